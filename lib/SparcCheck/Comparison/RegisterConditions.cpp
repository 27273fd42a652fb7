//===- RegisterConditions.cpp - Compares that are left out ----------------===//

#include "Comparison/RegisterConditions.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

namespace {

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

/// UpperHalves.h on the recorded code.
class Problem {
public:
  using LatticeType = WordRangeLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  Problem(const Graph &TheGraph, const RecordedCode &Code,
          InstructionTable &Table)
      : TheGraph(TheGraph), Code(Code), Table(Table) {}

  LatticeType lattice() const { return {}; }
  WordRanges boundary() const { return rangesAtEntry(); }
  void transfer(dataflow::Node N, WordRanges &Ranges) const {
    const MachineBasicBlock *MBB = TheGraph.block(N);
    if (!MBB)
      return;
    for (const RecordedCode::Item &I : Code[Code.numberOf(MBB)].Items)
      step(*I.MI, Table, Ranges);
  }

private:
  const Graph &TheGraph;
  const RecordedCode &Code;
  InstructionTable &Table;
};

/// What a condition asks of a number that is compared with zero.
enum class Question : uint8_t {
  None,
  IsZero,
  IsNotZero,
  IsNegative,
  IsNotNegative,
  IsPositive,
  IsNotPositive,
};

} // namespace

/// By the field cond of Bicc, after `cmp x, 0`, which sets neither carry nor
/// overflow ([SPARC-V9], A.7).
static Question ofCodes(int64_t Condition) {
  constexpr Question Questions[] = {
      Question::None,       Question::IsZero,     Question::IsNotPositive,
      Question::IsNegative, Question::IsZero,     Question::None,
      Question::IsNegative, Question::None,       Question::None,
      Question::IsNotZero,  Question::IsPositive, Question::IsNotNegative,
      Question::IsNotZero,  Question::None,       Question::IsNotNegative,
      Question::None};
  return isUInt<4>(Condition) ? Questions[Condition] : Question::None;
}

/// By the field rcond of BPr ([SPARC-V9], A.3), above which LLVM sets another
/// bit or two.
static Question ofRegister(int64_t Condition) {
  constexpr Question Questions[] = {
      Question::None,       Question::IsZero,       Question::IsNotPositive,
      Question::IsNegative, Question::None,         Question::IsNotZero,
      Question::IsPositive, Question::IsNotNegative};
  return Questions[Condition & 7];
}

static bool isSame(const MachineInstr &A, const MachineInstr &B) {
  return A.isIdenticalTo(B, MachineInstr::CheckDefs);
}

/// An extension whose operand and result are in one register, and of a number
/// that it does not change.
bool RegisterConditions::isRedundant(const MachineInstr &MI,
                                     const WordRanges &Ranges) const {
  StringRef Name = Table.name(MI.getOpcode());
  if ((Name != "SRLri" && Name != "SRAri") || !MI.getOperand(2).isImm() ||
      MI.getOperand(2).getImm() != 0 ||
      MI.getOperand(0).getReg() != MI.getOperand(1).getReg())
    return false;
  const WordRange Range = Ranges[Table.reg(MI.getOperand(0).getReg()).Number];
  return Name == "SRLri" ? Range.Unsigned : Range.Signed;
}

bool RegisterConditions::isCompareWithZero(const MachineInstr &MI) const {
  return Table.name(MI.getOpcode()) == "SUBCCri" &&
         Table.reg(MI.getOperand(0).getReg()).Number == reg::G0 &&
         MI.getOperand(2).isImm() && MI.getOperand(2).getImm() == 0;
}

/// Whether the condition codes that a branch has read are read again.
bool RegisterConditions::areCodesLive(const Block &Was, unsigned Branch) const {
  const MCRegister Codes = Table.icc();
  for (unsigned I = Branch + 1; I != Was.Items.size(); ++I) {
    if (Was.Items[I].MI->readsRegister(Codes, &Table.TRI))
      return true;
    if (Was.Items[I].MI->modifiesRegister(Codes, &Table.TRI))
      return false;
  }
  return any_of(Was.Successors, [&](const MachineBasicBlock *Next) {
    auto Units = Live.find(Next);
    return Units == Live.end() ||
           any_of(Table.TRI.regunits(Codes), [&](MCRegUnit Unit) {
             return Units->second.test(static_cast<unsigned>(Unit));
           });
  });
}

