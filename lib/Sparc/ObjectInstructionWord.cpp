//===- ObjectInstructionWord.cpp - What a SPARC instruction word does -----===//

#include "mincaml/Sparc/InstructionWord.h"
#include "llvm/Support/MathExtras.h"
#include <array>

using namespace mincaml::sparc;
using namespace llvm;

namespace {

enum class Width : uint8_t { Single = 1, Double = 2, Quad = 4 };

/// Decodes one word into its description.
class Decoder {
public:
  Decoder(uint32_t Word, bool HasV9) : HasV9(HasV9) { I.Word = Word; }
  InstructionWord run();

private:
  unsigned field(unsigned Low, unsigned Bits) const {
    return (I.Word >> Low) & ((1u << Bits) - 1);
  }
  int64_t signedField(unsigned Bits) const {
    return SignExtend64(I.Word & ((uint64_t(1) << Bits) - 1), Bits);
  }

  void readInteger(unsigned R) {
    if (R != reg::G0)
      I.Reads.set(R);
  }
  void writeInteger(unsigned R) {
    if (R != reg::G0)
      I.Writes.set(R);
  }
  /// The first or only source and the second.
  void readOperands() {
    readInteger(I.Rs1);
    readSecond();
  }
  void readSecond() {
    if (!I.HasImmediate)
      readInteger(I.Rs2);
  }
  void floatRegister(unsigned Number, Width W, RegisterSet &Set);
  void readFloat(unsigned Number, Width W) {
    floatRegister(Number, W, I.Reads);
  }
  void writeFloat(unsigned Number, Width W) {
    floatRegister(Number, W, I.Writes);
  }
  void conditionRegister(unsigned Number);

  void decodeBranches();
  void decodeArithmetic();
  void arithmetic(unsigned Op3);
  void shift(unsigned Op3);
  void state(unsigned Op3);
  void floatOperate1();
  void floatOperate2();
  void decodeMemory();

  InstructionWord I;
  const bool HasV9;
};

} // namespace

