#ifndef CRSVG_H
#define CRSVG_H

#include <stddef.h>

/// Draws an SVG document as a PNG file with librsvg and cairo, which are loaded at the first call: only who wants a
/// PNG needs them.
///
/// Returns NULL, or why it could not be done: a text that stays in place until the next call.
const char *crsvg_write_png(const char *svg, size_t length, int width, int height, const char *path);

/// Whether the libraries are there. Returns NULL, or what is missing.
const char *crsvg_load(void);

#endif
