/*===- exception.c - Exceptions -------------------------------------------===*\
|*
|* Compiled code creates most exceptions and passes them to handlers by itself.
|* The runtime creates the exceptions for failed checks, and prints uncaught
|* exceptions.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
#define MINCAML_EXCEPTION(Name, Arguments) NUMBER_##Name,
#include "mincaml/Support/RuntimeABI.def"
  PREDEFINED
};

enum failure {
  NO_FAILURE,
#define MINCAML_FAILURE(Name, Arguments) FAILURE_##Name,
#include "mincaml/Support/RuntimeABI.def"
  FAILURE_MESSAGE
};

/* The header of every exception.  An argument follows at the next multiple of
   its alignment, which is 8 bytes for a float or a 64-bit pointer. */
struct exception {
  int32_t number;
  int32_t failure;
};

/* An exception whose argument is a string. */
struct string_exception {
  struct exception head;
  const char *argument;
};

/* The exception for a failed check, followed by what its message needs. */
struct failed_check {
  struct string_exception seen;
  const min_caml_location *location;
  /* For FAILURE_MESSAGE: the message without the source location. */
  const char *message;
  int32_t operands[2];
};

/* The description of an exception that the program defines.  Compiled code has
   a table of these. */
struct exception_row {
  const char *name;
  /* A character for each argument:
       i  a word that is printed as an int
       d  a value of a variant or record: a constant is printed as an int,
          another one as `_`
       u  unit, which is not stored
       s  a string
       f  a float, which is printed as `_`
       p  a pointer, which is printed as `_` */
  const char *arguments;
};

static void *allocate(size_t size) {
  return min_caml_allocate((size + MINCAML_ALLOCATION_ALIGNMENT - 1) /
                           MINCAML_ALLOCATION_ALIGNMENT *
                           MINCAML_ALLOCATION_ALIGNMENT);
}

static const char *make_string(const char *text) {
  size_t length = strlen(text);
  char *string = min_caml_String_create((int32_t)length);
  memcpy(string, text, length);
  return string;
}

/* The arguments of the exceptions for failed checks.  They are static MinCaml
   strings.  Compiled code relies on their header and alignment, which are those
   of all other strings. */
#define MINCAML_FAILURE_EXCEPTION(Failure, Exception, Message)                 \
  static const struct __attribute__((aligned(MINCAML_ALLOCATION_ALIGNMENT))) { \
    char padding[MINCAML_ARRAY_HEADER_SIZE - MINCAML_ARRAY_LENGTH_OFFSET];     \
    int32_t length;                                                            \
    char text[sizeof(Message)];                                                \
  } string_##Failure = {"", sizeof(Message) - 1, Message};
#include "mincaml/Support/RuntimeABI.def"

static void *make_failure(int32_t number, enum failure failure,
                          const char *argument,
                          const min_caml_location *location, int32_t first,
                          int32_t second) {
  struct failed_check *check = allocate(sizeof(struct failed_check));
  check->seen.head.number = number;
  check->seen.head.failure = (int32_t)failure;
  check->seen.argument = argument;
  check->location = location;
  check->message = NULL;
  check->operands[0] = first;
  check->operands[1] = second;
  return check;
}

void *min_caml_Exception_bounds(const min_caml_location *location,
                                int32_t index, int32_t length) {
  return make_failure(NUMBER_Invalid_argument, FAILURE_bounds,
                      string_bounds.text, location, index, length);
}

void *min_caml_Exception_string_bounds(const min_caml_location *location,
                                       int32_t index, int32_t length) {
  return make_failure(NUMBER_Invalid_argument, FAILURE_string_bounds,
                      string_string_bounds.text, location, index, length);
}

void *min_caml_Exception_character(const min_caml_location *location,
                                   int32_t code) {
  return make_failure(NUMBER_Invalid_argument, FAILURE_character,
                      string_character.text, location, code, 0);
}

void *min_caml_Exception_division(const min_caml_location *location) {
  return make_failure(NUMBER_Division_by_zero, FAILURE_division,
                      string_division.text, location, 0, 0);
}

void *min_caml_Exception_array_size(const min_caml_location *location,
                                    int32_t size) {
  return make_failure(NUMBER_Invalid_argument, FAILURE_array_size,
                      string_array_size.text, location, size, 0);
}

/* Failures in functions of the runtime. */

static bool is_catching;
void *mincaml_rt_caught;

void min_caml_Exception_begin(void) { is_catching = true; }

void *min_caml_Exception_end(void) {
  void *exception = mincaml_rt_caught;
  mincaml_rt_caught = NULL;
  is_catching = false;
  return exception;
}

