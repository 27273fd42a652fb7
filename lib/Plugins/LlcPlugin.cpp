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
#include "mincaml/MachinePasses/MachinePasses.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "mincaml/Transforms/Sparc.h"
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

static cl::opt<mincaml::sparc::CheckLevel> CheckSparc(
    "mincaml-check-sparc", cl::ValueOptional,
    cl::init(mincaml::sparc::CheckLevel::Off),
    cl::desc("Check emitted SPARC code against MinCaml's rules"),
    cl::values(clEnumValN(mincaml::sparc::CheckLevel::Violations, "",
                          "report violations as errors"),
               clEnumValN(mincaml::sparc::CheckLevel::All, "all",
                          "also warn about code that cannot be proved valid")));

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
                    cl::desc("On 64-bit SPARC: set the prediction bit of "
                             "branches that are probably not taken"));

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
char IRChangePass::ID = 0;

/// Inserts the passes that the options select. Those on LLVM IR run before LLVM
/// prepares the module for instruction selection.
static void addSparcPasses(TargetMachine &TM, PassManagerBase &PM,
                           TargetPassConfig *Config) {
  using mincaml::MachinePasses;
  mincaml::MachinePassOptions Options;
  Options.FillDelaySlots = FillDelaySlots;
  Options.ShrinkWrap = ShrinkWrap;
  Options.EliminateCompares = EliminateCompares;
  Options.RegisterBranches = RegisterBranches;
  Options.PredictBranches = PredictBranches;
  // MinCaml's allocators do not support physical registers that are live across
  // blocks.
  Options.FlatFrames = FlatFrames && !mincaml::isMinCamlAllocatorSelected();
  Options.FloatRegisterArguments = FloatArguments;
  Options.ShareAddresses = ShareAddresses;
  Options.RepairsBackend = false;
  Options.Checks = CheckSparc;
  if (Options.FlatFrames && TM.getTargetTriple().isSPARC())
    PM.add(new FlatFrameSelection());
  if (FloatArguments && mincaml::canPassFloatsInRegisters(TM))
    PM.add(new IRChangePass(mincaml::passFloatArgumentsInRegisters));
  mincaml::sparc::LoweringCheckOptions Check;
  Check.Unproved = CheckSparc == mincaml::sparc::CheckLevel::All;
  // LLVM offers no position after its last pass; LiveDebugValues is the last
  // one after which it inserts passes.
  MachinePasses Passes(
      TM, Options, Check, /*Origins=*/nullptr, [&](AnalysisID After, Pass *P) {
        Config->insertPass(After ? After : &LiveDebugValuesID, P);
      });
  MachinePasses::disableReplacedPasses(*Config);
  Passes.insert(MachinePasses::Stage::BeforePlugins);
  Passes.insert(MachinePasses::Stage::AfterPlugins);
  Passes.insert(MachinePasses::Stage::BeforeEmission);
}

namespace {
/// Registers passes and options by static initialization. LLVM loads the
/// library while it parses the command line, so the options after -load can
/// already name them.
struct Registration {
  Registration() {
    mincaml::registerAllocators();
    mincaml::registerMachinePasses(*PassRegistry::getPassRegistry());
  }
  // The callbacks run in this order, and so do the passes that they insert
  // after the same pass of LLVM. The allocation checker must come last, because
  // it must record the function as the allocator gets it, after the passes on
  // flat frames.
  RegisterTargetPassConfigCallback SparcPasses{addSparcPasses};
  RegisterTargetPassConfigCallback AllocationCheck{addAllocationChecker};
} TheRegistration;
} // namespace
