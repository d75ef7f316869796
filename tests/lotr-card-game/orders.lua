-- Standing orders: what they pass for a player, and what they never do.
local plain = require "lib.plain"
local steps = require "lib.steps"

rule("t2.2d", "no order passes planning in one's own turn while a card can be played", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { {}, { "Wandering Took" } }, cards = { ["Éowyn"] = { resources = 9 } } }
  for seat = 0, 1 do g:order(seat, "never") end
  g:pass()
  t:eq({ g:ask().rule, g:ask().seat, g:ask().window }, { "tw.2.2", 1, true })
  t:offered(g, "play", "Wandering Took")
  g:pass()
  t:ok(g:ask().rule ~= "tw.2.2", "the other has nothing to play and is not asked")
end)

rule("tw.all", "but actions in the turn of another, and after other steps, are passed", function(t)
  local g = steps.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ play = { {}, { "Signaller" } } }
  g:order(1, "never")
  local asked = {}
  g:pass_until(function()
    local ask = g:ask()
    if ask.seat == 1 and ask.window then asked[#asked + 1] = g:see("step") end
    return g:see("step") == "3.2"
  end)
  t:eq(asked, { "2.2" })
end)

rule("response.6", "nor does an order decline a response that could be used", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Pinprick" } }, play = { { "Chronicler" } } }
  g:order(0, "never")
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:ask().rule, "response.6")
  g:choose("respond", "Chronicler")
  t:eq(g:see("Chronicler.exhausted"), true)
end)

rule("response.6", "unless the player says so of responses, or of that very card", function(t)
  for _, orders in ipairs{ { at = { { kind = "response", stop = "never" } } },
                           { stop = "if_able", things = { Chronicler = "never" } } } do
    local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ hand = { { "Pinprick" } }, play = { { "Chronicler" } } }
    g:order(0, orders)
    g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
    t:ok(g:ask().rule ~= "response.6")
    t:eq(g:see("Chronicler.exhausted"), false)
  end
end)

test("actions are passed until the phase ends, if the player says so", function(t)
  local function asked_after(orders)
    local g = steps.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ play = { {}, { "Signaller" } } }
    g:go("3.1")
    g:order(1, orders)
    local asked = {}
    g:pass_until(function()
      local ask = g:ask()
      if ask.seat == 1 and ask.window then asked[#asked + 1] = g:see("phase") end
      return g:see("phase") == "Combat"
    end)
    return asked[1]
  end
  t:eq(asked_after{ stop = "always" }, "Quest")
  t:ok(asked_after{ ["until"] = { ["end"] = "phase" } } ~= "Quest")
end)

test("everything is passed until something happens to the player who says so", function(t)
  -- Player 2 is asked again when a card is played on Éowyn, and not when it is on Aragorn.
  for target, stops in pairs{ ["Éowyn"] = true, Aragorn = false } do
    local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ hand = { { "Pinprick" }, {} } }
    g:order(0, "always"); g:order(1, { stop = "always" })
    g:order(1, { ["until"] = { ["end"] = "event" } })
    g:choose("play", "Pinprick"); g:choose("choose", target)
    t:eq(g:see(target .. ".damage"), 1)
    t:eq(g:ask().seat, stops and 1 or 0, target)
  end
end)
