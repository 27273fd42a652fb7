//===- CompareEliminationValidation.h ---------------------------*- C++ -*-===//
//
// Validation of compare elimination.
//
// Proves that code is equivalent to the code before a pass that removes
// compares: those whose condition codes are already available and, on V9, those
// with zero that became part of a branch or move on a register.
//
// Both codes have the same blocks. In each block, the new code executes the
// instructions of the old code in the same order, except that
//   - the extension of a register may be missing if the value is a number that
//     the extension does not change (RegisterRanges);
//   - a compare may be missing if its condition codes are available in the new
//     code (AvailableCompares);
//   - a compare of a register with zero may be missing if each branch and
//     conditional move on its condition codes is replaced by one on the
//     register with the equivalent condition. The register must not have
//     changed since the compare. For equality, it must contain a 32-bit number
//     that is sign- or zero-extended; for order, one that is sign-extended.
//     Nothing else in the old code may read the condition codes.
//
// This is translation validation [Necula] of a pass that changes individual
// instructions.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_COMPAREELIMINATIONVALIDATION_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_COMPAREELIMINATIONVALIDATION_H

#include "Comparison/RecordedCode.h"
#include "Machine/InstructionTable.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <array>
#include <optional>

namespace mincaml::sparc {

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
  Set atStart(const llvm::MachineBasicBlock &MBB) const;
  /// Applies the transfer function of an instruction of the code.
  void step(const llvm::MachineInstr &MI, Set &Available) const;
  /// Whether the set contains a compare, which may belong to other code.
  bool contains(const Set &Available, const llvm::MachineInstr &Compare) const;

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
// Calls, inline assembly, `save` and `restore` make the registers unknown that
// they may write.

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

//===- The validation -----------------------------------------------------===//

class CompareEliminationValidation {
public:
  /// \p Live is the liveness at the start of each block of the old code.
  CompareEliminationValidation(const RecordedCode &Old, const RecordedCode &New,
                               const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  std::optional<CodeDifference> run();

private:
  using Block = RecordedCode::Block;
  /// An integer compare that is not in the new code.
  struct MissingCompare {
    /// The register that it compares with zero; none for other compares.
    llvm::Register Tested;
    /// Whether the condition codes that it would set are available.
    bool HasCodes;
    /// Whether the register has changed since.
    bool HasChanged = false;
  };

  std::optional<CodeDifference> compare(const Block &Was, const Block &Is,
                                        RegisterRanges Ranges,
                                        const AvailableCompares &Compares);
  bool isRedundant(const llvm::MachineInstr &MI,
                   const RegisterRanges &Ranges) const;
  llvm::Register testedByCompare(const llvm::MachineInstr &MI) const;
  std::string mistake(const MissingCompare &Missing,
                      const llvm::MachineInstr &Was,
                      const llvm::MachineInstr &Is,
                      const RegisterRanges &Ranges) const;
  bool areCodesLiveOut(const Block &Was) const;

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_COMPAREELIMINATIONVALIDATION_H
