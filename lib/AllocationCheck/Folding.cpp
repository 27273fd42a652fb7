//===- Folding.cpp - Folded memory operands -------------------------------===//

#include "Matching.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineConstantPool.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachinePassManager.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/CodeGen/StackMaps.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

//===- Rebuilding of recorded instructions --------------------------------===//

// A target can fold operands only of instructions that are in a block. The
// check therefore rebuilds recorded instructions in blocks outside the
// function, and lets the target fold them there.

/// Builds a copy of a recorded instruction, with its virtual registers, at the
/// end of To.
static MachineInstr &rebuild(const CheckInput &Input, unsigned Recorded,
                             MachineBasicBlock &To) {
  const Recording &Before = Input.Before;
  MachineFunction &MF = *To.getParent();
  const RecordedInstruction &I = Before.Instructions[Recorded];
  auto Operands = Before.operands(I);
  MachineInstr *MI = MF.CreateMachineInstr(Input.TII.get(I.Opcode), I.Location,
                                           /*NoImplicit=*/true);
  To.push_back(MI);
  for (const RecordedOperand &O : Operands) {
    MachineOperand MO = O.Operand;
    if (MO.isReg() && MO.isTied())
      MO = MachineOperand::CreateReg(MO.getReg(), MO.isDef(), MO.isImplicit(),
                                     false, MO.isDead(), MO.isUndef(),
                                     MO.isEarlyClobber(), MO.getSubReg());
    MI->addOperand(MF, MO);
  }
  for (auto [Index, O] : enumerate(Operands))
    if (O.TiedTo >= 0 && O.Operand.isUse() && !MI->getOperand(Index).isTied())
      MI->tieOperands(O.TiedTo, Index);
  MI->setMemRefs(MF, Before.memory(I));
  return *MI;
}

/// A recorded instruction and the instruction that was built from it.
using Rebuilt = std::pair<unsigned, MachineInstr *>;

/// Rebuilds in To the instructions that read a physical register which the
/// recorded instruction writes. Only instructions of the same block are
/// rebuilt, up to the next one that writes such a register. If there is none,
/// the register may be live out of the block, and To gets the successors of the
/// block.
static SmallVector<Rebuilt, 2> rebuildUsers(const CheckInput &Input,
                                            unsigned Recorded,
                                            MachineBasicBlock &To) {
  const Recording &Before = Input.Before;
  SmallVector<MCRegister, 1> Written;
  for (const RecordedOperand &O : Before.operands(Recorded))
    if (O.Operand.isReg() && O.Operand.isDef() && !O.Operand.isDead() &&
        O.Operand.getReg().isPhysical())
      Written.push_back(O.Operand.getReg());
  SmallVector<Rebuilt, 2> Result;
  if (Written.empty())
    return Result;
  auto HasWritten = [&](const RecordedOperand &O) {
    return O.Operand.isReg() && O.Operand.getReg().isPhysical() &&
           any_of(Written, [&](MCRegister R) {
             return Input.TRI.regsOverlap(R, O.Operand.getReg());
           });
  };
  const RecordedBlock &Block =
      *std::prev(partition_point(Before.Blocks, [&](const RecordedBlock &B) {
        return B.First <= Recorded;
      }));
  for (unsigned Index = Recorded + 1; Index < Block.Last; ++Index) {
    auto Operands = make_filter_range(Before.operands(Index), HasWritten);
    auto IsUse = [](const RecordedOperand &O) { return O.Operand.isUse(); };
    if (any_of(Operands, IsUse))
      Result.push_back({Index, &rebuild(Input, Index, To)});
    if (!all_of(Operands, IsUse))
      return Result;
  }
  for (MachineBasicBlock *Successor : Block.Block->successors())
    To.addSuccessorWithoutProb(Successor);
  return Result;
}

/// Removes all instructions and successors from a block.
static void clearBlock(MachineBasicBlock &MBB) {
  while (!MBB.succ_empty())
    MBB.removeSuccessor(std::prev(MBB.succ_end()));
  MBB.clear();
}

//===- ScratchFunction ----------------------------------------------------===//

