/* play_tell.h - answers to a player's questions about the table. Each fills a
 * paper; `view` is what the asking seat sees. */
#ifndef PLAY_TELL_H
#define PLAY_TELL_H

#include "arbiter.h"
#include "play_paper.h"
#include "play_prompt.h"

struct telling {
    const arb_game *game;
    arb_table *table;
    const json_t *view;
    const struct prompt *prompt; /* NULL when the play is over */
    int seat;
};

/* ?: the rule behind the question; ? words: a card's text or a rule. */
void tell_what(struct paper *p, const struct telling *t, const char *words);

/* Why something cannot be done; false, and nothing written, if nothing that is
 * forbidden fits the words. */
bool tell_why_not(struct paper *p, const struct telling *t, const char *words);

/* How those who follow rules came to what they did lately; with words, those it speaks of. */
void tell_decisions(struct paper *p, const struct telling *t, const char *words);

/* A number taken apart, or what an option would bring, where the game can say so. */
void tell_how(struct paper *p, const struct telling *t, const char *words);

/* What a program that thinks ahead would do, and in what the next best options differ. */
void tell_hint(struct paper *p, const struct telling *t);

/* A card or a zone in full. */
void tell_look(struct paper *p, const struct telling *t, const char *words);

/* What the short names and signs on the drawn table mean. */
void tell_legend(struct paper *p, const struct telling *t);

/* Events with their rules: the last N or 20 of them, or those with these words. */
void tell_log(struct paper *p, const struct telling *t, const char *words);

/* Events from number `from` on, at most `max_lines` of them, the newest, or one less and
 * how many there are before; gives the number the next event will have. */
uint32_t tell_news(struct paper *p, const struct telling *t, uint32_t from, int max_lines);

/* One explained number: "Archer, attack: 4" and its parts. */
void tell_sum(struct paper *p, const json_t *explained, const char *name);

#endif
