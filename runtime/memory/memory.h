/*===- memory.h - The garbage collector -----------------------------------===*\
|*
|* A generational mark-sweep collector that moves nothing.
|*
|* Memory comes in chunks of 1 MB, which are divided into blocks of 16 KB.  The
|* cells of a block have one size, so objects need no headers: the cell size
|* gives the start of the object that an address points into.  Mark bits are at
|* the start of the chunk.  An allocation takes cells from a *run*, a sequence
|* of free cells, by incrementing a pointer; compiled code does that inline.
|* Runs are found in the mark bits when they are needed, so sweeping a block
|* only has to count its mark bits.  An object for which a block is too small
|* takes several blocks, or chunks of its own.
|*
|* Marking is conservative.  It examines every word in a register, on the stack
|* of the MinCaml program, in a variable that the compiler or C code has
|* registered, and in a live object that may contain pointers.  A word that
|* equals an address in an object keeps the object alive.  Therefore the
|* compiler needs no stack maps, and a number that equals an address only wastes
|* memory.
|*
|* Mark bits stay set after a collection.  Marked objects are old, and the others
|* have been allocated since.  A *minor* collection marks only the young objects
|* that are reachable from roots and changed old objects, and sweeps only blocks
|* with young objects.  Compiled code records a change in a table of cards, one
|* for each KB of memory, modulo the size of the table.  A *full* collection
|* clears all mark bits first.
|*
|* docs/memory.md describes when a collection is due, and names the sources.
|*
\*===----------------------------------------------------------------------===*/

#ifndef MINCAML_MEMORY_H
#define MINCAML_MEMORY_H

#include "runtime.h"

enum {
  CHUNK_SHIFT = 20,
  CHUNK_SIZE = 1 << CHUNK_SHIFT,
  BLOCK_SHIFT = 14,
  BLOCK_SIZE = 1 << BLOCK_SHIFT,
  BLOCKS = CHUNK_SIZE / BLOCK_SIZE,
  /* The blocks at the start of a chunk that contain its `struct chunk`. */
  HEADER_BLOCKS = 2,

  GRANULE = MINCAML_ALLOCATION_ALIGNMENT,
  /* The largest object that shares its block with others. */
  LARGEST_CELL = BLOCK_SIZE / 4,
  /* The largest object in a chunk with other objects. */
  LARGEST_IN_CHUNK = CHUNK_SIZE / 4,

  /* A word of mark bits has 32 bits on every target, so that the collector
     behaves the same on all of them. */
  MARK_BITS = 32,
  MARK_WORDS = BLOCK_SIZE / GRANULE / MARK_BITS,

  CARD_SHIFT = MINCAML_CARD_SHIFT,
  CARD_SIZE = 1 << CARD_SHIFT,
  CARDS = MINCAML_CARDS,
};

/* What a block contains. */
enum block_state {
  BLOCK_FREE,
  BLOCK_CELLS,
  /* The first block and the other blocks of an object of several blocks. */
  BLOCK_LARGE,
  BLOCK_LARGE_REST,
  /* The header of the chunk. */
  BLOCK_HEADER,
};

struct block {
  uint8_t state;
  bool has_pointers;
  /* BLOCK_CELLS: the number of cells, and how many the last collection has
     marked. */
  uint16_t cells;
  uint16_t live;
  /* BLOCK_CELLS: the size of a cell.  BLOCK_LARGE: the size of the object. */
  uint32_t size;
  union {
    /* BLOCK_CELLS: 2^32 / size, rounded up. */
    uint32_t reciprocal;
    /* BLOCK_LARGE_REST: the distance to the first block. */
    uint32_t distance;
  };
  /* The next block of the same size class with free cells. */
  struct block *next;
};

