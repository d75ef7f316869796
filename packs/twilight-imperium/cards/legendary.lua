-- What legendary planets give to whoever controls them.

legendary "The Atrament" { planet = "Primor",
  text = "Exhaust at the end of your turn: put up to 2 infantry (reinforcements) on any planet you control." }
legendary "Imperial Arms Vault" { planet = "Hope's End",
  text = "Exhaust when your turn ends: either 1 mech (reinforcements) onto one of your planets or 1 action card." }
legendary "Exterrix Headquarters" { planet = "Mallice",
  text = "Exhaust at the end of your turn: gain 2 trade goods, or convert all your commodities to trade goods.",
  response { after = turn_ends{ by = you }, cost = exhaust_self(),
    effect = either{ mode("Gain 2 trade goods", goods(2, you)),
      mode("Turn all commodities into trade goods", convert(all, you)) } } }
legendary "Mirage Flight Academy" { planet = "Mirage",
  text = "Exhaust at the end of your turn: put up to 2 fighters (reinforcements) into any system with at least 1 of your ships." }
