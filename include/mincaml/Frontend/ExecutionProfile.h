//===- ExecutionProfile.h - What a run of a program evaluated ---*- C++ -*-===//
//
// What the reference interpreter observes in a run, and what a variant that is
// equivalent only for the input of that run depends on.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_EXECUTIONPROFILE_H
#define MINCAML_FRONTEND_EXECUTIONPROFILE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml {

struct ExecutionProfile {
  /// The smallest and the largest value of an int.
  struct Range {
    int32_t Low;
    int32_t High;
  };

  /// The run ended without an error and raised no exception: the evaluation of
  /// everything that was begun has ended, too.
  bool IsComplete = false;
  /// The expressions whose own operation was carried out at least once. The
  /// evaluation of another one may have begun only if this holds for an
  /// expression in it.
  llvm::DenseSet<const ast::Expression *> Evaluated;
  /// The values of references to int variables.
  llvm::DenseMap<const ast::VariableReference *, Range> Ints;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_EXECUTIONPROFILE_H
