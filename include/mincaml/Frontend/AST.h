//===- AST.h - The syntax tree ----------------------------------*- C++ -*-===//
//
// The parser builds this tree and type inference annotates it. Desugaring then
// replaces its surface expressions by expressions of the core, the only ones
// that later stages handle. A field that is documented as "surface only" has no
// meaning after desugaring.
//
// Nodes are plain data. An ASTContext allocates them and frees all of them at
// once, so freeing a tree of any depth takes no recursion.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_AST_H
#define MINCAML_FRONTEND_AST_H

#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SMLoc.h"
#include <type_traits>

namespace mincaml::ast {

/// Returns the part of a name after its modules: `x` for `M.N.x`. Not for
/// operators.
inline llvm::StringRef unqualifiedName(llvm::StringRef Name) {
  return Name.substr(Name.rfind('.') + 1);
}
/// Returns the modules of a name, `M.N` for `M.N.x`; empty if there are none.
inline llvm::StringRef modulePath(llvm::StringRef Name) {
  size_t Dot = Name.rfind('.');
  return Name.take_front(Dot == llvm::StringRef::npos ? 0 : Dot);
}

/// The name of a field in a record or in a record pattern.
struct FieldName {
  llvm::StringRef Name;
  llvm::SMRange Range;
};

/// A type as it is written in an annotation or in the definition of an
/// abbreviation.
struct TypeExpression {
  enum class Kind : uint8_t {
    Any,         ///< `_`
    Variable,    ///< `'a`, with its Name
    Constructor, ///< `int`, `t array`: Name, applied to the Operands
    Tuple,       ///< `t * t`
    Function     ///< `t -> t`: the parameters, then the result
  };

  Kind TheKind;
  llvm::SMRange Range;
  llvm::StringRef Name;
  llvm::ArrayRef<TypeExpression *> Operands;
  /// Function only: the label of each parameter; empty if there are none.
  llvm::ArrayRef<Label> Labels = {};
  /// The variables that are quantified, `'a 'b. t`. Only the annotation of a
  /// definition has them.
  llvm::ArrayRef<FieldName> Quantified = {};

  /// Prints in OCaml's syntax.
  void print(llvm::raw_ostream &OS) const;
};

/// Returns a part of the type that is left open, `_` or `'a`; null if there is
/// none.
const TypeExpression *findOpenPart(const TypeExpression &T);

/// A bound variable. `_` is named "_"; each occurrence is a separate variable
/// that nothing can refer to.
struct Binder {
  llvm::StringRef Name;
  llvm::SMRange Range;
  Type *Ty = nullptr;
  /// The variable stands for the pattern `()`. It is named "_" and has type
  /// unit.
  bool IsUnitPattern = false;
  /// The annotated type; null if there is none. Surface only.
  const TypeExpression *Annotation = nullptr;
  /// Set by inference if the definition is polymorphic; surface only.
  const TypeScheme *Scheme = nullptr;
  /// The constructor if the variable stands for its inline record, as r does in
  /// the pattern `C r`. The value is then the whole value of the constructor.
  /// Set by inference.
  const mincaml::Constructor *InlineRecord = nullptr;
};

struct Expression;

/// The arguments of Match_failure and Assert_failure: the file, the line, and
/// the column, which counts from 0.
struct FailureLocation {
  llvm::StringRef FileName;
  unsigned Line = 0;
  unsigned Column = 0;
};

/// A pattern.
struct Pattern {
  enum class Kind : uint8_t {
    Variable,  ///< a name, `_`, or `()`
    Literal,   ///< a literal, or an interval of characters: `'a'..'z'`
    Tuple,     ///< two or more Elements
    Construct, ///< a constructor, with the Elements as its arguments; `::` and
               ///< `[]` are names of constructors
    Record,    ///< `{ x = p; y }`; surface only
    Array,     ///< `[| p; p |]`
    Or         ///< `p | p`: Elements, which bind the same names
  };

  /// The name. For a pattern that is not a Variable, the name after `as`, or
  /// "_" if there is none. The type of the name is that of the pattern. Before
  /// desugaring, the type of a name after `as` can have different type
  /// arguments, as that of `e` in `Error _ as e` does.
  Binder Variable;
  llvm::MutableArrayRef<Pattern> Elements;
  llvm::SMRange Range;
  /// The location that Match_failure reports if it is not the start of Range:
  /// an opening parenthesis before Range, the `fun` of which this is the first
  /// parameter, or a `let` that OCaml treats as a match. Otherwise invalid.
  llvm::SMLoc Opening;
  Type *Ty = nullptr;
  Kind TheKind = Kind::Variable;

  // Literal only.
  Expression *Literal = nullptr;
  /// The last character of an interval that starts with Literal; null for other
  /// literals.
  Expression *Last = nullptr;

  // Construct only.
  llvm::StringRef Name;
  llvm::SMRange NameRange;
  /// Set by inference.
  const Constructor *TheConstructor = nullptr;
  /// The pattern is `E _`, which matches any number of arguments.
  bool IgnoresArguments = false;

