//===- FunctionExtent.h - Extent of functions without a size ----*- C++ -*-===//
//
// Determines the end of a function whose symbol has no size, such as GCC's
// __sparc_get_pc_thunk.l7. In a linked file, padding and code without symbols
// may follow it, up to the next symbol.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_FUNCTIONEXTENT_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_FUNCTIONEXTENT_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace mincaml::sparc {

/// The end of the code that starts at \p Begin. The code ends after the first
/// return or unconditional jump, including its delay slot, beyond which no
/// earlier branch leads; at the latest, at the end of \p Bytes.
uint64_t endOfCode(llvm::ArrayRef<uint8_t> Bytes, uint64_t Begin, bool HasV9);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_FUNCTIONEXTENT_H
