/*===- heap.c - Allocation without collection -----------------------------===*\
|*
|* A bump allocator whose memory is never freed.  It serves programs that were
|* compiled with -fno-gc, and allocations before a program starts.
|*
|* Memory is mapped in chunks.  Compiled code takes objects from the front of
|* the current chunk.  When an object does not fit, it calls min_caml_allocate,
|* which replaces the chunk.  A large object, for which replacing the chunk
|* would waste memory, gets a mapping of its own, and the current chunk stays in
|* use.
|*
|* Memory is never reused, so all objects are zero when they are allocated.
|* array.c relies on that.
|*
|* Reserving address space for one contiguous heap would be simpler, but it
|* would take too much address space on 32-bit targets and count against
|* `ulimit -v`.
|*
\*===----------------------------------------------------------------------===*/

#include "memory.h"

#include <sys/mman.h>
#include <unistd.h>

enum {
  FIRST_CHUNK_SIZE = 1 << 20,
  LARGEST_CHUNK_SIZE = 64 << 20,
  /* The smallest mapping for which large pages are requested. */
  LARGE_PAGES_FROM = 8 << 20,
};

/* Both pointers are null at first, so that the first allocation maps the first
   chunk. */
struct min_caml_heap_t min_caml_heap;

/* The size of the next chunk, unless memory is short. */
static size_t next_chunk_size = FIRST_CHUNK_SIZE;

/* MINCAML_HEAP_MAX, and the number of bytes that may still be mapped. */
static size_t limit_of_heap = SIZE_MAX;
static size_t budget = SIZE_MAX;

void mincaml_rt_set_up_heap(void) {
  uint64_t limit;
  if (mincaml_rt_size_from_environment("MINCAML_HEAP_MAX", &limit))
    budget = limit_of_heap = limit > SIZE_MAX ? SIZE_MAX : (size_t)limit;
  mincaml_rt_set_up_collector();
}

size_t mincaml_rt_heap_limit(void) { return limit_of_heap; }

_Noreturn void mincaml_rt_out_of_memory(void) {
  mincaml_rt_fatal("mincaml: out of memory\n");
}

void mincaml_rt_prefer_large_pages(void *memory, size_t size) {
#ifdef MADV_HUGEPAGE
  madvise(memory, size, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}

/* Returns `size` bytes of zeroed memory, or null. */
static char *map(size_t size) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  if (size > budget || size > SIZE_MAX - page)
    return NULL;
  size_t mapped = (size + page - 1) & ~(page - 1);
  void *memory = mmap(NULL, mapped, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return NULL;
  budget -= size;
  mincaml_rt_add_root(memory, mapped);
  if (mapped >= LARGE_PAGES_FROM)
    mincaml_rt_prefer_large_pages(memory, mapped);
  return memory;
}

/* Replaces the current chunk with one of at least `size` bytes.  When memory is
   short, this tries smaller chunks.  Returns false if there is no memory. */
static bool replace_chunk(size_t size) {
  size_t chunk_size = next_chunk_size;
  if (chunk_size > budget)
    chunk_size = budget & ~(size_t)(MINCAML_ALLOCATION_ALIGNMENT - 1);
  char *chunk;
  for (;;) {
    if (chunk_size < size)
      chunk_size = size;
    chunk = map(chunk_size);
    if (chunk)
      break;
    if (chunk_size == size)
      return false;
    chunk_size = (chunk_size / 2) & ~(size_t)(MINCAML_ALLOCATION_ALIGNMENT - 1);
  }

  /* Compiled code relies on this distance from the end of the address space;
     see RuntimeABI.def. */
  size_t to_the_end = UINTPTR_MAX - (uintptr_t)chunk;
  if (to_the_end < MINCAML_INLINE_ALLOCATION_LIMIT + size)
    return false;
  if (chunk_size > to_the_end - MINCAML_INLINE_ALLOCATION_LIMIT)
    chunk_size = (to_the_end - MINCAML_INLINE_ALLOCATION_LIMIT) &
                 ~(size_t)(MINCAML_ALLOCATION_ALIGNMENT - 1);

  min_caml_heap.next = chunk;
  min_caml_heap.limit = chunk + chunk_size;
  if (next_chunk_size < LARGEST_CHUNK_SIZE)
    next_chunk_size *= 2;
  return true;
}

void *mincaml_rt_allocate(size_t size, bool has_pointers) {
  if (mincaml_rt_collects)
    return mincaml_rt_allocate_collected(size, has_pointers);
  if ((size_t)(min_caml_heap.limit - min_caml_heap.next) < size) {
    if (size > next_chunk_size / 4) {
      char *object = map(size);
      if (!object)
        mincaml_rt_out_of_memory();
      return object;
    }
    if (!replace_chunk(size))
      mincaml_rt_out_of_memory();
  }
  char *object = min_caml_heap.next;
  min_caml_heap.next = object + size;
  return object;
}

void *min_caml_allocate(uint32_t size) {
  return mincaml_rt_collects ? mincaml_rt_allocate_object(size)
                             : mincaml_rt_allocate(size, /*has_pointers=*/true);
}

void *min_caml_allocate_between(uint32_t size, const void *field) {
  uint64_t before = mincaml_rt_collections();
  void *object = min_caml_allocate(size);
  if (mincaml_rt_collections() != before)
    min_caml_note_change(field, 0);
  return object;
}
