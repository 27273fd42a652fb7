//===- PassObserver.h - Watching a pipeline ---------------------*- C++ -*-===//

#ifndef MINCAML_PASSES_PASSOBSERVER_H
#define MINCAML_PASSES_PASSOBSERVER_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class DiagnosticInfoOptimizationBase;
class Module;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace mincaml {

/// Is told what happens while a pipeline runs. It must not change the module.
class PassObserver {
public:
  virtual ~PassObserver() = default;

  /// Before the first pass. The observer outlives the callbacks.
  virtual void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) = 0;
  virtual void start(llvm::Module &M) = 0;
  /// What a pass says, whether or not the user wants to see it.
  virtual void
  addRemark(const llvm::DiagnosticInfoOptimizationBase & /*Remark*/) {}
  /// Whether remarks of this pass are to be made for the observer.
  virtual bool wantsRemarks(llvm::StringRef /*Pass*/) const { return false; }
  /// Also remarks about what a pass could not do, and about what it found.
  virtual bool wantsAllRemarks() const { return false; }
  /// After the last pass.
  virtual void finish(llvm::Module & /*M*/,
                      llvm::ModuleAnalysisManager & /*AM*/) {}
};

} // namespace mincaml

#endif // MINCAML_PASSES_PASSOBSERVER_H
