#include "cimage.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>

// The head of gdImageStruct as gd.h publishes it; the size macros of gd 2 read these fields too.
typedef struct {
  unsigned char **pixels;
  int sx;
  int sy;
} gd_image;

static struct {
  gd_image *(*from[3])(int, void *);
  gd_image *(*create)(int, int);
  void (*fill)(gd_image *, int, int, int, int, int);
  void (*resample)(gd_image *, const gd_image *, int, int, int, int, int, int, int, int);
  void (*mirror)(gd_image *);
  gd_image *(*turn)(const gd_image *, float, int);
  void *(*jpeg)(gd_image *, int *, int);
  void (*destroy)(gd_image *);
  void (*release)(void *);
  void (*set_error_method)(void (*)(int, const char *, va_list));
} gd;

static int is_loaded = 0;

static void keep_quiet(int priority, const char *format, va_list arguments) {}

static int resolve(void *library, const char *name, void *slot) {
  void *symbol = dlsym(library, name);
  if (!symbol) return 0;
  *(void **)slot = symbol;
  return 1;
}

int cimage_load(void) {
  if (is_loaded) return 1;
#ifdef __APPLE__
  void *library = dlopen("libgd.3.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libgd.so.3", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return 0;
  is_loaded = resolve(library, "gdImageCreateFromJpegPtr", &gd.from[CIMAGE_JPEG]) &&
              resolve(library, "gdImageCreateFromPngPtr", &gd.from[CIMAGE_PNG]) &&
              resolve(library, "gdImageCreateFromWebpPtr", &gd.from[CIMAGE_WEBP]) &&
              resolve(library, "gdImageCreateTrueColor", &gd.create) &&
              resolve(library, "gdImageFilledRectangle", &gd.fill) &&
              resolve(library, "gdImageCopyResampled", &gd.resample) &&
              resolve(library, "gdImageFlipHorizontal", &gd.mirror) &&
              resolve(library, "gdImageRotateInterpolated", &gd.turn) &&
              resolve(library, "gdImageJpegPtr", &gd.jpeg) && resolve(library, "gdImageDestroy", &gd.destroy) &&
              resolve(library, "gdFree", &gd.release) && resolve(library, "gdSetErrorMethod", &gd.set_error_method);
  // gd writes to standard error where a picture is damaged; the caller says so better.
  if (is_loaded) gd.set_error_method(keep_quiet);
  return is_loaded;
}

unsigned char *cimage_shrink(enum cimage_kind kind, const unsigned char *bytes, int count, int side, int is_mirrored,
                             int quarter_turns, int quality, int *written) {
  gd_image *image = gd.from[kind](count, (void *)bytes);
  if (!image) return NULL;
  int longer = image->sx > image->sy ? image->sx : image->sy;
  int width = longer > side ? (int)((long)image->sx * side / longer) : image->sx;
  int height = longer > side ? (int)((long)image->sy * side / longer) : image->sy;
  if (width < 1) width = 1;
  if (height < 1) height = 1;
  gd_image *small = gd.create(width, height);
  void *encoded = NULL;
  if (small) {
    gd.fill(small, 0, 0, width - 1, height - 1, 0xFFFFFF);
    gd.resample(small, image, 0, 0, 0, 0, width, height, image->sx, image->sy);
    if (is_mirrored) gd.mirror(small);
    if (quarter_turns) {
      // gd turns the other way round.
      gd_image *turned = gd.turn(small, 360 - 90 * quarter_turns, 0xFFFFFF);
      gd.destroy(small);
      small = turned;
    }
  }
  if (small) {
    encoded = gd.jpeg(small, written, quality);
    gd.destroy(small);
  }
  gd.destroy(image);
  return encoded;
}

void cimage_free(unsigned char *bytes) { gd.release(bytes); }
