-- A card that does nothing, as an encounter card and as a shadow card.
treachery "Quiet Hour" { set = "Plain", copies = 0, text = "No effect." }

location "Still Pool" {
    set = "Plain", copies = 0, threat = 0, quest_points = 3, text = "No ability.",
}

enemy "Straw Man" {
    set = "Plain", copies = 0,
    engagement_cost = 50, threat = 0, attack = 3, defense = 0, hit_points = 9,
    text = "No ability.",
}

-- Costs nothing and wants no sphere; `more` holds its abilities and other fields.
local function plain(fields)
    fields.sphere = fields.sphere or "neutral"
    fields.cost = fields.cost or 0
    return fields
end

function trick(title)
    return function(fields) return event(title)(plain(fields)) end
end

function gear(title)
    return function(fields)
        fields.attach_to = fields.attach_to or characters{}
        return attachment(title)(plain(fields))
    end
end

function friend(title)
    return function(fields)
        fields.willpower, fields.attack = fields.willpower or 1, fields.attack or 1
        fields.defense, fields.hit_points = fields.defense or 1, fields.hit_points or 2
        return ally(title)(plain(fields))
    end
end
