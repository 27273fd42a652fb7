//===- Disassembly.h - SPARC words as LLVM's MC layer sees them -*- C++ -*-===//
//
// Whether a word is an instruction of an architecture level, what it looks
// like, and which word it encodes as: LLVM's disassembler, printer and encoder
// for one level, set up once.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_DISASSEMBLY_H
#define MINCAML_SPARCCHECK_DISASSEMBLY_H

#include "mincaml/SparcCheck/InstructionWord.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>

namespace llvm {
class MCInst;
}

namespace mincaml::sparc {

/// The processor that code is for.
struct ArchitectureLevel {
  Architecture Level = V8;
  /// Of the VIS instruction sets 1 to 3, how many the processor has.
  unsigned VIS = 0;
  /// Instructions of single processors, as LLVM's features: "+leoncasa".
  std::string Features;

  bool is64() const { return Level == V9; }
  bool hasV9() const { return Level == V9 || Level == V8Plus; }
};

class Disassembly {
public:
  /// Fails if LLVM was built without SPARC. Needs LLVM's SPARC target and its
  /// MC layer, disassembler included, to be initialized.
  static llvm::Expected<std::unique_ptr<Disassembly>>
  create(const ArchitectureLevel &Level);
  ~Disassembly();

  enum class Legality : uint8_t {
    Legal,
    /// An instruction, but of a later level.
    OtherLevel,
    Illegal
  };
  /// Takes time for each word; see LegalityCache for many.
  Legality legality(uint32_t Word);
  /// The word that the decoded instruction encodes as; nothing: the word is
  /// no instruction of this level.
  std::optional<uint32_t> reencode(uint32_t Word);
  /// Completes Reads and Writes of an instruction that decodeWord leaves to
  /// LLVM's tables.
  void addRegisters(InstructionWord &I);
  /// "add %o0, 1, %o0"; ".word 0x..." for what is no instruction.
  std::string text(uint32_t Word, uint64_t Address);

private:
  struct Tools;
  explicit Disassembly(std::unique_ptr<Tools> T);
  std::unique_ptr<Tools> T;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_DISASSEMBLY_H
