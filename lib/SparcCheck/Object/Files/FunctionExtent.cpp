//===- FunctionExtent.cpp - Extent of functions without a size ------------===//

#include "Object/Files/FunctionExtent.h"
#include "Object/Instructions/DecodedInstruction.h"
#include "llvm/Support/Endian.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Whether control does not continue after the instruction or its delay slot.
static bool endsCode(const DecodedInstruction &I) {
  switch (I.Op) {
  case DecodedOperation::Branch:
    return I.Condition == BranchCondition::Always;
  case DecodedOperation::Jump:
    return I.Rd != reg::O7;
  case DecodedOperation::Return:
  case DecodedOperation::Unimplemented:
    return true;
  default:
    return false;
  }
}

uint64_t mincaml::sparc::endOfCode(ArrayRef<uint8_t> Bytes, uint64_t Begin,
                                   bool HasV9) {
  const uint64_t End = Bytes.size() & ~uint64_t(3);
  // The farthest target of the branches so far.
  uint64_t Farthest = Begin;
  for (uint64_t At = Begin; At < End; At += 4) {
    DecodedInstruction I =
        decodeInstruction(support::endian::read32be(Bytes.data() + At), HasV9);
    if (I.Op == DecodedOperation::Branch) {
      uint64_t Target = At + uint64_t(I.Immediate);
      if (I.Immediate > 0 && Target < End)
        Farthest = std::max(Farthest, Target);
    }
    uint64_t Next = At + (I.hasDelaySlot() ? 8 : 4);
    if (endsCode(I) && Farthest < Next)
      return std::min(Next, End);
  }
  return End;
}
