//===- Builders.h - Construction of core expressions ------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_BUILDERS_H
#define MINCAML_LIB_FRONTEND_DESUGAR_BUILDERS_H

#include "Names.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <map>
#include <utility>
#include <vector>

namespace mincaml {

/// Builds typed expressions of the core. Range is the source range of the new
/// expression; functions without this parameter use the range of the first
/// operand.
class CoreBuilder {
public:
  CoreBuilder(ast::ASTContext &Trees, TypeContext &Types)
      : Trees(Trees), Types(Types) {}

  ast::Expression *unit(llvm::SMRange Range);
  ast::Expression *integer(int32_t Value, llvm::SMRange Range);
  ast::Expression *floating(double Value, llvm::SMRange Range);
  ast::Expression *binary(ast::BinaryOperator Operator, ast::Expression *Left,
                          ast::Expression *Right, llvm::SMRange Range);
  /// Builds a comparison like `binary`. Strings are compared by functions of
  /// the runtime.
  ast::Expression *comparison(ast::BinaryOperator Operator,
                              ast::Expression *Left, ast::Expression *Right,
                              llvm::SMRange Range);
  ast::Expression *callRuntime(llvm::StringRef Name,
                               llvm::ArrayRef<ast::Expression *> Arguments,
                               Type *Result, llvm::SMRange Range);
  ast::Expression *conditional(ast::Expression *Condition,
                               ast::Expression *Then, ast::Expression *Else);
  ast::Expression *sequence(ast::Expression *First, ast::Expression *Second);
  ast::Expression *let(const ast::Binder &B, ast::Expression *Value,
                       ast::Expression *Body);
  ast::Expression *letRec(ast::FunctionDefinition *F, ast::Expression *Body);
  ast::Expression *call(const ast::Binder &Callee,
                        llvm::ArrayRef<ast::Expression *> Arguments,
                        llvm::SMRange Range);
  ast::Expression *getField(ast::Expression *Object, const Constructor &X,
                            unsigned Index, Type *Ty, llvm::SMRange Range);
  /// Build a read of a reference, and an assignment to it.
  ast::Expression *contents(ast::Expression *Reference, llvm::SMRange Range);
  ast::Expression *setContents(ast::Expression *Reference,
                               ast::Expression *Value, llvm::SMRange Range);
  ast::Expression *store(ast::Expression *Array, int32_t Index,
                         ast::Expression *Value, llvm::SMRange Range);
  /// Builds a match whose cases have no guards. Its type is that of the first
  /// body.
  ast::Expression *match(ast::Expression *Scrutinee,
                         llvm::ArrayRef<ast::MatchCase> Cases,
                         llvm::ArrayRef<ast::Expression *> Bodies,
                         llvm::SMRange Range);
  /// Returns the pattern `C (x, y)` for values of type Ty.
  ast::Pattern constructPattern(const Constructor &C, Type *Ty,
                                llvm::ArrayRef<ast::Binder> Arguments,
                                llvm::SMRange Range);
  ast::Expression *construct(const Constructor &C, Type *Ty,
                             llvm::ArrayRef<ast::Expression *> Arguments,
                             llvm::SMRange Range);
  ast::Expression *arbitraryValue(Type *Ty, llvm::SMRange Range);
  ast::FunctionDefinition *function(llvm::StringRef Prefix,
                                    llvm::ArrayRef<ast::Binder> Parameters,
                                    Type *Result, llvm::SMRange Range);
  ast::Binder fresh(llvm::StringRef Prefix, llvm::SMRange Range, Type *Ty);
  ast::Expression *reference(const ast::Binder &B, llvm::SMRange Range);

private:
  using Definitions = llvm::SmallPtrSet<const DataType *, 8>;
  ast::Expression *arbitraryValue(Type *Ty, llvm::SMRange Range,
                                  Definitions &Excluded);
  ast::Expression *arbitraryData(Type *Ty, llvm::SMRange Range,
                                 Definitions &Excluded);

  /// The number of values of data types that may still be built for an
  /// arbitrary value. When it is 0, placeholders are built instead
  /// (TypeContext::makePlaceholder), which have no syntax in OCaml.
  unsigned DataBudget = 0;

protected:
  ast::ASTContext &Trees;
  TypeContext &Types;

  /// Builds an expression of type Ty.
  template <typename Node, typename... Arguments>
  Node *make(Type *Ty, Arguments &&...As) {
    Node *E = Trees.make<Node>(std::forward<Arguments>(As)...);
    E->Ty = Ty;
    return E;
  }
};

/// Builds calls and function values of the core. A call in the core has as many
/// arguments as the function has parameters, and a function that is used as a
/// value has as many parameters as its type. In the extended language, a call
/// may have fewer or more arguments, and the type of a function value may have
/// fewer parameters than its definition.
///
/// Currying::mergeArrows has decided the types of the functions that are used
/// as values.
class CallBuilder : protected CoreBuilder {
public:
  using CoreBuilder::CoreBuilder;

