//===- Rewriter.cpp - Rewriting of the code by the plan -------------------===//

#include "Rewriting/Rewriter.h"
#include "Rewriting/DebugValues.h"
#include "Rewriting/EdgeSplitting.h"
#include "Rewriting/LiveIns.h"
#include "Rewriting/Remarks.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mincaml::regalloc;

Rewriter::Rewriter(MachineFunction &MF, const FunctionAnalyses &FA,
                   const FunctionPlan &Plan, const DefinitionSpills &DefSpills,
                   const ValueHistories &History,
                   MachineOptimizationRemarkEmitter &Remarks)
    : MF(MF), MRI(MF.getRegInfo()), FA(FA), Plan(Plan), DefSpills(DefSpills),
      History(History), Remarks(Remarks), Slots(MF, FA, Plan),
      Redundant(FA.Values.undefinedDefinitions()) {
  Statistics.StackSlots = Slots.numSlots();
  Statistics.Backtracks = Plan.Backtracks;
  Statistics.Replanned = Plan.Replanned;
}

std::optional<AllocationFailure> Rewriter::run() {
  for (MachineBasicBlock *MBB : FA.Order)
    rewriteBlock(*MBB);
  for (const EdgePlan &Edge : Plan.Edges)
    rewriteEdge(Edge);
  insertDebugPhis(MF, Plan, Slots);
  for (MachineInstr *MI : Redundant)
    MI->eraseFromParent();
  if (Failure)
    return Failure;
  MRI.clearVirtRegs();
  computeLiveInLists(MF);
  remarkStatistics(Remarks, MF, FA.Policy.Name, Statistics);
  return std::nullopt;
}

void Rewriter::rewriteBlock(MachineBasicBlock &MBB) {
  const BlockPlan &Block = Plan.of(MBB);
  const auto Start = MBB.SkipPHIsLabelsAndDebug(MBB.begin());
  for (const Eviction &E : DefSpills.spillsAtStart(MBB))
    for (const AssignedValue &R : Block.Entry)
      if (R.Value == E.Value)
        insert({Action::Spill, E.Why, E.Value, R.Register}, MBB, Start,
               DebugLoc());

  // Insert each action before the next instruction of the plan.
  size_t Waiting = 0;
  for (size_t I = 0; I < Block.Actions.size(); ++I) {
    const Action &A = Block.Actions[I];
    if (A.TheKind != Action::Instruction && A.TheKind != Action::Debug)
      continue;
    for (; Waiting < I; ++Waiting)
      insert(Block.Actions[Waiting], MBB, A.MI->getIterator(),
             A.MI->getDebugLoc());
    Waiting = I + 1;
    if (A.TheKind == Action::Debug) {
      rewriteDebugInstruction(
          *A.MI, ArrayRef(Plan.OperandRegisters).drop_front(A.FirstOperand),
          Slots);
    } else {
      const SlotIndex Index = FA.LIS.getInstructionIndex(*A.MI);
      const SmallVector<Action, 4> After = spillsAfter(A, Index);
      rewriteInstruction(A);
      for (const Action &Spill : After)
        insert(Spill, MBB, std::next(MachineBasicBlock::iterator(A.MI)),
               A.MI->getDebugLoc());
    }
  }
}

void Rewriter::rewriteInstruction(const Action &A) {
  MachineInstr &MI = *A.MI;
  size_t Next = A.FirstOperand;
  // Registers of which an instruction writes only a part.
  struct Whole {
    MachineInstr *MI;
    MCRegister Register;
    bool Reads, IsDead;
  };
  SmallVector<Whole, 2> Wholes;
  for (MIBundleOperands O(MI); O.isValid(); ++O) {
    MachineOperand &MO = *O;
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const MCRegister Full = Plan.OperandRegisters[Next++];
    MCRegister Written = Full;
    if (unsigned Part = MO.getSubReg()) {
      Written = FA.TRI.getSubReg(Full, Part);
      const bool IsInPlace =
          Plan.FirstParts.contains(&MI) && MI.getOperand(1).getReg() == Written;
      if (MO.isDef() && !IsInPlace) {
        Wholes.push_back({MO.getParent(), Full, MO.readsReg(), MO.isDead()});
        MO.setIsInternalRead(false);
      }
      MO.setSubReg(0);
    }
    if (MO.isDef())
      MO.setIsUndef(false);
    else
      MO.setIsKill(false);
    MO.setReg(Written);
    MO.setIsRenamable(true);
  }
  for (const Whole &W : Wholes) {
    if (W.Reads)
      W.MI->addOperand(
          MF, MachineOperand::CreateReg(W.Register, false, /*isImp=*/true));
    W.MI->addOperand(MF,
                     MachineOperand::CreateReg(W.Register, true, /*isImp=*/true,
                                               false, W.IsDead));
  }
  if (!MI.isIdentityCopy() || MI.isBundled())
    return;
  ++Statistics.RemovedCopies;
  // A copy of an undefined value, or one with implicit operands, still defines
  // registers.
  if (MI.getNumOperands() > 2 || MI.getOperand(1).isUndef())
    MI.setDesc(FA.TII.get(TargetOpcode::KILL));
  else
    Redundant.push_back(&MI);
}

