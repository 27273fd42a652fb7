//===- RegAlloc.cpp - The family of register allocators -------------------===//

#include "mincaml/RegAlloc/RegAlloc.h"
#include "Allocator.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Pass.h"

using namespace llvm;
using namespace mincaml;

AllocationPolicy mincaml::policyOf(AllocatorKind Kind) {
  static constexpr AllocationPolicy Policies[] = {
#define ALLOCATOR(Kind, Name, Description, Targeting, Spilling)                \
  {Name, Targeting, SpillPolicy::Spilling},
#include "mincaml/RegAlloc/Allocators.def"
  };
  return Policies[static_cast<unsigned>(Kind)];
}

namespace {

/// A pass has one identity; so each of the family is a class of its own.
template <AllocatorKind TheKind>
class RegisterAllocator : public MachineFunctionPass {
public:
  static char ID;
  RegisterAllocator() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return policyOf(TheKind).Name; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<SlotIndexesWrapperPass>();
    AU.addRequired<LiveIntervalsWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    AU.addRequired<MachineOptimizationRemarkEmitterPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoPHIs();
  }
  MachineFunctionProperties getSetProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }
  MachineFunctionProperties getClearedProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

template <AllocatorKind TheKind> char RegisterAllocator<TheKind>::ID = 0;

} // namespace

/// LLVM has no way to leave a function out: it gets some registers, and what
/// comes after knows that they are wrong. The error keeps the code from being
/// used.
static void abandon(MachineFunction &MF, const AllocationFailure &Failure) {
  const Function &F = MF.getFunction();
  F.getContext().diagnose(
      Failure.Where
          ? DiagnosticInfoRegAllocFailure(Failure.Message, F, Failure.Where)
          : DiagnosticInfoRegAllocFailure(Failure.Message, F));
  MF.getProperties().setFailedRegAlloc();
  // Passes of LLVM's lose `undef` when they exchange instructions; this keeps
  // the machine verifier from looking at what is left of the function.
  MF.getProperties().setFailedISel();
  MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (unsigned I = 0; I < MRI.getNumVirtRegs(); ++I) {
    const Register Value = Register::index2VirtReg(I);
    if (MRI.reg_empty(Value))
      continue;
    const TargetRegisterClass &Class = *MRI.getRegClass(Value);
    const MCRegister Some = *Class.begin();
    for (MachineOperand &MO : make_early_inc_range(MRI.reg_operands(Value))) {
      MO.setReg(MO.getSubReg() ? TRI.getSubReg(Some, MO.getSubReg()) : Some);
      MO.setSubReg(0);
      MO.setIsUndef(MO.isUse());
      if (MO.isUse())
        MO.setIsKill(false);
    }
  }
  MF.DebugPHIPositions.clear();
  MRI.clearVirtRegs();
}

static bool allocate(MachineFunction &MF, const Analyses &A,
                     const AllocationPolicy &Policy) {
  MF.getRegInfo().freezeReservedRegs();
  if (!MF.getRegInfo().getNumVirtRegs())
    return false;
  Allocator TheAllocator(MF, A, Policy);
  if (!TheAllocator.plan() || !TheAllocator.rewrite())
    abandon(MF, TheAllocator.failure());
  return true;
}

template <AllocatorKind TheKind>
bool RegisterAllocator<TheKind>::runOnMachineFunction(MachineFunction &MF) {
  return allocate(
      MF,
      {getAnalysis<LiveIntervalsWrapperPass>().getLIS(),
       getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
       getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
       getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI(),
       getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE()},
      policyOf(TheKind));
}

template <AllocatorKind Kind> static FunctionPass *create() {
  return new RegisterAllocator<Kind>();
}

FunctionPass *mincaml::createRegisterAllocator(AllocatorKind Kind) {
  static constexpr FunctionPass *(*Constructors[])() = {
#define ALLOCATOR(Kind, Name, Description, Targeting, Spilling)                \
  create<AllocatorKind::Kind>,
#include "mincaml/RegAlloc/Allocators.def"
  };
  return Constructors[static_cast<unsigned>(Kind)]();
}

void mincaml::registerAllocators() {
#define ALLOCATOR(Kind, Name, Description, Targeting, Spilling)                \
  static const RegisterRegAlloc Allocator##Kind(Name, Description,             \
                                                create<AllocatorKind::Kind>);  \
  static const RegisterPass<RegisterAllocator<AllocatorKind::Kind>>            \
      Pass##Kind(Name, Description);
#include "mincaml/RegAlloc/Allocators.def"
}
