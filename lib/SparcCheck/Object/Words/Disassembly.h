//===- Disassembly.h - SPARC words as LLVM's MC layer sees them -*- C++ -*-===//
//
// Whether a word is an instruction of an architecture, its text, and the word
// that the instruction encodes as: LLVM's disassembler, printer and encoder for
// one processor.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_WORDS_DISASSEMBLY_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_WORDS_DISASSEMBLY_H

#include "Object/Files/CodeArchitecture.h"
#include "Object/Words/InstructionWord.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>

namespace mincaml::sparc {

class Disassembly {
public:
  /// Fails if LLVM was built without SPARC. Needs LLVM's SPARC target and its
  /// MC layer, disassembler included, to be initialized.
  static llvm::Expected<std::unique_ptr<Disassembly>>
  create(const CodeArchitecture &Architecture);
  ~Disassembly();

  enum class Legality : uint8_t {
    Legal,
    /// An instruction of a later architecture or of an extension.
    OtherLevel,
    Illegal
  };
  /// Slow: see LegalWords.
  Legality legality(uint32_t Word);
  /// The word that the decoded instruction encodes as; nothing if the word is
  /// not an instruction of the architecture.
  std::optional<uint32_t> reencode(uint32_t Word);
  /// Completes Reads and Writes of an extension (InstructionWord::IsExtension).
  void addRegisters(InstructionWord &I);
  /// "add %o0, 1, %o0"; ".word 0x..." for an illegal word.
  std::string text(uint32_t Word, uint64_t Address);

private:
  struct Tools;
  explicit Disassembly(std::unique_ptr<Tools> T);
  std::unique_ptr<Tools> T;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_WORDS_DISASSEMBLY_H
