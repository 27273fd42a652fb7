//===- AllocatedFunction.h - Locations of allocated values ------*- C++ -*-===//
//
// The data that all views of an allocated function show.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H
#define MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H

#include "mincaml/AllocationView/AllocationData.h"
#include "mincaml/AllocationView/AllocationView.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"
#include <string>
#include <vector>

namespace mincaml {

enum class AllocatedKind : unsigned char {
  /// An instruction of the program.
  Program,
  /// A copy in the program to or from a physical register.
  FixedMove,
  /// Another copy in the program.
  ProgramMove,
  /// A copy that the allocator has added.
  AddedMove,
  /// A spill to and a reload from a spill slot.
  Spill,
  Reload,
  /// A rematerialized value.
  Rematerialization
};

/// Why a value is not always in a register: the first clobber of the register
/// after a spill. A reload has the reason of the spills to its slot.
enum class AllocationReason : unsigned char {
  /// A register mask clobbers it, such as that of a call.
  Call,
  /// A definition of another value overwrites it.
  Pressure,
  /// No clobber was found, or the spills to a slot have different reasons.
  Other
};

/// Return the name of a kind or reason in texts and data. The name of Program
/// is empty.
llvm::StringRef kindName(AllocatedKind Kind);
llvm::StringRef reasonName(AllocationReason Reason);

struct AllocatedPoint {
  const llvm::MachineInstr *MI;
  AllocatedKind Kind;
  /// Whether the instruction existed before allocation.
  bool IsRecorded;
  AllocationReason Reason = AllocationReason::Other;
  /// The value that is spilled, reloaded or moved; -1 if unknown.
  int Value = -1;
};

/// A value in a register or slot at the points First, ..., Last. It is in a
/// slot if Register is none.
struct AllocatedRange {
  int Value;
  llvm::MCRegister Register;
  int Slot;
  unsigned First, Last;
};

struct AllocatedFunction {
  /// All instructions, in the order of the blocks.
  std::vector<AllocatedPoint> Points;
  /// The points where blocks start.
  std::vector<unsigned> Starts;
  /// Sorted by register, then slot, then point.
  std::vector<AllocatedRange> Ranges;

  /// Returns the number of instructions of a kind. If \p Reason is given, only
  /// those with this reason count.
  unsigned count(AllocatedKind Kind,
                 std::optional<AllocationReason> Reason = {}) const;
};

/// Analyzes an allocated function. Values are the virtual registers of the
/// recorded function, by number.
AllocatedFunction viewAllocation(const allocationcheck::Recording &Before,
                                 const llvm::MachineFunction &MF);

/// Returns the source name of each virtual register, indexed by number. It is
/// the variable that debug information has for it, the parameter that it holds
/// (also in a loop that was made from a recursive function), or the expression
/// that defines it. It is empty if unknown: debug information has no variables
/// without -g, \p ExpressionAt may be empty, and parameters are known only if
/// the target passes each of them in one register.
///
/// \p MF must not have been allocated.
std::vector<std::string> programNames(const llvm::MachineFunction &MF,
                                      const ExpressionText &ExpressionAt);

/// Returns the live ranges of the values before allocation, without their
/// locations.
AllocationData findIntervals(const llvm::MachineFunction &MF,
                             const llvm::LiveIntervals &Live);

/// Adds the locations of the values, the added instructions, and what
/// \p Checker has proved. On return \p MF is unchanged.
void addAllocated(const allocationcheck::Recording &Before,
                  llvm::MachineFunction &MF,
                  allocationcheck::AllocationChecker &Checker,
                  AllocationData &Data);

/// Prints a table of the live ranges of virtual registers, with a column for
/// each instruction.
void printLiveness(const llvm::MachineFunction &MF,
                   const llvm::LiveIntervals &Intervals, llvm::raw_ostream &OS);

/// Prints the annotated code, the locations of each value, and counts.
void printAllocation(const AllocatedFunction &View,
                     const llvm::MachineFunction &MF, llvm::raw_ostream &OS);

/// Prints the counts in one line: the name of the function, then `name=number`
/// pairs.
void printAllocationCounts(const AllocatedFunction &View,
                           const llvm::MachineFunction &MF,
                           llvm::raw_ostream &OS);

/// Draws an allocation as a Graphviz table. Values are labelled by their Names,
/// indexed by number, or by their numbers if the name is empty. Slots are
/// striped, since Graphviz tables cannot be hatched.
void drawAllocationDot(const AllocatedFunction &View,
                       const llvm::MachineFunction &MF,
                       llvm::ArrayRef<std::string> Names,
                       llvm::raw_ostream &OS);

/// Draws the added functions, one below the other, as an SVG picture. Slots are
/// hatched.
class AllocationPicture {
public:
  void add(const AllocatedFunction &View, const llvm::MachineFunction &MF,
           llvm::ArrayRef<std::string> Names);
  void write(llvm::raw_ostream &OS) const;

private:
  std::string Functions;
  /// The size of the functions added so far, in pixels.
  unsigned Width = 0, Height = 0;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_ALLOCATEDFUNCTION_H
