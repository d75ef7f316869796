-- The eight strategy cards.

strategy "Leadership" { initiative = 1,
  text = "Primary: Gain 3 command tokens. Then spend any amount of influence: 1 command token per 3 influence spent. Secondary: Spend any amount of influence: 1 command token per 3 influence spent.",
  free_secondary = true }
strategy "Diplomacy" { initiative = 2,
  text = "Primary: Choose 1 system other than Mecatol Rex with a planet you control: each other player puts a command token (reinforcements) there. Then ready up to 2 of your exhausted planets. Secondary: Ready up to 2 of your exhausted planets." }
strategy "Politics" { initiative = 3,
  text = "Primary: Name the new speaker (anyone but the present one). Take 2 action cards. See the next 2 agendas and return each to the top or the bottom. Secondary: Draw 2 action cards." }
strategy "Construction" { initiative = 4,
  text = "Primary: Build one structure (PDS or space dock) on one of your planets, then another PDS on one of your planets. Secondary: The token paid goes into a system, and one structure (space dock or PDS) is built on a planet of yours there." }
strategy "Trade" { initiative = 5,
  text = "Primary: +3 trade goods. Commodities are refilled. Players you name get the secondary for free. Secondary: Replenish commodities." }
strategy "Warfare" { initiative = 6,
  text = "Primary: Return 1 of your command tokens from the board, then gain 1 command token (any pool). Redistribute your command tokens. Secondary: One home space dock uses Production; the token stays off the board." }
strategy "Technology" { initiative = 7,
  text = "Primary: Research 1 technology. Then you may spend 6 resources to research 1 more. Secondary: Spend 4 resources: research 1 technology." }
strategy "Imperial" { initiative = 8,
  text = "Primary: Score 1 public objective you fulfil now. Then: holder of Mecatol Rex +1 VP; else 1 secret objective is drawn. Secondary: Draw 1 secret objective." }
