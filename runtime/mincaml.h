/*===- mincaml.h - The interface between MinCaml programs and C code ------===*\
|*
|* A MinCaml program may use names that it does not define.  A name NAME that is
|* applied is the C function min_caml_NAME; one that is used as an array is the
|* array whose element 0 is at the symbol min_caml_NAME.  This header declares
|* what foreign code needs, from the same table that the compiler reads.
|*
|* MinCaml types in C:
|*   unit           void; takes no space as an argument or in a tuple
|*   int, bool      int32_t; a bool is 0 or 1
|*   float          double
|*   char           int32_t, 0 to 255; in a string one byte
|*   string         const char *, the first byte; see min_caml_array_length.  A
|*                  zero byte follows the last one.  Strings never change.
|*   'a array       pointer to element 0; see min_caml_array_length
|*   tuples, functions, arrays inside other values
|*                  pointers
|*   variants without arguments
|*                  int32_t, the position of the constructor
|*   other variants, lists, options
|*                  a constant or a pointer to a struct of a tag and the
|*                  arguments; see min_caml_is_constant
|*   records        pointer to a struct of the fields
|*
|* Example.  The MinCaml program
|*
|*   weights.(0) <- 0.5; print_float (dot (weights, weights))
|*
|* can be linked with
|*
|*   #include "mincaml.h"
|*
|*   MINCAML_ARRAY(double, weights, 3, 1.0, 2.0, 3.0);
|*
|*   struct arrays { const double *x, *y; };       // a tuple of two arrays
|*
|*   double min_caml_dot(const struct arrays *pair) {
|*     double sum = 0.0;
|*     for (int32_t i = 0; i < min_caml_array_length(pair->x); ++i)
|*       sum += pair->x[i] * pair->y[i];
|*     return sum;
|*   }
|*
|* In C++ the function has to be declared extern "C".
|*
|* The runtime has its own buffer for standard output.  Foreign code that writes
|* to standard output by other means (printf) should call min_caml_flush_output
|* before writing and fflush(stdout) after writing to keep the order.
|*
|* Foreign functions run on the stack of the MinCaml program (see
|* MINCAML_STACK_MAX in the manual): it is large, and overflowing it is caught
|* unless one frame is larger than the guard area below it (1 MB on 32-bit
|* targets, 16 MB on others).
|*
\*===----------------------------------------------------------------------===*/

#ifndef MINCAML_H
#define MINCAML_H

#include <stdint.h>

