//===- AllocationTrace.h - Trace of register assignment ---------*- C++ -*-===//
//
// Reports to an observer which registers MinCaml's allocators considered for
// each value: the hints, the occupied registers, and the values that were
// evicted. Without an observer, nothing is computed or recorded for the trace.
//
// The trace covers the assignments within blocks. It does not cover the
// registers of live-in values at the start of a block, which
// EntryAssignment.cpp derives from the predecessors that are already allocated.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_ALLOCATIONTRACE_H
#define MINCAML_REGALLOC_ALLOCATIONTRACE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include <vector>

namespace llvm {
class MachineFunction;
class MachineInstr;
class Pass;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// The search for a register for one value at one instruction.
struct RegisterTrial {
  /// The role of the value at the instruction.
  enum class Purpose : unsigned char {
    Operand,
    Result,
    /// An early-clobber result: it is written before all operands are read.
    EarlyResult,
    /// The value occupies a register that is needed, and moves to another one.
    Moved
  };
  /// Why a register was considered.
  enum class Source : unsigned char {
    /// A hint: the header of the enclosing loop expects the value in the
    /// register.
    LoopHeader,
    /// A hint: a later instruction copies the value to the register.
    CopiedTo,
    /// A hint: this instruction copies the value from the register.
    CopiedFrom,
    /// A hint: the register is the last one that held the value.
    Before,
    /// The search for a free register.
    Search,
    /// The search for the register whose value has the farthest next use.
    Farthest
  };
  enum class Verdict : unsigned char {
    /// The register is not in the register class.
    NotAllowed,
    /// It holds another value.
    Occupied,
    /// The instruction needs the register, or a physical live range occupies
    /// it.
    Fixed,
    /// The register is free, but not for the whole live range of the value.
    TooShort,
    Free,
    /// The value in the register is an operand or result of the instruction.
    InUse,
    /// The value in the register can be evicted.
    Evictable
  };
  /// How a register was found.
  enum class Outcome : unsigned char {
    /// No register was found.
    None,
    /// The halves of the value are copied from the registers of this pair.
    Halves,
    Hint,
    /// Several registers are free for the whole live range. This one is free for
    /// the shortest time.
    Fitting,
    /// No register is free for the whole live range. This one is free for the
    /// longest time.
    Longest,
    /// The first free register in the order of allocation.
    First,
    /// The register of an evicted value.
    Evicted
  };
  struct Candidate {
    Source From;
    llvm::MCRegister Register;
    Verdict Found;
    /// The value that the register holds.
    llvm::Register Owner = {};
    /// The number of instructions to the next use of Owner; ~0u if there is
    /// none.
    unsigned NextUse = 0;
  };
  struct Displaced {
    llvm::Register Value;
    /// The register to which the value moves. If there is none, the value is
    /// spilled, which needs no store if the stack slot is up to date or the
    /// value is rematerializable.
    llvm::MCRegister To;
  };

  llvm::Register Value;
  const llvm::MachineInstr *At = nullptr;
  Purpose For = Purpose::Operand;
  /// Why the value is moved, as a reason for spills in optimization remarks;
  /// may be null.
  const char *Why = nullptr;
  std::vector<Candidate> Candidates = {};
  llvm::MCRegister Chosen = {};
  Outcome Found = Outcome::None;
  llvm::SmallVector<Displaced, 1> Lost = {};
  /// The allocator discarded the trial, because it backtracked to this
  /// instruction or to an earlier one.
  bool IsUndone = false;
};

class AllocationTracer {
public:
  virtual ~AllocationTracer() = default;
  /// Reports all trials of a successful allocation in their order. The
  /// allocator has not changed \p MF yet.
  virtual void traced(const llvm::MachineFunction &MF,
                      std::vector<RegisterTrial> Trials) = 0;
};

/// Makes MinCaml's allocators report the trace of each function to \p Tracer.
/// Must be called before the machine passes are added.
void traceAllocation(llvm::TargetPassConfig &Config, AllocationTracer &Tracer);
/// Whether \p P is the pass that traceAllocation adds.
bool tracesAllocation(const llvm::Pass &P);

} // namespace mincaml

#endif // MINCAML_REGALLOC_ALLOCATIONTRACE_H
