//===- Validation.h - Comparison of code across a pass ----------*- C++ -*-===//
//
// Records the code of a function, and proves that it is equivalent to the code
// before a pass. Each source file describes the pass and the proof.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_VALIDATION_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_VALIDATION_H

#include "Machine/InstructionTable.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <array>

namespace mincaml::sparc {

/// The live register units at the start of each block.
using LiveAtStart =
    llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector>;

/// A difference between the behavior of the new code and that of the old code.
struct CodeDifference {
  /// The instruction in the new code; null if the old code executes something
  /// that the new code does not.
  const llvm::MachineInstr *New;
  std::string Text;
  /// False if both versions may be equivalent all the same, because not all
  /// guesses were made.
  bool IsCertain = true;
};

/// Whether both instructions have the same opcode and operands.
inline bool isSame(const llvm::MachineInstr &A, const llvm::MachineInstr &B) {
  return A.isIdenticalTo(B, llvm::MachineInstr::CheckDefs);
}
/// Whether one of the instructions writes a register that the other one reads
/// or writes.
bool dependByRegisters(const llvm::MachineInstr &A, const llvm::MachineInstr &B,
                       const llvm::TargetRegisterInfo &TRI);

/// The instructions of a function in blocks, without `nop`s and meta
/// instructions.
class RecordedCode {
public:
  /// An instruction, or a control transfer with the instructions bundled with
  /// it: the one in its delay slot and, in a call of a function that returns a
  /// structure, the `unimp` after the slot.
  struct Item {
    const llvm::MachineInstr *MI;
    llvm::SmallVector<const llvm::MachineInstr *, 1> Slot;
    bool HasSlot;
  };
  struct Block {
    const llvm::MachineBasicBlock *MBB;
    std::vector<Item> Items;
    /// The successors when the code was recorded.
    llvm::SmallVector<const llvm::MachineBasicBlock *, 2> Successors;
  };

  /// Records the code of a function. If \p Copies, copies the instructions,
  /// because they may change later. If \p HasCFI, records CFI instructions too.
  RecordedCode(llvm::MachineFunction &MF, const InstructionTable &Table,
               bool Copies, bool HasCFI = true);
  ~RecordedCode();
  RecordedCode(const RecordedCode &) = delete;
  RecordedCode &operator=(const RecordedCode &) = delete;

  /// Returns the function, which may have changed since the code was recorded.
  const llvm::MachineFunction &function() const { return MF; }
  unsigned numberOfBlocks() const { return Blocks.size(); }
  /// Returns a block. Blocks are numbered in the order of the code.
  const Block &operator[](unsigned Number) const { return Blocks[Number]; }
  bool contains(const llvm::MachineBasicBlock *MBB) const {
    return Numbers.contains(MBB);
  }
  unsigned numberOf(const llvm::MachineBasicBlock *MBB) const {
    return Numbers.find(MBB)->second;
  }
  /// Returns a call with its delay slot; null for other instructions.
  const Item *call(const llvm::MachineInstr &MI) const {
    auto Found = Calls.find(&MI);
    return Found == Calls.end()
               ? nullptr
               : &Blocks[Found->second.first].Items[Found->second.second];
  }
  /// Returns the recorded copy of an instruction that is still in the function;
  /// null if the instruction was not in the recorded code.
  const llvm::MachineInstr *origin(const llvm::MachineInstr &MI) const {
    // A new instruction may have the address of a deleted one.
    const llvm::MachineInstr *Old = Owned.lookup(&MI);
    return Old && isSame(*Old, MI) ? Old : nullptr;
  }

private:
  const llvm::MachineInstr *record(const llvm::MachineInstr &MI) {
    return Copies ? Owned[&MI] = MF.CloneMachineInstr(&MI) : &MI;
  }

