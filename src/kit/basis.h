/* basis.h - the parts of a game together: the rows that its tables of verbs, events, limits and
 * flows hold for them, their one place in its block, and those members of its struct arb_rules
 * that are the kit's.
 *
 * A game's kit_config.h includes it behind all its parts. It states before
 *     VERBS(X)    X(NAME, "name", template): its own verbs and then KIT_VERBS(X), see say.h
 *     EVENTS(X)   its events, likewise, with KIT_EVENTS(X)
 *     FLOWS(X)    X(name): its own flows; those of the parts come after them
 *     OWN_LIMITS(X)  (optional) X(NAME, words): what else a table can run out of
 *     LANE_BYTES  (optional) how much room a seat has for choices of several at once
 *     SEATS_UNSAID(g)  (optional) how many play where a setup does not say; else the usual number
 *     KIT_ACTIVE(g)  (optional) the seat at turn, for views; without it they tell the first one
 * and ends its block with BASIS_PARTS, where struct kit lies. Its frames follow. */
#ifndef KIT_BASIS_H
#define KIT_BASIS_H

#include "rules.h"
#include "say.h"
#include "seats.h"
#include "view.h"

/* Rows of parts: those that a game does not include have none. */

#ifndef EFFECT_VERBS
#define EFFECT_VERBS(X)
#define EFFECT_EVENTS(X)
#define EFFECT_LIMITS(X)
#define EFFECT_FLOWS(X)
#endif
#ifndef USUAL_FLOWS
#define USUAL_EVENTS(X)
#define USUAL_FLOWS(X)
#endif
#ifndef DICE_VERBS
#define DICE_VERBS(X)
#define DICE_EVENTS(X)
#define DICE_LIMITS(X)
#define DICE_FLOWS(X)
#endif
#ifndef DECIDE_VERBS
#define DECIDE_VERBS(X)
#define DECIDE_EVENTS(X)
#define DECIDE_LIMITS(X)
#define DECIDE_FLOWS(X)
#endif
#ifndef PAY_VERBS
#define PAY_VERBS(X)
#define PAY_LIMITS(X)
#define PAY_FLOWS(X)
#endif
#ifndef ASSIGN_VERBS
#define ASSIGN_VERBS(X)
#define ASSIGN_LIMITS(X)
#define ASSIGN_FLOWS(X)
#endif
#ifndef DEAL_VERBS
#define DEAL_VERBS(X)
#define DEAL_EVENTS(X)
#define DEAL_FLOWS(X)
#endif
#ifndef VOTE_VERBS
#define VOTE_VERBS(X)
#define VOTE_EVENTS(X)
#define VOTE_FLOWS(X)
#endif
#ifndef BID_VERBS
#define BID_VERBS(X)
#define BID_EVENTS(X)
#define BID_FLOWS(X)
#endif
#ifndef ELIMINATE_EVENTS
#define ELIMINATE_EVENTS(X)
#endif
#ifndef WARES_EVENTS
#define WARES_EVENTS(X)
#endif

#ifndef OWN_LIMITS
#define OWN_LIMITS(X)
#endif

#define KIT_VERBS(X)                                                                               \
    DECIDE_VERBS(X)                                                                                \
    EFFECT_VERBS(X)                                                                                \
    DICE_VERBS(X) PAY_VERBS(X) ASSIGN_VERBS(X) DEAL_VERBS(X) VOTE_VERBS(X) BID_VERBS(X)
#define KIT_EVENTS(X)                                                                              \
    EFFECT_EVENTS(X)                                                                               \
    USUAL_EVENTS(X)                                                                                \
    DICE_EVENTS(X)                                                                                 \
    DECIDE_EVENTS(X) DEAL_EVENTS(X) VOTE_EVENTS(X) BID_EVENTS(X) ELIMINATE_EVENTS(X) WARES_EVENTS(X)
