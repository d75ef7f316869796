-- Every word of the packs stands in docs/packs.md, where their authors look for it. The
-- tables are read from the sources, so that a new word without a line there fails.
local sources = { "src/kit/program_words.h", "src/games/lotr-card-game/pack_words.h",
                  "src/games/lotr-card-game/pack_effects.h", "src/games/lotr-card-game/content.h" }

local function read(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

-- The word of a row is its first text; the kit's may end with what the game calls a seat.
local function words_of(path)
  local text = read(path):gsub('" SEAT_WORD', 'player"')
  local list = {}
  for row in text:gmatch("X(%b())") do list[#list + 1] = row:match('^[^"]*"([%l%d_]+)"') end
  return list
end

for _, path in ipairs(sources) do
  test("docs/packs.md tells of every word in " .. path, function(t)
    local docs, words = read("docs/packs.md"), words_of(path)
    t:ok(#words > 20, "the tables have been read")
    for _, word in ipairs(words) do
      t:ok(docs:find("%f[%w_]" .. word .. "%f[^%w_]"), word .. " stands nowhere in it")
    end
  end)
end
