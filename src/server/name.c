#include "name.h"

#include <string.h>

uint32_t name_letter(const char **text)
{
    const unsigned char *at = (const unsigned char *)*text;
    int more = at[0] < 0x80 ? 0 : at[0] < 0xe0 ? 1 : at[0] < 0xf0 ? 2 : 3;
    uint32_t letter = more ? at[0] & (0x3fu >> more) : at[0];
    for (int i = 1; i <= more && at[i]; i++)
        letter = letter << 6 | (at[i] & 0x3f);
    *text += 1 + more;
    return letter;
}

static size_t put(char *to, uint32_t c)
{
    if (c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    to[0] = (char)((0xff00u >> (more + 1)) | (c >> (6 * more)));
    for (int i = 1; i <= more; i++)
        to[i] = (char)(0x80 | (c >> (6 * (more - i)) & 0x3f));
    return (size_t)more + 1;
}

struct range {
    uint32_t from, to;
};

static bool among(uint32_t c, const struct range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (c >= ranges[i].from && c <= ranges[i].to)
            return true;
    return false;
}

bool name_hidden(uint32_t c)
{
    static const struct range hidden[] = {
        {0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},     {0x34f, 0x34f},
        {0x61c, 0x61c},   {0x115f, 0x1160}, {0x17b4, 0x17b5}, {0x180b, 0x180e},
        {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f}, {0x3164, 0x3164},
        {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0xe0000, 0xe0fff}};
    return among(c, hidden, sizeof hidden / sizeof *hidden);
}

/* Scripts. */

static bool is_space(uint32_t c)
{
    return c == ' ' || c == 0xa0 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f ||
           c == 0x3000;
}

static bool is_sign(uint32_t c)
{
    return (c >= '0' && c <= '9') || (c < 128 && c && strchr(" '-._,!?&+#()*@~", (int)c)) ||
           c == 0x2019;
}

/* The script of a letter, from 1; 0: none that a name can be of. */
static int script_of(uint32_t c)
{
    static const struct {
        uint32_t from, to;
        int script;
    } table[] = {
        {'A', 'Z', 1},        {'a', 'z', 1},        {0xc0, 0xd6, 1},      {0xd8, 0xf6, 1},
        {0xf8, 0x24f, 1},     {0x1e00, 0x1eff, 1},  {0x386, 0x3ff, 2},    {0x1f00, 0x1fff, 2},
        {0x400, 0x481, 3},    {0x48a, 0x52f, 3},    {0x531, 0x587, 4},    {0x591, 0x5f2, 5},
        {0x620, 0x6d3, 6},    {0x900, 0x963, 7},    {0x980, 0x9e3, 8},    {0xa00, 0xa75, 9},
        {0xa80, 0xae3, 10},   {0xb80, 0xbcd, 11},   {0xc00, 0xc63, 12},   {0xe01, 0xe4e, 13},
        {0x10a0, 0x10ff, 14}, {0x3041, 0x3096, 15}, {0x30a1, 0x30fe, 15}, {0x3400, 0x9fff, 15},
        {0xac00, 0xd7a3, 15},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (c >= table[i].from && c <= table[i].to)
            return table[i].script;
    return 0;
}

bool name_clean(const char *text, char name[NAME_BYTES + 1])
{
    size_t size = 0;
    int script = 0, letters = 0;
    bool space = false;
    while (*text) {
        uint32_t c = name_letter(&text);
        char bytes[4];
        if (is_space(c)) {
            space = size > 0;
            continue;
        }
        int own = script_of(c);
        if (name_hidden(c) || (!own && !is_sign(c)) || (own && script && own != script))
            return false;
        script = own ? own : script;
        size_t n = put(bytes, c);
        if (size + n + space > NAME_BYTES || (letters += 1 + space) > NAME_LETTERS)
            return false;
        if (space)
            name[size++] = ' ';
        space = false;
        memcpy(name + size, bytes, n);
        size += n;
    }
    name[size] = 0;
    return size > 0;
}

/* Looks. */

static uint32_t lower(uint32_t c)
{
    if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7))
        return c + 32;
    if (c == 0x178)
        return 0xff;
    if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e))
        return c + (c & 1);
    if ((c >= 0x100 && c <= 0x137 && c != 0x131) || (c >= 0x14a && c <= 0x177) ||
        (c >= 0x1de && c <= 0x1ef) || (c >= 0x1f8 && c <= 0x233) || (c >= 0x1e00 && c <= 0x1eff) ||
        (c >= 0x460 && c <= 0x481) || (c >= 0x48a && c <= 0x4bf) || (c >= 0x4d0 && c <= 0x52f))
        return c | 1;
    if (c >= 0x391 && c <= 0x3ab)
        return c + 32;
    if (c >= 0x410 && c <= 0x42f)
        return c + 32;
    if (c >= 0x400 && c <= 0x40f)
        return c + 80;
    if (c >= 0x531 && c <= 0x556)
        return c + 48;
    return c == 0x3c2 ? 0x3c3 : c; /* a sigma at the end */
}

