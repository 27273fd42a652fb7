//===- CodeMotion.cpp - Code motion for delay slots -----------------------===//

#include "CodeMotion.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Support/BranchProbability.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Opcodes ------------------------------------------------------------===//

/// Returns the name of the annulling form of a branch: "BPICCNT" becomes
/// "BPICCANT", and "FBCOND_V9" becomes "FBCONDA_V9".
static std::string annullingName(StringRef Name) {
  StringRef Stem = Name;
  StringRef Suffix;
  for (StringRef S : {"_V9", "NT"})
    if (Stem.consume_back(S))
      Suffix = S;
  return (Stem + "A" + Suffix).str();
}

/// Whether an opcode is a load or an operation on registers that can start in
/// each cycle. Floating-point operations trap only if a program has enabled it.
static bool isHarmlessName(StringRef Name) {
  (void)(Name.consume_back("rr") || Name.consume_back("ri"));
  return StringSwitch<bool>(Name)
      .Cases({"ADD", "SUB", "AND", "ANDN", "OR", "ORN", "XOR", "XNOR"}, true)
      .Cases({"ADDCC", "SUBCC", "ANDCC", "ANDNCC", "ORCC", "ORNCC", "XORCC",
              "XNORCC"},
             true)
      .Cases({"SLL", "SRL", "SRA", "SLLX", "SRLX", "SRAX"}, true)
      .Cases({"FADDS", "FSUBS", "FMULS", "FADDD", "FSUBD", "FMULD"}, true)
      .Cases({"SETHIi", "FMOVS", "FNEGS", "FABSS", "FMOVD", "FNEGD", "FABSD"},
             true)
      .Cases({"LD", "LDUB", "LDSB", "LDUH", "LDSH", "LDX", "LDSW"}, true)
      .Cases({"LDF", "LDDF", "LDD"}, true)
      .Default(false);
}

OpcodeInfo::OpcodeInfo(const TargetSubtargetInfo &Subtarget)
    : TII(*Subtarget.getInstrInfo()), TRI(*Subtarget.getRegisterInfo()),
      Y(findRegister(TRI, "Y")),
      Links{findRegister(TRI, "O7"), findRegister(TRI, "I7")},
      Nop(findOpcode(TII, "NOP")), Always(findOpcode(TII, "BA")),
      Traits(TII.getNumOpcodes()) {
  StringMap<unsigned> Opcodes;
  for (unsigned Opcode = TargetOpcode::GENERIC_OP_END + 1;
       Opcode != TII.getNumOpcodes(); ++Opcode)
    Opcodes[TII.getName(Opcode)] = Opcode;
  for (StringRef Name :
       {"BCOND", "FBCOND", "FBCOND_V9", "BPICC", "BPICCNT", "BPXCC", "BPXCCNT",
        "BPFCC", "BPFCCNT", "BPR", "BPRNT"}) {
    OpcodeTraits &Branch = Traits[Opcodes.at(Name)];
    Branch.Annulling = Opcodes.at(annullingName(Name));
    Branch.BranchesOnFloats =
        Name.starts_with("FB") || Name.starts_with("BPFCC");
  }
  for (const auto &Entry : Opcodes) {
    StringRef Name = Entry.first();
    OpcodeTraits &T = Traits[Entry.second];
    T.ComparesFloats = Name.starts_with("FCMP") || Name.starts_with("V9FCMP");
    T.NeedsCompareDelay = Name == "FBCOND" || Name == "FBCONDA";
    T.ChangesWindow = Name.starts_with("SAVE") || Name.starts_with("RESTORE") ||
                      Name == "FLUSHW";
    // Writes of %y must precede its use by three instructions. A linker may
    // relax instructions with the other relocations together.
    T.IsInSequence = Name.starts_with("WR") || Name.starts_with("TLS_") ||
                     Name.starts_with("GDOP_") || Name == "GETPCX";
    T.HasNoSideEffects = isHarmlessName(Name);
  }
}

std::optional<unsigned> OpcodeInfo::annulling(unsigned Opcode) const {
  if (unsigned Form = Traits[Opcode].Annulling)
    return Form;
  return std::nullopt;
}

bool OpcodeInfo::canBeInSlot(const MachineInstr &MI) const {
  if (MI.isMetaInstruction() || isBarrier(MI) || MI.isPseudo() ||
      MI.isNotDuplicable() || MI.getPreInstrSymbol() ||
      MI.getPostInstrSymbol() || isNop(MI) ||
      Traits[MI.getOpcode()].IsInSequence || TII.getInstSizeInBytes(MI) != 4)
    return false;
  return !MI.readsRegister(Y, &TRI);
}

