/*===- facts.c - Run-time checks of facts: values, calls, messages --------===*\
|*
|* Every active function has a `struct frame`, which collects the objects that
|* the function and its callees have read and written and that are older than
|* the call.  When the function returns, they are compared with the effects that
|* the analysis claims, and added to the frame of the caller.
|*
|* The number of frames and the size of a frame are limited; accesses that do
|* not fit are not checked.  Threads are not distinguished.
|*
\*===----------------------------------------------------------------------===*/

#include "facts.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

enum {
  MAXIMUM_FRAMES = 4096,
  /* The maximum number of read objects, and of written objects, that a frame
     records. */
  MAXIMUM_OBJECTS = 8,
  MAXIMUM_ARGUMENTS = 8,
  /* The maximum number of consecutive functions that have ended with a tail
     call and whose frames are kept until the last callee returns. */
  MAXIMUM_TAIL_CALLS = 16,
};

/*===----------------------------------------------------------------------===*/
/* Messages                                                                   */
/*===----------------------------------------------------------------------===*/

static void print_location(const struct mincaml_facts_site *site) {
  if (site->file[0])
    dprintf(STDERR_FILENO, " (%s:%d:%d)", site->file, (int)site->line,
            (int)site->column);
}

void mincaml_rt_fact_fails(const struct mincaml_facts_site *site,
                           const char *format, ...) {
  mincaml_rt_write_pending_output();
  /* Foreign code may have output in stdio buffers. */
  fflush(NULL);
  dprintf(STDERR_FILENO, "mincaml: wrong fact: %s: in %s", site->fact,
          site->function);
  print_location(site);
  dprintf(STDERR_FILENO, ": %s", site->text);
  va_list arguments;
  va_start(arguments, format);
  vdprintf(STDERR_FILENO, format, arguments);
  va_end(arguments);
  dprintf(STDERR_FILENO, "\n");
}

void mincaml_rt_fact_access(const char *what,
                            const struct mincaml_facts_site *site) {
  if (!site) {
    dprintf(
        STDERR_FILENO,
        "mincaml:   %s: too long ago, its location is not recorded any more\n",
        what);
    return;
  }
  dprintf(STDERR_FILENO, "mincaml:   %s in %s", what, site->function);
  print_location(site);
  dprintf(STDERR_FILENO, ": %s\n", site->text);
}

_Noreturn void mincaml_rt_fact_failed(void) { _exit(MINCAML_FACTS_FAILED); }

/*===----------------------------------------------------------------------===*/
/* Values                                                                     */
/*===----------------------------------------------------------------------===*/

/* The kinds of values. */
enum { INTEGER, SINGLE, DOUBLE };

static bool is_nan(uint64_t bits, uint32_t kind) {
  if (kind == SINGLE)
    return (bits & 0x7fffffff) > 0x7f800000;
  return (bits & UINT64_C(0x7fffffffffffffff)) > UINT64_C(0x7ff0000000000000);
}

/* Checks that two values have the same bits.  Two NaNs count as equal, because
   the bits of a NaN are not determined. */
void mincaml_facts_equal(Pointer site, Long expected, Long actual, Word kind) {
  if (expected == actual)
    return;
  if (kind != INTEGER && is_nan(expected, kind) && is_nan(actual, kind))
    return;
  if (kind == INTEGER)
    mincaml_rt_fact_fails(site, ": %lld is %lld", (long long)expected,
                          (long long)actual);
  else
    mincaml_rt_fact_fails(site, ": bits %llx are %llx",
                          (unsigned long long)expected,
                          (unsigned long long)actual);
  mincaml_rt_fact_failed();
}

void mincaml_facts_holds(Pointer site, Word condition) {
  if (condition)
    return;
  mincaml_rt_fact_fails(site, "%s", "");
  mincaml_rt_fact_failed();
}

/* Checks that the definition that was executed last is in the set of reaching
   definitions, a bit set of `size` bits. */
void mincaml_facts_defined_by(Pointer site, Word definition, Pointer set,
                              Word size) {
  const uint8_t *bytes = set;
  if (definition >= size || bytes[definition / 8] & 1 << definition % 8)
    return;
  mincaml_rt_fact_fails(site, ": definition %u of the function", definition);
  mincaml_rt_fact_failed();
}

static int64_t extend(uint64_t value, uint32_t width) {
  return (int64_t)(value << (64 - width)) >> (64 - width);
}

/* The kinds of loop tests: how the tested number must change for the loop to
   end. */
enum { ENDS_AT_ONCE, UNEQUAL, SIGNED_UP, SIGNED_DOWN, UP, DOWN };

/* Returns whether the tested number of a loop has made progress towards its
   bound since the last iteration, where it was `previous`: it has come closer
   without wrapping.  For `!=`, returns whether steps of this size reach the
   bound exactly. */
