//===- KNormal.h - K-normal form, open and closed ---------------*- C++ -*-===//
//
// K-normal form names every intermediate result: operands are names, and only
// `let`s and branches contain expressions. One set of nodes has two stages:
// *open* form, where functions nest (after Normalize and AlphaRename), and
// *closed* form, where they are at the top level (after ClosureConvert).
// KNormal.def lists which nodes occur where.
//
// Source: [MinCamlNotes], K-normalization (docs/sources.md). Differences from
// the original: `<` and `>` are separate comparisons, because with NaN they are
// not the negation of `>=` and `<=`; bool is not replaced by int, and printed
// forms keep their types; a fused compare-and-branch (`If`) exists for all six
// comparisons.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_KNORMAL_H
#define MINCAML_KNORMAL_KNORMAL_H

#include "mincaml/Frontend/Type.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SMLoc.h"
#include <type_traits>
#include <vector>

namespace mincaml::knormal {

/// A name. Names are compared by address: before alpha conversion there is one
/// object for each identifier of the program, afterwards one for each binder.
struct Name {
  /// As printed: `x`, `x.3`, `tmp.7`.
  llvm::StringRef Text;
  /// The identifier in the source, for IR and debug information; empty for a
  /// temporary.
  llvm::StringRef Source;
  /// Desugaring introduced the name. Debuggers do not show it.
  bool IsCompilerGenerated = false;
  bool isTemporary() const { return Source.empty(); }
};

enum class ArithmeticOperator : uint8_t {
#define ARITHMETIC(Name, Spelling, Operand) Name,
#include "mincaml/KNormal/KNormal.def"
};

enum class Comparison : uint8_t {
#define COMPARISON(Name, Spelling) Name,
#include "mincaml/KNormal/KNormal.def"
};

llvm::StringRef spelling(ArithmeticOperator Operator);
llvm::StringRef spelling(Comparison Operator);
bool isFloatOperator(ArithmeticOperator Operator);

/// An expression. `Ty` is its (resolved) type. `Loc` is the location for
/// run-time errors and for the debugger: the operator of a division or of
/// arithmetic that checks for overflow, otherwise the start of the source
/// expression. `Range` covers the source expression that the node was made
/// from; that of a definition includes the expression after it.
struct Expression {
  enum class Kind : uint8_t {
#define KNORMAL_NODE(Class, Stage) Class,
#include "mincaml/KNormal/KNormal.def"
  };

