//===- Liveness.cpp - SPARC rules about what is needed later --------------===//
//
// LiveAcrossCall, AnnulledEffect, and of Signature what is read at the start.
//
// A backward problem on sets of register units, joined by union. Transfer
// functions: an instruction removes what it defines and adds what it reads; a
// call removes its results and adds its arguments after the delay slot, which
// is executed before the callee; `save` and `restore` rename the registers of
// one window to those of the other.
//
//===----------------------------------------------------------------------===//

#include "MachineChecks.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

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
        NumUnits(Table.TRI.getNumRegUnits()) {}

  LatticeType lattice() const { return LatticeType(NumUnits); }
  BitVector boundary() const { return BitVector(NumUnits); }
  void transfer(dataflow::Node N, BitVector &Live) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      walk(*MBB, Live, [](auto &&...) {});
  }

  /// Calls AfterCall(MI, Live) for each call with what is live behind it.
  template <typename AfterCallT>
  void walk(const MachineBasicBlock &MBB, BitVector &Live,
            AfterCallT &&AfterCall) const;

  bool isLive(unsigned Integer, const BitVector &Live) const {
    return any_of(Table.TRI.regunits(Table.integer(Integer)),
                  [&](MCRegUnit Unit) { return Live.test(index(Unit)); });
  }
  static unsigned index(MCRegUnit Unit) { return static_cast<unsigned>(Unit); }

private:
  void set(MCRegister R, BitVector &Live, bool Value) const {
    for (MCRegUnit Unit : Table.TRI.regunits(R))
      Live[index(Unit)] = Value;
  }
  void before(const MachineInstr &MI, BitVector &Live) const;
  void read(const MachineInstr &MI, BitVector &Live) const;
  void readByTarget(const MachineInstr &MI, BitVector &Live) const;
  void define(const MachineInstr &MI, BitVector &Live) const;
  void renameWindow(unsigned After, unsigned Before, BitVector &Live) const;
  bool isForTarget(const MachineInstr &MI, unsigned Operand) const;

  const Graph &TheGraph;
  const BitVector &VolatileUnits;
  InstructionTable &Table;
  unsigned NumUnits;
};

} // namespace

void LivenessProblem::define(const MachineInstr &MI, BitVector &Live) const {
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
      set(MO.getReg(), Live, false);
}

/// The operand is an argument or result, which is read behind the slot.
bool LivenessProblem::isForTarget(const MachineInstr &MI,
                                  unsigned Operand) const {
  return (MI.isCall() || MI.isReturn()) &&
         Operand >= MI.getDesc().getNumOperands();
}

void LivenessProblem::read(const MachineInstr &MI, BitVector &Live) const {
  for (auto [I, MO] : enumerate(MI.operands()))
    if (MO.isReg() && MO.readsReg() && MO.getReg().isPhysical() &&
        !isForTarget(MI, I))
      set(MO.getReg(), Live, true);
}

void LivenessProblem::readByTarget(const MachineInstr &MI,
                                   BitVector &Live) const {
  for (auto [I, MO] : enumerate(MI.operands())) {
    if (!MO.isReg() || !MO.readsReg() || !isForTarget(MI, I))
      continue;
    RegisterInfo R = Table.reg(MO.getReg());
    bool IsIn = R.Bank == RegisterFile::Integer && R.Number >= reg::I0;
    if (!IsIn || !MI.isReturn()) {
      set(MO.getReg(), Live, true);
      continue;
    }
    // LLVM names what is passed out of the function as the own window does;
    // here that has been left.
    for (unsigned N = R.Number; N != R.Number + R.Count; ++N)
      set(Table.integer(N - reg::I0 + reg::O0), Live, true);
  }
}

/// Eight registers from After on come from those from Before on; the other
/// registers of the windows are new.
void LivenessProblem::renameWindow(unsigned After, unsigned Before,
                                   BitVector &Live) const {
  bool Needed[8];
  for (unsigned I = 0; I != 8; ++I)
    Needed[I] = isLive(After + I, Live);
  for (unsigned R = reg::O0; R != reg::NumIntegers; ++R)
    set(Table.integer(R), Live, false);
  for (unsigned I = 0; I != 8; ++I)
    if (Needed[I])
      set(Table.integer(Before + I), Live, true);
}

