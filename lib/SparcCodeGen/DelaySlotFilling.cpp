//===- DelaySlotFilling.cpp - Filling of delay slots ----------------------===//
//
// LLVM's delay slot filler searches for an instruction above the branch, up to
// the first one that may have side effects. LLVM's tables wrongly state such
// effects for `fmovs` and for operations that set condition codes. This pass
// runs after LLVM's filler and replaces the remaining `nop`s where it can:
//
//   from above            The slot gets the nearest preceding instruction that
//                         can be moved past the transfer and all instructions
//                         in between. The slot of a call can only be filled in
//                         this way: the call writes %o7 and reads the address
//                         of the callee before the slot is executed, and uses
//                         its arguments after it.
//   from the target       The slot gets a copy of the first instruction at the
//                         target, and the branch goes to the next one. A
//                         conditional branch then annuls the slot if it is not
//                         taken, so any instruction is suitable:
//
//                             bl .L1              bl,a .L2
//                             nop                 add %o0, 1, %o0
//                             ...           =>    ...
//                         .L1:                .L1:
//                             add %o0, 1, %o0     add %o0, 1, %o0
//                                             .L2:
//
//   from the fall-through path
//                         If the fall-through block has no other predecessor,
//                         an instruction moves from there into the slot. It
//                         must be harmless if the branch is taken: it cannot
//                         trap, does not write memory, and its results are not
//                         live at the target.
//   from a return         A `ba` to a return or tail call is replaced by a copy
//                         of the return or tail call.
//
// Branches to a `ba` are redirected to the target of the `ba`. If the slot of
// the `ba` has a `nop`, this is done first. Otherwise the branch gets a copy of
// the instruction in the slot, as from a target.
//
// If the slot of a conditional branch can be filled both from the target and
// from the fall-through path, the more probable path is preferred.
//
// V8 requires an instruction between a floating-point compare and a branch on
// its result ([SPARC-V8] B.22), where LLVM inserts a `nop`. It is removed if
// another instruction separates them. Otherwise it is replaced by
//   - an earlier instruction that can be moved past the compare;
//   - the instruction in the delay slot, which is then filled again as above;
//     or
//   - an instruction of the fall-through path or the target that is harmless on
//     the other path.
//
// Precondition: delay slots are bundled with their branches, as LLVM's filler
// leaves them. The pass deletes blocks that become unreachable. Code does not
// become longer, but targets move by an instruction: in a function that is
// longer than the range of a branch, such branches keep their targets.
// Functions with inline assembly that branches are not changed, nor are
// functions for processors whose errata LLVM works around by the order of
// instructions.
//
// The lowering check proves the result (LoweringCheck.h).
//
//===----------------------------------------------------------------------===//

#include "MachinePass.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <array>
#include <optional>
#include <vector>

#define DEBUG_TYPE "mincaml-delay-slots"

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

/// Whether an opcode is a load, or an operation on registers that can start in
/// each cycle. Floating-point operations trap only if a program has enabled
/// such traps.
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

/// Whether a load never traps, wherever it is executed.
static bool alwaysSucceeds(const MachineMemOperand &Access) {
  if (Access.isVolatile() || Access.isAtomic() || Access.isStore())
    return false;
  const PseudoSourceValue *Source = Access.getPseudoValue();
  return Source && (Source->isConstantPool() || Source->isGOT() ||
                    Source->kind() == PseudoSourceValue::FixedStack);
}

