//===- TypeExpression.cpp - Types in the program text ---------------------===//

#include "mincaml/Frontend/TypeExpression.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::ast;
using llvm::raw_ostream;

namespace {

/// The binding strength of a type.
enum Level : unsigned { FunctionLevel, TupleLevel, OperandLevel };

Level levelOf(const TypeExpression &T) {
  switch (T.TheKind) {
  case TypeExpression::Kind::Function:
    return FunctionLevel;
  case TypeExpression::Kind::Tuple:
    return TupleLevel;
  default:
    return OperandLevel;
  }
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits types.
void print(raw_ostream &OS, const TypeExpression &T, Level Minimum) {
  bool HasParentheses = levelOf(T) < Minimum;
  OS << (HasParentheses ? "(" : "");
  llvm::ListSeparator Arrow(" -> ");
  llvm::ListSeparator Star(" * ");
  switch (T.TheKind) {
  case TypeExpression::Kind::Any:
    OS << '_';
    break;
  case TypeExpression::Kind::Variable:
    OS << T.Name;
    break;
  case TypeExpression::Kind::Constructor:
    for (const TypeExpression *Operand : T.Operands) {
      print(OS, *Operand, OperandLevel);
      OS << ' ';
    }
    OS << T.Name;
    break;
  case TypeExpression::Kind::Tuple:
    for (const TypeExpression *Operand : T.Operands) {
      OS << Star;
      print(OS, *Operand, OperandLevel);
    }
    break;
  case TypeExpression::Kind::Function:
    for (const TypeExpression *Operand : T.Operands) {
      OS << Arrow;
      print(OS, *Operand, TupleLevel);
    }
    break;
  }
  OS << (HasParentheses ? ")" : "");
}

} // namespace

const TypeExpression *mincaml::ast::findOpenPart(const TypeExpression &T) {
  if (T.TheKind == TypeExpression::Kind::Any ||
      T.TheKind == TypeExpression::Kind::Variable)
    return &T;
  for (const TypeExpression *Operand : T.Operands)
    if (const TypeExpression *Open = findOpenPart(*Operand))
      return Open;
  return nullptr;
}

void TypeExpression::print(raw_ostream &OS) const {
  ::print(OS, *this, FunctionLevel);
}
