//===- ConditionComparison.h - Branches on registers instead ----*- C++ -*-===//
//
// The rule SameConditions: two passes, one that records each function before
// compares with zero become part of branches on registers, on V9, and one that
// compares it afterwards. How it is decided:
// lib/SparcCheck/Comparison/RegisterConditions.h.
//
// Source: [Necula], for comparing code before and after a pass
// (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_CONDITIONCOMPARISON_H
#define MINCAML_SPARCCHECK_CONDITIONCOMPARISON_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include <memory>

namespace mincaml::sparc {

/// The passes, and the function that was recorded last.
class ConditionComparison {
public:
  ConditionComparison();

  /// To run directly before and after the pass that replaces compares; each to
  /// be called once.
  llvm::MachineFunctionPass *createRecordingPass() const;
  llvm::MachineFunctionPass *
  createComparisonPass(LoweringCheckOptions Options) const;

  struct State;

private:
  std::shared_ptr<State> TheState;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_CONDITIONCOMPARISON_H
