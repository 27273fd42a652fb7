//===- FloatArgumentLowering.cpp - Copies to and from %f registers --------===//
//
// Implements the calling convention of Support/IRAnnotations.h for internal
// functions on 32-bit SPARC. SparcFloatArgumentsPass expresses it in LLVM IR by
// accesses to variables that represent registers. This pass turns these
// accesses into copies:
//
//     %1 = LDDFri @sparc.argument.D0    =>    %1 = COPY $d0     (at entry)
//
//     %2 = ARITH_FENCE %1               =>    $d0 = COPY %1
//     STDFri @sparc.argument.D0, %2           CALL @f, implicit $d0
//     CALL @f
//
// The pass runs on machine IR in SSA form, directly after instruction
// selection. At this point the instructions of a block of LLVM IR are still in
// one block; later passes turn selects into branches. A store belongs to the
// next call of a function with the convention. Instruction selection may insert
// calls of LLVM's runtime functions between the two. They do no harm, because
// the values are in virtual registers up to the call.
//
// The pass stops with a fatal error if the code does not have this form.
//
//===----------------------------------------------------------------------===//

#include "MachinePass.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/PassRegistry.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-float-arguments"

namespace {

class FunctionRewriter {
public:
  explicit FunctionRewriter(MachineFunction &MF)
      : MF(MF), MRI(MF.getRegInfo()), TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()) {}

  /// Rewrites the accesses and calls of the function. Returns whether there are
  /// any.
  bool run() {
    for (MachineBasicBlock &MBB : MF)
      rewriteBlock(MBB);
    eraseUseless();
    return Changed;
  }

private:
  [[noreturn]] void fail(const Twine &Reason) const {
    reportFatalInternalError("floating-point arguments of " + MF.getName() +
                             ": " + Reason);
  }

  MCRegister findRegister(StringRef Name) const {
    for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
      if (Name == TRI.getName(R) && (Name[0] == 'D' || Name[0] == 'F'))
        return R;
    fail("no register is called " + Name);
  }

  /// Returns the register whose variable the instruction accesses, if any.
  MCRegister accessedRegister(const MachineInstr &MI) const {
    for (const MachineMemOperand *Access : MI.memoperands()) {
      const auto *Variable =
          dyn_cast_or_null<GlobalVariable>(Access->getValue());
      StringRef Name = Variable ? Variable->getName() : StringRef();
      if (Name.consume_front(FloatArgumentVariablePrefix))
        return findRegister(Name);
    }
    return MCRegister();
  }

  SmallVector<MCRegister, 8> registersOf(const MachineInstr &Call) const {
    const MachineOperand &Target = Call.getOperand(0);
    const auto *Callee =
        Target.isGlobal() ? dyn_cast<Function>(Target.getGlobal()) : nullptr;
    SmallVector<MCRegister, 8> Registers;
    if (Callee)
      for (StringRef Name :
           split(Callee->getFnAttribute(FloatArgumentsAttribute)
                     .getValueAsString(),
                 ','))
        if (!Name.empty())
          Registers.push_back(findRegister(Name));
    return Registers;
  }

