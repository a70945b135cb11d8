#include "activity_table.h"

// Embedded by the preprocessor: a Swift array literal of this size is slow to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char activities[] = {
#embed "activities.tsv"
};

static const unsigned char exercises[] = {
#embed "exercises.tsv"
};

const unsigned char *ada_activities_bytes(void) { return activities; }

size_t ada_activities_count(void) { return sizeof activities; }

const unsigned char *ada_exercises_bytes(void) { return exercises; }

size_t ada_exercises_count(void) { return sizeof exercises; }
