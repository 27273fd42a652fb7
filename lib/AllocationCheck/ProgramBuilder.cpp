//===- ProgramBuilder.cpp - From code to moves ----------------------------===//

#include "ProgramBuilder.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineJumpTableInfo.h"
#include "llvm/CodeGen/TargetFrameLowering.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

AllocationProgramBuilder::AllocationProgramBuilder(MachineFunction &MF,
                                                   const Recording &Before,
                                                   AllocationProgram &Program,
                                                   bool IsLate)
    : MF(MF), Before(Before), Program(Program),
      TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()), MRI(MF.getRegInfo()),
      Slots(MF, Before), TheFolder(MF, Before), IsLate(IsLate) {}

static std::string text(const MachineInstr &MI) {
  std::string Result;
  raw_string_ostream OS(Result);
  MI.print(OS, /*IsStandalone=*/false, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  return StringRef(Result).trim().str();
}

void AllocationProgramBuilder::fail(const Twine &Message,
                                    const MachineInstr &MI) {
  if (!Fault)
    Fault = {("'" + text(MI) + "': " + Message).str(), MI.getDebugLoc()};
}

std::optional<AllocationFault> AllocationProgramBuilder::build() {
  findReserved();
  collectExpressions();
  for (MachineBasicBlock &MBB : MF)
    Starts[&MBB] = &Program.Nodes.emplace_back();
  for (const RecordedBlock &Block : Before.Blocks)
    if (!Starts.contains(Block.Block)) {
      Fault = {"a block has been deleted", DebugLoc()};
      return Fault;
    }
  checkJumpTables();
  if (Fault)
    return Fault;
  for (MachineBasicBlock &MBB : MF) {
    buildBlock(MBB);
    if (Fault)
      return Fault;
  }
  return std::nullopt;
}

/// A register may be reserved because of what is in it, like a stack pointer,
/// or because values cannot be in it, like the status word of x87. Those of the
/// second kind that the function itself writes take part: saves may write them,
/// too, but not between instructions of which one reads what the other has
/// left.
void AllocationProgramBuilder::findReserved() {
  for (unsigned Atom = 1; Atom < Program.Layout.size(); ++Atom)
    if (MRI.isReserved(Program.Layout.owner(Atom)))
      Program.ReservedAtoms.set(Atom);
  DenseSet<Register> Known;
  for (const RecordedOperand &O : Before.Operands) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical() ||
        !MRI.isReserved(MO.getReg()) || !Known.insert(MO.getReg()).second)
      continue;
    const MCRegister Register = MO.getReg();
    if (none_of(TRI.regclasses(), [&](const TargetRegisterClass *Class) {
          return Class->isAllocatable() && Class->contains(Register);
        }))
      for (const RegisterLayout::Atom &A :
           Program.Layout.atomsOfUnits(Register))
        Program.ReservedAtoms.reset(A.Location);
  }
}

bool AllocationProgramBuilder::takesPart(MCRegister Register) const {
  return none_of(Program.Layout.atomsOfUnits(Register),
                 [&](const RegisterLayout::Atom &A) {
                   return Program.ReservedAtoms.test(A.Location);
                 });
}

