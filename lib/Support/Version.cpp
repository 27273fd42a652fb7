//===- Version.cpp - The output of --version ------------------------------===//

#include "mincaml/Support/Version.h"
#include "Commit.inc"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

void mincaml::printVersion(llvm::StringRef Program, llvm::raw_ostream &OS) {
  OS << Program << " " MINCAML_VERSION " (" MINCAML_COMMIT ")\n"
     << "  LLVM " LLVM_VERSION_STRING "\n";
}
