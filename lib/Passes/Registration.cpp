//===- Registration.cpp - PassRegistry.def for LLVM -----------------------===//

#include "mincaml/Passes/Passes.h"
#include "mincaml/Transforms/LowerAllocation.h"
#include "mincaml/Transforms/MarkInvariantLoads.h"
#include "mincaml/Transforms/SparcStackProbe.h"
#include "mincaml/Transforms/SplitLongBlocks.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

/// Adds the pass that Name calls by PassName and options, if it does. Options
/// that do not parse are reported here: all that the parser of a pipeline can
/// say is that it knows no such pass.
template <typename PassT, typename ManagerT>
[[maybe_unused]] static bool addPassWithOptions(ManagerT &PM, StringRef Name,
                                                StringRef PassName) {
  if (!PassBuilder::checkParametrizedPassName(Name, PassName))
    return false;
  Expected<typename PassT::Options> Options =
      PassBuilder::parsePassParameters(PassT::parseOptions, Name, PassName);
  if (!Options) {
    errs() << "error: " << toString(Options.takeError()) << '\n';
    return false;
  }
  PM.addPass(PassT(*Options));
  return true;
}

static bool parseModulePass(StringRef Name, ModulePassManager &PM,
                            ArrayRef<PassBuilder::PipelineElement>) {
#define MODULE_PASS(PassName, Constructor, Order, Description)                 \
  if (Name == PassName) {                                                      \
    PM.addPass(Constructor);                                                   \
    return true;                                                               \
  }
#define MODULE_PASS_WITH_OPTIONS(PassName, Class, Options, Order, Description) \
  if (addPassWithOptions<Class>(PM, Name, PassName))                           \
    return true;
#define MODULE_ANALYSIS(AnalysisName, Constructor)                             \
  if (parseAnalysisUtilityPasses<decltype(Constructor)>(AnalysisName, Name,    \
                                                        PM))                   \
    return true;
#include "mincaml/Passes/PassRegistry.def"
  return false;
}

static bool parseFunctionPass(StringRef Name, FunctionPassManager &PM,
                              ArrayRef<PassBuilder::PipelineElement>) {
#define FUNCTION_PASS(PassName, Constructor, Order, Description)               \
  if (Name == PassName) {                                                      \
    PM.addPass(Constructor);                                                   \
    return true;                                                               \
  }
#define FUNCTION_PASS_WITH_OPTIONS(PassName, Class, Options, Order,            \
                                   Description)                                \
  if (addPassWithOptions<Class>(PM, Name, PassName))                           \
    return true;
#define FUNCTION_ANALYSIS(AnalysisName, Constructor)                           \
  if (parseAnalysisUtilityPasses<decltype(Constructor)>(AnalysisName, Name,    \
                                                        PM))                   \
    return true;
#include "mincaml/Passes/PassRegistry.def"
  return false;
}

void mincaml::registerPasses(PassBuilder &Builder) {
  Builder.registerPipelineParsingCallback(parseModulePass);
  Builder.registerPipelineParsingCallback(parseFunctionPass);
  Builder.registerAnalysisRegistrationCallback(
      []([[maybe_unused]] ModuleAnalysisManager &AM) {
#define MODULE_ANALYSIS(Name, Constructor)                                     \
  AM.registerPass([] { return Constructor; });
#include "mincaml/Passes/PassRegistry.def"
      });
  Builder.registerAnalysisRegistrationCallback(
      []([[maybe_unused]] FunctionAnalysisManager &AM) {
#define FUNCTION_ANALYSIS(Name, Constructor)                                   \
  AM.registerPass([] { return Constructor; });
#include "mincaml/Passes/PassRegistry.def"
      });
}

static void printRow(raw_ostream &OS, StringRef Name, StringRef Kind,
                     StringRef Order, StringRef Description) {
  OS << formatv("{0,-36} {1,-8}  {2,-5}  {3}\n", Name, Kind, Order,
                Description);
}

void mincaml::printPasses(raw_ostream &OS) {
#define MODULE_PASS(Name, Constructor, Order, Description)                     \
  printRow(OS, Name, "module", #Order, Description);
#define FUNCTION_PASS(Name, Constructor, Order, Description)                   \
  printRow(OS, Name, "function", #Order, Description);
#define MODULE_PASS_WITH_OPTIONS(Name, Class, Options, Order, Description)     \
  printRow(OS, Name "<" Options ">", "module", #Order, Description);
#define FUNCTION_PASS_WITH_OPTIONS(Name, Class, Options, Order, Description)   \
  printRow(OS, Name "<" Options ">", "function", #Order, Description);
#include "mincaml/Passes/PassRegistry.def"
}