void AllocationProgramBuilder::checkJumpTables() {
  const MachineJumpTableInfo *Info = MF.getJumpTableInfo();
  for (auto [Index, Old] : enumerate(Before.JumpTables)) {
    ArrayRef<MachineBasicBlock *> New;
    if (Info && Index < Info->getJumpTables().size())
      New = Info->getJumpTables()[Index].MBBs;
    bool IsSame = Old.size() == New.size();
    for (unsigned I = 0; IsSame && I < Old.size(); ++I)
      IsSame = behindEdgeBlocks(Before, New[I]) == Old[I];
    if (!IsSame && !Fault)
      Fault = {formatv("jump table {0} has changed", Index), DebugLoc()};
  }
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// The calls of a block from which control may get to its landing pads: those
/// between pairs of labels.
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

void AllocationProgramBuilder::buildBlock(MachineBasicBlock &MBB) {
  Current = Starts[&MBB];
  Throwing = throwingCalls(MBB);
  if (MBB.isEHPad())
    enterLandingPad();
  auto Recorded = Before.BlockIndex.find(&MBB);
  if (Recorded == Before.BlockIndex.end()) {
    if (!behindEdgeBlocks(Before, &MBB)) {
      Fault = {"a new block is on no edge", DebugLoc()};
      return;
    }
    Fault = checkEdgeBlock(Before, MBB);
    if (Fault)
      return;
    for (const MachineInstr &MI : MBB.instrs())
      if (!MI.isDebugInstr())
        addNew(MI);
  } else {
    const RecordedBlock &Block = Before.Blocks[Recorded->second];
    BlockMatching Matching = matchBlock(Before, Block, MF, TheFolder, IsLate);
    Fault = Matching.Fault ? Matching.Fault : checkControlFlow(Before, Block);
    if (Fault)
      return;
    buildSteps(Matching.Steps);
  }
  connect(MBB);
}

void AllocationProgramBuilder::buildSteps(ArrayRef<MatchingStep> Steps) {
  for (const MatchingStep &Step : Steps) {
    if (!Step.MI)
      addDeleted(Step.Recorded);
    else if (Step.Recorded == MatchingStep::None)
      addNew(*Step.MI);
    else if (Step.Folded)
      addFolded(Step);
    else if (!Before.Instructions[Step.Recorded].IsMove)
      addInstruction(Step.Recorded, *Step.MI);
    else {
      addNew(*Step.MI);
      addDeleted(Step.Recorded);
    }
    if (Fault)
      return;
  }
}

/// Whether control gets from the end of a block to a successor, and not only
/// from an asm in it.
static bool leadsTo(MachineBasicBlock &MBB, MachineBasicBlock &Successor) {
  if (MBB.getFallThrough(false) == &Successor)
    return true;
  return any_of(MBB.terminators(), [&](const MachineInstr &MI) {
    return MI.getOpcode() != TargetOpcode::INLINEASM_BR &&
           any_of(MI.operands(), [&](const MachineOperand &MO) {
             return MO.isMBB() && MO.getMBB() == &Successor;
           });
  });
}

void AllocationProgramBuilder::connect(MachineBasicBlock &MBB) {
  bool HasAsm = any_of(MBB.instrs(), [](const MachineInstr &MI) {
    return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
  });
  for (MachineBasicBlock *S : MBB.successors()) {
    if (S->isEHPad() && !Throwing.empty())
      continue;
    if (HasAsm && S->isInlineAsmBrIndirectTarget() && !leadsTo(MBB, *S))
      continue;
    Current->Successors.push_back(Starts[S]);
  }
}

/// Ends a node within a block: control may leave for some of the successors.
template <typename Filter>
void AllocationProgramBuilder::split(const MachineBasicBlock &MBB,
                                     Filter Leaves) {
  for (const MachineBasicBlock *S : MBB.successors())
    if (Leaves(*S))
      Current->Successors.push_back(Starts[S]);
  ProgramNode *Rest = &Program.Nodes.emplace_back();
  Current->Successors.push_back(Rest);
  Current = Rest;
}

void AllocationProgramBuilder::splitAtCall(const MachineInstr &MI) {
  if (Throwing.contains(&MI))
    split(*MI.getParent(),
          [](const MachineBasicBlock &S) { return S.isEHPad(); });
}

void AllocationProgramBuilder::splitAtAsm(const MachineInstr &MI) {
  if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
    split(*MI.getParent(), [](const MachineBasicBlock &S) {
      return S.isInlineAsmBrIndirectTarget();
    });
}

/// The unwinder puts the exception into registers.
void AllocationProgramBuilder::enterLandingPad() {
  const Function &F = MF.getFunction();
  if (!F.hasPersonalityFn())
    return;
  const TargetLowering &TLI = *MF.getSubtarget().getTargetLowering();
  for (Register R : {TLI.getExceptionPointerRegister(F.getPersonalityFn()),
                     TLI.getExceptionSelectorRegister(F.getPersonalityFn())}) {
    if (!R)
      continue;
    for (const RegisterLayout::Atom &A :
         Program.Layout.atomsOfUnits(R.asMCReg())) {
      emit(Operation::Kill, A.Location);
      emit(Operation::Clear, A.Location);
      emit(Operation::Define, A.Location, A.Location);
    }
  }
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

void AllocationProgramBuilder::clearRegister(MCRegister Register) {
  for (const RegisterLayout::Atom &A : Program.Layout.atomsOfUnits(Register))
    emit(Operation::Clear, A.Location);
}

/// An allocator adds to an instruction that writes part of a register that it
/// writes the whole. Machine code leaves the rest alone, but machine IR does
/// not: if the instruction does not read the whole as well, the rest is dead
/// before it, and passes behind allocation drop what put a value there.
void AllocationProgramBuilder::clearAround(const MachineInstr &MI) {
  DenseSet<Location> Written;
  auto AddWritten = [&](MCRegister Register) {
    for (const RegisterLayout::Atom &A : Program.Layout.atomsOfUnits(Register))
      Written.insert(A.Location);
  };
  SmallVector<MCRegister, 2> Wholes;
  for (const auto &[Index, MO] : enumerate(MI.operands())) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical())
      continue;
    bool IsKnown =
        !MO.isImplicit() || any_of(Pairs, [I = Index](const OperandPair &P) {
          return P.Final == I;
        });
    bool IsRead = any_of(MI.all_uses(),
                         [&, Whole = MO.getReg()](const MachineOperand &Use) {
                           return Use.getReg().isPhysical() && !Use.isUndef() &&
                                  TRI.isSuperRegisterEq(Whole, Use.getReg());
                         });
    if (IsKnown)
      AddWritten(MO.getReg());
    else if (!IsRead)
      Wholes.push_back(MO.getReg());
  }
  for (const OperandPair &P : Pairs)
    if (P.Final == ~0u && Old[P.Recorded].Operand.isDef())
      AddWritten(Old[P.Recorded].Operand.getReg());
  for (MCRegister Whole : Wholes)
    for (const RegisterLayout::Atom &A : Program.Layout.atomsOfUnits(Whole))
      if (!Written.contains(A.Location))
        emit(Operation::Clear, A.Location);
}

