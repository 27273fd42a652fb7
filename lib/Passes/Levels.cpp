//===- Levels.cpp - What -O0 to -O3 run -----------------------------------===//

#include "Levels.h"
#include "mincaml/Passes/Fixpoint.h"
#include "mincaml/Passes/Pipelines.h"
#include "mincaml/Transforms/Arrays/AliasScopes.h"
#include "mincaml/Transforms/Arrays/BoundsCheckElimination.h"
#include "mincaml/Transforms/Arrays/LocalReferences.h"
#include "mincaml/Transforms/Arrays/LoopChecks.h"
#include "mincaml/Transforms/Arrays/MergeChecks.h"
#include "mincaml/Transforms/Arrays/NoWrapFlags.h"
#include "mincaml/Transforms/Arrays/StaticArrays.h"
#include "mincaml/Transforms/Arrays/ValueRangePropagation.h"
#include "mincaml/Transforms/Assoc.h"
#include "mincaml/Transforms/BetaReduction.h"
#include "mincaml/Transforms/ClosureOpt.h"
#include "mincaml/Transforms/ColdLoops.h"
#include "mincaml/Transforms/ConstantFolding.h"
#include "mincaml/Transforms/Elim.h"
#include "mincaml/Transforms/Functions/MergeFunctions.h"
#include "mincaml/Transforms/Functions/Specialize.h"
#include "mincaml/Transforms/GlobalValueNumbering.h"
#include "mincaml/Transforms/Inline.h"
#include "mincaml/Transforms/LoopInvariantCodeMotion.h"
#include "mincaml/Transforms/LoopUnrolling.h"
#include "mincaml/Transforms/Promote.h"
#include "mincaml/Transforms/StrengthReduction.h"
#include "mincaml/Transforms/TailRecursion.h"
#include "llvm/Passes/PassBuilder.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// LLVM's pipeline of a level, which is printed as `default<O3>`. The passes in
/// it cannot be read back as LLVM prints them: the inliner is printed without
/// its thresholds, loop-unroll-full without its level.
///
/// LLVM's instrumentation (-verify-each, -print-after-all) does not count a
/// class of such a name as a pass.
class DefaultPassManager : public PassInfoMixin<DefaultPassManager> {
public:
  DefaultPassManager(ModulePassManager Passes, OptimizationLevel Level)
      : Passes(std::move(Passes)), Level(Level) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &AM) {
    return Passes.run(M, AM);
  }
  void printPipeline(raw_ostream &OS, function_ref<StringRef(StringRef)>) {
    OS << "default<O" << Level.getSpeedupLevel() << '>';
  }
  static bool isRequired() { return true; }

private:
  ModulePassManager Passes;
  OptimizationLevel Level;
};

/// What unrolling a recursion may cost and has to save.
struct UnrollingBudget {
  /// Instructions of the function afterwards.
  unsigned Size;
  /// Bodies in it; 0: any number.
  unsigned Bodies;
  /// By how many thousandths each level has to make a body cheaper.
  unsigned Gain;
};

/// What a level spends code on; docs/code-size.md has the curves.
struct InliningBudgets {
  /// Instructions of a function that is inlined.
  unsigned Threshold;
  /// The same of one with a loop that is called in several places.
  unsigned Looping;
  /// Of recursions before tail calls become loops, and after that. Without a
  /// value each iteration of mincaml-inline unrolls them by another level.
  std::optional<UnrollingBudget> Early, Late;
};

} // namespace

/// Larger functions are not unrolled: next to what they do, their call costs
/// little.
static constexpr unsigned UnrollingThreshold = 40;

/// An explicit threshold has the meaning that it has in MinCaml, where
/// recursive functions are inlined like others.
static InliningBudgets budgetsOf(const PipelineOptions &Options) {
  if (Options.InlineThreshold)
    return {*Options.InlineThreshold, ~0u, std::nullopt, std::nullopt};
  switch (Options.OptimizationLevel) {
  case 1:
    return {50, ~0u, std::nullopt, UnrollingBudget{80, 0, 30}};
  case 2:
    return {100, 10, UnrollingBudget{80, 32, 40}, UnrollingBudget{400, 32, 20}};
  default:
    return {100, ~0u, UnrollingBudget{60, 40, 40}, UnrollingBudget{600, 40, 4}};
  }
}

template <typename PassT>
static void addFunctionPass(ModulePassManager &PM, PassT Pass) {
  PM.addPass(createModuleToFunctionPassAdaptor(std::move(Pass)));
}

