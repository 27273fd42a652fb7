//===- RandomProgram.h - Random well-typed programs -------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_KNORMAL_RANDOMPROGRAM_H
#define MINCAML_TEST_UNIT_KNORMAL_RANDOMPROGRAM_H

#include <string>

namespace mincaml::knormal {

/// Returns a well-typed program of about Size nodes that prints ints. It
/// contains nested functions of first and higher order, recursion, shadowing,
/// tuples, arrays and conditions. The same arguments give the same text.
std::string randomProgram(unsigned Seed, unsigned Size);

} // namespace mincaml::knormal

#endif // MINCAML_TEST_UNIT_KNORMAL_RANDOMPROGRAM_H
