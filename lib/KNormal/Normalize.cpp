//===- Normalize.cpp - K-normalization ------------------------------------===//
//
// Temporaries are bound in the chain of the block in which they occur: `a + b *
// c` becomes `let tmp.1 = b * c in a + tmp.1` in any context. Bindings of the
// program itself keep their nesting inside operands: names are not unique
// before alpha conversion, and a flat chain would widen their scope.
//
// An operand that is a variable gets no new name. Variables are immutable, so
// that a later operand cannot change it.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/DecisionTree.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/KNormal/Phases.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::SMLoc;
using llvm::StringRef;

namespace {

using Resolution = ast::VariableReference::Resolution;

/// Whether E is `&&` or `||`.
bool isLogical(const ast::Binary &E) {
  return ast::group(E.Operator) == ast::OperatorGroup::Logical;
}

bool isComparison(ast::BinaryOperator Operator) {
  return ast::group(Operator) == ast::OperatorGroup::Comparison ||
         ast::group(Operator) == ast::OperatorGroup::Identity;
}

Comparison comparison(ast::BinaryOperator Operator) {
  switch (Operator) {
#define COMPARISON(Name, Spelling)                                             \
  case ast::BinaryOperator::Name:                                              \
    return Comparison::Name;
#include "mincaml/KNormal/KNormal.def"
  default:
    llvm_unreachable("not a comparison");
  }
}

ArithmeticOperator arithmetic(ast::BinaryOperator Operator) {
  switch (Operator) {
#define ARITHMETIC(Name, Spelling, Operand)                                    \
  case ast::BinaryOperator::Name:                                              \
    return ArithmeticOperator::Name;
#include "mincaml/KNormal/KNormal.def"
  default:
    llvm_unreachable("not an arithmetic operator");
  }
}

/// Makes a call of a function of the runtime.
Expression *callRuntime(Context &C, SMLoc Loc, StringRef External,
                        Type *FunctionTy, ArrayRef<Name *> Arguments) {
  if (ast::isArrayConstructor(External))
    return C.make<ArrayMake>(FunctionTy->result(), Loc, Arguments[0],
                             Arguments[1]);
  return C.make<ExternalApply>(
      Loc, C.save(External), FunctionTy, C.copy(Arguments),
      runtime::findLibraryFunction(External), /*Declared=*/false);
}

/// Makes a call of a function that the program does not define.
Expression *callExternal(Context &C, SMLoc Loc,
                         const ast::VariableReference &Callee, Type *FunctionTy,
                         ArrayRef<Name *> Arguments) {
  if (Callee.ResolvedTo == Resolution::RuntimeExternal)
    return callRuntime(C, Loc, Callee.Name, FunctionTy, Arguments);
  bool IsDeclared = Callee.ResolvedTo == Resolution::DeclaredExternal;
  return C.make<ExternalApply>(
      Loc, C.save(IsDeclared ? Callee.External->Symbol : Callee.Name),
      FunctionTy, C.copy(Arguments), /*Library=*/nullptr, IsDeclared);
}

/// One of the two branches of a condition that is being compiled to control
/// flow.
struct Branch {
  /// Builds a new copy of the branch.
  llvm::function_ref<Expression *()> Make;
  /// Whether Make may be called several times.
  bool MayDuplicate;
};

class Normalizer {
public:
  explicit Normalizer(Context &C) : C(C) {}

  /// Converts E to an expression with its own chain.
  Expression *block(ast::Expression &E);

private:
  /// Converts E to the last expression of a chain or the value of a `let`. The
  /// bindings of its operands are appended to the chain first.
  Expression *value(Chain &Ch, ast::Expression &E);
  /// Returns a name for the value of E.
  Name *operand(Chain &Ch, ast::Expression &E);
  ArrayRef<Name *> operands(Chain &Ch, ArrayRef<ast::Expression *> Es);
  Name *bind(Chain &Ch, SMLoc Loc, Expression *Value);
  ArrayRef<Function *>
  functions(ArrayRef<ast::FunctionDefinition *> Definitions);

  // There is one function for each class of node that is neither a literal nor
  // a definition.
  Expression *normalize(Chain &Ch, ast::VariableReference &E);
  Expression *normalize(Chain &Ch, ast::Not &E);
  Expression *normalize(Chain &Ch, ast::Negate &E);
  Expression *normalize(Chain &Ch, ast::FloatNegate &E);
  Expression *normalize(Chain &Ch, ast::Binary &E);
  Expression *normalize(Chain &Ch, ast::If &E);
  Expression *normalize(Chain &Ch, ast::Sequence &E);
  Expression *normalize(Chain &Ch, ast::Apply &E);
  Expression *normalize(Chain &Ch, ast::Tuple &E);
  Expression *normalize(Chain &Ch, ast::ArrayMake &E);
  Expression *normalize(Chain &Ch, ast::ArrayGet &E);
  Expression *normalize(Chain &Ch, ast::ArrayPut &E);
  Expression *normalize(Chain &Ch, ast::ArrayLength &E);
  Expression *normalize(Chain &Ch, ast::Assert &E);
  Expression *normalize(Chain &Ch, ast::Construct &E);
  Expression *normalize(Chain &Ch, ast::GetField &E);
  Expression *normalize(Chain &Ch, ast::SetField &E);
  Expression *normalize(Chain &Ch, ast::Raise &E);
  Expression *normalize(Chain &Ch, ast::Match &E);

  Expression *conditional(Chain &Ch, ast::Expression &Condition, Type *Ty,
                          const ast::Expression &Whole, Branch Then,
                          Branch Else);

