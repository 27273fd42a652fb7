//===- Type.h - MinCaml types -----------------------------------*- C++ -*-===//
//
// The types of MinCaml (language.md, section 4): unit, bool, int, float, char,
// string, functions, tuples, arrays, and the variables that inference
// binds or generalizes. Types are allocated in a TypeContext and live as long
// as it does.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_TYPE_H
#define MINCAML_FRONTEND_TYPE_H

#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/SMLoc.h"
#include <deque>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace mincaml {

struct ArityClass;
class Type;

/// A constructor of a data type. An exception is a constructor of the type exn:
/// `exception E of t` defines one. Every definition creates a different
/// constructor, even if two of them have the same name.
struct Constructor {
  llvm::StringRef Name;
  /// The source range of the name in its definition; invalid if the exception
  /// is predefined.
  llvm::SMRange Range;
  /// The types of the arguments: two for `of t * t`, and one for `of (t * t)`.
  llvm::MutableArrayRef<Type *> Arguments;
  /// Distinguishes the constructors of one type. The numbers of the predefined
  /// exceptions are their row numbers in RuntimeABI.def.
  unsigned Number;

  bool isPredefined() const { return !Range.isValid(); }
};

/// The exceptions that a program can raise, by their numbers: the predefined
/// ones, then those that it defines.
class ExceptionConstructors {
public:
  /// The types of which the arguments of the predefined exceptions consist.
  ExceptionConstructors(Type *String, Type *Int);

  Constructor *make(llvm::StringRef Name, llvm::SMRange Range,
                    llvm::MutableArrayRef<Type *> Arguments);
  const Constructor &predefined(runtime::Exception Which) const {
    return Constructors[unsigned(Which)];
  }
  /// The predefined exception of this name, or null.
  const Constructor *findPredefined(llvm::StringRef Name) const;

  auto begin() const { return Constructors.begin(); }
  auto end() const { return Constructors.end(); }

private:
  /// A deque, so that its elements do not move.
  std::deque<Constructor> Constructors;
  /// The arguments of Match_failure. Those of every other predefined exception
  /// are the first of these.
  Type *PredefinedArguments[3];
};

/// Returns the name of an exception as OCaml prints it: `Not_found`, or
/// `Main.E` if the program in main.ml defines E.
std::string exceptionName(const Constructor &X, llvm::StringRef FileName);

/// Returns one character for each argument of X: `i` for an int, a char or a
/// bool, which are printed as ints; `u` for unit, which is printed as 0 and not
/// stored; `s` for a string; `f` for a float and `p` for a pointer, which are
/// not printed.
std::string printedArguments(const Constructor &X);

/// A type. Two types are the same if they are structurally equal after
/// `resolve`; pointers are not canonical.
///
/// A variable that inference has bound represents its binding: every accessor
/// below that returns a type returns a resolved one, so that code after
/// inference sees no bound variable.
class Type {
public:
  enum class Kind : uint8_t {
    Unit,
    Bool,
    Int,
    Float,
    Char,
    String,
    Exception, ///< exn
    Function,
    Tuple,
    Array,
    Variable
  };

  Kind kind() const { return TheKind; }
  bool is(Kind K) const { return TheKind == K; }
  bool isUnit() const { return TheKind == Kind::Unit; }
  bool isBool() const { return TheKind == Kind::Bool; }
  bool isInt() const { return TheKind == Kind::Int; }
  bool isFloat() const { return TheKind == Kind::Float; }
  bool isFunction() const { return TheKind == Kind::Function; }
  bool isTuple() const { return TheKind == Kind::Tuple; }
  /// An array or a reference.
  bool isArray() const { return TheKind == Kind::Array; }
  /// `t ref`. In the core it is an array of one element, whose accesses are
  /// always in bounds.
  bool isReference() const { return IsReference; }
  bool isVariable() const { return TheKind == Kind::Variable; }

  /// Follows bound variables to the type that they represent, shortening the
  /// path.
  Type *resolve() { return isBound() ? followBindings() : this; }
  const Type *resolve() const { return isBound() ? followBindings() : this; }

  /// Function: the number of parameters, which is one while inference uses
  /// curried types. Tuple: the number of components.
  unsigned size() const { return NumOperands; }
  /// Function: the I-th parameter. Tuple: the I-th component.
  Type *operand(unsigned I) const { return Operands[I]->resolve(); }
  /// Function: the result. Array: the element.
  Type *result() const { return Result->resolve(); }
  Type *element() const { return Result->resolve(); }

  /// Variable only: the type that the variable is bound to; null if it is not
  /// bound.
  Type *binding() const { return Result; }
  void bind(Type *To) { Result = To; }
  /// Whether this is a generalized variable of a type scheme, which stands for
  /// any type.
  bool isGeneralized() const {
    return isVariable() && !Result && Level == GeneralizedLevel;
  }

