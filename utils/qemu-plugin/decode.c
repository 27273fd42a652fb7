#include "decode.h"

static unsigned field(uint32_t Word, unsigned Low, unsigned Bits) {
  return Word >> Low & ((1u << Bits) - 1);
}

static uint32_t bit(unsigned Register) {
  return Register == 0 ? 0 : UINT32_C(1) << Register;
}

/* Returns the number of a floating-point register. For doubles and quads, the
 * lowest bit of the field is the highest bit of the number. */
static unsigned floatRegister(unsigned Field, unsigned Words) {
  return Words == 1 ? Field
                    : (Field & 1) << 5 | (Field & (Words == 2 ? 30 : 28));
}

static uint64_t floatMask(unsigned Field, unsigned Words) {
  if (Words == 0)
    return 0;
  return ((UINT64_C(1) << Words) - 1) << floatRegister(Field, Words);
}

/* Returns a floating-point condition code register of V9, as a mask. */
static uint8_t fcc(unsigned Number) { return SPECIAL_FCC0 << Number; }

static bool isConditional(unsigned Condition) { return Condition & 7; }

static void decodeBranch(uint32_t Word, Instruction *I) {
  bool Sometimes = isConditional(field(Word, 25, 4));
  switch (field(Word, 22, 3)) {
  case 1: /* BPcc */
  case 2: /* Bicc */
    I->SpecialReads = Sometimes ? SPECIAL_ICC : 0;
    break;
  case 3: /* BPr */
    I->Reads = bit(field(Word, 14, 5));
    break;
  case 4: /* sethi */
    I->Writes = bit(field(Word, 25, 5));
    break;
  case 5: /* FBPfcc */
    I->SpecialReads = Sometimes ? fcc(field(Word, 20, 2)) : 0;
    break;
  case 6: /* FBfcc */
    I->SpecialReads = Sometimes ? fcc(0) : 0;
    break;
  }
}

/* The sizes of the operands of FPop1 operations, in words. The operands of
 * operations that are not listed are unknown. */
typedef struct {
  uint16_t Opf;
  uint8_t Rs1, Rs2, Rd;
} FloatOperation;

static const FloatOperation FloatOperations[] = {
    {0x05, 0, 1, 1}, {0x06, 0, 2, 2}, {0x07, 0, 4, 4}, {0x09, 0, 1, 1},
    {0x0a, 0, 2, 2}, {0x0b, 0, 4, 4}, {0x29, 0, 1, 1}, {0x2a, 0, 2, 2},
    {0x2b, 0, 4, 4}, {0x41, 1, 1, 1}, {0x42, 2, 2, 2}, {0x43, 4, 4, 4},
    {0x45, 1, 1, 1}, {0x46, 2, 2, 2}, {0x47, 4, 4, 4}, {0x49, 1, 1, 1},
    {0x4a, 2, 2, 2}, {0x4b, 4, 4, 4}, {0x4d, 1, 1, 1}, {0x4e, 2, 2, 2},
    {0x4f, 4, 4, 4}, {0x69, 1, 1, 2}, {0x6e, 2, 2, 4}, {0x81, 0, 1, 2},
    {0x82, 0, 2, 2}, {0x83, 0, 4, 2}, {0x84, 0, 2, 1}, {0x88, 0, 2, 2},
    {0x8c, 0, 2, 4}, {0xc4, 0, 1, 1}, {0xc6, 0, 2, 1}, {0xc7, 0, 4, 1},
    {0xc8, 0, 1, 2}, {0xc9, 0, 1, 2}, {0xcb, 0, 4, 2}, {0xcc, 0, 1, 4},
    {0xcd, 0, 1, 4}, {0xce, 0, 2, 4}, {0xd1, 0, 1, 1}, {0xd2, 0, 2, 1},
    {0xd3, 0, 4, 1}};

/* A floating-point operation that is not decoded may write a destination of any
 * size. */
static void decodeUnknownFloat(uint32_t Word, Instruction *I) {
  I->FloatWrites = floatMask(field(Word, 25, 5), 4) |
                   floatMask(field(Word, 25, 5), 2) |
                   floatMask(field(Word, 25, 5), 1);
  I->Writes = bit(field(Word, 25, 5));
}

