/// Making a picture smaller with libgd, which is loaded when the first picture is sent and not before.
#ifndef ADA_CIMAGE_H
#define ADA_CIMAGE_H

/// What a picture is written as.
enum cimage_kind { CIMAGE_JPEG = 0, CIMAGE_PNG = 1, CIMAGE_WEBP = 2 };

/// Loads libgd. Returns 1 when it is ready (also when called again), else 0. Not thread-safe.
int cimage_load(void);

/// The picture as a JPEG whose longer side has at most `side` pixels, on white where it is see-through; with left and
/// right exchanged where `is_mirrored`, then turned clockwise by so many quarters (0 to 3).
/// Needs `cimage_load` to have succeeded. Returns NULL where the picture cannot be read; else bytes for `cimage_free`.
unsigned char *_Nullable cimage_shrink(enum cimage_kind kind, const unsigned char *_Nonnull bytes, int count, int side,
                                       int is_mirrored, int quarter_turns, int quality, int *_Nonnull written);
void cimage_free(unsigned char *_Nonnull bytes);

#endif
