//===- Types.h - Costs, types, exceptions and variables ---------*- C++ -*-===//
//
// The generator's types are finer than those of MinCaml. An array type has the
// length of its arrays, so that constant indices can be in range. A function
// type has a bound on the cost of a call, so that programs that call elements
// of an array terminate: a function that calls values of some function type
// costs more than that type allows, and so does not have that type itself. A
// function type also says whether a call may raise an exception.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_TYPES_H
#define MINCAML_LIB_GENERATOR_TYPES_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Random.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SaveAndRestore.h"
#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace mincaml::generator {

//===- The cost of running generated code ---------------------------------===//

/// An upper bound of the cost of running code: the approximate number of
/// expressions that are evaluated, and the number of lines of output.
struct Cost {
  uint64_t Steps = 0;
  uint64_t Output = 0;

  Cost operator+(Cost C) const { return {Steps + C.Steps, Output + C.Output}; }
  Cost operator-(Cost C) const {
    return {Steps - std::min(Steps, C.Steps),
            Output - std::min(Output, C.Output)};
  }
  Cost operator*(uint64_t N) const { return {Steps * N, Output * N}; }
  Cost operator/(uint64_t N) const { return {Steps / N, Output / N}; }
  bool fits(Cost Limit) const {
    return Steps <= Limit.Steps && Output <= Limit.Output;
  }
};

inline Cost min(Cost A, Cost B) {
  return {std::min(A.Steps, B.Steps), std::min(A.Output, B.Output)};
}
inline Cost max(Cost A, Cost B) {
  return {std::max(A.Steps, B.Steps), std::max(A.Output, B.Output)};
}

/// A set of exceptions of an ExceptionTable, by number.
using ExceptionSet = uint32_t;
/// All exceptions, including those that are not known.
constexpr ExceptionSet AllExceptions = ~ExceptionSet(0);

/// Measures and limits the cost of one run of the code being made: the program,
/// or the body of a function or loop. Each node costs a step. Calls and loops
/// cost what their bodies cost, and are made only if they can be afforded.
struct Meter {
  Cost Limit;
  Cost Spent;
  /// The code writes to an array or prints.
  bool HasEffect = false;
  /// The exceptions that the code may raise and does not handle.
  ExceptionSet Raises = 0;

  Cost left() const { return Limit - Spent; }
  bool affords(Cost C) const { return C.fits(left()); }
  void spend(Cost C) { Spent = Spent + C; }
};

/// The meters of the program and, nested in it, of the bodies that are being
/// made. Only the innermost meter is charged.
class Budget {
public:
  explicit Budget(Cost Limit) { Whole.Limit = Limit; }
  Budget(const Budget &) = delete;
  Budget &operator=(const Budget &) = delete;

  /// The innermost meter.
  Meter &meter() { return *Current; }

  /// Calls \p Make with a new meter and returns that meter. The caller has to
  /// charge the enclosing meter for each run of the code.
  Meter measure(Cost Limit, llvm::function_ref<void()> Make) {
    Meter Inner;
    Inner.Limit = Limit;
    llvm::SaveAndRestore<Meter *> Innermost(Current, &Inner);
    Make();
    return Inner;
  }
  /// Calls \p Make, which may spend at most \p Share.
  void limited(Cost Share, llvm::function_ref<void()> Make) {
    llvm::SaveAndRestore<Cost> Limit(meter().Limit,
                                     min(meter().Limit, meter().Spent + Share));
    Make();
  }

private:
  Meter Whole;
  Meter *Current = &Whole;
};

//===- Types ----------------------------------------------------------------===//

struct ValueType {
  enum class Kind : uint8_t {
    Unit,
    Bool,
    Int,
    Float,
    Char,
    String,
    Tuple,
    Array,
    Function
  };

  Kind TheKind;
  /// The components of a tuple or the parameters of a function.
  llvm::SmallVector<const ValueType *, 4> Operands;
  /// The element of an array or the result of a function.
  const ValueType *Result = nullptr;
  /// The length of an array.
  uint32_t Length = 0;
  /// The index in CallBounds of the bound of a function.
  uint32_t Level = 0;
  /// Whether a call of the function may raise any exception.
  bool MayRaise = false;
  /// The cost of the simplest value of the type.
  uint32_t SimplestSteps = 1;

  bool is(Kind K) const { return TheKind == K; }
  bool isScalar() const { return TheKind <= Kind::Float; }
  bool isNumber() const { return is(Kind::Int) || is(Kind::Float); }
  bool isText() const { return is(Kind::Char) || is(Kind::String); }
};

constexpr unsigned NumKinds = unsigned(ValueType::Kind::Function) + 1;

/// The largest cost of a call of a function of each level.
constexpr Cost CallBounds[] = {{60, 0}, {200, 1}, {800, 3}, {3000, 6}};
constexpr uint32_t NumLevels = std::size(CallBounds);

/// Makes types. Equal types have the same address.
class TypeTable {
public:
  using Kind = ValueType::Kind;

