//===- RegAlloc.cpp - MinCaml's register allocators -----------------------===//

#include "mincaml/RegAlloc/RegAlloc.h"
#include "FunctionPlan.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

namespace {

/// Gives the allocators access to the tracer. LLVM constructs an allocator
/// without arguments, so the allocator has to look for this pass instead.
class TracerPass : public ImmutablePass {
public:
  static inline char ID = 0;
  explicit TracerPass(AllocationTracer *Tracer = nullptr)
      : ImmutablePass(ID), Tracer(Tracer) {}

  AllocationTracer *const Tracer;
};

} // namespace

static RegisterPass<TracerPass> RegisterTracer("mincaml-allocation-tracer",
                                               "Allocation tracer", false,
                                               true);

bool mincaml::tracesAllocation(const Pass &P) {
  return P.getPassID() == &TracerPass::ID;
}

void mincaml::traceAllocation(TargetPassConfig &Config,
                              AllocationTracer &Tracer) {
  // The pass manager owns the pass.
  Config.insertPass(&MachineSchedulerID, new TracerPass(&Tracer));
}

/// Allocates registers for \p MF. If that fails, \p MF still has virtual
/// registers. \p Tracer may be null.
static std::optional<AllocationFailure>
allocateFunction(MachineFunction &MF, const Analyses &A,
                 const AllocationPolicy &Policy, AllocationTracer *Tracer) {
  // Analysis results that no decision of the allocator changes: liveness, next
  // uses, pressure.
  const FunctionAnalyses FA(MF, A, Policy);
  FunctionPlan Plan(FA);
  findUnsplittableEdges(FA, Plan);

  // Assign registers block by block and place spill code.
  std::vector<RegisterTrial> Trials = planBlocks(FA, Plan, Tracer != nullptr);
  if (Plan.Failure)
    return Plan.Failure;

  // Plan the code on edges.
  removeDeadEntries(FA, Plan);
  planEdges(FA, Plan);
  if (Plan.Failure)
    return Plan.Failure;

  if (Tracer)
    Tracer->traced(MF, std::move(Trials));
  return rewrite(MF, FA, Plan, A.Remarks);
}

namespace {
enum class AllocatorKind : unsigned char {
#define ALLOCATOR(Kind, Name, Description, UsesHints, Spilling) Kind,
#include "mincaml/RegAlloc/Allocators.def"
};
} // namespace

static AllocationPolicy policyOf(AllocatorKind Kind) {
  static constexpr AllocationPolicy Policies[] = {
#define ALLOCATOR(Kind, Name, Description, UsesHints, Spilling)                \
  {Name, UsesHints, SpillPolicy::Spilling},
#include "mincaml/RegAlloc/Allocators.def"
  };
  return Policies[static_cast<unsigned>(Kind)];
}

namespace {

/// One of the allocators as a pass. The legacy pass manager identifies a pass
/// by the address of its ID, so each allocator must be a separate class.
template <AllocatorKind TheKind>
class RegisterAllocator : public MachineFunctionPass {
public:
  static inline char ID = 0;
  RegisterAllocator() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return policyOf(TheKind).Name; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<SlotIndexesWrapperPass>();
    AU.addRequired<LiveIntervalsWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addRequired<MachineBranchProbabilityInfoWrapperPass>();
    AU.addRequired<MachineOptimizationRemarkEmitterPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoPHIs();
  }
  MachineFunctionProperties getSetProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }
  MachineFunctionProperties getClearedProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

