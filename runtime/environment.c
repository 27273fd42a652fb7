/*===- environment.c - Settings from the environment ----------------------===*/

#include "runtime.h"

#include <stdlib.h>

bool mincaml_rt_size_from_environment(const char *name, uint64_t *size) {
  const char *text = getenv(name);
  if (!text || !*text)
    return false;

  const char *rest = text;
  uint64_t value = 0;
  for (; *rest >= '0' && *rest <= '9'; ++rest) {
    if (__builtin_mul_overflow(value, UINT64_C(10), &value) ||
        __builtin_add_overflow(value, (uint64_t)(*rest - '0'), &value))
      value = UINT64_MAX;
  }
  bool has_digits = rest != text;

  unsigned shift = 0;
  switch (*rest) {
  case 'k':
  case 'K':
    shift = 10;
    break;
  case 'm':
  case 'M':
    shift = 20;
    break;
  case 'g':
  case 'G':
    shift = 30;
    break;
  default:
    break;
  }
  if (shift)
    ++rest;

  if (!has_digits || *rest)
    mincaml_rt_fatal("mincaml: %s: expected a size in bytes such as 512K, 64M "
                     "or 2G, found \"%s\"\n",
                     name, text);

  *size = value > (UINT64_MAX >> shift) ? UINT64_MAX : value << shift;
  return true;
}
