//===- KeptInstructions.h - Translation of kept instructions ----*- C++ -*-===//
//
// Translates an instruction that matches a recorded one to operations: the
// needs of its operands, its clobbers, and the locations of its results.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_KEPTINSTRUCTIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_KEPTINSTRUCTIONS_H

#include "Expressions.h"
#include "Folding.h"
#include "SpillSlots.h"

namespace mincaml::allocationcheck {

/// A match of a recorded instruction with folded operands, and the folding.
struct FoldedMatch {
  MatchedInstruction I;
  const FoldedInstruction *Folded;
};

class KeptInstructions {
public:
  KeptInstructions(const CheckInput &Input, SpillSlots &Slots,
                   const ExpressionTable &Expressions, Program &TheProgram,
                   NodeWriter &Writer)
      : Input(Input), Slots(Slots), Expressions(Expressions),
        TheProgram(TheProgram), Writer(Writer) {}

  void write(const MatchedInstruction &I);
  /// Writes an instruction with folded memory operands; only these operands are
  /// handled differently. The alternatives differ only in what they read.
  std::optional<AllocationFault>
  writeFolded(llvm::ArrayRef<FoldedMatch> Alternatives);

private:
  void writeUses(const MatchedInstruction &I);
  void writeClobbers(const llvm::MachineInstr &MI);
  bool isClobber(const llvm::MachineOperand &MO,
                 const MatchedInstruction &I) const;
  void writeResults(const MatchedInstruction &I);
  void finish(const MatchedInstruction &I);
  Location memoryLocation(const MatchedInstruction &I,
                          const FoldedInstruction &Folded,
                          const FoldedOperand &O, const VariableAtom &Atom);
  void writeAllUses(const FoldedMatch &F);
  void writeFoldedUses(const MatchedInstruction &I,
                       const FoldedInstruction &Folded);
  std::optional<AllocationFault>
  writeFoldedResults(const MatchedInstruction &I,
                     const FoldedInstruction &Folded);

  const CheckInput &Input;
  SpillSlots &Slots;
  const ExpressionTable &Expressions;
  Program &TheProgram;
  NodeWriter &Writer;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_KEPTINSTRUCTIONS_H
