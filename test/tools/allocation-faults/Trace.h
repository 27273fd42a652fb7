//===- Trace.h - Allocated code, executed symbolically ----------*- C++ -*-===//
//
// A location is a register unit or a slot of register allocation; a value is
//   - what a location held at the start of the extended block (a block with
//     several predecessors, an EH pad or the entry, and the blocks that follow
//     it as only successors),
//   - what an instruction without effects computes from values,
//   - what any other instruction defines, or clobbers, at a location.
// Moves, saves and restores move values; a slot holds a row of values and the
// number of bytes that were stored. Of a register that is the low part of
// another with the same units (%eax of %rax), the low bits of the last unit's
// value are moved and read; where values are stored with the low byte first,
// the same goes for the beginnings of slots. Instructions with effects are
// events.
//
// What an instruction puts into an element of a vector register, or a restore,
// ends where the element's class ends: machine IR has no value in the rest, so
// that the original, which is right, does not depend on it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_TRACE_H
#define MINCAML_TEST_ALLOCATION_FAULTS_TRACE_H

#include "ValueTable.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <string>

namespace mincaml::faults {

/// A function after allocation, executed symbolically.
struct Trace {
  struct Block;
  /// A way to reach a block, and what the locations hold on it.
  struct Way {
    unsigned From;
    std::vector<unsigned> Block::*Locations;
  };
  struct Event {
    const llvm::MachineInstr *MI;
    /// Everything except values that has to be the same.
    std::string Text;
    std::vector<unsigned> Read;
    /// A hash of all values after it.
    size_t After;
  };
  struct Block {
    std::vector<Event> Events;
    /// The values of all locations at the end, for EH pads after the last call,
    /// and for the targets of inline assembly that jumps after it.
    std::vector<unsigned> AtEnd, AfterCall, AfterAssembly;
    /// The start of the extended block.
    unsigned Head = 0;
  };
  std::vector<Block> Blocks;
  /// The ways to reach each block.
  std::vector<std::vector<Way>> Ways;
  /// Whether each block is reachable.
  std::vector<bool> IsReached;
  std::vector<int64_t> SlotSizes;
  unsigned Entry = 0;
  /// False for code that the symbolic execution does not cover.
  bool Known = true;
};

Trace traceFunction(const llvm::MachineFunction &MF, ValueTable &Values);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_TRACE_H