const char *mincaml_rt_fail_as(enum mincaml_rt_exception kind,
                               const char *argument,
                               const min_caml_location *location,
                               const char *format, ...) {
  static const int32_t numbers[] = {NUMBER_Failure, NUMBER_Invalid_argument,
                                    NUMBER_End_of_file};
  char text[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof(text), format, arguments);
  va_end(arguments);
  if (!is_catching)
    mincaml_rt_fail_at(location, "%s", text);
  /* The exception is allocated last, so that no collection can happen before
     its fields are stored: these stores have no write barriers. */
  const char *message = make_string(text);
  struct failed_check *check =
      make_failure(numbers[kind], FAILURE_MESSAGE,
                   argument ? make_string(argument) : NULL, location, 0, 0);
  check->message = message;
  mincaml_rt_caught = check;
  return string_division.text;
}

/* Uncaught exceptions. */

static _Noreturn void report_failure(const struct failed_check *check) {
  const int32_t *operands = check->operands;
  switch ((enum failure)check->seen.head.failure) {
  case FAILURE_bounds:
    min_caml_fail_bounds(check->location, operands[0], operands[1]);
  case FAILURE_string_bounds:
    min_caml_fail_string_bounds(check->location, operands[0], operands[1]);
  case FAILURE_character:
    min_caml_fail_character(check->location, operands[0]);
  case FAILURE_division:
    min_caml_fail_division(check->location);
  case FAILURE_assertion:
    min_caml_fail_assertion(check->location);
  case FAILURE_array_size:
    min_caml_fail_array_size(check->location, operands[0]);
  case FAILURE_overflow:
  case NO_FAILURE:
  case FAILURE_MESSAGE:
    break;
  }
  mincaml_rt_fail_at(check->location, "%s", check->message);
}

/* The exception for a failed assertion in a program with handlers. */
struct assertion {
  struct exception head;
  const char *file;
  int32_t line;
  int32_t column; /* from 0 */
};

/* Prints the arguments of an exception, which are stored from field on, as
   OCaml does. */
static void print_arguments(const char *kinds, const char *field) {
  if (!*kinds)
    return;
  const char *separator = "(";
  size_t offset = 0;
  for (; *kinds; ++kinds, separator = ", ") {
    size_t size = *kinds == 'u'   ? 0
                  : *kinds == 'i' ? sizeof(int32_t)
                  : *kinds == 'f' ? sizeof(double)
                                  : sizeof(void *);
    if (size)
      offset = (offset + size - 1) / size * size;
    dprintf(mincaml_rt_message_descriptor, "%s", separator);
    if (*kinds == 'u') {
      dprintf(mincaml_rt_message_descriptor, "0");
    } else if (*kinds == 'i') {
      int32_t value;
      memcpy(&value, field + offset, sizeof(value));
      dprintf(mincaml_rt_message_descriptor, "%d", (int)value);
    } else if (*kinds == 's') {
      const char *value;
      memcpy(&value, field + offset, sizeof(value));
      dprintf(mincaml_rt_message_descriptor, "\"%s\"", value);
    } else if (*kinds == 'd') {
      const void *value;
      memcpy(&value, field + offset, sizeof(value));
      if (min_caml_is_constant(value))
        dprintf(mincaml_rt_message_descriptor, "%d",
                (int)min_caml_constant_tag(value));
      else
        dprintf(mincaml_rt_message_descriptor, "_");
    } else {
      dprintf(mincaml_rt_message_descriptor, "_");
    }
    offset += size;
  }
  dprintf(mincaml_rt_message_descriptor, ")");
}

_Noreturn void min_caml_Exception_uncaught(const void *exception,
                                           const void *table) {
  static const struct exception_row predefined[] = {
#define MINCAML_EXCEPTION(Name, Arguments) {#Name, Arguments},
#include "mincaml/Support/RuntimeABI.def"
  };
  const struct exception *head = exception;
  if (head->failure)
    report_failure(exception);
  if (head->number == NUMBER_Assert_failure) {
    const struct assertion *assertion = exception;
    min_caml_location location = {assertion->file, assertion->line,
                                  assertion->column + 1};
    min_caml_fail_assertion(&location);
  }
  const struct exception_row *row =
      head->number < PREDEFINED
          ? &predefined[head->number]
          : (const struct exception_row *)table + (head->number - PREDEFINED);
  mincaml_rt_begin_message();
  dprintf(mincaml_rt_message_descriptor, "Fatal error: exception %s%s",
          head->number == NUMBER_Exit ? "Stdlib." : "", row->name);
  print_arguments(row->arguments, (const char *)(head + 1));
  dprintf(mincaml_rt_message_descriptor, "\n");
  mincaml_rt_end_message();
}
