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
static struct span *last_span = first_spans + 1024;
static bool spans_are_missing;

size_t mincaml_rt_marked_large;

/* A long object is examined in parts of this number of words.  Otherwise all
   objects that a long array refers to would be on the stack at once. */
enum { PART = 128 };

/* Returns the new top of the stack, or null if there is no memory. */
__attribute__((noinline, cold)) static struct span *grow(struct span *top) {
  size_t count = (size_t)(top - spans);
  struct span *larger =
      realloc(spans == first_spans ? NULL : spans, 2 * count * sizeof(*spans));
  if (!larger) {
    spans_are_missing = true;
    return NULL;
  }
  if (spans == first_spans)
    memcpy(larger, spans, sizeof(first_spans));
  spans = larger;
  last_span = larger + 2 * count;
  return larger + count;
}

/* Returns the new top of the stack. */
static inline struct span *push(struct span *top, const char *start,
                                size_t size) {
  if (__builtin_expect(top == last_span, 0)) {
    struct span *grown = grow(top);
    if (!grown)
      return top;
    top = grown;
  }
  top->next = (const uintptr_t *)(const void *)start;
  top->end = top->next + size / sizeof(uintptr_t);
  return top + 1;
}

__attribute__((noinline)) static struct span *
mark_huge(struct span *top, struct chunk *chunk, uintptr_t address) {
  char *object = huge_object(chunk);
  if (address < (uintptr_t)object || chunk->object_is_marked)
    return top;
  chunk->object_is_marked = true;
  mincaml_rt_marked_large += chunk->object_size;
  return chunk->object_has_pointers ? push(top, object, chunk->object_size)
                                    : top;
}

/* Marks an object of several blocks. */
__attribute__((noinline)) static struct span *mark_large(struct span *top,
                                                         struct block *block) {
  if (block->state == BLOCK_LARGE_REST)
    block -= block->distance;
  else if (block->state != BLOCK_LARGE)
    return top;
  if (is_marked(marks_of(block), 0))
    return top;
  marks_of(block)[0] = 1;
  mincaml_rt_marked_large += block->size;
  return block->has_pointers ? push(top, start_of(block), block->size) : top;
}

/* Marks the object in cells that a word points into, if there is one.  Returns it if
   it was not marked and its words have to be examined, with its size; otherwise
   null.  Other objects are pushed. */
static inline const char *mark(struct span **top, uintptr_t address,
                               size_t *size) {
  struct chunk *chunk = mincaml_rt_find_chunk(address);
  if (!chunk)
    return NULL;
  if (is_huge(chunk)) {
    *top = mark_huge(*top, start_of_huge(chunk), address);
    return NULL;
  }
  unsigned index = (unsigned)(address >> BLOCK_SHIFT) & (unsigned)(BLOCKS - 1);
  struct block *block = &chunk->blocks[index];
  if (block->state != BLOCK_CELLS) {
    *top = mark_large(*top, block);
    return NULL;
  }
  unsigned cell = cell_at(block, address & (BLOCK_SIZE - 1));
  if (cell >= block->cells)
    return NULL;
  uint32_t *word = &chunk->marks[index][cell / MARK_BITS];
  uint32_t bit = (uint32_t)1 << (cell % MARK_BITS);
  if (*word & bit)
    return NULL;
  *word |= bit;
  if (!block->has_pointers)
    return NULL;
  *size = block->size;
  return (const char *)chunk + ((size_t)index << BLOCK_SHIFT) +
         (size_t)cell * block->size;
}

/* Marks what the spans from the bottom of the stack up to `top` refer to.  A span
   on the stack of the program contains words that AddressSanitizer has placed
   between variables. */
__attribute__((no_sanitize_address)) static void mark_spans(struct span *top) {
  /* Most words that are no addresses of objects are outside. */
  uintptr_t lowest = mincaml_rt_lowest;
  uintptr_t extent =
      mincaml_rt_highest > lowest ? mincaml_rt_highest - lowest : 0;
  while (top != spans) {
    const uintptr_t *next = top[-1].next;
    const uintptr_t *end = top[-1].end;
    if (end - next > PART)
      end = top[-1].next = next + PART;
    else
      --top;
    while (next != end) {
      uintptr_t word = *next++;
      if (word - lowest >= extent)
        continue;
      size_t size;
      const char *object = mark(&top, word, &size);
      if (!object)
        continue;
      /* The last object of a span, such as the rest of a list, follows without a
         push and a pop. */
      if (next == end && size <= PART * sizeof(uintptr_t)) {
        next = (const uintptr_t *)(const void *)object;
        end = next + size / sizeof(uintptr_t);
      } else {
        top = push(top, object, size);
      }
    }
  }
}

