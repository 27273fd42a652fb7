/*===- collect.c - When to collect, and what follows ----------------------===*/

#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum mincaml_rt_collector_mode mincaml_rt_mode;

/* The least number of bytes that are allocated between two collections. */
enum { LEAST_ALLOCATION = 4 << 20 };

/* A byte of freed memory with MINCAML_GC=stress: a pointer of such bytes is not
   aligned, and no address is that large. */
enum { FREED_BYTE = 0xA5 };

/* The bytes that were offered for allocation since the last collection, and the
   number at which the next one is due. */
static size_t allocated;
static size_t threshold = LEAST_ALLOCATION;

/* With MINCAML_GC=stress=N, every Nth allocation collects. */
static uint64_t stress_period = 1;
static uint64_t allocations;

static struct {
  bool wanted;
  uint64_t collections;
  uint64_t allocated;
  uint64_t marked;
  uint64_t time;
  uint64_t longest;
  size_t largest;
} statistics;

/*===----------------------------------------------------------------------===*/
/* MINCAML_GC                                                                 */
/*===----------------------------------------------------------------------===*/

static void print_statistics(void) {
  fprintf(stderr,
          "mincaml: %llu collections, %llu bytes allocated, %llu bytes found "
          "alive in all, %llu bytes in use at most; %.3f ms in all, %.3f ms "
          "the longest\n",
          (unsigned long long)statistics.collections,
          (unsigned long long)(statistics.allocated + allocated),
          (unsigned long long)statistics.marked,
          (unsigned long long)statistics.largest, (double)statistics.time / 1e6,
          (double)statistics.longest / 1e6);
}

static _Noreturn void fail_to_read(const char *text) {
  mincaml_rt_fatal("mincaml: MINCAML_GC=%s is not a list of 'stats', 'stress' "
                   "and 'stress=N', separated by commas\n",
                   text);
}

void mincaml_rt_set_up_collector(void) {
  const char *text = getenv("MINCAML_GC");
  if (!text || !*text)
    return;
  for (const char *next = text;;) {
    size_t length = strcspn(next, ",");
    if (length == 5 && memcmp(next, "stats", 5) == 0) {
      if (!statistics.wanted)
        atexit(print_statistics);
      statistics.wanted = true;
    } else if (length >= 6 && memcmp(next, "stress", 6) == 0) {
      mincaml_rt_mode = COLLECT_ALWAYS;
      if (length > 6) {
        char *end;
        stress_period = strtoull(next + 7, &end, 10);
        if (next[6] != '=' || end != next + length || stress_period == 0)
          fail_to_read(text);
      }
    } else {
      fail_to_read(text);
    }
    if (!next[length])
      return;
    next += length + 1;
  }
}

/*===----------------------------------------------------------------------===*/
/* Collections                                                                */
/*===----------------------------------------------------------------------===*/

static void clear_marks(void) {
  for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = chunk->next) {
    chunk->object_is_marked = false;
    if (chunk->object_size)
      continue;
    for (unsigned i = HEADER_BLOCKS; i < BLOCKS; ++i)
      if (chunk->blocks[i].state != BLOCK_FREE)
        memset(chunk->marks[i], 0, sizeof(chunk->marks[i]));
  }
}

static unsigned count_marks(struct block *block) {
  const uint32_t *marks = marks_of(block);
  unsigned count = 0;
  for (unsigned i = 0; i * MARK_BITS < block->cells; ++i)
    count += (unsigned)__builtin_popcount(marks[i]);
  return count;
}

/* Makes the contents of free cells useless. */
static void overwrite_free_cells(struct block *block) {
  const uint32_t *marks = marks_of(block);
  for (unsigned i = 0; i < block->cells; ++i)
    if (!is_marked(marks, i))
      memset(start_of(block) + (size_t)i * block->size, FREED_BYTE,
             block->size);
}

/* Frees a block without live objects, and offers one with free cells for
   allocation.  Returns the number of live bytes. */
static size_t sweep(struct block *block) {
  bool is_large = block->state == BLOCK_LARGE;
  unsigned blocks = is_large ? blocks_for(block->size) : 1;
  unsigned cells = is_large ? 1 : block->cells;
  unsigned live = is_large ? marks_of(block)[0] & 1 : count_marks(block);
  if (live == 0) {
    if (mincaml_rt_mode == COLLECT_ALWAYS)
      memset(start_of(block), FREED_BYTE, (size_t)blocks * BLOCK_SIZE);
    mincaml_rt_return_blocks(block, blocks);
    return 0;
  }
  if (!is_large) {
    block->live = (uint16_t)live;
    if (mincaml_rt_mode == COLLECT_ALWAYS)
      overwrite_free_cells(block);
    if (live < cells)
      mincaml_rt_offer_block(block);
  }
  return (size_t)live * block->size;
}

/* Returns the number of live bytes. */
static size_t sweep_all(void) {
  size_t live = 0;
  struct chunk *next;
  for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = next) {
    next = chunk->next;
    if (chunk->object_size) {
      if (chunk->object_is_marked)
        live += chunk->object_size;
      else
        mincaml_rt_unmap_chunk(chunk);
      continue;
    }
    for (unsigned i = HEADER_BLOCKS; i < BLOCKS; ++i)
      if (chunk->blocks[i].state == BLOCK_CELLS ||
          chunk->blocks[i].state == BLOCK_LARGE)
        live += sweep(&chunk->blocks[i]);
  }
  return live;
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void collect(void) {
  if (!mincaml_rt_stack_top)
    return;
  uint64_t begin = statistics.wanted ? now() : 0;
  if (mincaml_rt_bytes_in_use > statistics.largest)
    statistics.largest = mincaml_rt_bytes_in_use;

  clear_marks();
  size_t roots = mincaml_rt_mark_roots();
  mincaml_rt_finish_marking();
  mincaml_rt_reset_runs();
  size_t live = sweep_all();

  statistics.allocated += allocated;
  allocated = 0;
  /* A collection takes time in proportion to the live objects and the roots.
     When as much is allocated between two collections, an allocation costs the
     same however many objects there are. */
  threshold = live + roots;
  if (threshold < LEAST_ALLOCATION)
    threshold = LEAST_ALLOCATION;
  mincaml_rt_trim(threshold);

  ++statistics.collections;
  statistics.marked += live;
  if (statistics.wanted) {
    uint64_t time = now() - begin;
    statistics.time += time;
    if (time > statistics.longest)
      statistics.longest = time;
  }
}

void mincaml_rt_collect_if_due(size_t size) {
  if (mincaml_rt_mode == COLLECT_ALWAYS) {
    if (++allocations % stress_period == 0)
      collect();
  } else if (allocated >= threshold || size > threshold - allocated) {
    collect();
  }
  allocated += size;
}

void mincaml_rt_collect_now(void) { collect(); }
