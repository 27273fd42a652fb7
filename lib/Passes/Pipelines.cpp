//===- Pipelines.cpp - What runs at each level ----------------------------===//

#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Passes/Passes.h"
#include "llvm/ADT/Any.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

/// Has a function calls to itself that are not in tail position, and musttail
/// calls of others?
static bool mixesRecursionWithTailCalls(const Function &F) {
  bool CallsItself = false;
  bool TailCallsOthers = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (!Call)
      continue;
    bool IsRecursive = Call->getCalledFunction() == &F;
    CallsItself |= IsRecursive && !Call->isMustTailCall();
    TailCallsOthers |= !IsRecursive && Call->isMustTailCall();
  }
  return CallsItself && TailCallsOthers;
}

/// May the pipeline of a level run this pass of LLVM's?
static bool isSound(StringRef Pass, Any IR) {
  // Stops too early on a function that calls itself with its own parameters in
  // another order, and takes parameters for constants that are none. LLVM 21
  // and 22 have this fault: issue 219503, mended by pull request 219826.
  if (Pass == "IPSCCPPass")
    return false;
  // Where it introduces an accumulator, for `n * f (n - 1)`, it puts the last
  // operation between the musttail calls of other functions and their returns.
  // That is no valid IR: X86 fails, others make ordinary calls of them.
  if (Pass == "TailCallElimPass")
    if (const auto *F = any_cast<const Function *>(&IR))
      return !mixesRecursionWithTailCalls(**F);
  return true;
}

/// MinCaml's optimizations, again and again until they change nothing (the
/// MinCaml reading notes, main.ml).
static std::string classicLoop(unsigned Iterations,
                               const std::string &InlineOptions) {
  return formatv("mincaml-fixpoint<iterations={0}>(mincaml-beta,mincaml-assoc,"
                 "mincaml-inline<{1}>,mincaml-constfold,mincaml-elim)",
                 Iterations, InlineOptions);
}

std::string mincaml::levelPipeline(const PipelineOptions &Options) {
  auto Loop = [&](const std::string &InlineOptions) {
    return classicLoop(Options.Iterations, InlineOptions);
  };
  auto Threshold = [](unsigned Size) { return "threshold=" + utostr(Size); };
  if (Options.OptimizationLevel <= 1)
    return Loop(Threshold(Options.InlineThreshold.value_or(50)));
  const unsigned Size = Options.InlineThreshold.value_or(100);
  const std::string Passes[] = {
      Loop(Threshold(0)),
      // A recursion that is no loop by itself is unrolled by one level before
      // tail calls become loops, since the copy of a body with a loop in it is
      // expensive. More than that pays off afterwards only.
      formatv("mincaml-inline<{0}>", Threshold(std::min(Size, 50u))),
      Loop(Threshold(0)),
      "mincaml-tailrec",
      "mincaml-closure-opt",
      Loop(Threshold(Size) + ";once"),
      "mincaml-closure-opt",
      "mincaml-gvn",
      "mincaml-licm",
      "mincaml-strength",
      Loop(Threshold(0)),
  };
  return join(ArrayRef(Passes), ",");
}

/// Adds what a level runs. Plugins have passes at the start and the end of
/// every level.
static void addLevel(PassBuilder &Builder, ModulePassManager &PM,
                     const PipelineOptions &Options) {
  if (Options.OptimizationLevel == 0) {
    PM = Builder.buildO0DefaultPipeline(OptimizationLevel::O0);
    return;
  }
  if (Options.OptimizationLevel == 3) {
    cantFail(parsePipeline(Builder, PM, levelPipeline(Options)));
    // What calls do, for the answers about aliases.
    PM.addPass(RequireAnalysisPass<EffectsAnalysis, Module>());
    PM.addPass(Builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3));
    return;
  }
  OptimizationLevel Level = Options.OptimizationLevel == 1
                                ? OptimizationLevel::O1
                                : OptimizationLevel::O2;
  Builder.invokePipelineStartEPCallbacks(PM, Level);
  cantFail(parsePipeline(Builder, PM, levelPipeline(Options)));
  Builder.invokeOptimizerLastEPCallbacks(PM, Level, ThinOrFullLTOPhase::None);
}

Error mincaml::runPipeline(Module &M, TargetMachine &Target,
                           const PipelineOptions &Options) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassInstrumentationCallbacks Callbacks;
  StandardInstrumentations Instrumentations(M.getContext(),
                                            /*DebugLogging=*/false,
                                            Options.VerifyEach);
  Instrumentations.registerCallbacks(Callbacks, &MAM);
  if (Options.Passes.empty())
    // Pipelines that are spelled out are left alone.
    Callbacks.registerShouldRunOptionalPassCallback(isSound);
  PassBuilder Builder(&Target, PipelineTuningOptions(), std::nullopt,
                      &Callbacks);
  registerPasses(Builder);
  for (const std::string &Path : Options.Plugins) {
    Expected<PassPlugin> Plugin = PassPlugin::Load(Path);
    if (!Plugin)
      return Plugin.takeError();
    Plugin->registerPassBuilderCallbacks(Builder);
  }
  // LLVM's passes ask ours about aliases too.
  FAM.registerPass([&Builder] {
    AAManager Aliases = Builder.buildDefaultAAPipeline();
    Aliases.registerFunctionAnalysis<MinCamlAA>();
    return Aliases;
  });
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);

  ModulePassManager PM;
  if (!Options.Passes.empty()) {
    if (Error E = parsePipeline(Builder, PM, Options.Passes))
      return E;
  } else {
    addLevel(Builder, PM, Options);
  }
  PM.run(M, MAM);
  return Error::success();
}

std::string mincaml::codeGenPreparation(const Module &M,
                                        const TargetMachine &Target) {
  std::string Passes =
      "function(mincaml-mark-invariant-loads),mincaml-lower-allocation";
  if (Target.getOptLevel() == CodeGenOptLevel::None)
    Passes += ",function(mincaml-split-long-blocks)";
  if (M.getTargetTriple().isSPARC())
    Passes += ",sparc-stack-probe";
  return Passes;
}
