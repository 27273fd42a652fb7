/*===- number.c - Conversion of text to numbers ---------------------------===*/

#include "runtime.h"

#include <stdlib.h>

/* The value of a hexadecimal digit, or 16 for any other character. */
static unsigned digit_value(char c) {
  if (c >= '0' && c <= '9')
    return (unsigned)(c - '0');
  if (c >= 'a' && c <= 'f')
    return (unsigned)(c - 'a') + 10;
  if (c >= 'A' && c <= 'F')
    return (unsigned)(c - 'A') + 10;
  return 16;
}

/* Converts the text after the sign.  A number without a prefix must be in the
   range of a signed int.  A number with a prefix (0x, 0o, 0b, 0u) denotes the
   32 bits of the int. */
static enum mincaml_rt_parsed read_magnitude(const char *text, const char *end,
                                             bool is_negative,
                                             uint32_t *result) {
  unsigned base = 10;
  uint64_t largest = is_negative ? UINT64_C(1) << 31 : INT32_MAX;
  if (end - text >= 2 && *text == '0') {
    unsigned known = 0;
    switch (text[1] | 0x20) {
    case 'x':
      known = 16;
      break;
    case 'o':
      known = 8;
      break;
    case 'b':
      known = 2;
      break;
    case 'u':
      known = 10;
      break;
    default:
      break;
    }
    if (known) {
      base = known;
      largest = UINT32_MAX;
      text += 2;
    }
  }
  if (text == end || *text == '_')
    return MINCAML_RT_NO_NUMBER;
  uint64_t value = 0;
  for (; text != end; ++text) {
    if (*text == '_')
      continue;
    unsigned digit = digit_value(*text);
    if (digit >= base)
      return MINCAML_RT_NO_NUMBER;
    /* Once the number is out of range, its value does not matter. */
    if (value <= largest)
      value = value * base + digit;
  }
  *result = (uint32_t)value;
  return value <= largest ? MINCAML_RT_PARSED : MINCAML_RT_OUT_OF_RANGE;
}

enum mincaml_rt_parsed mincaml_rt_parse_int(const char *text, size_t length,
                                            int32_t *value) {
  const char *end = text + length;
  bool is_negative = length != 0 && *text == '-';
  if (length != 0 && (*text == '-' || *text == '+'))
    ++text;
  uint32_t magnitude = 0;
  enum mincaml_rt_parsed result =
      read_magnitude(text, end, is_negative, &magnitude);
  *value = (int32_t)(is_negative ? -magnitude : magnitude);
  return result;
}

enum mincaml_rt_parsed mincaml_rt_parse_float(const char *text, size_t length,
                                              double *value) {
  /* strtod does not accept underscores. */
  char *copy = malloc(length + 1);
  if (!copy)
    mincaml_rt_out_of_memory();
  size_t count = 0;
  for (size_t i = 0; i < length; ++i)
    if (text[i] != '_')
      copy[count++] = text[i];
  copy[count] = '\0';
  char *end = copy;
  *value = strtod(copy, &end);
  bool is_float = count != 0 && end == copy + count;
  free(copy);
  return is_float ? MINCAML_RT_PARSED : MINCAML_RT_NO_NUMBER;
}