  /// Record only: the name of each element.
  llvm::MutableArrayRef<FieldName> FieldNames;
  /// Record only: `; _` at the end.
  bool IsOpen = false;

  /// The location that Match_failure reports, for the pattern of a definition
  /// or a parameter. Set by inference.
  FailureLocation Failure;

  bool is(Kind K) const { return TheKind == K; }
  bool isTuple() const { return is(Kind::Tuple); }
  /// Whether the pattern is a Variable. Such a pattern matches every value.
  bool isVariable() const { return is(Kind::Variable); }
  bool isWildcard() const {
    return isVariable() && Variable.Name == "_" && !Variable.IsUnitPattern;
  }
  /// Whether the pattern is not a Variable and has a name after `as`.
  bool isNamed() const { return !isVariable() && Variable.Name != "_"; }

  static Pattern variable(const Binder &B) {
    Pattern P;
    P.Variable = B;
    P.Range = B.Range;
    P.Ty = B.Ty;
    return P;
  }
  static Pattern compound(Kind K, llvm::SMRange Range,
                          llvm::MutableArrayRef<Pattern> Elements) {
    Pattern P = variable({"_", Range});
    P.TheKind = K;
    P.Elements = Elements;
    return P;
  }
};

enum class BinaryOperator : uint8_t {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group) Name,
#include "mincaml/Frontend/Syntax.def"
};

enum class OperatorGroup : uint8_t {
  IntArithmetic,
  FloatArithmetic,
  Comparison,
  Identity, ///< `==` and `!=`, which compare addresses
  Concatenation,
  Logical,
  Exponentiation,
  Application
};

llvm::StringRef spelling(BinaryOperator Operator);
unsigned precedence(BinaryOperator Operator);
bool isRightAssociative(BinaryOperator Operator);

/// The associativity of the operators in a program. OCaml's `&&`, `||` and `^`
/// are right associative. MinCaml treats them as left associative unless the
/// program has redefined them. This makes no difference to their results and
/// keeps trees flat.
class Associativity {
public:
  /// Called for each name that a program defines, before the uses of the name.
  void define(llvm::StringRef Name);
  bool isRight(BinaryOperator Operator) const {
    return isRightAssociative(Operator) ||
           llvm::is_contained(Redefined, Operator);
  }

private:
  llvm::SmallVector<BinaryOperator, 3> Redefined;
};

/// Whether the operator is a division, which fails if the divisor is zero.
bool isDivision(BinaryOperator Operator);
OperatorGroup group(BinaryOperator Operator);

/// An expression. `Ty` is null before inference and resolved afterwards.
/// `Range` is the source range of the expression, without parentheses around
/// it.
struct Expression {
  enum class Kind : uint8_t {
#define EXPRESSION(Class) Class,
#define SURFACE_EXPRESSION(Class) Class,
#include "mincaml/Frontend/Syntax.def"
  };

  const Kind TheKind;
  llvm::SMRange Range;
  Type *Ty = nullptr;

protected:
  Expression(Kind K, llvm::SMRange R) : TheKind(K), Range(R) {}
};

/// The base class that defines the kind and `classof` of a node.
template <Expression::Kind K> struct ExpressionOf : Expression {
  explicit ExpressionOf(llvm::SMRange R) : Expression(K, R) {}
  static bool classof(const Expression *E) { return E->TheKind == K; }
};

struct UnitLiteral : ExpressionOf<Expression::Kind::UnitLiteral> {
  explicit UnitLiteral(llvm::SMRange R, bool Placeholder = false)
      : ExpressionOf(R), IsPlaceholder(Placeholder) {}
  /// The parser has put this in place of an expression that it could not parse.
  /// Only trees with errors (LanguageOptions::IsForEditor) contain it; it has
  /// any type.
  bool IsPlaceholder;
};

struct BoolLiteral : ExpressionOf<Expression::Kind::BoolLiteral> {
  BoolLiteral(llvm::SMRange R, bool V) : ExpressionOf(R), Value(V) {}
  bool Value;
};

struct IntLiteral : ExpressionOf<Expression::Kind::IntLiteral> {
  IntLiteral(llvm::SMRange R, int32_t V) : ExpressionOf(R), Value(V) {}
  int32_t Value;
};

struct FloatLiteral : ExpressionOf<Expression::Kind::FloatLiteral> {
  FloatLiteral(llvm::SMRange R, double V) : ExpressionOf(R), Value(V) {}
  double Value;
};

struct CharacterLiteral : ExpressionOf<Expression::Kind::CharacterLiteral> {
  CharacterLiteral(llvm::SMRange R, uint8_t V) : ExpressionOf(R), Value(V) {}
  uint8_t Value;
};

/// A string literal. Its value may contain any bytes.
struct StringLiteral : ExpressionOf<Expression::Kind::StringLiteral> {
  StringLiteral(llvm::SMRange R, llvm::StringRef V)
      : ExpressionOf(R), Value(V) {}
  llvm::StringRef Value;
};

