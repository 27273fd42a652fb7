//===- CheckReport.h - Report on bounds checks ------------------*- C++ -*-===//
//
// `--emit=checks`: prints a line for each access to an array or a string in the
// source, with the pass that removed its bounds check and the proof, or the
// reason why the check is still there.
//
// The report finds the checks in the module: a check is a branch to a call of
// the function that reports a failure, whose argument is the location of the
// access or a phi node of several locations. A branch whose constant condition
// never leads to the call does not count. The report counts the checks of each
// access after each pass. The pass after which none is left has removed the
// check, and the remark of this pass about the access is the proof.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_PASSES_CHECKREPORT_H
#define MINCAML_PASSES_CHECKREPORT_H

#include "mincaml/Passes/Pipelines.h"
#include "llvm/IR/PassManager.h"
#include <map>
#include <string>

namespace llvm {
class BranchInst;
class CallBase;
class DiagnosticInfoOptimizationBase;
class PassInstrumentationCallbacks;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class CheckReport : public PassObserver {
public:
  CheckReport() = default;
  CheckReport(const CheckReport &) = delete;
  CheckReport &operator=(const CheckReport &) = delete;

  /// Finds the accesses before the first pass runs.
  void start(llvm::Module &M) override;
  /// Registers a callback that counts the checks after each pass.
  void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) override;
  void addRemark(const llvm::DiagnosticInfoOptimizationBase &Remark) override;
  bool wantsRemarks(llvm::StringRef Pass) const override {
    return Pass.starts_with("mincaml-");
  }
  /// Determines, after the last pass, why checks remain.
  void finish(llvm::Module &M, llvm::ModuleAnalysisManager &AM) override;

  /// Prints the lines in the order of the source, and a summary. Each line
  /// begins with \p FileName.
  void print(llvm::raw_ostream &OS, llvm::StringRef FileName) const;

private:
  /// A line and a column.
  using Location = std::pair<unsigned, unsigned>;
  struct Access {
    /// The number of checks of the access that are left. Checks that are
    /// executed only after a combined check has failed do not count
    /// (Transforms/BoundsChecks.h).
    unsigned Copies = 0;
    /// The pass that made such a combined check; if there are several, any of
    /// them.
    std::string SlowPass;
    /// The pass after which no check was left.
    std::string Pass;
    /// The remark of each pass about the access.
    std::map<std::string, std::string> Remarks;
    /// Why a check remains.
    std::string Reason;
  };

  void count(const llvm::Module &M);
  void credit(llvm::StringRef Pass, const llvm::Module &M);

  std::map<Location, Access> Accesses;
};

} // namespace mincaml

#endif // MINCAML_PASSES_CHECKREPORT_H
