//===- TypeInference.cpp - Type inference ---------------------------------===//
//
// Inference walks the tree once. It recurses on nesting only. Chains of
// definitions and sequences, chains of `else if`, and chains of left operands
// are loops, so that text that the parser reads in a loop does not recurse here
// either.
//
// `infer` returns the type that an expression has. The checks compare it with
// the type that the context requires and report errors. After an error, the
// expression has the poison type, which equals every type, so that one mistake
// gives one error.
//
//===----------------------------------------------------------------------===//

#include "Characters.h"
#include "Currying.h"
#include "Inference/Inference.h"
#include "Names.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
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
  TypeInference(TypeContext &Types, const LanguageOptions &Options,
                DiagnosticEngine &Diagnostics)
      : InferenceState(Types, Options, Diagnostics), TheExternals(*this),
        Operators(*this), Calls(*this), Contexts(*this), Annotations(*this),
        Constructors(*this, Annotations),
        Patterns(*this, Contexts, Annotations, Constructors),
        Declarations(*this, Annotations), Schemes(Types, U) {}

  bool run(Expression &Program);

private:
  // These functions are not inlined: a single frame with the variables of all
  // of them would need more stack for each level of nesting.
  LLVM_ATTRIBUTE_NOINLINE Type *infer(Expression *E);
  LLVM_ATTRIBUTE_NOINLINE Type *inferLeftSpine(Expression *E);
  LLVM_ATTRIBUTE_NOINLINE Type *inferWithLeft(Expression *E, Type *Left,
                                              const Expression *Parent);
  LLVM_ATTRIBUTE_NOINLINE Type *inferLeaf(Expression *E, bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE Type *inferVariable(VariableReference *V,
                                              bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE Type *inferIf(If *I);
  LLVM_ATTRIBUTE_NOINLINE Type *inferTuple(Tuple *T);
  LLVM_ATTRIBUTE_NOINLINE Type *inferBinary(Binary *B, Type *Left);
  LLVM_ATTRIBUTE_NOINLINE Type *inferApply(Apply *A, Type *Callee,
                                           const Expression *Parent);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFun(Fun *F);
  LLVM_ATTRIBUTE_NOINLINE Type *inferFor(For *F);
  LLVM_ATTRIBUTE_NOINLINE Type *inferArrayLiteral(ArrayLiteral *A);
  LLVM_ATTRIBUTE_NOINLINE Type *inferMatch(Match *M);
  LLVM_ATTRIBUTE_NOINLINE Type *inferConstruct(Construct *C);
  LLVM_ATTRIBUTE_NOINLINE Type *inferBuiltin(VariableReference *V, Builtin B,
                                             bool IsCallee);
  LLVM_ATTRIBUTE_NOINLINE void inferLet(Let *L);
  LLVM_ATTRIBUTE_NOINLINE void inferLetTuple(LetTuple *L);
  LLVM_ATTRIBUTE_NOINLINE void inferDefinitions(LetDefinitions *L);

  LLVM_ATTRIBUTE_NOINLINE Type *inferUse(VariableReference *V, const Symbol &S);
  LLVM_ATTRIBUTE_NOINLINE void
  inferRecursive(ArrayRef<FunctionDefinition *> Functions);

  LLVM_ATTRIBUTE_NOINLINE Type *annotatedType(const TypeExpression *Annotation,
                                              const Expression *Value,
                                              Type *Found,
                                              const llvm::Twine &What);
  LLVM_ATTRIBUTE_NOINLINE Type *declareFunction(FunctionDefinition *F);
  LLVM_ATTRIBUTE_NOINLINE void inferFunctionBody(FunctionDefinition *F,
                                                 Type *Result);

  void addPartial(Pattern &P) {
    if (!P.isVariable())
      PartialPatterns.push_back(&P);
  }

  LLVM_ATTRIBUTE_NOINLINE Type *elementType(Expression *Holder, Type *Ty,
                                            SMRange ReferenceOperator = {});

  Externals TheExternals;
  OperatorChecks Operators;
  CallChecks Calls;
  ContextChecks Contexts;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<Expression *> Spine;
  std::vector<Expression *> LeftSpine;
  std::vector<Type *> Arguments;
  /// The functions without `rec` whose bodies are being inferred.
  std::vector<const Binder *> NotVisible;
  /// The names that the enclosing `let ... and ...` have defined so far.
  std::vector<const Binder *> JoinedByAnd;
  /// Empty array literals and `assert false`, for which desugaring constructs
  /// arbitrary values.
  std::vector<const Expression *> ArbitraryValues;
  std::vector<Match *> Matches;
  /// The patterns of definitions and parameters that are not variables.
  std::vector<Pattern *> PartialPatterns;

  TypeAnnotations Annotations;
  ConstructorScope Constructors;
  PatternInference Patterns;
  DeclaredExternals Declarations;
  Generalizer Schemes;
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
  bool IsSeparable = StringRef(Separated).contains(' ');
  Diagnostic D = Diagnostics.report(
      V.Range, DiagnosticID::UndefinedOperator, V.Name,
      !Other.empty() ? ("; " + Other).str()
      : IsSeparable  ? "; write `" + Separated + "` with a blank"
                     : "");
  if (IsSeparable)
    D.replace(V.Range, Separated);
}

/// Reports that the function B, defined without `rec`, uses its own name. If
/// the use is on a later line that starts in the first column, the message says
/// instead that this line is an expression that follows a definition at the top
/// level, which the parser has taken for a part of the definition.
static void reportNotVisible(DiagnosticEngine &Diagnostics,
                             const VariableReference &V, const Binder &B) {
  SourcePosition Use = Diagnostics.position(V.Range.Start);
  const char *Line = V.Range.Start.getPointer() - (Use.Column - 1);
  if (Use.Line != Diagnostics.position(B.Range.Start).Line &&
      llvm::isAlpha(*Line)) {
    StringRef Word =
        StringRef(Line, V.Range.End.getPointer() - Line).take_while([](char C) {
          return llvm::isAlnum(C) || C == '_' || C == '.' || C == '\'';
        });
    Diagnostics
        .report(SMRange(SMLoc::getFromPointer(Line),
                        SMLoc::getFromPointer(Word.end())),
                DiagnosticID::ExpressionAfterDefinition, "an expression")
        .insert(SMLoc::getFromPointer(Line), "let () = ")
        .note(B.Range, "so it is a part of the definition of '" + B.Name + "'");
    return;
  }
  Diagnostics.report(V.Range, DiagnosticID::NotVisible, V.Name)
      .insert(B.Range.Start, "rec ")
      .note(B.Range, "the definition is here");
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

/// Returns the type that a function of Printf has in this call, which depends
/// on the format. If the first argument is not a valid format literal, reports
/// an error and returns null.
///
/// This is not inlined into inferApply, whose frame is part of each level of
/// nesting.
LLVM_ATTRIBUTE_NOINLINE static Type *formatType(const Apply *A, Builtin B,
                                                TypeContext &Types,
                                                DiagnosticEngine &Diagnostics) {
  const auto *Literal = llvm::dyn_cast<StringLiteral>(A->Arguments.front());
  if (!Literal) {
    Diagnostics.report(A->Arguments.front()->Range,
                       DiagnosticID::FormatNotLiteral,
                       llvm::cast<VariableReference>(A->Callee)->Name);
    return nullptr;
  }
  Format TheFormat = parseFormat(Literal->Value);
  if (!TheFormat.Malformed.empty()) {
    Diagnostic D = Diagnostics.report(Literal->Range, DiagnosticID::BadFormat,
                                      TheFormat.Malformed);
    if (llvm::StringRef("lLnh").contains(TheFormat.Malformed.back()))
      D.note(llvm::SMRange(),
             "an int has 32 bits, and there is one kind of float: `%d`, `%f`");
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

//===- The program --------------------------------------------------------===//

bool TypeInference::run(Expression &Program) {
  unsigned ErrorsBefore = Diagnostics.errors();
  Contexts.checkUnit(&Program, infer(&Program), DiagnosticID::ProgramType);
  for (SMRange R : U.findCycles())
    Diagnostics.report(R, DiagnosticID::CyclicType);
  // The reason for an open type may be an error that was reported.
  if (Diagnostics.errors() == ErrorsBefore)
    Recorder.defaultOpenVariables(Diagnostics);
  if (Diagnostics.errors() == ErrorsBefore)
    for (const Expression *E : ArbitraryValues)
      checkArbitraryValue(*E, Diagnostics);
  if (Diagnostics.errors() == ErrorsBefore)
    checkMatches(Matches, PartialPatterns, Diagnostics);
  Operators.checkOpenComparisons();
  TheExternals.report(Program);
  Recorder.resolve();
  Types.setCurried(false);
  if (Diagnostics.errors() != ErrorsBefore)
    return false;
  Recorder.mergeArrows();
  return true;
}

//===- The walk -----------------------------------------------------------===//

Type *TypeInference::infer(Expression *E) {
  size_t Base = Spine.size();
  size_t Scope = Symbols.size();
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
      Contexts.checkSequence(S->First, infer(S->First));
      E = S->Second;
    } else if (auto *T = dyn_cast<TopLevelExpression>(E)) {
      Contexts.checkUnit(T->Value, infer(T->Value), DiagnosticID::TopLevelType);
      Annotations.endDefinition();
      E = T->Body;
    } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
      Annotations.define(*T);
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
  Type *Result = inferLeftSpine(E);
  for (; Spine.size() > Base; Spine.pop_back())
    Recorder.setType(Spine.back(), Result);
  Symbols.endScope(Scope);
  return Result;
}

/// Returns the operand that is evaluated first, if E begins with an operand in
/// the text or is a prefix operator; otherwise null.
static Expression *leftOperand(Expression *E) {
  return llvm::isa<Binary, Not, Negate, FloatNegate, Apply, ArrayGet, ArrayPut,
                   ArrayLength, Assert, Dereference, Assign>(E)
             ? *operand(E, 0)
             : nullptr;
}

Type *TypeInference::inferLeftSpine(Expression *E) {
  size_t Base = LeftSpine.size();
  while (Expression *Left = leftOperand(E)) {
    LeftSpine.push_back(E);
    E = Left;
  }
  auto *Parent = LeftSpine.size() > Base ? LeftSpine.back() : nullptr;
  Type *T = inferLeaf(E, llvm::isa_and_nonnull<Apply>(Parent));
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
/// the expression whose left operand E is, or null.
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
    if (G->IsString)
      Contexts.checkExpected(G->Array, Left, Types.string(),
                             "what `.[` takes a character of");
    Type *Element =
        G->IsString ? Types.character() : elementType(G->Array, Left);
    Contexts.checkExpected(G->Index, infer(G->Index), Types.integer(),
                           "the index");
    return Element;
  }
  case Expression::Kind::ArrayPut: {
    auto *P = cast<ArrayPut>(E);
    Type *Element = elementType(P->Array, Left);
    Contexts.checkExpected(P->Index, infer(P->Index), Types.integer(),
                           "the index");
    Contexts.checkStored(P->Value, infer(P->Value), Element, P->Array,
                         DiagnosticID::ElementType);
    return Types.unit();
  }
  case Expression::Kind::Dereference:
    return elementType(cast<Dereference>(E)->Operand, Left,
                       operatorRange(E->Range.Start, "!"));
  case Expression::Kind::Assign: {
    auto *A = cast<Assign>(E);
    Type *Element =
        elementType(A->Target, Left, operatorRange(A->OperatorLoc, ":="));
    Contexts.checkStored(A->Value, infer(A->Value), Element, A->Target,
                         DiagnosticID::ReferenceType);
    return Types.unit();
  }
  case Expression::Kind::Assert: {
    Expression *Condition = cast<Assert>(E)->Condition;
    Contexts.checkExpected(Condition, Left, Types.boolean(),
                           "the condition of `assert`");
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
Type *TypeInference::inferLeaf(Expression *E, bool IsCallee) {
  Type *T = nullptr;
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
    T = Types.unit();
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
    T = Types.string();
    break;
  case Expression::Kind::VariableReference:
    T = inferVariable(cast<VariableReference>(E), IsCallee);
    if (!IsCallee && !Options.Strict)
      T = Currying::withOwnArity(Types, T,
                                 cast<VariableReference>(E)->NumParameters);
    break;
  case Expression::Kind::If:
    return inferIf(cast<If>(E));
  case Expression::Kind::Annotated:
    T = infer(cast<Annotated>(E)->Operand);
    T = annotatedType(cast<Annotated>(E)->Annotation,
                      cast<Annotated>(E)->Operand, T, "this");
    break;
  case Expression::Kind::Tuple:
    T = inferTuple(cast<Tuple>(E));
    break;
  case Expression::Kind::Fun:
    T = inferFun(cast<Fun>(E));
    break;
  case Expression::Kind::For:
    T = inferFor(cast<For>(E));
    break;
  case Expression::Kind::While: {
    auto *W = cast<While>(E);
    Contexts.checkCondition(W->Condition, infer(W->Condition));
    Contexts.checkUnit(W->Body, infer(W->Body), DiagnosticID::LoopBodyType);
    T = Types.unit();
    break;
  }
  case Expression::Kind::ArrayLiteral:
    T = inferArrayLiteral(cast<ArrayLiteral>(E));
    break;
  case Expression::Kind::Construct:
    T = inferConstruct(cast<Construct>(E));
    break;
  case Expression::Kind::Match:
    T = inferMatch(cast<Match>(E));
    break;
  case Expression::Kind::ArrayMake: {
    auto *M = cast<ArrayMake>(E);
    Contexts.checkExpected(M->Size, infer(M->Size), Types.integer(),
                           "the size of an array");
    T = Types.array(infer(M->Initial));
    break;
  }
  default:
    return infer(E); // E is a definition or a sequence.
  }
  Recorder.setType(E, T);
  return T;
}

Type *TypeInference::inferVariable(VariableReference *V, bool IsCallee) {
  if (const Symbol *S = Symbols.lookup(V->Name))
    return inferUse(V, *S);
  if (ExternalType T = TheExternals.runtimeType(V->Name); T.Ty) {
    V->ResolvedTo = VariableReference::Resolution::RuntimeExternal;
    if (T.Open && V->Name != "create_array")
      Recorder.addVariable(T.Open, V->Range,
                           ("the result of '" + V->Name + "'").str());
    else if (T.Open && !IsCallee)
      Recorder.addVariable(T.Open, V->Range, "the elements of this array");
    V->NumParameters = Currying::size(T.Ty);
    return T.Ty;
  }
  if (std::optional<Builtin> B = findBuiltin(V->Name); B && !Options.Strict)
    return inferBuiltin(V, *B, IsCallee);
  for (const Binder *B : NotVisible) {
    if (B->Name != V->Name)
      continue;
    reportNotVisible(Diagnostics, *V, *B);
    return U.poison();
  }
  for (const Binder *B : JoinedByAnd) {
    if (B->Name != V->Name)
      continue;
    Diagnostics
        .report(V->Range, DiagnosticID::UndefinedName, V->Name,
                " here: definitions that are joined by `and` do not see each "
                "other")
        .note(B->Range, "it is defined here; write `in let` instead of `and`");
    return U.poison();
  }
  if (isSymbolName(V->Name)) {
    reportUndefinedOperator(Diagnostics, *V);
    return U.poison();
  }
  if (!Options.Strict && !Options.AllowsImplicitExternals &&
      reportForeignName(Diagnostics, *V))
    return U.poison();
  V->ResolvedTo = VariableReference::Resolution::ImplicitExternal;
  return TheExternals.implicitType(*V, IsCallee);
}

/// Infers the type of an `if` with all of its `else if`s. Each branch is
/// compared with the first one.
Type *TypeInference::inferIf(If *I) {
  Type *Result = nullptr;
  If *const First = I;
  for (;;) {
    Contexts.checkCondition(I->Condition, infer(I->Condition));
    Type *Then = infer(I->Then);
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
      if (!Contexts.checkBranch(I->Else, infer(I->Else), First->Then, Result))
        Result = U.poison();
      break;
    }
    I = Next;
  }
  for (If *Link = First; Link; Link = llvm::dyn_cast_or_null<If>(Link->Else))
    Recorder.setType(Link, Result);
  return Result;
}

Type *TypeInference::inferTuple(Tuple *T) {
  size_t Base = Arguments.size();
  for (Expression *E : T->Elements) {
    Type *Element = infer(E);
    Arguments.push_back(Element);
  }
  Type *Result = Types.tuple(ArrayRef(Arguments).drop_front(Base));
  Arguments.resize(Base);
  return Result;
}

Type *TypeInference::inferBinary(Binary *B, Type *Left) {
  Type *Right = infer(B->Right);
  switch (group(B->Operator)) {
  case OperatorGroup::IntArithmetic:
  case OperatorGroup::FloatArithmetic:
  case OperatorGroup::Exponentiation:
    return Operators.checkArithmetic(B, Left, Right);
  case OperatorGroup::Comparison:
    Operators.checkComparison(B, Left, Right);
    return Types.boolean();
  case OperatorGroup::Concatenation:
    Operators.checkConcatenation(B, Left, Right);
    return Types.string();
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
  size_t Base = Arguments.size();
  for (Expression *E : A->Arguments) {
    Type *T = infer(E);
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

/// Returns the type of the elements of Holder, which must be an array. If
/// ReferenceOperator, the range of `!` or `:=`, is valid, Holder must be a
/// reference instead.
Type *TypeInference::elementType(Expression *Holder, Type *Ty,
                                 SMRange ReferenceOperator) {
  bool IsReference = ReferenceOperator.isValid();
  Ty = Ty->resolve();
  if (Ty->isArray() && Ty->isReference() == IsReference)
    return Ty->element();
  if (U.isPoison(Ty))
    return U.poison();
  if (!Ty->isVariable()) {
    if (IsReference)
      Contexts.reportNotAReference(Holder, ReferenceOperator, Ty);
    else
      Contexts.reportNotAnArray(Holder, Ty);
    return U.poison();
  }
  Type *Element = Recorder.freshVariable(
      Holder->Range,
      IsReference ? "what this reference holds" : "the elements of this array");
  unifyAt(U, Ty, IsReference ? Types.reference(Element) : Types.array(Element),
          Holder);
  return Element;
}

//===- Definitions --------------------------------------------------------===//

/// Returns the type that the annotation states, after checking that the value
/// has it; without an annotation, the type Found of the value.
Type *TypeInference::annotatedType(const TypeExpression *Annotation,
                                   const Expression *Value, Type *Found,
                                   const llvm::Twine &What) {
  if (!Annotation)
    return Found;
  Type *Expected = Annotations.resolve(*Annotation);
  Contexts.checkExpected(Value, Found, Expected, What.str(), Annotation);
  return Expected;
}

/// The name of the value of a definition in messages.
static std::string valueName(const Binder &B) {
  return B.Name == "_" ? "this value" : ("the value of '" + B.Name + "'").str();
}

/// Whether the type of a definition with this value may be generalized. This is
/// the value restriction, without which an array could be written at one type
/// and read at another. Such a value may also be evaluated once for each type.
static bool isGeneralizable(const Expression *Value) {
  while (auto *A = llvm::dyn_cast<Annotated>(Value))
    Value = A->Operand;
  return llvm::isa<Fun, VariableReference>(Value);
}

void TypeInference::inferLet(Let *L) {
  bool Generalizes = !Options.Strict && isGeneralizable(L->Value);
  if (Generalizes)
    Schemes.enter();
  Type *Found = infer(L->Value);
  Recorder.setType(L->Variable, annotatedType(L->Variable.Annotation, L->Value,
                                              Found, valueName(L->Variable)));
  if (Generalizes)
    Schemes.generalize(&L->Variable);
  Symbols.add(L->Variable);
}

/// The name of a parameter in messages.
static std::string parameterName(const Binder &P) {
  return "the parameter '" + nameInText(P) + "'";
}

/// Assigns new types to a function and its parameters. Returns the type of the
/// result.
Type *TypeInference::declareFunction(FunctionDefinition *F) {
  size_t Base = Arguments.size();
  for (Binder &P : F->Parameters) {
    Type *T = P.IsUnitPattern ? Types.unit()
              : P.Annotation
                  ? Annotations.resolve(*P.Annotation)
                  : Recorder.freshVariable(P.Range, parameterName(P), F);
    if (P.IsUnitPattern && P.Annotation)
      Contexts.checkAnnotation(P.Range, T, Annotations.resolve(*P.Annotation),
                               *P.Annotation);
    Recorder.setType(P, T);
    Arguments.push_back(T);
  }
  Type *Result = F->ResultAnnotation
                     ? Annotations.resolve(*F->ResultAnnotation)
                     : Recorder.freshVariable(
                           F->Name.Range,
                           "the result of '" + nameInText(F->Name) + "'", F);
  Recorder.setType(
      F->Name, Types.function(ArrayRef(Arguments).drop_front(Base), Result));
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
  Type *Found = infer(F->Body);
  if (F->ResultAnnotation)
    Contexts.checkExpected(F->Body, Found, Result,
                           "the result of '" + nameInText(F->Name) + "'",
                           F->ResultAnnotation);
  else
    Contexts.checkResult(F, Found, Result);
  Symbols.endScope(Scope);
}

/// Infers mutually recursive functions, which are monomorphic in their own
/// bodies.
void TypeInference::inferRecursive(ArrayRef<FunctionDefinition *> Functions) {
  std::vector<VariableReference *> Uses;
  std::vector<Type *> Results;
  if (!Options.Strict)
    Schemes.enter();
  for (FunctionDefinition *F : Functions) {
    Results.push_back(declareFunction(F));
    Symbols.add(F->Name, F, Options.Strict ? nullptr : &Uses);
  }
  for (auto [F, Result] : llvm::zip_equal(Functions, Results))
    inferFunctionBody(F, Result);
  if (Options.Strict)
    return;
  std::vector<Binder *> Names;
  for (FunctionDefinition *F : Functions)
    Names.push_back(&F->Name);
  Schemes.generalize(Names);
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

/// Infers the definitions of a `let ... and ...`, which are not in the scope of
/// each other unless they are recursive.
void TypeInference::inferDefinitions(LetDefinitions *L) {
  bool WasInTopLevel = Calls.isInTopLevelDefinition();
  Calls.setInTopLevelDefinition(WasInTopLevel || L->IsTopLevel);
  if (L->IsRecursive) {
    std::vector<FunctionDefinition *> Functions;
    for (const Definition &D : L->Definitions)
      Functions.push_back(D.Function);
    inferRecursive(Functions);
    Calls.setInTopLevelDefinition(WasInTopLevel);
    if (L->IsTopLevel)
      Annotations.endDefinition();
    return;
  }
  size_t Joined = JoinedByAnd.size();
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
    bool IsName = D.Target.isVariable() && !D.Target.Variable.IsUnitPattern;
    bool Generalizes =
        !Options.Strict && (D.Function || (IsName && isGeneralizable(Value)));
    if (Generalizes)
      Schemes.enter();
    if (D.Function) {
      Type *Result = declareFunction(D.Function);
      NotVisible.push_back(&D.Function->Name);
      inferFunctionBody(D.Function, Result);
      NotVisible.pop_back();
    } else {
      Type *Found = infer(Value);
      const Binder &Name = D.Target.Variable;
      Patterns.infer(
          D.Target,
          annotatedType(Name.Annotation, Value, Found, valueName(Name)), Value,
          L);
      addPartial(D.Target);
    }
    if (Generalizes)
      Schemes.generalize(D.Function ? &D.Function->Name : &D.Target.Variable);
    JoinedByAnd.push_back(D.Function ? &D.Function->Name : &D.Target.Variable);
  }
  JoinedByAnd.resize(Joined);
  Calls.setInTopLevelDefinition(WasInTopLevel);
  if (L->IsTopLevel)
    Annotations.endDefinition();
  for (const Definition &D : L->Definitions) {
    if (D.Function)
      Symbols.add(D.Function->Name, D.Function);
    else
      Patterns.add(D.Target);
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
      T = Recorder.freshVariable(Binders[I].Range,
                                 ("'" + Binders[I].Name + "'").str(), L);
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

Type *TypeInference::inferBuiltin(VariableReference *V, Builtin B,
                                  bool IsCallee) {
  V->ResolvedTo = VariableReference::Resolution::Builtin;
  if (takesFormat(B) && !IsCallee) {
    Diagnostics.report(V->Range, DiagnosticID::FormatNotLiteral, V->Name);
    return U.poison();
  }
  BuiltinType T = builtinType(B, Types);
  if (T.Open)
    Recorder.addVariable(T.Open, V->Range,
                         ("this use of '" + V->Name + "'").str());
  if (T.Compared)
    Operators.addComparison(V, T.Compared);
  V->NumParameters = Currying::size(T.Ty);
  return T.Ty;
}

Type *TypeInference::inferFun(Fun *F) {
  Type *Result = declareFunction(F->Function);
  inferFunctionBody(F->Function, Result);
  return F->Function->Name.Ty;
}

Type *TypeInference::inferFor(For *F) {
  Contexts.checkExpected(F->From, infer(F->From), Types.integer(),
                         "the first value of a loop");
  Contexts.checkExpected(F->To, infer(F->To), Types.integer(),
                         "the last value of a loop");
  Recorder.setType(F->Variable, Types.integer());
  size_t Scope = Symbols.size();
  Symbols.add(F->Variable);
  Contexts.checkUnit(F->Body, infer(F->Body), DiagnosticID::LoopBodyType);
  Symbols.endScope(Scope);
  return Types.unit();
}

/// Whether A is like `[| 1, 2 |]`, where the commas are probably meant to be
/// semicolons.
static bool isTupleWithoutParentheses(const ArrayLiteral &A) {
  if (A.Elements.size() != 1 || !llvm::isa<Tuple>(A.Elements.front()))
    return false;
  const char *Start = A.Range.Start.getPointer();
  const char *First = A.Elements.front()->Range.Start.getPointer();
  return !llvm::StringRef(Start, First - Start).contains('(');
}

Type *TypeInference::inferArrayLiteral(ArrayLiteral *A) {
  Type *Element = nullptr;
  for (Expression *E : A->Elements) {
    Type *Found = infer(E);
    if (!Element)
      Element = Found;
    else
      Contexts.checkStored(E, Found, Element, A->Elements.front(),
                           DiagnosticID::ElementType);
  }
  if (isTupleWithoutParentheses(*A))
    Explanations.addArrayOfTuple(*A);
  if (!Element) {
    Element = Recorder.freshVariable(A->Range, "the elements of this array");
    ArbitraryValues.push_back(A);
  }
  return Types.array(Element);
}

Type *TypeInference::inferConstruct(Construct *C) {
  const Constructor *X =
      Constructors.find(C->Name, C->NameRange, /*IsPattern=*/false);
  C->Constructor = X;
  auto *T = C->Arguments.empty() ? nullptr : dyn_cast<Tuple>(C->Arguments[0]);
  // A tuple is the list of several arguments, or a single one.
  bool IsList = X && T && C->Arguments.size() == 1 && X->Arguments.size() > 1;
  if (IsList)
    C->Arguments = T->Elements;
  size_t Base = Arguments.size();
  for (Expression *E : C->Arguments) {
    Type *Argument = infer(E);
    Arguments.push_back(Argument);
  }
  if (X) {
    bool IsTupleForOne = T && X->Arguments.size() == 1 &&
                         !X->Arguments[0]->resolve()->isTuple() &&
                         !U.isPoison(X->Arguments[0]);
    size_t Found = IsTupleForOne ? T->Elements.size() : C->Arguments.size();
    if (Constructors.checkCount(*X, Found, C->Range, /*IsPattern=*/false))
      for (size_t I = 0; I != C->Arguments.size(); ++I)
        Contexts.checkExpected(C->Arguments[I], Arguments[Base + I],
                               X->Arguments[I],
                               "the argument of '" + C->Name.str() + "'");
  }
  Arguments.resize(Base);
  return X ? Types.exception() : U.poison();
}

Type *TypeInference::inferMatch(Match *M) {
  Type *Scrutinee = infer(M->Scrutinee);
  Type *Result = M->IsTry ? Scrutinee : nullptr;
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
    Type *Found = infer(M->Bodies[I]);
    Symbols.endScope(Scope);
    if (!Result)
      Result = Found;
    else if (!Contexts.checkCase(*M, M->Bodies[I], Found, Result))
      Result = U.poison();
  }
  Matches.push_back(M);
  return Result;
}

bool mincaml::inferTypes(Expression &Program, TypeContext &Types,
                         const LanguageOptions &Options,
                         DiagnosticEngine &Diagnostics) {
  Types.setCurried(!Options.Strict);
  return TypeInference(Types, Options, Diagnostics).run(Program);
}
