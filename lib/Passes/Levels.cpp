//===- Levels.cpp - The pipelines of -O0 to -O3 ---------------------------===//

#include "mincaml/Passes/Adaptors.h"
#include "mincaml/Passes/Pipelines.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "mincaml/Transforms/IPO.h"
#include "mincaml/Transforms/Loops.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/Slots.h"
#include "llvm/Passes/PassBuilder.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// LLVM's default pipeline of a level, printed as `default<O3>`. LLVM prints
/// some of its passes in a form that cannot be parsed: the inliner without its
/// thresholds, loop-unroll-full without its level.
///
/// LLVM's instrumentation (-verify-each, -print-after-all) does not treat a
/// class whose name ends in PassManager as a pass.
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

/// The limits of unrolling a recursive function.
struct UnrollingBudget {
  /// The maximum number of instructions of the function afterwards.
  unsigned Size;
  /// The maximum number of bodies in it; 0 means any number.
  unsigned Bodies;
  /// The minimum by which each level must make a body cheaper, in thousandths.
  unsigned Gain;
};

/// The code-size limits of inlining at a level; docs/code-size.md has
/// measurements with several limits.
struct InliningBudgets {
  /// The maximum number of instructions of a function that is inlined.
  unsigned Threshold;
  /// The maximum for a function with a loop and several call sites.
  unsigned Looping;
  /// The budgets for recursive functions before and after tail calls become
  /// loops. Without a budget, each iteration of mincaml-inline unrolls them by
  /// another level.
  std::optional<UnrollingBudget> Early, Late;
};

} // namespace

/// Larger recursive functions are not unrolled: the cost of a call is
/// negligible next to the work of their bodies.
static constexpr unsigned UnrollingThreshold = 40;

/// The budgets of a level. An explicit threshold has the same meaning as in
/// MinCaml, where recursive functions are inlined like others.
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
static void addLoop(
    ModulePassManager &PM, unsigned Iterations,
    function_ref<void(ModulePassManager &)> AddInlining =
        [](ModulePassManager &) {}) {
  ModulePassManager Loop;
  addFunctionPass(Loop, BetaReductionPass());
  addFunctionPass(Loop, ControlFlowSimplificationPass());
  AddInlining(Loop);
  Loop.addPass(LocalReferencesPass());
  addFunctionPass(Loop, ConstantFoldingPass());
  Loop.addPass(DeadCodeEliminationPass());
  FixpointPass::Options Fixpoint;
  Fixpoint.Iterations = Iterations;
  PM.addPass(FixpointPass(std::move(Loop), Fixpoint));
}

static void addLevel1(ModulePassManager &PM, const PipelineOptions &Options) {
  const InliningBudgets Budgets = budgetsOf(Options);
  // Promotes local references to SSA values.
  addFunctionPass(PM, PromotePass());
  InlineCallsPass::Options Inlining = inlining(Budgets.Threshold, Budgets.Late);
  Inlining.TailLoops = Budgets.Late.has_value();
  addLoop(PM, Options.Iterations, [&](ModulePassManager &Loop) {
    Loop.addPass(InlineCallsPass(Inlining));
  });
  // With an explicit threshold, recursive functions are treated as in MinCaml.
  if (!Budgets.Late)
    return;
  addFunctionPass(PM, TailRecursionPass({/*OnlyLoops=*/true}));
  // Functions with a single call site, which may now contain loops, become part
  // of their caller.
  InlineCallsPass::Options Once;
  Once.Unrolled = 0;
  Once.Once = true;
  PM.addPass(InlineCallsPass(Once));
  addLoop(PM, Options.Iterations);
  // A bounds check takes more bytes than its access. Value numbering removes
  // checks that repeat another one, and repeated loads of the lengths that they
  // compare; bounds check elimination removes checks of an index that runs to
  // the end of its array.
  addFunctionPass(PM, GlobalValueNumberingPass());
  PM.addPass(BoundsCheckEliminationPass());
  addLoop(PM, Options.Iterations);
  if (Options.ParallelThreshold)
    PM.addPass(ParallelLoopsPass({*Options.ParallelThreshold}));
}

/// Which tail-recursive functions are not unrolled, because loop passes handle
/// them later.
enum class DeferredLoops : uint8_t {
  None,
  /// Loops over arrays of floats are deferred, for LLVM's vectorizer and, on
  /// SPARC, its loop unroller.
  Vector,
  /// All functions that access memory are deferred, for mincaml-unroll.
  All,
};

