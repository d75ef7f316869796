-- Short ways to the moments in which cards do something.
local play = {}

-- A card without a shadow effect; one that does nothing when it is revealed to
-- players whose threat is below 35.
play.blank = "Enchanted Stream"
play.harmless = "Evil Storm"

-- With cards that are only for tests.
play.quiet = { "packs/lotr-card-game", "tests/packs/lotr-quiet" }

-- One list of heroes for each seat.
function play.open(t, seats, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood",
                  first_player = 0, seats = {} }
  for i, heroes in ipairs(seats) do
    setup.seats[i] = { heroes = heroes, deck = "core-leadership" }
  end
  for key, value in pairs(more or {}) do setup[key] = value end
  return t:table(setup)
end

local function position(base, more)
  for key, value in pairs(more or {}) do base[key] = value end
  return base
end

-- On to a later step of the round; in the quest phase nothing happens.
function play.to(g, step)
  local reveals = {}
  for i = 1, #g:view().seats do reveals[i] = play.harmless end
  if not g:see("step"):find("^3") then g:go("3.2") end
  g:arrange{ staging = {}, encounter_top = reveals }
  return g:go(step)
end

-- In planning, nothing in the staging area, a rich first hero for each seat, and
-- empty hands unless `more` fills them.
function play.planning(t, seats, more, setup)
  local g = play.open(t, seats, setup)
  g:go("2.2")
  local state = { staging = {}, hand = {}, heroes = {} }
  for i, heroes in ipairs(seats) do
    state.hand[i] = {}
    state.heroes[i] = { [heroes[1]] = { resources = 9 } }
  end
  g:arrange(state)
  if more then g:arrange(more) end
  return g
end

-- Pays with the first hero that can, for as long as it is asked.
function play.pay(g, seat)
  local function payment()
    local ask = g:status() == "playing" and g:ask()
    if not ask then return nil end
    for _, option in ipairs(g:options(seat)) do
      if option:find("^pay 1 resource") then return option end
    end
  end
  while payment() do g:seat(seat or 0):choose(payment()) end
  return g
end

function play.play(g, title, seat)
  g:seat(seat or 0):choose("play", title)
  return play.pay(g, seat or 0)
end

function play.respond(g, title, seat)
  g:seat(seat or 0):choose("respond", title)
  return play.pay(g, seat or 0)
end

-- The quest phase: `who` commits (a list for each seat, or of seat 0 alone),
-- then these encounter cards are revealed into an empty staging area.
function play.quest(g, who, reveals, more)
  g:go("3.2")
  g:arrange(position({ staging = {}, encounter_top = reveals }, more))
  local lists = type(who[1]) == "table" and who or { who }
  for seat, list in ipairs(lists) do
    g:pass_until(function() local ask = g:ask(); return ask.rule == "t3.2b" and ask.seat == seat - 1 end)
    for _, hero in ipairs(list) do g:seat(seat - 1):choose("commit", hero) end
    g:seat(seat - 1):choose("done")
  end
  return g
end

-- The enemy attacks seat 0 with this shadow card; `defender` nil: nobody defends.
function play.attacked(g, enemy, shadow, defender, more)
  play.to(g, "5.2")
  g:arrange(position({ staging = {}, engaged = { { enemy } },
                       encounter_top = type(shadow) == "table" and shadow or { shadow } }, more))
  return play.defend(g, defender)
end

function play.defend(g, defender)
  g:pass_until(function() local ask = g:ask(); return ask and ask.rule == "t6.4.1a" end)
  if defender then g:choose("defend with", defender) else g:pass() end
  return g
end

-- Plays on until the attack of this enemy is over.
function play.attack_over(g)
  return g:pass_until(function()
    local ask = g:ask()
    return not ask or ask.rule == "t6.8a.2" or ask.rule == "t6.4a.2" or g:see("phase") ~= "Combat"
  end)
end

-- Seat 0 is attacked while seat 1 is the first player: which seat is asked to
-- choose this?
function play.chooser(t, enemy, shadow, defender, more, ...)
  local g = play.open(t, { { "Aragorn", "Glóin", "Théodred" }, { "Gimli" } }, { first_player = 1 })
  play.attacked(g, enemy, shadow, defender, position({ engaged = { { enemy }, {} } }, more))
  g:until_option(...)
  return g:ask().seat
end

-- Whether anybody is offered something of this text on the way to `there`.
function play.offered_before(g, text, there)
  local offered = false
  g:pass_until(function()
    for _, option in ipairs(g:options()) do offered = offered or option:find(text, 1, true) ~= nil end
    return there()
  end)
  return offered
end

-- Characters of seat 0 attack this enemy, which has no chance to attack before.
function play.attack(g, enemy, attackers, more)
  play.to(g, "5.2")
  local spec = type(enemy) == "table" and enemy or { title = enemy }
  spec.attacked = true
  g:arrange(position({ staging = {}, engaged = { { spec } }, encounter_top = { play.blank } }, more))
  return play.strike(g, spec.title, attackers)
end

function play.strike(g, enemy, attackers)
  g:until_option("attack " .. enemy)
  g:choose("attack " .. enemy)
  for _, attacker in ipairs(attackers) do g:choose("attack with", attacker) end
  if attackers[1] then g:choose("done") end
  return g
end

-- Escape from Dol Guldur: these cards guard Gandalf's Map, Dungeon Torch and
-- Shadow Key, and this hero is the prisoner.
play.guards = { "Enchanted Stream", "Great Forest Web", "Necromancer's Pass" }

function play.escape(t, seats, prisoner, more)
  local force = table.move(play.guards, 1, 3, 1, {})
  force[4] = prisoner
  local setup = { scenario = "escape-from-dol-guldur", force = force }
  for key, value in pairs(more or {}) do setup[key] = value end
  return play.open(t, seats, setup):go("2.2")
end

-- Through the windows after travel, the engagement checks and the shadow cards of
-- this round, where this cannot be used any more; then on to the next round.
function play.spent_for_the_round(t, g, words)
  play.to(g, "4.2")
  for _, window in ipairs{ "tw.4.2", "tw.5.3", "tw.6.2" } do
    g:pass_until(function() local ask = g:ask(); return ask.rule == window and ask.seat == (words.seat or 0) end)
    t:refused(g, words, "limits.1")
  end
  return g:go("2.2 next")
end

-- The rule by which the game asks now.
function play.asked(g)
  local ask = g:ask()
  return ask and ask.rule
end

function play.count(list, title)
  local n = 0
  for _, name in ipairs(list) do n = n + (name == title and 1 or 0) end
  return n
end

return play