/// Whether a load never traps, wherever it is executed.
static bool alwaysSucceeds(const MachineMemOperand &Access) {
  if (Access.isVolatile() || Access.isAtomic() || Access.isStore())
    return false;
  const PseudoSourceValue *Source = Access.getPseudoValue();
  return Source && (Source->isConstantPool() || Source->isGOT() ||
                    Source->kind() == PseudoSourceValue::FixedStack);
}

bool OpcodeInfo::isSpeculatable(const MachineInstr &MI) const {
  if (!Traits[MI.getOpcode()].HasNoSideEffects || MI.mayStore() ||
      MI.getMF()->getFunction().hasFnAttribute(Attribute::StrictFP))
    return false;
  return !MI.mayLoad() || MI.isDereferenceableInvariantLoad() ||
         (!MI.memoperands_empty() &&
          all_of(MI.memoperands(), [](const MachineMemOperand *Access) {
            return alwaysSucceeds(*Access);
          }));
}

//===- Dependences --------------------------------------------------------===//

Dependences::Dependences(const MachineFunction &MF)
    : TRI(*MF.getSubtarget().getRegisterInfo()), Read(TRI.getNumRegUnits()),
      Written(TRI.getNumRegUnits()) {}

void Dependences::add(MCRegister R, bool IsDef) {
  if (!TRI.isConstantPhysReg(R))
    for (MCRegUnit Unit : TRI.regunits(R))
      (IsDef ? Written : Read).set(static_cast<unsigned>(Unit));
}

void Dependences::add(const MachineInstr &MI) {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      add(MO.getReg().asMCReg(), MO.isDef());
  Loads |= MI.mayLoad();
  Stores |= MI.mayStore();
}

