//===- NodeWriter.cpp - Operations of a block -----------------------------===//

#include "NodeWriter.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/Function.h"
#include <cassert>

using namespace mincaml::allocationcheck;
using namespace llvm;

NodeWriter::NodeWriter(const CheckInput &Input, Program &TheProgram)
    : Input(Input), TheProgram(TheProgram) {
  for (const MachineBasicBlock &MBB : Input.MF)
    Starts[&MBB] = &TheProgram.Nodes.emplace_back(ProgramNode{&MBB});
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

/// Returns the calls of a block from which control may reach its landing pads:
/// those between pairs of EH labels, or all calls if none is between labels.
static DenseSet<const MachineInstr *>
throwingCalls(const MachineBasicBlock &MBB) {
  DenseSet<const MachineInstr *> Result, All;
  if (none_of(MBB.successors(),
              [](const MachineBasicBlock *S) { return S->isEHPad(); }))
    return Result;
  bool IsInside = false;
  for (const MachineInstr &MI : MBB.instrs()) {
    if (MI.isEHLabel())
      IsInside = !IsInside;
    if (!MI.isCall())
      continue;
    All.insert(&MI);
    if (IsInside)
      Result.insert(&MI);
  }
  return Result.empty() ? All : Result;
}

void NodeWriter::startBlock(const MachineBasicBlock &MBB) {
  Current = Starts[&MBB];
  Throwing = throwingCalls(MBB);
  if (const uint32_t *Mask = MBB.getBeginClobberMask(&Input.TRI))
    clobber(Mask);
  if (MBB.isEHPad())
    enterLandingPad();
}

/// Whether control reaches a successor from the end of a block, in contrast to
/// only from an `asm goto` in it.
static bool leadsTo(MachineBasicBlock &MBB,
                    const MachineBasicBlock &Successor) {
  if (MBB.getFallThrough(false) == &Successor)
    return true;
  return any_of(MBB.terminators(), [&](const MachineInstr &MI) {
    return MI.getOpcode() != TargetOpcode::INLINEASM_BR &&
           any_of(MI.operands(), [&](const MachineOperand &MO) {
             return MO.isMBB() && MO.getMBB() == &Successor;
           });
  });
}

void NodeWriter::endBlock(MachineBasicBlock &MBB) {
  if (const uint32_t *Mask = MBB.getEndClobberMask(&Input.TRI))
    clobber(Mask);
  bool HasAsm = any_of(MBB.instrs(), [](const MachineInstr &MI) {
    return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
  });
  for (const MachineBasicBlock *S : MBB.successors()) {
    if (S->isEHPad() && !Throwing.empty())
      continue;
    if (HasAsm && S->isInlineAsmBrIndirectTarget() && !leadsTo(MBB, *S))
      continue;
    Current->Successors.push_back(Starts[S]);
  }
}

/// Ends a node in the middle of a block, at a point where control may leave to
/// some of the successors.
template <typename Filter>
void NodeWriter::split(const MachineBasicBlock &MBB, Filter Leaves) {
  for (const MachineBasicBlock *S : MBB.successors())
    if (Leaves(*S))
      Current->Successors.push_back(Starts[S]);
  ProgramNode *Rest = &TheProgram.Nodes.emplace_back(ProgramNode{&MBB});
  Current->Successors.push_back(Rest);
  Current = Rest;
}

void NodeWriter::splitAfterCall(const MachineInstr &MI) {
  if (Throwing.contains(&MI))
    split(*MI.getParent(),
          [](const MachineBasicBlock &S) { return S.isEHPad(); });
}

void NodeWriter::splitAfterAsm(const MachineInstr &MI) {
  if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
    split(*MI.getParent(), [](const MachineBasicBlock &S) {
      return S.isInlineAsmBrIndirectTarget();
    });
}

/// Gives the exception registers, which the unwinder sets, new values.
void NodeWriter::enterLandingPad() {
  const Function &F = Input.MF.getFunction();
  if (!F.hasPersonalityFn())
    return;
  const TargetLowering &TLI = *Input.MF.getSubtarget().getTargetLowering();
  for (Register R : {TLI.getExceptionPointerRegister(F.getPersonalityFn()),
                     TLI.getExceptionSelectorRegister(F.getPersonalityFn())}) {
    if (!R)
      continue;
    for (const RegisterLayout::Atom &A :
         Input.Layout.atomsOfUnits(R.asMCReg())) {
      emit(Operation::Kill, A.Location);
      emit(Operation::Clear, A.Location);
      emit(Operation::Define, A.Location, A.Location);
    }
  }
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void NodeWriter::clearRegister(MCRegister Register) {
  for (const RegisterLayout::Atom &A : Input.Layout.atomsOfUnits(Register))
    emit(Operation::Clear, A.Location);
}

/// An allocator adds an implicit definition of the full register to an
/// instruction that defines a subregister. Machine code preserves the other
/// bits, but machine IR does not: unless the instruction also reads the full
/// register, the other bits are dead before it, and passes after allocation
/// delete their definitions. Hence the other bits are cleared.
void NodeWriter::clearAround(const MatchedInstruction &I) {
  const RegisterLayout &Layout = Input.Layout;
  DenseSet<Location> Written;
  auto AddWritten = [&](MCRegister Register) {
    for (const RegisterLayout::Atom &A : Layout.atomsOfUnits(Register))
      Written.insert(A.Location);
  };
  SmallVector<MCRegister, 2> Wholes;
  for (const auto &[Index, MO] : enumerate(I.MI.operands())) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical())
      continue;
    bool IsKnown =
        !MO.isImplicit() || any_of(I.Pairs, [N = Index](const OperandPair &P) {
          return P.Final == N;
        });
    bool IsRead = any_of(
        I.MI.all_uses(), [&, Whole = MO.getReg()](const MachineOperand &Use) {
          return Use.getReg().isPhysical() && !Use.isUndef() &&
                 Input.TRI.isSuperRegisterEq(Whole, Use.getReg());
        });
    if (IsKnown)
      AddWritten(MO.getReg());
    else if (!IsRead)
      Wholes.push_back(MO.getReg());
  }
  for (const OperandPair &P : I.Pairs)
    if (P.isCovered() && I.recorded(P).isDef())
      AddWritten(I.recorded(P).getReg());
  for (MCRegister Whole : Wholes)
    for (const RegisterLayout::Atom &A : Layout.atomsOfUnits(Whole))
      if (!Written.contains(A.Location))
        emit(Operation::Clear, A.Location);
}

