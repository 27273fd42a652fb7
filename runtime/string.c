/*===- string.c - Characters and strings ----------------------------------===*\
|*
|* A string is an array of bytes: a pointer to the first byte, with the length
|* before it, as array.c describes.  A zero byte follows the last byte, for
|* foreign code.  Strings are immutable once a function has returned them,
|* except for those in values of the type `bytes` and in buffers.
|*
|* Programs in the original MinCaml language that read no input need nothing
|* from this file, so it is not linked into them.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static size_t length_of(const char *string) {
  return (size_t)min_caml_array_length(string);
}

/* Returns a string of zero bytes.  New memory is zero, and so is the byte that
   follows the string. */
static char *make_string(uint64_t length) {
  if (length >= INT32_MAX)
    mincaml_rt_out_of_memory();
  char *string = mincaml_rt_make_array((int32_t)length + 1, 1, false);
  ((int32_t *)(void *)string)[-1] = (int32_t)length;
  return string;
}

static const char *copy(const char *bytes, size_t length) {
  char *string = make_string(length);
  memcpy(string, bytes, length);
  return string;
}

char *min_caml_String_create(int32_t length) {
  if (length < 0)
    mincaml_rt_fatal("mincaml: negative string size %d\n", (int)length);
  return make_string((uint64_t)length);
}

/*===----------------------------------------------------------------------===*/
/* Making strings                                                             */
/*===----------------------------------------------------------------------===*/

const char *min_caml_String_make(const min_caml_location *location,
                                 int32_t length, int32_t character) {
  if (length < 0)
    return mincaml_rt_fail_as(MINCAML_RT_INVALID_ARGUMENT, "Bytes.create",
                              location, "String.make: negative size %d\n",
                              (int)length);
  char *string = make_string((uint64_t)length);
  if (character != 0)
    memset(string, character, (size_t)length);
  return string;
}

const char *min_caml_String_sub(const min_caml_location *location,
                                const char *string, int32_t start,
                                int32_t length) {
  int32_t whole = min_caml_array_length(string);
  if (start < 0 || length < 0 || start > whole - length)
    return mincaml_rt_fail_as(
        MINCAML_RT_INVALID_ARGUMENT, "String.sub / Bytes.sub", location,
        "String.sub: start %d and length %d are out of bounds for a string of "
        "length %d\n",
        (int)start, (int)length, (int)whole);
  return copy(string + start, (size_t)length);
}

const char *min_caml_String_concatenate(const char *left, const char *right) {
  size_t left_length = length_of(left);
  size_t right_length = length_of(right);
  char *string = make_string((uint64_t)left_length + right_length);
  memcpy(string, left, left_length);
  memcpy(string + left_length, right, right_length);
  return string;
}

const char *min_caml_String_of_int(int32_t value) {
  char text[sizeof("-2147483648")];
  return copy(text, (size_t)snprintf(text, sizeof(text), "%d", (int)value));
}

const char *min_caml_String_of_float(double value) {
  char text[MINCAML_RT_FLOAT_SIZE];
  return copy(text, mincaml_rt_format_float(text, value));
}

/* The conversions of Printf.  Their syntax is that of C; widths and precisions
   have at most three digits. */

enum { FORMATTED_SIZE = 2048 };

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-nonliteral"

const char *min_caml_String_format_int(const char *conversion, int32_t value) {
  char text[FORMATTED_SIZE];
  return copy(text, (size_t)snprintf(text, sizeof(text), conversion, value));
}

const char *min_caml_String_format_float(const char *conversion, double value) {
  char text[FORMATTED_SIZE];
  /* C may print a NaN with its sign; this NaN has none. */
  if (value != value)
    value = __builtin_nan("");
  int length = snprintf(text, sizeof(text), conversion, value);
  /* OCaml pads infinities and NaNs with zeros, too. */
  if (conversion[1] == '0' && value - value != 0) {
    size_t blanks = strspn(text, " ");
    bool is_negative = text[blanks] == '-';
    memset(text, '0', blanks + is_negative);
    if (is_negative)
      text[0] = '-';
  }
  return copy(text, (size_t)length);
}

#pragma clang diagnostic pop

/* The conversion is `%10s` or `%-10s`. */
const char *min_caml_String_pad(const char *conversion, const char *string) {
  bool at_the_left = conversion[1] == '-';
  size_t width = (size_t)atoi(conversion + 1 + at_the_left);
  size_t length = length_of(string);
  size_t blanks = width > length ? width - length : 0;
  char *padded = make_string((uint64_t)length + blanks);
  memset(padded + (at_the_left ? length : 0), ' ', blanks);
  memcpy(padded + (at_the_left ? 0 : blanks), string, length);
  return padded;
}

const char *min_caml_String_read_line(void) {
  const char *line;
  int64_t length = mincaml_rt_read_line(&line);
  if (length < 0)
    return mincaml_rt_fail_as(MINCAML_RT_END_OF_FILE, NULL, NULL,
                              "read_line: end of input\n");
  return copy(line, (size_t)length);
}