/// A function with one block, and with the stack objects and virtual registers
/// of another function. The target does some foldings only if a register that
/// they clobber is dead; in this function no register is live. The check of the
/// values finds out whether anything reads the clobbered register later.
class mincaml::allocationcheck::ScratchFunction {
public:
  explicit ScratchFunction(const MachineFunction &Like);

  /// Removes all instructions and returns the block for the next one.
  MachineBasicBlock &clear() {
    Analyses.clear();
    MF.front().clear();
    return MF.front();
  }
  LiveIntervals &liveRanges() {
    return Analyses.getResult<LiveIntervalsAnalysis>(MF);
  }

private:
  MachineFunction MF;
  MachineFunctionAnalysisManager Analyses;
};

/// Creates objects with the numbers, sizes and alignments of all stack objects.
/// Objects without a fixed size get an arbitrary size, since they are never
/// folded.
static void copyStackObjects(const MachineFrameInfo &From,
                             MachineFrameInfo &To) {
  for (int I = 0; I < From.getObjectIndexEnd(); ++I)
    if (From.isDeadObjectIndex(I) || From.isVariableSizedObjectIndex(I))
      To.CreateStackObject(1, Align(1), /*isSpillSlot=*/false);
    else
      To.CreateStackObject(From.getObjectSize(I), From.getObjectAlign(I),
                           From.isSpillSlotObjectIndex(I));
}

ScratchFunction::ScratchFunction(const MachineFunction &Like)
    : MF(const_cast<Function &>(Like.getFunction()), Like.getTarget(),
         Like.getSubtarget(), Like.getContext(), Like.getFunctionNumber()) {
  MF.initTargetMachineFunctionInfo(Like.getSubtarget());
  MF.push_back(MF.CreateMachineBasicBlock());
  copyStackObjects(Like.getFrameInfo(), MF.getFrameInfo());
  MachineRegisterInfo &MRI = MF.getRegInfo();
  for (unsigned V = 0; V < Like.getRegInfo().getNumVirtRegs(); ++V)
    if (auto *Class =
            Like.getRegInfo().getRegClassOrNull(Register::index2VirtReg(V)))
      MRI.createVirtualRegister(Class);
    else
      MRI.createIncompleteVirtualRegister();
  // LLVM's computation of live ranges queries the reserved registers.
  MRI.freezeReservedRegs();
  Analyses.registerPass([] { return PassInstrumentationAnalysis(); });
  Analyses.registerPass([] { return SlotIndexesAnalysis(); });
  Analyses.registerPass([] { return MachineDominatorTreeAnalysis(); });
  Analyses.registerPass([] { return LiveIntervalsAnalysis(); });
}

//===- Stack maps with spilled values -------------------------------------===//

// STACKMAP, PATCHPOINT and STATEPOINT describe the locations of values for a
// runtime system. The runtime system reads the values there and, for a
// STATEPOINT, changes them. An allocator may leave any number of the values in
// spill slots.
//
// The instruction then has four operands instead of the register: a marker, the
// size of the value, the slot and the offset in it. If a STATEPOINT writes the
// value as well, the result is in the slot and is no longer an operand. For a
// value that is loaded from the slot of an argument, the instruction may name
// that slot.
//
// Unlike other folded operands, these are the same for all targets, and there
// is only one way to interpret them. Therefore the check does not let the
// target fold them, but finds them by comparing the operands of both
// instructions from the last to the first.

static bool isStackMap(const MachineInstr &MI) {
  return MI.getOpcode() == TargetOpcode::STACKMAP ||
         MI.getOpcode() == TargetOpcode::PATCHPOINT ||
         MI.getOpcode() == TargetOpcode::STATEPOINT;
}

namespace {

/// Compares a recorded stack map with an allocated one.
class Comparison {
public:
  Comparison(const CheckInput &Input, const MachineInstr &MI, unsigned Recorded,
             Folder &TheFolder)
      : Input(Input), MI(MI), Recorded(Input.Before.operands(Recorded)),
        TheFolder(TheFolder) {}

