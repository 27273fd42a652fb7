//===- FreeVariables.h - Free variables of each function --------*- C++ -*-===//
//
// The analysis for closure conversion. It determines which variables of
// enclosing functions each function needs, and whether the function gets them
// as arguments or from a closure.
//
// Lattice: sets of variables, ordered by inclusion, one for each function. The
// result is the least solution of these rules. F needs X if
//   - F's own body uses X, an ordinary variable of an enclosing function;
//   - F uses G, G is not a closure, and G needs X;
//   - F uses G, G is a closure, and X is G's name;
//   - F defines G, alone or in a group, G is a closure used outside itself, and
//     G needs X
//
// unless F itself binds X: as a parameter, by a `let`, or, if X is the name of
// a closure, because F is that closure or defines it. "F uses G" means that F
// calls G or takes its value. A function is a *closure* if it needs any
// variables and either its value is taken or it needs too many variables to be
// passed as arguments.
//
// Direction: from callees to callers, by strongly connected components of the
// graph of functions. Each set is computed once, except within a component: if
// a function there needs too many variables, it becomes a closure, and the
// component is solved again.
//
// The following are not variables in this sense and are never needed:
//   - names that the main expression binds outside functions
//     (ClosedProgram::Statics);
//   - literals and everything of type unit: each function binds a copy;
//   - aliases of a variable: after `let y = x in`, y refers to x.
//
// Source: [MinCamlNotes], closure conversion (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_FREEVARIABLES_H
#define MINCAML_KNORMAL_FREEVARIABLES_H

#include "mincaml/KNormal/KNormal.h"
#include <deque>

namespace mincaml::knormal {

struct FunctionInfo;

/// A variable of the program. All of its aliases share this record.
struct VariableInfo {
  enum class Kind : uint8_t {
    Ordinary,
    Literal,  ///< a constant: the field Literal, or unit if that is null
    Function, ///< bound by a `let rec`
  };

  /// The position in the order of definition.
  unsigned Index;
  Kind TheKind;
  Binder TheBinder;
  /// The function whose body or parameter list binds the variable.
  FunctionInfo *Owner;
  FunctionInfo *Function = nullptr;
  const Expression *Literal = nullptr;
  /// The variable is ordinary, bound in main and used in a function.
  bool IsStatic = false;
};

/// A function, or the main expression.
struct FunctionInfo {
  /// Null for main.
  const Function *Source = nullptr;
  FunctionInfo *Parent = nullptr;
  FunctionKind Kind = FunctionKind::Ordinary;
  VariableInfo *Variable = nullptr;

  /// The value of the function is used, other than as a callee.
  bool Escapes = false;
  /// The function is used outside its own body.
  bool IsUsedOutside = false;
  /// The function gets a closure although it does not escape, because it needs
  /// too many variables.
  bool IsDemoted = false;

  /// The variables that the function needs, in order of definition.
  std::vector<VariableInfo *> Free;

  /// The functions that this function uses, and those that it defines if they
  /// are used outside their own bodies. For main, all functions.
  std::vector<FunctionInfo *> Successors;

  /// Whether the function gets the variables that it needs from a closure. It
  /// may need none.
  bool prefersClosure() const { return Escapes || IsDemoted; }
  bool isClosure() const { return prefersClosure() && !Free.empty(); }
  bool isLifted() const { return !prefersClosure() && !Free.empty(); }
  bool binds(const VariableInfo &X) const {
    return X.Owner == this || X.Function == this;
  }
};

class FreeVariables {
public:
  /// Requires alpha conversion. LiftLimit is the largest number of variables
  /// that a function gets as arguments.
  FreeVariables(const Expression &Program, unsigned LiftLimit);
  FreeVariables(const FreeVariables &) = delete;
  FreeVariables &operator=(const FreeVariables &) = delete;

  VariableInfo &variable(const Name *N) const {
    return *VariableOfName.find(N)->second;
  }
  FunctionInfo &main() const { return *Main; }
  /// Main, then all functions in the order in which their definitions start.
  std::deque<FunctionInfo> &functions() { return Functions; }
  std::deque<VariableInfo> &variables() { return Variables; }

  /// The number of times that a function was found to need one more variable.
  /// Tests use it to measure how the work grows.
  uint64_t steps() const { return Steps; }

private:
  friend class FunctionGraphBuilder;
  friend class FreeVariableSolver;

  /// Deques, because the elements point at each other.
  std::deque<VariableInfo> Variables;
  std::deque<FunctionInfo> Functions;
  FunctionInfo *Main = nullptr;
  llvm::DenseMap<const Name *, VariableInfo *> VariableOfName;
  uint64_t Steps = 0;
};

/// Sorts variables by order of definition and removes duplicates.
void normalizeOrder(std::vector<VariableInfo *> &Set);

/// Whether closure conversion drops the alias L (`let y = x in`). This is the
/// case if y is a temporary or x is a function. As uses of an alias refer to x
/// directly, every alias is unused, but the others are kept for the debugger.
bool isDroppedAlias(const FreeVariables &FV, const Let &L);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_FREEVARIABLES_H
