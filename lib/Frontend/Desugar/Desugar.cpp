//===- Desugar.cpp - Desugaring -------------------------------------------===//

#include "Desugar/Builders.h"
#include "Names.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include <cfloat>
#include <cmath>
#include <utility>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// The variables in scope, with their names in the text and in the core. The
/// two names differ if the scope of a definition is larger in the core, and
/// another variable of this name would be hidden.
class Scope {
public:
  size_t size() const { return Variables.size(); }

  void add(StringRef Name, StringRef CoreName) {
    unsigned &Innermost = Index[Name];
    Variables.push_back({Name, CoreName, Innermost, 0});
    Innermost = Variables.size();
  }

  void endScope(size_t Size) {
    for (; Variables.size() > Size; Variables.pop_back())
      Index[Variables.back().Name] = Variables.back().Shadowed;
  }

  /// Returns the core name of the variable that Name refers to, and counts this
  /// use.
  StringRef use(StringRef Name) {
    if (unsigned I = Index.lookup(Name)) {
      ++Variables[I - 1].Uses;
      return Variables[I - 1].CoreName;
    }
    ++FreeUses[Name];
    return Name;
  }

  /// Whether Name already has a meaning: it is a variable in scope, or an
  /// external that has been used.
  bool isTaken(StringRef Name) const {
    return Index.lookup(Name) || FreeUses.contains(Name);
  }

  /// The number of uses so far of the variable that Name refers to.
  unsigned uses(StringRef Name) const {
    if (unsigned I = Index.lookup(Name))
      return Variables[I - 1].Uses;
    return FreeUses.lookup(Name);
  }

private:
  struct Variable {
    StringRef Name;
    StringRef CoreName;
    /// One more than the index of the variable of the same name that this one
    /// shadows; 0 if there is none.
    unsigned Shadowed;
    unsigned Uses;
  };
  std::vector<Variable> Variables;
  llvm::DenseMap<StringRef, unsigned> Index;
  /// The number of uses of each name that is not in scope, such as an external.
  llvm::DenseMap<StringRef, unsigned> FreeUses;
};

/// Walks the tree once, in post-order. As in the parser, the walk recurses only
/// on nested expressions, and iterates along chains of definitions and of left
/// operands.
class Desugarer : CallBuilder {
public:
  Desugarer(ASTContext &Trees, TypeContext &Types)
      : CallBuilder(Trees, Types), Comparisons(Trees, Types),
        TextOfExceptions(Trees, Types) {
    for (StringRef Name :
         {"unit", "bool", "int", "float", "char", "string", "exn", "array"})
      TypeNames.insert(Name);
  }

  /// Desugars the program, and moves definitions of types and exceptions and
  /// declarations of externals to its front.
  Expression *desugarProgram(Expression *Program);

private:
  Expression *desugar(Expression *E);

  // The walk.
  Expression *desugarLeftSpine(Expression *E);
  void mergeCalls(Apply *A);
  Expression *desugarLeaf(Expression *E);
  void desugarOperands(Expression *E, unsigned First);
  void desugarBranches(If *First);
  Expression *append(Expression *E);
  Expression *discard(SMRange Range, Expression *Value);
  Expression *discardResult(Expression *Program);
  void runWithExitFunctions(Expression *Core);
  Expression *closeSpine(size_t Base, Expression *Last);
  LLVM_ATTRIBUTE_NOINLINE void desugarBody(FunctionDefinition *F);

  Expression *raiseUnless(Assert *A);

  void bind(const Binder &B);

  // The rules. Rules of definitions and patterns append the new definitions to
  // Spine and bring the names into scope. These functions are not inlined: a
  // single frame with the variables of all of them would need more stack for
  // each level of nesting.
  LLVM_ATTRIBUTE_NOINLINE void appendDefinitions(LetDefinitions *L);
  LLVM_ATTRIBUTE_NOINLINE void appendRecursive(LetDefinitions *L);
  LLVM_ATTRIBUTE_NOINLINE void appendPattern(const Pattern &P,
                                             Expression *Value, SMRange Range);
  LLVM_ATTRIBUTE_NOINLINE void appendMatch(const Pattern &P, Expression *Value,
                                           SMRange Range);
  void desugarPattern(Pattern &P, std::vector<NamedValue> &Conversions);
  LLVM_ATTRIBUTE_NOINLINE void
  convertAlias(Pattern &P, std::vector<NamedValue> &Conversions);
  Expression *rebuild(Pattern &P, Type *Ty);
  LLVM_ATTRIBUTE_NOINLINE void appendParameters(FunctionDefinition *F);

  LLVM_ATTRIBUTE_NOINLINE void nameTypes(TypeDefinition *T);
  StringRef distinctName(StringRef Name, llvm::DenseSet<StringRef> &Taken);

  Expression *rewrite(Expression *E);
  LLVM_ATTRIBUTE_NOINLINE Expression *makePipe(Apply *A);
  LLVM_ATTRIBUTE_NOINLINE Expression *
  makeBuiltinApplication(Apply *A, VariableReference *V);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeFunction(Fun *F);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeFor(For *F);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeWhile(While *W);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeArray(ArrayLiteral *A);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeConstruct(Construct *C);
  Expression *compareIdentity(Binary *B);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeRecord(Record *R, Type *Ty);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeList(ListLiteral *L);
  LLVM_ATTRIBUTE_NOINLINE Expression *desugarMatch(Match *M);
  LLVM_ATTRIBUTE_NOINLINE Expression *makeBuiltinValue(VariableReference *V);
  LLVM_ATTRIBUTE_NOINLINE Expression *
  makeBuiltinCall(VariableReference *V, ArrayRef<Expression *> Arguments,
                  Type *Result, SMRange Range);

