/* Memory that is never freed, for the benchmarks in C, as MinCaml programs have
   it with -fno-gc. */

#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>
#include <stdlib.h>

enum { arena_chunk = 1 << 20 };

static char *arena_next, *arena_end;

static inline void *allocate(size_t size) {
  size = (size + 7) & ~(size_t)7;
  if ((size_t)(arena_end - arena_next) < size) {
    arena_next = malloc(arena_chunk);
    if (!arena_next)
      abort();
    arena_end = arena_next + arena_chunk;
  }
  void *result = arena_next;
  arena_next += size;
  return result;
}

#endif
