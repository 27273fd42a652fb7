/*===- math.c - Floating-point externals ----------------------------------===*/

#include "runtime.h"

#include <math.h>

double min_caml_abs_float(double x) { return fabs(x); }
double min_caml_fabs(double x) { return fabs(x); }
double min_caml_sqrt(double x) { return sqrt(x); }
double min_caml_floor(double x) { return floor(x); }
double min_caml_ceil(double x) { return ceil(x); }
double min_caml_cos(double x) { return cos(x); }
double min_caml_sin(double x) { return sin(x); }
double min_caml_tan(double x) { return tan(x); }
double min_caml_atan(double x) { return atan(x); }
double min_caml_exp(double x) { return exp(x); }
double min_caml_log(double x) { return log(x); }

double min_caml_Float_power(double x, double y) { return pow(x, y); }
double min_caml_Float_remainder(double x, double y) { return fmod(x, y); }
double min_caml_Float_arc_tangent2(double x, double y) { return atan2(x, y); }
double min_caml_Float_arc_cosine(double x) { return acos(x); }
double min_caml_Float_arc_sine(double x) { return asin(x); }
double min_caml_Float_hyperbolic_cosine(double x) { return cosh(x); }
double min_caml_Float_hyperbolic_sine(double x) { return sinh(x); }
double min_caml_Float_hyperbolic_tangent(double x) { return tanh(x); }
double min_caml_Float_decimal_logarithm(double x) { return log10(x); }
double min_caml_Float_exponential_minus_one(double x) { return expm1(x); }
double min_caml_Float_logarithm_plus_one(double x) { return log1p(x); }
double min_caml_Float_hyperbolic_arc_cosine(double x) { return acosh(x); }
double min_caml_Float_hyperbolic_arc_sine(double x) { return asinh(x); }
double min_caml_Float_hyperbolic_arc_tangent(double x) { return atanh(x); }
double min_caml_Float_hypotenuse(double x, double y) { return hypot(x, y); }
double min_caml_Float_copy_sign(double x, double y) { return copysign(x, y); }
double min_caml_Float_scale(double x, int32_t n) { return ldexp(x, n); }
double min_caml_Float_cube_root(double x) { return cbrt(x); }
double min_caml_Float_binary_exponential(double x) { return exp2(x); }
double min_caml_Float_binary_logarithm(double x) { return log2(x); }
double min_caml_Float_error_function(double x) { return erf(x); }
double min_caml_Float_complementary_error_function(double x) { return erfc(x); }
double min_caml_Float_round(double x) { return round(x); }
double min_caml_Float_multiply_add(double x, double y, double z) {
  return fma(x, y, z);
}
double min_caml_Float_next_after(double x, double y) { return nextafter(x, y); }

/* In C, the conversion of a value out of range is undefined, and machines
   differ. Here the result is INT32_MIN.  The same holds for a NaN, for which
   both comparisons are false. */
static int32_t truncate_to_int(double x) {
  return x > -2147483649.0 && x < 2147483648.0 ? (int32_t)x : INT32_MIN;
}

int32_t min_caml_int_of_float(double x) { return truncate_to_int(x); }
int32_t min_caml_truncate(double x) { return truncate_to_int(x); }

double min_caml_float_of_int(int32_t n) { return n; }
double min_caml_float(int32_t n) { return n; }