  /// Returns the folding that turns the recorded instruction into the allocated
  /// one, regardless of the registers that the latter has; nothing if there is
  /// none.
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
  Folder &TheFolder;
  /// The slots of the values that are in memory.
  DenseMap<Register, int> Slots;
};

} // namespace

/// The number of operands that replace one register if its value is in a slot.
static constexpr unsigned GroupSize = 4;

/// Returns the slot in the group of operands that starts at Final, if this
/// group can replace the recorded operand.
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
      TheFolder.loadsOf(MO.getReg(), Slot.getIndex(), Size.getImm()).empty())
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
/// ones. Results come first and may be missing. Which of them are missing is
/// known only after the folded values have been found.
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
      // A value may occur several times, but always with the same slot.
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
      InMemory.Loads = TheFolder.loadsOf(Value, InMemory.FrameIndex, Size);
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

//===- Folded memory operands ---------------------------------------------===//

Folder::Folder(const CheckInput &Input)
    : Input(Input), MF(Input.MF), Before(Input.Before) {
  collectLoads();
}

Folder::~Folder() {
  if (Scratch)
    MF.deleteMachineBasicBlock(Scratch);
  if (MadeRegisters)
    MF.getRegInfo().clearVirtRegs();
}

/// Creates the scratch block, and recreates the virtual registers, which
/// allocation has removed but the target's folding requires.
void Folder::prepare() {
  if (Scratch)
    return;
  Scratch = MF.CreateMachineBasicBlock();
  MachineRegisterInfo &MRI = MF.getRegInfo();
  if (MRI.getNumVirtRegs() == 0) {
    MadeRegisters = true;
    for (const TargetRegisterClass *Class : Before.Classes)
      if (Class)
        MRI.createVirtualRegister(Class);
      else
        MRI.createIncompleteVirtualRegister();
  }
  Assigned.init(MF);
}

/// Returns the operand into which a load may be folded such that the result may
/// be a load again. It must be the only register that the instruction reads.
static std::optional<unsigned> onlyOperand(ArrayRef<RecordedOperand> Operands) {
  std::optional<unsigned> Result;
  for (auto [Index, O] : enumerate(Operands)) {
    const MachineOperand &MO = O.Operand;
    if (!MO.isReg() || MO.isDef() || !MO.getReg().isVirtual())
      continue;
    if (Result || MO.isImplicit() || MO.isUndef() || MO.getSubReg() ||
        O.TiedTo >= 0)
      return std::nullopt;
    Result = Index;
  }
  return Result;
}

void Folder::collectLoads() {
  for (const RecordedInstruction &I : Before.Instructions)
    if (I.IsRematerializable && Input.TII.get(I.Opcode).canFoldAsLoad()) {
      Loads[resultOf(Before.index(I))].push_back(AllLoads.size());
      AllLoads.push_back({Before.index(I), std::nullopt});
    }
  if (Loads.empty())
    return;
  std::vector<FoldableLoad> Candidates;
  for (const RecordedInstruction &I : Before.Instructions) {
    unsigned Recorded = Before.index(I);
    if (!I.IsPure || I.IsRematerializable || Input.isMove(Recorded) ||
        Input.TII.get(I.Opcode).getNumDefs() != 1 ||
        !resultOf(Recorded).isVirtual())
      continue;
    if (auto Operand = onlyOperand(Before.operands(I)))
      Candidates.push_back({Recorded, std::nullopt, *Operand});
  }
  deriveLoads(Candidates);
}

/// Adds the loads that candidates become when other loads are folded into them.
void Folder::deriveLoads(ArrayRef<FoldableLoad> Candidates) {
  DenseMap<Register, SmallVector<FoldableLoad, 1>> Users;
  for (const FoldableLoad &C : Candidates)
    Users[Input.recordedOperand(C.Recorded, C.Operand).getReg()].push_back(C);
  for (LoadNumber From = 0; From < AllLoads.size(); ++From) {
    auto Found = Users.find(resultOf(AllLoads[From].Recorded));
    if (Found == Users.end())
      continue;
    for (FoldableLoad Load : Found->second) {
      if (isFrom(From, Load.Recorded))
        continue;
      Load.From = From;
      AllLoads.push_back(Load);
      prepare();
      const MachineInstr *MI = buildLoad(AllLoads.size() - 1);
      bool IsLoad = MI && isRematerializable(*MI);
      if (IsLoad && MI->canFoldAsLoad())
        Loads[resultOf(Load.Recorded)].push_back(AllLoads.size() - 1);
      Scratch->clear();
      if (!IsLoad)
        AllLoads.pop_back();
    }
  }
}

