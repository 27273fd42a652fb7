//===- RegisterBranches.cpp - Branches on registers, on V9 ----------------===//
//
// A 64-bit SPARC processor can compare a register with zero and branch, or move
// a value, in one instruction, which tests all 64 bits of the register. LLVM
// uses these instructions only for 64-bit numbers, because it does not know the
// upper half of a register that contains a 32-bit number. The architecture
// defines that half: a load of a word clears it, and an arithmetic shift fills
// it with the sign.
//
//     ld [%i0+%g2], %g3              ld [%i0+%g2], %g3
//     cmp %g3, 0             =>      brz %g3, .L1
//     be %icc, .L1                   nop
//     nop
//
//     cmp %g3, 0             =>      movrnz %g3, 35, %o0
//     movne %icc, 35, %o0
//
// This pass determines which registers contain 32-bit numbers that are known to
// be zero-extended or sign-extended (extendedRegisters).
//   - It removes a compare with zero if only branches and conditional moves of
//     the same block read its condition codes, and makes these test the
//     register instead. For the conditions = and <>, the register must be
//     extended in either way; for <, <=, > and >=, it must be sign-extended. It
//     must not have changed since the compare, and an immediate that is moved
//     must fit in 10 bits.
//   - It removes an extension, `srl %x, 0, %x` or `sra %x, 0, %x`, of a
//     register that is already extended in this way.
//
// A branch on a register reaches 128 kilobytes. LLVM's branch relaxation, which
// runs later, inverts branches that are out of range.
//
// Precondition: code for V9. The pass runs after register allocation and block
// placement, and before branch relaxation and LLVM's delay slot filler.
//
//===----------------------------------------------------------------------===//

#include "MachinePass.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include <vector>

#define DEBUG_TYPE "mincaml-register-branches"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Extended 32-bit numbers in registers -------------------------------===//

namespace {

/// Whether a register is known to be sign-extended or zero-extended.
struct Extension {
  bool SignExtended = false;
  bool ZeroExtended = false;

  bool isKnown() const { return SignExtended || ZeroExtended; }
  friend Extension operator&(Extension A, Extension B) {
    return {A.SignExtended && B.SignExtended, A.ZeroExtended && B.ZeroExtended};
  }
};

} // namespace

static constexpr unsigned NumRegisters = 32;

namespace {

/// The transfer functions, for one subtarget.
class ExtensionRules {
public:
  explicit ExtensionRules(const TargetSubtargetInfo &Subtarget)
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

  static constexpr unsigned NumProperties = 2 * 32;

  /// Returns what is known about a register, given the state before an
  /// instruction that reads it. Nothing is known if it is not an integer
  /// register.
  Extension of(Register R, const BitVector &State) const {
    const uint32_t Mask = R.isPhysical() ? Parts[R.id()] : 0;
    if (!llvm::has_single_bit(Mask))
      return {};
    const unsigned Number = llvm::countr_zero(Mask);
    return {State.test(2 * Number), State.test(2 * Number + 1)};
  }

