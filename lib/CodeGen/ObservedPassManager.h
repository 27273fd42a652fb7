//===- ObservedPassManager.h - Pass manager with an observer ----*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_OBSERVEDPASSMANAGER_H
#define MINCAML_LIB_CODEGEN_OBSERVEDPASSMANAGER_H

#include "mincaml/CodeGen/CodeObserver.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Pass.h"

namespace mincaml {

/// Runs passes like LLVM's pass manager, and a pass of the observer after each
/// function pass.
class ObservedPassManager : public llvm::legacy::PassManager {
public:
  /// Observes the passes that are added from here on; \p Observer may be null.
  void observe(CodeObserver *Observer, llvm::MachineModuleInfo &MMI) {
    this->Observer = Observer;
    this->MMI = &MMI;
  }

  void add(llvm::Pass *P) override {
    // The manager may delete a pass that it already has.
    const bool IsObserved = Observer && P->getPassKind() == llvm::PT_Function &&
                            !P->getAsImmutablePass();
    llvm::FunctionPass *After =
        IsObserved
            ? Observer->createPassAfter(*P, Ours.contains(P->getPassID()), *MMI)
            : nullptr;
    llvm::legacy::PassManager::add(P);
    if (After)
      llvm::legacy::PassManager::add(After);
  }

  /// Records that P is one of this project's passes, and returns P.
  llvm::Pass *markAsOurs(llvm::Pass *P) {
    Ours.insert(P->getPassID());
    return P;
  }

private:
  llvm::SmallPtrSet<const void *, 16> Ours;
  CodeObserver *Observer = nullptr;
  llvm::MachineModuleInfo *MMI = nullptr;
};

} // namespace mincaml

#endif // MINCAML_LIB_CODEGEN_OBSERVEDPASSMANAGER_H
