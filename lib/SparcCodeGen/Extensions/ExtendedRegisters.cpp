//===- ExtendedRegisters.cpp - Extended 32-bit numbers in registers -------===//

#include "Extensions/ExtendedRegisters.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

static constexpr unsigned NumRegisters = 32;

ExtensionRules::Result ExtensionRules::resultOf(StringRef Name) {
  if (Name.starts_with("SAVE") || Name.starts_with("RESTORE") ||
      Name == "FLUSHW")
    return Result::ChangesWindow;
  if (Name == "SETHIi")
    return Result::SetHigh;
  if (!Name.consume_back("rr") && !Name.consume_back("ri"))
    return Result::Unknown;
  return StringSwitch<Result>(Name)
      .Cases({"LDSB", "LDSH", "LDSW"}, Result::Signed)
      .Case("LD", Result::Zeros)
      .Cases({"LDUB", "LDUH"}, Result::Both)
      .Case("AND", Result::And)
      .Cases({"OR", "XOR"}, Result::OrXor)
      .Case("SRL", Result::ShiftRight)
      .Case("SRA", Result::ArithmeticShiftRight)
      .Case("SRAX", Result::ArithmeticShiftRight64)
      .Cases({"MOVICC", "MOVXCC", "MOVFCC", "MOVR"}, Result::Move)
      .Default(Result::Unknown);
}

ExtensionRules::ExtensionRules(const TargetSubtargetInfo &Subtarget)
    : TRI(*Subtarget.getRegisterInfo()) {
  const TargetInstrInfo &TII = *Subtarget.getInstrInfo();
  Results.resize(TII.getNumOpcodes(), Result::Unknown);
  for (unsigned Opcode = TargetOpcode::GENERIC_OP_END + 1;
       Opcode != TII.getNumOpcodes(); ++Opcode)
    Results[Opcode] = resultOf(TII.getName(Opcode));
  Parts.resize(TRI.getNumRegs());
  for (unsigned R = 1; R != TRI.getNumRegs(); ++R)
    for (MCPhysReg Part : TRI.subregs_inclusive(R))
      if (auto Number = registerNumber(TRI.getName(Part));
          Number && *Number < NumRegisters)
        Parts[R] |= 1u << *Number;
}

Extension ExtensionRules::of(Register R, const BitVector &State) const {
  const uint32_t Mask = R.isPhysical() ? Parts[R.id()] : 0;
  if (!llvm::has_single_bit(Mask))
    return {};
  const unsigned Number = llvm::countr_zero(Mask);
  return {State.test(2 * Number), State.test(2 * Number + 1)};
}

void ExtensionRules::set(unsigned Number, Extension What,
                         BitVector &State) const {
  // %g0 ignores writes.
  if (Number == reg::G0)
    return;
  State[2 * Number] = What.SignExtended;
  State[2 * Number + 1] = What.ZeroExtended;
}

Extension ExtensionRules::operand(const MachineOperand &MO,
                                  const BitVector &State) const {
  if (MO.isReg())
    return of(MO.getReg(), State);
  // Immediate operands are sign-extended. Operands with a relocation, such as
  // `%lo(x)`, are not yet known.
  if (MO.isImm())
    return {true, MO.getImm() >= 0};
  return {};
}

/// Returns the extension of the first operand, which is the result of the
/// instruction.
Extension ExtensionRules::result(const MachineInstr &MI,
                                 const BitVector &State) const {
  auto Operand = [&](unsigned I) { return operand(MI.getOperand(I), State); };
  auto IsShiftedBy = [&](int64_t Least) {
    return MI.getOperand(2).isImm() && MI.getOperand(2).getImm() >= Least;
  };
  switch (Results[MI.getOpcode()]) {
  case Result::Unknown:
  case Result::ChangesWindow:
    return {};
  case Result::Signed:
    return {true, false};
  case Result::Zeros:
    return {false, true};
  case Result::Both:
    return {true, true};
  case Result::And: {
    const Extension A = Operand(1), B = Operand(2);
    // One such operand suffices to clear the upper half, or that and bit 31.
    const bool IsSmall = (A.SignExtended && A.ZeroExtended) ||
                         (B.SignExtended && B.ZeroExtended);
    return {IsSmall || (A.SignExtended && B.SignExtended),
            A.ZeroExtended || B.ZeroExtended};
  }
  case Result::OrXor:
    return Operand(1) & Operand(2);
  case Result::ShiftRight:
    return {IsShiftedBy(1), true};
  case Result::ArithmeticShiftRight:
    return {true, false};
  case Result::ArithmeticShiftRight64:
    return {IsShiftedBy(32), false};
  case Result::SetHigh:
    // The result has 22 bits, shifted left by 10.
    return {MI.getOperand(1).isImm() && isUInt<21>(MI.getOperand(1).getImm()),
            true};
  case Result::Move: {
    // The last three operands are the value that is moved, the value that
    // remains if the condition does not hold, and the condition.
    const unsigned Condition = MI.getNumExplicitOperands() - 1;
    return Operand(Condition - 2) & Operand(Condition - 1);
  }
  }
  llvm_unreachable("no such result");
}

