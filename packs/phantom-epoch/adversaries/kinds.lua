-- How description cards and species cards are written down; actions as in rows.lua.

-- card_of_kind("Grallok", "Charge", 3, go(2), ...)
function card_of_kind(species, name, ap, ...)
  local said, done, card = {}, {}, { species = species, ap = ap }
  for _, part in ipairs{ ... } do
    said[#said + 1] = part[1]
    if part[2] then done[#done + 1] = part[2] end
    if part[3] then card[#card + 1] = part[3] end
  end
  card.text = table.concat(said, " ")
  if #done > 0 then card.does = done end
  species_card(species .. ": " .. name)(card)
end

-- describe("Grallok Archer", "Grallok", "Archer", { copies = 6, range = 6, critical = ... },
--   { hp, attack, guard }, ...), the last for ratings 1, 2 and 3
function describe(name, species, class, common, ...)
  for rating, values in ipairs{ ... } do
    adversary(name) { species = species, class = class, rating = rating, copies = common.copies or 6,
      hp = values[1], attack = values[2], guard = values[3], range = values[4] or common.range,
      text = "On a Critical Strike " .. common.text, critical { effect = common.critical } }
  end
end