  /// Returns the core expression for a call whose operands already belong to
  /// the core.
  ast::Expression *makeCall(ast::Apply *A);

  /// Builds a call from the complete list of arguments.
  using MakeBody = llvm::function_ref<ast::Expression *(
      llvm::MutableArrayRef<ast::Expression *>)>;
  /// Returns the function that a partial application A, with fewer than the
  /// Wanted arguments, evaluates to.
  ast::Expression *makePartial(ast::Apply *A, unsigned Wanted, MakeBody Make);

  /// Returns the value of a known function. Core is the expression of the core
  /// for V.
  ast::Expression *makeFunctionValue(ast::VariableReference *V,
                                     ast::Expression *Core);

  /// Returns a function of type Ty with these Parameters and this Body. If Ty
  /// has fewer parameters, the function returns a function of the remaining
  /// ones, and so on.
  ast::Expression *makeCurried(llvm::StringRef Prefix, Type *Ty,
                               llvm::ArrayRef<ast::Binder> Parameters,
                               ast::Expression *Body, llvm::SMRange Range);
  /// Returns new variables for the first Count parameters of functions of type
  /// Ty and of the functions that they return. Sets Ty to the result type of
  /// the last one.
  std::vector<ast::Binder> makeParameters(Type *&Ty, unsigned Count,
                                          llvm::SMRange Range);

  struct NamedValue {
    ast::Binder Name;
    ast::Expression *Value;
  };
  /// Replaces operands by variables, unless they may be evaluated later, and
  /// appends the definitions of these variables to Bindings.
  void nameOperands(llvm::MutableArrayRef<ast::Expression *> Operands,
                    std::vector<NamedValue> &Bindings);
  ast::Expression *bindOperands(std::vector<NamedValue> Bindings,
                                ast::Expression *Body);
};

/// A function that compares or hashes values of a data type, or exceptions.
struct ComparisonFunction {
  enum class Kind : uint8_t {
    Equality,   ///< a bool: whether two values are equal
    Order,      ///< an int: the order of two values
    TotalOrder, ///< like Order, but NaNs are ordered as by `compare`
    Position,   ///< the position of one value's constructor in the order
    View        ///< one value as a `Hashtbl.view'` (Hashtbl.ml)
  };
  Kind TheKind;
  Type *Compared;
  /// The body is null until it is built.
  ast::FunctionDefinition *Definition;
  /// The comparison functions that the body calls.
  std::vector<ComparisonFunction *> Callees = {};
};

/// The comparison functions of a program: at most one of each kind for each
/// instance of a data type. They are built after the program, because each can
/// require others.
class ComparisonFunctions : CoreBuilder {
public:
  using CoreBuilder::CoreBuilder;
  using Kind = ComparisonFunction::Kind;

  /// Returns the name of a function. Range is the source range of the
  /// comparison that calls it.
  const ast::Binder &get(Kind K, Type *Compared, llvm::SMRange Range);
  /// Builds the functions that the program Core calls, and puts their
  /// definitions in front of it.
  ast::Expression *define(ast::Expression *Core);

  /// Whether the types are structurally equal. All type variables count as
  /// equal, because they have no values.
  bool areSame(Type *A, Type *B) { return number(A) == number(B); }

  /// Whether a value of type T can contain a float. Only then do the kinds
  /// Order and TotalOrder differ for T.
  bool containsFloats(Type *T) {
    return contains(T, [](const Type *Part) { return Part->isFloat(); });
  }
  /// Whether a value of type T can contain a function.
  bool containsFunctions(Type *T) {
    return contains(T, [](const Type *Part) { return Part->isFunction(); });
  }

  /// Returns the constructors of a data type in the order of its definition, or
  /// all exceptions in the order of their positions.
  llvm::ArrayRef<const Constructor *> constructors(const Type &Variant);
  /// Returns the position of a constructor in the order of the constructors of
  /// its type.
  int32_t position(const Constructor &C);

  /// The type `Hashtbl.view'`; null if the program hashes nothing.
  Type *ViewTy = nullptr;

private:
  ComparisonFunction *create(Kind K, Type *Compared, llvm::SMRange Range);
  unsigned number(Type *T);
  bool contains(Type *T, llvm::function_ref<bool(const Type *)> IsWanted);

