//===- Falsification.h - Code that an analysis sees differently -*- C++ -*-===//

#ifndef MINCAML_TEST_SABOTAGE_FALSIFICATION_H
#define MINCAML_TEST_SABOTAGE_FALSIFICATION_H

#include "llvm/IR/Instructions.h"
#include <functional>
#include <vector>

namespace mincaml::sabotage {

/// Changes code while an analysis runs, and puts it back afterwards: what the
/// analysis finds is then wrong, as if it had overlooked something, for every
/// pass that asks for it.
class Falsification {
public:
  ~Falsification() { undo(); }

  /// Uses another value as an operand.
  void setOperand(llvm::Use &U, llvm::Value &V);
  /// Leaves out the instruction; its result is poison.
  void hide(llvm::Instruction &I);
  /// Takes the first successor always.
  void takeFirst(llvm::BranchInst &Branch);
  void setPredicate(llvm::CmpInst &Compare, llvm::CmpInst::Predicate P);

  void undo();

private:
  std::vector<std::function<void()>> Steps;
};

// Several faults may show the same to different analyses.
#define ANALYSIS_FAULT(Plant, Name, Class, Description)                        \
  void Plant(llvm::Function &F, Falsification &To);
#include "Faults.def"

} // namespace mincaml::sabotage

#endif // MINCAML_TEST_SABOTAGE_FALSIFICATION_H
