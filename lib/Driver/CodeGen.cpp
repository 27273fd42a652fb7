//===- CodeGen.cpp - LLVM IR to machine code ------------------------------===//

#include "CodeGen.h"
#include "mincaml/RegAlloc/AllocationChecker.h"
#include "mincaml/RegAlloc/AllocationView.h"
#include "mincaml/Sparc/ApprovedCode.h"
#include "mincaml/Sparc/LeafProcedureRepair.h"
#include "mincaml/Sparc/LoweringCheck.h"
#include "mincaml/Sparc/TailCallTargetRepair.h"
#include "mincaml/Sparc/YRegisterDelay.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"

using namespace mincaml;
using namespace llvm;

/// LLVM has two pipelines around register allocation, one for the allocator
/// `fast` and one for all others, and fails when an allocator gets into the
/// wrong one. It goes by the optimization level; the allocator has to decide.
static void choosePipelineForAllocator() {
  using AllocatorOption =
      cl::opt<FunctionPass *(*)(), false, RegisterPassParser<RegisterRegAlloc>>;
  auto &Registered = cl::getRegisteredOptions();
  auto *Allocator =
      static_cast<AllocatorOption *>(Registered.lookup("regalloc"));
  cl::Option *Optimize = Registered.lookup("optimize-regalloc");
  if (!Allocator->getNumOccurrences() || Optimize->getNumOccurrences())
    return;
  for (const RegisterRegAlloc *A = RegisterRegAlloc::getList(); A;
       A = A->getNext())
    if (A->getCtor() == Allocator->getValue() && A->getName() != "default")
      Optimize->addOccurrence(0, "optimize-regalloc",
                              A->getName() == "fast" ? "false" : "true");
}

/// Where in the program a debug location points; invalid: nowhere.
static SMLoc findPlace(const SourceMgr &Sources, const DebugLoc &Place) {
  if (!Place || !Place.getLine())
    return SMLoc();
  const auto &Buffer = Sources.getBufferInfo(Sources.getMainFileID());
  const char *Line = Buffer.getPointerForLineNumber(Place.getLine());
  unsigned Column = std::max(Place.getCol(), 1u) - 1;
  if (!Line ||
      Column > static_cast<size_t>(Buffer.Buffer->getBufferEnd() - Line))
    return SMLoc();
  return SMLoc::getFromPointer(Line + Column);
}

/// What the check of SPARC code finds becomes errors and warnings.
static void report(const sparc::Finding &F, const DebugLoc &Place,
                   DiagnosticEngine &Diagnostics) {
  Diagnostics.report(findPlace(Diagnostics.sources(), Place),
                     F.TheVerdict == sparc::Verdict::Violation
                         ? DiagnosticID::SparcViolation
                         : DiagnosticID::SparcUnproved,
                     F.Function, F.Instruction, sparc::message(F));
}

static MachineFunctionPass *createSparcCheck(sparc::CheckLevel Kind,
                                             sparc::ApprovedCode *Approved,
                                             DiagnosticEngine &Diagnostics) {
  sparc::LoweringCheckOptions Options;
  Options.Unproved = Kind == sparc::CheckLevel::All;
  Options.Approved = Approved;
  Options.Report = [&Diagnostics](const sparc::Finding &F,
                                  const DebugLoc &Place) {
    report(F, Place, Diagnostics);
  };
  return sparc::createLoweringCheckPass(std::move(Options));
}

/// Whether the object file is what was checked.
static void compareWithApproved(const sparc::ApprovedCode &Approved,
                                StringRef Object, sparc::CheckLevel Kind,
                                DiagnosticEngine &Diagnostics) {
  Error E = Approved.compare(MemoryBufferRef(Object, "object"),
                             [&](const sparc::Finding &F) {
                               if (F.TheVerdict == sparc::Verdict::Violation ||
                                   Kind == sparc::CheckLevel::All)
                                 report(F, DebugLoc(), Diagnostics);
                             });
  if (E)
    Diagnostics.report(DiagnosticID::SparcViolation, "the object file", "",
                       toString(std::move(E)));
}

/// The view of register allocation that a kind of output is, if it is one.
static std::optional<AllocationViewer::Form> allocationView(EmitKind Kind) {
  switch (Kind) {
  case EmitKind::Liveness:
    return AllocationViewer::Form::Liveness;
  case EmitKind::RegAlloc:
    return AllocationViewer::Form::Text;
  case EmitKind::RegAllocCounts:
    return AllocationViewer::Form::Counts;
  case EmitKind::RegAllocDot:
    return AllocationViewer::Form::Dot;
  case EmitKind::RegAllocSVG:
    return AllocationViewer::Form::SVG;
  default:
    return std::nullopt;
  }
}

/// Repairs of what LLVM gets wrong, on code in its final order.
static void addSparcRepairs(legacy::PassManager &PM, const Triple &Target) {
  PM.add(createTailCallTargetRepairPass());
  // V9 has no such delay.
  if (Target.isSPARC32())
    PM.add(createYRegisterDelayPass());
}

