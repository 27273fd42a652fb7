//===- CodeEmission.cpp - From machine IR to one output -------------------===//

#include "AssemblyComments.h"
#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "mincaml/CodeGen/CodeObserver.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "mincaml/SparcCheck/LoweringCheck.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/CostModel.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// Runs passes like LLVM's pass manager, and a pass of the observer after each
/// function pass.
class ObservedPassManager : public legacy::PassManager {
public:
  /// Observes the passes that are added from here on; \p Observer may be null.
  void observe(CodeObserver *Observer, MachineModuleInfo &MMI) {
    this->Observer = Observer;
    this->MMI = &MMI;
  }

  void add(Pass *P) override {
    // Read the properties of P before the manager gets it: the manager may
    // delete a pass that it already has.
    const bool IsObserved =
        Observer && P->getPassKind() == PT_Function && !P->getAsImmutablePass();
    FunctionPass *After =
        IsObserved
            ? Observer->createPassAfter(*P, Ours.contains(P->getPassID()), *MMI)
            : nullptr;
    legacy::PassManager::add(P);
    if (After)
      legacy::PassManager::add(After);
  }

  /// Records that P is one of this project's passes.
  void markAsOurs(const Pass *P) { Ours.insert(P->getPassID()); }

private:
  SmallPtrSet<const void *, 16> Ours;
  CodeObserver *Observer = nullptr;
  MachineModuleInfo *MMI = nullptr;
};

/// LLVM's passes from a prepared module to one output, with this project's
/// passes: around register allocation the checker (AllocationCheck.h) and
/// views, and on SPARC those of MachinePasses.def.
class CodeEmission {
public:
  CodeEmission(TargetMachine &Machine, const CodeGenOptions &Options,
               const CodeOutput &Output, DiagnosticEngine &Diagnostics);

  /// Runs the passes on \p M. Returns false after it has reported an error.
  bool run(Module &M);

private:
  bool addMachinePasses();
  void addAllocationPasses(TargetPassConfig &Config);
  sparc::LoweringCheckOptions checkOptions();
  bool addPrinter(raw_pwrite_stream &OS, CodeGenFileType Type);
  bool addOutput();
  void compareWithApproved();
  void report(const sparc::Finding &F, SMLoc Location);
  bool reportUnsupported(StringRef Reason);

  CodeGenTargetMachineImpl &Machine;
  const CodeGenOptions &Options;
  const CodeOutput &Output;
  DiagnosticEngine &Diagnostics;
  /// The instruction words that an object file must contain. They are compared
  /// with the emitted object file before it is written.
  std::optional<sparc::ApprovedCode> Approved;
  SmallVector<char, 0> Object;
  raw_svector_ostream ObjectStream;
  SlotOrigins Origins;
  /// False if -stop-after= or a similar option ends the pipeline early.
  const bool Complete = TargetPassConfig::willCompleteCodeGenPipeline();
  MachineModuleInfo *MMI = nullptr;
  /// The last member: it owns passes that refer to the other members.
  ObservedPassManager PM;
};

} // namespace

CodeEmission::CodeEmission(TargetMachine &Machine,
                           const CodeGenOptions &Options,
                           const CodeOutput &Output,
                           DiagnosticEngine &Diagnostics)
    : Machine(static_cast<CodeGenTargetMachineImpl &>(Machine)),
      Options(Options), Output(Output), Diagnostics(Diagnostics),
      ObjectStream(Object) {}

bool CodeEmission::reportUnsupported(StringRef Reason) {
  Diagnostics.report(DiagnosticID::UnknownTarget,
                     Machine.getTargetTriple().str(), Reason);
  return false;
}

void CodeEmission::report(const sparc::Finding &F, SMLoc Location) {
  Diagnostics.report(Location,
                     F.TheVerdict == sparc::Verdict::Violation
                         ? DiagnosticID::SparcViolation
                         : DiagnosticID::SparcUnproved,
                     F.Function, F.Instruction, sparc::message(F));
}