void LivenessProblem::before(const MachineInstr &MI, BitVector &Live) const {
  // KILL names registers that change nothing.
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

template <typename AfterCallT>
void LivenessProblem::walk(const MachineBasicBlock &MBB, BitVector &Live,
                           AfterCallT &&AfterCall) const {
  const BitVector AtEnd = Live;
  bool HasLandingPads = any_of(MBB.successors(), [](const auto *Successor) {
    return Successor->isEHPad();
  });
  for (auto I = MBB.instr_end(), B = MBB.instr_begin(); I != B;) {
    auto Last = --I;
    while (I->isBundledWithPred())
      --I;
    const MachineInstr &MI = *I;
    // A block may be left in its middle. What a landing pad needs are registers
    // of the window, which a call that throws preserves as any other does; that
    // it needs nothing else is checked for itself.
    if (MI.isBranch() || MI.getOpcode() == TargetOpcode::INLINEASM_BR)
      Live |= AtEnd;
    if (MI.isCall() && !MI.isReturn()) {
      if (HasLandingPads) {
        BitVector Kept = AtEnd;
        Live |= Kept.reset(VolatileUnits);
      }
      define(MI, Live);
      AfterCall(MI, Live);
    }
    readByTarget(MI, Live);
    for (auto Slot = Last; Slot != I; --Slot)
      if (!Table.isUnimp(*Slot))
        before(*Slot, Live);
    if (MI.isCall()) {
      // The callee's results are not those of the call's first half.
      set(Table.integer(reg::O7), Live, false);
      read(MI, Live);
    } else {
      before(MI, Live);
    }
  }
  // The unwinder puts the exception and its type there.
  if (MBB.isEHPad()) {
    set(Table.integer(reg::I0), Live, false);
    set(Table.integer(reg::I0 + 1), Live, false);
  }
}

//===- Calls --------------------------------------------------------------===//

/// What a callee may destroy.
static SmallVector<MCRegister, 64> volatileRegisters(const MachineFunction &MF,
                                                     InstructionTable &Table) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  SmallVector<MCRegister, 64> Registers;
  for (unsigned R = reg::G1; R != reg::G6; ++R)
    // A reserved one holds what all functions share.
    if (R == reg::G1 || !MRI.isReserved(Table.integer(R)))
      Registers.push_back(Table.integer(R));
  for (unsigned R = reg::O0; R != reg::SP; ++R)
    Registers.push_back(Table.integer(R));
  Registers.push_back(Table.integer(reg::O7));
  Registers.push_back(Table.y());
  Registers.push_back(Table.icc());
  append_range(Registers, Table.fcc());
  for (unsigned R = 1; R != Table.TRI.getNumRegs(); ++R) {
    // Single registers, and the doubles of V9 that have none.
    RegisterInfo Info = Table.reg(Register(R));
    if (Info.Bank == RegisterFile::Float &&
        Info.Count == (Info.Number < 32 ? 1 : 2))
      Registers.push_back(R);
  }
  return Registers;
}

static std::string names(ArrayRef<MCRegister> Registers,
                         const InstructionTable &Table) {
  std::string Text;
  for (MCRegister R : Registers)
    Text +=
        (Text.empty() ? "%" : ", %") + StringRef(Table.TRI.getName(R)).lower();
  return Text;
}

//===- Signatures ---------------------------------------------------------===//

/// Registers that have values at the start of any function.
static bool isDefinedAtEntry(unsigned Integer, const MachineFunction &MF,
                             const InstructionTable &Table) {
  return Integer == reg::SP || Integer == reg::O7 ||
         (Integer > reg::G1 && Integer < reg::O0 &&
          MF.getRegInfo().isReserved(Table.integer(Integer)));
}

