-- The core set of The Lord of the Rings: The Card Game, with the current rulings.
pack {
    name = "core",
    version = "1.0",
    game = "lotr-card-game",
}

-- How other programs know these cards: by these and the number of the card.
product "Core Set" { code = "01", octgn = "51223bd0-ffd1-11df-a976-0801200c9" }

include "cards/heroes.lua"
include "cards/leadership.lua"
include "cards/tactics.lua"
include "cards/spirit.lua"
include "cards/lore.lua"
include "cards/neutral.lua"
include "encounter/spiders-of-mirkwood.lua"
include "encounter/wilderlands.lua"
include "encounter/dol-guldur-orcs.lua"
include "encounter/passage-through-mirkwood.lua"
include "encounter/escape-from-dol-guldur.lua"
include "encounter/journey-along-the-anduin.lua"
include "encounter/saurons-reach.lua"
include "quests/passage-through-mirkwood.lua"
include "quests/journey-along-the-anduin.lua"
include "quests/escape-from-dol-guldur.lua"
include "decks.lua"
include "scenarios.lua"
include "campaign/boons.lua"
include "campaign/burdens.lua"
include "campaign/mirkwood-paths.lua"
