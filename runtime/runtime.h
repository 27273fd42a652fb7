/*===- runtime.h - Internal interface of the runtime ----------------------===*\
|*
|* Names that compiled code or foreign code may use start with min_caml_ and are
|* in mincaml.h.  Names that only the runtime uses start with mincaml_rt_, so
|* that they cannot clash with an external of a MinCaml program.
|*
|* A JIT also loads the runtime.  Therefore no file has constructors or
|* thread-local variables, and only program.c refers to min_caml_start.
|*
\*===----------------------------------------------------------------------===*/

#ifndef MINCAML_RUNTIME_H
#define MINCAML_RUNTIME_H

/* -std=c11 hides mmap's anonymous mappings and sigaltstack. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "mincaml.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The size of a buffer that holds the text of any float. */
enum { MINCAML_RT_FLOAT_SIZE = 32 };

/* environment.c */

/** Reads a size in bytes with an optional suffix K, M or G from the environment
    variable `name`.  Returns false when it is unset or empty; ends the program
    when it is malformed.  Sizes that do not fit saturate to UINT64_MAX. */
bool mincaml_rt_size_from_environment(const char *name, uint64_t *size);

/* failure.c */

/** The exit status of every error that the runtime reports. */
enum { MINCAML_RT_FAILED = 2 };

/** The descriptor to which the messages of these errors are written: standard
    error, unless a JIT wants them for itself. */
extern int mincaml_rt_message_descriptor;

/** Flushes all pending output, writes the message, and ends the program.  Messages start with "mincaml: " and end with a newline. */
_Noreturn void mincaml_rt_fatal(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/** Like mincaml_rt_fatal, but adds "mincaml: " and the source location before
    the message.  `location` is NULL if the location is not known. */
_Noreturn void mincaml_rt_fail_at(const min_caml_location *location,
                                  const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** For a message that is written in several parts: the first function flushes
    the pending output, the second one ends the program. */
void mincaml_rt_begin_message(void);
_Noreturn void mincaml_rt_end_message(void);

/* exception.c */

/** The exception of the function of the runtime that failed last, until
    min_caml_Exception_end takes it; otherwise null. */
extern void *mincaml_rt_caught;

enum mincaml_rt_exception {
  MINCAML_RT_FAILURE,
  MINCAML_RT_INVALID_ARGUMENT,
  MINCAML_RT_END_OF_FILE
};

/** Raises the exception `kind`.  `argument` is its string, or NULL for
    MINCAML_RT_END_OF_FILE.

    Without a handler this prints the formatted message and ends the program.
    With a handler it returns, and the calling function of the runtime may
    return any valid value, such as the string that this function returns.
    `location` is NULL if the calling function does not know where it was
    called. */
const char *
mincaml_rt_fail_as(enum mincaml_rt_exception kind, const char *argument,
                   const min_caml_location *location, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* array.c */

/** Returns the address of element 0 of a new array, all of whose bits are
    zero. */
void *mincaml_rt_make_array(int32_t length, size_t element_size,
                            bool has_pointers);

/* memory/ */

/** Reads the variables of the heap and the collector. */
void mincaml_rt_set_up_heap(void);

/** Like min_caml_allocate, for objects of any size.  The memory is zero. */
void *mincaml_rt_allocate(size_t size, bool has_pointers);

_Noreturn void mincaml_rt_out_of_memory(void);

/** Requests large pages where the system has them: they make the first use of
    large memory several times faster. */
void mincaml_rt_prefer_large_pages(void *memory, size_t size);

/* input.c */

/** Reads a line from standard input and returns its length without the newline,
    or -1 at the end of the input.  *line is valid until the next read. */
int64_t mincaml_rt_read_line(const char **line);

/* number.c */

enum mincaml_rt_parsed {
  MINCAML_RT_PARSED,
  MINCAML_RT_NO_NUMBER,
  MINCAML_RT_OUT_OF_RANGE
};

/** Convert a text as int_of_string and float_of_string do.  A float is never
    out of range. */
enum mincaml_rt_parsed mincaml_rt_parse_int(const char *text, size_t length,
                                            int32_t *value);
enum mincaml_rt_parsed mincaml_rt_parse_float(const char *text, size_t length,
                                              double *value);

/* output.c */

/** Prints bytes to standard output, or to standard error if `to_error` is
    set. */
void mincaml_rt_print(bool to_error, const char *bytes, size_t length);

/** Formats a float as string_of_float does, and returns the number of bytes. */
size_t mincaml_rt_format_float(char text[MINCAML_RT_FLOAT_SIZE], double value);

/** Makes standard output line-buffered if it is a terminal. */
void mincaml_rt_set_up_output(void);

/** Flushes the output buffers as far as possible, standard output first.
    Returns 0, or the errno value of a failed write to standard output.  This is
    safe to call in a signal handler. */
int mincaml_rt_write_pending_output(void);

/* run.c */

/** The command-line arguments; 0 and NULL without min_caml_set_arguments. */
extern int mincaml_rt_argument_count;
extern char **mincaml_rt_arguments;

/** Unless null, called at the end of the program. */
extern void (*mincaml_rt_at_end)(void);

/* program.c */

/** The body of the main function of a linked program.  The main function is
    either `main` or, with debug information, `__wrap_main`. */
int mincaml_rt_main(int argc, char **argv);

/* stack.c */

/** Calls `function` on a new stack, and makes an overflow of that stack end the
    program with a message. */
void mincaml_rt_run_on_new_stack(void (*function)(void));

/** The upper end of the program's stack; null while no program runs. */
extern char *mincaml_rt_stack_top;

/* switch.c */

/** Calls `function` on the stack from `low` up to `top`; both are aligned to
    pages. */
void mincaml_rt_call_on_stack(void (*function)(void), char *top, char *low);

#endif /* MINCAML_RUNTIME_H */
