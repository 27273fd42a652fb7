//===- VariadicArguments.cpp - Unnamed arguments --------------------------===//

#include "Object/Facts/VariadicArguments.h"
#include "Rules/StackFrame.h"

using namespace mincaml::sparc;

RegisterSet mincaml::sparc::variadicArguments(const FunctionCode &Code) {
  bool Is64 = Code.Program->architecture().Is64;
  StackFrame Frame(Is64);
  int64_t Area = Frame.Bias + Frame.argumentArea();
  int64_t Size = Is64 ? 8 : 4;
  RegisterSet Stored;
  for (const DecodedInstruction &I : Code.Instructions) {
    if (I.Op != DecodedOperation::Store || I.IsFloatData || !I.HasImmediate)
      continue;
    bool IsOut = I.Rs1 == reg::SP;
    if (!IsOut && I.Rs1 != reg::FP)
      continue;
    unsigned First = IsOut ? reg::O0 : reg::I0;
    for (unsigned K = 0; K != 6; ++K) {
      int64_t Offset = Area + K * Size - I.Immediate;
      if (Offset >= 0 && Offset < I.AccessSize &&
          First + K == I.Rd + unsigned(Offset / Size))
        Stored.set(reg::O0 + K);
    }
  }
  RegisterSet Unnamed;
  for (unsigned K = 6; K-- != 0 && Stored.test(reg::O0 + K);)
    Unnamed.set(reg::O0 + K);
  return Unnamed;
}
