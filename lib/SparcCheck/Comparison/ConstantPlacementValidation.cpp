//===- ConstantPlacementValidation.cpp - Validation of constant placement -===//
//
// Proves that code in SSA form is equivalent to the code before a pass that
// materializes constants at other points.
//
// The instructions that materialize constants are `sethi`, and `add`, `or`,
// `xor` and `sllx` with a constant and an immediate or a half of an address.
// Apart from these, both versions have the same instructions in the same order.
// Each operand of the latter is either the same in both versions, or a constant
// of the same value whose definition dominates the use.
//
// Two constants have the same value if the same operations materialize them
// from the same immediates and symbols. High halves of addresses may belong to
// different symbols: whether each low half is added to its own high half, or to
// an equal one, is checked right before emission (AddressPair).
//
// This is translation validation [Necula] of a pass that only moves
// definitions.
//
//===----------------------------------------------------------------------===//

#include "Comparison/Validation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/IR/Function.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Whether operands of two instructions that materialize constants are the
/// same, or both are high halves of addresses, which may differ in their
/// symbols.
static bool isSamePart(const MachineOperand &Was, const MachineOperand &Is) {
  auto IsHigh = [](const MachineOperand &MO) {
    const unsigned Flags = MO.getTargetFlags();
    return (MO.isGlobal() || MO.isCPI()) &&
           (Flags == ELF::R_SPARC_HI22 || Flags == ELF::R_SPARC_H44 ||
            Flags == ELF::R_SPARC_M44);
  };
  return Was.isIdenticalTo(Is) || (IsHigh(Was) && IsHigh(Is) &&
                                   Was.getTargetFlags() == Is.getTargetFlags());
}

/// Whether the definitions of all constant operands dominate the instruction.
/// For a phi node, they must dominate the ends of the incoming blocks.
/// \p Earlier contains the preceding instructions of the block, because LLVM's
/// dominator tree would search the block on each query.
static bool
areDominated(const MachineInstr &MI,
             function_ref<const MachineInstr *(unsigned)> Materialization,
             const DenseSet<const MachineInstr *> &Earlier,
             const MachineDominatorTree &DT) {
  for (unsigned I = 0; I != MI.getNumOperands(); ++I) {
    const MachineInstr *Definition = Materialization(I);
    if (!Definition)
      continue;
    const MachineBasicBlock *From = Definition->getParent();
    const bool IsBefore =
        MI.isPHI() ? DT.dominates(From, MI.getOperand(I + 1).getMBB())
        : From == MI.getParent() ? Earlier.contains(Definition)
                                 : DT.dominates(From, MI.getParent());
    if (!IsBefore)
      return false;
  }
  return true;
}

namespace {

class ConstantPlacementValidation {
public:
  ConstantPlacementValidation(const RecordedCode &Old, const RecordedCode &New,
                              const InstructionTable &Table)
      : Old(Old), New(New), Table(Table), OldConstants(constantsOf(Old)),
        NewConstants(constantsOf(New)) {}

  std::optional<CodeDifference> run() {
    const MachineDominatorTree DT(
        const_cast<MachineFunction &>(New.function()));
    const CodeDifference OtherBlocks{nullptr,
                                     "the basic blocks or their successors "
                                     "differ from those before the pass"};
    if (Old.numberOfBlocks() != New.numberOfBlocks())
      return OtherBlocks;
    for (unsigned B = 0; B != Old.numberOfBlocks(); ++B) {
      if (Old[B].MBB != New[B].MBB || Old[B].Successors != New[B].Successors)
        return OtherBlocks;
      const Instructions Was = others(Old[B], OldConstants),
                         Is = others(New[B], NewConstants);
      if (Was.size() != Is.size())
        return CodeDifference{nullptr, "a basic block has another number of "
                                       "instructions than before the pass"};
      for (auto [Before, Now] : zip_equal(Was, Is)) {
        if (Before->getOpcode() != Now->getOpcode() ||
            Before->getNumOperands() != Now->getNumOperands())
          return CodeDifference{
              Now, "another instruction was at this point before the pass"};
        for (auto [A, C] : zip_equal(Before->operands(), Now->operands()))
          if (!isSameUse(A, C))
            return CodeDifference{
                Now, "an operand has another value than before the pass"};
      }
      if (!DT.isReachableFromEntry(New[B].MBB))
        continue;
      DenseSet<const MachineInstr *> Earlier;
      for (const RecordedCode::Item &I : New[B].Items) {
        auto Materialization = [&](unsigned Operand) {
          return constant(I.MI->getOperand(Operand), NewConstants);
        };
        if (!areDominated(*I.MI, Materialization, Earlier, DT))
          return CodeDifference{I.MI, "a constant that it uses is not computed "
                                      "before it on every path"};
        Earlier.insert(I.MI);
      }
    }
    return std::nullopt;
  }

private:
  /// The instructions that materialize the constants of one version of the
  /// code, by their result registers.
  using Definitions = DenseMap<Register, const MachineInstr *>;
  using Instructions = std::vector<const MachineInstr *>;

