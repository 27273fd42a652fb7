//===- LlcPlugin.cpp - MinCaml's machine passes in llc and clang ----------===//
//
//   llc -load build/lib/MinCamlRegAlloc.so -regalloc=mincaml ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-verify-regalloc ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-delay-slots ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-shrink-wrap ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-compare-elimination ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-register-branches ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-branch-prediction ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-flat-frames ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-float-arguments ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-constant-placement ...
//   llc -load build/lib/MinCamlRegAlloc.so -mincaml-check-sparc ...
//   llc -load build/lib/MinCamlRegAlloc.so -run-pass=mincaml-check-sparc ...
//   clang -fplugin=build/lib/MinCamlRegAlloc.so -mllvm -regalloc=mincaml ...
//
//===----------------------------------------------------------------------===//

#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "mincaml/RegAlloc/AllocatorSelection.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "mincaml/SparcCheck/CodeComparison.h"
#include "mincaml/SparcCheck/LoweringCheck.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/Transforms/Sparc/FlatFrames.h"
#include "mincaml/Transforms/Sparc/FloatArguments.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

static cl::opt<mincaml::sparc::CheckLevel>
    CheckSparc("mincaml-check-sparc", cl::ValueOptional,
               cl::init(mincaml::sparc::CheckLevel::Off),
               cl::desc("Check emitted SPARC code against MinCaml's rules"),
               cl::values(clEnumValN(mincaml::sparc::CheckLevel::Violations, "",
                                     "report violations as errors"),
                          clEnumValN(mincaml::sparc::CheckLevel::All, "all",
                                     "also warn about what cannot be proved")));

static cl::opt<bool>
    FillDelaySlots("mincaml-delay-slots",
                   cl::desc("On SPARC: fill delay slots that LLVM leaves "
                            "empty"));

static cl::opt<bool> ShrinkWrap("mincaml-shrink-wrap",
                                cl::desc("On SPARC: allocate register windows "
                                         "only on the paths that need them"));

static cl::opt<bool> EliminateCompares(
    "mincaml-compare-elimination",
    cl::desc("On SPARC: share one comparison between several branches"));

static cl::opt<bool> RegisterBranches(
    "mincaml-register-branches",
    cl::desc("On 64-bit SPARC: replace comparisons of 32-bit numbers with zero "
             "by branches and moves on registers"));

static cl::opt<bool>
    PredictBranches("mincaml-branch-prediction",
                    cl::desc("On SPARC V9: set the prediction bit of branches "
                             "that are probably not taken"));

static cl::opt<bool> FlatFrames(
    "mincaml-flat-frames",
    cl::desc(
        "On SPARC: do not use register windows in deeply recursive functions"));
static cl::opt<bool> FloatArguments(
    "mincaml-float-arguments",
    cl::desc("On 32-bit SPARC: pass floating-point arguments of internal "
             "functions in floating-point registers"));

static cl::opt<bool>
    ShareAddresses("mincaml-constant-placement",
                   cl::desc("On SPARC: compute the high half of an address "
                            "once for several symbols"));

static cl::opt<bool> VerifyAllocation(
    "mincaml-verify-regalloc",
    cl::desc("Prove that register allocation preserves the program "
             "(always on for MinCaml's allocators)"));

static void addAllocationChecker(TargetMachine &, PassManagerBase &,
                                 TargetPassConfig *Config) {
  if (mincaml::isMinCamlAllocatorSelected())
    mincaml::choosePipelineForAllocator();
  if (VerifyAllocation || mincaml::isMinCamlAllocatorSelected())
    mincaml::allocationcheck::insertAllocationChecker(*Config);
}

/// Inserts the passes for SPARC, in this order, after LLVM's delay slot filler
/// and all other passes that change code. Delay slots are filled before LLVM
/// computes the ranges in which the locations of variables are valid.
static void addSparcPasses(TargetMachine &TM, PassManagerBase &,
                           TargetPassConfig *Config) {
  using namespace mincaml::sparc;
  if (!TM.getTargetTriple().isSPARC())
    return;
  auto Insert = [&](Pass *P) { Config->insertPass(&LiveDebugValuesID, P); };
  auto InsertBefore = [&](Pass *P) {
    Config->insertPass(&StackMapLivenessID, P);
  };
  const bool Checks = CheckSparc != CheckLevel::Off;
  LoweringCheckOptions Options;
  Options.Unproved = CheckSparc == CheckLevel::All;
  const mincaml::DebugValueRepair DebugValues;
  const CodeComparison Comparison(Rule::SameExecution);
  const bool Compares = Checks && (FillDelaySlots || PredictBranches);
  if (FillDelaySlots)
    Config->insertPass(&BranchRelaxationPassID,
                       DebugValues.createRecordingPass());
  if (Compares)
    InsertBefore(Comparison.createRecordingPass());
  if (FillDelaySlots)
    InsertBefore(mincaml::createDelaySlotFillingPass());
  if (PredictBranches)
    InsertBefore(mincaml::createBranchPredictionPass());
  if (FillDelaySlots) {
    InsertBefore(DebugValues.createRepairPass());
    Insert(DebugValues.createDefinitionRemovalPass());
  }
  if (Compares) {
    Insert(Comparison.createComparisonPass(Options));
    Options.SlotsAreProved = [Comparison](const MachineFunction &MF) {
      return Comparison.isProved(MF);
    };
  }
  if (Checks)
    Insert(createLoweringCheckPass(Options));
  if (FillDelaySlots)
    Insert(DebugValues.createDefinitionAdditionPass());
}

