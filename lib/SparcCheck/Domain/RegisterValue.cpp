//===- RegisterValue.cpp - Abstract values of integer registers -----------===//

#include "Domain/RegisterValue.h"
#include "Rules/StackFrame.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mincaml::sparc;
using namespace llvm;
using Kind = RegisterValue::Kind;

RegisterValue RegisterValue::initialStackPointer(bool Is64) {
  StackFrame Frame(Is64);
  RegisterValue V = initial(reg::SP);
  V.Bits = Log2_32(Frame.Alignment);
  V.Low = -Frame.Bias & (Frame.Alignment - 1);
  return V;
}

RegisterValue RegisterValue::residue() const {
  if (!isExact())
    return *this;
  if (isConstant())
    return modulo(Kind::Residue, MaximalBits, Offset);
  return modulo(isStack() ? Kind::StackResidue : Kind::Residue, Bits,
                uint64_t(Low) + uint64_t(Offset));
}

unsigned RegisterValue::alignment() const {
  RegisterValue Known = residue();
  return Known.Offset ? countr_zero<uint64_t>(Known.Offset) : Known.Bits;
}

bool mincaml::sparc::join(RegisterValue &Into, const RegisterValue &From) {
  if (Into == From)
    return false;
  RegisterValue X = Into.residue(), Y = From.residue();
  unsigned Bits = std::min(X.Bits, Y.Bits);
  if (int64_t Difference = X.Offset - Y.Offset)
    Bits = std::min<unsigned>(Bits, countr_zero<uint64_t>(Difference));
  Kind K = X.TheKind == Y.TheKind ? X.TheKind : Kind::Residue;
  RegisterValue Joined = RegisterValue::modulo(K, Bits, X.Offset);
  if (Into == Joined)
    return false;
  Into = Joined;
  return true;
}

std::optional<int64_t> mincaml::sparc::distance(const RegisterValue &A,
                                                const RegisterValue &B) {
  RegisterValue AtOffsetOfA = B;
  AtOffsetOfA.Offset = A.Offset;
  if (!A.isExact() || A.TheKind == Kind::CallSite || A != AtOffsetOfA)
    return std::nullopt;
  return uint64_t(A.Offset) - uint64_t(B.Offset);
}
