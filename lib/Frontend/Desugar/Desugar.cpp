//===- Desugar.cpp - Desugaring -------------------------------------------===//

#include "mincaml/Frontend/Desugar.h"
#include "Desugar/ComparisonBuilder.h"
#include "Desugar/Desugarer.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::StringRef;

/// Puts these definitions in front of the program Core.
template <typename Definition>
static Expression *define(Expression *Core,
                          llvm::ArrayRef<Definition *> Definitions) {
  for (Definition *X : llvm::reverse(Definitions)) {
    X->Body = Core;
    X->Ty = Core->Ty;
    Core = X;
  }
  return Core;
}

Expression *mincaml::desugar(Expression &Program, ASTContext &Trees,
                             TypeContext &Types) {
  std::vector<ExceptionDefinition *> Exceptions;
  std::vector<ExternalDefinition *> Externals;
  Expression *Core =
      Desugarer(Trees, Types, Exceptions, Externals).desugar(&Program);
  Core = define<ExternalDefinition>(Core, Externals);
  return define<ExceptionDefinition>(Core, Exceptions);
}

StringRef mincaml::ast::sourceName(StringRef Name) {
  return Name.split('#').first;
}

bool mincaml::ast::isCompilerGenerated(StringRef Name) {
  return Name.contains("##");
}

/// Desugars a chain of definitions and sequences and the expression at its end.
Expression *Desugarer::desugar(Expression *E) {
  size_t Base = Spine.size();
  size_t ScopeSize = Names.size();
  while (Expression *Next = append(E))
    E = Next;
  Expression *Result = closeSpine(Base, desugarLeftSpine(E));
  Names.endScope(ScopeSize);
  return Result;
}

/// Links the elements of Spine from Base on to a chain, with Last at its end.
Expression *Desugarer::closeSpine(size_t Base, Expression *Last) {
  for (; Spine.size() > Base; Spine.pop_back()) {
    Expression *Link = Spine.back();
    // If a sequence ends the program, its first operand becomes the value of
    // the program.
    auto *S = dyn_cast<Sequence>(Link);
    if (S && isEndOfProgram(Last)) {
      Last = S->First;
      continue;
    }
    *continuation(Link) = Last;
    Link->Ty = Last->Ty;
    Last = Link;
  }
  return Last;
}

/// Brings an external into scope. In the core, externals are visible in the
/// whole program. An external is renamed if its name has another meaning in the
/// text before it.
static void nameExternal(ExternalDefinition *X, ASTContext &Trees,
                         Scope &Names) {
  StringRef Name = X->Variable.Name;
  X->Variable.Annotation = nullptr;
  if (Names.isTaken(Name))
    X->Variable.Name = Trees.uniqueName(Name);
  Names.add(Name, X->Variable.Name);
}

/// If E is a definition or a sequence, desugars it, appends the result to
/// Spine, and returns the expression that follows E. Returns null for other
/// expressions.
Expression *Desugarer::append(Expression *E) {
  if (auto *L = dyn_cast<Let>(E)) {
    L->Value = desugar(L->Value);
    L->Variable.Annotation = nullptr;
    bind(L->Variable);
  } else if (auto *L = dyn_cast<LetRec>(E)) {
    bind(L->Function->Name);
    desugarBody(L->Function);
  } else if (auto *L = dyn_cast<LetTuple>(E)) {
    L->Value = desugar(L->Value);
    for (Binder &B : L->Variables)
      bind(B);
  } else if (auto *S = dyn_cast<Sequence>(E)) {
    S->First = desugar(S->First);
  } else if (auto *D = dyn_cast<LetDefinitions>(E)) {
    appendDefinitions(D);
    return D->Body;
  } else if (auto *T = dyn_cast<TopLevelExpression>(E)) {
    Expression *Value = desugar(T->Value);
    Spine.push_back(Trees.make<Sequence>(T->Range, Value, nullptr));
    return T->Body;
  } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
    return T->Body;
  } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
    // In the core, exceptions are visible in the whole program, so that
    // duplicate names must differ.
    X->Annotation = nullptr;
    if (!ExceptionNames.insert(X->Name).second ||
        Types.Constructors.findPredefined(X->Name))
      X->Constructor->Name = Trees.uniqueName(X->Name);
    X->Name = X->Constructor->Name;
    Exceptions.push_back(X);
    return X->Body;
  } else if (auto *X = dyn_cast<ExternalDefinition>(E)) {
    nameExternal(X, Trees, Names);
    Externals.push_back(X);
    return X->Body;
  } else {
    return nullptr;
  }
  Spine.push_back(E);
  return *continuation(E);
}

/// Whether the first operand of E needs no parentheses in the text, so that
/// operands may form a chain.
static bool hasLeftOperand(const Expression *E) {
  return llvm::isa<Binary, Not, Negate, FloatNegate, Apply, ArrayGet, ArrayPut,
                   ArrayLength, Assert, Dereference, Assign>(E);
}

static bool isPipe(const Expression *E) {
  const auto *A = dyn_cast<Apply>(E);
  return A && A->Written == Apply::Notation::Pipe;
}

/// Returns the builtin that E calls; null if E is anything else.
static VariableReference *builtinCallee(Expression *E) {
  auto *A = dyn_cast<Apply>(E);
  auto *V = A ? dyn_cast<VariableReference>(A->Callee) : nullptr;
  return V && V->ResolvedTo == VariableReference::Resolution::Builtin ? V
                                                                      : nullptr;
}

