/*===- failure.c - Errors that end the program ----------------------------===*/

#include "runtime.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int mincaml_rt_message_descriptor = STDERR_FILENO;

static void write_pending_output(void) {
  int error = mincaml_rt_write_pending_output();
  if (error)
    dprintf(mincaml_rt_message_descriptor,
            "mincaml: cannot write to standard output: %s\n", strerror(error));
  /* Flush the stdio buffers of foreign code as well. */
  fflush(NULL);
}

void mincaml_rt_begin_message(void) { write_pending_output(); }

_Noreturn void mincaml_rt_end_message(void) { _exit(MINCAML_RT_FAILED); }

_Noreturn void mincaml_rt_fatal(const char *format, ...) {
  write_pending_output();
  va_list arguments;
  va_start(arguments, format);
  vdprintf(mincaml_rt_message_descriptor, format, arguments);
  va_end(arguments);

  /* exit would run exit handlers on the MinCaml stack.  With a JIT, these are
     the exit handlers of the compiler. */
  _exit(MINCAML_RT_FAILED);
}

_Noreturn void mincaml_rt_fail_at(const min_caml_location *location,
                                  const char *format, ...) {
  write_pending_output();
  dprintf(mincaml_rt_message_descriptor, "mincaml: ");
  if (location)
    dprintf(mincaml_rt_message_descriptor, "%s:%d:%d: ", location->file,
            (int)location->line, (int)location->column);
  va_list arguments;
  va_start(arguments, format);
  vdprintf(mincaml_rt_message_descriptor, format, arguments);
  va_end(arguments);
  _exit(MINCAML_RT_FAILED);
}

_Noreturn void min_caml_fail_bounds(const min_caml_location *location,
                                    int32_t index, int32_t length) {
  mincaml_rt_fatal("mincaml: %s:%d:%d: index %d out of bounds for an array of "
                   "length %d\n",
                   location->file, (int)location->line, (int)location->column,
                   (int)index, (int)length);
}

_Noreturn void min_caml_fail_string_bounds(const min_caml_location *location,
                                           int32_t index, int32_t length) {
  mincaml_rt_fail_at(location,
                     "index %d out of bounds for a string of length %d\n",
                     (int)index, (int)length);
}

_Noreturn void min_caml_fail_character(const min_caml_location *location,
                                       int32_t code) {
  mincaml_rt_fail_at(location, "Char.chr: %d is not the code of a character\n",
                     (int)code);
}

_Noreturn void min_caml_fail_division(const min_caml_location *location) {
  mincaml_rt_fatal("mincaml: %s:%d:%d: division by zero\n", location->file,
                   (int)location->line, (int)location->column);
}

_Noreturn void min_caml_fail_assertion(const min_caml_location *location) {
  mincaml_rt_fatal("mincaml: %s:%d:%d: assertion failed\n", location->file,
                   (int)location->line, (int)location->column);
}

_Noreturn void min_caml_fail_array_size(const min_caml_location *location,
                                        int32_t size) {
  mincaml_rt_fatal("mincaml: %s:%d:%d: negative array size %d\n",
                   location->file, (int)location->line, (int)location->column,
                   (int)size);
}

_Noreturn void min_caml_fail_overflow(const min_caml_location *location,
                                      int32_t operator, int32_t left,
                                      int32_t right) {
  static const char *const spellings[] = {
#define MINCAML_OVERFLOW(Operator, Spelling) Spelling,
#include "mincaml/Support/RuntimeABI.def"
  };
  const char *format = right < 0 ? "integer overflow: %d %s (%d)\n"
                                 : "integer overflow: %d %s %d\n";
  mincaml_rt_fail_at(location, format, (int)left, spellings[operator],
                     (int)right);
}