namespace {

/// The properties of instructions that follow from the names of their opcodes,
/// for one subtarget.
class OpcodeInfo {
public:
  explicit OpcodeInfo(const TargetSubtargetInfo &Subtarget)
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
         {"BCOND", "FBCOND", "FBCOND_V9", "BPICC", "BPICCNT", "BPXCC",
          "BPXCCNT", "BPFCC", "BPFCCNT", "BPR", "BPRNT"}) {
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
      T.ChangesWindow = Name.starts_with("SAVE") ||
                        Name.starts_with("RESTORE") || Name == "FLUSHW";
      // Three instructions must separate a write of %y from a use of %y. The
      // other instructions belong to sequences that a linker may relax as a
      // whole.
      T.IsInSequence = Name.starts_with("WR") || Name.starts_with("TLS_") ||
                       Name.starts_with("GDOP_") || Name == "GETPCX";
      T.HasNoSideEffects = isHarmlessName(Name);
    }
  }

  bool isNop(const MachineInstr &MI) const { return MI.getOpcode() == Nop; }
  /// Whether the instruction is `ba`.
  bool isAlways(const MachineInstr &MI) const {
    return MI.getOpcode() == Always;
  }
  /// Returns the opcode of the annulling form of a conditional branch, which
  /// does not execute its delay slot if it is not taken. Returns nothing for
  /// other instructions, and for branches that already annul their slot.
  std::optional<unsigned> annulling(unsigned Opcode) const {
    if (unsigned Form = Traits[Opcode].Annulling)
      return Form;
    return std::nullopt;
  }

  bool comparesFloats(const MachineInstr &MI) const {
    return Traits[MI.getOpcode()].ComparesFloats;
  }
  bool branchesOnFloats(const MachineInstr &MI) const {
    return Traits[MI.getOpcode()].BranchesOnFloats;
  }

  /// Whether an instruction must separate the branch from the preceding
  /// compare.
  bool needsCompareDelay(const MachineInstr &Branch) const {
    return Traits[Branch.getOpcode()].NeedsCompareDelay;
  }

  /// Whether the instruction is `save`, `restore` or `flushw`.
  bool changesWindow(const MachineInstr &MI) const {
    return Traits[MI.getOpcode()].ChangesWindow;
  }
  /// Whether instructions cannot be moved past this one. LLVM's tables state
  /// that `fmovs` and operations that set condition codes have side effects,
  /// but this is only because these instructions have no selection patterns.
  bool isBarrier(const MachineInstr &MI) const {
    return MI.isPosition() || MI.isInlineAsm() || MI.hasDelaySlot() ||
           MI.isTerminator() || MI.isCall() ||
           (MI.hasUnmodeledSideEffects() &&
            !Traits[MI.getOpcode()].HasNoSideEffects) ||
           changesWindow(MI);
  }
  /// Whether the transfer belongs to a sequence whose delay slot must not be
  /// changed.
  bool hasFixedSlot(const MachineInstr &Transfer) const {
    return Traits[Transfer.getOpcode()].IsInSequence;
  }
  /// The registers in which calls leave the return address and returns expect
  /// it.
  ArrayRef<MCRegister> returnAddresses() const { return Links; }
  /// Whether the instruction does the same if a copy of it is executed in a
  /// delay slot instead.
  bool canBeInSlot(const MachineInstr &MI) const {
    if (MI.isMetaInstruction() || isBarrier(MI) || MI.isPseudo() ||
        MI.isNotDuplicable() || MI.getPreInstrSymbol() ||
        MI.getPostInstrSymbol() || isNop(MI) ||
        Traits[MI.getOpcode()].IsInSequence || TII.getInstSizeInBytes(MI) != 4)
      return false;
    return !MI.readsRegister(Y, &TRI);
  }

  /// Whether the instruction can be executed speculatively: it only writes
  /// registers, and takes about as long as a `nop`.
  bool isSpeculatable(const MachineInstr &MI) const {
    if (!Traits[MI.getOpcode()].HasNoSideEffects || MI.mayStore() ||
        MI.getMF()->getFunction().hasFnAttribute(Attribute::StrictFP))
      return false;
    return !MI.mayLoad() || MI.isDereferenceableInvariantLoad() ||
           (!MI.memoperands_empty() &&
            all_of(MI.memoperands(), [](const MachineMemOperand *Access) {
              return alwaysSucceeds(*Access);
            }));
  }

private:
  struct OpcodeTraits {
    /// The opcode of the annulling form; 0 if there is none.
    uint16_t Annulling = 0;
    bool ComparesFloats = false;
    bool BranchesOnFloats = false;
    bool NeedsCompareDelay = false;
    /// Whether it is part of a sequence that must not be changed.
    bool IsInSequence = false;
    bool ChangesWindow = false;
    bool HasNoSideEffects = false;
  };

  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  MCRegister Y;
  std::array<MCRegister, 2> Links;
  unsigned Nop, Always;
  std::vector<OpcodeTraits> Traits;
};

//===- Dependences --------------------------------------------------------===//

/// The registers and the memory that a sequence of instructions reads and
/// writes.
class Dependences {
public:
  explicit Dependences(const MachineFunction &MF)
      : TRI(*MF.getSubtarget().getRegisterInfo()), Read(TRI.getNumRegUnits()),
        Written(TRI.getNumRegUnits()) {}

  void add(const MachineInstr &MI) {
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.getReg().isPhysical())
        add(MO.getReg().asMCReg(), MO.isDef());
    Loads |= MI.mayLoad();
    Stores |= MI.mayStore();
  }

  /// Adds a branch, call, jump or return as seen from its delay slot. Its
  /// arguments and results are not added, because they are read and written
  /// after the slot. \p Links are the registers of return addresses.
  void addTransfer(const MachineInstr &MI, ArrayRef<MCRegister> Links) {
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

  /// Whether an instruction can be moved past the sequence: neither of them
  /// writes a register that the other one uses, or memory that the other one
  /// accesses.
  bool canMovePast(const MachineInstr &MI) const {
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

private:
  void add(MCRegister R, bool IsDef) {
    if (!TRI.isConstantPhysReg(R))
      for (MCRegUnit Unit : TRI.regunits(R))
        (IsDef ? Written : Read).set(static_cast<unsigned>(Unit));
  }

  bool uses(const BitVector &Units, Register R) const {
    return any_of(TRI.regunits(R.asMCReg()), [&](MCRegUnit Unit) {
      return Units.test(static_cast<unsigned>(Unit));
    });
  }

  const TargetRegisterInfo &TRI;
  BitVector Read, Written;
  bool Loads = false, Stores = false;
};

} // namespace

//===- Paths --------------------------------------------------------------===//

/// The maximum number of empty blocks that are skipped.
static constexpr unsigned MaximumEmptyBlocks = 16;

/// Returns the instruction in the delay slot of a transfer; null if there is
/// none or more than one.
static MachineInstr *slotOf(MachineInstr &Transfer) {
  if (!Transfer.isBundledWithSucc() || Transfer.isBundledWithPred())
    return nullptr;
  MachineInstr &Slot = *std::next(Transfer.getIterator());
  return Slot.isBundledWithSucc() ? nullptr : &Slot;
}

