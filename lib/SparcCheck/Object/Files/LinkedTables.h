//===- LinkedTables.h - Addresses of code in linked files -------*- C++ -*-===//
//
// In a linked file no relocation marks the entries of jump tables, unless the
// dynamic linker adapts them (R_SPARC_RELATIVE).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_LINKEDTABLES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_LINKEDTABLES_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/Object/ELF.h"

namespace mincaml::sparc {

/// Appends to \p Into, by code section, the offsets to which data of a linked
/// file refers: by relocations and, in the middle of functions, by three or
/// more words in a row that are addresses of one function. Also those of
/// position-independent code (RelativeTables.h).
template <typename ELFT>
llvm::Error appendLinkedTargets(const llvm::object::ELFFile<ELFT> &File,
                                const ObjectProgram &Program,
                                llvm::ArrayRef<typename ELFT::Sym> Symbols,
                                llvm::StringRef Strings,
                                std::vector<std::vector<uint64_t>> &Into);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_LINKEDTABLES_H
