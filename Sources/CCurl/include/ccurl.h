/// libcurl as Ada uses it: loaded when the first request is made, and without variadic calls, which Swift cannot make.
///
/// Loading late is on purpose. libcurl brings some thirty libraries with it, which would add more to the start of every
/// `ada today` than reading the journal does; and a machine without libcurl still runs the offline engine.
#ifndef ADA_CCURL_H
#define ADA_CCURL_H

#include <curl/curl.h>

/// Loads and initialises libcurl. Returns NULL when it is ready (also when called again), else why it is not.
/// Every other function here needs it to have succeeded. Not thread-safe: only the transfer thread calls it.
const char *_Nullable ccurl_load(void);

CURLM *_Nullable ccurl_multi_init(void);
CURLMcode ccurl_multi_add_handle(CURLM *_Nonnull multi, CURL *_Nonnull easy);
CURLMcode ccurl_multi_remove_handle(CURLM *_Nonnull multi, CURL *_Nonnull easy);
CURLMcode ccurl_multi_perform(CURLM *_Nonnull multi, int *_Nonnull running);
/// Waits for traffic, a wake-up or the time-out, without looking at any descriptor of the caller's.
CURLMcode ccurl_multi_poll(CURLM *_Nonnull multi, int timeout_ms);
/// Ends a wait in `ccurl_multi_poll`, or the next one. The one call that any thread may make.
CURLMcode ccurl_multi_wakeup(CURLM *_Nonnull multi);
/// Takes one finished transfer off the queue: 1 and its handle and result, or 0 when none is left.
int ccurl_multi_next_done(CURLM *_Nonnull multi, CURL *_Nullable *_Nonnull easy, CURLcode *_Nonnull result);

CURL *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *_Nonnull easy);
CURLcode ccurl_set_long(CURL *_Nonnull easy, CURLoption option, long value);
CURLcode ccurl_set_string(CURL *_Nonnull easy, CURLoption option, const char *_Nonnull value);
CURLcode ccurl_set_pointer(CURL *_Nonnull easy, CURLoption option, void *_Nullable value);
/// Makes the transfer a POST of these bytes, which are copied.
CURLcode ccurl_set_body(CURL *_Nonnull easy, const void *_Nonnull bytes, size_t count);

/// Gets `count` bytes; returns how many were taken, fewer ending the transfer.
typedef size_t (*ccurl_receiver)(char *_Nonnull bytes, size_t size, size_t count, void *_Nonnull context);
/// Sets who gets the body's bytes and the header lines, each called with `context`.
CURLcode ccurl_set_receivers(
    CURL *_Nonnull easy, ccurl_receiver _Nonnull body, ccurl_receiver _Nonnull header, void *_Nonnull context);

/// A `long` of the transfer's information; 0 where it is not known.
long ccurl_get_long(CURL *_Nonnull easy, CURLINFO info);
/// A time of the transfer's information in microseconds; 0 where it has not come to that yet.
long long ccurl_get_time(CURL *_Nonnull easy, CURLINFO info);

/// Adds a line to a header list. Returns the list, or NULL when memory is out (the list is then unchanged).
struct curl_slist *_Nullable ccurl_slist_append(struct curl_slist *_Nullable list, const char *_Nonnull line);
void ccurl_slist_free_all(struct curl_slist *_Nullable list);

/// libcurl's words for a result.
const char *_Nonnull ccurl_easy_strerror(CURLcode code);
/// Seconds since 1970 of a date as HTTP writes them, or -1; also -1 before libcurl is loaded.
long long ccurl_getdate(const char *_Nonnull text);

#endif