void Decoder::floatRegister(unsigned Number, Width W, RegisterSet &Set) {
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
void Decoder::conditionRegister(unsigned Number) {
  I.Reads.set(Number < 4 ? reg::FCC0 + Number : unsigned(reg::ICC));
}

void Decoder::decodeBranches() {
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

/// op3 0x00 to 0x24.
void Decoder::arithmetic(unsigned Op3) {
  I.SetsConditions = Op3 & 0x10;
  readOperands();
  writeInteger(I.Rd);
  if (Op3 >= 0x20) { // Tagged arithmetic, mulscc.
    I.SetsConditions = true;
    if (Op3 == 0x24) {
      I.Op = WordOperation::MultiplyStep;
      I.Reads.set(reg::ICC);
      I.Reads.set(reg::Y);
      I.Writes.set(reg::Y);
    }
  } else {
    switch (Op3 & 0xf) {
    case 0x0:
      I.Op = WordOperation::Add;
      break;
    case 0x1:
      I.Op = WordOperation::And;
      break;
    case 0x2:
      I.Op = WordOperation::Or;
      break;
    case 0x3:
      I.Op = WordOperation::Xor;
      break;
    case 0x4:
      I.Op = WordOperation::Sub;
      break;
    case 0x8:
    case 0xc:
      I.Reads.set(reg::ICC);
      break;
    case 0xa:
    case 0xb:
      I.Writes.set(reg::Y);
      break;
    case 0x9:
    case 0xd:
      if (I.SetsConditions)
        I.Op = WordOperation::Opaque;
      break;
    case 0xe:
    case 0xf:
      I.Op = WordOperation::Divide;
      I.Reads.set(reg::Y);
      break;
    }
  }
  if (I.SetsConditions)
    I.Writes.set(reg::ICC);
}

void Decoder::shift(unsigned Op3) {
  if (I.HasImmediate)
    I.Immediate = field(0, field(12, 1) ? 6 : 5);
  if (Op3 == 0x25)
    I.Op = WordOperation::ShiftLeft;
  readOperands();
  writeInteger(I.Rd);
}

/// Reads and writes of state registers, moves on conditions, and what V9 put
/// among them.
void Decoder::state(unsigned Op3) {
  switch (Op3) {
  case 0x28: // rd %y, rd %asr, stbar, membar
    if (I.Rs1 == 15 && I.Rd == 0)
      return;
    if (I.Rs1 == 0) {
      I.Op = WordOperation::ReadY;
      I.Reads.set(reg::Y);
    } else if (I.Rs1 == 2) {
      I.Reads.set(reg::ICC);
    }
    writeInteger(I.Rd);
    return;
  case 0x29:
  case 0x2a:
    writeInteger(I.Rd);
    return;
  case 0x2b: // rd %tbr; flushw
    if (!HasV9)
      writeInteger(I.Rd);
    return;
  case 0x2c: // movcc
    conditionRegister(field(18, 1) * 4 + field(11, 2));
    if (I.HasImmediate)
      I.Immediate = signedField(11);
    readSecond();
    readInteger(I.Rd);
    writeInteger(I.Rd);
    return;
  case 0x2d: // sdivx
    readOperands();
    writeInteger(I.Rd);
    return;
  case 0x2e: // popc
    readSecond();
    writeInteger(I.Rd);
    return;
  case 0x2f: // movr
    if (I.HasImmediate)
      I.Immediate = signedField(10);
    readOperands();
    readInteger(I.Rd);
    writeInteger(I.Rd);
    return;
  case 0x30: // wr %y, wr %asr
    readOperands();
    if (I.Rd == 0) {
      I.Op = WordOperation::WriteY;
      I.Writes.set(reg::Y);
    } else if (I.Rd == 2) {
      I.Writes.set(reg::ICC);
    }
    return;
  default: // Privileged writes.
    readOperands();
    return;
  }
}

static Width operandWidth(unsigned Opf) {
  unsigned Code = Opf & 3;
  return Code == 1 ? Width::Single : Code == 2 ? Width::Double : Width::Quad;
}

/// The opcodes of V8 and V9 name the width of the operands in their two lowest
/// bits; those of conversions also that of the result, in the two above.
void Decoder::floatOperate1() {
  unsigned Opf = field(5, 9);
  auto Unary = [&](Width From, Width To) {
    readFloat(I.Rs2, From);
    writeFloat(I.Rd, To);
  };
  auto Binary = [&](Width From, Width To) {
    readFloat(I.Rs1, From);
    readFloat(I.Rs2, From);
    writeFloat(I.Rd, To);
  };
  if (!(Opf & 3) && Opf != 0x84 && Opf != 0x88 && Opf != 0x8c && Opf != 0xc4 &&
      Opf != 0xc8 && Opf != 0xcc) {
    I.IsExtension = true;
    return;
  }
  switch (Opf) {
  case 0x01:
  case 0x02:
  case 0x03: // fmov
  case 0x05:
  case 0x06:
  case 0x07: // fneg
  case 0x09:
  case 0x0a:
  case 0x0b: // fabs
  case 0x29:
  case 0x2a:
  case 0x2b: // fsqrt
    return Unary(operandWidth(Opf), operandWidth(Opf));
  case 0x41:
  case 0x42:
  case 0x43: // fadd
  case 0x45:
  case 0x46:
  case 0x47: // fsub
  case 0x49:
  case 0x4a:
  case 0x4b: // fmul
  case 0x4d:
  case 0x4e:
  case 0x4f: // fdiv
    return Binary(operandWidth(Opf), operandWidth(Opf));
  case 0x69: // fsmuld
    return Binary(Width::Single, Width::Double);
  case 0x6e: // fdmulq
    return Binary(Width::Double, Width::Quad);
  case 0x81:
  case 0x82:
  case 0x83: // to a 64-bit integer
    return Unary(operandWidth(Opf), Width::Double);
  case 0x84: // fxtos
    return Unary(Width::Double, Width::Single);
  case 0x88: // fxtod
    return Unary(Width::Double, Width::Double);
  case 0x8c: // fxtoq
    return Unary(Width::Double, Width::Quad);
  case 0xc4: // fitos
    return Unary(Width::Single, Width::Single);
  case 0xc8: // fitod
    return Unary(Width::Single, Width::Double);
  case 0xcc: // fitoq
    return Unary(Width::Single, Width::Quad);
  case 0xc6:
  case 0xc7: // fdtos, fqtos
    return Unary(operandWidth(Opf), Width::Single);
  case 0xc9:
  case 0xcb: // fstod, fqtod
    return Unary(operandWidth(Opf), Width::Double);
  case 0xcd:
  case 0xce: // fstoq, fdtoq
    return Unary(operandWidth(Opf), Width::Quad);
  case 0xd1:
  case 0xd2:
  case 0xd3: // to a 32-bit integer
    return Unary(operandWidth(Opf), Width::Single);
  default:
    I.IsExtension = true;
  }
}

void Decoder::floatOperate2() {
  unsigned Opf = field(5, 9);
  if ((Opf & ~7u) == 0x50 && (Opf & 3)) {
    I.Op = WordOperation::FloatCompare;
    readFloat(I.Rs1, operandWidth(Opf));
    readFloat(I.Rs2, operandWidth(Opf));
    I.Writes.set(reg::FCC0 + (HasV9 ? I.Rd & 3 : 0));
    return;
  }
  unsigned Low = Opf & 0x3f;
  if (Low >= 1 && Low <= 3) { // fmovcc
    conditionRegister(Opf >> 6);
    readFloat(I.Rs2, operandWidth(Low));
    readFloat(I.Rd, operandWidth(Low));
    writeFloat(I.Rd, operandWidth(Low));
    return;
  }
  Low = Opf & 0x1f;
  if (Low >= 5 && Low <= 7) { // fmovr
    readInteger(I.Rs1);
    readFloat(I.Rs2, operandWidth(Low));
    readFloat(I.Rd, operandWidth(Low));
    writeFloat(I.Rd, operandWidth(Low));
    return;
  }
  I.IsExtension = true;
}

void Decoder::decodeArithmetic() {
  unsigned Op3 = field(19, 6);
  I.Rd = field(25, 5);
  I.Rs1 = field(14, 5);
  I.Rs2 = field(0, 5);
  I.HasImmediate = field(13, 1);
  I.Immediate = signedField(13);
  if (Op3 <= 0x24)
    return arithmetic(Op3);
  if (Op3 <= 0x27)
    return shift(Op3);
  if (Op3 <= 0x33)
    return state(Op3);
  switch (Op3) {
  case 0x34:
    return floatOperate1();
  case 0x35:
    return floatOperate2();
  case 0x36:
  case 0x37:
    I.IsExtension = true;
    return;
  case 0x38:
    I.Op = WordOperation::Jump;
    readOperands();
    writeInteger(I.Rd);
    return;
  case 0x39:
    I.Op = HasV9 ? WordOperation::Return : WordOperation::Opaque;
    readOperands();
    return;
  case 0x3a:
    I.Op = WordOperation::Trap;
    if (I.HasImmediate)
      I.Immediate = field(0, 7);
    readOperands();
    if (unsigned Condition = field(25, 4); Condition != 0 && Condition != 8)
      I.Reads.set(reg::ICC);
    return;
  case 0x3b: // flush
    readOperands();
    return;
  case 0x3c:
  case 0x3d:
    I.Op = Op3 == 0x3c ? WordOperation::Save : WordOperation::Restore;
    readOperands();
    writeInteger(I.Rd); // In the other window.
    return;
  default:
    I.Op = WordOperation::Opaque;
  }
}

void Decoder::decodeMemory() {
  unsigned Op3 = field(19, 6);
  I.Rd = field(25, 5);
  I.Rs1 = field(14, 5);
  I.Rs2 = field(0, 5);
  I.HasImmediate = field(13, 1);
  I.Immediate = signedField(13);
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

InstructionWord Decoder::run() {
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
  return Decoder(Word, HasV9).run();
}

const char *mincaml::sparc::registerName(unsigned Register) {
  static constexpr std::array<const char *, reg::Count> Names = {
      "%g0",  "%g1",   "%g2",   "%g3",   "%g4",   "%g5",  "%g6",  "%g7",
      "%o0",  "%o1",   "%o2",   "%o3",   "%o4",   "%o5",  "%sp",  "%o7",
      "%l0",  "%l1",   "%l2",   "%l3",   "%l4",   "%l5",  "%l6",  "%l7",
      "%i0",  "%i1",   "%i2",   "%i3",   "%i4",   "%i5",  "%fp",  "%i7",
      "%f0",  "%f1",   "%f2",   "%f3",   "%f4",   "%f5",  "%f6",  "%f7",
      "%f8",  "%f9",   "%f10",  "%f11",  "%f12",  "%f13", "%f14", "%f15",
      "%f16", "%f17",  "%f18",  "%f19",  "%f20",  "%f21", "%f22", "%f23",
      "%f24", "%f25",  "%f26",  "%f27",  "%f28",  "%f29", "%f30", "%f31",
      "%f32", "%f34",  "%f36",  "%f38",  "%f40",  "%f42", "%f44", "%f46",
      "%f48", "%f50",  "%f52",  "%f54",  "%f56",  "%f58", "%f60", "%f62",
      "%icc", "%fcc0", "%fcc1", "%fcc2", "%fcc3", "%y"};
  return Names[Register];
}
