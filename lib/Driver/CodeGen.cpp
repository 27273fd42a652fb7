//===- CodeGen.cpp - LLVM IR to machine code ------------------------------===//

#include "CodeGen.h"
#include "mincaml/Sparc/LeafProcedureRepair.h"
#include "mincaml/Sparc/YRegisterDelay.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::generateCode(Module &M, TargetMachine &TM, EmitKind Kind,
                           bool VerifyEach, raw_pwrite_stream &OS,
                           DiagnosticEngine &Diagnostics) {
  PipelineOptions Preparation;
  Preparation.Passes = codeGenPreparation(M, TM);
  Preparation.VerifyEach = VerifyEach;
  cantFail(runPipeline(M, TM, Preparation));
  codegen::setFunctionAttributes(TM.getTargetCPU(), TM.getTargetFeatureString(),
                                 M);

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
  if (Config->addISelPasses()) {
    Diagnostics.report(DiagnosticID::UnknownTarget, TM.getTargetTriple().str(),
                       "LLVM cannot select its instructions");
    return false;
  }
  // The last pass that always runs between register allocation and frames.
  if (TM.getTargetTriple().isSPARC())
    Config->insertPass(&FixupStatepointCallerSavedID,
                       createLeafProcedureRepairPass());
  Config->addMachinePasses();
  Config->setInitialized();
  bool Complete = TargetPassConfig::willCompleteCodeGenPipeline();
  // V9 has no such delay.
  if (Complete && TM.getTargetTriple().isSPARC32())
    PM.add(createYRegisterDelayPass());

  if (!Complete || Kind == EmitKind::MIR) {
    PM.add(createPrintMIRPass(OS));
  } else {
    CodeGenFileType Type = Kind == EmitKind::Object
                               ? CodeGenFileType::ObjectFile
                               : CodeGenFileType::AssemblyFile;
    if (Machine.addAsmPrinter(PM, OS, /*DwoOut=*/nullptr, Type,
                              MMI.getContext())) {
      Diagnostics.report(DiagnosticID::UnknownTarget,
                         TM.getTargetTriple().str(),
                         "LLVM cannot emit this kind of file for it");
      return false;
    }
  }
  PM.add(createFreeMachineFunctionPass());
  PM.run(M);
  return true;
}
