//===- CopyAndConstantPropagation.cpp - Propagation on slots [Lecture8] ---===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "mincaml/Transforms/Slots.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

/// Whether the slots of F change only at stores in F. This is not the case in
/// coroutines that have not been split, and in functions that call functions
/// like `setjmp`.
static bool hasPlainSlots(const Function &F) {
  return !F.isPresplitCoroutine() && !F.callsFunctionThatReturnsTwice();
}

/// The name of a slot in remarks.
static std::string slotName(const Value &Slot) {
  return "'" + (Slot.hasName() ? Slot.getName().str() : operandName(Slot)) +
         "'";
}

/// Whether a store that nothing reads can be removed. It cannot if a debugger
/// may show the slot.
static bool canForgetStore(const StoreInst &Store) {
  return !cast<Instruction>(Store.getPointerOperand())->isUsedByMetadata();
}

/// Erases the store, the instructions that computed only its value, and the
/// slot if it has no other use.
static void eraseStore(StoreInst &Store) {
  Value *V = Store.getValueOperand();
  Value *Slot = Store.getPointerOperand();
  Store.eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(V);
  if (Slot != V)
    RecursivelyDeleteTriviallyDeadInstructions(Slot);
}

/// Returns whether the analyses know the definitions of F; emits a remark if
/// they do not.
static bool areKnown(const ReachingDefinitions &Reaching, Function &F,
                     OptimizationRemarkEmitter &Remarks, const char *PassName) {
  if (!Reaching.isTooLarge())
    return true;
  Remarks.emit([&] {
    return OptimizationRemarkAnalysis(PassName, "TooLarge",
                                      DiagnosticLocation(F.getSubprogram()),
                                      &F.getEntryBlock())
           << "the function is too large for reaching definitions";
  });
  return false;
}

//===----------------------------------------------------------------------===//
// Constant folding
//===----------------------------------------------------------------------===//

#define DEBUG_TYPE "mincaml-rd-constfold"

namespace {

class Folder {
public:
  Folder(Function &F, const ReachingDefinitions &Reaching, const DefUse &Uses,
         OptimizationRemarkEmitter &Remarks)
      : F(F), Reaching(Reaching), Definitions(Reaching.definitions()),
        Uses(Uses), Remarks(Remarks) {}

