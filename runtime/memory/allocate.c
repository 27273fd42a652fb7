/*===- allocate.c - Allocation of cells and of large objects --------------===*/

#include "memory.h"

#include <string.h>

bool mincaml_rt_collects;

struct min_caml_heap_t min_caml_runs[MINCAML_RUNS];

/*===----------------------------------------------------------------------===*/
/* Size classes                                                               */
/*===----------------------------------------------------------------------===*/

/* The cells of one size, with or without pointers. */
struct size_class {
  struct min_caml_heap_t *run;
  uint32_t size;
  bool has_pointers;
  /* The block in which the run is, and the number of the cell at which the
     search for the next run begins. */
  struct block *current;
  unsigned position;
  /* The blocks in which runs will be searched after that. */
  struct block *first;
  struct block **last;
};

/* There is a class for every multiple of the granule up to SMALL_SIZE, so that
   the size of a small object gives the index of its class.  At most about a
   fifth of a larger cell is unused. */
enum { SMALL_SIZE = (MINCAML_RUNS - 1) * GRANULE };
static const uint16_t larger_sizes[] = {320,  384,  448,  512,  640,
                                        768,  896,  1024, 1280, 1536,
                                        1816, 2336, 2728, 3272, LARGEST_CELL};
enum {
  CLASSES = MINCAML_RUNS + sizeof(larger_sizes) / sizeof(larger_sizes[0])
};

static struct size_class classes[2][CLASSES];
/* The runs of classes that compiled code does not use itself. */
static struct min_caml_heap_t other_runs[2][CLASSES];

static struct size_class *class_of(size_t size, bool has_pointers) {
  unsigned index = 0;
  if (size <= SMALL_SIZE) {
    index = (unsigned)(size / GRANULE);
    size = index * GRANULE;
  } else {
    while (larger_sizes[index] < size)
      ++index;
    size = larger_sizes[index];
    index += MINCAML_RUNS;
  }
  struct size_class *class = &classes[has_pointers][index];
  if (!class->run) {
    class->run = has_pointers && index < MINCAML_RUNS
                     ? &min_caml_runs[index]
                     : &other_runs[has_pointers][index];
    class->size = (uint32_t)size;
    class->has_pointers = has_pointers;
    class->last = &class->first;
  }
  return class;
}

/* Whether no block was left after the last collection. */
static bool memory_is_short;

void mincaml_rt_reset_runs(void) {
  memory_is_short = false;
  for (int has_pointers = 0; has_pointers < 2; ++has_pointers)
    for (unsigned i = 0; i < CLASSES; ++i) {
      struct size_class *class = &classes[has_pointers][i];
      if (!class->run)
        continue;
      class->run->next = class->run->limit = NULL;
      class->current = NULL;
    }
}

void mincaml_rt_withdraw_blocks(void) {
  for (int has_pointers = 0; has_pointers < 2; ++has_pointers)
    for (unsigned i = 0; i < CLASSES; ++i) {
      classes[has_pointers][i].first = NULL;
      classes[has_pointers][i].last = &classes[has_pointers][i].first;
    }
}

void mincaml_rt_offer_block(struct block *block) {
  struct size_class *class = class_of(block->size, block->has_pointers);
  block->next = NULL;
  *class->last = block;
  class->last = &block->next;
}

/*===----------------------------------------------------------------------===*/
/* Runs                                                                       */
/*===----------------------------------------------------------------------===*/

/* Finds the next run in the current block. */
static bool find_run(struct size_class *class) {
  struct block *block = class->current;
  if (!block)
    return false;
  const uint32_t *marks = marks_of(block);
  unsigned first = find_mark(marks, class->position, block->cells, false);
  if (first == block->cells) {
    class->current = NULL;
    return false;
  }
  unsigned end = mincaml_rt_mode == COLLECT_ALWAYS
                     ? first + 1
                     : find_mark(marks, first, block->cells, true);
  class->position = end;
  char *start = start_of(block);
  class->run->next = start + (size_t)first * block->size;
  class->run->limit = start + (size_t)end * block->size;
  return true;
}

static struct block *make_cells(struct size_class *class) {
  bool is_zero;
  struct block *block = mincaml_rt_take_blocks(1, &is_zero);
  if (!block)
    return NULL;
  block->state = BLOCK_CELLS;
  block->has_pointers = class->has_pointers;
  block->size = class->size;
  block->cells = (uint16_t)(BLOCK_SIZE / class->size);
  block->live = 0;
  block->reciprocal =
      (uint32_t)((((uint64_t)1 << 32) + class->size - 1) / class->size);
  memset(marks_of(block), 0, sizeof(uint32_t) * MARK_WORDS);
  return block;
}

/* Returns a block that was offered, or null. */
static struct block *take_offered(struct size_class *class) {
  struct block *block = class->first;
  if (block) {
    class->first = block->next;
    if (!class->first)
      class->last = &class->first;
  }
  return block;
}

static void set_current(struct size_class *class, struct block *block) {
  chunk_of(block)->young_blocks |= (uint64_t)1 << index_of(block);
  class->current = block;
  class->position = 0;
}

/* Finds the next run in the current block or in those that were offered. */
static bool find_cells(struct size_class *class) {
  while (!find_run(class)) {
    struct block *block = take_offered(class);
    if (!block)
      return false;
    set_current(class, block);
  }
  return true;
}

