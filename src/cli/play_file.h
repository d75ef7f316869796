/* play_file.h - where a play is kept between sittings, and that only one
 * terminal at a time plays it. */
#ifndef PLAY_FILE_H
#define PLAY_FILE_H

#include <stdbool.h>
#include <stddef.h>

enum { PLAY_PATH = 4096 };

/* The save of a game: $XDG_STATE_HOME/arbiter/<game>.save, or below
 * ~/.local/state; the folders are made. False, with words printed, if there is
 * no such place. */
bool file_default(const char *game, char *path, size_t size);

/* The same for a file of this name. */
bool file_default_named(const char *name, char *path, size_t size);

bool file_exists(const char *path);

/* Hold the play for this process until it ends or lets go. False, with words
 * printed, if another one holds it. */
bool file_lock(const char *path);
void file_unlock(const char *path);

/* "x.save" becomes "x-2024-05-01-203000.save"; `kept` is the new name. */
bool file_set_aside(const char *path, char *kept, size_t size);

#endif