struct FieldDeclaration;
struct ExternalDefinition;

struct VariableReference : ExpressionOf<Expression::Kind::VariableReference> {
  /// The kind of definition that the name refers to. Set by inference.
  enum class Resolution : uint8_t {
    Local,            ///< bound in the program
    RuntimeExternal,  ///< a function of RuntimeABI.def, or create_array,
                      ///< create_float_array
    Builtin,          ///< a row of Builtins.def; surface only
    DeclaredExternal, ///< declared by `external`
    ImplicitExternal, ///< none of these: the symbol min_caml_NAME
    Stored,           ///< the value in a Cell of a prompt
    StoreFunction     ///< the function that stores its argument in the Cell
  };
  VariableReference(llvm::SMRange R, llvm::StringRef N)
      : ExpressionOf(R), Name(N) {}
  llvm::StringRef Name;
  Resolution ResolvedTo = Resolution::Local;
  /// Set by inference if the definition is polymorphic; surface only.
  const TypeInstance *Instance = nullptr;
  /// Set by inference: the number of parameters in the definition of the
  /// function; 0 if inference does not know which function this is. Surface
  /// only.
  unsigned NumParameters = 0;
  /// The declaration of a DeclaredExternal. Set by inference.
  const ExternalDefinition *External = nullptr;
  /// Stored and StoreFunction: the number of the cell. A prompt keeps the values
  /// of earlier phrases in cells.
  unsigned Cell = 0;
  /// The name in the definition of a Local or a DeclaredExternal. Set by
  /// inference.
  llvm::SMRange Definition = {};
  /// The variable stands for the inline record of this constructor, but is used
  /// for the whole value: `C r`. Set by inference.
  const mincaml::Constructor *InlineRecord = nullptr;
};

/// Whether a runtime external is create_array or create_float_array, which
/// create arrays like ArrayMake.
bool isArrayConstructor(llvm::StringRef RuntimeExternal);

struct Not : ExpressionOf<Expression::Kind::Not> {
  Not(llvm::SMRange R, Expression *E) : ExpressionOf(R), Operand(E) {}
  Expression *Operand;
};

struct Negate : ExpressionOf<Expression::Kind::Negate> {
  Negate(llvm::SMRange R, Expression *E) : ExpressionOf(R), Operand(E) {}
  Expression *Operand;
  /// Whether an overflow ends the program. The parser sets it.
  bool ChecksOverflow = false;
};

struct FloatNegate : ExpressionOf<Expression::Kind::FloatNegate> {
  FloatNegate(llvm::SMRange R, Expression *E) : ExpressionOf(R), Operand(E) {}
  Expression *Operand;
};

struct Binary : ExpressionOf<Expression::Kind::Binary> {
  Binary(llvm::SMRange R, BinaryOperator O, llvm::SMLoc OL, Expression *A,
         Expression *B)
      : ExpressionOf(R), Operator(O), OperatorLoc(OL), Left(A), Right(B) {}
  BinaryOperator Operator;
  llvm::SMLoc OperatorLoc;
  Expression *Left;
  Expression *Right;
  /// Whether an overflow ends the program. The parser sets it.
  bool ChecksOverflow = false;
};

/// `if`. `Else` is null if the program has no `else`.
struct If : ExpressionOf<Expression::Kind::If> {
  If(llvm::SMRange R, Expression *C, Expression *T, Expression *E)
      : ExpressionOf(R), Condition(C), Then(T), Else(E) {}
  Expression *Condition;
  Expression *Then;
  Expression *Else;
};

struct Let : ExpressionOf<Expression::Kind::Let> {
  Let(llvm::SMRange R, Binder B, Expression *V, Expression *E)
      : ExpressionOf(R), Variable(B), Value(V), Body(E) {}
  Binder Variable;
  Expression *Value;
  Expression *Body;
};

/// The definition of a function. `let rec f () = e` has one parameter, named
/// "_", of type unit.
struct FunctionDefinition {
  Binder Name;
  llvm::MutableArrayRef<Binder> Parameters;
  /// One pattern for each parameter, or empty if all parameters are names. The
  /// Binder of a parameter that is a tuple is named "_". Surface only.
  llvm::MutableArrayRef<Pattern> Patterns;
  /// The label of each parameter, or empty if there are none. The type of an
  /// optional parameter is an option; the parser turns its default into a
  /// `match` in the body. Surface only.
  llvm::ArrayRef<Label> Labels = {};
  /// The annotated type of the result; null if there is none. Surface only.
  const TypeExpression *ResultAnnotation = nullptr;
  Expression *Body = nullptr;
  /// The source range from `let` to the end of the body.
  llvm::SMRange Range;
  /// Desugaring made the function from a `for` or `while` loop. K-normalization
  /// turns it into a loop (knormal::FunctionKind::Loop).
  bool IsLoop = false;
  /// Set by addLibrary: the function is a part of the library.
  bool IsOfLibrary = false;
};

