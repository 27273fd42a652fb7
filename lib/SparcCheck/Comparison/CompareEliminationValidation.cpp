//===- CompareEliminationValidation.cpp - Proof of compare elimination ----===//
//
// Proves that code is equivalent to the code before a pass that removes
// compares: those whose condition codes are already available and, on V9, those
// with zero that became part of a branch or move on a register.
//
// Both versions have the same blocks. In each block, the new code executes the
// instructions of the old code in the same order, except that
//   - the extension of a register may be missing if the value is a number that
//     the extension does not change (RegisterRanges);
//   - a compare may be missing if its condition codes are available in the new
//     code (AvailableCompares);
//   - a compare of a register with zero may be missing if each branch and
//     conditional move on its condition codes is replaced by one on the
//     register with the equivalent condition. The register must not have
//     changed since the compare. For equality, it must contain a 32-bit number
//     that is sign- or zero-extended; for order, one that is sign-extended.
//     Nothing else in the old code may read the condition codes.
//
// This is translation validation [Necula] of a pass that changes individual
// instructions.
//
//===----------------------------------------------------------------------===//

#include "Comparison/Validation.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

/// A forward data-flow problem on the recorded code. \p StepT is the transfer
/// function of an instruction.
template <typename LatticeT, typename StepT> class RecordedProblem {
public:
  using LatticeType = LatticeT;
  using Element = typename LatticeT::Element;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  RecordedProblem(const Graph &TheGraph, const RecordedCode &Code,
                  LatticeT TheLattice, Element Boundary, StepT Step)
      : TheGraph(TheGraph), Code(Code), TheLattice(TheLattice),
        Boundary(std::move(Boundary)), Step(std::move(Step)) {}

  LatticeT lattice() const { return TheLattice; }
  Element boundary() const { return Boundary; }
  void transfer(dataflow::Node N, Element &State) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      for (const RecordedCode::Item &I : Code[Code.numberOf(MBB)].Items)
        Step(*I.MI, State);
  }

private:
  const Graph &TheGraph;
  const RecordedCode &Code;
  const LatticeT TheLattice;
  const Element Boundary;
  const StepT Step;
};

} // namespace

//===- Available condition codes ------------------------------------------===//

/// Whether an instruction only sets condition codes, and computes them from its
/// operands alone.
static bool isCompare(const MachineInstr &MI, const InstructionTable &Table) {
  if (MI.isCall() || MI.isInlineAsm() || MI.mayLoadOrStore())
    return false;
  bool SetsCodes = false;
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isPhysical())
      continue;
    const RegisterInfo R = Table.reg(MO.getReg());
    const bool IsCodes = R.Bank == RegisterFile::State && R.Number != reg::Y;
    if (MO.isUse() && R.Bank == RegisterFile::State)
      return false;
    if (MO.isDef() && !IsCodes && !Table.TRI.isConstantPhysReg(MO.getReg()))
      return false;
    SetsCodes |= MO.isDef() && IsCodes;
  }
  return SetsCodes;
}

AvailableCompares::AvailableCompares(const RecordedCode &Code,
                                     const Graph &TheGraph,
                                     InstructionTable &Table)
    : Table(Table) {
  for (unsigned B = 0; B != Code.numberOfBlocks(); ++B)
    for (const RecordedCode::Item &I : Code[B].Items)
      if (auto *MI = const_cast<MachineInstr *>(I.MI);
          isCompare(*MI, Table) &&
          Numbers.try_emplace(MI, Compares.size()).second)
        Compares.push_back(MI);
  const unsigned Size = Compares.size();
  const auto Solution = dataflow::solve(
      RecordedProblem(
          TheGraph, Code, dataflow::MustHold(Size), Set(Size),
          [&](const MachineInstr &MI, Set &Available) { step(MI, Available); }),
      TheGraph);
  for (unsigned B = 0; B != Code.numberOfBlocks(); ++B)
    if (const auto N = TheGraph.node(Code[B].MBB))
      Starts[Code[B].MBB] = Solution.In[*N];
}

