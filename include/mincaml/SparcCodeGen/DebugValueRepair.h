//===- DebugValueRepair.h - Variables after code has moved ------*- C++ -*-===//
//
// Where variables are found in optimized code when delay slots are filled.
//
// A DBG_VALUE says that a variable has the value of a register from here on. It
// relies on the instruction that has computed this value standing before it,
// and on the register being left alone as long as the variable is looked for
// in it. Delay slots break both. An instruction that goes into a slot leaves
// behind the DBG_VALUE that describes its result, one that comes from the
// target of a branch is executed before those that describe what it overwrites;
// and LLVM's passes that compute how far a location holds
// (LiveDebugValues, DbgEntityHistoryCalculator) do not look into slots.
//
//     add %i0, 1, %o0                      DBG_VALUE $o0, "y"   ! wrong
//     DBG_VALUE $o0, "y"          =>       call f
//     call f                               add %i0, 1, %o0
//     nop
//
// Four passes. The first runs before LLVM's filler of delay slots, the second
// after the last pass that moves code and before LiveDebugValues, the third
// after that, the last one directly before the code is emitted:
//
//   recording  notes for each DBG_VALUE the definitions of its registers and
//              its stack slot that reach it;
//   repair     keeps a DBG_VALUE that the same definitions reach as before. Any
//              other says that the variable has no location, and is repeated
//              at the next place that the definitions reach, in the block or at
//              the start of a block that has no other predecessor. It then adds
//              to each instruction with a slot, as implicit definitions, what
//              its slot defines, and to a `save` or `restore` outside of slots
//              the registers of a window;
//   removal    takes these definitions away again, since the checks of SPARC
//              code know nothing of them;
//   addition   adds them for the emission of locations.
//
// Reaching definitions is a forward problem; DebugValues/ReachingDefinitions.h
// states lattice and transfer functions. A definition is known by its debug
// instruction number, which a copy of an instruction shares with it: a value
// that has two definitions before remains the same if each is executed as
// before, whichever copy of it is. The numbers are taken away in the end.
//
// Functions without DBG_VALUEs are not changed, and no code is in others.
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

/// The passes, and what they know of the function that they have seen last.
class DebugValueRepair {
public:
  DebugValueRepair();

  /// Each to be called once.
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
