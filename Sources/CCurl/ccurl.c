#include "ccurl.h"

#include <dlfcn.h>
#include <stddef.h>

// libcurl's variadic functions are called through these pointers with the exact type each option documents.
static struct {
  CURLcode (*global_init)(long);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd *, unsigned int, int, int *);
  CURLMcode (*multi_wakeup)(CURLM *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  const char *(*easy_strerror)(CURLcode);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  time_t (*getdate)(const char *, const time_t *);
} curl;

static int is_loaded = 0;

static int resolve(void *library, const char *name, void *slot) {
  void *symbol = dlsym(library, name);
  if (!symbol) return 0;
  *(void **)slot = symbol;
  return 1;
}

const char *ccurl_load(void) {
  if (is_loaded) return NULL;
  static const char *const names[] = {
#ifdef __APPLE__
      "libcurl.4.dylib",
#else
      "libcurl.so.4", "libcurl-gnutls.so.4",
#endif
  };
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return "libcurl is not installed";
  int found = resolve(library, "curl_global_init", &curl.global_init) &&
              resolve(library, "curl_multi_init", &curl.multi_init) &&
              resolve(library, "curl_multi_add_handle", &curl.multi_add_handle) &&
              resolve(library, "curl_multi_remove_handle", &curl.multi_remove_handle) &&
              resolve(library, "curl_multi_perform", &curl.multi_perform) &&
              resolve(library, "curl_multi_poll", &curl.multi_poll) &&
              resolve(library, "curl_multi_wakeup", &curl.multi_wakeup) &&
              resolve(library, "curl_multi_info_read", &curl.multi_info_read) &&
              resolve(library, "curl_easy_init", &curl.easy_init) &&
              resolve(library, "curl_easy_cleanup", &curl.easy_cleanup) &&
              resolve(library, "curl_easy_setopt", &curl.easy_setopt) &&
              resolve(library, "curl_easy_getinfo", &curl.easy_getinfo) &&
              resolve(library, "curl_easy_strerror", &curl.easy_strerror) &&
              resolve(library, "curl_slist_append", &curl.slist_append) &&
              resolve(library, "curl_slist_free_all", &curl.slist_free_all) &&
              resolve(library, "curl_getdate", &curl.getdate);
  if (!found) return "the installed libcurl is too old (7.68 or newer is needed)";
  if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return "libcurl could not be initialised";
  is_loaded = 1;
  return NULL;
}

CURLM *ccurl_multi_init(void) { return curl.multi_init(); }
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) { return curl.multi_add_handle(multi, easy); }
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) { return curl.multi_remove_handle(multi, easy); }
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) { return curl.multi_perform(multi, running); }
CURLMcode ccurl_multi_poll(CURLM *multi, int timeout_ms) { return curl.multi_poll(multi, NULL, 0, timeout_ms, NULL); }
CURLMcode ccurl_multi_wakeup(CURLM *multi) { return curl.multi_wakeup(multi); }

int ccurl_multi_next_done(CURLM *multi, CURL **easy, CURLcode *result) {
  int left;
  CURLMsg *message;
  while ((message = curl.multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *easy = message->easy_handle;
    *result = message->data.result;
    return 1;
  }
  return 0;
}

CURL *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(CURL *easy) { curl.easy_cleanup(easy); }

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) { return curl.easy_setopt(easy, option, value); }
CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl.easy_setopt(easy, option, value);
}
CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl.easy_setopt(easy, option, value);
}

CURLcode ccurl_set_body(CURL *easy, const void *bytes, size_t count) {
  // The size has to be known before the bytes are copied.
  CURLcode code = curl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return code != CURLE_OK ? code : curl.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes);
}

CURLcode ccurl_set_receivers(CURL *easy, ccurl_receiver body, ccurl_receiver header, void *context) {
  CURLcode code = curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
  if (code == CURLE_OK) code = curl.easy_setopt(easy, CURLOPT_WRITEDATA, context);
  if (code == CURLE_OK) code = curl.easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  if (code == CURLE_OK) code = curl.easy_setopt(easy, CURLOPT_HEADERDATA, context);
  return code;
}

long ccurl_get_long(CURL *easy, CURLINFO info) {
  long value = 0;
  return curl.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

long long ccurl_get_time(CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  return curl.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line) {
  return curl.slist_append(list, line);
}
void ccurl_slist_free_all(struct curl_slist *list) { curl.slist_free_all(list); }
const char *ccurl_easy_strerror(CURLcode code) { return curl.easy_strerror(code); }
long long ccurl_getdate(const char *text) { return is_loaded ? curl.getdate(text, NULL) : -1; }