void Dependences::addTransfer(const MachineInstr &MI,
                              ArrayRef<MCRegister> Links) {
  for (const MachineOperand &MO : MI.explicit_operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      add(MO.getReg().asMCReg(), MO.isDef());
  for (MCPhysReg R : MI.getDesc().implicit_uses())
    add(R, /*IsDef=*/false);
  for (MCPhysReg R : MI.getDesc().implicit_defs())
    add(R, /*IsDef=*/true);
  if (MI.isBranch() && !MI.isIndirectBranch())
    return;
  for (MCRegister R : Links) {
    add(R, /*IsDef=*/false);
    add(R, /*IsDef=*/true);
  }
}

bool Dependences::uses(const BitVector &Units, Register R) const {
  return any_of(TRI.regunits(R.asMCReg()), [&](MCRegUnit Unit) {
    return Units.test(static_cast<unsigned>(Unit));
  });
}

bool Dependences::canMovePast(const MachineInstr &MI) const {
  if ((MI.mayLoad() && Stores) || (MI.mayStore() && (Loads || Stores)) ||
      (MI.mayLoadOrStore() && MI.hasOrderedMemoryRef()))
    return false;
  return all_of(MI.operands(), [&](const MachineOperand &MO) {
    if (MO.isRegMask())
      return false;
    if (!MO.isReg() || !MO.getReg().isPhysical())
      return true;
    return !uses(Written, MO.getReg()) &&
           !(MO.isDef() && uses(Read, MO.getReg()));
  });
}

//===- Paths --------------------------------------------------------------===//

/// The maximum number of empty blocks that are skipped.
static constexpr unsigned MaximumEmptyBlocks = 16;

MachineInstr *mincaml::sparc::slotOf(MachineInstr &Transfer) {
  if (!Transfer.isBundledWithSucc() || Transfer.isBundledWithPred())
    return nullptr;
  MachineInstr &Slot = *std::next(Transfer.getIterator());
  return Slot.isBundledWithSucc() ? nullptr : &Slot;
}

MachineBasicBlock *mincaml::sparc::destination(const MachineInstr &Branch) {
  const MachineOperand &Target = Branch.getOperand(0);
  return Target.isMBB() ? Target.getMBB() : nullptr;
}

MachineInstr *mincaml::sparc::nextEmitted(MachineBasicBlock::iterator I) {
  MachineBasicBlock *MBB = I->getParent();
  do
    ++I;
  while (I != MBB->end() && I->isMetaInstruction() && !I->isPosition());
  return I == MBB->end() ? nullptr : &*I;
}

MachineInstr *mincaml::sparc::firstAtTarget(const MachineInstr &Branch) {
  MachineBasicBlock *MBB = destination(Branch);
  if (!MBB)
    return nullptr;
  const MBBSectionID Section = Branch.getParent()->getSectionID();
  // Control falls through an empty block to the next one.
  for (unsigned Blocks = 0; Blocks != MaximumEmptyBlocks; ++Blocks) {
    if (MBB->isEHPad() || MBB->getSectionID() != Section)
      return nullptr;
    for (MachineInstr &MI : *MBB)
      if (!MI.isMetaInstruction() || MI.isPosition())
        return &MI;
    if (MBB->succ_size() != 1 || !MBB->isLayoutSuccessor(*MBB->succ_begin()))
      return nullptr;
    MBB = *MBB->succ_begin();
  }
  return nullptr;
}

MachineBasicBlock *mincaml::sparc::fallThrough(const MachineInstr &Branch) {
  const MachineBasicBlock &MBB = *Branch.getParent();
  if (std::next(MachineBasicBlock::const_iterator(Branch)) != MBB.end())
    return nullptr;
  for (MachineBasicBlock *Successor : MBB.successors())
    if (MBB.isLayoutSuccessor(Successor))
      return Successor;
  return nullptr;
}

bool mincaml::sparc::isOnlyReachedBy(const MachineInstr &Branch) {
  const MachineBasicBlock &To = *destination(Branch);
  const MachineBasicBlock &From = *Branch.getParent();
  if (To.pred_size() != 1 || *To.pred_begin() != &From ||
      To.hasAddressTaken() || &To == &To.getParent()->front() ||
      From.isLayoutSuccessor(&To))
    return false;
  return none_of(From.terminators(), [&](const MachineInstr &MI) {
    return &MI != &Branch && MI.isBranch() && destination(MI) == &To;
  });
}

void mincaml::sparc::replaceSuccessor(MachineBasicBlock &From,
                                      MachineBasicBlock &Old,
                                      MachineBasicBlock &New) {
  auto Last = From.getLastNonDebugInstr();
  bool FallsThrough = From.isLayoutSuccessor(&Old) &&
                      (Last == From.end() || !Last->isBarrier());
  if (!FallsThrough && none_of(From.terminators(), [&](const MachineInstr &MI) {
        return MI.isBranch() && destination(MI) == &Old;
      }))
    From.replaceSuccessor(&Old, &New);
  else if (!From.isSuccessor(&New))
    From.addSuccessorWithoutProb(&New);
}

//===- Liveness -----------------------------------------------------------===//

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

namespace {

/// The register units that may be read before they are written, at the start of
/// each block of code with filled delay slots. This is a backward problem on
/// sets of register units. The meet is union. Transfer function: a bundle
/// removes what it defines and adds what it reads; a branch adds what is live at
/// the end of its block. At a return or tail call, all registers are live that
/// could matter to the caller or the callee. A `save` or `restore` makes all
/// registers live that it renames.
///
/// LLVM's delay slot filler does not update LLVM's own lists of live-in
/// registers.
class LivenessProblem {
public:
  using LatticeType = dataflow::MayHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Backward;

  LivenessProblem(const Graph &TheGraph, const MachineFunction &MF,
                  const OpcodeInfo &Opcodes);

  LatticeType lattice() const { return LatticeType(NumUnits); }
  BitVector boundary() const { return BitVector(NumUnits); }
  void transfer(dataflow::Node N, BitVector &Live) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      walk(*MBB, Live);
  }

private:
  void walk(const MachineBasicBlock &MBB, BitVector &Live) const;
  void define(const MachineInstr &MI, BitVector &Live) const;
  void read(const MachineInstr &MI, BitVector &Live) const;
  const BitVector &clobbered(const uint32_t *Mask) const;

  const Graph &TheGraph;
  const OpcodeInfo &Opcodes;
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  unsigned NumUnits;
  /// Register units that are live after a return from a leaf procedure, after a
  /// return from a function with a window, and units that `save` and `restore`
  /// rename.
  BitVector AfterLeaf, AtReturn, Renamed;
  mutable DenseMap<const uint32_t *, BitVector> Clobbered;
};

} // namespace

