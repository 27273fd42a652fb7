/*===- chunks.c - Chunks and blocks ---------------------------------------===*/

#include "memory.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct chunk *mincaml_rt_chunks;
uintptr_t mincaml_rt_lowest = UINTPTR_MAX;
uintptr_t mincaml_rt_highest;
size_t mincaml_rt_bytes_in_use;

/*===----------------------------------------------------------------------===*/
/* The table of chunks                                                        */
/*===----------------------------------------------------------------------===*/

#if UINTPTR_MAX > 0xffffffff
struct chunk **mincaml_rt_table[1 << (ADDRESS_BITS - CHUNK_SHIFT - LEAF_BITS)];
#else
struct chunk *mincaml_rt_table[1 << (32 - CHUNK_SHIFT)];
#endif

/* Enters `chunk` for the megabytes from `start` on.  Returns false if there is
   no memory for the table. */
static bool enter(uintptr_t start, size_t size, struct chunk *chunk) {
  for (uintptr_t address = start; address - start < size;
       address += CHUNK_SIZE) {
#if UINTPTR_MAX > 0xffffffff
    if (address >> ADDRESS_BITS)
      return false;
    uintptr_t megabyte = address >> CHUNK_SHIFT;
    struct chunk ***leaf = &mincaml_rt_table[megabyte >> LEAF_BITS];
    if (!*leaf) {
      void *memory =
          mmap(NULL, sizeof(**leaf) << LEAF_BITS, PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      if (memory == MAP_FAILED)
        return false;
      *leaf = memory;
    }
    (*leaf)[megabyte & ((1 << LEAF_BITS) - 1)] = chunk;
#else
    mincaml_rt_table[address >> CHUNK_SHIFT] = chunk;
#endif
  }
  return true;
}

/*===----------------------------------------------------------------------===*/
/* Mapping                                                                    */
/*===----------------------------------------------------------------------===*/

/* Maps `size` bytes at a multiple of `alignment`, both of which are multiples of
   CHUNK_SIZE.  Returns null if there is no memory. */
static char *map_aligned(size_t size, size_t alignment) {
  if (size > SIZE_MAX - alignment)
    return NULL;
  char *memory = mmap(NULL, size + alignment, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return NULL;
  size_t before = -(uintptr_t)memory & (alignment - 1);
  if (before)
    munmap(memory, before);
  if (before != alignment)
    munmap(memory + before + size, alignment - before);
  return memory + before;
}

/* Maps one chunk.  Chunks are mapped in groups, and large pages are requested
   for all groups but the first: the first access to a page of the usual size
   can take longer than the allocation of all objects in that page. */
static char *map_one(void) {
  enum { GROUP_SIZE = 4 << 20 };
  static char *group, *end_of_group;
  static bool is_first = true;
  if (group == end_of_group) {
    group = map_aligned(GROUP_SIZE, GROUP_SIZE);
    if (!group) {
      end_of_group = NULL;
      return map_aligned(CHUNK_SIZE, CHUNK_SIZE);
    }
    end_of_group = group + GROUP_SIZE;
    if (!is_first)
      mincaml_rt_prefer_large_pages(group, GROUP_SIZE);
    is_first = false;
  }
  char *chunk = group;
  group += CHUNK_SIZE;
  return chunk;
}

static struct chunk *map_chunk(size_t size, bool has_one_object) {
  char *memory = size == CHUNK_SIZE ? map_one() : map_aligned(size, CHUNK_SIZE);
  if (!memory)
    return NULL;
  struct chunk *chunk = (struct chunk *)(void *)memory;
  struct chunk *entry =
      has_one_object ? (struct chunk *)(void *)(memory + 1) : chunk;
  if (!enter((uintptr_t)chunk, size, entry)) {
    munmap(chunk, size);
    return NULL;
  }
  chunk->mapped = size;
  chunk->next = mincaml_rt_chunks;
  if (chunk->next)
    chunk->next->previous = chunk;
  mincaml_rt_chunks = chunk;
  if (mincaml_rt_lowest > (uintptr_t)chunk)
    mincaml_rt_lowest = (uintptr_t)chunk;
  if (mincaml_rt_highest < (uintptr_t)chunk + size)
    mincaml_rt_highest = (uintptr_t)chunk + size;
  return chunk;
}

void mincaml_rt_unmap_chunk(struct chunk *chunk) {
  if (chunk->next)
    chunk->next->previous = chunk->previous;
  if (chunk->previous)
    chunk->previous->next = chunk->next;
  else
    mincaml_rt_chunks = chunk->next;
  if (chunk->object_size)
    mincaml_rt_bytes_in_use -= chunk->object_size;
  enter((uintptr_t)chunk, chunk->mapped, NULL);
  munmap(chunk, chunk->mapped);
}

/* Whether `size` more bytes are within MINCAML_HEAP_MAX. */
static bool is_within_budget(size_t size) {
  size_t limit = mincaml_rt_heap_limit();
  return size <= limit && mincaml_rt_bytes_in_use <= limit - size;
}

struct chunk *mincaml_rt_map_huge(size_t size, bool has_pointers) {
  if (!is_within_budget(size) ||
      size > SIZE_MAX - HUGE_OBJECT_OFFSET - 2 * CHUNK_SIZE)
    return NULL;
  struct chunk *chunk = map_chunk((size + HUGE_OBJECT_OFFSET + CHUNK_SIZE - 1) &
                                      ~(size_t)(CHUNK_SIZE - 1),
                                  /*has_one_object=*/true);
  if (!chunk)
    return NULL;
  chunk->object_size = size;
  chunk->object_has_pointers = has_pointers;
  mincaml_rt_bytes_in_use += size;
  mincaml_rt_prefer_large_pages(chunk, chunk->mapped);
  return chunk;
}

/*===----------------------------------------------------------------------===*/
/* Blocks                                                                     */
/*===----------------------------------------------------------------------===*/

static const uint64_t all_blocks = ~(uint64_t)0 << HEADER_BLOCKS;

/* A bit for each position where `count` free blocks begin. */
static uint64_t starts_of_free_blocks(uint64_t free, unsigned count) {
  /* After each step, a bit stands for `have` free blocks. */
  for (unsigned have = 1; have < count && free;) {
    unsigned step = count - have < have ? count - have : have;
    free &= free >> step;
    have += step;
  }
  return free;
}

static struct block *take_from(struct chunk *chunk, unsigned count,
                               bool *is_zero) {
  uint64_t starts = starts_of_free_blocks(chunk->free_blocks, count);
  if (!starts)
    return NULL;
  unsigned first = (unsigned)__builtin_ctzll(starts);
  uint64_t taken = (~(uint64_t)0 >> (64 - count)) << first;
  chunk->free_blocks &= ~taken;
  *is_zero = !(chunk->used_blocks & taken);
  chunk->used_blocks |= taken;
  chunk->young_blocks |= taken;
  mincaml_rt_bytes_in_use += (size_t)count << BLOCK_SHIFT;
  return &chunk->blocks[first];
}

struct block *mincaml_rt_take_blocks(unsigned count, bool *is_zero) {
  if (!is_within_budget((size_t)count << BLOCK_SHIFT))
    return NULL;
  for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = chunk->next)
    if (chunk->free_blocks) {
      struct block *block = take_from(chunk, count, is_zero);
      if (block)
        return block;
    }
  struct chunk *chunk = map_chunk(CHUNK_SIZE, /*has_one_object=*/false);
  if (!chunk)
    return NULL;
  chunk->free_blocks = all_blocks;
  for (unsigned i = 0; i < HEADER_BLOCKS; ++i)
    chunk->blocks[i].state = BLOCK_HEADER;
  return take_from(chunk, count, is_zero);
}

void mincaml_rt_return_blocks(struct block *first, unsigned count) {
  struct chunk *chunk = chunk_of(first);
  for (unsigned i = 0; i < count; ++i)
    first[i].state = BLOCK_FREE;
  uint64_t returned = (~(uint64_t)0 >> (64 - count)) << index_of(first);
  chunk->free_blocks |= returned;
  chunk->young_blocks &= ~returned;
  mincaml_rt_bytes_in_use -= (size_t)count << BLOCK_SHIFT;
}

void mincaml_rt_trim(size_t keep) {
  struct chunk *next;
  for (struct chunk *chunk = mincaml_rt_chunks; chunk; chunk = next) {
    next = chunk->next;
    if (chunk->object_size || chunk->free_blocks != all_blocks)
      continue;
    if (keep >= CHUNK_SIZE)
      keep -= CHUNK_SIZE;
    else
      mincaml_rt_unmap_chunk(chunk);
  }
}
