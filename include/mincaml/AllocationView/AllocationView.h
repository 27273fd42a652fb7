//===- AllocationView.h - Register allocation to look at --------*- C++ -*-===//
//
// What values there are before register allocation and where they live, and
// what became of them: for a person, and for counting. Works for any allocator,
// because it looks at nothing but the code before and behind it: an instruction
// that is still there has the same operands, now in registers; everything else
// is classified by what it does.
//
// Where each value is between its instructions is a forward data-flow problem.
// The state gives each register unit and each slot of register allocation the
// value that is in it, or none; a definition and a restore change it, a call
// clears what it destroys, at a join remains what all sides agree on.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H
#define MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/MC/MCRegister.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class LiveIntervals;
class MachineFunction;
class MachineInstr;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// The values that an allocator is given: virtual registers, by number.
struct AllocationInput {
  struct Instruction {
    unsigned Opcode;
    int Block;
    /// For each operand the value that it names, or -1, and the register that
    /// it was given from the start, if it was.
    std::vector<int> Values;
    std::vector<llvm::MCRegister> Fixed;
  };
  llvm::DenseMap<const llvm::MachineInstr *, Instruction> Instructions;
};

AllocationInput recordValues(const llvm::MachineFunction &MF);

/// What an instruction behind allocation is there for.
enum class AllocatedKind : unsigned char {
  /// The program's.
  Program,
  /// A copy of the program's to or from a register that was given.
  FixedMove,
  /// Another copy of the program's.
  ProgramMove,
  /// A copy that the allocator added.
  AddedMove,
  /// A store to or load from a slot of register allocation.
  Save,
  Restore,
  /// A constant that is computed again.
  Rematerialization
};

/// Why a value is not in a register all the time: what comes first behind a
/// save and takes the register. A restore has the reason of its slot's saves.
enum class AllocationReason : unsigned char {
  /// A call, or another instruction that destroys it.
  Call,
  /// Another value.
  Pressure,
  /// Nothing; or saves of one slot differ.
  Other
};

struct AllocatedPoint {
  const llvm::MachineInstr *MI;
  AllocatedKind Kind;
  AllocationReason Reason = AllocationReason::Other;
  /// The value that is saved, restored or moved; -1 if this is not known.
  int Value = -1;
};

/// A value in a register or, if that is none, in a slot, at points
/// First, ..., Last.
struct AllocatedRange {
  int Value;
  llvm::MCRegister Register;
  int Slot;
  unsigned First, Last;
};

/// A function behind allocation.
struct AllocationView {
  /// All instructions, in the order of the blocks.
  std::vector<AllocatedPoint> Points;
  /// The points where blocks start.
  std::vector<unsigned> Starts;
  /// In the order of registers, then slots, then points.
  std::vector<AllocatedRange> Ranges;

  unsigned count(AllocatedKind Kind) const;
  unsigned count(AllocatedKind Kind, AllocationReason Reason) const;
};

AllocationView viewAllocation(const AllocationInput &Input,
                              const llvm::MachineFunction &MF);

/// A table of the values' live ranges, a column for each instruction.
void printLiveness(const llvm::MachineFunction &MF,
                   const llvm::LiveIntervals &Intervals, llvm::raw_ostream &OS);

/// The code with remarks, where each value is, and counts.
void printAllocation(const AllocationView &View,
                     const llvm::MachineFunction &MF, llvm::raw_ostream &OS);

/// The counts alone: a line for each function, which starts with its name, and
/// then `name=number`.
void printAllocationCounts(const AllocationView &View,
                           const llvm::MachineFunction &MF,
                           llvm::raw_ostream &OS);

/// Program points across, registers and slots down, a colour for each value,
/// slots hatched. For Graphviz, whose tables have no hatching, slots are
/// striped.
void drawAllocationDot(const AllocationView &View,
                       const llvm::MachineFunction &MF, llvm::raw_ostream &OS);
void drawAllocationSVG(const AllocationView &View,
                       const llvm::MachineFunction &MF, llvm::raw_ostream &OS);

/// What the passes before and behind the allocator share.
struct AllocationViewer {
  enum class Form { Liveness, Text, Counts, Dot, SVG };
  AllocationViewer(Form What, llvm::raw_ostream &OS) : What(What), OS(OS) {}

  Form What;
  llvm::raw_ostream &OS;
  std::optional<AllocationInput> Input;
  std::string Liveness;
};

/// Puts both passes into their places in a code generation pipeline, which
/// \p Viewer must outlive. To call before the machine passes are added.
void insertAllocationViewer(llvm::TargetPassConfig &Config,
                            AllocationViewer &Viewer);

} // namespace mincaml

#endif // MINCAML_ALLOCATIONVIEW_ALLOCATIONVIEW_H
