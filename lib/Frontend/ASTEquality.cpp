//===- ASTEquality.cpp - Comparison of syntax trees -----------------------===//

#include "mincaml/Frontend/ASTEquality.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Frontend/Visitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <vector>

using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::SmallVector;

namespace {

bool sameBinder(const Binder &A, const Binder &B) {
  return A.Name == B.Name && A.IsUnitPattern == B.IsUnitPattern;
}

bool sameBinders(ArrayRef<Binder> As, ArrayRef<Binder> Bs) {
  return llvm::equal(As, Bs, sameBinder);
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits patterns.
bool samePattern(const Pattern &A, const Pattern &B) {
  return sameBinder(A.Variable, B.Variable) &&
         llvm::equal(A.Elements, B.Elements, samePattern);
}

bool sameFunction(const FunctionDefinition &A, const FunctionDefinition &B) {
  return sameBinder(A.Name, B.Name) &&
         sameBinders(A.Parameters, B.Parameters) &&
         llvm::equal(A.Patterns, B.Patterns, samePattern);
}

bool sameDefinition(const Definition &A, const Definition &B) {
  if (!A.Function || !B.Function)
    return !A.Function && !B.Function && samePattern(A.Target, B.Target);
  return sameFunction(*A.Function, *B.Function);
}

/// Compares two nodes of the same class, without their operands.
template <typename Node> bool sameContent(const Node &, const Node &) {
  return true;
}

bool sameContent(const BoolLiteral &A, const BoolLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const IntLiteral &A, const IntLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const FloatLiteral &A, const FloatLiteral &B) {
  return llvm::bit_cast<uint64_t>(A.Value) == llvm::bit_cast<uint64_t>(B.Value);
}

bool sameContent(const CharacterLiteral &A, const CharacterLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const StringLiteral &A, const StringLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const ArrayGet &A, const ArrayGet &B) {
  return A.IsString == B.IsString;
}

bool sameContent(const ArrayLength &A, const ArrayLength &B) {
  return A.IsString == B.IsString;
}

bool sameContent(const VariableReference &A, const VariableReference &B) {
  return A.Name == B.Name;
}

bool sameContent(const Binary &A, const Binary &B) {
  return A.Operator == B.Operator;
}

bool sameContent(const Apply &A, const Apply &B) {
  return A.Written == B.Written;
}

bool sameContent(const Let &A, const Let &B) {
  return sameBinder(A.Variable, B.Variable);
}

bool sameContent(const LetRec &A, const LetRec &B) {
  return sameFunction(*A.Function, *B.Function);
}

bool sameContent(const LetRecGroup &A, const LetRecGroup &B) {
  return llvm::equal(
      A.Functions, B.Functions,
      [](const FunctionDefinition *F, const FunctionDefinition *G) {
        return sameFunction(*F, *G);
      });
}

bool sameContent(const LetTuple &A, const LetTuple &B) {
  return sameBinders(A.Variables, B.Variables);
}

bool sameContent(const LetDefinitions &A, const LetDefinitions &B) {
  return A.IsRecursive == B.IsRecursive && A.IsTopLevel == B.IsTopLevel &&
         llvm::equal(A.Definitions, B.Definitions, sameDefinition);
}

bool sameContent(const TypeDefinition &A, const TypeDefinition &B) {
  return A.Name == B.Name;
}

bool sameContent(const ExceptionDefinition &A, const ExceptionDefinition &B) {
  return A.Name == B.Name && A.Arity == B.Arity;
}

bool sameContent(const ExternalDefinition &A, const ExternalDefinition &B) {
  return sameBinder(A.Variable, B.Variable) && A.Symbol == B.Symbol &&
         A.Arity == B.Arity;
}

bool sameContent(const MakeException &A, const MakeException &B) {
  return A.Name == B.Name;
}

bool sameLiteral(const Expression *A, const Expression *B) {
  return A && B ? equal(*A, *B) : !A && !B;
}

bool sameCase(const HandlerCase &A, const HandlerCase &B) {
  return A.Name == B.Name && A.HasArgument == B.HasArgument &&
         A.IsOrAlternative == B.IsOrAlternative &&
         samePattern(A.Argument, B.Argument) &&
         sameLiteral(A.Literal, B.Literal);
}

bool sameContent(const Try &A, const Try &B) {
  return llvm::equal(A.Cases, B.Cases, sameCase);
}

bool sameContent(const Fun &A, const Fun &B) {
  return sameFunction(*A.Function, *B.Function);
}

bool sameContent(const For &A, const For &B) {
  return sameBinder(A.Variable, B.Variable) && A.IsDownward == B.IsDownward;
}

bool sameNode(const Expression &A, const Expression &B) {
  return A.TheKind == B.TheKind && dispatchSurface(A, [&B](const auto &Node) {
           using Class = std::decay_t<decltype(Node)>;
           return sameContent(Node, *cast<Class>(&B));
         });
}

} // namespace

bool mincaml::ast::equal(const Expression &A, const Expression &B) {
  // The pairs of subtrees that remain to be compared. A list instead of
  // recursion allows trees of any depth.
  std::vector<std::pair<const Expression *, const Expression *>> Pending{
      {&A, &B}};
  SmallVector<const Expression *, 8> LeftOperands;
  SmallVector<const Expression *, 8> RightOperands;
  while (!Pending.empty()) {
    auto [Left, Right] = Pending.back();
    Pending.pop_back();
    if (!sameNode(*Left, *Right))
      return false;
    LeftOperands.clear();
    RightOperands.clear();
    appendOperands(Left, LeftOperands);
    appendOperands(Right, RightOperands);
    if (LeftOperands.size() != RightOperands.size())
      return false;
    for (auto [L, R] : llvm::zip_equal(LeftOperands, RightOperands))
      Pending.push_back({L, R});
  }
  return true;
}
