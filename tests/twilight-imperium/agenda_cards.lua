-- Action cards of the agenda phase: riders and what else is played when an agenda is revealed, voted on
-- or resolved.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

-- A card is played, and nobody cancels it.
local function answer(g, title)
  g:choose("answer with " .. title)
  while g:ask() and g:ask().prompt:find("o you answer") and g:ask().seat ~= 2 do g:seat(g:ask().seat):pass() end
  return g
end

-- Hacan (seat 2) holds a card when this agenda is revealed, and plays it as soon as it can.
local function playing(t, title, on, position, more)
  position = position or {}
  position.before = position.before or {}
  position.before.hand = { {}, {}, { title } }
  local g = agenda.begun(t, { on or "Economic Equality" }, position, more)
  g:pass_until(function() return g:has("answer with " .. title) end)
  t:eq(g:ask().seat, 2)
  return answer(g, title)
end

-- What each rider brings: how it is seen, from the position before.
local riders = {
  { "Imperial Rider", function(g) return g:see("seat.2.points") end, 1 },
  { "Trade Rider", function(g) return g:see("seat.2.trade goods") end, 5 },
  { "Leadership Rider", function(g)
    return g:see("seat.2.tactic") + g:see("seat.2.fleet") + g:see("seat.2.strategy") end, 3 },
  { "Politics Rider", function(g) return g:see("seat.2.hand.count") end, 3 },
}
for _, rider in ipairs(riders) do
  local title, measure, gain = rider[1], rider[2], rider[3]
  card(title, "a prediction that comes true is paid", function(t)
    local g = playing(t, title, "Mutiny", { goods = { 0, 0, 0 }, points = { 1, 1, 1 }, tactic = { 1, 1, 1 }, fleet = { 3, 3, 3 }, strategy = { 1, 1, 1 } })
    g:choose("predict For")
    local had = measure(g)
    agenda.decided(g, "For")
    g:pass_until(function() return not g:has("pool") and not g:has("discard") end)
    t:eq(measure(g), had + gain)
  end)
  card(title, "one that does not is not", function(t)
    local g = playing(t, title, "Mutiny", { goods = { 0, 0, 0 }, points = { 1, 1, 1 } })
    g:choose("predict Against")
    local had = measure(g)
    agenda.decided(g, "For")
    t:eq(measure(g), had)
  end)
end

