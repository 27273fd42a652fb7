//===- FirstAnalysis.cpp - Loads of slots that may not have been stored to ===//
//
// docs/your-first-analysis.md explains this file.
//
//===----------------------------------------------------------------------===//

#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;
using namespace mincaml::dataflow;

namespace {

/// Forward, on all paths: the slots that have been stored to.
struct StoredSlots {
  using LatticeType = MustHold;
  static constexpr Direction TheDirection = Direction::Forward;

  explicit StoredSlots(Function &F) : Graph(F) {
    for (Instruction &I : F.getEntryBlock())
      if (auto *Slot = dyn_cast<AllocaInst>(&I);
          Slot && isAllocaPromotable(Slot))
        Slots.try_emplace(Slot, Slots.size());
  }

  MustHold lattice() const { return MustHold(Slots.size()); }
  BitVector boundary() const { return BitVector(Slots.size()); }
  void transfer(Node N, BitVector &Stored) const {
    if (Graph.block(N))
      for (const Instruction &I : statements(N))
        transferStatement(I, Stored);
  }

  const BasicBlock &statements(Node N) const { return *Graph.block(N); }
  void transferStatement(const Instruction &I, BitVector &Stored) const {
    if (const auto *Store = dyn_cast<StoreInst>(&I))
      if (auto Slot = Slots.find(Store->getPointerOperand());
          Slot != Slots.end())
        Stored.set(Slot->second);
  }

  FlowGraph<BasicBlock> Graph;
  DenseMap<const Value *, unsigned> Slots;
};

struct PrintUnstoredLoads : PassInfoMixin<PrintUnstoredLoads> {
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    const StoredSlots Problem(F);
    const Solution<BitVector> Result = solve(Problem, Problem.Graph);
    auto Visit = [&](const Instruction &I, const BitVector &Stored) {
      if (const auto *Load = dyn_cast<LoadInst>(&I))
        if (auto Slot = Problem.Slots.find(Load->getPointerOperand());
            Slot != Problem.Slots.end() && !Stored.test(Slot->second))
          errs() << F.getName() << ": " << Slot->first->getName()
                 << " may be read before it is written:" << I << '\n';
    };
    for (Node N = 1; N < Problem.Graph.exit(); ++N)
      visitStatements(Problem, Result, N, Visit);
    return PreservedAnalyses::all();
  }
  // The pass also runs on functions that clang -O0 has marked optnone.
  static bool isRequired() { return true; }
};

} // namespace

extern "C" PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "FirstAnalysis", "1", [](PassBuilder &PB) {
            PB.registerPipelineParsingCallback(
                [](StringRef Name, FunctionPassManager &PM,
                   ArrayRef<PassBuilder::PipelineElement>) {
                  if (Name != "print<unstored-loads>")
                    return false;
                  PM.addPass(PrintUnstoredLoads());
                  return true;
                });
          }};
}
