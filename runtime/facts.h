/*===- facts.h - What programs with checked facts call --------------------===*\
|*
|* mincaml-check-facts (lib/FactCheck) inserts calls of these functions into a
|* program.  Their names do not start with min_caml_, so that they cannot clash
|* with an external of a MinCaml program.  The object files are linked only into
|* programs that have such calls.
|*
|* The structures are constants of the program; lib/FactCheck/Descriptions.cpp
|* makes them.
|*
\*===----------------------------------------------------------------------===*/

#ifndef MINCAML_FACTS_H
#define MINCAML_FACTS_H

#include "runtime.h"

/** The exit status when a fact does not hold. */
enum { MINCAML_FACTS_FAILED = 88 };

/** Where and what is claimed. */
struct mincaml_facts_site {
  const char *fact;
  const char *function;
  /** Empty without debug information. */
  const char *file;
  int32_t line;
  int32_t column;
  /** The claim, or the access. */
  const char *text;
};

/** The global variables of a module that are not constant. */
struct mincaml_facts_module {
  uint32_t is_registered;
  uint32_t count;
  const struct {
    const void *address;
    uint32_t size;
  } *variables;
};

/** What a function may do, by its effects. */
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
  /** mincaml_facts_effect. */
  uint32_t effects;
  /** Parameters, by bit (Effects.h). */
  uint32_t reads;
  uint32_t writes;
};

/** Whether all calls of a function to itself move one parameter up or down, by
    parameter. */
struct mincaml_facts_recursion_state {
  uint32_t up;
  uint32_t down;
};

/* Prototypes, from the table that the pass reads. */
typedef void Void;
typedef uint32_t Word;
typedef uint64_t Long;
typedef const void *Pointer;
#define FACT_HOOK(Name, Result, ...) Result mincaml_facts_##Name(__VA_ARGS__);
#include "mincaml/Support/FactHooks.def"

/** Starts a message: the fact, the function and the claim.  The pending output
    of the program is written before. */
void mincaml_rt_fact_fails(const struct mincaml_facts_site *site,
                           const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** Adds a line about an access. */
void mincaml_rt_fact_access(const char *what,
                            const struct mincaml_facts_site *site);

/** Ends the program. */
_Noreturn void mincaml_rt_fact_failed(void);

/** The number of the object that was made last. */
uint32_t mincaml_rt_last_object(void);

/** The object at an address; 0 if it is not known. */
uint32_t mincaml_rt_object_at(const void *address);

/** Global variables are not made while the program runs. */
bool mincaml_rt_is_global(uint32_t object);

void mincaml_rt_register_module(struct mincaml_facts_module *module);

/** An access to an object, for the frames of all active functions. */
void mincaml_rt_note_access(uint32_t object, bool is_write,
                            const struct mincaml_facts_site *site);

/** A stack object belongs to the active function. */
void mincaml_rt_note_stack_object(const char *address, uint64_t size);

#endif /* MINCAML_FACTS_H */
