-- The status phase and victory.
local imperium = require "lib.imperium"

-- Everybody has used the cards and passed; the status phase is over and round 2 begins.
local function round_two(t, position, more)
  local g = imperium.acting(t, position, more)
  return imperium.quiet(g:pass_until(function() return g:see("round") == 2 end))
end

rule({ "81.s2", "61.14", "80.6" }, "a public objective is revealed", function(t)
  t:eq(round_two(t):see("objectives.count"), 3)
end)

rule({ "81.s3", "2.1", "2.3" }, "everybody draws an action card", function(t)
  local g = round_two(t)
  t:ok(g:see("seat.1.hand.count") >= 1)
end)

rule("81.s4", "command tokens leave the board", function(t)
  local g = round_two(t, { tokens = { { "Atlas", "Lodor" } } })
  for _, piece in ipairs(g:view(0).boards[1].pieces) do t:eq(piece.command, nil) end
end)

rule({ "81.s5", "81.s5+2", "81.s5+4" }, "two command tokens each", function(t)
  local g = imperium.acting(t)
  g:pass_until(function() return g:log_has("Player 2 gains 2 command tokens") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 2 gains 2 command tokens"))
end)

rule({ "81.s6", "34.2", "71.5", "64.7" }, "exhausted planets are readied", function(t)
  local g = round_two(t, { exhausted = { "Jord", "Arc Prime" } })
  for seat = 1, 3 do t:eq(g:view(0).seats[seat].exhausted, nil) end
end)

rule("81.s7", "damage is repaired", function(t)
  local g = imperium.acting(t, { units = { { Jord = { dreadnought = 1, space_dock = 1, infantry = 1, damaged = { dreadnought = 1 } } } } })
  t:eq(imperium.damaged(g, 0), 1)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(imperium.damaged(g, 0), 0)
end)

rule("81.s8", "strategy cards go back", function(t)
  t:eq(#round_two(t):options(), 8)
end)

rule({ "40.1", "8.0+1", "81.s8+2" }, "without the custodians removed there is no agenda phase", function(t)
  local g = round_two(t)
  t:eq(g:see("phase"), "Strategy")
end)

rule({ "98.7", "98.0" }, "whoever has ten points has won at once", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Leadership", "Imperial" }, { "Diplomacy", "Warfare" }, { "Politics", "Technology" } })
  g:arrange{ points = { 9 }, planets = { { "Mecatol Rex" } }, custodians = 0 }
  g:choose("use Imperial")
  t:eq(g:status(), "over")
  t:eq(g:standing(0).place, 1)
end)

rule("98.2a", "or fourteen, if the track is that long", function(t)
  local g = imperium.begun(t, { points = "14" })
  imperium.pick(g, { { "Leadership", "Imperial" }, { "Diplomacy", "Warfare" }, { "Politics", "Technology" } })
  g:arrange{ points = { 13 }, planets = { { "Mecatol Rex" } }, custodians = 0 }
  g:choose("use Imperial")
  t:eq(g:status(), "over")
end)

rule({ "61.15", "81.s2+1", "61.15+1", "98.8", "61.14a", "81.s2+2" }, "the game ends when no objective is left to reveal", function(t)
  local g = imperium.begun(t)
  g:go("over")
  t:ok(g:log_has("There is no objective left to reveal"))
  t:eq(g:see("round"), 9)
end)

test("a table may end after so many rounds", function(t)
  local g = imperium.begun(t, { rounds = "1" })
  g:go("over")
  t:eq(g:see("round"), 1)
end)

-- Letnev and Hacan can both pay for an objective; who is asked first?
local function first_to_score(t, more)
  local g = imperium.begun(t, more)
  imperium.pick(g, { { "Imperial", "Technology" }, { "Leadership", "Warfare" }, { "Diplomacy", "Trade" } })
  g:arrange{ revealed = { "Negotiate Trade Routes" }, goods = { 0, 5, 5 }, speaker = 2 }
  g:pass_until(function() return g:has("score Negotiate Trade Routes") end)
  return g
end

rule({ "81.s1+1" }, "as published, the players score in order of initiative", function(t)
  local g = first_to_score(t, { rules = "published" })
  t:eq(g:ask().seat, 1)
end)

rule("81.s1", "by the reference, from the speaker on", function(t)
  local g = first_to_score(t)
  t:eq(g:ask().seat, 2)
end)

rule({ "61.10", "61.12", "61.12+1", "81.s1c", "61.0", "81.s1a", "61.5a", "61.6" }, "an objective that is paid for brings its points", function(t)
  local g = first_to_score(t)
  g:choose("score Negotiate Trade Routes")
  t:eq(g:see("seat.2.points"), 1)
  t:eq(g:see("seat.2.trade goods"), 3) -- five and three of Trade, less five
end)

rule("61.8", "and is scored once by each player", function(t)
  local g = first_to_score(t)
  g:choose("score Negotiate Trade Routes")
  g:pass_until(function() return g:see("round") == 2 end)
  g:arrange{ goods = { 0, 0, 9 } }
  g:pass_until(function() return g:see("round") == 3 end)
  t:eq(g:see("seat.2.points"), 1)
end)

rule("61.16", "who has lost a planet of the home system scores no public objective", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Imperial", "Technology" }, { "Leadership", "Warfare" }, { "Diplomacy", "Trade" } })
  g:arrange{ revealed = { "Negotiate Trade Routes" }, goods = { 0, 9, 0 }, lost = { "Wren Terra" } }
  g:pass_until(function() return g:see("round") == 2 or g:has("score Negotiate Trade Routes") end)
  t:eq(g:see("round"), 2)
end)
