-- Cards for the rules tests of the glossary, L to S: what no card of the core set does.
pack { name = "test-plain", version = "1", game = "lotr-card-game" }

include "common.lua"
include "numbers.lua"
include "control.lua"
include "answers.lua"
