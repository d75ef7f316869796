-- Relics.

relic "Dominus Orb" {
  text = "Before you move units in a tactical action, purge: units in systems with your command tokens may move and be transported too.",
  response { after = activates{ by = you }, cost = purge_self(),
    effect = lasting{ "movement", allow_leave_tokens(you) } } }
relic "Maw of Worlds" {
  text = "Start of agenda phase, purge and exhaust all your planets: gain any 1 technology.",
  response { after = agenda_begins(), cost = purge_self(), effect = { exhaust(planets{ controller = you }),
    choose{ technologies{ place = "deck", controller = you } }, gain_technology(target, you) } } }
relic "Scepter of Emelpar" {
  text = "When you would spend a strategy token, exhaust: spend a token from reinforcements instead.",
  response { after = spends{ by = you }, condition = equals(amount, 2), cost = exhaust_self(),
    effect = tokens_to("strategy", 1, you) } }
relic "Shard of the Throne" {
  text = "Worth 1 VP to its holder. Whoever takes a legendary planet of yours, or a planet of yours at home, takes this card too.",
  forced { after = receives(self), effect = points(1, you) },
  forced { after = loses(self), effect = points(-1, you) },
  forced { after = gains_planet{ planets{ is = "is_legendary" }, by = others }, condition = equals(taken_from(you), 1),
    effect = take(self, event_player) },
  forced { after = gains_planet{ planets{ is = "your_home", is_not = "is_legendary" }, by = others },
    condition = equals(taken_from(you), 1), effect = take(self, event_player) } }
relic "Stellar Converter" {
  text = "Choose 1 planet (not home, not legendary, not Mecatol Rex) in a system adjacent to your Bombardment units: destroy all units on it, purge its attachments and planet card, put the destroyed planet token on it. Purge.",
  action { cost = purge_self(), effect = { choose{ planets{ is_not = { "yours", "home", "is_legendary", "mecatol" },
    beside = units{ owner = you, has = "bombardment" } } }, destroy_planet(target) } } }
relic "The Codex" {
  text = "Purge: pick at most 3 cards out of the action discard pile for your hand.",
  action { cost = purge_self(), effect = { choose{ action_cards{ place = "discard" } }, take(target, you),
    may{ text = "Another card?", choose{ action_cards{ place = "discard" } }, take(target, you) },
    may{ text = "Another card?", choose{ action_cards{ place = "discard" } }, take(target, you) } } } }
relic "The Crown of Emphidia" {
  text = "Exhaust when your tactical action is over to explore one of your planets. Status phase end: with Tomb of Emphidia on one of your planets you may purge this for 1 VP.",
  response { after = tactical_ends{ by = you }, cost = exhaust_self(),
    effect = { choose{ planets{ controller = you } }, explore(target) } },
  response { after = status_ends(), condition = exists(cards{ title = "Tomb of Emphidia", controller = you }),
    cost = purge_self(), effect = points(1, you) } }
relic "The Crown of Thalnos" {
  text = "Each combat round you may reroll any of your dice with +1 to the results; units that rerolled without making at least 1 hit are destroyed.",
  response { after = rolls{ by = you }, condition = at_least(rolled_for("combat"), 1), effect = reroll("or_lost", 1, you) } }
relic "The Obsidian" {
  text = "When gained, draw 1 secret objective. Your limit of scored plus unscored secret objectives is 1 higher.",
  forced { after = receives(self), effect = draw_secrets(1, you) },
  constant { add("secret_limit", 1, sheet) } }
relic "The Prophet's Tears" {
  text = "Exhaust while researching for one of: 1 prerequisite less; 1 action card.",
  constant { skips_any(technologies{ place = "deck", owner = you }) },
  response { after = researches{ by = you }, cost = exhaust_self(), effect = draw_action_cards(1, you) } }
relic "Dynamis Core" { box = "codex",
  text = "Held: +2 commodity value. ACTION, purge: trade goods in the amount of that commodity value.",
  constant { add("commodities", 2, sheet) },
  action { effect = { goods(stat_of("commodities", sheet), you), purge(self) } } }
relic "JR-XS455-O" { box = "codex",
  text = "An agent. ACTION, exhaust: a player you name either pays 3 resources for a structure on an own planet or receives 1 trade good.",
  action { cost = exhaust_self(), effect = { choose_player{}, either{ by = chosen_player,
    mode("3 resources for a PDS", spend_resources(3, chosen_player),
      choose{ planets{ controller = chosen_player }, by = chosen_player }, put(1, "pds", target, chosen_player)),
    mode("3 resources for a space dock", spend_resources(3, chosen_player),
      choose{ planets{ controller = chosen_player }, by = chosen_player }, put(1, "space_dock", target, chosen_player)),
    mode("a trade good", goods(1, chosen_player)) } } } }
relic "Nano-Forge" { legendary = true, box = "codex",
  text = "ACTION: attach to a non-home, non-legendary planet you control: +2 resources, +2 influence, it becomes legendary.",
  action { effect = { choose{ planets{ controller = you, is_not = { "home", "is_legendary" } } }, attach(target) } },
  constant { add("resources", 2, host), add("influence", 2, host) } }
relic "Neuraloop" { box = "codex",
  text = "On the reveal of a public objective, any relic of yours may be purged: the objective is swapped for a random one from an objective deck you name (even a secret one, then public).",
  response { after = objective_revealed(), effect = { choose{ relics{ controller = you } }, purge(target), either{
    mode("stage I", replace_objective("I", it)), mode("stage II", replace_objective("II", it)),
    mode("a secret objective", replace_objective("secret", it)) } } } }
relic "Circlet of the Void" { box = "codex",
  text = "No rift rolls, and anomalies otherwise do not hinder your movement. ACTION, exhaust: explore a frontier token somewhere without foreign ships.",
  constant { ignore_rifts(you), ignore_anomalies(you) },
  action { cost = exhaust_self(), effect = { choose{ systems{ is = "frontier", site = "no_foreign_ships" } }, explore(target) } } }
relic "Book of Latvinia" { box = "codex",
  text = "When gained, research up to 2 technologies without prerequisites. ACTION, purge: if you control planets with all 4 technology specialties gain 1 VP, else take the speaker token.",
  forced { after = receives(self), effect = repeat_{ 2, research(you, technologies{ place = "deck", is = "basic" }) } },
  action { cost = purge_self(), effect = if_{ all_of{ exists(planets{ controller = you, colour = "blue" }),
    exists(planets{ controller = you, colour = "green" }), exists(planets{ controller = you, colour = "red" }),
    exists(planets{ controller = you, colour = "yellow" }) },
    then_ = points(1, you), else_ = make_speaker(you) } } }