  friend class MatchNormalizer;
  Context &C;
  /// The pending operators of left-nested expressions such as `a + b + c`. All
  /// levels of recursion share this stack.
  std::vector<ast::Binary *> Operators;
};

SMLoc start(const ast::Expression &E) { return E.Range.Start; }
Type *type(const ast::Expression &E) { return E.Ty->resolve(); }

/// Whether a copy of the expression costs no more than a jump to it. A null E
/// stands for a missing `else`.
bool isTiny(const ast::Expression *E) {
  if (!E)
    return true;
  if (auto *Reference = dyn_cast<ast::VariableReference>(E))
    return Reference->ResolvedTo == Resolution::Local;
  if (auto *Made = dyn_cast<ast::Construct>(E))
    return Made->Constructor->Parent && Made->Constructor->isConstant();
  return llvm::isa<ast::UnitLiteral, ast::BoolLiteral, ast::IntLiteral,
                   ast::FloatLiteral, ast::CharacterLiteral>(E);
}

Binder binder(Context &C, const ast::Binder &B) {
  bool IsUnused = B.Name == "_";
  Name *N = IsUnused ? C.temporary() : C.identifier(B.Name);
  return {N, B.Ty->resolve(), B.Range.Start, IsUnused};
}

ArrayRef<Binder> binders(Context &C, ArrayRef<ast::Binder> Bs) {
  llvm::SmallVector<Binder, 8> Result;
  for (const ast::Binder &B : Bs)
    Result.push_back(binder(C, B));
  return C.copy(ArrayRef<Binder>(Result));
}

/// Defines a local function that only calls the external. The function gets a
/// new name, because the same chain may define another such function for the
/// external at another type.
Name *etaExpand(Context &C, Chain &Ch, ast::VariableReference &E) {
  Type *FunctionTy = type(E);
  llvm::SmallVector<Binder, 2> Parameters;
  llvm::SmallVector<Name *, 2> Arguments;
  for (unsigned I = 0; I != FunctionTy->size(); ++I) {
    Arguments.push_back(C.temporary());
    Parameters.push_back({Arguments.back(), FunctionTy->operand(I), start(E)});
  }
  Name *N = C.rename(C.identifier(E.Name));
  Expression *Body = callExternal(C, start(E), E, FunctionTy, Arguments);
  auto *F =
      C.make<Function>(Binder{N, FunctionTy, start(E)},
                       C.copy(ArrayRef<Binder>(Parameters)), Body, E.Range);
  Ch.append(
      C.make<LetRec>(Ch.type(), start(E), C.copy(ArrayRef<Function *>(F))),
      E.Range);
  return N;
}

Expression *operation(Context &C, Type *Ty, ast::Binary &E, Name *Left,
                      Name *Right) {
  if (isComparison(E.Operator))
    return C.make<Compare>(Ty, start(E), comparison(E.Operator), type(*E.Left),
                           Left, Right);
  if (ast::group(E.Operator) == ast::OperatorGroup::Concatenation)
    return callRuntime(C, start(E), ast::spelling(E.Operator),
                       C.Types.function({Ty, Ty}, Ty), {Left, Right});
  // The location of errors is the operator.
  bool MayFail = ast::isDivision(E.Operator) || E.ChecksOverflow;
  return C.make<Arithmetic>(Ty, MayFail ? E.OperatorLoc : start(E),
                            arithmetic(E.Operator), Left, Right,
                            E.ChecksOverflow);
}

} // namespace

Name *Normalizer::bind(Chain &Ch, SMLoc Loc, Expression *Value) {
  Name *N = C.temporary();
  Ch.append(
      C.make<Let>(Ch.type(), Loc, Binder{N, Value->Ty->resolve(), Loc}, Value),
      Value->Range);
  return N;
}

Expression *Normalizer::block(ast::Expression &First) {
  Chain Ch(type(First));
  ast::Expression *E = &First;
  auto AppendFunctions = [&](ArrayRef<Function *> Fs, bool IsLoop) {
    Ch.append(
        C.make<LetRec>(Ch.type(), start(*E), Fs,
                       IsLoop ? FunctionKind::Loop : FunctionKind::Ordinary),
        E->Range);
  };
  while (true) {
    if (auto *L = dyn_cast<ast::Let>(E)) {
      Expression *V = value(Ch, *L->Value);
      Ch.append(C.make<Let>(Ch.type(), start(*E), binder(C, L->Variable), V),
                E->Range);
      E = L->Body;
    } else if (auto *L = dyn_cast<ast::LetRec>(E)) {
      AppendFunctions(functions(L->Function), L->Function->IsLoop);
      E = L->Body;
    } else if (auto *L = dyn_cast<ast::LetRecGroup>(E)) {
      AppendFunctions(functions(L->Functions), /*IsLoop=*/false);
      E = L->Body;
    } else if (auto *L = dyn_cast<ast::LetTuple>(E)) {
      Name *Tuple = operand(Ch, *L->Value);
      Ch.append(C.make<LetFields>(Ch.type(), start(*E),
                                  binders(C, L->Variables), Tuple,
                                  type(*L->Value), nullptr),
                E->Range);
      E = L->Body;
    } else if (auto *S = dyn_cast<ast::Sequence>(E)) {
      Expression *V = value(Ch, *S->First);
      bind(Ch, start(*S->First), V);
      E = S->Second;
    } else if (llvm::isa<ast::TypeDefinition, ast::ExceptionDefinition,
                         ast::ExternalDefinition>(E)) {
      E = *ast::continuation(E);
    } else {
      return Ch.finish(value(Ch, *E));
    }
  }
}