static void decodeFloatOperation(uint32_t Word, Instruction *I) {
  unsigned Opf = field(Word, 5, 9), Rs2 = field(Word, 0, 5);
  if (Opf >= 1 && Opf <= 3) { /* fmovs, fmovd, fmovq */
    unsigned Words = 1u << (Opf - 1);
    I->IsFloatCopy = true;
    I->FloatCopyFrom = (uint8_t)floatRegister(Rs2, Words);
    I->FloatWrites = floatMask(field(Word, 25, 5), Words);
    return;
  }
  for (unsigned N = 0; N < sizeof FloatOperations / sizeof *FloatOperations;
       ++N) {
    const FloatOperation *F = &FloatOperations[N];
    if (F->Opf != Opf)
      continue;
    I->FloatReads =
        floatMask(field(Word, 14, 5), F->Rs1) | floatMask(Rs2, F->Rs2);
    I->FloatWrites = floatMask(field(Word, 25, 5), F->Rd);
    return;
  }
  decodeUnknownFloat(Word, I);
}

static void decodeFloatCompareOrMove(uint32_t Word, Instruction *I) {
  unsigned Opf = field(Word, 5, 9), Rs1 = field(Word, 14, 5);
  unsigned Rs2 = field(Word, 0, 5), Rd = field(Word, 25, 5);
  if ((Opf & ~7u) == 0x50 && (Opf & 3)) { /* fcmp, fcmpe */
    unsigned Words = 1u << ((Opf & 3) - 1);
    I->FloatReads = floatMask(Rs1, Words) | floatMask(Rs2, Words);
    I->SpecialWrites = fcc(Rd & 3);
    return;
  }
  unsigned Size = Opf & 3;
  if (Size == 0) {
    decodeUnknownFloat(Word, I);
    return;
  }
  unsigned Words = 1u << (Size - 1);
  I->IsFloatCopy = true;
  I->FloatCopyFrom = (uint8_t)floatRegister(Rs2, Words);
  I->FloatWrites = floatMask(Rd, Words);
  I->Conditional = true;
  if (Opf & 4) /* fmovr */
    I->Reads = bit(Rs1);
  else if (isConditional(field(Word, 14, 4)))
    I->SpecialReads = Opf & 0x100 ? SPECIAL_ICC : fcc(field(Word, 11, 2));
}

static uint32_t secondOperand(uint32_t Word, const Instruction *I) {
  return I->HasImmediate ? 0 : bit(field(Word, 0, 5));
}

/* Decodes the operands of an `add` or `or`, which is a move if one of them is 0
 * or %g0. */
static void useOrCopy(uint32_t Word, Instruction *I) {
  uint32_t Rs1 = bit(I->Rs1), Rs2 = secondOperand(Word, I);
  bool SecondIsZero = I->HasImmediate ? I->Immediate == 0 : Rs2 == 0;
  if (Rs1 && SecondIsZero)
    I->CopyFrom = I->Rs1;
  else if (!Rs1 && Rs2)
    I->CopyFrom = (uint8_t)field(Word, 0, 5);
  else
    I->Reads = Rs1 | Rs2;
}

static void decodeJump(unsigned Rd, Instruction *I) {
  I->Flow = Rd == REG_O7 ? FLOW_CALL : FLOW_JUMP;
  I->LooksLikeReturn = Rd == 0 && (I->Rs1 == REG_O7 || I->Rs1 == REG_I7) &&
                       I->HasImmediate &&
                       (I->Immediate == 8 || I->Immediate == 12);
}

/* Decodes arithmetic, which sets the condition codes if bit 4 of Op3 is set. */
static void decodeArithmetic(uint32_t Word, unsigned Op3, Instruction *I) {
  unsigned Operation = Op3 & 15;
  I->Reads = bit(I->Rs1) | secondOperand(Word, I);
  if (Op3 == 0x00 || Op3 == 0x02) { /* add, or */
    I->Reads = 0;
    useOrCopy(Word, I);
  }
  if (Operation == 0x8 || Operation == 0xc) /* addc, subc */
    I->SpecialReads |= SPECIAL_ICC;
  if (Operation == 0xe || Operation == 0xf) /* udiv, sdiv */
    I->SpecialReads |= SPECIAL_Y;
  if (Operation == 0xa || Operation == 0xb) /* umul, smul */
    I->SpecialWrites |= SPECIAL_Y;
  if (Op3 & 0x10)
    I->SpecialWrites |= SPECIAL_ICC;
}

