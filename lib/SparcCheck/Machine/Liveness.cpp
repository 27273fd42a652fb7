//===- Liveness.cpp - Rules about live registers --------------------------===//
//
// Liveness is a backward data-flow problem on sets of register units. The meet
// is union. Transfer functions:
// - an instruction removes what it defines and adds what it reads;
// - a call removes its results and adds its arguments after its delay slot,
//   which is executed before the callee;
// - `save` and `restore` rename the registers of one window to those of the
//   other.
//
// LLVM's LivePhysRegs is not used, because it does not rename windows. It also
// does not take into account that the instruction in a delay slot is executed
// after the control transfer, with which it is bundled, has read its operands.
//
//===----------------------------------------------------------------------===//

#include "Machine/RuleChecks.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// Whether control may reach the next block without a branch or an exception.
static bool fallsThroughTo(const MachineBasicBlock &MBB,
                           const MachineBasicBlock &Next) {
  return MBB.isLayoutSuccessor(&Next) && !Next.isEHPad();
}

static std::string names(ArrayRef<MCRegister> Registers,
                         const InstructionTable &Table) {
  std::string Text;
  for (MCRegister R : Registers)
    Text += (Text.empty() ? "" : ", ") + Table.registerText(R);
  return Text;
}

namespace {

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

class LivenessProblem {
public:
  using LatticeType = dataflow::MayHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Backward;

  LivenessProblem(const Graph &TheGraph, const BitVector &VolatileUnits,
                  InstructionTable &Table)
      : TheGraph(TheGraph), VolatileUnits(VolatileUnits), Table(Table),
        NumUnits(Table.TRI.getNumRegUnits()),
        HasDistinctExits(
            nodesWithDistinctExits(TheGraph, Table, LandingPads::Distinct)) {}

  LatticeType lattice() const { return LatticeType(NumUnits); }
  BitVector boundary() const { return BitVector(NumUnits); }
  void transfer(dataflow::Node N, BitVector &Live) const {
    if (TheGraph.block(N) && !HasDistinctExits[N])
      Live = atStart(N, [&](const MachineBasicBlock *) { return Live; });
  }
  /// Only blocks with distinct exits distinguish their successors.
  bool isPlainEdge(dataflow::Node, dataflow::Node To) const {
    return !HasDistinctExits[To];
  }
  bool flow(dataflow::Node From, dataflow::Node To, BitVector &Live) const {
    if (!HasDistinctExits[To])
      return true;
    const MachineBasicBlock *Next = TheGraph.block(From);
    const MachineBasicBlock &MBB = *TheGraph.block(To);
    Live = atStart(To, [&](const MachineBasicBlock *Target) {
      bool GoesThere =
          Target ? Target == Next : !Next || fallsThroughTo(MBB, *Next);
      return GoesThere ? Live : BitVector(NumUnits);
    });
    return true;
  }

