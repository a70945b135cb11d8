#ifndef ADA_CREADLINE_SHIM_H
#define ADA_CREADLINE_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <readline/readline.h>
#include <readline/history.h>

// Swift 6 does not read or write C globals, so each one that Ada needs has a function.

// Before the first prompt: the program looks after signals, the terminal's size and the environment itself.
static inline void creadline_prepare(const char *name) {
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
}

// Where the prompt and the line are written.
static inline void creadline_write_to_standard_error(void) { rl_outstream = stderr; }

// Completion comes from `complete` alone, never from the names of files.
static inline void creadline_set_completion(rl_completion_func_t *complete) {
  rl_attempted_completion_function = complete;
}

static inline void creadline_completion_is_whole(void) { rl_attempted_completion_over = 1; }

static inline const char *creadline_line(void) { return rl_line_buffer ? rl_line_buffer : ""; }

// Writes what ended a line behind its last letter, and goes to the next.
static inline void creadline_end_line(const char *mark) {
  rl_point = rl_end;
  rl_redisplay();
  fputs(mark, rl_outstream ? rl_outstream : stdout);
  rl_crlf();
  fflush(rl_outstream ? rl_outstream : stdout);
}

// Leaves searches and half-read keys, and gives the terminal back.
static inline void creadline_abandon_line(void) {
  rl_free_line_state();
  rl_callback_sigcleanup();
  rl_callback_handler_remove();
}

#endif
