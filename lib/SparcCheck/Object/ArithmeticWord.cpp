//===- ArithmeticWord.cpp - Arithmetic, floats, state registers -----------===//

#include "WordDecoder.h"

using namespace mincaml::sparc;
using namespace llvm;

/// op3 0x00 to 0x24.
void WordDecoder::arithmetic(unsigned Op3) {
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

void WordDecoder::shift(unsigned Op3) {
  if (I.HasImmediate)
    I.Immediate = field(0, field(12, 1) ? 6 : 5);
  if (Op3 == 0x25)
    I.Op = WordOperation::ShiftLeft;
  readOperands();
  writeInteger(I.Rd);
}

/// Reads and writes of state registers, moves on conditions, and what V9 put
/// among them.
void WordDecoder::state(unsigned Op3) {
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
void WordDecoder::floatOperate1() {
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
    I.IsFloatCopy = true;
    return Unary(operandWidth(Opf), operandWidth(Opf));
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

void WordDecoder::floatOperate2() {
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

void WordDecoder::decodeArithmetic() {
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
