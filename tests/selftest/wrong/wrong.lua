-- Every test in here must fail; its title is what the report must say.
local function market(t, fault)
  return t:table{ game = "market", fault = fault, seed = 3 }
end
local kept

test("the test asserts nothing", function(t) market(t) end)

rule("m2.1c", "the code for rule m2.1c never ran", function(t) t:ok(market(t)) end)

test("chance was never asked for the forced [\"Excalibur\"]", function(t)
  local g = market(t)
  g:force{ "Excalibur" }
  g:go("2.1")
  t:ok(true)
end)

test("several outcomes fit the forced [\"s\"]", function(t)
  market(t):force{ "s" }:go("2.1")
end)

test("giving answer 6 again leads somewhere else", function(t)
  local g = market(t, "hidden")
  g:arrange{ coins = { 9, 9 } }
  g:go("2.1")
  g:choose("play")
  t:eq(#g:options(), 1)
end)

test("the program crashed", function(t)
  local g = market(t, "crash")
  g:arrange{ coins = { 9, 9 } }
  g:go("2.1"):choose("play")
  t:ok(true)
end)

test("it took longer than", function(t)
  local g = market(t, "endless")
  g:arrange{ coins = { 9, 9 } }
  g:go("2.1"):choose("play")
  t:ok(true)
end)

test("11 cards instead of 12", function(t)
  market(t, "loses a card"):go("2.1 end")
  t:ok(true)
end)

local count = 0
test("see round is not what it was in the plain run", function(t)
  count = count + 1
  local g = market(t)
  if count == 2 then g:go("1.2 next") end
  t:ok(g:see("round"))
end)

local turns = 0
test("the script went another way", function(t)
  turns = turns + 1
  local g = market(t)
  if turns == 3 then g:see("step") else g:see("round") end
  t:ok(true)
end)

test("attempt to call a nil value", function(t) t:nothing() end)

test("belongs to a test that is over", function(t)
  kept = kept or market(t)
  t:ok(kept:see("round"))
end)

test("not equal", function(t)
  print("words", "printed")
  t:eq(market(t):see("round"), 2)
end)

test("stands at the outside of a script", function(t) rule("a", "b", function() end) end)
