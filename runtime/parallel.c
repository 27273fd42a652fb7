/*===- parallel.c - Parallel loops ----------------------------------------===*\
|*
|* With -fparallel, compiled code passes the body of a loop whose iterations are
|* independent to min_caml_parallel_run.  The iterations are divided into
|* chunks.  The calling thread and the threads of a pool take chunks, in the
|* order of the iterations, until none is left.
|*
|* The threads of the pool are made by the first loop that needs them.  They
|* sleep between loops, and end with the program.
|*
|* A body does not allocate, so the collector never runs while more than one
|* thread does: the calling thread, the only one that has roots, waits here.
|*
|* No iteration can fail or print.
|*
|* With MINCAML_PARALLEL=stats, the times are measured in the processor time of
|* each thread, which does not depend on other programs.  At the end of the
|* program, this prints to standard error what a prediction of the speedup
|* needs: the time of all chunks (the work); of the busiest thread of each loop;
|* of the longest chunk of each loop (the span, if there are enough chunks); and
|* of the program without its parallel loops.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
  MAX_THREADS = 256,
  /* The iterations may take different times, so a thread takes several chunks. */
  CHUNKS_PER_THREAD = 8
};

/* Bodies do not recurse, so a small stack is enough. */
#define WORKER_STACK_SIZE ((size_t)1 << 20)

struct worker {
  pthread_t thread;
  /* The time that its chunks of this loop have taken, in nanoseconds. */
  int64_t time;
};

/* The calling thread is the worker 0. */
static struct worker workers[MAX_THREADS];
/* The number of workers; 0 before the first loop. */
static int worker_count;
/* Whether a loop runs.  Only the calling thread changes it, while the others
   sleep. */
static bool is_running;

/* The mutex protects everything below, and the times of the workers. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work_available = PTHREAD_COND_INITIALIZER;
static pthread_cond_t chunks_finished = PTHREAD_COND_INITIALIZER;
static min_caml_parallel_body *loop_body;
static void *loop_environment;
static int32_t loop_count;
/* The next chunk to take, the number of chunks, and how many chunks threads
   are executing. */
static int next_chunk, chunk_count, busy;
static bool is_ending;

static bool prints_statistics;
static int64_t loops, work, busiest, longest, longest_in_loop;

/* The mutex that orders the combination of reductions. */
static pthread_mutex_t combination = PTHREAD_MUTEX_INITIALIZER;

static int32_t first_iteration(int chunk) {
  return (int32_t)((int64_t)loop_count * chunk / chunk_count);
}

static int64_t time_of(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Adds the times of a loop that is finished. */
static void add_times(void) {
  int64_t most = 0;
  for (int i = 0; i < worker_count; ++i) {
    work += workers[i].time;
    most = workers[i].time > most ? workers[i].time : most;
    workers[i].time = 0;
  }
  ++loops;
  busiest += most;
  longest += longest_in_loop;
  longest_in_loop = 0;
}

static void print_statistics(void) {
  const double ms = 1e-6;
  int64_t rest = time_of(CLOCK_PROCESS_CPUTIME_ID) - work;
  dprintf(STDERR_FILENO,
          "mincaml: parallel loops: %lld, threads: %d, work: %.3f ms, busiest "
          "threads: %.3f ms, longest chunks: %.3f ms, rest: %.3f ms\n",
          (long long)loops, worker_count, (double)work * ms,
          (double)busiest * ms, (double)longest * ms, (double)rest * ms);
}

/* Executes chunks until none is left.  The mutex is locked before and
   afterwards. */
static void take_chunks(struct worker *worker) {
  while (next_chunk < chunk_count) {
    int chunk = next_chunk++;
    ++busy;
    int32_t begin = first_iteration(chunk), end = first_iteration(chunk + 1);
    pthread_mutex_unlock(&mutex);
    int64_t start = prints_statistics ? time_of(CLOCK_THREAD_CPUTIME_ID) : 0;
    loop_body(begin, end, loop_environment);
    int64_t time =
        prints_statistics ? time_of(CLOCK_THREAD_CPUTIME_ID) - start : 0;
    pthread_mutex_lock(&mutex);
    worker->time += time;
    longest_in_loop = time > longest_in_loop ? time : longest_in_loop;
    --busy;
    if (!busy)
      pthread_cond_broadcast(&chunks_finished);
  }
}

static void *run_worker(void *worker) {
  pthread_mutex_lock(&mutex);
  while (!is_ending) {
    take_chunks(worker);
    if (!is_ending)
      pthread_cond_wait(&work_available, &mutex);
  }
  pthread_mutex_unlock(&mutex);
  return NULL;
}

static void end_workers(void) {
  if (!worker_count)
    return;
  pthread_mutex_lock(&mutex);
  is_ending = true;
  pthread_cond_broadcast(&work_available);
  pthread_mutex_unlock(&mutex);
  for (int i = 1; i < worker_count; ++i)
    pthread_join(workers[i].thread, NULL);
  if (prints_statistics)
    print_statistics();
  is_ending = false;
  worker_count = 0;
}

static bool wants_statistics(void) {
  const char *text = getenv("MINCAML_PARALLEL");
  if (!text || !*text)
    return false;
  if (strcmp(text, "stats"))
    mincaml_rt_fatal(
        "mincaml: MINCAML_PARALLEL: expected \"stats\", found \"%s\"\n", text);
  return true;
}

static int wanted_threads(void) {
  const char *text = getenv("MINCAML_THREADS");
  if (!text || !*text) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1             ? 1
           : processors > MAX_THREADS ? MAX_THREADS
                                      : (int)processors;
  }
  int value = 0;
  const char *rest = text;
  for (; *rest >= '0' && *rest <= '9' && value <= MAX_THREADS; ++rest)
    value = 10 * value + (*rest - '0');
  if (*rest || value < 1 || value > MAX_THREADS)
    mincaml_rt_fatal("mincaml: MINCAML_THREADS: expected a number from 1 to "
                     "%d, found \"%s\"\n",
                     MAX_THREADS, text);
  return value;
}

