//===- HardwareCapabilities.h - What extensions code uses -------*- C++ -*-===//
//
// The GNU assembler states in .gnu.attributes which extensions of V9 an object
// file uses, as a set of bits: Tag_GNU_Sparc_HWCAPS and Tag_GNU_Sparc_HWCAPS2
// (GNU binutils, include/elf/sparc.h and gas/doc/as.texi, "GNU Object
// Attributes"). The flags of the ELF header have only VIS 1 and 2.
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

  /// Adds those that the contents of a section .gnu.attributes state. Returns
  /// an error if the contents are inconsistent.
  llvm::Error add(llvm::ArrayRef<uint8_t> Contents);
  /// Adds them to those that an architecture has.
  void addTo(CodeArchitecture &Architecture) const;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_HARDWARECAPABILITIES_H
