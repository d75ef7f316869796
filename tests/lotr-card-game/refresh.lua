-- Refresh phase and the end of the round: Appendix I, 7.1 to 7.5 and 0.1.
local steps = require "lib.steps"

local two = { { "Éowyn", "Aragorn" }, { "Glóin", "Legolas" } }

-- The last window before the refresh phase, with this position.
local function before_refresh(t, position, seats)
  local g = steps.open(t, seats or two)
  steps.to(g, "tw.6.2")
  return g:arrange(position)
end

rule("t7.2", "all exhausted cards ready together, characters and attachments of everybody", function(t)
  local tired = { exhausted = true }
  local g = before_refresh(t, {
    play = { { "Light Sleeper", { title = "Aragorn", attached = { { title = "Unexpected Courage", exhausted = true } } } },
             { "Signaller" } },
    heroes = { { ["Éowyn"] = tired, Aragorn = tired }, { ["Glóin"] = tired } },
    cards = { ["Light Sleeper"] = tired, Signaller = tired },
  })
  g:until_option("respond", "Light Sleeper")
  t:eq(g:see("step"), "7.2")
  for _, name in ipairs{ "Éowyn", "Aragorn", "Glóin", "Legolas", "Light Sleeper", "Signaller", "Unexpected Courage" } do
    t:eq(g:see(name .. ".exhausted"), false, name)
  end
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 9 + 12, 9 + 9 })
end)

rule("t7.2", "what is ready already does not ready again", function(t)
  local g = before_refresh(t, { play = { { "Light Sleeper" } } })
  local offered = false
  g:pass_until(function(now)
    for _, option in ipairs(now:options()) do offered = offered or option:find("Light Sleeper") ~= nil end
    return now:see("step") == "7.4"
  end)
  t:eq(offered, false)
end)

rule({ "t7.3a", "t7.3b" }, "everybody's threat rises by one, at the same time", function(t)
  local g = before_refresh(t, { threat = { 20, 31 }, play = { { "Chronicler" }, { "Signaller" } } })
  g:until_option("respond", "Chronicler", "threat")
  t:eq(g:see("step"), "7.3")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 21, 32 })
  steps.to(g, "tw.7.4")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 21, 32 })
end)

rule("t7.3b", "players who reach the limit together fall together", function(t)
  local g = before_refresh(t, { threat = { 49, 49 } })
  g:go("over")
  t:eq(g:status(), "lost")
  t:eq({ #steps.events(g, "Player 1 is eliminated"), #steps.events(g, "Player 2 is eliminated") }, { 1, 1 })
  t:eq(#steps.events(g, "Player 2 is the first player"), 0)
end)

rule("t7.4", "the first player token goes to the left", function(t)
  local g = before_refresh(t, { threat = { 5, 5, 5 } }, { { "Éowyn" }, { "Glóin" }, { "Legolas" } })
  t:eq({ g:see("seat.0.first"), g:see("seat.1.first") }, { true, false })
  local order = {}
  for _ = 1, 3 do
    steps.to(g, "tw.7.4")
    for seat = 0, 2 do if g:see("seat." .. seat .. ".first") then order[#order + 1] = seat end end
    g:go("2.2")
    g:arrange{ staging = {} }
    steps.calm(g, 3)
  end
  t:eq(order, { 1, 2, 0 })
end)

rule("t7.4", "an eliminated player is passed over", function(t)
  local g = before_refresh(t, { threat = { 5, 49, 5 } }, { { "Éowyn" }, { "Glóin" }, { "Legolas" } })
  steps.to(g, "tw.7.4")
  t:eq({ g:see("seat.1.out"), g:see("seat.2.first"), g:ask().seat }, { true, true, 2 })
end)

rule("t0.1a", "after the end of the round the next one begins", function(t)
  local g = before_refresh(t, { play = { { "Herald" } } })
  g:until_option("respond", "Herald", "round ends")
  t:eq({ g:see("step"), g:see("round") }, { "0.1", 1 })
  t:eq(#steps.events(g, "Round 2 begins"), 0)
  g:until_option("respond", "Herald", "round begins")
  t:eq({ g:see("step"), g:see("round") }, { "0.0", 2 })
  t:eq(#steps.events(g, "Round 2 begins"), 1)
  g:until_option("respond", "Herald", "resource phase begins")
  t:eq(g:see("step"), "1.1")
end)

rule("t0.1c", "effects until the end of the round hold in all its phases and then stop", function(t)
  local g = steps.open(t, { { "Éowyn" } })
  g:arrange{ play = { { "Torchbearer", "Herald" } } }
  g:choose("use", "Torchbearer")
  t:eq(g:see("Torchbearer.willpower"), 2)
  g:until_option("respond", "Herald", "refresh phase ends")
  t:eq(g:see("Torchbearer.willpower"), 2)
  g:until_option("respond", "Herald", "round ends")
  t:eq(g:see("Torchbearer.willpower"), 0, "until the end comes before at the end")
end)

rule("t0.1c", "a constant ability can begin with the next round", function(t)
  local g = steps.open(t, { { "Éowyn" } })
  g:arrange{ play = { { "Late Riser", "Herald" } } }
  g:until_option("respond", "Herald", "round ends")
  t:eq(g:see("Late Riser.willpower"), 0)
  g:until_option("respond", "Herald", "round begins")
  t:eq(g:see("Late Riser.willpower"), 3)
end)