void AvailableCompares::step(const MachineInstr &MI, Set &Available) const {
  const Operation Op = Table[MI].TheOperation;
  // LLVM models only the writes of one state register, %y.
  const bool WritesState = Op == Operation::WriteState &&
                           !MI.modifiesRegister(Table.y(), &Table.TRI);
  const bool IsLabel = MI.isPosition() && !MI.isCFIInstruction();
  if (MI.isCall() || MI.isInlineAsm() || IsLabel || WritesState ||
      Op == Operation::Save || Op == Operation::Restore)
    Available.reset();
  for (unsigned I : Available.set_bits())
    if (any_of(Compares[I]->operands(), [&](const MachineOperand &MO) {
          return MO.isReg() && MO.getReg().isPhysical() &&
                 !Table.TRI.isConstantPhysReg(MO.getReg()) &&
                 MI.modifiesRegister(MO.getReg(), &Table.TRI);
        }))
      Available.reset(I);
  if (isCompare(MI, Table))
    Available.set(Numbers.at(const_cast<MachineInstr *>(&MI)));
}

//===- Ranges of registers in 64-bit code ---------------------------------===//

bool RegisterRangeLattice::join(Element &Into, const Element &From) const {
  bool Changed = false;
  for (auto [Mine, Other] : zip_equal(Into, From)) {
    const RegisterRange Both = RegisterRange::common(Mine, Other);
    Changed |= Both != Mine;
    Mine = Both;
  }
  return Changed;
}

RegisterRanges mincaml::sparc::rangesAtEntry() {
  RegisterRanges Ranges;
  Ranges[reg::G0] = RegisterRange::of(true, true);
  return Ranges;
}

static RegisterRange operandRange(const MachineOperand &MO,
                                  InstructionTable &Table,
                                  const RegisterRanges &Ranges) {
  if (MO.isImm())
    return RegisterRange::of(isInt<32>(MO.getImm()), isUInt<32>(MO.getImm()));
  if (!MO.isReg())
    return {};
  const RegisterInfo R = Table.reg(MO.getReg());
  return R.Bank == RegisterFile::Integer && R.Count == 1 ? Ranges[R.Number]
                                                         : RegisterRange();
}

/// Returns the range of the first operand, which is the result of the
/// instruction.
static RegisterRange resultRange(const MachineInstr &MI,
                                 InstructionTable &Table,
                                 const RegisterRanges &Ranges) {
  StringRef Name = Table.name(MI.getOpcode());
  auto Operand = [&](unsigned I) {
    return operandRange(MI.getOperand(I), Table, Ranges);
  };
  if (Name == "SETHIi") {
    // The result is a multiple of 1024 below 2^32.
    const MachineOperand &High = MI.getOperand(1);
    return RegisterRange::of(High.isImm() && High.getImm() < (1 << 21), true);
  }
  const bool IsImmediate = Name.ends_with("ri");
  if (!Name.consume_back("ri") && !Name.consume_back("rr"))
    return {};
  const InstructionInfo &Info = Table[MI];
  // This matches LDSB, LDUH and LDSW, but not LDD, LDF or LDX. It does not
  // match accesses to alternate address spaces either, whose names end in A.
  if (Info.Loads && !Info.Stores && Name.starts_with("LD")) {
    if (Name == "LD")
      return RegisterRange::of(false, true);
    if (Name.size() != 4 || Info.AccessSize > 4)
      return {};
    if (Name[2] == 'S')
      return RegisterRange::of(true, false);
    if (Name[2] == 'U')
      return RegisterRange::of(true, true);
    return {};
  }
  const int64_t Amount =
      IsImmediate && MI.getNumExplicitOperands() > 2 && MI.getOperand(2).isImm()
          ? MI.getOperand(2).getImm()
          : 0;
  if (Name == "SRL")
    return RegisterRange::of(Amount > 0, true);
  if (Name == "SRA")
    return RegisterRange::of(true, false);
  if (Name == "SRAX")
    return RegisterRange::of(Amount >= 32, false);
  if (Name == "AND") {
    const RegisterRange A = Operand(1), B = Operand(2);
    if ((A.Signed && A.Unsigned) || (B.Signed && B.Unsigned))
      return RegisterRange::of(true, true);
    return RegisterRange::of(A.Signed && B.Signed, A.Unsigned || B.Unsigned);
  }
  if (Name == "OR" || Name == "XOR") {
    const RegisterRange A = Operand(1), B = Operand(2);
    RegisterRange R =
        RegisterRange::of(A.Signed && B.Signed, A.Unsigned && B.Unsigned);
    // The instruction is a copy.
    if (MI.getOperand(1).isReg() &&
        Table.reg(MI.getOperand(1).getReg()).Number == reg::G0)
      R.Either = B.Either;
    return R;
  }
  if (Name.starts_with("MOVICC") || Name.starts_with("MOVXCC") ||
      Name.starts_with("MOVFCC") || Name == "MOVR") {
    // The result is one of two values. The second one is the old content of the
    // result register.
    const unsigned Last = MI.getNumExplicitOperands() - 1;
    return RegisterRange::common(Operand(Last - 2), Operand(Last - 1));
  }
  return {};
}