  llvm::MachineFunction &MF;
  const bool Copies;
  std::vector<Block> Blocks;
  llvm::DenseMap<const llvm::MachineBasicBlock *, unsigned> Numbers;
  /// The block and item of each call.
  llvm::DenseMap<const llvm::MachineInstr *, std::pair<unsigned, unsigned>>
      Calls;
  /// Maps instructions to their copies.
  llvm::DenseMap<const llvm::MachineInstr *, llvm::MachineInstr *> Owned;
};

//===- The validations ----------------------------------------------------===//
//
// Each function returns a difference, or nothing if both versions are
// equivalent. \p Live is the liveness at the start of each block of the old
// code.

/// The type of a function that validates a pass.
using Validation = std::optional<CodeDifference>(const RecordedCode &Old,
                                                 const RecordedCode &New,
                                                 const LiveAtStart &Live,
                                                 InstructionTable &Table);

/// Validates the filling of delay slots and the prediction of branches.
Validation comparePaths;
/// Also returns the number of guesses: one for each state, if no guess fails.
std::optional<CodeDifference> comparePaths(const RecordedCode &Old,
                                           const RecordedCode &New,
                                           const LiveAtStart &Live,
                                           InstructionTable &Table,
                                           unsigned &Guesses);
Validation validateCompareElimination;
Validation validateConstantPlacement;
/// Requires that the delay slots of both versions are not yet filled, and that
/// both have been recorded without CFI instructions.
Validation validateShrinkWrapping;

//===- Available condition codes ------------------------------------------===//
//
// A compare is available at a point if executing it there would not change the
// condition codes: it has been executed on every path, and nothing has since
// changed its operands or its condition codes.
//
// Lattice: sets of available compares. Direction: forward. Meet: intersection.
// Transfer function: an instruction removes the compares with an operand or
// result in a register that it changes; a compare adds itself and with it all
// identical compares. Calls, inline assembly, `save`, `restore` and writes of
// state registers other than %y remove all compares. At entry the set is empty.
//
// Source: [Lecture8], "available expressions" (docs/sources.md).

class AvailableCompares {
public:
  /// Indexed by the numbers that the analysis gives to different compares.
  using Set = llvm::BitVector;
  using Graph = dataflow::FlowGraph<const llvm::MachineBasicBlock>;

  /// Analyzes code whose delay slots are not yet filled.
  AvailableCompares(const RecordedCode &Code, const Graph &TheGraph,
                    InstructionTable &Table);

  /// Returns the compares that are available at the start of a block. The set
  /// is empty if the block is not in the graph.
  Set atStart(const llvm::MachineBasicBlock &MBB) const {
    auto Found = Starts.find(&MBB);
    return Found == Starts.end() ? Set(Compares.size()) : Found->second;
  }
  /// Applies the transfer function of an instruction of the code.
  void step(const llvm::MachineInstr &MI, Set &Available) const;
  /// Whether the set contains a compare, which may belong to other code.
  bool contains(const Set &Available, const llvm::MachineInstr &Compare) const {
    auto Found = Numbers.find(const_cast<llvm::MachineInstr *>(&Compare));
    return Found != Numbers.end() && Available.test(Found->second);
  }

private:
  InstructionTable &Table;
  /// The compares. Identical ones are listed once.
  std::vector<llvm::MachineInstr *> Compares;
  /// The index of each compare in Compares.
  llvm::DenseMap<llvm::MachineInstr *, unsigned,
                 llvm::MachineInstrExpressionTrait>
      Numbers;
  llvm::DenseMap<const llvm::MachineBasicBlock *, Set> Starts;
};

//===- Ranges of registers in 64-bit code ---------------------------------===//
//
// For each integer register, the smallest of the following sets of 64-bit
// numbers that is known to contain its value:
//
//     [0, 2^31)   [-2^31, 2^31)   [0, 2^32)   [-2^31, 2^32)
//
// The first set is contained in the second and the third one, and these are
// contained in the last one.
//
// Lattice: the sets that contain the value on all paths. Meet: intersection of
// what is known. Direction: forward. Transfer function: the range of the result
// follows from the operation and the ranges of its operands, by the
// descriptions of the instructions in [SPARC-V9], appendix A (docs/sources.md).
// After calls, inline assembly, `save` and `restore`, nothing is known about
// the registers that they may write.

/// The ranges that contain a value.
struct RegisterRange {
  bool Signed = false;   ///< [-2^31, 2^31)
  bool Unsigned = false; ///< [0, 2^32)
  bool Either = false;   ///< [-2^31, 2^32)

  bool operator==(const RegisterRange &) const = default;
  static RegisterRange of(bool Signed, bool Unsigned) {
    return {Signed, Unsigned, Signed || Unsigned};
  }
  /// Returns what holds for both values.
  static RegisterRange common(RegisterRange A, RegisterRange B) {
    return {A.Signed && B.Signed, A.Unsigned && B.Unsigned,
            A.Either && B.Either};
  }
};

using RegisterRanges = std::array<RegisterRange, reg::NumIntegers>;

/// The lattice of the analysis.
struct RegisterRangeLattice {
  using Element = RegisterRanges;
  Element bottom() const {
    Element All;
    All.fill({true, true, true});
    return All;
  }
  bool join(Element &Into, const Element &From) const;
};

/// Returns the ranges at the entry of a function, where only %g0 is known.
RegisterRanges rangesAtEntry();
/// Applies the transfer function of an instruction.
void step(const llvm::MachineInstr &MI, InstructionTable &Table,
          RegisterRanges &Ranges);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_VALIDATION_H
