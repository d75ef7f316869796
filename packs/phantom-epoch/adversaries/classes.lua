-- Class decks: each card has a row for each colour, from the quickest to the slowest.
local function row(colour, name, ap, text, does)
  return { colour = colour, name = name, ap = ap, text = text, does = does }
end

class_card "Archer: Volley" { class = "Archer", rows = {
  row("dark blue", "Quick Shot", 2, "Attack -1.", attack{ -1 }),
  row("red", "Step and Loose", 3, "Move 2. Attack +0.", { move(2), attack{ 0 } }),
  row("light blue", "Aim", 4, "Attack +1 (pierce 1).", attack{ 1, pierce = 1 }),
  row("yellow", "Volley", 5, "Attack +0 (target 3).", attack{ 0, targets = 3 }) } }
class_card "Archer: Fall Back" { class = "Archer", rows = {
  row("yellow", "Scramble", 2, "Retreat 3.", retreat(3)),
  row("light blue", "Parting Shot", 3, "Attack +0. Retreat 2.", { attack{ 0 }, retreat(2) }),
  row("dark blue", "Fire Arrow", 4, "Attack +0 (inflict Burning).", attack{ 0, inflict = "burning" }),
  row("red", "Long Draw", 5, "Attack +1 (range +1).", attack{ 1, range = "+1" }) } }
class_card "Archer: Find the Angle" { class = "Archer", rows = {
  row("red", "Sidle", 1, "Move 1.", move(1)),
  row("dark blue", "Reposition", 3, "Move 3. Attack -1.", { move(3), attack{ -1 } }),
  row("yellow", "Pinning Shot", 4, "Attack +0 (inflict Weakened).", attack{ 0, inflict = "weakened" }),
  row("light blue", "Heavy Bolt", 6, "Attack +2.", attack{ 2 }) } }

class_card "Sentry: Hold" { class = "Sentry", rows = {
  row("light blue", "Watch", 1, "Move 1.", move(1)),
  row("dark blue", "Shove", 3, "Move 2. Attack +0.", { move(2), attack{ 0 } }),
  row("red", "Hew", 4, "Attack +1.", attack{ 1 }),
  row("yellow", "Hammer Down", 5, "Attack +1 (inflict Knocked Down).",
      attack{ 1, inflict = "knocked down" }) } }
class_card "Sentry: Advance" { class = "Sentry", rows = {
  row("red", "Step Up", 2, "Move 2.", move(2)),
  row("yellow", "Press On", 3, "Move 3. Attack -1.", { move(3), attack{ -1 } }),
  row("dark blue", "Swing", 4, "Attack +1.", attack{ 1 }),
  row("light blue", "Break Guard", 5, "Attack +1 (pierce 2).", attack{ 1, pierce = 2 }) } }
class_card "Sentry: Punish" { class = "Sentry", rows = {
  row("yellow", "Growl", 1, "Move 1.", move(1)),
  row("red", "Jab", 2, "Attack +0.", attack{ 0 }),
  row("light blue", "Lunge", 4, "Move 2. Attack +1.", { move(2), attack{ 1 } }),
  row("dark blue", "Crush", 6, "Attack +2.", attack{ 2 }) } }

class_card "Berserker: Rage" { class = "Berserker", rows = {
  row("dark blue", "Rush", 2, "Move 3.", move(3)),
  row("light blue", "Slash", 3, "Move 2. Attack +0.", { move(2), attack{ 0 } }),
  row("yellow", "Reckless Swing", 4, "Attack +2.", attack{ 2 }),
  row("red", "Whirl", 6, "Attack +0 (target 3).", attack{ 0, targets = 3 }) } }
class_card "Berserker: Overrun" { class = "Berserker", rows = {
  row("yellow", "Leap In", 2, "Leap 2.", leap(2)),
  row("red", "Gash", 3, "Attack +1 (inflict Bleeding).", attack{ 1, inflict = "bleeding" }),
  row("dark blue", "Overrun", 5, "Move 4. Attack +1.", { move(4), attack{ 1 } }),
  row("light blue", "Frenzy", 6, "Attack +1. Attack +0.", { attack{ 1 }, attack{ 0 } }) } }

class_card "Trained Beast: Bite" { class = "Trained Beast", rows = {
  row("red", "Circle", 1, "Move 2.", move(2)),
  row("dark blue", "Snap", 2, "Attack +0.", attack{ 0 }),
  row("light blue", "Bite", 3, "Move 1. Attack +0.", { move(1), attack{ 0 } }),
  row("yellow", "Drag Down", 4, "Attack +0 (inflict Knocked Down).",
      attack{ 0, inflict = "knocked down" }) } }
class_card "Trained Beast: Harry" { class = "Trained Beast", rows = {
  row("yellow", "Dart", 1, "Move 3.", move(3)),
  row("light blue", "Nip", 2, "Attack -1.", attack{ -1 }),
  row("red", "Rend", 3, "Attack +1.", attack{ 1 }),
  row("dark blue", "Worry", 4, "Attack +0 (inflict Bleeding).", attack{ 0, inflict = "bleeding" }) } }