  const Kind TheKind;
  Type *Ty;
  llvm::SMLoc Loc;
  llvm::SMRange Range;

protected:
  Expression(Kind K, Type *T, llvm::SMLoc L) : TheKind(K), Ty(T), Loc(L) {}
};

struct Binder {
  Name *TheName = nullptr;
  Type *Ty = nullptr;
  llvm::SMLoc Loc;
  /// The name is a temporary that is never used, for example for `_`.
  bool IsUnused = false;
};

template <Expression::Kind K> struct ExpressionOf : Expression {
  ExpressionOf(Type *T, llvm::SMLoc L) : Expression(K, T, L) {}
  static bool classof(const Expression *E) { return E->TheKind == K; }
};

struct Unit : ExpressionOf<Expression::Kind::Unit> {
  using ExpressionOf::ExpressionOf;
};

struct Bool : ExpressionOf<Expression::Kind::Bool> {
  Bool(Type *T, llvm::SMLoc L, bool V) : ExpressionOf(T, L), Value(V) {}
  bool Value;
};

/// An int or the code of a character, depending on `Ty`.
struct Int : ExpressionOf<Expression::Kind::Int> {
  Int(Type *T, llvm::SMLoc L, int32_t V) : ExpressionOf(T, L), Value(V) {}
  int32_t Value;
};

struct Float : ExpressionOf<Expression::Kind::Float> {
  Float(Type *T, llvm::SMLoc L, double V) : ExpressionOf(T, L), Value(V) {}
  double Value;
};

struct String : ExpressionOf<Expression::Kind::String> {
  String(Type *T, llvm::SMLoc L, llvm::StringRef V)
      : ExpressionOf(T, L), Value(V) {}
  llvm::StringRef Value;
};

struct Variable : ExpressionOf<Expression::Kind::Variable> {
  Variable(Type *T, llvm::SMLoc L, Name *N) : ExpressionOf(T, L), TheName(N) {}
  Name *TheName;
};

struct Not : ExpressionOf<Expression::Kind::Not> {
  Not(Type *T, llvm::SMLoc L, Name *X) : ExpressionOf(T, L), Operand(X) {}
  Name *Operand;
};

/// `-` or `-.`, depending on the type. `-. x` flips the sign bit, also of NaN
/// and of zero.
struct Negate : ExpressionOf<Expression::Kind::Negate> {
  Negate(Type *T, llvm::SMLoc L, Name *X, bool ChecksOverflow = false)
      : ExpressionOf(T, L), Operand(X), ChecksOverflow(ChecksOverflow) {}
  Name *Operand;
  /// Whether an overflow ends the program. Otherwise, the result wraps around.
  bool ChecksOverflow;
};

struct Arithmetic : ExpressionOf<Expression::Kind::Arithmetic> {
  Arithmetic(Type *T, llvm::SMLoc L, ArithmeticOperator O, Name *X, Name *Y,
             bool ChecksOverflow = false)
      : ExpressionOf(T, L), Operator(O), Left(X), Right(Y),
        ChecksOverflow(ChecksOverflow) {}
  ArithmeticOperator Operator;
  Name *Left;
  Name *Right;
  /// Whether an overflow ends the program. Otherwise, the result wraps around.
  bool ChecksOverflow;
};

/// Compares two values of type `OperandTy`: int, float, bool or char. A bool
/// counts as 0 or 1.
struct Compare : ExpressionOf<Expression::Kind::Compare> {
  Compare(Type *T, llvm::SMLoc L, Comparison O, Type *OT, Name *X, Name *Y)
      : ExpressionOf(T, L), Operator(O), OperandTy(OT), Left(X), Right(Y) {}
  Comparison Operator;
  Type *OperandTy;
  Name *Left;
  Name *Right;
};

/// `if Left OP Right then Then else Else`; or, when Right is null, `if Left
/// then Then else Else` on a bool.
struct If : ExpressionOf<Expression::Kind::If> {
  If(Type *T, llvm::SMLoc L, Comparison O, Type *OT, Name *X, Name *Y,
     Expression *E1, Expression *E2, llvm::SMRange CR = {})
      : ExpressionOf(T, L), Operator(O), OperandTy(OT), Left(X), Right(Y),
        Then(E1), Else(E2), ConditionRange(CR) {}
  Comparison Operator;
  Type *OperandTy;
  Name *Left;
  Name *Right;
  Expression *Then;
  Expression *Else;
  /// The range of the condition in the source.
  llvm::SMRange ConditionRange;
};

/// Binds a variable.
///
/// The nodes with a Body (Let, LetFields, LetRec, MakeClosures) form chains. A
/// chain can be built front to back: the type of each node is that of the whole
/// chain, and Body may be filled in later.
struct Let : ExpressionOf<Expression::Kind::Let> {
  Let(Type *T, llvm::SMLoc L, Binder B, Expression *V, Expression *E = nullptr)
      : ExpressionOf(T, L), Variable(B), Value(V), Body(E) {}
  Binder Variable;
  Expression *Value;
  Expression *Body;
};

/// Binds a variable to each field of a tuple, or of a value that TheConstructor
/// made.
struct LetFields : ExpressionOf<Expression::Kind::LetFields> {
  LetFields(Type *T, llvm::SMLoc L, llvm::ArrayRef<Binder> Bs, Name *X,
            Type *XT, const Constructor *TC, Expression *E = nullptr)
      : ExpressionOf(T, L), Variables(Bs), Object(X), ObjectTy(XT),
        TheConstructor(TC), Body(E) {}
  llvm::ArrayRef<Binder> Variables;
  Name *Object;
  Type *ObjectTy;
  /// Null for a tuple.
  const Constructor *TheConstructor;
  Expression *Body;
};

/// Returns the types of the fields of a tuple of type Ty, or of a value of type
/// Ty that the constructor made.
llvm::SmallVector<Type *, 8> fieldTypes(TypeContext &Types, Type *Ty,
                                        const Constructor *TheConstructor);

/// Makes a tuple, or the value of a constructor.
struct Construct : ExpressionOf<Expression::Kind::Construct> {
  Construct(Type *T, llvm::SMLoc L, const Constructor *TC,
            llvm::ArrayRef<Name *> Xs)
      : ExpressionOf(T, L), TheConstructor(TC), Fields(Xs) {}
  /// Null for a tuple.
  const Constructor *TheConstructor;
  llvm::ArrayRef<Name *> Fields;
};

/// Whether E is a constant constructor of a data type, which needs no object.
inline bool isConstantConstructor(const Expression &E) {
  auto *X = llvm::dyn_cast<Construct>(&E);
  return X && X->TheConstructor && X->TheConstructor->Parent &&
         X->TheConstructor->isConstant();
}

/// Whether E is a constant that closure conversion copies into each function
/// that uses it.
inline bool isLiteral(const Expression &E) {
  return llvm::isa<Unit, Bool, Int, Float, String>(E) ||
         isConstantConstructor(E);
}

/// Reads a field of a value that TheConstructor made.
struct GetField : ExpressionOf<Expression::Kind::GetField> {
  GetField(Type *T, llvm::SMLoc L, Name *X, Type *XT, const Constructor *TC,
           unsigned I)
      : ExpressionOf(T, L), Object(X), ObjectTy(XT), TheConstructor(TC),
        Index(I) {}
  Name *Object;
  Type *ObjectTy;
  const Constructor *TheConstructor;
  unsigned Index;
};

/// Stores a mutable field. `Ty` is unit.
struct SetField : ExpressionOf<Expression::Kind::SetField> {
  SetField(Type *T, llvm::SMLoc L, Name *X, Type *XT, const Constructor *TC,
           unsigned I, Name *V)
      : ExpressionOf(T, L), Object(X), ObjectTy(XT), TheConstructor(TC),
        Index(I), Value(V) {}
  Name *Object;
  Type *ObjectTy;
  const Constructor *TheConstructor;
  unsigned Index;
  Name *Value;
};

/// One of the constructors or intervals that select a case of a Switch.
struct SwitchTest {
  /// Null if the operand is an int, a char or a bool.
  const Constructor *TheConstructor;
  /// The first and last number of the interval, if the operand is an int, a
  /// char or a bool.
  int32_t First;
  int32_t Last;
};

/// A case of a Switch, with one or more tests.
struct SwitchCase {
  llvm::ArrayRef<SwitchTest> Tests;
  Expression *Body;
};

/// Branches on the constructor that made the operand, or on an int, a char or a
/// bool.
struct Switch : ExpressionOf<Expression::Kind::Switch> {
  Switch(Type *T, llvm::SMLoc L, Name *X, Type *XT,
         llvm::MutableArrayRef<SwitchCase> Cs, Expression *E)
      : ExpressionOf(T, L), Operand(X), OperandTy(XT), Cases(Cs), Default(E) {}
  Name *Operand;
  Type *OperandTy;
  /// One or more cases, in the order of the tests. No value fits two tests.
  llvm::MutableArrayRef<SwitchCase> Cases;
  /// Null if there is a case for each value.
  Expression *Default;
};

struct ArrayMake : ExpressionOf<Expression::Kind::ArrayMake> {
  ArrayMake(Type *T, llvm::SMLoc L, Name *N, Name *X)
      : ExpressionOf(T, L), Size(N), Initial(X) {}
  Name *Size;
  Name *Initial;
};

/// Reads an element of an array or a character of a string.
struct ArrayGet : ExpressionOf<Expression::Kind::ArrayGet> {
  ArrayGet(Type *T, llvm::SMLoc L, Name *A, Name *I, bool Inside, bool String)
      : ExpressionOf(T, L), Array(A), Index(I), IsInBounds(Inside),
        IsString(String) {}
  Name *Array;
  Name *Index;
  /// The access needs no bounds check, because a pattern has tested the length.
  bool IsInBounds;
  bool IsString;
};

/// Stores an element of an array. `ElementTy` is the type of the value stored;
/// `Ty` is unit.
struct ArrayPut : ExpressionOf<Expression::Kind::ArrayPut> {
  ArrayPut(Type *T, llvm::SMLoc L, Type *ET, Name *A, Name *I, Name *V,
           bool Inside = false)
      : ExpressionOf(T, L), ElementTy(ET), Array(A), Index(I), Value(V),
        IsInBounds(Inside) {}
  Type *ElementTy;
  Name *Array;
  Name *Index;
  Name *Value;
  /// The access needs no bounds check, because desugaring generated the index.
  bool IsInBounds;
};

/// The length of an array or of a string.
struct ArrayLength : ExpressionOf<Expression::Kind::ArrayLength> {
  ArrayLength(Type *T, llvm::SMLoc L, Name *A, bool String)
      : ExpressionOf(T, L), Array(A), IsString(String) {}
  Name *Array;
  bool IsString;
};

/// Ends the program with a message, at Loc, unless Condition holds.
struct Assert : ExpressionOf<Expression::Kind::Assert> {
  Assert(Type *T, llvm::SMLoc L, Name *C) : ExpressionOf(T, L), Condition(C) {}
  Name *Condition;
};

/// Raises an exception. The expression never yields a value, so Ty can be any
/// type.
struct Raise : ExpressionOf<Expression::Kind::Raise> {
  Raise(Type *T, llvm::SMLoc L, Name *X) : ExpressionOf(T, L), Exception(X) {}
  Name *Exception;
};

/// `match Tried with Value -> Next | exception Exception -> Handler`. The
/// handler receives every exception that Tried raises, and none that Next
/// raises.
struct Try : ExpressionOf<Expression::Kind::Try> {
  Try(Type *T, llvm::SMLoc L, Expression *E, Binder X, Expression *H)
      : ExpressionOf(T, L), Tried(E), Exception(X), Handler(H) {}
  Expression *Tried;
  /// Bound in Next.
  Binder Value;
  /// Null if the value of Tried is the result, as for `try ... with`.
  Expression *Next = nullptr;
  Binder Exception;
  Expression *Handler;
};

/// The array whose element 0 has the symbol min_caml_<External>.
struct ExternalArray : ExpressionOf<Expression::Kind::ExternalArray> {
  ExternalArray(Type *T, llvm::SMLoc L, llvm::StringRef X)
      : ExpressionOf(T, L), External(X) {}
  llvm::StringRef External;
};

/// Calls a function outside of the program with the C calling convention. Its
/// symbol is External if the program declares the function, otherwise that of
/// Library if there is one, otherwise min_caml_<External>.
struct ExternalApply : ExpressionOf<Expression::Kind::ExternalApply> {
  ExternalApply(llvm::SMLoc L, llvm::StringRef X, Type *FT,
                llvm::ArrayRef<Name *> As, const runtime::LibraryFunction *F,
                bool Declared)
      : ExpressionOf(FT->result(), L), External(X), FunctionTy(FT),
        Arguments(As), Library(F), IsDeclared(Declared) {}
  llvm::StringRef External;
  Type *FunctionTy;
  llvm::ArrayRef<Name *> Arguments;
  /// The library function whose name is External, or null.
  const runtime::LibraryFunction *Library;
  /// The program declares the function; External is its symbol.
  bool IsDeclared;
};

/// A function before closure conversion. `Range` covers its definition in the
/// source.
struct Function {
  Binder TheBinder;
  llvm::ArrayRef<Binder> Parameters;
  Expression *Body = nullptr;
  llvm::SMRange Range;
};

/// How a function of a LetRec is used. Loops and joins are join points: IRGen
/// emits their bodies once, at the first call, in the function that contains
/// the definition; every other call is a branch to the body.
enum class FunctionKind : uint8_t {
  Ordinary,
  /// A `for` or `while` loop, which returns unit. One call in Body starts the
  /// loop. All other calls are tail calls in the function itself, which start
  /// the next iteration.
  Loop,
  /// Code that several cases of a match share. All calls are in tail position
  /// in the Body of the LetRec; the function does not call itself.
  Join
};

/// Defines one or more mutually recursive functions, or a single join point. A
/// join point is only called; it is not used as a value.
struct LetRec : ExpressionOf<Expression::Kind::LetRec> {
  LetRec(Type *T, llvm::SMLoc L, llvm::ArrayRef<Function *> Fs,
         FunctionKind FK = FunctionKind::Ordinary, Expression *E = nullptr)
      : ExpressionOf(T, L), Functions(Fs), TheFunctionKind(FK), Body(E) {}
  /// Deleted, because the ArrayRef to the single element would dangle.
  LetRec(Type *, llvm::SMLoc, Function *) = delete;
  llvm::ArrayRef<Function *> Functions;
  FunctionKind TheFunctionKind;
  Expression *Body;
};

struct Apply : ExpressionOf<Expression::Kind::Apply> {
  Apply(llvm::SMLoc L, Name *F, Type *FT, llvm::ArrayRef<Name *> As)
      : ExpressionOf(FT->result(), L), Callee(F), FunctionTy(FT),
        Arguments(As) {}
  Name *Callee;
  Type *FunctionTy;
  llvm::ArrayRef<Name *> Arguments;
};

/// A function after closure conversion.
///
/// Calls pass Parameters, then Lifted: variables of enclosing functions that
/// all callers can supply. If Captured is not empty, calls pass the closure of
/// the function, too, which contains those variables, and Lifted is empty.
/// Names bound in the main expression are neither: they are in
/// ClosedProgram::Statics.
struct ClosedFunction {
  Name *Label = nullptr;
  Type *Ty = nullptr;
  llvm::ArrayRef<Binder> Parameters;
  llvm::ArrayRef<Binder> Lifted;
  llvm::ArrayRef<Binder> Captured;
  /// The function captures nothing, but its value is used. It therefore has a
  /// statically allocated closure.
  bool HasStaticClosure = false;
  Expression *Body = nullptr;
  llvm::SMRange Range;
  FunctionKind Kind = FunctionKind::Ordinary;
  /// For a join point: the host() of the function that contains the definition,
  /// or null if that host is the main expression.
  const ClosedFunction *HostOfJoinPoint = nullptr;

