/*===- facts-memory.c - Run-time checks of facts: shadow memory -----------===*\
|*
|* For each word of four bytes that the program accesses, the shadow memory has
|* the number of the object to which the word belongs, the times of the last
|* read and the last write, and which bytes these accessed.  Time counts
|* accesses.
|*
|* The shadow memory has SHADOW_PAGES pages, each for 4 KB of the program's
|* memory. Nothing is known about memory beyond that and about objects that are
|* not registered, so nothing is reported for them.
|*
\*===----------------------------------------------------------------------===*/

#include "facts.h"

#include <sys/mman.h>

enum {
  WORD_SIZE = 4,
  PAGE_SIZE = 4096,
  WORDS_OF_PAGE = PAGE_SIZE / WORD_SIZE,
#if UINTPTR_MAX > 0xffffffff
  SHADOW_PAGES = 16384, /* 256 MB */
#else
  SHADOW_PAGES = 4096, /* 64 MB */
#endif
  /* Of a larger object, only the first LARGEST_OBJECT bytes are known. */
  LARGEST_OBJECT = 1 << 20,
  /* The number of accesses that are recorded for messages. */
  LOG_SIZE = 1 << 14,
  LOOP_WORDS = 1 << 14,
  FIRST_GLOBAL = (int)0x80000000,
};

struct word {
  uint32_t object;
  uint32_t written, read;
  /* The bytes that these accesses wrote and read. */
  uint8_t written_bytes, read_bytes;
  /* The bytes that a load with !invariant.load has read; they must not
     change. */
  uint8_t invariant_bytes;
};

struct page {
  uintptr_t number;
  struct word *words;
};

static struct page pages[2 * SHADOW_PAGES];
static struct word *free_pages;
static uint32_t pages_left;
static bool is_mapped;

static uint32_t last_object;
static uint32_t last_global = (uint32_t)FIRST_GLOBAL;

/* The current time: the number of accesses.  The clock stops at UINT32_MAX, and
   checks that compare times stop with it. */
static uint32_t now;
static const struct mincaml_facts_site *accesses[LOG_SIZE];

uint32_t mincaml_rt_last_object(void) { return last_object; }

bool mincaml_rt_is_global(uint32_t object) {
  return object >= (uint32_t)FIRST_GLOBAL;
}

/* Maps all shadow pages at once; the system provides memory for those that are
   used. */
static void map_shadow(void) {
  is_mapped = true;
  size_t size = sizeof(struct word) * WORDS_OF_PAGE * SHADOW_PAGES;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return;
  free_pages = memory;
  pages_left = SHADOW_PAGES;
}

/* Returns the shadow of the page at an address, or null if the page has none.
   If `is_needed` is set, a missing shadow is created as long as there is
   room. */
static struct word *words_at(uintptr_t address, bool is_needed) {
  uintptr_t number = address / PAGE_SIZE;
  uint32_t mask = 2 * SHADOW_PAGES - 1;
  uint32_t i = (uint32_t)(number ^ number >> 13) & mask;
  for (; pages[i].words; i = (i + 1) & mask)
    if (pages[i].number == number)
      return pages[i].words;
  if (!is_needed)
    return NULL;
  if (!is_mapped)
    map_shadow();
  if (!pages_left)
    return NULL;
  --pages_left;
  pages[i].number = number;
  pages[i].words = free_pages;
  free_pages += WORDS_OF_PAGE;
  return pages[i].words;
}

static struct word *word_at(uintptr_t address, bool is_needed) {
  struct word *words = words_at(address, is_needed);
  return words ? &words[address % PAGE_SIZE / WORD_SIZE] : NULL;
}

/* Returns the bytes of the word at address `word` that are in [from, to), as a
   bit set. */
static uint8_t bytes_in(uintptr_t word, uintptr_t from, uintptr_t to) {
  uint8_t bytes = 0;
  for (unsigned i = 0; i < WORD_SIZE; ++i)
    if (word + i >= from && word + i < to)
      bytes |= (uint8_t)(1 << i);
  return bytes;
}

/* Executes BODY for each word in [FROM, FROM + SIZE) that has a shadow: `word`
   is the shadow and `bytes` are the bytes of the word that are in the range. */
#define FOR_EACH_WORD(FROM, SIZE, IS_NEEDED, BODY)                             \
  do {                                                                         \
    uintptr_t from_ = (uintptr_t)(FROM);                                       \
    uint64_t size_ = (SIZE) < LARGEST_OBJECT ? (SIZE) : LARGEST_OBJECT;        \
    uintptr_t to_ = from_ + (uintptr_t)size_;                                  \
    for (uintptr_t at_ = from_ & ~(uintptr_t)(WORD_SIZE - 1); at_ < to_;       \
         at_ += WORD_SIZE) {                                                   \
      struct word *word = word_at(at_, IS_NEEDED);                             \
      uint8_t bytes = bytes_in(at_, from_, to_);                               \
      if (word) {                                                              \
        BODY;                                                                  \
      }                                                                        \
      (void)bytes;                                                             \
    }                                                                          \
  } while (0)

