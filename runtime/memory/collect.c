/*===- collect.c - When to collect, and what follows ----------------------===*/

#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum mincaml_rt_collector_mode mincaml_rt_mode;

enum {
  /* The least number of bytes that are allocated between two collections, unless
     MINCAML_YOUNG_SIZE is set, and the greatest number that is due to the bytes in
     old objects. */
  LEAST_ALLOCATION = 2 << 20,
  LARGEST_ALLOCATION = 8 << 20,
  /* The least number of bytes that become old between two full collections. */
  LEAST_GROWTH = 4 << 20,
  /* With MINCAML_GC=stress, one of this number of collections is full. */
  STRESS_FULL = 4,
  /* When its collections have examined so many bytes, they become half as
     frequent, so that programs end that allocate much. */
  STRESS_WORK = 32 << 20,
};

enum {
  /* A block is not offered for allocation if fewer than one of so many cells are
     free, or if its runs of free cells have fewer bytes on average: short runs cost
     more time than they save memory. */
  SPARSE = 8,
  LEAST_RUN = 128,
};

/* A byte of freed memory with MINCAML_GC=stress: a pointer of such bytes is not
   aligned, and no address is that large. */
enum { FREED_BYTE = 0xA5 };

/* The bytes that were offered for allocation since the last collection, and the
   number at which the next one is due. */
static size_t allocated;
static size_t threshold = LEAST_ALLOCATION;
static size_t least_allocation = LEAST_ALLOCATION;

/* The number of bytes in old objects, and the number at which the next
   collection is full. */
static size_t old;
static size_t full_threshold = LEAST_GROWTH;

/* The bytes of free cells that were not offered since the last full collection, and
   how many they may be. */
static size_t unoffered;
static size_t most_unoffered;

/* Whether all code of the process notes its changes of objects. */
static bool changes_are_noted = true;

/* With MINCAML_GC=stress=N, the number of allocations from one collection to the
   next, which is N at first; how many of them are left; and what the collections
   have examined since the number became larger. */
static uint64_t stress_period = 1;
static uint64_t stress_left = 1;
static size_t stress_work;

static struct {
  bool wanted;
  uint64_t minor;
  uint64_t full;
  uint64_t allocated;
  uint64_t marked;
  uint64_t time;
  uint64_t longest_minor;
  uint64_t longest_full;
  size_t largest;
  size_t largest_alive;
} statistics;

/*===----------------------------------------------------------------------===*/
/* MINCAML_GC and MINCAML_YOUNG_SIZE                                          */
/*===----------------------------------------------------------------------===*/

static void print_statistics(void) {
  fprintf(stderr,
          "mincaml: %llu minor and %llu full collections, %llu bytes "
          "allocated, %llu bytes marked, at most %llu bytes in use and %llu "
          "bytes alive after a full collection; %.3f ms in all, %.3f ms the "
          "longest minor collection, %.3f ms the longest full one\n",
          (unsigned long long)statistics.minor,
          (unsigned long long)statistics.full,
          (unsigned long long)(statistics.allocated + allocated),
          (unsigned long long)statistics.marked,
          (unsigned long long)statistics.largest,
          (unsigned long long)statistics.largest_alive,
          (double)statistics.time / 1e6, (double)statistics.longest_minor / 1e6,
          (double)statistics.longest_full / 1e6);
}

static _Noreturn void fail_to_read(const char *text) {
  mincaml_rt_fatal("mincaml: MINCAML_GC=%s is not a list of 'stats', 'stress' "
                   "and 'stress=N', separated by commas\n",
                   text);
}

void mincaml_rt_set_up_collector(void) {
  uint64_t size;
  if (mincaml_rt_size_from_environment("MINCAML_YOUNG_SIZE", &size))
    threshold = least_allocation = size > SIZE_MAX ? SIZE_MAX : (size_t)size;
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
        stress_left = stress_period;
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
      if (chunk->blocks[i].state != BLOCK_FREE) {
        memset(chunk->marks[i], 0, sizeof(chunk->marks[i]));
        chunk->blocks[i].live = 0;
      }
  }
}

