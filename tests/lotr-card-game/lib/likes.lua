-- How much bots like options, compared.
local likes = {}

-- How much the option with all these words is liked.
function likes.liking(t, g, ...)
  local found
  for text, weight in pairs(g:likes()) do
    local fits = true
    for _, word in ipairs{ ... } do fits = fits and text:find(word, 1, true) end
    if fits then found = math.max(found or 0, weight) end
  end
  t:ok(found, "there is no option " .. table.concat({ ... }, " "))
  return found
end

-- Each is liked more than the one after it; an item is a list of words, or a weight.
function likes.in_order(t, g, ...)
  local last, before
  for _, item in ipairs{ ... } do
    local weight = type(item) == "table" and likes.liking(t, g, table.unpack(item)) or item
    local name = type(item) == "table" and table.concat(item, " ") or "nothing"
    t:ok(not last or last > weight, ("%s (%s) is not liked more than %s (%s)"):format(before, last, name, weight))
    last, before = weight, name
  end
end

return likes
