// Preloaded into Ada by scripts/torture: a disk that fails from its Nth write on, and a clock that is wrong.
// FAIL_FROM (a count), FAIL_ERRNO (28 no space, 5 input/output error), FAIL_UNDER (a path), CLOCK_OFFSET (seconds).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

static int fails(int fd) {
  static atomic_long count;
  long from = number("FAIL_FROM");
  const char *under = getenv("FAIL_UNDER");
  if (from <= 0 || !under) return 0;
  char link[64], path[PATH_MAX + 1];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX);
  if (length <= 0) return 0;
  path[length] = 0;
  if (strncmp(path, under, strlen(under)) != 0) return 0;
  if (atomic_fetch_add(&count, 1) + 1 < from) return 0;
  errno = (int)number("FAIL_ERRNO");
  return 1;
}

#define REAL(type, name, parameters) \
  static type(*real) parameters;     \
  if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, name)

ssize_t write(int fd, const void *bytes, size_t count) {
  REAL(ssize_t, "write", (int, const void *, size_t));
  return fails(fd) ? -1 : real(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t place) {
  REAL(ssize_t, "pwrite", (int, const void *, size_t, off_t));
  return fails(fd) ? -1 : real(fd, bytes, count, place);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t place) {
  REAL(ssize_t, "pwrite64", (int, const void *, size_t, off64_t));
  return fails(fd) ? -1 : real(fd, bytes, count, place);
}

int ftruncate(int fd, off_t length) {
  REAL(int, "ftruncate", (int, off_t));
  return fails(fd) ? -1 : real(fd, length);
}

int ftruncate64(int fd, off64_t length) {
  REAL(int, "ftruncate64", (int, off64_t));
  return fails(fd) ? -1 : real(fd, length);
}

int fsync(int fd) {
  REAL(int, "fsync", (int));
  return fails(fd) ? -1 : real(fd);
}

int fdatasync(int fd) {
  REAL(int, "fdatasync", (int));
  return fails(fd) ? -1 : real(fd);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  REAL(int, "clock_gettime", (clockid_t, struct timespec *));
  int result = real(clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += number("CLOCK_OFFSET");
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  REAL(int, "gettimeofday", (struct timeval *restrict, void *restrict));
  int result = real(time, zone);
  if (result == 0) time->tv_sec += number("CLOCK_OFFSET");
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
