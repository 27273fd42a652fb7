//===- Verifier.h - Checks K-normal form ------------------------*- C++ -*-===//
//
// Invariants of both stages:
//   - every name used is bound in scope, with the kind of type its use needs;
//   - only nodes of the stage occur (KNormal.def);
//   - both branches of an `if`, a `let` value and its variable, a function body
//     and the function's result agree in the kind of their types;
//   - argument lists have the length of the parameter lists;
//   - a Loop defines one function, with the result unit.
//
// After alpha conversion, all binders have different names. In closed form this
// holds within each function, and:
//   - a function has at most one of lifted variables, captured variables and a
//     static closure, and no free variables but statics;
//   - each static is bound exactly once, in the main expression;
//   - a direct call passes a closure exactly if its callee captures variables,
//     and OwnClosure occurs only in functions that capture variables;
//   - the function of a Loop is called as Loop describes.
//
// Only the outermost level of types is compared, because types that share
// structure can be exponentially large.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_VERIFIER_H
#define MINCAML_KNORMAL_VERIFIER_H

#include "mincaml/KNormal/KNormal.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml::knormal {

enum class Binders : uint8_t {
  MayShadow, ///< before alpha conversion
  AreUnique, ///< after it
};

/// Returns true if the open form E is well-formed; otherwise prints every fault
/// on a separate line.
[[nodiscard]] bool verify(const Expression &E, Binders Names,
                          llvm::raw_ostream &Errors);

/// Returns true if a program in closed form is well-formed; otherwise prints
/// every fault on a separate line.
[[nodiscard]] bool verify(const ClosedProgram &Program,
                          llvm::raw_ostream &Errors);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_VERIFIER_H
