//===- TypeRecorder.cpp - Types that inference has assigned ---------------===//

#include "Inference/TypeRecorder.h"
#include "Currying.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"

using namespace mincaml;

Type *TypeRecorder::freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                                  const void *Group) {
  Type *T = Types.variable();
  Variables.push_back({T, Origin, Name.str(), Group});
  return T;
}

void TypeRecorder::addVariable(Type *Ty, llvm::SMRange Origin,
                               llvm::StringRef Name) {
  Variables.push_back({Ty, Origin, Name.str(), nullptr});
}

void TypeRecorder::defaultOpenVariables(DiagnosticEngine &Diagnostics) {
  llvm::DenseSet<const void *> Warned;
  for (const Variable &V : Variables) {
    Type *T = V.Ty->resolve();
    if (!T->isVariable() || T->isGeneralized())
      continue;
    T->bind(Types.integer());
    if (V.Name.empty())
      continue;
    if (!V.Group || Warned.insert(V.Group).second)
      Diagnostics.report(V.Origin, DiagnosticID::OpenType, V.Name);
  }
}

void TypeRecorder::resolve() {
  for (Type **Field : Fields)
    *Field = (*Field)->resolve();
}

void TypeRecorder::mergeArrows() {
  std::vector<Type *> Roots;
  Roots.reserve(Fields.size());
  for (Type *const *Field : Fields)
    Roots.push_back(*Field);
  Currying::mergeArrows(Types, Roots);
}