static InlineCallsPass::Options
inlining(unsigned Threshold, const std::optional<UnrollingBudget> &Unrolling) {
  InlineCallsPass::Options Inlining;
  Inlining.Threshold = Threshold;
  if (Unrolling) {
    Inlining.Unrolled = Unrolling->Size;
    Inlining.Bodies = Unrolling->Bodies;
    Inlining.Gain = Unrolling->Gain;
  }
  return Inlining;
}

/// Adds MinCaml's optimizations, repeated until they change nothing
/// ([MinCamlNotes], main.ml: `iter`). \p AddInlining is called at the position
/// of inlining.
static void addLoop(ModulePassManager &PM, unsigned Iterations,
                    function_ref<void(ModulePassManager &)> AddInlining) {
  ModulePassManager Loop;
  addFunctionPass(Loop, BetaReductionPass());
  addFunctionPass(Loop, AssocPass());
  AddInlining(Loop);
  Loop.addPass(LocalReferencesPass());
  addFunctionPass(Loop, ConstantFoldingPass());
  Loop.addPass(ElimPass());
  FixpointPass::Options Fixpoint;
  Fixpoint.Iterations = Iterations;
  PM.addPass(FixpointPass(std::move(Loop), Fixpoint));
}

static void addLevel1(ModulePassManager &PM, const PipelineOptions &Options) {
  const InliningBudgets Budgets = budgetsOf(Options);
  // Local references.
  addFunctionPass(PM, PromotePass());
  InlineCallsPass::Options Inlining = inlining(Budgets.Threshold, Budgets.Late);
  Inlining.TailLoops = Budgets.Late.has_value();
  addLoop(PM, Options.Iterations, [&](ModulePassManager &Loop) {
    Loop.addPass(InlineCallsPass(Inlining));
  });
  // Otherwise recursions stay what they are in MinCaml.
  if (!Budgets.Late)
    return;
  addFunctionPass(PM, TailRecursionPass({/*OnlyLoops=*/true}));
  // A loop that is called in one place is part of what calls it.
  InlineCallsPass::Options Once;
  Once.Unrolled = 0;
  Once.Once = true;
  PM.addPass(InlineCallsPass(Once));
  addLoop(PM, Options.Iterations, [](ModulePassManager &) {});
  // A bounds check costs more bytes than its access. Value numbering removes
  // those that repeat another one, and the loads of what they compare;
  // inequalities remove those of an index that runs to the end of its array.
  addFunctionPass(PM, GlobalValueNumberingPass());
  PM.addPass(BoundsCheckEliminationPass());
  addLoop(PM, Options.Iterations, [](ModulePassManager &) {});
}

/// Which tail recursions are left for passes on loops.
enum class LeftLoops : uint8_t {
  None,
  /// Those over arrays of floats, as LLVM's vectorizer and, for SPARC, its
  /// unrolling of loops need them.
  Vector,
  /// All, for mincaml-unroll.
  All,
};

