//===- Disassembly.h - Decoded SPARC instructions ---------------*- C++ -*-===//
//
// A decoded instruction: its fields and its effect on registers, memory and
// control flow, according to the architecture manuals ([SPARC-V8] appendices B
// and F, [SPARC-V9] appendices A and E).
//
// LLVM's decoder is not used for this. Its tables, which class Disassembly uses
// for legality, text and encoding, are what this check tests. They also do not
// represent the displacement and the annul bit of a branch in a uniform way. A
// unit test compares the registers that both decoders report.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_DISASSEMBLY_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_DISASSEMBLY_H

#include "Object/Files/ObjectProgram.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"

namespace mincaml::sparc {

enum class DecodedOperation : uint8_t {
  Other, ///< An operation that the analysis does not model.
  Sethi,
  Add,
  Sub,
  And,
  Or,
  Xor,
  ShiftLeft,
  ShiftRight,      ///< A logical shift.
  ConditionalMove, ///< A move to an integer register if a condition holds.
  WriteY,
  ReadY,
  Divide, ///< A division of V8, which reads %y.
  MultiplyStep,
  FloatCompare,
  Load,
  Store,
  LoadStore, ///< An atomic access.
  Branch,    ///< A branch on condition codes or on a register.
  Call,
  Jump,   ///< jmpl
  Return, ///< V9's return, which restores and jumps.
  Save,
  Restore,
  Trap,
  Unimplemented,
  /// The instructions done, retry and V8's rett, and illegal words.
  Opaque
};

/// When a branch is taken.
enum class BranchCondition : uint8_t { Never, Sometimes, Always };

struct DecodedInstruction {
  uint32_t Word = 0;
  DecodedOperation Op = DecodedOperation::Other;
  /// The instruction is arithmetic and sets condition codes.
  bool SetsConditions = false;
  uint8_t Rd = 0, Rs1 = 0, Rs2 = 0;
  /// The second operand is Immediate instead of Rs2.
  bool HasImmediate = false;
  /// The value of simm13, the shift count, the value of sethi, or the
  /// displacement of a branch or call in bytes.
  int64_t Immediate = 0;
  /// The instruction is fmov, which copies a floating-point register.
  bool IsFloatCopy = false;
  /// When the branch is taken.
  BranchCondition Condition = BranchCondition::Never;
  bool Annul = false;
  /// The instruction compares and branches, and has no delay slot.
  bool IsCompareBranch = false;
  /// The instruction is a branch on a floating-point condition code.
  bool IsFloatBranch = false;
  /// The size of a memory access in bytes; 0 for prefetch.
  uint8_t AccessSize = 0;
  /// The instruction accesses an alternate address space.
  bool IsAlternateSpace = false;
  /// The instruction loads or stores a floating-point register.
  bool IsFloatData = false;
  /// A pair of integer registers among the operands starts at an odd register.
  bool HasOddPair = false;
  /// A double-precision operand is in an odd register (V7, V8), or a
  /// quad-precision operand is not in a multiple of four.
  bool HasMisalignedDouble = false;
  bool HasMisalignedQuad = false;
  /// Reads and Writes are incomplete (VIS); see Disassembly::addRegisters.
  bool IsExtension = false;

  RegisterSet Reads, Writes;

  /// Whether the next instruction is in its delay slot. `ba,a` has none.
  bool hasDelaySlot() const {
    switch (Op) {
    case DecodedOperation::Branch:
      return !IsCompareBranch &&
             !(Annul && Condition != BranchCondition::Sometimes);
    case DecodedOperation::Call:
    case DecodedOperation::Jump:
    case DecodedOperation::Return:
      return true;
    default:
      return false;
    }
  }
  bool isControlTransfer() const {
    return Op == DecodedOperation::Branch || hasDelaySlot();
  }
  /// Whether the instruction returns to the address in %i7 or %o7 or, judging
  /// by the offset, in another register that may contain a copy of %o7.
  bool isReturn() const {
    if (Op != DecodedOperation::Jump || Rd != reg::G0)
      return Op == DecodedOperation::Return;
    if (Rs1 == reg::I7 || Rs1 == reg::O7)
      return HasImmediate;
    return HasImmediate && (Immediate == 8 || Immediate == 12);
  }
  bool isMemoryAccess() const {
    return Op == DecodedOperation::Load || Op == DecodedOperation::Store ||
           Op == DecodedOperation::LoadStore;
  }
  /// Whether the instruction is a mov from a register.
  bool isIntegerCopy() const {
    return Op == DecodedOperation::Or && Rs1 == reg::G0 && !HasImmediate &&
           !SetsConditions;
  }
  bool isNop() const { return Word == 0x01000000; }
};

/// Decodes a word. With \p HasV9, it may have registers and formats of V9, also
/// in 32-bit code.
DecodedInstruction decodeInstruction(uint32_t Word, bool HasV9);

/// One of the instructions of Oracle's SPARC processors that LLVM 22 neither
/// decodes nor encodes: the saturating additions and subtractions of VIS 3, the
/// byte comparisons of VIS 3B, and VIS 4 with the 64-bit subtractions with
/// carry ([OSA-2015] 7). All have the opcode of VIS (op 2, op3 0x36) and differ
/// in opf.
struct UnsupportedInstruction {
  enum class Extension : uint8_t { VIS3, VIS4 };
  enum class Operands : uint8_t {
    Singles,  ///< All are single-precision registers.
    Doubles,  ///< All are double-precision registers.
    Compare,  ///< Two double-precision registers; an integer register.
    Integers, ///< All are integer registers; reads the carry.
    /// Like Integers, and sets the condition codes.
    IntegersAndConditions
  };

  uint16_t Opf;
  Extension Of;
  Operands Form;
  const char *Name;
};

/// Returns the entry for a word, or null if it is not such an instruction.
const UnsupportedInstruction *findUnsupportedInstruction(uint32_t Word);

/// The text of an instruction, such as "fpadd8 %f2, %f4, %f6".
std::string text(const UnsupportedInstruction &I, uint32_t Word);

//===- Disassembly by LLVM ------------------------------------------------===//
//
// LLVM's disassembler, printer and encoder for one processor. They determine
// whether a word is an instruction of the architecture, its text, and the word
// that the instruction encodes as.

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
