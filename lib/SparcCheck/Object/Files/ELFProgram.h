//===- ELFProgram.h - Reading ELF files of SPARC code -----------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ELFPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ELFPROGRAM_H

#include "Object/Files/ObjectProgram.h"

namespace mincaml::sparc {

/// Reads a file whose magic numbers are those of a SPARC ELF file of this type.
template <typename ELFT>
llvm::Expected<std::unique_ptr<ObjectProgram>> readELF(llvm::StringRef Bytes);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ELFPROGRAM_H