  /// Returns what is live at the start of a block. AtExit(Target) must return
  /// what is live where control leaves the block for Target, or at the end of
  /// the block if Target is null. Calls AfterCall(MI, Live) for each call with
  /// the registers that are live after it.
  template <typename AtExitT, typename AfterCallT>
  BitVector walk(const MachineBasicBlock &MBB, AtExitT &&AtExit,
                 AfterCallT &&AfterCall) const {
    BitVector Live = AtExit(nullptr);
    const BitVector AtEnd = Live;
    // EH labels enclose the calls that may unwind to a landing pad. Without
    // such labels, any call may.
    bool MayUnwind = none_of(MBB, [&](const MachineInstr &MI) {
      return MI.isEHLabel() && !(MBB.isEHPad() && &MI == &MBB.front());
    });
    for (auto I = MBB.instr_end(), B = MBB.instr_begin(); I != B;) {
      auto Last = --I;
      while (I->isBundledWithPred())
        --I;
      const MachineInstr &MI = *I;
      if (MI.isEHLabel())
        MayUnwind = !MayUnwind;
      // If an annulling branch is not taken, its delay slot is not executed.
      BitVector NotTaken;
      if (MI.isBranch()) {
        bool IsDirect = MI.getNumOperands() && MI.getOperand(0).isMBB();
        if (Table[MI].Annuls) {
          NotTaken = Live;
          Live = AtExit(MI.getOperand(0).getMBB());
        } else {
          Live |= IsDirect ? AtExit(MI.getOperand(0).getMBB()) : AtEnd;
        }
      } else if (MI.getOpcode() == TargetOpcode::INLINEASM_BR) {
        Live |= AtEnd;
      }
      // A throwing call preserves the registers of the window. These are the
      // registers that are live at a landing pad: checkLiveness() ensures that
      // no other register is live there.
      if (MI.isCall() && !MI.isReturn()) {
        for (const MachineBasicBlock *Successor : MBB.successors())
          if (MayUnwind && Successor->isEHPad()) {
            BitVector Kept = AtExit(Successor);
            Live |= Kept.reset(VolatileUnits);
          }
        define(MI, Live);
        AfterCall(MI, Live);
      }
      readByTarget(MI, Live);
      for (auto Slot = Last; Slot != I; --Slot)
        if (!Table.isUnimp(*Slot))
          before(*Slot, Live);
      Live |= NotTaken;
      if (MI.isCall()) {
        // The delay slot is executed before the callee defines its results.
        set(Table.integer(reg::O7), Live, false);
        read(MI, Live);
      } else {
        before(MI, Live);
      }
    }
    // The unwinder passes the exception and its type in these registers.
    if (MBB.isEHPad()) {
      set(Table.integer(reg::I0), Live, false);
      set(Table.integer(reg::I0 + 1), Live, false);
    }
    return Live;
  }

  /// Walks a block with the solution of the data-flow problem.
  template <typename AfterCallT>
  void walk(dataflow::Node N, const dataflow::Solution<BitVector> &Solution,
            AfterCallT &&AfterCall) const {
    const MachineBasicBlock &MBB = *TheGraph.block(N);
    auto AtExit = [&](const MachineBasicBlock *Target) {
      if (!HasDistinctExits[N])
        return Solution.Out[N];
      if (Target)
        return Solution.In[*TheGraph.node(Target)];
      BitVector Live(NumUnits);
      for (dataflow::Node S : TheGraph.successors(N))
        if (!TheGraph.block(S) || fallsThroughTo(MBB, *TheGraph.block(S)))
          Live |= Solution.In[S];
      return Live;
    };
    walk(MBB, AtExit, AfterCall);
  }

  /// Whether a part of a register is live.
  bool isLive(MCRegister R, const BitVector &Live) const {
    return any_of(Table.TRI.regunits(R),
                  [&](MCRegUnit Unit) { return Live.test(index(Unit)); });
  }
  static unsigned index(MCRegUnit Unit) { return static_cast<unsigned>(Unit); }

private:
  template <typename AtExitT>
  BitVector atStart(dataflow::Node N, AtExitT &&AtExit) const {
    return walk(*TheGraph.block(N), AtExit, [](auto &&...) {});
  }
  void set(MCRegister R, BitVector &Live, bool Value) const {
    for (MCRegUnit Unit : Table.TRI.regunits(R))
      Live[index(Unit)] = Value;
  }
  void before(const MachineInstr &MI, BitVector &Live) const {
    // The operands of KILL have no effect.
    if (MI.isMetaInstruction() && !MI.isImplicitDef())
      return;
    define(MI, Live);
    Operation Op = Table[MI].TheOperation;
    if (Op == Operation::Save)
      renameWindow(reg::I0, reg::O0, Live);
    else if (Op == Operation::Restore)
      renameWindow(reg::O0, reg::I0, Live);
    read(MI, Live);
  }
  void read(const MachineInstr &MI, BitVector &Live) const {
    for (auto [I, MO] : enumerate(MI.operands()))
      if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical() &&
          !isForTarget(MI, I) && Table.isEffective(MI, MO))
        set(MO.getReg(), Live, true);
  }