ArrayRef<Function *>
Normalizer::functions(ArrayRef<ast::FunctionDefinition *> Definitions) {
  // On the heap, because this function recurses and its frame should be small.
  std::vector<Function *> Functions;
  Functions.reserve(Definitions.size());
  for (const ast::FunctionDefinition *F : Definitions) {
    Binder B = binder(C, F->Name);
    ArrayRef<Binder> Parameters = binders(C, F->Parameters);
    Functions.push_back(
        C.make<Function>(B, Parameters, block(*F->Body), F->Range));
  }
  return C.copy(ArrayRef<Function *>(Functions));
}

Expression *Normalizer::value(Chain &Ch, ast::Expression &E) {
  Expression *Result = ast::dispatch(E, [&](auto &Node) -> Expression * {
    using Class = std::decay_t<decltype(Node)>;
    if constexpr (std::is_same_v<Class, ast::UnitLiteral>)
      return C.make<Unit>(type(E), start(E));
    else if constexpr (std::is_same_v<Class, ast::BoolLiteral>)
      return C.make<Bool>(type(E), start(E), Node.Value);
    else if constexpr (std::is_same_v<Class, ast::IntLiteral>)
      return C.make<Int>(type(E), start(E), Node.Value);
    else if constexpr (std::is_same_v<Class, ast::FloatLiteral>)
      return C.make<Float>(type(E), start(E), Node.Value);
    else if constexpr (std::is_same_v<Class, ast::CharacterLiteral>)
      return C.make<Int>(type(E), start(E), Node.Value);
    else if constexpr (std::is_same_v<Class, ast::StringLiteral>)
      return C.make<String>(type(E), start(E), C.save(Node.Value));
    else if constexpr (std::is_same_v<Class, ast::Let> ||
                       std::is_same_v<Class, ast::LetRec> ||
                       std::is_same_v<Class, ast::LetRecGroup> ||
                       std::is_same_v<Class, ast::LetTuple> ||
                       std::is_same_v<Class, ast::TypeDefinition> ||
                       std::is_same_v<Class, ast::ExceptionDefinition> ||
                       std::is_same_v<Class, ast::ExternalDefinition>)
      return block(E);
    else
      return normalize(Ch, Node);
  });
  if (!Result->Range.isValid())
    Result->Range = E.Range;
  return Result;
}

Name *Normalizer::operand(Chain &Ch, ast::Expression &E) {
  Expression *V = value(Ch, E);
  if (auto *X = dyn_cast<Variable>(V))
    return X->TheName;
  return bind(Ch, start(E), V);
}

ArrayRef<Name *> Normalizer::operands(Chain &Ch,
                                      ArrayRef<ast::Expression *> Es) {
  // On the heap, because this function recurses and its frame should be small.
  std::vector<Name *> Names;
  Names.reserve(Es.size());
  for (ast::Expression *E : Es)
    Names.push_back(operand(Ch, *E));
  return C.copy(ArrayRef<Name *>(Names));
}

//===----------------------------------------------------------------------===//
// Variables, operators
//===----------------------------------------------------------------------===//

Expression *Normalizer::normalize(Chain &Ch, ast::VariableReference &E) {
  switch (E.ResolvedTo) {
  case Resolution::Local:
    return C.make<Variable>(type(E), start(E), C.identifier(E.Name));
  case Resolution::RuntimeExternal:
  case Resolution::DeclaredExternal:
    return C.make<Variable>(type(E), start(E), etaExpand(C, Ch, E));
  case Resolution::Builtin:
  case Resolution::Stored:
  case Resolution::StoreFunction:
    break;
  case Resolution::ImplicitExternal:
    return C.make<ExternalArray>(type(E), start(E), C.save(E.Name));
  }
  llvm_unreachable("desugaring leaves no builtin, and a prompt no cell");
}

Expression *Normalizer::normalize(Chain &Ch, ast::Not &E) {
  Name *X = operand(Ch, *E.Operand);
  return C.make<Not>(type(E), start(E), X);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Negate &E) {
  Name *X = operand(Ch, *E.Operand);
  return C.make<Negate>(type(E), start(E), X, E.ChecksOverflow);
}

Expression *Normalizer::normalize(Chain &Ch, ast::FloatNegate &E) {
  Name *X = operand(Ch, *E.Operand);
  return C.make<Negate>(type(E), start(E), X);
}

