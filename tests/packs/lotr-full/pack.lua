-- Cards for tests/lotr-card-game/full.lua: as much as a table holds, and one more.
pack { name = "test-full", version = "1", game = "lotr-card-game" }

objective "Old Ring" {
    set = "Test Full", copies = 0, keywords = { "guarded" }, text = "No ability.",
}

-- Each notes a hero under its own words.
for _, scribe in ipairs{ { "Scribe of Eight", 8 }, { "Scribe of Nine", 9 } } do
    local notes = { choose{ heroes{} } }
    for i = 1, scribe[2] do notes[#notes + 1] = note("word " .. i, target) end
    event(scribe[1]) {
        sphere = "neutral", cost = 0, text = "Action: choose a hero. Note it under so many words.",
        action { effect = notes },
    }
end

for _, hoard in ipairs{ { "Hoard of 32", 32 }, { "Hoard of 33", 33 } } do
    event(hoard[1]) {
        sphere = "neutral", cost = 0, text = "Action: earn so many boons.",
        action { effect = repeat_{ hoard[2], earn("Valor", you) } },
    }
end

for i = 1, 24 do
    event("Echo " .. i) {
        sphere = "neutral", cost = 0, text = "Response: after a character you control is destroyed, draw 1 card.",
        response { after = destroyed(characters{ controller = you }), effect = draw(1, you) },
    }
end
