//===- TypeInference.cpp - Type inference ---------------------------------===//
//
// Inference walks the tree once. It recurses only on nested expressions. It
// iterates along chains of definitions and sequences, chains of `else if`, and
// chains of left operands, so that text that the parser reads in a loop needs
// no recursion in inference either.
//
// `infer` returns the type that an expression has. The checks compare it with
// the type that the context requires and report errors. After an error, the
// expression has the poison type, which equals every type, so that one mistake
// gives one error.
//
// `infer` also gets the expected type, as far as it is known. This type is used
// only to choose between constructors or fields of the same name.
//
//===----------------------------------------------------------------------===//

#include "Characters.h"
#include "Currying.h"
#include "Formats.h"
#include "Inference/Inference.h"
#include "Names.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compiler.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

namespace {

class TypeInference : InferenceState {
public:
  TypeInference(ASTContext &Trees, TypeContext &Types,
                const LanguageOptions &Options, DiagnosticEngine &Diagnostics)
      : InferenceState(Types, Options, Diagnostics), Trees(Trees),
        TheExternals(*this), Operators(*this), Calls(*this), Contexts(*this),
        Schemes(Types, U), Annotations(*this, Schemes),
        Constructors(*this, Annotations, Schemes),
        Patterns(*this, Contexts, Annotations, Constructors),
        Declarations(*this, Annotations) {}

  bool run(Expression &Program, llvm::function_ref<void()> BeforeDefaults);

private:
  /// A parameter of a function with labels, and the argument for it.
  struct MatchedParameter {
    Label TheLabel;
    /// Null if the argument is missing, or is optional and omitted.
    Expression *Argument = nullptr;
    Label ArgumentLabel = {};
    bool IsOmitted = false;
  };

