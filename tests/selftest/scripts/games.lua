-- Two games in one program, with flows of the same names (game, draw, window): each
-- runs its own.
test("two games at two tables do not meet", function(t)
  local market = t:table{ game = "market" }
  local other = t:table{ game = "lotr-card-game", first_player = 0 }
  t:eq(market:see("title"), "Market day")
  t:eq(other:see("title"), "Passage Through Mirkwood")
  other:go("3.2")
  t:eq(other:see("phase"), "Quest")
  market:go("over")
  t:eq(market:status(), "won")
  t:eq(other:status(), "playing")
end)
