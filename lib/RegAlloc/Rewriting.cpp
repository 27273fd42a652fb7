//===- Rewriting.cpp - Carrying out the plan ------------------------------===//
//
// Virtual operands become registers, copies that have become superfluous go,
// and saves, restores and moves are inserted; saves only of values that are
// restored somewhere.
//
//===----------------------------------------------------------------------===//

#include "Allocator.h"
#include "llvm/CodeGen/LivePhysRegs.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mincaml::regalloc;

bool Allocator::rewrite() {
  auto NoteRestored = [&](ArrayRef<Action> Actions) {
    for (const Action &A : Actions)
      if (A.TheKind == Action::Restore && !isRematerializable(A.Value))
        Restored.set(A.Value.virtRegIndex());
  };
  for (const BlockPlan &Plan : Plans)
    NoteRestored(Plan.Actions);
  for (const EdgePlan &Edge : Edges)
    NoteRestored(Edge.Actions);
  assignStackSlots();

  for (MachineBasicBlock *MBB : Order)
    rewriteBlock(*MBB);
  for (const EdgePlan &Edge : Edges)
    rewriteEdge(Edge);
  placeDebugPhis();
  for (MachineInstr *MI : Superfluous)
    MI->eraseFromParent();
  if (Failure)
    return false;
  MRI.clearVirtRegs();
  listLiveIns();
  remarkStatistics();
  return true;
}

void Allocator::listLiveIns() {
  // More than what is read would not do: of a register that is in the list, and
  // is written without having been read, x87's stack keeps both values.
  SmallVector<MachineBasicBlock *, 0> Worklist;
  BitVector Waits(MF.getNumBlockIDs());
  for (MachineBasicBlock &MBB : drop_begin(MF)) {
    MBB.clearLiveIns();
    Worklist.push_back(&MBB);
    Waits.set(MBB.getNumber());
  }
  LivePhysRegs Live;
  std::vector<MachineBasicBlock::RegisterMaskPair> Before;
  while (!Worklist.empty()) {
    MachineBasicBlock &MBB = *Worklist.pop_back_val();
    Waits.reset(MBB.getNumber());
    Before.clear();
    MBB.clearLiveIns(Before);
    computeAndAddLiveIns(Live, MBB);
    MBB.sortUniqueLiveIns();
    if (MBB.getLiveIns() == Before)
      continue;
    for (MachineBasicBlock *Previous : MBB.predecessors())
      if (Previous != &MF.front() && !Waits.test(Previous->getNumber())) {
        Worklist.push_back(Previous);
        Waits.set(Previous->getNumber());
      }
  }
}

void Allocator::insert(const Action &A, MachineBasicBlock &MBB,
                       MachineBasicBlock::iterator Before,
                       const DebugLoc &Where) {
  const unsigned Values = MRI.getNumVirtRegs();
  insertInstruction(A, MBB, Before, Where);
  // x86's matrix registers are saved with the help of a register more, which
  // nobody would allocate any more.
  if (MRI.getNumVirtRegs() != Values && !Failure)
    Failure = {formatv("{0}: values of class {1} cannot be saved", Policy.Name,
                       TRI.getRegClassName(MRI.getRegClass(A.Value))),
               Where};
}

void Allocator::insertInstruction(const Action &A, MachineBasicBlock &MBB,
                                  MachineBasicBlock::iterator Before,
                                  const DebugLoc &Where) {
  const unsigned Why = static_cast<unsigned>(A.Why);
  const bool Again = isRematerializable(A.Value);
  switch (A.TheKind) {
  case Action::Move:
    BuildMI(MBB, Before, Where, TII.get(TargetOpcode::COPY), A.To)
        .addReg(A.From);
    ++Statistics.Moves[Why];
    return;
  case Action::Save:
    if (!Restored.test(A.Value.virtRegIndex()))
      return;
    TII.storeRegToStackSlot(MBB, Before, A.From, /*isKill=*/false,
                            StackSlots[A.Value.virtRegIndex()],
                            MRI.getRegClass(A.Value), Register());
    ++Statistics.Saves[Why];
    remark(A, MBB, Where);
    return;
  case Action::Restore:
    if (Again) {
      TII.reMaterialize(MBB, Before, A.To, 0,
                        *Originals[A.Value.virtRegIndex()]);
      ++Statistics.Rematerializations[Why];
      return;
    }
    TII.loadRegFromStackSlot(MBB, Before, A.To,
                             StackSlots[A.Value.virtRegIndex()],
                             MRI.getRegClass(A.Value), Register());
    ++Statistics.Restores[Why];
    remark(A, MBB, Where);
    return;
  case Action::Undefine:
    BuildMI(MBB, Before, Where, TII.get(TargetOpcode::IMPLICIT_DEF), A.To);
    return;
  case Action::Instruction:
  case Action::Debug:
    llvm_unreachable("not an insertion");
  }
}

