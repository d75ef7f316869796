-- Phantom Epoch: dice, classes, adversaries, events and the missions of Berkav.
-- docs/packs-phantom-epoch.md tells every word that stands here.
pack { name = "berkav", version = "0.1", game = "phantom-epoch" }

die "basic" { "fumble", 1, 1, 2, 2, 3, 3, "critical" }
die "blitz" { "fumble", "fumble", 1, 2, 3, 4, "critical", "critical" }
die "accuracy" { "miss", "block", "block", "success", "success", "success" }
die "decision" {
  { "dark blue", "N", "E" }, { "dark blue", "S", "W" }, { "light blue", "E", "S" },
  { "light blue", "W", "N" }, { "red", "S", "E" }, { "red", "N", "W" }, { "yellow", "W", "S" },
  { "yellow", "E", "N" } }

include "classes/species.lua"
include "classes/healer.lua"
include "classes/ranger.lua"
include "classes/rogue.lua"
include "classes/warrior.lua"
include "adversaries/rows.lua"
include "adversaries/kinds.lua"
include "adversaries/species/grallok.lua"
include "adversaries/species/gryllos.lua"
include "adversaries/species/human.lua"
include "adversaries/species/lypran.lua"
include "adversaries/species/slink.lua"
include "adversaries/species/others.lua"
include "adversaries/class/archer.lua"
include "adversaries/class/berserker.lua"
include "adversaries/class/scout.lua"
include "adversaries/class/sentry.lua"
include "adversaries/class/trained.lua"
include "adversaries/class/wild.lua"
include "adversaries/bosses.lua"
include "gear/starting.lua"
include "gear/attachments.lua"
include "gear/equipment.lua"
include "events/early.lua"
include "events/late.lua"
include "campaign/ship.lua"
include "campaign/story.lua"
include "campaign/berkav.lua"
include "campaign/abroad.lua"
include "missions/awakening.lua"
include "missions/berkav-1.lua"
include "missions/berkav-2.lua"
include "missions/berkav-3.lua"
include "missions/berkav-4.lua"
include "missions/berkav-5.lua"
include "campaign/chapter.lua"
