#include "secret.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(SECRET_PASSWORD == crypto_pwhash_STRBYTES, "libsodium's own size");

static unsigned char slot_key[crypto_shorthash_KEYBYTES];

bool secret_begin(void)
{
    if (sodium_init() < 0)
        return false;
    crypto_shorthash_keygen(slot_key);
    return true;
}

void secret_key(char key[SECRET_KEY])
{
    unsigned char bits[32];
    randombytes_buf(bits, sizeof bits);
    sodium_bin2base64(key, SECRET_KEY, bits, sizeof bits, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bits, sizeof bits);
}

/* Letters and digits nobody confuses when reading a link aloud. */
void secret_id(char id[SECRET_ID])
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
    unsigned char bits[SECRET_ID - 1];
    randombytes_buf(bits, sizeof bits);
    for (size_t i = 0; i < sizeof bits; i++)
        id[i] = letters[bits[i] & 31];
    id[sizeof bits] = 0;
}

uint64_t secret_number(void)
{
    uint64_t number;
    randombytes_buf(&number, sizeof number);
    return number;
}

uint32_t secret_slot(const void *bytes, size_t count, uint32_t most)
{
    unsigned char sum[crypto_shorthash_BYTES];
    uint64_t number;
    crypto_shorthash(sum, bytes, count, slot_key);
    memcpy(&number, sum, sizeof number);
    return (uint32_t)(number % most);
}

void secret_hex(char hex[SECRET_HASH])
{
    unsigned char bits[32];
    randombytes_buf(bits, sizeof bits);
    sodium_bin2hex(hex, SECRET_HASH, bits, sizeof bits);
    sodium_memzero(bits, sizeof bits);
}

/* A key is random itself, so a plain hash of it tells nothing. */
void secret_hash(const char *key, char hash[SECRET_HASH])
{
    unsigned char sum[32];
    crypto_generichash(sum, sizeof sum, (const unsigned char *)key, strlen(key), NULL, 0);
    sodium_bin2hex(hash, SECRET_HASH, sum, sizeof sum);
}

bool secret_fits(const char *key, const char *hash)
{
    char own[SECRET_HASH];
    if (!key || !hash || strlen(hash) != SECRET_HASH - 1)
        return false;
    secret_hash(key, own);
    return sodium_memcmp(own, hash, SECRET_HASH) == 0;
}

bool secret_password(const char *password, char kept[SECRET_PASSWORD])
{
    return crypto_pwhash_str(kept, password, strlen(password), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                             crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

bool secret_password_fits(const char *password, const char *kept)
{
    char padded[SECRET_PASSWORD] = {0};
    if (strlen(kept) >= sizeof padded)
        return false;
    strcpy(padded, kept);
    return crypto_pwhash_str_verify(padded, password, strlen(password)) == 0;
}

char *secret_base64(const void *bytes, size_t count)
{
    size_t room = sodium_base64_encoded_len(count, sodium_base64_VARIANT_ORIGINAL);
    char *text = malloc(room);
    if (!text)
        abort();
    sodium_bin2base64(text, room, bytes, count, sodium_base64_VARIANT_ORIGINAL);
    return text;
}
