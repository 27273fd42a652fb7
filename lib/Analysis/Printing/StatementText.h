//===- StatementText.h - Text of statements and sets ------------*- C++ -*-===//

#ifndef MINCAML_LIB_ANALYSIS_PRINTING_STATEMENTTEXT_H
#define MINCAML_LIB_ANALYSIS_PRINTING_STATEMENTTEXT_H

#include "mincaml/Analysis/Slots/SlotForm.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <string>

namespace mincaml {

/// Prints the statements of a function in the notation of textbooks:
/// `t = 2 * t`, `if i < 100`. Long statements are cut off with "...".
class StatementText {
public:
  StatementText(const llvm::Function &F, const SlotForm &Form);

  /// The name of a slot: `i` for the slot %i.
  std::string slot(unsigned Slot);
  /// The name of a value: `%x`.
  std::string value(const llvm::Value &V);
  /// The text of statement sN, without its number.
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

/// The text of a set: `{a, b}`.
std::string setText(llvm::ArrayRef<std::string> Elements);

/// Prints the line before a table, `TITLE in 'f':`, and says there if the
/// function is too large for the analysis. Returns whether a table should
/// follow.
bool printTitle(llvm::raw_ostream &OS, llvm::StringRef Title,
                const llvm::Function &F, bool IsTooLarge);

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_PRINTING_STATEMENTTEXT_H
