#ifndef ADA_FOOD_TABLE_H
#define ADA_FOOD_TABLE_H

#include <stddef.h>

/// First byte of the embedded food table, and its length in bytes.
const unsigned char *ada_food_table_bytes(void);
size_t ada_food_table_count(void);

#endif
