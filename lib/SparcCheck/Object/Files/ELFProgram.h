//===- ELFProgram.h - Reader of ELF files -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ELFPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ELFPROGRAM_H

#include "Object/Files/ObjectProgram.h"

namespace mincaml::sparc {

/// Reads an ELF file. The caller has checked that its magic numbers are those
/// of a SPARC file of this type.
template <typename ELFT>
llvm::Expected<std::unique_ptr<ObjectProgram>> readELF(llvm::StringRef Bytes);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ELFPROGRAM_H
