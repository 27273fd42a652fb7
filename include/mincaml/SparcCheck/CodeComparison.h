//===- CodeComparison.h - Comparison of code across a pass ------*- C++ -*-===//
//
// Each of these rules compares a function with its code before one pass:
//
//   SameExecution   filling of delay slots and prediction of branches
//                   (Comparison/PathComparison.h in lib/SparcCheck);
//   SameConditions  elimination of compares
//                   (Comparison/CompareEliminationValidation.h);
//   SameFrames      shrink wrapping (Comparison/ShrinkWrappingValidation.h);
//   SameConstants   placement of constants
//                   (Comparison/ConstantPlacementValidation.h).
//
// A rule needs two passes: one records the function, and one compares it with
// the recording.
//
// Functions with landing pads are not compared, nor are functions with control
// flow that a rule does not model, such as inline assembly that branches.
//
// Source: [Necula], for comparing code before and after a pass
// (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_CODECOMPARISON_H
#define MINCAML_SPARCCHECK_CODECOMPARISON_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include <memory>

namespace mincaml::sparc {

/// The two passes of one of these rules, and the recording of the function that
/// they have seen last.
class CodeComparison {
public:
  explicit CodeComparison(Rule TheRule);

  /// Create the passes to run before and after the pass that the rule is about.
  /// Each function may be called once.
  llvm::MachineFunctionPass *createRecordingPass() const;
  llvm::MachineFunctionPass *
  createComparisonPass(LoweringCheckOptions Options) const;

  /// Whether the function was compared and no difference was found.
  bool isProved(const llvm::MachineFunction &MF) const;

  struct State;

private:
  std::shared_ptr<State> TheState;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_CODECOMPARISON_H
