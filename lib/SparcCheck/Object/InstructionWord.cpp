//===- InstructionWord.cpp - What a SPARC instruction word does -----------===//

#include "WordDecoder.h"
#include <array>

using namespace mincaml::sparc;
using namespace llvm;

void WordDecoder::floatRegister(unsigned Number, Width W, RegisterSet &Set) {
  if (W == Width::Single) {
    Set.set(reg::F0 + Number);
    return;
  }
  unsigned Base = Number & ~1u;
  if (Number & 1) {
    if (HasV9)
      Base += 32; // V9 5.1.4: the lowest bit is the highest of the number.
    else
      I.HasMisplacedDouble = true;
  }
  if (W == Width::Quad && (Number & 2))
    I.HasMisplacedQuad = true;
  unsigned End = std::min(Base + unsigned(W), 64u);
  for (unsigned R = Base; R < End; R += 2) {
    if (R >= 32) {
      Set.set(reg::UpperDouble + (R - 32) / 2);
    } else {
      Set.set(reg::F0 + R);
      Set.set(reg::F0 + R + 1);
    }
  }
}

/// cc fields of three bits: %fcc0-3, then %icc and %xcc.
void WordDecoder::conditionRegister(unsigned Number) {
  I.Reads.set(Number < 4 ? reg::FCC0 + Number : unsigned(reg::ICC));
}

void WordDecoder::decodeBranches() {
  unsigned Condition = field(25, 4);
  switch (field(22, 3)) {
  case 0:
    I.Op = WordOperation::Unimplemented;
    I.Immediate = field(0, 22);
    return;
  case 4:
    I.Op = WordOperation::Sethi;
    I.Rd = field(25, 5);
    I.HasImmediate = true;
    I.Immediate = int64_t(field(0, 22)) << 10;
    writeInteger(I.Rd);
    return;
  case 1: // BPcc
  case 5: // FBPfcc
    I.Immediate = signedField(19) * 4;
    break;
  case 2: // Bicc
  case 6: // FBfcc
    I.Immediate = signedField(22) * 4;
    break;
  case 3: // BPr
    if (field(28, 1) || !(Condition & 3)) {
      I.Op = WordOperation::Opaque;
      return;
    }
    I.Op = WordOperation::Branch;
    I.Condition = BranchCondition::Sometimes;
    I.Annul = field(29, 1);
    I.Rs1 = field(14, 5);
    I.Immediate =
        SignExtend64<16>((uint64_t(field(20, 2)) << 14) | field(0, 14)) * 4;
    readInteger(I.Rs1);
    return;
  default:
    I.Op = WordOperation::Opaque;
    return;
  }
  I.Op = WordOperation::Branch;
  I.Annul = field(29, 1);
  I.Condition = Condition == 0   ? BranchCondition::Never
                : Condition == 8 ? BranchCondition::Always
                                 : BranchCondition::Sometimes;
  if (I.Condition != BranchCondition::Sometimes)
    return;
  switch (field(22, 3)) {
  case 1:
  case 2:
    I.Reads.set(reg::ICC);
    return;
  case 5:
    I.Reads.set(reg::FCC0 + field(20, 2));
    break;
  case 6:
    I.Reads.set(reg::FCC0);
    break;
  }
  I.IsFloatBranch = true;
}

void WordDecoder::decodeMemory() {
  const unsigned Op3 = readFormat3();
  readInteger(I.Rs1);
  // casa and casxa compare with the register and have no second part of the
  // address.
  readSecond();
  I.IsAlternateSpace = Op3 & 0x10;
  bool IsFloat = Op3 & 0x20;
  if (IsFloat) {
    switch (Op3 & 0x2f) {
    case 0x20:
    case 0x24:
      I.AccessSize = 4;
      break;
    case 0x23:
    case 0x27:
      I.AccessSize = 8;
      break;
    case 0x21:
    case 0x25: // %fsr
      if (I.IsAlternateSpace) {
        I.Op = WordOperation::Opaque;
        return;
      }
      I.AccessSize = HasV9 && I.Rd == 1 ? 8 : 4;
      I.Op = Op3 & 4 ? WordOperation::Store : WordOperation::Load;
      // It holds condition codes: %fcc0, or all.
      for (unsigned CC = 0; CC != (I.AccessSize == 8 ? 4u : 1u); ++CC)
        if (I.Op == WordOperation::Load)
          I.Writes.set(reg::FCC0 + CC);
      return;
    case 0x22:
    case 0x26:
      if (!HasV9) { // %fq, coprocessors
        I.Op = WordOperation::Opaque;
        return;
      }
      I.AccessSize = 16;
      break;
    case 0x2d: // prefetch
      return;
    case 0x2c:
    case 0x2e: // casa, casxa
      if (!I.IsAlternateSpace) {
        I.Op = WordOperation::Opaque;
        return;
      }
      I.Op = WordOperation::LoadStore;
      I.AccessSize = Op3 == 0x3c ? 4 : 8;
      I.HasImmediate = true; // The address is %rs1 alone.
      I.Immediate = 0;
      readInteger(I.Rs2);
      readInteger(I.Rd);
      writeInteger(I.Rd);
      return;
    default:
      I.Op = WordOperation::Opaque;
      return;
    }
    // V8 has loads and stores of coprocessors there.
    if (!HasV9 && I.IsAlternateSpace) {
      I.IsAlternateSpace = false;
      I.Op = Op3 & 4 ? WordOperation::Store : WordOperation::Load;
      return;
    }
    I.IsFloatData = true;
    I.Op = Op3 & 4 ? WordOperation::Store : WordOperation::Load;
    Width W = I.AccessSize == 4   ? Width::Single
              : I.AccessSize == 8 ? Width::Double
                                  : Width::Quad;
    if (I.Op == WordOperation::Store)
      readFloat(I.Rd, W);
    else
      writeFloat(I.Rd, W);
    return;
  }
  static constexpr std::array<uint8_t, 16> Sizes = {4, 1, 2, 8, 4, 1, 2, 8,
                                                    4, 1, 2, 8, 0, 1, 8, 4};
  unsigned Kind = Op3 & 0xf;
  I.AccessSize = Sizes[Kind];
  if (Kind == 0xc) {
    I.Op = WordOperation::Opaque;
    return;
  }
  bool IsPair = Kind == 3 || Kind == 7;
  if (IsPair && (I.Rd & 1))
    I.HasOddPair = true;
  if (Kind == 0xd || Kind == 0xf) {
    I.Op = WordOperation::LoadStore;
    if (Kind == 0xf)
      readInteger(I.Rd);
    writeInteger(I.Rd);
    return;
  }
  bool IsStore = (Kind >= 4 && Kind <= 7) || Kind == 0xe;
  I.Op = IsStore ? WordOperation::Store : WordOperation::Load;
  RegisterSet &Set = IsStore ? I.Reads : I.Writes;
  if (I.Rd)
    Set.set(I.Rd);
  if (IsPair)
    Set.set(I.Rd | 1);
}

InstructionWord WordDecoder::run() {
  switch (I.Word >> 30) {
  case 0:
    decodeBranches();
    break;
  case 1:
    I.Op = WordOperation::Call;
    I.Immediate = SignExtend64<32>(uint64_t(field(0, 30)) << 2);
    I.Writes.set(reg::O7);
    break;
  case 2:
    decodeArithmetic();
    break;
  case 3:
    decodeMemory();
    break;
  }
  return I;
}

InstructionWord mincaml::sparc::decodeWord(uint32_t Word, bool HasV9) {
  return WordDecoder(Word, HasV9).run();
}