void Allocator::rewriteBlock(MachineBasicBlock &MBB) {
  const unsigned Number = MBB.getNumber();
  auto SaveAll = [&](ArrayRef<Leaving> Values) {
    auto Start = MBB.SkipPHIsLabelsAndDebug(MBB.begin());
    for (const Leaving &L : Values)
      for (const Residence &R : Entries[Number])
        if (R.Value == L.Value)
          insert({Action::Save, L.Why, L.Value, R.Register}, MBB, Start,
                 DebugLoc());
  };
  SaveAll(SavedJoins[Number]);
  // It may have turned out later that the definition is the better place.
  erase_if(SavedAtStart[Number], [&](const Leaving &L) {
    return isDefinitionSaved(L.Value, LIS.getMBBStartIdx(&MBB));
  });
  SaveAll(SavedAtStart[Number]);

  // What is inserted stands before the next instruction.
  ArrayRef<Action> Actions = Plans[Number].Actions;
  size_t Waiting = 0;
  for (size_t I = 0; I < Actions.size(); ++I) {
    const Action &A = Actions[I];
    if (A.TheKind != Action::Instruction && A.TheKind != Action::Debug)
      continue;
    for (; Waiting < I; ++Waiting)
      insert(Actions[Waiting], MBB, A.MI->getIterator(), A.MI->getDebugLoc());
    Waiting = I + 1;
    if (A.TheKind == Action::Debug) {
      rewriteDebugInstruction(A);
    } else {
      const SlotIndex Index = indexOf(*A.MI);
      SmallVector<Action, 4> Saves = definitionsToSave(A, Index);
      rewriteInstruction(A);
      for (const Action &Save : Saves)
        insert(Save, MBB, std::next(MachineBasicBlock::iterator(A.MI)),
               A.MI->getDebugLoc());
    }
  }
}

SmallVector<Action, 4> Allocator::definitionsToSave(const Action &A,
                                                    SlotIndex Index) const {
  SmallVector<Action, 4> Result;
  if (definesOnEdges(*A.MI))
    return Result;
  size_t Next = A.FirstOperand;
  for (const MachineOperand &MO : const_mi_bundle_ops(*A.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const MCRegister There = OperandRegisters[Next++];
    const Register Value = MO.getReg();
    const unsigned I = Value.virtRegIndex();
    if (!MO.isDef() || !Restored.test(I) || isRematerializable(Value))
      continue;
    const bool IsTentative = isSavedTentatively(Value);
    if (!IsTentative && !HasSavedDefinition.test(I))
      continue;
    const VNInfo *Number = LIS.getInterval(Value).Query(Index).valueOut();
    if (!Number)
      continue;
    const auto Known = SavedDefinitions.find(Number);
    const bool IsKnown = Known != SavedDefinitions.end();
    if (!IsKnown && !IsTentative)
      continue;
    if (none_of(Result, [&](const Action &S) { return S.Value == Value; }))
      Result.push_back({Action::Save, IsKnown ? Known->second : LeftBecause[I],
                        Value, There});
  }
  return Result;
}

void Allocator::rewriteInstruction(const Action &A) {
  MachineInstr &MI = *A.MI;
  size_t Next = A.FirstOperand;
  // Registers of which an instruction reads or writes a part only.
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
    const MCRegister Full = OperandRegisters[Next++];
    MCRegister There = Full;
    if (unsigned Part = MO.getSubReg()) {
      There = TRI.getSubReg(Full, Part);
      const bool IsThere =
          FirstParts.contains(&MI) && MI.getOperand(1).getReg() == There;
      if (MO.isDef() && !IsThere) {
        Wholes.push_back({MO.getParent(), Full, MO.readsReg(), MO.isDead()});
        MO.setIsInternalRead(false);
      }
      MO.setSubReg(0);
    }
    if (MO.isDef())
      MO.setIsUndef(false);
    else
      MO.setIsKill(false);
    MO.setReg(There);
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
  // Undefined values and implicit operands are still to be defined.
  if (MI.getNumOperands() > 2 || MI.getOperand(1).isUndef())
    MI.setDesc(TII.get(TargetOpcode::KILL));
  else
    Superfluous.push_back(&MI);
}

void Allocator::rewriteDebugInstruction(const Action &A) {
  MachineInstr &MI = *A.MI;
  // To put a slot in the place of one operand does so for all of the same
  // value.
  SmallVector<unsigned, 4> Operands;
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isVirtual())
      Operands.push_back(MO.getOperandNo());
  for (auto [Offset, Number] : enumerate(Operands)) {
    MachineOperand &MO = MI.getOperand(Number);
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const Register Value = MO.getReg();
    MCRegister There = OperandRegisters[A.FirstOperand + Offset];
    if (There == InMemory && MI.isDebugValue() &&
        Restored.test(Value.virtRegIndex()) && !MO.getSubReg()) {
      updateDbgValueForSpill(MI, StackSlots[Value.virtRegIndex()], Value);
      continue;
    }
    if (There == InMemory)
      There = MCRegister();
    if (There && MO.getSubReg())
      There = TRI.getSubReg(There, MO.getSubReg());
    MO.setSubReg(0);
    MO.setReg(There);
    if (!There && MI.isDebugValue())
      MI.setDebugValueUndef();
  }
}

