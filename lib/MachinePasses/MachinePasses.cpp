//===- MachinePasses.cpp - Insertion of machine passes --------------------===//

#include "mincaml/MachinePasses/MachinePasses.h"
#include "FakeUses.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/PassRegistry.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace llvm;

MachinePasses::MachinePasses(const TargetMachine &Machine,
                             const MachinePassOptions &Options,
                             sparc::LoweringCheckOptions Check,
                             SlotOrigins *Origins, Inserter InsertPass)
    : O(Options), IsSparc(Machine.getTargetTriple().isSPARC()),
      IsV8(Machine.getTargetTriple().isSPARC32()),
      ReachesEmission(TargetPassConfig::willCompleteCodeGenPipeline()),
      Check(std::move(Check)), Origins(Origins),
      InsertPass(std::move(InsertPass)) {
  const bool Is64Bit = Machine.getTargetTriple().isSPARC64();
  O.RegisterBranches &= Is64Bit;
  // 32-bit code is for V8, whose branches have no prediction bit, unless -mcpu=
  // selects another processor.
  O.PredictBranches &= Is64Bit;
  O.FloatRegisterArguments =
      O.FloatRegisterArguments && canPassFloatsInRegisters(Machine);
}

/// Returns the ID of SPARC's instruction selection. The pass is looked up by
/// name, because the header that declares it is private to LLVM's target.
static AnalysisID instructionSelection() {
  const PassInfo *Selection =
      PassRegistry::getPassRegistry()->getPassInfo(StringRef("sparc-isel"));
  if (!Selection)
    reportFatalInternalError("LLVM has no pass sparc-isel");
  return Selection->getTypeInfo();
}

Pass *MachinePasses::createLoweringCheck() const {
  sparc::LoweringCheckOptions Options = Check;
  Options.SlotsAreProved = [Comparison =
                                SameExecution](const MachineFunction &MF) {
    return Comparison.isProved(MF);
  };
  return sparc::createLoweringCheckPass(std::move(Options));
}

void MachinePasses::disableReplacedPasses(TargetPassConfig &Config) {
  Config.disablePass(&RemoveLoadsIntoFakeUsesID);
}

void MachinePasses::insert(Stage TheStage) const {
  sparc::LoweringCheckOptions Report;
  Report.Unproved = Check.Unproved;
  Report.Report = Check.Report;
  const bool Compares = IsSparc && O.Checks != sparc::CheckLevel::Off;
  constexpr AnalysisID Last = nullptr;
#define ANY_TARGET_PASS(TheStageOfRow, After, Name, Condition, Create,         \
                        Purpose)                                               \
  if (TheStage == Stage::TheStageOfRow && (Condition))                         \
    InsertPass(After, Create);
#define MACHINE_PASS(TheStageOfRow, After, Name, Condition, Create, Purpose)   \
  ANY_TARGET_PASS(TheStageOfRow, After, Name, IsSparc && (Condition), Create,  \
                  Purpose)
#define RECORDING(TheStageOfRow, After, TheRule, Condition)                    \
  if (TheStage == Stage::TheStageOfRow && Compares && (Condition))             \
    InsertPass(After, TheRule.createRecordingPass());
#define COMPARISON(TheStageOfRow, After, TheRule, Condition)                   \
  if (TheStage == Stage::TheStageOfRow && Compares && (Condition))             \
    InsertPass(After, TheRule.createComparisonPass(Report));
#include "mincaml/MachinePasses/MachinePasses.def"
}

void mincaml::registerMachinePasses(PassRegistry &Registry) {
  initializeSparcCodeGenPasses(Registry);
  sparc::initializeLoweringCheckPass(Registry);
}