  void rewriteBlock(MachineBasicBlock &MBB) {
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (MCRegister R = accessedRegister(MI)) {
        Changed = true;
        if (MI.mayLoad() == MI.mayStore())
          fail("an access is no load or store");
        if (MI.mayLoad()) {
          rewriteLoad(MI, R);
        } else {
          IsPastEntry = true;
          rewriteStore(MI, R);
        }
        continue;
      }
      if (!MI.isCall())
        continue;
      IsPastEntry = true;
      SmallVector<MCRegister, 8> Registers = registersOf(MI);
      if (Registers.empty())
        continue;
      Changed = true;
      rewriteCall(MI, Registers);
    }
    if (!Stored.empty())
      fail("no call follows a store");
  }

  void rewriteLoad(MachineInstr &Load, MCRegister R) {
    MachineBasicBlock &Entry = MF.front();
    if (Load.getParent() != &Entry || IsPastEntry)
      fail("a load is not at the entry");
    if (loadsIntegers(Load, R))
      return rewriteIntegerLoad(Load, R);
    Register V = checkedRegister(Load.getOperand(0), R);
    // Define the value before all other instructions, where nothing has changed
    // the register yet. The code remains in SSA form.
    DebugLoc Location = Load.getDebugLoc();
    erase(Load);
    copyArgument(V, R, Location);
  }

  /// Copies the argument in \p R to a virtual register at entry.
  void copyArgument(Register V, MCRegister R, const DebugLoc &Location) {
    MachineBasicBlock &Entry = MF.front();
    BuildMI(Entry, Entry.begin(), Location, TII.get(TargetOpcode::COPY), V)
        .addReg(R);
    if (!MRI.isLiveIn(R)) {
      MRI.addLiveIn(R, V);
      Entry.addLiveIn(R);
    }
  }

  /// Whether an argument is loaded into integer registers. This is the case if
  /// it is only passed on to a function that is called through a pointer.
  bool loadsIntegers(const MachineInstr &Load, MCRegister R) const {
    const StringRef Opcode = TII.getName(Load.getOpcode());
    return Opcode == (TRI.getName(R)[0] == 'D' ? "LDDri" : "LDri");
  }

  /// Rewrites such a load by storing the argument to a stack slot and loading
  /// it from there.
  void rewriteIntegerLoad(MachineInstr &Load, MCRegister R) {
    const bool IsDouble = TRI.getName(R)[0] == 'D';
    const unsigned Size = IsDouble ? 8 : 4;
    const int Slot = MF.getFrameInfo().CreateStackObject(Size, Align(Size),
                                                         /*isSpillSlot=*/false);
    auto Access = [&](MachineMemOperand::Flags Flags) {
      return MF.getMachineMemOperand(
          MachinePointerInfo::getFixedStack(MF, Slot), Flags, Size,
          Align(Size));
    };
    const Register V = MRI.createVirtualRegister(TRI.getMinimalPhysRegClass(R));
    copyArgument(V, R, Load.getDebugLoc());
    BuildMI(*Load.getParent(), Load, Load.getDebugLoc(),
            TII.get(sparc::findOpcode(TII, IsDouble ? "STDFri" : "STFri")))
        .addFrameIndex(Slot)
        .addImm(0)
        .addReg(V)
        .addMemOperand(Access(MachineMemOperand::MOStore));
    if (Load.getOperand(1).isReg())
      Operands.push_back(Load.getOperand(1).getReg());
    Load.getOperand(1).ChangeToFrameIndex(Slot);
    Load.getOperand(2).ChangeToImmediate(0);
    Load.setMemRefs(MF, {Access(MachineMemOperand::MOLoad)});
  }

  void rewriteStore(MachineInstr &Store, MCRegister R) {
    // The data operand follows the two operands of the address.
    constexpr unsigned DataOperand = 2;
    if (Store.getNumExplicitOperands() != DataOperand + 1)
      fail("an instruction does more than to store");
    Register V = checkedRegister(Store.getOperand(DataOperand), R);
    const MachineInstr &Def = *MRI.getVRegDef(V);
    if (Def.getOpcode() == TargetOpcode::ARITH_FENCE)
      V = checkedRegister(Def.getOperand(1), R);
    if (!Stored.insert({R, V}).second)
      fail("there are two stores for one call");
    // The call, which now reads the register, comes after its previous last
    // use.
    MRI.clearKillFlags(V);
    erase(Store);
  }

  void rewriteCall(MachineInstr &Call, ArrayRef<MCRegister> Registers) {
    for (MCRegister R : Registers) {
      auto It = Stored.find(R);
      if (It == Stored.end())
        fail(Twine("no store for ") + TRI.getName(R) + " precedes a call");
      BuildMI(*Call.getParent(), Call, Call.getDebugLoc(),
              TII.get(TargetOpcode::COPY), R)
          .addReg(It->second);
      Call.addOperand(
          MF, MachineOperand::CreateReg(R, /*isDef=*/false, /*isImp=*/true));
    }
    if (Stored.size() != Registers.size())
      fail("a call has no parameter for a store");
    Stored.clear();
  }

  /// Returns the virtual register of an operand. Stops with an error if it
  /// cannot be copied to and from \p R.
  Register checkedRegister(const MachineOperand &MO, MCRegister R) const {
    if (!MO.isReg() || !MO.getReg().isVirtual() || MO.getSubReg() ||
        !MRI.getRegClass(MO.getReg())->contains(R))
      fail(Twine("an access for ") + TRI.getName(R) +
           " is not one of a register of its kind");
    return MO.getReg();
  }

  /// Erases an access, and records its operands, whose definitions may now be
  /// dead.
  void erase(MachineInstr &Access) {
    for (const MachineOperand &MO : Access.operands())
      if (MO.isReg() && MO.isUse() && MO.getReg().isVirtual())
        Operands.push_back(MO.getReg());
    Access.eraseFromParent();
  }

  void eraseUseless() {
    while (!Operands.empty()) {
      Register V = Operands.pop_back_val();
      MachineInstr *Def = MRI.getVRegDef(V);
      if (Def && MRI.use_empty(V) && Def->wouldBeTriviallyDead())
        erase(*Def);
    }
  }

  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  /// The values that this block has stored for the next call.
  SmallMapVector<MCRegister, Register, 8> Stored;
  /// Whether the function has a store or a call before this point.
  bool IsPastEntry = false;
  /// The operands of erased instructions.
  SmallVector<Register, 16> Operands;
  bool Changed = false;
};

} // namespace

//===- The pass -----------------------------------------------------------===//

bool mincaml::canPassFloatsInRegisters(const TargetMachine &Machine) {
  return Machine.getTargetTriple().isSPARC32() &&
         !Machine.isPositionIndependent() &&
         !Machine.getTargetFeatureString().contains("+soft-float");
}

static bool passFloatsInRegisters(MachineFunction &MF) {
  return MF.getTarget().getTargetTriple().isSPARC32() &&
         FunctionRewriter(MF).run();
}

MachineFunctionPass *mincaml::createFloatArgumentsPass() {
  return new sparc::TransformPass<passFloatsInRegisters>(
      "SPARC floating-point arguments in registers");
}
