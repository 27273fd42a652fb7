//===- OptPlugin.cpp - The passes in stock opt ----------------------------===//
//
//   opt -load-pass-plugin=build/lib/MinCamlPasses.so -passes='mincaml-gvn' ...
//
//===----------------------------------------------------------------------===//

#include "mincaml/Passes/Registration.h"
#include "llvm/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK llvm::PassPluginLibraryInfo
llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "MinCaml", MINCAML_VERSION,
          mincaml::registerPasses};
}
