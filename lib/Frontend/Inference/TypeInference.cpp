//===- TypeInference.cpp - The types of expressions -----------------------===//

#include "mincaml/Frontend/TypeInference.h"
#include "Currying.h"
#include "Inference/FormatTypes.h"
#include "Inference/Inference.h"
#include "Inference/UndefinedNames.h"
#include "OperatorSymbols.h"
#include "TypeSizeLimit.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

bool mincaml::inferTypes(Expression &Program, TypeContext &Types,
                         const LanguageOptions &Options,
                         DiagnosticEngine &Diagnostics) {
  Types.setCurried(!Options.Strict);
  return TypeInference(Types, Options, Diagnostics).run(Program);
}

bool TypeInference::run(Expression &Program) {
  unsigned ErrorsBefore = Diagnostics.errors();
  Contexts.checkProgram(&Program, infer(&Program));
  for (SMRange R : U.findCycles())
    Diagnostics.report(R, DiagnosticID::CyclicType);
  // The reason for an open type may be an error that was reported.
  if (Diagnostics.errors() == ErrorsBefore)
    Recorder.defaultOpenVariables(Diagnostics);
  if (Diagnostics.errors() == ErrorsBefore)
    for (const Expression *E : ArbitraryValues)
      checkArbitraryValue(*E, Diagnostics);
  Operators.checkOpenComparisons();
  TheExternals.report(Diagnostics, U, Program);
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
      Contexts.checkTopLevel(T->Value, infer(T->Value));
      Annotations.endDefinition();
      E = T->Body;
    } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
      Annotations.define(*T);
      E = T->Body;
    } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
      Exceptions.define(X);
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
    Contexts.checkLoopBody(W->Body, infer(W->Body));
    T = Types.unit();
    break;
  }
  case Expression::Kind::ArrayLiteral:
    T = inferArrayLiteral(cast<ArrayLiteral>(E));
    break;
  case Expression::Kind::MakeException: {
    auto *C = cast<MakeException>(E);
    Exceptions.checkMakeException(C,
                                  C->Argument ? infer(C->Argument) : nullptr);
    T = C->Constructor ? Types.exception() : U.poison();
    break;
  }
  case Expression::Kind::Try:
    T = inferTry(cast<Try>(E));
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
  return TheExternals.implicitType(*V, IsCallee, Symbols);
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
        A, Callee, ArrayRef(Arguments).drop_front(Base), Parent, Recorder);
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
