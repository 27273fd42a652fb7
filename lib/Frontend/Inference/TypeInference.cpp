//===- TypeInference.cpp - The types of a program -------------------------===//
//
// Inference walks the tree once. Nesting recurses; the bodies of chained
// definitions and sequences, chains of `else if`, and left operands are loops,
// so that text that the parser takes in a loop does not recurse here either.
//
// `infer` returns the type that an expression has; the checks compare it with
// the type that its context requires, and report errors. After an error the
// expression has the poison type, which equals every type, so that one mistake
// gives one error.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/TypeInference.h"
#include "Inference/CallChecks.h"
#include "Inference/ContextChecks.h"
#include "Inference/Externals.h"
#include "Inference/OperatorChecks.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Compiler.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

namespace {

class TypeInference {
public:
  TypeInference(TypeContext &Types, DiagnosticEngine &Diagnostics)
      : Types(Types), Diagnostics(Diagnostics), U(Types), Reasons(U, Symbols),
        TheExternals(Types), Operators(Types, Diagnostics, U, Reasons),
        Calls(Types, Diagnostics, U, Reasons),
        Contexts(Types, Diagnostics, U, Reasons) {}

  bool run(Expression &Program);

private:
  // Not inlined: one frame with the variables of all of them would take more
  // stack for each level of nesting.
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
  LLVM_ATTRIBUTE_NOINLINE void inferLet(Let *L);
  LLVM_ATTRIBUTE_NOINLINE void inferLetRec(LetRec *L);
  LLVM_ATTRIBUTE_NOINLINE void inferLetTuple(LetTuple *L);
  LLVM_ATTRIBUTE_NOINLINE void inferDefinitions(LetDefinitions *L);
  LLVM_ATTRIBUTE_NOINLINE void inferPattern(Pattern &P, Type *Found,
                                            const Expression *Value,
                                            const void *Group);

  Type *declareFunction(FunctionDefinition *F);
  void inferFunctionBody(FunctionDefinition *F, Type *Result);
  void addPattern(const Pattern &P);

  Type *elementType(Expression *Array, Type *Ty);
  Type *freshVariable(SMRange Origin, StringRef Name,
                      const void *Group = nullptr);
  void setType(Expression *E, Type *T);
  void setType(Binder &B, Type *T);
  void defaultOpenVariables();

  TypeContext &Types;
  DiagnosticEngine &Diagnostics;
  Unifier U;
  SymbolTable Symbols;
  TypeReasons Reasons;
  Externals TheExternals;
  OperatorChecks Operators;
  CallChecks Calls;
  ContextChecks Contexts;

  // Stacks; each activation uses what is above the size at its start.
  std::vector<Expression *> Spine;
  std::vector<Expression *> LeftSpine;
  std::vector<Type *> Arguments;
  /// The functions without `rec` in whose bodies the walk is.
  std::vector<const Binder *> NotVisible;

  /// Every type of the tree, to be resolved at the end.
  std::vector<Type **> Slots;
  /// The variables made for this program: what has the type, where, and in
  /// which definition.
  struct Variable {
    Type *Ty;
    SMRange Origin;
    std::string Name;
    const void *Group;
  };
  std::vector<Variable> Variables;
};

} // namespace

bool mincaml::inferTypes(Expression &Program, TypeContext &Types,
                         DiagnosticEngine &Diagnostics) {
  return TypeInference(Types, Diagnostics).run(Program);
}

bool TypeInference::run(Expression &Program) {
  unsigned ErrorsBefore = Diagnostics.errors();
  Contexts.checkProgram(&Program, infer(&Program));
  for (SMRange R : U.findCycles())
    Diagnostics.report(R, DiagnosticID::CyclicType);
  // After an error, the error may be the reason why a type is open.
  if (Diagnostics.errors() == ErrorsBefore)
    defaultOpenVariables();
  Operators.checkOpenComparisons();
  TheExternals.report(Diagnostics, U);
  for (Type **Slot : Slots)
    *Slot = (*Slot)->resolve();
  return Diagnostics.errors() == ErrorsBefore;
}

void TypeInference::setType(Expression *E, Type *T) {
  E->Ty = T;
  Slots.push_back(&E->Ty);
}

void TypeInference::setType(Binder &B, Type *T) {
  B.Ty = T;
  Slots.push_back(&B.Ty);
}

Type *TypeInference::freshVariable(SMRange Origin, StringRef Name,
                                   const void *Group) {
  Type *T = Types.variable();
  Variables.push_back({T, Origin, Name.str(), Group});
  return T;
}

/// Makes all open variables int. One warning for each definition.
void TypeInference::defaultOpenVariables() {
  llvm::DenseSet<const void *> Warned;
  for (const Variable &V : Variables) {
    Type *T = V.Ty->resolve();
    if (!T->isVariable())
      continue;
    T->bind(Types.integer());
    if (!V.Group || Warned.insert(V.Group).second)
      Diagnostics.report(V.Origin, DiagnosticID::OpenType, V.Name);
  }
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
      inferLetRec(F);
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
      E = T->Body;
    } else {
      break;
    }
  }
  Spine.pop_back();
  Type *Result = inferLeftSpine(E);
  for (; Spine.size() > Base; Spine.pop_back())
    setType(Spine.back(), Result);
  Symbols.leave(Scope);
  return Result;
}

