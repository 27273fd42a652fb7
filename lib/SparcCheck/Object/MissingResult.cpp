//===- MissingResult.cpp - Copies of undefined results --------------------===//

#include "Object/MissingResult.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Whether the instruction copies a register to a result register: %o0 or %i0,
/// the register of the other half of a 64-bit integer, or one of %f0 to %f7.
static bool copiesToResult(const DecodedInstruction &I) {
  if (I.IsFloatCopy)
    return (I.Writes >> reg::F0).to_ullong() < (1u << 8) && I.Writes.any();
  return I.isIntegerCopy() &&
         ((I.Rd & ~1u) == reg::O0 || (I.Rd & ~1u) == reg::I0);
}

/// Whether the instructions from \p Index on return from the function.
static bool isReturnSequence(const FunctionCode &Code, unsigned Index) {
  // In unoptimized code, the restore is not in the delay slot.
  if (Index < Code.size() &&
      Code.Instructions[Index].Op == DecodedOperation::Restore)
    ++Index;
  return Index < Code.size() && Code.Instructions[Index].isReturn();
}

static bool isSlot(const FunctionCode &Code, unsigned Index) {
  return Index != 0 && Code.Instructions[Index - 1].hasDelaySlot();
}

bool mincaml::sparc::copiesMissingResult(const FunctionCode &Code,
                                         unsigned Index, unsigned R,
                                         const AbstractState &State) {
  if (!State.Never.test(R) || !copiesToResult(Code.Instructions[Index]))
    return false;
  // The halves of a result are copied one after the other.
  unsigned First = Index, Last = Index;
  while (First != 0 && copiesToResult(Code.Instructions[First - 1]))
    --First;
  while (Last + 1 < Code.size() && copiesToResult(Code.Instructions[Last + 1]))
    ++Last;
  return First != 0 && Code.Instructions[First - 1].isNop() &&
         !isSlot(Code, First - 1) && isReturnSequence(Code, Last + 1);
}