  std::vector<TypeDeclaration> DataTypes;
  std::vector<ExceptionDefinition *> Exceptions;
  std::vector<ExternalDefinition *> Externals;
  /// The functions that compare data types.
  ComparisonFunctions Comparisons;
  ExceptionText TextOfExceptions;
  // In the core, types, constructors and fields are visible in the whole
  // program. Therefore their names must differ.
  llvm::DenseSet<StringRef> TypeNames;
  /// Whether the program handles exceptions.
  bool HasHandlers = false;
  llvm::DenseSet<StringRef> ConstructorNames;
  llvm::DenseSet<StringRef> FieldNames;
  Scope Names;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<Expression *> Spine;
  std::vector<Expression *> LeftSpine;
};

} // namespace

//===- The walk -----------------------------------------------------------===//

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

/// Links the elements of Spine from Base on into a chain, with Last at its end.
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
/// whole program, so an external is renamed if its name has another meaning in
/// the preceding text.
static void nameExternal(ExternalDefinition *X, ASTContext &Trees,
                         Scope &Names) {
  StringRef Name = X->Variable.Name;
  X->Variable.Annotation = nullptr;
  if (Names.isTaken(Name))
    X->Variable.Name = Trees.uniqueName(Name);
  Names.add(Name, X->Variable.Name);
}

/// Returns the name that a type, constructor or field has in the core, and adds
/// this name to Taken.
StringRef Desugarer::distinctName(StringRef Name,
                                  llvm::DenseSet<StringRef> &Taken) {
  const bool IsPredefined =
      &Taken == &ConstructorNames && Types.Constructors.findPredefined(Name);
  return Taken.insert(Name).second && !IsPredefined ? Name
                                                    : Trees.uniqueName(Name);
}

/// Gives the types in a definition their names in the core, and appends its
/// variants and records to DataTypes.
void Desugarer::nameTypes(TypeDefinition *T) {
  for (TypeDeclaration &D : T->Declarations) {
    if (!D.Definition)
      continue;
    D.Name = D.Definition->Name = distinctName(D.Name, TypeNames);
    for (Constructor *X : D.Definition->Constructors) {
      X->Name = D.Definition->IsRecord
                    ? D.Name
                    : distinctName(X->Name, ConstructorNames);
      // The fields of an inline record belong to its constructor alone.
      if (!X->hasInlineRecord())
        for (Field &F : X->Fields)
          F.Name = distinctName(F.Name, FieldNames);
    }
    D.Constructors = {};
    D.Fields = {};
    DataTypes.push_back(D);
  }
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
    Spine.push_back(discard(T->Range, Value));
    return T->Body;
  } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
    nameTypes(T);
    return T->Body;
  } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
    X->Annotation = nullptr;
    X->Fields = {};
    X->Name = X->Constructor->Name = distinctName(X->Name, ConstructorNames);
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

/// Whether E begins with an operand that may itself begin with an operand, as
/// in `a + b + c + ...`. Such chains may be long.
static bool hasLeftOperand(const Expression *E) {
  return llvm::isa<Binary, Not, Negate, FloatNegate, Apply, ArrayGet, ArrayPut,
                   ArrayLength, Assert, Dereference, Assign, GetField,
                   SetField>(E);
}

static bool isPipe(const Expression *E) {
  const auto *A = dyn_cast<Apply>(E);
  return A && A->Written == Apply::Notation::Pipe;
}

/// Returns the builtin that E calls, or null if E is not such a call.
static VariableReference *builtinCallee(Expression *E) {
  auto *A = dyn_cast<Apply>(E);
  auto *V = A ? dyn_cast<VariableReference>(A->Callee) : nullptr;
  return V && V->ResolvedTo == VariableReference::Resolution::Builtin ? V
                                                                      : nullptr;
}

/// Merges a call of a partial application into one call with all arguments, so
/// that `x |> f y` creates no function.
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
  case Expression::Kind::Match:
    return desugarMatch(cast<Match>(E));
  case Expression::Kind::Construct:
    // The operand of a constructor with an inline record is desugared here,
    // since makeRecord returns the whole value.
    if (cast<Construct>(E)->Constructor->hasInlineRecord()) {
      Expression *Only = cast<Construct>(E)->Arguments.front();
      auto *R = dyn_cast<Record>(Only);
      // A variable that stands for an inline record has the whole value.
      if (!R)
        return desugar(Only);
      desugarOperands(R, 0);
      return makeRecord(R, E->Ty);
    }
    desugarOperands(E, 0);
    return rewrite(E);
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

/// Whether the core can compare values of this type directly.
static bool isComparedByCore(const Type *T) {
  return T->isInt() || T->isFloat() || T->isBool() || T->is(Type::Kind::Char) ||
         T->isVariable();
}