/*===----------------------------------------------------------------------===*/
/* Objects                                                                    */
/*===----------------------------------------------------------------------===*/

uint32_t mincaml_rt_object_at(const void *address) {
  struct word *word = word_at((uintptr_t)address, false);
  return word ? word->object : 0;
}

static void mark(const void *start, uint64_t size, uint32_t object) {
  static const struct word nothing;
  FOR_EACH_WORD(start, size, object != 0, {
    *word = nothing;
    word->object = object;
  });
}

void mincaml_facts_object(Pointer start, Long size) {
  if (!start)
    return;
  /* When the numbers are used up, new objects are unknown. */
  mark(start, size,
       last_object + 1 < (uint32_t)FIRST_GLOBAL ? ++last_object : 0);
}

void mincaml_facts_stack_object(Pointer start, Long size) {
  mincaml_facts_object(start, size);
  mincaml_rt_note_stack_object(start, size);
}

void mincaml_facts_forget(Pointer start, Long size) { mark(start, size, 0); }

/* Called when memory is freed.  Its size is not known: it ends where another
   object begins. */
void mincaml_facts_forget_object(Pointer start) {
  uint32_t object = mincaml_rt_object_at(start);
  if (!object)
    return;
  static const struct word nothing;
  uintptr_t address = (uintptr_t)start;
  for (struct word *word = word_at(address, false);
       word && word->object == object; word = word_at(address, false)) {
    *word = nothing;
    address += WORD_SIZE;
  }
}

void mincaml_rt_register_module(struct mincaml_facts_module *module) {
  module->is_registered = 1;
  for (uint32_t i = 0; i < module->count; ++i)
    if (last_global != UINT32_MAX)
      mark(module->variables[i].address, module->variables[i].size,
           ++last_global);
}

/* Checks that `start` is not null and, if the object at `start` is known, that
   `size` bytes from `start` on belong to it. */
void mincaml_facts_dereferenceable(Pointer site, Pointer start, Long size) {
  uint32_t object = mincaml_rt_object_at(start);
  if (!start) {
    mincaml_rt_fact_fails(site, ", but it is null%s", "");
    mincaml_rt_fact_failed();
  }
  if (!object || size > LARGEST_OBJECT ||
      mincaml_rt_object_at((const char *)start + size - 1) == object)
    return;
  mincaml_rt_fact_fails(site, ", but its object ends earlier%s", "");
  mincaml_rt_fact_failed();
}

/*===----------------------------------------------------------------------===*/
/* Accesses                                                                   */
/*===----------------------------------------------------------------------===*/

static bool clock_has_stopped(void) { return now == UINT32_MAX; }

static uint32_t tick(const struct mincaml_facts_site *site) {
  if (clock_has_stopped())
    return now;
  accesses[++now % LOG_SIZE] = site;
  return now;
}

static const struct mincaml_facts_site *access_at(uint32_t time) {
  return now - time < LOG_SIZE ? accesses[time % LOG_SIZE] : NULL;
}

Word mincaml_facts_time(Void) { return tick(NULL); }

Word mincaml_facts_read(Pointer site, Pointer address, Long size) {
  if (!size)
    return 0;
  uint32_t time = tick(site);
  FOR_EACH_WORD(address, size, true, {
    word->read_bytes =
        (uint8_t)((word->read == time ? word->read_bytes : 0) | bytes);
    word->read = time;
  });
  uint32_t object = mincaml_rt_object_at(address);
  mincaml_rt_note_access(object, false, site);
  return object;
}

Word mincaml_facts_write(Pointer site, Pointer address, Long size) {
  if (!size)
    return 0;
  uint32_t time = tick(site);
  FOR_EACH_WORD(address, size, true, {
    if (word->invariant_bytes & bytes) {
      const struct mincaml_facts_site *store = site;
      mincaml_rt_fact_fails(store,
                            " writes memory that an earlier load "
                            "promised to be invariant%s",
                            "");
      mincaml_rt_fact_failed();
    }
    word->written_bytes = bytes;
    word->written = time;
  });
  uint32_t object = mincaml_rt_object_at(address);
  mincaml_rt_note_access(object, true, site);
  return object;
}

/* Records that these bytes, if their object is known, must not change any
   more. */
void mincaml_facts_invariant(Pointer site, Pointer address, Long size) {
  (void)site;
  FOR_EACH_WORD(address, size, false, {
    if (word->object)
      word->invariant_bytes |= bytes;
  });
}

/* Checks that two accesses do not alias.  The second one has just happened.
   The object numbers are those at the time of the access.  With `are_objects`
   the objects must differ, otherwise the bytes must not overlap. */
