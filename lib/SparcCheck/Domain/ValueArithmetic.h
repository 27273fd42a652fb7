//===- ValueArithmetic.h - Integer operations on values ---------*- C++ -*-===//
//
// The transfer functions that both forward analyses share: for each operation,
// a value that contains the results for all numbers that the operands may
// denote.
//
// A difference is marked as a stack address if its first operand is, regardless
// of the second one, and a sum if one of them is: the size of a dynamic alloca
// is unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_VALUEARITHMETIC_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_VALUEARITHMETIC_H

#include "Domain/RegisterValue.h"

namespace mincaml::sparc {

enum class BitOperation : uint8_t { And, Or, Xor };

/// The operations of 32-bit or 64-bit code.
class ValueArithmetic {
public:
  explicit ValueArithmetic(bool Is64) : Is64(Is64) {}

  /// A constant of the word size.
  RegisterValue number(int64_t N) const;
  RegisterValue add(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue subtract(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue bitwise(BitOperation Op, const RegisterValue &A,
                        const RegisterValue &B) const;
  RegisterValue shiftLeft(const RegisterValue &A, const RegisterValue &B) const;
  /// Of an unsigned number of 64 or of 32 bits.
  RegisterValue shiftRight(const RegisterValue &A, const RegisterValue &B,
                           bool Of64) const;

private:
  bool Is64;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_VALUEARITHMETIC_H
