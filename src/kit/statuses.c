#include "kit_config.h"

#include "compile.h"
#include "statuses.h"
#include "view.h"

#define STATUS_KEY(name, word, words) word,
#define STATUS_WORDS(name, word, words) words,
const char *const status_keys[] = {STATUSES(STATUS_KEY) NULL};
const char *const status_words[] = {STATUSES(STATUS_WORDS) NULL};

bool status_give(struct arb_run *g, int figure, enum status status)
{
    struct statuses *it = &KIT_STATUS(g, figure);
    uint16_t bit = (uint16_t)(1 << status);
    bool had = it->on & bit;
    it->on |= bit;
    it->fresh &= (uint16_t)~bit;
    if (STATUS_ACTING(g) == figure)
        it->fresh |= bit;
    if (had) {
        AT_STATUS_AGAIN;
        return false;
    }
    if (it->on & (it->on - 1))
        AT_STATUS_BESIDE;
    tell(g, STATUS_EVENT_GETS, STATUS_RULE_GETS, figure, (int)status, 0);
    return true;
}

void status_lose(struct arb_run *g, int figure, enum status status, const char *rule)
{
    struct statuses *it = &KIT_STATUS(g, figure);
    uint16_t bit = (uint16_t)(1 << status);
    if (!(it->on & bit))
        return;
    it->on &= (uint16_t)~bit;
    it->fresh &= (uint16_t)~bit;
    tell(g, STATUS_EVENT_LOSES, rule, figure, (int)status, 0);
}

void statuses_end(struct arb_run *g, int figure, const struct status_end *rows)
{
    struct statuses *it = &KIT_STATUS(g, figure);
    for (; rows->rule; rows++) {
        if (!(it->on >> rows->status & 1))
            continue;
        if (it->fresh >> rows->status & 1)
            AT_STATUS_FRESH;
        else
            status_lose(g, figure, rows->status, rows->rule);
    }
    it->fresh = 0;
}

int read_statuses(struct compiler *k, const struct arb_node *node)
{
    int bits = 0;
    if (!node || k->r.failed)
        return 0;
    if (!is_plain_table(node))
        return 1 << arb_word_of(&k->r, node, status_keys);
    for (int i = 0; i < node->items && !k->r.failed; i++)
        bits |= 1 << arb_word_of(&k->r, node->item[i], status_keys);
    return bits;
}

void view_add_statuses(const struct arb_run *g, int figure, struct view_some *words)
{
    for (int status = 0; status < STATUS_COUNT; status++)
        if (KIT_STATUS(g, figure).on >> status & 1)
            view_add_word(words, status_words[status]);
}