rule({ "8.22", "8.22+1", "8.22a", "8.22b", "8.16" }, "who predicts names an outcome aloud and has no vote", function(t)
  local g = playing(t, "Trade Rider", "Mutiny", { goods = { 0, 0, 0 } })
  t:eq(#g:options(2), 2) -- For and Against
  g:choose("predict For")
  t:ok(g:log_has("Player 3 predicts For"))
  t:eq(g:view(0).vote.seats[3].predicted, 0)
  agenda.vote(g, 1, "For", { "Wren Terra" })
  g:pass_until(function() return g:has("vote for For") end)
  t:eq(g:ask().seat, 0) -- seat 2 is left out
  g:choose("abstain")
  g:pass_until(function() return g:log_has("Player 3 predicted it") end)
  t:eq(g:see("seat.2.trade goods"), 5)
end)

card("Construction Rider", "a space dock", function(t)
  local g = playing(t, "Construction Rider", "Mutiny")
  g:choose("predict For")
  agenda.decided(g, "For")
  g:choose("Hercant")
  t:eq(imperium.units(g, 2, "Hercant").space_dock, 1)
end)

card("Warfare Rider", "a dreadnought where its ships are", function(t)
  local g = playing(t, "Warfare Rider", "Mutiny", { fleet = { 3, 3, 5 }, tactic = { 1, 1, 1 } })
  g:choose("predict For")
  agenda.decided(g, "For")
  g:pass_until(function() return g:log_has("Mutiny is discarded") and not g:has("Hercant, Arretze and Kamdorn") end)
  t:ok((imperium.units(g, 2, "Hercant, Arretze and Kamdorn").dreadnought or 0) >= 1)
end)

card("Diplomacy Rider", "the others put tokens there", function(t)
  local g = playing(t, "Diplomacy Rider", "Mutiny")
  g:choose("predict For")
  agenda.decided(g, "For")
  if g:has("Hercant") then g:choose("Hercant") end
  t:ok(g:log_has("Player 1 places a command token in Hercant"))
  t:ok(g:log_has("Player 2 places a command token in Hercant"))
end)

card("Technology Rider", "a technology is researched", function(t)
  local g = playing(t, "Technology Rider", "Mutiny")
  g:choose("predict For")
  agenda.decided(g, "For")
  t:eq(g:ask().seat, 2)
  t:ok(g:has("research "))
end)

for _, title in ipairs{ "Construction Rider", "Warfare Rider", "Diplomacy Rider", "Technology Rider" } do
  card(title, "nothing for a prediction that fails", function(t)
    local g = playing(t, title, "Mutiny")
    g:choose("predict Against")
    agenda.decided(g, "For")
    t:ok(not g:log_has("Player 3 predicted it"))
  end)
end

card("Veto", "the agenda is discarded and another is revealed", function(t)
  local g = playing(t, "Veto", "Mutiny")
  t:ok(g:log_has("Mutiny is discarded"))
  local revealed = 0
  for _, line in ipairs(g:log()) do if line:find("is revealed%.") then revealed = revealed + 1 end end
  t:ok(revealed >= 2)
end)

card("Veto", "nobody must play it", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { before = { hand = { {}, {}, { "Veto" } } } })
  agenda.ended(g)
  t:ok(g:log_has("The vote ends"))
  t:ok(not g:log_has("Economic Equality is revealed"))
end)

card("Assassinate Representative", "a player has no vote on this agenda", function(t)
  local g = playing(t, "Assassinate Representative", "Mutiny")
  g:choose("Player 2")
  g:pass_until(function() return g:has("vote for For") end)
  t:eq(g:ask().seat, 2)
end)

card("Ancient Burial Sites", "cultural planets of a player are exhausted, no others", function(t)
  local g = playing(t, "Ancient Burial Sites", "Mutiny", { before = { planets = { { "Quann" }, { "Lodor", "Atlas" } } } }, { seed = 3 })
  g:choose("Player 2")
  t:eq(g:view(0).seats[2].exhausted, { "Lodor" })
  t:eq(g:view(0).seats[1].exhausted, nil)
end)

card("Distinguished Councilor", "five more votes for what one voted for", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { before = { hand = { {}, {}, { "Distinguished Councilor" } } } })
  agenda.vote(g, 2, "For", { "Hercant" })
  answer(g, "Distinguished Councilor")
  t:eq(g:view(0).vote.outcomes[1].votes, 6)
end)

card("Distinguished Councilor", "not for who abstains", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { before = { hand = { {}, {}, { "Distinguished Councilor" } } } })
  g:seat(1):choose("abstain")
  g:pass_until(function() return g:has("vote for For") end)
  g:seat(2):choose("abstain")
  t:ok(not g:has("Distinguished Councilor"))
end)

card("Confounding Legal Text", "one is elected instead of another", function(t)
  local g = agenda.begun(t, { "Minister of Policy" }, { before = { hand = { {}, {}, { "Confounding Legal Text" } } } })
  agenda.decided(g, "Player 2", true)
  g:pass_until(function() return g:has("answer with Confounding Legal Text") end)
  answer(g, "Confounding Legal Text")
  g:pass_until(function() return g:log_has("Minister of Policy becomes a law") end)
  t:eq(g:see("Minister of Policy.owner"), 2)
end)

card("Confounding Legal Text", "not when its player is elected", function(t)
  local g = agenda.begun(t, { "Minister of Policy" }, { before = { hand = { {}, {}, { "Confounding Legal Text" } } } })
  agenda.decided(g, "Player 3", true)
  g:pass_until(function() return g:has("answer with Confounding Legal Text") or g:log_has("Minister of Policy becomes a law") end)
  t:not_offered(g, "answer with Confounding Legal Text")
end)

