//===- DeadArguments.cpp - Dead stores to the argument area ---------------===//

#include "Utils/Utils.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;

namespace {

using Graph = dataflow::FlowGraph<BasicBlock>;
using Problem =
    dataflow::GenKillProblem<dataflow::Direction::Backward, dataflow::MayHold>;

/// The bytes of the area from Begin up to, but not including, End.
struct Range {
  unsigned Begin, End;
};

class ArgumentArea {
public:
  /// Precondition: \p Area has a definition.
  explicit ArgumentArea(const GlobalVariable &Area)
      : Layout(Area.getDataLayout()) {
    // Sets have a bit for each byte. No program needs a thousand arguments.
    constexpr uint64_t MaximumSize = 1 << 12;
    const uint64_t Bytes = Layout.getTypeAllocSize(Area.getValueType());
    Known = Area.hasLocalLinkage() && Bytes <= MaximumSize;
    if (!Known)
      return;
    Size = Bytes;
    addUsers(Area, /*Offset=*/0);
  }

  /// Whether all uses of the area are known.
  bool isKnown() const { return Known; }

  bool removeDeadStores(Module &M) {
    solve(M);
    bool HasChanged = false;
    for (Function &F : M)
      if (Storing.contains(&F) && F.getCallingConv() == CallingConv::Tail &&
          !isTooLarge(F))
        HasChanged |= removeDeadStores(F);
    return HasChanged;
  }

private:
  /// Records the accesses through an address in the area.
  void addUsers(const Value &Address, uint64_t Offset) {
    for (const User *U : Address.users()) {
      if (const auto *GEP = dyn_cast<GEPOperator>(U)) {
        APInt Distance(Layout.getIndexTypeSizeInBits(GEP->getType()), Offset);
        if (GEP->accumulateConstantOffset(Layout, Distance) &&
            Distance.ule(Size)) {
          addUsers(*GEP, Distance.getZExtValue());
          continue;
        }
      }
      const auto *Load = dyn_cast<LoadInst>(U);
      const auto *Store = dyn_cast<StoreInst>(U);
      const bool IsAccess =
          (Load && Load->isSimple()) ||
          (Store && Store->isSimple() && Store->getValueOperand() != &Address);
      const TypeSize Bytes = IsAccess
                                 ? Layout.getTypeStoreSize(getLoadStoreType(U))
                                 : TypeSize::getFixed(0);
      if (!IsAccess || Bytes.isScalable() || Offset + Bytes > Size) {
        Known = false;
        return;
      }
      const unsigned Begin = Offset, Width = Bytes;
      Accesses[cast<Instruction>(U)] = {Begin, Begin + Width};
      if (Store)
        Storing.insert(Store->getFunction());
    }
  }

  /// Whether the sets of all blocks would take too much memory.
  bool isTooLarge(const Function &F) const {
    return uint64_t(Size) * F.size() > uint64_t(1) << 28;
  }

  /// The transfer function. Live contains the bytes that are live after I, and
  /// becomes the set of those that are live before it.
  void step(const Instruction &I, BitVector &Live) const {
    if (auto Access = Accesses.find(&I); Access != Accesses.end()) {
      const auto [Begin, End] = Access->second;
      if (isa<StoreInst>(I))
        Live.reset(Begin, End);
      else
        Live.set(Begin, End);
    } else if (const auto *Call = dyn_cast<CallBase>(&I)) {
      const Function *Callee = Call->getCalledFunction();
      if (auto Entry = LiveAtEntry.find(Callee); Entry != LiveAtEntry.end())
        Live |= Entry->second;
      else if (mayReadArea(*Call))
        Live.set();
    } else if (I.isAtomic() || isa<ResumeInst, CleanupReturnInst,
                                   CatchReturnInst, CatchSwitchInst>(I)) {
      Live.set();
    }
  }

  /// The transfer function of a block as gen and kill sets.
  dataflow::GenKill row(BasicBlock &B) const {
    dataflow::GenKill Row(Size);
    // Both sets become the bytes that are live before the block: Gen if no byte
    // is live after the block, and Kill if all bytes are.
    Row.Kill.set();
    for (const Instruction &I : reverse(B)) {
      step(I, Row.Gen);
      step(I, Row.Kill);
    }
    Row.Kill.flip();
    return Row;
  }

  dataflow::Solution<BitVector> solve(const Graph &TheGraph) const {
    std::vector<dataflow::GenKill> Rows(TheGraph.size(),
                                        dataflow::GenKill(Size));
    for (BasicBlock *B : TheGraph.blocks())
      Rows[*TheGraph.node(B)] = row(*B);
    return dataflow::solve(Problem(Size, std::move(Rows)), TheGraph);
  }

  /// Whether a call of a function outside of this module may read the area.
  bool mayReadArea(const CallBase &Call) const {
    // The area is never passed as an argument (see isKnown).
    return Call.mayReadFromMemory() &&
           !Call.onlyAccessesInaccessibleMemOrArgMem();
  }

  /// Computes the bytes that are live at the entry of each function.
  void solve(Module &M) {
    SetVector<Function *> Worklist;
    for (Function &F : M)
      if (!F.isDeclaration()) {
        LiveAtEntry[&F].resize(Size);
        // A definition that may replace this one at link time may read
        // anything.
        if (!F.isDefinitionExact() || isTooLarge(F))
          LiveAtEntry[&F].set();
        else
          Worklist.insert(&F);
      }
    while (!Worklist.empty()) {
      Function *F = Worklist.pop_back_val();
      const Graph TheGraph(*F);
      BitVector Live = LiveAtEntry[F];
      Live |= solve(TheGraph).In[*TheGraph.node(&F->getEntryBlock())];
      if (Live == LiveAtEntry[F])
        continue;
      LiveAtEntry[F] = std::move(Live);
      for (User *U : F->users())
        if (auto *Call = dyn_cast<CallBase>(U))
          if (!LiveAtEntry[Call->getFunction()].all())
            Worklist.insert(Call->getFunction());
    }
  }

  bool removeDeadStores(Function &F) const {
    const Graph TheGraph(F);
    const dataflow::Solution<BitVector> Solution = solve(TheGraph);
    SmallVector<StoreInst *, 16> Dead;
    for (BasicBlock *B : TheGraph.blocks()) {
      BitVector Live = Solution.Out[*TheGraph.node(B)];
      for (Instruction &I : reverse(*B)) {
        auto *Store = dyn_cast<StoreInst>(&I);
        auto Access = Accesses.find(Store);
        if (Store && Access != Accesses.end() &&
            Live.find_first_in(Access->second.Begin, Access->second.End) == -1)
          Dead.push_back(Store);
        step(I, Live);
      }
    }
    for (StoreInst *Store : Dead) {
      Value *Argument = Store->getValueOperand();
      Store->eraseFromParent();
      RecursivelyDeleteTriviallyDeadInstructions(Argument);
    }
    return !Dead.empty();
  }

  const DataLayout &Layout;
  unsigned Size = 0;
  bool Known = true;
  DenseMap<const Instruction *, Range> Accesses;
  DenseSet<const Function *> Storing;
  DenseMap<const Function *, BitVector> LiveAtEntry;
};

} // namespace

PreservedAnalyses DeadArgumentsPass::run(Module &M, ModuleAnalysisManager &) {
  bool HasChanged = false;
  for (const GlobalVariable &G : M.globals())
    if (G.hasInitializer() && G.hasMetadata(ArgumentAreaMetadata)) {
      ArgumentArea Area(G);
      HasChanged |= Area.isKnown() && Area.removeDeadStores(M);
    }
  return preservingCFG(HasChanged);
}