  /// A deque, so that its elements do not move.
  std::deque<ComparisonFunction> Functions;
  std::map<std::pair<Kind, unsigned>, ComparisonFunction *> Known;
  /// The function whose body is being built; null in the program.
  ComparisonFunction *Current = nullptr;
  /// The numbers of types. Equal types have the same number.
  llvm::DenseMap<const Type *, unsigned> Numbers;
  std::map<std::vector<uintptr_t>, unsigned> Structures;
  std::vector<const Constructor *> Exceptions;
  llvm::DenseMap<const Constructor *, int32_t> ExceptionPositions;
};

/// Builds the function that returns the text of an exception, like OCaml's
/// `Printexc.to_string`: the name of the exception and its arguments, where
/// blocks are printed as `_`. Two further parameters of this function are
/// functions that return the texts of strings and of floats.
class ExceptionText : CoreBuilder {
public:
  using CoreBuilder::CoreBuilder;

  /// Returns the name of the function. Range is the source range of the first
  /// use.
  const ast::Binder &name(llvm::SMRange Range);
  /// If the program Core uses the function, builds it and puts its definition
  /// in front of the program. Must be called after all exceptions have got
  /// their names in the core.
  ast::Expression *define(ast::Expression *Core);

private:
  ast::Expression *text(llvm::StringRef Text, llvm::SMRange Range);
  ast::Expression *textOf(const ast::Binder &X);
  ast::Expression *textOfData(const ast::Binder &X);

  ast::FunctionDefinition *Definition = nullptr;
};

/// OCaml compares tuples, arrays and data types structurally. Two values are
/// equal if their parts are equal. Tuples are ordered lexicographically. Of two
/// arrays, the shorter one is less; arrays of equal length are ordered
/// lexicographically. A constructor without arguments is less than a
/// constructor with arguments; otherwise the constructor that is defined first
/// is less. Values of the same constructor, and records, are ordered like
/// tuples.
///
/// The core compares only ints, floats, bools and chars. Desugaring expands
/// comparisons of tuples and arrays into such comparisons, separately for each
/// use. Data types are compared by ComparisonFunctions. Inference has checked
/// that the types are small and contain functions only in data types. Comparing
/// two functions raises Invalid_argument.
class ComparisonBuilder : protected CoreBuilder {
public:
  ComparisonBuilder(ast::ASTContext &Trees, TypeContext &Types,
                    ComparisonFunctions &Functions, llvm::SMRange Range)
      : CoreBuilder(Trees, Types), Functions(Functions), Range(Range) {}

  /// Returns `Left OPERATOR Right`, a bool.
  ast::Expression *compare(ast::BinaryOperator Operator, ast::Expression *Left,
                           ast::Expression *Right);
  /// Returns the int -1, 0 or 1, like `compare Left Right`. A NaN is equal to a
  /// NaN, and less than any other float.
  ast::Expression *compareTotally(ast::Expression *Left,
                                  ast::Expression *Right);
  /// Returns a bool: whether `compare Left Right` is 0.
  ast::Expression *isSameKey(ast::Expression *Left, ast::Expression *Right);
  /// Returns the body of a comparison function with these parameters.
  ast::Expression *makeBody(ComparisonFunction::Kind K,
                            llvm::ArrayRef<ast::Binder> Parameters);

protected:
  using Variable = const ast::Binder &;
  using Variables = llvm::ArrayRef<ast::Binder>;
  ast::Expression *position(Variable X);
  ast::Expression *use(Variable X) { return reference(X, Range); }
  ast::Expression *length(Variable Array);
  ast::Expression *take(llvm::ArrayRef<ast::Binder> Components,
                        ast::Expression *Tuple, ast::Expression *Body);
  std::vector<ast::Binder> arguments(const Constructor &C, Type *Ty,
                                     llvm::StringRef Prefix);
  ast::Expression *callFor(ComparisonFunction::Kind K, Variables Arguments);
  ast::Expression *fail(llvm::StringRef Message, Type *Result);

  ComparisonFunctions &Functions;
  const llvm::SMRange Range;

private:
  ast::Expression *areEqual(Variable X, Variable Y);
  ast::Expression *areEqualTuples(Variable X, Variable Y);
  ast::Expression *areEqualArrays(Variable X, Variable Y);
  ast::Expression *areEqualData(Variable X, Variable Y);
  ast::Expression *areEqualArguments(Type *Ty, Variables Xs, Variables Ys);
  ast::Expression *order(Variable X, Variable Y);
  ast::Expression *orderFloats(Variable X, Variable Y);
  ast::Expression *orderTuples(Variable X, Variable Y);
  ast::Expression *orderArrays(Variable X, Variable Y);
  ast::Expression *orderData(Variable X, Variable Y);
  ast::Expression *orderAll(Variables Xs, Variables Ys);
  ast::Expression *orderConstructors(const Constructor &C, Variable Y);

