//===- SpecialReturns.cpp - Exits that change %fp and %i7 -----------------===//

#include "Object/SpecialReturns.h"

using namespace mincaml::sparc;
using namespace llvm;

bool mincaml::sparc::readsStructureSize(const DecodedInstruction &I) {
  return I.Op == DecodedOperation::Load && I.AccessSize == 4 &&
         !I.IsFloatData && I.Rs1 == reg::I7 && I.HasImmediate &&
         I.Immediate == 8;
}

bool mincaml::sparc::changesReturnAddress(const DecodedInstruction &I) {
  return I.Writes.test(reg::I7) && I.Op != DecodedOperation::Save &&
         I.Op != DecodedOperation::Restore;
}

/// Whether the instruction is flushw, or the trap that does the same on V8.
static bool flushesWindows(const DecodedInstruction &I) {
  static constexpr uint32_t FlushWindows = 0x81580000;
  return I.Word == FlushWindows ||
         (I.Op == DecodedOperation::Trap && I.HasImmediate && I.Immediate == 3);
}

bool mincaml::sparc::isInNonlocalJump(const FunctionCode &Code,
                                      unsigned Index) {
  // GCC puts only a few other instructions into the sequence.
  static constexpr unsigned Near = 24;
  auto IsStraight = [](const DecodedInstruction &I) {
    return !I.isControlTransfer();
  };
  unsigned First = Index;
  if (First != 0 && Code.Instructions[First - 1].hasDelaySlot())
    --First; // The instruction is in the slot of the jump.
  unsigned Jump = First;
  while (First != 0 && Index - First < Near &&
         !flushesWindows(Code.Instructions[First])) {
    --First;
    if (!IsStraight(Code.Instructions[First]))
      return false;
  }
  if (!flushesWindows(Code.Instructions[First]))
    return false;
  while (Jump < Code.size() && Jump - Index != Near &&
         IsStraight(Code.Instructions[Jump]))
    ++Jump;
  if (Jump + 1 >= Code.size())
    return false;
  const DecodedInstruction &Last = Code.Instructions[Jump];
  if (Last.Op != DecodedOperation::Jump || Last.Rd != reg::G0 ||
      Last.isReturn())
    return false;
  RegisterSet Written;
  for (unsigned I = First; I != Jump + 2; ++I)
    Written |= Code.Instructions[I].Writes;
  return Written.test(reg::SP) && Written.test(reg::FP) &&
         Written.test(reg::I7);
}