/// Handles left-nested operators in a loop, because generated programs have
/// long chains of them.
Expression *Normalizer::normalize(Chain &Ch, ast::Binary &E) {
  if (isLogical(E)) {
    bool IsAnd = E.Operator == ast::BinaryOperator::And;
    Type *Ty = type(E);
    auto MakeRight = [&] { return block(*E.Right); };
    auto MakeConstant = [&] { return C.make<Bool>(Ty, start(E), !IsAnd); };
    Branch Right{MakeRight, isTiny(E.Right)}, Constant{MakeConstant, true};
    return conditional(Ch, *E.Left, Ty, E, IsAnd ? Right : Constant,
                       IsAnd ? Constant : Right);
  }

  size_t Bottom = Operators.size();
  ast::Expression *Leftmost = &E;
  for (ast::Binary *B = &E; B && !isLogical(*B);
       B = dyn_cast<ast::Binary>(Leftmost)) {
    Operators.push_back(B);
    Leftmost = B->Left;
  }
  Name *Left = operand(Ch, *Leftmost);
  while (true) {
    ast::Binary *B = Operators.back();
    Operators.pop_back();
    Name *Right = operand(Ch, *B->Right);
    Expression *Result = operation(C, type(*B), *B, Left, Right);
    Result->Range = B->Range;
    if (Operators.size() == Bottom)
      return Result;
    Left = bind(Ch, start(*B), Result);
  }
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

Expression *Normalizer::normalize(Chain &Ch, ast::If &E) {
  auto MakeThen = [&] { return block(*E.Then); };
  auto MakeElse = [&]() -> Expression * {
    if (E.Else)
      return block(*E.Else);
    return C.make<Unit>(C.Types.unit(), start(E));
  };
  return conditional(Ch, *E.Condition, type(E), E, {MakeThen, isTiny(E.Then)},
                     {MakeElse, isTiny(E.Else)});
}

/// Makes `if Condition then Then else Else`. `&&` needs Else twice, and `||`
/// needs Then twice; if that would duplicate code, the value of the condition
/// gets a name instead.
Expression *Normalizer::conditional(Chain &Ch, ast::Expression &Condition,
                                    Type *Ty, const ast::Expression &Whole,
                                    Branch Then, Branch Else) {
  auto Make = [&](Comparison Operator, Type *OperandTy, Name *Left, Name *Right,
                  llvm::SMRange Tested) {
    Expression *ThenExpression = Then.Make();
    auto *Result = C.make<If>(Ty, start(Whole), Operator, OperandTy, Left,
                              Right, ThenExpression, Else.Make(), Tested);
    Result->Range = Whole.Range;
    return Result;
  };
  ast::Expression *E = &Condition;
  for (; auto *N = dyn_cast<ast::Not>(E); E = N->Operand)
    std::swap(Then, Else);

  if (auto *B = dyn_cast<ast::Binary>(E)) {
    if (!isLogical(*B)) {
      Name *Left = operand(Ch, *B->Left);
      Name *Right = operand(Ch, *B->Right);
      return Make(comparison(B->Operator), type(*B->Left), Left, Right,
                  B->Range);
    }
    auto MakeRight = [&] {
      Chain Inner(Ty);
      return Inner.finish(
          conditional(Inner, *B->Right, Ty, *B->Right, Then, Else));
    };
    bool IsAnd = B->Operator == ast::BinaryOperator::And;
    if (IsAnd && Else.MayDuplicate)
      return conditional(Ch, *B->Left, Ty, Whole, {MakeRight, false}, Else);
    if (!IsAnd && Then.MayDuplicate)
      return conditional(Ch, *B->Left, Ty, Whole, Then, {MakeRight, false});
  }

  return Make(Comparison::Equal, C.Types.boolean(), operand(Ch, *E), nullptr,
              E->Range);
}

/// `a; b` binds no name of the program, so that it becomes part of the
/// enclosing chain.
Expression *Normalizer::normalize(Chain &Ch, ast::Sequence &E) {
  ast::Expression *Last = &E;
  while (auto *S = dyn_cast<ast::Sequence>(Last)) {
    Expression *V = value(Ch, *S->First);
    bind(Ch, start(*S->First), V);
    Last = S->Second;
  }
  return value(Ch, *Last);
}

//===----------------------------------------------------------------------===//
// Calls, tuples, arrays, assertions
//===----------------------------------------------------------------------===//

Expression *Normalizer::normalize(Chain &Ch, ast::Apply &E) {
  Type *FunctionTy = type(*E.Callee);
  if (auto *Reference = dyn_cast<ast::VariableReference>(E.Callee))
    if (Reference->ResolvedTo != Resolution::Local)
      return callExternal(C, start(E), *Reference, FunctionTy,
                          operands(Ch, E.Arguments));
  Name *Callee = operand(Ch, *E.Callee);
  ArrayRef<Name *> Arguments = operands(Ch, E.Arguments);
  return C.make<Apply>(start(E), Callee, FunctionTy, Arguments);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Tuple &E) {
  ArrayRef<Name *> Elements = operands(Ch, E.Elements);
  return C.make<Construct>(type(E), start(E), nullptr, Elements);
}

Expression *Normalizer::normalize(Chain &Ch, ast::ArrayMake &E) {
  Name *Size = operand(Ch, *E.Size);
  Name *Initial = operand(Ch, *E.Initial);
  return C.make<ArrayMake>(type(E), start(E), Size, Initial);
}

Expression *Normalizer::normalize(Chain &Ch, ast::ArrayGet &E) {
  Name *Array = operand(Ch, *E.Array);
  Name *Index = operand(Ch, *E.Index);
  return C.make<ArrayGet>(type(E), start(E), Array, Index,
                          /*Inside=*/false, E.IsString);
}

Expression *Normalizer::normalize(Chain &Ch, ast::ArrayPut &E) {
  Name *Array = operand(Ch, *E.Array);
  Name *Index = operand(Ch, *E.Index);
  Name *Value = operand(Ch, *E.Value);
  return C.make<ArrayPut>(type(E), start(E), type(*E.Value), Array, Index,
                          Value, E.IsInBounds);
}

Expression *Normalizer::normalize(Chain &Ch, ast::ArrayLength &E) {
  Name *Array = operand(Ch, *E.Array);
  return C.make<ArrayLength>(type(E), start(E), Array, E.IsString);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Assert &E) {
  Name *Condition = operand(Ch, *E.Condition);
  return C.make<Assert>(type(E), start(E), Condition);
}

//===----------------------------------------------------------------------===//
// Constructors, fields, exceptions
//===----------------------------------------------------------------------===//

Expression *Normalizer::normalize(Chain &Ch, ast::Construct &E) {
  ArrayRef<Name *> Arguments = operands(Ch, E.Arguments);
  return C.make<Construct>(type(E), start(E), E.Constructor, Arguments);
}

Expression *Normalizer::normalize(Chain &Ch, ast::GetField &E) {
  Name *Object = operand(Ch, *E.Object);
  return C.make<GetField>(type(E), start(E), Object, type(*E.Object),
                          E.Constructor, E.Index);
}

Expression *Normalizer::normalize(Chain &Ch, ast::SetField &E) {
  Name *Object = operand(Ch, *E.Object);
  Name *Value = operand(Ch, *E.Value);
  return C.make<SetField>(type(E), start(E), Object, type(*E.Object),
                          E.Constructor, E.Index, Value);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Raise &E) {
  Name *Exception = operand(Ch, *E.Operand);
  return C.make<Raise>(type(E), start(E), Exception);
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

namespace {

/// Turns a decision tree into expressions. A part of the matched value gets a
/// name where it is first needed on a path. If several leaves of the tree share
/// the body of a case, the body becomes a join point.
class MatchNormalizer {
public:
  MatchNormalizer(Normalizer &N, ast::Match &E, const DecisionTree &Tree)
      : N(N), C(N.C), E(E), Tree(Tree) {}

  /// Returns the expression for the tree. Value is the name of the matched
  /// value.
  Expression *run(Name *Value, bool OfExceptions);
  /// Like the other overload, but for a tuple that need not be created, because
  /// its components have names.
  Expression *run(ArrayRef<Name *> Components);

private:
  using Node = DecisionTree::Node;
  using Binding = Node::Binding;

  void countUses(const Node &Root);
  void findVariables(const Node &Leaf);
  Expression *finish();
  Expression *convert(const Node &Tree);
  Expression *convertCase(Chain &Ch, const Node &Leaf);
  void copyHiddenNames(Chain &Ch);
  Name *defineNext(Chain &Ch, const Node &Tree);
  Type *nextType();
  Expression *callWithUnit(Chain &Ch, Name *Join, Type *Ty);
  Expression *convertTest(Chain &Ch, const Node &Test);
  Expression *convertTexts(const Node &Test, Name *Tested);
  Expression *convertText(const PatternHead &H, Name *Tested, Expression *Then,
                          Expression *Else);
  Expression *fail(Chain &Ch);
  Name *nameOf(Chain &Ch, const Occurrence &Part);
  void nameFields(Chain &Ch, ArrayRef<const Occurrence *> Parts,
                  ArrayRef<Binder> Binders);
  void nameElement(Chain &Ch, const Occurrence &Part, const Binder &B);
  void addMutableParts(llvm::SmallVectorImpl<const Occurrence *> &Parts,
                       llvm::SmallVectorImpl<Binder> &Binders);

  struct CaseInfo {
    unsigned Leaves = 0;
    llvm::SmallVector<const ast::Binder *, 4> Variables;
    /// The join point for the body; null if there is none.
    Name *Join = nullptr;
    Type *JoinTy = nullptr;
  };

  Normalizer &N;
  Context &C;
  ast::Match &E;
  const DecisionTree &Tree;
  Name *Value = nullptr;
  bool OfExceptions = false;
  bool HasGuards = false;
  std::vector<CaseInfo> Cases;
  llvm::DenseMap<const Occurrence *, Name *> Names;
  /// The parts to which names have been given, in this order.
  std::vector<const Occurrence *> Named;
};

} // namespace

Expression *MatchNormalizer::run(Name *MatchedValue, bool AreExceptions) {
  Value = MatchedValue;
  OfExceptions = AreExceptions;
  Names[&Tree.value()] = Value;
  return finish();
}

Expression *MatchNormalizer::run(ArrayRef<Name *> Components) {
  for (const Occurrence::Fields &F : Tree.value().Parts)
    for (auto [Part, Component] : llvm::zip_equal(F.Elements, Components))
      Names[Part] = Component;
  return finish();
}

void MatchNormalizer::findVariables(const Node &Leaf) {
  CaseInfo &Case = Cases[Leaf.Number];
  if (Case.Leaves++)
    return;
  Case.Variables = ast::boundVariables(E.Cases[Leaf.Number].ThePattern);
}

void MatchNormalizer::countUses(const Node &Root) {
  std::vector<const Node *> Pending{&Root};
  while (!Pending.empty()) {
    const Node *Node = Pending.back();
    Pending.pop_back();
    if (Node->TheKind == Node::Kind::Case)
      findVariables(*Node);
    if (Node->Otherwise)
      Pending.push_back(Node->Otherwise);
    for (const DecisionTree::Branch &B : llvm::reverse(Node->Branches))
      Pending.push_back(B.Then);
  }
}

/// If a variable of a case has the same name as the matched value or a
/// component of it, binds this value to a temporary. Otherwise, the variable
/// would shadow that name in the rest of the tree.
void MatchNormalizer::copyHiddenNames(Chain &Ch) {
  llvm::SmallPtrSet<const Name *, 8> Hiding;
  for (const CaseInfo &Case : Cases)
    for (const ast::Binder *B : Case.Variables)
      Hiding.insert(C.identifier(B->Name));
  auto Copy = [&](const Occurrence &Part) {
    Name *Known = Names.lookup(&Part);
    if (!Known || !Hiding.contains(Known))
      return;
    Names[&Part] =
        N.bind(Ch, start(E), C.make<Variable>(Part.Ty, start(E), Known));
  };
  Copy(Tree.value());
  for (const Occurrence::Fields &F : Tree.value().Parts)
    for (const Occurrence *Part : F.Elements)
      Copy(*Part);
}

/// Defines a join point for a tree, and returns its name. The tree is either
/// that for a failing guard, where the variables of the leaf must not be in
/// scope, or a tree that several comparisons share.
Name *MatchNormalizer::defineNext(Chain &Ch, const Node &Tree) {
  SMLoc Loc = start(E);
  Binder Unused{C.temporary(), C.Types.unit(), Loc};
  Name *Next = C.rename(C.identifier("next##"));
  Expression *Body = convert(Tree);
  auto *F = C.make<Function>(Binder{Next, nextType(), Loc},
                             C.copy(ArrayRef<Binder>(Unused)), Body, E.Range);
  Ch.append(C.make<LetRec>(Ch.type(), Loc, C.copy(ArrayRef<Function *>(F)),
                           FunctionKind::Join),
            E.Range);
  return Next;
}

Type *MatchNormalizer::nextType() {
  return C.Types.function({C.Types.unit()}, type(E));
}

/// Calls a join point that has a single parameter of type unit.
Expression *MatchNormalizer::callWithUnit(Chain &Ch, Name *Join, Type *Ty) {
  Name *Unit =
      N.bind(Ch, start(E), C.make<knormal::Unit>(C.Types.unit(), start(E)));
  return C.make<Apply>(start(E), Join, Ty, C.copy(ArrayRef<Name *>(Unit)));
}

/// Defines the join points and converts the tree.
Expression *MatchNormalizer::finish() {
  Cases.resize(E.Cases.size());
  for (size_t I = 0; I != Cases.size(); ++I)
    HasGuards |= E.hasGuard(I);
  countUses(Tree.root());
  Chain Ch(type(E));
  copyHiddenNames(Ch);
  for (size_t I = 0; I != Cases.size(); ++I) {
    CaseInfo &Case = Cases[I];
    if (Case.Leaves < 2 || isTiny(E.Bodies[I]))
      continue;
    SMLoc Loc = start(*E.Bodies[I]);
    llvm::SmallVector<Binder, 4> Parameters;
    llvm::SmallVector<Type *, 4> Types;
    for (const ast::Binder *B : Case.Variables)
      Parameters.push_back(binder(C, *B));
    if (Parameters.empty())
      Parameters.push_back({C.temporary(), C.Types.unit(), Loc});
    for (const Binder &B : Parameters)
      Types.push_back(B.Ty);
    Case.JoinTy = C.Types.function(Types, type(E));
    Case.Join = C.rename(C.identifier("case##"));
    auto *F = C.make<Function>(Binder{Case.Join, Case.JoinTy, Loc},
                               C.copy(ArrayRef<Binder>(Parameters)),
                               N.block(*E.Bodies[I]), E.Bodies[I]->Range);
    Ch.append(C.make<LetRec>(Ch.type(), Loc, C.copy(ArrayRef<Function *>(F)),
                             FunctionKind::Join),
              F->Range);
  }
  return Ch.finish(convert(Tree.root()));
}

/// Binds an element of an array, whose length has already been tested, to a
/// variable.
void MatchNormalizer::nameElement(Chain &Ch, const Occurrence &Part,
                                  const Binder &B) {
  Name *Array = nameOf(Ch, *Part.Parent);
  Name *Index =
      N.bind(Ch, start(E),
             C.make<Int>(C.Types.integer(), start(E), int32_t(Part.Index)));
  Ch.append(C.make<Let>(Ch.type(), start(E), B,
                        C.make<ArrayGet>(Part.Ty, start(E), Array, Index,
                                         /*Inside=*/true, /*String=*/false)),
            E.Range);
}

/// Adds the fields and elements that a guard can assign to. As in OCaml, all
/// those of one object are read at the same time, so that a guard does not
/// influence the cases after it.
void MatchNormalizer::addMutableParts(
    llvm::SmallVectorImpl<const Occurrence *> &Parts,
    llvm::SmallVectorImpl<Binder> &Binders) {
  if (!HasGuards)
    return;
  const Occurrence &First = *Parts.front();
  bool IsArray = First.Parent->Ty->isArray();
  const Constructor *X = First.TheConstructor;
  for (const Occurrence::Fields &F : First.Parent->Parts)
    if (llvm::is_contained(F.Elements, &First))
      for (const Occurrence *Part : F.Elements)
        if ((IsArray ||
             (X && !X->Fields.empty() && X->Fields[Part->Index].IsMutable)) &&
            !Names.lookup(Part) && !llvm::is_contained(Parts, Part)) {
          Parts.push_back(Part);
          Binders.push_back({C.temporary(), Part->Ty, start(E)});
        }
}

/// Binds parts of an object to variables. All parts have the same parent.
void MatchNormalizer::nameFields(Chain &Ch, ArrayRef<const Occurrence *> Wanted,
                                 ArrayRef<Binder> WantedBinders) {
  llvm::SmallVector<const Occurrence *, 8> Parts(Wanted);
  llvm::SmallVector<Binder, 8> Binders(WantedBinders);
  addMutableParts(Parts, Binders);
  const Occurrence &Parent = *Parts.front()->Parent;
  const Constructor *X = Parts.front()->TheConstructor;
  bool IsArray = Parent.Ty->isArray();
  Name *Object = nameOf(Ch, Parent);
  llvm::SmallVector<Binder, 8> Variables;
  for (Type *Ty : fieldTypes(C.Types, Parent.Ty, X))
    Variables.push_back({C.temporary(), Ty, start(E), /*IsUnused=*/true});
  for (auto [Part, B] : llvm::zip_equal(Parts, Binders)) {
    if (IsArray)
      nameElement(Ch, *Part, B);
    else
      Variables[Part->Index] = B;
    Names[Part] = B.TheName;
    Named.push_back(Part);
  }
  if (IsArray)
    return;
  Ch.append(C.make<LetFields>(Ch.type(), start(E),
                              C.copy(ArrayRef<Binder>(Variables)), Object,
                              Parent.Ty, X),
            E.Range);
}

Name *MatchNormalizer::nameOf(Chain &Ch, const Occurrence &Part) {
  if (Name *Known = Names.lookup(&Part))
    return Known;
  nameFields(Ch, &Part, Binder{C.temporary(), Part.Ty, start(E)});
  return Names.lookup(&Part);
}

Expression *MatchNormalizer::convert(const Node &Node) {
  size_t Before = Named.size();
  Chain Ch(type(E));
  Expression *Last;
  switch (Node.TheKind) {
  case Node::Kind::Fail:
    Last = fail(Ch);
    break;
  case Node::Kind::Case:
    Last = convertCase(Ch, Node);
    break;
  case Node::Kind::Test:
    Last = convertTest(Ch, Node);
    break;
  }
  if (!Last->Range.isValid())
    Last->Range = E.Range;
  // The names are not in scope in other branches.
  for (; Named.size() > Before; Named.pop_back())
    Names.erase(Named.back());
  return Ch.finish(Last);
}

/// Builds the code for values that no case matches: re-raises an exception, or
/// raises Match_failure for another value.
Expression *MatchNormalizer::fail(Chain &Ch) {
  SMLoc Loc = start(E);
  if (OfExceptions)
    return C.make<Raise>(type(E), Loc, Value);
  const Constructor &X =
      C.Types.Constructors.predefined(runtime::Exception::Match_failure);
  Type *Int = C.Types.integer();
  Name *Fields[] = {
      N.bind(Ch, Loc,
             C.make<String>(C.Types.string(), Loc, C.save(E.Failure.FileName))),
      N.bind(Ch, Loc, C.make<knormal::Int>(Int, Loc, int32_t(E.Failure.Line))),
      N.bind(Ch, Loc,
             C.make<knormal::Int>(Int, Loc, int32_t(E.Failure.Column)))};
  auto *Made = C.make<Construct>(C.Types.exception(), Loc, &X,
                                 C.copy(ArrayRef<Name *>(Fields)));
  return C.make<Raise>(type(E), Loc, N.bind(Ch, Loc, Made));
}

Expression *MatchNormalizer::convertCase(Chain &Ch, const Node &Leaf) {
  CaseInfo &Case = Cases[Leaf.Number];
  // The variables of this case must not be in scope in the next cases.
  Name *Next = nullptr;
  if (E.hasGuard(Leaf.Number) && !Leaf.Bindings.empty()) {
    for (const Binding &B : Leaf.Bindings)
      nameOf(Ch, *B.Value);
    Next = defineNext(Ch, *Leaf.Otherwise);
  }
  // Bind the fields that only this case needs directly to its variables. The
  // fields of one object are bound together.
  std::vector<const Binding *> Pending;
  for (const Binding &B : Leaf.Bindings)
    Pending.push_back(&B);
  while (!Pending.empty()) {
    const Binding &First = *Pending.front();
    llvm::SmallVector<const Occurrence *, 4> Parts;
    llvm::SmallVector<Binder, 4> Binders;
    if (!Names.lookup(First.Value))
      for (const Binding *B : Pending)
        if (!Names.lookup(B->Value) && B->Value->Parent &&
            B->Value->Parent == First.Value->Parent &&
            B->Value->TheConstructor == First.Value->TheConstructor &&
            !llvm::is_contained(Parts, B->Value)) {
          Parts.push_back(B->Value);
          Binders.push_back(binder(C, *B->Variable));
        }
    if (!Parts.empty())
      nameFields(Ch, Parts, Binders);
    llvm::erase_if(Pending, [&](const Binding *B) {
      Name *Known = Names.lookup(B->Value);
      if (!Known && !Parts.empty())
        return false;
      if (!Known)
        Known = nameOf(Ch, *B->Value);
      Binder X = binder(C, *B->Variable);
      if (X.TheName != Known)
        Ch.append(C.make<Let>(Ch.type(), X.Loc, X,
                              C.make<Variable>(X.Ty, X.Loc, Known)));
      return true;
    });
  }

  auto MakeBody = [&](Chain &Body) -> Expression * {
    if (!Case.Join)
      return N.block(*E.Bodies[Leaf.Number]);
    llvm::SmallVector<Name *, 4> Arguments;
    for (const ast::Binder *B : Case.Variables)
      Arguments.push_back(C.identifier(B->Name));
    if (Arguments.empty())
      return callWithUnit(Body, Case.Join, Case.JoinTy);
    return C.make<Apply>(start(E), Case.Join, Case.JoinTy,
                         C.copy(ArrayRef<Name *>(Arguments)));
  };
  if (!E.hasGuard(Leaf.Number))
    return MakeBody(Ch);
  auto MakeThen = [&] {
    Chain Then(type(E));
    return Then.finish(MakeBody(Then));
  };
  auto MakeElse = [&] {
    if (!Next)
      return convert(*Leaf.Otherwise);
    Chain Else(type(E));
    return Else.finish(callWithUnit(Else, Next, nextType()));
  };
  return N.conditional(Ch, *E.Guards[Leaf.Number], type(E), E,
                       {MakeThen, Case.Join != nullptr},
                       {MakeElse, Next != nullptr});
}

/// Compares a string or a float with the constants of a test, one after the
/// other.
Expression *MatchNormalizer::convertTexts(const Node &Test, Name *Tested) {
  // Build the comparisons backwards, from the last to the first.
  Expression *Result = convert(*Test.Otherwise);
  for (const DecisionTree::Branch &B : llvm::reverse(Test.Branches)) {
    if (B.Heads.size() == 1) {
      Result = convertText(B.Heads.front(), Tested, convert(*B.Then), Result);
      continue;
    }
    // Several comparisons share a branch.
    Chain Ch(type(E));
    Name *Next = defineNext(Ch, *B.Then);
    for (const PatternHead &H : llvm::reverse(B.Heads)) {
      Chain Then(type(E));
      Result = convertText(
          H, Tested, Then.finish(callWithUnit(Then, Next, nextType())), Result);
    }
    Result = Ch.finish(Result);
  }
  return Result;
}

/// Compares a string or a float with the constant of a pattern.
Expression *MatchNormalizer::convertText(const PatternHead &H, Name *Tested,
                                         Expression *Then, Expression *Else) {
  Chain Ch(type(E));
  SMLoc Loc = start(E);
  Type *Bool = C.Types.boolean();
  Expression *Branch;
  if (H.TheKind == PatternHead::Kind::Float) {
    Type *Float = C.Types.floating();
    Name *Wanted = N.bind(Ch, Loc, C.make<knormal::Float>(Float, Loc, H.Float));
    Branch = C.make<If>(type(E), Loc, Comparison::Equal, Float, Tested, Wanted,
                        Then, Else);
  } else {
    Type *Text = C.Types.string();
    Name *Wanted = N.bind(Ch, Loc, C.make<String>(Text, Loc, C.save(H.String)));
    Name *IsEqual = N.bind(Ch, Loc,
                           callRuntime(C, Loc, "String.equal",
                                       C.Types.function({Text, Text}, Bool),
                                       {Tested, Wanted}));
    Branch = C.make<If>(type(E), Loc, Comparison::Equal, Bool, IsEqual, nullptr,
                        Then, Else);
  }
  Branch->Range = E.Range;
  return Ch.finish(Branch);
}

Expression *MatchNormalizer::convertTest(Chain &Ch, const Node &Test) {
  Name *Tested = nameOf(Ch, *Test.Tested);
  PatternHead::Kind Kind = Test.Branches.front().Heads.front().TheKind;
  if (Kind == PatternHead::Kind::Float || Kind == PatternHead::Kind::String)
    return convertTexts(Test, Tested);
  Type *TestedTy = Test.Tested->Ty;
  if (Kind == PatternHead::Kind::Length) {
    TestedTy = C.Types.integer();
    Tested = N.bind(Ch, start(E),
                    C.make<ArrayLength>(TestedTy, start(E), Tested,
                                        /*String=*/false));
  }
  llvm::SmallVector<SwitchCase, 4> Branches;
  for (const DecisionTree::Branch &B : Test.Branches) {
    llvm::SmallVector<SwitchTest, 4> Tests;
    for (const PatternHead &H : B.Heads)
      Tests.push_back({H.TheConstructor, H.Int, H.Last});
    Branches.push_back({C.copy(ArrayRef<SwitchTest>(Tests)), convert(*B.Then)});
  }
  return C.make<Switch>(type(E), start(E), Tested, TestedTy,
                        C.copy(ArrayRef<SwitchCase>(Branches)),
                        Test.Otherwise ? convert(*Test.Otherwise) : nullptr);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Match &E) {
  auto HasCase = [&](bool OfExceptions) {
    return llvm::any_of(E.Cases, [&](const ast::MatchCase &Case) {
      return Case.IsException == OfExceptions;
    });
  };
  auto Convert = [&](Name *Value, bool OfExceptions, Type *Ty) {
    DecisionTree Tree(C.Types, E, OfExceptions, Ty);
    return MatchNormalizer(*this, E, Tree).run(Value, OfExceptions);
  };
  if (!HasCase(/*OfExceptions=*/true)) {
    DecisionTree Tree(C.Types, E, /*OfExceptions=*/false, type(*E.Scrutinee));
    auto *T = dyn_cast<ast::Tuple>(E.Scrutinee);
    bool IsBound = llvm::any_of(E.Cases, [](const ast::MatchCase &Case) {
      const ast::Pattern &P = Case.ThePattern;
      return !P.isTuple() ? !P.isWildcard() : P.isNamed();
    });
    if (T && !IsBound)
      return MatchNormalizer(*this, E, Tree).run(operands(Ch, T->Elements));
    Name *Value = operand(Ch, *E.Scrutinee);
    return MatchNormalizer(*this, E, Tree).run(Value, false);
  }
  Expression *Tried = block(*E.Scrutinee);
  SMLoc Loc = start(E);
  Binder Exception{C.temporary(), C.Types.exception(), Loc};
  Expression *Handler =
      Convert(Exception.TheName, /*OfExceptions=*/true, Exception.Ty);
  auto *Result = C.make<Try>(type(E), Loc, Tried, Exception, Handler);
  if (!E.IsTry) {
    Result->Value = {C.temporary(), type(*E.Scrutinee), Loc};
    Result->Next = Convert(Result->Value.TheName, /*OfExceptions=*/false,
                           Result->Value.Ty);
  }
  return Result;
}

Expression *knormal::normalize(Context &C, ast::Expression &Program) {
  return Normalizer(C).block(Program);
}