struct LetRec : ExpressionOf<Expression::Kind::LetRec> {
  LetRec(llvm::SMRange R, FunctionDefinition *F, Expression *E)
      : ExpressionOf(R), Function(F), Body(E) {}
  FunctionDefinition *Function;
  Expression *Body;
};

/// Two or more mutually recursive functions: `let rec ... and ...` in the core.
struct LetRecGroup : ExpressionOf<Expression::Kind::LetRecGroup> {
  LetRecGroup(llvm::SMRange R, llvm::MutableArrayRef<FunctionDefinition *> Fs,
              Expression *E)
      : ExpressionOf(R), Functions(Fs), Body(E) {}
  llvm::MutableArrayRef<FunctionDefinition *> Functions;
  Expression *Body;
};

struct LetTuple : ExpressionOf<Expression::Kind::LetTuple> {
  LetTuple(llvm::SMRange R, llvm::MutableArrayRef<Binder> Vs, Expression *V,
           Expression *E)
      : ExpressionOf(R), Variables(Vs), Value(V), Body(E) {}
  llvm::MutableArrayRef<Binder> Variables;
  Expression *Value;
  Expression *Body;
};

struct Apply : ExpressionOf<Expression::Kind::Apply> {
  /// How a call with one argument is written. In the core every call is Plain.
  enum class Notation : uint8_t {
    Plain,   ///< f x
    ApplyTo, ///< f @@ x
    Pipe     ///< x |> f
  };
  Apply(llvm::SMRange R, Expression *F, llvm::MutableArrayRef<Expression *> As,
        Notation N = Notation::Plain)
      : ExpressionOf(R), Callee(F), Arguments(As), Written(N) {}
  Expression *Callee;
  llvm::MutableArrayRef<Expression *> Arguments;
  /// The label of each argument, or empty if there are none. Inference brings
  /// the arguments into the order of the parameters and removes the labels.
  llvm::ArrayRef<Label> Labels = {};
  Notation Written;
  /// The call omits labelled arguments that precede given ones. Inference has
  /// replaced the callee by a Fun that takes the given arguments, then the
  /// missing ones, and calls the function.
  bool LacksArguments = false;
  /// The call comes from `let*` or `and*`: its arguments are evaluated from
  /// left to right.
  bool IsFromLeft = false;
};

struct Tuple : ExpressionOf<Expression::Kind::Tuple> {
  Tuple(llvm::SMRange R, llvm::MutableArrayRef<Expression *> Es)
      : ExpressionOf(R), Elements(Es) {}
  llvm::MutableArrayRef<Expression *> Elements;
};

/// The creation of an array: `Array.make`, `Array.create`.
struct ArrayMake : ExpressionOf<Expression::Kind::ArrayMake> {
  ArrayMake(llvm::SMRange R, Expression *N, Expression *I)
      : ExpressionOf(R), Size(N), Initial(I) {}
  Expression *Size;
  Expression *Initial;
};

/// An element of an array, `a.(i)`, or a character of a string, `s.[i]`.
struct ArrayGet : ExpressionOf<Expression::Kind::ArrayGet> {
  ArrayGet(llvm::SMRange R, Expression *A, Expression *I, bool String = false)
      : ExpressionOf(R), Array(A), Index(I), IsString(String) {}
  Expression *Array;
  Expression *Index;
  bool IsString;
};

/// An assignment to an element of an array: `a.(i) <- e`.
struct ArrayPut : ExpressionOf<Expression::Kind::ArrayPut> {
  ArrayPut(llvm::SMRange R, Expression *A, Expression *I, Expression *V)
      : ExpressionOf(R), Array(A), Index(I), Value(V) {}
  Expression *Array;
  Expression *Index;
  Expression *Value;
  /// Core only: the store initializes an element of an array literal and needs
  /// no bounds check.
  bool IsInBounds = false;
};

/// The length of an array, `Array.length a`. In the core it can also be that of
/// a string, `String.length s`.
struct ArrayLength : ExpressionOf<Expression::Kind::ArrayLength> {
  ArrayLength(llvm::SMRange R, Expression *A, bool String = false)
      : ExpressionOf(R), Array(A), IsString(String) {}
  Expression *Array;
  bool IsString;
};

/// An assertion, `assert e`. In the core it has type unit, and only programs
/// without handlers have it. Before desugaring, `assert false` has any type.
struct Assert : ExpressionOf<Expression::Kind::Assert> {
  Assert(llvm::SMRange R, Expression *C) : ExpressionOf(R), Condition(C) {}
  Expression *Condition;
  /// An opening parenthesis before the assertion; otherwise invalid.
  llvm::SMLoc Opening;
  /// The location that Assert_failure has. Set by inference.
  FailureLocation Failure;
};

