-- How class cards are written down: an action is said and done in one, so that the text of a row
-- is always what it does.
local colours = { D = "dark blue", L = "light blue", R = "red", Y = "yellow" }

local function signed(n) return n < 0 and tostring(n) or "+" .. n end

local function title(word)
  if word == "knocked down" then return "Knocked Down" end
  return word:sub(1, 1):upper() .. word:sub(2)
end

function hit(value, more)
  more = more or {}
  local said = {}
  if more.range then said[#said + 1] = "range " .. more.range end
  if more.pierce then said[#said + 1] = "pierce " .. more.pierce end
  if more.targets then said[#said + 1] = "target " .. more.targets end
  if more.die then said[#said + 1] = title(more.die) .. " die" end
  if more.inflict then said[#said + 1] = "inflict " .. title(more.inflict) end
  more[1] = value
  local brackets = #said > 0 and " (" .. table.concat(said, ", ") .. ")" or ""
  return { "Attack " .. signed(value) .. brackets .. ".", attack(more) }
end

function go(n) return { "Move " .. n .. ".", move(n) } end
function jump(n) return { "Leap " .. n .. ".", leap(n) } end
function back(n) return { "Retreat " .. n .. ".", retreat(n) } end
function mend(n) return { "Heal " .. n .. ", only itself.", heal{ n, whom = me } } end
function also(text, effect) return { text, effect } end
function round_effect(text, ability) return { "Round: " .. text, nil, ability } end

-- card_of("Archer", "Volley", "DRLY", { "Quick Shot", 2, hit(-1) }, ...):
-- four rows, and the colours they have in that order. The text of the card is that of its rows.
function card_of(class, name, order, ...)
  local rows, whole = {}, {}
  for i, row in ipairs{ ... } do
    local said, done, made = {}, {}, {}
    for n = 3, #row do
      said[#said + 1] = row[n][1]
      if row[n][2] then done[#done + 1] = row[n][2] end
      if row[n][3] then made[#made + 1] = row[n][3] end
    end
    made.colour, made.name, made.ap = colours[order:sub(i, i)], row[1], row[2]
    made.text = table.concat(said, " ")
    if #done > 0 then made.does = done end
    rows[i] = made
    whole[i] = title(made.colour) .. ", " .. made.ap .. " AP, " .. made.name .. ": " .. made.text
  end
  class_card(class .. ": " .. name) { class = class, rows = rows, text = table.concat(whole, " ") }
end
