//===- RelativeTables.h - Tables of position-independent code ---*- C++ -*-===//
//
// GCC puts the table of a switch of position-independent code into the code
// section, outside of all functions. An entry is the distance of its target
// from the start of the table, a number without a relocation. The address of
// the table is computed from that of the global offset table, with relocations
// R_SPARC_PC22 and R_SPARC_PC10 against _GLOBAL_OFFSET_TABLE_ whose addends say
// where the table is.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H

#include "Object/Files/ObjectProgram.h"

namespace mincaml::sparc {

/// Appends the offsets of the targets of a section's tables to \p Into. The
/// functions and relocations of the program must be known.
llvm::Error appendRelativeTargets(const ObjectProgram &Program,
                                  unsigned Section,
                                  std::vector<uint64_t> &Into);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H
