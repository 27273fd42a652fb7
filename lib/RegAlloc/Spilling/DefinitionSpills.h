//===- DefinitionSpills.h - Spills at definitions, block starts -*- C++ -*-===//
//
// The spills right after a definition or at the start of a block. Such
// a spill is requested only when a later instruction is planned; hence it is
// not among the actions of a block's plan.
//
// Needs: the analysis results of the function. Spill placement and edge moves
// write the plan; other phases read it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_SPILLING_DEFINITIONSPILLS_H
#define MINCAML_LIB_REGALLOC_SPILLING_DEFINITIONSPILLS_H

#include "FunctionPlan.h"
#include "Liveness/FunctionAnalyses.h"
#include "llvm/ADT/DenseMap.h"

namespace mincaml::regalloc {

class DefinitionSpills {
public:
  explicit DefinitionSpills(const FunctionAnalyses &FA);

  /// Whether the stack slot holds Value because a spill follows each definition
  /// under the tentative policy. False for a value that may be undefined: at
  /// joins with paths where it is, stack slot and register would differ.
  bool isTentative(llvm::Register Value) const;
  /// Whether a spill is planned after the definition of Value that is live at
  /// At.
  bool isSpilledAtDefinition(llvm::Register Value, llvm::SlotIndex At) const;
  /// Whether Value is spilled at the start of MBB, and the same definition
  /// reaches At.
  bool isSpilledAtStart(llvm::Register Value,
                        const llvm::MachineBasicBlock &MBB,
                        llvm::SlotIndex At) const;

  void spillAtDefinition(llvm::Register Value, const llvm::VNInfo *Definition,
                         Reason Why);
  void spillAtStart(llvm::Register Value, const llvm::MachineBasicBlock &MBB,
                    Reason Why);
  /// Records why the tentative spill of the definition is needed; the first
  /// reason is kept.
  void recordReason(const llvm::VNInfo *Definition, Reason Why);
  /// Adds Frequency, that of a point that requests a spill, to those of the
  /// other requests for Definition. Returns whether the definition executes no
  /// more often than all of these points together.
  bool isDefinitionCheaper(const llvm::VNInfo &Definition, uint64_t Frequency);

  /// The values to spill at the start of MBB: first the values that are live
  /// in, unless they are spilled at their definitions; then those with a PHI
  /// definition there.
  llvm::SmallVector<Eviction, 4>
  spillsAtStart(const llvm::MachineBasicBlock &MBB) const;
  /// The reason to spill Value after its definition at Definition, or nothing
  /// if it is not spilled there. Returns IfUnknown if the spill is tentative
  /// and has not been requested.
  std::optional<Reason> reasonToSpill(llvm::Register Value,
                                      llvm::SlotIndex Definition,
                                      Reason IfUnknown) const;

private:
  const FunctionAnalyses &FA;
  /// The value numbers that are spilled at their definitions, with the first
  /// reason. Tentative spills follow all definitions; they are included only if
  /// a reason is known.
  llvm::DenseMap<const llvm::VNInfo *, Reason> Definitions;
  /// Indexed by value.
  llvm::BitVector HasSpilledDefinition;
  /// The sum of the frequencies of the requests for each value number.
  llvm::DenseMap<const llvm::VNInfo *, uint64_t> RequestedElsewhere;
  /// Indexed by block number: the PHI definitions that are spilled.
  std::vector<llvm::SmallVector<Eviction, 0>> Joins;
  /// Indexed by block number: the live-in values that are spilled at the start.
  std::vector<llvm::SmallVector<Eviction, 0>> Starts;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_SPILLING_DEFINITIONSPILLS_H