LivenessProblem::LivenessProblem(const Graph &TheGraph,
                                 const MachineFunction &MF,
                                 const OpcodeInfo &Opcodes)
    : TheGraph(TheGraph), Opcodes(Opcodes),
      TII(*MF.getSubtarget().getInstrInfo()),
      TRI(*MF.getSubtarget().getRegisterInfo()), NumUnits(TRI.getNumRegUnits()),
      AfterLeaf(NumUnits), AtReturn(NumUnits), Renamed(NumUnits) {
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
    std::optional<unsigned> Number = registerNumber(TRI.getName(R));
    if (!Number || *Number <= reg::G1 || *Number >= reg::NumIntegers)
      continue;
    // After a return, %g1 and the volatile registers %o0 to %o5 are dead.
    for (MCRegUnit Unit : TRI.regunits(MCRegister(R))) {
      if (*Number >= reg::O0)
        Renamed.set(to_underlying(Unit));
      if (*Number < reg::O0 || *Number >= reg::SP)
        AfterLeaf.set(to_underlying(Unit));
      if (*Number < reg::O0 || *Number == reg::SP || *Number >= reg::FP)
        AtReturn.set(to_underlying(Unit));
    }
  }
}

const BitVector &LivenessProblem::clobbered(const uint32_t *Mask) const {
  auto [I, IsNew] = Clobbered.try_emplace(Mask, NumUnits);
  if (IsNew)
    for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
      if (MachineOperand::clobbersPhysReg(Mask, R) &&
          hasSingleElement(TRI.regunits(MCRegister(R))))
        I->second.set(to_underlying(*TRI.regunits(MCRegister(R)).begin()));
  return I->second;
}

void LivenessProblem::define(const MachineInstr &MI, BitVector &Live) const {
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isRegMask())
      Live.reset(clobbered(MO.getRegMask()));
    else if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        Live.reset(to_underlying(Unit));
  }
}

void LivenessProblem::read(const MachineInstr &MI, BitVector &Live) const {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical())
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        Live.set(to_underlying(Unit));
}

void LivenessProblem::walk(const MachineBasicBlock &MBB,
                           BitVector &Live) const {
  const BitVector AtEnd = Live;
  for (auto I = MBB.instr_end(), B = MBB.instr_begin(); I != B;) {
    auto Last = --I;
    while (I->isBundledWithPred())
      --I;
    const MachineInstr &MI = *I;
    // Control may also leave a block in the middle, from calls to landing pads.
    if (MI.isBranch() || MI.isCall() ||
        MI.getOpcode() == TargetOpcode::INLINEASM_BR)
      Live |= AtEnd;
    if (MI.isReturn() && MI.isCall())
      Live.set();
    else if (MI.isReturn())
      Live |= TII.getName(MI.getOpcode()) == "RET" ? AtReturn : AfterLeaf;
    else if (MI.isCall())
      define(MI, Live);
    read(MI, Live);
    for (auto Slot = Last; Slot != I; --Slot) {
      define(*Slot, Live);
      // The slot reads registers of this window, even if it is a `restore`.
      read(*Slot, Live);
    }
    if (Opcodes.changesWindow(MI))
      Live |= Renamed;
    else if (!MI.isCall() && !MI.isReturn() && !MI.isMetaInstruction())
      define(MI, Live);
    read(MI, Live);
  }
}

/// Returns the register units that are live at the start of each block.
static DenseMap<const MachineBasicBlock *, BitVector>
liveUnits(const MachineFunction &MF, const OpcodeInfo &Opcodes) {
  Graph TheGraph(MF);
  auto Solution =
      dataflow::solve(LivenessProblem(TheGraph, MF, Opcodes), TheGraph);
  DenseMap<const MachineBasicBlock *, BitVector> LiveIn;
  for (dataflow::Node N = 1; N != TheGraph.exit(); ++N)
    LiveIn[TheGraph.block(N)] = std::move(Solution.In[N]);
  return LiveIn;
}

/// The maximum number of instructions in which one that can be moved is
/// searched.
static constexpr unsigned MaximumDistance = 16;

CodeMotion::CodeMotion(MachineFunction &MF, const OpcodeInfo &Opcodes)
    : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Opcodes(Opcodes),
      LiveIn(liveUnits(MF, Opcodes)) {
  for (const MachineBasicBlock &MBB : MF) {
    Size += std::max(MBB.getAlignment(), Align(4)).value();
    for (const MachineInstr &MI : MBB.instrs())
      Size += TII.getInstSizeInBytes(MI);
  }
}

//===- Finding ------------------------------------------------------------===//

bool CodeMotion::reaches(unsigned Opcode) const {
  return TII.isBranchOffsetInRange(Opcode, Size) &&
         TII.isBranchOffsetInRange(Opcode, -Size);
}

