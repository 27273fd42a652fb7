//===- FunctionText.cpp - Functions as text, with their origins -----------===//

#include "Recorders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/AssemblyAnnotationWriter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormattedStream.h"
#include <type_traits>

using namespace mincaml::explorer;
using namespace llvm;

//===----------------------------------------------------------------------===//
// LLVM IR
//===----------------------------------------------------------------------===//

namespace {

/// Records the position of each instruction in the output of LLVM's printer.
class InstructionMarks : public AssemblyAnnotationWriter {
public:
  explicit InstructionMarks(OriginTable &Origins) : Origins(Origins) {}

  /// LLVM calls this function after printing the label.
  void emitBasicBlockStartAnnot(const BasicBlock *BB,
                                formatted_raw_ostream &OS) override {
    BlockStarts.push_back({BB, OS.tell()});
  }
  void emitInstructionAnnot(const Instruction *,
                            formatted_raw_ostream &OS) override {
    Begin = OS.tell();
    Begins.push_back(Begin);
  }
  void printInfoComment(const Value &V, formatted_raw_ostream &OS) override {
    const auto *I = dyn_cast<Instruction>(&V);
    if (!I)
      return;
    const Origin From = Origins.find(I->getDebugLoc().get());
    // The instruction starts after the indentation of two columns.
    if (From.isKnown())
      Spans.push_back({Begin + 2, OS.tell(), From});
  }

  std::vector<Span> Spans;
  /// The position of each instruction.
  std::vector<uint64_t> Begins;
  /// The position of the first instruction of each block.
  std::vector<std::pair<const BasicBlock *, uint64_t>> BlockStarts;

private:
  OriginTable &Origins;
  uint64_t Begin = 0;
};

/// Moves F into a module of its own while this object exists: LLVM's printer
/// reads the whole module for each function, which takes quadratic time. The
/// order of the functions does not change, and loops over them remain valid.
class IsolatedFunction {
public:
  explicit IsolatedFunction(Function &F)
      : F(F), Home(*F.getParent()), Next(std::next(F.getIterator())),
        Room("", F.getContext()) {
    Room.setDataLayout(Home.getDataLayout());
    F.removeFromParent();
    Room.getFunctionList().push_back(&F);
  }
  IsolatedFunction(const IsolatedFunction &) = delete;
  IsolatedFunction &operator=(const IsolatedFunction &) = delete;
  ~IsolatedFunction() {
    F.removeFromParent();
    Home.getFunctionList().insert(Next, &F);
  }

private:
  Function &F;
  Module &Home;
  Module::iterator Next;
  Module Room;
};

/// Computes the line numbers of positions, which must be increasing.
class LineCounter {
public:
  explicit LineCounter(StringRef Text) : Text(Text) {}

  unsigned lineOf(uint64_t Position) {
    Line += Text.slice(Offset, Position).count('\n');
    Offset = Position;
    return Line;
  }

private:
  StringRef Text;
  unsigned Line = 0;
  uint64_t Offset = 0;
};

} // namespace

/// Finds the names and lines of the blocks. The label of a block is on the line
/// before its code; the entry block may have no label.
static void findBlocks(const Function &F, StringRef Text,
                       const InstructionMarks &Marks,
                       std::vector<Block> &Blocks) {
  LineCounter Counter(Text);
  // This is created only if there are unnamed blocks, which are rare.
  std::optional<ModuleSlotTracker> Names;
  for (auto [BB, Position] : Marks.BlockStarts) {
    const unsigned First = Counter.lineOf(Position);
    Block &B = Blocks.emplace_back();
    B.First = First;
    if (BB->hasName() || BB != &F.getEntryBlock()) {
      if (!BB->hasName() && !Names) {
        Names.emplace(F.getParent());
        Names->incorporateFunction(F);
      }
      raw_string_ostream OS(B.Name);
      if (Names)
        BB->printAsOperand(OS, /*PrintType=*/false, *Names);
      else
        BB->printAsOperand(OS, /*PrintType=*/false);
      B.Name = StringRef(B.Name).ltrim('%').str();
      --B.First;
    } else {
      B.Name = "0";
    }
  }
  const unsigned End = Counter.lineOf(Text.size());
  for (size_t I = 0; I != Blocks.size(); ++I) {
    // Blocks are separated by an empty line; `}` ends the function.
    Blocks[I].Last = I + 1 == Blocks.size() ? End - 2 : Blocks[I + 1].First - 2;
  }
}

Version mincaml::explorer::printFunction(Function &F, unsigned Pass,
                                         Recording &Data) {
  const IsolatedFunction TheFunction(F);
  std::string Text;
  raw_string_ostream OS(Text);
  InstructionMarks Marks(Data.Origins);
  F.print(OS, &Marks);
  Version New{Pass, false, {}, {}};
  findBlocks(F, Text, Marks, New.Blocks);
  LineCounter Counter(Text);
  for (uint64_t Begin : Marks.Begins)
    New.InstructionLines.push_back(Counter.lineOf(Begin));
  New.Lines = Data.Lines.addText(Text, Marks.Spans);
  return New;
}

//===----------------------------------------------------------------------===//
// Machine IR
//===----------------------------------------------------------------------===//