  /// Applies the transfer function of an instruction.
  void step(const MachineInstr &MI, BitVector &State) const {
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

private:
  enum class Result : uint8_t {
    Unknown,
    /// These operations determine the extension, whatever their operands are.
    Signed,
    Zeros,
    Both,
    /// For these operations, the extension depends on the operands.
    And,
    OrXor,
    ShiftRight,
    ArithmeticShiftRight,
    ArithmeticShiftRight64,
    SetHigh,
    Move,
    ChangesWindow,
  };

  static Result resultOf(StringRef Name) {
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

  Extension operand(const MachineOperand &MO, const BitVector &State) const {
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
  Extension result(const MachineInstr &MI, const BitVector &State) const {
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
      // One zero-extended operand suffices to clear the upper half. One operand
      // that is also sign-extended suffices to clear bit 31, too.
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

  void set(unsigned Number, Extension What, BitVector &State) const {
    // %g0 ignores writes.
    if (Number == reg::G0)
      return;
    State[2 * Number] = What.SignExtended;
    State[2 * Number + 1] = What.ZeroExtended;
  }

  const TargetRegisterInfo &TRI;
  /// The kind of result, by opcode.
  std::vector<Result> Results;
  /// The integer registers that each register consists of, as a bit mask.
  std::vector<uint32_t> Parts;
};

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

/// Whether control can reach the block by an exception, inline assembly or an
/// indirect branch. Nothing is known at the start of such a block.
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

/// The integer registers that contain 32-bit numbers which are extended to 64
/// bits.
///
/// Lattice: two bits for each register, which state that the register is
/// sign-extended (bits 63 to 32 equal bit 31) and zero-extended (bits 63 to 32
/// are zero). Both hold for numbers from 0 to 2^31 - 1. Meet: intersection,
/// because the properties must hold on all paths. Direction: forward. At entry
/// nothing is known except about %g0. Transfer function: the properties of the
/// result follow from the operation and the properties of its operands; nothing
/// is known about other registers that an instruction or a callee may write.
/// After `save` and `restore` nothing is known, because they rename registers.
///
/// Source: [SPARC-V9], the descriptions of the instructions (docs/sources.md).
///
/// Returns the state at the start of each block. In an unreachable block
/// nothing is known except about %g0.
static DenseMap<const MachineBasicBlock *, BitVector>
extendedRegisters(const MachineFunction &MF, const ExtensionRules &Rules) {
  const Graph TheGraph(MF);
  auto Solution = dataflow::solve(ExtensionProblem(TheGraph, Rules), TheGraph);
  DenseMap<const MachineBasicBlock *, BitVector> Start;
  for (const MachineBasicBlock &MBB : MF) {
    const std::optional<dataflow::Node> N = TheGraph.node(&MBB);
    Start[&MBB] = N && !isEnteredFromAnywhere(MBB)
                      ? std::move(Solution.In[*N])
                      : ExtensionProblem::atEntry();
  }
  return Start;
}

//===- Branches -----------------------------------------------------------===//

namespace {

/// The condition of a branch or move on a register.
struct RegisterCondition {
  unsigned Code;
  /// Whether the condition depends on the sign, and not only on being zero.
  bool AsksForSign;
};

/// A compare of a register with zero, and all instructions that read its
/// condition codes.
struct ComparedRegister {
  MachineInstr *Compare;
  SmallVector<MachineInstr *, 2> Readers;
  /// Whether the register has changed since the compare.
  bool HasChanged = false;

  Register tested() const { return Compare->getOperand(1).getReg(); }
};

} // namespace

/// The lowest of LLVM's numbers for conditions on registers. The difference
/// between such a number and this one is the encoding of the condition.
static constexpr unsigned FirstRegisterCondition = 48;

/// Returns the condition on a register that is equivalent to a condition on the
/// codes of a compare with zero. Such a compare sets neither carry nor
/// overflow.
static std::optional<RegisterCondition> conditionOf(int64_t IntegerCondition) {
  // These are the fields of Bicc and BPr ([SPARC-V9], A.7 and A.3). MOVcc and
  // MOVr have the same fields (A.35 and A.36).
  switch (IntegerCondition) {
  case 1: // equal
  case 4: // less or equal, unsigned
    return RegisterCondition{FirstRegisterCondition + 1, false};
  case 9:  // not equal
  case 12: // greater, unsigned
    return RegisterCondition{FirstRegisterCondition + 5, false};
  case 2: // less or equal
    return RegisterCondition{FirstRegisterCondition + 2, true};
  case 3: // less
  case 6: // negative
    return RegisterCondition{FirstRegisterCondition + 3, true};
  case 10: // greater
    return RegisterCondition{FirstRegisterCondition + 6, true};
  case 11: // greater or equal
  case 14: // not negative
    return RegisterCondition{FirstRegisterCondition + 7, true};
  default: // always, never, carry and overflow
    return std::nullopt;
  }
}

static int64_t conditionCode(const MachineInstr &Reader, unsigned Branch32) {
  return Reader.getOperand(Reader.getOpcode() == Branch32 ? 1 : 3).getImm();
}

static bool hasBundles(const MachineFunction &MF) {
  return any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB.instrs(),
                  [](const MachineInstr &MI) { return MI.isBundled(); });
  });
}

namespace {

class RegisterBranches {
public:
  static constexpr StringLiteral Name = "SPARC register branches";
  static constexpr bool PreservesCFG = true;