struct Sequence : ExpressionOf<Expression::Kind::Sequence> {
  Sequence(llvm::SMRange R, Expression *A, Expression *B)
      : ExpressionOf(R), First(A), Second(B) {}
  Expression *First;
  Expression *Second;
};

/// The definition of an exception, `exception E of t` or
/// `exception E of { x : t }`, at the top level, with the rest of the program
/// after it. In the core, all such definitions are at the start of the program.
struct ExceptionDefinition
    : ExpressionOf<Expression::Kind::ExceptionDefinition> {
  ExceptionDefinition(llvm::SMRange R, llvm::StringRef N, llvm::SMRange NR,
                      const TypeExpression *T, unsigned A, Expression *E)
      : ExpressionOf(R), Name(N), NameRange(NR), Annotation(T), Arity(A),
        Body(E) {}
  llvm::StringRef Name;
  llvm::SMRange NameRange;
  /// The annotation with the type of the argument. Null in the core, and if
  /// there is no argument or the argument is an inline record.
  const TypeExpression *Annotation;
  /// The fields of an inline record; empty in the core.
  llvm::ArrayRef<FieldDeclaration> Fields = {};
  /// The number of arguments: two for `of t * t`, and one for `of (t * t)`.
  unsigned Arity;
  /// Set by inference.
  mincaml::Constructor *Constructor = nullptr;
  /// The exception is defined in an expression: `let exception E in e`.
  bool IsLocal = false;
  bool IsOfLibrary = false;
  Expression *Body;
};

/// The declaration of an external, `external f : t = "symbol"`, at the top
/// level, with the rest of the program after it. In the core, all such
/// declarations precede the program.
struct ExternalDefinition : ExpressionOf<Expression::Kind::ExternalDefinition> {
  ExternalDefinition(llvm::SMRange R, Binder V, llvm::StringRef S,
                     llvm::SMRange SR, unsigned A, Expression *E)
      : ExpressionOf(R), Variable(V), Symbol(S), SymbolRange(SR), Arity(A),
        Body(E) {}
  /// The name with its annotated type. In the core, only the type is set, and
  /// the annotation is null.
  Binder Variable;
  /// The function's name in C.
  llvm::StringRef Symbol;
  llvm::SMRange SymbolRange;
  /// The number of parameters, which is the number of arrows in the text of the
  /// type.
  unsigned Arity;
  Expression *Body;
};

/// The application of a constructor: `E`, `E e`, `E (e, e)`.
struct Construct : ExpressionOf<Expression::Kind::Construct> {
  Construct(llvm::SMRange R, llvm::StringRef N, llvm::SMRange NR,
            llvm::MutableArrayRef<Expression *> Es)
      : ExpressionOf(R), Name(N), NameRange(NR), Arguments(Es) {}
  llvm::StringRef Name;
  llvm::SMRange NameRange;
  /// Set by inference.
  const mincaml::Constructor *Constructor = nullptr;
  /// Before inference, `E (e, e)` has a single argument, a tuple.
  llvm::MutableArrayRef<Expression *> Arguments;
};

/// A field of a record, `e.x`.
struct GetField : ExpressionOf<Expression::Kind::GetField> {
  GetField(llvm::SMRange R, Expression *E, FieldName N)
      : ExpressionOf(R), Object(E), Name(N) {}
  Expression *Object;
  FieldName Name;
  /// The constructor of the record, and the position of the field. Set by
  /// inference.
  const mincaml::Constructor *Constructor = nullptr;
  unsigned Index = 0;
};

/// An assignment to a field of a record, `e.x <- e`.
struct SetField : ExpressionOf<Expression::Kind::SetField> {
  SetField(llvm::SMRange R, Expression *E, FieldName N, Expression *V)
      : ExpressionOf(R), Object(E), Name(N), Value(V) {}
  Expression *Object;
  FieldName Name;
  Expression *Value;
  /// See GetField.
  const mincaml::Constructor *Constructor = nullptr;
  unsigned Index = 0;
};

/// `raise e`, as an expression of the core. In the surface language it is a
/// call of the builtin `raise`.
struct Raise : ExpressionOf<Expression::Kind::Raise> {
  Raise(llvm::SMRange R, Expression *E) : ExpressionOf(R), Operand(E) {}
  Expression *Operand;
};

/// A case of a Match.
struct MatchCase {
  Pattern ThePattern;
  /// The pattern matches an exception that the evaluation of the scrutinee
  /// raises: a case of a `try`, or `exception p` in a `match`.
  bool IsException = false;
};