/// Whether a load is built from a recorded instruction: either directly, or by
/// folding a load that is built from it.
bool Folder::isFrom(LoadNumber Load, unsigned Recorded) const {
  const FoldableLoad &L = AllLoads[Load];
  return L.Recorded == Recorded || (L.From && isFrom(*L.From, Recorded));
}

/// Builds a load in the scratch block; null if the target cannot fold it.
MachineInstr *Folder::buildLoad(LoadNumber Load) {
  const FoldableLoad &L = AllLoads[Load];
  if (!L.From)
    return &rebuild(Input, L.Recorded, *Scratch);
  MachineInstr *From = buildLoad(*L.From);
  return Input.TII.foldMemoryOperand(rebuild(Input, L.Recorded, *Scratch),
                                     {L.Operand}, *From);
}

void Folder::visitLoad(LoadNumber Load,
                       function_ref<void(const MachineInstr &)> Visit) {
  prepare();
  Visit(*buildLoad(Load));
  Scratch->clear();
}

static std::vector<RecordedOperand> recordOperands(const MachineInstr &MI) {
  std::vector<RecordedOperand> Result;
  for (unsigned Index = 0; Index < MI.getNumOperands(); ++Index)
    Result.push_back(recordOperand(MI, Index));
  return Result;
}

std::optional<FoldedInstruction> Folder::compare(const MachineInstr &MI,
                                                 MachineInstr *Folded) {
  if (!Folded || Folded->getOpcode() != MI.getOpcode())
    return std::nullopt;
  FoldedInstruction Result;
  Result.Operands = recordOperands(*Folded);
  if (!haveSameConstants(MI, Result.Operands))
    return std::nullopt;
  return Result;
}

/// Whether folding an instruction with the description Load may result in MI.
/// If the instruction computes a constant without loading it, the target folds
/// an entry of the constant pool instead, which MI must then have. Otherwise
/// the target must not be asked to fold, because that would create such an
/// entry.
static bool mayBeFrom(const MachineInstr &MI, const MachineFunction &MF,
                      const MCInstrDesc &Load) {
  return Load.mayLoad() || any_of(MI.operands(), [&](const MachineOperand &MO) {
           if (!MO.isCPI())
             return false;
           const auto &Entry =
               MF.getConstantPool()->getConstants()[MO.getIndex()];
           return !Entry.isMachineConstantPoolEntry() &&
                  (Entry.Val.ConstVal->isNullValue() ||
                   Entry.Val.ConstVal->isAllOnesValue());
         });
}

/// Returns an operand that names a spill slot, or null.
const MachineOperand *Folder::newSlot(const MachineInstr &MI) const {
  auto Slot = find_if(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isFI() && !Before.hasFrameIndex(MO.getIndex());
  });
  return Slot == MI.operands_end() ? nullptr : &*Slot;
}

/// Returns the text of a store to a slot, without the number of the slot.
static std::string textOfStore(const MachineInstr &MI, int FrameIndex) {
  std::string Text = std::to_string(MI.getOpcode());
  raw_string_ostream OS(Text);
  for (const MachineOperand &MO : MI.explicit_operands())
    if (MO.isFI() && MO.getIndex() == FrameIndex)
      OS << ";slot";
    else
      OS << ';' << MO;
  return Text;
}

