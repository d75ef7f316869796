-- What the players' pack declares, read by running it: content.all() gives a list of declarations for
-- each word, { name =, fields = }, in their order. Words that are no declarations give back themselves,
-- with what they were called with.
local content = {}

local declarations = {}
for _, word in ipairs{ "die", "tile", "planet", "layout", "faction", "technology", "unit", "strategy", "public",
                       "secret", "action_card", "agenda", "exploration", "relic", "note", "leader", "legendary" } do
  declarations[word] = true
end

local function mention(word)
  local it = { word = word }
  return setmetatable(it, {
    __call = function(_, ...) return setmetatable({ word = word, args = { ... } }, getmetatable(it)) end,
    __index = function() return nil end,
  })
end

local loaded
function content.all(folder)
  if loaded then return loaded end
  folder = folder or "packs/twilight-imperium/"
  local found = {}
  for word in pairs(declarations) do found[word] = {} end
  local env = { ipairs = ipairs, pairs = pairs, table = table, string = string, math = math, tostring = tostring,
                tonumber = tonumber, type = type, select = select, next = next, error = error, assert = assert }
  env.include = function(path) return assert(loadfile(folder .. path, "t", env))() end
  setmetatable(env, { __index = function(_, word)
    if not declarations[word] then return mention(word) end
    return function(name)
      return function(fields)
        local list = found[word]
        list[#list + 1] = { name = name, fields = fields }
      end
    end
  end })
  env.include("pack.lua")
  loaded = found
  return found
end

-- Those of a kind that pass, by a function of their fields and name.
function content.where(word, passes)
  local list = {}
  for _, one in ipairs(content.all()[word]) do
    if passes(one.fields, one.name) then list[#list + 1] = one end
  end
  return list
end

-- The fields of the first of this name.
function content.one(word, name)
  for _, one in ipairs(content.all()[word]) do
    if one.name == name then return one.fields end
  end
end

return content
