-- Relics that look at others: which ones a filter lets pass, and what is counted.
pack { name = "kin", version = "1", game = "lantern-isle" }

find "Tally Stick" { worth = 1, text = "Food for each of your relics.",
  action { limit = { 1, "round" }, effect = food(count(relics{ controller = you })) } }
find "Envious Eye" { worth = 1, text = "Oil for each relic of others.",
  action { limit = { 1, "round" }, effect = oil(count(relics{ controller = others })) } }
find "Old Idol" { worth = 1, text = "It is old.",
  constant { gain_trait("Old", self) },
  action { limit = { 1, "round" }, effect = coins(count(relics{ trait = "Old" })) } }
find "New Idol" { worth = 1, text = "It is not.",
  action { limit = { 1, "round" }, effect = coins(count(relics{ not_trait = "Old" })) } }