/// `match e with p -> e | p when e -> e` and `try e with p -> e`. The cases are
/// tried in their order. If no case matches the value, a `match` raises
/// Match_failure. If no case matches an exception, it is raised again.
struct Match : ExpressionOf<Expression::Kind::Match> {
  Match(llvm::SMRange R, bool Try, Expression *E,
        llvm::MutableArrayRef<MatchCase> Cs,
        llvm::MutableArrayRef<Expression *> Gs,
        llvm::MutableArrayRef<Expression *> Es)
      : ExpressionOf(R), IsTry(Try), Scrutinee(E), Cases(Cs), Guards(Gs),
        Bodies(Es) {}
  /// This is a `try`. All its cases match exceptions. If the scrutinee raises
  /// none, its value is the value of the `try`.
  bool IsTry;
  Expression *Scrutinee;
  llvm::MutableArrayRef<MatchCase> Cases;
  /// For each case, the condition after `when`; the BoolLiteral `true` without
  /// a source range if there is none.
  llvm::MutableArrayRef<Expression *> Guards;
  llvm::MutableArrayRef<Expression *> Bodies;
  /// The outermost opening parenthesis before the Range; invalid if there is
  /// none.
  llvm::SMLoc Opening;
  /// The location that Match_failure reports: as in OCaml, Opening if it is
  /// valid, otherwise the start of Range. Set by inference.
  FailureLocation Failure;
  /// Each value is matched by some case. Set by inference, but not for a `try`.
  bool IsExhaustive = false;
  /// The match has lazy patterns, or the parser made it from a lazy pattern.
  /// Its cases are not checked for warnings.
  bool HasLazyPatterns = false;

  bool hasGuard(size_t I) const {
    const auto *B = llvm::dyn_cast<BoolLiteral>(Guards[I]);
    return !B || !B->Value || B->Range.isValid();
  }
};

//===- Surface expressions ------------------------------------------------===//

/// One of the definitions of a LetDefinitions.
struct Definition {
  /// The pattern that is bound to the value. Unused for a function.
  Pattern Target;
  /// Null if the definition is that of a value.
  FunctionDefinition *Function = nullptr;
};

/// Definitions in a form that the core does not have: a function without `rec`,
/// a value that a pattern takes apart, several definitions joined by `and`, or
/// a definition at the top level without `in`.
struct LetDefinitions : ExpressionOf<Expression::Kind::LetDefinitions> {
  LetDefinitions(llvm::SMRange R, bool Rec,
                 llvm::MutableArrayRef<Definition> Ds,
                 llvm::MutableArrayRef<Expression *> Vs, Expression *E)
      : ExpressionOf(R), IsRecursive(Rec), Definitions(Ds), Values(Vs),
        Body(E) {}
  bool IsRecursive;
  /// Body is the rest of the program.
  bool IsTopLevel = false;
  /// Set by addLibrary: this is a definition of the library or of an instance of
  /// one of its functors. All its source ranges are that of its first use.
  bool IsOfLibrary = false;
  llvm::MutableArrayRef<Definition> Definitions;
  /// For each definition, its value or the body of its function.
  llvm::MutableArrayRef<Expression *> Values;
  Expression *Body;
};

/// An expression at the top level, with the rest of the program after it.
struct TopLevelExpression : ExpressionOf<Expression::Kind::TopLevelExpression> {
  TopLevelExpression(llvm::SMRange R, Expression *V, Expression *E)
      : ExpressionOf(R), Value(V), Body(E) {}
  Expression *Value;
  Expression *Body;
};

/// The definition of a module, `module M = struct ... end` or `module M = N`,
/// with the rest of the program or of the enclosing module after it, or
/// `let module M = N in e`. `addLibrary` replaces the node by the definitions
/// in the module.
struct ModuleDefinition : ExpressionOf<Expression::Kind::ModuleDefinition> {
  ModuleDefinition(llvm::SMRange R, FieldName N, FieldName P, Expression *C,
                   Expression *E)
      : ExpressionOf(R), Name(N), Path(P), Contents(C), Body(E) {}
  FieldName Name;
  /// The module or the functor after `=`; empty for a `struct`.
  FieldName Path;
  /// The argument N of the functor in `module M = F (N)`; otherwise empty.
  FieldName Argument;
  /// The items of the `struct` that defines this module or is the argument of
  /// the functor, linked like the items of a program; null if there is none.
  Expression *Contents;
  Expression *Body;
  /// The definition is `let module ... in`.
  bool IsLocal = false;
};

/// Brings the names of a module into the scope of Body. `addLibrary` removes
/// it.
struct Open : ExpressionOf<Expression::Kind::Open> {
  enum class Notation : uint8_t {
    TopLevel, ///< `open M`, with the rest of the program after it
    Include,  ///< `include M`
    Let,      ///< `let open M in e`
    Prefix    ///< `M.(e)`
  };
  Open(llvm::SMRange R, Notation N, FieldName P, Expression *E)
      : ExpressionOf(R), Written(N), Path(P), Body(E) {}
  Notation Written;
  FieldName Path;
  Expression *Body;
};

/// A field in the definition of a record: `mutable x : t`.
struct FieldDeclaration {
  FieldName Name;
  const TypeExpression *Annotation;
  bool IsMutable;
};

/// A constructor in the definition of a variant: `E`, `E of t * t`, or
/// `E of { x : t }`.
struct ConstructorDeclaration {
  llvm::StringRef Name;
  llvm::SMRange NameRange;
  llvm::ArrayRef<const TypeExpression *> Arguments;
  /// The fields of an inline record; Arguments is then empty.
  llvm::ArrayRef<FieldDeclaration> Fields;
};

