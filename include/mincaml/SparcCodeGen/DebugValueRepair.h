//===- DebugValueRepair.h - Debug values after code motion ------*- C++ -*-===//
//
// Preserves the locations of variables in optimized code when delay slots are
// filled.
//
// A DBG_VALUE states that a variable has the value of a register from this
// point on. This requires that the instruction that computes the value precedes
// the DBG_VALUE, and that the register keeps the value as long as the location
// holds. Filling delay slots breaks both. An instruction that moves into a slot
// moves past the DBG_VALUE that describes its result. An instruction from the
// target of a branch is executed before the DBG_VALUEs that describe the values
// that it overwrites. In addition, LLVM's passes that compute the range of a
// location (LiveDebugValues, DbgEntityHistoryCalculator) do not look into
// slots.
//
//     add %i0, 1, %o0                      DBG_VALUE $o0, "y"   ! wrong
//     DBG_VALUE $o0, "y"          =>       call f
//     call f                               add %i0, 1, %o0
//     nop
//
// There are four passes. The first one runs before LLVM's delay slot filler,
// the second one after the last pass that moves code and before
// LiveDebugValues, the third one after LiveDebugValues, and the last one
// directly before emission:
//
//   recording  records for each DBG_VALUE the reaching definitions of its
//              registers and its stack slot;
//   repair     keeps a DBG_VALUE if the same definitions reach it as before.
//              Otherwise the variable has no location there, and the DBG_VALUE
//              is repeated at the next point that these definitions reach, in
//              the block or at the start of a successor without other
//              predecessors. Then the pass adds implicit definitions: to each
//              instruction with a delay slot those of its slot, and to a `save`
//              or `restore` outside of slots the registers of a window;
//   removal    removes these implicit definitions, because the checks of SPARC
//              code do not expect them;
//   addition   adds them again for the emission of locations.
//
// Reaching definitions are a forward problem; DebugValues/ReachingDefinitions.h
// states its lattice and transfer functions. A definition is identified by its
// debug instruction number, which it shares with copies of the instruction. A
// value with two reaching definitions thus remains the same if each of them is
// executed as before, in whichever copy. The last step of the repair removes
// the numbers.
//
// Functions without DBG_VALUEs are not changed. In other functions, the emitted
// code is not changed.
//
// Source: [Lecture8], "reaching definitions" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_DEBUGVALUEREPAIR_H
#define MINCAML_SPARCCODEGEN_DEBUGVALUEREPAIR_H

#include <memory>

namespace llvm {
class MachineFunctionPass;
} // namespace llvm

namespace mincaml {

/// The passes and the recording of the function that they have seen last.
class DebugValueRepair {
public:
  DebugValueRepair();

  /// Each of these functions may be called once.
  llvm::MachineFunctionPass *createRecordingPass() const;
  llvm::MachineFunctionPass *createRepairPass() const;
  llvm::MachineFunctionPass *createDefinitionRemovalPass() const;
  llvm::MachineFunctionPass *createDefinitionAdditionPass() const;

  struct State;

private:
  std::shared_ptr<State> TheState;
};

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_DEBUGVALUEREPAIR_H