void mincaml::sparc::step(const MachineInstr &MI, InstructionTable &Table,
                          RegisterRanges &Ranges) {
  const Operation Op = Table[MI].TheOperation;
  if (Op == Operation::Save || Op == Operation::Restore || MI.isInlineAsm()) {
    Ranges = rangesAtEntry();
    return;
  }
  const RegisterRange Result = resultRange(MI, Table, Ranges);
  if (MI.isCall()) {
    // A callee preserves at most the %l and %i registers.
    for (unsigned R = reg::G1; R != reg::L0; ++R)
      Ranges[R] = {};
    if (none_of(MI.operands(),
                [](const MachineOperand &MO) { return MO.isRegMask(); }))
      Ranges = rangesAtEntry();
  }
  for (const MachineOperand &MO : MI.operands()) {
    if (MO.isRegMask())
      for (unsigned R = reg::L0; R != reg::NumIntegers; ++R)
        if (MO.clobbersPhysReg(Table.integer(R)))
          Ranges[R] = {};
    if (!MO.isReg() || !MO.isDef())
      continue;
    const RegisterInfo R = Table.reg(MO.getReg());
    if (R.Bank != RegisterFile::Integer)
      continue;
    for (unsigned I = R.Number; I != unsigned(R.Number) + R.Count; ++I)
      Ranges[I] = {};
    if (&MO == &MI.getOperand(0) && R.Count == 1)
      Ranges[R.Number] = Result;
  }
  Ranges[reg::G0] = RegisterRange::of(true, true);
}

//===- The validation -----------------------------------------------------===//

/// The property of a number, compared with zero, that a condition tests.
enum class Predicate : uint8_t {
  None,
  IsZero,
  IsNotZero,
  IsNegative,
  IsNotNegative,
  IsPositive,
  IsNotPositive,
};

/// Returns the meaning of the field cond of Bicc and MOVcc after `cmp x, 0`,
/// which sets neither carry nor overflow ([SPARC-V9], A.7).
static Predicate ofCodes(int64_t Condition) {
  constexpr Predicate Predicates[] = {
      Predicate::None,       Predicate::IsZero,     Predicate::IsNotPositive,
      Predicate::IsNegative, Predicate::IsZero,     Predicate::None,
      Predicate::IsNegative, Predicate::None,       Predicate::None,
      Predicate::IsNotZero,  Predicate::IsPositive, Predicate::IsNotNegative,
      Predicate::IsNotZero,  Predicate::None,       Predicate::IsNotNegative,
      Predicate::None};
  return isUInt<4>(Condition) ? Predicates[Condition] : Predicate::None;
}

/// Returns the meaning of the field rcond of BPr and MOVr ([SPARC-V9], A.3 and
/// A.36). LLVM sets one or two additional bits above the field.
static Predicate ofRegister(int64_t Condition) {
  constexpr Predicate Predicates[] = {
      Predicate::None,       Predicate::IsZero,       Predicate::IsNotPositive,
      Predicate::IsNegative, Predicate::None,         Predicate::IsNotZero,
      Predicate::IsPositive, Predicate::IsNotNegative};
  return Predicates[Condition & 7];
}

/// Returns the variant of an instruction on integer condition codes that tests
/// a register instead; empty if there is none.
static StringRef formOnRegister(StringRef Name) {
  return StringSwitch<StringRef>(Name)
      .Case("BPICC", "BPR")
      .Case("MOVICCrr", "MOVRrr")
      .Case("MOVICCri", "MOVRri")
      .Case("FMOVS_ICC", "FMOVRS")
      .Case("FMOVD_ICC", "FMOVRD")
      .Case("FMOVQ_ICC", "FMOVRQ")
      .Default("");
}

