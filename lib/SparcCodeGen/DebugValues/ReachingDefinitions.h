//===- ReachingDefinitions.h - Reaching definitions -------------*- C++ -*-===//
//
// For each location that a DBG_VALUE names, which is a register unit or a stack
// slot, the definitions that may have produced its value.
//
// Lattice: for each location a set of definitions, ordered by inclusion. A set
// with more than MaximumSize elements becomes All, which means that nothing is
// known. Height: locations x (MaximumSize + 2).
// Direction: forward; join: union.
// Boundary: the initial content of each location is a definition with the
// number 0.
// Transfer function: an instruction that writes a location replaces its set by
// the instruction. Instructions are identified by their debug instruction
// numbers, and a copy by the number of its original. The result of an
// instruction without a number is All. The instruction in a delay slot is
// executed before its transfer ends. `save` and `restore` write all registers
// of a window and all stack slots, because these are relative to such
// registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_REACHINGDEFINITIONS_H
#define MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_REACHINGDEFINITIONS_H

#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <map>
#include <vector>

namespace mincaml::sparc {

/// Sets of definitions. Equal sets have the same number.
class DefinitionSets {
public:
  using Set = unsigned;
  static constexpr Set Empty = 0, All = 1;

  DefinitionSets() { clear(); }
  void clear();
  /// Identifies copies of a definition with the original. The copies are the
  /// debug value substitutions of \p MF.
  void mergeCopies(const llvm::MachineFunction &MF);
  Set single(unsigned Definition);
  Set join(Set A, Set B);

private:
  using Elements = std::vector<unsigned>;
  Set number(Elements Sorted);

  llvm::DenseMap<unsigned, unsigned> Originals;
  std::map<Elements, Set> Numbers;
  std::vector<Elements> Sets;
  llvm::DenseMap<std::pair<Set, Set>, Set> Joins;
};

/// The locations that the DBG_VALUEs of a function name.
class ValueLocations {
public:
  /// A stack slot, as a base register and an offset from it.
  using Slot = std::pair<llvm::MCRegister, int64_t>;
  /// Returns the slot that contains a variable.
  static std::optional<Slot> slotOf(const llvm::MachineInstr &DebugValue);
  /// Returns the slot to which an instruction stores.
  static std::optional<Slot> storedTo(const llvm::MachineInstr &MI);

  explicit ValueLocations(const llvm::MachineFunction &MF);

  unsigned size() const { return NumLocations; }
  bool empty() const { return NumLocations == 0; }
  /// Returns the locations that one DBG_VALUE names, in a fixed order.
  llvm::SmallVector<unsigned, 4> of(const llvm::MachineInstr &DebugValue) const;
  /// Returns the locations that an instruction writes.
  const llvm::BitVector &writtenBy(const llvm::MachineInstr &MI);
  /// Whether an instruction is a `save` or a `restore`.
  bool changesWindow(const llvm::MachineInstr &MI) const;
  /// Returns the integer registers that `save` and `restore` rename.
  llvm::ArrayRef<llvm::MCPhysReg> windowRegisters() const { return Window; }

private:
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  llvm::SmallVector<llvm::MCPhysReg, 24> Window;
  llvm::DenseMap<unsigned, unsigned> LocationOfUnit;
  llvm::DenseMap<Slot, unsigned> LocationOfSlot;
  /// The locations that `save` and `restore` change: registers of a window and
  /// all slots.
  llvm::BitVector OfWindow;
  llvm::DenseMap<const uint32_t *, llvm::BitVector> Clobbered;
  llvm::BitVector Written;
  unsigned NumLocations = 0;
};

/// The set of definitions that reaches each location, indexed by its number.
using ReachingSets = std::vector<DefinitionSets::Set>;

/// The reaching definitions of a function. They are not updated when the
/// function changes.
class ReachingDefinitions {
public:
  ReachingDefinitions(const llvm::MachineFunction &MF,
                      ValueLocations &Locations, DefinitionSets &Sets);

  /// Returns the definitions that reach the start of a block; null if the block
  /// is unreachable.
  const ReachingSets *atStart(const llvm::MachineBasicBlock &MBB) const;
  /// Applies the transfer function of an instruction and its delay slot.
  static void transfer(const llvm::MachineInstr &MI, ValueLocations &Locations,
                       DefinitionSets &Sets, ReachingSets &Reaching);

private:
  dataflow::FlowGraph<const llvm::MachineBasicBlock> Graph;
  std::vector<ReachingSets> In;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_REACHINGDEFINITIONS_H
