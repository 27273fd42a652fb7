//===- InstructionWord.h - What a SPARC instruction word does ---*- C++ -*-===//
//
// Decodes the fields of an instruction word and determines its effect on
// registers, memory and control flow, from the architecture manuals ([SPARC-V8]
// appendices B and F, [SPARC-V9] appendices A and E).
//
// Why not LLVM's: its tables, which Disassembly.h uses for legality, text and
// encoding, are what this check tests, and they do not state the displacement
// and annul bit of a branch in one form. A unit test compares the registers
// that both report.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_WORDS_INSTRUCTIONWORD_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_WORDS_INSTRUCTIONWORD_H

#include "mincaml/SparcTarget/RegisterNumbers.h"

namespace mincaml::sparc {

enum class WordOperation : uint8_t {
  Other, ///< Computes what the analysis does not track.
  Sethi,
  Add,
  Sub,
  And,
  Or,
  Xor,
  ShiftLeft,
  ShiftRight,      ///< Of unsigned numbers.
  ConditionalMove, ///< To an integer register, which may keep its value.
  WriteY,
  ReadY,
  Divide, ///< Of V8, which reads %y.
  MultiplyStep,
  FloatCompare,
  Load,
  Store,
  LoadStore, ///< Atomic.
  Branch,    ///< On condition codes or on a register.
  Call,
  Jump,   ///< jmpl
  Return, ///< Of V9, which restores and jumps.
  Save,
  Restore,
  Trap,
  Unimplemented,
  /// done, retry, rett of V8, and illegal words.
  Opaque
};

/// When a branch is taken.
enum class BranchCondition : uint8_t { Never, Sometimes, Always };

struct InstructionWord {
  uint32_t Word = 0;
  WordOperation Op = WordOperation::Other;
  /// Sets condition codes (arithmetic).
  bool SetsConditions = false;
  uint8_t Rd = 0, Rs1 = 0, Rs2 = 0;
  /// Immediate instead of Rs2.
  bool HasImmediate = false;
  /// simm13, shift count, the value of sethi, or the displacement of a branch
  /// or call in bytes.
  int64_t Immediate = 0;
  /// fmov, which copies a floating-point register.
  bool IsFloatCopy = false;
  /// Branches only.
  BranchCondition Condition = BranchCondition::Never;
  bool Annul = false;
  /// Compares and branches, without a delay slot.
  bool IsCompareBranch = false;
  /// A branch on a floating-point condition code.
  bool IsFloatBranch = false;
  /// Of memory accesses, in bytes; 0 for prefetch.
  uint8_t AccessSize = 0;
  /// An access to an alternate address space.
  bool IsAlternateSpace = false;
  /// A memory access to a floating-point register.
  bool IsFloatData = false;
  /// An operand that is a pair of integer registers is an odd register.
  bool HasOddPair = false;
  /// A double-precision operand in an odd register (V7, V8), or a
  /// quad-precision one not in a multiple of four.
  bool HasMisplacedDouble = false;
  bool HasMisplacedQuad = false;
  /// Reads and Writes are incomplete (VIS); see Disassembly::addRegisters.
  bool IsExtension = false;

  RegisterSet Reads, Writes;

  /// Whether the next word is its delay slot. `ba,a` has none.
  bool hasDelaySlot() const {
    switch (Op) {
    case WordOperation::Branch:
      return !IsCompareBranch &&
             !(Annul && Condition != BranchCondition::Sometimes);
    case WordOperation::Call:
    case WordOperation::Jump:
    case WordOperation::Return:
      return true;
    default:
      return false;
    }
  }
  bool isControlTransfer() const {
    return Op == WordOperation::Branch || hasDelaySlot();
  }
  /// A return to the address in %i7 or %o7, or, by its offset, in another
  /// register that a copy of %o7 may be in.
  bool isReturn() const {
    if (Op != WordOperation::Jump || Rd != reg::G0)
      return Op == WordOperation::Return;
    if (Rs1 == reg::I7 || Rs1 == reg::O7)
      return HasImmediate;
    return HasImmediate && (Immediate == 8 || Immediate == 12);
  }
  bool isMemoryAccess() const {
    return Op == WordOperation::Load || Op == WordOperation::Store ||
           Op == WordOperation::LoadStore;
  }
  /// mov, from a register.
  bool isIntegerCopy() const {
    return Op == WordOperation::Or && Rs1 == reg::G0 && !HasImmediate &&
           !SetsConditions;
  }
  bool isNop() const { return Word == 0x01000000; }
};

/// \p HasV9: decode registers and formats of V9, also in 32-bit code.
InstructionWord decodeWord(uint32_t Word, bool HasV9);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_WORDS_INSTRUCTIONWORD_H
