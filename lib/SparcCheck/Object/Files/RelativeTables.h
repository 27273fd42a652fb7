//===- RelativeTables.h - Jump tables of PIC --------------------*- C++ -*-===//
//
// Finds jump tables of position-independent code. GCC puts the table of a
// switch into the code section, outside all functions. An entry is the distance
// of its target from the start of the table, a number without a relocation.
//
// The address of the table is computed from that of the global offset table,
// with relocations R_SPARC_PC22 and R_SPARC_PC10 against _GLOBAL_OFFSET_TABLE_
// whose addends give the location of the table. In a linked file, the code
// subtracts a constant from the address of the global offset table instead.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H

#include "Object/Files/ObjectProgram.h"

namespace mincaml::sparc {

/// Appends the offsets of the targets of tables to \p Into, for each code
/// section. The functions and relocations of the program must have been read.
llvm::Error appendRelativeTargets(const ObjectProgram &Program,
                                  std::vector<std::vector<uint64_t>> &Into);
/// Like the function above, for a linked file whose global offset table is at
/// \p Global.
void appendRelativeTargets(const ObjectProgram &Program, uint64_t Global,
                           std::vector<std::vector<uint64_t>> &Into);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_RELATIVETABLES_H