  bool isJoinPoint() const { return Kind != FunctionKind::Ordinary; }
  /// The function whose code contains the body: this function itself unless it
  /// is a join point. Null stands for the main expression.
  const ClosedFunction *host() const {
    return isJoinPoint() ? HostOfJoinPoint : this;
  }
  bool needsClosure() const { return !Captured.empty(); }
  /// All parameters besides the closure: Parameters, then Lifted.
  llvm::SmallVector<Binder, 8> allParameters() const;
};

/// A new closure of a function that captures variables. `Captured` are the
/// values, in the order of the function's Captured.
struct NewClosure {
  Binder Variable;
  ClosedFunction *Function;
  llvm::ArrayRef<Name *> Captured;
};

/// Binds the new closures of the functions of a LetRec, in the order of their
/// allocation. Each closure is in scope in Body and in all other closures. If
/// closures capture each other in a cycle, some captured values are stored only
/// after the closures that they refer to have been allocated.
struct MakeClosures : ExpressionOf<Expression::Kind::MakeClosures> {
  MakeClosures(Type *T, llvm::SMLoc L, llvm::ArrayRef<NewClosure> Cs,
               Expression *E = nullptr)
      : ExpressionOf(T, L), Closures(Cs), Body(E) {}
  llvm::ArrayRef<NewClosure> Closures;
  Expression *Body;
};

/// The statically allocated closure of a function that captures nothing.
struct StaticClosure : ExpressionOf<Expression::Kind::StaticClosure> {
  StaticClosure(Type *T, llvm::SMLoc L, ClosedFunction *F)
      : ExpressionOf(T, L), Function(F) {}
  ClosedFunction *Function;
};

/// The closure of the current function, which must capture variables.
struct OwnClosure : ExpressionOf<Expression::Kind::OwnClosure> {
  using ExpressionOf::ExpressionOf;
};

/// Calls a known function. `Arguments` are the values of Parameters, then of
/// Lifted. `Closure` is the name of the closure of the function, or null if it
/// needs none.
struct ApplyDirect : ExpressionOf<Expression::Kind::ApplyDirect> {
  ApplyDirect(llvm::SMLoc L, ClosedFunction *F, llvm::ArrayRef<Name *> As,
              Name *C)
      : ExpressionOf(F->Ty->result(), L), Function(F), Arguments(As),
        Closure(C) {}
  ClosedFunction *Function;
  llvm::ArrayRef<Name *> Arguments;
  Name *Closure;
};

struct ApplyClosure : ExpressionOf<Expression::Kind::ApplyClosure> {
  ApplyClosure(llvm::SMLoc L, Name *F, Type *FT, llvm::ArrayRef<Name *> As)
      : ExpressionOf(FT->result(), L), Callee(F), FunctionTy(FT),
        Arguments(As) {}
  Name *Callee;
  Type *FunctionTy;
  llvm::ArrayRef<Name *> Arguments;
};

/// A whole program after closure conversion.
struct ClosedProgram {
  /// The functions in the order of their definitions in the source. Inner
  /// functions come before the functions that contain them.
  std::vector<ClosedFunction *> Functions;
  /// Variables that are bound in the main expression and used inside functions.
  /// They are in static storage, and functions refer to them by name. Each is
  /// written once, by its binder, because main is evaluated once.
  std::vector<Binder> Statics;
  Expression *Main = nullptr;
};

/// Owns the nodes and names of both stages.
class Context {
public:
  explicit Context(TypeContext &Types) : Types(Types) {}
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;

