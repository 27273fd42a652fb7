//===- Program.h - The allocation as a data-flow program --------*- C++ -*-===//
//
// The program on which the data-flow problem of the check is solved
// (AllocationState.h). It describes how an allocated function moves values, not
// what it computes. CheckInput.h defines variables and locations.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_PROGRAM_H
#define MINCAML_LIB_ALLOCATIONCHECK_PROGRAM_H

#include "CheckInput.h"
#include "llvm/ADT/GraphTraits.h"
#include <deque>
#include <map>

namespace mincaml::allocationcheck {

/// One step of the program. Kill, Define, DefineIf, Alias and Undefine follow
/// the function before allocation and change the values of variables. Copy,
/// Clear, ClearSlot, ClearMask and Rematerialize follow the function after
/// allocation and change the contents of locations.
struct Operation {
  enum Kind : unsigned char {
    /// Location A gets the contents of location B, except variables of more
    /// than C bits.
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
    /// Location B gets variable A, which has been killed before, if all pairs
    /// of Conditions[C] hold. No other operation has defined the variable in
    /// this location since it was killed.
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
    /// All needs of at least one of the alternatives of Choices[A] must hold.
    NeedOneOf
  };
  Kind TheKind;
  uint32_t A = 0, B = 0, C = 0;
};

/// An operand that reads a value; used in messages.
struct UseSite {
  const llvm::MachineInstr *MI;
  unsigned Recorded;
  unsigned Operand;
  /// None if the operand is in memory.
  llvm::Register Register;
};

/// The identity of an expression: its opcode, its operands other than registers
/// as text, and the first atom of each of its registers.
struct ExpressionKey {
  unsigned Opcode;
  std::string Constants;
  std::vector<Variable> Registers;
  auto operator<=>(const ExpressionKey &) const = default;
};

/// A computation that an allocator may rematerialize.
struct Expression {
  /// The atoms of each register that the expression reads.
  std::vector<llvm::SmallVector<VariableAtom, 4>> Operands;
  /// The locations of the result, by the bit at which they start.
  std::map<unsigned, Location> Results;
};

/// An instruction that computes an expression.
struct Rematerialization {
  const llvm::MachineInstr *MI;
  /// The keys, without the registers of Operands. There are several if several
  /// expressions compute the same constant.
  llvm::SmallVector<ExpressionKey, 1> Keys;
  /// The atoms of each register that the instruction reads.
  std::vector<llvm::ArrayRef<LocatedAtom>> Operands;
  /// The atoms that the instruction writes, and further ones of the same units.
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
  /// The first node is the entry.
  std::deque<ProgramNode> Nodes;
  std::vector<UseSite> Uses;
  /// The conditions of DefineIf: variables and the locations that must hold
  /// them.
  std::vector<llvm::SmallVector<std::pair<Variable, Location>, 4>> Conditions;
  /// The choices of NeedOneOf: lists of alternatives, each a list of Need and
  /// NeedUndefined.
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

/// Fills an empty program. \p IsLate selects one of two matchings (matchBlock).
OptionalFault buildProgram(const CheckInput &Input, Program &TheProgram,
                           bool IsLate);

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