  void readByTarget(const MachineInstr &MI, BitVector &Live) const {
    for (auto [I, MO] : enumerate(MI.operands())) {
      if (!MO.isReg() || !MO.readsReg() || !isForTarget(MI, I))
        continue;
      RegisterInfo R = Table.reg(MO.getReg());
      bool IsIn = R.Bank == RegisterFile::Integer && R.Number >= reg::I0;
      if (!IsIn || !MI.isReturn()) {
        set(MO.getReg(), Live, true);
        continue;
      }
      // LLVM names the registers of the function's window, but the delay slot
      // has already restored the caller's window.
      for (unsigned N = R.Number; N != R.Number + R.Count; ++N)
        set(Table.integer(N - reg::I0 + reg::O0), Live, true);
    }
  }

  /// Removes the registers that an instruction defines.
  ///
  /// An instruction that defines one half of a pair may also have a definition
  /// of the whole pair that has no effect. If the instruction also reads the
  /// whole pair, the other half keeps its value. Otherwise the other half is
  /// undefined, and no earlier value of it is needed.
  void define(const MachineInstr &MI, BitVector &Live) const {
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical() &&
          (Table.isEffective(MI, MO) ||
           !MI.readsRegister(MO.getReg(), /*TRI=*/nullptr)))
        set(MO.getReg(), Live, false);
  }
  /// Turns the liveness of the eight registers from \p After on, after the
  /// instruction, into that of the eight registers from \p Before on, before
  /// it. The other registers of the windows are dead before it.
  void renameWindow(unsigned After, unsigned Before, BitVector &Live) const {
    bool WasLive[8];
    for (unsigned I = 0; I != 8; ++I)
      WasLive[I] = isLive(Table.integer(After + I), Live);
    for (unsigned R = reg::O0; R != reg::NumIntegers; ++R)
      set(Table.integer(R), Live, false);
    for (unsigned I = 0; I != 8; ++I)
      if (WasLive[I])
        set(Table.integer(Before + I), Live, true);
  }
  /// Whether the operand is an argument or a result, which is read after the
  /// delay slot.
  bool isForTarget(const MachineInstr &MI, unsigned Operand) const {
    return (MI.isCall() || MI.isReturn()) &&
           Operand >= MI.getDesc().getNumOperands();
  }

  const Graph &TheGraph;
  const BitVector &VolatileUnits;
  InstructionTable &Table;
  unsigned NumUnits;
  /// For each node, whether its block has distinct exits. flow() executes these
  /// blocks.
  const BitVector HasDistinctExits;
};

} // namespace

//===- Calls --------------------------------------------------------------===//

/// Returns the registers that a callee may change: [SPARC-ABI] 3, "Registers".
static SmallVector<MCRegister, 64> volatileRegisters(const MachineFunction &MF,
                                                     InstructionTable &Table) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  SmallVector<MCRegister, 64> Registers;
  for (unsigned R = reg::G1; R != reg::G6; ++R)
    // Reserved registers are not clobbered, because all functions share them.
    if (R == reg::G1 || !MRI.isReserved(Table.integer(R)))
      Registers.push_back(Table.integer(R));
  for (unsigned R = reg::O0; R != reg::SP; ++R)
    Registers.push_back(Table.integer(R));
  Registers.push_back(Table.integer(reg::O7));
  Registers.push_back(Table.y());
  Registers.push_back(Table.icc());
  append_range(Registers, Table.fcc());
  for (unsigned R = 1; R != Table.TRI.getNumRegs(); ++R) {
    // The upper double registers of V9 have no single-precision halves.
    RegisterInfo Info = Table.reg(Register(R));
    if (Info.Bank == RegisterFile::Float &&
        Info.Count == (Info.Number < 32 ? 1 : 2))
      Registers.push_back(R);
  }
  return Registers;
}

