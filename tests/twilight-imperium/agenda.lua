-- The agenda phase: what is revealed, who votes for what, who decides, what becomes of the card.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

-- ---- The phase

rule({ "8.0+2", "27.4", "81.s8+1", "8.s1", "8.s2", "8.0" }, "without the custodians two agendas are voted on", function(t)
  local g = agenda.voting(t, { "Mutiny", "Economic Equality" })
  t:eq(g:see("phase"), "Agenda")
  t:ok(g:log_has("Mutiny is revealed"))
  agenda.ended(g)
  g:pass_until(function() return g:log_has("Economic Equality is revealed") end)
  agenda.ended(g)
  g:pass_until(function() return g:see("phase") ~= "Agenda" end)
  t:eq(g:see("phase"), "Strategy")
  t:eq(g:see("round"), 2)
end)

rule({ "8.s3", "8.s3+1", "8.6" }, "planets that voted are readied before the new round", function(t)
  local g = agenda.voting(t, { "Mutiny", "Economic Equality" })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  t:eq(g:view(0).seats[2].exhausted, { "Wren Terra" })
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:view(0).seats[2].exhausted, nil)
end)

rule({ "8.s1a", "8.s1a+1", "80.5+1" }, "the top of the deck is revealed to all, with what can be voted for", function(t)
  local g = agenda.voting(t, { "Mutiny", "Economic Equality" })
  for seat = 0, 2 do
    t:eq(#g:view(seat).vote.outcomes, 2)
    t:eq(g:view(seat).vote.outcomes[1].text, "For")
  end
end)

rule({ "8.s1a+1" }, "what is voted on lies open before all until it is resolved", function(t)
  local g = agenda.voting(t, { "Mutiny", "Economic Equality" })
  for seat = 0, 2 do t:eq(g:see("now", seat), { "Mutiny" }) end
  agenda.ended(g)
  g:pass_until(function() return g:log_has("Economic Equality is revealed") end)
  t:eq(g:see("now"), { "Economic Equality" })
  g:pass_until(function() return g:see("phase") ~= "Agenda" end)
  t:eq(g:see("now"), nil)
end)

-- ---- Voting

rule({ "8.s1b", "80.5", "80.3+1" }, "from the left of the speaker round to the speaker", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  for _, seat in ipairs{ 1, 2, 0 } do
    g:pass_until(function() return g:has("vote for For") end)
    t:eq(g:ask().seat, seat)
    g:seat(seat):choose("abstain")
  end
end)

rule({ "8.6", "8.6+1", "8.6a", "8.5", "8.12", "8.7", "47.0" }, "planets are exhausted for the whole of their influence", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { planets = { {}, { "Mecatol Rex" } } })
  agenda.vote(g, 1, "For", { "Mecatol Rex" })
  t:ok(g:log_has("Player 2 casts 6 votes for For"))
  t:eq(g:view(2).vote.outcomes[1].votes, 6)
  t:eq(g:view(2).vote.seats[2].voted, 0)
end)

rule({ "8.6" }, "several planets for one outcome", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { planets = { {}, { "Mecatol Rex" } } })
  agenda.vote(g, 1, "Against", { "Mecatol Rex", "Wren Terra" })
  t:eq(g:view(2).vote.outcomes[2].votes, 7)
end)

rule({ "8.13", "47.3a", "93.4b+1" }, "trade goods buy no votes", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { goods = { 9, 9, 9 } })
  g:seat(1):choose("vote for For")
  t:not_offered(g, "trade good")
end)

rule({ "8.14" }, "a player may abstain", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  g:seat(1):choose("abstain")
  t:ok(g:log_has("Player 2 abstains"))
  t:eq(g:view(0).vote.seats[2].votes, 0)
end)

test("who exhausts nothing has abstained", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  g:seat(1):choose("vote for For")
  g:seat(1):choose("give no more")
  t:ok(g:log_has("Player 2 abstains"))
end)

test("nobody is asked without a planet to exhaust", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  g:arrange{ exhausted = { "Arretze", "Hercant", "Kamdorn" } }
  g:seat(1):choose("abstain")
  g:pass_until(function() return g:has("vote for For") end)
  t:eq(g:ask().seat, 0)
end)