#define KIT_LIMITS(X)                                                                              \
    EFFECT_LIMITS(X) DICE_LIMITS(X) DECIDE_LIMITS(X) PAY_LIMITS(X) ASSIGN_LIMITS(X) OWN_LIMITS(X)
#define KIT_FLOWS(X)                                                                               \
    EFFECT_FLOWS(X)                                                                                \
    USUAL_FLOWS(X)                                                                                 \
    DICE_FLOWS(X)                                                                                  \
    DECIDE_FLOWS(X) PAY_FLOWS(X) ASSIGN_FLOWS(X) DEAL_FLOWS(X) VOTE_FLOWS(X) BID_FLOWS(X)

#define BASIS_NUMBER(name, ...) name,
#define BASIS_FLOW(name) FLOW_##name,
enum verb { VERBS(BASIS_NUMBER) };
enum event { EVENTS(BASIS_NUMBER) };
enum limit { LIMIT_BEFORE = ARB_LIMIT_GAME - 1, KIT_LIMITS(BASIS_NUMBER) };
enum flow { FLOWS(BASIS_FLOW) KIT_FLOWS(BASIS_FLOW) };

/* In the block. */

struct kit {
#ifdef KIT_EFFECTS_H
    struct effects effects;
#define KIT_EFFECTS(g) (&(g)->s->kit.effects)
#endif
#ifdef KIT_DICE_H
    struct dice dice;
#define KIT_DICE(g) (&(g)->s->kit.dice)
#endif
#ifdef KIT_DEAL_H
    struct deal_terms deal;
#define KIT_DEAL(g) (&(g)->s->kit.deal)
#endif
#ifdef KIT_VOTE_H
    struct tally tally;
#define KIT_TALLY(g) (&(g)->s->kit.tally)
#endif
#ifdef KIT_BID_H
    struct bids bids;
#define KIT_BIDS(g) (&(g)->s->kit.bids)
#endif
#ifdef KIT_ELIMINATE_H
    struct seats_left left;
#define KIT_LEFT(g) (&(g)->s->kit.left)
#endif
#ifdef KIT_WARES_H
    struct wares wares;
#define KIT_WARES(g) (&(g)->s->kit.wares)
#endif
#ifdef KIT_CAMPAIGN_H
    struct campaign_state campaign;
#define KIT_CAMPAIGN(g) (&(g)->s->kit.campaign)
#define KIT_CAMPAIGNS(c) (&(c)->campaigns)
#endif
};

#ifndef LANE_BYTES
#define LANE_BYTES 160
#endif
/* The last members of the block. */
#define BASIS_PARTS                                                                                \
    struct kit kit;                                                                                \
    _Alignas(8) uint8_t lanes[ARB_SEATS][LANE_BYTES]

/* For struct arb_rules. */

extern const struct arb_flow basis_flows[];
extern const char *const basis_limits[];

#define BASIS_RULES                                                                                \
    .block_bytes = sizeof(ARB_STATE), .lanes_at = offsetof(ARB_STATE, lanes),                      \
    .lane_bytes = LANE_BYTES, .flows = basis_flows, .limits = basis_limits, .verbs = say_verbs,    \
    .event_kinds = say_events, .option_words = say_any_option, .event_words = say_any_event,       \
    .option_about = say_any_option_about, .event_about = say_event_about,                          \
    .placeholder = say_any_prompt
#define BASIS_PACK_RULES                                                                           \
    .schema = &declare_schema, .compile = declare_compile, .free_content = compile_free
#define BASIS_SETUP_RULES                                                                          \
    .describe = setup_describe, .check_setup = setup_check, .arrange = arrange_position
#define BASIS_CAMPAIGN_RULES .campaign = campaign_after, .show_campaign = campaign_show

/* For `windows` of struct arb_rules, if the game opens none of its own: its numbers of those that
 * the kit's parts open (WINDOW_RESPONSE, WINDOW_DEAL ...) run from 1 on without a gap. */
extern const struct arb_named basis_windows[];

