//===- Equivalence.h - Mutants that mean the same ---------------*- C++ -*-===//
//
// Not every change of an allocation is a fault: a save may be repeated while
// the register still has the value. This proves that a mutant means the same as
// what it was made from, or does not; what it cannot prove counts as a fault
// that the allocation checker has to find.
//
// It is no second checker: it knows nothing of virtual registers and compares
// two pieces of code after allocation. Both are executed symbolically. A
// location is a register unit or a slot of register allocation; a value is
//   - what a location held at the start of the extended block (a block with
//     several predecessors, an EH pad or the entry, and those that follow as
//     only successors),
//   - what an instruction without effects computes from values,
//   - what any other instruction defines, or destroys, at a location.
// Moves, saves and restores move values; a slot holds a row of values and the
// number of bytes that were stored. Of a register that is the low part of
// another with the same units (%eax of %rax), the low bits of the last unit's
// value are moved and read; where values are stored with the low byte first,
// the same goes for the beginnings of slots. Instructions with effects are
// events.
//
// What an instruction puts into an element of a vector register, or a restore,
// is taken no further than the element's class goes: machine IR has no value in
// the rest, so that the original, which is right, does not depend on it.
//
// The two mean the same if the blocks that can be reached have the same events
// in the same order, with the same operands and the same values in the
// registers they read. Two values that come from the start of a block are the
// same if the locations hold the same at the end of each predecessor; such
// pairs are assumed equal while this is looked up (a bisimulation).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H
#define MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <map>
#include <string>
#include <vector>

namespace mincaml::faults {

/// Values by number; equal ones have the same.
class ValueTable {
public:
  /// The kinds of them, and what follows the kind in the key.
  enum Kind : uint64_t {
    AtStart,   // block, location
    Defined,   // instruction, operand, unit
    Destroyed, // instruction, location
    Fixed,     // location of a constant register
    Computed,  // hash of the text, operand, unit, values read
    Row,       // bytes, values
    Part,      // row, index, bytes, number of parts
    Low,       // value, bits: of the rest nothing is known
    Over,      // value, bits of it, value with the rest
    High,      // value, bits that are left out
    Upto,      // value, bits: more would be of no register class
    Nothing,   // what is beyond
  };
  using Key = std::vector<uint64_t>;

  unsigned number(Key K) {
    auto [I, New] = Numbers.try_emplace(std::move(K), Numbers.size());
    if (New)
      Keys.push_back(&I->first);
    return I->second;
  }
  const Key &key(unsigned Number) const { return *Keys[Number]; }

  unsigned row(unsigned Bytes, llvm::ArrayRef<unsigned> Values);
  /// What a load of so many bytes puts into a unit of a register with so many.
  unsigned part(unsigned Row, unsigned Index, unsigned Bytes, unsigned Units);
  unsigned low(unsigned Value, unsigned Bits);
  unsigned high(unsigned Value, unsigned Bits);
  unsigned upto(unsigned Value, unsigned Bits);
  unsigned over(unsigned Below, unsigned Bits, unsigned Above);

  /// Are the low bits of a value in memory where those of a shorter one are?
  bool IsLittleEndian = false;

private:
  std::map<Key, unsigned> Numbers;
  std::vector<const Key *> Keys;
};

/// A function after allocation, executed symbolically.
struct Trace {
  struct Block;
  /// From where a block is reached, and what the locations hold then.
  struct Way {
    unsigned From;
    std::vector<unsigned> Block::*Locations;
  };
  struct Event {
    const llvm::MachineInstr *MI;
    /// Everything that has to be the same but values.
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
  /// The ways to get to each block.
  std::vector<std::vector<Way>> Ways;
  /// Which of the blocks are executed at all.
  std::vector<bool> IsReached;
  std::vector<int64_t> SlotSizes;
  unsigned Entry = 0;
  /// False for code with what this does not know.
  bool Known = true;
};

Trace traceFunction(const llvm::MachineFunction &MF, ValueTable &Values);

/// Why the two mean the same; empty if this is not known.
std::string whyEquivalent(const Trace &Mutant, const Trace &Original,
                          ValueTable &Values);

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_EQUIVALENCE_H