static void addLevel2(ModulePassManager &PM, const PipelineOptions &Options,
                      DeferredLoops Loops) {
  const InliningBudgets Budgets = budgetsOf(Options);
  // Promotes local references to SSA values.
  addFunctionPass(PM, PromotePass());
  addLoop(PM, Options.Iterations);
  StaticArraysPass::Options Storage;
  PM.addPass(StaticArraysPass(Storage));
  // Range propagation finds the targets of calls, which the second round can
  // specialize.
  for (unsigned I = 0; I < 2; ++I) {
    PM.addPass(SpecializePass());
    PM.addPass(ValueRangePropagationPass());
    addLoop(PM, Options.Iterations);
  }
  // Recursive functions are unrolled by one level before tail calls become
  // loops, because copying a body that contains a loop is expensive. Functions
  // whose self-calls are all tail calls are excluded if their loops are
  // unrolled later. Unrolling further, and unrolling functions with self-calls
  // of both kinds, only pays off after tail calls have become loops.
  InlineCallsPass::Options Unrolling =
      inlining(std::min(Budgets.Threshold, 50u), Budgets.Early);
  Unrolling.LoopsFirst = true;
  Unrolling.VectorLoops = Loops == DeferredLoops::Vector;
  Unrolling.AllLoops = Loops == DeferredLoops::All && Budgets.Early;
  PM.addPass(InlineCallsPass(Unrolling));
  addLoop(PM, Options.Iterations);
  addFunctionPass(PM, TailRecursionPass());
  PM.addPass(ClosureOptPass());
  // Recursive functions with a budget are unrolled after everything else is
  // inlined.
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
    addLoop(PM, Options.Iterations);
  }
  PM.addPass(ClosureOptPass());
  addFunctionPass(PM, GlobalValueNumberingPass());
  Storage.Pointers = true;
  PM.addPass(StaticArraysPass(Storage));
  // Constants that the first run finds let the second one find more.
  for (unsigned I = 0; I < 2; ++I) {
    PM.addPass(ValueRangePropagationPass());
    addLoop(PM, Options.Iterations);
  }
  PM.addPass(BoundsCheckEliminationPass());
  addFunctionPass(PM, GlobalValueNumberingPass());
  addFunctionPass(PM, LoopInvariantCodeMotionPass());
  if (Options.ParallelThreshold)
    PM.addPass(ParallelLoopsPass({*Options.ParallelThreshold}));
  addFunctionPass(PM, LoopChecksPass());
  addFunctionPass(PM, MergeChecksPass());
  addFunctionPass(PM, StrengthReductionPass());
  addLoop(PM, Options.Iterations);
  PM.addPass(NoWrapFlagsPass());
}

/// The maximum size of a loop that gets twice as many copies as others at -O2,
/// in instructions.
static constexpr unsigned SmallLoop = 12;

/// Adds loop unrolling. If \p Uncounted, only uncounted loops are unrolled,
/// because LLVM has unrolled the others.
static void addUnrolling(ModulePassManager &PM, const PipelineOptions &Options,
                         unsigned Small, bool Uncounted) {
  LoopUnrollingPass::Options Unrolling;
  Unrolling.Small = Small;
  Unrolling.Uncounted = Uncounted;
  addFunctionPass(PM, LoopUnrollingPass(Unrolling));
  addLoop(PM, Options.Iterations);
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
    addLevel2(PM, Options,
              UnrollsLoops || Options.ParallelThreshold ? DeferredLoops::All
                                                        : DeferredLoops::None);
    if (UnrollsLoops) {
      PM.addPass(ColdLoopsPass());
      addUnrolling(PM, Options, SmallLoop, /*Uncounted=*/false);
    }
    PM.addPass(MergeFunctionsPass());
    Builder.invokeOptimizerLastEPCallbacks(PM, OptimizationLevel::O2,
                                           ThinOrFullLTOPhase::None);
    return;
  case 3:
    addLevel2(PM, Options,
              Options.ParallelThreshold ? DeferredLoops::All
                                        : DeferredLoops::Vector);
    // This must precede LLVM's pipeline, which unrolls loops as well.
    if (UnrollsLoops)
      PM.addPass(ColdLoopsPass());
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
