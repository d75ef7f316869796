-- Exploration cards by deck.

exploration "Cultural Relic Fragment" { deck = "cultural", copies = 9, kind = "fragment",
  text = "Keep in play area. ACTION: purge 3 of your cultural fragments to gain 1 relic." }
exploration "Demilitarized Zone" { deck = "cultural", kind = "attach",
  text = "Return all structures on the planet to reinforcements and all ground forces on it to space. Attach: no unit may get onto it in any way; its card is tradable during agenda phases." }
exploration "Dyson Sphere" { deck = "cultural", kind = "attach",
  text = "Attach: +2 resources, +1 influence." }
exploration "Freelancers" { deck = "cultural", copies = 3, kind = "instant",
  text = "May produce 1 unit in this system; influence may be spent as resources for it." }
exploration "Gamma Wormhole" { deck = "cultural", kind = "token",
  text = "Put a gamma wormhole token into this system; purge the card." }
exploration "Mercenary Outfit" { deck = "cultural", copies = 3, kind = "instant",
  text = "May put 1 infantry (reinforcements) on this planet." }
exploration "Paradise World" { deck = "cultural", kind = "attach", text = "Attach: +2 influence." }
exploration "Tomb of Emphidia" { deck = "cultural", kind = "attach",
  text = "Attach: +1 influence. While the owner of the relic The Crown of Emphidia controls this planet, that relic can be purged for 1 VP." }
exploration "Core Mine" { deck = "hazardous", copies = 3, kind = "instant",
  text = "If you have a mech on this planet, or remove 1 of your infantry from it: gain 1 trade good." }
exploration "Expedition" { deck = "hazardous", copies = 3, kind = "instant",
  text = "If you have a mech on this planet, or remove 1 of your infantry from it: ready this planet." }
exploration "Hazardous Relic Fragment" { deck = "hazardous", copies = 7, kind = "fragment",
  text = "Keep in play area. ACTION: purge 3 of your hazardous fragments to gain 1 relic." }
exploration "Lazax Survivors" { deck = "hazardous", kind = "attach",
  text = "Attach: +1 resources, +2 influence." }
exploration "Mining World" { deck = "hazardous", kind = "attach", text = "Attach: +2 resources." }
exploration "Rich World" { deck = "hazardous", kind = "attach", text = "Attach: +1 resources." }
exploration "Volatile Fuel Source" { deck = "hazardous", copies = 3, kind = "instant",
  text = "If you have a mech on this planet, or remove 1 of your infantry from it: gain 1 command token." }
exploration "Warfare Research Facility" { deck = "hazardous", kind = "attach",
  text = "Attach: red technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead." }
exploration "Abandoned Warehouses" { deck = "industrial", copies = 4, kind = "instant",
  text = "Choose one or none: +2 commodities; or 2 commodities at most become trade goods." }
exploration "Biotic Research Facility" { deck = "industrial", kind = "attach",
  text = "Attach: green technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead." }
exploration "Cybernetic Research Facility" { deck = "industrial", kind = "attach",
  text = "Attach: yellow technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead." }
exploration "Functioning Base" { deck = "industrial", copies = 4, kind = "instant",
  text = "May gain 1 commodity, or spend 1 trade good or commodity to draw 1 action card." }
exploration "Industrial Relic Fragment" { deck = "industrial", copies = 5, kind = "fragment",
  text = "Keep in play area. ACTION: purge 3 of your industrial fragments to gain 1 relic." }
exploration "Local Fabricators" { deck = "industrial", copies = 4, kind = "instant",
  text = "May gain 1 commodity, or spend 1 trade good or commodity to put 1 mech (reinforcements) on this planet." }
exploration "Propulsion Research Facility" { deck = "industrial", kind = "attach",
  text = "Attach: blue technology specialty; if the planet already has a specialty, +1 resources and +1 influence instead." }
exploration "Derelict Vessel" { deck = "frontier", copies = 2, kind = "instant",
  text = "Draw 1 secret objective." }
exploration "Enigmatic Device" { deck = "frontier", copies = 2, kind = "keep",
  text = "Keep face up. ACTION: spend 6 resources and purge it to research 1 technology." }
exploration "Gamma Relay" { deck = "frontier", kind = "token",
  text = "Put a gamma wormhole token into this system; purge the card." }
exploration "Ion Storm" { deck = "frontier", kind = "token",
  text = "Put the ion storm token into this system with the side of your choice (alpha or beta wormhole) up; the card stays face up for all. Whenever ships have used its wormhole while moving or retreating in a tactical action, turn the token over once that substep is done." }
exploration "Lost Crew" { deck = "frontier", copies = 2, kind = "instant",
  text = "Draw 2 action cards." }
exploration "Merchant Station" { deck = "frontier", copies = 2, kind = "instant",
  text = "May replenish commodities, or convert all your commodities to trade goods." }
exploration "Mirage" { deck = "frontier", kind = "token",
  text = "Put the Mirage planet token into this system; gain the Mirage card and ready it; purge this card." }
exploration "Unknown Relic Fragment" { deck = "frontier", copies = 3, kind = "fragment",
  text = "Keep in play area. Counts as a fragment of any type." }
exploration "Dead World" { deck = "frontier", box = "codex", kind = "instant",
  text = "Gain 1 relic." }
exploration "Entropic Field" { deck = "frontier", box = "codex", kind = "instant",
  text = "+2 trade goods, +1 command token." }
exploration "Keleres Ship" { deck = "frontier", box = "codex", copies = 2, kind = "instant",
  text = "Gain 2 command tokens." }
exploration "Major Entropic Field" { deck = "frontier", box = "codex", kind = "instant",
  text = "+3 trade goods, +1 command token." }
exploration "Minor Entropic Field" { deck = "frontier", box = "codex", kind = "instant",
  text = "+1 trade good, +1 command token." }
