//===- CodeComparison.h - Code before and after a pass ----------*- C++ -*-===//
//
// Rules that compare each function with what it was before a pass:
//
//   SameExecution   filling delay slots (Comparison/PathComparison.h in
//                   lib/SparcCheck);
//   SameConditions  leaving compares out (Comparison/RegisterConditions.h);
//   SameFrames      allocating frames later (Comparison/SaveMovement.h);
//   SameConstants   making constants elsewhere (Comparison/ConstantUses.h).
//
// Each needs two passes, one that records the function and one that compares
// it.
//
// Source: [Necula], for comparing code before and after a pass
// (docs/sources.md).
//
// Not compared are functions with landing pads, and those with control flow
// that a rule does not know, such as inline assembly that branches.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_CODECOMPARISON_H
#define MINCAML_SPARCCHECK_CODECOMPARISON_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include <memory>

namespace mincaml::sparc {

/// The passes of one of these rules, and what they know of the function that
/// they have seen last.
class CodeComparison {
public:
  explicit CodeComparison(Rule TheRule);

  /// To run before and after the pass that the rule is about; each to be called
  /// once.
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

#endif // MINCAML_SPARCCHECK_CODECOMPARISON_H
