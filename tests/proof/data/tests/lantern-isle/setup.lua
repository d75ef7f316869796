-- 1 Setup and 2 The round.
local isle = require "lib.isle"

rule({ "1.1", "1.2", "1.3", "1.4" }, "expeditions land with their wares, the Warden in its lair",
     function(t)
  local g = isle.open(t, 4)
  t:eq(g:see("raw.seats.0.first"), true)
  for seat = 0, 3 do
    t:eq(g:see("seat." .. seat .. ".food"), 3)
    t:eq(g:see("seat." .. seat .. ".oil"), 2)
    t:eq(g:see("seat." .. seat .. ".coins"), 3)
    t:eq(g:see("seat." .. seat .. ".guide"), 0)
  end
  t:eq(isle.at(g, 0), "A-1")
  t:eq(isle.at(g, 1), "K-1")
  t:eq(isle.at(g, 2), "A-7")
  t:eq(isle.at(g, 3), "K-7")
  t:eq(isle.at(g, "Warden"), "F-4")
  t:eq(g:see("finds.count"), 0)
end)

rule("2.1", "plans, their carrying out, the Warden, the council in even rounds, the lead",
     function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "K-7", seats = { {}, { at = "I-1" } } }
  t:eq(g:see("step"), "3")
  isle.plan(g, "march", "trade")
  t:eq(g:see("step"), "4")
  g:pass()
  t:ok(g:log_has("prowls"))
  t:eq(g:see("step"), "11")
  g:pass():seat(1):pass()
  t:eq(g:see("round"), 2)
  isle.plan(g, "dig", "march")
  g:pass()
  t:eq(g:see("step"), "10")
end)

rule("2.2", "the last round ends without a bid", function(t)
  local g = isle.open(t)
  isle.put(g){ round = 6 }
  g:go("over")
  t:eq(g:status(), "over")
  t:eq(g:see("round"), 6)
  t:ok(not g:log_has("takes the lead"))
end)

rule({ "2.3", "12.3" }, "the play ends with the last but one expedition, which is behind", function(t)
  local g = isle.open(t)
  isle.put(g){ seats = { { leader = 1, guide = 1, porter = 1, finds = { "Coral Crown" } }, {} },
             warden = "C-3" }
  isle.plan(g, "dig", "dig")
  t:eq(g:status(), "over")
  t:ok(g:log_has("Player 1 is out of the game"))
  t:eq(g:see("raw.seats.0.out"), true)
  t:eq(g:see("round"), 1)
  t:eq(g:standing(0).place, 2)
  t:eq(g:standing(1).place, 1)
end)