static void decodeOperation(uint32_t Word, Instruction *I) {
  unsigned Rd = field(Word, 25, 5), Op3 = field(Word, 19, 6);
  uint32_t Rs1 = bit(I->Rs1), Rs2 = secondOperand(Word, I);
  I->Writes = bit(Rd);
  if (Op3 < 0x20) {
    decodeArithmetic(Word, Op3, I);
    return;
  }
  switch (Op3) {
  case 0x24: /* mulscc */
    I->SpecialReads = SPECIAL_Y | SPECIAL_ICC;
    I->SpecialWrites = SPECIAL_Y;
    /* fallthrough */
  case 0x20: /* taddcc, tsubcc, ... */
  case 0x21:
  case 0x22:
  case 0x23:
    I->SpecialWrites |= SPECIAL_ICC;
    /* fallthrough */
  case 0x25: /* shifts */
  case 0x26:
  case 0x27:
  case 0x2d: /* sdivx */
    I->Reads = Rs1 | Rs2;
    break;
  case 0x28: /* rd */
    I->SpecialReads = I->Rs1 == 0 ? SPECIAL_Y : 0;
    break;
  case 0x2b:
    I->Flow = FLOW_FLUSH;
    I->Writes = 0;
    break;
  case 0x2c: { /* movcc, with an 11-bit immediate */
    bool Integer = field(Word, 18, 1);
    if (isConditional(field(Word, 14, 4)))
      I->SpecialReads = Integer ? SPECIAL_ICC : fcc(field(Word, 11, 2));
    I->CopyFrom = I->HasImmediate ? 0 : (uint8_t)field(Word, 0, 5);
    I->Conditional = true;
    break;
  }
  case 0x2e: /* popc */
    I->Reads = Rs2;
    break;
  case 0x2f: /* movr */
    I->Reads = Rs1;
    I->CopyFrom = I->HasImmediate ? 0 : (uint8_t)field(Word, 0, 5);
    I->Conditional = true;
    break;
  case 0x30: /* wr */
    I->Reads = Rs1 | Rs2;
    I->SpecialWrites = Rd == 0 ? SPECIAL_Y : 0;
    I->Writes = 0;
    break;
  case 0x34:
    I->Writes = 0;
    decodeFloatOperation(Word, I);
    break;
  case 0x35:
    I->Writes = 0;
    decodeFloatCompareOrMove(Word, I);
    break;
  case 0x36: /* VIS */
  case 0x37:
    decodeUnknownFloat(Word, I);
    break;
  case 0x38: /* jmpl */
    I->Reads = Rs1 | Rs2;
    decodeJump(Rd, I);
    break;
  case 0x39: /* return */
    I->Reads = Rs1 | Rs2;
    I->Writes = 0;
    decodeJump(0, I);
    I->Flow = FLOW_RETURN;
    break;
  case 0x3a: /* traps; a system call returns its result and the carry flag */
    I->Writes = bit(REG_O0) | bit(REG_O0 + 1);
    I->SpecialReads = isConditional(field(Word, 25, 4)) ? SPECIAL_ICC : 0;
    I->SpecialWrites = SPECIAL_ICC;
    if (Word == 0x91d02003) /* ta 3 */
      *I = (Instruction){.Flow = FLOW_FLUSH};
    break;
  case 0x3b: /* flush */
    I->Writes = 0;
    break;
  case 0x3c:
    I->Flow = FLOW_SAVE;
    useOrCopy(Word, I);
    break;
  case 0x3d:
    I->Flow = FLOW_RESTORE;
    useOrCopy(Word, I);
    break;
  default:
    break;
  }
}

static void accessIntegers(uint32_t Word, unsigned Size, bool Load, bool Store,
                           Instruction *I) {
  I->AccessSize = (uint8_t)Size;
  I->IsLoad = Load;
  I->IsStore = Store;
  I->Data = (uint8_t)field(Word, 25, 5);
  I->NumData = 1;
  if (Load)
    I->Writes = bit(I->Data);
}