static void checkEntry(const MachineFunction &MF, const BitVector &Live,
                       const LivenessProblem &Problem, InstructionTable &Table,
                       Reporter &Report) {
  std::optional<unsigned> Slots =
      argumentSlots(MF.getFunction(), Table.is64Bit());
  if (!Slots)
    return;
  SmallVector<MCRegister, 4> Strange;
  for (unsigned R = reg::G1; R != reg::NumIntegers; ++R) {
    bool IsArgument = R >= reg::O0 && R < reg::O0 + std::min(*Slots, 6u);
    if (Problem.isLive(R, Live) && !IsArgument &&
        !isDefinedAtEntry(R, MF, Table))
      Strange.push_back(Table.integer(R));
  }
  for (unsigned R = 1; R != Table.TRI.getNumRegs(); ++R) {
    RegisterInfo Info = Table.reg(Register(R));
    if (Info.Bank != RegisterFile::Float || Info.Count != 1)
      continue;
    bool IsLive = any_of(Table.TRI.regunits(MCRegister(R)), [&](auto Unit) {
      return Live.test(LivenessProblem::index(Unit));
    });
    if (IsLive && !(Table.is64Bit() && Info.Number < 2 * *Slots))
      Strange.push_back(R);
  }
  if (!Strange.empty())
    Report.violation(Rule::Signature, MF,
                     names(Strange, Table) +
                         " is read, but no argument is there at the start");
}

//===- Annulled slots -----------------------------------------------------===//

/// That the value before the branch is used where it is not taken may be meant.
static void checkAnnulled(const MachineInstr &Branch, const BitVector &Live,
                          InstructionTable &Table, Reporter &Report) {
  auto Slot = std::next(Branch.getIterator());
  if (Slot == Branch.getParent()->instr_end() || !Slot->isBundledWithPred() ||
      Table.isNop(*Slot))
    return;
  SmallVector<MCRegister, 2> Needed;
  for (const MachineOperand &MO : Slot->operands())
    if (MO.isReg() && MO.isDef() &&
        any_of(Table.TRI.regunits(MO.getReg().asMCReg()), [&](auto Unit) {
          return Live.test(LivenessProblem::index(Unit));
        }))
      Needed.push_back(MO.getReg().asMCReg());
  if (Slot->mayStore())
    Report.unproved(Rule::AnnulledEffect, *Slot,
                    "where the branch is not taken it does not store");
  else if (!Needed.empty())
    Report.unproved(Rule::AnnulledEffect, *Slot,
                    "where the branch is not taken, the value that " +
                        names(Needed, Table) + " had before is used");
}

//===- The check ----------------------------------------------------------===//

void mincaml::sparc::checkLiveness(const MachineFunction &MF,
                                   InstructionTable &Table, Reporter &Report) {
  SmallVector<MCRegister, 64> Volatile = volatileRegisters(MF, Table);
  BitVector VolatileUnits(Table.TRI.getNumRegUnits());
  for (MCRegister R : Volatile)
    for (MCRegUnit Unit : Table.TRI.regunits(R))
      VolatileUnits.set(LivenessProblem::index(Unit));
  Graph TheGraph(MF);
  LivenessProblem Problem(TheGraph, VolatileUnits, Table);
  auto Solution = dataflow::solve(Problem, TheGraph);

  auto CheckLost = [&](const MachineInstr &MI, const BitVector &Live) {
    if (!Live.anyCommon(VolatileUnits))
      return;
    SmallVector<MCRegister, 4> Lost;
    copy_if(Volatile, std::back_inserter(Lost), [&](MCRegister R) {
      return any_of(Table.TRI.regunits(R), [&](auto Unit) {
        return Live.test(LivenessProblem::index(Unit));
      });
    });
    Report.violation(Rule::LiveAcrossCall, MI, names(Lost, Table));
  };
  for (dataflow::Node N = 1; N != TheGraph.exit(); ++N) {
    // What throws is a call, too.
    const MachineBasicBlock &MBB = *TheGraph.block(N);
    if (MBB.isEHPad() && !MBB.empty())
      CheckLost(*MBB.instr_begin(), Solution.In[N]);
    BitVector Live = Solution.Out[N];
    Problem.walk(MBB, Live, CheckLost);
    for (const MachineInstr &MI : MBB.instrs()) {
      if (!Table[MI].Annuls)
        continue;
      BitVector NotTaken(Live.size());
      for (dataflow::Node S : TheGraph.successors(N))
        if (TheGraph.block(S) && TheGraph.block(S) != MI.getOperand(0).getMBB())
          NotTaken |= Solution.In[S];
      checkAnnulled(MI, NotTaken, Table, Report);
    }
  }
  checkEntry(MF, Solution.Out[TheGraph.entry()], Problem, Table, Report);
}
