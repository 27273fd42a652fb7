//===- AST.cpp - The syntax tree ------------------------------------------===//

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml::ast;

namespace {

struct OperatorInfo {
  llvm::StringRef Spelling;
  unsigned Precedence;
  OperatorGroup Group;
};

constexpr OperatorInfo Operators[] = {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group)                     \
  {Spelling, Precedence, OperatorGroup::Group},
#include "mincaml/Frontend/Syntax.def"
};

} // namespace

llvm::StringRef mincaml::ast::spelling(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Spelling;
}

unsigned mincaml::ast::precedence(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Precedence;
}

bool mincaml::ast::isRightAssociative(BinaryOperator Operator) {
  return precedence(Operator) == precedence(BinaryOperator::ShiftLeft) ||
         Operator == BinaryOperator::ApplyTo;
}

bool mincaml::ast::isDivision(BinaryOperator Operator) {
  return Operator == BinaryOperator::Divide ||
         Operator == BinaryOperator::Remainder;
}

OperatorGroup mincaml::ast::group(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Group;
}

const TypeExpression *mincaml::ast::findOpenPart(const TypeExpression &T) {
  if (T.TheKind == TypeExpression::Kind::Any ||
      T.TheKind == TypeExpression::Kind::Variable)
    return &T;
  for (const TypeExpression *Operand : T.Operands)
    if (const TypeExpression *Open = findOpenPart(*Operand))
      return Open;
  return nullptr;
}

Expression **mincaml::ast::continuation(Expression *E) {
  if (auto *L = llvm::dyn_cast<Let>(E))
    return &L->Body;
  if (auto *L = llvm::dyn_cast<LetRec>(E))
    return &L->Body;
  if (auto *L = llvm::dyn_cast<LetRecGroup>(E))
    return &L->Body;
  if (auto *L = llvm::dyn_cast<LetTuple>(E))
    return &L->Body;
  if (auto *L = llvm::dyn_cast<LetDefinitions>(E))
    return &L->Body;
  if (auto *T = llvm::dyn_cast<TopLevelExpression>(E))
    return &T->Body;
  if (auto *T = llvm::dyn_cast<TypeDefinition>(E))
    return &T->Body;
  if (auto *X = llvm::dyn_cast<ExceptionDefinition>(E))
    return &X->Body;
  if (auto *X = llvm::dyn_cast<ExternalDefinition>(E))
    return &X->Body;
  if (auto *S = llvm::dyn_cast<Sequence>(E))
    return &S->Second;
  return nullptr;
}

bool mincaml::ast::isArrayConstructor(llvm::StringRef RuntimeExternal) {
  return RuntimeExternal == "create_array" ||
         RuntimeExternal == "create_float_array";
}

llvm::StringRef ASTContext::uniqueName(llvm::StringRef Prefix,
                                       unsigned Number) {
  return intern((llvm::Twine(Prefix) + "#" + llvm::Twine(Number)).str());
}
