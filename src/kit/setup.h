/* setup.h - what can be set up at a table: one table of the game's, from which its
 * description, the check of a setup and the reading of it are made.
 *
 *     const struct setup_option game_setup[] = {
 *         {.key = "rules", .label = "Rules", .choices = (const struct setup_choice[]){
 *             {"reference", "Rules reference"}, {"published", "As first published"}, {0}}},
 *         {.key = "faction", .label = "Faction", .per_seat = true, .listed = faction_at},
 *         {0}};
 *
 * An option takes one of its choices, a number being as good as its digits, and besides
 * them what `takes` says. An absent option is its default. What means nothing is refused
 * with what would, so that no slip of the pen is taken for a default. */
#ifndef KIT_SETUP_H
#define KIT_SETUP_H

struct setup_choice {
    const char *value, *label;
};
#define SETUP_CHOICES(...)                                                                         \
    (const struct setup_choice[])                                                                  \
    {                                                                                              \
        __VA_ARGS__,                                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }

enum setup_takes {
    TAKES_SEAT = 1,   /* the number of a seat */
    TAKES_TEXT = 2,   /* any words, looked at where they are read */
    TAKES_OBJECT = 4, /* something written out, likewise */
    TAKES_FLAG = 8,   /* true or false */
};

struct setup_option {
    const char *key, *label;
    const struct setup_choice *choices; /* ended by {0}; NULL: none but those listed */
    /* After them, from the packs: number i, or false if there are no more. */
    bool (*listed)(const ARB_CONTENT *c, int i, struct setup_choice *choice);
    /* For screens: how many players a choice is for, 0 being any number; NULL: all are for any. */
    int (*players)(const ARB_CONTENT *c, const char *value);
    const char *fallback; /* the default; NULL: the first choice */
    /* For screens: what may be written out instead of a choice, and in which parts it may
     * be said beside it (keys of a seat, ended by {0}). */
    const char *own;
    const struct setup_choice *parts;
    unsigned takes; /* enum setup_takes */
    bool per_seat;
    bool names; /* what is played: a table is called after it */
    bool alone; /* a campaign says it itself */
    bool alike; /* for screens: seats of which nothing is said all take the default */
};

/* For `listed`: choice i of a list of records that begin with an id and a name. */
bool setup_listed(const void *list, int count, size_t size, int i, struct setup_choice *choice);

/* The game's options, ended by {0}; keys that a seat may have besides, ended by NULL. */
extern const struct setup_option game_setup[];
extern const char *const game_seat_keys[];

/* For struct arb_rules. */
json_t *setup_describe(const void *content);
bool setup_check(const void *content, const json_t *setup, struct arb_error *err);

/* What an option of the table is set to: the value of one of its choices. What is none of
 * them, which only a saved setup can have, is the default. */
const char *setup_chosen(const ARB_CONTENT *c, const json_t *setup, const char *key);

/* False, and the refusal of this value with those that there are. */
bool setup_refuse(const ARB_CONTENT *c, const char *key, const json_t *value,
                  struct arb_error *err);

/* Table variants: a variant holds if an option has this value. The game keeps them in the
 * block, KIT_VARIANTS(g), and asks variant(g, PUBLISHED):
 *
 *     #define VARIANTS(X) X(PUBLISHED, "rules", "published")
 *     #define KIT_VARIANTS(g) ((g)->s->variants) */
#ifdef VARIANTS
#define VARIANT_ENUM(name, key, value) VARIANT_##name,
enum variant { VARIANTS(VARIANT_ENUM) VARIANTS_HERE };
#define variant(g, name) ((KIT_VARIANTS(g) >> VARIANT_##name & 1) != 0)
void setup_variants(struct arb_run *g, const json_t *setup);
#endif

#endif
