//===- LinkedTables.h - Code addresses in linked files ----------*- C++ -*-===//
//
// Finds the addresses of code in the data of linked files. There, the entries
// of jump tables have no relocations, unless the dynamic linker relocates them
// (R_SPARC_RELATIVE).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_LINKEDTABLES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_LINKEDTABLES_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/Object/ELF.h"

namespace mincaml::sparc {

/// Appends to \p Into, for each code section, the offsets to which the data of
/// a linked file refers. References are relocations and, for offsets in the
/// middle of a function, three or more words in a row that are addresses in the
/// same function. Tables of position-independent code (RelativeTables.h) are
/// included.
template <typename ELFT>
llvm::Error appendLinkedTargets(const llvm::object::ELFFile<ELFT> &File,
                                const ObjectProgram &Program,
                                llvm::ArrayRef<typename ELFT::Sym> Symbols,
                                llvm::StringRef Strings,
                                std::vector<std::vector<uint64_t>> &Into);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_LINKEDTABLES_H
