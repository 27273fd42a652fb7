//===- FreeVariables.h - What each function needs from outside --*- C++ -*-===//
//
// The analysis behind closure conversion (seed document 003, notes on closure
// conversion): for each function the variables of enclosing functions it needs,
// and how it gets at them.
//
// The free variables are the least sets with these properties. F needs X if
//   - F's own body uses X, an ordinary variable of an enclosing function;
//   - F uses G, G is no closure, and G needs X;
//   - F uses G, G is a closure, and X is G's name;
//   - F defines G, G is a closure used outside itself, and G needs X
// unless F itself binds X: as a parameter, by a `let`, or, if X is the name of
// a closure, because F is that closure or defines it. "Uses" means calls or
// takes the value of. A function is a *closure* if its value is taken, or if
// it needs more variables than are worth passing as arguments, and it needs
// any at all.
//
// Direction: from callees to callers, one strongly connected component of the
// graph of functions after the other, so that each set is computed once except
// within a component. There, a function that turns out to need too much becomes
// a closure, and the component is solved again.
//
// Not variables in this sense, and never needed:
//   - what the main expression binds outside functions
//   (ClosedProgram::Statics);
//   - literals and everything of type unit: a function binds its own copy;
//   - other names for a variable: `let y = x in` makes y mean x.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_FREEVARIABLES_H
#define MINCAML_KNORMAL_FREEVARIABLES_H

#include "mincaml/KNormal/KNormal.h"
#include <deque>

namespace mincaml::knormal {

struct FunctionInfo;

/// A variable of the program, under any of its names.
struct VariableInfo {
  enum class Kind : uint8_t {
    Ordinary,
    Literal,  ///< known value: Literal, or unit if that is null
    Function, ///< bound by a `let rec`
  };

  /// In order of definition.
  unsigned Index;
  Kind TheKind;
  Binder TheBinder;
  /// Whose body or parameter list binds it.
  FunctionInfo *Owner;
  FunctionInfo *Function = nullptr;
  const Expression *Literal = nullptr;
  /// Ordinary, bound in main and used in a function.
  bool IsStatic = false;
};

/// A function, or the main expression.
struct FunctionInfo {
  /// Null for main.
  const Function *Source = nullptr;
  FunctionInfo *Parent = nullptr;
  VariableInfo *Variable = nullptr;

  /// Its value is taken: it is used other than as a callee.
  bool Escapes = false;
  /// It is used outside its own body, by whomever.
  bool IsUsedOutside = false;
  /// It is given a closure though it does not escape: too many variables.
  bool IsDemoted = false;

  /// The variables it needs, in order of definition.
  std::vector<VariableInfo *> Free;

  /// The functions it uses, and those it defines that are used.
  std::vector<FunctionInfo *> Successors;

  /// If it needs variables, it finds them in a closure, not in parameters.
  bool prefersClosure() const { return Escapes || IsDemoted; }
  bool isClosure() const { return prefersClosure() && !Free.empty(); }
  bool isLifted() const { return !prefersClosure() && !Free.empty(); }
  bool binds(const VariableInfo &X) const {
    return X.Owner == this || X.Function == this;
  }
};

class FreeVariables {
public:
  /// Needs: alpha conversion. LiftLimit is how many variables a function may
  /// need and still be passed them as arguments.
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

  /// How many times a function was found to need one more variable: the work
  /// done, for tests of its growth.
  uint64_t steps() const { return Steps; }

private:
  friend class FunctionGraphBuilder;
  friend class FreeVariableSolver;

  /// Deques: the elements point at each other.
  std::deque<VariableInfo> Variables;
  std::deque<FunctionInfo> Functions;
  FunctionInfo *Main = nullptr;
  llvm::DenseMap<const Name *, VariableInfo *> VariableOfName;
  uint64_t Steps = 0;
};

/// L only gives another name to a function, or names nothing the program knows
/// (`let tmp.1 = x in`): closed form has no such `let`. Other aliases stay for
/// the debugger, though nothing uses them.
bool isDroppedAlias(const FreeVariables &FV, const Let &L);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_FREEVARIABLES_H
