//===- Pipelines.cpp - Running and printing pass pipelines ----------------===//

#include "mincaml/Passes/Pipelines.h"
#include "Levels.h"
#include "RemarkListener.h"
#include "UnsoundPasses.h"
#include "mincaml/Passes/Registration.h"
#include "mincaml/SparcTarget/CostModel.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// A pipeline and the objects that parsing, running and printing it require.
class PassPipeline {
public:
  PassPipeline(LLVMContext &Context, TargetMachine *Target, bool SparcCosts,
               bool VerifyEach);

  /// Adds the passes that the options select.
  Error add(const PipelineOptions &Options);
  void add(ModulePassManager Passes) { PM.addPass(std::move(Passes)); }

  void run(Module &M, ArrayRef<PassObserver *> Observers = {});
  void print(raw_ostream &OS);

private:
  Error loadPlugin(StringRef Path);

  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassInstrumentationCallbacks Callbacks;
  StandardInstrumentations Instrumentations;
  UnsoundPassGuard Guard;
  PassBuilder Builder;
  ModulePassManager PM;
  /// The SPARC target whose cost model the passes use; null for LLVM's own
  /// costs.
  TargetMachine *CostedTarget;
};

} // namespace

PassPipeline::PassPipeline(LLVMContext &Context, TargetMachine *Target,
                           bool SparcCosts, bool VerifyEach)
    : Instrumentations(Context, /*DebugLogging=*/false, VerifyEach),
      Guard(Context),
      Builder(Target, PipelineTuningOptions(), std::nullopt, &Callbacks),
      CostedTarget(SparcCosts && Target && Target->getTargetTriple().isSPARC()
                       ? Target
                       : nullptr) {
  Instrumentations.registerCallbacks(Callbacks, &MAM);
  Guard.registerCallbacks(Callbacks);
  registerPasses(Builder);
}

Error PassPipeline::loadPlugin(StringRef Path) {
  Expected<PassPlugin> Plugin = PassPlugin::Load(Path.str());
  if (!Plugin)
    return Plugin.takeError();
  Plugin->registerPassBuilderCallbacks(Builder);
  return Error::success();
}

Error PassPipeline::add(const PipelineOptions &Options) {
  for (const std::string &Path : Options.Plugins)
    if (Error E = loadPlugin(Path))
      return E;
  if (Options.Passes.empty()) {
    addLevel(Builder, PM, Options, /*UnrollsLoops=*/CostedTarget != nullptr);
    return Error::success();
  }
  Guard.setPipelineText(Options.Passes);
  return parsePipeline(Builder, PM, Options.Passes);
}

void PassPipeline::run(Module &M, ArrayRef<PassObserver *> Observers) {
  if (CostedTarget)
    FAM.registerPass([this] { return sparc::createCostModel(*CostedTarget); });
  registerAnalyses(Builder, LAM, FAM, CGAM, MAM);
  if (Observers.empty()) {
    PM.run(M, MAM);
    return;
  }
  RemarkListener Listener(M.getContext(), Observers);
  for (PassObserver *Observer : Observers) {
    Observer->registerCallbacks(Callbacks);
    Observer->start(M);
  }
  PM.run(M, MAM);
  for (PassObserver *Observer : Observers)
    Observer->finish(M, MAM);
}

void PassPipeline::print(raw_ostream &OS) {
  PM.printPipeline(OS, [this](StringRef Class) {
    StringRef Name = Callbacks.getPassNameForClassName(Class);
    return Name.empty() ? Class : Name;
  });
  OS << '\n';
}

/// Runs LLVM's verifier; the error contains its first message.
static Error verify(const Module &M) {
  std::string Problems;
  raw_string_ostream OS(Problems);
  if (!verifyModule(M, &OS))
    return Error::success();
  return createStringError(
      "the passes made an invalid module: " +
      StringRef(Problems).split('\n').first +
      "; remove the pass that does, which -verify-each finds");
}

Error mincaml::runPipeline(Module &M, TargetMachine &Target,
                           const PipelineOptions &Options,
                           ArrayRef<PassObserver *> Observers) {
  PassPipeline Pipeline(M.getContext(), &Target, Options.SparcCosts,
                        Options.VerifyEach);
  if (Error E = Pipeline.add(Options))
    return E;
  Pipeline.run(M, Observers);
  // Other pipelines may contain LLVM passes that break the module, such as
  // mergereturn, which breaks musttail calls. The pipelines of the levels do
  // not.
  bool IsLevel = Options.Passes.empty() && Options.Plugins.empty();
  return IsLevel ? Error::success() : verify(M);
}

Error mincaml::printPipeline(TargetMachine *Target,
                             const PipelineOptions &Options, raw_ostream &OS) {
  LLVMContext Context;
  PassPipeline Pipeline(Context, Target, Options.SparcCosts,
                        /*VerifyEach=*/false);
  if (Error E = Pipeline.add(Options))
    return E;
  Pipeline.print(OS);
  return Error::success();
}

void mincaml::runPasses(Module &M, TargetMachine &Target,
                        ModulePassManager Passes, bool VerifyEach,
                        ArrayRef<PassObserver *> Observers) {
  PassPipeline Pipeline(M.getContext(), &Target, /*SparcCosts=*/true,
                        VerifyEach);
  Pipeline.add(std::move(Passes));
  Pipeline.run(M, Observers);
}