/// Returns the target of a branch; null if it is not a block.
static MachineBasicBlock *destination(const MachineInstr &Branch) {
  const MachineOperand &Target = Branch.getOperand(0);
  return Target.isMBB() ? Target.getMBB() : nullptr;
}

/// Returns the next instruction of the block that is emitted, or null.
static MachineInstr *nextEmitted(MachineBasicBlock::iterator I) {
  MachineBasicBlock *MBB = I->getParent();
  do
    ++I;
  while (I != MBB->end() && I->isMetaInstruction() && !I->isPosition());
  return I == MBB->end() ? nullptr : &*I;
}

/// Returns the instruction that is executed first at the target of a branch.
/// Returns null if it is unknown, or if the branch must not be redirected past
/// it, because the target is an exception pad or in another section.
static MachineInstr *firstAtTarget(const MachineInstr &Branch) {
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

/// Returns the block that is executed if the last branch of a block is not
/// taken; null for other branches.
static MachineBasicBlock *fallThrough(const MachineInstr &Branch) {
  const MachineBasicBlock &MBB = *Branch.getParent();
  if (std::next(MachineBasicBlock::const_iterator(Branch)) != MBB.end())
    return nullptr;
  for (MachineBasicBlock *Successor : MBB.successors())
    if (MBB.isLayoutSuccessor(Successor))
      return Successor;
  return nullptr;
}

/// Whether control can reach the target of a branch only by this branch.
static bool isOnlyReachedBy(const MachineInstr &Branch) {
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

/// Corrects the successors of a block after one of its branches to \p Old was
/// changed to go to \p New.
static void replaceSuccessor(MachineBasicBlock &From, MachineBasicBlock &Old,
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
/// removes what it defines and adds what it reads; a branch adds what is live
/// at the end of its block. At a return or tail call, all registers are live
/// that could matter to the caller or the callee. A `save` or `restore` makes
/// all registers live that it renames.
///
/// LLVM's delay slot filler does not update LLVM's own lists of live-in
/// registers.
class LivenessProblem {
public:
  using LatticeType = dataflow::MayHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Backward;

  LivenessProblem(const Graph &TheGraph, const MachineFunction &MF,
                  const OpcodeInfo &Opcodes)
      : TheGraph(TheGraph), Opcodes(Opcodes),
        TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()),
        NumUnits(TRI.getNumRegUnits()), AfterLeaf(NumUnits), AtReturn(NumUnits),
        Renamed(NumUnits) {
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

  LatticeType lattice() const { return LatticeType(NumUnits); }
  BitVector boundary() const { return BitVector(NumUnits); }
  void transfer(dataflow::Node N, BitVector &Live) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      walk(*MBB, Live);
  }

private:
  void walk(const MachineBasicBlock &MBB, BitVector &Live) const {
    const BitVector AtEnd = Live;
    for (auto I = MBB.instr_end(), B = MBB.instr_begin(); I != B;) {
      auto Last = --I;
      while (I->isBundledWithPred())
        --I;
      const MachineInstr &MI = *I;
      // Control may also leave a block in the middle, from calls to landing
      // pads.
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

  void define(const MachineInstr &MI, BitVector &Live) const {
    for (const MachineOperand &MO : MI.operands()) {
      if (MO.isRegMask())
        Live.reset(clobbered(MO.getRegMask()));
      else if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Live.reset(to_underlying(Unit));
    }
  }

  void read(const MachineInstr &MI, BitVector &Live) const {
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical())
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Live.set(to_underlying(Unit));
  }

  const BitVector &clobbered(const uint32_t *Mask) const {
    auto [I, IsNew] = Clobbered.try_emplace(Mask, NumUnits);
    if (IsNew)
      for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
        if (MachineOperand::clobbersPhysReg(Mask, R) &&
            hasSingleElement(TRI.regunits(MCRegister(R))))
          I->second.set(to_underlying(*TRI.regunits(MCRegister(R)).begin()));
    return I->second;
  }

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

//===- Code motion --------------------------------------------------------===//

/// The maximum number of instructions that are searched for one that can be
/// moved.
static constexpr unsigned MaximumDistance = 16;

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

namespace {

class CodeMotion {
public:
  CodeMotion(MachineFunction &MF, const OpcodeInfo &Opcodes)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Opcodes(Opcodes),
        LiveIn(liveUnits(MF, Opcodes)) {
    for (const MachineBasicBlock &MBB : MF) {
      Size += std::max(MBB.getAlignment(), Align(4)).value();
      for (const MachineInstr &MI : MBB.instrs())
        Size += TII.getInstSizeInBytes(MI);
    }
  }

  /// Whether a branch with this opcode can reach every address in the function.
  bool reaches(unsigned Opcode) const {
    return TII.isBranchOffsetInRange(Opcode, Size) &&
           TII.isBranchOffsetInRange(Opcode, -Size);
  }

  /// Whether a conditional branch is taken more often than not.
  bool isLikely(const MachineInstr &Branch) const {
    const MachineBasicBlock &MBB = *Branch.getParent();
    return !fallThrough(Branch) ||
           MBB.getSuccProbability(find(MBB.successors(), destination(Branch))) >
               BranchProbability(1, 2);
  }

  /// Whether control reaches \p Below, the block below a branch, only by
  /// falling through from the branch.
  bool isOnlyAbove(const MachineBasicBlock &Below,
                   const MachineInstr &Branch) const {
    return &Below != destination(Branch) && Below.pred_size() == 1 &&
           !Below.hasAddressTaken() && !Below.isEHPad() &&
           Below.getSectionID() == Branch.getParent()->getSectionID();
  }

  /// Whether a result of an instruction may be read in a block or later. This
  /// is true if the live registers of the block are unknown.
  bool readsResultOf(const MachineBasicBlock &MBB,
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

  /// Returns the nearest suitable instruction above \p MI in its block, or
  /// null. It can be moved past all instructions in between, and past those in
  /// \p After.
  MachineInstr *findAbove(MachineInstr &MI, Dependences After,
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
      // V8 requires an instruction between a floating-point compare and its
      // branch, so such compares are not moved.
      if (Opcodes.canBeInSlot(Above) && !Opcodes.comparesFloats(Above) &&
          IsSuitable(Above) && After.canMovePast(Above))
        return &Above;
      After.add(Above);
      ++Distance;
    }
    return nullptr;
  }

  /// Returns an instruction that can be executed first in a block and is
  /// harmless if control goes to \p Other instead, or null.
  MachineInstr *findSpeculatable(MachineBasicBlock &From,
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

  /// Returns such an instruction of the block below a branch. It is harmless if
  /// the branch is taken.
  MachineInstr *findSpeculatableBelow(const MachineInstr &Branch) const {
    MachineBasicBlock *Below = fallThrough(Branch);
    const MachineBasicBlock *Target = destination(Branch);
    return Below && Target && isOnlyAbove(*Below, Branch)
               ? findSpeculatable(*Below, *Target)
               : nullptr;
  }

  /// Removes the first instruction at the target of \p Branch from its block,
  /// in order to execute it before the branch. If control reaches the target in
  /// another way, too, copies the instruction instead, and redirects the branch
  /// to the instruction after it.
  MachineInstr &takeFromTarget(MachineInstr &Branch, MachineInstr &First) {
    if (First.getParent() == destination(Branch) && isOnlyReachedBy(Branch))
      return take(First);
    redirect(Branch, blockAfter(First));
    return copyOf(First);
  }

  /// Removes an instruction of one path from its block, to execute it on both
  /// paths. It gets the debug location of the branch, because it no longer
  /// belongs to a line of one path.
  MachineInstr &takeForBoth(MachineInstr &MI, const MachineInstr &Branch) {
    take(MI).setDebugLoc(Branch.getDebugLoc());
    return MI;
  }

  /// Returns a copy of an instruction, to be executed on another path instead.
  MachineInstr &copyOf(const MachineInstr &MI) {
    MachineInstr &Copy = *MF.CloneMachineInstr(&MI);
    Copy.clearKillInfo();
    // Both instructions compute the same value. DebugValueRepair.cpp therefore
    // treats them as one definition. Numbers are unique, so the copy has its
    // own.
    if (const unsigned Original = MI.peekDebugInstrNum())
      MF.makeDebugValueSubstitution({Copy.getDebugInstrNum(MF), 0},
                                    {Original, 0});
    return Copy;
  }

  /// Inserts a new block after another one. It is empty and has no successors.
  MachineBasicBlock &insertBlockAfter(MachineBasicBlock &MBB) {
    MachineBasicBlock &New = *MF.CreateMachineBasicBlock(MBB.getBasicBlock());
    MF.insert(std::next(MBB.getIterator()), &New);
    New.setSectionID(MBB.getSectionID());
    return New;
  }

  /// Changes the target of a branch.
  void redirect(MachineInstr &Branch, MachineBasicBlock &To) {
    MachineBasicBlock &Old = *destination(Branch);
    keepVariables(Branch, Old, To);
    Branch.getOperand(0).setMBB(&To);
    replaceSuccessor(*Branch.getParent(), Old, To);
    PossiblyUnreachable.insert(&Old);
  }

  /// Records that a branch to a block was removed.
  void noteRemovedEdge(MachineBasicBlock &MBB) {
    PossiblyUnreachable.insert(&MBB);
  }
  /// Deletes the blocks that have become unreachable.
  void removeUnreachable() {
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

private:
  /// Removes an instruction from its block.
  MachineInstr &take(MachineInstr &MI) {
    LiveIn.erase(MI.getParent());
    MI.removeFromParent();
    MI.clearKillInfo();
    return MI;
  }

  /// Returns a block that starts after an instruction, if necessary by
  /// splitting the block of the instruction.
  MachineBasicBlock &blockAfter(MachineInstr &MI) {
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

  /// Keeps the debug information about variables correct if a branch to \p Old
  /// skips the path from \p Old to \p To. The last DBG_VALUE of each variable
  /// on that path is repeated at the start of \p To if no other path leads
  /// there. Otherwise the variable has no location from the branch on.
  void keepVariables(MachineInstr &Branch, MachineBasicBlock &Old,
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
    const bool IsOnlyWay = all_of(To.predecessors(), [&](MachineBasicBlock *P) {
      return Way.contains(P);
    });
    for (auto [Variable, MI] : Said) {
      if (Known.contains(Variable))
        continue;
      MachineInstr &Copy = copyOf(*MI);
      if (IsOnlyWay) {
        To.insert(To.begin(), &Copy);
      } else {
        Copy.setDebugValueUndef();
        // There must be no other instruction between two branches.
        MachineBasicBlock &MBB = *Branch.getParent();
        MBB.insert(MBB.getFirstTerminator(), &Copy);
      }
    }
  }

  MachineFunction &MF;
  const TargetInstrInfo &TII;
  const OpcodeInfo &Opcodes;
  /// The register units that are live at the start of each block. This remains
  /// correct for a block if instructions are copied from it, or are moved into
  /// it from its successors. If instructions are moved out of a block, its
  /// entry is erased.
  DenseMap<const MachineBasicBlock *, BitVector> LiveIn;
  /// An upper bound of the function's size, in bytes. The function does not
  /// grow.
  int64_t Size = 0;
  SmallSetVector<MachineBasicBlock *, 8> PossiblyUnreachable;
};

} // namespace

//===- Origins ------------------------------------------------------------===//

StringRef mincaml::describe(SlotOrigin Origin) {
  switch (Origin) {
  case SlotOrigin::Above:
    return "from above";
  case SlotOrigin::Target:
    return "from the target";
  case SlotOrigin::AnnulledTarget:
    return "from the target, executed if taken";
  case SlotOrigin::FallThrough:
    return "from the path below, harmless if taken";
  case SlotOrigin::Return:
    return "copied with the return, instead of a branch to it";
  case SlotOrigin::NothingForCall:
    return "nothing above is independent of the call";
  case SlotOrigin::NothingForJump:
    return "nothing above is independent of the jump";
  case SlotOrigin::NothingAtTarget:
    return "nothing at the target can be copied";
  case SlotOrigin::NothingSafe:
    return "nothing at the target can be copied, nothing below is safe on "
           "both paths";
  case SlotOrigin::SharedBelow:
    return "nothing at the target can be copied, what is below has other "
           "ways to it";
  case SlotOrigin::Count:
    break;
  }
  llvm_unreachable("no origin");
}

StringRef SlotOrigins::comment(const MachineInstr &Transfer) const {
  if (!Transfer.hasDelaySlot(MachineInstr::IgnoreBundle) ||
      !Transfer.isBundledWithSucc())
    return "";
  const MachineInstr &Slot = *std::next(Transfer.getIterator());
  if (Slot.isBundledWithSucc())
    return "";
  auto Found = Origins.find(&Transfer);
  return Found == Origins.end() ? "filled by LLVM" : describe(Found->second);
}

//===- Filling ------------------------------------------------------------===//

static void putInDelay(MachineInstr &MI, MachineInstr &Nop) {
  MI.clearKillInfo();
  Nop.getParent()->insert(MachineBasicBlock::iterator(Nop), &MI);
  Nop.eraseFromParent();
}

/// Whether an instruction of one of the paths after a branch can be executed
/// before the instruction in the delay slot and after the compare.
static bool canBeInDelay(const MachineInstr &MI, MachineInstr &Branch,
                         const OpcodeInfo &Opcodes) {
  Dependences Slot(*Branch.getMF());
  Slot.add(*slotOf(Branch));
  return !Opcodes.comparesFloats(MI) && Slot.canMovePast(MI);
}

/// The maximum number of consecutive unconditional branches that are skipped.
static constexpr unsigned MaximumJumps = 4;

/// Returns the target of \p Jump, an unconditional branch, if \p Branch can be
/// redirected to it; otherwise returns null.
static MachineBasicBlock *leadsTo(MachineInstr &Jump,
                                  const MachineInstr &Branch) {
  MachineBasicBlock *To = destination(Jump);
  bool IsFit = To && slotOf(Jump) && &Jump != &Branch && !To->isEHPad() &&
               To->getSectionID() == Branch.getParent()->getSectionID();
  return IsFit ? To : nullptr;
}

static bool isAfterCompare(MachineInstr &MI, const OpcodeInfo &Opcodes) {
  MachineBasicBlock::iterator I(MI), Begin = MI.getParent()->begin();
  while (I != Begin)
    if (--I; !I->isMetaInstruction() || I->isPosition())
      return Opcodes.comparesFloats(*I);
  return false;
}

namespace {

/// Fills the delay slots of a function in this order: it redirects branches
/// that lead to branches, fills the positions after floating-point compares,
/// fills slots from above, and fills the remaining ones from the branch target
/// or the fall-through path.
class SlotFiller {
public:
  SlotFiller(MachineFunction &MF, const OpcodeInfo &Opcodes,
             SlotOrigins &Origins)
      : MF(MF), TII(*MF.getSubtarget().getInstrInfo()), Opcodes(Opcodes),
        Origins(Origins), Code(MF, Opcodes) {}

  /// Returns whether anything was changed.
  bool run() {
    SmallVector<MachineInstr *, 32> Branches;
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB)
        if (Opcodes.isAlways(MI) || Opcodes.annulling(MI.getOpcode()))
          Branches.push_back(&MI);
    bool HasSkipped = false;
    for (MachineInstr *Branch : Branches)
      HasSkipped |= skipJumps(*Branch);
    Code.removeUnreachable();
    // Fill the positions after compares first. There are more ways to fill a
    // delay slot, because its instruction can be annulled.
    fillDelays();
    SmallVector<MachineInstr *, 16> Empty;
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB)
        if (MachineInstr *Slot = slotOf(MI); Slot && Opcodes.isNop(*Slot))
          Empty.push_back(&MI);
    auto Fill = [&](auto By) {
      const size_t Before = Empty.size();
      erase_if(Empty, [&](MachineInstr *Transfer) { return By(*Transfer); });
      FilledSlots += Before - Empty.size();
      return Empty.size() != Before;
    };
    Fill([&](MachineInstr &Transfer) { return fillFromAbove(Transfer); });
    // Repeat: when a branch is redirected past the start of a block, the block
    // loses a predecessor. If only one predecessor remains, its branch may fill
    // its slot with an instruction of the block.
    while (Fill([&](MachineInstr &Branch) { return fill(Branch); })) {
    }
    Code.removeUnreachable();
    explainEmptySlots();
    return FilledSlots || FilledDelays || HasSkipped;
  }

  /// The numbers of delay slots, and of delays, that remain empty and that were
  /// filled. A delay is the position between a compare and its branch.
  unsigned EmptySlots = 0, EmptyDelays = 0, FilledSlots = 0, FilledDelays = 0;
  /// The number of slots that remain empty, by reason.
  std::array<unsigned, static_cast<size_t>(SlotOrigin::Count)> Reasons = {};

private:
  // The following functions replace the `nop`s that separate floating-point
  // compares from their branches on V8. They may leave a `nop` in the delay
  // slot instead.
  void fillDelays() {
    findDelays();
    // This splits blocks, so findDelays() must have finished.
    for (auto [Nop, Branch] : Delays)
      ++(fillDelay(*Nop, *Branch) ? FilledDelays : EmptyDelays);
  }

  /// Finds the `nop`s after compares. Fills those for which there is an
  /// instruction that is executed on both paths anyway.
  void findDelays() {
    SmallVector<MachineInstr *, 8> Compares;
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB)
        if (Opcodes.comparesFloats(MI))
          Compares.push_back(&MI);
    for (MachineInstr *Compare : Compares) {
      MachineInstr *Nop = nextEmitted(*Compare);
      if (!Nop || !Opcodes.isNop(*Nop))
        continue;
      MachineInstr *Branch = nextEmitted(*Nop);
      if (Branch && !Opcodes.isBarrier(*Branch)) {
        // Another instruction separates the compare from the branch.
        Nop->eraseFromParent();
        ++FilledDelays;
        continue;
      }
      if (!Branch || !Opcodes.branchesOnFloats(*Branch) || !slotOf(*Branch))
        continue;
      if (fillDelayFromAbove(*Compare, *Nop) ||
          fillDelayFromSlot(*Nop, *Branch))
        ++FilledDelays;
      else
        Delays.push_back({Nop, Branch});
    }
  }

  /// Replaces the `nop` after a compare by an instruction that precedes the
  /// compare.
  bool fillDelayFromAbove(MachineInstr &Compare, MachineInstr &Nop) {
    Dependences After(MF);
    After.add(Compare);
    MachineInstr *MI = Code.findAbove(
        Compare, std::move(After), [](const MachineInstr &) { return true; });
    if (!MI)
      return false;
    MI->removeFromParent();
    putInDelay(*MI, Nop);
    return true;
  }

  /// Moves the instruction in the delay slot, which is executed whether or not
  /// the branch is taken, before the branch. The slot may then be filled again.
  bool fillDelayFromSlot(MachineInstr &Nop, MachineInstr &Branch) {
    MachineInstr &MI = *slotOf(Branch);
    if (!Opcodes.annulling(Branch.getOpcode()) || Opcodes.isNop(MI) ||
        Opcodes.comparesFloats(MI))
      return false;
    MachineInstr *Empty = MF.CloneMachineInstr(&Nop);
    MI.removeFromBundle();
    Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), Empty);
    Empty->bundleWithPred();
    putInDelay(MI, Nop);
    return true;
  }

  bool fillDelayFromTarget(MachineInstr &Nop, MachineInstr &Branch) {
    MachineBasicBlock *Target = destination(Branch);
    const MachineBasicBlock *Below = fallThrough(Branch);
    if (!Target || !Below)
      return false;
    if (isOnlyReachedBy(Branch) && !Target->isEHPad() &&
        Target->getSectionID() == Branch.getParent()->getSectionID()) {
      MachineInstr *MI = Code.findSpeculatable(*Target, *Below);
      if (!MI || !canBeInDelay(*MI, Branch, Opcodes))
        return false;
      putInDelay(Code.takeForBoth(*MI, Branch), Nop);
      return true;
    }
    MachineInstr *First = firstAtTarget(Branch);
    if (!First || !Opcodes.canBeInSlot(*First) ||
        !Opcodes.isSpeculatable(*First) ||
        !canBeInDelay(*First, Branch, Opcodes) ||
        Code.readsResultOf(*Below, *First) || !Code.reaches(Branch.getOpcode()))
      return false;
    MachineInstr &MI = Code.takeFromTarget(Branch, *First);
    MI.setDebugLoc(Branch.getDebugLoc());
    putInDelay(MI, Nop);
    return true;
  }

  bool fillDelayFromFallThrough(MachineInstr &Nop, MachineInstr &Branch) {
    MachineInstr *MI = Code.findSpeculatableBelow(Branch);
    if (!MI || !canBeInDelay(*MI, Branch, Opcodes))
      return false;
    putInDelay(Code.takeForBoth(*MI, Branch), Nop);
    return true;
  }

  bool fillDelay(MachineInstr &Nop, MachineInstr &Branch) {
    if (Code.isLikely(Branch))
      return fillDelayFromTarget(Nop, Branch) ||
             fillDelayFromFallThrough(Nop, Branch);
    return fillDelayFromFallThrough(Nop, Branch) ||
           fillDelayFromTarget(Nop, Branch);
  }

  /// Redirects a branch that leads to a `ba` with an empty delay slot to the
  /// target of the `ba`.
  bool skipJumps(MachineInstr &Branch) {
    bool HasSkippedOne = false;
    for (unsigned Jumps = 0; Jumps != MaximumJumps; ++Jumps) {
      MachineInstr *Jump = firstAtTarget(Branch);
      if (!Jump || !Opcodes.isAlways(*Jump))
        break;
      MachineBasicBlock *To = leadsTo(*Jump, Branch);
      if (!To || To == destination(Branch) || !Opcodes.isNop(*slotOf(*Jump)) ||
          !Code.reaches(Branch.getOpcode()))
        break;
      Code.redirect(Branch, *To);
      HasSkippedOne = true;
    }
    return HasSkippedOne;
  }

  /// Fills a delay slot with an instruction that is executed before the
  /// transfer in any case. This must not be the instruction that separates the
  /// branch from its compare.
  bool fillFromAbove(MachineInstr &Transfer) {
    if (Opcodes.hasFixedSlot(Transfer))
      return false;
    Dependences After(MF);
    After.addTransfer(Transfer, Opcodes.returnAddresses());
    MachineInstr *MI =
        Code.findAbove(Transfer, std::move(After), [&](MachineInstr &Above) {
          return !Opcodes.needsCompareDelay(Transfer) ||
                 nextEmitted(Above) != &Transfer ||
                 !isAfterCompare(Above, Opcodes);
        });
    if (!MI)
      return false;
    // The instruction is no longer the last one that reads its operands.
    for (MachineBasicBlock::iterator I(MI), E(Transfer); I != E;)
      (++I)->clearKillInfo();
    MI->removeFromParent();
    MI->clearKillInfo();
    putInSlot(*MI, Transfer, SlotOrigin::Above);
    return true;
  }

  bool fill(MachineInstr &Branch) {
    if (Opcodes.isAlways(Branch))
      return replaceByReturn(Branch) || fillFromTarget(Branch);
    if (!Opcodes.annulling(Branch.getOpcode()))
      return false;
    if (Code.isLikely(Branch))
      return fillFromTarget(Branch) || fillFromFallThrough(Branch);
    return fillFromFallThrough(Branch) || fillFromTarget(Branch);
  }

  bool fillFromTarget(MachineInstr &Branch) {
    std::optional<unsigned> Form = Opcodes.annulling(Branch.getOpcode());
    MachineInstr *First = firstAtTarget(Branch);
    if ((!Form && !Opcodes.isAlways(Branch)) || !First ||
        !Code.reaches(Branch.getOpcode()))
      return false;
    if (Opcodes.isAlways(*First)) {
      if (!fillFromJump(Branch, *First))
        return false;
    } else if (Opcodes.canBeInSlot(*First)) {
      putInSlot(Code.takeFromTarget(Branch, *First), Branch,
                SlotOrigin::Target);
    } else {
      return false;
    }
    if (Form) {
      Branch.setDesc(TII.get(*Form));
      Origins.set(Branch, SlotOrigin::AnnulledTarget);
    }
    return true;
  }

  /// Fills a delay slot with a copy of the instruction in the slot of a `ba` at
  /// the target.
  bool fillFromJump(MachineInstr &Branch, MachineInstr &Jump) {
    MachineBasicBlock *To = leadsTo(Jump, Branch);
    if (!To || !Opcodes.canBeInSlot(*slotOf(Jump)))
      return false;
    MachineInstr &Copy = Code.copyOf(*slotOf(Jump));
    Code.redirect(Branch, *To);
    putInSlot(Copy, Branch, SlotOrigin::Target);
    return true;
  }

  bool fillFromFallThrough(MachineInstr &Branch) {
    MachineInstr *MI = Code.findSpeculatableBelow(Branch);
    if (!MI)
      return false;
    putInSlot(Code.takeForBoth(*MI, Branch), Branch, SlotOrigin::FallThrough);
    return true;
  }

  /// Replaces a `ba` to a return or tail call by a copy of the return or tail
  /// call.
  bool replaceByReturn(MachineInstr &Branch) {
    MachineInstr *Return = firstAtTarget(Branch);
    if (!Return || !Return->isReturn() || !slotOf(*Return))
      return false;
    MachineBasicBlock &From = *Branch.getParent();
    MachineBasicBlock *Old = destination(Branch);
    // The copy needs a new block if the block has another branch.
    MachineBasicBlock *To = &From;
    From.erase(MachineBasicBlock::iterator(Branch));
    if (From.getFirstTerminator() == From.end()) {
      From.removeSuccessor(Old);
    } else {
      To = &Code.insertBlockAfter(From);
      replaceSuccessor(From, *Old, *To);
    }
    Code.noteRemovedEdge(*Old);
    Origins.set(TII.duplicate(*To, To->end(), *Return), SlotOrigin::Return);
    return true;
  }

  void explainEmptySlots() {
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB) {
        MachineInstr *Slot = slotOf(MI);
        if (!Slot || !Opcodes.isNop(*Slot))
          continue;
        const SlotOrigin Why = reason(MI);
        Origins.set(MI, Why);
        ++Reasons[static_cast<size_t>(Why)];
        ++EmptySlots;
      }
  }

  /// Returns why the delay slot of a transfer is empty.
  SlotOrigin reason(const MachineInstr &Transfer) const {
    if (Transfer.isCall())
      return SlotOrigin::NothingForCall;
    if (Opcodes.isAlways(Transfer))
      return SlotOrigin::NothingAtTarget;
    if (!Opcodes.annulling(Transfer.getOpcode()))
      return SlotOrigin::NothingForJump;
    const MachineBasicBlock *Below = fallThrough(Transfer);
    return Below && !Code.isOnlyAbove(*Below, Transfer)
               ? SlotOrigin::SharedBelow
               : SlotOrigin::NothingSafe;
  }

  /// Puts an instruction that is in no block into a delay slot that has a
  /// `nop`.
  void putInSlot(MachineInstr &MI, MachineInstr &Branch, SlotOrigin Origin) {
    slotOf(Branch)->eraseFromBundle();
    Branch.getParent()->insertAfter(MachineBasicBlock::iterator(Branch), &MI);
    MI.bundleWithPred();
    Origins.set(Branch, Origin);
  }

  MachineFunction &MF;
  const TargetInstrInfo &TII;
  const OpcodeInfo &Opcodes;
  SlotOrigins &Origins;
  CodeMotion Code;
  /// A `nop` that separates a compare from its branch.
  struct CompareDelay {
    MachineInstr *Nop, *Branch;
  };
  SmallVector<CompareDelay, 4> Delays;
};

} // namespace

//===- The pass -----------------------------------------------------------===//

/// Whether earlier passes of LLVM have inserted `nop`s because of errata.
static bool hasErrata(const TargetSubtargetInfo &Subtarget) {
  return any_of(
      ArrayRef<StringLiteral>{"+insertnopload", "+fixallfdivsqrt",
                              "+fix-tn0009", "+fix-tn0010", "+fix-tn0011",
                              "+fix-tn0012", "+fix-tn0013"},
      [&](StringRef Feature) { return Subtarget.checkFeatures(Feature); });
}

static bool hasAsmBranches(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB, [](const MachineInstr &MI) {
      return MI.getOpcode() == TargetOpcode::INLINEASM_BR;
    });
  });
}

