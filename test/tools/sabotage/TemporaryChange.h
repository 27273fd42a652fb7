//===- TemporaryChange.h - Temporary changes for analyses -------*- C++ -*-===//

#ifndef MINCAML_TEST_SABOTAGE_TEMPORARYCHANGE_H
#define MINCAML_TEST_SABOTAGE_TEMPORARYCHANGE_H

#include "llvm/IR/Instructions.h"
#include <functional>
#include <vector>

namespace mincaml::sabotage {

/// Changes code while an analysis runs, and undoes the change afterwards. The
/// results of the analysis are then wrong, as if it had overlooked something,
/// for every pass that uses the analysis.
class TemporaryChange {
public:
  ~TemporaryChange() { undo(); }

  /// Replaces an operand by another value.
  void setOperand(llvm::Use &U, llvm::Value &V);
  /// Removes the instruction; its result becomes poison.
  void hide(llvm::Instruction &I);
  /// Makes the branch always take its first successor.
  void takeFirst(llvm::BranchInst &Branch);
  void setPredicate(llvm::CmpInst &Compare, llvm::CmpInst::Predicate P);

  void undo();

private:
  std::vector<std::function<void()>> Steps;
};

// Several faults may use the same function for different analyses.
#define ANALYSIS_FAULT(Plant, Name, Class, Description)                        \
  void Plant(llvm::Function &F, TemporaryChange &To);
#include "Faults.def"

} // namespace mincaml::sabotage

#endif // MINCAML_TEST_SABOTAGE_TEMPORARYCHANGE_H
