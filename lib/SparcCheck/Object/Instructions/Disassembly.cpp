//===- Disassembly.cpp - Decoder of SPARC instructions --------------------===//

#include "Object/Instructions/Disassembly.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TargetParser/Triple.h"
#include <array>

using namespace mincaml::sparc;
using namespace llvm;

using Extension = UnsupportedInstruction::Extension;
using Operands = UnsupportedInstruction::Operands;

enum class Width : uint8_t { Single = 1, Double = 2, Quad = 4 };

static Width operandWidth(unsigned Opf) {
  unsigned Code = Opf & 3;
  return Code == 1 ? Width::Single : Code == 2 ? Width::Double : Width::Quad;
}

namespace {

class InstructionDecoder {
public:
  InstructionDecoder(uint32_t Word, bool HasV9) : HasV9(HasV9) {
    I.Word = Word;
  }

  DecodedInstruction run() {
    switch (I.Word >> 30) {
    case 0:
      decodeBranches();
      break;
    case 1:
      I.Op = DecodedOperation::Call;
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

private:
  unsigned field(unsigned Low, unsigned Bits) const {
    return (I.Word >> Low) & ((1u << Bits) - 1);
  }
  int64_t signedField(unsigned Bits) const {
    return llvm::SignExtend64(I.Word & ((uint64_t(1) << Bits) - 1), Bits);
  }
  /// Decodes the fields that arithmetic and memory accesses share. Returns op3.
  unsigned readFormat3() {
    I.Rd = field(25, 5);
    I.Rs1 = field(14, 5);
    I.Rs2 = field(0, 5);
    I.HasImmediate = field(13, 1);
    I.Immediate = signedField(13);
    return field(19, 6);
  }

  void readInteger(unsigned R) {
    if (R != reg::G0)
      I.Reads.set(R);
  }
  void writeInteger(unsigned R) {
    if (R != reg::G0)
      I.Writes.set(R);
  }
  /// Adds %rs1, and %rs2 unless the instruction has an immediate, to Reads.
  void readOperands() {
    readInteger(I.Rs1);
    readSecond();
  }
  void readSecond() {
    if (!I.HasImmediate)
      readInteger(I.Rs2);
  }

  void opaque() { I.Op = DecodedOperation::Opaque; }
  void floatRegister(unsigned Number, Width W, RegisterSet &Set) {
    if (W == Width::Single) {
      Set.set(reg::F0 + Number);
      return;
    }
    unsigned Base = Number & ~1u;
    if (Number & 1) {
      if (HasV9)
        Base += 32; // The lowest bit encodes bit 5: [SPARC-V9] 5.1.4.
      else
        I.HasMisalignedDouble = true;
    }
    if (W == Width::Quad && (Number & 2))
      I.HasMisalignedQuad = true;
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

  void readFloat(unsigned Number, Width W) {
    floatRegister(Number, W, I.Reads);
  }
  void writeFloat(unsigned Number, Width W) {
    floatRegister(Number, W, I.Writes);
  }
  /// Adds the condition code in a cc field of three bits to Reads: %fcc0-3,
  /// then %icc and %xcc.
  void conditionRegister(unsigned Number) {
    I.Reads.set(Number < 4 ? reg::FCC0 + Number : unsigned(reg::ICC));
  }

  void decodeBranches() {
    unsigned Condition = field(25, 4);
    switch (field(22, 3)) {
    case 0:
      I.Op = DecodedOperation::Unimplemented;
      I.Immediate = field(0, 22);
      return;
    case 4:
      I.Op = DecodedOperation::Sethi;
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
      if (field(28, 1) && HasV9)
        return compareAndBranch();
      if (field(28, 1) || !(Condition & 3))
        return opaque();
      I.Op = DecodedOperation::Branch;
      I.Condition = BranchCondition::Sometimes;
      I.Annul = field(29, 1);
      I.Rs1 = field(14, 5);
      I.Immediate =
          SignExtend64<16>((uint64_t(field(20, 2)) << 14) | field(0, 14)) * 4;
      readInteger(I.Rs1);
      return;
    default:
      return opaque();
    }
    I.Op = DecodedOperation::Branch;
    I.Annul = field(29, 1);
    I.Condition = Condition == 0   ? BranchCondition::Never
                  : Condition == 8 ? BranchCondition::Always
                                   : BranchCondition::Sometimes;
    if (I.Condition != BranchCondition::Sometimes)
      return;
    I.IsFloatBranch = field(24, 1);
    if (!I.IsFloatBranch)
      I.Reads.set(reg::ICC);
    else // FBfcc reads only %fcc0.
      I.Reads.set(reg::FCC0 + (field(22, 3) == 5 ? field(20, 2) : 0));
  }

  /// Decodes a compare-and-branch instruction ([OSA-2015] 7, "Compare and
  /// Branch").
  void compareAndBranch() {
    if (!field(25, 3))
      return opaque();
    I.Op = DecodedOperation::Branch;
    I.Condition = BranchCondition::Sometimes;
    I.IsCompareBranch = true;
    I.Rs1 = field(14, 5);
    I.Rs2 = field(0, 5);
    I.HasImmediate = field(13, 1);
    I.Immediate = SignExtend64<10>((field(19, 2) << 8) | field(5, 8)) * 4;
    // If both operands are the same, the condition is constant. GNU as relaxes
    // `ba` to `cwbe %g0, %g0`.
    bool AreEqual =
        I.HasImmediate ? I.Rs1 == reg::G0 && !field(0, 5) : I.Rs1 == I.Rs2;
    if (!AreEqual)
      return readOperands();
    // Bit C is set if condition C holds after a subtraction whose result is
    // zero.
    static constexpr uint16_t TakenIfEqual = 0xe816;
    unsigned Condition = (field(29, 1) << 3) | field(25, 3);
    I.Condition = (TakenIfEqual >> Condition) & 1 ? BranchCondition::Always
                                                  : BranchCondition::Never;
  }

  void decodeArithmetic() {
    const unsigned Op3 = readFormat3();
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
      return extension();
    case 0x38:
      I.Op = DecodedOperation::Jump;
      readOperands();
      writeInteger(I.Rd);
      return;
    case 0x39:
      I.Op = HasV9 ? DecodedOperation::Return : DecodedOperation::Opaque;
      readOperands();
      return;
    case 0x3a:
      I.Op = DecodedOperation::Trap;
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
      I.Op = Op3 == 0x3c ? DecodedOperation::Save : DecodedOperation::Restore;
      readOperands();
      writeInteger(I.Rd); // This is a register of the other window.
      return;
    default:
      I.Op = DecodedOperation::Opaque;
    }
  }

  /// Decodes op3 0x00 to 0x24.
  void arithmetic(unsigned Op3) {
    I.SetsConditions = Op3 & 0x10;
    readOperands();
    writeInteger(I.Rd);
    if (Op3 >= 0x20) { // Tagged arithmetic, mulscc.
      I.SetsConditions = true;
      if (Op3 == 0x24) {
        I.Op = DecodedOperation::MultiplyStep;
        I.Reads.set(reg::ICC);
        I.Reads.set(reg::Y);
        I.Writes.set(reg::Y);
      }
    } else {
      static constexpr std::array<DecodedOperation, 5> First = {
          DecodedOperation::Add, DecodedOperation::And, DecodedOperation::Or,
          DecodedOperation::Xor, DecodedOperation::Sub};
      unsigned Operation = Op3 & 0xf;
      if (Operation < First.size())
        I.Op = First[Operation];
      switch (Operation) {
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
          I.Op = DecodedOperation::Opaque;
        break;
      case 0xe:
      case 0xf:
        I.Op = DecodedOperation::Divide;
        I.Reads.set(reg::Y);
        break;
      }
    }
    if (I.SetsConditions)
      I.Writes.set(reg::ICC);
  }

  void shift(unsigned Op3) {
    if (I.HasImmediate)
      I.Immediate = field(0, field(12, 1) ? 6 : 5);
    if (Op3 != 0x27)
      I.Op = Op3 == 0x25 ? DecodedOperation::ShiftLeft
                         : DecodedOperation::ShiftRight;
    readOperands();
    writeInteger(I.Rd);
  }

  /// Decodes reads and writes of state registers, conditional moves, and the
  /// other instructions to which V9 assigns these opcodes.
  void state(unsigned Op3) {
    switch (Op3) {
    case 0x28: // rd %y, rd %asr, stbar, membar
      if (I.Rs1 == 15 && I.Rd == 0)
        return;
      if (I.Rs1 == 0) {
        I.Op = DecodedOperation::ReadY;
        I.Reads.set(reg::Y);
      } else if (I.Rs1 == 2) {
        I.Reads.set(reg::ICC);
      }
      writeInteger(I.Rd);
      return;
    case 0x29:
    case 0x2a:
    case 0x2b: // rd %tbr; flushw of V9
      if (Op3 != 0x2b || !HasV9)
        writeInteger(I.Rd);
      return;
    case 0x2c: // movcc, which has a part of the condition instead of rs1
      I.Op = DecodedOperation::ConditionalMove;
      I.Rs1 = reg::G0;
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
      I.Op = DecodedOperation::ConditionalMove;
      if (I.HasImmediate)
        I.Immediate = signedField(10);
      readOperands();
      readInteger(I.Rd);
      writeInteger(I.Rd);
      return;
    case 0x30: // wr %y, wr %asr
      readOperands();
      if (I.Rd == 0) {
        I.Op = DecodedOperation::WriteY;
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

  /// Decodes FPop1. The two lowest bits of the opcode are the width of the
  /// operands, or 0 for an integer. In conversions, the two bits above them are
  /// the width of the result.
  void floatOperate1() {
    const unsigned Opf = field(5, 9), Low = Opf & 3;
    const Width W = operandWidth(Opf), To = operandWidth(Opf >> 2);
    auto Unary = [&](Width From, Width Result) {
      readFloat(I.Rs2, From);
      writeFloat(I.Rd, Result);
    };
    auto Binary = [&](Width From, Width Result) {
      readFloat(I.Rs1, From);
      readFloat(I.Rs2, From);
      writeFloat(I.Rd, Result);
    };
    switch (Opf & ~3u) {
    case 0x00: // fmov
      I.IsFloatCopy = Low != 0;
      [[fallthrough]];
    case 0x04: // fneg
    case 0x08: // fabs
    case 0x28: // fsqrt
      if (Low)
        return Unary(W, W);
      break;
    case 0x40: // fadd
    case 0x44: // fsub
    case 0x48: // fmul
    case 0x4c: // fdiv
      if (Low)
        return Binary(W, W);
      break;
    case 0x68: // fsmuld
      if (Low == 1)
        return Binary(Width::Single, Width::Double);
      break;
    case 0x6c: // fdmulq
      if (Low == 2)
        return Binary(Width::Double, Width::Quad);
      break;
    case 0x80: // To a 64-bit integer.
      if (Low)
        return Unary(W, Width::Double);
      break;
    case 0x84: // fxtos
    case 0x88: // fxtod
    case 0x8c: // fxtoq
      if (!Low)
        return Unary(Width::Double, To);
      break;
    case 0xc4: // fitos, fdtos, fqtos
    case 0xc8: // fitod, fstod, fqtod
    case 0xcc: // fitoq, fstoq, fdtoq
      if (Low != ((Opf >> 2) & 3))
        return Unary(Low ? W : Width::Single, To);
      break;
    case 0xd0: // To a 32-bit integer.
      if (Low)
        return Unary(W, Width::Single);
      break;
    }
    I.IsExtension = true;
  }

  void floatOperate2() {
    unsigned Opf = field(5, 9);
    if ((Opf & ~7u) == 0x50 && (Opf & 3)) {
      I.Op = DecodedOperation::FloatCompare;
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

  /// Decodes VIS and fused multiply-add.
  void extension() {
    const UnsupportedInstruction *Row = findUnsupportedInstruction(I.Word);
    if (Row && HasV9)
      unsupported(*Row);
    else
      I.IsExtension = true;
  }

  void unsupported(const UnsupportedInstruction &Row) {
    I.HasImmediate = false;
    switch (Row.Form) {
    case Operands::Singles:
    case Operands::Doubles:
    case Operands::Compare: {
      Width W = Row.Form == Operands::Singles ? Width::Single : Width::Double;
      readFloat(I.Rs1, W);
      readFloat(I.Rs2, W);
      if (Row.Form == Operands::Compare)
        writeInteger(I.Rd);
      else
        writeFloat(I.Rd, W);
      return;
    }
    case Operands::IntegersAndConditions:
      I.SetsConditions = true;
      I.Writes.set(reg::ICC);
      [[fallthrough]];
    case Operands::Integers:
      I.Reads.set(reg::ICC);
      readOperands();
      writeInteger(I.Rd);
      return;
    }
  }

  void decodeMemory() {
    const unsigned Op3 = readFormat3();
    readInteger(I.Rs1);
    // For casa and casxa, rs2 is the register to compare with.
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
        if (I.IsAlternateSpace)
          return opaque();
        I.AccessSize = HasV9 && I.Rd == 1 ? 8 : 4;
        I.Op = Op3 & 4 ? DecodedOperation::Store : DecodedOperation::Load;
        // %fsr contains the condition code %fcc0, and on V9 all four.
        for (unsigned CC = 0; CC != (I.AccessSize == 8 ? 4u : 1u); ++CC)
          if (I.Op == DecodedOperation::Load)
            I.Writes.set(reg::FCC0 + CC);
        return;
      case 0x22:
      case 0x26:
        if (!HasV9) // %fq, coprocessors
          return opaque();
        I.AccessSize = 16;
        break;
      case 0x2d: // prefetch
        return;
      case 0x2c:
      case 0x2e: // casa, casxa
        if (!I.IsAlternateSpace)
          return opaque();
        I.Op = DecodedOperation::LoadStore;
        I.AccessSize = Op3 == 0x3c ? 4 : 8;
        I.HasImmediate = true; // The address is only %rs1.
        I.Immediate = 0;
        readInteger(I.Rs2);
        readInteger(I.Rd);
        writeInteger(I.Rd);
        return;
      default:
        return opaque();
      }
      // In V8 these are loads and stores of coprocessors.
      if (!HasV9 && I.IsAlternateSpace) {
        I.IsAlternateSpace = false;
        I.Op = Op3 & 4 ? DecodedOperation::Store : DecodedOperation::Load;
        return;
      }
      I.IsFloatData = true;
      I.Op = Op3 & 4 ? DecodedOperation::Store : DecodedOperation::Load;
      Width W = I.AccessSize == 4   ? Width::Single
                : I.AccessSize == 8 ? Width::Double
                                    : Width::Quad;
      if (I.Op == DecodedOperation::Store)
        readFloat(I.Rd, W);
      else
        writeFloat(I.Rd, W);
      return;
    }
    static constexpr std::array<uint8_t, 16> Sizes = {4, 1, 2, 8, 4, 1, 2, 8,
                                                      4, 1, 2, 8, 0, 1, 8, 4};
    unsigned Kind = Op3 & 0xf;
    I.AccessSize = Sizes[Kind];
    if (Kind == 0xc)
      return opaque();
    bool IsPair = Kind == 3 || Kind == 7;
    if (IsPair && (I.Rd & 1))
      I.HasOddPair = true;
    if (Kind == 0xd || Kind == 0xf) {
      I.Op = DecodedOperation::LoadStore;
      if (Kind == 0xf)
        readInteger(I.Rd);
      writeInteger(I.Rd);
      return;
    }
    bool IsStore = (Kind >= 4 && Kind <= 7) || Kind == 0xe;
    I.Op = IsStore ? DecodedOperation::Store : DecodedOperation::Load;
    RegisterSet &Set = IsStore ? I.Reads : I.Writes;
    if (I.Rd)
      Set.set(I.Rd);
    if (IsPair)
      Set.set(I.Rd | 1);
  }

  DecodedInstruction I;
  const bool HasV9;
};

} // namespace

DecodedInstruction mincaml::sparc::decodeInstruction(uint32_t Word,
                                                     bool HasV9) {
  return InstructionDecoder(Word, HasV9).run();
}

//===- Instructions that LLVM lacks ---------------------------------------===//

/// The instructions, sorted by opf.
static constexpr UnsupportedInstruction Table[] = {
    {0x034, Extension::VIS4, Operands::Compare, "fpcmple8"},
    {0x03c, Extension::VIS4, Operands::Compare, "fpcmpgt8"},
    {0x041, Extension::VIS4, Operands::Integers, "subxc"},
    {0x043, Extension::VIS4, Operands::IntegersAndConditions, "subxccc"},
    {0x046, Extension::VIS3, Operands::Doubles, "fpsub64"},
    {0x058, Extension::VIS3, Operands::Doubles, "fpadds16"},
    {0x059, Extension::VIS3, Operands::Singles, "fpadds16s"},
    {0x05a, Extension::VIS3, Operands::Doubles, "fpadds32"},
    {0x05b, Extension::VIS3, Operands::Singles, "fpadds32s"},
    {0x05c, Extension::VIS3, Operands::Doubles, "fpsubs16"},
    {0x05d, Extension::VIS3, Operands::Singles, "fpsubs16s"},
    {0x05e, Extension::VIS3, Operands::Doubles, "fpsubs32"},
    {0x05f, Extension::VIS3, Operands::Singles, "fpsubs32s"},
    {0x11a, Extension::VIS4, Operands::Doubles, "fpmin8"},
    {0x11b, Extension::VIS4, Operands::Doubles, "fpmin16"},
    {0x11c, Extension::VIS4, Operands::Doubles, "fpmin32"},
    {0x11d, Extension::VIS4, Operands::Doubles, "fpmax8"},
    {0x11e, Extension::VIS4, Operands::Doubles, "fpmax16"},
    {0x11f, Extension::VIS4, Operands::Doubles, "fpmax32"},
    {0x120, Extension::VIS3, Operands::Compare, "fpcmpule8"},
    {0x122, Extension::VIS3, Operands::Compare, "fpcmpune8"},
    {0x123, Extension::VIS4, Operands::Doubles, "fpaddus16"},
    {0x124, Extension::VIS4, Operands::Doubles, "fpadd8"},
    {0x126, Extension::VIS4, Operands::Doubles, "fpadds8"},
    {0x127, Extension::VIS4, Operands::Doubles, "fpaddus8"},
    {0x128, Extension::VIS3, Operands::Compare, "fpcmpugt8"},
    {0x12a, Extension::VIS3, Operands::Compare, "fpcmpueq8"},
    {0x12b, Extension::VIS4, Operands::Compare, "fpcmpugt16"},
    {0x12c, Extension::VIS4, Operands::Compare, "fpcmpugt32"},
    {0x12e, Extension::VIS4, Operands::Compare, "fpcmpule16"},
    {0x12f, Extension::VIS4, Operands::Compare, "fpcmpule32"},
    {0x153, Extension::VIS4, Operands::Doubles, "fpsubus16"},
    {0x154, Extension::VIS4, Operands::Doubles, "fpsub8"},
    {0x156, Extension::VIS4, Operands::Doubles, "fpsubs8"},
    {0x157, Extension::VIS4, Operands::Doubles, "fpsubus8"},
    {0x15a, Extension::VIS4, Operands::Doubles, "fpminu8"},
    {0x15b, Extension::VIS4, Operands::Doubles, "fpminu16"},
    {0x15c, Extension::VIS4, Operands::Doubles, "fpminu32"},
    {0x15d, Extension::VIS4, Operands::Doubles, "fpmaxu8"},
    {0x15e, Extension::VIS4, Operands::Doubles, "fpmaxu16"},
    {0x15f, Extension::VIS4, Operands::Doubles, "fpmaxu32"},
};

const UnsupportedInstruction *
mincaml::sparc::findUnsupportedInstruction(uint32_t Word) {
  if (Word >> 30 != 2 || ((Word >> 19) & 0x3f) != 0x36)
    return nullptr;
  unsigned Opf = (Word >> 5) & 0x1ff;
  const UnsupportedInstruction *I = lower_bound(
      Table, Opf, [](const UnsupportedInstruction &Row, unsigned Opf) {
        return Row.Opf < Opf;
      });
  return I != std::end(Table) && I->Opf == Opf ? I : nullptr;
}

std::string mincaml::sparc::text(const UnsupportedInstruction &I,
                                 uint32_t Word) {
  unsigned Fields[] = {(Word >> 14) & 0x1f, Word & 0x1f, (Word >> 25) & 0x1f};
  SmallVector<const char *, 3> Names;
  for (auto [Index, R] : enumerate(Fields)) {
    bool IsInteger = I.Form == Operands::Integers ||
                     I.Form == Operands::IntegersAndConditions ||
                     (I.Form == Operands::Compare && Index == 2);
    bool IsUpper = !IsInteger && I.Form != Operands::Singles && R % 2;
    Names.push_back(registerName(IsInteger ? R
                                 : IsUpper ? reg::UpperDouble + R / 2
                                           : reg::F0 + R));
  }
  return formatv("{0} {1}, {2}, {3}", I.Name, Names[0], Names[1], Names[2]);
}

//===- Disassembly by LLVM ------------------------------------------------===//

/// Whether the word has the register condition 0 or 4, which are reserved
/// ([SPARC-V9] A.3). LLVM decodes them, but its printer crashes because they
/// have no name.
static bool hasReservedCondition(uint32_t Word) {
  unsigned Op3 = (Word >> 19) & 0x3f;
  unsigned Low = (Word >> 5) & 0x1f;
  switch (Word >> 30) {
  case 0: // bpr; compare-and-branch has bit 28 and one more bit of condition
    return ((Word >> 22) & 7) == 3 &&
           !((Word >> 25) & ((Word >> 28) & 1 ? 7 : 3));
  case 2: // movr, fmovr
    return (Op3 == 0x2f || (Op3 == 0x35 && Low >= 5 && Low <= 7)) &&
           !((Word >> 10) & 3);
  default:
    return false;
  }
}

struct Disassembly::Tools {
  std::unique_ptr<MCRegisterInfo> Registers;
  std::unique_ptr<MCAsmInfo> AsmInfo;
  std::unique_ptr<MCSubtargetInfo> Subtarget;
  /// The subtarget for V9 with all its extensions. It distinguishes
  /// instructions of later architectures from illegal words.
  std::unique_ptr<MCSubtargetInfo> Highest;
  std::unique_ptr<MCInstrInfo> Instructions;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCDisassembler> Decoder;
  std::unique_ptr<MCDisassembler> HighestDecoder;
  std::unique_ptr<MCCodeEmitter> Encoder;
  std::unique_ptr<MCInstPrinter> Printer;
  /// For each of LLVM's registers, its numbers in RegisterNumbers.h.
  std::vector<RegisterSet> RegisterNumbers;

  static bool decode(const MCDisassembler &D, uint32_t Word, MCInst &I) {
    if (hasReservedCondition(Word))
      return false;
    uint8_t Bytes[4];
    support::endian::write32be(Bytes, Word);
    uint64_t Size = 0;
    // A soft failure means an odd register pair, which the rule IntegerPair
    // reports.
    return D.getInstruction(I, Size, Bytes, /*Address=*/0, nulls()) !=
           MCDisassembler::Fail;
  }
  bool decode(uint32_t Word, MCInst &I) const {
    return decode(*Decoder, Word, I);
  }
  /// Fills RegisterNumbers. A double or pair has the numbers of its halves.
  void numberRegisters() {
    RegisterNumbers.resize(Registers->getNumRegs());
    for (unsigned R = 1; R != Registers->getNumRegs(); ++R)
      for (MCPhysReg Part : Registers->subregs_inclusive(R))
        if (std::optional<unsigned> Number =
                registerNumber(Registers->getName(Part)))
          if (*Number != reg::G0)
            RegisterNumbers[R].set(*Number);
  }
};

Disassembly::Disassembly(std::unique_ptr<Tools> T) : T(std::move(T)) {}
Disassembly::~Disassembly() = default;

Expected<std::unique_ptr<Disassembly>>
Disassembly::create(const CodeArchitecture &Architecture) {
  Triple T(Architecture.decoderTriple());
  std::string Problem;
  const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
  if (!TheTarget)
    return createStringError(Problem);
  auto Result = std::make_unique<Tools>();
  Result->Registers.reset(TheTarget->createMCRegInfo(T));
  MCTargetOptions Options;
  Result->AsmInfo.reset(
      TheTarget->createMCAsmInfo(*Result->Registers, T, Options));
  Result->Subtarget.reset(TheTarget->createMCSubtargetInfo(
      T, Architecture.CPU, Architecture.Features));
  Result->Highest.reset(TheTarget->createMCSubtargetInfo(
      Triple("sparcv9-unknown-linux-gnu"), "v9",
      "+v9,+vis,+vis2,+vis3,+ua2005,+ua2007,+osa2011,+crypto"));
  Result->Instructions.reset(TheTarget->createMCInstrInfo());
  if (!Result->Registers || !Result->AsmInfo || !Result->Subtarget ||
      !Result->Highest || !Result->Instructions)
    return createStringError("LLVM has no description of SPARC");
  Result->Context = std::make_unique<MCContext>(T, Result->AsmInfo.get(),
                                                Result->Registers.get(),
                                                Result->Subtarget.get());
  Result->Decoder.reset(
      TheTarget->createMCDisassembler(*Result->Subtarget, *Result->Context));
  Result->HighestDecoder.reset(
      TheTarget->createMCDisassembler(*Result->Highest, *Result->Context));
  Result->Encoder.reset(
      TheTarget->createMCCodeEmitter(*Result->Instructions, *Result->Context));
  Result->Printer.reset(TheTarget->createMCInstPrinter(
      T, Result->AsmInfo->getAssemblerDialect(), *Result->AsmInfo,
      *Result->Instructions, *Result->Registers));
  if (!Result->Decoder || !Result->HighestDecoder || !Result->Encoder ||
      !Result->Printer)
    return createStringError("LLVM has no disassembler for SPARC");
  Result->numberRegisters();
  return std::unique_ptr<Disassembly>(new Disassembly(std::move(Result)));
}

Disassembly::Legality Disassembly::legality(uint32_t Word) {
  MCInst I;
  if (T->decode(Word, I))
    return Legality::Legal;
  I.clear();
  return Tools::decode(*T->HighestDecoder, Word, I) ? Legality::OtherLevel
                                                    : Legality::Illegal;
}

std::optional<uint32_t> Disassembly::reencode(uint32_t Word) {
  MCInst I;
  if (!T->decode(Word, I))
    return std::nullopt;
  SmallVector<char, 4> Bytes;
  SmallVector<MCFixup, 1> Fixups;
  T->Encoder->encodeInstruction(I, Bytes, Fixups, *T->Subtarget);
  if (Bytes.size() != 4)
    return std::nullopt;
  return support::endian::read32be(Bytes.data());
}

void Disassembly::addRegisters(DecodedInstruction &Word) {
  MCInst I;
  if (!T->decode(Word.Word, I))
    return;
  const MCInstrDesc &Description = T->Instructions->get(I.getOpcode());
  for (auto [Number, Operand] : enumerate(I))
    if (Operand.isReg())
      (Number < Description.getNumDefs() ? Word.Writes : Word.Reads) |=
          T->RegisterNumbers[Operand.getReg()];
  for (MCPhysReg R : Description.implicit_uses())
    Word.Reads |= T->RegisterNumbers[R];
  for (MCPhysReg R : Description.implicit_defs())
    Word.Writes |= T->RegisterNumbers[R];
}

std::string Disassembly::text(uint32_t Word, uint64_t Address) {
  MCInst I;
  if (const UnsupportedInstruction *Row = findUnsupportedInstruction(Word))
    return sparc::text(*Row, Word);
  if (!T->decode(Word, I))
    return formatv(".word {0:x8}", Word);
  std::string Text;
  raw_string_ostream OS(Text);
  T->Printer->printInst(&I, Address, /*Annot=*/"", *T->Subtarget, OS);
  // The printer puts tabs around the mnemonic.
  std::string Clean;
  for (char C : StringRef(Text).trim())
    Clean += C == '\t' ? ' ' : C;
  return Clean;
}
