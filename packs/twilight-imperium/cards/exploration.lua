-- Exploration cards by deck.

exploration "Cultural Relic Fragment" { deck = "cultural", copies = 9, kind = "fragment",
  text = "Keep in play area. ACTION: purge 3 of your cultural fragments to gain 1 relic.",
  action { cost = fragments(3), effect = gain_relic(you) } }
exploration "Demilitarized Zone" { deck = "cultural", kind = "attach",
  text = "Return all structures on the planet to reinforcements and all ground forces on it to space. Attach: no unit may get onto it in any way; its card is tradable during agenda phases.",
  explored { effect = { remove(all, structures{ at = explored_place }, you),
    relocate(all, ground_forces{ at = explored_place }, systems{ system = explored_place }, you) } },
  constant { cannot_be_placed(host), allow_trade_planet(host) } }
exploration "Dyson Sphere" { deck = "cultural", kind = "attach",
  text = "Attach: +2 resources, +1 influence.",
  constant { add("resources", 2, host), add("influence", 1, host) } }
exploration "Freelancers" { deck = "cultural", copies = 3, kind = "instant",
  text = "May produce 1 unit in this system; influence may be spent as resources for it.",
  explored { effect = { lasting{ "production", allow_influence(you) },
    produce(1, "any", systems{ system = explored_place }) } } }
exploration "Gamma Wormhole" { deck = "cultural", kind = "token",
  text = "Put a gamma wormhole token into this system; purge the card.",
  explored { effect = { put_gamma(explored_place), purge(self) } } }
exploration "Mercenary Outfit" { deck = "cultural", copies = 3, kind = "instant",
  text = "May put 1 infantry (reinforcements) on this planet.",
  explored { effect = may{ text = "Put 1 infantry there?", put(1, "infantry", explored_place, you) } } }
exploration "Paradise World" { deck = "cultural", kind = "attach", text = "Attach: +2 influence.",
  constant { add("influence", 2, host) } }
exploration "Tomb of Emphidia" { deck = "cultural", kind = "attach",
  text = "Attach: +1 influence. While the owner of the relic The Crown of Emphidia controls this planet, that relic can be purged for 1 VP.",
  constant { add("influence", 1, host) } }
exploration "Core Mine" { deck = "hazardous", copies = 3, kind = "instant",
  text = "If you have a mech on this planet, or remove 1 of your infantry from it: gain 1 trade good.",
  explored { effect = if_{ exists(pieces{ type = "mech", controller = you, at = explored_place }), then_ = goods(1, you),
    else_ = may{ text = "Remove 1 infantry for a trade good?", remove(1, pieces{ type = "infantry", controller = you, at = explored_place }, you), then_, goods(1, you) } } } }
exploration "Expedition" { deck = "hazardous", copies = 3, kind = "instant",
  text = "If you have a mech on this planet, or remove 1 of your infantry from it: ready this planet.",
  explored { effect = if_{ exists(pieces{ type = "mech", controller = you, at = explored_place }), then_ = ready(explored_place),
    else_ = may{ text = "Remove 1 infantry to ready the planet?", remove(1, pieces{ type = "infantry", controller = you, at = explored_place }, you), then_, ready(explored_place) } } } }
exploration "Hazardous Relic Fragment" { deck = "hazardous", copies = 7, kind = "fragment",
  text = "Keep in play area. ACTION: purge 3 of your hazardous fragments to gain 1 relic.",
  action { cost = fragments(3), effect = gain_relic(you) } }
exploration "Lazax Survivors" { deck = "hazardous", kind = "attach",
  text = "Attach: +1 resources, +2 influence.",
  constant { add("resources", 1, host), add("influence", 2, host) } }
exploration "Mining World" { deck = "hazardous", kind = "attach", text = "Attach: +2 resources.",
  constant { add("resources", 2, host) } }
exploration "Rich World" { deck = "hazardous", kind = "attach", text = "Attach: +1 resources.",
  constant { add("resources", 1, host) } }
exploration "Volatile Fuel Source" { deck = "hazardous", copies = 3, kind = "instant",
  text = "If you have a mech on this planet, or remove 1 of your infantry from it: gain 1 command token.",
  explored { effect = if_{ exists(pieces{ type = "mech", controller = you, at = explored_place }), then_ = tokens(1, you),
    else_ = may{ text = "Remove 1 infantry for a command token?", remove(1, pieces{ type = "infantry", controller = you, at = explored_place }, you), then_, tokens(1, you) } } } }
exploration "Warfare Research Facility" { specialty = "red", deck = "hazardous", kind = "attach",
  text = "Attach: red technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead.",
  constant { add("resources", 1, host), add("influence", 1, host),
    condition = exists(cards{ is = { "self", "spare" } }) } }
exploration "Abandoned Warehouses" { deck = "industrial", copies = 4, kind = "instant",
  text = "Choose one or none: +2 commodities; or 2 commodities at most become trade goods.",
  explored { effect = may{ text = "Gain or convert 2 commodities?", either{ mode("Gain 2 commodities", commodities(2, you)),
    mode("Turn 2 commodities into trade goods", convert(2, you)) } } } }
