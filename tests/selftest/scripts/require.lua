local helper = require("helper")
test("helpers lie beside the script", function(t) t:eq(helper.four(), 4) end)
