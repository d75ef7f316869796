-- A pack of one's own, loaded on top of the core set: one hero, two cards for
-- players' decks, and a deck to play them with.
--
--     arbiter pack check examples/pack
--     arbiter sim lotr-card-game --pack examples/pack --set deck=example
--
-- docs/packs.md tells what the words mean.
pack { name = "example", version = "1", game = "lotr-card-game" }

include "cards.lua"
include "deck.lua"
