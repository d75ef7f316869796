-- Cards that no core set card stands for: they exist to try out the rules of
-- staging, triggers, timing points, "then", "switch" and X.
pack { name = "lotr-timing", version = "1", game = "lotr-card-game" }

include "encounter.lua"
include "player.lua"