  template <typename Node, typename... Arguments>
  Node *make(Arguments &&...As) {
    static_assert(std::is_trivially_destructible_v<Node>);
    return new (Allocator.Allocate<Node>())
        Node{std::forward<Arguments>(As)...};
  }

  template <typename Element>
  llvm::MutableArrayRef<Element> copy(llvm::ArrayRef<Element> Elements) {
    return Elements.copy(Allocator);
  }

  /// The name of an identifier of the source; there is one object for each
  /// spelling.
  Name *identifier(llvm::StringRef Identifier);
  /// A new name for an intermediate result: `tmp.N`.
  Name *temporary();
  /// A new name `x.N` for a binder of the name X, for alpha conversion. Each
  /// identifier has its own sequence of numbers, so that adding a variable to a
  /// program does not renumber others.
  Name *rename(Name *X);

  llvm::StringRef save(llvm::StringRef Text) { return Text.copy(Allocator); }

  TypeContext &Types;

private:
  llvm::BumpPtrAllocator Allocator;
  llvm::DenseMap<llvm::StringRef, Name *> Identifiers;
  /// The last number used for each text before the dot. Temporaries share the
  /// numbers of the identifier `tmp`, so that printed names are unique, too.
  llvm::DenseMap<llvm::StringRef, unsigned> LastNumber;