/// Applies the rule for E, if there is one. The operands of E already belong to
/// the core.
///
///   !r       becomes   r.contents
///   r := e   becomes   r.contents <- e
///   x ** y   becomes   Float.pow x y
///   assert e  becomes  if e then () else raise (Assert_failure (...))
Expression *Desugarer::rewrite(Expression *E) {
  if (auto *A = dyn_cast<Apply>(E))
    return makeCall(A);
  if (auto *D = dyn_cast<Dereference>(E))
    return contents(D->Operand, D->Range);
  if (auto *A = dyn_cast<Assign>(E))
    return setContents(A->Target, A->Value, A->Range);
  if (auto *A = dyn_cast<ArrayLiteral>(E))
    return makeArray(A);
  if (auto *R = dyn_cast<Record>(E))
    return makeRecord(R, R->Ty);
  if (auto *L = dyn_cast<ListLiteral>(E))
    return makeList(L);
  if (auto *A = dyn_cast<Assert>(E);
      A && HasHandlers && !A->Failure.FileName.empty())
    return raiseUnless(A);
  if (auto *A = dyn_cast<Assert>(E); A && !A->Ty->resolve()->isUnit()) {
    // This is `assert false`, whose type is determined by its context.
    Type *Ty = std::exchange(A->Ty, Types.unit());
    return sequence(A, arbitraryValue(Ty, A->Range));
  }
  if (auto *B = dyn_cast<Binary>(E); B && B->Operator == BinaryOperator::Power)
    return callRuntime("Float.pow", {B->Left, B->Right}, B->Ty, B->Range);
  if (auto *C = dyn_cast<Construct>(E))
    return makeConstruct(C);
  if (auto *G = dyn_cast<GetField>(E))
    G->Name.Name = G->Constructor->Fields[G->Index].Name;
  if (auto *S = dyn_cast<SetField>(E))
    S->Name.Name = S->Constructor->Fields[S->Index].Name;
  if (auto *B = dyn_cast<Binary>(E);
      B && group(B->Operator) == OperatorGroup::Identity)
    return compareIdentity(B);
  if (auto *B = dyn_cast<Binary>(E);
      B && group(B->Operator) == OperatorGroup::Comparison)
    return isComparedByCore(B->Left->Ty->resolve())
               ? B
               : ComparisonBuilder(Trees, Types, Comparisons, B->Range)
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

/// Removes the annotations of a pattern of the core, and brings its names into
/// scope. If the type of a name after `as` differs from the type of the matched
/// value, appends the name and its value to Conversions.
void Desugarer::desugarPattern(Pattern &P,
                               std::vector<NamedValue> &Conversions) {
  P.Variable.Annotation = nullptr;
  if (P.is(Pattern::Kind::Construct) && P.TheConstructor)
    P.Name = P.TheConstructor->Name;
  bind(P.Variable);
  for (Pattern &Element : P.Elements)
    desugarPattern(Element, Conversions);
  if (P.isNamed() && P.Variable.Ty != P.Ty)
    convertAlias(P, Conversions);
}

/// Defines a name after `as` whose type differs from that of the matched value,
/// which is built again from its parts.
///
///   Error _ as e -> e   becomes   Error x -> let e = Error x in e
void Desugarer::convertAlias(Pattern &P, std::vector<NamedValue> &Conversions) {
  Binder Alias = P.Variable;
  P.Variable = {"_", P.Range, P.Ty};
  Conversions.push_back({Alias, rebuild(P, Alias.Ty)});
}

/// Returns an expression of type Ty for the value that P matches, built from
/// its parts. Gives names to these parts.
Expression *Desugarer::rebuild(Pattern &P, Type *Ty) {
  if (Ty == P.Ty) {
    if (P.Variable.Name == "_")
      P.Variable = fresh("part", P.Range, P.Ty);
    return reference(P.Variable, P.Range);
  }
  const Constructor *X = P.TheConstructor;
  if (P.IgnoresArguments) {
    std::vector<Pattern> Elements;
    for (Type *T : Types.argumentTypes(P.Ty, *X))
      Elements.push_back(Pattern::variable({"_", P.Range, T}));
    P.Elements = Trees.copy(ArrayRef(Elements));
    P.IgnoresArguments = false;
  }
  std::vector<Expression *> Parts;
  for (auto [I, Element] : llvm::enumerate(P.Elements))
    Parts.push_back(
        rebuild(Element, X ? Types.argumentTypes(Ty, *X)[I] : Ty->operand(I)));
  if (X)
    return construct(*X, Ty, Parts, P.Range);
  return make<Tuple>(Ty, P.Range, Trees.copy(ArrayRef(Parts)));
}

/// Whether P consists only of names and tuples, so that it needs no Match.
static bool isNestedTuple(const Pattern &P) {
  return P.isVariable() ||
         (P.isTuple() && llvm::all_of(P.Elements, isNestedTuple));
}

/// Appends a definition of the variables that a pattern binds, as a single link
/// of the chain:
///
///   let E (x, y) = e   becomes   let (x, y) = match e with E (x, y) -> (x, y)
void Desugarer::appendMatch(const Pattern &P, Expression *Value,
                            SMRange Range) {
  llvm::SmallVector<Binder, 4> Variables;
  for (const Binder *B : boundVariables(P))
    Variables.push_back({B->Name, B->Range, B->Ty});
  std::vector<Expression *> Values;
  std::vector<Type *> Components;
  for (const Binder &B : Variables) {
    Values.push_back(reference(B, B.Range));
    Components.push_back(B.Ty);
  }
  Expression *Body = Values.empty() ? unit(Range)
                     : Values.size() == 1
                         ? Values.front()
                         : make<Tuple>(Types.tuple(Components), Range,
                                       Trees.copy(ArrayRef(Values)));
  MatchCase Case{P};
  size_t ScopeSize = Names.size();
  std::vector<NamedValue> Conversions;
  desugarPattern(Case.ThePattern, Conversions);
  Names.endScope(ScopeSize);
  Body = bindOperands(std::move(Conversions), Body);
  Expression *Guard = make<BoolLiteral>(Types.boolean(), SMRange(), true);
  auto *M = make<Match>(Body->Ty, P.Range, /*IsTry=*/false, Value,
                        Trees.copy(ArrayRef(Case)), Trees.copy(ArrayRef(Guard)),
                        Trees.copy(ArrayRef(Body)));
  M->Failure = P.Failure;
  if (Values.empty())
    Spine.push_back(Trees.make<Sequence>(Range, M, nullptr));
  else if (Values.size() == 1)
    Spine.push_back(Trees.make<Let>(Range, Variables.front(), M, nullptr));
  else
    Spine.push_back(Trees.make<LetTuple>(
        Range, Trees.copy(ArrayRef<Binder>(Variables)), M, nullptr));
  for (const Binder &B : Variables)
    bind(B);
}

//===- Definitions --------------------------------------------------------===//

/// Appends definitions that take the value of a pattern apart, and brings
/// its names into scope.
///
///   let (x, (y, z)) = e   becomes   let (x, t) = e in let (y, z) = t
///   let (x, y) as t = e   becomes   let t = e in let (x, y) = t
void Desugarer::appendPattern(const Pattern &P, Expression *Value,
                              SMRange Range) {
  if (!isNestedTuple(P)) {
    appendMatch(P, Value, Range);
    return;
  }
  if (P.isNamed()) {
    Binder Whole = P.Variable;
    Whole.Annotation = nullptr;
    Spine.push_back(Trees.make<Let>(Range, Whole, Value, nullptr));
    bind(Whole);
    Value = reference(Whole, Range);
  }
  std::vector<Binder> Components;
  for (const Pattern &Element : P.Elements) {
    Components.push_back(Element.isTuple()
                             ? fresh("part", Element.Range, Element.Ty)
                             : Binder{Element.Variable.Name, Element.Range,
                                      Element.Variable.Ty});
    bind(Components.back());
  }
  Spine.push_back(Trees.make<LetTuple>(
      Range, Trees.copy(llvm::ArrayRef(Components)), Value, nullptr));
  for (size_t I = 0; I != P.Elements.size(); ++I)
    if (P.Elements[I].isTuple())
      appendPattern(P.Elements[I],
                    reference(Components[I], P.Elements[I].Range), Range);
}

/// Appends definitions for the variables in the patterns of a function's
/// parameters. They become part of the body of the function. Brings all
/// parameters into scope.
///
///   let rec f (x, y) z = e   becomes   let rec f p z = let (x, y) = p in e
void Desugarer::appendParameters(FunctionDefinition *F) {
  // If several parameters have the same name, the last one is visible.
  // Therefore names that follow a pattern are bound in the body, too.
  bool FollowsPattern = false;
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    Binder &B = F->Parameters[I];
    B.Annotation = nullptr;
    const Pattern *P = F->Patterns.empty() ? nullptr : &F->Patterns[I];
    if (P && !P->isVariable()) {
      FollowsPattern = true;
      B = fresh("parameter", B.Range, B.Ty);
      appendPattern(*P, reference(B, B.Range), B.Range);
    } else if (FollowsPattern && B.Name != "_") {
      Binder Named = B;
      B = fresh("parameter", B.Range, B.Ty);
      Spine.push_back(
          Trees.make<Let>(B.Range, Named, reference(B, B.Range), nullptr));
      bind(Named);
    } else {
      bind(B);
    }
  }
  F->Patterns = {};
  F->Name.Annotation = nullptr;
  F->ResultAnnotation = nullptr;
}

