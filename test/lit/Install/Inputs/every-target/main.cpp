// Calls something of each library of MinCaml that find_package(MinCaml) gives.

#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "mincaml/DataFlow/Interval.h"
#include "mincaml/FactCheck/FactCheck.h"
#include "mincaml/Passes/Registration.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/Support/ToolMain.h"
#include "mincaml/Transforms/Slots.h"
#include "mincaml/Validation/Validation.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

static const char Program[] = R"(
define i32 @twice(i32 %x) {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %y = load i32, ptr %slot
  %sum = add i32 %y, %x
  ret i32 %sum
}
)";

int main() {
  mincaml::printVersion("every-target", outs());
  outs() << mincaml::sparc::registerName(9) << '\n'
         << mincaml::dataflow::Interval::all(8).High << '\n';
  mincaml::sparc::printRules(outs());
  // For the pipeline of a target; that the linker finds it is enough here.
  void (*volatile Insert)(TargetPassConfig &) =
      mincaml::allocationcheck::insertAllocationChecker;
  outs() << (Insert ? "has the allocation checker\n" : "");
  ExitOnError Check;

  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> Before =
      parseAssemblyString(Program, Problem, Context);
  std::unique_ptr<Module> After =
      parseAssemblyString(Program, Problem, Context);

  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder Builder;
  mincaml::registerPasses(Builder);
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  ModulePassManager Pipeline;
  Check(
      mincaml::parsePipeline(Builder, Pipeline, "mincaml-promote,mincaml-gvn"));
  Pipeline.run(*After, MAM);
  After->print(outs(), nullptr);
  mincaml::validation::printReports(
      mincaml::validation::validateModules(*Before, *After, {}), outs());
}
