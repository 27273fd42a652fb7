//===- StackMapFolding.cpp - Stack maps with spilled values ---------------===//

#include "StackMapFolding.h"
#include "Recording.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/StackMaps.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

bool allocationcheck::isStackMap(const MachineInstr &MI) {
  return MI.getOpcode() == TargetOpcode::STACKMAP ||
         MI.getOpcode() == TargetOpcode::PATCHPOINT ||
         MI.getOpcode() == TargetOpcode::STATEPOINT;
}

namespace {

/// Compares a recorded stack map with an allocated one.
class Comparison {
public:
  Comparison(const CheckInput &Input, const MachineInstr &MI, unsigned Recorded,
             LoadFinder LoadsOf)
      : Input(Input), MI(MI), Recorded(Input.Before.operands(Recorded)),
        LoadsOf(LoadsOf) {}

  std::optional<FoldedInstruction> run();

private:
  bool findFoldedValues();
  std::optional<int> slotAt(unsigned Final, const MachineOperand &MO) const;
  bool isFolded(const MachineOperand &MO) const {
    return MO.isReg() && MO.getReg().isVirtual() && Slots.count(MO.getReg());
  }

  const CheckInput &Input;
  const MachineInstr &MI;
  const ArrayRef<RecordedOperand> Recorded;
  LoadFinder LoadsOf;
  /// The slots of the values that are in memory.
  DenseMap<Register, int> Slots;
};

} // namespace

/// The number of operands that replace one register if its value is in a slot.
static constexpr unsigned GroupSize = 4;

/// Returns the slot that the operands from Final on name, if they can replace
/// the recorded operand.
std::optional<int> Comparison::slotAt(unsigned Final,
                                      const MachineOperand &MO) const {
  if (Final + GroupSize > MI.getNumOperands() ||
      Final < Input.TII.getPatchpointUnfoldableRange(MI).second)
    return std::nullopt;
  const MachineOperand &Mark = MI.getOperand(Final),
                       &Size = MI.getOperand(Final + 1),
                       &Slot = MI.getOperand(Final + 2),
                       &Offset = MI.getOperand(Final + 3);
  if (!Mark.isImm() || Mark.getImm() != StackMaps::IndirectMemRefOp ||
      !Size.isImm() || !Slot.isFI() || !Offset.isImm())
    return std::nullopt;
  if (Input.Before.hasFrameIndex(Slot.getIndex()) &&
      LoadsOf(MO.getReg(), Slot.getIndex(), Size.getImm()).empty())
    return std::nullopt;
  unsigned KnownSize = 0, KnownOffset = 0;
  const TargetRegisterClass *Class = Input.Before.classOf(MO.getReg());
  if (!Input.TII.getStackSlotRange(Class, MO.getSubReg(), KnownSize,
                                   KnownOffset, Input.MF) ||
      Size.getImm() != KnownSize || Offset.getImm() != KnownOffset)
    return std::nullopt;
  return Slot.getIndex();
}

/// Finds the values that are read from slots. Operands are compared from the
/// end: there, both instructions have the same operands apart from the folded
/// ones. Results come first and may be missing; which ones is known only when
/// the folded values are.
bool Comparison::findFoldedValues() {
  auto IsImplicit = [](const MachineOperand &MO) {
    return isImplicitRegister(MO);
  };
  SmallVector<unsigned> Final;
  for (auto [Index, MO] : enumerate(MI.operands()))
    if (!IsImplicit(MO))
      Final.push_back(Index);
  size_t End = Final.size();
  for (const RecordedOperand &O : reverse(Recorded)) {
    const MachineOperand &MO = O.Operand;
    if (IsImplicit(MO))
      continue;
    if (MO.isReg() && MO.isDef())
      break;
    if (End == 0)
      return false;
    bool WasRegister = MO.isReg() && MO.getReg().isVirtual();
    if (!WasRegister || MI.getOperand(Final[End - 1]).isReg()) {
      --End;
      continue;
    }
    if (End < GroupSize)
      return false;
    End -= GroupSize;
    std::optional<int> Slot = slotAt(Final[End], MO);
    if (!Slot || !Slots.try_emplace(MO.getReg(), *Slot).second)
      // A value may be named several times, but all must name the same slot.
      if (!Slot || Slots.lookup(MO.getReg()) != *Slot)
        return false;
  }
  return !Slots.empty();
}

std::optional<FoldedInstruction> Comparison::run() {
  if (!findFoldedValues())
    return std::nullopt;
  FoldedInstruction Result;
  // Maps the number of a recorded operand to its number in the result.
  SmallVector<int> NewNumber(Recorded.size(), -1);
  for (auto [Index, O] : enumerate(Recorded)) {
    if (!isFolded(O.Operand)) {
      NewNumber[Index] = Result.Operands.size();
      Result.Operands.push_back(O);
      continue;
    }
    Register Value = O.Operand.getReg();
    unsigned Size = 0, Offset = 0;
    Input.TII.getStackSlotRange(Input.Before.classOf(Value),
                                O.Operand.getSubReg(), Size, Offset, Input.MF);
    FoldedOperand &InMemory = Result.InMemory.emplace_back();
    InMemory.Recorded = Index;
    InMemory.FrameIndex = Slots.lookup(Value);
    if (Input.Before.hasFrameIndex(InMemory.FrameIndex))
      InMemory.Loads = LoadsOf(Value, InMemory.FrameIndex, Size);
    if (O.Operand.isDef())
      continue;
    for (const MachineOperand &MO :
         {MachineOperand::CreateImm(StackMaps::IndirectMemRefOp),
          MachineOperand::CreateImm(Size),
          MachineOperand::CreateFI(Slots.lookup(Value)),
          MachineOperand::CreateImm(Offset)})
      Result.Operands.push_back({MO});
  }
  for (RecordedOperand &O : Result.Operands)
    if (O.TiedTo >= 0)
      O.TiedTo = NewNumber[O.TiedTo];
  if (!haveSameConstants(MI, Result.Operands))
    return std::nullopt;
  return Result;
}

std::optional<FoldedInstruction>
allocationcheck::explainStackMap(const CheckInput &Input,
                                 const MachineInstr &MI, unsigned Recorded,
                                 LoadFinder LoadsOf) {
  if (Input.Before.Instructions[Recorded].Opcode != MI.getOpcode())
    return std::nullopt;
  return Comparison(Input, MI, Recorded, LoadsOf).run();
}
