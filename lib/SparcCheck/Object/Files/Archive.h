//===- Archive.h - Objects in an archive ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ARCHIVE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ARCHIVE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::sparc {

bool isArchive(llvm::MemoryBufferRef Buffer);

/// Visits the members of an archive, with names such as "libfoo.a(bar.o)", or
/// the file itself if it is not an archive. All members are visited, even after
/// an error. Returns all errors; those of members have the members' names.
llvm::Error
forEachObject(llvm::MemoryBufferRef Buffer,
              llvm::function_ref<llvm::Error(llvm::MemoryBufferRef)> Visit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ARCHIVE_H
