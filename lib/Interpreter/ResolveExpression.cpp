//===- ResolveExpression.cpp - The instructions of each node --------------===//

#include "Externals.h"
#include "Resolver.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::SMLoc;
using llvm::StringRef;

using Resolution = ast::VariableReference::Resolution;

static bool isFloat(const ast::Expression &E) {
  return E.Ty->resolve()->isFloat();
}

static bool isArrayConstructor(StringRef External) {
  return External == "create_array" || External == "create_float_array";
}

static const ast::VariableReference *asExternal(const ast::Expression *E) {
  const auto *Reference = llvm::dyn_cast<ast::VariableReference>(E);
  return Reference && Reference->ResolvedTo != Resolution::Local ? Reference
                                                                 : nullptr;
}

static Value intValue(int32_t Int) {
  Value V = {};
  V.Int = Int;
  return V;
}

//===----------------------------------------------------------------------===//
// Literals, variables, operators
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::UnitLiteral &, Task &T) {
  return finishConstant(T, intValue(0));
}

Resolver::Need Resolver::resolve(const ast::BoolLiteral &E, Task &T) {
  return finishConstant(T, intValue(E.Value));
}

Resolver::Need Resolver::resolve(const ast::IntLiteral &E, Task &T) {
  return finishConstant(T, intValue(E.Value));
}

Resolver::Need Resolver::resolve(const ast::FloatLiteral &E, Task &T) {
  Value V;
  V.Float = E.Value;
  return finishConstant(T, V);
}

Resolver::Need Resolver::resolve(const ast::VariableReference &E, Task &T) {
  switch (E.ResolvedTo) {
  case Resolution::Local: {
    assert(InScope.contains(E.Name) && "inference has found it");
    Capture Place = locate(InScope.lookup(E.Name));
    return finish(T, Place.From, Place.Index);
  }
  case Resolution::RuntimeExternal: {
    // A function that does nothing but call it.
    uint32_t NumParameters = E.Ty->resolve()->size();
    openFunction(NumParameters, NoVariable);
    for (uint32_t I = 0; I != NumParameters; ++I)
      emit(Opcode::Local, I);
    emitExternal(E.Name, E.Range.Start);
    emitReturn();
    const Function *F = closeFunction();
    emit(Opcode::Closure);
    last().Operand.Callee = F;
    if (T.IsTail)
      emitReturn();
    return {};
  }
  case Resolution::ImplicitExternal:
    reportExternal(E);
    return finishConstant(T, intValue(0));
  }
  llvm_unreachable("covered switch");
}

Resolver::Need Resolver::resolve(const ast::Not &E, Task &T) {
  return T.Stage++ ? finish(T, Opcode::Not) : Need{E.Operand};
}

Resolver::Need Resolver::resolve(const ast::Negate &E, Task &T) {
  if (T.Stage++ == 0)
    return {E.Operand};
  return finish(T, isFloat(E) ? Opcode::FloatNegate : Opcode::Negate);
}

Resolver::Need Resolver::resolve(const ast::FloatNegate &E, Task &T) {
  return T.Stage++ ? finish(T, Opcode::FloatNegate) : Need{E.Operand};
}

/// Not `&&` and `||`.
static Opcode strictOperator(const ast::Binary &E) {
  switch (E.Operator) {
  case ast::BinaryOperator::Divide:
    return Opcode::Divide;
#define INSTRUCTION(Name, Effect)
#define INT_ARITHMETIC(Name, Operator)                                         \
  case ast::BinaryOperator::Name:                                              \
    return Opcode::Name;
#define FLOAT_ARITHMETIC(Name, Operator) INT_ARITHMETIC(Name, Operator)
#define COMPARISON(Name, Operator)                                             \
  case ast::BinaryOperator::Name:                                              \
    return isFloat(*E.Left) ? Opcode::Float##Name : Opcode::Int##Name;
#include "Instructions.def"
  case ast::BinaryOperator::And:
  case ast::BinaryOperator::Or:
    break;
  }
  llvm_unreachable("not a strict operator");
}

/// `a && b` is `if a then b else false`, `a || b` is `if a then true else b`.
Resolver::Need Resolver::resolve(const ast::Binary &E, Task &T) {
  if (T.Stage == 0) {
    ++T.Stage;
    return {E.Left};
  }
  if (ast::group(E.Operator) == ast::OperatorGroup::Logical) {
    bool IsAnd = E.Operator == ast::BinaryOperator::And;
    return resolveBranches(T, IsAnd ? E.Right : nullptr,
                           IsAnd ? nullptr : E.Right, /*Default=*/!IsAnd);
  }
  if (T.Stage++ == 1)
    return {E.Right};
  return finishAt(T, strictOperator(E), E.OperatorLoc);
}

//===----------------------------------------------------------------------===//
// Conditionals, bindings
//===----------------------------------------------------------------------===//

/// The stages of a conditional after its condition. A branch that is null has
/// the value Default.
Resolver::Need Resolver::resolveBranches(Task &T, const ast::Expression *Then,
                                         const ast::Expression *Else,
                                         int32_t Default) {
  switch (T.Stage++) {
  case 1:
    T.Pending = emit(Opcode::Branch);
    if (Then)
      return {Then, Relation::Result};
    finishConstant(T, intValue(Default));
    ++T.Stage;
    [[fallthrough]];
  case 2: {
    // A branch in tail position has returned.
    uint32_t OverThen = T.Pending;
    if (!T.IsTail)
      T.Pending = emit(Opcode::Jump);
    land(OverThen);
    if (Else)
      return {Else, Relation::Result};
    finishConstant(T, intValue(Default));
    [[fallthrough]];
  }
  default:
    if (!T.IsTail)
      land(T.Pending);
    return {};
  }
}