/*===----------------------------------------------------------------------===*/
/* Comparing                                                                  */
/*===----------------------------------------------------------------------===*/

int32_t min_caml_String_equal(const char *left, const char *right) {
  size_t length = length_of(left);
  return length == length_of(right) && memcmp(left, right, length) == 0;
}

int32_t min_caml_String_compare(const char *left, const char *right) {
  size_t left_length = length_of(left);
  size_t right_length = length_of(right);
  int order = memcmp(left, right,
                     left_length < right_length ? left_length : right_length);
  if (order != 0)
    return order < 0 ? -1 : 1;
  return (left_length > right_length) - (left_length < right_length);
}

/*===----------------------------------------------------------------------===*/
/* Reading numbers                                                            */
/*===----------------------------------------------------------------------===*/

static void fail_conversion(const min_caml_location *location, const char *name,
                            const char *kind, const char *string) {
  enum { LONGEST_QUOTE = 40 };
  size_t length = length_of(string);
  mincaml_rt_fail_as(MINCAML_RT_FAILURE, name, location,
                     "%s: not %s: \"%.*s%s\"\n", name, kind, LONGEST_QUOTE,
                     string, length > LONGEST_QUOTE ? "..." : "");
}

int32_t min_caml_String_to_int(const min_caml_location *location,
                               const char *string) {
  int32_t value = 0;
  if (mincaml_rt_parse_int(string, length_of(string), &value) !=
      MINCAML_RT_PARSED)
    fail_conversion(location, "int_of_string", "an int", string);
  return value;
}

double min_caml_String_to_float(const min_caml_location *location,
                                const char *string) {
  double value = 0;
  if (mincaml_rt_parse_float(string, length_of(string), &value) !=
      MINCAML_RT_PARSED)
    fail_conversion(location, "float_of_string", "a float", string);
  return value;
}

/*===----------------------------------------------------------------------===*/
/* Printing                                                                   */
/*===----------------------------------------------------------------------===*/

void min_caml_String_print(const char *string) {
  mincaml_rt_print(false, string, length_of(string));
}

void min_caml_String_print_line(const char *string) {
  mincaml_rt_print(false, string, length_of(string));
  mincaml_rt_print(false, "\n", 1);
}

void min_caml_String_print_error(const char *string) {
  mincaml_rt_print(true, string, length_of(string));
}

void min_caml_String_print_error_line(const char *string) {
  mincaml_rt_print(true, string, length_of(string));
  mincaml_rt_print(true, "\n", 1);
}

/*===----------------------------------------------------------------------===*/
/* Characters                                                                 */
/*===----------------------------------------------------------------------===*/

/* Compiled code contains the code of the following functions inline. */

int32_t min_caml_Char_code(int32_t character) { return character; }

int32_t min_caml_Char_of_code(const min_caml_location *location, int32_t code) {
  if (code < 0 || code > 255)
    min_caml_fail_character(location, code);
  return code;
}

/*===----------------------------------------------------------------------===*/
/* Writing to strings that the library has made                               */
/*===----------------------------------------------------------------------===*/

/* Compiled code contains the code of the following functions inline, too. */

void min_caml_String_set(const char *string, int32_t index, int32_t character) {
  ((char *)string)[index] = (char)character;
}

void min_caml_String_fill(const char *string, int32_t start, int32_t length,
                          int32_t character) {
  memset((char *)string + start, character, (size_t)length);
}

void min_caml_String_blit(const char *from, int32_t from_start, const char *to,
                          int32_t to_start, int32_t length) {
  memmove((char *)to + to_start, from + from_start, (size_t)length);
}

/*===----------------------------------------------------------------------===*/
/* The command line and the time                                              */
/*===----------------------------------------------------------------------===*/

int32_t min_caml_Sys_argument_count(void) { return mincaml_rt_argument_count; }

const char *min_caml_Sys_argument(int32_t index) {
  const char *argument = mincaml_rt_arguments[index];
  return copy(argument, strlen(argument));
}

/* The processor time of the process, as in OCaml. */
double min_caml_Sys_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec / 1e6 +
         (double)usage.ru_stime.tv_sec + (double)usage.ru_stime.tv_usec / 1e6;
}

/*===----------------------------------------------------------------------===*/
/* Ending the program                                                         */
/*===----------------------------------------------------------------------===*/

/* As in OCaml, the printed text ends at the first zero byte. */
static _Noreturn void fail_uncaught(const char *exception, const char *string) {
  mincaml_rt_fatal("Fatal error: exception %s(\"%s\")\n", exception, string);
}

_Noreturn void min_caml_Failure_raise(const char *message) {
  fail_uncaught("Failure", message);
}

_Noreturn void min_caml_Failure_invalid_argument(const char *message) {
  fail_uncaught("Invalid_argument", message);
}

_Noreturn void min_caml_Exit_program(int32_t status) {
  min_caml_flush_output();
  fflush(NULL);
  _exit(status & 255);
}
