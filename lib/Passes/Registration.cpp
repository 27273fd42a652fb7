//===- Registration.cpp - Registration of passes with LLVM ----------------===//

#include "mincaml/Passes/Registration.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"
#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "mincaml/Analysis/Expressions/ValueNumbers.h"
#include "mincaml/Analysis/Handlers/PhiC.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Interprocedural/MemoryDefinitions.h"
#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "mincaml/Analysis/Loops/DoAll.h"
#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Ranges/Constructors.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "mincaml/FactCheck/FactCheck.h"
#include "mincaml/Passes/Adaptors.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "mincaml/Transforms/IPO.h"
#include "mincaml/Transforms/Loops.h"
#include "mincaml/Transforms/Lowering.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/Slots.h"
#include "mincaml/Transforms/Sparc.h"
#include "mincaml/Transforms/UpToDate.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

/// Returns the options of the pass if Name is PassName with options. An error
/// in the options is reported here, because LLVM's pipeline parser would report
/// an unknown pass.
template <typename PassT>
static std::optional<typename PassT::Options> optionsOf(StringRef Name,
                                                        StringRef PassName) {
  if (!PassBuilder::checkParametrizedPassName(Name, PassName))
    return std::nullopt;
  Expected<typename PassT::Options> Options = PassBuilder::parsePassParameters(
      [&](StringRef Text) { return PassT::parseOptions(Text, PassName); }, Name,
      PassName);
  if (Options)
    return *Options;
  errs() << "error: " << toString(Options.takeError()) << '\n';
  return std::nullopt;
}

static bool parseModulePass(StringRef Name, ModulePassManager &PM,
                            ArrayRef<PassBuilder::PipelineElement>) {
#define MODULE_PASS(PassName, Constructor, Order, Description)                 \
  if (Name == PassName) {                                                      \
    PM.addPass(Constructor);                                                   \
    return true;                                                               \
  }
#define MODULE_PASS_WITH_OPTIONS(PassName, Class, Order, Description)          \
  if (auto Parsed = optionsOf<Class>(Name, PassName)) {                        \
    PM.addPass(Class(*Parsed));                                                \
    return true;                                                               \
  }
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
#define FUNCTION_PASS_WITH_OPTIONS(PassName, Class, Order, Description)        \
  if (auto Parsed = optionsOf<Class>(Name, PassName)) {                        \
    PM.addPass(Class(*Parsed));                                                \
    return true;                                                               \
  }
#define FUNCTION_ANALYSIS(AnalysisName, Constructor)                           \
  if (parseAnalysisUtilityPasses<decltype(Constructor)>(AnalysisName, Name,    \
                                                        PM))                   \
    return true;
#include "mincaml/Passes/PassRegistry.def"
  return false;
}

/// Returns the text of a pipeline that LLVM has parsed.
static std::string
pipelineText(ArrayRef<PassBuilder::PipelineElement> Elements) {
  std::string Text;
  for (const PassBuilder::PipelineElement &Element : Elements) {
    if (!Text.empty())
      Text += ',';
    Text += Element.Name;
    if (!Element.InnerPipeline.empty())
      Text += '(' + pipelineText(Element.InnerPipeline) + ')';
  }
  return Text;
}

/// If Name is the name of the adaptor, adds it with the pipeline in its
/// parentheses. Returns whether it was added.
template <typename AdaptorT>
static bool addAdaptor(PassBuilder &Builder, ModulePassManager &PM,
                       StringRef Name, StringRef AdaptorName,
                       ArrayRef<PassBuilder::PipelineElement> Inner) {
  auto Options = optionsOf<AdaptorT>(Name, AdaptorName);
  if (!Options)
    return false;
  // LLVM calls this with an empty pipeline to check whether the name exists.
  ModulePassManager InnerPM;
  if (!Inner.empty())
    if (Error E = parsePipeline(Builder, InnerPM, pipelineText(Inner))) {
      errs() << "error: " << AdaptorName << ": " << toString(std::move(E))
             << '\n';
      return false;
    }
  PM.addPass(AdaptorT(std::move(InnerPM), *Options));
  return true;
}

/// Splits pipeline text at its commas, except those in parentheses.
static SmallVector<StringRef> splitPipeline(StringRef Text) {
  SmallVector<StringRef> Elements;
  size_t Start = 0;
  int Depth = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '(') {
      ++Depth;
    } else if (Text[I] == ')') {
      --Depth;
    } else if (Text[I] == ',' && Depth == 0) {
      Elements.push_back(Text.slice(Start, I));
      Start = I + 1;
    }
  }
  Elements.push_back(Text.drop_front(Start));
  return Elements;
}

