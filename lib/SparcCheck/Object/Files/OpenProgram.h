//===- OpenProgram.h - Opening of a program ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OPENPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OPENPROGRAM_H

#include "Object/Files/ObjectProgram.h"
#include "mincaml/SparcCheck/ObjectCheck.h"

namespace mincaml::sparc {

/// Reads an ELF file. If the options name a processor, its architecture
/// replaces the one that the file states.
llvm::Expected<std::unique_ptr<ObjectProgram>>
openProgram(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OPENPROGRAM_H
