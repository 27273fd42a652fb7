//===- Disassembly.h - Disassembly by LLVM ----------------------*- C++ -*-===//
//
// LLVM's disassembler, printer and encoder for one processor. They determine
// whether a word is an instruction of the architecture, its text, and the word
// that the instruction encodes as.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_DISASSEMBLY_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_DISASSEMBLY_H

#include "Object/Files/CodeArchitecture.h"
#include "Object/Instructions/DecodedInstruction.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>

namespace mincaml::sparc {

class Disassembly {
public:
  /// Fails if LLVM was built without SPARC. LLVM's SPARC target and its MC
  /// layer, including the disassembler, must have been initialized.
  static llvm::Expected<std::unique_ptr<Disassembly>>
  create(const CodeArchitecture &Architecture);
  ~Disassembly();

  enum class Legality : uint8_t {
    Legal,
    /// An instruction of a later architecture or of an extension.
    OtherLevel,
    Illegal
  };
  /// Determines whether the word is an instruction. This is slow; LegalWords
  /// caches results.
  Legality legality(uint32_t Word);
  /// The word that the decoded instruction encodes as. Returns nothing if the
  /// word is not an instruction of the architecture.
  std::optional<uint32_t> reencode(uint32_t Word);
  /// Completes Reads and Writes of an instruction of an extension
  /// (DecodedInstruction::IsExtension).
  void addRegisters(DecodedInstruction &I);
  /// The text of an instruction, such as "add %o0, 1, %o0", or ".word 0x..."
  /// for an illegal word.
  std::string text(uint32_t Word, uint64_t Address);

private:
  struct Tools;
  explicit Disassembly(std::unique_ptr<Tools> T);
  std::unique_ptr<Tools> T;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_DISASSEMBLY_H
