//===- OptPlugin.cpp - MinCaml's IR passes in opt and clang ---------------===//
//
//   opt -load-pass-plugin=build/lib/MinCamlPasses.so -passes='mincaml-gvn' ...
//   clang -fpass-plugin=build/lib/MinCamlPasses.so \
//       -mllvm -mincaml-passes='mincaml-gvn' ...
//
//===----------------------------------------------------------------------===//

#include "mincaml/Passes/Registration.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

/// Clang has no option that names passes. It loads pass plugins before it
/// parses the options after -mllvm, so a plugin can define such an option.
static cl::opt<std::string> NamedPasses(
    "mincaml-passes", cl::value_desc("pipeline"),
    cl::desc("Pass pipeline to run at the end of LLVM's optimizations, in the "
             "syntax of mincaml-llc's -passes="));

namespace {
/// Reports an error when the pipeline runs, because no context can receive
/// diagnostics while it is built.
class ReportError : public PassInfoMixin<ReportError> {
public:
  explicit ReportError(std::string Message) : Message(std::move(Message)) {}
  static bool isRequired() { return true; }
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    M.getContext().emitError(Message);
    return PreservedAnalyses::all();
  }

private:
  std::string Message;
};
} // namespace

static void addNamedPasses(PassBuilder &Builder) {
  if (NamedPasses.getNumOccurrences() == 0)
    return;
  // The names are parsed when LLVM builds the pipeline. By then, other plugins
  // have registered their passes, too.
  Builder.registerOptimizerLastEPCallback(
      [&Builder](ModulePassManager &PM, OptimizationLevel, ThinOrFullLTOPhase) {
        ModulePassManager Named;
        if (Error E = mincaml::parsePipeline(Builder, Named, NamedPasses))
          PM.addPass(ReportError("-mincaml-passes: " + toString(std::move(E)) +
                                 "; docs/passes.md lists the names of passes"));
        else
          PM.addPass(std::move(Named));
      });
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "MinCaml", MINCAML_VERSION,
          [](PassBuilder &Builder) {
            mincaml::registerPasses(Builder);
            addNamedPasses(Builder);
          }};
}
