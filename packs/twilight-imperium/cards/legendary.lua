-- What legendary planets give to whoever controls them.

legendary "The Atrament" { planet = "Primor",
  text = "Exhaust at the end of your turn: put up to 2 infantry (reinforcements) on any planet you control.",
  response { after = turn_ends{ by = you }, cost = exhaust_self(),
    effect = { choose{ planets{ controller = you } }, put(2, "infantry", target, you) } } }
legendary "Imperial Arms Vault" { planet = "Hope's End",
  text = "Exhaust when your turn ends: either 1 mech (reinforcements) onto one of your planets or 1 action card.",
  response { after = turn_ends{ by = you }, cost = exhaust_self(),
    effect = either{ mode("Put a mech", { choose{ planets{ controller = you } }, put(1, "mech", target, you) }),
      mode("Draw an action card", draw_action_cards(1, you)) } } }
legendary "Exterrix Headquarters" { planet = "Mallice",
  text = "Exhaust at the end of your turn: gain 2 trade goods, or convert all your commodities to trade goods.",
  response { after = turn_ends{ by = you }, cost = exhaust_self(),
    effect = either{ mode("Gain 2 trade goods", goods(2, you)),
      mode("Turn all commodities into trade goods", convert(all, you)) } } }
legendary "Mirage Flight Academy" { planet = "Mirage",
  text = "Exhaust at the end of your turn: put up to 2 fighters (reinforcements) into any system with at least 1 of your ships.",
  response { after = turn_ends{ by = you }, cost = exhaust_self(),
    effect = { choose{ systems{ having = ships{ controller = you } } }, put(2, "fighter", target, you) } } }
