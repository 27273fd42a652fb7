//===- FunctionAnalyses.h - Analysis results of a function ------*- C++ -*-===//
//
// All analysis results that are computed before the first register is assigned:
// those of LLVM's analyses that the allocator uses, and its own. They are
// constant from then on; the slot indexes stay valid until the code is
// rewritten.
//
// Needs: code without PHI nodes. Must not depend on any decision of the
// allocator.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_LIVENESS_FUNCTIONANALYSES_H
#define MINCAML_LIB_REGALLOC_LIVENESS_FUNCTIONANALYSES_H

#include "Liveness/NextUses.h"
#include "Liveness/PeakPressure.h"
#include "Liveness/PhysicalLiveness.h"
#include "Liveness/ValueProperties.h"
#include "llvm/CodeGen/RegisterClassInfo.h"

namespace llvm {
class MachineBlockFrequencyInfo;
class MachineBranchProbabilityInfo;
class MachineOptimizationRemarkEmitter;
class MachineRegisterInfo;
class TargetInstrInfo;
} // namespace llvm

namespace mincaml::regalloc {

/// Where the spill store of a value is placed when the value loses its
/// register.
enum class SpillPolicy : unsigned char {
  /// Right after the definition. Allocation is redone from the last use before
  /// the point where no register was free.
  Early,
  /// Right after the definition, for every value. Spills of values that are
  /// never reloaded are not emitted.
  Tentative,
  /// Where the register is given to another value or clobbered.
  Late,
  /// Nowhere: running out of registers is an error. Values are still spilled
  /// around calls, which clobber registers, and at joins.
  None
};

struct AllocationPolicy {
  const char *Name;
  /// Whether hints from later uses guide the choice of registers.
  bool UsesHints;
  SpillPolicy Spilling;
};

/// The LLVM analyses that allocation requires.
struct Analyses {
  llvm::LiveIntervals &LIS;
  const llvm::MachineLoopInfo &Loops;
  const llvm::MachineBlockFrequencyInfo &Frequencies;
  const llvm::MachineBranchProbabilityInfo &Probabilities;
  llvm::MachineOptimizationRemarkEmitter &Remarks;
};

struct FunctionAnalyses {
  FunctionAnalyses(llvm::MachineFunction &MF, const Analyses &A,
                   const AllocationPolicy &Policy);

  uint64_t frequency(const llvm::MachineBasicBlock &MBB) const;
  /// The frequency of the edge from From to To.
  uint64_t frequency(const llvm::MachineBasicBlock &From,
                     const llvm::MachineBasicBlock &To) const;
  bool isLoopHeader(const llvm::MachineBasicBlock &MBB) const;
  /// The registers that the register class of Value allows, in the order of
  /// allocation.
  llvm::ArrayRef<llvm::MCPhysReg> orderOf(llvm::Register Value) const;
  unsigned numValues() const;

  const AllocationPolicy Policy;
  const llvm::MachineFunction &MF;
  const llvm::MachineRegisterInfo &MRI;
  const llvm::TargetRegisterInfo &TRI;
  const llvm::TargetInstrInfo &TII;
  /// Not const because LLVM computes the live ranges of register units lazily.
  llvm::LiveIntervals &LIS;
  const llvm::MachineLoopInfo &Loops;
  const PhysicalLiveness Physical;
  const NextUses Uses;
  const PeakPressure Pressure;
  const ValueProperties Values;
  llvm::RegisterClassInfo Classes;
  /// The blocks in reverse post order, then the unreachable ones, whose virtual
  /// registers need physical registers, too.
  std::vector<llvm::MachineBasicBlock *> Order;

private:
  const llvm::MachineBlockFrequencyInfo &Frequencies;
  const llvm::MachineBranchProbabilityInfo &Probabilities;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_LIVENESS_FUNCTIONANALYSES_H