void Rewriter::rewriteEdge(const EdgePlan &Edge) {
  MachineBasicBlock *MBB = Edge.From;
  if (Edge.From->succ_size() > 1 && !Plan.of(*Edge.To).StartsInMemory)
    MBB = &splitEdge(*Edge.From, *Edge.To);
  const MachineBasicBlock::iterator Before = MBB->getFirstTerminator();
  const DebugLoc Where = Edge.From->findBranchDebugLoc();
  const SlotIndex End = FA.LIS.getMBBEndIdx(Edge.From).getPrevSlot();
  for (const Action &A : Edge.Actions)
    if (A.TheKind != Action::Spill ||
        !DefSpills.isSpilledAtDefinition(A.Value, End))
      insert(A, *MBB, Before, Where);
}

SmallVector<Action, 4> Rewriter::spillsAfter(const Action &A,
                                             SlotIndex Index) const {
  SmallVector<Action, 4> Result;
  if (definesOnEdges(*A.MI))
    return Result;
  size_t Next = A.FirstOperand;
  for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const MCRegister From = Plan.OperandRegisters[Next++];
    const Register Value = MO.getReg();
    if (!MO.isDef() || !Slots.isReloaded(Value) ||
        FA.Values.isRematerializable(Value))
      continue;
    const std::optional<Reason> Why = DefSpills.reasonToSpill(
        Value, Index, History[Value.virtRegIndex()].EvictedBecause);
    if (Why &&
        none_of(Result, [&](const Action &S) { return S.Value == Value; }))
      Result.push_back({Action::Spill, *Why, Value, From});
  }
  return Result;
}

void Rewriter::insert(const Action &A, MachineBasicBlock &MBB,
                      MachineBasicBlock::iterator Before,
                      const DebugLoc &Where) {
  const unsigned Values = MRI.getNumVirtRegs();
  insertInstruction(A, MBB, Before, Where);
  // The spill code of x86's matrix registers creates a virtual register, which
  // would no longer be allocated.
  if (MRI.getNumVirtRegs() != Values && !Failure)
    Failure = {formatv("values of class {0} cannot be saved",
                       FA.TRI.getRegClassName(MRI.getRegClass(A.Value))),
               Where};
}

void Rewriter::insertInstruction(const Action &A, MachineBasicBlock &MBB,
                                 MachineBasicBlock::iterator Before,
                                 const DebugLoc &Where) {
  const TargetInstrInfo &TII = FA.TII;
  const unsigned Why = static_cast<unsigned>(A.Why);
  switch (A.TheKind) {
  case Action::Move:
    BuildMI(MBB, Before, Where, TII.get(TargetOpcode::COPY), A.To)
        .addReg(A.From);
    ++Statistics.Moves[Why];
    return;
  case Action::Spill:
    if (!Slots.isReloaded(A.Value))
      return;
    TII.storeRegToStackSlot(MBB, Before, A.From, /*isKill=*/false,
                            Slots.slotOf(A.Value), MRI.getRegClass(A.Value),
                            Register());
    ++Statistics.Spills[Why];
    remarkSpillCode(Remarks, A, MBB, Where);
    return;
  case Action::Reload:
    if (FA.Values.isRematerializable(A.Value)) {
      TII.reMaterialize(MBB, Before, A.To, 0, FA.Values.definition(A.Value));
      ++Statistics.Rematerializations[Why];
      return;
    }
    TII.loadRegFromStackSlot(MBB, Before, A.To, Slots.slotOf(A.Value),
                             MRI.getRegClass(A.Value), Register());
    ++Statistics.Reloads[Why];
    remarkSpillCode(Remarks, A, MBB, Where);
    return;
  case Action::Undefine:
    BuildMI(MBB, Before, Where, TII.get(TargetOpcode::IMPLICIT_DEF), A.To);
    return;
  case Action::Instruction:
  case Action::Debug:
    llvm_unreachable("not an insertion");
  }
}
