-- Cancel.
local quiet = require "lib.quiet"

-- A treachery is about to be revealed; the players have these cards.
local function revealing(t, heroes, hand, top, more)
  local g = quiet.open(t, { heroes })
  g:go("3.2")
  g:arrange{ hand = hand, encounter_top = top, heroes = { { ["Éowyn"] = { resources = 9 } } } }
  if more then g:arrange(more) end
  return g
end

rule({ "cancel.1", "cancel.2" }, "a cancel stops an effect before it begins", function(t)
  local g = revealing(t, { "Éowyn" }, { "A Test of Will" }, { "Heavy Dread" })
  local threat = g:see("threat")
  g:choose("done"):pass()
  t:offered(g, "respond", "A Test of Will")
  t:eq(g:see("threat"), threat, "it has not begun")
  g:choose("respond", "A Test of Will")
  t:eq(g:see("threat"), threat)
  -- passed, the effect happens
  g = revealing(t, { "Éowyn" }, { "A Test of Will" }, { "Heavy Dread" })
  g:choose("done"):pass():pass()
  t:eq(g:see("threat"), threat + 4)
  -- where there is no effect there is nothing to cancel
  g = revealing(t, { "Éowyn" }, { "A Test of Will" }, { "Old Ruffian" })
  g:choose("done"):pass()
  t:refused(g, { "respond", "A Test of Will" }, "ability.16")
end)

rule("cancel.2", "a shadow effect is canceled the same way", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:arrange{ hand = { "Hasty Stroke" }, engaged = { { title = "Old Ruffian",
             shadow = { "Heavy Dread" } } } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  g:until_option("respond", "Hasty Stroke")
  local threat = g:see("threat")
  g:choose("respond", "Hasty Stroke")
  g:go("6.4.3")
  t:eq(g:see("threat"), threat)
end)

rule("cancel.3", "cancels come before every other ability", function(t)
  local g = quiet.open(t, { { "Thalin", "Éowyn" } })
  g:go("3.2")
  g:arrange{ hand = { "A Test of Will" }, encounter_top = { "Dol Guldur Orcs" } }
  g:choose("commit", "Thalin"):choose("commit", "Éowyn"):choose("done"):pass()
  -- Thalin strikes as the card is revealed; the chance to cancel comes first.
  t:offered(g, "respond", "A Test of Will")
  t:eq(g:see("Dol Guldur Orcs.damage"), 0)
  g:choose("respond", "A Test of Will")
  t:eq(g:see("staging.Dol Guldur Orcs.damage"), 1,
       "Thalin's ability is not part of the canceled effect")
  t:eq({ g:see("Thalin.damage"), g:see("Éowyn.damage") }, { 0, 0 })
end)

rule({ "cancel.4", "cancel.5" },
     "nothing more can be started against a canceled effect", function(t)
  local g = revealing(t, { "Éowyn", "Eleanor" }, { "A Test of Will", "A Test of Will",
       "Silence" }, { "Heavy Dread" },
                      { heroes = { { Eleanor = { resources = 0 } } } })
  g:choose("done"):pass()
  t:offered(g, "respond", "Eleanor")
  g:choose("respond", "A Test of Will")
  -- Silence may answer A Test of Will itself, which is not canceled yet ...
  t:offered(g, "respond", "Silence")
  t:not_offered(g, "respond", "Eleanor")
  g:pass()
  -- ... but the dread is: neither Eleanor nor the second copy is asked again.
  t:eq(g:ask().rule, "tw.3.3")
  t:eq(g:see("hand"), { "A Test of Will", "Silence" })
  t:eq(g:see("Eleanor.exhausted"), false)
end)

rule("cancel.5", "a cancel can itself be canceled, once", function(t)
  local g = revealing(t, { "Éowyn" }, { "A Test of Will", "Silence", "Silence" }, { "Heavy Dread" })
  local threat = g:see("threat")
  g:choose("done"):pass()
  g:choose("respond", "A Test of Will")
  g:choose("respond", "Silence")
  -- The first Silence is canceled by the second, so A Test of Will works after all.
  g:choose("respond", "Silence")
  t:eq(g:see("threat"), threat)
  t:eq(g:see("hand"), {})
  t:eq(g:ask().rule, "tw.3.3")
end)

rule({ "cancel.6", "cancel.7" },
     "a canceled ability counts as used and its cost stays paid", function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ play = { ["0"] = { "Once a Round" } }, hand = { ["1"] = { "Silence" } } }
  local threat = g:see("threat")
  g:choose("use", "Once a Round")
  g:seat(1):choose("respond", "Silence")
  t:eq(g:see("hand.count"), 0, "no card was drawn")
  t:eq(g:see("threat"), threat + 1)
  g:seat(1):pass()
  t:refused(g, { "use", "Once a Round" }, "limits.1")
end)

rule({ "cancel.7", "cancel.8", "cancel.9" },
     "a canceled event was paid for and played, and is discarded", function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ play = { ["0"] = { "Herald" } }, hand = { ["0"] = { "Loud Song" },
             ["1"] = { "Silence" } } }
  local threat = g:see("threat")
  t:eq(g:see("Aragorn.resources"), 1)
  g:choose("play", "Loud Song")
  g:seat(1):choose("respond", "Silence")
  g:until_option("respond", "Herald")
  t:eq(g:see("threat"), threat)
  t:eq(g:see("Aragorn.resources"), 0)
  -- "after an event is played" for the song, and for Silence
  g:choose("respond", "Herald")
  t:eq(g:see("threat"), threat - 1)
  g:pass_until(function(now) return now:ask().rule == "tw.2.2" end)
  t:eq(g:see("seat.0.discard"), { "Loud Song" })
  t:eq(g:see("seat.1.discard"), { "Silence" })
end)

rule({ "cancel.10", "cancel.11" }, "a canceled treachery was revealed and is discarded", function(t)
  local g = revealing(t, { "Éowyn" }, { "A Test of Will" }, { "Heavy Dread" },
       { play = { "Chronicler" } })
  local threat = g:see("threat")
  g:choose("done"):pass()
  g:choose("respond", "A Test of Will")
  t:offered(g, "respond", "Chronicler")
  g:choose("respond", "Chronicler")
  t:eq(g:see("threat"), threat - 1)
  t:eq(g:see("encounter_discard"), { "Heavy Dread" })
  t:eq(g:ask().rule, "tw.3.3", "nothing is revealed in its place")
end)
