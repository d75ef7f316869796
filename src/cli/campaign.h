/* campaign.h - the log of a campaign in a file: read, written whole or not at
 * all, and brought up to date after a play. */
#ifndef CAMPAIGN_H
#define CAMPAIGN_H

#include "arbiter.h"

/* The log of a file; *log is NULL if there is no such file. False: it is no log,
 * words having been printed. */
bool campaign_load(const char *path, json_t **log);

/* Write a log; the old one stays until the new one is whole. */
bool campaign_keep(const char *path, const json_t *log);

/* After a play: if it counts and the file stands where the play began, write the log it
 * leads to. *counts says whether that was so. */
bool campaign_finish(const char *path, arb_table *table, bool *counts);

#endif
