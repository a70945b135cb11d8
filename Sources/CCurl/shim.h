#ifndef ADA_CCURL_SHIM_H
#define ADA_CCURL_SHIM_H

#include <curl/curl.h>

#endif