void ExtensionRules::step(const MachineInstr &MI, BitVector &State) const {
  if (MI.isMetaInstruction())
    return;
  const bool IsUnknownCall =
      MI.isCall() && none_of(MI.operands(), [](const MachineOperand &MO) {
        return MO.isRegMask();
      });
  if (Results[MI.getOpcode()] == Result::ChangesWindow || MI.isInlineAsm() ||
      IsUnknownCall) {
    State.reset();
    // %g0 is always zero.
    State.set(0, 2);
    return;
  }
  const Extension What = result(MI, State);
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isRegMask()) {
      for (unsigned R = 1; R != Parts.size(); ++R)
        if (llvm::has_single_bit(Parts[R]) && MO.clobbersPhysReg(R))
          set(llvm::countr_zero(Parts[R]), {}, State);
    } else if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical()) {
      const bool IsResult = &MO == &MI.getOperand(0) && !MO.isImplicit();
      for (uint32_t Rest = Parts[MO.getReg().id()]; Rest; Rest &= Rest - 1)
        set(llvm::countr_zero(Rest), {}, State);
      if (IsResult && llvm::has_single_bit(Parts[MO.getReg().id()]))
        set(llvm::countr_zero(Parts[MO.getReg().id()]), What, State);
    }
  }
}

namespace {

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

/// Whether control can reach the block by an exception, inline assembly or an
/// indirect branch, so that nothing is known at its start.
bool isEnteredFromAnywhere(const MachineBasicBlock &MBB) {
  return MBB.isEHPad() || MBB.isInlineAsmBrIndirectTarget() ||
         MBB.hasAddressTaken();
}

class ExtensionProblem {
public:
  using LatticeType = dataflow::MustHold;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  ExtensionProblem(const Graph &TheGraph, const ExtensionRules &Rules)
      : TheGraph(TheGraph), Rules(Rules) {}

  LatticeType lattice() const {
    return LatticeType(ExtensionRules::NumProperties);
  }
  BitVector boundary() const { return atEntry(); }
  void transfer(dataflow::Node N, BitVector &State) const {
    const MachineBasicBlock *MBB = TheGraph.block(N);
    if (!MBB)
      return;
    if (isEnteredFromAnywhere(*MBB))
      State = atEntry();
    for (const MachineInstr &MI : *MBB)
      Rules.step(MI, State);
  }

  static BitVector atEntry() {
    BitVector State(ExtensionRules::NumProperties);
    // %g0 is always zero.
    State.set(0, 2);
    return State;
  }

private:
  const Graph &TheGraph;
  const ExtensionRules &Rules;
};

} // namespace

ExtendedRegisters::ExtendedRegisters(const MachineFunction &MF,
                                     const ExtensionRules &Rules) {
  const Graph TheGraph(MF);
  auto Solution = dataflow::solve(ExtensionProblem(TheGraph, Rules), TheGraph);
  for (dataflow::Node N = 1; N != TheGraph.exit(); ++N) {
    const MachineBasicBlock *MBB = TheGraph.block(N);
    Start[MBB] = isEnteredFromAnywhere(*MBB) ? ExtensionProblem::atEntry()
                                             : std::move(Solution.In[N]);
  }
}

BitVector ExtendedRegisters::atStart(const MachineBasicBlock &MBB) const {
  auto Found = Start.find(&MBB);
  return Found != Start.end() ? Found->second : ExtensionProblem::atEntry();
}