static void report(const SlotFiller &Filler, MachineFunction &MF) {
  using namespace ore;
  if (Filler.FilledSlots || Filler.FilledDelays)
    emitFunctionRemark(MF, DEBUG_TYPE, "Filled", [&](auto &Remark) {
      Remark << NV("Slots", Filler.FilledSlots) << " delay slots and "
             << NV("Gaps", Filler.FilledDelays)
             << " gaps after floating-point compares are filled";
    });
  if (!Filler.EmptySlots && !Filler.EmptyDelays)
    return;
  emitFunctionRemark<MachineOptimizationRemarkMissed>(
      MF, DEBUG_TYPE, "Empty", [&](auto &Missed) {
        Missed << NV("Slots", Filler.EmptySlots) << " delay slots and "
               << NV("Gaps", Filler.EmptyDelays)
               << " gaps after floating-point compares have a nop";
        for (auto [I, Count] : enumerate(Filler.Reasons))
          if (Count)
            Missed << "; " << NV("Count", Count)
                   << " slots: " << describe(static_cast<SlotOrigin>(I));
      });
}

namespace {

class DelaySlotFilling : public MachineFunctionPass {
public:
  static inline char ID = 0;
  DelaySlotFilling() : DelaySlotFilling(nullptr) {}
  explicit DelaySlotFilling(SlotOrigins *Origins)
      : MachineFunctionPass(ID), Origins(Origins ? *Origins : OwnOrigins) {}

  StringRef getPassName() const override { return "SPARC delay slots"; }

  bool runOnMachineFunction(MachineFunction &MF) override {
    Origins.clear();
    if (!MF.getTarget().getTargetTriple().isSPARC() ||
        MF.getProperties().hasFailedRegAlloc() || hasAsmBranches(MF))
      return false;
    if (Subtarget != &MF.getSubtarget()) {
      Subtarget = &MF.getSubtarget();
      Opcodes = std::make_unique<OpcodeInfo>(*Subtarget);
      HasErrata = hasErrata(*Subtarget);
    }
    if (HasErrata)
      return false;
    SlotFiller Filler(MF, *Opcodes, Origins);
    const bool Changed = Filler.run();
    report(Filler, MF);
    return Changed;
  }

private:
  SlotOrigins OwnOrigins;
  SlotOrigins &Origins;
  /// The subtarget of the last function. Most modules have only one.
  const TargetSubtargetInfo *Subtarget = nullptr;
  std::unique_ptr<OpcodeInfo> Opcodes;
  bool HasErrata = false;
};

} // namespace

MachineFunctionPass *mincaml::createDelaySlotFillingPass(SlotOrigins *Origins) {
  return new DelaySlotFilling(Origins);
}
