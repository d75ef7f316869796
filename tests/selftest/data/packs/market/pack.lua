pack { name = "Market", version = "1", game = "market" }
weapon "Sword" { cost = 1 }
weapon "Shield" {
  cost = 2,
}
armour "Égide" { cost = 4 }
armour "Sword" { cost = 3 }
deck "All of it" { "Sword", "Shield" }