/// Does the work of LLVM's addPassesToEmitFile, step by step, so that this
/// project's passes can be inserted.
bool CodeEmission::addMachinePasses() {
  choosePipelineForAllocator();
  PM.add(new TargetLibraryInfoWrapperPass(
      TargetLibraryInfoImpl(Machine.getTargetTriple())));
  // Without this pass, LLVM assumes that memset and memcpy are not available,
  // and expands the calls that its optimizer has formed from loops over words
  // into loops over bytes.
  PM.add(new RuntimeLibraryInfoWrapper(
      Machine.getTargetTriple(), Machine.Options.ExceptionModel,
      Machine.Options.FloatABIType, Machine.Options.EABIVersion,
      Machine.Options.MCOptions.getABIName()));
  // The pass manager uses the first cost model; LLVM's backend adds another.
  if (Options.SparcCosts && Machine.getTargetTriple().isSPARC())
    PM.add(
        createTargetTransformInfoWrapperPass(sparc::createCostModel(Machine)));
  TargetPassConfig *Config = Machine.createPassConfig(PM);
  Config->setDisableVerify(!Options.VerifyEach);
  auto *Machines = new MachineModuleInfoWrapperPass(&Machine);
  MMI = &Machines->getMMI();
  PM.add(Config);
  PM.add(Machines);
  PM.observe(Output.Observer, *MMI);
  const bool ChecksSparc = Machine.getTargetTriple().isSPARC() &&
                           Options.Checks != sparc::CheckLevel::Off;
  if (Output.What == CodeOutput::Kind::Object && ChecksSparc && Complete)
    Approved.emplace();
  const MachinePasses Passes(Machine, Options, checkOptions(), &Origins,
                             [&](AnalysisID After, Pass *P) {
                               PM.markAsOurs(P);
                               if (After)
                                 Config->insertPass(After, P);
                               else
                                 PM.add(P);
                             });
  MachinePasses::disableReplacedPasses(*Config);
  Passes.insert(MachinePasses::Stage::BeforePlugins);
  // Plugins insert their passes here; runPipeline has loaded the plugins.
  invokeGlobalTargetPassConfigCallbacks(Machine, PM, Config);
  Passes.insert(MachinePasses::Stage::AfterPlugins);
  if (Config->addISelPasses())
    return reportUnsupported("LLVM cannot select instructions for it");
  addAllocationPasses(*Config);
  Config->addMachinePasses();
  Config->setInitialized();
  if (Complete)
    Passes.insert(MachinePasses::Stage::BeforeEmission);
  return true;
}

void CodeEmission::addAllocationPasses(TargetPassConfig &Config) {
  if (Options.VerifyAllocation || isMinCamlAllocatorSelected())
    allocationcheck::insertAllocationChecker(Config);
  if (Output.What == CodeOutput::Kind::AllocationView)
    insertAllocationView(Config, Output.View, *Output.OS, Options.ExpressionAt);
  if (Output.Observer)
    Output.Observer->addAllocationPasses(Config);
}

sparc::LoweringCheckOptions CodeEmission::checkOptions() {
  sparc::LoweringCheckOptions Check;
  Check.Unproved = Options.Checks == sparc::CheckLevel::All;
  Check.Report = [this](const sparc::Finding &F, const DebugLoc &Location) {
    report(F, findLocation(Diagnostics.sources(), Location));
  };
  Check.Approved = Approved ? &*Approved : nullptr;
  if (CodeObserver *Observer = Output.Observer)
    Check.Checked = [=](const MachineInstr &MI, sparc::Rule R) {
      Observer->checked(MI, R);
    };
  return Check;
}