namespace {

class CompareEliminationValidation {
public:
  /// \p Live is the liveness at the start of each block of the old code.
  CompareEliminationValidation(const RecordedCode &Old, const RecordedCode &New,
                               const LiveAtStart &Live, InstructionTable &Table)
      : Old(Old), New(New), Live(Live), Table(Table) {}

  std::optional<CodeDifference> run() {
    const Graph TheGraph(New.function());
    const auto Solution = dataflow::solve(
        RecordedProblem(TheGraph, Old, RegisterRangeLattice(), rangesAtEntry(),
                        [&](const MachineInstr &MI, RegisterRanges &Ranges) {
                          step(MI, Table, Ranges);
                        }),
        TheGraph);
    const AvailableCompares Compares(New, TheGraph, Table);
    const CodeDifference OtherBlocks{nullptr,
                                     "the basic blocks or their successors "
                                     "differ from those before the pass"};
    if (Old.numberOfBlocks() != New.numberOfBlocks())
      return OtherBlocks;
    for (unsigned B = 0; B != Old.numberOfBlocks(); ++B) {
      const Block &Was = Old[B], &Is = New[B];
      if (Was.MBB != Is.MBB || Was.Successors != Is.Successors)
        return OtherBlocks;
      const std::optional<dataflow::Node> N = TheGraph.node(Was.MBB);
      if (std::optional<CodeDifference> Difference =
              compare(Was, Is, N ? Solution.In[*N] : rangesAtEntry(), Compares))
        return Difference;
    }
    return std::nullopt;
  }

private:
  using Block = RecordedCode::Block;
  /// An integer compare that is not in the new code.
  struct MissingCompare {
    /// The register that it compares with zero; none for other compares.
    Register Tested;
    /// Whether the condition codes that it would set are available.
    bool HasCodes;
    /// Whether the register has changed since.
    bool HasChanged = false;
  };

  std::optional<CodeDifference> compare(const Block &Was, const Block &Is,
                                        RegisterRanges Ranges,
                                        const AvailableCompares &Compares) {
    AvailableCompares::Set Available = Compares.atStart(*Is.MBB);
    unsigned NextNew = 0;
    auto GoOn = [&] { Compares.step(*Is.Items[NextNew++].MI, Available); };
    /// The last compare, if the new code does not have it.
    std::optional<MissingCompare> Missing;
    for (const RecordedCode::Item &Item : Was.Items) {
      const MachineInstr *MI = Item.MI;
      const MachineInstr *Now =
          NextNew != Is.Items.size() ? Is.Items[NextNew].MI : nullptr;
      // If the next instruction of the new code is the same, this one is not
      // missing, even if it could be.
      if (Now && isSame(*MI, *Now)) {
        if (Missing && !Missing->HasCodes &&
            MI->readsRegister(Table.icc(), &Table.TRI))
          return CodeDifference{
              Now, "the comparison that sets its condition codes is missing"};
        GoOn();
      } else if (isRedundant(*MI, Ranges)) {
        continue;
      } else if (Compares.contains(Available, *MI)) {
        if (MI->modifiesRegister(Table.icc(), &Table.TRI))
          Missing = MissingCompare{testedByCompare(*MI), /*HasCodes=*/true};
        continue;
      } else if (const Register Tested = testedByCompare(*MI)) {
        Missing = MissingCompare{Tested, /*HasCodes=*/false};
        continue;
      } else if (Missing && Now && MI->readsRegister(Table.icc(), &Table.TRI)) {
        std::string Why = mistake(*Missing, *MI, *Now, Ranges);
        if (!Why.empty())
          return CodeDifference{Now, std::move(Why)};
        GoOn();
      } else {
        return CodeDifference{
            Now, "another instruction was at this point before the pass"};
      }
      if (MI->modifiesRegister(Table.icc(), &Table.TRI))
        Missing.reset();
      else if (Missing && Missing->Tested)
        Missing->HasChanged |=
            MI->modifiesRegister(Missing->Tested, &Table.TRI);
      step(*MI, Table, Ranges);
    }
    if (Missing && !Missing->HasCodes && areCodesLiveOut(Was))
      return CodeDifference{
          nullptr, "a comparison is missing whose condition codes are live"};
    if (NextNew != Is.Items.size())
      return CodeDifference{
          Is.Items[NextNew].MI,
          "it is executed on a path where it was not executed before the pass"};
    return std::nullopt;
  }

