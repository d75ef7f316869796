-- Attachment Cards; "Cannot have attachments".
local quiet = require "lib.quiet"

rule({ "attachment-cards.1", "attachment-cards.2" },
     "a played attachment is attached to another card", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { "Short Sword" } }
  t:eq(g:see("hand.Short Sword.type"), "attachment")
  g:choose("play", "Short Sword")
  t:offered(g, "attach to", "Aragorn")
  g:choose("attach to", "Éowyn")
  t:eq(g:see("Éowyn.attached"), { "Short Sword" })
  t:eq(g:see("Aragorn.attached"), {})
  t:eq(g:see("Éowyn.attack"), 1 + 1)
end)

rule("attachment-cards.5", "without an eligible card the attachment cannot enter play", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { "Gondor Sash" } }
  t:refused(g, { "play", "Gondor Sash" }, "attachment-cards.5")
  g = quiet.open(t, { { "Aragorn", "Denethor" } })
  g:arrange{ hand = { "Gondor Sash" } }
  g:choose("play", "Gondor Sash")
  t:refused(g, { "attach to", "Aragorn" }, "attachment-cards.8")
  t:eq(g:options(), { "attach to Denethor" })
end)

rule("attachment-cards.6", "any number of attachments sit on one card", function(t)
  local g = quiet.open(t, { { "Denethor", "Éowyn" } })
  g:arrange{ hand = { "Short Sword", "Short Sword", "Walking Staff", "Scout's Banner",
             "Gondor Sash",
                      "Ward", "Kinship" } }
  for _, title in ipairs{ "Short Sword", "Short Sword", "Walking Staff", "Scout's Banner",
       "Gondor Sash",
                          "Ward", "Kinship" } do
    g:choose("play", title):choose("attach to", "Denethor")
  end
  t:eq(#g:see("Denethor.attached"), 7)
  t:eq(g:see("Denethor.attack"), 1 + 2)
end)

rule("attachment-cards.7",
     "the attachments of a card that leaves play are discarded with it", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" }, { "Beravor" } })
  g:arrange{ hand = { ["0"] = { "Send Away" } }, play = { { "Shield Bearer" } },
             heroes = { { ["Éowyn"] = { attached = { "Short Sword", { title = "Walking Staff",
             owner = 1 } } } } } }
  g:choose("play", "Send Away"):choose("choose", "Éowyn")
  t:eq(g:see("Éowyn.zone"), "discard.0")
  t:eq(g:see("Short Sword.zone"), "discard.0")
  t:eq(g:see("seat.1.discard"), { "Walking Staff" }, "to its owner's pile")
  t:eq(#g:see("play"), 2)
end)

rule({ "attachment-cards.8", "attachment-cards.9" },
     "who may bear it is asked only as it enters play", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { "Gondor Sash", "Lay Aside" },
             heroes = { { ["Éowyn"] = { attached = { "Steward of Gondor" } } } } }
  t:eq(g:see("Éowyn.is.Gondor"), true)
  g:choose("play", "Gondor Sash")
  t:refused(g, { "attach to", "Aragorn" }, "attachment-cards.8")
  g:choose("attach to", "Éowyn")
  t:eq(g:see("Éowyn.willpower"), 4 + 1)
  -- The steward's office is lost, and Gondor with it; the sash stays.
  g:choose("play", "Lay Aside"):choose("choose", "Steward of Gondor")
  t:eq(g:see("Éowyn.is.Gondor"), false)
  g:go("3.2"):choose("done"):go("3.4")
  t:eq(g:see("Éowyn.attached"), { "Gondor Sash" })
  t:eq(g:see("Éowyn.willpower"), 4 + 1)
end)

rule({ "attachment-cards.10", "attachment-cards.11" },
     "an attachment may go to another player's character, and to that player", function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { ["0"] = { "Walking Staff", "Walking Staff" } } }
  g:choose("play", "Walking Staff")
  t:offered(g, "attach to", "Aragorn")
  t:offered(g, "attach to", "Éowyn")
  g:choose("attach to", "Éowyn")
  t:offered(g:seat(1), "use", "Walking Staff")
  g:seat(1):pass()
  t:refused(g, { "use", "Walking Staff" }, "action.6")
  g:choose("play", "Walking Staff"):choose("attach to", "Aragorn")
  g:seat(1):pass()
  t:offered(g, "use", "Walking Staff")
end)

