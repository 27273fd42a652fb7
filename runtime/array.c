/*===- array.c - Creation of arrays ---------------------------------------===*\
|*
|* An array is a pointer to element 0.  The header before it ends with the
|* length.  Compiled code checks the length before it calls these functions, and
|* reports a negative length with its source location.  The check here is for
|* code that was compiled with --unsafe and for foreign code.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <string.h>

/* The inline assembly in MINCAML_ARRAY contains the number 8, because it cannot
   use the constant. */
_Static_assert(MINCAML_ARRAY_HEADER_SIZE == 8, "MINCAML_ARRAY uses 8");

void *mincaml_rt_make_array(int32_t length, size_t element_size,
                            bool has_pointers) {
  if (length < 0)
    mincaml_rt_fatal("mincaml: negative array size %d\n", (int)length);

  /* There are at most 2^31 elements of 8 bytes, so the size fits in 64 bits.  A
     size_t may have 32. */
  uint64_t size = MINCAML_ARRAY_HEADER_SIZE + (uint64_t)length * element_size;
  /* A loop may keep no pointer to the array but the address after its last
     element.  With one more byte, that address is in the array, and the
     collector knows that the array is alive. */
  size += 1;
  size = (size + MINCAML_ALLOCATION_ALIGNMENT - 1) &
         ~(uint64_t)(MINCAML_ALLOCATION_ALIGNMENT - 1);
  if (size > SIZE_MAX)
    mincaml_rt_out_of_memory();

  char *elements = (char *)mincaml_rt_allocate((size_t)size, has_pointers) +
                   MINCAML_ARRAY_HEADER_SIZE;
  *(int32_t *)(void *)(elements - MINCAML_ARRAY_LENGTH_OFFSET) = length;
  return elements;
}

/* The memory is already zero.  An array of zeros is therefore not written here:
   creating a large one takes no time, and its pages take no memory until they
   are used. */

int32_t *min_caml_create_array(int32_t length, int32_t initial) {
  int32_t *array = mincaml_rt_make_array(length, sizeof(int32_t), false);
  if (initial != 0)
    for (int32_t i = 0; i < length; ++i)
      array[i] = initial;
  return array;
}

double *min_caml_create_float_array(int32_t length, double initial) {
  double *array = mincaml_rt_make_array(length, sizeof(double), false);
  /* This compares the bits, because -0.0 == 0.0. */
  uint64_t bits;
  memcpy(&bits, &initial, sizeof(bits));
  if (bits != 0)
    for (int32_t i = 0; i < length; ++i)
      array[i] = initial;
  return array;
}

void **min_caml_create_pointer_array(int32_t length, void *initial) {
  void **array = mincaml_rt_make_array(length, sizeof(void *), true);
  if (initial)
    for (int32_t i = 0; i < length; ++i)
      array[i] = initial;
  return array;
}

/* Values of type unit take no space, so the array has only its header. */
void *min_caml_create_unit_array(int32_t length) {
  return mincaml_rt_make_array(length, 0, false);
}