  /// Prints in OCaml's syntax; unbound variables as 'a, 'b, ... in the order of
  /// their appearance. A function of two parameters is `int -> int -> int`.
  /// Types that share structure can be exponentially larger as text: above a
  /// certain length the rest is printed as `...`.
  void print(llvm::raw_ostream &OS) const;
  using VariableNames = llvm::DenseMap<const Type *, unsigned>;
  /// Returns what `print` prints. Several types can share the names of their
  /// variables.
  std::string str(VariableNames *Shared = nullptr) const;

private:
  friend class Currying;
  friend class TypeContext;
  friend class Unifier;
  friend class Generalizer;
  friend class TypeAnnotations;
  explicit Type(Kind K) : TheKind(K) {}

  bool isBound() const { return isVariable() && Result; }
  Type *followBindings() const;

  static constexpr unsigned GeneralizedLevel = ~0U;

  Kind TheKind;
  bool IsReference = false;
  /// Whether this is a function type of one parameter that may still be merged
  /// with its result (lib/Frontend/Currying.h).
  bool IsCurried = false;
  unsigned NumOperands = 0;
  /// See lib/Frontend/Inference/Inference.h.
  unsigned Level = GeneralizedLevel;
  Type **Operands = nullptr;
  /// Decides whether a curried function type is merged with its result; null
  /// for other types (lib/Frontend/Currying.h).
  ArityClass *Arity = nullptr;
  /// Mutable, because `resolve` shortens paths.
  mutable Type *Result = nullptr;
};

/// The type of a polymorphic definition: Root, for all types that its Variables
/// may stand for.
struct TypeScheme {
  /// The definitions of a recursive group have the same array.
  llvm::ArrayRef<Type *> Variables;
  Type *Root;
  /// The function, tuple and array types in Root that contain variables. Each
  /// one follows its parts.
  llvm::ArrayRef<Type *> Constructed;

  /// Identifies the definition, or the recursive group.
  const void *group() const { return Variables.data(); }
};

/// The instantiation of a type scheme at one use: the type that each variable
/// of the scheme stands for.
struct TypeInstance {
  const TypeScheme *Scheme;
  llvm::MutableArrayRef<Type *> Arguments;
};

/// Owns types. The base types exist once; others are created on demand.
class TypeContext {
public:
  TypeContext();
  TypeContext(const TypeContext &) = delete;
  TypeContext &operator=(const TypeContext &) = delete;

  Type *unit() { return &UnitType; }
  Type *boolean() { return &BoolType; }
  Type *integer() { return &IntType; }
  Type *floating() { return &FloatType; }
  Type *character() { return &CharType; }
  Type *string() { return &StringType; }
  Type *exception() { return &ExceptionType; }
  /// The type of a function that takes all Parameters at once.
  Type *function(llvm::ArrayRef<Type *> Parameters, Type *Result);
  /// The type of a function that is called with these arguments. Unlike
  /// `function`, it does not say that the function takes all of them at once.
  Type *calledFunction(llvm::ArrayRef<Type *> Arguments, Type *Result);
  Type *tuple(llvm::ArrayRef<Type *> Components);
  Type *array(Type *Element);
  Type *reference(Type *Element);
  Type *variable();
  /// A variable that is never generalized.
  Type *outermostVariable();
  /// A type of the same kind, with Map applied to each part.
  Type *rebuild(const Type *T, llvm::function_ref<Type *(Type *)> Map);

  llvm::MutableArrayRef<Type *> copy(llvm::ArrayRef<Type *> Ts) {
    return Ts.copy(Allocator);
  }
  TypeScheme *scheme(llvm::ArrayRef<Type *> Variables, Type *Root,
                     llvm::ArrayRef<Type *> Constructed);
  TypeInstance *instance(const TypeScheme *Scheme,
                         llvm::ArrayRef<Type *> Arguments);
  /// Whether any definition is polymorphic.
  bool hasSchemes() const { return HasSchemes; }

  /// Whether new function types are curried: `int -> int -> int` is then a
  /// function type of one parameter whose result is another function type
  /// (lib/Frontend/Currying.h).
  void setCurried(bool Is) { IsCurried = Is; }

  /// The exceptions of the program.
  ExceptionConstructors Constructors;

private:
  friend class Currying;
  friend class Unifier;
  friend class Generalizer;
  Type *make(Type::Kind K, llvm::ArrayRef<Type *> Operands, Type *Result);

  Type *curry(llvm::ArrayRef<Type *> Parameters, Type *Result,
              bool TakesAllAtOnce);

  llvm::BumpPtrAllocator Allocator;
  bool HasSchemes = false;
  bool IsCurried = false;
  std::vector<TypeInstance *> Instances;
  /// The level of new variables.
  unsigned Level = 0;
  Type UnitType, BoolType, IntType, FloatType, CharType, StringType,
      ExceptionType;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_TYPE_H
