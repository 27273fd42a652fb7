//===- AST.cpp - The syntax tree ------------------------------------------===//

#include "mincaml/Frontend/AST.h"

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

OperatorGroup mincaml::ast::group(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Group;
}

bool mincaml::ast::isArrayConstructor(llvm::StringRef RuntimeExternal) {
  return RuntimeExternal == "create_array" ||
         RuntimeExternal == "create_float_array";
}
