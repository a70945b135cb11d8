#include "cinterchange.h"

int cinterchange_inflate_init_raw(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }

void cinterchange_blank_controls(unsigned char *bytes, size_t count) {
  // Without a branch, so that compilers make vector instructions of it.
  for (size_t i = 0; i < count; i++) {
    unsigned char byte = bytes[i];
    int forbidden = (byte < 0x20) & (byte != '\t') & (byte != '\n') & (byte != '\r');
    bytes[i] = forbidden ? ' ' : byte;
  }
}