Folder::StoredConstants Folder::collectStored(int FrameIndex) {
  StoredConstants Result;
  auto IsAlike = [&](unsigned A, unsigned B) {
    const RecordedInstruction &X = Before.Instructions[A];
    const RecordedInstruction &Y = Before.Instructions[B];
    const MachineOperand &XTo = Before.operands(X).front().Operand;
    const MachineOperand &YTo = Before.operands(Y).front().Operand;
    return X.Opcode == Y.Opcode && XTo.getSubReg() == YTo.getSubReg() &&
           Before.classOf(XTo.getReg()) == Before.classOf(YTo.getReg());
  };
  for (const RecordedInstruction &I : Before.Instructions) {
    auto ReadsNothing = [](const RecordedOperand &O) {
      return !O.Operand.isReg() || O.Operand.isDef() ||
             !O.Operand.getReg().isVirtual();
    };
    if (!I.IsRematerializable || !all_of(Before.operands(I), ReadsNothing))
      continue;
    MachineInstr &Original = rebuild(Input, Before.index(I), *Scratch);
    if (MachineInstr *Store =
            Input.TII.foldMemoryOperand(Original, {0}, FrameIndex)) {
      auto &Known = Result[textOfStore(*Store, FrameIndex)];
      if (none_of(Known,
                  [&](unsigned K) { return IsAlike(K, Before.index(I)); }))
        Known.push_back(Before.index(I));
    }
    Scratch->clear();
  }
  return Result;
}

ArrayRef<unsigned> Folder::findStored(const MachineInstr &MI) {
  const MachineOperand *Slot = newSlot(MI);
  if (!Slot || !MI.mayStore() || MI.mayLoad() ||
      MF.getFrameInfo().isDeadObjectIndex(Slot->getIndex()))
    return {};
  prepare();
  auto [Table, IsNew] =
      Stored.try_emplace(MF.getFrameInfo().getObjectSize(Slot->getIndex()));
  if (IsNew)
    Table->second = collectStored(Slot->getIndex());
  auto I = Table->second.find(textOfStore(MI, Slot->getIndex()));
  if (I == Table->second.end())
    return {};
  return I->second;
}

std::optional<SlotCopy> Folder::findSlotCopy(const MachineInstr &MI) {
  SmallVector<int, 2> Slots;
  for (const MachineOperand &MO : MI.explicit_operands())
    if (MO.isFI() && !Before.hasFrameIndex(MO.getIndex()))
      Slots.push_back(MO.getIndex());
  if (Slots.size() != 2 || !MI.mayLoad() || !MI.mayStore())
    return std::nullopt;
  prepare();
  // For each class, one virtual register of the class.
  MapVector<const TargetRegisterClass *, Register> Classes;
  for (auto [Number, Class] : enumerate(Before.Classes))
    if (Class && Class->isAllocatable())
      Classes.insert({Class, Register::index2VirtReg(Number)});
  // Try both directions, because the target decides which operand is the
  // source.
  for (auto [To, From] :
       {std::pair(Slots[0], Slots[1]), {Slots[1], Slots[0]}}) {
    SlotCopy Result{To, From, {}};
    for (auto [Class, Example] : Classes) {
      Input.TII.loadRegFromStackSlot(*Scratch, Scratch->end(), Example, From,
                                     Class, Register());
      const MachineInstr *Folded =
          Scratch->size() == 1
              ? Input.TII.foldMemoryOperand(Scratch->front(), {0}, To)
              : nullptr;
      if (Folded && Folded->isIdenticalTo(MI))
        Result.Classes.push_back(Class);
      Scratch->clear();
    }
    if (!Result.Classes.empty())
      return Result;
  }
  return std::nullopt;
}

static bool isIdentical(const RecordedOperand &A, const RecordedOperand &B) {
  return A.Operand.isIdenticalTo(B.Operand);
}

/// Whether two foldings write the same operands.
static bool writeSame(const FoldedInstruction &A, const FoldedInstruction &B) {
  auto IsWritten = [](const RecordedOperand &O) {
    return O.Operand.isReg() && O.Operand.isDef();
  };
  return llvm::equal(make_filter_range(A.Operands, IsWritten),
                     make_filter_range(B.Operands, IsWritten), isIdentical);
}

