deck "example" {
    name = "Ferry crew (30 cards)",
    heroes = { "Ferrywoman of the Long Lake", "Dúnhere", "Eleanor" },
    cards = {
        { 3, "Lakeside Lookout" },
        { 3, "Mist on the Water" },
        { 2, "Wandering Took" },
        { 3, "Lórien Guide" },
        { 2, "Northern Tracker" },
        { 2, "The Galadhrim's Greeting" },
        { 2, "Strength of Will" },
        { 2, "Hasty Stroke" },
        { 2, "Will of the West" },
        { 2, "A Test of Will" },
        { 3, "Stand and Fight" },
        { 2, "A Light in the Dark" },
        { 2, "Gandalf" },
    },
}
