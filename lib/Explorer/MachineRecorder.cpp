//===- MachineRecorder.cpp - Recording code generation --------------------===//

#include "MachineRecorder.h"
#include "AssemblyRecorder.h"
#include "FunctionText.h"
#include "MachineText.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/StructuralHash.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"
#include "llvm/Target/TargetMachine.h"

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

MachineRecorder::MachineRecorder(OriginTable &Origins, LineTable &Lines,
                                 std::vector<PassRun> &Passes, VersionTable &IR,
                                 VersionTable &Machine,
                                 AllocationRecorder &Allocations,
                                 Assembly &Code)
    : Origins(Origins), Lines(Lines), Passes(Passes), IR(IR), Machine(Machine),
      Allocations(Allocations), Code(Code) {}

MachineRecorder::~MachineRecorder() = default;

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
  New.TheUnit = PassRun::Unit::Function;
  Passes.push_back(std::move(New));
  LastEnd = Watch.time();
  return new RecordingPass(*this, MMI, Passes.size() - 1);
}

void MachineRecorder::record(Function &F, const MachineFunction *MF,
                             unsigned Pass) {
  const Stopwatch::Pause Pause(Watch);
  PassRun &Run = Passes[Pass];
  Run.Time += Pause.time() - LastEnd;
  LastEnd = Pause.time();
  // The machine code of a function is freed after the last pass.
  if (!MF && Machine.exists(Machine.function(F.getName())))
    return;
  VersionTable &Table = MF ? Machine : IR;
  Version New{Pass, false, {}, {}};
  const unsigned Index = Table.function(F.getName());
  unsigned Count;
  if (MF) {
    Run.TheLevel = PassRun::Level::Machine;
    if (F.getParent() != TheModule) {
      TheModule = F.getParent();
      Slots = std::make_unique<ModuleSlotTracker>(TheModule);
    }
    New.Lines = printFunction(*MF, *Slots, Origins, Lines, New.Blocks);
    Count = MF->getInstructionCount();
  } else {
    // Most of these passes change nothing, and printing takes time.
    const uint64_t Hash = StructuralHash(F, /*DetailedHash=*/true);
    if (std::exchange(Hashes[F.getName()], Hash) == Hash &&
        Table.exists(Index)) {
      Run.Before += F.getInstructionCount();
      Run.After += F.getInstructionCount();
      return;
    }
    New = printFunction(F, Pass, Origins, Lines);
    Count = F.getInstructionCount();
  }
  unsigned &LastCount = Counts.try_emplace(F.getName(), Count).first->second;
  Run.Before += LastCount;
  Run.After += Count;
  LastCount = Count;
  if (!Table.isNew(Index, New.Lines))
    return;
  if (MF)
    describeFlow(*MF, New.Blocks);
  else
    describeFlow(F, New.Blocks);
  if (const DISubprogram *Subprogram = F.getSubprogram())
    Table.Functions[Index].Function =
        Origins.findFunction(Subprogram->getName(), Subprogram->getLine());
  Table.add(Index, std::move(New));
  Run.Changed = true;
}

void MachineRecorder::addAllocationPasses(TargetPassConfig &Config) {
  observeAllocation(Config, Allocations);
  traceAllocation(Config, Allocations);
}

void MachineRecorder::checked(const MachineInstr &MI, sparc::Rule R) {
  Code.RulesOf[&MI].set(size_t(R));
}

std::unique_ptr<MCStreamer>
MachineRecorder::createStreamer(TargetMachine &TM, MCContext &Context) {
  return createAssemblyStreamer(TM, Context, Code);
}

std::unique_ptr<AsmPrinterHandler>
MachineRecorder::createHandler(AsmPrinter &Printer) {
  return createAssemblyHandler(Printer, Origins, Machine, Code);
}
