/* Makes objects as compiled code does, checks that they stay apart, and makes
   one array of each kind.  Reads the number of megabytes to use. */

#include "mincaml.h"

#include <stddef.h>

static void *make(uint32_t size) {
  if ((size_t)(min_caml_heap.limit - min_caml_heap.next) < size)
    return min_caml_allocate(size);
  void *object = min_caml_heap.next;
  min_caml_heap.next += size;
  return object;
}

struct cell {
  struct cell *previous;
  uint32_t size;
  uint32_t number;
};

static void check(int condition, int32_t what) {
  if (condition)
    return;
  min_caml_print_int(what);
  min_caml_print_newline();
}

void min_caml_start(void) {
  int32_t megabytes = min_caml_read_int();
  struct cell *last = 0;
  uint32_t number = 0, random = 1;
  for (uint64_t used = 0; used < (uint64_t)megabytes << 20;) {
    random = random * 1103515245u + 12345u;
    uint32_t size = 16 + (random >> 8) % 1000 * 8;
    if ((random >> 20) % 512 == 0)
      size = 3 << 20;
    struct cell *cell = make(size);
    check(((uintptr_t)cell & 7) == 0, 1);
    check(cell->previous == 0 && cell->size == 0, 2);
    cell->previous = last;
    cell->size = size;
    cell->number = ++number;
    *(uint32_t *)((char *)cell + size - 4) |= number;
    last = cell;
    used += size;
  }
  for (; last; last = last->previous, --number) {
    check(last->number == number, 3);
    check(*(uint32_t *)((char *)last + last->size - 4) == number, 4);
  }
  check(number == 0, 5);

  int32_t *ints = min_caml_create_array(5, -3);
  check(min_caml_array_length(ints) == 5, 6);
  check(ints[0] == -3 && ints[4] == -3, 7);

  double *floats = min_caml_create_float_array(3, -0.0);
  check(min_caml_array_length(floats) == 3, 8);
  check(((uintptr_t)floats & 7) == 0, 9);
  check(1.0 / floats[0] < 0.0 && 1.0 / floats[2] < 0.0, 10);

  void **pointers = min_caml_create_pointer_array(2, floats);
  check(min_caml_array_length(pointers) == 2, 11);
  check(pointers[0] == floats && pointers[1] == floats, 12);

  check(min_caml_array_length(min_caml_create_unit_array(INT32_MAX)) ==
            INT32_MAX,
        13);
  check(min_caml_array_length(min_caml_create_array(0, 1)) == 0, 14);

  int32_t *large = min_caml_create_array(1 << 20, 9);
  check(large[0] == 9 && large[(1 << 20) - 1] == 9, 15);

  min_caml_print_byte('k');
  min_caml_print_newline();
}
