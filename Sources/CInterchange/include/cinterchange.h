/// What the readers of foreign formats take from C: expat (XML) and zlib (deflate), and what of them is a macro.
#ifndef ADA_CINTERCHANGE_H
#define ADA_CINTERCHANGE_H

#include <expat.h>
#include <stddef.h>
#include <zlib.h>

/// Begins to inflate raw deflate data, as ZIP archives hold it (`inflateInit2` is a macro). Returns a zlib code.
int cinterchange_inflate_init_raw(z_stream *_Nonnull stream);

/// Makes spaces of the control characters that XML 1.0 forbids and some apps write into names all the same.
void cinterchange_blank_controls(unsigned char *_Nonnull bytes, size_t count);

#endif