static unsigned count_marks(struct block *block) {
  const uint32_t *marks = marks_of(block);
  unsigned count = 0;
  for (unsigned i = 0; i * MARK_BITS < block->cells; ++i)
    count += (unsigned)__builtin_popcount(marks[i]);
  return count;
}

/* Returns the number of live objects before free cells.  It differs by at most one
   from the number of runs of free cells. */
static unsigned count_holes(struct block *block) {
  const uint32_t *marks = marks_of(block);
  unsigned count = 0;
  uint32_t previous = 0;
  for (unsigned i = 0; i * MARK_BITS < block->cells; ++i) {
    count +=
        (unsigned)__builtin_popcount(~marks[i] & (marks[i] << 1 | previous));
    previous = marks[i] >> (MARK_BITS - 1);
  }
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

/* Whether allocation does without the free cells of a block. */
static bool is_wasted(struct block *block, unsigned free_cells) {
  size_t size = (size_t)free_cells * block->size;
  if (unoffered + size > most_unoffered ||
      (free_cells * SPARSE >= block->cells &&
       size >= (size_t)count_holes(block) * LEAST_RUN))
    return false;
  unoffered += size;
  return true;
}

/* Frees a block without live objects, and offers one with enough free cells for
   allocation.  Returns the number of bytes of cells that have become old. */
static size_t sweep(struct block *block) {
  bool is_large = block->state == BLOCK_LARGE;
  unsigned blocks = is_large ? blocks_for(block->size) : 1;
  unsigned live = is_large ? marks_of(block)[0] & 1 : count_marks(block);
  if (live == 0) {
    if (mincaml_rt_mode == COLLECT_ALWAYS)
      memset(start_of(block), FREED_BYTE, (size_t)blocks * BLOCK_SIZE);
    mincaml_rt_return_blocks(block, blocks);
    return 0;
  }
  if (is_large)
    return 0;
  unsigned before = block->live;
  block->live = (uint16_t)live;
  if (mincaml_rt_mode == COLLECT_ALWAYS)
    overwrite_free_cells(block);
  unsigned free_cells = block->cells - live;
  if (free_cells && !is_wasted(block, free_cells))
    mincaml_rt_offer_block(block);
  return (size_t)(live - before) * block->size;
}

/* Sweeps all blocks, or those with young objects.  Afterwards no object is
   young.  Returns the number of bytes of cells that have become old. */
static size_t sweep_all(bool is_full) {
  size_t grown = 0;
  struct chunk *next;
  for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = next) {
    next = chunk->next;
    if (chunk->object_size) {
      if (!chunk->object_is_marked)
        mincaml_rt_unmap_chunk(chunk);
      continue;
    }
    uint64_t blocks = is_full ? ~chunk->free_blocks : chunk->young_blocks;
    while (blocks) {
      unsigned i = (unsigned)__builtin_ctzll(blocks);
      blocks &= blocks - 1;
      if (chunk->blocks[i].state == BLOCK_CELLS ||
          chunk->blocks[i].state == BLOCK_LARGE)
        grown += sweep(&chunk->blocks[i]);
    }
    chunk->young_blocks = 0;
  }
  return grown;
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void note_time(uint64_t begin, uint64_t *count, uint64_t *longest) {
  ++*count;
  if (!statistics.wanted)
    return;
  uint64_t time = now() - begin;
  statistics.time += time;
  if (time > *longest)
    *longest = time;
}

/* Gives memory back after a full collection before which `before` bytes were in
   use.  Memory that has to be mapped again costs much time, and many programs
   soon need as much again: about a quarter is given back at most. */
static void trim(size_t before) {
  size_t keep = full_threshold - old;
  if (before - before / 4 > old + keep)
    keep = before - before / 4 - old;
  mincaml_rt_trim(keep);
}

/* How much may be allocated until the next collection on account of the old
   objects.  A full collection takes time in proportion to them, and each one in
   proportion to the roots: when as much is allocated between two of them, an
   allocation costs the same however many objects there are.  A minor collection
   marks fewer objects the later it is, because more of them are dead by then.  A
   program that uses much memory gives it more time. */
static size_t growth(void) {
  if (!changes_are_noted)
    return old;
  return old / 2 < LARGEST_ALLOCATION ? old / 2 : LARGEST_ALLOCATION;
}

/* If MINCAML_HEAP_MAX is small, collections are more frequent.  Otherwise the few
   objects that survive could be in so many blocks that no room is left for objects
   of other sizes.  A program that runs out of memory must not collect forever. */
static void limit_thresholds(void) {
  size_t limit = mincaml_rt_heap_limit();
  size_t least = limit / 8;
  size_t room = limit > old && limit - old > least ? limit - old : least;
  if (threshold > room / 8)
    threshold = room / 8;
  if (full_threshold > old + room / 4)
    full_threshold = old + room / 4;
}

/* If memory is short, all free cells are offered, whatever that costs. */
static void collect(bool is_full, bool memory_is_short) {
  if (!mincaml_rt_stack_top)
    return;
  uint64_t begin = statistics.wanted ? now() : 0;
  size_t before = mincaml_rt_bytes_in_use;
  if (before > statistics.largest)
    statistics.largest = before;

  mincaml_rt_reset_runs();
  mincaml_rt_marked_large = 0;
  most_unoffered = memory_is_short || mincaml_rt_mode == COLLECT_ALWAYS
                       ? 0
                       : old + LEAST_GROWTH / 2;
  if (is_full) {
    unoffered = 0;
    mincaml_rt_withdraw_blocks();
    clear_marks();
    old = 0;
  } else {
    mincaml_rt_mark_cards();
  }
  size_t roots = mincaml_rt_mark_roots();
  mincaml_rt_finish_marking();
  memset(min_caml_cards, 0, CARDS);
  size_t grown = sweep_all(is_full) + mincaml_rt_marked_large;
  old += grown;

  statistics.allocated += allocated;
  statistics.marked += grown;
  stress_work += roots + grown + BLOCK_SIZE;
  allocated = 0;
  threshold = roots + growth();
  if (threshold < least_allocation)
    threshold = least_allocation;
  if (is_full) {
    if (old > statistics.largest_alive)
      statistics.largest_alive = old;
    full_threshold = old + (old < LEAST_GROWTH ? LEAST_GROWTH : old);
  }
  limit_thresholds();
  if (is_full) {
    trim(before);
    note_time(begin, &statistics.full, &statistics.longest_full);
  } else {
    note_time(begin, &statistics.minor, &statistics.longest_minor);
  }
}

uint64_t mincaml_rt_collections(void) {
  return statistics.minor + statistics.full;
}

void mincaml_rt_begin_collecting(bool notes_changes) {
  limit_thresholds();
  mincaml_rt_collects = true;
  changes_are_noted &= notes_changes;
}

/* Whether the next collection is a full one. */
static bool full_is_due(void) {
  if (!changes_are_noted)
    return true;
  return mincaml_rt_mode == COLLECT_ALWAYS
             ? mincaml_rt_collections() % STRESS_FULL == 0
             : old >= full_threshold;
}

static void collect_under_stress(void) {
  if (--stress_left != 0)
    return;
  collect(full_is_due(), /*memory_is_short=*/false);
  if (stress_work >= STRESS_WORK) {
    stress_period *= 2;
    stress_work = 0;
  }
  stress_left = stress_period;
}

void mincaml_rt_collect_if_due(size_t size) {
  if (mincaml_rt_mode == COLLECT_ALWAYS) {
    collect_under_stress();
  } else if (allocated >= threshold || size > threshold - allocated) {
    collect(full_is_due(), /*memory_is_short=*/false);
  }
  allocated += size;
}

void mincaml_rt_collect_now(void) {
  collect(/*is_full=*/true, /*memory_is_short=*/true);
}
