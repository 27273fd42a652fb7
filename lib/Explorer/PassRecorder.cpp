//===- PassRecorder.cpp - Recording passes --------------------------------===//

#include "Recorders.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/StructuralHash.h"
#include "llvm/PassRegistry.h"

using namespace mincaml::explorer;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Passes on LLVM IR
//===----------------------------------------------------------------------===//

/// Whether a pass only runs other passes, or is the verifier. Such passes are
/// not shown.
static bool isManager(StringRef Class) {
  Class = Class.split('<').first;
  return Class.ends_with("PassManager") || Class.ends_with("PassAdaptor") ||
         Class.ends_with("AnalysisManagerProxy") ||
         Class.ends_with("DevirtSCCRepeatedPass") ||
         Class.ends_with("ModuleInlinerWrapperPass") ||
         Class.ends_with("VerifierPass");
}

void PassRecorder::start(Module &M) {
  TheModule = &M;
  Collector.start(M);
}

bool PassRecorder::record(Function &F, unsigned Pass) {
  return addVersion(F, /*MF=*/nullptr, printFunction(F, Pass, Data), Data);
}

/// If the module no longer defines a function, records that the pass deleted it
/// and returns true.
bool PassRecorder::recordDeletion(unsigned Function, unsigned Pass) {
  if (!Functions.exists(Function))
    return false;
  const llvm::Function *Now =
      TheModule->getFunction(Functions.Functions[Function].Name);
  if (Now && !Now->isDeclaration())
    return false;
  Functions.add(Function, {Pass, true, {}, {}});
  return true;
}

void PassRecorder::addModule(Module &M) {
  TheModule = &M;
  Passes.push_back({});
  Passes.back().Name = "IR generation";
  Passes.back().IsOurs = true;
  Passes.back().Changed = true;
  Passes.back().After = M.getInstructionCount();
  for (Function &F : M)
    if (!F.isDeclaration())
      record(F, 0);
  Collector.addAll(M);
}

void PassRecorder::registerCallbacks(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerBeforeNonSkippedPassCallback(
      [this, &Callbacks](StringRef Class, Any IR) {
        StringRef Name = Callbacks.getPassNameForClassName(Class);
        begin(Class, Name.empty() ? Class : Name, IR);
      });
  Callbacks.registerAfterPassCallback(
      [this](StringRef, Any, const PreservedAnalyses &Preserved) {
        end(!Preserved.areAllPreserved());
      });
  Callbacks.registerAfterPassInvalidatedCallback(
      [this](StringRef, const PreservedAnalyses &) { end(/*Changed=*/true); });
}

void PassRecorder::begin(StringRef Class, StringRef Name, const Any &IR) {
  const Stopwatch::Pause Pause(Watch);
  const bool IsIteration = Class.ends_with("FixpointIterationPassManager");
  if (IsIteration)
    for (Running &R : reverse(Stack))
      if (R.Pass >= 0) {
        ++R.Rounds;
        break;
      }
  Running R;
  StringRef Unit = "module";
  if (const auto *F = any_cast<const Function *>(&IR)) {
    R.F = const_cast<Function *>(*F);
    Unit = "function";
  } else if (const auto *L = any_cast<const Loop *>(&IR)) {
    R.F = (*L)->getHeader()->getParent();
    Unit = "loop";
  } else if (const auto *C = any_cast<const LazyCallGraph::SCC *>(&IR)) {
    Unit = "cgscc";
    for (const LazyCallGraph::Node &N : **C)
      R.Names.push_back(N.getFunction().getName().str());
  }
  if (!isManager(Class)) {
    R.Pass = Passes.size();
    PassRun New;
    New.Name = Name.str();
    New.IsOurs = Class.starts_with("mincaml::");
    New.Unit = Unit;
    if (R.F)
      New.Function = Functions.function(R.F->getName());
    for (const Running &Outer : Stack) {
      New.Nest += Outer.Pass >= 0;
      if (Outer.Rounds)
        New.Round = Outer.Rounds;
    }
    New.Before = countInstructions(R);
    Passes.push_back(std::move(New));
    if (R.F && Unit == "function")
      R.Used = Collector.findUsed(*R.F, Name);
  }
  R.Start = Pause.time();
  Stack.push_back(std::move(R));
}

unsigned PassRecorder::countInstructions(const Running &R) const {
  if (R.F)
    return R.F->getInstructionCount();
  if (R.Names.empty())
    return TheModule->getInstructionCount();
  unsigned Count = 0;
  for (const std::string &Name : R.Names)
    if (const Function *F = TheModule->getFunction(Name))
      Count += F->getInstructionCount();
  return Count;
}

void PassRecorder::recordAndAnalyze(Function &F, Running &R,
                                    std::vector<Function *> &Changed) {
  if (!record(F, R.Pass))
    return;
  // The findings in Used are about the previous version.
  Collector.add(std::move(R.Used));
  Collector.addGeneral(F);
  Changed.push_back(&F);
}

