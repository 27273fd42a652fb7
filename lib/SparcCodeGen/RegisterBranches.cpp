//===- RegisterBranches.cpp - Branches on registers, on V9 ----------------===//

#include "mincaml/SparcCodeGen/RegisterBranches.h"
#include "Extensions/ExtendedRegisters.h"
#include "PassRegistration.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "mincaml-register-branches"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// The condition of a branch on a register.
struct RegisterCondition {
  unsigned Code;
  /// Whether the sign counts, and not only whether it is zero.
  bool AsksForSign;
};

class RegisterBranches : public MachineFunctionPass {
public:
  static char ID;
  RegisterBranches() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC register branches"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  void prepare(const TargetSubtargetInfo &Of);
  bool isRedundant(const MachineInstr &MI, const BitVector &Facts) const;
  MachineInstr *compareBefore(MachineInstr &Branch) const;
  bool isNeededElsewhere(const MachineInstr &Branch) const;
  bool replace(MachineInstr &Branch, const BitVector &Facts) const;
  void visit(MachineBasicBlock &MBB, const BitVector &Start);

  /// For the subtarget of the last function; most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<ExtensionRules> Rules;
  const TargetInstrInfo *TII = nullptr;
  const TargetRegisterInfo *TRI = nullptr;
  unsigned Compare = 0, Branch32 = 0, BranchOnRegister = 0;
  unsigned ExtendByZeros = 0, ExtendBySign = 0;
  MCRegister Zero, Codes;
  unsigned Branches = 0, Extensions = 0;
};

} // namespace

char RegisterBranches::ID = 0;

void RegisterBranches::prepare(const TargetSubtargetInfo &Of) {
  if (Subtarget == &Of)
    return;
  Subtarget = &Of;
  Rules = std::make_unique<ExtensionRules>(Of);
  TII = Of.getInstrInfo();
  TRI = Of.getRegisterInfo();
  Compare = findOpcode(*TII, "SUBCCri");
  Branch32 = findOpcode(*TII, "BPICC");
  BranchOnRegister = findOpcode(*TII, "BPR");
  ExtendByZeros = findOpcode(*TII, "SRLri");
  ExtendBySign = findOpcode(*TII, "SRAri");
  Zero = findRegister(*TRI, "G0");
  Codes = findRegister(*TRI, "ICC");
}

/// LLVM numbers the conditions of registers from here on; the rest is the field
/// of the instruction.
static constexpr unsigned FirstRegisterCondition = 48;

/// The condition of a register for one of the codes that a compare of it with
/// zero sets: neither a carry nor an overflow.
static std::optional<RegisterCondition> conditionOf(int64_t IntegerCondition) {
  // The fields of Bicc and BPr ([SPARC-V9], A.7 and A.3).
  switch (IntegerCondition) {
  case 1: // equal
  case 4: // less or equal, unsigned
    return RegisterCondition{FirstRegisterCondition + 1, false};
  case 9:  // not equal
  case 12: // greater, unsigned
    return RegisterCondition{FirstRegisterCondition + 5, false};
  case 2: // less or equal
    return RegisterCondition{FirstRegisterCondition + 2, true};
  case 3: // less
  case 6: // negative
    return RegisterCondition{FirstRegisterCondition + 3, true};
  case 10: // greater
    return RegisterCondition{FirstRegisterCondition + 6, true};
  case 11: // greater or equal
  case 14: // not negative
    return RegisterCondition{FirstRegisterCondition + 7, true};
  default: // always, never, carry and overflow
    return std::nullopt;
  }
}

/// Whether the instruction extends what is extended already, in its place.
bool RegisterBranches::isRedundant(const MachineInstr &MI,
                                   const BitVector &Facts) const {
  if (MI.getOpcode() != ExtendByZeros && MI.getOpcode() != ExtendBySign)
    return false;
  const MachineOperand &Amount = MI.getOperand(2);
  if (!Amount.isImm() || Amount.getImm() != 0 ||
      MI.getOperand(0).getReg() != MI.getOperand(1).getReg())
    return false;
  const Extension Known = Rules->of(MI.getOperand(1).getReg(), Facts);
  return MI.getOpcode() == ExtendByZeros ? Known.ByZeros : Known.BySign;
}