/* The start of a chunk, or of a group of chunks that contains one object. */
struct chunk {
  struct chunk *next;
  struct chunk *previous;
  /* The number of bytes that are mapped. */
  size_t mapped;
  /* The size of the object if the chunk has just one, or 0. */
  size_t object_size;
  bool object_has_pointers;
  bool object_is_marked;
  /* A bit for each free block, and a bit for each block that was ever in use.
     The bytes of a block that was never in use are zero. */
  uint64_t free_blocks;
  uint64_t used_blocks;
  /* A bit for each block that has been used for allocation since the last
     collection. */
  uint64_t young_blocks;
  struct block blocks[BLOCKS];
  uint32_t marks[BLOCKS][MARK_WORDS];
};

_Static_assert(sizeof(struct chunk) <= HEADER_BLOCKS * BLOCK_SIZE,
               "the header fits");

/* The offset of the object in a chunk that has just one. */
enum { HUGE_OBJECT_OFFSET = 64 };

_Static_assert(offsetof(struct chunk, free_blocks) <= HUGE_OBJECT_OFFSET,
               "the object follows what its chunk uses of the header");

/* chunks.c */

/* All chunks. */
extern struct chunk *mincaml_rt_chunks;

/* All chunks, and those that have been unmapped, are between these addresses. */
extern uintptr_t mincaml_rt_lowest;
extern uintptr_t mincaml_rt_highest;

/* The number of bytes in blocks that are in use, and in chunks of one
   object. */
extern size_t mincaml_rt_bytes_in_use;

/** Returns the first of `count` adjacent blocks that were free, or null if
    there is no memory.  The caller sets the state of all of them.  Their
    contents are arbitrary unless *is_zero is set. */
struct block *mincaml_rt_take_blocks(unsigned count, bool *is_zero);

/** Makes blocks free. */
void mincaml_rt_return_blocks(struct block *first, unsigned count);

/** Maps a chunk for one object, whose bytes are zero.  Returns null if there is
    no memory. */
struct chunk *mincaml_rt_map_huge(size_t size, bool has_pointers);
void mincaml_rt_unmap_chunk(struct chunk *chunk);

/** Gives back memory of chunks without objects, except for about `keep`
    bytes. */
void mincaml_rt_trim(size_t keep);

/** Returns the chunk that contains an address between mincaml_rt_lowest and
    mincaml_rt_highest, or null.  For a chunk with one object, it returns the
    address of the chunk plus 1 (is_huge). */
static inline struct chunk *mincaml_rt_find_chunk(uintptr_t address);

static inline bool is_huge(struct chunk *found) { return (uintptr_t)found & 1; }

static inline struct chunk *start_of_huge(struct chunk *found) {
  return (struct chunk *)((uintptr_t)found - 1);
}

static inline struct chunk *chunk_of(struct block *block) {
  return (struct chunk *)((uintptr_t)block & ~(uintptr_t)(CHUNK_SIZE - 1));
}

static inline unsigned index_of(struct block *block) {
  return (unsigned)(block - chunk_of(block)->blocks);
}

static inline char *start_of(struct block *block) {
  return (char *)chunk_of(block) + ((size_t)index_of(block) << BLOCK_SHIFT);
}

static inline uint32_t *marks_of(struct block *block) {
  return chunk_of(block)->marks[index_of(block)];
}

static inline bool is_marked(const uint32_t *marks, unsigned cell) {
  return marks[cell / MARK_BITS] >> (cell % MARK_BITS) & 1;
}

/** Returns the first cell from `cell` on whose mark bit is `value`, or
    `cells`. */
static inline unsigned find_mark(const uint32_t *marks, unsigned cell,
                                 unsigned cells, bool value) {
  uint32_t flip = value ? 0 : ~(uint32_t)0;
  while (cell < cells) {
    uint32_t bits = (marks[cell / MARK_BITS] ^ flip) >> (cell % MARK_BITS);
    if (bits) {
      cell += (unsigned)__builtin_ctz(bits);
      break;
    }
    cell = (cell / MARK_BITS + 1) * MARK_BITS;
  }
  return cell < cells ? cell : cells;
}

/** The number of the cell at this distance from the start of a block.  After
    the last cell, it is not less than block->cells. */
static inline unsigned cell_at(struct block *block, size_t offset) {
  return (unsigned)(((uint64_t)offset * block->reciprocal) >> 32);
}

