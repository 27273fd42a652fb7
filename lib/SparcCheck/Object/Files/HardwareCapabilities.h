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

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mincaml::sparc {

struct HardwareCapabilities {
  uint64_t First = 0, Second = 0;

  /// Adds those that the contents of a section .gnu.attributes state. Returns
  /// an error if the contents are inconsistent.
  llvm::Error add(llvm::ArrayRef<uint8_t> Contents);
  /// LLVM's features for them: "+vis,+vis2".
  std::string features() const;
  bool hasVIS3() const { return (First & 0x400) || (Second & 0x2); }
  /// "sparc5".
  bool hasVIS4() const { return Second & 0x8; }
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_HARDWARECAPABILITIES_H