  bool run() {
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

private:
  void addIfConstant(Definition D) {
    const StoreInst *Store = Definitions.store(D);
    if (!Store)
      return;
    const auto *C = dyn_cast<Constant>(Store->getValueOperand());
    if (C && !C->isThreadDependent())
      Worklist.push_back(D);
  }

  /// Updates the states of the loads that D reaches, and replaces those that
  /// are constant now. A definition is on the worklist only once, so each pair
  /// of a definition and a use is examined once.
  void propagate(Definition D) {
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

  /// Replaces I by C, and then the instructions that become constant as a
  /// result.
  void replace(Instruction &I, Constant &C) {
    Constants.push_back({&I, &C});
    replaceConstants();
  }

  void replaceConstants() {
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
  void evaluate(Instruction &I) {
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

  bool removeDefinitions() {
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

  void explain() {
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

  /// The state of a load. Of the definitions that reach it, Agreeing have been
  /// on the worklist, and Value is their constant. Disagree tells whether two
  /// of them have different constants.
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

PreservedAnalyses
ReachingConstantFoldingPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (!hasPlainSlots(F))
    return PreservedAnalyses::all();
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  const auto &Reaching = AM.getResult<ReachingDefinitionsAnalysis>(F);
  // The analyses are invalid afterwards.
  const bool Folded =
      areKnown(Reaching, F, Remarks, DEBUG_TYPE) &&
      Folder(F, Reaching, AM.getResult<DefUseAnalysis>(F), Remarks).run();
  // The pointer of an access may have been replaced by an invalid address.
  if (removeImpossibleAccesses(F, Remarks, DEBUG_TYPE))
    return PreservedAnalyses::none();
  return preservingCFG(Folded);
}

//===----------------------------------------------------------------------===//
// Copy propagation
//===----------------------------------------------------------------------===//

#undef DEBUG_TYPE
#define DEBUG_TYPE "mincaml-rd-copyprop"

namespace {

/// The v of a statement x = v, if the statement is a copy: a slot, or an SSA
/// value, which is the operand of the store.
struct Source {
  bool IsValue = false;
  std::optional<unsigned> Slot;
  bool isCopy() const { return IsValue || Slot; }
};

/// The copies of slots to slots, ordered by the slot that is copied.
struct SlotCopies {
  SlotCopies(const ReachingDefinitions &Reaching, ArrayRef<Source> Sources)
      : Definitions(Reaching.definitions()) {
    std::vector<SmallVector<Definition, 2>> Of(Reaching.form().slots().size());
    for (Definition D = 0; D < Sources.size(); ++D)
      if (Sources[D].Slot)
        Of[*Sources[D].Slot].push_back(D);
    for (ArrayRef<Definition> Copies : Of) {
      Begin.push_back(Numbers.size());
      for (Definition D : Copies)
        Numbers.try_emplace(D, Numbers.size());
    }
    Begin.push_back(Numbers.size());
  }

  /// The copies [Begin[v], Begin[v + 1]) are of slot v.
  std::vector<unsigned> Begin;
  DenseMap<Definition, unsigned> Numbers;
  const DefinitionTable &Definitions;
};

/// The copies whose source may have changed after the copy was executed.
/// Slots.h has the equations.
class ChangedSources : public GenKillProblem<Direction::Forward, MayHold> {
public:
  ChangedSources(const FlowGraph<BasicBlock> &Graph, const SlotCopies &Copies)
      : GenKillProblem(Copies.Numbers.size(), makeRows(Graph, Copies)),
        Graph(Graph), Copies(Copies) {}

  iterator_range<BasicBlock::iterator> statements(Node N) const {
    BasicBlock *B = Graph.block(N);
    return make_range(B->begin(), B->end());
  }
  void transferStatement(const Instruction &I, BitVector &Fact) const {
    visit(Copies, I, [&](unsigned First, unsigned Last, bool HasChanged) {
      HasChanged ? Fact.set(First, Last) : Fact.reset(First, Last);
    });
  }

private:
  /// Calls Set(First, Last, HasChanged) for the ranges of copies that I
  /// affects.
  template <typename SetT>
  static void visit(const SlotCopies &Copies, const Instruction &I, SetT Set) {
    auto D = Copies.Definitions.definition(I);
    if (!D)
      return;
    unsigned Slot = Copies.Definitions.slot(*D);
    Set(Copies.Begin[Slot], Copies.Begin[Slot + 1], true);
    auto Copy = Copies.Definitions.store(*D) ? Copies.Numbers.find(*D)
                                             : Copies.Numbers.end();
    if (Copy != Copies.Numbers.end())
      Set(Copy->second, Copy->second + 1, false);
  }

  static std::vector<GenKill> makeRows(const FlowGraph<BasicBlock> &Graph,
                                       const SlotCopies &Copies) {
    std::vector<GenKill> Rows(Graph.size(), GenKill(Copies.Numbers.size()));
    for (BasicBlock *B : Graph.blocks()) {
      GenKill &Row = Rows[*Graph.node(B)];
      for (const Instruction &I : *B)
        visit(Copies, I, [&](unsigned First, unsigned Last, bool HasChanged) {
          (HasChanged ? Row.Gen : Row.Kill).set(First, Last);
          (HasChanged ? Row.Kill : Row.Gen).reset(First, Last);
        });
    }
    return Rows;
  }

  const FlowGraph<BasicBlock> &Graph;
  const SlotCopies &Copies;
};

/// One run of the worklist on one solution of the equations.
class Propagation {
public:
  Propagation(Function &F, OptimizationRemarkEmitter &Remarks)
      : Remarks(Remarks), Reaching(F), Uses(F, Reaching),
        Definitions(Reaching.definitions()) {}

  /// Returns whether anything changed. Adds the propagated copies to
  /// Propagated.
  bool run(SmallPtrSetImpl<StoreInst *> &Propagated) {
    Sources.resize(Definitions.size());
    for (Definition D = 0; D < Definitions.size(); ++D)
      if (const StoreInst *Store = Definitions.store(D))
        Sources[D] = source(*Store);
    if (removeSelfCopies())
      return true;
    findUsesOfUnchanged();

    for (Definition D = Definitions.size(); D-- > 0;)
      if (Sources[D].isCopy())
        Worklist.push_back(D);
    while (!Worklist.empty()) {
      Definition D = Worklist.pop_back_val();
      for (LoadInst *Load : Uses.uses(D)) {
        if (Replaced.contains(Load) || Reaching.reach(*Load).size() != 1 ||
            (Sources[D].Slot && !Unchanged.contains(Load)))
          continue;
        replace(*Load, D);
        Propagated.insert(Definitions.store(D));
      }
    }
    // The loads are erased now, because the analyses referred to them.
    for (LoadInst *Load : Replaced)
      Load->eraseFromParent();
    return !Replaced.empty();
  }

  /// Removes propagated copies that nothing reads. To be called when an
  /// iteration has changed nothing.
  void removeUnread(const SmallPtrSetImpl<StoreInst *> &Propagated) {
    for (Definition D = 0; D < Definitions.size(); ++D) {
      StoreInst *Store = Definitions.store(D);
      if (Store && Propagated.contains(Store) && Uses.uses(D).empty() &&
          canForgetStore(*Store))
        eraseStore(*Store);
    }
  }

  void explain() {
    for (Definition D = 0; D < Definitions.size(); ++D) {
      if (!Sources[D].isCopy())
        continue;
      for (LoadInst *Load : Uses.uses(D))
        Remarks.emit([&] {
          OptimizationRemarkMissed Remark(DEBUG_TYPE, "NotOnlyCopy", Load);
          Remark << nameOf(Definitions.slot(D)) << " may be a copy of "
                 << sourceName(D) << " here, but ";
          return Reaching.reach(*Load).size() == 1
                     ? Remark << "that may have changed since"
                     : Remark << "another definition reaches it as well";
        });
    }
  }

  const ReachingDefinitions &reaching() const { return Reaching; }

private:
  Source source(const StoreInst &Store) const {
    const Value *V = Store.getValueOperand();
    if (isa<Argument>(V))
      return {true, std::nullopt};
    const auto *I = dyn_cast<Instruction>(V);
    if (!I)
      return {};
    // If the operand belongs to the same statement, the statement is a copy
    // only if the operand is a load of a slot. Otherwise it is a computation.
    const SlotForm &Form = Reaching.form();
    if (Form.statement(*I) != Form.statement(Store))
      return {true, std::nullopt};
    return {false, Form.loadedSlot(*I)};
  }

  std::string nameOf(unsigned Slot) const {
    return slotName(*Reaching.form().slots()[Slot]);
  }

  std::string sourceName(Definition Copy) const {
    if (Sources[Copy].Slot)
      return nameOf(*Sources[Copy].Slot);
    return "'" + operandName(*Definitions.store(Copy)->getValueOperand()) + "'";
  }

  /// Removes copies x = x, which would count as definitions of x.
  bool removeSelfCopies() {
    SmallVector<StoreInst *> SelfCopies;
    for (Definition D = 0; D < Definitions.size(); ++D)
      if (Sources[D].Slot == Definitions.slot(D))
        SelfCopies.push_back(Definitions.store(D));
    for (StoreInst *Store : SelfCopies)
      eraseStore(*Store);
    return !SelfCopies.empty();
  }

  void findUsesOfUnchanged() {
    SlotCopies Copies(Reaching, Sources);
    if (Copies.Numbers.empty())
      return;
    const FlowGraph<BasicBlock> &Graph = Reaching.graph();
    ChangedSources Problem(Graph, Copies);
    auto Result = solve(Problem, Graph);
    for (BasicBlock *B : Graph.blocks())
      visitStatements(
          Problem, Result, *Graph.node(B),
          [&](const Instruction &I, const BitVector &Changed) {
            const auto *Load = dyn_cast<LoadInst>(&I);
            if (!Load || Reaching.reach(*Load).size() != 1)
              return;
            auto Copy = Copies.Numbers.find(Reaching.reach(*Load).front());
            if (Copy != Copies.Numbers.end() && !Changed.test(Copy->second))
              Unchanged.insert(Load);
          });
  }

  /// Replaces a load of x by v, where Copy is x = v.
  void replace(LoadInst &Load, Definition Copy) {
    const Source From = Sources[Copy];
    Value *V = Definitions.store(Copy)->getValueOperand();
    if (From.Slot) {
      AllocaInst *Slot = Reaching.form().slots()[*From.Slot];
      IRBuilder<> Builder(&Load);
      V = Builder.CreateAlignedLoad(Load.getType(), Slot, Slot->getAlign());
      V->takeName(&Load);
    }
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Copy", &Load)
             << nameOf(Definitions.slot(Copy)) << " is a copy of "
             << sourceName(Copy) << " here";
    });
    // If the load was the whole right-hand side of another assignment, the
    // assignment is a copy of v now. If v is a slot, the next iteration handles
    // this copy, because every iteration recomputes the set of points at which
    // v changes.
    for (User *U : Load.users())
      if (auto D = Definitions.definition(*cast<Instruction>(U));
          D && From.IsValue && !Sources[*D].IsValue) {
        Sources[*D] = From;
        Worklist.push_back(*D);
      }
    Load.replaceAllUsesWith(V);
    Replaced.insert(&Load);
  }

  OptimizationRemarkEmitter &Remarks;
  ReachingDefinitions Reaching;
  DefUse Uses;
  const DefinitionTable &Definitions;
  std::vector<Source> Sources;
  /// Loads that only one definition reaches, which is a copy between slots
  /// whose source has not changed.
  SmallPtrSet<const LoadInst *, 16> Unchanged;
  SmallVector<Definition> Worklist;
  SmallSetVector<LoadInst *, 16> Replaced;
};

} // namespace

/// Returns whether anything changed.
static bool propagateReachingCopies(Function &F,
                                    OptimizationRemarkEmitter &Remarks) {
  SmallPtrSet<StoreInst *, 16> Propagated;
  for (bool Changed = false;; Changed = true) {
    Propagation TheIteration(F, Remarks);
    if (!areKnown(TheIteration.reaching(), F, Remarks, DEBUG_TYPE))
      return Changed;
    if (TheIteration.run(Propagated))
      continue;
    TheIteration.explain();
    TheIteration.removeUnread(Propagated);
    return Changed;
  }
}

PreservedAnalyses
ReachingCopyPropagationPass::run(Function &F, FunctionAnalysisManager &AM) {
  return preservingCFG(
      hasPlainSlots(F) &&
      propagateReachingCopies(
          F, AM.getResult<OptimizationRemarkEmitterAnalysis>(F)));
}