bool CodeMotion::isLikely(const MachineInstr &Branch) const {
  const MachineBasicBlock &MBB = *Branch.getParent();
  return !fallThrough(Branch) ||
         MBB.getSuccProbability(find(MBB.successors(), destination(Branch))) >
             BranchProbability(1, 2);
}

bool CodeMotion::readsResultOf(const MachineBasicBlock &MBB,
                               const MachineInstr &MI) const {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  auto Live = LiveIn.find(&MBB);
  if (Live == LiveIn.end())
    return true;
  return any_of(MI.operands(), [&](const MachineOperand &MO) {
    return MO.isRegMask() ||
           (MO.isReg() && MO.isDef() && MO.getReg().isPhysical() &&
            !TRI.isConstantPhysReg(MO.getReg()) &&
            any_of(TRI.regunits(MO.getReg().asMCReg()), [&](MCRegUnit Unit) {
              return Live->second.test(to_underlying(Unit));
            }));
  });
}

MachineInstr *
CodeMotion::findAbove(MachineInstr &MI, Dependences After,
                      function_ref<bool(MachineInstr &)> IsSuitable) const {
  MachineBasicBlock &MBB = *MI.getParent();
  MachineBasicBlock::iterator I(MI);
  for (unsigned Distance = 0;
       I != MBB.begin() && Distance != MaximumDistance;) {
    MachineInstr &Above = *--I;
    if (Above.isMetaInstruction() && !Above.isPosition())
      continue;
    if (Opcodes.isBarrier(Above))
      return nullptr;
    // A compare may have to keep its distance from a branch.
    if (Opcodes.canBeInSlot(Above) && !Opcodes.comparesFloats(Above) &&
        IsSuitable(Above) && After.canMovePast(Above))
      return &Above;
    After.add(Above);
    ++Distance;
  }
  return nullptr;
}

MachineInstr *
CodeMotion::findSpeculatable(MachineBasicBlock &From,
                             const MachineBasicBlock &Other) const {
  Dependences Before(MF);
  unsigned Distance = 0;
  // The instruction after a compare may have to stay, to separate the compare
  // from its branch.
  bool IsAfterCompare = false;
  for (MachineInstr &MI : From) {
    if (MI.isMetaInstruction() && !MI.isPosition())
      continue;
    if (Opcodes.isBarrier(MI) || ++Distance > MaximumDistance)
      return nullptr;
    if (!IsAfterCompare && Opcodes.canBeInSlot(MI) &&
        Opcodes.isSpeculatable(MI) && Before.canMovePast(MI) &&
        !readsResultOf(Other, MI))
      return &MI;
    Before.add(MI);
    IsAfterCompare = Opcodes.comparesFloats(MI);
  }
  return nullptr;
}

bool CodeMotion::isOnlyAbove(const MachineBasicBlock &Below,
                             const MachineInstr &Branch) const {
  return &Below != destination(Branch) && Below.pred_size() == 1 &&
         !Below.hasAddressTaken() && !Below.isEHPad() &&
         Below.getSectionID() == Branch.getParent()->getSectionID();
}

MachineInstr *
CodeMotion::findSpeculatableBelow(const MachineInstr &Branch) const {
  MachineBasicBlock *Below = fallThrough(Branch);
  const MachineBasicBlock *Target = destination(Branch);
  return Below && Target && isOnlyAbove(*Below, Branch)
             ? findSpeculatable(*Below, *Target)
             : nullptr;
}

//===- Changing -----------------------------------------------------------===//

MachineBasicBlock &CodeMotion::insertBlockAfter(MachineBasicBlock &MBB) {
  MachineBasicBlock &New = *MF.CreateMachineBasicBlock(MBB.getBasicBlock());
  MF.insert(std::next(MBB.getIterator()), &New);
  New.setSectionID(MBB.getSectionID());
  return New;
}

/// Returns a block that starts after an instruction, if necessary by splitting
/// the block of the instruction.
MachineBasicBlock &CodeMotion::blockAfter(MachineInstr &MI) {
  MachineBasicBlock &MBB = *MI.getParent();
  if (!nextEmitted(MI) && MBB.succ_size() == 1 &&
      MBB.isLayoutSuccessor(*MBB.succ_begin()))
    return **MBB.succ_begin();
  MachineBasicBlock &Rest = insertBlockAfter(MBB);
  Rest.splice(Rest.begin(), &MBB, std::next(MachineBasicBlock::iterator(MI)),
              MBB.end());
  Rest.transferSuccessors(&MBB);
  MBB.addSuccessor(&Rest);
  return Rest;
}