//===- Signatures ---------------------------------------------------------===//

/// Whether every function may read the register at its entry.
static bool isDefinedAtEntry(unsigned Integer, const MachineFunction &MF,
                             const InstructionTable &Table) {
  return Integer == reg::SP || Integer == reg::O7 ||
         (Integer > reg::G1 && Integer < reg::O0 &&
          MF.getRegInfo().isReserved(Table.integer(Integer)));
}

static void checkEntry(const CheckedMachineFunction &F, const BitVector &Live,
                       const LivenessProblem &Problem) {
  std::optional<unsigned> Slots =
      argumentSlots(F.MF.getFunction(), F.Table.is64Bit());
  if (!Slots)
    return;
  const SmallVector<MCRegister, 8> Floats =
      floatArgumentRegisters(F.MF.getFunction(), F.Table);
  SmallVector<MCRegister, 4> Unexpected;
  for (unsigned I = reg::G1; I != reg::NumIntegers; ++I) {
    const MCRegister R = F.Table.integer(I);
    bool IsArgument = I >= reg::O0 && I < reg::O0 + std::min(*Slots, 6u);
    if (Problem.isLive(R, Live) && !IsArgument &&
        !isDefinedAtEntry(I, F.MF, F.Table))
      Unexpected.push_back(R);
  }
  auto IsFloatArgument = [&](MCRegister R) {
    return any_of(Floats, [&](MCRegister Float) {
      return F.Table.TRI.regsOverlap(Float, R);
    });
  };
  for (unsigned R = 1; R != F.Table.TRI.getNumRegs(); ++R) {
    RegisterInfo Info = F.Table.reg(Register(R));
    if (Info.Bank != RegisterFile::Float || Info.Count != 1)
      continue;
    bool IsArgument =
        F.Table.is64Bit() ? Info.Number < 2 * *Slots : IsFloatArgument(R);
    if (Problem.isLive(R, Live) && !IsArgument)
      Unexpected.push_back(R);
  }
  if (!Unexpected.empty())
    F.Report.violation(Rule::Signature, F.MF,
                       names(Unexpected, F.Table) +
                           " is read at entry, but contains no argument");
}

//===- Annulled slots -----------------------------------------------------===//

/// Returns the last instruction before the start of a block on the path that
/// falls through to it, or null.
static const MachineInstr *instructionBefore(const MachineBasicBlock &MBB) {
  const MachineBasicBlock *Before = &MBB;
  while (Before != &MBB.getParent()->front()) {
    const MachineBasicBlock *Next = Before;
    Before = &*std::prev(Before->getIterator());
    if (!Before->isSuccessor(Next))
      return nullptr;
    for (const MachineInstr &MI : reverse(Before->instrs()))
      if (MI.isPosition() || MI.isInlineAsm() || MI.isBundledWithPred())
        return nullptr;
      else if (!MI.isMetaInstruction())
        return &MI;
  }
  return nullptr;
}

/// Whether the delay slot of an annulling branch is a copy of the instruction
/// before the branch target. Then a branch to that instruction with an empty
/// delay slot would do the same.
static bool isCopiedFromTarget(const MachineInstr &Branch,
                               const MachineInstr &Slot) {
  const MachineOperand &Target = Branch.getOperand(0);
  const MachineInstr *Before =
      Target.isMBB() ? instructionBefore(*Target.getMBB()) : nullptr;
  return Before && Before->isIdenticalTo(Slot, MachineInstr::CheckDefs);
}

