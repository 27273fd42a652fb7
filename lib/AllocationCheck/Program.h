//===- Program.h - An allocation as moves of values -------------*- C++ -*-===//
//
// How an allocated function moves values, instead of what it computes: the
// program on which the data flow problem of the check is solved
// (AllocationState.h). Atoms.h defines variables and locations.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_PROGRAM_H
#define MINCAML_LIB_ALLOCATIONCHECK_PROGRAM_H

#include "CheckInput.h"
#include "llvm/ADT/GraphTraits.h"
#include <deque>
#include <map>

namespace mincaml::allocationcheck {

/// One step. Kill, Define, DefineIf, Alias and Undefine change what variables
/// mean and follow the function before allocation; Copy, Clear, ClearSlot,
/// ClearMask and Rematerialize change what locations hold and follow the
/// function after it.
struct Operation {
  enum Kind : unsigned char {
    /// Location A gets what B holds, except variables of more than C bits.
    Copy,
    /// Location A gets an unknown value.
    Clear,
    /// The locations of frame object A that start below bit B get unknown
    /// values.
    ClearSlot,
    /// The registers that mask A does not preserve get unknown values, and
    /// their variables become undefined.
    ClearMask,
    /// Variable A gets a new value.
    Kill,
    /// Location B gets variable A, which has been killed before.
    Define,
    /// The same if all pairs of Conditions[C] hold. Nothing else has defined
    /// the variable there since it was killed.
    DefineIf,
    /// Variable A becomes equal to variable B.
    Alias,
    /// Variable A becomes undefined.
    Undefine,
    /// Instruction A of Rematerializations recomputes an expression.
    Rematerialize,
    /// Location B must hold variable A. C is an index in Uses.
    Need,
    /// Variable A must be undefined, since an operand that reads it is marked
    /// undef. C is an index in Uses.
    NeedUndefined,
    /// All that one of the alternatives of Choices[A] needs.
    NeedOneOf
  };
  Kind TheKind;
  uint32_t A = 0, B = 0, C = 0;
};

/// An operand that reads, for messages.
struct UseSite {
  const llvm::MachineInstr *MI;
  unsigned Recorded;
  unsigned Operand;
  /// None if the operand is in memory.
  llvm::Register Register;
};

/// The identity of an expression: the opcode, the operands other than registers
/// as text, and the first atom of each register.
struct ExpressionKey {
  unsigned Opcode;
  std::string Constants;
  std::vector<Variable> Registers;
  auto operator<=>(const ExpressionKey &) const = default;
};

/// A computation that an allocator may rematerialize.
struct Expression {
  /// The atoms of each register that it reads.
  std::vector<llvm::SmallVector<VariableAtom, 4>> Operands;
  /// The locations of the result, by the bit at which they start.
  std::map<unsigned, Location> Results;
};

/// An instruction that computes an expression.
struct Rematerialization {
  const llvm::MachineInstr *MI;
  /// Without the registers of Operands; more than one if several expressions
  /// compute the same constant.
  llvm::SmallVector<ExpressionKey, 1> Keys;
  /// The atoms of each register that it reads.
  std::vector<llvm::SmallVector<LocatedAtom, 4>> Operands;
  /// The atoms that it writes, and further ones of the same units.
  llvm::SmallVector<LocatedAtom, 4> Result;
};

struct ProgramNode {
  const llvm::MachineBasicBlock *Block;
  std::vector<Operation> Operations = {};
  std::vector<ProgramNode *> Successors = {};
  /// Each instruction of the allocated function that begins in the node, with
  /// the number of operations before it.
  std::vector<std::pair<const llvm::MachineInstr *, unsigned>> Starts = {};
};

struct Program {
  explicit Program(const CheckInput &Input)
      : Input(Input), NextLocation(Input.Layout.size()) {}

  Location newLocation() { return NextLocation++; }
  unsigned numLocations() const { return NextLocation; }

  const CheckInput &Input;
  /// The first is the entry.
  std::deque<ProgramNode> Nodes;
  std::vector<UseSite> Uses;
  /// Variables and the locations that hold them.
  std::vector<llvm::SmallVector<std::pair<Variable, Location>, 4>> Conditions;
  /// Each a list of alternatives, which are lists of Need and NeedUndefined.
  std::vector<std::vector<std::vector<Operation>>> Choices;
  std::vector<const uint32_t *> Masks;
  std::vector<Rematerialization> Rematerializations;
  std::map<ExpressionKey, Expression> Expressions;
  /// For each variable, the results of expressions that read it.
  llvm::DenseMap<Variable, llvm::SmallVector<Location, 2>> Dependents;
  /// The locations of each frame object, by their first bit.
  std::map<int, std::map<unsigned, Location>> Slots;

private:
  Location NextLocation;
};

} // namespace mincaml::allocationcheck

template <> struct llvm::GraphTraits<mincaml::allocationcheck::ProgramNode *> {
  using NodeRef = mincaml::allocationcheck::ProgramNode *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef N) { return N; }
  static ChildIteratorType child_begin(NodeRef N) {
    return N->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef N) { return N->Successors.end(); }
};

template <>
struct llvm::GraphTraits<mincaml::allocationcheck::Program *>
    : llvm::GraphTraits<mincaml::allocationcheck::ProgramNode *> {
  static NodeRef getEntryNode(mincaml::allocationcheck::Program *P) {
    return &P->Nodes.front();
  }
};

#endif // MINCAML_LIB_ALLOCATIONCHECK_PROGRAM_H
