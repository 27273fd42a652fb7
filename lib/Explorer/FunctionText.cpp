//===- FunctionText.cpp - Recording an LLVM IR function -------------------===//

#include "FunctionText.h"
#include "FlowDescription.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/AssemblyAnnotationWriter.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/FormattedStream.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace mincaml::explorer;
using namespace llvm;

namespace {

/// Records the position of each instruction in the output of LLVM's printer.
class InstructionMarks : public AssemblyAnnotationWriter {
public:
  explicit InstructionMarks(OriginTable &Origins) : Origins(Origins) {}

  /// LLVM calls this after printing the label.
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
    // Skip two columns of indentation.
    if (From.isKnown())
      Spans.push_back({Begin + 2, OS.tell(), From});
  }

  std::vector<Span> Spans;
  /// The start of each instruction.
  std::vector<uint64_t> Begins;
  /// The start of the code of each block.
  std::vector<std::pair<const BasicBlock *, uint64_t>> BlockStarts;

private:
  OriginTable &Origins;
  uint64_t Begin = 0;
};

} // namespace

namespace {

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

/// Computes the line numbers of increasing positions.
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
                                         OriginTable &Origins,
                                         LineTable &Lines) {
  const IsolatedFunction TheFunction(F);
  std::string Text;
  raw_string_ostream OS(Text);
  InstructionMarks Marks(Origins);
  F.print(OS, &Marks);
  Version New{Pass, false, {}, {}};
  findBlocks(F, Text, Marks, New.Blocks);
  LineCounter Counter(Text);
  for (uint64_t Begin : Marks.Begins)
    New.InstructionLines.push_back(Counter.lineOf(Begin));
  New.Lines = Lines.addText(Text, Marks.Spans);
  return New;
}

void mincaml::explorer::describeFlow(const Function &F,
                                     std::vector<Block> &Blocks) {
  if (Blocks.size() != F.size())
    return;
  // None of these change the function.
  Function &Mutable = const_cast<Function &>(F);
  DominatorTree Dominators(Mutable);
  LoopInfo Loops(Dominators);
  BranchProbabilityInfo Probabilities(F, Loops);
  describeFlow(
      F, Dominators, Loops,
      [&](const BasicBlock &BB, const_succ_iterator It) {
        return Probabilities.getEdgeProbability(&BB, It);
      },
      Blocks);
}