void Desugarer::desugarBody(FunctionDefinition *F) {
  size_t ScopeSize = Names.size();
  size_t Base = Spine.size();
  appendParameters(F);
  F->Body = closeSpine(Base, desugar(F->Body));
  Names.endScope(ScopeSize);
}

/// Appends definitions that are not in the scope of each other. In the text, a
/// definition becomes visible after the last definition of the group. In the
/// core, it is appended where its value is evaluated: it is visible in the
/// following values, and a function is visible in its own body. If one of these
/// expressions uses another variable of the same name, the definition is
/// therefore renamed.
///
///   let f x = f (x - 1) in e     becomes  let rec f' x = f (x - 1) in e'
///   let x = y and y = x in e     becomes  let x' = y in let y = x in e'
///   let () = e1 in e2            becomes  e1; e2
void Desugarer::appendDefinitions(LetDefinitions *L) {
  if (L->IsRecursive) {
    appendRecursive(L);
    return;
  }
  struct VisibleLater {
    /// The binder in the core; null for a tuple or a unit pattern.
    Binder *Name;
    /// The number of uses of the other variable of this name before this
    /// definition was appended.
    unsigned UsesBefore;
    /// The variable that holds the value of a tuple pattern.
    Binder Tuple;
  };
  std::vector<VisibleLater> Later;
  bool IsGroup = L->Definitions.size() > 1;
  for (size_t I = 0; I != L->Definitions.size(); ++I) {
    Definition &D = L->Definitions[I];
    const Binder &Target = D.Target.Variable;
    if (FunctionDefinition *F = D.Function) {
      Later.push_back({&F->Name, Names.uses(F->Name.Name), {}});
      F->Body = L->Values[I];
      desugarBody(F);
      Spine.push_back(Trees.make<LetRec>(L->Range, F, nullptr));
      continue;
    }
    Expression *Value = desugar(L->Values[I]);
    if (!D.Target.isVariable() && !IsGroup) {
      appendPattern(D.Target, Value, L->Range);
      return;
    }
    if (Target.IsUnitPattern) {
      Spine.push_back(Trees.make<Sequence>(L->Range, Value, nullptr));
      Later.push_back({nullptr, 0, {}});
      continue;
    }
    Binder B = D.Target.isVariable()
                   ? Target
                   : fresh("value", D.Target.Range, D.Target.Ty);
    B.Annotation = nullptr;
    auto *Link = Trees.make<Let>(L->Range, B, Value, nullptr);
    Spine.push_back(Link);
    if (!D.Target.isVariable())
      Later.push_back({nullptr, 0, B});
    else
      Later.push_back({&Link->Variable, Names.uses(B.Name), {}});
  }

  // The names of a group are distinct, so the order in which they are added
  // does not matter.
  for (size_t I = 0; I != Later.size(); ++I) {
    VisibleLater &V = Later[I];
    if (V.Name && V.Name->Name != "_") {
      StringRef Name = V.Name->Name;
      if (Names.uses(Name) != V.UsesBefore)
        V.Name->Name = Trees.uniqueName(Name);
      Names.add(Name, V.Name->Name);
    }
    const Pattern &Target = L->Definitions[I].Target;
    if (!Target.isVariable())
      appendPattern(Target, reference(V.Tuple, Target.Range), L->Range);
  }
}

/// Appends mutually recursive functions.
void Desugarer::appendRecursive(LetDefinitions *L) {
  std::vector<FunctionDefinition *> Functions;
  for (const Definition &D : L->Definitions) {
    Functions.push_back(D.Function);
    bind(D.Function->Name);
  }
  for (auto [F, Body] : llvm::zip_equal(Functions, L->Values)) {
    F->Body = Body;
    desugarBody(F);
  }
  if (Functions.size() == 1) {
    Spine.push_back(Trees.make<LetRec>(L->Range, Functions.front(), nullptr));
    return;
  }
  Spine.push_back(Trees.make<LetRecGroup>(
      L->Range, Trees.copy(llvm::ArrayRef(Functions)), nullptr));
}

//===- Expressions --------------------------------------------------------===//