/// One of the types of a TypeDefinition.
struct TypeDeclaration {
  llvm::StringRef Name;
  llvm::SMRange NameRange;
  /// The type variables: `'a`, with their source ranges.
  llvm::ArrayRef<FieldName> Parameters;
  /// The meaning of an abbreviation; otherwise null.
  const TypeExpression *Meaning = nullptr;
  /// The constructors of a variant; otherwise empty.
  llvm::ArrayRef<ConstructorDeclaration> Constructors;
  /// The fields of a record; otherwise empty.
  llvm::ArrayRef<FieldDeclaration> Fields;
  /// Set by inference for a variant or a record.
  DataType *Definition = nullptr;
};

/// Whether D is the definition of `ref` in the library, or a copy of it.
bool definesReference(const TypeDeclaration &D);

/// Type definitions, `type t = ... and u = ...`, at the top level, with the
/// rest of the program after them. In the core, there is only one such node, at
/// the start of the program, and only the Definition of each type is set.
struct TypeDefinition : ExpressionOf<Expression::Kind::TypeDefinition> {
  TypeDefinition(llvm::SMRange R, llvm::MutableArrayRef<TypeDeclaration> Ds,
                 Expression *E)
      : ExpressionOf(R), Declarations(Ds), Body(E) {}
  llvm::MutableArrayRef<TypeDeclaration> Declarations;
  Expression *Body;
};

/// A record, `{ x = e; y = e }` or `{ e with x = e }`. In the core it is a
/// Construct with all fields.
struct Record : ExpressionOf<Expression::Kind::Record> {
  Record(llvm::SMRange R, Expression *E, llvm::MutableArrayRef<FieldName> Ns,
         llvm::MutableArrayRef<Expression *> Es)
      : ExpressionOf(R), Base(E), Names(Ns), Values(Es) {}
  /// The record before `with`; null if there is none.
  Expression *Base;
  llvm::MutableArrayRef<FieldName> Names;
  llvm::MutableArrayRef<Expression *> Values;
  /// Set by inference.
  const mincaml::Constructor *Constructor = nullptr;
};

/// A list, `[e; e]`.
struct ListLiteral : ExpressionOf<Expression::Kind::ListLiteral> {
  ListLiteral(llvm::SMRange R, llvm::MutableArrayRef<Expression *> Es)
      : ExpressionOf(R), Elements(Es) {}
  llvm::MutableArrayRef<Expression *> Elements;
};

/// A type annotation: `(e : t)`
struct Annotated : ExpressionOf<Expression::Kind::Annotated> {
  Annotated(llvm::SMRange R, Expression *E, const TypeExpression *T)
      : ExpressionOf(R), Operand(E), Annotation(T) {}
  Expression *Operand;
  const TypeExpression *Annotation;
};

/// A function without a name: `fun x y -> e`.
struct Fun : ExpressionOf<Expression::Kind::Fun> {
  Fun(llvm::SMRange R, FunctionDefinition *F) : ExpressionOf(R), Function(F) {}
  FunctionDefinition *Function;
};

/// A counting loop: `for i = e to e do e done`, or with `downto`.
struct For : ExpressionOf<Expression::Kind::For> {
  For(llvm::SMRange R, Binder B, bool Down, Expression *E1, Expression *E2,
      Expression *E3)
      : ExpressionOf(R), Variable(B), IsDownward(Down), From(E1), To(E2),
        Body(E3) {}
  Binder Variable;
  bool IsDownward;
  Expression *From;
  Expression *To;
  Expression *Body;
};

struct While : ExpressionOf<Expression::Kind::While> {
  While(llvm::SMRange R, Expression *C, Expression *E)
      : ExpressionOf(R), Condition(C), Body(E) {}
  Expression *Condition;
  Expression *Body;
};

/// The value of a reference: `!r`
struct Dereference : ExpressionOf<Expression::Kind::Dereference> {
  Dereference(llvm::SMRange R, Expression *E) : ExpressionOf(R), Operand(E) {}
  Expression *Operand;
};

/// An assignment to a reference: `r := e`
struct Assign : ExpressionOf<Expression::Kind::Assign> {
  Assign(llvm::SMRange R, llvm::SMLoc OL, Expression *A, Expression *B)
      : ExpressionOf(R), OperatorLoc(OL), Target(A), Value(B) {}
  llvm::SMLoc OperatorLoc;
  Expression *Target;
  Expression *Value;
};

/// An array literal: `[| e; e |]`
struct ArrayLiteral : ExpressionOf<Expression::Kind::ArrayLiteral> {
  ArrayLiteral(llvm::SMRange R, llvm::MutableArrayRef<Expression *> Es)
      : ExpressionOf(R), Elements(Es) {}
  llvm::MutableArrayRef<Expression *> Elements;
};