  const ValueType *unit() { return scalar(Kind::Unit); }
  const ValueType *boolean() { return scalar(Kind::Bool); }
  const ValueType *integer() { return scalar(Kind::Int); }
  const ValueType *floating() { return scalar(Kind::Float); }
  const ValueType *character() { return scalar(Kind::Char); }
  const ValueType *string() { return scalar(Kind::String); }
  const ValueType *scalar(Kind K) { return intern({K, {}}); }
  const ValueType *tuple(llvm::ArrayRef<const ValueType *> Components);
  const ValueType *array(const ValueType *Element, uint32_t Length);
  /// A function type of level Level, or of a higher one if no function with
  /// this result is cheap enough.
  const ValueType *function(llvm::ArrayRef<const ValueType *> Parameters,
                            const ValueType *Result, uint32_t Level,
                            bool MayRaise = false);

private:
  const ValueType *intern(ValueType T);
  std::deque<ValueType> Types;
};

using TypeList = llvm::SmallVector<const ValueType *, 8>;

/// Chooses a few compound types for the program at its start, and later types
/// among these and the scalars.
class ProgramTypes {
public:
  /// If \p Extended, the types include char, string and functions that may
  /// raise, which the original language does not have. \p TextShare is the
  /// percentage of types that are char or string.
  ProgramTypes(TypeTable &Table, Random &R, bool Extended, unsigned TextShare);

  /// A scalar or one of the compound types.
  const ValueType *someType();
  const ValueType *someCompound();
  const ValueType *someScalar();
  const ValueType *someNumber();
  /// Types for 1 to \p Most parameters.
  TypeList parameterTypes(unsigned Most);

private:
  const ValueType *randomType(unsigned Depth);
  const ValueType *someText();
  uint32_t someLength();

  TypeTable &Table;
  Random &R;
  bool Extended;
  unsigned TextShare;
  TypeList Compounds;
};

//===- Exceptions -----------------------------------------------------------===//

struct ExceptionInfo {
  llvm::StringRef Name;
  /// The types of the arguments. A tuple type counts as one argument.
  TypeList Arguments;
};

/// The exceptions that the language defines and some that the program defines,
/// whose arguments have types of the generator.
class ExceptionTable {
public:
  ExceptionTable(ast::ASTContext &Context, TypeTable &Table,
                 ProgramTypes &Types, Random &R);

  /// The predefined exceptions, by number.
  enum : unsigned {
    NotFound,
    Exit,
    DivisionByZero,
    Failure,
    InvalidArgument,
    NumPredefined
  };
  static ExceptionSet only(unsigned E) { return ExceptionSet(1) << E; }

  unsigned size() const { return unsigned(Infos.size()); }
  const ExceptionInfo &operator[](unsigned E) const { return Infos[E]; }

  /// Returns the program with definitions of the exceptions that it refers to
  /// and the language does not define.
  ast::Expression *define(ast::Expression *Program) const;

private:
  const ast::TypeExpression *write(const ValueType *T) const;

  ast::ASTContext &Context;
  std::vector<ExceptionInfo> Infos;
};

//===- Variables in scope ---------------------------------------------------===//

struct Variable {
  Variable(llvm::StringRef Name, const ValueType *Type)
      : Name(Name), Type(Type) {}

  llvm::StringRef Name;
  const ValueType *Type;
  /// The range of an int variable.
  int32_t Low = INT32_MIN;
  int32_t High = INT32_MAX;
  /// The cost of a call, and whether a call has no effect, if the variable is a
  /// function whose definition is known.
  std::optional<Cost> CallCost;
  bool IsPure = false;
  /// The exceptions that a call may raise.
  ExceptionSet Raises = 0;
  /// If not negative, the first argument of the function is the depth of its
  /// recursion and must be in [0, Fuel]. Such a function can be called but not
  /// used as a value.
  int32_t Fuel = -1;
  /// Another variable may shadow this one, because no later code has to refer
  /// to it.
  bool MayBeShadowed = false;
};

/// The variables in scope, innermost last.
class Scope {
public:
  using Predicate = llvm::function_ref<bool(const Variable &)>;

  explicit Scope(Random &R) : R(R) {}

  void bind(Variable V);

  /// A position for `leave`.
  size_t mark() const { return Entries.size(); }
  void leave(size_t Mark);

  /// Hides all variables before this position, for the body of a function that
  /// captures nothing. Returns the position that was set before.
  size_t setFloor(size_t NewFloor) { return std::exchange(Floor, NewFloor); }

  /// Returns one of the variables that Wanted accepts, or null if there is
  /// none. It is usually one of the innermost variables and sometimes one from
  /// further out. The pointer is valid until the next change of the scope.
  const Variable *pick(Predicate Wanted) const;
  /// Returns a variable that can be used as a value of the type, or null.
  const Variable *pickOfType(const ValueType *T) const;
  /// Returns an array of numbers with at least MinLength elements, or null. If
  /// Element is given, the elements have that type.
  std::optional<Variable> pickArray(uint32_t MinLength,
                                    const ValueType *Element = nullptr) const;

private:
  struct Entry {
    Variable TheVariable;
    bool IsVisible = true;
    /// The index of the entry that this one shadows, or -1.
    int Shadowed = -1;
  };
  Random &R;
  std::vector<Entry> Entries;
  llvm::StringMap<int> Innermost;
  size_t Floor = 0;
};

/// When it is destroyed, ends the scope of the variables that were bound during
/// its lifetime.
class ScopeGuard {
public:
  explicit ScopeGuard(Scope &InScope)
      : InScope(InScope), Mark(InScope.mark()) {}
  ~ScopeGuard() { InScope.leave(Mark); }
  ScopeGuard(const ScopeGuard &) = delete;
  ScopeGuard &operator=(const ScopeGuard &) = delete;

private:
  Scope &InScope;
  size_t Mark;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_TYPES_H
