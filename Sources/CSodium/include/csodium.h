// The part of libsodium that sealed back-ups need. The library is loaded at first use, so that starting Ada, which mostly
// seals nothing, costs nothing.
#ifndef CSODIUM_H
#define CSODIUM_H

#include <stddef.h>
#include <stdint.h>

enum {
  CSODIUM_KEY_BYTES = 32,
  CSODIUM_SALT_BYTES = 16,
  CSODIUM_HEADER_BYTES = 24,
  /// What sealing adds to each piece.
  CSODIUM_PIECE_EXTRA = 17,
};

/// Loads libsodium. NULL when it is there, or why it is not; any thread, any number of times.
const char *_Nullable csodium_load(void);

/// Fills bytes at random. As all that follows, only after `csodium_load` returned NULL.
void csodium_random(void *_Nonnull bytes, size_t count);
/// Overwrites bytes in a way no compiler leaves out.
void csodium_forget(void *_Nonnull bytes, size_t count);
/// Argon2id (version 1.3): a key from a passphrase. 0, or -1 when memory is out.
int csodium_key(
    uint8_t *_Nonnull key, const char *_Nonnull passphrase, size_t length, const uint8_t *_Nonnull salt,
    uint64_t operations, uint64_t memory);

/// A run of pieces in one order (crypto_secretstream_xchacha20poly1305).
typedef struct csodium_stream csodium_stream;

/// Begins sealing: writes `CSODIUM_HEADER_BYTES` to `header`. NULL when memory is out.
csodium_stream *_Nullable csodium_seal(const uint8_t *_Nonnull key, uint8_t *_Nonnull header);
/// Begins opening. NULL when memory is out or the header is none.
csodium_stream *_Nullable csodium_open(const uint8_t *_Nonnull key, const uint8_t *_Nonnull header);
/// Seals one piece into `count + CSODIUM_PIECE_EXTRA` bytes. `extra` is vouched for and not stored.
void csodium_push(
    csodium_stream *_Nonnull stream, uint8_t *_Nonnull sealed, const void *_Nonnull piece, size_t count,
    const void *_Nullable extra, size_t extra_count, int is_last);
/// Opens one piece of `count` bytes into `count - CSODIUM_PIECE_EXTRA`: 0 for one with more to come, 1 for the last, -1
/// where it is not what was sealed here.
int csodium_pull(
    csodium_stream *_Nonnull stream, void *_Nonnull piece, const uint8_t *_Nonnull sealed, size_t count,
    const void *_Nullable extra, size_t extra_count);
void csodium_end(csodium_stream *_Nullable stream);

#endif