/// Merges a call of a partial application into one call with all arguments:
/// `x |> f y` creates no function.
void Desugarer::mergeCalls(Apply *A) {
  while (auto *Inner = dyn_cast<Apply>(A->Callee)) {
    const auto *V = dyn_cast<VariableReference>(Inner->Callee);
    unsigned Wanted = V && V->NumParameters
                          ? V->NumParameters
                          : Inner->Callee->Ty->resolve()->size();
    if (isPipe(Inner) || Inner->Arguments.size() >= Wanted)
      return;
    std::vector<Expression *> Arguments = Inner->Arguments.vec();
    Arguments.insert(Arguments.end(), A->Arguments.begin(), A->Arguments.end());
    A->Callee = Inner->Callee;
    A->Arguments = Trees.copy(llvm::ArrayRef(Arguments));
  }
}

Expression *Desugarer::desugarLeftSpine(Expression *E) {
  size_t Base = LeftSpine.size();
  for (; hasLeftOperand(E); E = *operand(E, 0)) {
    if (isPipe(E))
      break;
    if (auto *A = dyn_cast<Apply>(E))
      mergeCalls(A);
    if (builtinCallee(E))
      break;
    LeftSpine.push_back(E);
  }
  Expression *Result = desugarLeaf(E);
  while (LeftSpine.size() > Base) {
    E = LeftSpine.back();
    LeftSpine.pop_back();
    *operand(E, 0) = Result;
    desugarOperands(E, 1);
    Result = rewrite(E);
  }
  return Result;
}

Expression *Desugarer::desugarLeaf(Expression *E) {
  if (continuation(E))
    return desugar(E);
  switch (E->TheKind) {
  case Expression::Kind::VariableReference: {
    auto *V = cast<VariableReference>(E);
    if (V->ResolvedTo == VariableReference::Resolution::Builtin)
      return makeBuiltinValue(V);
    V->Name = Names.use(V->Name);
    return makeFunctionValue(V, V);
  }
  case Expression::Kind::If:
    desugarBranches(cast<If>(E));
    return E;
  case Expression::Kind::Annotated:
    return desugar(cast<Annotated>(E)->Operand);
  case Expression::Kind::Fun:
    return makeFunction(cast<Fun>(E));
  case Expression::Kind::For:
    return makeFor(cast<For>(E));
  case Expression::Kind::While:
    return makeWhile(cast<While>(E));
  case Expression::Kind::Try:
    return makeTry(cast<Try>(E));
  case Expression::Kind::Apply:
    if (isPipe(E))
      return makePipe(cast<Apply>(E));
    if (VariableReference *Callee = builtinCallee(E)) {
      desugarOperands(E, 1);
      return makeBuiltinApplication(cast<Apply>(E), Callee);
    }
    [[fallthrough]];
  default:
    desugarOperands(E, 0);
    return rewrite(E);
  }
}

/// Whether the core can compare values of this type.
static bool isComparedByCore(const Type *T) {
  return T->isInt() || T->isFloat() || T->isBool() || T->is(Type::Kind::Char) ||
         T->isVariable();
}

/// Applies the rule for E, whose operands are of the core, if there is one.
///
///   !r       becomes   r.(0)
///   r := e   becomes   r.(0) <- e
///   x ** y   becomes   Float.pow x y
Expression *Desugarer::rewrite(Expression *E) {
  if (auto *A = dyn_cast<Apply>(E))
    return makeCall(A);
  if (auto *D = dyn_cast<Dereference>(E))
    return element(D->Operand, 0, D->Range);
  if (auto *A = dyn_cast<Assign>(E))
    return store(A->Target, 0, A->Value, A->Range);
  if (auto *A = dyn_cast<ArrayLiteral>(E))
    return makeArray(A);
  if (auto *A = dyn_cast<Assert>(E); A && !A->Ty->resolve()->isUnit()) {
    // This is `assert false`, which has the type that its context requires.
    Type *Ty = std::exchange(A->Ty, Types.unit());
    return sequence(A, arbitraryValue(Ty, A->Range));
  }
  if (auto *B = dyn_cast<Binary>(E); B && B->Operator == BinaryOperator::Power)
    return callRuntime("Float.pow", {B->Left, B->Right}, B->Ty, B->Range);
  if (auto *C = dyn_cast<MakeException>(E))
    C->Name = C->Constructor->Name;
  if (auto *B = dyn_cast<Binary>(E);
      B && group(B->Operator) == OperatorGroup::Comparison)
    return isComparedByCore(B->Left->Ty->resolve())
               ? B
               : ComparisonBuilder(Trees, Types, B->Range)
                     .compare(B->Operator, B->Left, B->Right);
  return E;
}

void Desugarer::desugarOperands(Expression *E, unsigned First) {
  for (unsigned I = First; Expression **Operand = operand(E, I); ++I)
    *Operand = desugar(*Operand);
}

/// Desugars an `if` with all of its `else if`s.
void Desugarer::desugarBranches(If *I) {
  for (;;) {
    I->Condition = desugar(I->Condition);
    I->Then = desugar(I->Then);
    if (!I->Else)
      return;
    auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      I->Else = desugar(I->Else);
      return;
    }
    I = Next;
  }
}

/// Brings a variable into scope under its own name.
void Desugarer::bind(const Binder &B) {
  if (B.Name != "_")
    Names.add(B.Name, B.Name);
}