#ifdef __cplusplus
#define MINCAML_NORETURN [[noreturn]]
extern "C" {
#else
#define MINCAML_NORETURN _Noreturn
#endif

/*===----------------------------------------------------------------------===*/
/* Types                                                                      */
/*===----------------------------------------------------------------------===*/

/** A location in a MinCaml source file, as compiled code passes it to the
    failure functions.  Line and column count from 1. */
typedef struct {
  const char *file;
  int32_t line;
  int32_t column;
} min_caml_location;

/** Free memory.  Compiled code takes small objects from it without a call. */
struct min_caml_heap_t {
  char *next;
  char *limit;
};

/** The free part of the current chunk, for programs whose memory is never
    freed. */
extern struct min_caml_heap_t min_caml_heap;
/** Free cells for objects of 8 * N bytes at position N, for programs whose
    memory is collected. */
extern struct min_caml_heap_t min_caml_runs[];
/** The card table, in which compiled code records changes of heap objects. */
extern uint8_t min_caml_cards[];

/** A variable with pointers to objects of the heap.  A size of 0 means an array
    of pointers. */
typedef struct {
  void *start;
  uintptr_t size;
} min_caml_root;

/*===----------------------------------------------------------------------===*/
/* Declarations generated from the table                                      */
/*===----------------------------------------------------------------------===*/

/* The C types for the type names in the table. */
#define MINCAML_TYPE_UNIT void
#define MINCAML_TYPE_INT int32_t
#define MINCAML_TYPE_FLOAT double
#define MINCAML_TYPE_BOOL int32_t
#define MINCAML_TYPE_CHAR int32_t
#define MINCAML_TYPE_STRING const char *
#define MINCAML_TYPE_ANY void

/* The C types of the parameters after the first one, each with a comma before
   it. */
#define MINCAML_NEXT_NONE
#define MINCAML_NEXT_INT , int32_t
#define MINCAML_NEXT_FLOAT , double
#define MINCAML_NEXT_CHAR , int32_t
#define MINCAML_NEXT_STRING , const char *

/* For each effect in the table, the parameter that precedes the others, and the
   attribute that precedes the result type. */
#define MINCAML_LOCATION_PURE
#define MINCAML_LOCATION_OUTPUT
#define MINCAML_LOCATION_INPUT
#define MINCAML_LOCATION_READS
#define MINCAML_LOCATION_ALLOCATES
#define MINCAML_LOCATION_CHECKS const min_caml_location *,
#define MINCAML_LOCATION_WRITES
#define MINCAML_LOCATION_ENDS
#define MINCAML_RETURNS_PURE
#define MINCAML_RETURNS_OUTPUT
#define MINCAML_RETURNS_INPUT
#define MINCAML_RETURNS_READS
#define MINCAML_RETURNS_ALLOCATES
#define MINCAML_RETURNS_CHECKS
#define MINCAML_RETURNS_WRITES
#define MINCAML_RETURNS_ENDS MINCAML_NORETURN

#define MINCAML_INITIAL_WORD(Type) , Type initial
#define MINCAML_INITIAL_FLOAT(Type) , Type initial
#define MINCAML_INITIAL_POINTER(Type) , Type initial
#define MINCAML_INITIAL_UNIT(Type)

#define MINCAML_OPERANDS_0
#define MINCAML_OPERANDS_1 , int32_t
#define MINCAML_OPERANDS_2 , int32_t, int32_t
#define MINCAML_OPERANDS_3 , int32_t, int32_t, int32_t

/* The predefined externals: `int32_t min_caml_read_int(void)` and so on. */
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  MINCAML_TYPE_##Result min_caml_##Name(MINCAML_TYPE_##Parameter);

/* The functions from OCaml's library:
   `const char *min_caml_String_of_int(int32_t)` and so on. */
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Parameter4, Parameter5, Result, Effect)                \
  MINCAML_RETURNS_##Effect MINCAML_TYPE_##Result min_caml_##Name(              \
      MINCAML_LOCATION_##Effect MINCAML_TYPE_##Parameter1                      \
          MINCAML_NEXT_##Parameter2 MINCAML_NEXT_##Parameter3                  \
              MINCAML_NEXT_##Parameter4 MINCAML_NEXT_##Parameter5);