/// The operand that is evaluated first, of an expression that begins with an
/// operand in the text or is a prefix operator.
static Expression *leftOperand(Expression *E) {
  return llvm::isa<Binary, Not, Negate, FloatNegate, Apply, ArrayGet, ArrayPut,
                   ArrayLength>(E)
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
    setType(E, T);
  }
  return T;
}

/// An expression whose left operand has type Left. Parent is the expression
/// whose left operand it is.
Type *TypeInference::inferWithLeft(Expression *E, Type *Left,
                                   const Expression *Parent) {
  switch (E->TheKind) {
  case Expression::Kind::Binary:
    return inferBinary(cast<Binary>(E), Left);
  case Expression::Kind::Not:
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
    Type *Element = elementType(G->Array, Left);
    Contexts.checkExpected(G->Index, infer(G->Index), Types.integer(),
                           "the index");
    return Element;
  }
  case Expression::Kind::ArrayPut: {
    auto *P = cast<ArrayPut>(E);
    Type *Element = elementType(P->Array, Left);
    Contexts.checkExpected(P->Index, infer(P->Index), Types.integer(),
                           "the index");
    Contexts.checkElement(P, infer(P->Value), Element);
    return Types.unit();
  }
  default:
    elementType(cast<ArrayLength>(E)->Array, Left);
    return Types.integer();
  }
}

/// An expression without a left operand.
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
  case Expression::Kind::VariableReference:
    T = inferVariable(cast<VariableReference>(E), IsCallee);
    break;
  case Expression::Kind::If:
    return inferIf(cast<If>(E));
  case Expression::Kind::Tuple:
    T = inferTuple(cast<Tuple>(E));
    break;
  case Expression::Kind::ArrayMake: {
    auto *M = cast<ArrayMake>(E);
    Contexts.checkExpected(M->Size, infer(M->Size), Types.integer(),
                           "the size of an array");
    T = Types.array(infer(M->Initial));
    break;
  }
  default:
    return infer(E); // A definition or a sequence.
  }
  setType(E, T);
  return T;
}

Type *TypeInference::inferVariable(VariableReference *V, bool IsCallee) {
  if (const Symbol *S = Symbols.lookup(V->Name)) {
    V->ResolvedTo = VariableReference::Resolution::Local;
    return S->Ty;
  }
  if (Type *T = TheExternals.runtimeType(V->Name)) {
    V->ResolvedTo = VariableReference::Resolution::RuntimeExternal;
    if (!IsCallee && V->Name == "create_array")
      Variables.push_back({T->result()->element(), V->Range,
                           "the elements of this array", nullptr});
    return T;
  }
  for (const Binder *B : NotVisible) {
    if (B->Name != V->Name)
      continue;
    Diagnostics.report(V->Range, DiagnosticID::NotVisible, V->Name)
        .insert(B->Range.Start, "rec ")
        .note(B->Range, "the definition is here");
    return U.poison();
  }
  V->ResolvedTo = VariableReference::Resolution::ImplicitExternal;
  return TheExternals.implicitType(*V, IsCallee, Symbols);
}

/// An `if` with all of its `else if`s: each branch is compared with the first.
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
    setType(Link, Result);
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
    return Operators.checkArithmetic(B, Left, Right);
  case OperatorGroup::Comparison:
    Operators.checkComparison(B, Left, Right);
    return Types.boolean();
  case OperatorGroup::Logical:
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
  // The arguments may have determined the type of the callee.
  Callee = Callee->resolve();
  Type *Result = U.poison();
  if (U.isPoison(Callee)) {
    // Reported already.
  } else if (Callee->isVariable()) {
    Result = freshVariable(A->Range, "this result");
    unifyAt(U, Callee,
            Types.function(ArrayRef(Arguments).drop_front(Base), Result),
            A->Callee);
  } else if (!Callee->isFunction()) {
    Calls.reportNotAFunction(A, Callee);
  } else if (Calls.checkArgumentCount(A, Callee, Parent)) {
    Result = Callee->result();
    for (unsigned I = 0; I != Callee->size(); ++I)
      if (!Calls.checkArgument(A, I, Found(I), Callee->operand(I))) {
        Result = U.poison();
        break;
      }
  }
  Arguments.resize(Base);
  return Result;
}

/// The type of the elements of an expression that must be an array.
Type *TypeInference::elementType(Expression *Array, Type *Ty) {
  Ty = Ty->resolve();
  if (Ty->isArray())
    return Ty->element();
  if (U.isPoison(Ty))
    return U.poison();
  if (!Ty->isVariable()) {
    Contexts.reportNotAnArray(Array, Ty);
    return U.poison();
  }
  Type *Element = freshVariable(Array->Range, "the elements of this array");
  unifyAt(U, Ty, Types.array(Element), Array);
  return Element;
}

//===- Definitions --------------------------------------------------------===//

