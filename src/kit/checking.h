/* checking.h - for checks of a block: what does not hold is said into `broken`, and the check
 * ends with false. */
#ifndef KIT_CHECKING_H
#define KIT_CHECKING_H

#define BROKEN(...)                                                                                \
    do {                                                                                           \
        arb_say(broken, __VA_ARGS__);                                                              \
        return false;                                                                              \
    } while (0)

#endif