namespace {
class FlatFrameSelection : public ModulePass {
public:
  static char ID;
  FlatFrameSelection() : ModulePass(ID) {}

  StringRef getPassName() const override {
    return "Functions that use flat frames, without register windows, on SPARC";
  }
  bool runOnModule(Module &M) override {
    ModuleAnalysisManager Unused;
    return !mincaml::SparcFlatFramesPass().run(M, Unused).areAllPreserved();
  }
};

/// Changes a module, unless it has machine code already: the contents of a .mir
/// file must not change.
class IRChangePass : public ModulePass {
public:
  static char ID;
  explicit IRChangePass(bool (*Change)(Module &))
      : ModulePass(ID), Change(Change) {}
  bool runOnModule(Module &M) override {
    auto &MMI = getAnalysis<MachineModuleInfoWrapperPass>().getMMI();
    return none_of(
               M,
               [&](const Function &F) { return MMI.getMachineFunction(F); }) &&
           Change(M);
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineModuleInfoWrapperPass>();
  }

private:
  bool (*Change)(Module &);
};
} // namespace

char FlatFrameSelection::ID = 0;

static void addFlatFrames(TargetMachine &TM, PassManagerBase &PM,
                          TargetPassConfig *Config) {
  // MinCaml's allocators do not support physical registers that are live across
  // blocks.
  if (!FlatFrames || !TM.getTargetTriple().isSPARC() ||
      mincaml::isMinCamlAllocatorSelected())
    return;
  PM.add(new FlatFrameSelection());
  Config->insertPass(&TwoAddressInstructionPassID,
                     mincaml::createFlatFramePreparationPass());
  Config->insertPass(&FixupStatepointCallerSavedID,
                     mincaml::createFlatFrameCompletionPass());
  Config->insertPass(&PrologEpilogCodeInserterID,
                     mincaml::createFlatFrameDescriptionPass());
}

/// Inserts passes after one of LLVM's passes and, if code is checked, the
/// comparison of the code before and after them.
static void insertCompared(TargetPassConfig &Config, AnalysisID Before,
                           mincaml::sparc::Rule R, ArrayRef<Pass *> Passes) {
  using namespace mincaml::sparc;
  auto Insert = [&](Pass *P) { Config.insertPass(Before, P); };
  const CodeComparison Comparison(R);
  LoweringCheckOptions Options;
  Options.Unproved = CheckSparc == CheckLevel::All;
  if (CheckSparc != CheckLevel::Off)
    Insert(Comparison.createRecordingPass());
  for (Pass *P : Passes)
    Insert(P);
  if (CheckSparc != CheckLevel::Off)
    Insert(Comparison.createComparisonPass(Options));
}

static void addConstantPlacement(TargetMachine &TM, PassManagerBase &,
                                 TargetPassConfig *Config) {
  if (ShareAddresses && TM.getTargetTriple().isSPARC())
    insertCompared(*Config, &FinalizeISelID,
                   mincaml::sparc::Rule::SameConstants,
                   mincaml::createConstantPlacementPass());
}

static void addPassesAfterPlacement(TargetMachine &TM, PassManagerBase &,
                                    TargetPassConfig *Config) {
  using mincaml::sparc::Rule;
  if (!TM.getTargetTriple().isSPARC())
    return;
  SmallVector<Pass *, 2> OnCompares;
  if (RegisterBranches && TM.getTargetTriple().isSPARC64())
    OnCompares.push_back(mincaml::createRegisterBranchesPass());
  if (EliminateCompares)
    OnCompares.push_back(mincaml::createCompareEliminationPass());
  if (!OnCompares.empty())
    insertCompared(*Config, &MachineBlockPlacementID, Rule::SameConditions,
                   OnCompares);
  if (ShrinkWrap)
    insertCompared(*Config, &MachineBlockPlacementID, Rule::SameFrames,
                   mincaml::createShrinkWrappingPass());
}

char IRChangePass::ID = 0;

/// Changes the module before LLVM prepares it for instruction selection, and
/// inserts the machine pass after instruction selection.
static void addFloatArguments(TargetMachine &TM, PassManagerBase &PM,
                              TargetPassConfig *Config) {
  if (!FloatArguments || !mincaml::canPassFloatsInRegisters(TM))
    return;
  PM.add(new IRChangePass(mincaml::passFloatArgumentsInRegisters));
  mincaml::insertFloatArgumentsPass(*Config);
}

namespace {
/// Static initialization registers passes and options. LLVM loads the library
/// while it parses the command line, so that the options after -load can name
/// them.
struct Registration {
  Registration() {
    mincaml::registerAllocators();
    mincaml::initializeSparcCodeGenPasses(*PassRegistry::getPassRegistry());
    mincaml::sparc::initializeLoweringCheckPass(
        *PassRegistry::getPassRegistry());
  }
  // The callbacks run in this order; so do passes that are inserted after the
  // same pass of LLVM. Flat frames come first: the allocation checker must
  // record the function that the allocator gets.
  RegisterTargetPassConfigCallback FlatFrames{addFlatFrames};
  RegisterTargetPassConfigCallback AllocationCheck{addAllocationChecker};
  RegisterTargetPassConfigCallback AfterPlacement{addPassesAfterPlacement};
  RegisterTargetPassConfigCallback FloatArgumentsInRegisters{addFloatArguments};
  RegisterTargetPassConfigCallback SparcPasses{addSparcPasses};
  RegisterTargetPassConfigCallback ConstantPlacement{addConstantPlacement};
} TheRegistration;
} // namespace