rule({ "attachment-cards.12", "attachment-cards.13" },
     "bearer and attachment exhaust and ready apart", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:arrange{ heroes = { { ["Éowyn"] = { attached = { "Unexpected Courage", "Walking Staff" } } } } }
  -- An attachment exhausts: its bearer does not.
  g:choose("use", "Walking Staff")
  t:eq({ g:see("Walking Staff.exhausted"), g:see("Éowyn.exhausted") }, { true, false })
  -- The bearer exhausts: a ready attachment stays ready.
  g:go("3.2"):choose("commit", "Éowyn"):choose("done")
  t:eq({ g:see("Éowyn.exhausted"), g:see("Unexpected Courage.exhausted") }, { true, false })
  -- The bearer readies: exhausted attachments stay exhausted.
  g:choose("use", "Unexpected Courage")
  t:eq({ g:see("Éowyn.exhausted"), g:see("Unexpected Courage.exhausted"),
       g:see("Walking Staff.exhausted") },
       { false, true, true })
  -- An attachment readies in the refresh phase while its bearer is barred from it.
  g:arrange{ heroes = { { ["Éowyn"] = { exhausted = true, resources = 0,
             attached = { "Caught in a Web" } } } } }
  g:go("7.4")
  t:eq({ g:see("Éowyn.exhausted"), g:see("Unexpected Courage.exhausted") }, { true, false })
end)

rule("cannot-have-attachments.1",
     "a card that cannot have attachments takes none, from anyone", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Short Sword", "Walking Staff", "Forest Snare" }, play = { "Free Spirit" },
             engaged = { "Nazgûl of Dol Guldur" } }
  g:choose("play", "Short Sword")
  t:refused(g, { "attach to", "Free Spirit" }, "cannot-have-attachments.1")
  g:choose("attach to", "Aragorn")
  -- Nor does an encounter card get onto it.
  g:go("3.2")
  g:arrange{ clear = "engaged", encounter_top = { "Clinging Web" } }
  g:choose("done"):pass()
  g:choose("choose", "Free Spirit")
  t:eq(g:see("Free Spirit.attached"), {})
  t:ok(not g:log_has("Clinging Web", "attached"), "not even for a moment")
  t:eq(g:see("encounter_discard"), { "Clinging Web" })
end)

rule({ "cannot-have-attachments.2", "cannot-have-attachments.3" },
     "a trait before the word limits what is barred", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Short Sword", "Walking Staff" }, play = { "Unarmed Pilgrim" } }
  g:choose("play", "Short Sword")
  t:refused(g, { "attach to", "Unarmed Pilgrim" }, "cannot-have-attachments.1")
  g:choose("attach to", "Aragorn")
  g:choose("play", "Walking Staff")
  t:offered(g, "attach to", "Unarmed Pilgrim")
  g:choose("attach to", "Unarmed Pilgrim")
  t:eq(g:see("Unarmed Pilgrim.attached"), { "Walking Staff" })
end)

rule("cannot-have-attachments.4",
     "a character that comes to bar attachments loses those it has, at once", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { "Cast Off" },
             heroes = { { Aragorn = { attached = { "Short Sword", "Walking Staff" } },
                          ["Éowyn"] = { attached = { "Short Sword" } } } } }
  g:choose("play", "Cast Off"):choose("choose", "Aragorn")
  t:eq(g:see("Aragorn.attached"), {})
  t:eq(g:see("Éowyn.attached"), { "Short Sword" })
  t:eq(g:see("Walking Staff.zone"), "discard.0")
end)
