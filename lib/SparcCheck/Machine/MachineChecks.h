//===- MachineChecks.h - The parts of the check of machine IR ---*- C++ -*-===//
//
// Each function decides some of the rules for one function; LoweringCheck.h
// says which.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_MACHINECHECKS_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_MACHINECHECKS_H

#include "InstructionTable.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// Where findings go.
class Reporter {
public:
  using Sink =
      llvm::function_ref<void(const Finding &, const llvm::DebugLoc &)>;

  Reporter(Sink Report, bool Unproved) : Report(Report), Unproved(Unproved) {}

  void violation(Rule R, const llvm::MachineInstr &MI,
                 const llvm::Twine &Detail);
  void unproved(Rule R, const llvm::MachineInstr &MI,
                const llvm::Twine &Reason);
  /// About a function without instructions, or as a whole.
  void violation(Rule R, const llvm::MachineFunction &MF,
                 const llvm::Twine &Detail);
  void unproved(Rule R, const llvm::MachineFunction &MF,
                const llvm::Twine &Reason);

private:
  void report(Rule R, Verdict V, const llvm::MachineInstr &MI,
              const llvm::Twine &Detail);

  Sink Report;
  bool Unproved;
};

void checkOperands(const llvm::MachineFunction &MF, InstructionTable &Table,
                   Reporter &Report);
void checkDelaySlots(const llvm::MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report);
void checkLayout(const llvm::MachineFunction &MF, InstructionTable &Table,
                 Reporter &Report);
void checkFlow(const llvm::MachineFunction &MF, InstructionTable &Table,
               Reporter &Report);
void checkLiveness(const llvm::MachineFunction &MF, InstructionTable &Table,
                   Reporter &Report);

void checkSignatures(const llvm::MachineFunction &MF, InstructionTable &Table,
                     Reporter &Report);

/// How many words of arguments a function takes in registers at most, in V8
/// words or V9 slots; nothing if its types are not simple.
std::optional<unsigned> argumentSlots(const llvm::Function &F, bool Is64Bit);

/// Whether an instruction becomes at least one word. Inline assembly may be
/// empty and does not count.
bool isEmitted(const llvm::MachineInstr &MI);

/// Whether an operand is an immediate that ImmediateRange is about.
bool hasCheckedRange(const llvm::MachineInstr &MI, unsigned Index,
                     InstructionTable &Table);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_MACHINECHECKS_H
