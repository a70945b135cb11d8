#include "crsvg.h"

#include <dlfcn.h>

// Declared here as their documentation has them, so that building Ada needs no headers of theirs.
typedef struct {
  double x, y, width, height;
} Rectangle;
typedef struct {
  unsigned int domain;
  int code;
  char *message;
} Error;

static struct {
  void *(*handle_new_from_data)(const unsigned char *, size_t, Error **);
  int (*handle_render_document)(void *, void *, const Rectangle *, Error **);
  void (*object_unref)(void *);
  void *(*surface_create)(int, int, int);
  int (*surface_status)(void *);
  void (*surface_destroy)(void *);
  int (*surface_write_to_png)(void *, const char *);
  void *(*create)(void *);
  void (*destroy)(void *);
} library;

static int is_loaded = 0;

static int resolve(void *from, const char *name, void *slot) {
  void *symbol = dlsym(from, name);
  if (!symbol) return 0;
  *(void **)slot = symbol;
  return 1;
}

const char *crsvg_load(void) {
  if (is_loaded) return NULL;
  void *rsvg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  void *cairo = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  void *gobject = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!rsvg || !cairo || !gobject) return "librsvg is not installed";
  int found = resolve(rsvg, "rsvg_handle_new_from_data", &library.handle_new_from_data) &&
              resolve(rsvg, "rsvg_handle_render_document", &library.handle_render_document) &&
              resolve(gobject, "g_object_unref", &library.object_unref) &&
              resolve(cairo, "cairo_image_surface_create", &library.surface_create) &&
              resolve(cairo, "cairo_surface_status", &library.surface_status) &&
              resolve(cairo, "cairo_surface_destroy", &library.surface_destroy) &&
              resolve(cairo, "cairo_surface_write_to_png", &library.surface_write_to_png) &&
              resolve(cairo, "cairo_create", &library.create) && resolve(cairo, "cairo_destroy", &library.destroy);
  if (!found) return "the installed librsvg is too old (2.46 or newer is needed)";
  is_loaded = 1;
  return NULL;
}

const char *crsvg_write_png(const char *svg, size_t length, int width, int height, const char *path) {
  enum { argb32 = 0 };
  const char *problem = crsvg_load();
  if (problem) return problem;
  Error *error = NULL;
  void *handle = library.handle_new_from_data((const unsigned char *)svg, length, &error);
  if (!handle) return "the picture could not be read";
  void *surface = library.surface_create(argb32, width, height);
  if (library.surface_status(surface)) {
    library.surface_destroy(surface);
    library.object_unref(handle);
    return "the picture is too large";
  }
  void *context = library.create(surface);
  Rectangle viewport = {0, 0, width, height};
  if (!library.handle_render_document(handle, context, &viewport, &error)) {
    problem = "the picture could not be drawn";
  } else if (library.surface_write_to_png(surface, path)) {
    problem = "the file could not be written";
  }
  library.destroy(context);
  library.surface_destroy(surface);
  library.object_unref(handle);
  return problem;
}
