//===- Slots.cpp - Checks of liveness and reaching definitions ------------===//

#include "Checks.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"

using namespace mincaml;
using namespace llvm;

/// The limit for the number of variables times the number of blocks. In a
/// larger function, only the first variables are checked.
static constexpr size_t MaximumUpdates = 20000;

namespace {

/// Each variable has a flag. It is cleared where the analysis says that the
/// variable is dead, and set by an assignment after which the variable is live.
/// Reading the variable while the flag is cleared is an error.
class LivenessChecks {
public:
  explicit LivenessChecks(FunctionChecks &Checks)
      : Checks(Checks), Live(Checks.AM.getResult<LivenessAnalysis>(Checks.F)),
        Table(Live.variables()) {}

  void run() {
    if (Live.isTooLarge())
      return;
    size_t Followed =
        std::min<size_t>(Table.size(), MaximumUpdates / Checks.F.size());
    for (unsigned V = 0; V < Followed; ++V) {
      // The result of an invoke is not checked: it becomes live directly after
      // the invoke, where no code can be inserted.
      const auto *I = dyn_cast<Instruction>(Table.variable(V));
      Flags.push_back(I && I->isTerminator()
                          ? nullptr
                          : Checks.addVariable(Checks.TheHooks.wordType(), 1));
    }
    BitVector Everything(Table.size(), true);
    for (BasicBlock &B : Checks.F) {
      if (Live.isReachable(B) && canInsertAtStart(B))
        visitBlock(B);
      else if (Checks.Dominators.isReachableFromEntry(&B)) {
        for (Instruction &I : B)
          visit(I, Everything);
        visitEdges(B);
      }
    }
  }

private:
  using Flag = std::shared_ptr<FunctionChecks::Variable>;

  bool isFollowed(unsigned V) const { return V < Flags.size() && Flags[V]; }

  void set(Instruction &Before, Stage When, unsigned V, bool IsDead) {
    Checks.ThePlan.before(Before, When,
                          [=, Flag = Flags[V]](IRBuilderBase &Builder) {
                            Flag->store(Builder, Builder.getInt32(!IsDead));
                          });
  }

  void checkUse(Instruction &Before, Stage When, unsigned V) {
    Checks.planHolds(Plan::Side::Before, Before, When, AnalysisResult::Liveness,
                     Checks.name(*Table.variable(V)) +
                         " is not live, but it is used",
                     [=, Flag = Flags[V]](IRBuilderBase &Builder) {
                       return Flag->load(Builder);
                     });
  }

  void visitBlock(BasicBlock &B) {
    Liveness::BlockSets Sets = Live.sets(B);
    for (unsigned V = 0; V < Flags.size(); ++V)
      if (Flags[V] && !Sets.In.test(V))
        set(*B.getFirstInsertionPt(), Stage::Enter, V, /*IsDead=*/true);
    // Instructions are visited from the last to the first, with the variables
    // that are live after each.
    Live.visitBlock(B, [&](const Instruction &I, const BitVector &After) {
      visit(const_cast<Instruction &>(I), After);
    });
    if (B.getTerminatingMustTailCall())
      return;
    for (unsigned V = 0; V < Flags.size(); ++V)
      if (Flags[V] && !Sets.Out.test(V))
        set(*B.getTerminator(), Stage::Update, V, /*IsDead=*/true);
    visitEdges(B);
  }

  /// Checks the operands that the phi nodes of the successors read at the end
  /// of B.
  void visitEdges(BasicBlock &B) {
    for (BasicBlock *Next : successors(&B))
      for (PHINode &Phi : Next->phis())
        if (auto V = Table.value(Phi.getIncomingValueForBlock(&B));
            V && isFollowed(*V))
          checkUse(*B.getTerminator(), Stage::Leave, *V);
  }