/// Whether MI clobbers a register that the recorded instruction does not
/// clobber, so the target does the folding only if that register is dead. Only
/// SystemZ has such instructions: `LA` computes a sum without changing the
/// condition code, `AGSI` sets the condition code.
static bool needsLiveRanges(const CheckInput &Input, const MachineInstr &MI,
                            unsigned Recorded) {
  const MCInstrDesc &Old =
      Input.TII.get(Input.Before.Instructions[Recorded].Opcode);
  return Input.MF.getTarget().getTargetTriple().isSystemZ() &&
         any_of(MI.getDesc().implicit_defs(),
                [&](MCPhysReg R) { return !Old.hasImplicitDefOfPhysReg(R); });
}

/// Assigns the first register of MI to all virtual registers of the recorded
/// instruction. Targets that query the assignment only want to know whether the
/// result is in the register of an operand, and the answer is then yes. If MI
/// uses different registers, the check of its operands reports that.
void Folder::assignLike(const MachineInstr &MI, unsigned Recorded) {
  const MachineOperand *First = find_if(MI.operands(), [](const auto &MO) {
    return MO.isReg() && MO.getReg().isPhysical();
  });
  for (const RecordedOperand &O : Before.operands(Recorded)) {
    if (!O.Operand.isReg() || !O.Operand.getReg().isVirtual())
      continue;
    if (Assigned.hasPhys(O.Operand.getReg()))
      Assigned.clearVirt(O.Operand.getReg());
    if (First != MI.operands_end())
      Assigned.assignVirt2Phys(O.Operand.getReg(), First->getReg().asMCReg());
  }
}

/// Returns the folding of Value that turns the recorded instruction into MI;
/// nothing if there is none. Operands are the numbers of the operands with
/// Value.
std::optional<FoldedInstruction> Folder::explain(const MachineInstr &MI,
                                                 unsigned Recorded,
                                                 Register Value,
                                                 ArrayRef<unsigned> Operands) {
  auto Try = [&](auto FoldIt) {
    MachineInstr &Original = rebuild(Input, Recorded, *Scratch);
    auto Users = rebuildUsers(Input, Recorded, *Scratch);
    std::optional<FoldedInstruction> Result = compare(MI, FoldIt(Original));
    if (Result)
      for (auto [User, Now] : Users)
        Result->Users.push_back(
            {User, recordOperands(*Now),
             !haveSameConstants(*Now, Before.operands(User))});
    clearBlock(*Scratch);
    if (Result)
      for (auto [Index, O] : enumerate(Before.operands(Recorded)))
        if (O.Operand.isReg() && O.Operand.getReg() == Value)
          Result->InMemory.push_back({static_cast<unsigned>(Index)});
    return Result;
  };
  if (const MachineOperand *Slot = newSlot(MI)) {
    auto Result = Try([&](MachineInstr &Original) {
      return Input.TII.foldMemoryOperand(Original, Operands, Slot->getIndex(),
                                         nullptr, &Assigned);
    });
    if (!Result && needsLiveRanges(Input, MI, Recorded)) {
      if (!WithLiveRanges)
        WithLiveRanges = std::make_unique<ScratchFunction>(MF);
      Result = Try([&](MachineInstr &) {
        MachineInstr &Original =
            rebuild(Input, Recorded, WithLiveRanges->clear());
        return Input.TII.foldMemoryOperand(Original, Operands, Slot->getIndex(),
                                           &WithLiveRanges->liveRanges(),
                                           &Assigned);
      });
    }
    if (Result)
      for (FoldedOperand &O : Result->InMemory)
        O.FrameIndex = Slot->getIndex();
    return Result;
  }
  std::optional<FoldedInstruction> First;
  for (LoadNumber Load : Loads.lookup(Value)) {
    unsigned Opcode = Before.Instructions[AllLoads[Load].Recorded].Opcode;
    if (!AllLoads[Load].From && !mayBeFrom(MI, MF, Input.TII.get(Opcode)))
      continue;
    auto Result = Try([&](MachineInstr &Original) {
      return Input.TII.foldMemoryOperand(Original, Operands, *buildLoad(Load));
    });
    if (!Result ||
        (First && !llvm::equal(First->Operands, Result->Operands, isIdentical)))
      continue;
    if (!First)
      First = std::move(Result);
    First->Loads.push_back(Load);
  }
  return First;
}