/* The catalogue: the game's numbers, ended by one without an id, its zones and boards. */
extern const struct view_kind game_kinds[];
void basis_kinds(const struct arb_run *g, struct arb_json *out);
/* The view: what the game puts at its head, the seats with their tracks, zones (areas.h), the
 * board with its pieces, with the gates that are shut (KIT_GATES(g), if it has some) and marks
 * (board_here.h, if KIT_MARKS is defined), dice, a vote, and texts. */
void basis_view(struct arb_run *g, int seat, struct arb_json *out);
void game_put_head(struct arb_run *g, struct arb_json *out);
void game_put_tracks(struct arb_run *g, int seat, struct arb_json *out);
void game_put_sheets(struct arb_run *g, int seat, struct arb_json *out); /* the list "sheet" */
void game_put_pieces(struct arb_run *g, struct arb_json *out);
void game_put_marks(struct arb_run *g, int seat, struct arb_json *out);
void game_put_texts(struct arb_run *g, struct arb_json *out);
/* Numbers of the whole table, as this seat sees them; how many. */
enum { TABLE_NUMBERS = 4 };
int game_table_numbers(struct arb_run *g, int seat, struct view_number *number);

/* Numbers of things (explain.h), where EXPLAIN_THING is defined; what they are called is told by
 * game_kinds. */
json_t *basis_explain(struct arb_run *g, int seat, const char *name);

/* For standing orders and bots, where the block has a round and a phase. */
struct arb_moment basis_moment(const struct arb_run *g);

/* What bots go by (arbiter_plan.h), where the game states, before it includes this header,
 *     BOT_PARAMETERS(X)   X(NAME, words, usual, step): BOT_NAME is the number of one
 *     BOT_FEATURES(X)     X(NAME, words, weight): FEATURE_NAME, after the kit's own, which are
 *                         scores, who is out, and wares
 * and says how much it likes an option (0: as much as doing nothing; basis_like() for those it has
 * no opinion about: suggestions are liked, ends of forms a little, bids not), and its features. */
#ifdef BOT_PARAMETERS
#define BASIS_PARAMETER(name, words, usual, step) BOT_##name,
#define BASIS_FEATURE(name, words, weight) FEATURE_##name,
#ifndef KIT_WARES_H
#define WARES(X)
#endif
#define BASIS_WARE(name, one, many) FEATURE_WARE_##name,
enum bot_parameter { BOT_PARAMETERS(BASIS_PARAMETER) };
enum bot_feature {
    FEATURE_SCORE,
    FEATURE_OUT,
    WARES(BASIS_WARE) BOT_FEATURES(BASIS_FEATURE) FEATURE_COUNT
};
extern const struct arb_parameter basis_parameters[];
extern const struct arb_feature basis_features[];
void basis_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *like);
void basis_features_of(struct arb_run *g, int seat, float *x);
float basis_like(struct arb_option option);
float game_like(struct arb_run *g, int seat, struct arb_option option, const float *parameter);
void game_features(struct arb_run *g, int seat, float *x);
#define BASIS_BOT_RULES                                                                            \
    .parameters = basis_parameters, .prefer = basis_prefer, .features = basis_features,            \
    .features_of = basis_features_of, .moment = basis_moment
#endif

/* Setting up. */

/* How many seats, by the setup; and, in games with campaigns, by the document in *doc, which is
 * entered (NULL: a play by itself) and which the caller frees. False and why. */
bool basis_enter(struct arb_run *g, const json_t *setup, json_t **doc, struct arb_error *err);
/* Which of the records of KIT_RECORD_AT is played: that of the campaign's part, or the one that
 * the setup names. */
int basis_record(const struct arb_run *g, const json_t *setup);
/* Things from `first` on are shuffled into a zone (KIT_ZONES, KIT_LINKS). */
void fill_deck(struct arb_run *g, int zone, int first, int count);
/* The play begins with this flow. */
#define BASIS_BEGIN(flow)                                                                          \
    arb_push(g, FLOW_##flow, &(struct flow){.frame = {0}}, sizeof(struct flow))

#endif
