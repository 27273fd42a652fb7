/* Foreign arrays; also valid C++. */

#include "mincaml.h"

MINCAML_ARRAY(int32_t, primes, 5, 2, 3, 5);
MINCAML_ARRAY(double, weights, 2, 0.5, 0.25);
MINCAML_ARRAY(double *, rows, 2, min_caml_weights, min_caml_weights);
