//===- InstructionWord.h - What a SPARC instruction word does ---*- C++ -*-===//
//
// Decodes the fields of an instruction word and states what it does to
// registers, memory and control flow, straight from the architecture manuals
// (V8 appendix B and F, V9 appendix A and E). It shares nothing with LLVM's
// instruction tables: those say whether a word is an instruction of the
// architecture level and how it is written (Disassembly.h), and a unit test
// holds the two against each other.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_INSTRUCTIONWORD_H
#define MINCAML_SPARCCHECK_INSTRUCTIONWORD_H

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include <cstdint>

namespace mincaml::sparc {

enum class WordOperation : uint8_t {
  Other, ///< Computes something that the checks need not follow.
  Sethi,
  Add,
  Sub,
  And,
  Or,
  Xor,
  ShiftLeft,
  WriteY,
  ReadY,
  Divide, ///< Of V8: reads %y.
  MultiplyStep,
  FloatCompare,
  Load,
  Store,
  LoadStore, ///< Atomic.
  Branch,    ///< On integer or floating conditions or on a register.
  Call,
  Jump,   ///< jmpl
  Return, ///< Of V9: restores and jumps.
  Save,
  Restore,
  Trap,
  Unimplemented,
  /// done, retry, rett of V8, and words that no architecture has.
  Opaque
};

/// When a branch goes to its target.
enum class BranchCondition : uint8_t { Never, Sometimes, Always };

struct InstructionWord {
  uint32_t Word = 0;
  WordOperation Op = WordOperation::Other;
  /// Sets condition codes (arithmetic).
  bool SetsConditions = false;
  uint8_t Rd = 0, Rs1 = 0, Rs2 = 0;
  /// Immediate instead of Rs2.
  bool HasImmediate = false;
  /// simm13, shift count, the value of sethi, or the distance of a branch or
  /// call in bytes.
  int64_t Immediate = 0;
  /// fmov, which copies a floating register.
  bool IsFloatCopy = false;
  /// Branches only.
  BranchCondition Condition = BranchCondition::Never;
  bool Annul = false;
  /// Depends on a floating condition code (branch).
  bool IsFloatBranch = false;
  /// Memory accesses: their size; 0: of no natural size (prefetch).
  uint8_t AccessSize = 0;
  /// The address is that of an alternate space.
  bool IsAlternateSpace = false;
  /// A floating register of the data of a memory access.
  bool IsFloatData = false;
  /// ldd, std or an instruction on a pair of integer registers with an odd one.
  bool HasOddPair = false;
  /// A double at an odd floating register (V7, V8), or a quad not at a
  /// multiple of four.
  bool HasMisplacedDouble = false;
  bool HasMisplacedQuad = false;
  /// Reads and writes are incomplete; ask LLVM's tables (VIS).
  bool IsExtension = false;

  RegisterSet Reads, Writes;

  /// Whether the next instruction stands in a delay slot. `ba,a` has none.
  bool hasDelaySlot() const {
    switch (Op) {
    case WordOperation::Branch:
      return !(Annul && Condition != BranchCondition::Sometimes);
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
  bool isMemoryAccess() const {
    return Op == WordOperation::Load || Op == WordOperation::Store ||
           Op == WordOperation::LoadStore;
  }
  bool isNop() const { return Word == 0x01000000; }
};

/// Decodes a word. Is64: of 64-bit code, where arithmetic is on 64 bits.
/// HasV9: the registers and formats of V9, also in 32-bit code.
InstructionWord decodeWord(uint32_t Word, bool HasV9);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_INSTRUCTIONWORD_H