static void accessFloats(uint32_t Word, unsigned Words, bool Load,
                         Instruction *I) {
  unsigned Field = field(Word, 25, 5);
  /* A quad is only required to be aligned to 8 bytes: the manuals allow a
   * processor to require no more, and the ABI does not align the stack to
   * more. */
  I->AccessSize = Words == 1 ? 4 : 8;
  I->IsLoad = Load;
  I->IsStore = !Load;
  I->FloatData = true;
  I->Data = (uint8_t)floatRegister(Field, Words);
  I->NumData = (uint8_t)Words;
  if (Load)
    I->FloatWrites = floatMask(Field, Words);
}

static void decodeMemory(uint32_t Word, Instruction *I) {
  unsigned Op3 = field(Word, 19, 6);
  I->Reads = bit(I->Rs1) | secondOperand(Word, I);
  /* Bit 4 selects an alternate address space, whose number replaces the
   * immediate if there is none. The block transfers of VIS are such
   * accesses. */
  if (Op3 >= 0x20) {
    switch (Op3) {
    case 0x20:
      accessFloats(Word, 1, true, I);
      break;
    case 0x21: /* fsr */
      I->SpecialWrites = SPECIAL_FCC;
      break;
    case 0x22:
      accessFloats(Word, 4, true, I);
      break;
    case 0x23:
      accessFloats(Word, 2, true, I);
      break;
    case 0x24:
      accessFloats(Word, 1, false, I);
      break;
    case 0x26:
      accessFloats(Word, 4, false, I);
      break;
    case 0x27:
      accessFloats(Word, 2, false, I);
      break;
    case 0x30:
    case 0x32:
    case 0x33:
      I->FloatWrites = ~UINT64_C(0);
      break;
    case 0x3c: /* casa, casxa: the address is one register */
    case 0x3e:
      accessIntegers(Word, Op3 == 0x3c ? 4 : 8, true, true, I);
      I->Reads = bit(I->Rs1) | bit(field(Word, 0, 5)) | bit(I->Data);
      break;
    }
    return;
  }
  switch (Op3 & 15) {
  case 0x0: /* lduw */
  case 0x8: /* ldsw */
    accessIntegers(Word, 4, true, false, I);
    break;
  case 0x1:
  case 0x9:
    accessIntegers(Word, 1, true, false, I);
    break;
  case 0x2:
  case 0xa:
    accessIntegers(Word, 2, true, false, I);
    break;
  case 0x3: /* ldd */
    accessIntegers(Word, 8, true, false, I);
    I->Data &= 30;
    I->NumData = 2;
    I->Writes = bit(I->Data) | bit(I->Data + 1);
    break;
  case 0x4:
    accessIntegers(Word, 4, false, true, I);
    break;
  case 0x5:
    accessIntegers(Word, 1, false, true, I);
    break;
  case 0x6:
    accessIntegers(Word, 2, false, true, I);
    break;
  case 0x7: /* std */
    accessIntegers(Word, 8, false, true, I);
    I->Data &= 30;
    I->NumData = 2;
    break;
  case 0xb: /* ldx */
    accessIntegers(Word, 8, true, false, I);
    break;
  case 0xd: /* ldstub */
    accessIntegers(Word, 1, true, true, I);
    break;
  case 0xe: /* stx */
    accessIntegers(Word, 8, false, true, I);
    break;
  case 0xf: /* swap */
    accessIntegers(Word, 4, true, true, I);
    break;
  }
}

Instruction decodeInstruction(uint32_t Word) {
  Instruction I = {.Rs1 = (uint8_t)field(Word, 14, 5),
                   .HasImmediate = field(Word, 13, 1)};
  I.Immediate = (int32_t)(Word << 19) >> 19;
  switch (field(Word, 30, 2)) {
  case 0:
    decodeBranch(Word, &I);
    break;
  case 1:
    I.Flow = FLOW_CALL;
    I.OnlyAddress = Word == 0x40000002;
    I.Writes = bit(REG_O7);
    break;
  case 2:
    decodeOperation(Word, &I);
    break;
  default:
    decodeMemory(Word, &I);
  }
  return I;
}
