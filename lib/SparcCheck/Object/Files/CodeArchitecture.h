//===- CodeArchitecture.h - Architecture of object code ---------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CODEARCHITECTURE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CODEARCHITECTURE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mincaml::sparc {

struct CodeArchitecture {
  bool Is64 = false;
  /// Also true for 32-bit code with V9 instructions (V8+).
  bool HasV9 = false;
  /// V7 has no integer multiplication and division.
  bool HasMultiplication = true;
  /// Whether the code may contain the instructions that LLVM does not support
  /// (DecodedInstruction.h).
  bool HasVIS3 = false, HasVIS4 = false;
  /// The processor and features, as LLVM names them.
  std::string CPU = "v8";
  std::string Features;

  /// Returns the architecture that the header of an ELF file for SPARC states.
  static CodeArchitecture ofELF(unsigned Machine, unsigned Flags);
  /// Returns the architecture of a processor, or an error if LLVM does not have
  /// it. LLVM's SPARC target and its MC layer must be initialized.
  static llvm::Expected<CodeArchitecture>
  ofProcessor(llvm::StringRef CPU, llvm::StringRef Features, bool Is64);

  /// The triple for LLVM's disassembler: 32-bit code for V9 may contain 64-bit
  /// instructions.
  llvm::StringRef decoderTriple() const {
    return HasV9 ? "sparcv9-unknown-linux-gnu" : "sparc-unknown-linux-gnu";
  }
};

/// The extensions of V9 that an object file uses, from .gnu.attributes. The GNU
/// assembler writes them as bit sets with the tags Tag_GNU_Sparc_HWCAPS and
/// Tag_GNU_Sparc_HWCAPS2 (GNU binutils, include/elf/sparc.h and
/// gas/doc/as.texi, "GNU Object Attributes"). The flags in the ELF header
/// contain only VIS 1 and 2.
struct HardwareCapabilities {
  uint64_t First = 0, Second = 0;

  /// Adds the capabilities in the contents of a section .gnu.attributes.
  /// Returns an error if the contents are inconsistent.
  llvm::Error add(llvm::ArrayRef<uint8_t> Contents);
  /// Adds the capabilities to an architecture.
  void addTo(CodeArchitecture &Architecture) const;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CODEARCHITECTURE_H
