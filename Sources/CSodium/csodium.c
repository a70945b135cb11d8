#include "csodium.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>

_Static_assert(CSODIUM_KEY_BYTES == crypto_secretstream_xchacha20poly1305_KEYBYTES, "key");
_Static_assert(CSODIUM_SALT_BYTES == crypto_pwhash_argon2id_SALTBYTES, "salt");
_Static_assert(CSODIUM_HEADER_BYTES == crypto_secretstream_xchacha20poly1305_HEADERBYTES, "header");
_Static_assert(CSODIUM_PIECE_EXTRA == crypto_secretstream_xchacha20poly1305_ABYTES, "piece");

struct csodium_stream {
  crypto_secretstream_xchacha20poly1305_state state;
};

static struct {
  __typeof__(&sodium_init) init;
  __typeof__(&sodium_memzero) memzero;
  __typeof__(&randombytes_buf) random;
  __typeof__(&crypto_pwhash_argon2id) hash;
  __typeof__(&crypto_secretstream_xchacha20poly1305_init_push) init_push;
  __typeof__(&crypto_secretstream_xchacha20poly1305_init_pull) init_pull;
  __typeof__(&crypto_secretstream_xchacha20poly1305_push) push;
  __typeof__(&crypto_secretstream_xchacha20poly1305_pull) pull;
} sodium;

static const char *failure = NULL;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int resolve(void *library, const char *name, void *slot) {
  void *symbol = dlsym(library, name);
  if (!symbol) return 0;
  *(void **)slot = symbol;
  return 1;
}

static void load(void) {
  static const char *const names[] = {
#ifdef __APPLE__
      "libsodium.dylib",
#else
      "libsodium.so.23", "libsodium.so.26", "libsodium.so",
#endif
  };
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) {
    failure = "libsodium is not installed";
    return;
  }
  int found = resolve(library, "sodium_init", &sodium.init) && resolve(library, "sodium_memzero", &sodium.memzero) &&
              resolve(library, "randombytes_buf", &sodium.random) &&
              resolve(library, "crypto_pwhash_argon2id", &sodium.hash) &&
              resolve(library, "crypto_secretstream_xchacha20poly1305_init_push", &sodium.init_push) &&
              resolve(library, "crypto_secretstream_xchacha20poly1305_init_pull", &sodium.init_pull) &&
              resolve(library, "crypto_secretstream_xchacha20poly1305_push", &sodium.push) &&
              resolve(library, "crypto_secretstream_xchacha20poly1305_pull", &sodium.pull);
  if (!found) {
    failure = "libsodium is too old";
  } else if (sodium.init() < 0) {
    failure = "libsodium does not start";
  }
}

const char *csodium_load(void) {
  pthread_once(&once, load);
  return failure;
}

void csodium_random(void *bytes, size_t count) { sodium.random(bytes, count); }

void csodium_forget(void *bytes, size_t count) { sodium.memzero(bytes, count); }

int csodium_key(
    uint8_t *key, const char *passphrase, size_t length, const uint8_t *salt, uint64_t operations, uint64_t memory) {
  return sodium.hash(
      key, CSODIUM_KEY_BYTES, passphrase, length, salt, operations, (size_t)memory, crypto_pwhash_argon2id_ALG_ARGON2ID13);
}

csodium_stream *csodium_seal(const uint8_t *key, uint8_t *header) {
  csodium_stream *stream = malloc(sizeof *stream);
  if (stream) sodium.init_push(&stream->state, header, key);
  return stream;
}

csodium_stream *csodium_open(const uint8_t *key, const uint8_t *header) {
  csodium_stream *stream = malloc(sizeof *stream);
  if (stream && sodium.init_pull(&stream->state, header, key) != 0) {
    free(stream);
    return NULL;
  }
  return stream;
}

void csodium_push(
    csodium_stream *stream, uint8_t *sealed, const void *piece, size_t count, const void *extra, size_t extra_count,
    int is_last) {
  unsigned char tag =
      is_last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE;
  sodium.push(&stream->state, sealed, NULL, piece, count, extra, extra_count, tag);
}

int csodium_pull(
    csodium_stream *stream, void *piece, const uint8_t *sealed, size_t count, const void *extra, size_t extra_count) {
  unsigned char tag = 0;
  if (sodium.pull(&stream->state, piece, NULL, &tag, sealed, count, extra, extra_count) != 0) return -1;
  return tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL;
}

void csodium_end(csodium_stream *stream) {
  if (!stream) return;
  sodium.memzero(stream, sizeof *stream);
  free(stream);
}
