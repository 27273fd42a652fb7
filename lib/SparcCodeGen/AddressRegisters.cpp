//===- AddressRegisters.cpp - Addresses that recursions keep --------------===//

#include "mincaml/SparcCodeGen/AddressRegisters.h"
#include "Constants/MadeConstants.h"
#include "PassRegistration.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "mincaml/Support/AddressRegisters.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "mincaml-address-registers"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

bool mincaml::canKeepAddresses(const TargetMachine &Machine) {
  return Machine.getTargetTriple().isSPARC() &&
         !Machine.isPositionIndependent() &&
         Machine.getCodeModel() != CodeModel::Large &&
         !Machine.getTargetFeatureString().contains("+reserve-g") &&
         !Machine.getMCSubtargetInfo()->checkFeatures("+soft-mul-div") &&
         !Machine.getMCSubtargetInfo()->checkFeatures("+soft-float");
}

namespace {

class AddressRegisters : public MachineFunctionPass {
public:
  static char ID;
  AddressRegisters() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC address registers"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
};

/// The convention in one function.
class Convention {
public:
  explicit Convention(MachineFunction &MF);

  bool run();

private:
  bool use(const AddressRegister &Kept);
  bool atCall(MachineInstr &Call);
  bool canBeOperand(const MachineOperand &MO, MCRegister R) const;
  void make(MachineBasicBlock &MBB, MachineBasicBlock::iterator Before,
            const DebugLoc &Location, const AddressRegister &Kept) const;
  MCRegister registerOf(const AddressRegister &Kept) const {
    return findRegister(TRI, Kept.Name);
  }

  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  const AddressRegisterList Own;
  /// Addresses have 44 bits, of which the high half is made in three steps.
  const bool Has44Bits;
  const unsigned SetHigh, Add, ShiftLeft;
};

} // namespace

Convention::Convention(MachineFunction &MF)
    : MF(MF), MRI(MF.getRegInfo()), TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()),
      Own(addressRegistersOf(MF.getFunction())),
      Has44Bits(MF.getTarget().getTargetTriple().isSPARC64() &&
                MF.getTarget().getCodeModel() != CodeModel::Small),
      SetHigh(findOpcode(TII, "SETHIi")), Add(findOpcode(TII, "ADDri")),
      ShiftLeft(findOpcode(TII, "SLLXri")) {}

void Convention::make(MachineBasicBlock &MBB,
                      MachineBasicBlock::iterator Before,
                      const DebugLoc &Location,
                      const AddressRegister &Kept) const {
  const MCRegister R = registerOf(Kept);
  BuildMI(MBB, Before, Location, TII.get(SetHigh), R)
      .addGlobalAddress(Kept.Variable, 0,
                        Has44Bits ? ELF::R_SPARC_H44 : ELF::R_SPARC_HI22);
  if (!Has44Bits)
    return;
  BuildMI(MBB, Before, Location, TII.get(Add), R)
      .addReg(R)
      .addGlobalAddress(Kept.Variable, 0, ELF::R_SPARC_M44);
  BuildMI(MBB, Before, Location, TII.get(ShiftLeft), R).addReg(R).addImm(12);
}

//===- Functions of the recursion -----------------------------------------===//

/// Whether the register can stand where a virtual one is.
bool Convention::canBeOperand(const MachineOperand &MO, MCRegister R) const {
  const MachineInstr &MI = *MO.getParent();
  if (MO.isImplicit() || MO.isTied() || MO.getSubReg())
    return false;
  if (MI.isCopy())
    return true;
  const unsigned Index = MI.getOperandNo(&MO);
  const TargetRegisterClass *Class = Index < MI.getDesc().getNumOperands()
                                         ? TII.getRegClass(MI.getDesc(), Index)
                                         : nullptr;
  return Class && Class->contains(R);
}

/// Uses the register instead of what makes its value.
bool Convention::use(const AddressRegister &Kept) {
  const MCRegister R = registerOf(Kept);
  bool Changed = false;
  for (auto &[Constant, Made] :
       ConstantFinder(MF).find(MF, ConstantKind::HighHalf)) {
    if (Constant.Symbol != Kept.Variable || Constant.Numbers[0] != 0 ||
        Constant.Opcode != (Has44Bits ? ShiftLeft : SetHigh))
      continue;
    for (const Making &M : Made) {
      for (MachineOperand &MO : make_early_inc_range(
               MRI.use_nodbg_operands(M.back()->getOperand(0).getReg())))
        if (canBeOperand(MO, R)) {
          MO.setReg(R);
          MO.setIsKill(false);
          Changed = true;
        }
      eraseMaking(M, MRI);
    }
  }
  return Changed;
}

//===- Calls --------------------------------------------------------------===//

/// Whether control may go on behind a call.
static bool mayReturn(const MachineInstr &Call) {
  const MachineBasicBlock &MBB = *Call.getParent();
  return !Call.isReturn() && !(MBB.succ_empty() && !MBB.isReturnBlock());
}

bool Convention::atCall(MachineInstr &Call) {
  const MachineOperand &Target = Call.getOperand(0);
  const auto *Callee =
      Target.isGlobal() ? dyn_cast<Function>(Target.getGlobal()) : nullptr;
  const AddressRegisterList Needed =
      Callee ? addressRegistersOf(*Callee) : AddressRegisterList();
  MachineBasicBlock &MBB = *Call.getParent();
  for (const AddressRegister &Kept : Needed) {
    if (!is_contained(Own, Kept))
      make(MBB, Call, Call.getDebugLoc(), Kept);
    MachineInstrBuilder(MF, &Call).addReg(registerOf(Kept), RegState::Implicit);
  }
  bool Changed = !Needed.empty();
  for (const AddressRegister &Kept : Own) {
    if (is_contained(Needed, Kept) || !mayReturn(Call))
      continue;
    make(MBB, std::next(Call.getIterator()), Call.getDebugLoc(), Kept);
    Changed = true;
  }
  return Changed;
}

bool Convention::run() {
  bool Changed = false;
  for (const AddressRegister &Kept : Own)
    Changed |= use(Kept);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.isCall())
        Changed |= atCall(MI);
  return Changed;
}

//===- The pass -----------------------------------------------------------===//

char AddressRegisters::ID = 0;

bool AddressRegisters::runOnMachineFunction(MachineFunction &MF) {
  return MF.getTarget().getTargetTriple().isSPARC() &&
         MF.getRegInfo().isSSA() && Convention(MF).run();
}

MachineFunctionPass *mincaml::createAddressRegistersPass() {
  return new AddressRegisters();
}

void mincaml::initializeAddressRegistersPass(PassRegistry &Registry) {
  registerMachinePass<AddressRegisters>(Registry, "SPARC address registers",
                                        DEBUG_TYPE);
}
