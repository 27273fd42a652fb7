//===- Operands.cpp - The expressions in an expression --------------------===//

#include "mincaml/Frontend/Operands.h"
#include "mincaml/Frontend/Visitor.h"

using namespace mincaml::ast;

Expression **mincaml::ast::operand(Expression *E, unsigned I) {
  Expression **Found = nullptr;
  dispatch(*E, [&](auto &Node) {
    forEachOperandField(Node, [&](auto &Field) {
      if (Found)
        return;
      if constexpr (std::is_same_v<decltype(Field), Expression *&>) {
        if (I == 0 && Field)
          Found = &Field;
        --I;
      } else if (I < Field.size()) {
        Found = &Field[I];
      } else {
        I -= Field.size();
      }
    });
  });
  return Found;
}

void mincaml::ast::appendOperands(
    const Expression *E, llvm::SmallVectorImpl<const Expression *> &Operands) {
  dispatch(*E, [&](const auto &Node) {
    forEachOperandField(Node, [&](const auto &Field) {
      if constexpr (std::is_convertible_v<decltype(Field), Expression *>) {
        if (Field)
          Operands.push_back(Field);
      } else {
        Operands.append(Field.begin(), Field.end());
      }
    });
  });
}
