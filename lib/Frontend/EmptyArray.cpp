//===- EmptyArray.cpp - The limit for the types of empty arrays -----------===//

#include "EmptyArray.h"
#include "mincaml/Frontend/Type.h"
#include <vector>

using namespace mincaml;

bool mincaml::canBeEmptyArray(const Type *Array) {
  constexpr unsigned MaximalSize = 1000;
  unsigned Budget = MaximalSize;
  std::vector<const Type *> Pending{Array->resolve()};
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
