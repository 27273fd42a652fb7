//===- AllocationTrace.h - How an allocator chose registers -----*- C++ -*-===//
//
// Tells an observer what each of MinCaml's allocators tried before it gave a
// value a register: hints, registers that are not free, the values that lost
// theirs. Nothing is recorded, and nothing computed for it, without one.
//
// Choices are those within blocks. At the start of a block a value is where the
// predecessors that are planned already have it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_ALLOCATIONTRACE_H
#define MINCAML_REGALLOC_ALLOCATIONTRACE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/MC/MCRegister.h"
#include <vector>

namespace llvm {
class MachineFunction;
class MachineInstr;
class Pass;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// The search for a register for one value, at one instruction.
struct RegisterTrial {
  /// What the value is to the instruction.
  enum class Purpose : unsigned char {
    Operand,
    Result,
    /// Written before all operands are read.
    EarlyResult,
    /// In the way, and moved out of it.
    Moved
  };
  /// Why a register was looked at.
  enum class Source : unsigned char {
    /// Hints: the header of the loop around it expects the value there; a later
    /// instruction copies it there; this instruction copies it from there; the
    /// value was there before.
    LoopHeader,
    CopiedTo,
    CopiedFrom,
    Before,
    /// The search for a free register.
    Search,
    /// The search for the one whose value is needed last.
    Farthest
  };
  enum class Verdict : unsigned char {
    /// Not in the register class.
    NotAllowed,
    /// It holds another value.
    Occupied,
    /// The instruction, or a fixed register, needs it.
    Fixed,
    /// Free, but not as long as the value lives.
    TooShort,
    Free,
    /// Its value is an operand or result of the instruction.
    InUse,
    /// It can be taken from its value.
    Takeable
  };
  /// How a register was found.
  enum class Way : unsigned char {
    /// None was found.
    None,
    /// The pair of the halves that arrive in registers.
    Halves,
    Hint,
    /// Of those that are free long enough, the one that is so for the shortest
    /// time; or else the one that is free longest.
    Fitting,
    Longest,
    /// The first free one.
    First,
    /// It was taken from its value.
    Taken
  };
  struct Candidate {
    Source From;
    llvm::MCRegister Register;
    Verdict Found;
    /// The value that it holds.
    llvm::Register Owner = {};
    /// How many instructions away the owner's next use is; ~0u: there is none.
    unsigned NextUse = 0;
  };
  struct Displaced {
    llvm::Register Value;
    /// None: it is saved, unless it is saved already or can be computed again.
    llvm::MCRegister To;
  };

  llvm::Register Value;
  const llvm::MachineInstr *At = nullptr;
  Purpose For = Purpose::Operand;
  /// Why the value is moved: a reason of a save, as remarks name it; or null.
  const char *Why = nullptr;
  std::vector<Candidate> Candidates = {};
  llvm::MCRegister Chosen = {};
  Way Found = Way::None;
  llvm::SmallVector<Displaced, 1> Lost = {};
  /// The allocator went back to an earlier instruction, and tried again.
  bool IsUndone = false;
};

class AllocationTracer {
public:
  virtual ~AllocationTracer() = default;
  /// All trials of an allocation that succeeded, in their order; \p MF is not
  /// changed yet.
  virtual void traced(const llvm::MachineFunction &MF,
                      std::vector<RegisterTrial> Trials) = 0;
};

/// Makes MinCaml's allocators tell \p Tracer of each function. To be called
/// before the machine passes are added.
void traceAllocation(llvm::TargetPassConfig &Config, AllocationTracer &Tracer);
/// Whether this is the pass that does so.
bool tracesAllocation(const llvm::Pass &P);

} // namespace mincaml

#endif // MINCAML_REGALLOC_ALLOCATIONTRACE_H