/// Why a branch on a register does something else than the compare and the
/// branch of the old code; empty if it does the same. \p Ranges: before the
/// branch.
std::string RegisterConditions::mistake(const Block &Was, unsigned Compared,
                                        unsigned Branch,
                                        const MachineInstr &NewBranch,
                                        const WordRanges &Ranges) const {
  const MachineInstr &OldBranch = *Was.Items[Branch].MI;
  const MachineInstr &Compare = *Was.Items[Compared].MI;
  if (Table.name(OldBranch.getOpcode()) != "BPICC" ||
      Table.name(NewBranch.getOpcode()) != "BPR")
    return "it is another kind of branch";
  if (OldBranch.getOperand(0).getMBB() != NewBranch.getOperand(0).getMBB())
    return "it goes elsewhere";
  const Question Asked = ofCodes(OldBranch.getOperand(1).getImm());
  if (Asked == Question::None ||
      Asked != ofRegister(NewBranch.getOperand(1).getImm()))
    return "its condition has another meaning";
  const Register Tested = NewBranch.getOperand(2).getReg();
  if (Tested != Compare.getOperand(1).getReg())
    return "another register was compared";
  for (unsigned I = Compared + 1; I != Branch; ++I) {
    const MachineInstr &Between = *Was.Items[I].MI;
    if (Between.modifiesRegister(Tested, &Table.TRI))
      return "the register changes after it was compared";
    if (Between.readsRegister(Table.icc(), &Table.TRI) ||
        Between.modifiesRegister(Table.icc(), &Table.TRI))
      return "the condition codes of the compare are used before it";
  }
  if (areCodesLive(Was, Branch))
    return "the condition codes of the compare are used after it";
  const WordRange Range = Ranges[Table.reg(Tested).Number];
  const bool AsksForZero =
      Asked == Question::IsZero || Asked == Question::IsNotZero;
  if (!(AsksForZero ? Range.Either : Range.Signed))
    return "the upper half of the register is not known";
  return {};
}

std::optional<CodeDifference>
RegisterConditions::compare(const Block &Was, const Block &Is,
                            WordRanges Ranges,
                            const AvailableCompares &Compares) {
  AvailableCompares::Set Available = Compares.atStart(*Is.MBB);
  unsigned NextNew = 0;
  auto GoOn = [&] { Compares.step(*Is.Items[NextNew++].MI, Available); };
  /// A compare that is missing, whose branch has not come yet, and whether the
  /// codes are those that it would set.
  std::optional<unsigned> Missing;
  bool CodesAreThere = false;
  for (auto [I, Item] : enumerate(Was.Items)) {
    const MachineInstr *MI = Item.MI;
    const MachineInstr *Now =
        NextNew != Is.Items.size() ? Is.Items[NextNew].MI : nullptr;
    // An instruction that can be missing is, if what follows is the next one.
    if (Now && isSame(*MI, *Now)) {
      GoOn();
    } else if (isRedundant(*MI, Ranges)) {
      continue;
    } else if ((!Missing || CodesAreThere) &&
               (Compares.contains(Available, *MI) || isCompareWithZero(*MI))) {
      Missing = I;
      CodesAreThere = Compares.contains(Available, *MI);
      continue;
    } else if (Missing && isCompareWithZero(*Was.Items[*Missing].MI) && Now &&
               Now->isBranch()) {
      std::string Why = mistake(Was, *Missing, I, *Now, Ranges);
      if (!Why.empty())
        return CodeDifference{Now, std::move(Why)};
      Missing.reset();
      GoOn();
    } else {
      return CodeDifference{Now, "it does not follow what it followed"};
    }
    step(*MI, Table, Ranges);
  }
  if (Missing && !CodesAreThere)
    return CodeDifference{nullptr, "a compare is missing"};
  if (NextNew != Is.Items.size())
    return CodeDifference{Is.Items[NextNew].MI,
                          "it is executed where it was not"};
  return std::nullopt;
}

std::optional<CodeDifference> RegisterConditions::run() {
  const Graph TheGraph(New.function());
  const auto Solution =
      dataflow::solve(Problem(TheGraph, Old, Table), TheGraph);
  const AvailableCompares Compares(New, TheGraph, Table);
  if (Old.numberOfBlocks() != New.numberOfBlocks())
    return CodeDifference{nullptr, "there are other blocks"};
  for (unsigned B = 0; B != Old.numberOfBlocks(); ++B) {
    const Block &Was = Old[B], &Is = New[B];
    if (Was.MBB != Is.MBB || Was.Successors != Is.Successors)
      return CodeDifference{nullptr, "there are other blocks"};
    const std::optional<dataflow::Node> N = TheGraph.node(Was.MBB);
    if (std::optional<CodeDifference> Difference =
            compare(Was, Is, N ? Solution.In[*N] : rangesAtEntry(), Compares))
      return Difference;
  }
  return std::nullopt;
}