void mincaml_facts_apart(Pointer site, Pointer other, Pointer first,
                         Long first_size, Word first_object, Pointer second,
                         Long second_size, Word second_object,
                         Word are_objects) {
  /* If the numbers differ, the memory may have belonged to another object at
     the time of the first access. */
  if (!first_object || first_object != second_object)
    return;
  const char *a = first, *b = second;
  if (!are_objects && (a + first_size <= b || b + second_size <= a))
    return;
  mincaml_rt_fact_fails(site, ", but %s",
                        are_objects ? "both are in the same object"
                                    : "the bytes overlap");
  mincaml_rt_fact_access("the other", other);
  mincaml_rt_fact_failed();
}

/* Checks that between two times nothing has read (`modes` & 1) or written
   (`modes` & 2) these bytes, if the object still exists.  If `to` is 0, it
   stands for the current time. */
void mincaml_facts_untouched(Pointer site, Pointer call, Pointer address,
                             Long size, Word object, Word from, Word to,
                             Word modes) {
  if (!object || clock_has_stopped() || mincaml_rt_object_at(address) != object)
    return;
  if (!to)
    to = now;
  FOR_EACH_WORD(address, size, false, {
    bool is_read = modes & 1 && word->read_bytes & bytes && word->read > from &&
                   word->read <= to;
    bool is_written = modes & 2 && word->written_bytes & bytes &&
                      word->written > from && word->written <= to;
    if (is_read || is_written) {
      mincaml_rt_fact_fails(site, ", but it %s it",
                            is_written ? "writes" : "reads");
      mincaml_rt_fact_access("call", call);
      mincaml_rt_fact_access(
          is_written ? "write" : "read",
          access_at(is_written ? word->written : word->read));
      mincaml_rt_fact_failed();
    }
  });
}

/*===----------------------------------------------------------------------===*/
/* Iterations of loops                                                        */
/*===----------------------------------------------------------------------===*/

/* A word that an execution of a loop has accessed.  The table is a
   direct-mapped cache: a word with the same index replaces this one. */
struct loop_word {
  uintptr_t address;
  uint32_t loop;
  uint32_t written, first_read, last_read;
  uint8_t written_bytes, read_bytes;
  const struct mincaml_facts_site *write, *read;
};

static struct loop_word loop_words[LOOP_WORDS];
static uint32_t last_loop;

/* Returns a number for a new execution of a loop. */
Word mincaml_facts_loop_begin(Void) { return ++last_loop; }

static struct loop_word *loop_word_at(uintptr_t address, uint32_t loop) {
  uint32_t hash = (uint32_t)(address / WORD_SIZE) ^ loop * 0x9e3779b9u;
  struct loop_word *word = &loop_words[hash % LOOP_WORDS];
  if (word->address != address || word->loop != loop) {
    static const struct loop_word nothing;
    *word = nothing;
    word->address = address;
    word->loop = loop;
  }
  return word;
}

static _Noreturn void report_conflict(const struct mincaml_facts_site *site,
                                      uint32_t iteration,
                                      const struct mincaml_facts_site *other,
                                      uint32_t other_iteration) {
  mincaml_rt_fact_fails(site,
                        ", but iterations %u and %u access the same bytes",
                        other_iteration, iteration);
  mincaml_rt_fact_access("the other", other);
  mincaml_rt_fact_failed();
}

void mincaml_facts_loop_read(Pointer site, Word loop, Word iteration,
                             Pointer address, Long size) {
  uintptr_t from = (uintptr_t)address, to = from + (uintptr_t)size;
  for (uintptr_t at = from & ~(uintptr_t)(WORD_SIZE - 1); at < to;
       at += WORD_SIZE) {
    struct loop_word *word = loop_word_at(at, loop);
    uint8_t bytes = bytes_in(at, from, to);
    if (word->written_bytes & bytes && word->written != iteration)
      report_conflict(site, iteration, word->write, word->written);
    if (word->read_bytes != bytes)
      word->first_read = iteration;
    word->last_read = iteration;
    word->read_bytes = bytes;
    word->read = site;
  }
}

void mincaml_facts_loop_write(Pointer site, Word loop, Word iteration,
                              Pointer address, Long size) {
  uintptr_t from = (uintptr_t)address, to = from + (uintptr_t)size;
  for (uintptr_t at = from & ~(uintptr_t)(WORD_SIZE - 1); at < to;
       at += WORD_SIZE) {
    struct loop_word *word = loop_word_at(at, loop);
    uint8_t bytes = bytes_in(at, from, to);
    if (word->written_bytes & bytes && word->written != iteration)
      report_conflict(site, iteration, word->write, word->written);
    if (word->read_bytes & bytes &&
        (word->first_read != iteration || word->last_read != iteration))
      report_conflict(site, iteration, word->read,
                      word->first_read != iteration ? word->first_read
                                                    : word->last_read);
    word->written = iteration;
    word->written_bytes = bytes;
    word->write = site;
  }
}
