-- One item that counts what its owner carries and does not wear, on the cards and maps of epoch-lab.
pack { name = "lab-carry", version = "1", game = "phantom-epoch" }

item "Ledger" { uses = "mission", action { effect = nova(count(gear{ place = "carried", owner = you }), me) } }
