/*===- mark.c - Marking ---------------------------------------------------===*/

#include "memory.h"

#include <stdlib.h>
#include <string.h>

/* Words of marked objects that have yet to be examined. */
struct span {
  const uintptr_t *next;
  const uintptr_t *end;
};

/* The spans are on a stack, so that a long list needs no recursion.  Each
   object is on it once at most.  If there is no memory for a larger stack,
   objects are marked but not pushed, and found again in the mark bits. */
static struct span first_spans[1024];
static struct span *spans = first_spans;
static size_t span_count;
static size_t span_capacity = sizeof(first_spans) / sizeof(first_spans[0]);
static bool spans_are_missing;

/* A long object is examined in parts of this number of words.  Otherwise all
   objects that a long array refers to would be on the stack at once. */
enum { PART = 128 };

static void push(const char *start, size_t size) {
  if (span_count == span_capacity) {
    size_t capacity = 2 * span_capacity;
    struct span *larger =
        realloc(spans == first_spans ? NULL : spans, capacity * sizeof(*spans));
    if (!larger) {
      spans_are_missing = true;
      return;
    }
    if (spans == first_spans)
      memcpy(larger, spans, sizeof(first_spans));
    spans = larger;
    span_capacity = capacity;
  }
  const uintptr_t *words = (const uintptr_t *)(const void *)start;
  spans[span_count].next = words;
  spans[span_count].end = words + size / sizeof(uintptr_t);
  ++span_count;
}

static void mark_huge(struct chunk *chunk, uintptr_t address) {
  char *object = (char *)chunk + HUGE_OBJECT_OFFSET;
  if (address < (uintptr_t)object || chunk->object_is_marked)
    return;
  chunk->object_is_marked = true;
  if (chunk->object_has_pointers)
    push(object, chunk->object_size);
}

/* Marks the object that a word points into, if it does. */
static inline void mark(uintptr_t address) {
  struct chunk *chunk = mincaml_rt_find_chunk(address);
  if (!chunk)
    return;
  if (chunk->object_size) {
    mark_huge(chunk, address);
    return;
  }
  unsigned index = (unsigned)(address >> BLOCK_SHIFT) & (unsigned)(BLOCKS - 1);
  struct block *block = &chunk->blocks[index];
  unsigned cell = 0;
  switch ((enum block_state)block->state) {
  case BLOCK_CELLS:
    cell = (unsigned)(((address & (BLOCK_SIZE - 1)) *
                       (uint64_t)block->reciprocal) >>
                      32);
    if (cell >= block->cells)
      return;
    break;
  case BLOCK_LARGE_REST:
    index -= block->distance;
    block -= block->distance;
    break;
  case BLOCK_LARGE:
    break;
  case BLOCK_FREE:
  case BLOCK_HEADER:
    return;
  }
  uint32_t *word = &chunk->marks[index][cell / MARK_BITS];
  uint32_t bit = (uint32_t)1 << (cell % MARK_BITS);
  if (*word & bit)
    return;
  *word |= bit;
  if (block->has_pointers)
    push((char *)chunk + ((size_t)index << BLOCK_SHIFT) +
             (size_t)cell * block->size,
         block->size);
}

static void mark_spans(void) {
  while (span_count) {
    struct span *span = &spans[span_count - 1];
    const uintptr_t *next = span->next;
    const uintptr_t *end = span->end;
    if (end - next > PART)
      end = span->next = next + PART;
    else
      --span_count;
    for (; next != end; ++next)
      mark(*next);
  }
}

/* Examines all marked objects of a block or chunk. */
static void push_marked(struct chunk *chunk) {
  if (chunk->object_size) {
    if (chunk->object_is_marked && chunk->object_has_pointers)
      push((char *)chunk + HUGE_OBJECT_OFFSET, chunk->object_size);
    mark_spans();
    return;
  }
  for (unsigned i = HEADER_BLOCKS; i < BLOCKS; ++i) {
    struct block *block = &chunk->blocks[i];
    if (!block->has_pointers ||
        (block->state != BLOCK_CELLS && block->state != BLOCK_LARGE))
      continue;
    unsigned cells = block->state == BLOCK_CELLS ? block->cells : 1;
    for (unsigned cell = 0; cell < cells; ++cell)
      if (is_marked(chunk->marks[i], cell)) {
        push(start_of(block) + (size_t)cell * block->size, block->size);
        mark_spans();
      }
  }
}

void mincaml_rt_mark_range(const void *start, const void *end) {
  uintptr_t mask = sizeof(uintptr_t) - 1;
  const uintptr_t *next =
      (const uintptr_t *)(((uintptr_t)start + mask) & ~mask);
  const uintptr_t *last = (const uintptr_t *)((uintptr_t)end & ~mask);
  for (; next < last; ++next) {
    mark(*next);
    if (span_count)
      mark_spans();
  }
}

void mincaml_rt_finish_marking(void) {
  while (spans_are_missing) {
    spans_are_missing = false;
    for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = chunk->next)
      push_marked(chunk);
  }
}