/// Records the changes of a pass. A pass may only change its unit of IR, so
/// only that is compared.
void PassRecorder::recordChanges(Running &R) {
  std::vector<Function *> Changes;
  bool Changed = false;
  if (R.F) {
    recordAndAnalyze(*R.F, R, Changes);
  } else if (!R.Names.empty()) {
    for (const std::string &Name : R.Names) {
      Function *F = TheModule->getFunction(Name);
      if (F && !F->isDeclaration())
        recordAndAnalyze(*F, R, Changes);
      else
        Changed |= recordDeletion(Functions.function(Name), R.Pass);
    }
  } else {
    Collector.start(*TheModule);
    for (Function &F : *TheModule)
      if (!F.isDeclaration())
        recordAndAnalyze(F, R, Changes);
    for (unsigned I = 0; I != Functions.Functions.size(); ++I)
      Changed |= recordDeletion(I, R.Pass);
  }
  Collector.addEffectsOf(Changes);
  Changed |= !Changes.empty();
  // The flag may already be set because a nested pass recorded a change.
  Passes[R.Pass].Changed |= Changed;
  if (!Changed)
    return;
  for (const Running &Outer : Stack)
    if (Outer.Pass >= 0)
      Passes[Outer.Pass].Changed = true;
}

void PassRecorder::end(bool Changed) {
  const Stopwatch::Pause Pause(Watch);
  Running R = std::move(Stack.back());
  Stack.pop_back();
  if (R.Pass < 0)
    return;
  Passes[R.Pass].Time = Pause.time() - R.Start;
  if (Changed)
    recordChanges(R);
  Passes[R.Pass].After = countInstructions(R);
}

void PassRecorder::addRemark(const DiagnosticInfoOptimizationBase &Remark) {
  auto It =
      find_if(reverse(Stack), [](const Running &R) { return R.Pass >= 0; });
  if (It == reverse(Stack).end())
    return;
  PassRun::Remark New;
  New.Kind = Remark.isPassed()   ? "passed"
             : Remark.isMissed() ? "missed"
                                 : "analysis";
  New.Text = Remark.getMsg();
  New.Function = Functions.function(Remark.getFunction().getName());
  if (Remark.isLocationAvailable())
    New.From = Data.Origins.find(Remark.getLocation().getLine(),
                                 Remark.getLocation().getColumn());
  Passes[It->Pass].Remarks.push_back(std::move(New));
}

//===----------------------------------------------------------------------===//
// Code generation
//===----------------------------------------------------------------------===//

namespace {

/// A pass that records each function after the pass that precedes it in the
/// pipeline. It is not a MachineFunctionPass, because such a pass would create
/// machine functions too early.
class RecordingPass : public FunctionPass {
public:
  static inline char ID = 0;
  RecordingPass(MachineRecorder &Recorder, MachineModuleInfo &MMI,
                unsigned Pass)
      : FunctionPass(ID), Recorder(Recorder), MMI(MMI), Pass(Pass) {}

  StringRef getPassName() const override { return "Explorer"; }
  void getAnalysisUsage(AnalysisUsage &Usage) const override {
    Usage.setPreservesAll();
  }
  bool runOnFunction(Function &F) override {
    Recorder.record(F, MMI.getMachineFunction(F), Pass);
    return false;
  }

private:
  MachineRecorder &Recorder;
  MachineModuleInfo &MMI;
  unsigned Pass;
};

} // namespace

FunctionPass *MachineRecorder::createPassAfter(const llvm::Pass &P, bool IsOurs,
                                               MachineModuleInfo &MMI) {
  if (observesAllocation(P) || tracesAllocation(P))
    return nullptr;
  PassRun New;
  New.Name = P.getPassName().str();
  // LLVM adds the register allocator to the pipeline, so IsOurs is false for
  // it. Our allocators are recognized by their pass arguments.
  const PassInfo *Info =
      PassRegistry::getPassRegistry()->getPassInfo(P.getPassID());
  New.IsOurs =
      IsOurs || (Info && Info->getPassArgument().starts_with("mincaml"));
  New.Unit = "function";
  Data.PassRuns.push_back(std::move(New));
  LastEnd = Watch.time();
  return new RecordingPass(*this, MMI, Data.PassRuns.size() - 1);
}

void MachineRecorder::record(Function &F, const MachineFunction *MF,
                             unsigned Pass) {
  const Stopwatch::Pause Pause(Watch);
  PassRun &Run = Data.PassRuns[Pass];
  Run.Time += Pause.time() - LastEnd;
  LastEnd = Pause.time();
  // MF is null although machine code was recorded: the last pass has freed the
  // machine code of the function.
  if (!MF && Data.Machine.exists(Data.Machine.function(F.getName())))
    return;
  Version New;
  unsigned Count;
  if (MF) {
    Run.IsMachine = true;
    if (F.getParent() != TheModule) {
      TheModule = F.getParent();
      Slots.emplace(TheModule);
    }
    New = printFunction(*MF, Pass, *Slots, Data);
    Count = MF->getInstructionCount();
  } else {
    // Most of these passes change nothing, and printing takes time.
    const uint64_t Hash = StructuralHash(F, /*DetailedHash=*/true);
    if (std::exchange(Hashes[F.getName()], Hash) == Hash &&
        Data.IR.exists(Data.IR.function(F.getName()))) {
      Run.Before += F.getInstructionCount();
      Run.After += F.getInstructionCount();
      return;
    }
    New = printFunction(F, Pass, Data);
    Count = F.getInstructionCount();
  }
  unsigned &LastCount = Counts.try_emplace(F.getName(), Count).first->second;
  Run.Before += LastCount;
  Run.After += Count;
  LastCount = Count;
  if (addVersion(F, MF, std::move(New), Data))
    Run.Changed = true;
}

void MachineRecorder::addAllocationPasses(TargetPassConfig &Config) {
  observeAllocation(Config, Allocations);
  traceAllocation(Config, Allocations);
}

void MachineRecorder::checked(const MachineInstr &MI, sparc::Rule R) {
  Data.TheAssembly.RulesOf[&MI].set(size_t(R));
}