/// Returns the variables that a block describes before its first instruction.
static SmallDenseSet<DebugVariable, 4>
variablesAtStart(MachineBasicBlock &MBB) {
  SmallDenseSet<DebugVariable, 4> Result;
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugValue())
      Result.insert(DebugVariable(MI.getDebugVariable(),
                                  MI.getDebugExpression(),
                                  MI.getDebugLoc()->getInlinedAt()));
    else if (!MI.isMetaInstruction())
      break;
  }
  return Result;
}

/// Keeps the debug information about variables correct if a branch to \p Old
/// skips the path from \p Old to \p To. The last DBG_VALUE of each variable on
/// that path is repeated at the start of \p To if no other path leads there.
/// Otherwise the variable has no location from the branch on.
void CodeMotion::keepVariables(MachineInstr &Branch, MachineBasicBlock &Old,
                               MachineBasicBlock &To) {
  SmallSetVector<MachineBasicBlock *, 4> Way;
  for (MachineBasicBlock *MBB = &Old; MBB != &To && Way.insert(MBB);) {
    if (MBB->succ_size() == 1)
      MBB = *MBB->succ_begin();
  }
  MapVector<DebugVariable, const MachineInstr *> Said;
  for (MachineBasicBlock *MBB : Way)
    for (const MachineInstr &MI : *MBB)
      if (MI.isDebugValue())
        Said[DebugVariable(MI.getDebugVariable(), MI.getDebugExpression(),
                           MI.getDebugLoc()->getInlinedAt())] = &MI;
  const SmallDenseSet<DebugVariable, 4> Known = variablesAtStart(To);
  const bool IsOnlyWay = all_of(
      To.predecessors(), [&](MachineBasicBlock *P) { return Way.contains(P); });
  for (auto [Variable, MI] : Said) {
    if (Known.contains(Variable))
      continue;
    MachineInstr &Copy = copyOf(*MI);
    if (IsOnlyWay) {
      To.insert(To.begin(), &Copy);
    } else {
      Copy.setDebugValueUndef();
      Branch.getParent()->insert(MachineBasicBlock::iterator(Branch), &Copy);
    }
  }
}

void CodeMotion::redirect(MachineInstr &Branch, MachineBasicBlock &To) {
  MachineBasicBlock &Old = *destination(Branch);
  keepVariables(Branch, Old, To);
  Branch.getOperand(0).setMBB(&To);
  replaceSuccessor(*Branch.getParent(), Old, To);
  PossiblyUnreachable.insert(&Old);
}

MachineInstr &CodeMotion::copyOf(const MachineInstr &MI) {
  MachineInstr &Copy = *MF.CloneMachineInstr(&MI);
  Copy.clearKillInfo();
  // Both instructions compute the same value. DebugValueRepair.cpp therefore
  // treats them as one definition. Numbers are unique, so that the copy has its
  // own.
  if (const unsigned Original = MI.peekDebugInstrNum())
    MF.makeDebugValueSubstitution({Copy.getDebugInstrNum(MF), 0},
                                  {Original, 0});
  return Copy;
}

/// Removes an instruction from its block.
MachineInstr &CodeMotion::take(MachineInstr &MI) {
  LiveIn.erase(MI.getParent());
  MI.removeFromParent();
  MI.clearKillInfo();
  return MI;
}

MachineInstr &CodeMotion::takeFromTarget(MachineInstr &Branch,
                                         MachineInstr &First) {
  if (First.getParent() == destination(Branch) && isOnlyReachedBy(Branch))
    return take(First);
  redirect(Branch, blockAfter(First));
  return copyOf(First);
}

MachineInstr &CodeMotion::takeForBoth(MachineInstr &MI,
                                      const MachineInstr &Branch) {
  take(MI).setDebugLoc(Branch.getDebugLoc());
  return MI;
}

void CodeMotion::removeUnreachable() {
  while (!PossiblyUnreachable.empty()) {
    MachineBasicBlock &MBB = *PossiblyUnreachable.pop_back_val();
    if (!MBB.pred_empty() || &MBB == &MF.front() || MBB.hasAddressTaken() ||
        MBB.isEHPad() || MBB.isBeginSection() || MBB.isEndSection() ||
        any_of(MBB, [](const MachineInstr &MI) { return MI.isPosition(); }))
      continue;
    while (!MBB.succ_empty()) {
      PossiblyUnreachable.insert(*MBB.succ_begin());
      MBB.removeSuccessor(MBB.succ_begin());
    }
    MF.erase(&MBB);
  }
}