/// Does the work of LLVM's addAsmPrinter, which does not return the printer.
bool CodeEmission::addPrinter(raw_pwrite_stream &OS, CodeGenFileType Type) {
  Machine.Options.MCOptions.AsmVerbose |= Options.VerboseAssembly;
  auto CreateStreamer = [&]() -> Expected<std::unique_ptr<MCStreamer>> {
    if (Output.Observer)
      return Output.Observer->createStreamer(Machine, MMI->getContext());
    return Machine.createMCStreamer(OS, /*DwoOut=*/nullptr, Type,
                                    MMI->getContext());
  };
  Expected<std::unique_ptr<MCStreamer>> Streamer = CreateStreamer();
  AsmPrinter *Printer = nullptr;
  if (!Streamer)
    consumeError(Streamer.takeError());
  else if (*Streamer)
    Printer =
        Machine.getTarget().createAsmPrinter(Machine, std::move(*Streamer));
  if (!Printer)
    return reportUnsupported("LLVM cannot emit this kind of output for it");
  if (Options.VerboseAssembly && Options.FillDelaySlots &&
      Machine.getTargetTriple().isSPARC())
    Printer->addAsmPrinterHandler(
        std::make_unique<SlotComments>(*Printer, Origins));
  // The handler that is added last writes first.
  if (Options.VerboseAssembly)
    Printer->addAsmPrinterHandler(
        std::make_unique<SourceComments>(*Printer, Options.ExpressionAt));
  if (Output.Observer)
    Printer->addAsmPrinterHandler(Output.Observer->createHandler(*Printer));
  PM.add(Printer);
  return true;
}

bool CodeEmission::addOutput() {
  if (Output.What == CodeOutput::Kind::Observation && !Complete) {
    // The pipeline ends early because of -stop-after= or the like: there is no
    // assembly.
  } else if (!Complete || Output.What == CodeOutput::Kind::MachineIR) {
    PM.add(createPrintMIRPass(*Output.OS));
  } else if (Output.What != CodeOutput::Kind::AllocationView) {
    raw_pwrite_stream &OS = Approved || !Output.OS ? ObjectStream : *Output.OS;
    CodeGenFileType Type = Output.What == CodeOutput::Kind::Object
                               ? CodeGenFileType::ObjectFile
                               : CodeGenFileType::AssemblyFile;
    if (!addPrinter(OS, Type))
      return false;
  }
  PM.observe(nullptr, *MMI);
  PM.add(createFreeMachineFunctionPass());
  return true;
}

/// Compares the object file with the machine code that was checked.
void CodeEmission::compareWithApproved() {
  Error E = Approved->compare(MemoryBufferRef(ObjectStream.str(), "object"),
                              [this](const sparc::Finding &F) {
                                if (F.TheVerdict == sparc::Verdict::Violation ||
                                    Options.Checks == sparc::CheckLevel::All)
                                  report(F, SMLoc());
                              });
  if (E)
    Diagnostics.report(DiagnosticID::SparcViolation, "the object file", "",
                       toString(std::move(E)));
}

bool CodeEmission::run(Module &M) {
  if (!addMachinePasses() || !addOutput())
    return false;
  PM.run(M);
  if (Approved) {
    compareWithApproved();
    *Output.OS << ObjectStream.str();
  }
  return !Diagnostics.hadError();
}

void mincaml::generateCode(Module &M, TargetMachine &Machine,
                           const CodeGenOptions &Options,
                           ArrayRef<CodeOutput> Outputs,
                           DiagnosticEngine &Diagnostics) {
  codegen::setFunctionAttributes(Machine.getTargetCPU(),
                                 Machine.getTargetFeatureString(), M);
  for (const CodeOutput &Output : Outputs) {
    // LLVM's code generation changes the module. It also depends on the order
    // of use lists, which cloning changes. Thus even the last output gets a
    // clone, so that no output depends on the others.
    std::unique_ptr<Module> Copy = CloneModule(M);
    if (!CodeEmission(Machine, Options, Output, Diagnostics).run(*Copy))
      return;
  }
}
