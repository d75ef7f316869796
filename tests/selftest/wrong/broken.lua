test("a script that cannot be read", function(t)
  t:ok(true
end)
