//===- Contents.h - Contents of registers and slots -------------*- C++ -*-===//
//
// A data-flow analysis of an allocated function: the value that each register
// unit and each spill slot holds.
//
// Lattice: for each unit and slot a flat lattice of the values that it may
// hold, with the register that the value was written to; the top means
// unknown.
// Direction: forward. At the entry, registers hold the arguments that the
// recorded function copies from them.
// Transfer: a definition by a recorded instruction puts its virtual register
// into a register; copies, spills and reloads copy values; registers that calls
// clobber or other instructions define become unknown.
// Join: units and slots with different values become unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONVIEW_CONTENTS_H
#define MINCAML_LIB_ALLOCATIONVIEW_CONTENTS_H

#include "InstructionKinds.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml {

struct Content {
  int Value = -1;
  llvm::MCRegister Register;
  bool operator==(const Content &Other) const {
    return Value == Other.Value && Register == Other.Register;
  }
};

class ContentProblem {
public:
  using LatticeType = dataflow::Pointwise<dataflow::Flat<Content>>;
  using Element = LatticeType::Element;
  using Graph = dataflow::FlowGraph<const llvm::MachineBasicBlock>;
  static constexpr auto TheDirection = dataflow::Direction::Forward;

  ContentProblem(const llvm::MachineFunction &MF, const InstructionKinds &Kinds,
                 const Graph &Blocks);

  LatticeType lattice() const { return LatticeType(NumUnits + NumSlots); }
  Element boundary() const;
  /// The state in which all contents are unknown.
  Element unknown() const;
  void transfer(dataflow::Node N, Element &State) const;
  void transferInstruction(const llvm::MachineInstr &MI, Element &State) const;

  const Content *inUnit(unsigned Unit, const Element &State) const {
    return find(Unit, State);
  }
  const Content *inSlot(unsigned Slot, const Element &State) const {
    return find(NumUnits + Slot, State);
  }
  /// The value that all units of \p R hold, or -1.
  int valueIn(llvm::MCRegister R, const Element &State) const;
  /// The value in a slot, or -1.
  int valueInSlot(unsigned Slot, const Element &State) const {
    const Content *Found = inSlot(Slot, State);
    return Found ? Found->Value : -1;
  }

private:
  static const Content *find(unsigned Index, const Element &State) {
    return State[Index].isValue() ? &State[Index].value() : nullptr;
  }
  void set(unsigned Index, Content New, Element &State) const;
  void define(llvm::MCRegister R, int Value, Element &State) const;

  const InstructionKinds &Kinds;
  const Graph &Blocks;
  const llvm::TargetRegisterInfo &TRI;
  unsigned NumUnits;
  unsigned NumSlots;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONVIEW_CONTENTS_H
