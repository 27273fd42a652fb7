//===- ValueArithmetic.h - Arithmetic on register values --------*- C++ -*-===//
//
// The transfer functions that both forward analyses share. The result of each
// operation contains the results for all numbers that the operands may denote.
//
// A sum is marked as a stack address if one of its operands is. A difference is
// marked if its first operand is, whatever the second one is, because the size
// of a dynamic alloca is unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_VALUEARITHMETIC_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_VALUEARITHMETIC_H

#include "Domain/RegisterValue.h"

namespace mincaml::sparc {

enum class BitOperation : uint8_t { And, Or, Xor };

/// The integer operations of 32-bit or 64-bit code.
class ValueArithmetic {
public:
  explicit ValueArithmetic(bool Is64) : Is64(Is64) {}

  /// Returns a constant, truncated to the word size.
  RegisterValue number(int64_t N) const;
  RegisterValue add(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue subtract(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue bitwise(BitOperation Op, const RegisterValue &A,
                        const RegisterValue &B) const;
  RegisterValue shiftLeft(const RegisterValue &A, const RegisterValue &B) const;
  /// A logical shift of 64 bits if \p Of64, and of 32 bits otherwise.
  RegisterValue shiftRight(const RegisterValue &A, const RegisterValue &B,
                           bool Of64) const;

private:
  bool Is64;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_VALUEARITHMETIC_H
