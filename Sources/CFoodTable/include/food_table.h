#ifndef ADA_FOOD_TABLE_H
#define ADA_FOOD_TABLE_H

#include <stddef.h>

/// First byte of the embedded reference foods, and their length in bytes (docs/food-table.md).
const unsigned char *ada_food_table_bytes(void);
size_t ada_food_table_count(void);

/// The same for the foods known from product labels.
const unsigned char *ada_branded_table_bytes(void);
size_t ada_branded_table_count(void);

#endif
