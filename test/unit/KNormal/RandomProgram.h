//===- RandomProgram.h - Well-typed programs by chance ----------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_KNORMAL_RANDOMPROGRAM_H
#define MINCAML_TEST_UNIT_KNORMAL_RANDOMPROGRAM_H

#include <string>

namespace mincaml::knormal {

/// A well-typed program of about Size nodes that prints ints: nested functions
/// of first and higher order, recursion, shadowing, tuples, arrays, conditions.
/// The same arguments give the same text.
std::string randomProgram(unsigned Seed, unsigned Size);

} // namespace mincaml::knormal

#endif // MINCAML_TEST_UNIT_KNORMAL_RANDOMPROGRAM_H