///   fun x y -> e   becomes   let rec f x y = e in f
Expression *Desugarer::makeFunction(Fun *F) {
  FunctionDefinition *Function = F->Function;
  desugarBody(Function);
  if (F->Ty->resolve()->size() != Function->Parameters.size())
    return makeCurried("fun", F->Ty, Function->Parameters, Function->Body,
                       F->Range);
  Function->Name = fresh("fun", Function->Name.Range, F->Ty);
  return letRec(Function, reference(Function->Name, F->Range));
}

///   e |> f   becomes   let x = e in f x
Expression *Desugarer::makePipe(Apply *A) {
  std::vector<NamedValue> Bindings;
  A->Written = Apply::Notation::Plain;
  A->Arguments.front() = desugar(A->Arguments.front());
  nameOperands(A->Arguments, Bindings);
  return bindOperands(Bindings, desugar(A));
}

/// The loop variable never exceeds the last value, which may be the largest
/// int, so it does not overflow.
///
///   for i = a to b do e done   becomes   let first = a in
///                                        let last = b in
///                                        let rec loop i =
///                                          e;
///                                          if i < last then loop (i + 1)
///                                        in
///                                        if first <= last then loop first
Expression *Desugarer::makeFor(For *F) {
  SMRange Range = F->Range;
  Expression *From = desugar(F->From);
  Expression *To = desugar(F->To);
  Binder First = fresh("first", From->Range, Types.integer());
  Binder Last = fresh("last", To->Range, Types.integer());
  Binder I = F->Variable;
  size_t ScopeSize = Names.size();
  if (I.Name == "_")
    I = fresh("index", I.Range, I.Ty);
  else
    bind(I);
  Expression *Body = desugar(F->Body);
  Names.endScope(ScopeSize);

  // A literal is used directly, not through a variable, so that later stages
  // see the constant.
  auto *LastLiteral = llvm::dyn_cast<IntLiteral>(To);
  auto *FirstLiteral = llvm::dyn_cast<IntLiteral>(From);
  auto MakeLast = [&] {
    return LastLiteral ? integer(LastLiteral->Value, To->Range)
                       : reference(Last, To->Range);
  };
  auto MakeFirst = [&] {
    return FirstLiteral ? integer(FirstLiteral->Value, From->Range)
                        : reference(First, From->Range);
  };
  FunctionDefinition *Loop = function("for", I, Types.unit(), Range);
  Loop->IsLoop = true;
  Expression *Next =
      binary(F->IsDownward ? BinaryOperator::Subtract : BinaryOperator::Add,
             reference(I, I.Range), integer(1, I.Range), I.Range);
  Expression *Continues =
      binary(F->IsDownward ? BinaryOperator::Greater : BinaryOperator::Less,
             reference(I, I.Range), MakeLast(), I.Range);
  Loop->Body = sequence(
      Body, conditional(Continues, call(Loop->Name, Next, Range), unit(Range)));
  Expression *Begins = binary(F->IsDownward ? BinaryOperator::GreaterEqual
                                            : BinaryOperator::LessEqual,
                              MakeFirst(), MakeLast(), Range);
  Expression *Result =
      letRec(Loop, conditional(Begins, call(Loop->Name, MakeFirst(), Range),
                               unit(Range)));
  if (!LastLiteral)
    Result = let(Last, To, Result);
  return FirstLiteral ? Result : let(First, From, Result);
}

///   while c do e done   becomes   let rec loop () = if c then (e; loop ()) in
///                                 loop ()
Expression *Desugarer::makeWhile(While *W) {
  SMRange Range = W->Range;
  Expression *Condition = desugar(W->Condition);
  Expression *Body = desugar(W->Body);
  Binder Parameter{"_", Range, Types.unit(), /*IsUnitPattern=*/true};
  FunctionDefinition *Loop = function("while", Parameter, Types.unit(), Range);
  Loop->IsLoop = true;
  auto Call = [&] { return call(Loop->Name, unit(Range), Range); };
  Loop->Body = conditional(Condition, sequence(Body, Call()), unit(Range));
  return letRec(Loop, Call());
}

///   [| x; y; z |]   becomes   let a = Array.make 3 x in
///                             a.(1) <- y;
///                             a.(2) <- z;
///                             a
///   [||]            becomes   Array.make 0 e, with any e
Expression *Desugarer::makeArray(ArrayLiteral *A) {
  SMRange Range = A->Range;
  size_t Size = A->Elements.size();
  Expression *First = Size ? A->Elements.front()
                           : arbitraryValue(A->Ty->resolve()->element(), Range);
  auto *Make = make<ArrayMake>(A->Ty, Range, integer(Size, Range), First);
  if (Size < 2)
    return Make;
  Binder Array = fresh("array", Range, A->Ty);
  Expression *Result = reference(Array, Range);
  for (size_t I = Size; --I;) {
    Expression *E = A->Elements[I];
    Result =
        sequence(store(reference(Array, E->Range), I, E, E->Range), Result);
  }
  return let(Array, Make, Result);
}

/// Values that are not heap objects have no address. For them, `==` is the same
/// as `=`, also for floats.
Expression *Desugarer::compareIdentity(Binary *B) {
  const bool IsSame = B->Operator == BinaryOperator::Same;
  const Type *T = B->Left->Ty->resolve();
  if (T->isUnit())
    return sequence(B->Left,
                    sequence(B->Right, make<BoolLiteral>(Types.boolean(),
                                                         B->Range, IsSame)));
  if (T->isInt() || T->isFloat() || T->isBool() || T->is(Type::Kind::Char))
    B->Operator = IsSame ? BinaryOperator::Equal : BinaryOperator::NotEqual;
  return B;
}

Expression *Desugarer::makeConstruct(Construct *C) {
  C->Name = C->Constructor->Name;
  return C;
}

