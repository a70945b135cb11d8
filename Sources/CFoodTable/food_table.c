#include "food_table.h"

// The table is embedded by the preprocessor: a Swift array literal of this size takes minutes to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"
__attribute__((aligned(8))) static const unsigned char bytes[] = {
#embed "foods.bin"
};

const unsigned char *ada_food_table_bytes(void) { return bytes; }

size_t ada_food_table_count(void) { return sizeof bytes; }
