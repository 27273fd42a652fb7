//===- DebugSection.h - Debug sections of ELF files -------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGSECTION_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGSECTION_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Object/ELF.h"
#include <string>

namespace mincaml::sparc {

/// Implements ObjectProgram::debugSection(). \p ValueOf returns the address of
/// the symbol with a number, or nothing if there is no such symbol. Relocations
/// are applied only in relocatable files.
template <typename ELFT>
llvm::Expected<DebugContents> readDebugSection(
    const llvm::object::ELFFile<ELFT> &File, llvm::StringRef Name,
    llvm::function_ref<std::optional<uint64_t>(unsigned Symbol)> ValueOf,
    std::string &Relocated);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGSECTION_H
