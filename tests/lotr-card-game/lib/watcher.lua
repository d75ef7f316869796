-- A second opinion: watches a game from outside and holds what it sees against the rulebook.
-- It knows the rules by rules/lotr-card-game.tsv and nothing of how the program carries them
-- out; all it is given are views and the events between them.
--
-- Numbers are kept as a player with pen and paper would: each event that tells of tokens or
-- threat is written down, and at every question the sheet must agree with the table.
local watcher = {}
watcher.__index = watcher

-- ---- Reading a view --------------------------------------------------------------------

local function by_id(list)
  local values = {}
  for _, one in ipairs(list or {}) do values[one.id] = one.value end
  return values
end

local function set_of(list)
  local set = {}
  for _, one in ipairs(list or {}) do set[one] = true end
  return set
end

-- Attachments are cards of their own, with `host`.
local function read_card(view, card, zone, host)
  if card.id == nil or card.title == nil then return end
  local read = { id = card.id, title = card.title, type = card.type, unique = card.unique,
                 facedown = card.facedown, text = card.text or "", zone = zone, host = host,
                 stat = by_id(card.stats), token = by_id(card.tokens),
                 is = set_of(card.states), keyword = set_of(card.keywords), attached = {} }
  view.cards[card.id] = read
  for _, attachment in ipairs(card.attached or {}) do
    if attachment.id then read.attached[#read.attached + 1] = attachment.id end
    read_card(view, attachment, zone, card.id)
  end
end

local function read(raw)
  local view = { round = raw.round, phase = raw.phase, step = raw.step, seats = {}, cards = {}, zones = {} }
  for _, seat in ipairs(raw.seats) do
    view.seats[seat.seat] = { threat = by_id(seat.tracks).threat, out = seat.out, first = seat.first,
                              active = seat.active }
  end
  for _, zone in ipairs(raw.zones) do
    view.zones[zone.id] = { count = zone.count, owner = zone.owner, numbers = by_id(zone.numbers) }
    for _, card in ipairs(zone.cards or {}) do read_card(view, card, zone.id) end
  end
  return view
end

local function in_zone(view, zone)
  local list = {}
  for _, card in pairs(view.cards) do
    if card.zone == zone and not card.host then list[#list + 1] = card end
  end
  return list
end

local function in_play(card)
  return card.zone:find("^play%.") or card.zone:find("^engaged%.") or card.zone == "staging" or
      card.zone == "active"
end

-- A card that says so overrides the rulebook (golden-rules.2).
local function some_card_says(view, words)
  for _, card in pairs(view.cards) do
    if card.text:find(words) and (in_play(card) or card.zone == "encounter_discard") then return true end
  end
  return false
end

local function is_character(card)
  return (card.type == "hero" or card.type == "ally") and not card.facedown
end

local function sum(list, value)
  local total = 0
  for _, one in ipairs(list) do total = total + value(one) end
  return total
end

local function staged_threat(view)
  return math.max(0, sum(in_zone(view, "staging"), function(c) return c.stat.threat or 0 end))
end

local function fighting(view, state)
  local list = {}
  for _, card in pairs(view.cards) do
    if in_play(card) and is_character(card) and card.is[state] then list[#list + 1] = card end
  end
  return list
end

-- ---- A watcher -----------------------------------------------------------------------

function watcher.new(g)
  local w = setmetatable({ g = g, view = read(g:view()), heard = 0, threat = {}, tokens = {}, checks = 0 }, watcher)
  w:hear()
  w:take_stock()
  return w
end

function watcher:fail(rule, words, ...)
  local log = self.g:log()
  error(rule .. ": " .. words:format(...) .. "\n    " .. table.concat(log, "\n    ", math.max(1, #log - 12)), 0)
end

function watcher:expect(holds, rule, words, ...)
  self.checks = self.checks + 1
  if not holds then self:fail(rule, words, ...) end
end

-- The sheet as the table shows it.
function watcher:take_stock()
  for seat, of in pairs(self.view.seats) do self.threat[seat] = of.threat end
  self.tokens = {}
  for id, card in pairs(self.view.cards) do
    self.tokens[id] = { damage = card.token.damage or 0, resources = card.token.resources or 0,
                        progress = card.token.progress or 0 }
  end
end

function watcher:hear()
  local events = self.g:events(0, self.heard)
  for _, event in ipairs(events) do self.heard = event.n + 1 end
  return events
end

function watcher:title(id) return self.view.cards[id] and self.view.cards[id].title or "card " .. id end

function watcher:add(id, kind, n)
  local sheet = self.tokens[id]
  if sheet then sheet[kind] = math.max(0, sheet[kind] + n) end
end

-- ---- What an event must be --------------------------------------------------------------

local heard = {}

heard["round"] = function(w, a)
  w:expect(not w.round or a == w.round + 1, "timing.1", "round %d follows round %s", a, w.round)
  w:expect(not w.phase or w.phase == 7, "timing.1", "a round begins after phase %s", w.phase)
  w.round, w.phase = a, 0
  w.engaged_by_choice, w.traveled, w.attacked_by = {}, 0, {}
end

heard["phase"] = function(w, a)
  w.threat_changed = false
  w:expect(not w.phase or a == w.phase + 1, "timing.1", "phase %d follows phase %s", a, w.phase)
  w.phase = a
end

heard["threat up"] = function(w, seat, n, now, event)
  w:expect(now == w.threat[seat] + n, "threat.1", "threat %d rises by %d to %d", w.threat[seat], n, now)
  w.threat[seat] = now
  if event.rule == "t7.3a" then
    w.raised = w.raised or {}
    w:expect(w.phase == 7 and n >= 1 and not w.raised[seat], "t7.3a", "seat %d raises threat by %d", seat, n)
    w.raised[seat] = true
  end
end

heard["threat down"] = function(w, seat, n, now)
  w:expect(now == w.threat[seat] - n and now >= 0, "threat.2", "threat %d falls by %d to %d", w.threat[seat], n, now)
  w.threat[seat] = now
end

heard["damage"] = function(w, _, id, n)
  w:expect(n > 0, "damage.5", "%d damage on %s", n, w:title(id))
  w:add(id, "damage", n)
end
heard["heal"] = function(w, _, id, n) w:add(id, "damage", -n) end
heard["spend"] = function(w, _, id, n)
  w:expect(not w.tokens[id] or w.tokens[id].resources >= n, "resources.4", "%d resources paid from %s, who has %d",
           n, w:title(id), w.tokens[id] and w.tokens[id].resources or 0)
  w:add(id, "resources", -n)
end
heard["resources"] = function(w, _, id, n, event)
  if event.rule == "t1.2a" then
    w.collected = w.collected or {}
    w:expect(w.phase == 1 and n >= 1 and not w.collected[id], "t1.2a", "%s collects %d in phase %s", w:title(id), n, w.phase)
    w.collected[id] = true
  end
  w:add(id, "resources", n)
end
heard["progress"] = function(w, _, id, n) w:add(id, "progress", n) end
heard["progress lost"] = function(w, _, id, n) w:add(id, "progress", -n) end

-- Which tokens they are is not told: whatever lies there afterwards is taken as it is.
heard["tokens move"] = function(w, _, from, to) w.tokens[from], w.tokens[to] = nil, nil end

-- Until the phase ends some threat does not count, or more than lies there.
heard["lasting effect"] = function(w, _, _, _, event)
  w.threat_changed = w.threat_changed or event.text:find("threat") ~= nil
end

heard["quest success"] = function(w, willpower, threat)
  w:expect(willpower > threat, "t3.4b", "success with %d against %d", willpower, threat)
  w:resolved(willpower, threat)
end
heard["quest failure"] = function(w, willpower, threat)
  w:expect(willpower < threat, "t3.4f", "failure with %d against %d", willpower, threat)
  w:resolved(willpower, threat)
end
heard["quest even"] = function(w, willpower) w:resolved(willpower, willpower) end

-- Nothing happens between the last pass of the window before and the comparison.
function watcher:resolved(willpower, threat)
  self:expect(self.phase == 3, "quest-phase.1", "quest resolution in phase %s", self.phase)
  if self.asked ~= "tw.3.3" then return end
  local committed = sum(fighting(self.view, "committed"), function(c) return c.stat.willpower end)
  self:expect(willpower == committed, "t3.4a", "willpower %d, but %d is committed", willpower, committed)
  self:expect(self.threat_changed or threat == staged_threat(self.view), "t3.4a",
              "threat %d, but %d is in the staging area", threat, staged_threat(self.view))
end

heard["travel"] = function(w, _, id)
  w:expect(w.phase == 4, "t4.2b", "travel in phase %s", w.phase)
  w.traveled = w.traveled + 1
  w:expect(w.traveled == 1, "t4.2c", "%d locations are traveled to in one round", w.traveled)
  w:expect(#in_zone(w.view, "active") == 0, "t4.2e", "travel to %s from an active location", w:title(id))
end

-- An engagement check: the answer before led straight to it.
heard["engage"] = function(w, seat, id)
  local enemy = w.view.cards[id]
  if w.asked == "optional-engagement.1" and enemy and enemy.zone == "staging" then
    local by = w.asked_seat
    w.engaged_by_choice[by] = (w.engaged_by_choice[by] or 0) + 1
    w:expect(w.engaged_by_choice[by] == 1, "optional-engagement.3", "seat %d engages a second enemy", by)
  end
  if w.asked ~= "tw.5.2" or w.engaged_by_check then return end
  w.engaged_by_check = true
  local threat = w.threat[seat]
  w:expect(enemy.stat.engagement_cost <= threat, "engagement-check.2", "%s (%d) engages at threat %d",
           enemy.title, enemy.stat.engagement_cost, threat)
  for _, other in ipairs(in_zone(w.view, "staging")) do
    local cost = other.type == "enemy" and other.stat.engagement_cost or 0
    w:expect(cost <= enemy.stat.engagement_cost or cost > threat, "t5.3c",
             "%s (%d) engages before %s (%d)", enemy.title, enemy.stat.engagement_cost, other.title, cost)
  end
end

heard["player attack"] = function(w, seat, id)
  if w.asked ~= "t6.8a.2" then return end -- by an effect
  local key = seat .. ":" .. id
  w:expect(not w.attacked_by[key], "t6.8a.3", "seat %d attacks %s twice", seat, w:title(id))
  w.attacked_by[key] = true
end

heard["play"] = function(w, seat, id)
  local card = w.private and w.private.cards[id]
  if not card or card.type == "event" then return end
  w:expect(w.phase == 2 and w.view.seats[seat].active, card.type == "ally" and "t2.2a" or "t2.2b",
           "%s is played in phase %s by seat %d", card.title, w.phase, seat)
end

-- ---- What an attack must do ------------------------------------------------------------

-- From the last window before damage nobody can do anything any more: the next damage is
-- what the rules make of the numbers on the table.
function watcher:attack_damage(events)
  local before, enemies = self.view, {}
  for _, card in pairs(before.cards) do
    if card.type == "enemy" and (card.is.attacking or card.is.attacked) then enemies[#enemies + 1] = card end
  end
  local dealt = {}
  for _, event in ipairs(events) do
    if event.kind == "damage" then dealt[#dealt + 1] = event.args end
    if event.kind == "trigger" or event.kind == "use" or event.kind == "respond" then return end
  end
  if self.asked == "tw.6.4.2" then
    local defenders, attackers = fighting(before, "defending"), {}
    for _, card in ipairs(enemies) do
      if card.is.attacking then attackers[#attackers + 1] = card end
    end
    if #defenders ~= 1 or #attackers ~= 1 or #dealt == 0 then return end
    local due = attackers[1].stat.attack - defenders[1].stat.defense
    self:expect(dealt[1][2] == defenders[1].id and dealt[1][3] == due, "t6.4.3a",
                "%s takes %d damage: attack %d, defense %d", self:title(dealt[1][2]), dealt[1][3],
                attackers[1].stat.attack, defenders[1].stat.defense)
  elseif self.asked == "tw.6.8.2" and #dealt > 0 then
    local target = before.cards[dealt[1][2]]
    if not target or target.type ~= "enemy" then return end
    local strength = sum(fighting(before, "attacking"), function(c) return c.stat.attack end)
    self:expect(dealt[1][3] == strength - target.stat.defense, "t6.8.3a", "%s takes %d damage: attack %d, defense %d",
                target.title, dealt[1][3], strength, target.stat.defense)
  end
end

-- ---- What the table must show ------------------------------------------------------------

-- At every question: the sheet agrees.
function watcher:compare_sheet()
  for seat, of in pairs(self.view.seats) do
    self:expect(of.threat == self.threat[seat], "threat.1", "the dial of seat %d shows %d, not %d", seat, of.threat,
                self.threat[seat])
  end
  for id, card in pairs(self.view.cards) do
    local sheet = self.tokens[id]
    for kind, now in pairs(sheet and in_play(card) and card.token or {}) do
      self:expect(not sheet[kind] or sheet[kind] == now, kind == "resources" and "resources.1" or "damage.1",
                  "%s has %s %s, not %s", card.title, now, kind, sheet[kind])
    end
  end
end

-- In an action window everything that had to happen has happened.
function watcher:check_settled()
  local view, unique = self.view, {}
  for _, card in pairs(view.cards) do
    if in_play(card) and not card.facedown then
      if card.stat.hit_points and (is_character(card) or card.type == "enemy") then
        self:expect((card.token.damage or 0) < card.stat.hit_points, "damage.2", "%s is still in play", card.title)
      end
      if card.type == "location" and card.stat.quest_points then
        self:expect((card.token.progress or 0) < card.stat.quest_points, "explored.1", "%s is not explored", card.title)
      end
      self:expect(not (card.unique and unique[card.title]), "unique-cards.2", "%s is in play twice", card.title)
      unique[card.title] = card.unique or nil
      local restricted = 0
      for _, id in ipairs(card.attached) do
        if view.cards[id] and view.cards[id].keyword.Restricted then restricted = restricted + 1 end
      end
      self:expect(restricted <= 2, "restricted.2", "%s bears %d restricted attachments", card.title, restricted)
    end
  end
  self:expect(#in_zone(view, "active") <= 1, "active-location.2", "several locations are active")
  for seat, of in pairs(view.seats) do
    local heroes = 0
    for _, card in ipairs(in_zone(view, "play." .. seat)) do heroes = heroes + (card.type == "hero" and 1 or 0) end
    self:expect(of.out or (of.threat < 50 and heroes > 0), "player-elimination.2", "seat %d plays with threat %d and %d heroes",
                seat, of.threat, heroes)
    self:expect(not (of.out and of.first), "first-player.4", "the first player is out")
  end
  local shown = view.zones.staging.numbers.threat
  self:expect(self.threat_changed or shown == staged_threat(view), "t3.4a",
              "the staging area shows threat %s, its cards %d", shown, staged_threat(view))
end

-- When all have checked, nobody is left who could engage (t5.3g).
function watcher:check_engaged()
  for _, card in ipairs(in_zone(self.view, "staging")) do
    for seat, of in pairs(self.view.seats) do
      self:expect(card.type ~= "enemy" or of.out or card.stat.engagement_cost > of.threat, "t5.3g",
                  "%s has not engaged seat %d", card.title, seat)
    end
  end
end

-- Every playing player's heroes have collected, every player has drawn (t1.2a, t1.3a).
function watcher:check_resources()
  for seat, of in pairs(self.view.seats) do
    for _, card in ipairs(of.out and {} or in_zone(self.view, "play." .. seat)) do
      self:expect(card.type ~= "hero" or card.facedown or self.collected[card.id], "t1.2a", "%s collected nothing", card.title)
    end
    self:expect(of.out or (self.drawn[seat] or 0) >= 1 or self.view.zones["deck." .. seat].count == 0 or
                some_card_says(self.view, "cannot draw") or some_card_says(self.view, "would be drawn"), "t1.3a", "seat %d drew nothing", seat)
  end
end

function watcher:check_refreshed()
  for seat, of in pairs(self.view.seats) do
    self:expect(of.out or self.raised[seat], "t7.3a", "seat %d did not raise its threat", seat)
  end
  for _, card in pairs(self.view.cards) do
    self:expect(not (in_play(card) and card.is.committed), "t3.4j", "%s is still committed", card.title)
  end
end

local at_window = {
  ["tw.1.3"] = watcher.check_resources,
  ["tw.5.3"] = watcher.check_engaged,
  ["tw.7.4"] = watcher.check_refreshed,
}

-- ---- Watching ----------------------------------------------------------------------------

-- Call it after every answer.
function watcher:look()
  local events = self:hear()
  self:attack_damage(events)
  for _, event in ipairs(events) do
    if event.kind == "phase" and event.args[1] == 1 then self.collected, self.drawn = {}, {} end
    if event.kind == "phase" and event.args[1] == 7 then self.raised = {} end
    if event.kind == "draw" then
      local seat = event.seats[1]
      self.drawn = self.drawn or {}
      self.drawn[seat] = (self.drawn[seat] or 0) + 1
    end
    local check = heard[event.kind]
    if check and event.args then check(self, event.args[1], event.args[2], event.args[3], event) end
  end
  self:now_asked()
end

function watcher:now_asked()
  local ask = self.g:ask()
  self.view = read(self.g:view())
  self.private = ask and read(self.g:view(ask.seat))
  self.asked, self.asked_seat = ask and ask.rule or "", ask and ask.seat
  self.engaged_by_check = nil
  self:compare_sheet()
  self:take_stock()
  if not self.asked:find("^tw%.") then return end
  self:check_settled()
  local check = at_window[self.asked]
  if check and self.asked ~= self.last_window then check(self) end
  self.last_window = self.asked
end

return watcher
