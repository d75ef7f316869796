-- What can be broken in a line of C or of a pack, and which lines decide nothing: used by
-- scripts/mutants.
local kinds = {}

-- Each takes a line and gives it back broken, or nil. A plain replacement changes one of
-- the places it fits, drawn at random.
local function replace(from, to)
  return function(line)
    local places, at = {}, 1
    while true do
      local first, last = line:find(from, at)
      if not first then break end
      places[#places + 1] = { first, last }
      at = last + 1
    end
    if #places == 0 then return nil end
    local place = places[math.random(#places)]
    return line:sub(1, place[1] - 1) .. to .. line:sub(place[2] + 1)
  end
end

-- The condition of an if that ends on its line.
local function turn_if(line)
  local head, condition, rest = line:match("^(%s*} else if %()(.*)(%)%s*{?)$")
  if not head then head, condition, rest = line:match("^(%s*if %()(.*)(%)%s*{?)$") end
  return head and head .. "!(" .. condition .. ")" .. rest
end

local function drop_guard(line)
  local head, condition, rest = line:match("^(.*forbid%(g, )([^,]+)(, \".*)$")
  if not head then head, condition, rest = line:match("^(.*forbid_by%(g, )([^,]+)(, \".*)$") end
  return head and head .. "false && (" .. condition .. ")" .. rest
end

local function drop_statement(line)
  return line:match("^%s+[%a_][%w_>.%[%]-]*%(.*%);$") and line:match("^%s*") .. ";"
      or line:match("^%s+[%w_>.%[%]-]+ [|&+-]?= .*;$") and line:match("^%s*") .. ";" or nil
end

-- "a < b ? a : b" is the same with "<=", and so is "if (a < b) a = b;".
local function is_choice_of_either(line, at, last, next_line)
  local a, b = line:sub(1, at - 1):match("[%w_.>%[%]-]+$"), line:sub(last + 1):match("^[%w_.>%[%]-]+")
  if not a or not b then return false end
  local one, other = line:sub(last + 1):match("^[%w_.>%[%]-]+ %? ([%w_.>%[%]-]+) : ([%w_.>%[%]-]+)")
  if one then return (one == a and other == b) or (one == b and other == a) end
  local to, from = next_line:match("^%s*([%w_.>%[%]-]+) = ([%w_.>%[%]-]+);$")
  return line:match("^%s*if %(") and ((to == a and from == b) or (to == b and from == a))
end

-- One less or one more: not where it comes to the same.
local function replace_bound(from, to)
  local simply = replace(from, to)
  return function(line, next_line)
    local at, last = line:find(from)
    if at and is_choice_of_either(line, at, last, next_line) then return nil end
    return simply(line)
  end
end

kinds.in_c = {
  drop_guard, turn_if, drop_statement,
  replace(" == ", " != "), replace(" != ", " == "), replace_bound(" < ", " <= "),
  replace_bound(" > ", " >= "), replace_bound(" <= ", " < "), replace_bound(" >= ", " > "),
  replace(" && ", " || "), replace(" || ", " && "), replace(" %+ ", " - "),
  replace(" %- ", " + "), replace(" %+ 1", ""), replace("return true;", "return false;"),
  replace("return false;", "return true;"),
}

local function more(line)
  local places = {}
  for at, number in line:gmatch("()%f[%d](%d+)%f[^%d]") do places[#places + 1] = { at, number } end
  if #places == 0 then return nil end
  local place = places[math.random(#places)]
  return line:sub(1, place[1] - 1) .. tostring(tonumber(place[2]) + 1) ..
      line:sub(place[1] + #place[2])
end

kinds.in_packs = {
  function(line) return line:find("number =") == nil and line:find("copies") == nil and more(line) or nil end,
  replace("you%f[^%w_]", "first_player"), replace("target%f[^%w_]", "self"),
  replace("after =", "when ="), replace("forced", "response"), replace("action {", "forced {"),
  replace('"round"', '"phase"'), replace('"phase"', '"round"'),
}

-- Lines that only declare, mark, tell or explain decide nothing.
function kinds.skipped(line)
  return line:match("^%s*$") or line:match("^%s*[/*#}-]") or line:match("^%S") or
      line:match("RULES?%(") or line:match("^%s*AT%(") or line:find("assert", 1, true) or line:find("tell", 1, true) or
      line:find("arb_say", 1, true) or line:find("CARD_ACTS", 1, true) or line:find("mark_", 1, true) or
      line:find("text =", 1, true) or line:match('^%s*"') or line:match("^%s*static ")
end

-- A change inside a remark changes nothing.
function kinds.without_remark(line, is_c)
  if is_c then return (line:gsub("/%*.-%*/", ""):gsub("/%*.*$", "")) end
  return (line:gsub("%s%-%-.*$", ""))
end

-- Lines of conditions that decide only whether a rule is marked.
function kinds.guards_of_marks(text)
  local marks, first = {}, nil
  for number, line in ipairs(text) do
    if line:match("^%s*if %(") or line:match("^%s*} else if %(") then first = number end
    local head = first and table.concat(text, " ", first, number) or ""
    if head:match("^[^(]*%b()%s*{?$") then
      local last, braced = number + 1, head:match("{$")
      while (text[last] or ""):match("^%s*RULES?%(.*%);$") and (braced or last == number + 1) do last = last + 1 end
      local after = text[last] or ""
      if last > number + 1 and (braced and after:match("^%s*}$") or not braced and not after:match("^%s*}? ?else")) then
        for at = first, number do marks[at] = true end
      end
      first = nil
    end
    if line:match("[;}]$") then first = nil end
  end
  return marks
end

return kinds
