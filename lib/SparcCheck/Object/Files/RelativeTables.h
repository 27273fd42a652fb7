//===- RelativeTables.h - Tables of position-independent code ---*- C++ -*-===//
//
// GCC puts the table of a switch of position-independent code into the code
// section, outside of all functions. An entry is the distance of its target
// from the start of the table, a number without a relocation. The address of
// the table is computed from that of the global offset table, with relocations
// R_SPARC_PC22 and R_SPARC_PC10 against _GLOBAL_OFFSET_TABLE_ whose addends say
// where the table is. In a linked file it is subtracted as a constant.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H

#include "Object/Files/ObjectProgram.h"

namespace mincaml::sparc {

/// Appends the offsets of the targets of tables to \p Into, by code section.
/// The functions and relocations of the program must be known.
llvm::Error appendRelativeTargets(const ObjectProgram &Program,
                                  std::vector<std::vector<uint64_t>> &Into);
/// The same for a linked file with the global offset table at \p Global.
void appendRelativeTargets(const ObjectProgram &Program, uint64_t Global,
                           std::vector<std::vector<uint64_t>> &Into);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H
