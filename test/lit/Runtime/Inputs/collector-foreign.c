#include "mincaml.h"

/* Stores to an object of the program, of which the collector learns nothing. */
void keep(void **array, int32_t index, void *value) { array[index] = value; }

/* A variable of C code, which is a root only when it is registered. */
static void *kept;
void keep_in_variable(void *value) {
  static int is_registered;
  if (!is_registered)
    min_caml_add_root(&kept, sizeof(kept));
  is_registered = 1;
  kept = value;
}
void *kept_in_variable(void) { return kept; }

/* Removes addresses that returned calls have left on the stack. */
__attribute__((noinline)) static void clear_stack(void) {
  volatile char area[8192];
  for (unsigned i = 0; i < sizeof(area); ++i)
    area[i] = 0;
}

/* Returns an element of the array, of which only an address in the middle is
   left while other arrays are created. */
void *from_middle(void **array) {
  void **middle = array + 8000;
  __asm__ volatile("" : "+r"(middle));
  clear_stack();
  for (int32_t i = 0; i < 12; ++i)
    min_caml_create_array(i, i);
  return middle[1000];
}
