//===- Operators.h - Maps AST operators to K-normal ones --------*- C++ -*-===//

#ifndef MINCAML_LIB_KNORMAL_OPERATORS_H
#define MINCAML_LIB_KNORMAL_OPERATORS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/Support/ErrorHandling.h"

namespace mincaml::knormal {

/// Whether E is `&&` or `||`.
inline bool isLogical(const ast::Binary &E) {
  return ast::group(E.Operator) == ast::OperatorGroup::Logical;
}

inline Comparison comparison(ast::BinaryOperator Operator) {
  switch (Operator) {
#define COMPARISON(Name, Spelling)                                             \
  case ast::BinaryOperator::Name:                                              \
    return Comparison::Name;
#include "mincaml/KNormal/KNormal.def"
  default:
    llvm_unreachable("not a comparison");
  }
}

inline ArithmeticOperator arithmetic(ast::BinaryOperator Operator) {
  switch (Operator) {
#define ARITHMETIC(Name, Spelling, Operand)                                    \
  case ast::BinaryOperator::Name:                                              \
    return ArithmeticOperator::Name;
#include "mincaml/KNormal/KNormal.def"
  default:
    llvm_unreachable("not an arithmetic operator");
  }
}

} // namespace mincaml::knormal

#endif // MINCAML_LIB_KNORMAL_OPERATORS_H
