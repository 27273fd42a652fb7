//===- SlotComparison.h - What filling delay slots changes ------*- C++ -*-===//
//
// The rule SameExecution: two passes, one that records each function before
// delay slots are filled and one that compares it afterwards. How it is
// decided: lib/SparcCheck/Comparison/PathComparison.h.
//
// Source: [Necula], for comparing code before and after a pass
// (docs/sources.md).
//
// Not compared are functions with landing pads or with inline assembly that
// branches.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_SLOTCOMPARISON_H
#define MINCAML_SPARCCHECK_SLOTCOMPARISON_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include <memory>

namespace mincaml::sparc {

/// The passes, and what they know of the function that they have seen last.
class SlotComparison {
public:
  SlotComparison();

  /// To run before and after the pass that fills slots; each to be called once.
  llvm::MachineFunctionPass *createRecordingPass() const;
  llvm::MachineFunctionPass *
  createComparisonPass(LoweringCheckOptions Options) const;

  /// Whether a function was compared, without a difference.
  bool isProved(const llvm::MachineFunction &MF) const;

  struct State;

private:
  std::shared_ptr<State> TheState;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_SLOTCOMPARISON_H
