//===- ReachingDefinitions.h - Where values come from -----------*- C++ -*-===//
//
// For each place that a DBG_VALUE names, a unit of a register or a stack slot,
// the definitions that may have given it the value that it has.
//
// Lattice: for each place a set of definitions, ordered by inclusion. A set
// with more than MaximumSize elements is All, of which nothing is known.
// Height: places x (MaximumSize + 2).
// Direction: forward; join: union.
// Boundary: what is in a place at the entry is a definition, the number 0.
// Transfer function: an instruction that writes a place replaces the set by
// itself; its number is its debug instruction number, or that of the
// instruction that it is a copy of. One without a number is not known: All. The
// instruction in a delay slot is executed before its transfer ends. `save` and
// `restore` write all registers of a window, and what is found relative to
// them.
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
  /// Makes copies of a definition, which are the substitutions of MF, count as
  /// that definition.
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

/// The places that DBG_VALUEs of a function name.
class ValuePlaces {
public:
  /// A stack slot, by a register and the distance from it.
  using Slot = std::pair<llvm::MCRegister, int64_t>;
  /// The one that a variable is in.
  static std::optional<Slot> slotOf(const llvm::MachineInstr &DebugValue);
  /// The one that an instruction stores to.
  static std::optional<Slot> storedTo(const llvm::MachineInstr &MI);

  explicit ValuePlaces(const llvm::MachineFunction &MF);

  unsigned size() const { return NumPlaces; }
  bool empty() const { return NumPlaces == 0; }
  /// The places of one DBG_VALUE, in a fixed order.
  llvm::SmallVector<unsigned, 4> of(const llvm::MachineInstr &DebugValue) const;
  /// Those that an instruction writes.
  const llvm::BitVector &writtenBy(const llvm::MachineInstr &MI);
  /// Whether it is a `save` or a `restore`.
  bool changesWindow(const llvm::MachineInstr &MI) const;
  /// The integer registers that are others in another window.
  llvm::ArrayRef<llvm::MCPhysReg> windowRegisters() const { return Window; }

private:
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  llvm::SmallVector<llvm::MCPhysReg, 24> Window;
  llvm::DenseMap<unsigned, unsigned> PlaceOfUnit;
  llvm::DenseMap<Slot, unsigned> PlaceOfSlot;
  /// Of the registers of a window, and of slots.
  llvm::BitVector OfWindow;
  llvm::DenseMap<const uint32_t *, llvm::BitVector> Clobbered;
  llvm::BitVector Written;
  unsigned NumPlaces = 0;
};

/// What reaches each place, by its number.
using ReachingSets = std::vector<DefinitionSets::Set>;

/// A snapshot: it does not follow changes.
class ReachingDefinitions {
public:
  ReachingDefinitions(const llvm::MachineFunction &MF, ValuePlaces &Places,
                      DefinitionSets &Sets);

  /// What reaches the start of a block; null if nothing leads there.
  const ReachingSets *atStart(const llvm::MachineBasicBlock &MBB) const;
  /// Moves a fact across an instruction with its delay slot.
  static void cross(const llvm::MachineInstr &MI, ValuePlaces &Places,
                    DefinitionSets &Sets, ReachingSets &Fact);

private:
  dataflow::FlowGraph<const llvm::MachineBasicBlock> Graph;
  std::vector<ReachingSets> In;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_DEBUGVALUES_REACHINGDEFINITIONS_H
