/* rule_index.h - rules/<game>.tsv: id, kind, section and text of every rule. */
#ifndef ARB_RULE_INDEX_H
#define ARB_RULE_INDEX_H

/* The first row. */
#define ARB_RULE_COLUMNS "id\tkind\tsection\trule"

struct arb_error;

struct arb_rule_row {
    const char *id, *kind, *section, *text;
};

struct arb_rule_index;

/* The index in a file; an empty one if there is no such file. NULL, with words, if its first
 * row does not name the columns: what else is in the wrong column cannot be known then. */
struct arb_rule_index *arb_rule_index_load(const char *path, struct arb_error *err);
void arb_rule_index_free(struct arb_rule_index *index);

/* The row with this id, or NULL. */
const struct arb_rule_row *arb_rule_row(const struct arb_rule_index *index, const char *id);
/* The rows in the order of their ids. */
const struct arb_rule_row *arb_rule_at(const struct arb_rule_index *index, int i);
int arb_rule_count(const struct arb_rule_index *index);

#endif
