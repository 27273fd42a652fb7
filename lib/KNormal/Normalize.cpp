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
#include "mincaml/KNormal/Phases.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLFunctionalExtras.h"
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

/// One side of a condition that is being compiled to control flow.
struct Branch {
  /// Makes the expression, a new one each time.
  llvm::function_ref<Expression *()> Make;
  /// Make may be called several times.
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

  // One function for each class of node that is not a literal or a definition.
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
  Expression *normalize(Chain &Ch, ast::MakeException &E);
  Expression *normalize(Chain &Ch, ast::Raise &E);
  Expression *normalize(Chain &Ch, ast::Try &E);

  Expression *conditional(Chain &Ch, ast::Expression &Condition, Type *Ty,
                          const ast::Expression &Whole, Branch Then,
                          Branch Else);

  Context &C;
  /// The pending operators of left-nested expressions such as `a + b + c`. All
  /// levels of recursion share this stack.
  std::vector<ast::Binary *> Operators;
};

SMLoc start(const ast::Expression &E) { return E.Range.Start; }
Type *type(const ast::Expression &E) { return E.Ty->resolve(); }

/// Whether a copy of the expression costs no more than a jump to it. Null is a
/// missing `else`.
bool isTiny(const ast::Expression *E) {
  if (!E)
    return true;
  if (auto *Reference = dyn_cast<ast::VariableReference>(E))
    return Reference->ResolvedTo == Resolution::Local;
  return llvm::isa<ast::UnitLiteral, ast::BoolLiteral, ast::IntLiteral,
                   ast::FloatLiteral, ast::CharacterLiteral>(E);
}

Binder binder(Context &C, const ast::Binder &B) {
  Name *N = B.Name == "_" ? C.temporary() : C.identifier(B.Name);
  return {N, B.Ty->resolve(), B.Range.Start};
}

ArrayRef<Binder> binders(Context &C, ArrayRef<ast::Binder> Bs) {
  llvm::SmallVector<Binder, 8> Result;
  for (const ast::Binder &B : Bs)
    Result.push_back(binder(C, B));
  return C.copy(ArrayRef<Binder>(Result));
}

/// Defines a local function that only calls the external. It gets a new name,
/// because the same chain may have another expansion of the external at another
/// type.
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
  if (ast::group(E.Operator) == ast::OperatorGroup::Comparison)
    return C.make<Compare>(Ty, start(E), comparison(E.Operator), type(*E.Left),
                           Left, Right);
  if (ast::group(E.Operator) == ast::OperatorGroup::Concatenation)
    return callRuntime(C, start(E), ast::spelling(E.Operator),
                       C.Types.function({Ty, Ty}, Ty), {Left, Right});
  // Only a division can fail; the location of its error is the operator.
  bool MayFail = ast::isDivision(E.Operator);
  return C.make<Arithmetic>(Ty, MayFail ? E.OperatorLoc : start(E),
                            arithmetic(E.Operator), Left, Right);
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
    Ch.append(IsLoop ? C.make<Loop>(Ch.type(), start(*E), Fs)
                     : C.make<LetRec>(Ch.type(), start(*E), Fs),
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
      Ch.append(C.make<LetTuple>(Ch.type(), start(*E), binders(C, L->Variables),
                                 Tuple, type(*L->Value)),
                E->Range);
      E = L->Body;
    } else if (auto *S = dyn_cast<ast::Sequence>(E)) {
      Expression *V = value(Ch, *S->First);
      bind(Ch, start(*S->First), V);
      E = S->Second;
    } else if (llvm::isa<ast::ExceptionDefinition, ast::ExternalDefinition>(
                   E)) {
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
    break;
  case Resolution::ImplicitExternal:
    return C.make<ExternalArray>(type(E), start(E), C.save(E.Name));
  }
  llvm_unreachable("desugaring leaves no builtin");
}

Expression *Normalizer::normalize(Chain &Ch, ast::Not &E) {
  Name *X = operand(Ch, *E.Operand);
  return C.make<Not>(type(E), start(E), X);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Negate &E) {
  Name *X = operand(Ch, *E.Operand);
  return C.make<Negate>(type(E), start(E), X);
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
  return C.make<Tuple>(type(E), start(E), Elements);
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
                          type(*E.Array)->isReference(), E.IsString);
}

Expression *Normalizer::normalize(Chain &Ch, ast::ArrayPut &E) {
  Name *Array = operand(Ch, *E.Array);
  Name *Index = operand(Ch, *E.Index);
  Name *Value = operand(Ch, *E.Value);
  return C.make<ArrayPut>(type(E), start(E), type(*E.Value), Array, Index,
                          Value, E.IsInBounds || type(*E.Array)->isReference());
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
// Exceptions
//===----------------------------------------------------------------------===//

Expression *Normalizer::normalize(Chain &Ch, ast::MakeException &E) {
  Name *Payload = E.Argument ? operand(Ch, *E.Argument) : nullptr;
  return C.make<MakeException>(type(E), start(E), E.Constructor, Payload);
}

Expression *Normalizer::normalize(Chain &Ch, ast::Raise &E) {
  Name *Exception = operand(Ch, *E.Operand);
  return C.make<Raise>(type(E), start(E), Exception);
}

/// The cases become a chain of tests. The chain may have any length, so that a
/// loop builds it, from the last case to the first.
Expression *Normalizer::normalize(Chain &, ast::Try &E) {
  Expression *Tried = block(*E.Body);
  Binder Exception = binder(C, E.Cases.back().Argument.Variable);
  Expression *Handler = block(*E.Handlers.back());
  if (E.Cases.size() > 1) {
    // The variable of the last case must not be visible in the other cases.
    Binder Any{C.temporary(), Exception.Ty, Exception.Loc};
    Chain Last(type(E));
    Last.append(
        C.make<Let>(Last.type(), Exception.Loc, Exception,
                    C.make<Variable>(Any.Ty, Exception.Loc, Any.TheName)));
    Handler = Last.finish(Handler);
    Exception = Any;
  }
  // Makes the expression that a case evaluates, and sets B to the binder of the
  // argument of its exception.
  auto MakeCase = [&](ast::HandlerCase &Case, ast::Expression &Value,
                      Binder &B) -> Expression * {
    ast::Pattern &P = Case.Argument;
    if (Case.HasArgument)
      B = binder(C, P.Variable);
    if (!Case.HasArgument || !P.isTuple())
      return block(Value);
    B = {C.temporary(), P.Ty->resolve(), P.Range.Start};
    llvm::SmallVector<ast::Binder, 8> Components;
    for (const ast::Pattern &Element : P.Elements)
      Components.push_back(Element.Variable);
    Chain Inner(type(E));
    Inner.append(C.make<LetTuple>(Inner.type(), P.Range.Start,
                                  binders(C, Components), B.TheName, B.Ty));
    return Inner.finish(block(Value));
  };
  for (size_t I = E.Cases.size() - 1; I--;) {
    ast::HandlerCase &Case = E.Cases[I];
    Binder Payload;
    Expression *Then = MakeCase(Case, *E.Handlers[I], Payload);
    Handler = C.make<IfException>(type(E), Case.Range.Start, Exception.TheName,
                                  Case.Constructor, Payload, Then, Handler);
    Handler->Range = Case.Range;
  }
  return C.make<Try>(type(E), start(E), Tried, Exception, Handler);
}

Expression *knormal::normalize(Context &C, ast::Expression &Program) {
  return Normalizer(C).block(Program);
}
