//===- Plugin.cpp - Plugin for fault injection ----------------------------===//

#include "Faults.h"
#include "TemporaryChange.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include <cstdlib>

using namespace mincaml;
using namespace llvm;

namespace {

enum class Position {
  Start,
  Last,
  Machine,
  Sparc,
  Selected,
  Arguments,
  Flat,
  Branches,
  Windows,
  Slots,
  Analysis
};

struct Fault {
  StringRef Name;
  Position Where;
  StringRef Description;
  /// The function that plants the fault: exactly one of these three.
  bool (*PlantInIR)(Function &) = nullptr;
  bool (*PlantInMachineCode)(MachineFunction &) = nullptr;
  void (*Falsify)(Function &, sabotage::TemporaryChange &) = nullptr;
  /// The class name of the analysis, for a fault in an analysis.
  StringRef Analysis = "";
};

constexpr Fault Faults[] = {
#define IR_FAULT(Plant, Name, Where, Description)                              \
  {Name, Position::Where, Description, sabotage::Plant},
#define MACHINE_FAULT(Plant, Name, Where, Description)                         \
  {Name, Position::Where, Description, nullptr, sabotage::Plant},
#define ANALYSIS_FAULT(Plant, Name, Class, Description)                        \
  {Name,    Position::Analysis, Description, nullptr,                          \
   nullptr, sabotage::Plant,    Class},
#include "Faults.def"
};

/// Plants a fault in LLVM IR.
class SabotagePass : public PassInfoMixin<SabotagePass> {
public:
  explicit SabotagePass(const Fault &Planted) : Planted(Planted) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    bool Changed = false;
    if (Planted.PlantInIR)
      for (Function &F : M)
        if (!F.isDeclaration())
          Changed |= Planted.PlantInIR(F);
    return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }

  // The pass also runs on functions that are not to be optimized.
  static bool isRequired() { return true; }

private:
  const Fault &Planted;
};

/// Plants a fault in machine code.
class MachineSabotage : public MachineFunctionPass {
public:
  static char ID;
  explicit MachineSabotage(const Fault &Planted)
      : MachineFunctionPass(ID), Planted(Planted) {}

  StringRef getPassName() const override { return "Sabotage"; }

  bool runOnMachineFunction(MachineFunction &MF) override {
    return Planted.PlantInMachineCode(MF);
  }

private:
  const Fault &Planted;
};

} // namespace

char MachineSabotage::ID = 0;

static StringRef positionName(Position Where) {
  switch (Where) {
  case Position::Start:
    return "start";
  case Position::Last:
    return "last";
  case Position::Machine:
    return "machine";
  case Position::Sparc:
    return "sparc";
  case Position::Selected:
    return "selected";
  case Position::Arguments:
    return "arguments";
  case Position::Flat:
    return "flat";
  case Position::Branches:
    return "branches";
  case Position::Windows:
    return "windows";
  case Position::Slots:
    return "slots";
  case Position::Analysis:
    return "analysis";
  }
  llvm_unreachable("unknown place");
}

static void printFaults(raw_ostream &OS) {
  for (const Fault &F : Faults)
    OS << F.Name << '\t' << positionName(F.Where) << '\t' << F.Description
       << '\n';
}

static const Fault &chosenFault() {
  const char *Variable = std::getenv("MINCAML_SABOTAGE");
  StringRef Name = Variable ? Variable : "";
  if (Name == "list") {
    printFaults(outs());
    outs().flush();
    // Exit: the caller only wants the list, and nothing is to be compiled.
    std::_Exit(0);
  }
  const Fault *Found =
      find_if(Faults, [&](const Fault &F) { return F.Name == Name; });
  if (Found != std::end(Faults))
    return *Found;
  printFaults(errs());
  reportFatalUsageError("MINCAML_SABOTAGE='" + Name +
                        "' is none of the faults above");
}

/// The pass after which a fault in machine code is planted. The fault is
/// planted after the pass whose fault it imitates, and before the checks of
/// that pass.
static AnalysisID passBefore(Position Where) {
  switch (Where) {
  case Position::Selected:
    return &FinalizeISelID;
  case Position::Arguments:
    return &EarlyTailDuplicateLegacyID;
  case Position::Flat:
    return &BranchFolderPassID;
  case Position::Branches:
    return &MachineBlockPlacementID;
  case Position::Windows:
    return &FEntryInserterID;
  case Position::Slots:
    return &LiveDebugValuesID;
  default:
    // This is the last pass that always runs between register allocation and
    // frame lowering.
    return &FixupStatepointCallerSavedID;
  }
}

static void addMachineSabotage(const Fault &Planted) {
  // LLVM has one global list of these callbacks. Once loaded, the plugin stays
  // in the list until the end of the process.
  static const RegisterTargetPassConfigCallback Registration(
      [&Planted](TargetMachine &TM, PassManagerBase &,
                 TargetPassConfig *Config) {
        if (Planted.Where != Position::Machine &&
            !TM.getTargetTriple().isSPARC())
          return;
        Config->insertPass(passBefore(Planted.Where),
                           new MachineSabotage(Planted));
      });
}

/// Falsifies the analysis while it runs. Analyses may run within others, but no
/// analysis runs within one of the same class.
static void addTemporaryChange(PassInstrumentationCallbacks &Callbacks,
                               const Fault &Planted) {
  auto To = std::make_shared<sabotage::TemporaryChange>();
  auto IsMeant = [&Planted](StringRef Analysis) {
    return Analysis.consume_front("mincaml::") && Analysis == Planted.Analysis;
  };
  Callbacks.registerBeforeAnalysisCallback([=](StringRef Name, Any IR) {
    if (!IsMeant(Name))
      return;
    if (const auto **F = any_cast<const Function *>(&IR)) {
      Planted.Falsify(const_cast<Function &>(**F), *To);
    } else if (const auto **M = any_cast<const Module *>(&IR)) {
      for (Function &G : const_cast<Module &>(**M))
        Planted.Falsify(G, *To);
    }
  });
  Callbacks.registerAfterAnalysisCallback([=](StringRef Name, Any) {
    if (IsMeant(Name))
      To->undo();
  });
}

static void registerCallbacks(PassBuilder &Builder) {
  const Fault &Planted = chosenFault();
  if (PassInstrumentationCallbacks *Callbacks =
          Builder.getPassInstrumentationCallbacks();
      Callbacks && Planted.Falsify)
    addTemporaryChange(*Callbacks, Planted);
  if (Planted.PlantInMachineCode)
    addMachineSabotage(Planted);
  Builder.registerPipelineParsingCallback(
      [&Planted](StringRef Name, ModulePassManager &PM,
                 ArrayRef<PassBuilder::PipelineElement>) {
        if (Name != "sabotage")
          return false;
        PM.addPass(SabotagePass(Planted));
        return true;
      });
  if (Planted.Where == Position::Start)
    Builder.registerPipelineStartEPCallback(
        [&Planted](ModulePassManager &PM, OptimizationLevel) {
          PM.addPass(SabotagePass(Planted));
        });
  if (Planted.Where == Position::Last)
    Builder.registerOptimizerLastEPCallback(
        [&Planted](ModulePassManager &PM, OptimizationLevel,
                   ThinOrFullLTOPhase) { PM.addPass(SabotagePass(Planted)); });
}

extern "C" PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "MinCamlSabotage", MINCAML_VERSION,
          registerCallbacks, /*PreCodeGenCallback=*/nullptr};
}