exploration "Biotic Research Facility" { specialty = "green", deck = "industrial", kind = "attach",
  text = "Attach: green technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead.",
  constant { add("resources", 1, host), add("influence", 1, host),
    condition = exists(cards{ is = { "self", "spare" } }) } }
exploration "Cybernetic Research Facility" { specialty = "yellow", deck = "industrial", kind = "attach",
  text = "Attach: yellow technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead.",
  constant { add("resources", 1, host), add("influence", 1, host),
    condition = exists(cards{ is = { "self", "spare" } }) } }
exploration "Functioning Base" { deck = "industrial", copies = 4, kind = "instant",
  text = "May gain 1 commodity, or spend 1 trade good or commodity to draw 1 action card.",
  explored { effect = may{ text = "Gain a commodity, or pay for an action card?", either{ mode("Gain 1 commodity", commodities(1, you)),
    mode("Spend 1 for an action card", { spend_good_or_commodity(you), then_, draw_action_cards(1, you) }) } } } }
exploration "Industrial Relic Fragment" { deck = "industrial", copies = 5, kind = "fragment",
  text = "Keep in play area. ACTION: purge 3 of your industrial fragments to gain 1 relic.",
  action { cost = fragments(3), effect = gain_relic(you) } }
exploration "Local Fabricators" { deck = "industrial", copies = 4, kind = "instant",
  text = "May gain 1 commodity, or spend 1 trade good or commodity to put 1 mech (reinforcements) on this planet.",
  explored { effect = may{ text = "Gain a commodity, or pay for a mech there?", either{ mode("Gain 1 commodity", commodities(1, you)),
    mode("Spend 1 for a mech", { spend_good_or_commodity(you), then_, put(1, "mech", explored_place, you) }) } } } }
exploration "Propulsion Research Facility" { specialty = "blue", deck = "industrial", kind = "attach",
  text = "Attach: blue technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead.",
  constant { add("resources", 1, host), add("influence", 1, host),
    condition = exists(cards{ is = { "self", "spare" } }) } }
exploration "Derelict Vessel" { deck = "frontier", copies = 2, kind = "instant",
  text = "Draw 1 secret objective.",
  explored { effect = draw_secrets(1, you) } }
exploration "Enigmatic Device" { deck = "frontier", copies = 2, kind = "keep",
  text = "Keep face up. ACTION: spend 6 resources and purge it to research 1 technology.",
  action { effect = { research_for(6, you), then_, purge(self) } } }
exploration "Gamma Relay" { deck = "frontier", kind = "token",
  text = "Put a gamma wormhole token into this system; purge the card.",
  explored { effect = { put_gamma(explored_place), purge(self) } } }
exploration "Ion Storm" { deck = "frontier", kind = "token",
  text = "Put the ion storm token into this system with the side of your choice (alpha or beta wormhole) up; the card stays face up for all. Whenever ships have used its wormhole while moving or retreating in a tactical action, turn the token over once that substep is done.",
  explored { effect = put_ion_storm(explored_place) } }
exploration "Lost Crew" { deck = "frontier", copies = 2, kind = "instant",
  text = "Draw 2 action cards.",
  explored { effect = draw_action_cards(2, you) } }
exploration "Merchant Station" { deck = "frontier", copies = 2, kind = "instant",
  text = "May replenish commodities, or convert all your commodities to trade goods.",
  explored { effect = may{ text = "Replenish or convert commodities?", either{ mode("Replenish commodities", replenish(you)),
    mode("Turn all commodities into trade goods", convert(all, you)) } } } }
exploration "Mirage" { deck = "frontier", kind = "token",
  text = "Put the Mirage planet token into this system; gain the Mirage card and ready it; purge this card.",
  explored { effect = { put_mirage(explored_place), purge(self) } } }
exploration "Unknown Relic Fragment" { deck = "frontier", copies = 3, kind = "fragment",
  text = "Keep in play area. Counts as a fragment of any type." }
exploration "Dead World" { deck = "frontier", box = "codex", kind = "instant",
  text = "Gain 1 relic.",
  explored { effect = gain_relic(you) } }
exploration "Entropic Field" { deck = "frontier", box = "codex", kind = "instant",
  text = "+2 trade goods, +1 command token.",
  explored { effect = { goods(2, you), tokens(1, you) } } }
exploration "Keleres Ship" { deck = "frontier", box = "codex", copies = 2, kind = "instant",
  text = "Gain 2 command tokens.",
  explored { effect = tokens(2, you) } }
exploration "Major Entropic Field" { deck = "frontier", box = "codex", kind = "instant",
  text = "+3 trade goods, +1 command token.",
  explored { effect = { goods(3, you), tokens(1, you) } } }
exploration "Minor Entropic Field" { deck = "frontier", box = "codex", kind = "instant",
  text = "+1 trade good, +1 command token.",
  explored { effect = { goods(1, you), tokens(1, you) } } }