  // Not inlined: a single frame with the variables of all these functions would
  // need more stack for each level of nesting.
  LLVM_ATTRIBUTE_NOINLINE Type *infer(Expression *E, Type *Expected = nullptr);
  LLVM_ATTRIBUTE_NOINLINE bool reportEqualsAfterLabel(const Expression *E);
  LLVM_ATTRIBUTE_NOINLINE Type *inferLeftSpine(Expression *E, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferWithLeft(Expression *E, Type *Left,
                                              const Expression *Parent);
  LLVM_ATTRIBUTE_NOINLINE Type *inferLeaf(Expression *E, bool IsCallee,
                                          Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferVariable(VariableReference *V,
                                              bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE Type *inferString(StringLiteral *S, Type *Expected);
  void replaceFormats(Expression &Program);
  LLVM_ATTRIBUTE_NOINLINE Type *inferIf(If *I, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferTuple(Tuple *T, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferAnnotated(Annotated *A);
  LLVM_ATTRIBUTE_NOINLINE Type *inferBinary(Binary *B, Type *Left);
  LLVM_ATTRIBUTE_NOINLINE Type *inferApply(Apply *A, Type *Callee,
                                           const Expression *Parent);
  bool hasLabels(const Apply *A, Type *Callee) const;
  LLVM_ATTRIBUTE_NOINLINE Type *resolveLabels(Apply *A, Type *Callee);
  LLVM_ATTRIBUTE_NOINLINE Type *omitOptional(Expression *&E, Type *Found,
                                             Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE bool matchLabels(Apply *A, Type *Callee);
  LLVM_ATTRIBUTE_NOINLINE void reorder(Apply *A,
                                       ArrayRef<MatchedParameter> Parameters);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFun(Fun *F, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFor(For *F);
  LLVM_ATTRIBUTE_NOINLINE Type *inferArrayLiteral(ArrayLiteral *A,
                                                  Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferListLiteral(ListLiteral *L,
                                                 Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferMatch(Match *M, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferConstruct(Construct *C, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferArguments(Construct *C, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferRecord(Record *R, Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFields(Record *R, Type *Base,
                                            Type *Expected);
  LLVM_ATTRIBUTE_NOINLINE void
  inferCommaFields(const Tuple &T, const FieldName &First, Type *Wanted);
  LLVM_ATTRIBUTE_NOINLINE void unifyOtherFields(const Record *R, Type *Base,
                                                const ConstructorType &T);
  LLVM_ATTRIBUTE_NOINLINE void checkMissingFields(const Record *R);
  LLVM_ATTRIBUTE_NOINLINE Type *inferGetField(GetField *G, Type *Object);
  const Constructor *takeInlineRecord(const Expression *E);
  void reportInlineRecords();
  LLVM_ATTRIBUTE_NOINLINE ConstructorScope::FoundField
  findField(const Expression *Object, Type *Ty, const FieldName &Name);
  LLVM_ATTRIBUTE_NOINLINE void inferSetField(SetField *S, Type *Object);
  LLVM_ATTRIBUTE_NOINLINE Type *fieldType(const ConstructorScope::FoundField &F,
                                          const Expression *Object, Type *Ty,
                                          const FieldName &Name);
  LLVM_ATTRIBUTE_NOINLINE Type *inferBuiltin(VariableReference *V, Builtin B);
  LLVM_ATTRIBUTE_NOINLINE void inferLet(Let *L);
  LLVM_ATTRIBUTE_NOINLINE void inferLetTuple(LetTuple *L);
  void splitRecursive(LetDefinitions *L);
  LLVM_ATTRIBUTE_NOINLINE void inferDefinitions(LetDefinitions *L);

  LLVM_ATTRIBUTE_NOINLINE Type *inferUse(VariableReference *V, const Symbol &S);
  LLVM_ATTRIBUTE_NOINLINE bool reportJoined(const VariableReference &V);
  LLVM_ATTRIBUTE_NOINLINE void
  inferRecursive(ArrayRef<FunctionDefinition *> Functions);
  LLVM_ATTRIBUTE_NOINLINE void
  checkFunctorArgument(const FunctionDefinition &F);

  bool isGeneralizable(const Expression *Value) const;
  LLVM_ATTRIBUTE_NOINLINE Type *inferValue(Expression *Value,
                                           const TypeExpression *Annotation,
                                           const llvm::Twine &What);
  LLVM_ATTRIBUTE_NOINLINE Type *declareFunction(FunctionDefinition *F,
                                                Type *Expected = nullptr);
  LLVM_ATTRIBUTE_NOINLINE void inferFunctionBody(FunctionDefinition *F,
                                                 Type *Result);
  void checkLastParameter(const FunctionDefinition &F, Type *Result);

  void addPartial(Pattern &P) {
    if (!P.isVariable())
      PartialPatterns.push_back(&P);
  }

  LLVM_ATTRIBUTE_NOINLINE Type *elementType(Expression *Holder, Type *Ty);
  LLVM_ATTRIBUTE_NOINLINE Type *contentsType(Expression *Holder, Type *Ty,
                                             SMRange Operator);

  ASTContext &Trees;
  Externals TheExternals;
  OperatorChecks Operators;
  CallChecks Calls;
  ContextChecks Contexts;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<Expression *> Spine;
  std::vector<Expression *> LeftSpine;
  std::vector<Type *> Arguments;
  /// A definition without `rec` whose value is being inferred.
  struct Invisible {
    const Binder *Name;
    bool IsFunction;
  };
  std::vector<Invisible> NotVisible;
  /// The enclosing `let ... and ...` without `rec`.
  struct JoinedDefinitions {
    LetDefinitions *All;
    /// The number of the definition whose value is being inferred.
    size_t Current;
    /// Whether a use of one of them in another one has been reported.
    bool IsReported = false;
  };
  std::vector<JoinedDefinitions> Joined;
  /// The functions in arguments of functors that have already been checked.
  llvm::DenseSet<StringRef> FunctorArguments;
  /// Empty array literals and `assert false`, for which desugaring constructs
  /// arbitrary values.
  std::vector<const Expression *> ArbitraryValues;
  std::vector<Match *> Matches;
  /// The uses of variables that stand for the inline record of a constructor;
  /// null instead of the constructor if the use is allowed.
  llvm::MapVector<const Expression *, const Constructor *> InlineRecords;
  /// The expansions of string literals that are formats.
  llvm::DenseMap<const Expression *, Expression *> FormatValues;
  /// The patterns of definitions and parameters, except variables.
  std::vector<Pattern *> PartialPatterns;

  Generalizer Schemes;
  TypeAnnotations Annotations;
  ConstructorScope Constructors;
  PatternInference Patterns;
  DeclaredExternals Declarations;
};

} // namespace

//===- Messages about undefined names -------------------------------------===//

/// Reports an undefined user-defined operator. As in OCaml, such an operator is
/// an ordinary name.
static void reportUndefinedOperator(DiagnosticEngine &Diagnostics,
                                    const VariableReference &V) {
  StringRef Hint = foreignOperatorHint(V.Name);
  if (!Hint.empty()) {
    Hint = Hint.split("; in the original language").first;
    Diagnostic D = Diagnostics.report(V.Range, DiagnosticID::ForeignOperator,
                                      V.Name, Hint);
    if (Hint.consume_front("write `") && Hint.consume_back("`") &&
        !Hint.contains('`'))
      D.replace(V.Range, Hint);
    return;
  }
  std::string Separated = separatedSymbol(V.Name);
  StringRef Other = otherLanguageHint(V.Name);
  if (V.Name.starts_with("let") || V.Name.starts_with("and"))
    Other =
        "a program that uses it must define it, for example `let ( let* ) = "
        "Option.bind`";
  bool IsSeparable = StringRef(Separated).contains(' ');
  Diagnostic D = Diagnostics.report(
      V.Range, DiagnosticID::UndefinedOperator, V.Name,
      !Other.empty() ? ("; " + Other).str()
      : IsSeparable  ? "; write `" + Separated + "` with a blank"
                     : "");
  if (IsSeparable && Other.empty())
    D.replace(V.Range, Separated);
}

/// If V is on a later line than the definition of B, of which it is a part, and this
/// line starts in the first column, reports that the line is an expression after a
/// definition at the top level, and returns true.
static bool reportSeparateLine(DiagnosticEngine &Diagnostics,
                               const VariableReference &V, const Binder &B,
                               llvm::DenseSet<const char *> &SeparateLines) {
  SourcePosition Use = Diagnostics.position(V.Range.Start);
  const char *Line = V.Range.Start.getPointer() - (Use.Column - 1);
  if (Use.Line == Diagnostics.position(B.Range.Start).Line ||
      !llvm::isAlpha(*Line))
    return false;
  if (!SeparateLines.insert(Line).second)
    return true;
  StringRef Word =
      StringRef(Line, V.Range.End.getPointer() - Line).take_while([](char C) {
        return isWordCharacter(C) || C == '.';
      });
  Diagnostics
      .report(SMRange(SMLoc::getFromPointer(Line),
                      SMLoc::getFromPointer(Word.end())),
              DiagnosticID::ExpressionAfterDefinition, "an expression")
      .insert(SMLoc::getFromPointer(Line), "let () = ")
      .note(B.Range,
            "the expression is parsed as a part of the definition of '" +
                sourceName(B.Name) + "'");
  return true;
}

/// Reports a word of another language or a name of OCaml's library, and says
/// what to write instead. Returns false if V is neither.
static bool reportForeignName(DiagnosticEngine &Diagnostics,
                              const VariableReference &V) {
  const LibraryHint *Known = findNameHint(V.Name);
  if (!Known)
    return false;
  Diagnostic D = Diagnostics.report(V.Range, DiagnosticID::UndefinedName,
                                    V.Name, ("; " + Known->Hint).str());
  if (!Known->Replacement.empty())
    D.replace(V.Range, Known->Replacement);
  return true;
}

//===- Formats of Printf --------------------------------------------------===//

/// Returns the type that a built-in function of Printf has in this call, whose
/// first argument is a literal. The type depends on this format. If the format
/// is not valid, reports an error and returns null.
///
/// This is not inlined into inferApply, whose frame is part of each level of
/// nesting.
LLVM_ATTRIBUTE_NOINLINE static Type *formatType(const Apply *A, Builtin B,
                                                TypeContext &Types,
                                                DiagnosticEngine &Diagnostics) {
  const auto *Literal = llvm::cast<StringLiteral>(A->Arguments.front());
  Format TheFormat = parseFormat(Literal->Value);
  if (!TheFormat.Malformed.empty()) {
    // The text of the literal contains the conversion literally, unless the
    // literal contains escapes.
    StringRef Written(Literal->Range.Start.getPointer(),
                      Literal->Range.End.getPointer() -
                          Literal->Range.Start.getPointer());
    size_t Position = Written.find(TheFormat.Malformed);
    SMRange Range = Literal->Range;
    if (Position != StringRef::npos)
      Range = {SMLoc::getFromPointer(Written.data() + Position),
               SMLoc::getFromPointer(Written.data() + Position +
                                     TheFormat.Malformed.size())};
    Diagnostic D =
        Diagnostics.report(Range, DiagnosticID::BadFormat, TheFormat.Malformed);
    if (llvm::StringRef("lLnh").contains(TheFormat.Malformed.back()))
      D.note(
          llvm::SMRange(),
          "there are no length modifiers: use `%d` for an int (always 32 bits) "
          "and `%f` for a float");
    return nullptr;
  }
  std::vector<Type *> Parameters{Types.string()};
  for (const FormatPiece &Piece : TheFormat.Pieces)
    switch (Piece.TheKind) {
    case FormatPiece::Kind::Text:
      break;
    case FormatPiece::Kind::Int:
      Parameters.push_back(Types.integer());
      break;
    case FormatPiece::Kind::Float:
      Parameters.push_back(Types.floating());
      break;
    case FormatPiece::Kind::Char:
      Parameters.push_back(Types.character());
      break;
    case FormatPiece::Kind::String:
      Parameters.push_back(Types.string());
      break;
    case FormatPiece::Kind::Bool:
      Parameters.push_back(Types.boolean());
      break;
    }
  return Types.function(Parameters, B == Builtin::format_string ? Types.string()
                                                                : Types.unit());
}

/// Infers a string literal. If a format is expected, the literal is one, and
/// replaceFormats will replace it by its expansion.
Type *TypeInference::inferString(StringLiteral *S, Type *Expected) {
  if (!Expected || !isFormat(Expected->resolve()))
    return Types.string();
  Expression *&Value = FormatValues[S];
  if (!Value)
    Value = expandFormatValue(*S, Trees);
  return infer(Value);
}

void TypeInference::replaceFormats(Expression &Program) {
  if (FormatValues.empty())
    return;
  std::vector<Expression *> Pending{&Program};
  std::vector<LetDefinitions *> Groups;
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    if (auto *L = dyn_cast<LetDefinitions>(E))
      Groups.push_back(L);
    for (unsigned I = 0; Expression **Operand = operand(E, I); ++I) {
      if (Expression *Value = FormatValues.lookup(*Operand))
        *Operand = Value;
      if (*Operand)
        Pending.push_back(*Operand);
    }
  }
  // The body of a function is stored both in the function and in the Values of
  // its group. The walk has updated only the latter.
  for (LetDefinitions *Group : Groups)
    for (auto [D, Value] : llvm::zip_equal(Group->Definitions, Group->Values))
      if (D.Function)
        D.Function->Body = Value;
}

/// Warns of `raise e x`: evaluating `raise e` does not give a function to call.
LLVM_ATTRIBUTE_NOINLINE static void
warnOfIgnoredArgument(DiagnosticEngine &Diagnostics, const Apply &A) {
  const auto *V = dyn_cast<VariableReference>(A.Callee);
  if (V && V->ResolvedTo == VariableReference::Resolution::Builtin &&
      A.Arguments.size() > 1 && findBuiltin(V->Name) == Builtin::raise)
    Diagnostics.report(A.Arguments[1]->Range, DiagnosticID::IgnoredArgument);
}

//===- The program --------------------------------------------------------===//

bool TypeInference::run(Expression &Program,
                        llvm::function_ref<void()> BeforeDefaults) {
  unsigned ErrorsBefore = Diagnostics.errors();
  Contexts.checkItem(&Program, infer(&Program));
  reportInlineRecords();
  U.reportCycles();
  auto IsRight = [&] {
    return Diagnostics.errors() == ErrorsBefore && !Options.HasErrors;
  };
  // The reason for an open type may be an error that was reported, or an
  // undefined name.
  if (IsRight() && !TheExternals.hasErrors()) {
    if (BeforeDefaults)
      BeforeDefaults();
    Recorder.defaultOpenVariables(Diagnostics, /*Warns=*/!Options.IsPrompt);
  }
  if (IsRight())
    for (const Expression *E : ArbitraryValues)
      checkArbitraryValue(*E, Diagnostics);
  if (IsRight())
    checkMatches(Types, Matches, PartialPatterns, Diagnostics);
  if (!Options.HasErrors) {
    Operators.checkOpenComparisons();
    TheExternals.report(Program);
  }
  if (Options.IsForEditor) // The type of wrong expressions is shown as `_`.
    U.poison()->bind(Types.data(Types.makeDataType("_", SMRange()), {}));
  Recorder.resolve();
  Types.setCurried(false);
  if (Diagnostics.errors() != ErrorsBefore)
    return false;
  if (Options.IsForEditor)
    return true;
  Annotations.removeLabels(Trees);
  Recorder.mergeArrows();
  replaceFormats(Program);
  return true;
}

//===- The walk -----------------------------------------------------------===//

Type *TypeInference::infer(Expression *E, Type *Expected) {
  size_t Base = Spine.size();
  size_t Scope = Symbols.size();
  bool IsContinued = false;
  for (;;) {
    Spine.push_back(E);
    if (auto *L = dyn_cast<Let>(E)) {
      inferLet(L);
      E = L->Body;
    } else if (auto *F = dyn_cast<LetRec>(E)) {
      inferRecursive(F->Function);
      E = F->Body;
    } else if (auto *T = dyn_cast<LetTuple>(E)) {
      inferLetTuple(T);
      E = T->Body;
    } else if (auto *D = dyn_cast<LetDefinitions>(E)) {
      inferDefinitions(D);
      E = D->Body;
    } else if (auto *S = dyn_cast<Sequence>(E)) {
      Operators.addDiscarded(S->First);
      IsContinued |= !Contexts.checkSequence(
          S->First, infer(S->First),
          Calls.isInTopLevelDefinition() ? S->Second : nullptr,
          Patterns.isInMatch() ? Expected : nullptr);
      E = S->Second;
    } else if (auto *T = dyn_cast<TopLevelExpression>(E)) {
      Contexts.checkItem(T->Value, infer(T->Value));
      Annotations.endDefinition();
      E = T->Body;
    } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
      Annotations.define(*T);
      Constructors.define(*T);
      E = T->Body;
    } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
      Constructors.define(X);
      E = X->Body;
    } else if (auto *X = dyn_cast<ExternalDefinition>(E)) {
      Declarations.define(X);
      E = X->Body;
    } else {
      break;
    }
  }
  Spine.pop_back();
  Type *Result = inferLeftSpine(E, Expected);
  if (IsContinued && Expected)
    Result = U.poison();
  for (; Spine.size() > Base; Spine.pop_back())
    Recorder.setType(Spine.back(), Result);
  Symbols.endScope(Scope);
  return Result;
}

/// Returns the operand that is evaluated first, if E begins with an operand in
/// the text or is a prefix operator; otherwise null.
static Expression *leftOperand(Expression *E) {
  return llvm::isa<Binary, Not, Negate, FloatNegate, Apply, ArrayGet, ArrayPut,
                   ArrayLength, Assert, Dereference, Assign, GetField,
                   SetField>(E)
             ? *operand(E, 0)
             : nullptr;
}

/// If E is a comparison by `=` that directly follows an argument `~x`, returns x;
/// otherwise null.
static const VariableReference *labelBeforeEquals(const Expression *E) {
  auto *B = dyn_cast<Binary>(E);
  if (!B || B->Operator != BinaryOperator::Equal)
    return nullptr;
  // In `f ~x=1 ~y=2`, `~y` is an argument of 1.
  auto *Outer = dyn_cast<Binary>(B->Left);
  auto *A = dyn_cast<Apply>(Outer ? Outer->Right : B->Left);
  if (!A || A->Labels.empty() || A->Labels.back().isNone())
    return nullptr;
  auto *V = dyn_cast<VariableReference>(A->Arguments.back());
  return V && V->Range.Start.getPointer()[-1] == '~' &&
                 V->Range.End == B->OperatorLoc
             ? V
             : nullptr;
}

/// Reports `f ~x=1`, which compares `f ~x` with 1, if there is no variable x: then
/// `f ~x:1` was meant. Returns whether that is so.
bool TypeInference::reportEqualsAfterLabel(const Expression *E) {
  std::vector<SMRange> Operators;
  StringRef Name;
  bool AreColonsEnough = true;
  while (const VariableReference *V = labelBeforeEquals(E)) {
    Name = V->Name;
    auto *B = cast<Binary>(E);
    Operators.push_back(operatorRange(B->OperatorLoc, "="));
    // `f ~x=1 + 2` also needs parentheses. What is called has them already.
    AreColonsEnough &=
        llvm::isa<Apply, VariableReference, IntLiteral, FloatLiteral,
                  StringLiteral, BoolLiteral, CharacterLiteral, UnitLiteral>(
            B->Right) &&
        *B->Right->Range.Start.getPointer() != '-';
    E = B->Left;
  }
  if (Operators.empty() || Options.AllowsImplicitExternals ||
      Symbols.lookup(Name) || TheExternals.runtimeType(Name).Ty ||
      findBuiltin(Name))
    return false;
  Diagnostic D = Diagnostics.report(Operators.back(),
                                    DiagnosticID::EqualsAfterLabel, Name);
  if (AreColonsEnough)
    for (SMRange Operator : llvm::reverse(Operators))
      D.replace(Operator, ":");
  return true;
}

Type *TypeInference::inferLeftSpine(Expression *E, Type *Expected) {
  size_t Base = LeftSpine.size();
  Type *T = nullptr;
  while (Expression *Left = leftOperand(E)) {
    // The answer is the same for all comparisons of `f ~x=1 ~y=2`.
    if (!(LeftSpine.size() > Base && labelBeforeEquals(LeftSpine.back())) &&
        reportEqualsAfterLabel(E)) {
      T = U.poison();
      Recorder.setType(E, T);
      break;
    }
    LeftSpine.push_back(E);
    E = Left;
  }
  auto *Parent = LeftSpine.size() > Base ? LeftSpine.back() : nullptr;
  if (!T)
    T = inferLeaf(E, llvm::isa_and_nonnull<Apply>(Parent),
                  Parent ? nullptr : Expected);
  while (LeftSpine.size() > Base) {
    E = LeftSpine.back();
    LeftSpine.pop_back();
    Parent = LeftSpine.size() > Base ? LeftSpine.back() : nullptr;
    T = inferWithLeft(E, T, Parent);
    Recorder.setType(E, T);
  }
  return T;
}

/// Infers the type of an expression whose left operand has type Left. Parent is
/// the expression of which E is the left operand, or null if there is none.
Type *TypeInference::inferWithLeft(Expression *E, Type *Left,
                                   const Expression *Parent) {
  switch (E->TheKind) {
  case Expression::Kind::Binary:
    return inferBinary(cast<Binary>(E), Left);
  case Expression::Kind::Not:
    if (!Options.Strict)
      Operators.checkArgumentOfNot(cast<Not>(E));
    Operators.checkOperand("not", E->Range.Start, Types.boolean(),
                           cast<Not>(E)->Operand, Left);
    return Types.boolean();
  case Expression::Kind::Negate:
    return Operators.checkOperand("-", E->Range.Start, Types.integer(),
                                  cast<Negate>(E)->Operand, Left)
               ? Types.integer()
               : U.poison();
  case Expression::Kind::FloatNegate:
    return Operators.checkOperand("-.", E->Range.Start, Types.floating(),
                                  cast<FloatNegate>(E)->Operand, Left)
               ? Types.floating()
               : U.poison();
  case Expression::Kind::Apply:
    return inferApply(cast<Apply>(E), Left, Parent);
  case Expression::Kind::ArrayGet: {
    auto *G = cast<ArrayGet>(E);
    Type *Element = !G->IsString ? elementType(G->Array, Left)
                    : Contexts.checkString(*G, Left) ? Types.character()
                                                     : U.poison();
    return Contexts.checkExpected(G->Index, infer(G->Index), Types.integer(),
                                  "the index")
               ? Element
               : U.poison();
  }
  case Expression::Kind::ArrayPut: {
    auto *P = cast<ArrayPut>(E);
    Type *Element = elementType(P->Array, Left);
    if (!Contexts.checkExpected(P->Index, infer(P->Index), Types.integer(),
                                "the index"))
      Element = U.poison();
    Contexts.checkStored(P->Value, infer(P->Value, Element), Element, P->Array,
                         DiagnosticID::ElementType);
    return Types.unit();
  }
  case Expression::Kind::Dereference:
    return contentsType(cast<Dereference>(E)->Operand, Left,
                        operatorRange(E->Range.Start, "!"));
  case Expression::Kind::Assign: {
    auto *A = cast<Assign>(E);
    Type *Contents =
        contentsType(A->Target, Left, operatorRange(A->OperatorLoc, ":="));
    Contexts.checkStored(A->Value, infer(A->Value, Contents), Contents,
                         A->Target, DiagnosticID::ReferenceType);
    return Types.unit();
  }
  case Expression::Kind::GetField:
    return inferGetField(cast<GetField>(E), Left);
  case Expression::Kind::SetField:
    inferSetField(cast<SetField>(E), Left);
    return Types.unit();
  case Expression::Kind::Assert: {
    auto *A = cast<Assert>(E);
    Expression *Condition = A->Condition;
    A->Failure = failureLocation(A->Opening, A->Range, Diagnostics);
    if (!Contexts.checkExpected(Condition, Left, Types.boolean(),
                                "the condition of `assert`"))
      return U.poison();
    auto *Literal = dyn_cast<BoolLiteral>(Condition);
    if (!Literal || Literal->Value)
      return Types.unit();
    ArbitraryValues.push_back(E);
    return Recorder.freshVariable(E->Range, "`assert false`");
  }
  default:
    elementType(cast<ArrayLength>(E)->Array, Left);
    return Types.integer();
  }
}

/// Infers the type of an expression without a left operand.
Type *TypeInference::inferLeaf(Expression *E, bool IsCallee, Type *Expected) {
  Type *T = nullptr;
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
    T = cast<UnitLiteral>(E)->IsPlaceholder ? U.poison() : Types.unit();
    break;
  case Expression::Kind::BoolLiteral:
    T = Types.boolean();
    break;
  case Expression::Kind::IntLiteral:
    T = Types.integer();
    break;
  case Expression::Kind::FloatLiteral:
    T = Types.floating();
    break;
  case Expression::Kind::CharacterLiteral:
    T = Types.character();
    break;
  case Expression::Kind::StringLiteral:
    T = inferString(cast<StringLiteral>(E), Expected);
    break;
  case Expression::Kind::VariableReference:
    T = inferVariable(cast<VariableReference>(E), IsCallee);
    if (!IsCallee && !Options.Strict)
      T = Currying::withOwnArity(Types, T,
                                 cast<VariableReference>(E)->NumParameters);
    break;
  case Expression::Kind::If:
    return inferIf(cast<If>(E), Expected);
  case Expression::Kind::Annotated:
    T = inferAnnotated(cast<Annotated>(E));
    break;
  case Expression::Kind::Tuple:
    T = inferTuple(cast<Tuple>(E), Expected);
    break;
  case Expression::Kind::Fun:
    T = inferFun(cast<Fun>(E), Expected);
    break;
  case Expression::Kind::For:
    T = inferFor(cast<For>(E));
    break;
  case Expression::Kind::While: {
    auto *W = cast<While>(E);
    Contexts.checkCondition(W->Condition, infer(W->Condition));
    Operators.addDiscarded(W->Body);
    Contexts.checkUnit(W->Body, infer(W->Body), DiagnosticID::LoopBodyType);
    T = Types.unit();
    break;
  }
  case Expression::Kind::ArrayLiteral:
    T = inferArrayLiteral(cast<ArrayLiteral>(E), Expected);
    break;
  case Expression::Kind::ListLiteral:
    T = inferListLiteral(cast<ListLiteral>(E), Expected);
    break;
  case Expression::Kind::Construct:
    T = inferConstruct(cast<Construct>(E), Expected);
    break;
  case Expression::Kind::Record:
    T = inferRecord(cast<Record>(E), Expected);
    break;
  case Expression::Kind::Match:
    T = inferMatch(cast<Match>(E), Expected);
    break;
  case Expression::Kind::ArrayMake: {
    auto *M = cast<ArrayMake>(E);
    Type *Size = infer(M->Size);
    Type *Initial = infer(M->Initial);
    T = Contexts.checkSize(*M, Size, Initial) ? Types.array(Initial)
                                              : U.poison();
    break;
  }
  default:
    return infer(E, Expected); // E is a definition or a sequence.
  }
  Recorder.setType(E, T);
  return T;
}

Type *TypeInference::inferVariable(VariableReference *V, bool IsCallee) {
  if (const Symbol *S = Symbols.lookup(V->Name))
    return inferUse(V, *S);
  if (ExternalType T = TheExternals.runtimeType(V->Name); T.Ty) {
    V->ResolvedTo = VariableReference::Resolution::RuntimeExternal;
    // Except for create_array, runtime externals with a result of any type do
    // not return.
    if (T.Open && V->Name != "create_array")
      Recorder.addSilentVariable(T.Open);
    else if (T.Open && !IsCallee)
      Recorder.addVariable(T.Open, V->Range, "the elements of this array");
    V->NumParameters = Currying::size(T.Ty);
    return T.Ty;
  }
  if (std::optional<Builtin> B = findBuiltin(V->Name); B && !Options.Strict)
    return inferBuiltin(V, *B);
  for (auto [B, IsFunction] : NotVisible) {
    if (B->Name != V->Name && unqualifiedName(B->Name) != V->Name)
      continue;
    if (reportSeparateLine(Diagnostics, *V, *B, SeparateLines))
      return U.poison();
    if (!IsFunction) {
      Diagnostics
          .report(V->Range, DiagnosticID::UndefinedName, V->Name,
                  " here: a definition does not see its own name")
          .note(B->Range, "the definition is here");
      return U.poison();
    }
    Diagnostics.report(V->Range, DiagnosticID::NotVisible, V->Name)
        .insert(B->Range.Start, "rec ")
        .note(B->Range, "the definition is here");
    return U.poison();
  }
  if (reportJoined(*V))
    return U.poison();
  // V is the variable of a lazy pattern in an or-pattern, which has been
  // reported.
  if (isCompilerGenerated(V->Name))
    return U.poison();
  if (isSymbolName(V->Name)) {
    reportUndefinedOperator(Diagnostics, *V);
    return U.poison();
  }
  if (!Options.Strict && !Options.AllowsImplicitExternals &&
      reportForeignName(Diagnostics, *V))
    return U.poison();
  if (!Options.Strict && !Options.AllowsImplicitExternals &&
      Annotations.isType(V->Name)) {
    Diagnostics.report(V->Range, DiagnosticID::UndefinedName, V->Name,
                       "; a type has this name, but types are not functions");
    return U.poison();
  }
  V->ResolvedTo = VariableReference::Resolution::ImplicitExternal;
  return TheExternals.implicitType(*V, IsCallee);
}

/// If a `let ... and ...` without `rec` around V defines its name, reports the first
/// such use and returns true.
bool TypeInference::reportJoined(const VariableReference &V) {
  for (JoinedDefinitions &J : llvm::reverse(Joined)) {
    llvm::MutableArrayRef<Definition> All = J.All->Definitions;
    auto NameOf = [](const Definition &D) -> const Binder & {
      return D.Function ? D.Function->Name : D.Target.Variable;
    };
    const auto *Used = llvm::find_if(
        All, [&](const Definition &D) { return NameOf(D).Name == V.Name; });
    if (Used == All.end())
      continue;
    if (std::exchange(J.IsReported, true))
      return true;
    const bool AreFunctions =
        llvm::all_of(All, [](const Definition &D) { return D.Function; });
    Diagnostic D = Diagnostics.report(
        V.Range, DiagnosticID::UndefinedName, V.Name,
        AreFunctions ? " here: functions that are joined by `and` can call "
                       "each other only if they are defined by `let rec`"
                     : " here: definitions that are joined by `and` do not see "
                       "each other");
    const Definition &Current = All[J.Current];
    const StringRef Better = J.All->IsTopLevel ? "let" : "in let";
    const bool IsEarlier = Used < &Current;
    if (AreFunctions)
      D.insert(NameOf(All.front()).Range.Start, "rec ");
    // The text of a function begins with its `and`.
    else if (IsEarlier && Current.Function)
      D.replace(operatorRange(Current.Function->Range.Start, "and"), Better);
    D.note(NameOf(*Used).Range,
           "it is defined here" +
               (IsEarlier && !AreFunctions
                    ? "; write `" + Better.str() + "` instead of `and`"
                    : ""));
    return true;
  }
  return false;
}

/// Infers the type of an `if` with all of its `else if`s. Each branch is
/// compared with the first one.
Type *TypeInference::inferIf(If *I, Type *Expected) {
  Type *Result = nullptr;
  If *const First = I;
  for (;;) {
    Contexts.checkCondition(I->Condition, infer(I->Condition));
    Type *Then = infer(I->Then, Result ? Result : Expected);
    if (!Result)
      Result = Then;
    else if (!Contexts.checkBranch(I->Then, Then, First->Then, Result))
      Result = U.poison();
    if (!I->Else) {
      Result = Contexts.checkElseless(I, Result) ? Types.unit() : U.poison();
      break;
    }
    auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      if (!Contexts.checkBranch(I->Else, infer(I->Else, Result), First->Then,
                                Result))
        Result = U.poison();
      break;
    }
    I = Next;
  }
  for (If *Link = First; Link; Link = llvm::dyn_cast_or_null<If>(Link->Else))
    Recorder.setType(Link, Result);
  return Result;
}

/// Returns the type of component I, if Ty is a tuple type of this size;
/// otherwise null.
static Type *componentOf(Type *Ty, size_t Size, size_t I) {
  Ty = Ty ? Ty->resolve() : nullptr;
  return Ty && Ty->isTuple() && Ty->size() == Size ? Ty->operand(I) : nullptr;
}

Type *TypeInference::inferTuple(Tuple *T, Type *Expected) {
  size_t Base = Arguments.size();
  for (size_t I = 0; I != T->Elements.size(); ++I) {
    Type *Element =
        infer(T->Elements[I], componentOf(Expected, T->Elements.size(), I));
    Arguments.push_back(Element);
  }
  Type *Result = Types.tuple(ArrayRef(Arguments).drop_front(Base));
  Arguments.resize(Base);
  return Result;
}

/// Reports the operator of B, whose left operand has type Left, if it was probably
/// meant to be an argument of a function, as in `List.fold_left + 0 l`. Returns
/// whether that is so.
static LLVM_ATTRIBUTE_NOINLINE bool
reportOperatorAsArgument(DiagnosticEngine &Diagnostics, const Binary &B,
                         Type *Left) {
  if (!Left->isFunction() || !Left->operand(0)->resolve()->isFunction() ||
      looksLikeSign(B))
    return false;
  StringRef Operator = spelling(B.Operator);
  // `(*` begins a comment.
  std::string Function = Operator.front() == '*'
                             ? ("( " + Operator + " )").str()
                             : ("(" + Operator + ")").str();
  const SMRange Range = operatorRange(B.OperatorLoc, Operator);
  Diagnostics
      .report(Range, DiagnosticID::OperatorAsArgument, Operator, Function)
      .replace(Range, Function);
  return true;
}

Type *TypeInference::inferBinary(Binary *B, Type *Left) {
  const bool IsComparison = group(B->Operator) == OperatorGroup::Comparison ||
                            group(B->Operator) == OperatorGroup::Identity;
  if (!IsComparison && !Options.Strict &&
      reportOperatorAsArgument(Diagnostics, *B, Left->resolve()))
    return U.poison();
  Type *Right = infer(B->Right, IsComparison ? Left : nullptr);
  switch (group(B->Operator)) {
  case OperatorGroup::IntArithmetic:
  case OperatorGroup::FloatArithmetic:
  case OperatorGroup::Exponentiation:
    return Operators.checkArithmetic(B, Left, Right, LeftSpine);
  case OperatorGroup::Comparison:
  case OperatorGroup::Identity:
    return Operators.checkComparison(B, Left, Right) ? Types.boolean()
                                                     : U.poison();
  case OperatorGroup::Concatenation:
    return Operators.checkConcatenation(B, Left, Right) ? Types.string()
                                                        : U.poison();
  case OperatorGroup::Logical:
  case OperatorGroup::Application: // The parser has turned these into calls.
    break;
  }
  StringRef Operator = spelling(B->Operator);
  if (Operators.checkOperand(Operator, B->OperatorLoc, Types.boolean(), B->Left,
                             Left))
    Operators.checkOperand(Operator, B->OperatorLoc, Types.boolean(), B->Right,
                           Right);
  return Types.boolean();
}

Type *TypeInference::inferApply(Apply *A, Type *Callee,
                                const Expression *Parent) {
  if (!Options.Strict && hasLabels(A, Callee)) {
    Callee = resolveLabels(A, Callee);
    if (!Callee)
      return U.poison();
  }
  size_t Base = Arguments.size();
  const unsigned ErrorsBefore = Diagnostics.errors();
  Type *Rest = Callee;
  for (Expression *&E : A->Arguments) {
    Rest = Rest->resolve();
    const bool IsFunction = Rest->isFunction() && Currying::isCurried(Rest);
    Type *T = infer(E, IsFunction ? Rest->operand(0) : nullptr);
    if (IsFunction) {
      T = omitOptional(E, T, Rest->operand(0));
      Rest = Rest->result();
    }
    Arguments.push_back(T);
  }
  auto Found = [&](unsigned I) { return Arguments[Base + I]; };
  if (auto *V = dyn_cast<VariableReference>(A->Callee);
      V && V->ResolvedTo == VariableReference::Resolution::Builtin)
    if (Builtin B = *findBuiltin(V->Name); takesFormat(B)) {
      Callee = formatType(A, B, Types, Diagnostics);
      if (!Callee)
        Callee = U.poison();
      V->NumParameters = Currying::size(Callee);
      Recorder.setType(A->Callee, Callee);
    }
  if (Diagnostics.errors() == ErrorsBefore)
    warnOfIgnoredArgument(Diagnostics, *A);
  // The arguments may have determined the type of the callee.
  Callee = Callee->resolve();
  if (!Options.Strict) {
    Type *Result = Calls.checkCurriedCall(
        A, Callee, ArrayRef(Arguments).drop_front(Base), Parent);
    Arguments.resize(Base);
    return Result;
  }
  Type *Result = U.poison();
  if (U.isPoison(Callee)) {
    // The error has already been reported.
  } else if (Callee->isVariable()) {
    Result = Recorder.freshVariable(A->Range, "this result");
    unifyAt(U, Callee,
            Types.function(ArrayRef(Arguments).drop_front(Base), Result),
            A->Callee);
  } else if (!Callee->isFunction()) {
    Calls.reportNotAFunction(A, Callee);
  } else if (Calls.checkArgumentCount(A, Callee, Parent)) {
    Result = Callee->result();
    for (unsigned I = 0; I != Callee->size(); ++I)
      if (!Calls.checkArgument(A, I, Found(I), Callee, I)) {
        Result = U.poison();
        break;
      }
  }
  Arguments.resize(Base);
  return Result;
}

//===- Labels -------------------------------------------------------------===//

/// The number of parameters of a function that are searched for labels. It is
/// limited because the type may be cyclic, which is reported only at the end of
/// inference.
static constexpr size_t MostLabels = 200;

/// Whether the call has labels, or the function has parameters with labels.
bool TypeInference::hasLabels(const Apply *A, Type *Callee) const {
  if (!A->Labels.empty())
    return true;
  Callee = Callee->resolve();
  for (size_t I = 0;
       I != MostLabels && Callee->isFunction() && Currying::isCurried(Callee);
       ++I, Callee = Callee->result())
    if (!Callee->label().isNone())
      return true;
  return false;
}

/// Brings the arguments of a call into the order of the parameters. Returns the
/// type of the callee, which changes if the call lacks arguments that precede
/// others. Returns null after an error.
Type *TypeInference::resolveLabels(Apply *A, Type *Callee) {
  Callee = Callee->resolve();
  if (Callee->isVariable() && !U.isPoison(Callee)) {
    // If the type of the function is not known, its first call determines its
    // parameters.
    std::vector<Type *> Parameters;
    for (const Expression *Argument : A->Arguments)
      Parameters.push_back(
          Recorder.freshVariable(Argument->Range, "this argument"));
    Type *Result = Recorder.freshVariable(A->Range, "this result");
    unifyAt(
        U, Callee,
        Types.setLabels(Types.calledFunction(Parameters, Result), A->Labels),
        A->Callee);
    A->Labels = {};
    return Callee->resolve();
  }
  if (!Callee->isFunction()) { // This is reported later.
    A->Labels = {};
    return Callee;
  }
  const Expression *Before = A->Callee;
  if (!matchLabels(A, Callee)) {
    for (Expression *Argument : A->Arguments)
      infer(Argument);
    return nullptr;
  }
  return A->Callee == Before ? Callee : infer(A->Callee);
}

/// If E, an argument, is a function that begins with optional parameters, and a
/// function without them is expected, applies it to `None`. Returns the type of
/// the result.
Type *TypeInference::omitOptional(Expression *&E, Type *Found, Type *Expected) {
  auto HasOptional = [](Type *T) {
    return T->isFunction() && T->label().IsOptional;
  };
  Found = Found->resolve();
  while (HasOptional(Found) && Expected->isFunction() &&
         !HasOptional(Expected)) {
    Expression *None = Trees.make<Construct>(
        E->Range, "None", E->Range, llvm::MutableArrayRef<Expression *>());
    infer(None, Found->operand(0));
    E = Trees.make<Apply>(E->Range, E, Trees.copy(ArrayRef(None)));
    Found = Found->result();
    Recorder.setType(E, Found);
  }
  return Found;
}

/// The source range of the label of an argument.
static SMRange labelRange(const Expression &Argument, const Label &L) {
  const char *Start = Argument.Range.Start.getPointer();
  do
    --Start;
  while (*Start != '~' && *Start != '?');
  return {SMLoc::getFromPointer(Start),
          SMLoc::getFromPointer(Start + 1 + L.Name.size())};
}

/// Reports that the function of type Callee, which A calls, has no parameter for
/// the label L of Argument, or none that is left.
static void reportUnknownLabel(DiagnosticEngine &Diagnostics, const Apply &A,
                               const Expression &Argument, const Label &L,
                               Type *Callee) {
  const SMRange Range = labelRange(Argument, L);
  NearestName Nearest(L.Name);
  bool IsKnown = false;
  Type *T = Callee;
  for (size_t I = 0; I != MostLabels && T->isFunction(); ++I, T = T->result()) {
    IsKnown |= T->label().Name == L.Name;
    auto IsGiven = [&](const Label &Given) {
      return Given.Name == T->label().Name;
    };
    if (!T->label().isNone() && llvm::none_of(A.Labels, IsGiven))
      Nearest.considerPrefix(T->label().Name);
  }
  const size_t FirstOfName =
      llvm::find_if(A.Labels,
                    [&](const Label &Given) { return Given.Name == L.Name; }) -
      A.Labels.begin();
  const bool IsSecond =
      IsKnown && A.Arguments[FirstOfName]->Range.Start != Argument.Range.Start;
  Diagnostic D =
      Diagnostics.report(Range, DiagnosticID::UnknownLabel, describe(A.Callee),
                         L.str(), Callee->str(), IsSecond ? "other " : "");
  if (IsSecond)
    D.note(labelRange(*A.Arguments[FirstOfName], A.Labels[FirstOfName]),
           "the label is given here, too");
  else if (!Nearest.name().empty())
    D.replace({SMLoc::getFromPointer(Range.Start.getPointer() + 1), Range.End},
              Nearest.name())
        .note(SMRange(), "did you mean `~" + Nearest.name() + "`?");
}

/// Finds the argument for each parameter, by the rules of OCaml.
bool TypeInference::matchLabels(Apply *A, Type *Callee) {
  std::vector<MatchedParameter> Parameters;
  Type *T = Callee;
  for (; T->isFunction() && Parameters.size() != MostLabels; T = T->result())
    Parameters.push_back({T->label()});
  auto IsRequired = [](const MatchedParameter &P) {
    return !P.TheLabel.IsOptional;
  };
  // Labels may be omitted if all arguments are given.
  bool IgnoresLabels =
      A->Labels.empty() && !T->isVariable() &&
      size_t(llvm::count_if(Parameters, IsRequired)) == A->Arguments.size() &&
      llvm::any_of(Parameters, [](const MatchedParameter &P) {
        return !P.TheLabel.isNone() && !P.TheLabel.IsOptional;
      });
  std::vector<bool> IsUsed(A->Arguments.size());
  auto LabelOf = [&](size_t I) {
    return A->Labels.empty() ? Label() : A->Labels[I];
  };
  auto Find = [&](StringRef Name) {
    size_t I = 0;
    while (I != IsUsed.size() && (IsUsed[I] || LabelOf(I).Name != Name))
      ++I;
    return I;
  };
  size_t NumUsed = 0;
  size_t Size = 0; // up to the last parameter with an argument
  for (size_t I = 0; I != Parameters.size() && NumUsed != IsUsed.size(); ++I) {
    MatchedParameter &P = Parameters[I];
    bool IsPositional = IgnoresLabels && IsRequired(P);
    size_t Found = Find(IsPositional ? StringRef() : P.TheLabel.Name);
    if (Found == IsUsed.size()) {
      P.IsOmitted = P.TheLabel.IsOptional && Find("") != IsUsed.size();
      continue;
    }
    IsUsed[Found] = true;
    ++NumUsed;
    Size = I + 1;
    P.Argument = A->Arguments[Found];
    P.ArgumentLabel = LabelOf(Found);
    if (P.ArgumentLabel.IsOptional && !P.TheLabel.IsOptional) {
      reportUnknownLabel(Diagnostics, *A, *P.Argument, P.ArgumentLabel, Callee);
      return false;
    }
  }
  // A result that may be a function would be applied to the other arguments,
  // although a labelled one is still missing.
  const auto Lacking = llvm::find_if(Parameters, [&](const auto &P) {
    return !P.Argument && !P.IsOmitted && IsRequired(P);
  });
  if (Lacking != Parameters.end() && T->isVariable() && A->Labels.empty() &&
      NumUsed != IsUsed.size()) {
    const size_t Position =
        std::min<size_t>(std::count_if(Parameters.begin(), Lacking, IsRequired),
                         A->Arguments.size() - 1);
    SMRange Range = A->Arguments[Position]->Range;
    Diagnostics
        .report(Range, DiagnosticID::OmittedLabel, describe(A->Callee),
                Callee->str(), Lacking->TheLabel.Name)
        .insert(Range.Start, "~" + Lacking->TheLabel.Name + ":");
    return false;
  }
  Parameters.resize(Size);
  for (size_t I = 0; I != IsUsed.size(); ++I) {
    if (IsUsed[I])
      continue;
    if (!LabelOf(I).isNone()) {
      reportUnknownLabel(Diagnostics, *A, *A->Arguments[I], LabelOf(I), Callee);
      return false;
    }
    Parameters.push_back({Label(), A->Arguments[I]});
  }
  reorder(A, Parameters);
  return true;
}

/// Replaces the arguments of A by Parameters. If an argument is missing, makes
/// the callee a function that takes the given arguments before the missing
/// ones: `f ~y` becomes `(fun y x -> f x y) y`.
void TypeInference::reorder(Apply *A, ArrayRef<MatchedParameter> Parameters) {
  bool IsComplete = llvm::all_of(Parameters, [](const MatchedParameter &P) {
    return P.Argument || P.IsOmitted;
  });
  std::vector<Expression *> Given;
  if (IsComplete) {
    for (const MatchedParameter &P : Parameters) {
      SMRange Range = P.Argument ? P.Argument->Range : A->Range;
      Expression *Argument = P.Argument;
      if (P.IsOmitted || (P.TheLabel.IsOptional && !P.ArgumentLabel.IsOptional))
        Argument = Trees.make<Construct>(
            Range, P.IsOmitted ? "None" : "Some", Range,
            P.IsOmitted ? llvm::MutableArrayRef<Expression *>()
                        : Trees.copy(ArrayRef(P.Argument)));
      Given.push_back(Argument);
    }
    A->Arguments = Trees.copy(ArrayRef(Given));
    A->Labels = {};
    return;
  }
  struct Binding {
    Binder Name;
    Label TheLabel;
  };
  std::vector<Binding> First, Missing;
  std::vector<Expression *> Passed;
  std::vector<Label> PassedLabels;
  for (const MatchedParameter &P : Parameters) {
    if (P.IsOmitted)
      continue;
    Binder Name{Trees.uniqueName("argument#"), A->Callee->Range};
    Passed.push_back(
        Trees.make<VariableReference>(A->Callee->Range, Name.Name));
    PassedLabels.push_back(P.Argument ? P.ArgumentLabel : P.TheLabel);
    if (P.Argument && PassedLabels.back().isNone())
      PassedLabels.back() = {P.TheLabel.Name, false};
    if (P.Argument) {
      First.push_back({Name, {}});
      Given.push_back(P.Argument);
    } else {
      Missing.push_back({Name, P.TheLabel});
    }
  }
  First.insert(First.end(), Missing.begin(), Missing.end());
  std::vector<Binder> Names;
  std::vector<Label> Labels;
  for (const Binding &B : First) {
    Names.push_back(B.Name);
    Labels.push_back(B.TheLabel);
    // The label needs no type: the type of the parameter is inferred from the
    // callee.
  }
  auto *Body =
      Trees.make<Apply>(A->Range, A->Callee, Trees.copy(ArrayRef(Passed)));
  Body->Labels = Trees.copy(ArrayRef(PassedLabels));
  auto *F = Trees.make<FunctionDefinition>();
  F->Name = {"_", A->Callee->Range};
  F->Parameters = Trees.copy(ArrayRef(Names));
  F->Labels = Trees.copy(ArrayRef(Labels));
  F->Body = Body;
  F->Range = A->Range;
  A->Callee = Trees.make<Fun>(A->Callee->Range, F);
  A->LacksArguments = true;
  A->Arguments = Trees.copy(ArrayRef(Given));
  A->Labels = {};
}

/// Returns the type of the elements of Holder, which must be an array.
Type *TypeInference::elementType(Expression *Holder, Type *Ty) {
  Ty = Ty->resolve();
  if (Ty->isArray())
    return Ty->element();
  if (!Ty->isVariable())
    Contexts.reportNotAnArray(Holder, Ty);
  if (!Ty->isVariable() || U.isPoison(Ty))
    return U.poison();
  Type *Element =
      Recorder.freshVariable(Holder->Range, "the elements of this array");
  unifyAt(U, Ty, Types.array(Element), Holder);
  return Element;
}

/// Returns the type of the contents of Holder, which must be a reference.
/// Operator is the source range of `!` or `:=`.
Type *TypeInference::contentsType(Expression *Holder, Type *Ty,
                                  SMRange Operator) {
  Ty = Ty->resolve();
  if (Ty->isReference())
    return Ty->operand(0);
  if (!Ty->isVariable())
    Contexts.reportNotAReference(Holder, Operator, Ty);
  if (!Ty->isVariable() || U.isPoison(Ty))
    return U.poison();
  Type *Contents =
      Recorder.freshVariable(Holder->Range, "the contents of this reference");
  unifyAt(U, Ty, Types.reference(Contents), Holder);
  return Contents;
}

//===- Definitions --------------------------------------------------------===//

/// Infers the type of a value, which What describes in messages, and checks it
/// against the annotation. Returns the type that the annotation states; without
/// an annotation, the type of the value.
Type *TypeInference::inferValue(Expression *Value,
                                const TypeExpression *Annotation,
                                const llvm::Twine &What) {
  if (!Annotation)
    return infer(Value);
  Type *Stated = Annotations.resolve(*Annotation);
  return Contexts.checkExpected(Value, infer(Value, Stated), Stated, What.str(),
                                Annotation)
             ? Stated
             : U.poison();
}

Type *TypeInference::inferAnnotated(Annotated *A) {
  return inferValue(A->Operand, A->Annotation, "this expression");
}

/// Returns the description of the value of a definition in messages.
static std::string valueName(const Binder &B) {
  return B.Name == "_" ? "this value"
                       : ("the value of '" + sourceName(B.Name) + "'").str();
}

/// Whether the type of a definition with this value may be generalized. This is
/// the value restriction: without it, an array could be written at one type and
/// read at another. Generalizable values may also be evaluated once for each
/// type.
bool TypeInference::isGeneralizable(const Expression *Value) const {
  std::vector<const Expression *> Pending{Value};
  // A constant can be a part of a generalizable value. A value that is only a
  // constant has no type variables, so it is not generalized.
  auto IsConstant = [](const Expression *E) {
    return llvm::isa<UnitLiteral, BoolLiteral, IntLiteral, FloatLiteral,
                     CharacterLiteral, StringLiteral>(E);
  };
  if (IsConstant(Value))
    return false;
  while (!Pending.empty()) {
    const Expression *E = Pending.back();
    Pending.pop_back();
    if (llvm::isa<Fun, VariableReference>(E) || IsConstant(E))
      continue;
    if (const auto *A = dyn_cast<Annotated>(E))
      Pending.push_back(A->Operand);
    else if (const auto *C = dyn_cast<Construct>(E))
      llvm::append_range(Pending, C->Arguments);
    else if (const auto *L = dyn_cast<ListLiteral>(E))
      llvm::append_range(Pending, L->Elements);
    else if (const auto *T = dyn_cast<Tuple>(E))
      llvm::append_range(Pending, T->Elements);
    else if (const auto *R = dyn_cast<Record>(E);
             R && !R->Base &&
             llvm::none_of(R->Names, [&](const FieldName &Name) {
               return Constructors.mayBeMutable(unqualifiedName(Name.Name));
             }))
      llvm::append_range(Pending, R->Values);
    else
      return false;
  }
  return true;
}

void TypeInference::inferLet(Let *L) {
  const unsigned CyclesBefore = U.cycles();
  const size_t Quantified = Annotations.numQuantified();
  bool Generalizes = !Options.Strict && isGeneralizable(L->Value);
  if (Generalizes)
    Schemes.enter();
  Recorder.setType(L->Variable, inferValue(L->Value, L->Variable.Annotation,
                                           valueName(L->Variable)));
  if (Generalizes)
    Schemes.generalize(&L->Variable);
  Annotations.checkQuantified(Quantified);
  Symbols.add(L->Variable);
  if (U.cycles() != CyclesBefore)
    Symbols.setType(L->Variable, U.poison());
}

/// Assigns new types to a function and its parameters. Expected is the type of
/// the function, as far as it is known; it may be null. Returns the type of the
/// result.
Type *TypeInference::declareFunction(FunctionDefinition *F, Type *Expected) {
  size_t Base = Arguments.size();
  for (Binder &P : F->Parameters) {
    Type *T = P.IsUnitPattern ? Types.unit()
              : P.Annotation
                  ? Annotations.resolve(*P.Annotation)
                  : Recorder.freshVariable(P.Range, describeParameter(P), F);
    if (P.IsUnitPattern && P.Annotation)
      Contexts.checkAnnotation(P.Range, T, Annotations.resolve(*P.Annotation),
                               *P.Annotation);
    Expected = Expected ? Expected->resolve() : nullptr;
    if (Expected && Expected->isFunction()) {
      // The body may access fields of the parameter, so its type is needed now.
      if (T->resolve()->isVariable() && Expected->operand(0)->isData())
        U.unify(T, Expected->operand(0), P.Range);
      Expected = Expected->result();
    }
    if (!F->Labels.empty() &&
        F->Labels[&P - F->Parameters.begin()].IsOptional) {
      Type *Inner = Recorder.freshVariable(P.Range, describeParameter(P), F);
      Contexts.checkOptional(P, T, Annotations.optional(Inner));
    }
    Recorder.setType(P, T);
    Arguments.push_back(T);
  }
  Type *Result = F->ResultAnnotation
                     ? Annotations.resolve(*F->ResultAnnotation)
                     : Recorder.freshVariable(
                           F->Name.Range,
                           "the result of '" + nameInText(F->Name) + "'", F);
  Recorder.setType(
      F->Name, Types.setLabels(
                   Types.function(ArrayRef(Arguments).drop_front(Base), Result),
                   F->Labels));
  // From here on, all calls pass the arguments in the order of the parameters.
  F->Labels = {};
  Arguments.resize(Base);
  if (const TypeExpression *Annotation = F->Name.Annotation)
    Contexts.checkAnnotation(
        F->Name.Range,
        Currying::withOwnArity(Types, F->Name.Ty, F->Parameters.size()),
        Annotations.resolve(*Annotation), *Annotation);
  for (size_t I = 0; I != F->Patterns.size(); ++I) {
    Patterns.infer(F->Patterns[I], F->Parameters[I].Ty, nullptr, F);
    addPartial(F->Patterns[I]);
  }
  return Result;
}

void TypeInference::inferFunctionBody(FunctionDefinition *F, Type *Result) {
  size_t Scope = Symbols.size();
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    const Binder &P = F->Parameters[I];
    if (F->Patterns.empty())
      Symbols.add(P);
    else
      Patterns.add(F->Patterns[I]);
  }
  Type *Found = infer(F->Body, Result);
  if (F->ResultAnnotation)
    Contexts.checkExpected(F->Body, Found, Result,
                           "the result of '" + nameInText(F->Name) + "'",
                           F->ResultAnnotation);
  else
    Contexts.checkResult(F, Found, Result);
  Symbols.endScope(Scope);
  checkLastParameter(*F, Result);
}

/// Warns if the last parameter of F is optional and the result is not a
/// function: a call can then never omit the argument.
void TypeInference::checkLastParameter(const FunctionDefinition &F,
                                       Type *Result) {
  if (Options.Strict || Diagnostics.errors())
    return;
  Type *T = F.Name.Ty->resolve();
  for (size_t I = 1; I < F.Parameters.size() && T->isFunction(); ++I)
    T = T->result();
  Result = Result->resolve();
  if (T->isFunction() && T->label().IsOptional && !Result->isFunction() &&
      !Result->isVariable())
    Diagnostics.report(F.Parameters.back().Range, DiagnosticID::FixedOption,
                       T->label().Name);
}

/// If F belongs to an instance of a functor of the library, checks the types of the
/// functions of the functor's argument that F uses. Otherwise a wrong type would be
/// reported in terms of F, which the program does not show.
void TypeInference::checkFunctorArgument(const FunctionDefinition &F) {
  if (!isOfLibrary(F))
    return;
  forEachExpression(*F.Body, [&](const Expression &E) {
    const auto *V = dyn_cast<VariableReference>(&E);
    if (!V || modulePath(V->Name).empty())
      return;
    StringRef Member = unqualifiedName(V->Name);
    const bool IsHash = Member == "hash";
    const Symbol *S = Symbols.lookup(V->Name);
    if ((!IsHash && Member != "compare" && Member != "equal") || !S ||
        S->isOfLibrary() || !FunctorArguments.insert(V->Name).second)
      return;
    Type *Key = Annotations.find((modulePath(V->Name) + ".t").str());
    if (!Key)
      return;
    Type *Result = Member == "equal" ? Types.boolean() : Types.integer();
    Type *Expected =
        Types.function(IsHash ? ArrayRef({Key}) : ArrayRef({Key, Key}), Result);
    TypeInstance *Instance = nullptr;
    Type *Found = S->Scheme ? Schemes.instantiate(*S->Scheme, Instance) : S->Ty;
    if (!Found || U.unify(Found, Expected, S->Range))
      return;
    Diagnostics
        .report(S->Range, DiagnosticID::TypeMismatch,
                ("'" + Member + "'").str(), Found->str(), Expected->str())
        .note(F.Name.Range, "the functor that makes this module needs a "
                            "function of the expected type");
    Symbols.setType(Binder{S->Name, S->Range}, U.poison());
  });
}

/// Infers mutually recursive functions, which are monomorphic in their own
/// bodies.
void TypeInference::inferRecursive(ArrayRef<FunctionDefinition *> Functions) {
  std::vector<VariableReference *> Uses;
  std::vector<Type *> Results;
  const unsigned CyclesBefore = U.cycles();
  const size_t Quantified = Annotations.numQuantified();
  if (!Options.Strict)
    Schemes.enter();
  for (const FunctionDefinition *F : Functions)
    checkFunctorArgument(*F);
  const unsigned ErrorsBefore = Diagnostics.errors();
  for (FunctionDefinition *F : Functions) {
    Results.push_back(declareFunction(F));
    Symbols.add(F->Name, F, Options.Strict ? nullptr : &Uses);
  }
  const bool HasWrongParameters = Diagnostics.errors() != ErrorsBefore;
  for (auto [F, Result] : llvm::zip_equal(Functions, Results))
    inferFunctionBody(F, Result);
  const bool IsWrong = HasWrongParameters || U.cycles() != CyclesBefore;
  if (IsWrong)
    for (const FunctionDefinition *F : Functions)
      Symbols.setType(F->Name, U.poison());
  if (Options.Strict)
    return;
  std::vector<Binder *> Names;
  for (FunctionDefinition *F : Functions)
    Names.push_back(&F->Name);
  const bool IsFinite = Schemes.generalize(Names);
  Annotations.checkQuantified(Quantified,
                              IsFinite && U.cycles() == CyclesBefore);
  if (IsWrong)
    return;
  for (const Binder *Name : Names)
    Symbols.setScheme(*Name);
  // Uses inside the definition are instances at the variables of its own
  // scheme, so that each copy of the definition refers to itself.
  if (const TypeScheme *Scheme = Names.front()->Scheme)
    for (VariableReference *V : Uses)
      V->Instance = Types.instance(Scheme, Scheme->Variables);
}

/// Returns the type of a use of a variable that the program defines.
Type *TypeInference::inferUse(VariableReference *V, const Symbol &S) {
  V->ResolvedTo = VariableReference::Resolution::Local;
  V->Definition = S.Range;
  if (S.InlineRecord)
    InlineRecords[V] = S.InlineRecord;
  if (S.Function)
    V->NumParameters = S.Function->Parameters.size();
  if (S.External) {
    V->ResolvedTo = VariableReference::Resolution::DeclaredExternal;
    V->External = S.External;
    V->NumParameters = S.External->Arity;
  }
  if (S.Uses)
    S.Uses->push_back(V);
  if (!S.Scheme)
    return S.Ty;
  const TypeScheme &Scheme = *S.Scheme;
  TypeInstance *Instance = nullptr;
  Type *T = Schemes.instantiate(Scheme, Instance);
  if (!T) {
    Diagnostics.report(V->Range, DiagnosticID::LargePolymorphicType, V->Name)
        .note(S.Range, "the definition is here");
    return U.poison();
  }
  V->Instance = Instance;
  for (auto [Variable, Argument] :
       llvm::zip_equal(Scheme.Variables, Instance->Arguments)) {
    Recorder.addSilentVariable(Argument);
    const Expression *Comparison = U.comparison(Variable);
    if (Comparison && S.isOfLibrary())
      Operators.addComparison(V, Argument);
    else if (Comparison)
      Operators.addInstance(V, Argument, Comparison);
  }
  return T;
}

namespace {
/// A member of a recursive definition, with those that its value may use.
struct DependencyNode {
  Definition D;
  Expression *Value;
  std::vector<DependencyNode *> Uses;
};
} // namespace

template <> struct llvm::GraphTraits<DependencyNode *> {
  using NodeRef = DependencyNode *;
  using ChildIteratorType = std::vector<DependencyNode *>::iterator;
  static NodeRef getEntryNode(NodeRef N) { return N; }
  static ChildIteratorType child_begin(NodeRef N) { return N->Uses.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Uses.end(); }
};

/// Whether the annotation of F states the variables for which F is polymorphic.
static bool isExplicitlyPolymorphic(const FunctionDefinition &F) {
  const TypeExpression *T = F.Name.Annotation;
  return T && !T->Quantified.empty();
}

/// OCaml lets the members of a recursive definition use a member with an
/// annotation `'a. t` at several types. Here, this is possible unless that
/// member needs one of those that use it: the definition is split into smaller
/// ones, each of which follows those that it uses.
void TypeInference::splitRecursive(LetDefinitions *L) {
  if (L->Definitions.size() == 1 ||
      llvm::none_of(L->Definitions, [](const Definition &D) {
        return isExplicitlyPolymorphic(*D.Function);
      }))
    return;
  std::vector<DependencyNode> Nodes;
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values))
    Nodes.push_back({D, Value, {}});
  llvm::DenseMap<StringRef, DependencyNode *> ByName;
  DependencyNode All{};
  for (DependencyNode &N : Nodes) {
    ByName[N.D.Function->Name.Name] = &N;
    All.Uses.push_back(&N);
  }
  for (DependencyNode &N : Nodes)
    forEachExpression(*N.Value, [&](const Expression &E) {
      if (const auto *V = dyn_cast<VariableReference>(&E))
        if (DependencyNode *Used = ByName.lookup(V->Name))
          N.Uses.push_back(Used);
    });
  Expression *const Rest = L->Body;
  LetDefinitions *Part = nullptr;
  for (auto I = llvm::scc_begin(&All); I->front() != &All; ++I) {
    std::vector<DependencyNode *> Members = *I;
    llvm::sort(Members); // into the order of the text
    std::vector<Definition> Definitions;
    std::vector<Expression *> Values;
    for (const DependencyNode *N : Members) {
      Definitions.push_back(N->D);
      Values.push_back(N->Value);
    }
    if (Part) {
      auto *Next = Trees.make<LetDefinitions>(*L);
      Part->Body = Next;
      Part = Next;
    } else {
      Part = L;
    }
    Part->Definitions = Trees.copy(ArrayRef(Definitions));
    Part->Values = Trees.copy(ArrayRef(Values));
  }
  Part->Body = Rest;
}

/// Infers the definitions of a `let ... and ...`, which are not in the scope of
/// each other unless they are recursive.
void TypeInference::inferDefinitions(LetDefinitions *L) {
  bool WasInTopLevel = Calls.isInTopLevelDefinition();
  Calls.setInTopLevelDefinition(WasInTopLevel || L->IsTopLevel);
  if (L->IsRecursive) {
    splitRecursive(L);
    std::vector<FunctionDefinition *> Functions;
    for (const Definition &D : L->Definitions)
      Functions.push_back(D.Function);
    inferRecursive(Functions);
    Calls.setInTopLevelDefinition(WasInTopLevel);
    if (L->IsTopLevel)
      Annotations.endDefinition();
    return;
  }
  const unsigned CyclesBefore = U.cycles();
  bool HasWrongParameters = false;
  Joined.push_back({L, 0});
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
    const size_t Quantified = Annotations.numQuantified();
    bool IsName = D.Target.isVariable() && !D.Target.Variable.IsUnitPattern;
    bool Generalizes =
        !Options.Strict && (D.Function || (IsName && isGeneralizable(Value)));
    if (Generalizes)
      Schemes.enter();
    if (D.Function) {
      checkFunctorArgument(*D.Function);
      const unsigned ErrorsBefore = Diagnostics.errors();
      Type *Result = declareFunction(D.Function);
      HasWrongParameters |= Diagnostics.errors() != ErrorsBefore;
      NotVisible.push_back({&D.Function->Name, /*IsFunction=*/true});
      inferFunctionBody(D.Function, Result);
    } else {
      const Binder &Name = D.Target.Variable;
      NotVisible.push_back({&Name, /*IsFunction=*/false});
      Patterns.infer(D.Target,
                     inferValue(Value, Name.Annotation, valueName(Name)), Value,
                     L);
      addPartial(D.Target);
    }
    NotVisible.pop_back();
    if (Generalizes)
      Schemes.generalize(D.Function ? &D.Function->Name : &D.Target.Variable);
    ++Joined.back().Current;
    Annotations.checkQuantified(Quantified);
  }
  Joined.pop_back();
  Calls.setInTopLevelDefinition(WasInTopLevel);
  if (L->IsTopLevel)
    Annotations.endDefinition();
  for (const Definition &D : L->Definitions) {
    const Binder &Name = D.Function ? D.Function->Name : D.Target.Variable;
    if (D.Function)
      Symbols.add(Name, D.Function);
    else
      Patterns.add(D.Target);
    if (HasWrongParameters || U.cycles() != CyclesBefore)
      Symbols.setType(Name, U.poison());
  }
}

void TypeInference::inferLetTuple(LetTuple *L) {
  Type *Value = infer(L->Value)->resolve();
  size_t Size = L->Variables.size();
  bool IsOpen = Value->isVariable() && !U.isPoison(Value);
  bool Fits = Value->isTuple() && Value->size() == Size;
  if (!IsOpen && !Fits && !U.isPoison(Value))
    Contexts.reportTuplePattern(
        {L->Variables.front().Range.Start, L->Variables.back().Range.End}, Size,
        L->Value, Value);

  size_t Base = Arguments.size();
  llvm::MutableArrayRef<Binder> Binders = L->Variables;
  for (unsigned I = 0; I != Size; ++I) {
    Type *T = U.poison();
    if (Fits)
      T = Value->operand(I);
    else if (IsOpen)
      T = Recorder.freshVariable(
          Binders[I].Range, ("'" + sourceName(Binders[I].Name) + "'").str(), L);
    Arguments.push_back(T);
    Recorder.setType(Binders[I], T);
  }
  if (IsOpen)
    unifyAt(U, Value, Types.tuple(ArrayRef(Arguments).drop_front(Base)),
            L->Value);
  Arguments.resize(Base);
  for (const Binder &B : Binders)
    Symbols.add(B);
}

//===- Surface expressions ------------------------------------------------===//

Type *TypeInference::inferBuiltin(VariableReference *V, Builtin B) {
  V->ResolvedTo = VariableReference::Resolution::Builtin;
  BuiltinType T = builtinType(B, Types);
  // `ignore` does not use the value, and `raise` returns none.
  if (T.Open && (B == Builtin::ignore || B == Builtin::raise))
    Recorder.addSilentVariable(T.Open);
  else if (T.Open)
    Recorder.addVariable(T.Open, V->Range,
                         ("this use of '" + sourceName(V->Name) + "'").str());
  if (T.Compared)
    Operators.addComparison(V, T.Compared);
  V->NumParameters = Currying::size(T.Ty);
  return T.Ty;
}

Type *TypeInference::inferFun(Fun *F, Type *Expected) {
  Type *Result = declareFunction(F->Function, Expected);
  inferFunctionBody(F->Function, Result);
  Type *T = F->Function->Name.Ty;
  return Types.isSeparate()
             ? Currying::withOwnArity(Types, T, F->Function->Parameters.size())
             : T;
}

Type *TypeInference::inferFor(For *F) {
  Type *From = infer(F->From);
  Type *To = infer(F->To);
  const bool StartIsInt =
      Contexts.checkBound(F->From, From, "the first value of a loop");
  // Report only one of two floats: they are one mistake.
  const bool EndIsInt =
      (StartIsInt || !To->resolve()->isFloat()) &&
      Contexts.checkBound(F->To, To, "the last value of a loop");
  Recorder.setType(F->Variable,
                   StartIsInt && EndIsInt ? Types.integer() : U.poison());
  size_t Scope = Symbols.size();
  Symbols.add(F->Variable);
  Operators.addDiscarded(F->Body);
  Contexts.checkUnit(F->Body, infer(F->Body), DiagnosticID::LoopBodyType);
  Symbols.endScope(Scope);
  return Types.unit();
}

/// Whether a literal is like `[| 1, 2 |]`, where the comma was probably meant
/// to be a semicolon.
static bool isTupleWithoutParentheses(const Expression &Literal,
                                      llvm::ArrayRef<Expression *> Elements) {
  if (Elements.size() != 1 || !llvm::isa<Tuple>(Elements.front()))
    return false;
  const char *Start = Literal.Range.Start.getPointer();
  const char *First = Elements.front()->Range.Start.getPointer();
  return !llvm::StringRef(Start, First - Start).contains('(');
}

Type *TypeInference::inferArrayLiteral(ArrayLiteral *A, Type *Expected) {
  Type *Element = nullptr;
  Expected = Expected ? Expected->resolve() : nullptr;
  if (Expected)
    Expected = Expected->isArray() ? Expected->element() : nullptr;
  for (Expression *E : A->Elements) {
    Type *Found = infer(E, Element ? Element : Expected);
    if (!Element)
      Element = Found;
    else
      Contexts.checkStored(E, Found, Element, A->Elements.front(),
                           DiagnosticID::ElementType);
  }
  if (isTupleWithoutParentheses(*A, A->Elements))
    Explanations.addTuple(
        A->Elements.front(),
        "this array has one element, a tuple; `;` separates elements");
  if (!Element) {
    Element = Recorder.freshVariable(A->Range, "the elements of this array");
    ArbitraryValues.push_back(A);
  }
  return Types.array(Element);
}

//===- Constructors and records -------------------------------------------===//

/// If the type of a new value and the expected type are instances of the same
/// definition, unifies them, so that the parts of the value are checked against
/// their expected types.
static void unifyInstances(Unifier &U, Type *Ty, Type *Expected, SMRange At) {
  Expected = Expected ? Expected->resolve() : nullptr;
  if (Expected && Expected->isData() &&
      Expected->definition() == Ty->definition())
    U.unify(Ty, Expected, At);
}

Type *TypeInference::inferConstruct(Construct *C, Type *Expected) {
  const Constructor *X =
      Constructors.find(C->Name, C->NameRange, Expected, ConstructorUse::Value);
  C->Constructor = X;
  if (X)
    C->Name = X->Name;
  auto *Only = C->Arguments.size() == 1 ? C->Arguments[0] : nullptr;
  if (!X || !X->hasInlineRecord()) {
    // A tuple after a constructor with several arguments is the list of
    // arguments.
    if (auto *T = llvm::dyn_cast_or_null<Tuple>(Only);
        T && X && X->Arguments.size() > 1)
      C->Arguments = T->Elements;
    return inferArguments(C, Expected);
  }
  auto *R = llvm::dyn_cast_or_null<Record>(Only);
  Expression *Copied = R ? R->Base : Only;
  Type *Base = Copied ? infer(Copied, Expected) : nullptr;
  const bool IsWhole = Copied && takeInlineRecord(Copied) == X;
  if (Copied ? !IsWhole : !R) {
    Constructors.reportInlineRecord(*X, Only ? Only->Range : C->Range);
    return U.poison();
  }
  if (!R) {
    cast<VariableReference>(Only)->InlineRecord = X;
    return Base;
  }
  R->Constructor = X;
  removePaths(R->Names);
  Type *Result = inferFields(R, Base, Expected);
  Recorder.setType(R, Result);
  return Result;
}

/// Returns the description of argument I of a constructor in messages.
static std::string argumentName(StringRef Name, size_t I) {
  if (Name != "::")
    return ("the argument of '" + sourceName(Name) + "'").str();
  return I == 0 ? "the element before `::`" : "the list after `::`";
}

/// Infers the type of the value that a constructor makes from these arguments.
Type *TypeInference::inferArguments(Construct *C, Type *Expected) {
  const Constructor *X = C->Constructor;
  size_t Size = C->Arguments.size();
  ConstructorType T{{}, U.poison()};
  if (X) {
    T = Constructors.instantiate(*X, C->NameRange);
    unifyInstances(U, T.Result, Expected, C->Range);
    // Reports several arguments if a tuple is written for a single argument
    // that is known not to be a tuple.
    auto *Written = Size == 1 ? dyn_cast<Tuple>(C->Arguments[0]) : nullptr;
    Type *Only = T.Arguments.size() == 1 ? T.Arguments[0]->resolve() : nullptr;
    bool IsTupleForOne =
        Written && Only && !Only->isTuple() && !Only->isVariable();
    size_t Found = IsTupleForOne ? Written->Elements.size() : Size;
    if (!Constructors.checkCount(*X, Found, C->Range, /*IsPattern=*/false)) {
      T.Arguments.assign(Size, U.poison());
      T.Result = U.poison();
    }
  } else {
    T.Arguments.assign(Size, U.poison());
  }
  for (size_t I = 0; I != Size; ++I) {
    Type *Found = infer(C->Arguments[I], T.Arguments[I]);
    // For `~x:e`, where x is an optional parameter, the program contains no
    // `Some`.
    const bool IsWritten =
        C->NameRange.Start != C->Arguments.front()->Range.Start;
    Contexts.checkExpected(C->Arguments[I], Found, T.Arguments[I],
                           IsWritten ? argumentName(C->Name, I)
                                     : "this argument");
  }
  return T.Result;
}

Type *TypeInference::inferRecord(Record *R, Type *Expected) {
  Type *Base = R->Base ? infer(R->Base, Expected) : nullptr;
  bool IsKnown = Base && Base->resolve()->isData();
  R->Constructor =
      Constructors.findRecord(R->Names, IsKnown ? Base : Expected, R->Range);
  removePaths(R->Names);
  if (R->Constructor)
    return inferFields(R, Base, Expected);
  for (Expression *Value : R->Values)
    infer(Value);
  return U.poison();
}

/// Whether the value of a field looks like `1, y = 2`.
static bool hasFieldAfterComma(const Expression *Value) {
  const auto *T = dyn_cast<Tuple>(Value);
  const auto *Second = T ? dyn_cast<Binary>(T->Elements[1]) : nullptr;
  return Second && Second->Operator == BinaryOperator::Equal &&
         llvm::isa<VariableReference>(Second->Left);
}

/// Reports `{ x = 1, y = 2 }`, whose first value is T, and infers the values in T.
void TypeInference::inferCommaFields(const Tuple &T, const FieldName &First,
                                     Type *Wanted) {
  const Expression *Before = T.Elements.front();
  const char *End = Before->Range.End.getPointer();
  const char *Next = T.Elements[1]->Range.Start.getPointer();
  const size_t Comma = StringRef(End, Next - End).rfind(',');
  SMRange At(SMLoc::getFromPointer(End + Comma),
             SMLoc::getFromPointer(End + Comma + 1));
  Diagnostics.report(At, DiagnosticID::ExpectedToken, "`;`", "`,`")
      .replace(At, ";")
      .note(SMRange(), "`;` separates the fields of a record");
  Contexts.checkExpected(T.Elements.front(), infer(T.Elements.front(), Wanted),
                         Wanted,
                         ("the value of the field '" + First.Name + "'").str());
  for (Expression *Element : T.Elements.drop_front())
    if (auto *B = dyn_cast<Binary>(Element))
      infer(B->Right);
}

/// Infers the fields of a record expression whose constructor is known. Base is
/// the type of the record before `with`, or null.
Type *TypeInference::inferFields(Record *R, Type *Base, Type *Expected) {
  const Constructor &X = *R->Constructor;
  ConstructorType T = Constructors.instantiate(X, R->Range);
  unifyInstances(U, T.Result, Expected, R->Range);
  if (Base)
    unifyOtherFields(R, Base, T);
  std::vector<std::optional<unsigned>> Positions =
      Constructors.fieldPositions(X, R->Names);
  bool HasCommas = false;
  for (auto [Name, Value, Position] :
       llvm::zip_equal(R->Names, R->Values, Positions)) {
    Type *Wanted = Position ? T.Arguments[*Position] : U.poison();
    if (hasFieldAfterComma(Value) && !Wanted->resolve()->isTuple()) {
      inferCommaFields(*cast<Tuple>(Value), Name, Wanted);
      HasCommas = true;
      continue;
    }
    Contexts.checkExpected(
        Value, infer(Value, Wanted), Wanted,
        ("the value of the field '" + Name.Name + "'").str());
  }
  if (!Base && !HasCommas && !llvm::is_contained(Positions, std::nullopt))
    checkMissingFields(R);
  return T.Result;
}

/// Unifies the types of the fields that `{ e with ... }` takes from e, whose
/// type is Base, with those of the new record. The types of the other fields
/// may differ.
void TypeInference::unifyOtherFields(const Record *R, Type *Base,
                                     const ConstructorType &T) {
  const Constructor &X = *R->Constructor;
  ConstructorType Old = Constructors.instantiate(X, R->Range);
  Contexts.checkExpected(R->Base, Base, Old.Result, "the record before `with`");
  llvm::DenseSet<StringRef> Stated;
  for (const FieldName &Name : R->Names)
    Stated.insert(Name.Name);
  for (auto [F, OldType, NewType] :
       llvm::zip_equal(X.Fields, Old.Arguments, T.Arguments))
    if (!Stated.contains(F.Name))
      U.unify(OldType, NewType, R->Base->Range);
}

void TypeInference::checkMissingFields(const Record *R) {
  llvm::DenseSet<StringRef> Stated;
  for (const FieldName &Name : R->Names)
    Stated.insert(Name.Name);
  std::string Missing;
  for (const Field &F : R->Constructor->Fields)
    if (!Stated.contains(F.Name))
      Missing += (Missing.empty() ? "`" : ", `") + F.Name.str() + "`";
  if (!Missing.empty())
    Diagnostics.report(R->Range, DiagnosticID::MissingFields, Missing);
}

/// Returns the type of a field of Object, whose type is Ty.
Type *TypeInference::fieldType(const ConstructorScope::FoundField &F,
                               const Expression *Object, Type *Ty,
                               const FieldName &Name) {
  if (!F.Record)
    return U.poison();
  ConstructorType T = Constructors.instantiate(*F.Record, Name.Range);
  unifyAt(U, Ty, T.Result, Object);
  return T.Arguments[F.Index];
}

/// If E is a variable that stands for the inline record of a constructor,
/// returns the constructor and marks this use of the variable as allowed;
/// otherwise returns null.
const Constructor *TypeInference::takeInlineRecord(const Expression *E) {
  auto I = InlineRecords.find(E);
  return I == InlineRecords.end() ? nullptr : std::exchange(I->second, nullptr);
}

/// Reports the variables that stand for an inline record and are used as other
/// values.
void TypeInference::reportInlineRecords() {
  for (auto [V, X] : InlineRecords)
    if (X)
      Diagnostics
          .report(V->Range, DiagnosticID::EscapingInlineRecord,
                  cast<VariableReference>(V)->Name, X->Name,
                  X->Fields.front().Name)
          .note(X->Range, "the constructor is defined here");
}

ConstructorScope::FoundField TypeInference::findField(const Expression *Object,
                                                      Type *Ty,
                                                      const FieldName &Name) {
  const Constructor *X = takeInlineRecord(Object);
  if (!X)
    return Constructors.findField(Name, Ty);
  std::optional<unsigned> Position = Constructors.fieldPositions(*X, Name)[0];
  return Position ? ConstructorScope::FoundField{X, *Position}
                  : ConstructorScope::FoundField{};
}

Type *TypeInference::inferGetField(GetField *G, Type *Object) {
  ConstructorScope::FoundField F = findField(G->Object, Object, G->Name);
  removePaths(G->Name);
  G->Constructor = F.Record;
  G->Index = F.Index;
  return fieldType(F, G->Object, Object, G->Name);
}

void TypeInference::inferSetField(SetField *S, Type *Object) {
  ConstructorScope::FoundField F = findField(S->Object, Object, S->Name);
  removePaths(S->Name);
  S->Constructor = F.Record;
  S->Index = F.Index;
  Type *Ty = fieldType(F, S->Object, Object, S->Name);
  if (F.Record && !F.Record->Fields[F.Index].IsMutable)
    Diagnostics
        .report(S->Name.Range, DiagnosticID::ImmutableField, S->Name.Name)
        .note(F.Record->Fields[F.Index].Range, "it is defined here");
  Contexts.checkExpected(
      S->Value, infer(S->Value, Ty), Ty,
      ("the value of the field '" + S->Name.Name + "'").str());
}

Type *TypeInference::inferListLiteral(ListLiteral *L, Type *Expected) {
  const Constructor *X =
      Constructors.find("::", L->Range, Expected, ConstructorUse::Value);
  ConstructorType T{{}, U.poison()};
  if (X) {
    T = Constructors.instantiate(*X, L->Range);
    unifyInstances(U, T.Result, Expected, L->Range);
  }
  Type *Element = U.poison();
  if (X && Constructors.checkCount(*X, 2, L->Range, /*IsPattern=*/false)) {
    Element = T.Arguments[0];
    U.unify(T.Arguments[1], T.Result, L->Range);
  }
  if (isTupleWithoutParentheses(*L, L->Elements))
    Explanations.addTuple(
        L->Elements.front(),
        "this list has one element, a tuple; `;` separates elements");
  // Report only the first wrong element: all of them may be one mistake.
  bool IsRight = true;
  for (Expression *E : L->Elements) {
    Type *Found = infer(E, Element);
    IsRight =
        IsRight && Contexts.checkExpected(E, Found, Element, "this element");
  }
  const Constructor *Nil =
      Constructors.find("[]", L->Range, T.Result, ConstructorUse::Value);
  if (X && Nil && (Nil->Parent != X->Parent || !Nil->isConstant())) {
    // The program defines `::` without `[]`.
    Diagnostics.report(L->Range, DiagnosticID::UnknownConstructor, "[]", "");
    return U.poison();
  }
  return T.Result;
}

//===- Matches ------------------------------------------------------------===//

Type *TypeInference::inferMatch(Match *M, Type *Expected) {
  Type *Scrutinee = infer(M->Scrutinee, M->IsTry ? Expected : nullptr);
  Type *Result = M->IsTry ? Scrutinee : nullptr;
  Patterns.beginMatch(M->IsTry ? Types.exception() : Scrutinee);
  for (size_t I = 0; I != M->Cases.size(); ++I) {
    MatchCase &Case = M->Cases[I];
    size_t Scope = Symbols.size();
    Patterns.inferAnnotated(Case.ThePattern,
                            Case.IsException ? Types.exception() : Scrutinee,
                            /*Value=*/nullptr, M);
    Patterns.add(Case.ThePattern);
    if (M->hasGuard(I))
      Contexts.checkExpected(M->Guards[I], infer(M->Guards[I]), Types.boolean(),
                             "the condition after `when`");
    else
      M->Guards[I]->Ty = Types.boolean();
    Type *Found = infer(M->Bodies[I], Result ? Result : Expected);
    Symbols.endScope(Scope);
    if (!Result)
      Result = Found;
    else if (!Contexts.checkCase(*M, M->Bodies[I], Found, Result) ||
             U.isPoison(Found))
      Result = U.poison();
  }
  Patterns.endMatch();
  Matches.push_back(M);
  return Result;
}

bool mincaml::inferTypes(Expression &Program, ASTContext &Trees,
                         TypeContext &Types, const LanguageOptions &Options,
                         DiagnosticEngine &Diagnostics,
                         llvm::function_ref<void()> BeforeDefaults) {
  Types.setCurried(!Options.Strict);
  Types.setSeparate(Options.IsPrompt);
  return TypeInference(Trees, Types, Options, Diagnostics)
      .run(Program, BeforeDefaults);
}
