//===- ExecutionProfile.h - Execution profile of a program ------*- C++ -*-===//
//
// The reference interpreter records this profile during a run. mincaml-variant
// uses it for rewritings that are only equivalent for the input of that run.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_EXECUTIONPROFILE_H
#define MINCAML_FRONTEND_EXECUTIONPROFILE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml {

struct ExecutionProfile {
  /// The smallest and the largest observed value of an int.
  struct Range {
    int32_t Low;
    int32_t High;
  };

  /// Whether the run ended without an error and raised no exception. In that
  /// case, every evaluation of an expression that started has also ended.
  bool IsComplete = false;
  /// The expressions whose own operation was carried out at least once. If
  /// neither an expression nor any of its subexpressions is in this set, its
  /// evaluation never started.
  llvm::DenseSet<const ast::Expression *> Evaluated;
  /// The range of observed values for each reference to an int variable.
  llvm::DenseMap<const ast::VariableReference *, Range> Ints;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_EXECUTIONPROFILE_H