  void visit(Instruction &I, const BitVector &After) {
    const SlotForm &Form = Table.form();
    auto Assign = [&](std::optional<unsigned> V) {
      if (!V || !isFollowed(*V) || !canInsertAfter(I))
        return;
      Instruction &Next = isa<PHINode>(I) || I.isEHPad()
                              ? *I.getParent()->getFirstInsertionPt()
                              : *I.getNextNode();
      set(Next, Stage::Access, *V, !After.test(*V));
    };
    Assign(Table.value(&I));
    Assign(Form.storedSlot(I));
    Assign(Form.undefinedSlot(I));
    if (isa<PHINode>(I))
      return;
    auto Use = [&](std::optional<unsigned> V) {
      if (V && isFollowed(*V))
        checkUse(I, Stage::Check, *V);
    };
    bool IsAfterTailCall =
        isa<ReturnInst>(I) && I.getParent()->getTerminatingMustTailCall();
    if (IsAfterTailCall || I.isEHPad())
      return;
    Use(Form.loadedSlot(I));
    SmallVector<const Value *, 4> Seen;
    for (const Value *Operand : I.operands())
      if (!is_contained(Seen, Operand)) {
        Seen.push_back(Operand);
        Use(Table.value(Operand));
      }
  }

  FunctionChecks &Checks;
  const Liveness &Live;
  const VariableTable &Table;
  std::vector<Flag> Flags;
};

} // namespace

void mincaml::planLiveness(FunctionChecks &Checks) {
  LivenessChecks(Checks).run();
}

/// A set of definitions of one slot, as bits.
static Constant *bitsOf(ArrayRef<Definition> Definitions, Definition First,
                        unsigned Size, Module &M) {
  SmallVector<uint8_t> Bytes((Size + 7) / 8);
  for (Definition D : Definitions)
    Bytes[(D - First) / 8] |= uint8_t(1 << (D - First) % 8);
  Constant *Initializer = ConstantDataArray::get(M.getContext(), Bytes);
  return new GlobalVariable(M, Initializer->getType(), /*isConstant=*/true,
                            GlobalValue::PrivateLinkage, Initializer,
                            "facts.definitions");
}

void mincaml::planDefinitions(FunctionChecks &Checks) {
  const auto &Reaching =
      Checks.AM.getResult<ReachingDefinitionsAnalysis>(Checks.F);
  const auto &Uses = Checks.AM.getResult<DefUseAnalysis>(Checks.F);
  if (Reaching.isTooLarge())
    return;
  const SlotForm &Form = Reaching.form();
  const DefinitionTable &Table = Reaching.definitions();
  Hooks &TheHooks = Checks.TheHooks;
  // For each slot, the number of the definition that was executed last.
  std::vector<std::shared_ptr<FunctionChecks::Variable>> Last;
  for (unsigned Slot = 0; Slot < Form.slots().size(); ++Slot)
    Last.push_back(Checks.addVariable(TheHooks.wordType(), 0));
  for (Instruction &I : instructions(Checks.F)) {
    if (auto D = Table.definition(I)) {
      unsigned Slot = Table.slot(*D);
      Checks.ThePlan.after(I, Stage::Access,
                           [=, Number = *D - Table.undefined(Slot),
                            Last = Last[Slot]](IRBuilderBase &Builder) {
                             Last->store(Builder, Builder.getInt32(Number));
                           });
    }
    auto Slot = Form.loadedSlot(I);
    if (!Slot || !Reaching.isReachable(*I.getParent()))
      continue;
    auto &Load = cast<LoadInst>(I);
    SmallVector<Definition> Said;
    for (Definition D : Reaching.reach(Load))
      if (is_contained(Uses.uses(D), &Load))
        Said.push_back(D);
    Definition First = Table.undefined(*Slot);
    unsigned Size = Table.undefined(*Slot + 1) - First;
    Constant *Bits = bitsOf(Said, First, Size, *Checks.F.getParent());
    Constant *Site = TheHooks.site(AnalysisResult::Definitions, I,
                                   "only the recorded stores to " +
                                       Checks.name(*Form.slots()[*Slot]) +
                                       " reach this point");
    Checks.ThePlan.before(
        I, Stage::Check,
        [=, &TheHooks, Last = Last[*Slot]](IRBuilderBase &Builder) {
          TheHooks.call(
              Builder, Hook::defined_by,
              {Site, Last->load(Builder), Bits, Builder.getInt32(Size)});
        });
  }
}