  explicit RegisterBranches(const TargetSubtargetInfo &Subtarget)
      : Rules(Subtarget), TII(Subtarget.getInstrInfo()),
        TRI(Subtarget.getRegisterInfo()), Compare(findOpcode(*TII, "SUBCCri")),
        Branch32(findOpcode(*TII, "BPICC")),
        MoveImmediate(findOpcode(*TII, "MOVICCri")),
        ExtendByZeros(findOpcode(*TII, "SRLri")),
        ExtendBySign(findOpcode(*TII, "SRAri")), Zero(findRegister(*TRI, "G0")),
        Codes(findRegister(*TRI, "ICC")) {
    constexpr std::pair<StringLiteral, StringLiteral> Forms[] = {
        {"BPICC", "BPR"},        {"MOVICCrr", "MOVRrr"},
        {"MOVICCri", "MOVRri"},  {"FMOVS_ICC", "FMOVRS"},
        {"FMOVD_ICC", "FMOVRD"}, {"FMOVQ_ICC", "FMOVRQ"}};
    for (auto [OnCodes, Form] : Forms)
      OnRegister[findOpcode(*TII, OnCodes)] = findOpcode(*TII, Form);
  }

  bool run(MachineFunction &MF) {
    if (!MF.getTarget().getTargetTriple().isSPARC64() || hasBundles(MF))
      return false;
    Compares = Extensions = 0;
    const auto Extended = extendedRegisters(MF, Rules);
    for (MachineBasicBlock &MBB : MF)
      visit(MBB, Extended.at(&MBB));
    if (Compares == 0 && Extensions == 0)
      return false;
    emitFunctionRemark(MF, DEBUG_TYPE, "Replaced", [&](auto &Remark) {
      Remark << ore::NV("Compares", Compares)
             << " compares with zero are part of branches and moves, and "
             << ore::NV("Extensions", Extensions)
             << " extensions of 32-bit numbers are removed";
    });
    return true;
  }

private:
  /// Whether the instruction extends a register in place that is already
  /// extended.
  bool isRedundant(const MachineInstr &MI, const BitVector &State) const {
    if (MI.getOpcode() != ExtendByZeros && MI.getOpcode() != ExtendBySign)
      return false;
    const MachineOperand &Amount = MI.getOperand(2);
    if (!Amount.isImm() || Amount.getImm() != 0 ||
        MI.getOperand(0).getReg() != MI.getOperand(1).getReg())
      return false;
    const Extension Known = Rules.of(MI.getOperand(1).getReg(), State);
    return MI.getOpcode() == ExtendByZeros ? Known.ZeroExtended
                                           : Known.SignExtended;
  }

  bool isCompareWithZero(const MachineInstr &MI) const {
    return MI.getOpcode() == Compare && MI.getOperand(0).getReg() == Zero &&
           MI.getOperand(2).isImm() && MI.getOperand(2).getImm() == 0;
  }

  /// Whether an instruction that reads the condition codes of a compare with
  /// zero can test the register instead. \p State is the state before it.
  bool canTest(const MachineInstr &Reader, Register Tested,
               const BitVector &State) const {
    if (!OnRegister.contains(Reader.getOpcode()))
      return false;
    // The immediate has one bit less than with condition codes.
    if (Reader.getOpcode() == MoveImmediate &&
        !(Reader.getOperand(1).isImm() &&
          isInt<10>(Reader.getOperand(1).getImm())))
      return false;
    const std::optional<RegisterCondition> Condition =
        conditionOf(conditionCode(Reader, Branch32));
    if (!Condition)
      return false;
    const Extension Known = Rules.of(Tested, State);
    return Condition->AsksForSign ? Known.SignExtended : Known.isKnown();
  }

