//===- ExtensionDecoder.cpp - Decoder of later architectures --------------===//

#include "Object/Instructions/InstructionDecoder.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Decodes a compare-and-branch instruction ([OSA-2015] 7, "Compare and
/// Branch").
void InstructionDecoder::compareAndBranch() {
  if (!field(25, 3)) {
    I.Op = DecodedOperation::Opaque;
    return;
  }
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
  // Bit C is set if condition C holds after a subtraction whose result is zero.
  static constexpr uint16_t TakenIfEqual = 0xe816;
  unsigned Condition = (field(29, 1) << 3) | field(25, 3);
  I.Condition = (TakenIfEqual >> Condition) & 1 ? BranchCondition::Always
                                                : BranchCondition::Never;
}

void InstructionDecoder::extension() {
  const UnsupportedInstruction *Row = findUnsupportedInstruction(I.Word);
  if (Row && HasV9)
    unsupported(*Row);
  else
    I.IsExtension = true;
}

void InstructionDecoder::unsupported(const UnsupportedInstruction &Row) {
  using Operands = UnsupportedInstruction::Operands;
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