/// Returns MI as a folding without folded operands: the target changed the
/// instruction in order to fold a load of a constant or a slot, and then found
/// that it could not fold it. Returns nothing if MI is not such an instruction.
std::optional<FoldedInstruction>
Folder::explainChange(const MachineInstr &MI, unsigned Recorded, Register Value,
                      ArrayRef<unsigned> Operands) {
  std::optional<FoldedInstruction> Result;
  auto Try = [&](auto FoldIt) {
    if (Result)
      return;
    MachineInstr &Original = rebuild(Input, Recorded, *Scratch);
    FoldIt(Original);
    Result = compare(MI, &Original);
    Scratch->clear();
  };
  for (LoadNumber Load : Loads.lookup(Value))
    if (Input.TII.get(Before.Instructions[AllLoads[Load].Recorded].Opcode)
            .mayLoad())
      Try([&](MachineInstr &Original) {
        Input.TII.foldMemoryOperand(Original, Operands, *buildLoad(Load));
      });
  const MachineFrameInfo &Frame = MF.getFrameInfo();
  for (int Slot = Before.LastFrameIndex; Slot < Frame.getObjectIndexEnd();
       ++Slot)
    if (!Frame.isDeadObjectIndex(Slot))
      Try([&](MachineInstr &Original) {
        Input.TII.foldMemoryOperand(Original, Operands, Slot, nullptr,
                                    &Assigned);
      });
  return Result;
}

SmallVector<LoadNumber, 1> Folder::loadsOf(Register Value, int FrameIndex,
                                           unsigned Bytes) {
  prepare();
  SmallVector<LoadNumber, 1> Result;
  for (LoadNumber Load : Loads.lookup(Value)) {
    int Slot = 0;
    TypeSize Loaded = TypeSize::getZero();
    const MachineInstr *MI = buildLoad(Load);
    if (MI && Input.TII.isLoadFromStackSlot(*MI, Slot, Loaded) &&
        Slot == FrameIndex && Loaded == TypeSize::getFixed(Bytes))
      Result.push_back(Load);
    Scratch->clear();
  }
  return Result;
}

Foldings Folder::explain(const MachineInstr &MI, unsigned Recorded) {
  if (isStackMap(MI)) {
    Foldings Result;
    if (Before.Instructions[Recorded].Opcode == MI.getOpcode())
      if (auto Folded = Comparison(Input, MI, Recorded, *this).run())
        Result.push_back(std::move(*Folded));
    return Result;
  }
  if (!mayExplain(MI))
    return {};
  prepare();
  assignLike(MI, Recorded);
  // The operands of each virtual register that a spiller passes to the target's
  // hook: all except implicit operands and tied uses.
  MapVector<Register, SmallVector<unsigned, 2>> OperandsOf;
  SmallDenseSet<Register, 2> Written;
  for (auto [Index, O] : enumerate(Before.operands(Recorded))) {
    if (!O.Operand.isReg() || !O.Operand.getReg().isVirtual() ||
        O.Operand.isImplicit() || (O.Operand.isUse() && O.TiedTo >= 0))
      continue;
    OperandsOf[O.Operand.getReg()].push_back(Index);
    if (O.Operand.isDef())
      Written.insert(O.Operand.getReg());
  }
  Foldings Result;
  for (const auto &[Value, Operands] : OperandsOf) {
    bool IsWritten = Written.contains(Value);
    if (!Result.empty() && IsWritten)
      continue;
    auto Folded = explain(MI, Recorded, Value, Operands);
    if (!Folded || (!Result.empty() && !writeSame(Result.front(), *Folded)))
      continue;
    Result.push_back(std::move(*Folded));
    if (IsWritten)
      break;
  }
  if (Result.empty() && Before.changedFrom(MI) == Recorded)
    for (const auto &[Value, Operands] : OperandsOf)
      if (auto Changed = explainChange(MI, Recorded, Value, Operands)) {
        Result.push_back(std::move(*Changed));
        break;
      }
  return Result;
}
