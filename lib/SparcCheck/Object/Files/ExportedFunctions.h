//===- ExportedFunctions.h - Functions that other files can call -*- C++ -*-==//
//
// Of an object file the global and weak functions; of a shared object, and of
// an executable that has one, those of the dynamic symbol table. A function may
// have several names. An indirect function (STT_GNU_IFUNC) is left out: its
// code returns the address of the one that is called.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_EXPORTEDFUNCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_EXPORTEDFUNCTIONS_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Object/ELF.h"

namespace mincaml::sparc {

/// \p Locate returns where the code of a symbol is. In the order of symbols.
template <typename ELFT>
llvm::Expected<std::vector<CodeExport>> readExports(
    const llvm::object::ELFFile<ELFT> &File,
    llvm::function_ref<std::optional<CodeLocation>(const typename ELFT::Sym &)>
        Locate);

/// The names of undefined and weak symbols.
template <typename ELFT>
llvm::Expected<std::vector<std::string>>
readImports(const llvm::object::ELFFile<ELFT> &File);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_EXPORTEDFUNCTIONS_H
