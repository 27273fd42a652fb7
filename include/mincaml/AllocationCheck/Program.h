//===- Program.h - An allocation as moves -----------------------*- C++ -*-===//
//
// What an allocated function does to values, in place of what it computes: the
// program that the data flow of the allocation checker runs on.
//
// A variable is an atom of a virtual or physical register as the function used
// it before allocation. A location is an atom of a physical register or of a
// stack slot as the function uses it now. Physical registers have the same
// numbers as variables and as locations. The result of an expression that could
// be computed again is a location, too.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_PROGRAM_H
#define MINCAML_ALLOCATIONCHECK_PROGRAM_H

#include "mincaml/AllocationCheck/Recording.h"
#include "mincaml/AllocationCheck/RegisterLayout.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/GraphTraits.h"
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

using Variable = uint32_t;
using Location = uint32_t;

/// One step. Kill, Define, Alias and Undefine change what variables mean and
/// follow the function before allocation; Copy, Clear, ClearMask and Repeat
/// change what locations hold and follow the function after it.
struct Operation {
  enum Kind : unsigned char {
    /// Location A gets what B holds, but no variable of more than C bits.
    Copy,
    /// Location A gets something unknown.
    Clear,
    /// So do the locations of frame object A that start below bit B.
    ClearSlot,
    /// So do the registers that mask A does not preserve, and their variables
    /// become undefined.
    ClearMask,
    /// Variable A gets a new value.
    Kill,
    /// Location B gets variable A.
    Define,
    /// Variable A becomes equal to variable B.
    Alias,
    /// Variable A may be anything.
    Undefine,
    /// Instruction A of Repetitions computes an expression again.
    Repeat,
    /// Location B must hold variable A. C is an index in Uses.
    Need,
    /// Variable A must be undefined: an operand calls it so.
    NeedUndefined
  };
  Kind TheKind;
  uint32_t A = 0, B = 0, C = 0;
};

/// For errors: an operand that reads.
struct UseSite {
  const llvm::MachineInstr *MI;
  unsigned Recorded;
  unsigned Operand;
  llvm::Register Register;
};

/// A row of atoms at locations.
struct Placed {
  Location Where;
  unsigned Bit;
  unsigned Length;
};

/// A row of atoms of a register before allocation.
struct VariableAtom {
  Variable Name;
  unsigned Bit;
  unsigned Length;
};

/// An expression, by what it is made of: the opcode, the operands that are no
/// registers as text, and the first atoms of those that are.
struct ExpressionKey {
  unsigned Opcode;
  std::string Constants;
  std::vector<Variable> Registers;
  auto operator<=>(const ExpressionKey &) const = default;
};

/// An instruction that computes an expression.
struct Repetition {
  const llvm::MachineInstr *MI;
  /// Without the registers of Operands; more than one if several are the same
  /// constant.
  llvm::SmallVector<ExpressionKey, 1> Keys;
  /// For each register it reads, its atoms.
  std::vector<llvm::SmallVector<Placed, 4>> Operands;
  /// The atoms that it writes, and those that it changes besides.
  llvm::SmallVector<Placed, 4> Result;
};

struct Expression {
  /// For each register it reads, its atoms.
  std::vector<llvm::SmallVector<VariableAtom, 4>> Operands;
  /// By the bit at which they start.
  std::map<unsigned, Location> Results;
};

struct ProgramNode {
  std::vector<Operation> Operations;
  std::vector<ProgramNode *> Successors;
};

/// Says what is wrong, and where.
struct AllocationFault {
  std::string Message;
  llvm::DebugLoc Where;
};

struct AllocationProgram {
  AllocationProgram(const Recording &Before, const RegisterLayout &Layout);

  /// The atoms of a virtual register.
  llvm::SmallVector<VariableAtom, 4> atoms(llvm::Register Register) const;
  unsigned length(Variable V) const { return Lengths[V]; }
  /// The location of a bit of a frame object.
  Location slot(int FrameIndex, unsigned Bit);
  Location newLocation() { return NextLocation++; }

  /// What an error calls a variable.
  std::string describe(Variable V, const llvm::TargetRegisterInfo &TRI) const;

  const Recording &Before;
  const RegisterLayout &Layout;
  /// The first is the entry.
  std::deque<ProgramNode> Nodes;
  std::vector<UseSite> Uses;
  std::vector<const uint32_t *> Masks;
  std::vector<Repetition> Repetitions;
  std::map<ExpressionKey, Expression> Expressions;
  /// For each variable, the results of expressions that read it.
  llvm::DenseMap<Variable, llvm::SmallVector<Location, 2>> Dependents;
  /// Where the atoms of a frame object are, by their first bit.
  std::map<int, std::map<unsigned, Location>> Slots;
  /// Registers that do not take part in allocation.
  llvm::BitVector ReservedAtoms;

private:
  std::vector<Variable> FirstAtoms;
  std::vector<unsigned> Lengths;
  Location NextLocation;
};

} // namespace mincaml

template <> struct llvm::GraphTraits<mincaml::ProgramNode *> {
  using NodeRef = mincaml::ProgramNode *;
  using ChildIteratorType = std::vector<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef N) { return N; }
  static ChildIteratorType child_begin(NodeRef N) {
    return N->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef N) { return N->Successors.end(); }
};

template <>
struct llvm::GraphTraits<mincaml::AllocationProgram *>
    : llvm::GraphTraits<mincaml::ProgramNode *> {
  static NodeRef getEntryNode(mincaml::AllocationProgram *P) {
    return &P->Nodes.front();
  }
};

#endif // MINCAML_ALLOCATIONCHECK_PROGRAM_H
