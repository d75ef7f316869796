-- Larger choices are filled in part by part, with what has been filled in before one's eyes; until the last
-- part they can be begun anew as a whole.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

-- These answers are parts of one choice, which is over with the last of them.
local function one_choice(t, g, seat, answers)
  for i, words in ipairs(answers) do
    t:eq(#g:form(seat), i - 1)
    g:seat(seat):choose(words)
    if i < #answers then t:ok(g:form(seat)[i]:find(words, 1, true)) end
  end
  t:ok(g:form(g:ask().seat) == nil or #g:form(g:ask().seat) == 0)
end

rule({ "58.4", "95.0" }, "the ships that move, and what they take along", function(t)
  local g = imperium.acting(t, { fleet = { 5 }, units = { { Jord = { space_dock = 1 },
    ["space of Jord"] = { carrier = 1, cruiser = 1, infantry = 2 } } } })
  g:choose("activate Tequ'ran and Torkan")
  g:pass_until(function() return g:has("move 1 carrier") or g:see("round") == 2 end)
  one_choice(t, g, 0, { "move 1 carrier", "2 infantry", "move 1 cruiser", "that is all that moves" })
  t:eq(g:ask().prompt, "Which ground forces land?")
end)

-- What is planned so far, as a seat sees it: where it begins and ends, and how much goes.
local function plans(g, seat)
  local board = g:view(seat).boards[1]
  local system, found = {}, {}
  for _, piece in ipairs(board.pieces) do
    if piece.type == "tile" then system[piece.cell] = piece.title end
  end
  for _, mark in ipairs(board.marks or {}) do
    local cargo = {}
    for _, one in ipairs(mark.cargo or {}) do
      for _, piece in ipairs(board.pieces) do
        if piece.id == one.piece then table.insert(cargo, one.count .. " " .. piece.type) end
      end
    end
    table.insert(found, ("%s to %s: %s"):format(system[mark.cells[1]], system[mark.cells[2]], table.concat(cargo, ", ")))
  end
  table.sort(found)
  return found
end

rule({ "58.6", "58.4" }, "what is to move is planned before one's own eyes alone, from each system apart", function(t)
  local g = imperium.acting(t, { fleet = { 5 }, units = { { Jord = { space_dock = 1, infantry = 3 },
    ["space of Jord"] = { carrier = 1, cruiser = 2 }, ["space of Bereg and Lirta IV"] = { cruiser = 1 } } } })
  g:choose("activate Tequ'ran and Torkan")
  t:eq(plans(g, 0), {})
  g:pass_until(function() return g:has("move 1 carrier") end)
  g:choose("move 1 carrier"):choose("2 infantry"):choose("take 1 infantry")
  t:eq(plans(g, 0), { "Jord to Tequ'ran and Torkan: 1 carrier, 3 infantry" })
  g:choose("move 2 cruisers")
  t:eq(plans(g, 0), { "Jord to Tequ'ran and Torkan: 1 carrier, 2 cruiser, 3 infantry" })
  t:eq(plans(g, 1), {}, "nobody else knows before it counts")
  g:choose("move 1 cruiser from Bereg")
  t:eq(plans(g, 0), { "Bereg and Lirta IV to Tequ'ran and Torkan: 1 cruiser",
    "Jord to Tequ'ran and Torkan: 1 carrier, 2 cruiser, 3 infantry" })
  g:choose("that is all that moves")
  t:eq(plans(g, 0), {})
end)

rule({ "89.0" }, "the view tells which step of a tactical action is under way", function(t)
  local g = imperium.acting(t, { fleet = { 5 }, units = { { Jord = { space_dock = 1 }, ["space of Jord"] = { carrier = 1, infantry = 2 } } } })
  t:eq({ g:see("step"), g:view(0).step_name }, { "3" })
  local steps = {}
  local function note()
    local step = g:see("step") .. " " .. (g:view(0).step_name or "")
    if steps[#steps] ~= step and g:ask() and g:ask().seat == 0 and g:see("step"):find("^89%.s") then table.insert(steps, step) end
  end
  g:choose("activate Tequ'ran and Torkan")
  g:pass_until(function() return g:has("move 1 carrier") end)
  note()
  g:choose("move 1 carrier"):choose("take 2 infantry")
  note()
  g:choose("that is all that moves")
  g:pass_until(function() note() return g:has("land 1 infantry") end)
  g:choose("land 1 infantry on Torkan"):choose("land 1 infantry on Tequ'ran")
  t:eq(steps, { "89.s2 Move", "89.s4 Invade" })
  local h = imperium.acting(t, { fleet = { 5 }, goods = { 3 }, units = { { Jord = { space_dock = 1 } } } })
  h:choose("activate Jord")
  h:pass_until(function() return h:has("that is all that is built") end)
  t:eq({ h:see("step"), h:view(0).step_name }, { "89.s5", "Produce" })
end)

rule({ "68.0", "67.1", "26.1" }, "what is produced, with its payment, and it says what it costs", function(t)
  local g = imperium.acting(t, { fleet = { 5 }, goods = { 3 }, units = { { Jord = { space_dock = 1 } } } })
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  t:offered(g, "1 carrier in space (cost 3)")
  t:eq(g:ask().prompt, "What do you produce in Jord? (0 of 6 units, 0 resources so far)")
  one_choice(t, g, 0, { "1 destroyer in space (cost 1)", "2 infantry on Jord (cost 1)", "that is all that is built", "pay all with 2 trade goods" })
  t:eq(imperium.units(g, 0, "Jord").infantry, 2)
  local h = imperium.acting(t, { fleet = { 5 }, goods = { 3 }, units = { { Jord = { space_dock = 1 } } } })
  h:choose("activate Jord")
  h:pass_until(function() return h:has("that is all that is built") end)
  h:choose("1 destroyer in space"):choose("2 infantry on Jord")
  t:eq(h:ask().prompt, "What do you produce in Jord? (3 of 6 units, 2 resources so far)")
end)

rule({ "49.s2", "49.s2a" }, "which ground forces land", function(t)
  local g = imperium.acting(t, { fleet = { 8 }, units = { { ["space of Bereg and Lirta IV"] = { carrier = 1, infantry = 3 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Bereg and Lirta IV")
  while g:has("that is all that moves") do g:choose("that is all that moves") end
  g:pass_until(function() return g:has("land 1 infantry on Bereg") end)
  one_choice(t, g, 0, { "land 1 infantry on Bereg", "land 2 infantry on Lirta IV" })
  t:eq({ imperium.units(g, 0, "Bereg").infantry, imperium.units(g, 0, "Lirta IV").infantry }, { 1, 2 })
end)

rule({ "8.6", "8.6+1", "8.7" }, "a vote with the planets that cast it", function(t)
  local g = agenda.voting(t, { "Mutiny", "Economic Equality" }, { planets = { {}, { "Atlas", "Lodor" } } })
  t:eq(g:ask().seat, 1)
  one_choice(t, g, 1, { "vote for Against", "Wren Terra", "Lodor", "Atlas" })
  t:ok(g:log_has("Player 2 casts 3 votes for Against"))
end)
