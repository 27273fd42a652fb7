//===- HardwareCapabilities.h - Extensions in GNU attributes ----*- C++ -*-===//
//
// Reads the extensions of V9 that an object file uses from .gnu.attributes. The
// GNU assembler writes them as bit sets with the tags Tag_GNU_Sparc_HWCAPS and
// Tag_GNU_Sparc_HWCAPS2 (GNU binutils, include/elf/sparc.h and gas/doc/as.texi,
// "GNU Object Attributes"). The flags in the ELF header contain only VIS 1 and
// 2.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_HARDWARECAPABILITIES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_HARDWARECAPABILITIES_H

#include "Object/Files/CodeArchitecture.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace mincaml::sparc {

struct HardwareCapabilities {
  uint64_t First = 0, Second = 0;

  /// Adds the capabilities in the contents of a section .gnu.attributes.
  /// Returns an error if the contents are inconsistent.
  llvm::Error add(llvm::ArrayRef<uint8_t> Contents);
  /// Adds the capabilities to an architecture.
  void addTo(CodeArchitecture &Architecture) const;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_HARDWARECAPABILITIES_H
