//===- CodeGen.cpp - LLVM IR to machine code ------------------------------===//

#include "CodeGen.h"
#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "mincaml/AllocationView/AllocationView.h"
#include "mincaml/RegAlloc/Selection.h"
#include "mincaml/SparcCheck/ApprovedCode.h"
#include "mincaml/SparcCheck/LoweringCheck.h"
#include "mincaml/SparcCodeGen/LeafProcedureRepair.h"
#include "mincaml/SparcCodeGen/TailCallTargetRepair.h"
#include "mincaml/SparcCodeGen/YRegisterDelay.h"
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
#include "llvm/Target/RegisterTargetPassConfigCallback.h"

using namespace mincaml;
using namespace llvm;

SMLoc mincaml::findPlace(const SourceMgr &Sources,
                         const DiagnosticLocation &Place) {
  if (!Place.isValid() || !Place.getLine())
    return SMLoc();
  const auto &Buffer = Sources.getBufferInfo(Sources.getMainFileID());
  const char *Line = Buffer.getPointerForLineNumber(Place.getLine());
  const size_t Column = std::max(Place.getColumn(), 1u) - 1;
  if (!Line ||
      Column > static_cast<size_t>(Buffer.Buffer->getBufferEnd() - Line) ||
      StringRef(Line, Column).contains('\n'))
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

namespace {

/// The passes from LLVM IR to machine code, with ours in their places.
class CodeGenPipeline {
public:
  CodeGenPipeline(TargetMachine &TM, const CodeGenRequest &Request,
                  raw_pwrite_stream &OS, DiagnosticEngine &Diagnostics)
      : Machine(static_cast<CodeGenTargetMachineImpl &>(TM)), Request(Request),
        OS(OS), ObjectStream(Object), Diagnostics(Diagnostics) {}

  bool run(Module &M);

private:
  bool addMachinePasses();
  void addAllocationPasses(TargetPassConfig &Config);
  void addSparcPasses();
  bool addOutput();
  bool refuse(StringRef Why) {
    Diagnostics.report(DiagnosticID::UnknownTarget,
                       Machine.getTargetTriple().str(), Why);
    return false;
  }

  CodeGenTargetMachineImpl &Machine;
  const CodeGenRequest &Request;
  raw_pwrite_stream &OS;
  /// An object file is compared with what was checked before it is given out.
  std::optional<sparc::ApprovedCode> Approved;
  SmallVector<char, 0> Object;
  raw_svector_ostream ObjectStream;
  DiagnosticEngine &Diagnostics;
  std::optional<AllocationViewer> Viewer;
  /// Not ended early by -stop-after= and the like.
  bool Complete = true;
  MachineModuleInfo *MMI = nullptr;
  /// Last: it owns passes that refer to the above.
  legacy::PassManager PM;
};

} // namespace

/// What addPassesToEmitFile does, spelled out, so that passes of ours can take
/// their places in it.
bool CodeGenPipeline::addMachinePasses() {
  choosePipelineForAllocator();
  PM.add(new TargetLibraryInfoWrapperPass(
      TargetLibraryInfoImpl(Machine.getTargetTriple())));
  TargetPassConfig *Config = Machine.createPassConfig(PM);
  Config->setDisableVerify(!Request.VerifyEach);
  auto *Machines = new MachineModuleInfoWrapperPass(&Machine);
  MMI = &Machines->getMMI();
  PM.add(Config);
  PM.add(Machines);
  // Plugins, too: runPipeline has loaded them.
  invokeGlobalTargetPassConfigCallbacks(Machine, PM, Config);
  if (Config->addISelPasses())
    return refuse("LLVM cannot select its instructions");
  addAllocationPasses(*Config);
  Config->addMachinePasses();
  Config->setInitialized();
  Complete = TargetPassConfig::willCompleteCodeGenPipeline();
  if (Complete && Machine.getTargetTriple().isSPARC())
    addSparcPasses();
  return true;
}

void CodeGenPipeline::addAllocationPasses(TargetPassConfig &Config) {
  // The last pass that always runs between register allocation and frames.
  if (Machine.getTargetTriple().isSPARC())
    Config.insertPass(&FixupStatepointCallerSavedID,
                      createLeafProcedureRepairPass());
  if (Request.VerifyAllocation || isMinCamlAllocatorSelected())
    insertAllocationChecker(Config);
  if (auto Form = allocationView(Request.Kind)) {
    Viewer.emplace(*Form, OS);
    insertAllocationViewer(Config, *Viewer);
  }
}

/// Repairs of what LLVM gets wrong, on code in its final order, and the check.
void CodeGenPipeline::addSparcPasses() {
  PM.add(createTailCallTargetRepairPass());
  // V9 has no such delay.
  if (Machine.getTargetTriple().isSPARC32())
    PM.add(createYRegisterDelayPass());
  if (Request.SparcCheck == sparc::CheckLevel::Off)
    return;
  if (Request.Kind == EmitKind::Object)
    Approved.emplace();
  PM.add(createSparcCheck(Request.SparcCheck, Approved ? &*Approved : nullptr,
                          Diagnostics));
}

bool CodeGenPipeline::addOutput() {
  if (!Complete || Request.Kind == EmitKind::MIR) {
    PM.add(createPrintMIRPass(OS));
  } else if (!Viewer) {
    raw_pwrite_stream &Output = Approved ? ObjectStream : OS;
    CodeGenFileType Type = Request.Kind == EmitKind::Object
                               ? CodeGenFileType::ObjectFile
                               : CodeGenFileType::AssemblyFile;
    if (Machine.addAsmPrinter(PM, Output, /*DwoOut=*/nullptr, Type,
                              MMI->getContext()))
      return refuse("LLVM cannot emit this kind of file for it");
  }
  PM.add(createFreeMachineFunctionPass());
  return true;
}

bool CodeGenPipeline::run(Module &M) {
  if (!addMachinePasses() || !addOutput())
    return false;
  PM.run(M);
  if (Approved) {
    compareWithApproved(*Approved, ObjectStream.str(), Request.SparcCheck,
                        Diagnostics);
    OS << ObjectStream.str();
  }
  return true;
}

bool mincaml::generateCode(Module &M, TargetMachine &TM,
                           const CodeGenRequest &Request, raw_pwrite_stream &OS,
                           DiagnosticEngine &Diagnostics) {
  PipelineOptions Preparation;
  Preparation.Passes = codeGenPreparation(M, TM);
  Preparation.VerifyEach = Request.VerifyEach;
  cantFail(runPipeline(M, TM, Preparation));
  codegen::setFunctionAttributes(TM.getTargetCPU(), TM.getTargetFeatureString(),
                                 M);
  return CodeGenPipeline(TM, Request, OS, Diagnostics).run(M);
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
