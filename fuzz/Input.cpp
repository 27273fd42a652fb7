//===- Input.cpp - Configurations and properties of inputs ----------------===//

#include "Input.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace mincaml;
using llvm::StringRef;

unsigned fuzz::configurationNumber(StringRef Text) {
  if (!Text.consume_front("(*") || Text.empty())
    return 0;
  return static_cast<unsigned char>(Text.front() - ' ');
}

void fuzz::fail(const llvm::Twine &Property) {
  llvm::errs() << "property violated: " << Property << '\n';
  std::abort();
}