/// Returns the value of type Ty that the constructor of R makes.
///
///   { y = e1; x = e2 }   becomes   let y' = e1 in
///                                  let x' = e2 in { x = x'; y = y' }
///   { e with x = e1 }    becomes   let r = e in
///                                  let x' = e1 in { x = x'; y = r.y }
///
/// The fields of a record without `with` that are written in the order of the
/// definition need no variables.
Expression *Desugarer::makeRecord(Record *R, Type *Ty) {
  const Constructor &X = *R->Constructor;
  std::vector<NamedValue> Bindings;
  if (R->Base)
    nameOperands(R->Base, Bindings);
  llvm::DenseMap<StringRef, unsigned> PositionOf;
  for (auto [I, F] : llvm::enumerate(X.Fields))
    PositionOf[sourceName(F.Name)] = I;
  auto Position = [&](size_t I) {
    return PositionOf.lookup(sourceName(R->Names[I].Name));
  };
  bool IsInOrder = !R->Base;
  for (size_t I = 0; I != R->Names.size(); ++I)
    IsInOrder = IsInOrder && Position(I) == I;
  if (!IsInOrder)
    nameOperands(R->Values, Bindings);
  std::vector<Expression *> Fields(X.Fields.size());
  for (auto [I, Value] : llvm::enumerate(R->Values))
    Fields[Position(I)] = Value;
  for (size_t I = 0; R->Base && I != Fields.size(); ++I) {
    if (Fields[I])
      continue;
    Type *FieldTy = Types.argumentTypes(R->Base->Ty->resolve(), X)[I];
    auto *Known = cast<VariableReference>(R->Base);
    Expression *Object = reference({Known->Name, {}, Known->Ty}, R->Range);
    Fields[I] = getField(Object, X, I, FieldTy, R->Range);
  }
  return bindOperands(Bindings, construct(X, Ty, Fields, R->Range));
}

/// The definitions form a chain instead of nesting, because a list can be long.
///
///   [e1; e2; e3]   becomes   let x1 = e1 in
///                            let x2 = e2 in
///                            let x3 = e3 in
///                            let l3 = x3 :: [] in
///                            let l2 = x2 :: l3 in x1 :: l2
Expression *Desugarer::makeList(ListLiteral *L) {
  // The definition has two constructors: `[]` and `::`.
  const Constructor *Nil = nullptr;
  const Constructor *Cons = nullptr;
  for (const Constructor *X : L->Ty->resolve()->definition()->Constructors)
    (sourceName(X->Name) == "::" ? Cons : Nil) = X;
  std::vector<NamedValue> Bindings;
  nameOperands(L->Elements, Bindings);
  Expression *List = construct(*Nil, L->Ty, {}, L->Range);
  for (size_t I = L->Elements.size(); I--;) {
    Expression *Element = L->Elements[I];
    List = construct(*Cons, L->Ty, {Element, List}, L->Range);
    if (!I)
      break;
    Bindings.push_back({fresh("list", L->Range, L->Ty), List});
    List = reference(Bindings.back().Name, L->Range);
  }
  return bindOperands(std::move(Bindings), List);
}

Expression *Desugarer::desugarMatch(Match *M) {
  M->Scrutinee = desugar(M->Scrutinee);
  for (size_t I = 0; I != M->Cases.size(); ++I) {
    size_t ScopeSize = Names.size();
    std::vector<NamedValue> Conversions;
    desugarPattern(M->Cases[I].ThePattern, Conversions);
    M->Guards[I] = desugar(M->Guards[I]);
    M->Bodies[I] = desugar(M->Bodies[I]);
    if (M->hasGuard(I) && !Conversions.empty())
      M->Guards[I] =
          ast::clone(*bindOperands(Conversions, M->Guards[I]), Trees);
    M->Bodies[I] = bindOperands(std::move(Conversions), M->Bodies[I]);
    Names.endScope(ScopeSize);
  }
  return M;
}

//===- Built-in names -----------------------------------------------------===//

/// Returns the value of a builtin: the constant, or a function that calls the
/// builtin.
Expression *Desugarer::makeBuiltinValue(VariableReference *V) {
  SMRange Range = V->Range;
  switch (*findBuiltin(V->Name)) {
  case Builtin::min_int:
    return integer(INT32_MIN, Range);
  case Builtin::max_int:
    return integer(INT32_MAX, Range);
  case Builtin::infinity:
    return floating(HUGE_VAL, Range);
  case Builtin::neg_infinity:
    return floating(-HUGE_VAL, Range);
  case Builtin::nan:
    return floating(NAN, Range);
  case Builtin::max_float:
    return floating(DBL_MAX, Range);
  case Builtin::min_float:
    return floating(DBL_MIN, Range);
  case Builtin::epsilon_float:
    return floating(DBL_EPSILON, Range);
  default:
    break;
  }
  Type *Result = V->Ty;
  std::vector<Binder> Parameters =
      makeParameters(Result, V->NumParameters, Range);
  std::vector<Expression *> Arguments;
  for (const Binder &B : Parameters)
    Arguments.push_back(reference(B, Range));
  StringRef Name = V->Name.substr(V->Name.rfind('.') + 1);
  return makeCurried(Name, V->Ty, Parameters,
                     makeBuiltinCall(V, Arguments, Result, Range), Range);
}

