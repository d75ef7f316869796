-- Whole games of players who try what they can, watched by somebody who knows the rulebook
-- only (lib/watcher.lua). WATCH=300 in the environment plays as many games instead of a few.
local watcher = require "lib.watcher"

local scenarios = { "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur" }
local decks = { "core-leadership", "core-tactics", "core-spirit", "core-lore" }

local function open(t, seed)
  local seats = {}
  for i = 1, 1 + seed % 4 do seats[i] = { deck = decks[i] } end
  return t:table{ game = "lotr-card-game", scenario = scenarios[1 + seed // 4 % 3], seats = seats, seed = seed,
                  mode = seed % 5 == 0 and "standard" or "easy" }
end

-- Acting is more fun than passing, and more likely to break something.
local function wish(ask)
  local options, last = ask.options, ask.options[#ask.options]
  if #options > 1 and math.random() < 0.75 then return options[math.random(#options - 1)] end
  return math.random() < 0.5 and last or options[math.random(#options)]
end

local function answer(g, ask)
  local player = g:seat(ask.seat)
  if pcall(player.choose, player, wish(ask)) then return end
  player:choose(ask.options[1])
end

local function watch(t, seed, answers)
  local g = open(t, seed)
  math.randomseed(seed)
  local w = watcher.new(g)
  for _ = 1, answers do
    local ask = g:ask()
    if not ask then break end
    answer(g, ask)
    w:look()
  end
  return w
end

for seed = 1, tonumber(os.getenv("WATCH") or 4) do
  test("a game seen through the rulebook, " .. seed, function(t)
    local w = watch(t, seed, os.getenv("WATCH") and 5000 or 250)
    t:ok(w.checks > 100, "hardly anything was checked")
  end)
end