static void addLevel2(ModulePassManager &PM, const PipelineOptions &Options,
                      LeftLoops Loops) {
  const InliningBudgets Budgets = budgetsOf(Options);
  auto AddLoopWithoutInlining = [&] {
    addLoop(PM, Options.Iterations, [](ModulePassManager &) {});
  };
  // Local references.
  addFunctionPass(PM, PromotePass());
  AddLoopWithoutInlining();
  StaticArraysPass::Options Storage;
  PM.addPass(StaticArraysPass(Storage));
  // A call whose target becomes known is one that can be specialized.
  for (unsigned I = 0; I < 2; ++I) {
    PM.addPass(SpecializePass({}));
    PM.addPass(ValueRangePropagationPass());
    AddLoopWithoutInlining();
  }
  // A recursion without tail calls is unrolled by one level before tail calls
  // become loops, and one with nothing but tail calls, too, unless loops are
  // unrolled later: the copy of a body with a loop in it is expensive. More
  // than that, and recursions of both kinds, pay off afterwards only.
  InlineCallsPass::Options Unrolling =
      inlining(std::min(Budgets.Threshold, 50u), Budgets.Early);
  Unrolling.LoopsFirst = true;
  Unrolling.VectorLoops = Loops == LeftLoops::Vector;
  Unrolling.AllLoops = Loops == LeftLoops::All && Budgets.Early;
  PM.addPass(InlineCallsPass(Unrolling));
  AddLoopWithoutInlining();
  addFunctionPass(PM, TailRecursionPass({}));
  PM.addPass(ClosureOptPass());
  // Recursions that have a budget wait until everything else is inlined.
  InlineCallsPass::Options Inlining = inlining(Budgets.Threshold, std::nullopt);
  Inlining.Once = true;
  if (Budgets.Late) {
    Inlining.Unrolled = 0;
    Inlining.Looping = Budgets.Looping;
  }
  addLoop(PM, Options.Iterations, [&](ModulePassManager &Loop) {
    Loop.addPass(InlineCallsPass(Inlining));
  });
  if (Budgets.Late) {
    InlineCallsPass::Options Last = inlining(UnrollingThreshold, Budgets.Late);
    Last.Looping = Budgets.Looping;
    PM.addPass(InlineCallsPass(Last));
    AddLoopWithoutInlining();
  }
  PM.addPass(ClosureOptPass());
  addFunctionPass(PM, GlobalValueNumberingPass());
  Storage.Pointers = true;
  PM.addPass(StaticArraysPass(Storage));
  // What the first run finds constant makes the second one find more.
  for (unsigned I = 0; I < 2; ++I) {
    PM.addPass(ValueRangePropagationPass());
    AddLoopWithoutInlining();
  }
  PM.addPass(BoundsCheckEliminationPass());
  // Arrays are told apart from here on.
  PM.addPass(AliasScopesPass());
  addFunctionPass(PM, GlobalValueNumberingPass());
  addFunctionPass(PM, LoopInvariantCodeMotionPass());
  addFunctionPass(PM, LoopChecksPass({}));
  addFunctionPass(PM, MergeChecksPass({}));
  addFunctionPass(PM, StrengthReductionPass());
  AddLoopWithoutInlining();
  PM.addPass(NoWrapFlagsPass());
}

/// Instructions of a loop that is unrolled twice as often as others at -O2;
/// docs/code-size.md has the curve.
static constexpr unsigned SmallLoop = 12;

/// \p Uncounted: LLVM has unrolled the others.
static void addUnrolling(ModulePassManager &PM, const PipelineOptions &Options,
                         unsigned Small, bool Uncounted) {
  LoopUnrollingPass::Options Unrolling;
  Unrolling.Small = Small;
  Unrolling.Uncounted = Uncounted;
  addFunctionPass(PM, LoopUnrollingPass(Unrolling));
  addLoop(PM, Options.Iterations, [](ModulePassManager &) {});
}

void mincaml::addLevel(PassBuilder &Builder, ModulePassManager &PM,
                       const PipelineOptions &Options, bool UnrollsLoops) {
  switch (Options.OptimizationLevel) {
  case 0:
    PM.addPass(DefaultPassManager(
        Builder.buildO0DefaultPipeline(OptimizationLevel::O0),
        OptimizationLevel::O0));
    return;
  case 1:
    Builder.invokePipelineStartEPCallbacks(PM, OptimizationLevel::O1);
    addLevel1(PM, Options);
    PM.addPass(MergeFunctionsPass());
    Builder.invokeOptimizerLastEPCallbacks(PM, OptimizationLevel::O1,
                                           ThinOrFullLTOPhase::None);
    return;
  case 2:
    Builder.invokePipelineStartEPCallbacks(PM, OptimizationLevel::O2);
    addLevel2(PM, Options, UnrollsLoops ? LeftLoops::All : LeftLoops::None);
    if (UnrollsLoops) {
      PM.addPass(ColdLoopsPass({}));
      addUnrolling(PM, Options, SmallLoop, /*Uncounted=*/false);
    }
    PM.addPass(MergeFunctionsPass());
    Builder.invokeOptimizerLastEPCallbacks(PM, OptimizationLevel::O2,
                                           ThinOrFullLTOPhase::None);
    return;
  case 3:
    addLevel2(PM, Options, LeftLoops::Vector);
    // LLVM's passes unroll loops, too.
    if (UnrollsLoops)
      PM.addPass(ColdLoopsPass({}));
    PM.addPass(DefaultPassManager(
        Builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3),
        OptimizationLevel::O3));
    if (UnrollsLoops)
      addUnrolling(PM, Options, /*Small=*/0, /*Uncounted=*/true);
    PM.addPass(MergeFunctionsPass());
    return;
  default:
    llvm_unreachable("there is no such level");
  }
}