/// Whether E is a definition at the top level of the program or of a module,
/// with the rest of the program or module after it.
bool isTopLevelDefinition(const Expression *E);

/// Whether E is the `()` that the parser puts after the last definition at the
/// top level. It has an empty source range.
inline bool isEndOfProgram(const Expression *E) {
  return UnitLiteral::classof(E) && E->Range.Start == E->Range.End;
}

/// If E is a definition or a sequence, the operand that is evaluated last and
/// yields the value of E; otherwise null. Such expressions form chains of any
/// length.
Expression **continuation(Expression *E);
inline const Expression *continuation(const Expression *E) {
  Expression **Next = continuation(const_cast<Expression *>(E));
  return Next ? *Next : nullptr;
}

/// Owns the nodes, arrays and names of one tree.
class ASTContext {
public:
  ASTContext() = default;
  ASTContext(const ASTContext &) = delete;
  ASTContext &operator=(const ASTContext &) = delete;

  template <typename Node, typename... Arguments>
  Node *make(Arguments &&...As) {
    static_assert(std::is_trivially_destructible_v<Node>);
    return new (Allocator.Allocate<Node>())
        Node(std::forward<Arguments>(As)...);
  }

  template <typename Element>
  llvm::MutableArrayRef<Element> copy(llvm::ArrayRef<Element> Elements) {
    return Elements.copy(Allocator);
  }

  // This does not use llvm::UniqueStringSaver: code inside libLLVM, which is
  // not compiled with AddressSanitizer, would then allocate from an allocator
  // whose memory our instrumented code has poisoned.
  llvm::StringRef intern(llvm::StringRef Name) {
    auto I = Names.find(Name);
    if (I == Names.end())
      I = Names.insert(Name.copy(Allocator)).first;
    return *I;
  }

  /// Returns a new number, for a name that differs from all others.
  unsigned uniqueNumber() { return ++LastNumber; }
  /// Returns a name that cannot occur in the program text: `prefix#1`.
  llvm::StringRef uniqueName(llvm::StringRef Prefix, unsigned Number);
  llvm::StringRef uniqueName(llvm::StringRef Prefix) {
    return uniqueName(Prefix, uniqueNumber());
  }

private:
  llvm::BumpPtrAllocator Allocator;
  llvm::DenseSet<llvm::StringRef> Names;
  unsigned LastNumber = 0;
};

/// Returns a copy of E, of the core or of the surface language, that shares no
/// nodes with it. Types are shared. The last continuation of a chain of
/// definitions may be null.
Expression *clone(const Expression &E, ASTContext &Trees);

/// Whether A and B are the same program. Compares the shapes of the trees,
/// operators, names, and literals. Floats are compared bit by bit: 0.0 and -0.0
/// differ. Ignores source locations and the results of inference. The trees may
/// have any depth.
bool equal(const Expression &A, const Expression &B);

//===----------------------------------------------------------------------===//
// Dispatch over the nodes
//
// The functions in this section are generated from Syntax.def. A phase that
// uses them names only the nodes that it treats specially.
//
//===----------------------------------------------------------------------===//

/// Class, const-qualified if Node is.
template <typename Class, typename Node>
using LikeNode = std::conditional_t<std::is_const_v<Node>, const Class, Class>;

/// Calls F with E, an expression of the core, cast to its class. F must accept
/// every class of the core. If F is a set of overloads, one of them can accept
/// all other classes as `const auto &` or `auto &`.
template <typename Node, typename Function>
decltype(auto) dispatch(Node &E, Function &&F) {
  LikeNode<Expression, Node> &Base = E;
  switch (Base.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<LikeNode<Class, Node> &>(Base));
#include "mincaml/Frontend/Syntax.def"
  default:
    llvm::report_fatal_error("a surface expression after desugaring");
  }
}

/// Calls F with E cast to its class, like `dispatch`. E may be an expression of
/// the core or of the surface language.
template <typename Node, typename Function>
decltype(auto) dispatchSurface(Node &E, Function &&F) {
  LikeNode<Expression, Node> &Base = E;
  switch (Base.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<LikeNode<Class, Node> &>(Base));
#define SURFACE_EXPRESSION(Class) EXPRESSION(Class)
#include "mincaml/Frontend/Syntax.def"
  }
  llvm_unreachable("covered switch");
}

/// Calls F with each operand field of E, in the order of Syntax.def. A field is
/// an `Expression *`, a `MutableArrayRef<Expression *>`, or a
/// `MutableArrayRef<FunctionDefinition *>` whose function bodies are the
/// operands. For an If without `else`, the field Else is null.
template <typename Node, typename Function>
void forEachOperandField(Node &E, Function &&F) {
#define OPERAND(Class, Field)                                                  \
  if constexpr (std::is_same_v<std::remove_const_t<Node>, Class>)              \
    F(E.Field);
#include "mincaml/Frontend/Syntax.def"
  (void)E;
  (void)F;
}

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_AST_H
