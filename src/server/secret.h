/* secret.h - keys that cannot be guessed, and what is kept of them. */
#ifndef SERVER_SECRET_H
#define SERVER_SECRET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SECRET_KEY = 44, SECRET_HASH = 65, SECRET_ID = 17 }; /* with the ending 0 */

/* Must have returned true before anything else here is used. */
bool secret_begin(void);

/* 256 random bits for a key or token, 80 for a table's id. */
void secret_key(char key[SECRET_KEY]);
void secret_id(char id[SECRET_ID]);
uint64_t secret_number(void);
/* 256 random bits in hex. */
void secret_hex(char hex[SECRET_HASH]);

/* A number below `most` for these bytes, the same until the server ends; nobody
 * outside can tell which bytes share one. */
uint32_t secret_slot(const void *bytes, size_t count, uint32_t most);

/* What is kept instead of the key. */
void secret_hash(const char *key, char hash[SECRET_HASH]);
bool secret_fits(const char *key, const char *hash);

/* Argon2id; both take a tenth of a second and much memory. */
enum { SECRET_PASSWORD = 128 };
bool secret_password(const char *password, char kept[SECRET_PASSWORD]);
bool secret_password_fits(const char *password, const char *kept);

/* Base64 of bytes; released with free(). */
char *secret_base64(const void *bytes, size_t count);

#endif