rule({ "8.8" }, "for or against", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  t:eq(#g:options(1), 3) -- and to abstain
end)

rule({ "8.10" }, "any player can be elected, oneself too", function(t)
  local g = agenda.voting(t, { "Archived Secret" })
  for seat = 1, 3 do t:offered(g, "vote for Player " .. seat) end
  t:eq(#g:options(1), 4)
end)

rule({ "8.11", "8.9" }, "only planets that somebody controls can be elected", function(t)
  local g = agenda.voting(t, { "Compensated Disarmament" })
  t:offered(g, "vote for Jord")
  t:not_offered(g, "vote for Mecatol Rex")
end)

rule({ "8.9" }, "the agenda says which: no home planets", function(t)
  local g = agenda.voting(t, { "Colonial Redistribution" }, { before = { planets = { { "Lodor", "Mecatol Rex" } } } })
  t:offered(g, "vote for Lodor")
  t:not_offered(g, "vote for Jord")
  t:not_offered(g, "vote for Mecatol Rex")
end)

-- ---- The outcome

rule({ "8.s1c", "8.18" }, "the most votes decide", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { planets = { {}, { "Mecatol Rex" } } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  agenda.vote(g, 2, "Against", { "Hercant", "Kamdorn" })
  agenda.unanswered(agenda.vote(g, 0, "For", { "Jord" }))
  t:ok(g:log_has("The vote ends with For"))
  t:eq(g:see("seat.0.points"), 1)
  t:eq(g:see("seat.1.points"), 1)
  t:eq(g:see("seat.2.points"), 0)
end)

rule({ "8.19", "8.10a" }, "the speaker decides between those that are level", function(t)
  local g = agenda.voting(t, { "Archived Secret" })
  agenda.vote(g, 1, "Player 2", { "Wren Terra" })
  agenda.vote(g, 2, "Player 3", { "Hercant" })
  g:pass_until(function() return g:has("decide for Player 2") end)
  t:eq(g:ask().seat, 0)
  t:refused(g, { "decide for Player 1" }, "8.19")
  local had = g:see("seat.2.secrets.count")
  agenda.unanswered(g:choose("decide for Player 3"))
  t:eq(g:see("seat.2.secrets.count"), had + 1)
end)

rule({ "8.19+2", "80.3" }, "the speaker's decision is no vote", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  agenda.decided(g, "For")
  for seat = 0, 2 do t:eq(g:see("seat." .. seat .. ".points"), 0) end
end)

rule({ "8.19+1" }, "without votes the speaker decides among all outcomes", function(t)
  local g = agenda.voting(t, { "Mutiny" })
  g:pass_until(function() return g:has("decide for For") end)
  t:eq(g:ask().seat, 0)
  t:eq(#g:options(0), 2)
end)

rule({ "7.7", "7.8", "7.8+1", "8.21", "1.24" }, "a directive acts once and is discarded", function(t)
  local g = agenda.voting(t, { "Economic Equality" }, { goods = { 1, 2, 3 } })
  agenda.decided(g, "For")
  for seat = 0, 2 do t:eq(g:see("seat." .. seat .. ".trade goods"), 5) end
  t:eq(g:see("agenda-pile"), { "Economic Equality" })
  t:eq(g:see("laws"), nil)
end)

rule({ "7.2", "7.3", "7.3+1", "8.20" }, "a law that passes stays in the common area", function(t)
  local g = agenda.voting(t, { "Executive Sanctions" })
  agenda.decided(g, "For")
  t:eq(g:see("laws"), { "Executive Sanctions" })
  g:pass_until(function() return g:see("round") == 3 end)
  t:ok(g:see("hand.count") <= 3)
end)

rule({ "7.6", "7.6+1", "8.21+1" }, "a law that is voted down does what it says and is discarded", function(t)
  local g = agenda.voting(t, { "Fleet Regulations" }, { fleet = { 3, 3, 3 } })
  agenda.decided(g, "Against")
  for seat = 0, 2 do t:eq(g:see("seat." .. seat .. ".fleet"), 4) end
  t:eq(g:see("agenda-pile"), { "Fleet Regulations" })
end)

rule({ "7.4", "7.3" }, "a law that elects a player is that player's", function(t)
  local g = agenda.voting(t, { "Minister of Policy" })
  agenda.decided(g, "Player 2")
  t:ok(g:see("Minister of Policy.owner") == 1)
end)

rule({ "7.5", "7.5+1" }, "a law that is discarded ends, on top of the pile", function(t)
  local g = agenda.voting(t, { "Regulated Conscription", "Judicial Abolishment" })
  agenda.decided(g, "For")
  t:eq(g:see("laws"), { "Regulated Conscription" })
  g:pass_until(function() return g:log_has("Judicial Abolishment is discarded") end) -- there is no other law
  t:eq(g:see("laws"), nil)
  t:eq(g:see("agenda-pile"), { "Judicial Abolishment", "Regulated Conscription", })
end)
