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

#ifndef MINCAML_LIB_REGALLOC_FUNCTIONANALYSES_H
#define MINCAML_LIB_REGALLOC_FUNCTIONANALYSES_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/RegisterClassInfo.h"
#include <vector>

namespace llvm {
class MachineOptimizationRemarkEmitter;
}

namespace mincaml::regalloc {

/// The distance to the next use of a value, for the "farthest next use" rule on
/// a control flow graph. The distance is counted in instructions in layout
/// order. Within a loop, a use earlier in the body is reached over the back
/// edge. A use after the loop counts as if the loop executed many iterations
/// first (source: [BraunHack], docs/sources.md).
///
/// The analysis stores only the sorted slot indexes of the uses and searches
/// them at each query. It takes time linear in the size of the function,
/// independent of the number of values that are live through blocks.
///
/// Needs: live intervals, loops, block frequencies. Changes nothing.
class NextUses {
public:
  NextUses(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS,
           const llvm::MachineLoopInfo &Loops,
           const llvm::MachineBlockFrequencyInfo &Frequencies);

  /// The instructions that read Value, in the order of the layout.
  llvm::ArrayRef<llvm::SlotIndex> uses(llvm::Register Value) const {
    return Uses[Value.virtRegIndex()];
  }
  /// The number of instructions between From, in Block, and the next use of
  /// Value, which is live at From.
  unsigned distance(llvm::Register Value, llvm::SlotIndex From,
                    const llvm::MachineBasicBlock &Block) const;

  /// A value that a loop uses, and the sum of the frequencies of the blocks
  /// that use it.
  struct LoopUse {
    llvm::Register Value;
    uint64_t Frequency;
  };
  llvm::ArrayRef<LoopUse> usedIn(const llvm::MachineLoop &Loop) const;

  /// The penalty for each loop that the path to the use exits.
  static constexpr unsigned LoopExit = 100000;
  static constexpr unsigned Never = ~0u;

private:
  struct Extent {
    llvm::SlotIndex Start, End;
    std::vector<LoopUse> Used;
  };

  llvm::LiveIntervals &LIS;
  const llvm::MachineLoopInfo &Loops;
  std::vector<llvm::SmallVector<llvm::SlotIndex, 4>> Uses;
  llvm::DenseMap<const llvm::MachineLoop *, Extent> Extents;
};

/// The maximum register pressure in each block and loop, for each of the
/// target's pressure sets (a set counts the register units that several classes
/// share). One sweep over the ends of all live ranges computes it for blocks.
///
/// The peak of a loop is the maximum over its blocks and its immediate
/// subloops, except those that execute less than a quarter as often as its
/// header: rarely executed code may spill. Each block and each loop is visited
/// once, independent of the nesting depth.
///
/// Needs: live intervals, loops, block frequencies. Changes nothing.
class PeakPressure {
public:
  PeakPressure(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS,
               const llvm::MachineLoopInfo &Loops,
               const llvm::MachineBlockFrequencyInfo &Frequencies);

  /// The peak pressure in Block: one number for each pressure set.
  llvm::ArrayRef<unsigned> of(const llvm::MachineBasicBlock &Block) const {
    return llvm::ArrayRef(Peaks).slice(size_t(Block.getNumber()) * Sets, Sets);
  }

  llvm::ArrayRef<unsigned> of(const llvm::MachineLoop &Loop) const {
    return llvm::ArrayRef(LoopPeaks).slice(
        size_t(LoopNumbers.lookup(&Loop)) * Sets, Sets);
  }

private:
  void sweep(llvm::MachineFunction &MF, llvm::LiveIntervals &LIS);
  void sumUpLoops(llvm::MachineFunction &MF, const llvm::MachineLoopInfo &Loops,
                  const llvm::MachineBlockFrequencyInfo &Frequencies);

  unsigned Sets;
  std::vector<unsigned> Peaks, LoopPeaks;
  llvm::DenseMap<const llvm::MachineLoop *, unsigned> LoopNumbers;
};

/// Determines where physical registers are free. Machine IR before register
/// allocation already contains physical registers: arguments, results, fixed
/// operands of instructions. Where such a register is live, it is not
/// available. A call clobbers the registers that its register mask does not
/// preserve. Between these points a physical register is free and can hold
/// values; such a range is a lifetime hole of the register.
///
/// The sorted list of the calls that clobber a register is built at the first
/// query for the register. That takes time linear in the number of calls for
/// each register, independent of the number of different masks (with
/// -enable-ipra each function has its own). Registers that all calls clobber
/// share one list, and so do those that no call clobbers.
///
/// Needs: live intervals. Changes nothing.
class PhysicalLiveness {
public:
  PhysicalLiveness(llvm::LiveIntervals &LIS,
                   const llvm::TargetRegisterInfo &TRI);