/// Checks an annulled delay slot. A finding is unproved, because on the path
/// where the branch is not taken, the earlier value may be the intended one.
static void checkAnnulled(const CheckedMachineFunction &F,
                          const MachineInstr &Branch, const BitVector &Live,
                          const LivenessProblem &Problem) {
  auto Slot = std::next(Branch.getIterator());
  if (Slot == Branch.getParent()->instr_end() || !Slot->isBundledWithPred() ||
      F.Table.isNop(*Slot) || isCopiedFromTarget(Branch, *Slot))
    return;
  SmallVector<MCRegister, 2> Used;
  for (const MachineOperand &MO : Slot->operands())
    if (MO.isReg() && MO.isDef() && Problem.isLive(MO.getReg().asMCReg(), Live))
      Used.push_back(MO.getReg().asMCReg());
  if (Slot->mayStore())
    F.Report.unproved(Rule::AnnulledEffect, *Slot,
                      "it does not store on the path where the branch is not "
                      "taken");
  else if (!Used.empty())
    F.Report.unproved(Rule::AnnulledEffect, *Slot,
                      "where the branch is not taken, an earlier value of " +
                          names(Used, F.Table) + " is used");
}

//===- The check ----------------------------------------------------------===//

static BitVector units(ArrayRef<MCRegister> Registers,
                       const InstructionTable &Table) {
  BitVector Units(Table.TRI.getNumRegUnits());
  for (MCRegister R : Registers)
    for (MCRegUnit Unit : Table.TRI.regunits(R))
      Units.set(LivenessProblem::index(Unit));
  return Units;
}

DenseMap<const MachineBasicBlock *, BitVector>
mincaml::sparc::liveAtStart(const MachineFunction &MF,
                            InstructionTable &Table) {
  const BitVector VolatileUnits = units(volatileRegisters(MF, Table), Table);
  Graph TheGraph(MF);
  auto Solution = dataflow::solve(
      LivenessProblem(TheGraph, VolatileUnits, Table), TheGraph);
  DenseMap<const MachineBasicBlock *, BitVector> Result;
  for (dataflow::Node N = 1; N != TheGraph.exit(); ++N)
    Result[TheGraph.block(N)] = std::move(Solution.In[N]);
  return Result;
}

void mincaml::sparc::checkLiveness(const CheckedMachineFunction &F,
                                   bool SlotsAreProved) {
  SmallVector<MCRegister, 64> Volatile = volatileRegisters(F.MF, F.Table);
  const BitVector VolatileUnits = units(Volatile, F.Table);
  Graph TheGraph(F.MF);
  LivenessProblem Problem(TheGraph, VolatileUnits, F.Table);
  auto Solution = dataflow::solve(Problem, TheGraph);

  auto CheckLost = [&](const MachineInstr &MI, const BitVector &Live) {
    if (!Live.anyCommon(VolatileUnits))
      return;
    SmallVector<MCRegister, 4> Lost;
    copy_if(Volatile, std::back_inserter(Lost),
            [&](MCRegister R) { return Problem.isLive(R, Live); });
    F.Report.violation(Rule::LiveAcrossCall, MI, names(Lost, F.Table));
  };
  for (dataflow::Node N = 1; N != TheGraph.exit(); ++N) {
    // Control enters a landing pad from a call.
    const MachineBasicBlock &MBB = *TheGraph.block(N);
    if (MBB.isEHPad() && !MBB.empty())
      CheckLost(*MBB.instr_begin(), Solution.In[N]);
    Problem.walk(N, Solution, CheckLost);
    for (const MachineInstr &MI : MBB.instrs()) {
      if (SlotsAreProved || !F.Table[MI].Annuls)
        continue;
      // The target of the branch may also be the fall-through block.
      BitVector NotTaken(Solution.In[N].size());
      for (dataflow::Node S : TheGraph.successors(N))
        if (const MachineBasicBlock *Next = TheGraph.block(S);
            Next &&
            (Next != MI.getOperand(0).getMBB() || MBB.isLayoutSuccessor(Next)))
          NotTaken |= Solution.In[S];
      checkAnnulled(F, MI, NotTaken, Problem);
    }
  }
  checkEntry(F, Solution.Out[TheGraph.entry()], Problem);
}