  /// Returns the instructions that materialize constants. Iterates to a fixed
  /// point, because a definition may follow its uses in the order of the code.
  Definitions constantsOf(const RecordedCode &Code) const {
    Definitions Found;
    auto IsConstant = [&](const MachineInstr &MI) {
      const StringRef Name = Table.name(MI.getOpcode());
      if (Name == "SETHIi")
        return true;
      return (Name == "ADDri" || Name == "ORri" || Name == "XORri" ||
              Name == "SLLXri") &&
             !MI.getOperand(2).isReg() && constant(MI.getOperand(1), Found);
    };
    for (size_t Before = ~size_t(0); Before != Found.size();) {
      Before = Found.size();
      for (unsigned B = 0; B != Code.numberOfBlocks(); ++B)
        for (const RecordedCode::Item &I : Code[B].Items)
          if (I.MI->getNumOperands() != 0 && I.MI->getOperand(0).isReg() &&
              I.MI->getOperand(0).getReg().isVirtual() && IsConstant(*I.MI))
            Found[I.MI->getOperand(0).getReg()] = I.MI;
    }
    return Found;
  }

  /// Returns the instruction that computes the value of an operand if that is a
  /// constant, or null.
  const MachineInstr *constant(const MachineOperand &MO,
                               const Definitions &Constants) const {
    return MO.isReg() && MO.isUse() && MO.getReg().isVirtual() &&
                   !MO.getSubReg()
               ? Constants.lookup(MO.getReg())
               : nullptr;
  }

  bool isSameValue(const MachineInstr &Was, const MachineInstr &Is) const {
    if (Was.getOpcode() != Is.getOpcode())
      return false;
    const MachineInstr *OldBase = constant(Was.getOperand(1), OldConstants),
                       *NewBase = constant(Is.getOperand(1), NewConstants);
    if (!OldBase != !NewBase)
      return false;
    if (!OldBase)
      return isSamePart(Was.getOperand(1), Is.getOperand(1));
    return isSamePart(Was.getOperand(2), Is.getOperand(2)) &&
           isSameValue(*OldBase, *NewBase);
  }

  bool isSameUse(const MachineOperand &Was, const MachineOperand &Is) const {
    const MachineInstr *OldMaterialization = constant(Was, OldConstants),
                       *NewMaterialization = constant(Is, NewConstants);
    if (OldMaterialization && NewMaterialization)
      return isSameValue(*OldMaterialization, *NewMaterialization);
    return !OldMaterialization && !NewMaterialization && Was.isIdenticalTo(Is);
  }
  /// Returns the instructions of a block that do not materialize constants.
  Instructions others(const RecordedCode::Block &B,
                      const Definitions &Constants) const {
    Instructions Others;
    for (const RecordedCode::Item &I : B.Items)
      if (I.MI->getNumOperands() == 0 || !I.MI->getOperand(0).isReg() ||
          Constants.lookup(I.MI->getOperand(0).getReg()) != I.MI)
        Others.push_back(I.MI);
    return Others;
  }

  const RecordedCode &Old, &New;
  const InstructionTable &Table;
  const Definitions OldConstants, NewConstants;
};

} // namespace

std::optional<CodeDifference> mincaml::sparc::validateConstantPlacement(
    const RecordedCode &Old, const RecordedCode &New,
    const LiveAtStart & /*Live*/, InstructionTable &Table) {
  return ConstantPlacementValidation(Old, New, Table).run();
}