/// Reports the failure and assigns arbitrary registers, since LLVM cannot skip
/// a function. The properties tell later passes that the code is wrong; the
/// reported error keeps the code from being used.
static void abandon(MachineFunction &MF, const AllocationPolicy &Policy,
                    const AllocationFailure &Failure) {
  const Function &F = MF.getFunction();
  const std::string Message =
      (Twine(Policy.Name) + ": " + Failure.Message).str();
  F.getContext().diagnose(
      Failure.Where ? DiagnosticInfoRegAllocFailure(Message, F, Failure.Where)
                    : DiagnosticInfoRegAllocFailure(Message, F));
  MF.getProperties().setFailedRegAlloc();
  // Later passes of LLVM lose `undef` flags when they replace instructions. The
  // property FailedISel makes the machine verifier skip the function.
  MF.getProperties().setFailedISel();
  MachineRegisterInfo &MRI = MF.getRegInfo();
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (unsigned I = 0; I < MRI.getNumVirtRegs(); ++I) {
    const Register Value = Register::index2VirtReg(I);
    if (MRI.reg_empty(Value))
      continue;
    const TargetRegisterClass &Class = *MRI.getRegClass(Value);
    const MCRegister Any = *Class.begin();
    for (MachineOperand &MO : make_early_inc_range(MRI.reg_operands(Value))) {
      MO.setReg(MO.getSubReg() ? TRI.getSubReg(Any, MO.getSubReg()) : Any);
      MO.setSubReg(0);
      MO.setIsUndef(MO.isUse());
      if (MO.isUse())
        MO.setIsKill(false);
    }
  }
  MF.DebugPHIPositions.clear();
  MRI.clearVirtRegs();
}

static bool allocate(MachineFunction &MF, const Analyses &A,
                     const AllocationPolicy &Policy, const TracerPass *Trace) {
  MF.getRegInfo().freezeReservedRegs();
  if (!MF.getRegInfo().getNumVirtRegs())
    return false;
  if (auto Failure =
          allocateFunction(MF, A, Policy, Trace ? Trace->Tracer : nullptr))
    abandon(MF, Policy, *Failure);
  return true;
}

template <AllocatorKind TheKind>
bool RegisterAllocator<TheKind>::runOnMachineFunction(MachineFunction &MF) {
  return allocate(
      MF,
      {getAnalysis<LiveIntervalsWrapperPass>().getLIS(),
       getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
       getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI(),
       getAnalysis<MachineBranchProbabilityInfoWrapperPass>().getMBPI(),
       getAnalysis<MachineOptimizationRemarkEmitterPass>().getORE()},
      policyOf(TheKind), getAnalysisIfAvailable<TracerPass>());
}

template <AllocatorKind Kind> static FunctionPass *create() {
  return new RegisterAllocator<Kind>();
}

void mincaml::registerAllocators() {
#define ALLOCATOR(Kind, Name, Description, UsesHints, Spilling)                \
  static const RegisterRegAlloc Allocator##Kind(Name, Description,             \
                                                create<AllocatorKind::Kind>);  \
  static const RegisterPass<RegisterAllocator<AllocatorKind::Kind>>            \
      Pass##Kind(Name, Description);
#include "mincaml/RegAlloc/Allocators.def"
}

//===----------------------------------------------------------------------===//
// The selected allocator
//===----------------------------------------------------------------------===//

StringRef mincaml::selectedAllocator() {
  using AllocatorOption =
      cl::opt<FunctionPass *(*)(), false, RegisterPassParser<RegisterRegAlloc>>;
  auto *Selected = static_cast<AllocatorOption *>(
      cl::getRegisteredOptions().lookup("regalloc"));
  if (!Selected || !Selected->getNumOccurrences())
    return "";
  for (const RegisterRegAlloc *A = RegisterRegAlloc::getList(); A;
       A = A->getNext())
    if (A->getCtor() == Selected->getValue() && A->getName() != "default")
      return A->getName();
  return "";
}

bool mincaml::isMinCamlAllocatorSelected() {
  return selectedAllocator().starts_with("mincaml");
}

void mincaml::choosePipelineForAllocator() {
  const StringRef Allocator = selectedAllocator();
  if (Allocator.empty())
    return;
  cl::Option *Optimize = cl::getRegisteredOptions().lookup("optimize-regalloc");
  if (!Optimize->getNumOccurrences())
    Optimize->addOccurrence(0, "optimize-regalloc",
                            Allocator == "fast" ? "false" : "true");
  else if (isMinCamlAllocatorSelected() &&
           static_cast<cl::opt<cl::boolOrDefault> *>(Optimize)->getValue() ==
               cl::BOU_FALSE)
    reportFatalUsageError("MinCaml's register allocators cannot be used with "
                          "-optimize-regalloc=false");
}
