//===- TypeSizeLimit.cpp - Size limit for types ---------------------------===//

#include "TypeSizeLimit.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Type.h"
#include "mincaml/Support/Diagnostics.h"
#include <vector>

using namespace mincaml;

static bool isSmall(const Type *Ty) {
  constexpr unsigned MaximalSize = 1000;
  unsigned Budget = MaximalSize;
  std::vector<const Type *> Pending{Ty->resolve()};
  for (; !Pending.empty() && Budget; --Budget) {
    const Type *T = Pending.back();
    Pending.pop_back();
    if (T->isArray())
      Pending.push_back(T->element());
    if (T->isTuple())
      for (unsigned I = 0; I != T->size(); ++I)
        Pending.push_back(T->operand(I));
  }
  return Budget;
}

bool mincaml::checkArbitraryValue(const ast::Expression &E,
                                  DiagnosticEngine &Diagnostics) {
  if (isSmall(E.Ty))
    return true;
  Diagnostics.report(E.Range, DiagnosticID::ArbitraryValue,
                     llvm::isa<ast::Assert>(E) ? "`assert false`"
                                               : "an empty array",
                     E.Ty->str());
  return false;
}

bool mincaml::checkComparedType(llvm::SMRange Comparison, const Type *Compared,
                                DiagnosticEngine &Diagnostics) {
  if (isSmall(Compared))
    return true;
  Diagnostics.report(Comparison, DiagnosticID::LargeComparison,
                     Compared->str());
  return false;
}