  /// The first index at or after From where the physical register is live.
  llvm::SlotIndex nextFixed(llvm::MCRegister Register,
                            llvm::SlotIndex From) const;
  /// The first call at or after From that clobbers Register.
  llvm::SlotIndex nextClobber(llvm::MCRegister Register,
                              llvm::SlotIndex From) const;
  /// The first call at or after From.
  llvm::SlotIndex nextCall(llvm::SlotIndex From) const;
  /// Returns the end of the free range of Register that contains From.
  llvm::SlotIndex freeUntil(llvm::MCRegister Register,
                            llvm::SlotIndex From) const {
    return std::min(nextFixed(Register, From), nextClobber(Register, From));
  }
  /// Whether Value can stay in Register for its whole live interval.
  bool isFreeDuring(const llvm::LiveInterval &Value,
                    llvm::MCRegister Register) const;

private:
  /// The calls that clobber a register.
  struct Calls {
    enum : unsigned char { Unknown, None, Some, All } Which = Unknown;
    std::vector<llvm::SlotIndex> Slots;
  };
  llvm::ArrayRef<llvm::SlotIndex> callsThatClobber(llvm::MCRegister R) const;

  llvm::LiveIntervals &LIS;
  const llvm::TargetRegisterInfo &TRI;
  /// Indexed by register; each element is computed at the first query.
  mutable std::vector<Calls> Clobbering;
  /// The end of the function; as a query result it means "never".
  llvm::SlotIndex Last;
};

/// Whether control may leave the block at MI, before an instruction that is
/// inserted after MI. The results of such an MI cannot be spilled there.
inline bool definesOnEdges(const llvm::MachineInstr &MI) {
  return MI.isTerminator() ||
         MI.getOpcode() == llvm::TargetOpcode::INLINEASM_BR;
}

/// Properties of values that do not depend on decisions of the allocator.
///
/// Rematerializable values: a single instruction computes the value from
/// constants. The value is recomputed instead of reloaded, and never spilled.
///
/// Undefined values: a variable may be defined on only some of the paths to a
/// join; the others have an IMPLICIT_DEF. If no instruction reads the
/// IMPLICIT_DEF, it is removed and gets neither a register nor a stack slot.
/// After the join, the variable is in the location that it has on the other
/// paths. All later reads use that same location, so a `freeze` has the same
/// result for all of them.
///
/// Needs: live intervals, the uses of all values. Changes nothing.
class ValueProperties {
public:
  ValueProperties(llvm::MachineFunction &MF, const llvm::LiveIntervals &LIS,
                  const NextUses &Uses);

  bool isRematerializable(llvm::Register Value) const {
    return Rematerializable[Value.virtRegIndex()];
  }
  /// The definition of a rematerializable value.
  const llvm::MachineInstr &definition(llvm::Register Value) const {
    return *Rematerializable[Value.virtRegIndex()];
  }
  /// Whether a terminator or an `asm goto` defines Value.
  bool isDefinedByTerminator(llvm::Register Value) const {
    return DefinedByTerminator.test(Value.virtRegIndex());
  }
  /// Whether Value is undefined at some point.
  bool hasUndefined(llvm::Register Value) const {
    return HasUndefined.test(Value.virtRegIndex());
  }
  /// Whether Value, which is live at At, is undefined there.
  bool isUndefined(llvm::Register Value, llvm::SlotIndex At) const;
  bool isUndefinedAtEnd(llvm::Register Value,
                        const llvm::MachineBasicBlock &MBB) const {
    return isUndefined(Value, LIS.getMBBEndIdx(&MBB).getPrevSlot());
  }
  /// The definitions of undefined values, which the rewriter removes.
  llvm::ArrayRef<llvm::MachineInstr *> undefinedDefinitions() const {
    return UndefinedDefinitions;
  }
  /// Whether Value, which is in no register after the instruction at At, is in
  /// its stack slot there.
  bool isInMemory(llvm::Register Value, llvm::SlotIndex At) const;

private:
  void findRematerializable(llvm::MachineFunction &MF);
  void findUndefined(llvm::MachineFunction &MF, const NextUses &Uses);

  const llvm::LiveIntervals &LIS;
  /// Indexed by value: the definition if it is rematerializable, or null.
  std::vector<const llvm::MachineInstr *> Rematerializable;
  /// Indexed by value.
  llvm::BitVector DefinedByTerminator, HasUndefined;
  /// The undefined value numbers.
  llvm::DenseSet<const llvm::VNInfo *> Undefined;
  llvm::SmallVector<llvm::MachineInstr *, 0> UndefinedDefinitions;
};

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

  uint64_t frequency(const llvm::MachineBasicBlock &MBB) const {
    return Frequencies.getBlockFreq(&MBB).getFrequency();
  }
  /// The frequency of the edge from From to To.
  uint64_t frequency(const llvm::MachineBasicBlock &From,
                     const llvm::MachineBasicBlock &To) const {
    return (Frequencies.getBlockFreq(&From) *
            Probabilities.getEdgeProbability(&From, &To))
        .getFrequency();
  }
  bool isLoopHeader(const llvm::MachineBasicBlock &MBB) const {
    const llvm::MachineLoop *Loop = Loops.getLoopFor(&MBB);
    return Loop && Loop->getHeader() == &MBB;
  }
  /// The registers that the register class of Value allows, in the order of
  /// allocation.
  llvm::ArrayRef<llvm::MCPhysReg> orderOf(llvm::Register Value) const {
    return Classes.getOrder(MRI.getRegClass(Value));
  }
  unsigned numValues() const { return MRI.getNumVirtRegs(); }

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

#endif // MINCAML_LIB_REGALLOC_FUNCTIONANALYSES_H
