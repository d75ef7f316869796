-- Writes many mutants into one program: each stands in its statement beside what it breaks,
-- and the number in ARB_MUTANT says which one is made, if any. One build serves them all, and
-- each notes in the file of ARB_REACHED that it was come by, so that only tests that come by
-- a mutant are run for it: no other could notice.
--
-- A statement is written anew, on its own lines:
--   if (a == b)      if (MUTANT(7) ? (a != b) : (a == b))
--   return a + 1;    return MUTANT(7) ? (a) : (a + 1);
--   int n = a - b;   int n = MUTANT(7) ? (a + b) : (a - b);
--   pay(g, a);       if (MUTANT(7)) { ; } else { pay(g, a); }
-- What cannot be written so is tried in a program of its own, line by line as ever.
local sites = {}

-- ---- Where statements begin and end ---------------------------------------------------

-- The lines without comments and without what stands in quotes, each as long as it was.
local function plain(lines)
  local inside, list = false, {}
  for n, line in ipairs(lines) do
    local out, at = {}, 1
    while at <= #line do
      if inside then
        local _, last = line:find("*/", at, true)
        out[#out + 1] = (" "):rep((last or #line) - at + 1)
        at, inside = (last or #line) + 1, last == nil
      elseif line:find("^/%*", at) then
        inside = true
      elseif line:find("^[\"']", at) then
        local mark, last = line:sub(at, at), at + 1
        while last < #line and line:sub(last, last) ~= mark do
          last = last + (line:sub(last, last) == "\\" and 2 or 1)
        end
        out[#out + 1] = mark .. ("x"):rep(last - at - 1) .. mark
        at = last + 1
      else
        out[#out + 1] = line:sub(at, at)
        at = at + 1
      end
    end
    list[n] = table.concat(out):gsub("%s+$", "")
  end
  return list
end

local function is_head(text)
  return text:match("^%s*}? ?else if %b()$") or text:match("^%s*if %b()$") or text:match("^%s*for %b()$") or
      text:match("^%s*while %b()$") or text:match("^%s*[%a_]+ ?%b()$") and text:match("^%s*[A-Z]+_[A-Z_]+%(") or
      text:match("^%s*json_[a-z]+_foreach %b()$") or text:match("^%s*}? ?else$") or text:match("^%s*do$")
end

-- For each line the first and the last line of its statement.
local function statements(lines)
  local bare, first_of, last_of, first = plain(lines), {}, {}, nil
  for n, line in ipairs(bare) do
    if line:match("^%s*$") or line:match("^#") or line:match("\\$") then
      first = nil
    else
      first = first or n
      local text = table.concat(bare, "\n", first, n)
      if text:match("[;{}:]$") or is_head(text) then
        for at = first, n do first_of[at], last_of[at] = first, n end
        first = nil
      end
    end
  end
  return first_of, last_of
end

-- ---- How a statement holds both -------------------------------------------------------

local function both(mutant, broken, whole)
  return ("MUTANT(%d) ? (%s) : (%s)"):format(mutant, broken, whole)
end

-- Parts between commas, or whatever else, that stand in no brackets.
local function split(text, at_sign)
  local parts, depth, from, quoted = {}, 0, 1, false
  for at = 1, #text do
    local sign = text:sub(at, at)
    if sign == '"' and text:sub(at - 1, at - 1) ~= "\\" then quoted = not quoted end
    if not quoted then
      if sign:match("[%(%[{]") then depth = depth + 1 end
      if sign:match("[%)%]}]") then depth = depth - 1 end
      if sign == at_sign and depth == 0 then
        parts[#parts + 1] = text:sub(from, at - 1)
        from = at + 1
      end
    end
  end
  parts[#parts + 1] = text:sub(from)
  return parts
end

-- Of two lists of parts the one that differs; nil if it is not exactly one.
local function differing(a, b)
  local which = nil
  if #a ~= #b then return nil end
  for n = 1, #a do
    if a[n] ~= b[n] then
      if which then return nil end
      which = n
    end
  end
  return which
end

local function in_condition(mutant, whole, broken)
  for _, head in ipairs { "^(%s*if )(%b())(.*)$", "^(%s*}? ?else if )(%b())(.*)$", "^(%s*while )(%b())(.*)$",
                          "^(%s*} while )(%b())(.*)$", "^(%s*switch )(%b())(.*)$" } do
    local before, condition, after = whole:match(head)
    local before_broken, other, after_broken = broken:match(head)
    if before and before == before_broken and after == after_broken then
      return before .. "(" .. both(mutant, other:sub(2, -2), condition:sub(2, -2)) .. ")" .. after
    end
  end
end

local function in_for(mutant, whole, broken)
  local before, head, after = whole:match("^(%s*for )(%b())(.*)$")
  local _, other, after_broken = broken:match("^(%s*for )(%b())(.*)$")
  if not before or after ~= after_broken then return nil end
  local parts, others = split(head:sub(2, -2), ";"), split((other or "()"):sub(2, -2), ";")
  local which = differing(parts, others)
  if #parts ~= 3 or not which or which == 1 then return nil end
  parts[which] = " " .. both(mutant, others[which], parts[which])
  return before .. "(" .. table.concat(parts, ";") .. ")" .. after
end

local function in_return(mutant, whole, broken)
  local before, value = whole:match("^(%s*return )(.*);(%s*)$")
  local _, other = broken:match("^(%s*return )(.*);(%s*)$")
  return before and other and before .. both(mutant, other, value) .. ";"
end

local type_and_name = "^(%s*[%a_][%w_ ]-[ %*]+[%a_][%w_]* = )(.*);$"

local function in_declaration(mutant, whole, broken)
  local before, value = whole:match(type_and_name)
  local before_broken, other = broken:match(type_and_name)
  if not before or before ~= before_broken or before:find("static ", 1, true) then return nil end
  local values, others = split(value, ","), split(other, ",")
  local which = differing(values, others)
  if not which then return nil end
  local name, init = "", values[which]
  local name_broken, init_broken = "", others[which]
  if which > 1 then
    name, init = values[which]:match("^([^=]* = )(.*)$")
    name_broken, init_broken = others[which]:match("^([^=]* = )(.*)$")
  end
  if not name or name ~= name_broken or init:match("^%s*{") then return nil end
  values[which] = name .. both(mutant, init_broken, init)
  return before .. table.concat(values, ",") .. ";"
end

local function is_dropped(broken) return broken:match("^%s*;%s*$") ~= nil end

-- A flow that waits names its place once: a statement of it can be left out, but not doubled.
local function in_statement(mutant, whole, broken)
  local indent, rest = whole:match("^(%s*)(.*;)$")
  if not rest or rest:match("^[}{]") or rest:match("^else") or rest:match("^do ") or rest:match("^case ") or
      rest:match("^[%a_]+:") or whole:match(type_and_name) then
    return nil
  end
  if not is_dropped(broken) and (rest:match("^[A-Z][A-Z_]+") or rest:match("[^%w_][A-Z][A-Z_]+%(")) then return nil end
  return ("%sif (MUTANT(%d)) { %s } else { %s }"):format(indent, mutant, broken, rest)
end

local function holding_both(mutant, whole, broken)
  local label, rest = whole:match("^(%s*case [^;?]-:%s+)(%S.*)$")
  if not label then label, rest = whole:match("^(%s*default:%s+)(%S.*)$") end
  if label then
    if broken:sub(1, #label) ~= label then return nil end
    whole, broken = rest, broken:sub(#label + 1)
  end
  local made = in_condition(mutant, whole, broken) or in_for(mutant, whole, broken) or
      in_return(mutant, whole, broken) or in_declaration(mutant, whole, broken) or in_statement(mutant, whole, broken)
  return made and (label or "") .. made
end

-- ---- Files with mutants in them --------------------------------------------------------

local function without_comments(text)
  return (text:gsub("/%*.-%*/", " "))
end

-- Gives each of the mutants of a file that can share it a place: m.first, m.last, m.written.
-- No two share a statement.
function sites.place(lines, mutants)
  local first_of, last_of = statements(lines)
  local taken = {}
  for _, m in ipairs(mutants) do
    local first, last = first_of[m.number], last_of[m.number]
    if first and not taken[first] then
      local whole = table.concat(lines, "\n", first, last)
      local part = {}
      for n = first, last do part[#part + 1] = n == m.number and m.broken or lines[n] end
      local broken = without_comments(table.concat(part, "\n")):gsub("%s*\n%s*", " "):gsub("%s+$", "")
      local layout = select(2, whole:gsub("\n", "\n"))
      whole = without_comments(whole):gsub("%s+$", "")
      -- Comments of several lines have gone with their ends of lines.
      if select(2, whole:gsub("\n", "\n")) == layout then
        local indent = whole:match("^%s*")
        m.written = holding_both(m.site, whole, indent .. broken:gsub("^%s+", ""))
      end
      if m.written then m.first, m.last, taken[first] = first, last, true end
    end
  end
end

-- The text of a file with those of its mutants that have a place, but not where line is.
function sites.written(lines, mutants, line)
  local list = table.move(lines, 1, #lines, 1, {})
  for _, m in ipairs(mutants) do
    if m.written and not (line and line >= m.first and line <= m.last) then
      local n = m.first
      for text in (m.written .. "\n"):gmatch("(.-)\n") do
        list[n] = text
        n = n + 1
      end
    end
  end
  return list
end

-- For all files, and for the one that is in every program.
sites.header = [[
extern int arb_mutant;
extern unsigned char *arb_mutant_reached;
#define MUTANT(n) (arb_mutant_reached[n] = 1, __builtin_expect(arb_mutant == (n), 0))
]]

sites.body = [[

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
static unsigned char nowhere[65536];
int arb_mutant;
unsigned char *arb_mutant_reached = nowhere;
__attribute__((constructor)) static void choose_mutant(void)
{
    const char *mutant = getenv("ARB_MUTANT"), *reached = getenv("ARB_REACHED");
    int file = reached ? open(reached, O_RDWR) : -1;
    arb_mutant = mutant ? atoi(mutant) : 0;
    if (file >= 0) {
        void *map = mmap(NULL, sizeof nowhere, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (map != MAP_FAILED)
            arb_mutant_reached = map;
        close(file);
    }
}
]]

return sites
