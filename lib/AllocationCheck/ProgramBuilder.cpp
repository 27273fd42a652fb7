//===- ProgramBuilder.cpp - Translation to the data-flow program ----------===//

#include "ProgramBuilder.h"
#include "BlockMatching.h"
#include "ControlFlow.h"
#include "KeptInstructions.h"
#include "NewInstructions.h"
#include "OperandMatching.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

namespace {

class ProgramBuilder {
public:
  ProgramBuilder(const CheckInput &Input, Program &TheProgram, bool IsLate)
      : Input(Input), IsLate(IsLate), TheFolder(Input),
        Slots(Input, TheProgram), Expressions(Input, TheFolder, TheProgram),
        Writer(Input, TheProgram),
        Kept(Input, Slots, Expressions, TheProgram, Writer),
        New(Input, Slots, Expressions, TheFolder, Writer) {}

  std::optional<AllocationFault> buildBlock(MachineBasicBlock &MBB);

private:
  std::optional<AllocationFault> buildEdgeBlock(MachineBasicBlock &MBB);
  std::optional<AllocationFault> buildRecordedBlock(const RecordedBlock &Block);
  std::optional<AllocationFault> buildStep(const MatchingStep &Step);
  std::optional<AllocationFault> match(MatchedInstruction &I) const;
  std::optional<AllocationFault> buildKept(const MatchingStep &Step);

  const CheckInput &Input;
  bool IsLate;
  Folder TheFolder;
  SpillSlots Slots;
  ExpressionTable Expressions;
  NodeWriter Writer;
  KeptInstructions Kept;
  NewInstructions New;
};

} // namespace

std::optional<AllocationFault>
ProgramBuilder::match(MatchedInstruction &I) const {
  if (auto Fault = matchOperands(Input, I))
    return Fault;
  return checkConstraints(Input, I);
}

/// Writes a recorded copy, which only states that two registers are equal.
static void writeMove(unsigned Recorded, const CheckInput &Input,
                      NodeWriter &Writer) {
  const MachineOperand &To = Input.recordedOperand(Recorded, 0);
  const MachineOperand &From = Input.recordedOperand(Recorded, 1);
  OperandAtoms ToAtoms = Input.Atoms.operandAtoms(To);
  OperandAtoms FromAtoms = Input.Atoms.operandAtoms(From);
  SmallVector<Operation, 8> Aliases;
  for (const VariableAtom &A : ToAtoms.Covered) {
    const VariableAtom *Source = find_if(FromAtoms.Covered, [&](const auto &B) {
      return B.Bit - FromAtoms.Start == A.Bit - ToAtoms.Start &&
             B.Length == A.Length;
    });
    if (From.isUndef() || Source == FromAtoms.Covered.end())
      Aliases.push_back({Operation::Undefine, A.Name});
    else
      Aliases.push_back({Operation::Alias, A.Name, Source->Name});
  }
  Writer.emitInParallel(Aliases);
  // The source has no such bits.
  for (const VariableAtom &A : ToAtoms.Clobbered)
    Writer.emit(Operation::Undefine, A.Name);
  if (To.getSubReg() && To.isUndef())
    for (const VariableAtom &A : ToAtoms.Rest)
      Writer.emit(Operation::Undefine, A.Name);
}

/// Writes the effect of a recorded instruction on variables, if the instruction
/// has been deleted or is only a move.
static void writeDeleted(unsigned Recorded, const CheckInput &Input,
                         const ExpressionTable &Expressions,
                         NodeWriter &Writer) {
  const RecordedInstruction &I = Input.Before.Instructions[Recorded];
  if (I.Opcode == TargetOpcode::COPY && Input.isMove(Recorded)) {
    writeMove(Recorded, Input, Writer);
    return;
  }
  if (I.Opcode == TargetOpcode::KILL)
    return;
  for (const RecordedOperand &O : Input.Before.operands(I)) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || !MO.isDef() || !MO.getReg())
      continue;
    bool IsUndefined = I.Opcode == TargetOpcode::IMPLICIT_DEF ||
                       (MO.isDead() && MO.getReg().isPhysical());
    Writer.writeVariables(MO,
                          IsUndefined ? Operation::Undefine : Operation::Kill);
  }
  Expressions.define(Recorded, Writer);
}

