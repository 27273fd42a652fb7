//===- ProgramTypes.h - The types of a program ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMTYPES_H
#define MINCAML_LIB_GENERATOR_PROGRAMTYPES_H

#include "TypeTable.h"
#include "mincaml/Support/Random.h"

namespace mincaml::generator {

using TypeList = llvm::SmallVector<const ValueType *, 8>;

/// Chooses a few compound types for the program at its start, and later types
/// among these and the scalars.
class ProgramTypes {
public:
  /// If \p Extended, the types include char, string and functions that may
  /// raise, which the original language does not have. \p TextShare is the
  /// percentage of types that are char or string.
  ProgramTypes(TypeTable &Table, Random &R, bool Extended, unsigned TextShare);

  /// A scalar or one of the compound types.
  const ValueType *someType();
  const ValueType *someCompound();
  const ValueType *someScalar();
  const ValueType *someNumber();
  /// Types for 1 to \p Most parameters.
  TypeList parameterTypes(unsigned Most);

private:
  const ValueType *randomType(unsigned Depth);
  const ValueType *someText();
  uint32_t someLength();

  TypeTable &Table;
  Random &R;
  bool Extended;
  unsigned TextShare;
  TypeList Compounds;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMTYPES_H