///   ref e           becomes   { contents = e }
///   incr r          becomes   r.contents <- r.contents + 1
///   ignore e        becomes   let _ = e in ()
///   fst e           becomes   let (x, _) = e in x
///   succ e          becomes   e + 1
///   lnot e          becomes   e lxor -1
///   abs e           becomes   let x = e in if x < 0 then -x else x
///   min e1 e2       becomes   let x = e1 in let y = e2 in
///                             if x <= y then x else y
///   compare e1 e2   see ComparisonBuilder
///   Primitive.hash  see HashBuilder
///   Primitive.text  see ExceptionText
///   string_of_bool e becomes  if e then "true" else "false"
///   String.get s i  becomes   s.[i]
///   Printf.printf   see FormatBuilder
///
/// Operands that are local variables are used directly, without another `let`.
Expression *Desugarer::makeBuiltinCall(VariableReference *V,
                                       ArrayRef<Expression *> Arguments,
                                       Type *Result, SMRange Range) {
  std::vector<NamedValue> Bindings;
  auto Named = [&](Expression *E) {
    if (auto *Known = llvm::dyn_cast<VariableReference>(E);
        Known && Known->ResolvedTo == VariableReference::Resolution::Local)
      return Binder{Known->Name, Known->Range, Known->Ty};
    Bindings.push_back({fresh("argument", E->Range, E->Ty), E});
    return Bindings.back().Name;
  };
  Expression *E = nullptr;
  switch (Builtin B = *findBuiltin(V->Name)) {
  case Builtin::ref:
    E = construct(*Types.Reference->Constructors.front(), Result, Arguments[0],
                  Range);
    break;
  case Builtin::incr:
  case Builtin::decr: {
    Binder Reference = Named(Arguments[0]);
    Expression *Old = contents(reference(Reference, Range), Range);
    E = setContents(reference(Reference, Range),
                    binary(B == Builtin::incr ? BinaryOperator::Add
                                              : BinaryOperator::Subtract,
                           Old, integer(1, Range), Range),
                    Range);
    break;
  }
  case Builtin::ignore:
    E = let({"_", Arguments[0]->Range, Arguments[0]->Ty}, Arguments[0],
            unit(Range));
    break;
  case Builtin::fst:
  case Builtin::snd: {
    Type *Pair = Arguments[0]->Ty->resolve();
    Binder Components[] = {{"_", Range, Pair->operand(0)},
                           {"_", Range, Pair->operand(1)}};
    Binder &Taken = Components[B == Builtin::snd];
    Taken = fresh("component", Range, Taken.Ty);
    E = make<LetTuple>(Result, Range, Trees.copy(ArrayRef<Binder>(Components)),
                       Arguments[0], reference(Taken, Range));
    break;
  }
  case Builtin::succ:
  case Builtin::pred:
    E = binary(B == Builtin::succ ? BinaryOperator::Add
                                  : BinaryOperator::Subtract,
               Arguments[0], integer(1, Range), Range);
    break;
  case Builtin::lnot:
    E = binary(BinaryOperator::BitwiseXor, Arguments[0], integer(-1, Range),
               Range);
    break;
  case Builtin::abs: {
    Binder X = Named(Arguments[0]);
    E = conditional(binary(BinaryOperator::Less, reference(X, Range),
                           integer(0, Range), Range),
                    make<Negate>(Types.integer(), Range, reference(X, Range)),
                    reference(X, Range));
    break;
  }
  case Builtin::min:
  case Builtin::max: {
    Binder X = Named(Arguments[0]);
    Binder Y = Named(Arguments[1]);
    E = conditional(ComparisonBuilder(Trees, Types, Comparisons, Range)
                        .compare(B == Builtin::min
                                     ? BinaryOperator::LessEqual
                                     : BinaryOperator::GreaterEqual,
                                 reference(X, Range), reference(Y, Range)),
                    reference(X, Range), reference(Y, Range));
    break;
  }
  case Builtin::compare:
    E = ComparisonBuilder(Trees, Types, Comparisons, Range)
            .compareTotally(Arguments[0], Arguments[1]);
    break;
  case Builtin::same_key:
    E = ComparisonBuilder(Trees, Types, Comparisons, Range)
            .isSameKey(Arguments[0], Arguments[1]);
    break;
  case Builtin::hash_value: {
    std::vector<Binder> Functions;
    for (Expression *Function : Arguments.drop_front(2))
      Functions.push_back(Named(Function));
    // The type of the second parameter.
    const Type *View = Functions.back().Ty->resolve();
    Comparisons.ViewTy =
        (View->size() == 1 ? View->result()->resolve()->operand(0)
                           : View->operand(1))
            ->resolve();
    E = HashBuilder(Trees, Types, Comparisons, Range)
            .hash(Arguments[0], Arguments[1], Functions);
    break;
  }
  case Builtin::hash_view: {
    Binder F = Named(Arguments[1]);
    Comparisons.ViewTy = F.Ty->resolve()->operand(0)->resolve();
    E = call(F,
             HashBuilder(Trees, Types, Comparisons, Range).view(Arguments[0]),
             Range);
    break;
  }
  case Builtin::exception_text:
    E = call(TextOfExceptions.name(Range), Arguments, Range);
    break;
  case Builtin::string_of_bool:
    E = conditional(Arguments[0],
                    make<StringLiteral>(Types.string(), Range, "true"),
                    make<StringLiteral>(Types.string(), Range, "false"));
    break;
  case Builtin::int_of_char:
    E = callRuntime("Char.code", Arguments, Result, Range);
    break;
  case Builtin::int_to_string:
    E = callRuntime("string_of_int", Arguments, Result, Range);
    break;
  case Builtin::format_output:
  case Builtin::format_error:
  case Builtin::format_string: {
    std::vector<Binder> Values;
    for (Expression *Argument : Arguments.drop_front())
      Values.push_back(Named(Argument));
    StringRef Text = cast<StringLiteral>(Arguments.front())->Value;
    E = B == Builtin::format_string
            ? FormatBuilder(Trees, Types, Range).makeString(Text, Values)
            : FormatBuilder(Trees, Types, Range)
                  .makePrints(Text, Values, B == Builtin::format_error);
    break;
  }
  case Builtin::bool_not:
    E = make<Not>(Result, Range, Arguments[0]);
    break;
  case Builtin::string_length:
    E = make<ArrayLength>(Result, Range, Arguments[0], /*String=*/true);
    break;
  case Builtin::string_get:
    E = make<ArrayGet>(Result, Range, Arguments[0], Arguments[1],
                       /*String=*/true);
    break;
  case Builtin::raise:
    E = make<Raise>(Result, Range, Arguments[0]);
    break;
  case Builtin::min_int:
  case Builtin::max_int:
  case Builtin::infinity:
  case Builtin::neg_infinity:
  case Builtin::nan:
  case Builtin::max_float:
  case Builtin::min_float:
  case Builtin::epsilon_float:
    llvm_unreachable("not a function");
  }
  return bindOperands(Bindings, E);
}

