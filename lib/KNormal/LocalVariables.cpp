//===- LocalVariables.cpp - Local references and variables ----------------===//

#include "mincaml/KNormal/LocalVariables.h"
#include "mincaml/KNormal/Visitor.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::dyn_cast;

namespace {

struct Reference {
  const ArrayMake *Make;
  /// The function that makes the reference. All uses have to be in its code.
  const ClosedFunction *Host;
};

class UseFinder {
public:
  explicit UseFinder(const ClosedProgram &Program) : Program(Program) {}

  void findReferences();
  void findUses();

  llvm::DenseMap<const Name *, Reference> References;
  llvm::DenseSet<const Name *> UsedInFunctions;

private:
  /// Calls Visit with each expression of the program and the host of its
  /// function.
  template <typename Function> void forEachExpression(Function Visit) const;
  void visitUses(const Expression &E, const ClosedFunction *Host);
  bool isContents(const Name *Array, const ClosedFunction *Host) const {
    auto It = References.find(Array);
    return It != References.end() && It->second.Host == Host;
  }

  const ClosedProgram &Program;
};

} // namespace

template <typename Function>
void UseFinder::forEachExpression(Function Visit) const {
  auto VisitBody = [&](const ClosedFunction *F, const Expression &Body) {
    walk(Body, [&, Host = F ? F->host() : nullptr](const BodyExpression &P) {
      Visit(*P.E, Host);
    });
  };
  for (const ClosedFunction *F : Program.Functions)
    VisitBody(F, *F->Body);
  VisitBody(nullptr, *Program.Main);
}

void UseFinder::findReferences() {
  forEachExpression([this](const Expression &E, const ClosedFunction *Host) {
    auto *L = dyn_cast<Let>(&E);
    if (!L || !L->Variable.Ty->resolve()->isReference())
      return;
    const Expression *Value = L->Value;
    while (auto *Inner = dyn_cast<Let>(Value))
      Value = Inner->Body;
    if (auto *Make = dyn_cast<ArrayMake>(Value))
      References[L->Variable.TheName] = {Make, Host};
  });
}

void UseFinder::visitUses(const Expression &E, const ClosedFunction *Host) {
  auto Use = [&](const Name *N) {
    References.erase(N);
    if (Host)
      UsedInFunctions.insert(N);
  };
  if (auto *Get = dyn_cast<ArrayGet>(&E); Get && isContents(Get->Array, Host)) {
    if (Host)
      UsedInFunctions.insert(Get->Array);
    return Use(Get->Index);
  }
  if (auto *Put = dyn_cast<ArrayPut>(&E); Put && isContents(Put->Array, Host)) {
    if (Host)
      UsedInFunctions.insert(Put->Array);
    Use(Put->Index);
    return Use(Put->Value);
  }
  if (auto *Call = dyn_cast<ApplyDirect>(&E); Call && Call->Function->IsLoop) {
    // Lifted arguments do not count as uses: the loop refers to those variables
    // by the same names, and its body is visited as part of the host.
    for (const Name *N :
         Call->Arguments.take_front(Call->Function->Parameters.size()))
      Use(N);
    return;
  }
  if (auto *Make = dyn_cast<MakeClosures>(&E)) {
    for (const NewClosure &New : Make->Closures)
      if (!New.Function->IsLoop)
        for (const Name *N : New.Captured)
          Use(N);
    return;
  }
  dispatch(E, [&](const auto &Node) { forEachOperand(Node, Use); });
}

void UseFinder::findUses() {
  forEachExpression([this](const Expression &E, const ClosedFunction *Host) {
    visitUses(E, Host);
  });
}

LocalVariables::LocalVariables(const ClosedProgram &Program) {
  UseFinder Finder(Program);
  Finder.findReferences();
  Finder.findUses();
  for (const auto &[Name, R] : Finder.References)
    LocalMakes.insert(R.Make);
  UsedInFunctions = std::move(Finder.UsedInFunctions);
}
