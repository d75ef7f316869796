-- Forced.

local chapters = require "lib.chapters"

local function open(t, more)
  local setup = { pack = "lotr-order", seats = chapters.two }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

-- At the optional engagement of seat 0, with Wargs in the staging area.
local function engagement(t, heroes, more)
  local g = open(t, more)
  g:arrange{ heroes = heroes, staging = { "Wargs" }, threat = { 10, 10 }, hand = { {}, {} },
             encounter_top = { "Despair", "Despair" } }
  g:until_option("engage", "Wargs")
  if g:ask().seat == 1 then g:seat(1):pass() end
  return g
end

rule("forced.1", "the log calls a forced effect by that name", function(t)
  local g = engagement(t, { ["Aragorn"] = { attached = { "Left Hand" } } })
  g:choose("engage", "Wargs")
  t:ok(g:log_has("Left Hand: forced effect"))
  t:not_offered(g, "resolve", "Left Hand")
end)

rule("forced.2",
     "a forced effect happens without being asked for and cannot be declined", function(t)
  local g = engagement(t, { ["Aragorn"] = { attached = { "Left Hand" }, resources = 0 } })
  g:choose("engage", "Wargs")
  t:eq(g:see("Aragorn.resources"), 1)
  -- One that must choose does not offer a way out.
  g = open(t)
  g:arrange{ staging = { "Vengeful Shade" }, threat = { 10, 10 }, hand = { {}, {} },
             encounter_top = { "Despair", "Despair" } }
  g:until_option("engage", "Vengeful Shade")
  g:choose("engage", "Vengeful Shade")
  t:offered(g, "choose", "Aragorn")
  t:not_offered(g, "pass")
  t:not_offered(g, "decline")
end)

rule("forced.3", "\"after\": forced effects come before responses", function(t)
  local g = engagement(t, { ["Aragorn"] = { attached = { "Ready Answer" }, resources = 0 },
                            ["Glóin"] = { attached = { "Left Hand" }, resources = 0 } })
  g:choose("engage", "Wargs")
  t:offered(g, "respond", "Ready Answer")
  t:eq(g:see("Glóin.resources"), 1, "the forced effect has resolved by now")
end)

rule("forced.3", "\"when\": the same, and both come before the attack goes on", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Foresight" } } }, hand = { {}, {} }, staging = {},
             engaged = { { { title = "Swift Fang" } } }, threat = { 20, 20 },
             encounter_top = { "Despair", "Despair", "Despair" } }
  g:until_option("respond", "Foresight")
  t:eq(g:see("threat"), 23, "raised by 3 before the response")
  g:choose("respond", "Foresight")
  t:eq(g:see("threat"), 24)
  t:offered(g, "defend with", "Aragorn")
end)

rule("forced.4", "the first player orders forced effects, whoever controls the cards", function(t)
  local g = open(t, { first_player = 1 })
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Thorn" } }, ["Glóin"] = { attached = { "Thorn" } } },
             hand = { {}, {} }, staging = {}, encounter_top = { "Despair", "Despair" } }
  g:until_option("resolve", "Thorn")
  t:eq(g:see("seat.0.first"), true)
  t:eq(g:ask().seat, 0)
  t:eq(g:ask().rule, "forced.4")
  -- Both Thorns are seat 0's; in the next round seat 1 has the token and the say.
  g:choose("resolve", "Thorn", "Glóin")
  t:eq(g:see("Glóin.damage"), 1)
  g:arrange{ staging = {}, encounter_top = { "Despair", "Despair" } }
  g:until_option("resolve", "Thorn")
  t:eq(g:ask().seat, 1)
end)

rule("forced.5", "one forced effect resolves fully before the next begins", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Thorn" }, damage = 4 },
                        ["Glóin"] = { attached = { "Thorn", "Mourning Ring" }, damage = 3, resources = 0 } },
             hand = { {}, {} }, staging = {}, encounter_top = { "Despair", "Despair" } }
  g:until_option("resolve", "Thorn")
  g:seat(g:ask().seat):choose("resolve", "Thorn", "Aragorn")
  while g:ask().rule == "discard-pile.7" do g:pass() end
  -- Aragorn falls, and what follows from that comes before the other Thorn.
  local log, fallen, ring, second = g:log(), nil, nil, nil
  for i, text in ipairs(log) do
    if text == "Aragorn is destroyed" then fallen = i end
    if text:find("Mourning Ring: forced effect", 1, true) then ring = i end
    if text == "Glóin is destroyed" then second = i end
  end
  t:ok(fallen and ring and second, "all three happened")
  t:ok(fallen < ring and ring < second, "in this order")
end)
