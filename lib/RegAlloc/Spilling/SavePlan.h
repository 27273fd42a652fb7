//===- SavePlan.h - Saves that are not actions ------------------*- C++ -*-===//
//
// Values that are saved right after their definition or at the start of a
// block. The instruction that requires such a save is planned later than that
// point, so that the save cannot be an action of a plan.
//
// Needs: the facts on the function. Written by spill placement and edge moves;
// other phases read it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_SPILLING_SAVEPLAN_H
#define MINCAML_LIB_REGALLOC_SPILLING_SAVEPLAN_H

#include "FunctionPlan.h"
#include "Liveness/FunctionFacts.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::regalloc {

class SavePlan {
public:
  explicit SavePlan(const FunctionFacts &Facts);

  /// Whether memory has Value because a save follows each definition. Not if
  /// Value may be undefined: at joins with paths where it is, memory and
  /// register would differ.
  bool isTentative(llvm::Register Value) const;
  /// Whether a save is planned after the definition of Value that is live at
  /// At.
  bool isDefinitionSaved(llvm::Register Value, llvm::SlotIndex At) const;
  /// Whether the start of MBB saves Value, and At sees the same definition.
  bool isSavedAtStart(llvm::Register Value, const llvm::MachineBasicBlock &MBB,
                      llvm::SlotIndex At) const;

  void saveDefinition(llvm::Register Value, const llvm::VNInfo *Definition,
                      Reason Why);
  void saveAtStart(llvm::Register Value, const llvm::MachineBasicBlock &MBB,
                   Reason Why);
  /// Notes why the tentative save of the definition is needed; the first reason
  /// is kept.
  void noteReason(const llvm::VNInfo *Definition, Reason Why);
  /// Adds Frequency, that of a point that requests a save, to those of the
  /// other requests for Definition. Returns whether the definition executes no
  /// more often than all of them together.
  bool isDefinitionCheaper(const llvm::VNInfo &Definition, uint64_t Frequency);

  /// The values to save at the start of MBB: those that are live in, unless
  /// their definition is saved, then those with a PHI definition there.
  llvm::SmallVector<Eviction, 4>
  savesAtStart(const llvm::MachineBasicBlock &MBB) const;
  /// The reason to save Value after its definition at Definition, or nothing if
  /// it is not saved there; IfUnknown if nothing has requested the tentative
  /// save.
  std::optional<Reason> reasonToSave(llvm::Register Value,
                                     llvm::SlotIndex Definition,
                                     Reason IfUnknown) const;

private:
  const FunctionFacts &Facts;
  /// Saved value numbers, with the first reason. Of tentative saves, which
  /// follow all definitions, only those for which a reason is known.
  llvm::DenseMap<const llvm::VNInfo *, Reason> Definitions;
  /// By value.
  llvm::BitVector HasSavedDefinition;
  /// The summed frequency of the requests for a value number.
  llvm::DenseMap<const llvm::VNInfo *, uint64_t> RequestedElsewhere;
  /// By block number: the saved PHI definitions.
  std::vector<llvm::SmallVector<Eviction, 0>> Joins;
  /// By block number: values that are live in and saved at the start.
  std::vector<llvm::SmallVector<Eviction, 0>> Starts;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_SPILLING_SAVEPLAN_H