  ast::MatchCase otherwise(Variable X) const;
  ast::Expression *matchPosition(Variable X);
  template <typename MakeEqual, typename MakeDifferent, typename MakeConstant>
  ast::Expression *matchBoth(Variable X, Variable Y, MakeEqual Equal,
                             MakeDifferent Different, MakeConstant Constant);

  ast::Expression *boolean(bool Value) {
    return make<ast::BoolLiteral>(Types.boolean(), Range, Value);
  }
  ast::Expression *test(ast::BinaryOperator Operator, Variable X, Variable Y);
  ast::Expression *orElse(ast::Expression *First, ast::Expression *Next);
  template <typename Function>
  ast::Expression *withElements(Variable X, Variable Y, Variable Index,
                                Function Make);
  template <typename Function>
  ast::Expression *named(ast::Expression *Left, ast::Expression *Right,
                         Function Make);

  bool IsTotal = false;
};

/// OCaml hashes a value structurally. It visits the value and its parts in
/// breadth-first order, and mixes at most 10 ints, floats and strings, and the
/// headers of blocks, into the result. The header of a block is 1024 times its
/// size in OCaml, plus its tag.
///
/// If all values of a type are visited in the same order, desugaring expands
/// the hash in place. Otherwise the library traverses the value, which is
/// converted on demand to a tree of the type `Hashtbl.view'`.
class HashBuilder : ComparisonBuilder {
public:
  using ComparisonBuilder::ComparisonBuilder;

  /// The functions of the library that hashing calls.
  enum : unsigned { Mix, MixFloat, MixString, HashView };

  /// Returns an expression for the hash of Value, which is an int.
  ast::Expression *hash(ast::Expression *Value, ast::Expression *Seed,
                        Variables LibraryFunctions);
  /// Returns Value as a `Hashtbl.view'`.
  ast::Expression *view(ast::Expression *Value);
  /// Returns the body of a function of the kind View.
  ast::Expression *viewData(Variable X);

private:
  /// The parts that are still to be visited, and the limits for further parts.
  struct State {
    llvm::SmallVector<ast::Binder, 8> Pending;
    unsigned MeaningfulLeft;
    unsigned PartsLeft;
  };
  ast::Expression *hashParts(State S, ast::Expression *Hash);
  ast::Expression *hashArguments(const Constructor &C, Variables Arguments,
                                 State S, ast::Expression *Hash);
  ast::Expression *hashVariant(Variable X, State S, ast::Expression *Hash);
  ast::Expression *mix(ast::Expression *Hash, ast::Expression *Number);
  ast::Expression *mixPart(ast::Expression *Hash, Variable X);
  ast::Expression *call(unsigned Callee,
                        llvm::ArrayRef<ast::Expression *> Arguments);
  void append(State &S, Variables Parts);

  ast::Expression *viewOf(Variable X);
  ast::Expression *viewBlock(ast::Expression *Header, ast::Expression *Size,
                             Variable Index, ast::Expression *Part);
  ast::Expression *viewParts(int32_t Header, Variables Parts);
  ast::Expression *viewFloats(Variables Parts);
  /// The constructors of `Hashtbl.view'`.
  enum class View : unsigned { Int, Float, String, Floats, Block };
  ast::Expression *makeView(View Kind,
                            llvm::ArrayRef<ast::Expression *> Arguments);

  ast::Expression *asInt(Variable X);
  ast::Expression *asString(Variable X);

  Variables Callees;
  /// The number of parts for which code may still be generated in place.
  unsigned Budget = 0;
};

/// Expands a call with a format into calls that print its pieces.
///
///   Printf.sprintf "a%d%5d" x y  becomes  "a" ^ string_of_int x ^
///                                         Printf.sprintf "%5d" y
///   Printf.printf "a%d%5d" x y   becomes  print_string "a";
///                                         print_int x;
///                                         print_string
///                                           (Printf.sprintf "%5d" y)
///
/// A call whose format is a single conversion becomes a call of a runtime
/// function. The arguments are variables, because they are evaluated before
/// anything is printed.
class FormatBuilder : CoreBuilder {
public:
  FormatBuilder(ast::ASTContext &Trees, TypeContext &Types, llvm::SMRange Range)
      : CoreBuilder(Trees, Types), Range(Range) {}

  ast::Expression *makeString(llvm::StringRef Format,
                              llvm::ArrayRef<ast::Binder> Values);
  ast::Expression *makePrints(llvm::StringRef Format,
                              llvm::ArrayRef<ast::Binder> Values, bool ToError);

private:
  ast::Expression *makeText(const FormatPiece &Piece, const ast::Binder *Value);

  const llvm::SMRange Range;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_BUILDERS_H
