//===- MachineRecorder.cpp - Recording code generation --------------------===//

#include "Recorders.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/StructuralHash.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"

using namespace mincaml::explorer;
using namespace llvm;

namespace {

/// A pass that records each function after the preceding pass. It is not a
/// MachineFunctionPass, which would create machine functions too early.
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
  // LLVM inserts the register allocator, so that IsOurs is false for it. Our
  // allocators are recognized by the names of their passes.
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
  // The machine code of a function is freed after the last pass.
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