Error mincaml::parsePipeline(PassBuilder &Builder, ModulePassManager &PM,
                             StringRef Text) {
  for (StringRef Element : splitPipeline(Text))
    if (Error E = Builder.parsePassPipeline(PM, Element))
      return E;
  return Error::success();
}

/// Maps classes to names, for options such as -print-after=.
static void nameClasses(PassInstrumentationCallbacks &Callbacks) {
#define MODULE_PASS(Name, Constructor, Order, Description)                     \
  Callbacks.addClassToPassName(decltype(Constructor)::name(), Name);
#define FUNCTION_PASS(Name, Constructor, Order, Description)                   \
  Callbacks.addClassToPassName(decltype(Constructor)::name(), Name);
#define MODULE_PASS_WITH_OPTIONS(Name, Class, Order, Description)              \
  Callbacks.addClassToPassName(Class::name(), Name);
#define FUNCTION_PASS_WITH_OPTIONS(Name, Class, Order, Description)            \
  Callbacks.addClassToPassName(Class::name(), Name);
#define MODULE_ADAPTOR(Name, Class, Description)                               \
  Callbacks.addClassToPassName(Class::name(), Name);
#define MODULE_ANALYSIS(Name, Constructor)                                     \
  Callbacks.addClassToPassName(decltype(Constructor)::name(), Name);
#define FUNCTION_ANALYSIS(Name, Constructor)                                   \
  Callbacks.addClassToPassName(decltype(Constructor)::name(), Name);
#include "mincaml/Passes/PassRegistry.def"
}

void mincaml::registerPasses(PassBuilder &Builder) {
  if (PassInstrumentationCallbacks *Callbacks =
          Builder.getPassInstrumentationCallbacks())
    nameClasses(*Callbacks);
  Builder.registerPipelineParsingCallback(parseModulePass);
  Builder.registerPipelineParsingCallback(
      [&Builder](
          [[maybe_unused]] StringRef Name,
          [[maybe_unused]] ModulePassManager &PM,
          [[maybe_unused]] ArrayRef<PassBuilder::PipelineElement> Inner) {
#define MODULE_ADAPTOR(AdaptorName, Class, Description)                        \
  if (addAdaptor<Class>(Builder, PM, Name, AdaptorName, Inner))                \
    return true;
#include "mincaml/Passes/PassRegistry.def"
        return false;
      });
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
#define FUNCTION_ALIAS_ANALYSIS(Name, Constructor)                             \
  AM.registerPass([] { return Constructor; });
#include "mincaml/Passes/PassRegistry.def"
      });
  Builder.registerParseAACallback([](StringRef Name, AAManager &Aliases) {
#define FUNCTION_ALIAS_ANALYSIS(AnalysisName, Constructor)                     \
  if (Name == AnalysisName) {                                                  \
    Aliases.registerFunctionAnalysis<decltype(Constructor)>();                 \
    return true;                                                               \
  }
#include "mincaml/Passes/PassRegistry.def"
    return false;
  });
}

void mincaml::registerAnalyses(PassBuilder &Builder, LoopAnalysisManager &LAM,
                               FunctionAnalysisManager &FAM,
                               CGSCCAnalysisManager &CGAM,
                               ModuleAnalysisManager &MAM) {
  FAM.registerPass([&Builder] {
    AAManager Aliases = Builder.buildDefaultAAPipeline();
    Aliases.registerFunctionAnalysis<MinCamlAA>();
    return Aliases;
  });
  Builder.registerModuleAnalyses(MAM);
  Builder.registerCGSCCAnalyses(CGAM);
  Builder.registerFunctionAnalyses(FAM);
  Builder.registerLoopAnalyses(LAM);
  Builder.crossRegisterProxies(LAM, FAM, CGAM, MAM);
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
#define MODULE_PASS_WITH_OPTIONS(Name, Class, Order, Description)              \
  printRow(OS, Name, "module", #Order,                                         \
           "<" + Class::describeOptions() + ">: " Description);
#define FUNCTION_PASS_WITH_OPTIONS(Name, Class, Order, Description)            \
  printRow(OS, Name, "function", #Order,                                       \
           "<" + Class::describeOptions() + ">: " Description);
#define MODULE_ADAPTOR(Name, Class, Description)                               \
  printRow(OS, Name, "module", "Nest",                                         \
           "<" + Class::describeOptions() + ">(...): " Description);
#include "mincaml/Passes/PassRegistry.def"
}
