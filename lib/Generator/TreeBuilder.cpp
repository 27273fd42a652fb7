//===- TreeBuilder.cpp - Makes nodes of the syntax tree -------------------===//

#include "TreeBuilder.h"

using namespace mincaml::generator;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::StringRef;

Binder TreeBuilder::binder(StringRef Name) {
  Binder B;
  B.Name = Context.intern(Name.empty() ? "_" : Name);
  B.IsUnitPattern = Name.empty();
  return B;
}

llvm::MutableArrayRef<Binder> TreeBuilder::binders(ArrayRef<StringRef> Names) {
  llvm::SmallVector<Binder, 8> Bs;
  for (StringRef Name : Names)
    Bs.push_back(binder(Name));
  return Context.copy(ArrayRef<Binder>(Bs));
}

Expression *TreeBuilder::letRec(StringRef Name, ArrayRef<StringRef> Parameters,
                                Expression *FunctionBody, Expression *Body) {
  Lines += 3;
  FunctionDefinition Definition;
  Definition.Name = binder(Name);
  Definition.Parameters = binders(Parameters);
  Definition.Body = FunctionBody;
  return make<LetRec>(Context.make<FunctionDefinition>(Definition), Body);
}

Expression *Block::finish(Expression *Last, TreeBuilder &Build) const {
  for (size_t I = Parts.size(); I > 0; --I) {
    Expression *Part = Parts[I - 1];
    if (auto *L = dyn_cast<Let>(Part); L && !L->Body)
      L->Body = Last;
    else if (auto *T = dyn_cast<LetTuple>(Part); T && !T->Body)
      T->Body = Last;
    else if (auto *R = dyn_cast<LetRec>(Part); R && !R->Body)
      R->Body = Last;
    else {
      Last = Build.sequence(Part, Last);
      continue;
    }
    Last = Part;
  }
  return Last;
}