/// Builds a recorded instruction that is present and not only a move.
std::optional<AllocationFault>
ProgramBuilder::buildKept(const MatchingStep &Step) {
  if (Step.Folded.empty()) {
    if (Step.MI->isBundle())
      return std::nullopt;
    MatchedInstruction I{*Step.MI, Step.Recorded,
                         Input.Before.operands(Step.Recorded)};
    if (auto Fault = match(I))
      return Fault;
    Kept.write(I);
    return std::nullopt;
  }
  SmallVector<FoldedMatch, 2> Alternatives;
  std::optional<AllocationFault> First;
  for (const FoldedInstruction &Folded : Step.Folded) {
    MatchedInstruction I{*Step.MI, Step.Recorded, Folded.Operands};
    if (auto Fault = match(I)) {
      if (!First)
        First = std::move(Fault);
      continue;
    }
    Alternatives.push_back({std::move(I), &Folded});
  }
  return Alternatives.empty() ? First : Kept.writeFolded(Alternatives);
}

std::optional<AllocationFault>
ProgramBuilder::buildStep(const MatchingStep &Step) {
  if (Step.MI)
    Writer.startInstruction(*Step.MI);
  bool IsNew = Step.Recorded == MatchingStep::None;
  bool IsMove =
      Step.MI && !IsNew && Step.Folded.empty() && Input.isMove(Step.Recorded);
  if (Step.MI && !IsNew && !IsMove)
    return buildKept(Step);
  // The step is a move (kept, added or deleted), another new instruction, or
  // another deleted instruction.
  if (Step.MI)
    if (auto Fault = New.write(*Step.MI))
      return Fault;
  if (!IsNew)
    writeDeleted(Step.Recorded, Input, Expressions, Writer);
  return std::nullopt;
}

std::optional<AllocationFault>
ProgramBuilder::buildRecordedBlock(const RecordedBlock &Block) {
  BlockMatching Matching = matchBlock(Input, Block, TheFolder, IsLate);
  if (Matching.Fault)
    return Matching.Fault;
  if (auto Fault = checkControlFlow(Input, Block))
    return Fault;
  for (const MatchingStep &Step : Matching.Steps)
    if (auto Fault = buildStep(Step))
      return Fault;
  return std::nullopt;
}

std::optional<AllocationFault>
ProgramBuilder::buildEdgeBlock(MachineBasicBlock &MBB) {
  if (auto Fault = checkEdgeBlock(Input, MBB))
    return Fault;
  for (const MachineInstr &MI : MBB.instrs())
    if (!MI.isDebugInstr()) {
      Writer.startInstruction(MI);
      if (auto Fault = New.write(MI))
        return Fault;
    }
  return std::nullopt;
}

std::optional<AllocationFault>
ProgramBuilder::buildBlock(MachineBasicBlock &MBB) {
  Writer.startBlock(MBB);
  auto Recorded = Input.Before.BlockIndex.find(&MBB);
  auto Fault = Recorded == Input.Before.BlockIndex.end()
                   ? buildEdgeBlock(MBB)
                   : buildRecordedBlock(Input.Before.Blocks[Recorded->second]);
  if (!Fault)
    Writer.endBlock(MBB);
  return Fault;
}

std::optional<AllocationFault>
allocationcheck::buildProgram(const CheckInput &Input, Program &TheProgram,
                              bool IsLate) {
  if (auto Fault = checkBlocks(Input))
    return Fault;
  ProgramBuilder Builder(Input, TheProgram, IsLate);
  for (MachineBasicBlock &MBB : Input.MF)
    if (auto Fault = Builder.buildBlock(MBB))
      return Fault;
  return std::nullopt;
}
