//===- Trace.h - Symbolic execution of allocated code -----------*- C++ -*-===//
//
// Executes a function symbolically after register allocation. A location is a
// register unit or a spill slot. A value is
//   - the contents of a location at the start of the extended block (a block
//     with several predecessors, an EH pad or the entry, together with the
//     blocks that have a single predecessor in the extended block),
//   - the result that an instruction without effects computes from values,
//   - the result of any other instruction, or what it clobbers, in a location.
//
// Moves, spills and reloads move values. A slot holds a row of values and the
// number of bytes that were stored. A register may be the low part of another
// one with the same units, like %eax of %rax. For such a register, the low bits
// of the last unit's value are moved and read. On little-endian targets the
// same holds for the start of a slot. Instructions with effects are events.
//
// A value that an instruction puts into an element of a vector register, or
// that a reload puts there, ends where the element's register class ends.
// Machine IR defines no value in the rest, so that the original code, which is
// correct, does not depend on it.
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
  /// An incoming edge of a block, and the contents of the locations on it.
  struct IncomingEdge {
    unsigned From;
    std::vector<unsigned> Block::*Locations;
  };
  struct Event {
    const llvm::MachineInstr *MI;
    /// The text of the event (InstructionReader::textOf); it must be the same.
    std::string Text;
    std::vector<unsigned> Read;
    /// A hash of all values after the event.
    size_t After;
  };
  struct Block {
    std::vector<Event> Events;
    /// The values of all locations: at the end of the block; for EH pads, after
    /// the last call; and for the targets of an `asm goto`, after it.
    std::vector<unsigned> AtEnd, AfterCall, AfterAssembly;
    /// The block with which the extended block starts.
    unsigned Head = 0;
  };
  std::vector<Block> Blocks;
  /// The incoming edges of each block.
  std::vector<std::vector<IncomingEdge>> Incoming;
  /// Whether each block is reachable.
  std::vector<bool> IsReached;
  std::vector<int64_t> SlotSizes;
  unsigned Entry = 0;
  /// False if the symbolic execution does not cover some of the code.
  bool Known = true;
};

Trace traceFunction(const llvm::MachineFunction &MF, ValueTable &Values);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_TRACE_H
