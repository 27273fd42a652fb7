//===- RunObserver.h - Watching a run step by step --------------*- C++ -*-===//

#ifndef MINCAML_INTERPRETER_RUNOBSERVER_H
#define MINCAML_INTERPRETER_RUNOBSERVER_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace mincaml {

/// What one step of a run did: it computed a value from others, bound
/// variables, or began or ended a call. Literals and reads of variables are no
/// steps of their own. Calls of functions that desugaring has made are part of
/// the call around them.
///
/// Values are written as OCaml writes them, long ones in part; those of
/// functions are `<fun>`.
struct RunStep {
  /// Null only in a step that ends a call.
  const ast::Expression *Expression = nullptr;
  /// The number of calls that have begun and not ended, before the step.
  unsigned Depth = 0;
  /// The function that is called. What the step binds are its parameters.
  llvm::StringRef Enters;
  /// The call that begins takes the place of the one that it is made in.
  bool IsTail = false;
  /// The call whose value Result is ends; of several tail calls that took the
  /// place of one another, the first.
  const ast::Expression *ReturnsTo = nullptr;

  struct Binding {
    llvm::StringRef Name;
    std::string Value;
  };
  llvm::SmallVector<Binding, 2> Bindings;
  /// The variables that were read since the last step.
  struct Read {
    const ast::Expression *Variable;
    std::string Value;
  };
  llvm::SmallVector<Read, 2> Reads;
  /// Not of type unit.
  std::optional<std::string> Result;
  /// The exception that it raised, if a handler takes it.
  std::optional<std::string> Raises;
  /// What was printed.
  std::string Output;
};

/// Is told of each step of a run when it is done.
class RunObserver {
public:
  virtual ~RunObserver() = default;
  /// Returns whether to tell of more steps; the run goes on.
  virtual bool step(const RunStep &Step) = 0;
  /// How often an expression was evaluated in the whole run, in the order of
  /// the program; not of expressions that never were. Several that desugaring
  /// has made may have one range.
  virtual void counted(const ast::Expression &, uint64_t /*Count*/) {}
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_RUNOBSERVER_H
