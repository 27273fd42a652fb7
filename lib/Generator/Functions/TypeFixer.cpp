//===- TypeFixer.cpp - Uses that fix types of parameters ------------------===//

#include "Functions/TypeFixer.h"
#include "Expressions/ConstantMaker.h"
#include "Functions/FunctionDefiner.h"
#include "mincaml/Frontend/Operands.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::dyn_cast;

static bool isVariable(const Expression *E, StringRef Name) {
  const auto *V = dyn_cast<ast::VariableReference>(E);
  return V && V->Name == Name;
}

/// Returns whether the variable is an operand of E that must be a number or a
/// bool. Ignoring other uses is conservative.
static bool determinesType(const Expression *E, StringRef Name) {
  if (const auto *B = dyn_cast<ast::Binary>(E))
    return ast::group(B->Operator) != ast::OperatorGroup::Comparison &&
           (isVariable(B->Left, Name) || isVariable(B->Right, Name));
  if (const auto *I = dyn_cast<ast::If>(E))
    return isVariable(I->Condition, Name);
  if (const auto *N = dyn_cast<ast::Not>(E))
    return isVariable(N->Operand, Name);
  if (const auto *N = dyn_cast<ast::Negate>(E))
    return isVariable(N->Operand, Name);
  if (const auto *N = dyn_cast<ast::FloatNegate>(E))
    return isVariable(N->Operand, Name);
  if (const auto *G = dyn_cast<ast::ArrayGet>(E))
    return isVariable(G->Index, Name);
  return false;
}

static bool isTypeDetermined(const Expression *Body, StringRef Name) {
  llvm::SmallVector<const Expression *, 32> Rest = {Body};
  while (!Rest.empty()) {
    const Expression *E = Rest.pop_back_val();
    if (determinesType(E, Name))
      return true;
    appendOperands(E, Rest);
  }
  return false;
}

Expression *TypeFixer::exampleOfType(const ValueType *T) {
  switch (T->TheKind) {
  case Kind::Tuple: {
    ExpressionList Components;
    for (const ValueType *Component : T->Operands)
      Components.push_back(exampleOfType(Component));
    return Build.tuple(Components);
  }
  case Kind::Array:
    return Build.arrayMake(Build.integer(int32_t(T->Length)),
                           exampleOfType(T->Result));
  case Kind::Function: {
    Block B;
    Variable F =
        Functions.define(B, newName("f"), T->Operands, T->Result, CallBounds[0],
                         [&](ArrayRef<StringRef> Given) {
                           return fixParameterTypes(Given, T->Operands,
                                                    exampleOfType(T->Result));
                         });
    return B.finish(Build.variable(F.Name), Build);
  }
  default:
    return Constants.literal(T);
  }
}

Expression *
TypeFixer::fixParameterTypes(ArrayRef<StringRef> Parameters,
                             ArrayRef<const ValueType *> ParameterTypes,
                             Expression *Body) {
  for (auto [Name, T] : llvm::zip(Parameters, ParameterTypes)) {
    // The pattern `()` determines the type.
    if (Name.empty() || (T->isScalar() && isTypeDetermined(Body, Name)))
      continue;
    Expression *Use = Build.variable(Name);
    if (T->is(Kind::Unit)) {
      Body = Build.sequence(Use, Body);
      continue;
    }
    if (T->is(Kind::Int))
      Use = Build.add(Use, Constants.literal(Int));
    else if (T->is(Kind::Float))
      Use = Build.binary(Operator::FloatAdd, Use, Constants.literal(Float));
    else if (T->is(Kind::Bool))
      Use = Build.make<ast::Not>(Use);
    else if (T->is(Kind::Char))
      Use = Build.call("Char.code", {Use});
    else if (T->is(Kind::String))
      Use = Build.call("String.length", {Use});
    else
      Use = Build.conditional(Build.boolean(true), Use, exampleOfType(T));
    Body = Build.let(newName("unused"), Use, Body);
  }
  return Body;
}
