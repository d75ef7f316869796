/* play_hands.h - several people at one terminal: nobody sees another's hand. Between
 * two of them a screen asks to hand the keyboard over, and what was shown before is
 * wiped from the window and from what can be scrolled back to. */
#ifndef PLAY_HANDS_H
#define PLAY_HANDS_H

#include "play.h"
#include "play_hear.h"

/* False for one person, for people who play with open hands (--open), for a referee
 * with real cards, and for a script. */
bool hands_hidden(const struct play *play);

/* Before this seat's view is shown: GO_ON once its player has the keyboard. */
enum outcome hands_give(struct play *play, int seat, const char *name);

/* Nothing of a hand stays behind on the screen. */
void hands_wipe(struct play *play);

#endif