/* The same, but also makes a new block.  Returns false if there is no memory. */
static bool find_or_make_cells(struct size_class *class) {
  if (find_cells(class))
    return true;
  struct block *block = make_cells(class);
  if (!block)
    return false;
  set_current(class, block);
  return find_run(class);
}

static char *take_cell(struct size_class *class) {
  char *cell = class->run->next;
  class->run->next = cell + class->size;
  return cell;
}

/* Whether a class has a free cell, which is at the start of its run then. */
static bool has_cell(struct size_class *class) {
  return class->run &&
         (class->run->next != class->run->limit || find_cells(class));
}

/* Gives the class, which may not have been used yet, a block of objects of the same
   size without pointers.  From now on, they are searched for pointers, too.  Returns
   false if there is none. */
static bool take_block_without_pointers(struct size_class *class) {
  struct block *block = take_offered(&classes[false][class - classes[true]]);
  if (!block)
    return false;
  block->has_pointers = true;
  set_current(class_of(block->size, /*has_pointers=*/true), block);
  return find_run(class);
}

/* Returns a free cell of the smallest class that has one and is not smaller than
   `class`, or null. */
static char *take_other_cell(struct size_class *class) {
  for (long i = class - classes[class->has_pointers]; i < CLASSES; ++i) {
    if (!class->has_pointers && has_cell(&classes[false][i]))
      return take_cell(&classes[false][i]);
    struct size_class *other = &classes[true][i];
    if (has_cell(other) ||
        (class->has_pointers && take_block_without_pointers(other)))
      return take_cell(other);
  }
  return NULL;
}

/* Allocates a cell after the last run of the current block.  If a collection leaves
   no block, the free cells of other classes are used up before the next one. */
__attribute__((noinline)) static char *
allocate_in_next_block(struct size_class *class) {
  char *cell = memory_is_short ? take_other_cell(class) : NULL;
  if (cell)
    return cell;
  struct block *first = class->first;
  /* Under stress, allocate_cell counts each cell. */
  if (mincaml_rt_mode != COLLECT_ALWAYS)
    mincaml_rt_collect_if_due(first ? (size_t)(first->cells - first->live) *
                                          first->size
                                    : BLOCK_SIZE);
  if (find_or_make_cells(class))
    return take_cell(class);
  mincaml_rt_collect_now();
  if (find_or_make_cells(class))
    return take_cell(class);
  memory_is_short = true;
  cell = take_other_cell(class);
  if (!cell)
    mincaml_rt_out_of_memory();
  return cell;
}

static char *allocate_cell(struct size_class *class) {
  struct min_caml_heap_t *run = class->run;
  if (run->next == run->limit) {
    if (mincaml_rt_mode == COLLECT_ALWAYS)
      mincaml_rt_collect_if_due(class->size);
    if (!find_run(class))
      return allocate_in_next_block(class);
  }
  return take_cell(class);
}

/*===----------------------------------------------------------------------===*/
/* Large objects                                                              */
/*===----------------------------------------------------------------------===*/

static char *try_large(size_t size, bool has_pointers, bool *is_zero) {
  if (size > LARGEST_IN_CHUNK) {
    struct chunk *chunk = mincaml_rt_map_huge(size, has_pointers);
    *is_zero = true;
    return chunk ? huge_object(chunk) : NULL;
  }
  unsigned count = blocks_for(size);
  struct block *block = mincaml_rt_take_blocks(count, is_zero);
  if (!block)
    return NULL;
  for (unsigned i = 0; i < count; ++i) {
    block[i].state = i ? BLOCK_LARGE_REST : BLOCK_LARGE;
    block[i].distance = i;
  }
  block->has_pointers = has_pointers;
  block->size = (uint32_t)size;
  marks_of(block)[0] = 0;
  return start_of(block);
}

static char *allocate_large(size_t size, bool has_pointers, bool *is_zero) {
  mincaml_rt_collect_if_due(size);
  char *object = try_large(size, has_pointers, is_zero);
  if (!object) {
    mincaml_rt_collect_now();
    object = try_large(size, has_pointers, is_zero);
    if (!object)
      mincaml_rt_out_of_memory();
  }
  return object;
}

/* Allocates an object of at most SMALL_SIZE bytes, but not of 0. */
static inline void *allocate_small(size_t size, bool has_pointers) {
  char *object = allocate_cell(class_of(size, has_pointers));
  /* A few stores take less time than a call of memset, which the assembly keeps
     clang from making of the loop. */
  for (size_t i = 0; i < size; i += GRANULE) {
    memset(__builtin_assume_aligned(object + i, GRANULE), 0, GRANULE);
    __asm__("" : "+r"(object));
  }
  return object;
}

static inline bool is_small(size_t size) {
  return size != 0 && size <= SMALL_SIZE;
}

void *mincaml_rt_allocate_collected(size_t size, bool has_pointers) {
  if (is_small(size))
    return allocate_small(size, has_pointers);
  bool is_zero = false;
  char *object =
      size > LARGEST_CELL
          ? allocate_large(size, has_pointers, &is_zero)
          : allocate_cell(class_of(size ? size : GRANULE, has_pointers));
  if (!is_zero)
    memset(object, 0, size);
  return object;
}

void *mincaml_rt_allocate_object(size_t size) {
  return is_small(size)
             ? allocate_small(size, /*has_pointers=*/true)
             : mincaml_rt_allocate_collected(size, /*has_pointers=*/true);
}