/*===----------------------------------------------------------------------===*/
/* Changed objects                                                            */
/*===----------------------------------------------------------------------===*/

uint8_t min_caml_cards[CARDS];

void min_caml_note_change(const void *start, uintptr_t size) {
  uintptr_t first = (uintptr_t)start >> CARD_SHIFT;
  uintptr_t last = ((uintptr_t)start + size) >> CARD_SHIFT;
  for (; first <= last; ++first)
    min_caml_cards[first % CARDS] = 1;
}

/* Calls mark_range for the part of an object between two addresses. */
static void mark_part(const char *object, size_t size, const char *start,
                      const char *end) {
  mincaml_rt_mark_range(object > start ? object : start,
                        object + size < end ? object + size : end);
}

/* Marks what the words of old objects on a card refer to.  The card is in a
   block with cells. */
static void mark_card_of_cells(struct block *block, const char *card) {
  const char *start = start_of(block);
  size_t offset = (size_t)(card - start);
  unsigned end = cell_at(block, offset + CARD_SIZE - 1) + 1;
  if (end > block->cells)
    end = block->cells;
  unsigned cell = cell_at(block, offset);
  while ((cell = find_mark(marks_of(block), cell, end, true)) < end) {
    unsigned first = cell;
    cell = find_mark(marks_of(block), first, end, false);
    mark_part(start + (size_t)first * block->size,
              (size_t)(cell - first) * block->size, card, card + CARD_SIZE);
  }
}

static void mark_cards_of_block(struct block *block) {
  struct block *first = block;
  if (block->state == BLOCK_LARGE_REST)
    first -= block->distance;
  else if (block->state != BLOCK_CELLS && block->state != BLOCK_LARGE)
    return;
  const char *start = start_of(block);
  const uint8_t *cards = card_at((uintptr_t)start);
  static const uint8_t clean[BLOCK_SIZE / CARD_SIZE];
  if (!first->has_pointers || memcmp(cards, clean, sizeof(clean)) == 0)
    return;
  for (unsigned i = 0; i < BLOCK_SIZE / CARD_SIZE; ++i) {
    const char *card = start + (size_t)i * CARD_SIZE;
    if (!cards[i])
      continue;
    if (block->state == BLOCK_CELLS)
      mark_card_of_cells(block, card);
    else if (is_marked(marks_of(first), 0))
      mark_part(start_of(first), first->size, card, card + CARD_SIZE);
  }
}

static void mark_cards_of_huge(struct chunk *chunk) {
  if (!chunk->object_has_pointers || !chunk->object_is_marked)
    return;
  const char *object = huge_object(chunk);
  const char *end = object + chunk->object_size;
  for (const char *card = (const char *)chunk; card < end; card += CARD_SIZE)
    if (*card_at((uintptr_t)card))
      mark_part(object, chunk->object_size, card, card + CARD_SIZE);
}

void mincaml_rt_mark_cards(void) {
  for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = chunk->next)
    if (chunk->object_size)
      mark_cards_of_huge(chunk);
    else
      for (unsigned i = HEADER_BLOCKS; i < BLOCKS; ++i)
        mark_cards_of_block(&chunk->blocks[i]);
}

/*===----------------------------------------------------------------------===*/
/* Without memory for the stack                                               */
/*===----------------------------------------------------------------------===*/

/* Examines all marked objects of a chunk. */
static void push_marked(struct chunk *chunk) {
  if (chunk->object_size) {
    if (chunk->object_is_marked && chunk->object_has_pointers)
      mark_spans(push(spans, huge_object(chunk), chunk->object_size));
    return;
  }
  for (unsigned i = HEADER_BLOCKS; i < BLOCKS; ++i) {
    struct block *block = &chunk->blocks[i];
    if (!block->has_pointers ||
        (block->state != BLOCK_CELLS && block->state != BLOCK_LARGE))
      continue;
    unsigned cells = block->state == BLOCK_CELLS ? block->cells : 1;
    for (unsigned cell = 0; cell < cells; ++cell)
      if (is_marked(chunk->marks[i], cell))
        mark_spans(push(spans, start_of(block) + (size_t)cell * block->size,
                        block->size));
  }
}

void mincaml_rt_mark_range(const void *start, const void *end) {
  uintptr_t mask = sizeof(uintptr_t) - 1;
  const uintptr_t *next =
      (const uintptr_t *)(((uintptr_t)start + mask) & ~mask);
  const uintptr_t *last = (const uintptr_t *)((uintptr_t)end & ~mask);
  if (next >= last)
    return;
  spans[0].next = next;
  spans[0].end = last;
  mark_spans(spans + 1);
}

void mincaml_rt_finish_marking(void) {
  while (spans_are_missing) {
    spans_are_missing = false;
    for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = chunk->next)
      push_marked(chunk);
  }
}
