//===- CheckReport.h - What became of each bounds check ---------*- C++ -*-===//
//
// `--emit=checks`: one line for each access to an array or a string of the
// source, with what decided its check, or why it is still there.
//
// Which checks there are is seen in the module: calls of the function that
// reports a failure, with the location of the access, or a phi node of several.
// A check counts as long as a branch leads to one of its calls whose condition
// is not a constant. After
// each pass they are counted again; the pass after which none is left for an
// access decided it, and the remark that it made about it is the proof.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_PASSES_CHECKREPORT_H
#define MINCAML_PASSES_CHECKREPORT_H

#include "mincaml/Passes/PassObserver.h"
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

  /// Finds the accesses, before the first pass.
  void start(llvm::Module &M) override;
  /// Counts after each pass.
  void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) override;
  void addRemark(const llvm::DiagnosticInfoOptimizationBase &Remark) override;
  bool wantsRemarks(llvm::StringRef Pass) const override {
    return Pass.starts_with("mincaml-");
  }
  /// Finds out why checks are left, after the last pass.
  void finish(llvm::Module &M, llvm::ModuleAnalysisManager &AM) override;

  /// Lines in the order of the source, and a summary. \p FileName begins each.
  void print(llvm::raw_ostream &OS, llvm::StringRef FileName) const;

private:
  /// A line and a column.
  using Location = std::pair<unsigned, unsigned>;
  struct Access {
    /// Checks, but for those that another check stands for (SlowChecks.h).
    unsigned Copies = 0;
    /// The pass that another check for one of them comes from; if there are
    /// several, any.
    std::string SlowPass;
    /// The pass after which none was left.
    std::string Pass;
    /// By pass.
    std::map<std::string, std::string> Remarks;
    /// Why it is left.
    std::string Reason;
  };

  void count(const llvm::Module &M);
  void credit(llvm::StringRef Pass, const llvm::Module &M);

  std::map<Location, Access> Accesses;
};

} // namespace mincaml

#endif // MINCAML_PASSES_CHECKREPORT_H
