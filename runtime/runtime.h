/*===- runtime.h - Shared between the files of the runtime ----------------===*\
|*
|* Names that compiled code or foreign code may use start with min_caml_ and are
|* in mincaml.h.  Names that only the runtime uses start with mincaml_rt_, so
that
|* they cannot clash with an external of a MinCaml program.
|*
|* The runtime is loaded by a JIT as well as linked: no file has constructors or
|* thread-local variables, and only main.c needs min_caml_start.
|*
\*===----------------------------------------------------------------------===*/

#ifndef MINCAML_RUNTIME_H
#define MINCAML_RUNTIME_H

/* For mmap's anonymous mappings and sigaltstack, which -std=c11 hides. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "mincaml.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Enough for any float that is printed. */
enum { MINCAML_RT_FLOAT_SIZE = 32 };

/* environment.c */

/** Reads a size in bytes with an optional suffix K, M or G from the environment
    variable `name`.  Returns false when it is unset or empty; ends the program
    when it is malformed.  Sizes beyond the range of the type count as its
    largest value. */
bool mincaml_rt_size_from_environment(const char *name, uint64_t *size);

/* failure.c */

/** The exit status of every error the runtime reports. */
enum { MINCAML_RT_FAILED = 2 };

/** Writes out all pending output, then the message to standard error, and ends
    the program.  Messages start with "mincaml: " and end with a newline. */
_Noreturn void mincaml_rt_fatal(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/** The same with the place in the program, which is NULL if it is not known,
   and without "mincaml: ". */
_Noreturn void mincaml_rt_fail_at(const min_caml_location *location,
                                  const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** The beginning and the end of a message in several parts. */
void mincaml_rt_begin_message(void);
_Noreturn void mincaml_rt_end_message(void);

/* exception.c */

enum mincaml_rt_exception {
  MINCAML_RT_FAILURE,
  MINCAML_RT_INVALID_ARGUMENT,
  MINCAML_RT_END_OF_FILE
};

/** A failure that a handler sees as this exception, with a string unless it is
    MINCAML_RT_END_OF_FILE. Ends the program unless there is a handler;
    otherwise the function of the runtime that fails returns anything that is
    valid, such as the empty string that this function returns. The location is
    NULL if the function is not told where it is called. */
const char *
mincaml_rt_fail_as(enum mincaml_rt_exception kind, const char *argument,
                   const min_caml_location *location, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* array.c */

/** Element 0 of a new array whose elements are all zero bits. */
void *mincaml_rt_make_array(int32_t length, size_t element_size);

/* heap.c */

/** Reads MINCAML_HEAP_MAX. */
void mincaml_rt_set_up_heap(void);

/** Like min_caml_allocate, for objects of any size.  The memory is zero. */
void *mincaml_rt_allocate(size_t size);

_Noreturn void mincaml_rt_out_of_memory(void);

/** Requests large pages where the system has them: they make the first use of
    large memory several times faster. */
void mincaml_rt_prefer_large_pages(void *memory, size_t size);

/* input.c */

/** Reads standard input up to the end of the line and returns the length of the
    line, which is in *line until the next read; -1 at the end of the input. */
int64_t mincaml_rt_read_line(const char **line);

/* number.c */

enum mincaml_rt_parsed {
  MINCAML_RT_PARSED,
  MINCAML_RT_NO_NUMBER,
  MINCAML_RT_OUT_OF_RANGE
};

/** What int_of_string and float_of_string make of a text. A float is never out
    of range. */
enum mincaml_rt_parsed mincaml_rt_parse_int(const char *text, size_t length,
                                            int32_t *value);
enum mincaml_rt_parsed mincaml_rt_parse_float(const char *text, size_t length,
                                              double *value);

/* output.c */

/** Prints bytes to standard output, or to standard error. */
void mincaml_rt_print(bool to_error, const char *bytes, size_t length);

/** Writes a float as string_of_float does, and returns the number of bytes. */
size_t mincaml_rt_format_float(char text[MINCAML_RT_FLOAT_SIZE], double value);

/** Determines what kind of file standard output is. */
void mincaml_rt_set_up_output(void);

/** Writes out the output buffers as far as possible, standard output first.
    Returns 0, or the error that standard output gave.  Safe to call in a signal
    handler. */
int mincaml_rt_write_pending_output(void);

/* run.c */

/** Of the command line; 0 and NULL without min_caml_set_arguments. */
extern int mincaml_rt_argument_count;
extern char **mincaml_rt_arguments;

/* program.c */

/** The main function of a linked program, under whatever name. */
int mincaml_rt_main(int argc, char **argv);

/* stack.c */

/** Calls `function` on a new stack, and makes an overflow of that stack end the
    program with a message. */
void mincaml_rt_run_on_new_stack(void (*function)(void));

/* switch.c */

/** Calls `function` on the stack from `low` up to `top`; both are aligned to
    pages. */
void mincaml_rt_call_on_stack(void (*function)(void), char *top, char *low);

#endif /* MINCAML_RUNTIME_H */
