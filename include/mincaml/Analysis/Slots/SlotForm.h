//===- SlotForm.h - Slots and the statements that use them ------*- C++ -*-===//
//
// The data-flow literature has variables that are assigned to several times and
// statements `x = e`. In LLVM IR such variables are slots: stack memory that is
// only loaded and stored as a whole. `s = s + t` is
//
//   %1 = load i32, ptr %s
//   %2 = load i32, ptr %t
//   %3 = add i32 %1, %2
//   store i32 %3, ptr %s
//
// Clang emits this form without optimization, and mincaml-demote converts SSA
// form to it. SlotForm finds the slots and groups the instructions into the
// statements s1, s2, ... of the literature.
//
// Source: [Lecture8], slides B1/B2/B3; [Collatz].
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_SLOTS_SLOTFORM_H
#define MINCAML_ANALYSIS_SLOTS_SLOTFORM_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

/// Whether A is a slot: it has a fixed place in the frame, and its only users
/// are lifetime markers and loads and stores of its whole type that are neither
/// volatile nor atomic. Nothing else can then read or write it.
bool isSlot(const llvm::AllocaInst &A);

/// The slots and statements of a function. This is a snapshot: it does not
/// follow changes.
///
/// A statement is a *root* instruction together with the expression that it
/// evaluates. The roots are
/// - every store, to a slot (`x = e`) or elsewhere; every call; every other
///   instruction with an effect;
/// - every terminator that evaluates something: not an unconditional branch or
///   `ret void`;
/// - every instruction whose result is used in several statements, in another
///   block, or not at all (`%v = e`).
///
/// Any other instruction, including a load, belongs to the one statement that
/// uses its result. The exception is a load of a slot that is stored to between
/// the load and that statement, or a load of other memory if an instruction
/// between the two may write to such memory. Such a load is a root as well,
/// because a statement must read its variables when it runs. Statements are numbered from
/// 1 in the order of their roots. Phi nodes, the allocas of slots, and lifetime
/// markers belong to no statement.
class SlotForm {
public:
  explicit SlotForm(llvm::Function &F);

  /// The slots in program order.
  llvm::ArrayRef<llvm::AllocaInst *> slots() const { return Slots; }
  /// The number of the slot at an address.
  std::optional<unsigned> slot(const llvm::Value *Address) const;
  /// The number of the slot that I loads.
  std::optional<unsigned> loadedSlot(const llvm::Instruction &I) const;
  /// The number of the slot that I stores to.
  std::optional<unsigned> storedSlot(const llvm::Instruction &I) const;
  /// The number of the slot that I leaves undefined, as lifetime markers do.
  std::optional<unsigned> undefinedSlot(const llvm::Instruction &I) const;

  /// The root of statement sN is at N - 1.
  llvm::ArrayRef<llvm::Instruction *> roots() const { return Roots; }
  /// The number of the statement that I belongs to; 0 if it belongs to none.
  unsigned statement(const llvm::Instruction &I) const;
  /// The slots that statement sN reads, each once.
  llvm::ArrayRef<unsigned> slotsRead(unsigned N) const { return Reads[N - 1]; }

private:
  void addBlock(llvm::BasicBlock &B);

  std::vector<llvm::AllocaInst *> Slots;
  llvm::DenseMap<const llvm::Value *, unsigned> Numbers;
  std::vector<llvm::Instruction *> Roots;
  std::vector<llvm::SmallVector<unsigned, 2>> Reads;
  llvm::DenseMap<const llvm::Instruction *, unsigned> Statements;
};

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

/// The text of a set of statements, whose numbers may be in any order and
/// repeated: `{s1, s4}`. If \p Last is not empty, it is the last element.
std::string statementSetText(llvm::SmallVector<unsigned> Numbers,
                             llvm::StringRef Last = {});

/// Prints the line before a table, `TITLE in 'f':`, and says there if the
/// function is too large for the analysis. Returns whether a table should
/// follow.
bool printTitle(llvm::raw_ostream &OS, llvm::StringRef Title,
                const llvm::Function &F, bool IsTooLarge);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_SLOTS_SLOTFORM_H
