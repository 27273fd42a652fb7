//===- SparcFields.h - The fields of SPARC instructions ---------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_SPARCFIELDS_H
#define MINCAML_LIB_EXPLORER_SPARCFIELDS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml::explorer {

/// The bits High to Low of an instruction, with their value as an unsigned
/// number.
struct Field {
  llvm::StringRef Name;
  unsigned High;
  unsigned Low;
  uint32_t Value;
};

/// The fields of an instruction word, from the highest bit to the lowest,
/// according to the SPARC architecture manual, versions 8 (chapter 5) and 9
/// (chapter 6). They cover all bits.
llvm::SmallVector<Field, 8> sparcFields(uint32_t Word);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_SPARCFIELDS_H