/// Returns a call of a builtin whose arguments already belong to the core.
Expression *Desugarer::makeBuiltinApplication(Apply *A, VariableReference *V) {
  unsigned Wanted = V->NumParameters;
  auto MakeBody = [&](ArrayRef<Expression *> All) {
    return makeBuiltinCall(V, All, V->Ty->resolve()->result(), A->Range);
  };
  if (A->Arguments.size() == Wanted)
    return MakeBody(A->Arguments);
  if (A->Arguments.size() < Wanted)
    return makePartial(A, Wanted, MakeBody);
  std::vector<NamedValue> Bindings;
  nameOperands(A->Arguments, Bindings);
  A->Callee = MakeBody(A->Arguments.take_front(Wanted));
  A->Arguments = A->Arguments.drop_front(Wanted);
  return bindOperands(Bindings, makeCall(A));
}

/// Builds `if e then () else raise (Assert_failure (file, line, column))` for
/// `assert e`, and only the `raise` for `assert false`.
Expression *Desugarer::raiseUnless(Assert *A) {
  SMRange Range = A->Range;
  const FailureLocation &At = A->Failure;
  Expression *Arguments[] = {
      make<StringLiteral>(Types.string(), Range, Trees.intern(At.FileName)),
      integer(int32_t(At.Line), Range), integer(int32_t(At.Column), Range)};
  Expression *Exception = construct(
      Types.Constructors.predefined(runtime::Exception::Assert_failure),
      Types.exception(), Arguments, Range);
  auto *Failure = make<Raise>(A->Ty, Range, Exception);
  if (const auto *B = dyn_cast<BoolLiteral>(A->Condition); B && !B->Value)
    return Failure;
  return make<If>(A->Ty, Range, A->Condition, unit(Range), Failure);
}

//===- Programs -----------------------------------------------------------===//

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

/// Returns a link of a chain that evaluates Value and discards the result. The
/// caller sets its continuation.
Expression *Desugarer::discard(SMRange Range, Expression *Value) {
  if (Value->Ty->isUnit())
    return Trees.make<Sequence>(Range, Value, nullptr);
  Binder Unused{"_", Range, Value->Ty};
  return Trees.make<Let>(Range, Unused, Value, nullptr);
}

/// Makes Program an expression of type unit, as the core requires. In the
/// extended language, the last expression of a program may have any type.
Expression *Desugarer::discardResult(Expression *Program) {
  if (Program->Ty->isUnit())
    return Program;
  Expression **Last = &Program;
  while (Expression **Next = continuation(*Last)) {
    (*Last)->Ty = Types.unit();
    Last = Next;
  }
  SMRange Range = (*Last)->Range;
  Expression *E = discard(Range, *Last);
  E->Ty = Types.unit();
  *continuation(E) = make<UnitLiteral>(Types.unit(), Range);
  *Last = E;
  return Program;
}

/// Whether T is a function type whose only parameter satisfies IsParameter and
/// whose result is unit.
template <typename Predicate>
static bool isProcedure(const Type *T, Predicate IsParameter) {
  T = T->resolve();
  return T->isFunction() && T->size() == 1 && IsParameter(T->operand(0)) &&
         T->result()->isUnit();
}

/// Whether F is the function of the library that runs programs with functions
/// of `at_exit`.
static bool runsWithExitFunctions(const FunctionDefinition &F) {
  return F.Name.Name == RunWithExitFunctionsName &&
         isProcedure(F.Name.Ty, [](const Type *Program) {
           return isProcedure(Program,
                              [](const Type *T) { return T->isUnit(); });
         });
}

/// If the program Core contains the function of the library that runs programs
/// with functions of `at_exit`, makes what follows its definition the body of a
/// function that is passed to it:
///
///   let rec run program = ... in e   becomes   let rec run program = ... in
///                                              let rec main _ = e in run main
void Desugarer::runWithExitFunctions(Expression *Core) {
  while (Expression **Next = continuation(Core)) {
    auto *L = dyn_cast<LetRec>(Core);
    if (!L || !runsWithExitFunctions(*L->Function)) {
      Core = *Next;
      continue;
    }
    // A printed program that is read again must not be changed twice.
    Binder &Run = L->Function->Name;
    Run.Name = Trees.uniqueName("run_with_exit_functions");
    SMRange Range = L->Body->Range;
    FunctionDefinition *Main = function(
        "main", fresh("unit", Range, Types.unit()), Types.unit(), Range);
    Main->Body = L->Body;
    L->Body = letRec(Main, call(Run, reference(Main->Name, Range), Range));
    return;
  }
}

Expression *Desugarer::desugarProgram(Expression *Program) {
  // A prompt takes the exceptions that no phrase handles.
  HasHandlers = Types.isSeparate();
  forEachExpression(*Program, [this](const Expression &E) {
    if (const auto *M = dyn_cast<Match>(&E))
      HasHandlers |= llvm::any_of(
          M->Cases, [](const MatchCase &C) { return C.IsException; });
  });
  Expression *Core = desugar(discardResult(Program));
  runWithExitFunctions(Core);
  Core = Comparisons.define(Core);
  Core = TextOfExceptions.define(Core);
  Core = define<ExternalDefinition>(Core, Externals);
  Core = define<ExceptionDefinition>(Core, Exceptions);
  if (DataTypes.empty())
    return Core;
  // Put all types in one definition, because they may refer to each other.
  return make<TypeDefinition>(Core->Ty, DataTypes.front().NameRange,
                              Trees.copy(ArrayRef(DataTypes)), Core);
}

Expression *mincaml::desugar(Expression &Program, ASTContext &Trees,
                             TypeContext &Types) {
  return Desugarer(Trees, Types).desugarProgram(&Program);
}

StringRef mincaml::ast::sourceName(StringRef Name) {
  return Name.split('#').first;
}

bool mincaml::ast::isCompilerGenerated(StringRef Name) {
  return Name.contains("##");
}
