//===- ExportedFunctions.h - Functions that other files can call -*- C++ -*-==//
//
// Reads the functions that other files can call: the global and weak functions
// of an object file, and the functions in the dynamic symbol table of a shared
// object or executable. A function may have several names.
//
// An indirect function (STT_GNU_IFUNC) is left out, because its code only
// returns the address of the function that is called.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_EXPORTEDFUNCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_EXPORTEDFUNCTIONS_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Object/ELF.h"

namespace mincaml::sparc {

/// Returns the exported functions in the order of their symbols. \p Locate
/// returns the location of a symbol's code.
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