/// Prints the first line of a block.
static void printHead(const MachineBasicBlock &MBB, ModuleSlotTracker &Slots,
                      raw_ostream &OS) {
  MBB.printName(OS, MachineBasicBlock::PrintNameIr, &Slots);
  OS << ':';
  if (!MBB.livein_empty()) {
    const TargetRegisterInfo *TRI =
        MBB.getParent()->getSubtarget().getRegisterInfo();
    OS << " ; live in:";
    ListSeparator Comma;
    for (const auto &In : MBB.liveins())
      OS << Comma << ' ' << printReg(In.PhysReg, TRI);
  }
  OS << '\n';
}

Version mincaml::explorer::printFunction(const MachineFunction &MF,
                                         unsigned Pass,
                                         ModuleSlotTracker &Slots,
                                         Recording &Data) {
  Slots.incorporateFunction(MF.getFunction());
  const TargetInstrInfo *TII = MF.getSubtarget().getInstrInfo();
  Version New{Pass, false, {}, {}};
  std::string Text;
  raw_string_ostream OS(Text);
  std::vector<Span> Spans;
  unsigned Line = 0;
  for (const MachineBasicBlock &MBB : MF) {
    Block &B = New.Blocks.emplace_back();
    B.Name = "bb." + std::to_string(MBB.getNumber());
    B.First = Line++;
    printHead(MBB, Slots, OS);
    for (const MachineInstr &MI : MBB.instrs()) {
      OS.indent(MI.isInsideBundle() ? 4 : 2);
      const uint64_t Begin = OS.tell();
      MI.print(OS, Slots, /*IsStandalone=*/false, /*SkipOpers=*/false,
               /*SkipDebugLoc=*/true, /*AddNewLine=*/false, TII);
      const Origin From = originOf(MI, Data.Origins);
      if (From.isKnown())
        Spans.push_back({Begin, OS.tell(), From});
      OS << '\n';
      ++Line;
    }
    B.Last = Line - 1;
  }
  New.Lines = Data.Lines.addText(Text, Spans);
  return New;
}

DenseMap<const MachineInstr *, unsigned>
mincaml::explorer::linesOfInstructions(const MachineFunction &MF) {
  DenseMap<const MachineInstr *, unsigned> Result;
  unsigned Line = 0;
  for (const MachineBasicBlock &MBB : MF) {
    ++Line;
    for (const MachineInstr &MI : MBB.instrs()) {
      if (!MI.isDebugInstr())
        Result[&MI] = Line;
      ++Line;
    }
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// Adds the control flow of F to its blocks: edges, loops and dominators. F is
/// a function of LLVM IR or machine IR. ProbabilityOf takes a block and an
/// iterator over its successors.
template <typename FunctionT, typename DominatorsT, typename LoopsT,
          typename ProbabilityT>
static void describeFlow(const FunctionT &F, const DominatorsT &Dominators,
                         const LoopsT &Loops, ProbabilityT ProbabilityOf,
                         std::vector<Block> &Blocks) {
  using BlockT = std::decay_t<decltype(F.front())>;
  using Traits = GraphTraits<const BlockT *>;
  DenseMap<const BlockT *, unsigned> Indices;
  for (const BlockT &BB : F)
    Indices[&BB] = Indices.size();
  for (const BlockT &BB : F) {
    Block &B = Blocks[Indices[&BB]];
    for (auto It = Traits::child_begin(&BB), End = Traits::child_end(&BB);
         It != End; ++It) {
      const BranchProbability P = ProbabilityOf(BB, It);
      B.Edges.push_back(
          {Indices[*It],
           double(P.getNumerator()) / BranchProbability::getDenominator()});
    }
    if (const auto *L = Loops.getLoopFor(&BB)) {
      B.Loop = Indices[L->getHeader()];
      B.Depth = L->getLoopDepth();
    }
    if (const auto *Node = Dominators.getNode(&BB))
      if (const auto *Above = Node->getIDom())
        B.Dominator = Indices[Above->getBlock()];
  }
}

bool mincaml::explorer::addVersion(const Function &F, const MachineFunction *MF,
                                   Version New, Recording &Data) {
  VersionTable &Table = MF ? Data.Machine : Data.IR;
  const unsigned Index = Table.function(F.getName());
  // Describe the control flow only if the version is kept: its analyses take
  // longer than printing the text.
  if (!Table.isNew(Index, New.Lines))
    return false;
  // None of the analyses change the function.
  if (MF) {
    MachineDominatorTree Dominators(const_cast<MachineFunction &>(*MF));
    MachineLoopInfo Loops(Dominators);
    describeFlow(
        *MF, Dominators, Loops,
        [](const MachineBasicBlock &MBB,
           MachineBasicBlock::const_succ_iterator It) {
          return MBB.getSuccProbability(It);
        },
        New.Blocks);
  } else if (New.Blocks.size() == F.size()) {
    DominatorTree Dominators(const_cast<Function &>(F));
    LoopInfo Loops(Dominators);
    BranchProbabilityInfo Probabilities(F, Loops);
    describeFlow(
        F, Dominators, Loops,
        [&](const BasicBlock &BB, const_succ_iterator It) {
          return Probabilities.getEdgeProbability(&BB, It);
        },
        New.Blocks);
  }
  if (const DISubprogram *Subprogram = F.getSubprogram())
    Table.Functions[Index].Function =
        Data.Origins.findFunction(Subprogram->getName(), Subprogram->getLine());
  Table.add(Index, std::move(New));
  return true;
}