/// What a recorded instruction meant that is not there any more, or that says
/// nothing but that registers are equal.
void AllocationProgramBuilder::addDeleted(unsigned Recorded) {
  const RecordedInstruction &I = Before.Instructions[Recorded];
  if (I.Opcode == TargetOpcode::COPY && I.IsMove) {
    addAlias(Recorded);
    return;
  }
  if (I.Opcode == TargetOpcode::KILL)
    return;
  for (const RecordedOperand &O : Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg())
      continue;
    // A dead result is no result.
    auto Kind = I.Opcode == TargetOpcode::IMPLICIT_DEF ||
                        (MO.isDead() && MO.getReg().isPhysical())
                    ? Operation::Undefine
                    : Operation::Kill;
    Variables Atoms = variables(MO);
    for (const VariableAtom &A : Atoms.Inside)
      emit(Kind, A.Name);
    for (const VariableAtom &A : Atoms.Beyond)
      emit(Kind, A.Name);
    if (MO.getSubReg() && MO.isUndef())
      for (const VariableAtom &A : Atoms.Outside)
        emit(Operation::Undefine, A.Name);
  }
  if (I.IsRepeatable)
    defineExpression(Recorded);
}

void AllocationProgramBuilder::addAlias(unsigned Recorded) {
  const MachineOperand &To = recordedOperand(Recorded, 0);
  const MachineOperand &From = recordedOperand(Recorded, 1);
  Variables ToAtoms = variables(To), FromAtoms = variables(From);
  for (const VariableAtom &A : ToAtoms.Inside) {
    const VariableAtom *Source = find_if(FromAtoms.Inside, [&](const auto &B) {
      return B.Bit - FromAtoms.Start == A.Bit - ToAtoms.Start &&
             B.Length == A.Length;
    });
    if (From.isUndef() || Source == FromAtoms.Inside.end())
      emit(Operation::Undefine, A.Name);
    else
      emit(Operation::Alias, A.Name, Source->Name);
  }
  // The source does not have these; they may be anything.
  for (const VariableAtom &A : ToAtoms.Beyond)
    emit(Operation::Undefine, A.Name);
  if (To.getSubReg() && To.isUndef())
    for (const VariableAtom &A : ToAtoms.Outside)
      emit(Operation::Undefine, A.Name);
}

/// An instruction that was not there before.
void AllocationProgramBuilder::addNew(const MachineInstr &MI) {
  if (MI.isBundle())
    return;
  if (!MI.isKill())
    translateNew(MI);
  Pairs.clear();
  clearAround(MI);
}

