-- What happens beside what the other chapters look at.
local play = require "cards.lib.play"
local plain = require "lib.plain"

test("a view names its step once the game has begun", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", first_player = 0,
                     seats = { { heroes = { "Aragorn" }, deck = "core-leadership" } } }
  t:eq({ g:see("phase"), g:view().step_name }, { "Setup", nil })
  g:go("2.2")
  t:eq(g:see("phase"), "Planning")
  t:ok(g:view().step_name)
end)

rule("player-elimination.9", "an attack on one player goes on when another is eliminated", function(t)
  local function attacked(out)
    local g = plain.open(t, { { "Aragorn" }, { "Gimli" } })
    play.to(g, "5.2")
    g:arrange{ staging = {}, engaged = { {}, { "Hill Troll" } } }
    plain.calm(g)
    g:pass_until(function() return g:ask().rule == "t6.4.1a" end)
    g:seat(1):choose("defend with", "Gimli")
    t:eq(g:see("Gimli.damage"), 0)
    local threat = { 20, 20 }
    threat[out + 1] = 50
    g:arrange{ threat = threat }
    g:pass_until(function() return g:see("phase") ~= "Combat" or g:status() ~= "playing" end)
    return g
  end
  local g = attacked(0)
  t:eq({ g:see("seat.0.out"), g:see("seat.1.out"), g:see("Gimli.damage") }, { true, false, 4 })
  local h = attacked(1)
  t:eq({ h:see("seat.0.out"), h:see("seat.1.out"), h:see("staging") }, { false, true, { "Hill Troll" } })
end)