/* The functions that create arrays:
   `double *min_caml_create_float_array(int32_t length, double initial)` and so
   on.  A negative length ends the program. */
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Name, CType)                        \
  CType *Name(int32_t length MINCAML_INITIAL_##Element(CType));

/* The functions that report failed checks, such as
   `min_caml_fail_bounds(const min_caml_location *, int32_t, int32_t)`.  Each
   ends the program with status 2. */
#define MINCAML_FAILURE(Name, Arguments)                                       \
  MINCAML_NORETURN void min_caml_fail_##Name(                                  \
      const min_caml_location *location MINCAML_OPERANDS_##Arguments);         \
  /* Returns the exception that a handler gets instead. */                     \
  void *min_caml_Exception_##Name(                                             \
      const min_caml_location *location MINCAML_OPERANDS_##Arguments);

/* The memory layout of values: MINCAML_ARRAY_HEADER_SIZE and so on. */
#define MINCAML_LAYOUT(Name, Value) enum { MINCAML_##Name = Value };

#include "mincaml/Support/RuntimeABI.def"

#undef MINCAML_TYPE_UNIT
#undef MINCAML_TYPE_INT
#undef MINCAML_TYPE_FLOAT
#undef MINCAML_TYPE_BOOL
#undef MINCAML_TYPE_CHAR
#undef MINCAML_TYPE_STRING
#undef MINCAML_TYPE_ANY
#undef MINCAML_NEXT_NONE
#undef MINCAML_NEXT_INT
#undef MINCAML_NEXT_FLOAT
#undef MINCAML_NEXT_CHAR
#undef MINCAML_NEXT_STRING
#undef MINCAML_LOCATION_PURE
#undef MINCAML_LOCATION_OUTPUT
#undef MINCAML_LOCATION_INPUT
#undef MINCAML_LOCATION_READS
#undef MINCAML_LOCATION_ALLOCATES
#undef MINCAML_LOCATION_CHECKS
#undef MINCAML_LOCATION_WRITES
#undef MINCAML_LOCATION_ENDS
#undef MINCAML_RETURNS_PURE
#undef MINCAML_RETURNS_OUTPUT
#undef MINCAML_RETURNS_INPUT
#undef MINCAML_RETURNS_READS
#undef MINCAML_RETURNS_ALLOCATES
#undef MINCAML_RETURNS_CHECKS
#undef MINCAML_RETURNS_WRITES
#undef MINCAML_RETURNS_ENDS
#undef MINCAML_INITIAL_WORD
#undef MINCAML_INITIAL_FLOAT
#undef MINCAML_INITIAL_POINTER
#undef MINCAML_INITIAL_UNIT
#undef MINCAML_OPERANDS_0
#undef MINCAML_OPERANDS_1
#undef MINCAML_OPERANDS_2
#undef MINCAML_OPERANDS_3

/*===----------------------------------------------------------------------===*/
/* Running, memory, output                                                    */
/*===----------------------------------------------------------------------===*/

/** The body of the MinCaml program.  Compiled code defines it, and the
    runtime's main function calls it. */
void min_caml_start(void);

/** Runs `start` as a MinCaml program: on a separate stack whose overflow is
    reported, and with the output buffers flushed at the end.  The signal
    handlers of the calling process are restored before this returns 0. */
int min_caml_run(void (*start)(void));

/** Sets Sys.argv of the program to `count` strings, which must outlive the
    program.  Call it before min_caml_run; without it Sys.argv is empty. */
void min_caml_set_arguments(int count, char **arguments);

/** Returns `size` bytes of zeroed memory, aligned to 8 bytes.  `size` has to be
    a multiple of 8.  Ends the program when there is no memory.

    The memory is freed some time after no pointer into it is left.  Pointers are
    looked for in local variables and arguments of C functions that the MinCaml
    program has called, in objects of the heap, and in the variables that were
    passed to min_caml_add_root; not in other global variables, and not in
    memory from malloc. */
void *min_caml_allocate(uint32_t size);

/** The same between the allocation of an object and the store of a pointer to
    `field` in it.  Compiled code then need not call min_caml_note_change before
    the store. */
void *min_caml_allocate_between(uint32_t size, const void *field);

/** Declares that the `size` bytes from `start` on, until the end of the program,
    may contain pointers to objects of the heap. */
void min_caml_add_root(void *start, uint32_t size);

/** Compiled code calls this first if the program uses the garbage collector.
    `table` lists the variables of the program that contain pointers.  If
    `notes_changes` is not 0, all code calls min_caml_note_change, or does the
    same inline or by min_caml_allocate_between, before it stores pointers to an
    object that may be older than the last collection.  `notes_changes` is 0 for programs that call C code;
    therefore C code need not call min_caml_note_change. */
void min_caml_collect_garbage(const min_caml_root *table, uint32_t count,
                              int32_t notes_changes);
void min_caml_note_change(const void *start, uintptr_t size);

/** The body of a parallel loop: executes the iterations from `begin` to
    `end` - 1.  Compiled code (-fparallel) calls the following functions. */
typedef void min_caml_parallel_body(int32_t begin, int32_t end,
                                    void *environment);

/** Returns the number of threads that would execute a loop; 1 if the loop is
    better executed by the calling thread, without min_caml_parallel_run. */
int32_t min_caml_parallel_threads(void);

/** Executes `count` iterations, at least 1, in chunks.  Returns when all of
    them are finished. */
void min_caml_parallel_run(min_caml_parallel_body *body, int32_t count,
                           void *environment);

/** A body combines its results with those of other chunks between these. */
void min_caml_parallel_lock(void);
void min_caml_parallel_unlock(void);

/** A set of addresses of objects. */
typedef struct {
  /** An array of pointers.  If null, the set contains only `first`. */
  const char *array;
  /** The address of the first element in the set; the next ones follow at
      distances of `stride` bytes.  If null, the set contains all elements. */
  const char *first;
  intptr_t stride;
  intptr_t count;
} min_caml_parallel_set;

/** Whether the objects of the first `written_sets` sets are all different, and
    none of them is in another set.  0 may also mean that an element is outside
    of its array, or that there is no memory for the test. */
int32_t min_caml_parallel_disjoint(const min_caml_parallel_set *sets,
                                   int32_t written_sets, int32_t all_sets);

/** Reports an uncaught exception and ends the program.  `table` has the names
    of the exceptions that the program defines. */
MINCAML_NORETURN void min_caml_Exception_uncaught(const void *exception,
                                                  const void *table);

/** Compiled code that handles exceptions calls min_caml_Exception_begin before
    a runtime function that may fail, and min_caml_Exception_end after it, which
    returns the exception, or null if the function has not failed. */
void min_caml_Exception_begin(void);
void *min_caml_Exception_end(void);

/** Flushes the runtime's buffer for standard output. */
void min_caml_flush_output(void);

/*===----------------------------------------------------------------------===*/
/* Variants and records                                                       */
/*===----------------------------------------------------------------------===*/

/** Whether a value of a variant is a constructor without arguments.  The type
    must have a constructor with arguments: only then are its values
    pointers. */
static inline int min_caml_is_constant(const void *value) {
  return (uintptr_t)value < MINCAML_CONSTANT_LIMIT;
}

/** The position of a constructor without arguments among those of its type,
    from 0 on. */
static inline int32_t min_caml_constant_tag(const void *value) {
  return (int32_t)(uintptr_t)value;
}

/** The constructor without arguments at this position. */
static inline const void *min_caml_constant(int32_t tag) {
  return (const void *)(uintptr_t)tag;
}

/** The position of a constructor with arguments among those of its type, from 0
    on.  Only for types with two or more of them. */
static inline int32_t min_caml_tag(const void *value) {
  return *(const int32_t *)value;
}

/** Allocates an object of the C type `Type`, whose bytes are zero. */
#define MINCAML_NEW(Type)                                                      \
  ((Type *)min_caml_allocate(                                                  \
      (sizeof(Type) + MINCAML_ALLOCATION_ALIGNMENT - 1) /                      \
      MINCAML_ALLOCATION_ALIGNMENT * MINCAML_ALLOCATION_ALIGNMENT))

/*===----------------------------------------------------------------------===*/
/* Arrays                                                                     */
/*===----------------------------------------------------------------------===*/

/** The number of elements of an array, given the address of element 0; or the
    number of bytes of a string, given the address of the first byte. */
static inline int32_t min_caml_array_length(const void *array) {
  return *(const int32_t *)(const void *)((const char *)array -
                                          MINCAML_ARRAY_LENGTH_OFFSET);
}

/** Returns a new string of `length` zero bytes.  The caller may write the bytes
    until it passes the string on.  A negative length ends the program. */
char *min_caml_String_create(int32_t length);

/** Defines the array that MinCaml programs know as `Name`, with `Length`
    elements of the C type `Type` in static storage.  At least one initial
    element has to be given; the remaining elements are zero.  C code refers to
    the array as `min_caml_Name`.

    The symbol must be the address of element 0, which follows the header with
    the length.  C cannot define a symbol inside an object, so the assembler
    does. */
#define MINCAML_ARRAY(Type, Name, Length, ...)                                 \
  __attribute__((used, aligned(MINCAML_ALLOCATION_ALIGNMENT))) static struct { \
    char unused[MINCAML_ARRAY_HEADER_SIZE - MINCAML_ARRAY_LENGTH_OFFSET];      \
    int32_t length;                                                            \
    __attribute__((                                                            \
        aligned(MINCAML_ALLOCATION_ALIGNMENT))) Type elements[Length];         \
  } min_caml_storage_of_##Name __asm__("min_caml_storage_of_" #Name) = {       \
      {0}, Length, {__VA_ARGS__}};                                             \
  __asm__(".globl min_caml_" #Name "\n"                                        \
          ".type min_caml_" #Name ", STT_OBJECT\n"                             \
          ".set min_caml_" #Name ", min_caml_storage_of_" #Name " + 8\n");     \
  MINCAML_C_LINKAGE Type min_caml_##Name[Length]

#ifdef __cplusplus
#define MINCAML_C_LINKAGE extern "C"
} /* extern "C" */
#else
#define MINCAML_C_LINKAGE extern
#endif

#endif /* MINCAML_H */