  /// Finds the compares with zero of a block that can be removed, because all
  /// instructions that read their condition codes can test the register
  /// instead. \p State is the state at the start of the block.
  std::vector<ComparedRegister> find(MachineBasicBlock &MBB,
                                     BitVector State) const {
    std::vector<ComparedRegister> Found;
    std::optional<ComparedRegister> Last;
    auto End = [&] {
      if (Last && !Last->Readers.empty())
        Found.push_back(std::move(*Last));
      Last.reset();
    };
    for (MachineInstr &MI : MBB) {
      if (Last && MI.readsRegister(Codes, TRI)) {
        if (!Last->HasChanged && canTest(MI, Last->tested(), State))
          Last->Readers.push_back(&MI);
        else
          Last.reset();
      }
      if (MI.modifiesRegister(Codes, TRI))
        End();
      else if (Last && MI.modifiesRegister(Last->tested(), TRI))
        Last->HasChanged = true;
      if (isCompareWithZero(MI))
        Last = ComparedRegister{&MI, {}};
      Rules.step(MI, State);
    }
    if (none_of(MBB.successors(), [&](const MachineBasicBlock *Next) {
          return Next->isLiveIn(Codes);
        }))
      End();
    return Found;
  }

  void replaceReader(MachineInstr &Reader, Register Tested) const {
    const unsigned Condition =
        conditionOf(conditionCode(Reader, Branch32))->Code;
    const MCInstrDesc &Form = TII->get(OnRegister.at(Reader.getOpcode()));
    MachineInstrBuilder New =
        BuildMI(*Reader.getParent(), Reader, Reader.getDebugLoc(), Form)
            .add(Reader.getOperand(0));
    if (Reader.getOpcode() == Branch32)
      New.addImm(Condition).addReg(Tested);
    else
      New.addReg(Tested)
          .add(Reader.getOperand(1))
          .add(Reader.getOperand(2))
          .addImm(Condition);
    Reader.eraseFromParent();
  }

  void replace(const ComparedRegister &Found) const {
    const Register Tested = Found.tested();
    // The last reader now reads the register, so the register is no longer
    // killed before it.
    for (MachineInstr &MI :
         make_range(Found.Compare->getIterator(),
                    MachineBasicBlock::instr_iterator(*Found.Readers.back())))
      MI.clearRegisterKills(Tested, TRI);
    for (MachineInstr *Reader : Found.Readers)
      replaceReader(*Reader, Tested);
    Found.Compare->eraseFromParent();
  }

  void visit(MachineBasicBlock &MBB, const BitVector &Start) {
    // Replace compares first. If an extension between a compare and its branch
    // were already removed, the proof (SameConditions) would not know that both
    // see the same number.
    const std::vector<ComparedRegister> Found = find(MBB, Start);
    for (const ComparedRegister &C : Found)
      replace(C);
    Compares += Found.size();
    BitVector State = Start;
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (isRedundant(MI, State)) {
        MI.eraseFromParent();
        ++Extensions;
      } else {
        Rules.step(MI, State);
      }
    }
  }

  ExtensionRules Rules;
  const TargetInstrInfo *TII;
  const TargetRegisterInfo *TRI;
  /// Maps instructions that read integer condition codes to those that test a
  /// register instead.
  SmallDenseMap<unsigned, unsigned, 8> OnRegister;
  unsigned Compare, Branch32, MoveImmediate, ExtendByZeros, ExtendBySign;
  MCRegister Zero, Codes;
  unsigned Compares = 0, Extensions = 0;
};

} // namespace

MachineFunctionPass *mincaml::createRegisterBranchesPass() {
  return new SubtargetPass<RegisterBranches>();
}
