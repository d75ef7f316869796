-- The runner on scripts that must fail: ../wrong holds tests whose titles are
-- what the report must say of them. ARBITER names the program under test.
local arbiter = assert(os.getenv("ARBITER"), "ARBITER must name the program under test")

local function run(arguments)
  local pipe = assert(io.popen(arbiter .. " test " .. arguments .. " 2>&1"))
  local text = pipe:read("a")
  local _, _, code = pipe:close()
  return text, code
end

-- Run once, looked at often.
local wrong, code = run("tests/selftest/wrong/wrong.lua --timeout 2")

test("every wrong test fails for its reason", function(t)
  t:eq(code, 1)
  local titles = 0
  for line in io.lines("tests/selftest/wrong/wrong.lua") do
    local title = line:match('^test%("(.-)", function') or line:match('^rule%(".-", "(.-)", function')
    if title then
      titles = titles + 1
      title = title:gsub('\\"', '"')
      local _, count = wrong:gsub(title:gsub("%p", "%%%0"), "")
      t:ok(count >= 2, "the report does not say: " .. title)
    end
  end
  t:ok(wrong:find("0 passed, " .. titles .. " failed", 1, true), wrong)
end)

test("a failure tells where, what was expected and what happened before", function(t)
  for _, words in ipairs{ "wrong.lua:74: not equal\n      expected  2\n      actual    1",
                          "log Seat 0 draws Shield.", "words\tprinted",
                          "(with undo after every answer)", "(with save and load in the middle)" } do
    t:ok(wrong:find(words, 1, true), words .. " is not in\n" .. wrong)
  end
end)

test("a script that is not Lua is a failure with its line", function(t)
  local text, status = run("tests/selftest/wrong/broken.lua")
  t:eq(status, 1)
  t:ok(text:find("broken.lua:3: ')' expected", 1, true), text)
end)

test("filter, once and json", function(t)
  local text, status = run("tests/selftest/scripts/look.lua --filter m2.1a --once --jobs 0")
  t:eq(status, 0)
  t:ok(text:find("1 passed, 0 failed", 1, true), text)
  text, status = run("tests/selftest/scripts/look.lua --filter egide --json")
  t:eq(status, 0)
  t:ok(text:find('"passed": 2', 1, true) and text:find('"card": "Égide"', 1, true), text)
end)

test("a wrong command line ends with 2", function(t)
  for _, arguments in ipairs{ "", "nowhere.lua", "--jobs x tests", "--nonsense", "tests/selftest/wrong/none" } do
    local text, status = run(arguments)
    t:eq(status, 2, text)
  end
  local text, status = run("tests/selftest/scripts/look.lua --filter nothingofthekind")
  t:eq(status, 1, text)
end)

test("coverage counts the rules and cards of tests that did not fail", function(t)
  local own = arbiter
  arbiter = "ARBITER_DATA=tests/selftest/data " .. own
  local text, status = run("--coverage market")
  t:eq(status, 0)
  t:ok(text:find("market%s+6 rules%s+4 tested%s+4 cards%s+3 tested%s+1 where they must not"), text)
  t:ok(text:find("m1.3\n  m1.4", 1, true), text)
  t:ok(text:find("cards without a test:\n  Sword (weapon)\n\n", 1, true), text)
  t:ok(text:find("where they must not:\n  Égide\n  Sword (weapon)\n  Sword (armour)\n", 1, true), text)
  t:ok(text:find("carries out by name:\n  Shield\n", 1, true), text)
  t:ok(text:find("not a row to be tested: m8.8", 1, true), text)
  text, status = run("--coverage market tests/selftest/data/tests/market")
  t:eq(status, 1)
  t:ok(text:find("6 rules%s+2 tested%s+4 cards%s+0 tested%s+1 where they must not"), text)
  t:ok(text:find("Sword (armour) did nothing", 1, true), text)
  t:ok(text:find("card Égide: in none of its tests does it do what it says", 1, true), text)
  t:ok(text:find("rule m1.1: fails", 1, true), text)
  t:ok(text:find("rule index has no such id", 1, true), text)
  t:ok(text:find("3 passed, 6 failed", 1, true), text)
  t:ok(text:find("rule m1.6 holds by construction, and its row names other tests", 1, true), text)
  text = run("tests/selftest/data/tests/market/some.lua")
  t:ok(not text:find("in none of its tests", 1, true), "its other tests may stand elsewhere: " .. text)
  arbiter = own
end)

test("a rule that holds by construction needs a test that would notice", function(t)
  local own = arbiter
  arbiter = "ARBITER_DATA=tests/selftest/unnoticed " .. own
  local text, status = run("--coverage market")
  t:eq(status, 1)
  t:ok(text:find("m1.1: no test of this title cites it: a test that nobody wrote", 1, true), text)
  t:ok(text:find("m1.9 is not a rule to be tested", 1, true), text)
  arbiter = own
end)

test("what tests see is recorded, and what they see otherwise is told", function(t)
  local folder = os.tmpname()
  os.remove(folder)
  local script = "tests/selftest/scripts/play.lua --once"
  local text, status = run(script .. " --record " .. folder)
  t:eq(status, 0, text)
  text, status = run(script .. " --recorded " .. folder)
  t:eq(status, 0, text)
  -- Another digit in the second look of a test, in one file after the other.
  for ending, words in pairs{ state = "the position is not as recorded, from look 1 on",
                              words = "what people are told is not as recorded, from look 1 on",
                              wishes = "what bots wish is not as recorded, from look 1 on" } do
    local path = folder .. "/rules." .. ending
    local file = assert(io.open(path))
    local whole = file:read("a")
    file:close()
    local head, digit, rest = whole:match("^(.-\n%x+ %x%x%x)(%x)(%x*:.*)$")
    file = assert(io.open(path, "w"))
    file:write(head, digit == "0" and "1" or "0", rest)
    file:close()
    text, status = run(script .. " --recorded " .. folder)
    t:eq(status, 1)
    t:ok(text:find(words, 1, true), text)
    t:ok(text:find(" passed, 1 failed", 1, true), text)
    file = assert(io.open(path, "w"))
    file:write(whole)
    file:close()
  end
  -- What is not recorded is not held against a test; a script that was not run stays recorded.
  text, status = run("tests/selftest/scripts/look.lua --once --recorded " .. folder)
  t:eq(status, 0, text)
  run("tests/selftest/scripts/look.lua --once --record " .. folder)
  local both = io.open(folder .. "/rules.state"):read("a")
  t:ok(both:find("^look.lua\n") and both:find("\nplay.lua\n", 1, true), both)
  text, status = run(script .. " --record /nowhere/at/all")
  t:eq(status, 1)
  t:ok(text:find("nothing can be recorded in /nowhere/at/all", 1, true), text)
  -- All that is seen can be read.
  text, status = run(script .. " --jobs 0 --seen " .. folder .. "/seen")
  t:eq(status, 0, text)
  local seen = io.open(folder .. "/seen"):read("a")
  for _, kind in ipairs{ "the position\t", "views\t{", "asks\t{", "events\t[", "refusals\t[" } do
    t:ok(seen:find("\n" .. kind, 1, true), kind .. " is not in what was seen")
  end
  os.execute("rm -r " .. folder)
end)