/* If the system has no more threads, those that exist share the work. */
static void make_workers(void) {
  int wanted = wanted_threads();
  prints_statistics = wants_statistics();
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, WORKER_STACK_SIZE);
  int count = 1;
  while (count < wanted && !pthread_create(&workers[count].thread, &attributes,
                                           run_worker, &workers[count]))
    ++count;
  pthread_attr_destroy(&attributes);
  worker_count = count;
  mincaml_rt_at_end = end_workers;
}

int32_t min_caml_parallel_threads(void) {
  /* A loop in a function that a body calls is not parallel. */
  if (is_running)
    return 1;
  if (!worker_count)
    make_workers();
  return worker_count;
}

void min_caml_parallel_run(min_caml_parallel_body *body, int32_t count,
                           void *environment) {
  is_running = true;
  pthread_mutex_lock(&mutex);
  loop_body = body;
  loop_environment = environment;
  loop_count = count;
  next_chunk = 0;
  chunk_count = worker_count * CHUNKS_PER_THREAD;
  if (chunk_count > count)
    chunk_count = count;
  pthread_cond_broadcast(&work_available);
  take_chunks(&workers[0]);
  while (busy)
    pthread_cond_wait(&chunks_finished, &mutex);
  if (prints_statistics)
    add_times();
  pthread_mutex_unlock(&mutex);
  is_running = false;
}

void min_caml_parallel_lock(void) { pthread_mutex_lock(&combination); }

void min_caml_parallel_unlock(void) { pthread_mutex_unlock(&combination); }

/*===----------------------------------------------------------------------===*/
/* Are the objects different?                                                 */
/*===----------------------------------------------------------------------===*/

/* The number of pointers in a set, or -1 if they are not all elements of its
   array. */
static int64_t size_of_set(const min_caml_parallel_set *set) {
  if (!set->array)
    return 1;
  int32_t length;
  memcpy(&length, set->array - MINCAML_ARRAY_LENGTH_OFFSET, sizeof(length));
  if (!set->first)
    return length;
  int64_t first = (int64_t)((intptr_t)set->first - (intptr_t)set->array);
  int64_t last = first + (int64_t)set->stride * (set->count - 1);
  int64_t end = (int64_t)length * (int64_t)sizeof(void *);
  if (first < 0 || last < 0 || first >= end || last >= end)
    return -1;
  return set->count;
}

static uintptr_t element_of_set(const min_caml_parallel_set *set,
                                int64_t index) {
  if (!set->array)
    return (uintptr_t)set->first;
  const char *address = set->first
                            ? set->first + (intptr_t)index * set->stride
                            : set->array + (size_t)index * sizeof(void *);
  uintptr_t element;
  memcpy(&element, address, sizeof(element));
  return element;
}

static int compare_addresses(const void *a, const void *b) {
  uintptr_t left = *(const uintptr_t *)a, right = *(const uintptr_t *)b;
  return (left > right) - (left < right);
}

int32_t min_caml_parallel_disjoint(const min_caml_parallel_set *sets,
                                   int32_t written_sets, int32_t all_sets) {
  int64_t total = 0;
  for (int32_t i = 0; i < all_sets; ++i) {
    int64_t size = size_of_set(&sets[i]);
    if (size < 0)
      return 0;
    if (i < written_sets)
      total += size;
  }
  uintptr_t *written = malloc((size_t)total * sizeof(*written));
  if (!written)
    return 0;
  size_t count = 0;
  bool is_sorted = true;
  for (int32_t i = 0; i < written_sets; ++i) {
    int64_t size = size_of_set(&sets[i]);
    for (int64_t k = 0; k < size; ++k) {
      written[count] = element_of_set(&sets[i], k);
      is_sorted &= !count || written[count - 1] < written[count];
      ++count;
    }
  }
  /* Rows are usually allocated in the order of their numbers. */
  if (!is_sorted)
    qsort(written, count, sizeof(*written), compare_addresses);
  bool is_disjoint = true;
  for (size_t i = 1; i < count && is_disjoint; ++i)
    is_disjoint = written[i - 1] != written[i];
  for (int32_t i = written_sets; i < all_sets && is_disjoint; ++i) {
    int64_t size = size_of_set(&sets[i]);
    for (int64_t k = 0; k < size && is_disjoint; ++k) {
      uintptr_t element = element_of_set(&sets[i], k);
      is_disjoint = !bsearch(&element, written, count, sizeof(*written),
                             compare_addresses);
    }
  }
  free(written);
  return is_disjoint;
}