void NodeWriter::clobber(const uint32_t *Mask) {
  TheProgram.Masks.push_back(Mask);
  emit(Operation::ClearMask, TheProgram.Masks.size() - 1);
}

void NodeWriter::writeVariables(const MachineOperand &Recorded,
                                Operation::Kind KillOrUndefine) {
  OperandAtoms Atoms = Input.Atoms.operandAtoms(Recorded);
  for (const VariableAtom &A : Atoms.written())
    emit(KillOrUndefine, A.Name);
  if (Recorded.getSubReg() && Recorded.isUndef())
    for (const VariableAtom &A : Atoms.Rest)
      emit(Operation::Undefine, A.Name);
}

void NodeWriter::emitInParallel(ArrayRef<Operation> Operations) {
  auto Reads = [](const Operation &O, uint32_t What) {
    return (O.TheKind == Operation::Copy || O.TheKind == Operation::Alias) &&
           O.B == What && O.A != What;
  };
  SmallVector<Operation, 8> Left(Operations);
  while (!Left.empty()) {
    auto Next = find_if(Left, [&](const Operation &O) {
      return none_of(Left, [&](const Operation &P) { return Reads(P, O.A); });
    });
    assert(Next != Left.end() && "copies that form a cycle");
    Current->Operations.push_back(*Next);
    Left.erase(Next);
  }
}

void NodeWriter::needOneOf(std::vector<std::vector<Operation>> Alternatives) {
  TheProgram.Choices.push_back(std::move(Alternatives));
  emit(Operation::NeedOneOf, TheProgram.Choices.size() - 1);
}

void NodeWriter::rematerialize(Rematerialization R) {
  TheProgram.Rematerializations.push_back(std::move(R));
  emit(Operation::Rematerialize, TheProgram.Rematerializations.size() - 1);
}

unsigned NodeWriter::addUse(const UseSite &Use) {
  TheProgram.Uses.push_back(Use);
  return TheProgram.Uses.size() - 1;
}
