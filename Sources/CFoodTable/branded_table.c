#include "food_table.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
__attribute__((aligned(8))) static const unsigned char bytes[] = {
#embed "branded.bin"
};

const unsigned char *ada_branded_table_bytes(void) { return bytes; }

size_t ada_branded_table_count(void) { return sizeof bytes; }
