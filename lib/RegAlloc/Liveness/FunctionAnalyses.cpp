//===- FunctionAnalyses.cpp - Analysis results of a function --------------===//

#include "Liveness/FunctionAnalyses.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/BlockFrequency.h"

using namespace llvm;
using namespace mincaml::regalloc;

FunctionAnalyses::FunctionAnalyses(MachineFunction &MF, const Analyses &A,
                                   const AllocationPolicy &Policy)
    : Policy(Policy), MF(MF), MRI(MF.getRegInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()),
      TII(*MF.getSubtarget().getInstrInfo()), LIS(A.LIS), Loops(A.Loops),
      Physical(A.LIS, TRI), Uses(MF, A.LIS, A.Loops, A.Frequencies),
      Pressure(MF, A.LIS, A.Loops, A.Frequencies), Values(MF, A.LIS, Uses),
      Frequencies(A.Frequencies), Probabilities(A.Probabilities) {
  Classes.runOnMachineFunction(MF);
  BitVector Reached(MF.getNumBlockIDs());
  for (MachineBasicBlock *MBB : ReversePostOrderTraversal(&MF)) {
    Order.push_back(MBB);
    Reached.set(MBB->getNumber());
  }
  for (MachineBasicBlock &MBB : MF)
    if (!Reached.test(MBB.getNumber()))
      Order.push_back(&MBB);
}

uint64_t FunctionAnalyses::frequency(const MachineBasicBlock &MBB) const {
  return Frequencies.getBlockFreq(&MBB).getFrequency();
}

uint64_t FunctionAnalyses::frequency(const MachineBasicBlock &From,
                                     const MachineBasicBlock &To) const {
  return (Frequencies.getBlockFreq(&From) *
          Probabilities.getEdgeProbability(&From, &To))
      .getFrequency();
}

bool FunctionAnalyses::isLoopHeader(const MachineBasicBlock &MBB) const {
  const MachineLoop *Loop = Loops.getLoopFor(&MBB);
  return Loop && Loop->getHeader() == &MBB;
}

ArrayRef<MCPhysReg> FunctionAnalyses::orderOf(Register Value) const {
  return Classes.getOrder(MRI.getRegClass(Value));
}

unsigned FunctionAnalyses::numValues() const { return MRI.getNumVirtRegs(); }