Resolver::Need Resolver::resolve(const ast::If &E, Task &T) {
  if (T.Stage == 0) {
    ++T.Stage;
    return {E.Condition};
  }
  return resolveBranches(T, E.Then, E.Else, /*Default=*/0);
}

Resolver::Need Resolver::resolve(const ast::Let &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Value};
  case 1: {
    VariableID V = bind(E.Variable);
    emit(Opcode::Store, Variables[V].Slot);
    return {E.Body, Relation::Result};
  }
  default:
    unbind(1);
    return {};
  }
}

Resolver::Need Resolver::resolve(const ast::LetRec &E, Task &T) {
  const ast::FunctionDefinition &Definition = *E.Function;
  size_t NumParameters = Definition.Parameters.size();
  switch (T.Stage++) {
  case 0:
    openFunction(NumParameters, bind(Definition.Name));
    for (const ast::Binder &B : Definition.Parameters)
      bind(B);
    ++Functions.back().NextSlot; // The link.
    return {Definition.Body, Relation::Body};
  case 1: {
    unbind(NumParameters);
    const Function *F = closeFunction();
    emit(Opcode::Closure);
    last().Operand.Callee = F;
    emit(Opcode::Store, Variables.back().Slot);
    return {E.Body, Relation::Result};
  }
  default:
    unbind(1);
    return {};
  }
}

Resolver::Need Resolver::resolve(const ast::LetTuple &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Value};
  case 1: {
    uint32_t First = Functions.back().NextSlot;
    for (const ast::Binder &B : E.Variables)
      bind(B);
    emit(Opcode::Unpack, First);
    last().Operand.Count = E.Variables.size();
    return {E.Body, Relation::Result};
  }
  default:
    unbind(E.Variables.size());
    return {};
  }
}

Resolver::Need Resolver::resolve(const ast::Sequence &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.First};
  case 1:
    emit(Opcode::Drop);
    return {E.Second, Relation::Result};
  default:
    return {};
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::Apply &E, Task &T) {
  const ast::VariableReference *External = asExternal(E.Callee);
  if (External && T.Stage == 0) {
    // What is known is not evaluated.
    ++T.Stage;
    if (External->ResolvedTo == Resolution::ImplicitExternal)
      reportExternal(*External);
  }
  uint32_t Stage = T.Stage++;
  if (Stage == 0)
    return {E.Callee};
  if (Stage <= E.Arguments.size())
    return {E.Arguments[Stage - 1]};

  if (External) {
    if (External->ResolvedTo == Resolution::RuntimeExternal)
      emitExternal(External->Name, E.Range.Start);
    if (T.IsTail)
      emitReturn();
    return {};
  }
  if (!T.IsTail)
    return finish(T, Opcode::Call, E.Arguments.size());
  emit(Opcode::TailCall, E.Arguments.size());
  last().Operand.Count = Functions.back().TheFunction->NumParameters;
  return {};
}

/// Takes the arguments from the stack.
void Resolver::emitExternal(StringRef Name, SMLoc Location) {
  if (isArrayConstructor(Name)) {
    emit(Opcode::MakeArray);
    last().Operand.Location = Location.getPointer();
    return;
  }
  emit(Opcode::CallExternal);
  last().Operand.External = findExternal(Name);
}

void Resolver::reportExternal(const ast::VariableReference &E) {
  if (Reported.insert(E.Name).second)
    Diagnostics.report(E.Range, DiagnosticID::CannotInterpret, E.Name,
                       runtime::SymbolPrefix + E.Name);
}

//===----------------------------------------------------------------------===//
// Tuples, arrays
//===----------------------------------------------------------------------===//

Resolver::Need Resolver::resolve(const ast::Tuple &E, Task &T) {
  uint32_t Stage = T.Stage++;
  if (Stage < E.Elements.size())
    return {E.Elements[Stage]};
  return finish(T, Opcode::MakeTuple, E.Elements.size());
}

Resolver::Need Resolver::resolve(const ast::ArrayMake &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Size};
  case 1:
    return {E.Initial};
  default:
    return finishAt(T, Opcode::MakeArray, E.Range.Start);
  }
}

Resolver::Need Resolver::resolve(const ast::ArrayGet &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Array};
  case 1:
    return {E.Index};
  default:
    return finishAt(T, Opcode::ArrayGet, E.Range.Start);
  }
}

Resolver::Need Resolver::resolve(const ast::ArrayPut &E, Task &T) {
  switch (T.Stage++) {
  case 0:
    return {E.Array};
  case 1:
    return {E.Index};
  case 2:
    return {E.Value};
  default:
    return finishAt(T, Opcode::ArrayPut, E.Range.Start);
  }
}

Resolver::Need Resolver::resolve(const ast::ArrayLength &E, Task &T) {
  return T.Stage++ ? finish(T, Opcode::ArrayLength) : Need{E.Array};
}
