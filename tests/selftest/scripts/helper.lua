-- A module beside the scripts; it has no tests of its own.
return { four = function() return 4 end }
