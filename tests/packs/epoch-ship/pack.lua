-- A small campaign for tests, on the cards and maps of epoch-lab.
pack { name = "lab-ship", version = "1", game = "phantom-epoch" }

planet "Nowhere" { fame = { 0, 2, 4 } }
planet "Far" { fame = { 0, 1, 2 } }
names "crews" { "The Historians", "The Others" }
names "people" { "Sylvestria", "Vincent", "Augustus", "Ann", "Bob", "Cid" }

species "Grallok" { hp = 14, ap = 6 }
species "Lypran" { hp = 9, ap = 8 }
action_card "Cleave" { class = "Warrior", ap = 2, sp = 1, does = attack{ 1 } }
action_card "Storm" { class = "Warrior", ap = 4, sp = 3, does = attack{ 2 } }
action_card "Snipe" { class = "Ranger", ap = 2, sp = 2, does = attack{ 1, range = "+2" } }

equipment "Crown" { planet = "Nowhere", tier = 2, slot = "head", price = 7 }
equipment "Far Cloak" { planet = "Far", tier = 1, slot = "body", price = 5 }
attachment "Emblem" { class = "Warrior", slot = "melee" }
for i = 1, 3 do attachment("Bead " .. i) { tier = 1 } end
for i = 1, 5 do attachment("Stone " .. i) { tier = 2 } end
attachment "Star" { tier = 3 }

-- An advanced class, sealed until the siege is over.
class "Warden" { sealed = "siege", range = 2, bandages = 2, slots = { { "shield" } },
  critical { effect = inflict("stunned", attacked) } }
for i = 1, 10 do action_card("Watch " .. i) { class = "Warden", ap = 2, does = attack{ 0 } } end

upgrade "Still" { needs = { "drawing", "pipe" }, technology = 2, text = "It drips." }
item "Draught" { number = 1, upgrade = "Still", price = 2, action { effect = restore(2, me) } }
item "Rod" { number = 2, upgrade = "Still", price = 3, uses = "mission", action { effect = restore(1, me) } }

expedition "Fork" { deck = "Nowhere", choice = "team", text = "A fork in the road.",
  options = {
    { text = "Left", after = "shuffle", result = { text = "It was the long way.",
      does = record("fame on Nowhere", 1) } },
    { text = "Right", nova = 3, technology = 1, after = "discard",
      result = { text = "It was the dear way.", does = share(2) } } } }
expedition "Well" { deck = "Far", choice = "individual", text = "A well.",
  options = {
    { text = "Drink", after = "shuffle",
      other = { text = "Water.", does = nova(1, me) },
      critical = { text = "Wine.", does = { skill(1, me), find("Crown", me) } },
      fumble = { text = "Mud.", does = { nova(-5, me), record("fame on Far", -3) } } },
    { text = "Fill it in", nova = 1, after = "discard",
      result = { text = "It is filled.", does = record("Vanished technology", 1) } } } }
expedition "Late" { deck = "Far", number = 7, choice = "team", text = "Later.",
  options = { { text = "Yes", result = { text = "Lost.", does = share(-9) } },
              { text = "No", result = { text = "Nothing." } } } }
expedition "Lift" { deck = "Far", number = 8, choice = "individual", text = "A lift.",
  options = { { text = "Repair it", technology = 1, after = "shuffle", result = { text = "Up.", does = nova(2, me) } },
              { text = "Climb", after = "shuffle", result = { text = "Up as well.", does = nova(1, me) } } } }
expedition "Tale" { deck = "Story", number = 1, choice = "team", text = "Once upon a time.",
  options = { { text = "Listen", result = { text = "The end.", does = record("pipe") } },
              { text = "Sleep", result = { text = "You sleep.", does = record("Vanished technology", -4) } } } }
expedition "Other Tale" { deck = "Story", number = 2, choice = "team", text = "Another time.",
  options = { { text = "Listen", result = { text = "The end." } }, { text = "Sleep", result = { text = "So." } } } }

map "hoard" { shape = "hex", from = "A-1", walled = "border",
  rows = { "e . . . . .", " e O . . T .", "e . . . . .", " . o . . . .", "e . . . U ." },
  legend = { e = "entry", o = "orb", O = "orb 3", T = "treasure 4", U = "treasure" } }

local function raid(name, id, more)
  mission(name) { id = id, map = more.map or "plain", rating = more.rating or 1, planet = more.planet,
    intro = "A place for trials.", tutorial = more.tutorial, rewards = more.rewards,
    adversaries = { { "Dummy", "L-2" } },
    stages = { { id = "trial", objective = "Defeat all adversaries.",
      forced { after = activates(), effect = { nova(4, it), record("pipe") } },
      forced { after = retrieves(), effect = nova(2, it) },
      goal { condition = none(adversaries{}), effect = win() } } } }
end
raid("The Lesson", "lesson", { tutorial = true, rewards = { sp = 1, text = "You have learned.", does = share(2) } })
raid("The Raid", "raid", { planet = "Nowhere", map = "hoard",
  rewards = { sp = 2, story = 1, text = "You have won.",
    does = { record("drawing"), record("fame on Nowhere", 2), record("Vanished technology", 3) } } })
raid("The Siege", "siege", { planet = "Far", rating = 2,
  rewards = { sp = 1, text = "The gate falls.", does = { record("siege"), add_expedition("Far", 7) } } })
raid("The End", "finale", { rewards = { text = "It is over." } })

mission "Aboard" { id = "ship", map = "plain", rating = 1, ship = true, events = false, intro = "A ship.", adversaries = {},
  stages = { { id = "aboard", objective = "Embark." } } }

campaign "lab" { name = "The Lab", marks = { "Omen", "drawing", "pipe", "Still: paid", Still = "The still is built.", "siege" },
  counters = { "fame on Nowhere", "fame on Far", "Vanished technology" },
  parts = {
    { mission = "Aboard", next = { won = "end" } },
    { mission = "The Lesson", next = "ship" },
    { mission = "The Raid", open = { won = "lesson" }, next = "ship" },
    { mission = "The Siege", open = { won = "raid" }, next = "ship" },
    { mission = "The End", open = { mark = "siege" }, next = "ship" } } }
