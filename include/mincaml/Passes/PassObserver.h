//===- PassObserver.h - Observers of a pass pipeline ------------*- C++ -*-===//

#ifndef MINCAML_PASSES_PASSOBSERVER_H
#define MINCAML_PASSES_PASSOBSERVER_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class DiagnosticInfoOptimizationBase;
class Module;
class PassInstrumentationCallbacks;
} // namespace llvm

namespace mincaml {

/// The interface of observers of a running pipeline. An observer must not
/// change the module.
class PassObserver {
public:
  virtual ~PassObserver() = default;

  /// Called before the first pass. The observer outlives the callbacks.
  virtual void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) = 0;
  virtual void start(llvm::Module &M) = 0;
  /// Called for each remark, even if the user has not asked for it.
  virtual void
  addRemark(const llvm::DiagnosticInfoOptimizationBase & /*Remark*/) {}
  /// Whether the observer wants remarks of this pass about applied
  /// optimizations.
  virtual bool wantsRemarks(llvm::StringRef /*Pass*/) const { return false; }
  /// Whether the observer also wants missed-optimization and analysis remarks.
  virtual bool wantsAllRemarks() const { return false; }
  /// Called after the last pass.
  virtual void finish(llvm::Module & /*M*/,
                      llvm::ModuleAnalysisManager & /*AM*/) {}
};

} // namespace mincaml

#endif // MINCAML_PASSES_PASSOBSERVER_H
