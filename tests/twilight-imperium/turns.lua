-- The round as a whole: phases, turns until all have passed, initiative, tokens.
local imperium = require "lib.imperium"

-- All strategy cards are used; then everybody passes when asked.
local function play_round(t, position, more)
  local g = imperium.acting(t, position, more)
  return g
end

-- Who was asked for a turn, one after the other, until the round is over.
local function turns(g)
  local seats = {}
  while g:see("round") == 1 and g:status() == "playing" do
    local ask = g:ask()
    if ask.rule == "3.1" then
      seats[#seats + 1] = ask.seat
      if g:has("pass for the rest") then g:choose("pass for the rest") else
        local card
        for _, option in ipairs(g:options(ask.seat)) do
          if option:find("^use ") then card = card or option end
        end
        g:choose(card)
      end
    else
      imperium.step(g)
    end
  end
  return seats
end

rule({ "3.0+1", "3.0+2", "3.3", "3.5", "4.3", "4.3+1", "81.0", "84.s2", "40.0", "40.2", "4.0", "3.1", "3.2" }, "turns go round until all have passed", function(t)
  local g = play_round(t)
  t:eq(turns(g), { 0, 1, 2, 0, 1, 2, 0, 1, 2 })
  t:eq(g:see("phase"), "Strategy")
end)

rule({ "3.3c", "4.3+1" }, "the last one goes on alone", function(t)
  local g = imperium.acting(t)
  local seats = {}
  while #seats < 12 and g:see("round") == 1 do
    local ask = g:ask()
    if ask.rule ~= "3.1" then
      imperium.step(g)
    else
      seats[#seats + 1] = ask.seat
      if ask.seat == 0 and #seats > 6 and g:has("activate Bakal and Alio Prima") then
        g:choose("activate Bakal and Alio Prima")
      elseif g:has("pass for the rest") then
        g:choose("pass for the rest")
      else
        for _, option in ipairs(g:options(ask.seat)) do
          if option:find("^use ") then g:choose(option); break end
        end
      end
    end
  end
  t:eq({ seats[7], seats[8], seats[9], seats[10] }, { 0, 1, 2, 0 })
end)

rule({ "3.4", "33.9" }, "with five players one card must be used before passing", function(t)
  local g = t:table{ game = "twilight-imperium", speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Xxcha" }, { faction = "Winnu" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade" } do g:choose("take " .. card) end
  t:refused(g, { "pass for the rest" }, "3.4")
end)

rule({ "84.s2+2" }, "with four players all cards are taken and no trade good is put on any", function(t)
  local g = t:table{ game = "twilight-imperium", speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Xxcha" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare", "Technology", "Imperial" } do g:choose("take " .. card) end
  t:eq(g:see("phase"), "Action")
  t:ok(not g:log_has("A trade good is put on"))
end)

rule({ "48.1", "48.2a", "83.6" }, "cards that nobody has do not count for initiative", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Imperial", "Technology" }, { "Warfare", "Trade" }, { "Construction", "Politics" } })
  t:eq(g:ask().seat, 2)
end)

rule({ "83.1+1", "83.8", "83.8b" }, "a chosen card lies before its owner", function(t)
  local g = imperium.acting(t)
  t:eq(g:see("Leadership.zone"), "area.0")
  t:eq(g:see("Construction.zone"), "strategy")
end)

rule({ "82.2c", "3.3b" }, "who has passed may still use secondary abilities", function(t)
  local g = imperium.acting(t, { tactic = { 3, 3, 9 } })
  local function passed(seat) return g:see("raw.seats." .. seat .. ".passed") end
  local function first(words)
    for _, option in ipairs(g:options(g:ask().seat)) do
      if option:find("^" .. words) then return option end
    end
  end
  while not (passed(0) and passed(1) and g:ask().rule == "3.1") do
    if g:ask().rule ~= "3.1" then imperium.step(g)
    elseif g:ask().seat == 2 then g:choose(first("activate"))
    else g:choose(first("pass for the rest") or first("use ")) end
  end
  g:choose("use Imperial")
  while g:ask().rule ~= "82.2" do imperium.step(g) end
  t:eq(g:ask().seat, 0)
  t:offered(g, "use the secondary ability of Imperial")
end)

rule({ "82.2+1", "82.2", "82.0" }, "nobody must use a secondary ability", function(t)
  local g = imperium.acting(t)
  g:choose("use Warfare")
  g:pass()
  t:offered(g, "pass")
  g:pass()
  t:ok(not g:log_has("Player 2 uses the secondary"))
end)

rule({ "71.6", "34.5", "71.6+1" }, "a used strategy card is readied in the status phase", function(t)
  local g = imperium.acting(t)
  g:pass_until(function() return g:see("round") == 2 end)
  for _, card in ipairs{ "Leadership", "Warfare", "Diplomacy", "Technology", "Imperial", "Trade" } do
    imperium.quiet(g):choose("take " .. card)
  end
  imperium.quiet(g)
  t:offered(g, "use Leadership")
end)

rule({ "81.s5+1", "81.s5+3", "37.3" }, "who shares out tokens anew loses the ships that its fleet pool does not allow any more", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Leadership", "Trade" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ units = { { Jord = { cruiser = 3, space_dock = 1, infantry = 1 } } } }
  g:pass_until(function() return g:has("share out your command tokens") and g:ask().seat == 0 end)
  g:choose("share out your command tokens")
  g:choose(g:ask().prompt:match("(%d+)") .. " into the tactic pool")
  t:eq(g:see("seat.0.fleet"), 0)
  t:ok(g:log_has("Player 1 removes 3 cruisers from Jord"))
end)

rule({ "2.4", "2.4+1" }, "whoever has more than seven action cards discards", function(t)
  local g = imperium.acting(t, { hand = { { "Bribery", "Bunker", "Summit", "Spy", "Plague", "Veto", "Rally" } } })
  g:pass_until(function() return g:has("discard Veto") end)
  g:choose("discard Veto")
  t:eq(g:see("hand.count"), 7)
  t:eq(g:see("Veto.zone"), "action-pile")
end)

rule({ "81.s3+1" }, "action cards are drawn in order of initiative", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Imperial", "Technology" }, { "Leadership", "Warfare" }, { "Diplomacy", "Trade" } })
  g:arrange{ without = imperium.starting }
  g:pass_until(function() return g:see("round") == 2 end)
  local order = {}
  for _, line in ipairs(g:log()) do
    local who = line:match("^(Player %d) draws something%.$") or line:match("^(Player 1) draws ")
    if who then order[#order + 1] = who end
  end
  local n = #order
  t:eq({ order[n - 2], order[n - 1], order[n] }, { "Player 2", "Player 3", "Player 1" })
end)

rule({ "27.4", "8.0+2", "81.s8+1", "8.s3", "8.s3+1" }, "with the custodians gone an agenda phase follows, in which planets are readied", function(t)
  local g = imperium.acting(t, { custodians = 0 })
  g:pass_until(function() return g:see("round") == 2 end)
  for seat = 1, 3 do t:eq(g:view(0).seats[seat].exhausted, nil) end
end)

rule({ "20.6", "24.3+1" }, "a token that would lie beside another of its owner goes to reinforcements", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Technology" }, { "Imperial", "Trade" } })
  g:arrange{ planets = { {}, { "Lodor" } }, tokens = { {}, { "Lodor" } } }
  g:choose("use Construction"):pass()
  if g:ask().seat == 0 then g:pass() end
  g:choose("use the secondary"):choose("Lodor")
  t:ok(not g:log_has("Player 2 places a command token in Lodor"))
  t:eq(g:see("seat.1.strategy"), 1)
end)

rule({ "20.3b", "32.2a" }, "without a token in reinforcements one is taken out of a pool", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Diplomacy", "Leadership" }, { "Warfare", "Technology" }, { "Imperial", "Trade" } })
  g:arrange{ tactic = { 3, 10 }, fleet = { 3, 3 }, strategy = { 2, 3 } }
  g:choose("use Diplomacy"):choose("Jord")
  t:eq(g:ask().seat, 1)
  g:choose("take it from the tactic pool")
  t:eq(g:see("seat.1.tactic"), 9)
end)

rule({ "98.4", "98.4a", "98.4a+1", "98.2" }, "points are counted on the track, never beyond its end", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Imperial", "Leadership" }, { "Warfare", "Technology" }, { "Diplomacy", "Trade" } })
  g:arrange{ points = { 8 }, planets = { { "Mecatol Rex" } }, custodians = 0 }
  g:choose("use Imperial")
  t:eq(g:see("seat.0.points"), 9)
  t:ok(g:log_has("Player 1 gains 1 victory point and has 9"))
end)

rule({ "61.15+2", "98.8+1" }, "of those with the most points the first in initiative wins", function(t)
  local g = imperium.begun(t, { rounds = "1" })
  imperium.pick(g, { { "Imperial", "Technology" }, { "Leadership", "Warfare" }, { "Diplomacy", "Trade" } })
  g:arrange{ points = { 3, 3, 2 } }
  g:go("over")
  t:eq({ g:standing(0).place, g:standing(1).place, g:standing(2).place }, { 1, 2, 3 })
end)