/* Letters, in both cases, that can be taken for Latin ones. */
static uint32_t looks_like(uint32_t c)
{
    static const struct {
        uint32_t letter;
        char latin;
    } table[] = {
        {0x391, 'a'},   {0x392, 'b'}, {0x395, 'e'}, {0x396, 'z'}, {0x397, 'h'}, {0x399, 'i'},
        {0x39a, 'k'},   {0x39c, 'm'}, {0x39d, 'n'}, {0x39f, 'o'}, {0x3a1, 'p'}, {0x3a4, 't'},
        {0x3a5, 'y'},   {0x3a7, 'x'}, {0x3b1, 'a'}, {0x3b9, 'i'}, {0x3ba, 'k'}, {0x3bd, 'v'},
        {0x3bf, 'o'},   {0x3c1, 'p'}, {0x3c5, 'u'}, {0x3c7, 'x'}, {0x3f2, 'c'}, {0x3f3, 'j'},
        {0x405, 's'},   {0x406, 'i'}, {0x408, 'j'}, {0x410, 'a'}, {0x412, 'b'}, {0x415, 'e'},
        {0x417, '3'},   {0x41a, 'k'}, {0x41c, 'm'}, {0x41d, 'h'}, {0x41e, 'o'}, {0x420, 'p'},
        {0x421, 'c'},   {0x422, 't'}, {0x423, 'y'}, {0x425, 'x'}, {0x430, 'a'}, {0x435, 'e'},
        {0x43a, 'k'},   {0x43e, 'o'}, {0x440, 'p'}, {0x441, 'c'}, {0x443, 'y'}, {0x445, 'x'},
        {0x455, 's'},   {0x456, 'i'}, {0x458, 'j'}, {0x4ae, 'y'}, {0x4af, 'y'}, {0x4bb, 'h'},
        {0x4c0, 'l'},   {0x4cf, 'l'}, {0x501, 'd'}, {0x51b, 'q'}, {0x51d, 'w'}, {0x131, 'i'},
        {0x2019, '\''},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].letter == c)
            return (unsigned char)table[i].latin;
    return c;
}

/* An upper case letter may look like another Latin one than its lower case: both are
 * looked at as they stand. */
void name_skeleton(const char *name, char skeleton[NAME_SKELETON])
{
    size_t size = 0;
    while (*name && size + 5 < NAME_SKELETON) {
        uint32_t c = name_letter(&name), like = looks_like(c);
        size += put(skeleton + size, like != c ? like : looks_like(lower(c)));
    }
    skeleton[size] = 0;
}

/* What stands for a letter in both cases: where its capital looks Latin, that. */
static uint32_t in_any_case(uint32_t c)
{
    static const struct {
        uint32_t letter;
        char latin;
    } table[] = {
        {0x3b2, 'b'}, {0x3b5, 'e'}, {0x3b6, 'z'}, {0x3b7, 'h'}, {0x3bc, 'm'},
        {0x3bd, 'n'}, {0x3c4, 't'}, {0x3c5, 'y'}, {0x432, 'b'}, {0x437, '3'},
        {0x43c, 'm'}, {0x43d, 'h'}, {0x442, 't'},
    };
    uint32_t small = c == 0x386                 ? 0x3ac /* Greek ones with an accent */
                     : c >= 0x388 && c <= 0x38a ? c + 37
                     : c == 0x38c               ? 0x3cc
                     : c == 0x38e || c == 0x38f ? c + 63
                                                : lower(c);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].letter == small)
            return (unsigned char)table[i].latin;
    return looks_like(small);
}

void name_folded(const char *name, char folded[NAME_SKELETON])
{
    size_t size = 0;
    while (*name && size + 5 < NAME_SKELETON)
        size += put(folded + size, in_any_case(name_letter(&name)));
    folded[size] = 0;
}

bool name_same(const char *one, const char *other)
{
    char first[NAME_SKELETON], second[NAME_SKELETON];
    name_skeleton(one, first);
    name_skeleton(other, second);
    if (strcmp(first, second) == 0)
        return true;
    name_folded(one, first);
    name_folded(other, second);
    return strcmp(first, second) == 0;
}