void AllocationProgramBuilder::translateNew(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.isDef() || !MO.getReg().isPhysical() ||
        !MRI.isReserved(MO.getReg()) || Before.InstructionIndex.contains(&MI))
      continue;
    if (takesPart(MO.getReg()))
      clearRegister(MO.getReg());
    else if (!MO.isDead())
      return fail(
          formatv("writes {0}, which is reserved", printReg(MO.getReg(), &TRI)),
          MI);
  }
  if (MI.isCopy())
    return addCopy(MI);
  if (MI.isImplicitDef())
    return addImplicitDef(MI);
  if (auto Access = Slots.find(MI);
      Access && !isRecordedFrameIndex(Access->FrameIndex))
    return addSlotAccess(MI, *Access);
  if (MI.isUnconditionalBranch() && MI.getOperand(0).isMBB() &&
      &*MI.getParent()->getLastNonDebugInstr() == &MI)
    return;
  if (auto Key = keyOf(MI); isKnownExpression(Key))
    return addRepetition(MI, std::move(Key));
  if (ArrayRef<unsigned> Constants = TheFolder.findStored(MI);
      !Constants.empty())
    return addStoredConstant(MI, Constants);
  fail("is neither in the function before allocation nor a move, a save, a "
       "restore or a repeated computation",
       MI);
}

void AllocationProgramBuilder::addImplicitDef(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isPhysical() && !MO.isImplicit())
      clearRegister(MO.getReg());
}

void AllocationProgramBuilder::addCopy(const MachineInstr &MI) {
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  if (!To.getReg().isPhysical() || !From.getReg().isPhysical())
    return fail("has a virtual register", MI);
  if (To.getReg() == From.getReg())
    return;
  unsigned Bits = std::min(Program.Layout.bits(To.getReg()),
                           Program.Layout.bits(From.getReg()));
  auto Sources = Program.Layout.atoms(From.getReg());
  for (const RegisterLayout::Atom &A :
       Program.Layout.atomsOfUnits(To.getReg())) {
    const RegisterLayout::Atom *Source = find_if(
        Sources, [&](const RegisterLayout::Atom &B) { return B.Bit == A.Bit; });
    if (From.isUndef() || A.Bit >= Bits || Source == Sources.end())
      emit(Operation::Clear, A.Location);
    else
      emit(Operation::Copy, A.Location, Source->Location, A.Length);
  }
}

bool AllocationProgramBuilder::isRecordedFrameIndex(int Index) const {
  return Index >= Before.FirstFrameIndex && Index < Before.LastFrameIndex;
}

void AllocationProgramBuilder::checkSlot(const MachineInstr &MI, int FrameIndex,
                                         unsigned Bits, Align Alignment) {
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  const TargetFrameLowering &Lowering = *MF.getSubtarget().getFrameLowering();
  if (isRecordedFrameIndex(FrameIndex) ||
      FrameIndex < Frame.getObjectIndexBegin() ||
      FrameIndex >= Frame.getObjectIndexEnd() ||
      Frame.isDeadObjectIndex(FrameIndex))
    return fail("uses a frame object that is not for spilling", MI);
  if (Frame.getObjectSize(FrameIndex) * 8 < Bits)
    fail(formatv("moves {0} bits, but the slot has {1}", Bits,
                 Frame.getObjectSize(FrameIndex) * 8),
         MI);
  if (Frame.getObjectAlign(FrameIndex) <
      std::min(Alignment, Lowering.getStackAlign()))
    fail(formatv("the slot is aligned to {0} bytes, not to {1}",
                 Frame.getObjectAlign(FrameIndex).value(), Alignment.value()),
         MI);
}

/// Where part of a register is in a slot that has its first Bits bits.
Location AllocationProgramBuilder::slotPlace(int FrameIndex,
                                             MCRegister Register, unsigned Bit,
                                             unsigned Length, unsigned Bits) {
  return Program.slot(FrameIndex, Program.Layout.bitInMemory(
                                      Register, Bit, Length, Bits,
                                      MF.getDataLayout().isLittleEndian()));
}

void AllocationProgramBuilder::addSlotAccess(const MachineInstr &MI,
                                             const SlotAccess &Access) {
  checkSlot(MI, Access.FrameIndex, Access.Bits, Access.Alignment);
  MCRegister Register = Access.Register.asMCReg();
  auto PlaceOf = [&](const RegisterLayout::Atom &A) {
    return slotPlace(Access.FrameIndex, Register, A.Bit, A.Length, Access.Bits);
  };
  if (Access.IsStore) {
    emit(Operation::ClearSlot, Access.FrameIndex, Access.Bits);
    for (const RegisterLayout::Atom &A : Program.Layout.atoms(Register))
      if (A.end() <= Access.Bits)
        emit(Operation::Copy, PlaceOf(A), A.Location, A.Length);
    return;
  }
  for (const RegisterLayout::Atom &A : Program.Layout.atomsOfUnits(Register))
    if (A.Bit < Access.Bits && A.end() <= Access.Bits)
      emit(Operation::Copy, A.Location, PlaceOf(A), A.Length);
    else
      emit(Operation::Clear, A.Location);
}