/** The object of a chunk that has just one. */
static inline char *huge_object(struct chunk *chunk) {
  return (char *)chunk + HUGE_OBJECT_OFFSET;
}

/** The card of an address. */
static inline uint8_t *card_at(uintptr_t address) {
  return &min_caml_cards[(address >> CARD_SHIFT) % CARDS];
}

/** The number of blocks that an object of `size` bytes takes. */
static inline unsigned blocks_for(size_t size) {
  return (unsigned)((size + BLOCK_SIZE - 1) >> BLOCK_SHIFT);
}

/* A table with the chunk of each megabyte of the address space.  With 64-bit
   addresses it has two levels. */
#if UINTPTR_MAX > 0xffffffff
enum { ADDRESS_BITS = 47, LEAF_BITS = 14 };
extern struct chunk *
    *mincaml_rt_table[1 << (ADDRESS_BITS - CHUNK_SHIFT - LEAF_BITS)];
static inline struct chunk *mincaml_rt_find_chunk(uintptr_t address) {
  uintptr_t megabyte = address >> CHUNK_SHIFT;
  struct chunk **leaf = mincaml_rt_table[megabyte >> LEAF_BITS];
  return leaf ? leaf[megabyte & ((1 << LEAF_BITS) - 1)] : NULL;
}
#else
extern struct chunk *mincaml_rt_table[1 << (32 - CHUNK_SHIFT)];
static inline struct chunk *mincaml_rt_find_chunk(uintptr_t address) {
  return mincaml_rt_table[address >> CHUNK_SHIFT];
}
#endif

/* allocate.c */

/** Forgets all runs: free cells are found again in the mark bits. */
void mincaml_rt_reset_runs(void);
/** Forgets which blocks were offered. */
void mincaml_rt_withdraw_blocks(void);
/** Offers a block with free cells for allocation. */
void mincaml_rt_offer_block(struct block *block);
/** Whether the program uses the collector.  Other programs allocate objects by
    heap.c. */
extern bool mincaml_rt_collects;
/** Returns an object of `size` zero bytes. */
void *mincaml_rt_allocate_collected(size_t size, bool has_pointers);
/** The same for an object that may contain pointers; faster if it is small. */
void *mincaml_rt_allocate_object(size_t size);

/* mark.c */

/** Marks what the words from `start` up to `end` point to. */
void mincaml_rt_mark_range(const void *start, const void *end);
/** Marks what changed old objects point to. */
void mincaml_rt_mark_cards(void);
/** Marks everything that marked objects point to.  Must be called after the
    roots have been marked. */
void mincaml_rt_finish_marking(void);
/** The number of bytes of objects that are not in cells and have been marked
    since this counter was last reset. */
extern size_t mincaml_rt_marked_large;

/* roots.c */

/** Declares the words from `start` on to be roots. */
void mincaml_rt_add_root(void *start, size_t size);
/** Marks what registers, the stack and other roots point to.  Returns the size
    in bytes of the stack and the other roots. */
size_t mincaml_rt_mark_roots(void);

/* collect.c */

enum mincaml_rt_collector_mode {
  COLLECT_NORMALLY,
  /* Each allocation calls the collector. */
  COLLECT_ALWAYS
};
extern enum mincaml_rt_collector_mode mincaml_rt_mode;

/** The number of collections until now. */
uint64_t mincaml_rt_collections(void);
/** Turns the collector on for all later allocations. */
void mincaml_rt_begin_collecting(bool notes_changes);
/** Reads MINCAML_GC and MINCAML_YOUNG_SIZE. */
void mincaml_rt_set_up_collector(void);
/** Collects if enough has been allocated since the last collection; `size` is
    the number of bytes that are about to be taken. */
void mincaml_rt_collect_if_due(size_t size);
/** Collects because there is no memory. */
void mincaml_rt_collect_now(void);

/* heap.c */

/** MINCAML_HEAP_MAX. */
size_t mincaml_rt_heap_limit(void);

#endif /* MINCAML_MEMORY_H */
