//===- Plugin.cpp - Fault injection for SPARC machine IR ------------------===//
//
// A plugin for llc and mincaml-llc:
//
//   MINCAML_SPARC_FAULT=SPL001:7 llc -load=MinCamlSparcFaults.so ...
//   MINCAML_SPARC_FAULT=SPL001:7 mincaml-llc -load-pass-plugin=...
//
// It changes one instruction in each function such that the code violates the
// rule, if there is an instruction with which this is possible. The number
// selects one of these instructions. The plugin prints `mutant: NAME` for each
// changed function.
//
//===----------------------------------------------------------------------===//

#include "mincaml/SparcTarget/TargetNames.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Target/TargetMachine.h"
#include <cstdlib>

using namespace llvm;

namespace {

class Mutator : public MachineFunctionPass {
public:
  static char ID;
  Mutator(StringRef Rule, unsigned Seed)
      : MachineFunctionPass(ID), Rule(Rule), Seed(Seed) {}

  StringRef getPassName() const override { return "SPARC faults"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  using Instruction = MachineBasicBlock::instr_iterator;

  StringRef name(const MachineInstr &MI) const {
    return TII->getName(MI.getOpcode());
  }
  MCRegister reg(StringRef Name) const {
    return mincaml::sparc::findRegister(*TRI, Name);
  }
  const MCInstrDesc &desc(StringRef Name) const {
    return TII->get(mincaml::sparc::findOpcode(*TII, Name));
  }
  MachineInstr *slot(MachineInstr &MI) const;
  void replaceSlot(MachineInstr &MI, MachineInstr *New) const;
  bool isWindowed(const MachineFunction &MF) const;
  int64_t frameSize(const MachineFunction &MF) const;
  /// Makes MI violate the rule; returns false if this is impossible.
  bool mutate(MachineInstr &MI);
  bool mutateOperands(MachineInstr &MI);
  bool mutateStack(MachineInstr &MI);
  bool mutateTransfer(MachineInstr &MI);
  /// Returns an instruction that could be moved into the delay slot of a branch
  /// but whose result is needed where the branch does not go, or null.
  MachineInstr *neededAfter(MachineInstr &Branch) const;

  StringRef Rule;
  unsigned Seed;
  const TargetInstrInfo *TII = nullptr;
  const TargetRegisterInfo *TRI = nullptr;
  /// If true, only find out whether the rule can be violated, without a change.
  bool Dry = false;
};

} // namespace

char Mutator::ID = 0;

MachineInstr *Mutator::slot(MachineInstr &MI) const {
  Instruction Next = std::next(MI.getIterator());
  bool Has = MI.hasDelaySlot() && Next != MI.getParent()->instr_end() &&
             Next->isBundledWithPred();
  return Has ? &*Next : nullptr;
}

void Mutator::replaceSlot(MachineInstr &MI, MachineInstr *New) const {
  MachineInstr *Old = slot(MI);
  MI.getParent()->insertAfterBundle(MI.getIterator(), New);
  New->bundleWithPred();
  Old->eraseFromBundle();
}

bool Mutator::isWindowed(const MachineFunction &MF) const {
  return frameSize(MF) != 0;
}

int64_t Mutator::frameSize(const MachineFunction &MF) const {
  for (const MachineInstr &MI : MF.front().instrs())
    if (name(MI) == "SAVEri")
      return -MI.getOperand(2).getImm();
  return 0;
}

/// The number of the operand that is the base register of an access with an
/// immediate offset, which follows it; -1 if there is none.
static int addressOperand(const MachineInstr &MI, StringRef Name) {
  if (!Name.ends_with("ri") ||
      !(Name.starts_with("LD") || Name.starts_with("ST")))
    return -1;
  int Index = MI.getDesc().getNumDefs();
  return MI.getOperand(Index + 1).isImm() ? Index : -1;
}

bool Mutator::mutateOperands(MachineInstr &MI) {
  StringRef Name = name(MI);
  bool IsPlain = Name == "ORrr" || Name == "ADDri" || Name == "ADDrr" ||
                 Name == "LDri" || Name == "SUBrr" || Name == "SLLri";
  if (IsPlain && MI.getOperand(0).getReg() == reg("O6"))
    IsPlain = false;
  if (Rule == "SPL001" && Name.ends_with("ri") &&
      (Name == "ADDri" || Name == "ORri" || Name == "SUBCCri" ||
       addressOperand(MI, Name) >= 0)) {
    MachineOperand &MO = MI.getOperand(
        addressOperand(MI, Name) >= 0 ? addressOperand(MI, Name) + 1 : 2);
    if (!MO.isImm())
      return false;
    if (!Dry)
      MO.setImm(MO.getImm() < 0 ? -4097 : 4096 + MO.getImm());
    return true;
  }
  if (Rule == "SPL003") {
    for (unsigned I = 1; I < MI.getNumExplicitOperands(); ++I) {
      MachineOperand &MO = MI.getOperand(I);
      if ((MO.isGlobal() || MO.isCPI()) &&
          MO.getTargetFlags() == ELF::R_SPARC_LO10) {
        if (!Dry)
          MO.setOffset(MO.getOffset() + 4);
        return true;
      }
    }
    return false;
  }
  if (Rule == "SPL004" && Name == "SLLri") {
    if (!Dry)
      MI.setDesc(desc("SLLXri"));
    return true;
  }
  if (Rule == "SPL006" && (Name == "LDDri" || Name == "STDri")) {
    if (!Dry)
      MI.getOperand(Name == "LDDri" ? 0 : 2).setReg(reg("L1"));
    return true;
  }
  if (Rule == "SPL007" && (Name == "LDDFri" || Name == "STDFri")) {
    if (!Dry)
      MI.getOperand(Name == "LDDFri" ? 0 : 2).setReg(reg("F5"));
    return true;
  }
  if (!IsPlain)
    return false;
  bool Windowed = isWindowed(*MI.getMF());
  StringRef Target = Rule == "SPL008"                ? "G7"
                     : Rule == "SPL009" && Windowed  ? "I6"
                     : Rule == "SPL010" && !Windowed ? "L3"
                                                     : "";
  if (Target.empty() || (Windowed && MI.isBundledWithPred()))
    return false;
  if (!Dry)
    MI.getOperand(0).setReg(reg(Target));
  return true;
}

bool Mutator::mutateStack(MachineInstr &MI) {
  StringRef Name = name(MI);
  int64_t Frame = frameSize(*MI.getMF());
  if (Rule == "SPL019" && Name == "SAVEri") {
    if (!Dry)
      MI.getOperand(2).setImm(Seed % 2 ? -88 : -(Frame + 4));
    return true;
  }
  int Index = addressOperand(MI, Name);
  if (Index < 0 || !Frame)
    return false;
  bool FromFrame = MI.getOperand(Index).getReg() == reg("I6");
  MachineOperand &Offset = MI.getOperand(Index + 1);
  int64_t Bias =
      MI.getMF()->getTarget().getTargetTriple().isSPARC64() ? 2047 : 0;
  if (!FromFrame)
    return false;
  if (Rule == "SPL020") {
    if (!Dry)
      Offset.setImm(Bias - Frame - 8 - 8 * (Seed % 4));
    return true;
  }
  if (Rule == "SPL021" && MI.mayStore()) {
    if (!Dry)
      Offset.setImm(Bias - Frame + 8 * (Seed % 8));
    return true;
  }
  if (Rule == "SPL022" && !Name.starts_with("LDSB") &&
      !Name.starts_with("LDUB") && !Name.starts_with("STB")) {
    if (!Dry)
      Offset.setImm(Offset.getImm() + 1);
    return true;
  }
  return false;
}

MachineInstr *Mutator::neededAfter(MachineInstr &Branch) const {
  MachineBasicBlock &MBB = *Branch.getParent();
  MachineFunction::iterator Next = std::next(MBB.getIterator());
  if (Next == MBB.getParent()->end() || !MBB.isSuccessor(&*Next))
    return nullptr;
  for (Instruction I = Branch.getIterator(); I != MBB.instr_begin();) {
    --I;
    if (I->isBundled() || I->isCall())
      return nullptr;
    if (I->getNumDefs() != 1 || I->mayStore() || I->getDesc().isCompare() ||
        !I->getDesc().implicit_defs().empty())
      continue;
    Register R = I->getOperand(0).getReg();
    auto Mentions = [&](const MachineInstr &Later) {
      return Later.readsRegister(R, TRI) || Later.modifiesRegister(R, TRI);
    };
    if (Next->isLiveIn(R) &&
        none_of(make_range(std::next(I), Branch.getIterator()), Mentions))
      return &*I;
  }
  return nullptr;
}

bool Mutator::mutateTransfer(MachineInstr &MI) {
  MachineFunction &MF = *MI.getMF();
  MachineBasicBlock &MBB = *MI.getParent();
  StringRef Name = name(MI);
  MachineInstr *Slot = slot(MI);
  if (Rule == "SPL016" && Name.starts_with("FCMP")) {
    Instruction Next = std::next(MI.getIterator());
    if (Next == MBB.instr_end() || name(*Next) != "NOP" ||
        std::next(Next) == MBB.instr_end() || !std::next(Next)->isBranch())
      return false;
    if (!Dry)
      Next->eraseFromParent();
    return true;
  }
  if (Rule == "SPL017" && Name.starts_with("WRASR")) {
    Instruction Next = std::next(MI.getIterator());
    if (Next == MBB.instr_end())
      return false;
    // LLVM's own code already violates the rule, see
    // docs/sparc-backend-faults.md.
    if (Next->readsRegister(reg("Y"), TRI))
      return true;
    if (name(*Next) != "NOP")
      return false;
    if (!Dry)
      Next->eraseFromParent();
    return true;
  }
  if (Rule == "SPL018" && &MBB == &MF.front() &&
      (Name.starts_with("SUBCC") || Name.starts_with("FCMP"))) {
    Instruction Next = std::next(MI.getIterator());
    if (MI.isBundledWithPred() || Next == MBB.instr_end() ||
        !(Next->isBranch() || name(*Next) == "NOP"))
      return false;
    // The flags must be undefined if the compare is removed.
    MCRegister Flags = reg(Name.starts_with("FCMP") ? "FCC0" : "ICC");
    for (Instruction I = MBB.instr_begin(); I != MI.getIterator(); ++I)
      if (I->modifiesRegister(Flags, TRI))
        return false;
    if (!Dry)
      MI.eraseFromParent();
    return true;
  }
  if (!Slot)
    return false;
  if (Rule == "SPL015" && (Name == "BCOND" || Name == "FBCOND" ||
                           Name == "BPICC" || Name == "BPXCC")) {
    MachineInstr *Filler = name(*Slot) == "NOP" ? neededAfter(MI) : nullptr;
    if (Filler && !Dry) {
      MI.setDesc(desc((Name + "A").str()));
      replaceSlot(MI, MF.CloneMachineInstr(Filler));
      Filler->eraseFromParent();
    }
    return Filler;
  }
  bool Calls = MI.isCall() && !MI.isReturn();
  if (Rule == "SPL002" && MI.isBranch() && MI.getOperand(0).isMBB()) {
    for (MachineBasicBlock &Other : MF)
      if (!MBB.isSuccessor(&Other)) {
        if (!Dry)
          MI.getOperand(0).setMBB(&Other);
        return true;
      }
    return false;
  }
  if (Rule == "SPL011" && Calls && isWindowed(MF)) {
    Instruction After = MI.getIterator();
    do
      ++After;
    while (After != MBB.instr_end() && After->isBundledWithPred());
    MCRegister Lost = reg(Seed % 2 ? "O4" : "G3");
    for (; After != MBB.instr_end(); ++After) {
      if (After->isBranch() || After->isCall() || After->isReturn() ||
          After->modifiesRegister(Lost, TRI))
        return false;
      StringRef Next = name(*After);
      if (Next == "ORrr" || Next == "ADDrr" || Next == "SUBCCrr")
        break;
    }
    if (After == MBB.instr_end())
      return false;
    if (!Dry)
      After->getOperand(2).setReg(Lost);
    return true;
  }
  if (Rule == "SPL012" && name(*Slot) == "NOP") {
    if (!Dry)
      replaceSlot(MI, BuildMI(MF, DebugLoc(), desc("RETL")).addImm(8));
    return true;
  }
  if (Rule == "SPL013" && name(*Slot) == "NOP") {
    if (!Dry) {
      MachineInstr *Label =
          BuildMI(MF, DebugLoc(), TII->get(TargetOpcode::EH_LABEL))
              .addSym(MF.getContext().createTempSymbol());
      MBB.insert(Slot->getIterator(), Label);
    }
    return true;
  }
  if (Rule == "SPL014" && Calls && name(*Slot) == "NOP") {
    if (!Dry)
      replaceSlot(
          MI, BuildMI(MF, DebugLoc(), desc("ORrr"), reg(Seed % 2 ? "O7" : "L0"))
                  .addReg(reg("G0"))
                  .addReg(reg(Seed % 2 ? "G0" : "O7")));
    return true;
  }
  if (Rule == "SPL028" && name(*Slot) == "NOP") {
    if (!Dry)
      Slot->eraseFromBundle();
    return true;
  }
  if (Rule == "SPL023" && Name == "RET") {
    if (!Dry)
      replaceSlot(MI, BuildMI(MF, DebugLoc(), desc("NOP")));
    return true;
  }
  if (Rule == "SPL024" && (Name == "RET" || Name == "RETL")) {
    if (!Dry)
      MI.getOperand(0).setImm(MI.getOperand(0).getImm() == 8 ? 12 : 8);
    return true;
  }
  if (Rule == "SPL025" && Name == "CALL" && MI.getOperand(0).isGlobal()) {
    const auto *F = dyn_cast<Function>(MI.getOperand(0).getGlobal());
    if (F && F->hasFnAttribute(mincaml::FloatArgumentsAttribute)) {
      // Remove the first argument or replace it by something else.
      for (unsigned I = 1; I != MI.getNumOperands(); ++I) {
        MachineOperand &MO = MI.getOperand(I);
        if (!MO.isReg() || !MO.isUse() || MO.getReg() != reg("D0"))
          continue;
        if (!Dry && Seed % 2)
          MI.removeOperand(I);
        else if (!Dry)
          MO.setReg(reg("D15"));
        return true;
      }
    }
    if (!F || F->isVarArg() || F->arg_empty() || !MI.getOperand(1).isReg())
      return false;
    if (!Dry)
      MI.removeOperand(1);
    return true;
  }
  if (Rule == "SPL026" && MI.isReturn() && &MBB == &MF.back()) {
    if (!Dry) {
      Slot->eraseFromBundle();
      MI.eraseFromBundle();
      MBB.addSuccessor(&MF.front());
    }
    return true;
  }
  return false;
}

bool Mutator::mutate(MachineInstr &MI) {
  if (Rule == "SPL027" && name(MI) == "ORrr" && !MI.isBundledWithPred()) {
    if (!Dry) {
      MI.setDesc(TII->get(TargetOpcode::COPY));
      MI.removeOperand(2);
    }
    return true;
  }
  return mutateOperands(MI) || mutateStack(MI) || mutateTransfer(MI);
}

bool Mutator::runOnMachineFunction(MachineFunction &MF) {
  TII = MF.getSubtarget().getInstrInfo();
  TRI = MF.getSubtarget().getRegisterInfo();
  SmallVector<MachineInstr *, 32> Candidates;
  Dry = true;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      if (mutate(MI))
        Candidates.push_back(&MI);
  if (Candidates.empty())
    return false;
  Dry = false;
  mutate(*Candidates[Seed % Candidates.size()]);
  errs() << "mutant: " << MF.getName() << '\n';
  return true;
}

/// Inserts the mutator before the check, if this library is loaded before it.
static RegisterTargetPassConfigCallback Callback([](TargetMachine &TM,
                                                    PassManagerBase &,
                                                    TargetPassConfig *Config) {
  const char *Variable = std::getenv("MINCAML_SPARC_FAULT");
  if (!Variable || !TM.getTargetTriple().isSPARC())
    return;
  auto [Rule, Number] = StringRef(Variable).split(':');
  unsigned Seed = 0;
  Number.getAsInteger(10, Seed);
  Config->insertPass(&LiveDebugValuesID, new Mutator(Rule, Seed));
});

/// Does nothing for the pass builder; -load-pass-plugin requires this function.
extern "C" PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "SparcFaults", "1", [](PassBuilder &) {},
          nullptr};
}
