/*===- facts.h - Run-time checks of analysis results ----------------------===*\
|*
|* mincaml-check-facts (lib/FactCheck) instruments a program with calls of these
|* functions, which check the results of analyses ("facts") while the program
|* runs.  The names of the functions do not start with min_caml_, so that they
|* cannot clash with an external of a MinCaml program.  Only programs with such
|* calls are linked with these object files.
|*
|* The structures are constants in the instrumented program.
|* lib/FactCheck/Descriptions.cpp creates them.
|*
\*===----------------------------------------------------------------------===*/

#ifndef MINCAML_FACTS_H
#define MINCAML_FACTS_H

#include "runtime.h"

/** The exit status when an analysis result is wrong. */
enum { MINCAML_FACTS_FAILED = 88 };

/** An analysis result and the source location that it is about. */
struct mincaml_facts_site {
  const char *fact;
  const char *function;
  /** The source file; empty without debug information. */
  const char *file;
  int32_t line;
  int32_t column;
  /** The claim of the analysis; or, for an access, a description of it. */
  const char *text;
};

/** The global variables of a module, except constants. */
struct mincaml_facts_module {
  uint32_t is_registered;
  uint32_t count;
  const struct {
    const void *address;
    uint32_t size;
  } *variables;
};

/** The effects that a function may have. */
enum mincaml_facts_effect {
  MINCAML_FACTS_READS_GLOBALS = 1,
  MINCAML_FACTS_READS_ANYTHING = 2,
  MINCAML_FACTS_WRITES_GLOBALS = 4,
  MINCAML_FACTS_WRITES_ANYTHING = 8,
  MINCAML_FACTS_ALLOCATES = 16,
  MINCAML_FACTS_COMMUNICATES = 32,
  MINCAML_FACTS_MAY_NOT_RETURN = 64,
  MINCAML_FACTS_MAY_UNWIND = 128,
};

struct mincaml_facts_function {
  struct mincaml_facts_module *module;
  struct mincaml_facts_site site;
  /** A combination of mincaml_facts_effect. */
  uint32_t effects;
  /** The parameters through which the function reads and writes memory, as bit
      sets (Effects.h). */
  uint32_t reads;
  uint32_t writes;
};

/** The parameters that all self-calls of a function so far have increased
    (`up`) or decreased (`down`), as bit sets. */
struct mincaml_facts_recursion_state {
  uint32_t up;
  uint32_t down;
};

/* The prototypes, generated from the table that the pass uses. */
typedef void Void;
typedef uint32_t Word;
typedef uint64_t Long;
typedef const void *Pointer;
#define FACT_HOOK(Name, Result, ...) Result mincaml_facts_##Name(__VA_ARGS__);
#include "mincaml/Support/FactCheckABI.def"

/** Flushes the output of the program and prints the first line of a message:
    the fact, the function, the claim, and the formatted text. */
void mincaml_rt_fact_fails(const struct mincaml_facts_site *site,
                           const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** Adds a line about an access to the message. */
void mincaml_rt_fact_access(const char *what,
                            const struct mincaml_facts_site *site);

/** Ends the program with MINCAML_FACTS_FAILED. */
_Noreturn void mincaml_rt_fact_failed(void);

/** The number of the most recently created object. */
uint32_t mincaml_rt_last_object(void);

/** The number of the object at an address, or 0 if it is not known. */
uint32_t mincaml_rt_object_at(const void *address);

/** Whether an object is a global variable.  Global variables have numbers of
    their own, which are larger than those of all other objects. */
bool mincaml_rt_is_global(uint32_t object);

void mincaml_rt_register_module(struct mincaml_facts_module *module);

/** Records an access to an object in the frame of the active function. */
void mincaml_rt_note_access(uint32_t object, bool is_write,
                            const struct mincaml_facts_site *site);

/** Records that a stack object belongs to the active function. */
void mincaml_rt_note_stack_object(const char *address, uint64_t size);

#endif /* MINCAML_FACTS_H */