void TypeInference::inferLet(Let *L) {
  setType(L->Variable, infer(L->Value));
  Symbols.add(L->Variable);
}

/// How messages refer to a parameter that is not a name.
static std::string parameterName(const Binder &P) {
  return "the parameter '" + nameInText(P) + "'";
}

/// Gives a function and its parameters new types. Returns that of the result.
Type *TypeInference::declareFunction(FunctionDefinition *F) {
  size_t Base = Arguments.size();
  for (Binder &P : F->Parameters) {
    Type *T = P.IsUnitPattern ? Types.unit()
                              : freshVariable(P.Range, parameterName(P), F);
    setType(P, T);
    Arguments.push_back(T);
  }
  Type *Result = freshVariable(
      F->Name.Range, ("the result of '" + F->Name.Name + "'").str(), F);
  setType(F->Name,
          Types.function(ArrayRef(Arguments).drop_front(Base), Result));
  Arguments.resize(Base);
  for (size_t I = 0; I != F->Patterns.size(); ++I)
    inferPattern(F->Patterns[I], F->Parameters[I].Ty, nullptr, F);
  return Result;
}

void TypeInference::inferFunctionBody(FunctionDefinition *F, Type *Result) {
  size_t Scope = Symbols.size();
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    const Binder &P = F->Parameters[I];
    if (F->Patterns.empty())
      Symbols.add(P);
    else
      addPattern(F->Patterns[I]);
  }
  Contexts.checkResult(F, infer(F->Body), Result);
  Symbols.leave(Scope);
}

void TypeInference::inferLetRec(LetRec *L) {
  FunctionDefinition *F = L->Function;
  Type *Result = declareFunction(F);
  Symbols.add(F->Name, F);
  inferFunctionBody(F, Result);
}

/// The definitions do not see each other, unless they are recursive.
void TypeInference::inferDefinitions(LetDefinitions *L) {
  bool WasInTopLevel = Calls.isInTopLevelDefinition();
  Calls.setInTopLevelDefinition(WasInTopLevel || L->IsTopLevel);
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
    if (!D.Function) {
      inferPattern(D.Target, infer(Value), Value, L);
      continue;
    }
    Type *Result = declareFunction(D.Function);
    if (L->IsRecursive) {
      Symbols.add(D.Function->Name, D.Function);
      inferFunctionBody(D.Function, Result);
      continue;
    }
    NotVisible.push_back(&D.Function->Name);
    inferFunctionBody(D.Function, Result);
    NotVisible.pop_back();
  }
  Calls.setInTopLevelDefinition(WasInTopLevel);
  if (L->IsRecursive)
    return;
  for (const Definition &D : L->Definitions) {
    if (D.Function)
      Symbols.add(D.Function->Name, D.Function);
    else
      addPattern(D.Target);
  }
}

void TypeInference::addPattern(const Pattern &P) {
  if (!P.isTuple())
    Symbols.add(P.Variable);
  for (const Pattern &Element : P.Elements)
    addPattern(Element);
}

/// Gives the type Found to a pattern. Value is the expression that has the
/// type; null for a parameter, which has a new type.
void TypeInference::inferPattern(Pattern &P, Type *Found,
                                 const Expression *Value, const void *Group) {
  P.Ty = Found;
  Slots.push_back(&P.Ty);
  setType(P.Variable, Found);
  if (!P.isTuple()) {
    if (!P.Variable.IsUnitPattern)
      return;
    setType(P.Variable, Types.unit());
    if (Value)
      Contexts.checkUnitPattern(P, Value, Found);
    else
      U.unify(Found, Types.unit(), P.Range);
    return;
  }

  Found = Found->resolve();
  size_t Size = P.Elements.size();
  bool IsOpen = Found->isVariable() && !U.isPoison(Found);
  bool Fits = Found->isTuple() && Found->size() == Size;
  if (Value && !IsOpen && !Fits && !U.isPoison(Found))
    Contexts.reportTuplePattern(P.Range, Size, Value, Found);
  size_t Base = Arguments.size();
  for (Pattern &Element : P.Elements)
    Arguments.push_back(
        IsOpen ? freshVariable(Element.Range,
                               "'" + nameInText(Element.Variable) + "'", Group)
               : U.poison());
  if (Fits)
    for (size_t I = 0; I != Size; ++I)
      Arguments[Base + I] = Found->operand(I);
  if (IsOpen)
    U.unify(Found, Types.tuple(ArrayRef(Arguments).drop_front(Base)), P.Range);
  for (size_t I = 0; I != Size; ++I)
    inferPattern(P.Elements[I], Arguments[Base + I], Value, Group);
  Arguments.resize(Base);
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
      T = freshVariable(Binders[I].Range, ("'" + Binders[I].Name + "'").str(),
                        L);
    Arguments.push_back(T);
    setType(Binders[I], T);
  }
  if (IsOpen)
    unifyAt(U, Value, Types.tuple(ArrayRef(Arguments).drop_front(Base)),
            L->Value);
  Arguments.resize(Base);
  for (const Binder &B : Binders)
    Symbols.add(B);
}
