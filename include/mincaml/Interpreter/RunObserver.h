//===- RunObserver.h - Observer of the steps of a run -----------*- C++ -*-===//

#ifndef MINCAML_INTERPRETER_RUNOBSERVER_H
#define MINCAML_INTERPRETER_RUNOBSERVER_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace mincaml {

/// One step of a run: the computation of a value from others, the binding of
/// variables, or the begin or end of a call. Literals and reads of variables
/// are not steps of their own. A call of a function that desugaring generated
/// is part of the enclosing call.
///
/// Values are written as OCaml writes them, but long ones are abbreviated.
/// Functions are `<fun>`.
struct RunStep {
  /// The expression that was evaluated; null only in a step that ends a call.
  const ast::Expression *Expression = nullptr;
  /// The number of active calls before the step.
  unsigned Depth = 0;
  /// The name of the function, if the step enters one; otherwise empty. If it
  /// is not empty, Bindings contains the parameters of the function.
  llvm::StringRef Enters;
  /// The call is a tail call: it replaces the call that makes it.
  bool IsTail = false;
  /// The call that this step ends, whose value is Result; null if the step ends
  /// no call. If tail calls have replaced the call, this is the original one.
  const ast::Expression *ReturnsTo = nullptr;

  struct Binding {
    llvm::StringRef Name;
    std::string Value;
  };
  llvm::SmallVector<Binding, 2> Bindings;
  /// A variable that was read since the last step, and its value.
  struct Read {
    const ast::Expression *Variable;
    std::string Value;
  };
  llvm::SmallVector<Read, 2> Reads;
  /// The value of the expression, unless its type is unit.
  std::optional<std::string> Result;
  /// The exception that the step raised, if there is a handler for it.
  std::optional<std::string> Raises;
  /// The output of the program in this step.
  std::string Output;
};

/// An observer that is called after each step of a run.
class RunObserver {
public:
  virtual ~RunObserver() = default;
  /// Returns false if the observer does not want to be called for further
  /// steps. The run continues in any case.
  virtual bool step(const RunStep &Step) = 0;
  /// Called after the run with each expression that was evaluated, in the order
  /// of the program, and the number of its evaluations. Several expressions
  /// that desugaring generated may have the same range.
  virtual void counted(const ast::Expression &, uint64_t /*Count*/) {}
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_RUNOBSERVER_H