card("Confusing Legal Text", "who is elected names another", function(t)
  local g = agenda.begun(t, { "Minister of Policy" }, { before = { hand = { {}, {}, { "Confusing Legal Text" } } } })
  agenda.decided(g, "Player 3", true)
  g:pass_until(function() return g:has("answer with Confusing Legal Text") end)
  answer(g, "Confusing Legal Text")
  t:not_offered(g, "Player 3")
  g:choose("Player 1")
  g:pass_until(function() return g:log_has("Minister of Policy becomes a law") end)
  t:eq(g:see("Minister of Policy.owner"), 0)
end)

card("Confusing Legal Text", "not for the elections of others", function(t)
  local g = agenda.begun(t, { "Minister of Policy" }, { before = { hand = { {}, {}, { "Confusing Legal Text" } } } })
  agenda.decided(g, "Player 2", true)
  t:ok(not g:has("answer with Confusing Legal Text"))
end)

card("Deadly Plot", "an outcome that one voted against does not happen", function(t)
  local g = agenda.begun(t, { "Economic Equality" }, { goods = { 1, 2, 3 }, before = { hand = { {}, {}, { "Deadly Plot" } } } })
  agenda.vote(g, 2, "Against", { "Hercant" })
  agenda.vote(g, 0, "For", { "Jord" })
  g:pass_until(function() return g:has("answer with Deadly Plot") end)
  answer(g, "Deadly Plot")
  t:eq(g:see("seat.0.trade goods"), 1)
  t:ok(g:log_has("Economic Equality is discarded"))
  t:eq(#g:view(0).seats[3].exhausted, 3)
end)

card("Deadly Plot", "not one that one voted for", function(t)
  local g = agenda.begun(t, { "Economic Equality" }, { before = { hand = { {}, {}, { "Deadly Plot" } } } })
  agenda.vote(g, 2, "For", { "Hercant" })
  g:pass_until(function() return g:log_has("Economic Equality is discarded") or g:has("answer with Deadly Plot") end)
  t:ok(not g:has("answer with Deadly Plot"))
end)

card("Hack Election", "its player votes last, not in turn", function(t)
  local g = playing(t, "Hack Election", "Mutiny", nil, { codex = "on" })
  for _, seat in ipairs{ 1, 0, 2 } do
    g:pass_until(function() return g:has("vote for For") end)
    t:eq(g:ask().seat, seat)
    g:seat(seat):choose("abstain")
  end
end)

card("Hack Election", "also by who votes first otherwise", function(t)
  local g = playing(t, "Hack Election", "Mutiny", nil, { codex = "on", seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Argent" } } })
  for _, seat in ipairs{ 1, 0, 2 } do
    g:pass_until(function() return g:has("vote for For") end)
    t:eq(g:ask().seat, seat)
    g:seat(seat):choose("abstain")
  end
end)

card("Insider Information", "the next three agendas are seen by its player, by nobody else", function(t)
  local g = playing(t, "Insider Information", "Mutiny", nil, { codex = "on" })
  local function seen(seat)
    for _, zone in ipairs(g:view(seat).zones) do
      if zone.id == "agenda-deck" then
        local n = 0
        for _, one in ipairs(zone.cards or {}) do if one.title or one.name then n = n + 1 end end
        return n
      end
    end
  end
  t:eq(seen(2), 3)
  t:eq(seen(0), 0)
end)

card("Sanction", "who voted for the outcome loses a token of the fleet pool, nobody else", function(t)
  local g = playing(t, "Sanction", "Mutiny", { fleet = { 3, 3, 3 }, tactic = { 1, 1, 1 } }, { codex = "on" })
  g:choose("predict For")
  agenda.vote(g, 1, "For", { "Wren Terra" })
  g:pass_until(function() return g:log_has("Player 3 predicted it") end)
  t:eq(g:see("seat.1.fleet"), 2)
  t:eq(g:see("seat.0.fleet"), 3)
end)

card("Repeal Law", "a law is discarded", function(t)
  local g = imperium.acting(t, { laws = { "Regulated Conscription" }, hand = { { "Repeal Law" } } })
  g:choose("use Repeal Law")
  g:pass_until(function() return g:log_has("Regulated Conscription is discarded") or g:ask().seat == 1 end)
  t:eq(g:see("laws"), nil)
end)

card("Repeal Law", "only if there is one", function(t)
  local g = imperium.acting(t, { hand = { { "Repeal Law" } } })
  t:not_offered(g, "use Repeal Law")
end)

-- ---- Factions

local function seated(first, second, third)
  return { seats = { { faction = first }, { faction = second }, { faction = third } } }
end

card("Quash", "for a strategy token another agenda is revealed", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" }, nil, seated("Sol", "Letnev", "Xxcha"))
  g:pass_until(function() return g:has("Quash") or g:has("Xxcha") end)
  local had = g:see("seat.2.strategy")
  t:eq(g:ask().seat, 2)
  g:choose("Xxcha")
  t:eq(g:see("seat.2.strategy"), had - 1)
  t:ok(g:log_has("Economic Equality is revealed"))
end)

card("Quash", "not without one", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" }, { before = { strategy = { 0, 0, 0 }, tactic = { 1, 1, 1 } } }, seated("Sol", "Letnev", "Xxcha"))
  local offered = false
  g:pass_until(function() offered = offered or g:has("Xxcha Kingdom") return g:log_has("The vote ends") end)
  t:eq(g:see("seat.2.strategy"), 0)
  t:ok(not offered)
end)

card("Zeal", "it votes first, with a vote more for each player", function(t)
  local g = agenda.voting(t, { "Mutiny" }, nil, seated("Sol", "Letnev", "Argent"))
  t:eq(g:ask().seat, 2)
  g:choose("vote for For")
  g:choose(g:options(2)[1])
  if g:has("give no more") then g:choose("give no more") end
  t:ok(g:view(0).vote.seats[3].votes >= 1 + 3)
end)

card("Zeal", "who abstains has none", function(t)
  local g = agenda.voting(t, { "Mutiny" }, nil, seated("Sol", "Letnev", "Argent"))
  g:choose("abstain")
  t:eq(g:view(0).vote.seats[3].votes, 0)
end)

card("Future Sight", "a trade good for the outcome it voted for, not for another", function(t)
  for outcome, goods in pairs{ For = 1, Against = 0 } do
    local g = agenda.voting(t, { "Mutiny" }, { goods = { 0, 0, 0 }, planets = { { "Mecatol Rex" } } }, seated("Sol", "Letnev", "Nomad"))
    g:pass_until(function() return g:has("vote for For") and g:ask().seat == 2 end)
    g:choose("vote for " .. outcome)
    g:choose(g:options(2)[1])
    if g:has("give no more") then g:choose("give no more") end
    agenda.vote(g, 0, "For", { "Jord", "Mecatol Rex" })
    g:pass_until(function() return g:log_has("Mutiny is discarded") end)
    t:ok(g:log_has("The vote ends with For"))
    t:eq(g:see("seat.2.trade goods"), goods)
  end
end)

card("Galactic Threat", "it predicts and does not vote", function(t)
  local g = agenda.begun(t, { "Mutiny" }, nil, seated("Sol", "Letnev", "Nekro"))
  g:pass_until(function() return g:has("Nekro") end)
  g:choose("Nekro")
  g:pass_until(function() return g:has("predict For") end)
  g:choose("predict For")
  agenda.vote(g, 1, "For", { "Wren Terra" })
  g:pass_until(function() return g:log_has("Player 3 predicted it") end)
  t:eq(g:ask().seat, 2)
  t:ok(not g:log_has("Player 3 casts"))
end)