/// The compare of a register with zero on whose result a branch of the same
/// block depends, if the register has not changed in between; or null.
MachineInstr *RegisterBranches::compareBefore(MachineInstr &Branch) const {
  MachineBasicBlock &MBB = *Branch.getParent();
  MachineInstr *Found = nullptr;
  for (MachineBasicBlock::iterator I = Branch; I != MBB.begin();) {
    MachineInstr &MI = *--I;
    if (MI.modifiesRegister(Codes, TRI)) {
      Found = &MI;
      break;
    }
    if (MI.readsRegister(Codes, TRI))
      return nullptr;
  }
  if (!Found || Found->getOpcode() != Compare ||
      Found->getOperand(0).getReg() != Zero || !Found->getOperand(2).isImm() ||
      Found->getOperand(2).getImm() != 0)
    return nullptr;
  const Register Compared = Found->getOperand(1).getReg();
  for (MachineBasicBlock::iterator I = std::next(Found->getIterator());
       I != Branch.getIterator(); ++I)
    if (I->modifiesRegister(Compared, TRI))
      return nullptr;
  return Found;
}

/// Whether something behind the branch reads the condition codes.
bool RegisterBranches::isNeededElsewhere(const MachineInstr &Branch) const {
  const MachineBasicBlock &MBB = *Branch.getParent();
  for (auto I = std::next(Branch.getIterator()); I != MBB.instr_end(); ++I)
    if (I->readsRegister(Codes, TRI))
      return true;
  return any_of(MBB.successors(), [&](const MachineBasicBlock *Next) {
    return Next->isLiveIn(Codes);
  });
}

/// \p Facts: before the branch.
bool RegisterBranches::replace(MachineInstr &Branch,
                               const BitVector &Facts) const {
  const std::optional<RegisterCondition> Condition =
      conditionOf(Branch.getOperand(1).getImm());
  MachineInstr *Compared = Condition ? compareBefore(Branch) : nullptr;
  if (!Compared || isNeededElsewhere(Branch))
    return false;
  const Register Tested = Compared->getOperand(1).getReg();
  const Extension Known = Rules->of(Tested, Facts);
  if (Condition->AsksForSign ? !Known.BySign : !Known.isKnown())
    return false;
  MachineBasicBlock &MBB = *Branch.getParent();
  // It is read later than before.
  for (MachineInstr &MI :
       make_range(Compared->getIterator(), Branch.getIterator()))
    MI.clearRegisterKills(Tested, TRI);
  BuildMI(MBB, Branch, Branch.getDebugLoc(), TII->get(BranchOnRegister))
      .addMBB(Branch.getOperand(0).getMBB())
      .addImm(Condition->Code)
      .addReg(Tested);
  Compared->eraseFromParent();
  Branch.eraseFromParent();
  return true;
}

void RegisterBranches::visit(MachineBasicBlock &MBB, const BitVector &Start) {
  // Branches first: with an extension between a compare and its branch removed,
  // the proof (CodeComparison.h) would not know that both see one number.
  BitVector Facts = Start;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (MI.getOpcode() == Branch32 && replace(MI, Facts))
      ++Branches;
    else
      Rules->step(MI, Facts);
  }
  Facts = Start;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (isRedundant(MI, Facts)) {
      MI.eraseFromParent();
      ++Extensions;
    } else {
      Rules->step(MI, Facts);
    }
  }
}

static bool hasBundles(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB.instrs(),
                  [](const MachineInstr &MI) { return MI.isBundled(); });
  });
}

bool RegisterBranches::runOnMachineFunction(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC64() ||
      MF.getProperties().hasFailedRegAlloc() || hasBundles(MF))
    return false;
  prepare(MF.getSubtarget());
  Branches = Extensions = 0;
  const ExtendedRegisters Extended(MF, *Rules);
  for (MachineBasicBlock &MBB : MF)
    visit(MBB, Extended.atStart(MBB));
  if (Branches == 0 && Extensions == 0)
    return false;
  MachineOptimizationRemarkEmitter ORE(MF, /*MBFI=*/nullptr);
  ORE.emit([&] {
    const DISubprogram *Subprogram = MF.getFunction().getSubprogram();
    return MachineOptimizationRemark(DEBUG_TYPE, "Replaced",
                                     DiagnosticLocation(Subprogram),
                                     &MF.front())
           << ore::NV("Branches", Branches)
           << " compares with zero are part of the branch, and "
           << ore::NV("Extensions", Extensions)
           << " extensions of 32-bit numbers are removed";
  });
  return true;
}

MachineFunctionPass *mincaml::createRegisterBranchesPass() {
  return new RegisterBranches();
}

void mincaml::initializeRegisterBranchesPass(PassRegistry &Registry) {
  registerMachinePass<RegisterBranches>(Registry, "SPARC register branches",
                                        DEBUG_TYPE);
}
