//===- OpenProgram.h - Reading a program to check ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OPENPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OPENPROGRAM_H

#include "Object/Files/ObjectProgram.h"
#include "mincaml/SparcCheck/ObjectCheck.h"

namespace mincaml::sparc {

/// Reads an ELF file; for the processor of the options if they have one.
llvm::Expected<std::unique_ptr<ObjectProgram>>
openProgram(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OPENPROGRAM_H
