//===- FunctionExtent.h - Functions without a size --------------*- C++ -*-===//
//
// In a linked file, code of other sections and padding follow a function whose
// symbol has no size (GCC's __sparc_get_pc_thunk.l7), up to the next symbol.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_FUNCTIONEXTENT_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_FUNCTIONEXTENT_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace mincaml::sparc {

/// The end of the code that starts at \p Begin: after the first return, or jump
/// that is always taken, and its slot, beyond which no branch before it leads;
/// at most the end of \p Bytes.
uint64_t endOfCode(llvm::ArrayRef<uint8_t> Bytes, uint64_t Begin, bool HasV9);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_FUNCTIONEXTENT_H
