-- Effects of which nothing comes: nothing changes, nothing is told, nothing is set off.
local quiet = require "lib.quiet"

local function open(t, seats)
  return quiet.open(t, seats, { packs = { "packs/lotr-card-game", "tests/packs/lotr-quiet", "tests/packs/lotr-nothing" } })
end

-- What is told from the reveal of a card to its discard.
local function told_of(g, title)
  local said, on = {}, false
  for _, text in ipairs(g:log()) do
    if on then said[#said + 1] = text end
    if text:find(title, 1, true) then on = not on and text:find("reveal", 1, true) ~= nil end
  end
  return #said > 0 and not on and table.move(said, 1, #said - 1, 1, {}) or nil
end

for _, title in ipairs{ "Empty Numbers", "Old News" } do
  test(title .. ": nothing comes of nothing", function(t)
    local g = open(t, { { "Aragorn", "Gimli" } })
    g:arrange{ threat = { 0 }, heroes = { Gimli = { exhausted = true } }, staging = { "Old Forest Road" },
               engaged = { { "Forest Spider" } }, encounter_top = { title } }
    g:go("3.3"):go("3.4")
    t:eq(told_of(g, title), {})
    t:eq({ g:see("threat"), g:see("hand.count"), g:see("staging"), g:see("engaged") },
         { 1, 0, { "Old Forest Road" }, { "Forest Spider" } })
    t:eq({ g:see("Aragorn.exhausted"), g:see("Gimli.exhausted"), g:see("Aragorn.resources") }, { false, true, 1 })
  end)
end

test("nothing to move: no hero can be chosen, and none is told of", function(t)
  local g = open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ heroes = { Aragorn = { resources = 0 }, Gimli = { resources = 0 } }, encounter_top = { "Passing Trade" } }
  g:go("3.4")
  t:eq(told_of(g, "Passing Trade"), {})
end)

rule("t7.2", "who is readied for a price readies as the others do, and who stays exhausted does not", function(t)
  local g = open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ threat = { 20 }, staging = { "Open Ears" },
             heroes = { Aragorn = { exhausted = true, resources = 5, attached = { "Caught in a Web" } }, Gimli = { exhausted = true } } }
  g:until_option("accept")
  g:choose("accept")
  g:go("7.4")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Gimli.exhausted"), g:see("threat") }, { false, false, 20 + 2 + 2 + 1 })
  g = open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ threat = { 20 }, staging = { "Open Ears" },
             heroes = { Aragorn = { exhausted = true, resources = 5, attached = { "Caught in a Web" } } } }
  g:go("7.4")
  t:eq({ g:see("Aragorn.exhausted"), g:see("threat") }, { true, 20 + 1 })
end)
