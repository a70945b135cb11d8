#ifndef ADA_ACTIVITY_TABLE_H
#define ADA_ACTIVITY_TABLE_H

#include <stddef.h>

/// First byte of the embedded activities (tab-separated lines, sorted by code), and their length in bytes.
const unsigned char *ada_activities_bytes(void);
size_t ada_activities_count(void);

/// First byte of the embedded exercise names (tab-separated lines, sorted by name), and their length in bytes.
const unsigned char *ada_exercises_bytes(void);
size_t ada_exercises_count(void);

#endif