Word mincaml_facts_progress(Word kind, Word width, Word is_first, Long previous,
                            Long number, Long bound) {
  if (is_first)
    return 1;
  switch (kind) {
  case ENDS_AT_ONCE:
    return 1;
  case UNEQUAL: {
    uint64_t mask = ~UINT64_C(0) >> (64 - width);
    uint64_t step = (number - previous) & mask;
    uint64_t lowest_bit = step & -step;
    return step != 0 && ((bound - number) & mask & (lowest_bit - 1)) == 0;
  }
  case SIGNED_UP:
    return extend(number, width) > extend(previous, width);
  case SIGNED_DOWN:
    return extend(number, width) < extend(previous, width);
  case UP:
    return number > previous;
  default:
    return number < previous;
  }
}

/* Checks a self-call.  `up` and `down` are the parameters that are greater and
   less than those of the caller.  Some parameter must always move in one
   direction. */
void mincaml_facts_recursion(Pointer site, Pointer state, Word up, Word down) {
  struct mincaml_facts_recursion_state *all = (void *)(uintptr_t)state;
  all->up &= up;
  all->down &= down;
  if (all->up | all->down)
    return;
  mincaml_rt_fact_fails(site, "%s", "");
  mincaml_rt_fact_failed();
}

/*===----------------------------------------------------------------------===*/
/* Frames                                                                     */
/*===----------------------------------------------------------------------===*/

struct access {
  uint32_t object;
  const struct mincaml_facts_site *site;
};

struct access_set {
  uint32_t count;
  struct access objects[MAXIMUM_OBJECTS];
};

struct frame {
  const struct mincaml_facts_function *function;
  /* Objects with numbers up to this one are older than the call. */
  uint32_t last_object;
  /* The function has ended with a tail call. */
  bool has_tail_called;
  /* The objects of some arguments are not known. */
  bool has_unknown_arguments;
  uint32_t arguments;
  struct {
    uint32_t bit;
    uint32_t objects[2];
  } argument[MAXIMUM_ARGUMENTS];
  struct access_set read, written;
  /* The address range of the stack objects of the function. */
  const char *low, *high;
};

static struct frame frames[MAXIMUM_FRAMES];

/* The number of active functions.  A function whose depth is MAXIMUM_FRAMES or
   more has no frame of its own; its accesses are recorded in the last frame. */
static uint32_t active;

static struct frame *top_frame(void) {
  if (!active)
    return NULL;
  return &frames[active <= MAXIMUM_FRAMES ? active - 1 : MAXIMUM_FRAMES - 1];
}

static bool is_old(const struct frame *frame, uint32_t object) {
  return object &&
         (mincaml_rt_is_global(object) || object <= frame->last_object);
}

static void add(struct access_set *set, uint32_t object,
                const struct mincaml_facts_site *site) {
  for (uint32_t i = 0; i < set->count; ++i)
    if (set->objects[i].object == object)
      return;
  if (set->count == MAXIMUM_OBJECTS)
    return;
  set->objects[set->count].object = object;
  set->objects[set->count++].site = site;
}

void mincaml_rt_note_access(uint32_t object, bool is_write,
                            const struct mincaml_facts_site *site) {
  struct frame *frame = top_frame();
  if (frame && is_old(frame, object))
    add(is_write ? &frame->written : &frame->read, object, site);
}

void mincaml_rt_note_stack_object(const char *address, uint64_t size) {
  struct frame *frame = top_frame();
  /* The last frame may stand for several functions, and then the owner of a
     stack object is not known. */
  if (!frame || active > MAXIMUM_FRAMES)
    return;
  if (!frame->low || address < frame->low)
    frame->low = address;
  if (!frame->high || address + size > frame->high)
    frame->high = address + size;
}

Word mincaml_facts_enter(Pointer function) {
  const struct mincaml_facts_function *entered = function;
  if (!entered->module->is_registered)
    mincaml_rt_register_module(entered->module);
  if (active++ >= MAXIMUM_FRAMES)
    return active - 1;
  struct frame *frame = &frames[active - 1];
  frame->function = entered;
  frame->last_object = mincaml_rt_last_object();
  frame->has_tail_called = false;
  frame->has_unknown_arguments = false;
  frame->arguments = 0;
  frame->read.count = 0;
  frame->written.count = 0;
  frame->low = frame->high = NULL;
  return active - 1;
}

/* Records the object to which an argument points.  An argument may also point
   just past its object: the address of an empty array does. */
void mincaml_facts_argument(Word bit, Pointer value) {
  if (active > MAXIMUM_FRAMES)
    return;
  struct frame *frame = top_frame();
  uint32_t here = mincaml_rt_object_at(value);
  uint32_t before = mincaml_rt_object_at((const char *)value - 4);
  if (frame->arguments == MAXIMUM_ARGUMENTS || !(here | before)) {
    frame->has_unknown_arguments = true;
    return;
  }
  frame->argument[frame->arguments].bit = bit;
  frame->argument[frame->arguments].objects[0] = here;
  frame->argument[frame->arguments++].objects[1] = before;
}

static bool is_argument(const struct frame *frame, uint32_t object,
                        uint32_t parameters) {
  if (parameters && frame->has_unknown_arguments)
    return true;
  for (uint32_t i = 0; i < frame->arguments; ++i)
    if (frame->argument[i].bit & parameters &&
        (frame->argument[i].objects[0] == object ||
         frame->argument[i].objects[1] == object))
      return true;
  return false;
}

