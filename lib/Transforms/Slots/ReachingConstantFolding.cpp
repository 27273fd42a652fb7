//===- ReachingConstantFolding.cpp - Constant folding on slots ------------===//

#include "Slots/SlotRewriting.h"
#include "Utils/ImpossibleAccesses.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/DefUse.h"
#include "mincaml/Transforms/Slots.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-rd-constfold"

namespace {

class Folder {
public:
  Folder(Function &F, const ReachingDefinitions &Reaching, const DefUse &Uses,
         OptimizationRemarkEmitter &Remarks)
      : F(F), Reaching(Reaching), Definitions(Reaching.definitions()),
        Uses(Uses), Remarks(Remarks) {}

  bool run();

private:
  void addIfConstant(Definition D);
  void propagate(Definition D);
  void replace(Instruction &I, Constant &C);
  void replaceConstants();
  void evaluate(Instruction &I);
  bool removeDefinitions();
  void explain();

  /// The state of a load: the constant on which the definitions that have been
  /// on the worklist agree, how many of reach[t,x] these are, and whether two
  /// of them disagree.
  struct LoadState {
    Constant *Value = nullptr;
    unsigned Agreeing = 0;
    bool Disagree = false;
    bool Replaced = false;
  };

  Function &F;
  const ReachingDefinitions &Reaching;
  const DefinitionTable &Definitions;
  const DefUse &Uses;
  OptimizationRemarkEmitter &Remarks;
  SmallVector<Definition> Worklist;
  DenseMap<LoadInst *, LoadState> Loads;
  /// Instructions that have been replaced. They are erased at the end, because
  /// the analyses refer to them.
  SmallVector<WeakTrackingVH> Replaced;
  /// Instructions to be replaced next.
  SmallVector<std::pair<Instruction *, Constant *>> Constants;
};

} // namespace

void Folder::addIfConstant(Definition D) {
  const StoreInst *Store = Definitions.store(D);
  if (!Store)
    return;
  const auto *C = dyn_cast<Constant>(Store->getValueOperand());
  if (C && !C->isThreadDependent())
    Worklist.push_back(D);
}

/// Updates the states of the loads that D reaches, and replaces those that are
/// constant now. A definition is on the worklist only once, so that each pair
/// of a definition and a use is examined once.
void Folder::propagate(Definition D) {
  auto *Value = cast<Constant>(Definitions.store(D)->getValueOperand());
  for (LoadInst *Load : Uses.uses(D)) {
    LoadState &State = Loads[Load];
    if (State.Value && State.Value != Value)
      State.Disagree = true;
    State.Value = Value;
    if (State.Disagree || ++State.Agreeing < Reaching.reach(*Load).size())
      continue;
    State.Replaced = true;
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Constant", Load)
             << slotName(*Load->getPointerOperand()) << " is always "
             << operandName(*Value) << " here";
    });
    replace(*Load, *Value);
  }
}

/// Replaces I by C, then replaces the instructions that become constant by
/// this.
void Folder::replace(Instruction &I, Constant &C) {
  Constants.push_back({&I, &C});
  replaceConstants();
}

void Folder::replaceConstants() {
  while (!Constants.empty()) {
    auto [Next, Value] = Constants.pop_back_val();
    SmallSetVector<User *, 8> Users(Next->user_begin(), Next->user_end());
    Next->replaceAllUsesWith(Value);
    Replaced.push_back(Next);
    for (User *U : Users)
      evaluate(*cast<Instruction>(U));
  }
}

/// Evaluates I if all of its operands are constants now, which happens only
/// once.
void Folder::evaluate(Instruction &I) {
  if (auto D = Definitions.definition(I)) {
    addIfConstant(*D);
    return;
  }
  SmallVector<Constant *> Operands;
  for (Value *Operand : I.operands())
    if (auto *C = dyn_cast<Constant>(Operand))
      Operands.push_back(C);
    else
      return;
  if (Constant *C = foldConstantOperands(I, Operands))
    Constants.push_back({&I, C});
}

bool Folder::removeDefinitions() {
  for (Definition D = 0; D < Definitions.size(); ++D) {
    StoreInst *Store = Definitions.store(D);
    if (!Store || Uses.uses(D).empty() || !canForgetStore(*Store))
      continue;
    if (all_of(Uses.uses(D), [&](LoadInst *Load) {
          auto State = Loads.find(Load);
          return State != Loads.end() && State->second.Replaced;
        }))
      eraseStore(*Store);
  }
  return !Replaced.empty();
}

void Folder::explain() {
  for (Instruction &I : instructions(F)) {
    auto *Load = dyn_cast<LoadInst>(&I);
    auto State = Load ? Loads.find(Load) : Loads.end();
    if (State == Loads.end() || State->second.Replaced)
      continue;
    Remarks.emit([&] {
      OptimizationRemarkMissed Remark(DEBUG_TYPE, "NotConstant", Load);
      Remark << slotName(*Load->getPointerOperand()) << " may be "
             << operandName(*State->second.Value) << " here, but ";
      return State->second.Disagree
                 ? Remark << "another constant reaches it as well"
                 : Remark << "a non-constant value reaches it as well";
    });
  }
}

bool Folder::run() {
  // Evaluates expressions that are constant from the start, such as 2 * 3.
  for (Instruction &I : instructions(F))
    if (!I.use_empty() && !isa<StoreInst>(I) &&
        Reaching.isReachable(*I.getParent())) {
      evaluate(I);
      replaceConstants();
    }
  Worklist.clear();
  for (Definition D = 0; D < Definitions.size(); ++D)
    addIfConstant(D);
  while (!Worklist.empty())
    propagate(Worklist.pop_back_val());
  explain();
  bool Changed = removeDefinitions();
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
  return Changed;
}

bool mincaml::foldReachingConstants(Function &F,
                                    const ReachingDefinitions &Reaching,
                                    const DefUse &Uses,
                                    OptimizationRemarkEmitter &Remarks) {
  if (Reaching.isTooLarge()) {
    Remarks.emit([&] {
      return OptimizationRemarkAnalysis(DEBUG_TYPE, "TooLarge",
                                        DiagnosticLocation(F.getSubprogram()),
                                        &F.getEntryBlock())
             << "the function is too large for reaching definitions";
    });
    return false;
  }
  return Folder(F, Reaching, Uses, Remarks).run();
}

PreservedAnalyses
ReachingConstantFoldingPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (!hasPlainSlots(F))
    return PreservedAnalyses::all();
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  const bool Folded =
      foldReachingConstants(F, AM.getResult<ReachingDefinitionsAnalysis>(F),
                            AM.getResult<DefUseAnalysis>(F), Remarks);
  // The pointer of an access may have been replaced by an invalid address.
  if (removeImpossibleAccesses(F, Remarks, DEBUG_TYPE))
    return PreservedAnalyses::none();
  if (!Folded)
    return PreservedAnalyses::all();
  PreservedAnalyses Preserved;
  Preserved.preserveSet<CFGAnalyses>();
  return Preserved;
}
