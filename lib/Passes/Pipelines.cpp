//===- Pipelines.cpp - Running and printing pass pipelines ----------------===//

#include "mincaml/Passes/Pipelines.h"
#include "mincaml/Passes/Registration.h"
#include "mincaml/SparcTarget/CostModel.h"
#include "llvm/ADT/Any.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
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

//===----------------------------------------------------------------------===//
// Forwarding remarks to observers
//===----------------------------------------------------------------------===//

namespace {

/// Passes remarks to the observers as well as to the next handler.
class ListeningHandler : public DiagnosticHandler {
public:
  ListeningHandler(std::unique_ptr<DiagnosticHandler> Next,
                   ArrayRef<PassObserver *> Observers)
      : Next(std::move(Next)), Observers(Observers) {}

  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    const auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info);
    if (!Remark)
      return Next->handleDiagnostics(Info);
    for (PassObserver *Observer : Observers)
      Observer->addRemark(*Remark);
    StringRef Pass = Remark->getPassName();
    const bool IsWanted =
        Remark->isPassed()   ? Next->isPassedOptRemarkEnabled(Pass)
        : Remark->isMissed() ? Next->isMissedOptRemarkEnabled(Pass)
                             : Next->isAnalysisRemarkEnabled(Pass);
    return !IsWanted || Next->handleDiagnostics(Info);
  }
  bool isPassedOptRemarkEnabled(StringRef Pass) const override {
    return any_of(Observers,
                  [&](PassObserver *O) { return O->wantsRemarks(Pass); }) ||
           Next->isPassedOptRemarkEnabled(Pass);
  }
  bool isMissedOptRemarkEnabled(StringRef Pass) const override {
    return wantsAll() || Next->isMissedOptRemarkEnabled(Pass);
  }
  bool isAnalysisRemarkEnabled(StringRef Pass) const override {
    return wantsAll() || Next->isAnalysisRemarkEnabled(Pass);
  }
  bool isAnyRemarkEnabled() const override { return true; }

  std::unique_ptr<DiagnosticHandler> Next;

private:
  bool wantsAll() const {
    return any_of(Observers,
                  [](PassObserver *O) { return O->wantsAllRemarks(); });
  }

  SmallVector<PassObserver *, 2> Observers;
};

} // namespace

//===----------------------------------------------------------------------===//
// LLVM passes that miscompile
//===----------------------------------------------------------------------===//

namespace {

/// Skips two passes of LLVM 22 wherever they would miscompile:
///
/// - `ipsccp`, always. Its solver stops too early on a function that calls
///   itself with its own parameters in another order, and treats non-constant
///   parameters as constants. LLVM 21 and 22 have this fault: issue 219503,
///   fixed by pull request 219826.
/// - `tailcallelim`, on functions that call themselves outside of tail position
///   and have musttail calls of other functions. Where it introduces an
///   accumulator, for `n * f (n - 1)`, it inserts the last operation between
///   the musttail calls and their returns. That is invalid IR: the X86 back end
///   fails, others emit ordinary calls.
///
/// A pass that the user names in a pipeline is skipped with a warning.
class UnsoundPassGuard {
public:
  explicit UnsoundPassGuard(LLVMContext &Context) : Context(Context) {}
  UnsoundPassGuard(const UnsoundPassGuard &) = delete;
  UnsoundPassGuard &operator=(const UnsoundPassGuard &) = delete;

  /// The guard must outlive the callbacks.
  void registerCallbacks(PassInstrumentationCallbacks &Callbacks);

  /// Makes the guard warn if it skips a pass that this text names.
  void setPipelineText(StringRef Text);

private:
  bool shouldRun(StringRef Class, const Any &IR);

  LLVMContext &Context;
  StringSet<> NamedPasses;
  /// The warnings that have been issued. A pass may run several times, but its
  /// warning is issued only once.
  StringSet<> Issued;
};

} // namespace

/// Returns whether a function has calls to itself outside of tail position and
/// musttail calls of other functions.
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

void UnsoundPassGuard::registerCallbacks(
    PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerShouldRunOptionalPassCallback(
      [this](StringRef Class, Any IR) { return shouldRun(Class, IR); });
}

void UnsoundPassGuard::setPipelineText(StringRef Text) {
  while (!Text.empty()) {
    StringRef Name = Text.take_while(
        [](char C) { return !StringRef("(),<>;").contains(C); });
    NamedPasses.insert(Name);
    Text = Text.drop_front(std::min(Name.size() + 1, Text.size()));
  }
}

bool UnsoundPassGuard::shouldRun(StringRef Class, const Any &IR) {
  StringRef Name;
  std::string Warning;
  if (Class == "IPSCCPPass") {
    Name = "ipsccp";
    Warning = "the pass 'ipsccp' is skipped: in LLVM 22 it miscompiles "
              "recursive functions "
              "(https://github.com/llvm/llvm-project/issues/219503)";
  } else if (Class == "TailCallElimPass") {
    const auto *F = any_cast<const Function *>(&IR);
    if (!F || !mixesRecursionWithTailCalls(**F))
      return true;
    Name = "tailcallelim";
    Warning = ("the pass 'tailcallelim' is skipped on the function '" +
               (*F)->getName() +
               "': it would break the musttail calls of other functions")
                  .str();
  } else {
    return true;
  }
  if (NamedPasses.contains(Name) && Issued.insert(Warning).second)
    Context.diagnose(DiagnosticInfoGeneric(Warning, DS_Warning));
  return false;
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

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
  LLVMContext &Context = M.getContext();
  auto Listening = std::make_unique<ListeningHandler>(
      Context.getDiagnosticHandler(), Observers);
  ListeningHandler &Listener = *Listening;
  Context.setDiagnosticHandler(std::move(Listening), /*RespectFilters=*/true);
  for (PassObserver *Observer : Observers) {
    Observer->registerCallbacks(Callbacks);
    Observer->start(M);
  }
  PM.run(M, MAM);
  for (PassObserver *Observer : Observers)
    Observer->finish(M, MAM);
  Listener.Next->HasErrors |= Listener.HasErrors;
  Context.setDiagnosticHandler(std::move(Listener.Next),
                               /*RespectFilters=*/true);
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
  // The pipelines of the levels need no verification. Others may contain LLVM
  // passes that break the module, such as mergereturn, which breaks musttail
  // calls.
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
