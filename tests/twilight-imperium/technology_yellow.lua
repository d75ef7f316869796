-- Yellow technologies: where they act and where they must not.
local imperium = require "lib.imperium"

card("Transit Diodes", "ground forces go to planets anywhere", function(t)
  local g = imperium.acting(t, { units = { {}, { ["Arc Prime"] = { infantry = 3 } } }, planets = { {}, { "Atlas" } },
    technologies = { {}, { "Transit Diodes" } } })
  g:choose("activate Tequ'ran and Torkan"):pass_until(function() return g:has("answer with Transit Diodes") end)
  t:eq(g:ask().seat, 1)
  g:choose("answer with Transit Diodes"):choose("do it"):choose("infantry of Player 2 on Arc Prime"):choose("Atlas")
  t:eq(imperium.units(g, 1, "Atlas").infantry, 1)
end)

card("Transit Diodes", "not in the turn of somebody else", function(t)
  local g = imperium.acting(t, { units = { {}, { ["Arc Prime"] = { infantry = 3 } } }, planets = { {}, { "Atlas" } },
    technologies = { {}, {}, { "Transit Diodes" } } })
  g:choose("activate Tequ'ran and Torkan"):pass_until(function() return g:ask().seat == 1 end)
  t:not_offered(g, "answer with Transit Diodes")
end)
