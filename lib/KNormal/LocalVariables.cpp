//===- LocalVariables.cpp - Local references and variables ----------------===//

#include "mincaml/KNormal/LocalVariables.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::dyn_cast;

LocalVariables::LocalVariables(const ClosedProgram &Program) {
  struct Reference {
    const ArrayMake *Make;
    /// The host of the function that makes the reference. All uses have to be
    /// in its code.
    const ClosedFunction *Host;
  };
  llvm::DenseMap<const Name *, Reference> References;

  // Calls Visit with each expression of the program and the host of its
  // function.
  auto ForEachExpression = [&Program](auto Visit) {
    auto VisitBody = [&](const ClosedFunction *Host, const Expression &Body) {
      walk(Body, [&](const BodyExpression &P) { Visit(*P.E, Host); });
    };
    for (const ClosedFunction *F : Program.Functions)
      VisitBody(F->host(), *F->Body);
    VisitBody(nullptr, *Program.Main);
  };

  ForEachExpression([&](const Expression &E, const ClosedFunction *Host) {
    auto *L = dyn_cast<Let>(&E);
    if (!L || !L->Variable.Ty->resolve()->isReference())
      return;
    const Expression *Value = L->Value;
    while (auto *Inner = dyn_cast<Let>(Value))
      Value = Inner->Body;
    if (auto *Make = dyn_cast<ArrayMake>(Value))
      References[L->Variable.TheName] = {Make, Host};
  });

  ForEachExpression([&](const Expression &E, const ClosedFunction *Host) {
    auto Use = [&](const Name *N) {
      References.erase(N);
      if (Host)
        UsedInFunctions.insert(N);
    };
    // An access to the contents of a reference that Host makes leaves the
    // reference local.
    auto UseArray = [&](const Name *Array) {
      auto It = References.find(Array);
      if (It == References.end() || It->second.Host != Host)
        Use(Array);
      else if (Host)
        UsedInFunctions.insert(Array);
    };
    if (auto *Get = dyn_cast<ArrayGet>(&E)) {
      UseArray(Get->Array);
      return Use(Get->Index);
    }
    if (auto *Put = dyn_cast<ArrayPut>(&E)) {
      UseArray(Put->Array);
      Use(Put->Index);
      return Use(Put->Value);
    }
    if (auto *Call = dyn_cast<ApplyDirect>(&E);
        Call && Call->Function->IsLoop) {
      // Lifted arguments do not count as uses: the loop refers to those
      // variables by the same names, and its body is visited as part of the
      // host.
      llvm::for_each(
          Call->Arguments.take_front(Call->Function->Parameters.size()), Use);
      return;
    }
    if (auto *Make = dyn_cast<MakeClosures>(&E)) {
      for (const NewClosure &New : Make->Closures)
        if (!New.Function->IsLoop)
          llvm::for_each(New.Captured, Use);
      return;
    }
    dispatch(E, [&](const auto &Node) { forEachOperand(Node, Use); });
  });

  for (const auto &[Name, R] : References)
    LocalMakes.insert(R.Make);
}
