//===- Parity.cpp - Whether the value of a slot is even or odd ------------===//
//
// docs/your-first-analysis.md explains this file.
//
//===----------------------------------------------------------------------===//

#include "mincaml/DataFlow/Solver.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;
using namespace mincaml::dataflow;

namespace {

/// The parities that a number can have: none, even (bit 0), odd (bit 1), both.
struct ParityLattice {
  using Element = unsigned;
  static unsigned bottom() { return 0; }
  static bool join(unsigned &Into, unsigned From) {
    const unsigned Old = Into;
    Into |= From;
    return Into != Old;
  }
};
static_assert(Lattice<ParityLattice>);
constexpr unsigned Even = 1, Odd = 2, Either = 3;

/// Forward, on some path: the parities of each slot.
struct Parities {
  using LatticeType = Pointwise<ParityLattice>;
  static constexpr Direction TheDirection = Direction::Forward;

  explicit Parities(Function &F) : Graph(F) {
    for (Instruction &I : F.getEntryBlock())
      if (auto *Slot = dyn_cast<AllocaInst>(&I);
          Slot && isAllocaPromotable(Slot))
        Slots.insert({Slot, Slots.size()});
  }

  LatticeType lattice() const { return LatticeType(Slots.size()); }
  std::vector<unsigned> boundary() const {
    return std::vector<unsigned>(Slots.size(), Either);
  }

  void transfer(Node N, std::vector<unsigned> &OfSlot) const {
    if (!Graph.block(N))
      return;
    DenseMap<const Value *, unsigned> OfValue;
    auto Of = [&](const Value *V) {
      if (const auto *C = dyn_cast<ConstantInt>(V))
        return C->getValue()[0] ? Odd : Even;
      auto Found = OfValue.find(V);
      return Found == OfValue.end() ? Either : Found->second;
    };
    for (const Instruction &I : *Graph.block(N))
      if (const auto *Load = dyn_cast<LoadInst>(&I)) {
        auto Slot = Slots.find(Load->getPointerOperand());
        OfValue[&I] = Slot == Slots.end() ? Either : OfSlot[Slot->second];
      } else if (const auto *Store = dyn_cast<StoreInst>(&I)) {
        auto Slot = Slots.find(Store->getPointerOperand());
        if (Slot != Slots.end())
          OfSlot[Slot->second] = Of(Store->getValueOperand());
      } else if (I.isBinaryOp()) {
        OfValue[&I] =
            combine(I.getOpcode(), Of(I.getOperand(0)), Of(I.getOperand(1)));
      }
  }

  /// The parities of all results that operands with these parities can have.
  static unsigned combine(unsigned Opcode, unsigned A, unsigned B) {
    if (Opcode != Instruction::Add && Opcode != Instruction::Sub &&
        Opcode != Instruction::Mul)
      return Either;
    unsigned Result = 0;
    for (unsigned X : {0, 1})
      for (unsigned Y : {0, 1})
        if ((A >> X & 1) && (B >> Y & 1))
          Result |= 1 << (Opcode == Instruction::Mul ? X & Y : X ^ Y);
    return Result;
  }

  FlowGraph<BasicBlock> Graph;
  MapVector<const Value *, unsigned> Slots;
};

struct PrintParities : PassInfoMixin<PrintParities> {
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    const Parities Problem(F);
    const auto AtExit = solve(Problem, Problem.Graph).In[Problem.Graph.exit()];
    for (auto [Slot, Number] : Problem.Slots)
      if (AtExit[Number] == Even || AtExit[Number] == Odd)
        errs() << F.getName() << ": " << Slot->getName() << " is "
               << (AtExit[Number] == Even ? "even" : "odd") << " at the end\n";
    return PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }
};

} // namespace

extern "C" PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "Parity", "1", [](PassBuilder &PB) {
            PB.registerPipelineParsingCallback(
                [](StringRef Name, FunctionPassManager &PM,
                   ArrayRef<PassBuilder::PipelineElement>) {
                  if (Name != "print<parities>")
                    return false;
                  PM.addPass(PrintParities());
                  return true;
                });
          }};
}
