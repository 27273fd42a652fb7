//===- Archive.h - The objects of an archive --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ARCHIVE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ARCHIVE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::sparc {

bool isArchive(llvm::MemoryBufferRef Buffer);

/// Visits the members of an archive, with names like "libfoo.a(bar.o)", or the
/// file itself if it is not an archive. All are visited; returns the errors of
/// all, those of members with their names.
llvm::Error
forEachObject(llvm::MemoryBufferRef Buffer,
              llvm::function_ref<llvm::Error(llvm::MemoryBufferRef)> Visit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_ARCHIVE_H
