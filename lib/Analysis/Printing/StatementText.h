//===- StatementText.h - Statements and sets in documents -------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_PRINTING_STATEMENTTEXT_H
#define MINCAML_LIB_ANALYSIS_PRINTING_STATEMENTTEXT_H

#include "mincaml/Analysis/Slots/SlotForm.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <string>

namespace mincaml {

/// Writes the statements of a function: `t = 2 * t`, `if i < 100`. What is too
/// long to be read ends in dots.
class StatementText {
public:
  StatementText(const llvm::Function &F, const SlotForm &Form);

  /// `i` for the slot %i.
  std::string slot(unsigned Slot);
  /// `%x`
  std::string value(const llvm::Value &V);
  /// Statement sN without its number.
  std::string statement(unsigned N);

private:
  void write(const llvm::Instruction &I);
  void operand(const llvm::Value &V, unsigned Depth, bool InParentheses);
  void expression(const llvm::Instruction &I, unsigned Depth,
                  bool InParentheses);
  void call(const llvm::CallBase &Call, unsigned Depth);

  const SlotForm &Form;
  llvm::ModuleSlotTracker Names;
  std::string Text;
  const llvm::Instruction *Root = nullptr;
};

/// `{a, b}`
std::string setText(llvm::ArrayRef<std::string> Elements);

/// The line before a table, `TITLE in 'f':`. Says so if the function is too
/// large for the analysis, and whether a table should follow.
bool printTitle(llvm::raw_ostream &OS, llvm::StringRef Title,
                const llvm::Function &F, bool IsTooLarge);

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_PRINTING_STATEMENTTEXT_H
