/* Calls every external that computes or prints. */

#include "mincaml.h"

#include <math.h>

static void print_float_line(double x) {
  min_caml_print_float(x);
  min_caml_print_newline();
}

static void print_int_line(int32_t n) {
  min_caml_print_int(n);
  min_caml_print_newline();
}

void min_caml_start(void) {
  static const double floats[] = {
      0.0,
      -0.0,
      1.0,
      -100.0,
      0.1 + 0.2,
      1.0 / 3.0,
      1e15,
      1e-7,
      1e22,
      123456789012.0,
      1234567890123.0,
      5e-324,
      1e308,
      1e300,
      INFINITY,
      -INFINITY,
      NAN,
  };
  for (unsigned i = 0; i < sizeof(floats) / sizeof(floats[0]); ++i)
    print_float_line(floats[i]);
  print_float_line(-__builtin_nan(""));

  print_int_line(0);
  print_int_line(INT32_MAX);
  print_int_line(INT32_MIN);
  print_int_line(-7);

  min_caml_print_byte('A' + 256);
  min_caml_print_char('B');
  min_caml_print_byte((-1 & ~255) | 'C');
  min_caml_print_newline();

  print_float_line(min_caml_abs_float(-2.5));
  print_float_line(min_caml_fabs(-0.0));
  print_float_line(min_caml_sqrt(2.0));
  print_float_line(min_caml_sqrt(-1.0));
  print_float_line(min_caml_floor(-1.5));
  print_float_line(min_caml_ceil(-1.5));
  print_float_line(min_caml_cos(1.0));
  print_float_line(min_caml_sin(1.0));
  print_float_line(min_caml_tan(1.0));
  print_float_line(min_caml_atan(1.0));
  print_float_line(min_caml_exp(1.0));
  print_float_line(min_caml_log(10.0));
  print_float_line(min_caml_float_of_int(INT32_MIN));
  print_float_line(min_caml_float(41));

  print_int_line(min_caml_int_of_float(2.99));
  print_int_line(min_caml_truncate(-2.99));
  print_int_line(min_caml_int_of_float(2147483647.9));
  print_int_line(min_caml_int_of_float(-2147483648.9));
  print_int_line(min_caml_int_of_float(2147483648.0));
  print_int_line(min_caml_int_of_float(-2147483649.0));
  print_int_line(min_caml_truncate(1e300));
  print_int_line(min_caml_truncate(INFINITY));
  print_int_line(min_caml_truncate(NAN));
}
