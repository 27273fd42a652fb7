//===- JumpTables.h - Jump tables in data -----------------------*- C++ -*-===//
//
// Finds the targets of jump tables whose entries have no relocations.
//
// GCC puts the table of a switch in position-independent code into the code
// section, outside all functions. An entry is the distance of its target from
// the start of the table, a number without a relocation. The address of the
// table is computed from that of the global offset table, with relocations
// R_SPARC_PC22 and R_SPARC_PC10 against _GLOBAL_OFFSET_TABLE_ whose addends
// give the location of the table. In a linked file, the code subtracts a
// constant from the address of the global offset table instead.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_JUMPTABLES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_JUMPTABLES_H

#include "Object/Files/ObjectProgram.h"

namespace mincaml::sparc {

/// Appends to \p Into, for each code section, the offsets to which \p Bytes,
/// data of a linked file, refers: three or more words in a row that are
/// addresses in the middle of the same function.
void appendAddressesInRows(const ObjectProgram &Program,
                           llvm::ArrayRef<uint8_t> Bytes,
                           std::vector<std::vector<uint64_t>> &Into);

/// Appends the offsets of the targets of position-independent tables to
/// \p Into, for each code section. \p Global is the address of the global
/// offset table in a linked file. The functions and relocations of the program
/// must have been read.
llvm::Error appendRelativeTargets(const ObjectProgram &Program,
                                  std::optional<uint64_t> Global,
                                  std::vector<std::vector<uint64_t>> &Into);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_JUMPTABLES_H