  Name *numbered(llvm::StringRef Prefix, llvm::StringRef Source,
                 bool IsCompilerGenerated = false);
};

/// A chain of bindings that is constructed front to back. Phases walk a chain
/// in a loop and append the result to a Chain. Therefore the depth of their
/// recursion depends on the nesting of the program, not on the length of
/// chains.
class Chain {
public:
  /// Ty is the type of the finished chain.
  explicit Chain(Type *Ty) : Ty(Ty) {}
  Chain(const Chain &) = delete;
  Chain &operator=(const Chain &) = delete;

  Type *type() const { return Ty; }

  /// Appends L, which was made from the source range Range.
  template <typename Link> void append(Link *L, llvm::SMRange Range) {
    L->Range = Range;
    append(L);
  }

  template <typename Link> void append(Link *L) {
    *Tail = L;
    Tail = &L->Body;
  }

  Expression *finish(Expression *Last) {
    *Tail = Last;
    return Head;
  }

private:
  Type *Ty;
  Expression *Head = nullptr;
  Expression **Tail = &Head;
};

//===----------------------------------------------------------------------===//
// Visitors
//
// All functions in this section except `walk` are generated from KNormal.def. A
// phase that uses them names only the nodes that it treats specially.
//
//===----------------------------------------------------------------------===//

/// Calls F with E cast to its class. F must accept every class of node. If F is
/// a set of overloads, one of them can accept all other classes as
/// `const auto &`.
template <typename Function>
decltype(auto) dispatch(const Expression &E, Function &&F) {
  switch (E.TheKind) {
#define KNORMAL_NODE(Class, Stage)                                             \
  case Expression::Kind::Class:                                                \
    return F(static_cast<const Class &>(E));
#include "mincaml/KNormal/KNormal.def"
  }
  llvm_unreachable("covered switch");
}

/// Calls F with each operand field of E, a `Name *` or an `ArrayRef<Name *>`,
/// in the order of evaluation. The field is null for the missing Right of an If
/// and the missing Closure of an ApplyDirect.
template <typename Node, typename Function>
void forEachOperandField(Node &E, Function &&F) {
#define KNORMAL_OPERAND(Class, Field)                                          \
  if constexpr (std::is_same_v<std::remove_const_t<Node>, Class>)              \
    F(E.Field);
#include "mincaml/KNormal/KNormal.def"
  (void)E;
  (void)F;
}

/// Calls F with the name of each operand of E, in the order of evaluation.
template <typename Node, typename Function>
void forEachOperand(const Node &E, Function &&F) {
  forEachOperandField(E, [&F](const auto &Field) {
    if constexpr (std::is_convertible_v<decltype(Field), Name *>) {
      if (Field)
        F(Field);
    } else {
      for (Name *Element : Field)
        F(Element);
    }
  });
}

/// Replaces each operand X of E by F(X). Lists are copied, not changed.
template <typename Node, typename Function>
void mapOperands(Context &C, Node &E, Function &&F) {
  forEachOperandField(E, [&C, &F](auto &Field) {
    if constexpr (std::is_convertible_v<decltype(Field), Name *>) {
      if (Field)
        Field = F(Field);
    } else {
      llvm::SmallVector<Name *, 8> Names;
      for (Name *Element : Field)
        Names.push_back(F(Element));
      Field = C.copy(llvm::ArrayRef<Name *>(Names));
    }
  });
}

/// An expression in the body of a function.
struct BodyExpression {
  const Expression *E;
  /// The expression is in tail position. The body of a `try` never is.
  bool IsTail;
  /// The expression is in the body of a `try` of the function.
  bool IsGuarded = false;
};

/// Calls Visit with every expression of a closure-converted body, in preorder:
/// a Let, then its value, then its body.
template <typename Function> void walk(const Expression &Body, Function Visit) {
  std::vector<BodyExpression> Pending{{&Body, /*IsTail=*/true}};
  while (!Pending.empty()) {
    const BodyExpression P = Pending.back();
    Pending.pop_back();
    Visit(P);
    auto Continue = [&](const Expression *E) {
      Pending.push_back({E, P.IsTail, P.IsGuarded});
    };
    if (auto *L = llvm::dyn_cast<Let>(P.E)) {
      Continue(L->Body);
      Pending.push_back({L->Value, /*IsTail=*/false, P.IsGuarded});
    } else if (auto *L = llvm::dyn_cast<LetFields>(P.E)) {
      Continue(L->Body);
    } else if (auto *M = llvm::dyn_cast<MakeClosures>(P.E)) {
      Continue(M->Body);
    } else if (auto *I = llvm::dyn_cast<If>(P.E)) {
      Continue(I->Else);
      Continue(I->Then);
    } else if (auto *S = llvm::dyn_cast<Switch>(P.E)) {
      if (S->Default)
        Continue(S->Default);
      for (const SwitchCase &Case : llvm::reverse(S->Cases))
        Continue(Case.Body);
    } else if (auto *T = llvm::dyn_cast<Try>(P.E)) {
      Continue(T->Handler);
      if (T->Next)
        Continue(T->Next);
      Pending.push_back({T->Tried, /*IsTail=*/false, /*IsGuarded=*/true});
    }
  }
}

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_KNORMAL_H
