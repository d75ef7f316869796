#include "fold.h"

#include <ctype.h>

unsigned arb_next_code(const char **at)
{
    const unsigned char *s = (const unsigned char *)*at;
    if (!*s)
        return 0;
    int more = s[0] < 0x80       ? 0
               : s[0] >> 5 == 6  ? 1
               : s[0] >> 4 == 14 ? 2
               : s[0] >> 3 == 30 ? 3
                                 : -1;
    unsigned code = more <= 0 ? s[0] : s[0] & (0x3fu >> more);
    for (int i = 1; i <= more; i++) {
        if (s[i] >> 6 != 2) {
            more = -1;
            break;
        }
        code = code << 6 | (s[i] & 0x3fu);
    }
    if (more < 0) {
        *at += 1;
        return 0xfffd;
    }
    *at += more + 1;
    return code;
}

/* U+00C0 to U+017F without their accents; a dot stands for what is no letter,
 * and letters that become two are told apart in fold_letter(). */
static const char plain_letter[] = "aaaaaaaceeeeiiiidnooooo.ouuuuyts"
                                   "aaaaaaaceeeeiiiidnooooo.ouuuuyty"
                                   "aaaaaaccccccccddddeeeeeeeeeegggg"
                                   "gggghhhhiiiiiiiiiiiijjkkklllllll"
                                   "lllnnnnnnnnnoooooooorrrrrrssssss"
                                   "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/* Writes at most two letters; an apostrophe is dropped, the rest is a space. */
static int fold_letter(unsigned code, char out[2])
{
    if (code < 0x80 && isalnum((int)code)) {
        out[0] = (char)tolower((int)code);
        return 1;
    }
    if (code == '\'' || code == 0x2019 || code == 0x2018 || (code >= 0x300 && code < 0x370))
        return 0;
    if (code == 0xc6 || code == 0xe6 || code == 0x152 || code == 0x153) {
        out[0] = code < 0x100 ? 'a' : 'o';
        out[1] = 'e';
        return 2;
    }
    out[0] = ' ';
    if (code >= 0xc0 && code < 0xc0 + sizeof plain_letter - 1 && plain_letter[code - 0xc0] != '.')
        out[0] = plain_letter[code - 0xc0];
    return 1;
}

void arb_fold(const char *text, char *out, size_t size)
{
    size_t n = 0;
    unsigned code;
    while ((code = arb_next_code(&text))) {
        char letter[2];
        int letters = fold_letter(code, letter);
        for (int i = 0; i < letters && n + 1 < size; i++)
            if (letter[i] != ' ' || (n && out[n - 1] != ' '))
                out[n++] = letter[i];
    }
    while (n && out[n - 1] == ' ')
        n--;
    if (size)
        out[n] = 0;
}