  /// Whether an instruction extends a register in place and the register
  /// contains a number that the extension does not change.
  bool isRedundant(const MachineInstr &MI, const RegisterRanges &Ranges) const {
    StringRef Name = Table.name(MI.getOpcode());
    if ((Name != "SRLri" && Name != "SRAri") || !MI.getOperand(2).isImm() ||
        MI.getOperand(2).getImm() != 0 ||
        MI.getOperand(0).getReg() != MI.getOperand(1).getReg())
      return false;
    const RegisterRange Range =
        Ranges[Table.reg(MI.getOperand(0).getReg()).Number];
    return Name == "SRLri" ? Range.Unsigned : Range.Signed;
  }
  /// Returns the register that an instruction compares with zero; none for
  /// other instructions.
  Register testedByCompare(const MachineInstr &MI) const {
    const bool IsCompareWithZero =
        Table.name(MI.getOpcode()) == "SUBCCri" &&
        Table.reg(MI.getOperand(0).getReg()).Number == reg::G0 &&
        MI.getOperand(2).isImm() && MI.getOperand(2).getImm() == 0;
    return IsCompareWithZero ? MI.getOperand(1).getReg() : Register();
  }

  /// Returns why a branch or move on a register differs from the one on the
  /// condition codes of a compare with zero; empty if they are equivalent.
  /// \p Ranges is the state before the instruction.
  std::string mistake(const MissingCompare &Missing, const MachineInstr &Was,
                      const MachineInstr &Is,
                      const RegisterRanges &Ranges) const {
    const StringRef Form = formOnRegister(Table.name(Was.getOpcode()));
    if (Form.empty() || Table.name(Is.getOpcode()) != Form)
      return "it is another kind of instruction than before the pass";
    const bool IsBranch = Was.isBranch();
    // The operands of a branch are target, condition and register. Those of a
    // move are result, register, the two values and condition. The variants on
    // condition codes have no register operand.
    auto IsSame = [&](unsigned Old, unsigned New) {
      return Is.getOperand(New).isIdenticalTo(Was.getOperand(Old));
    };
    if (!IsSame(0, 0))
      return IsBranch ? "it has another target than before the pass"
                      : "it has another result register than before the pass";
    if (!IsBranch && !(IsSame(1, 2) && IsSame(2, 3)))
      return "it moves another value than before the pass";
    const Predicate Condition =
        ofCodes(Was.getOperand(IsBranch ? 1 : 3).getImm());
    if (Condition == Predicate::None ||
        Condition != ofRegister(Is.getOperand(IsBranch ? 1 : 4).getImm()))
      return "its condition differs from the one before the pass";
    const Register Tested = Is.getOperand(IsBranch ? 2 : 1).getReg();
    if (Tested != Missing.Tested)
      return "before the pass, another register was compared";
    if (Missing.HasChanged)
      return "the register changes after the comparison";
    const RegisterRange Range = Ranges[Table.reg(Tested).Number];
    const bool TestsZero =
        Condition == Predicate::IsZero || Condition == Predicate::IsNotZero;
    if (!(TestsZero ? Range.Either : Range.Signed))
      return "the upper half of the register is not known";
    return {};
  }

  /// Whether a successor of a block reads the condition codes at the end of the
  /// block.
  bool areCodesLiveOut(const Block &Was) const {
    return any_of(Was.Successors, [&](const MachineBasicBlock *Next) {
      auto Units = Live.find(Next);
      return Units == Live.end() ||
             any_of(Table.TRI.regunits(Table.icc()), [&](MCRegUnit Unit) {
               return Units->second.test(static_cast<unsigned>(Unit));
             });
    });
  }

  const RecordedCode &Old, &New;
  const LiveAtStart &Live;
  InstructionTable &Table;
};

} // namespace

std::optional<CodeDifference> mincaml::sparc::validateCompareElimination(
    const RecordedCode &Old, const RecordedCode &New, const LiveAtStart &Live,
    InstructionTable &Table) {
  return CompareEliminationValidation(Old, New, Live, Table).run();
}
