//===- Meter.cpp - Cost limits of nested code -----------------------------===//

#include "Meter.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml::generator;
using llvm::SaveAndRestore;

Meter Budget::measure(Cost Limit, llvm::function_ref<void()> Make) {
  Meter Inner;
  Inner.Limit = Limit;
  SaveAndRestore<Meter *> Innermost(Current, &Inner);
  Make();
  return Inner;
}

void Budget::limited(Cost Share, llvm::function_ref<void()> Make) {
  SaveAndRestore<Cost> Limit(meter().Limit,
                             min(meter().Limit, meter().Spent + Share));
  Make();
}