static void check_set(const struct frame *frame, const struct access_set *set,
                      uint32_t parameters, bool globals, bool anything,
                      const char *what) {
  if (anything)
    return;
  for (uint32_t i = 0; i < set->count; ++i) {
    uint32_t object = set->objects[i].object;
    if (is_argument(frame, object, parameters) ||
        (globals && mincaml_rt_is_global(object)))
      continue;
    mincaml_rt_fact_fails(&frame->function->site, ", but it %s %s", what,
                          mincaml_rt_is_global(object)
                              ? "a global variable"
                              : "memory that was there before the call");
    mincaml_rt_fact_access("access", set->objects[i].site);
    mincaml_rt_fact_failed();
  }
}

static void check_frame(const struct frame *frame) {
  const struct mincaml_facts_function *claims = frame->function;
  check_set(frame, &frame->read, claims->reads,
            claims->effects & MINCAML_FACTS_READS_GLOBALS,
            claims->effects & MINCAML_FACTS_READS_ANYTHING, "reads");
  check_set(frame, &frame->written, claims->writes,
            claims->effects & MINCAML_FACTS_WRITES_GLOBALS,
            claims->effects & MINCAML_FACTS_WRITES_ANYTHING, "writes");
}

static void propagate(const struct access_set *set, const struct frame *caller,
                      struct access_set *to) {
  for (uint32_t i = 0; i < set->count; ++i)
    if (is_old(caller, set->objects[i].object))
      add(to, set->objects[i].object, set->objects[i].site);
}

static void forget_stack(struct frame *frame) {
  if (frame->low)
    mincaml_facts_forget(frame->low, (uint64_t)(frame->high - frame->low));
  frame->low = frame->high = NULL;
}

/* Checks and removes the frame of the innermost active function, which must
   have one. */
static void pop(void) {
  struct frame *frame = &frames[active - 1];
  check_frame(frame);
  forget_stack(frame);
  if (--active) {
    struct frame *caller = frame - 1;
    propagate(&frame->read, caller, &caller->read);
    propagate(&frame->written, caller, &caller->written);
  }
}

/* Removes the frames of functions that the function at this depth has called.
   They are left over from calls whose end the instrumentation has not seen. */
static void discard_above(Word depth) {
  while (active > depth + 1) {
    if (active <= MAXIMUM_FRAMES)
      forget_stack(&frames[active - 1]);
    --active;
  }
}

void mincaml_facts_leave(Word depth) {
  if (active <= depth)
    return;
  discard_above(depth);
  if (depth >= MAXIMUM_FRAMES) {
    active = depth;
    return;
  }
  pop();
  while (active && frames[active - 1].has_tail_called)
    pop();
}

/* Called before a tail call.  The frame is kept until the callee returns. */
void mincaml_facts_leave_by_tail_call(Word depth) {
  if (active <= depth)
    return;
  discard_above(depth);
  if (depth >= MAXIMUM_FRAMES) {
    active = depth;
    return;
  }
  uint32_t tail_calls = 0;
  while (tail_calls < depth && frames[depth - 1 - tail_calls].has_tail_called)
    ++tail_calls;
  if (tail_calls >= MAXIMUM_TAIL_CALLS) {
    pop();
    return;
  }
  forget_stack(&frames[depth]);
  frames[depth].has_tail_called = true;
}

/* The depth of the active function.  Functions to which control may come back
   other than by a return pass it to mincaml_facts_unwound. */
Word mincaml_facts_depth(Void) { return active - 1; }

/* Called when control comes back to the function at this depth by an exception
   or by longjmp, which ends the functions that it has called. */
void mincaml_facts_unwound(Word depth, Word is_exception) {
  for (uint32_t i = active; i > depth + 1 && is_exception; --i) {
    if (i > MAXIMUM_FRAMES)
      continue;
    const struct mincaml_facts_function *function = frames[i - 1].function;
    if (function->effects & MINCAML_FACTS_MAY_UNWIND)
      continue;
    mincaml_rt_fact_fails(&function->site, ", but it unwinds%s", "");
    mincaml_rt_fact_failed();
  }
  discard_above(depth);
}

/* Called when the program has one of these effects: the claimed effects of
   every active function must include one of them. */
void mincaml_facts_does(Pointer site, Word effects) {
  uint32_t recorded = active < MAXIMUM_FRAMES ? active : MAXIMUM_FRAMES;
  /* Only the 64 innermost frames are checked, so that an effect in a deep
     recursion does not take too much time. */
  uint32_t lowest = recorded > 64 ? recorded - 64 : 0;
  for (uint32_t i = recorded; i > lowest; --i) {
    const struct mincaml_facts_function *function = frames[i - 1].function;
    if (function->effects & effects)
      continue;
    mincaml_rt_fact_fails(&function->site, ", but it %s",
                          effects & MINCAML_FACTS_ALLOCATES ? "allocates"
                          : effects & MINCAML_FACTS_COMMUNICATES
                              ? "does input or output"
                              : "does not return");
    mincaml_rt_fact_access("call", site);
    mincaml_rt_fact_failed();
  }
}