void Allocator::placeDebugPhis() {
  // Debug information that refers to instructions refers to PHI nodes by the
  // value that they have become at the start of their block.
  SmallVector<unsigned, 8> Numbers;
  for (auto &[Number, Place] : MF.DebugPHIPositions)
    Numbers.push_back(Number);
  sort(Numbers);
  for (unsigned Number : Numbers) {
    const auto &Place = MF.DebugPHIPositions.find(Number)->second;
    MachineBasicBlock &MBB = *Place.MBB;
    auto Phi =
        BuildMI(MBB, MBB.begin(), DebugLoc(), TII.get(TargetOpcode::DBG_PHI));
    MCRegister There;
    for (const Residence &R : Entries[MBB.getNumber()])
      if (R.Value == Place.Reg)
        There = R.Register;
    if (There && Place.SubReg)
      There = TRI.getSubReg(There, Place.SubReg);
    if (There || !Restored.test(Place.Reg.virtRegIndex()) || Place.SubReg)
      Phi.addReg(There).addImm(Number);
    else
      Phi.addFrameIndex(StackSlots[Place.Reg.virtRegIndex()])
          .addImm(Number)
          .addImm(8 * TRI.getSpillSize(*MRI.getRegClass(Place.Reg)));
  }
  MF.DebugPHIPositions.clear();
}

MachineBasicBlock &Allocator::splitEdge(MachineBasicBlock &From,
                                        MachineBasicBlock &To) {
  MachineBasicBlock *IfTrue = nullptr, *IfFalse = nullptr;
  SmallVector<MachineOperand, 4> Condition;
  if (TII.analyzeBranch(From, IfTrue, IfFalse, Condition))
    // A jump table.
    return *From.SplitCriticalEdge(&To, {nullptr, nullptr, nullptr, nullptr},
                                   nullptr, nullptr);
  // Branches stay what they are and go elsewhere; LLVM would make new ones.
  MachineBasicBlock *Between = MF.CreateMachineBasicBlock();
  Between->setCallFrameSize(To.getCallFrameSize());
  const bool Jumps = any_of(From.terminators(), [&](const MachineInstr &MI) {
    return any_of(MI.operands(), [&](const MachineOperand &MO) {
      return MO.isMBB() && MO.getMBB() == &To;
    });
  });
  // x86 jumps on two conditions to where it would fall through otherwise.
  if (!Jumps || From.getFallThrough(/*JumpToFallThrough=*/false) == &To) {
    MF.insert(std::next(From.getIterator()), Between);
  } else if (MachineBasicBlock *Above = To.getPrevNode();
             Above && !Above->canFallThrough()) {
    MF.insert(To.getIterator(), Between);
  } else {
    MF.insert(MF.end(), Between);
    TII.insertBranch(*Between, &To, nullptr, {}, From.findBranchDebugLoc());
  }
  From.ReplaceUsesOfBlockWith(&To, Between);
  Between->addSuccessor(&To);
  return *Between;
}

void Allocator::rewriteEdge(const EdgePlan &Edge) {
  MachineBasicBlock *Where = Edge.From;
  if (Edge.From->succ_size() > 1 && !AllInMemory.test(Edge.To->getNumber()))
    Where = &splitEdge(*Edge.From, *Edge.To);
  MachineBasicBlock::iterator Before = Where->getFirstTerminator();
  const DebugLoc Location = Edge.From->findBranchDebugLoc();
  const SlotIndex End = LIS.getMBBEndIdx(Edge.From).getPrevSlot();
  for (const Action &A : Edge.Actions)
    if (A.TheKind != Action::Save || !isDefinitionSaved(A.Value, End))
      insert(A, *Where, Before, Location);
}
