/*===- roots.c - Where the pointers to live objects are -------------------===*/

#include "memory.h"

#include <stdlib.h>

/*===----------------------------------------------------------------------===*/
/* Variables                                                                  */
/*===----------------------------------------------------------------------===*/

struct root {
  const char *start;
  size_t size;
};

static struct root *roots;
static size_t root_count;
static size_t root_capacity;

void mincaml_rt_add_root(void *start, size_t size) {
  if (root_count == root_capacity) {
    root_capacity = root_capacity ? 2 * root_capacity : 16;
    roots = realloc(roots, root_capacity * sizeof(*roots));
    if (!roots)
      mincaml_rt_out_of_memory();
  }
  roots[root_count].start = start;
  roots[root_count].size = size;
  ++root_count;
}

void min_caml_add_root(void *start, uint32_t size) {
  mincaml_rt_add_root(start, size);
}

void min_caml_collect_garbage(const min_caml_root *table, uint32_t count,
                              int32_t notes_changes) {
  mincaml_rt_begin_collecting(notes_changes);
  /* A program may run again. */
  for (size_t i = 0; count && i < root_count; ++i)
    if (roots[i].start == table[0].start)
      return;
  for (uint32_t i = 0; i < count; ++i)
    mincaml_rt_add_root(
        table[i].start,
        table[i].size
            ? table[i].size
            : sizeof(void *) * (size_t)min_caml_array_length(table[i].start));
  mincaml_rt_add_root(&mincaml_rt_caught, sizeof(mincaml_rt_caught));
}

/*===----------------------------------------------------------------------===*/
/* Registers and the stack                                                    */
/*===----------------------------------------------------------------------===*/

/* The frame of this function is below the registers that its caller has
   saved. */
__attribute__((noinline)) static size_t mark_stack_above(void) {
  const char *bottom = __builtin_frame_address(0);
  mincaml_rt_mark_range(bottom, mincaml_rt_stack_top);
  return (size_t)(mincaml_rt_stack_top - bottom);
}

size_t mincaml_rt_mark_roots(void) {
#if defined(__sparc__) && defined(__arch64__)
  /* This stores the register windows of all callers to their frames. */
  __asm__ volatile("flushw" ::: "memory");
#elif defined(__sparc__)
  __asm__ volatile("ta 3" ::: "memory");
#else
  /* This stores all callee-saved registers to the frame. */
  __builtin_unwind_init();
#endif
  size_t size = mark_stack_above();
  /* The call must not be a tail call, which would restore the registers. */
  __asm__ volatile("" : "+r"(size));
  for (size_t i = 0; i < root_count; ++i) {
    mincaml_rt_mark_range(roots[i].start, roots[i].start + roots[i].size);
    size += roots[i].size;
  }
  return size;
}