bool mincaml::generateCode(Module &M, TargetMachine &TM, EmitKind Kind,
                           bool VerifyEach, bool VerifyAllocation,
                           sparc::CheckLevel SparcCheck, raw_pwrite_stream &OS,
                           DiagnosticEngine &Diagnostics) {
  PipelineOptions Preparation;
  Preparation.Passes = codeGenPreparation(M, TM);
  Preparation.VerifyEach = VerifyEach;
  cantFail(runPipeline(M, TM, Preparation));
  codegen::setFunctionAttributes(TM.getTargetCPU(), TM.getTargetFeatureString(),
                                 M);

  choosePipelineForAllocator();

  auto &Machine = static_cast<CodeGenTargetMachineImpl &>(TM);
  legacy::PassManager PM;
  PM.add(new TargetLibraryInfoWrapperPass(
      TargetLibraryInfoImpl(TM.getTargetTriple())));
  // What addPassesToEmitFile does, spelled out, so that passes of ours can
  // take their places in it.
  TargetPassConfig *Config = Machine.createPassConfig(PM);
  Config->setDisableVerify(!VerifyEach);
  auto *Machines = new MachineModuleInfoWrapperPass(&Machine);
  MachineModuleInfo &MMI = Machines->getMMI();
  PM.add(Config);
  PM.add(Machines);
  // Plugins, too: runPipeline has loaded them.
  invokeGlobalTargetPassConfigCallbacks(Machine, PM, Config);
  if (Config->addISelPasses()) {
    Diagnostics.report(DiagnosticID::UnknownTarget, TM.getTargetTriple().str(),
                       "LLVM cannot select its instructions");
    return false;
  }
  // The last pass that always runs between register allocation and frames.
  if (TM.getTargetTriple().isSPARC())
    Config->insertPass(&FixupStatepointCallerSavedID,
                       createLeafProcedureRepairPass());
  if (VerifyAllocation || isMinCamlAllocatorSelected())
    insertAllocationChecker(*Config);
  std::optional<AllocationViewer> Viewer;
  if (auto Form = allocationView(Kind)) {
    Viewer.emplace(*Form, OS);
    insertAllocationViewer(*Config, *Viewer);
  }
  Config->addMachinePasses();
  Config->setInitialized();
  bool Complete = TargetPassConfig::willCompleteCodeGenPipeline();
  if (Complete && TM.getTargetTriple().isSPARC())
    addSparcRepairs(PM, TM.getTargetTriple());
  // An object file is compared with what was checked before it is given out.
  std::optional<sparc::ApprovedCode> Approved;
  SmallVector<char, 0> Object;
  raw_svector_ostream ObjectStream(Object);
  raw_pwrite_stream *Output = &OS;
  if (Complete && TM.getTargetTriple().isSPARC() &&
      SparcCheck != sparc::CheckLevel::Off) {
    if (Kind == EmitKind::Object) {
      Approved.emplace();
      Output = &ObjectStream;
    }
    PM.add(createSparcCheck(SparcCheck, Approved ? &*Approved : nullptr,
                            Diagnostics));
  }

  if (!Complete || Kind == EmitKind::MIR) {
    PM.add(createPrintMIRPass(OS));
  } else if (!Viewer) {
    CodeGenFileType Type = Kind == EmitKind::Object
                               ? CodeGenFileType::ObjectFile
                               : CodeGenFileType::AssemblyFile;
    if (Machine.addAsmPrinter(PM, *Output, /*DwoOut=*/nullptr, Type,
                              MMI.getContext())) {
      Diagnostics.report(DiagnosticID::UnknownTarget,
                         TM.getTargetTriple().str(),
                         "LLVM cannot emit this kind of file for it");
      return false;
    }
  }
  PM.add(createFreeMachineFunctionPass());
  PM.run(M);
  if (Approved) {
    compareWithApproved(*Approved, StringRef(Object.data(), Object.size()),
                        SparcCheck, Diagnostics);
    OS << ObjectStream.str();
  }
  return true;
}

void mincaml::printRegisterAllocators(raw_ostream &OS) {
  SmallVector<const RegisterRegAlloc *, 8> Allocators;
  for (const RegisterRegAlloc *A = RegisterRegAlloc::getList(); A;
       A = A->getNext())
    Allocators.push_back(A);
  // They register in the order in which libraries are loaded.
  sort(Allocators, [](const RegisterRegAlloc *A, const RegisterRegAlloc *B) {
    return A->getName() < B->getName();
  });
  size_t Width = 0;
  for (const RegisterRegAlloc *A : Allocators)
    Width = std::max(Width, A->getName().size());
  for (const RegisterRegAlloc *A : Allocators)
    OS << left_justify(A->getName(), Width) << "  " << A->getDescription()
       << '\n';
}
