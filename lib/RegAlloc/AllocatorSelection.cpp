//===- AllocatorSelection.cpp - The selected register allocator -----------===//

#include "mincaml/RegAlloc/AllocatorSelection.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace llvm;

StringRef mincaml::selectedAllocator() {
  using AllocatorOption =
      cl::opt<FunctionPass *(*)(), false, RegisterPassParser<RegisterRegAlloc>>;
  auto *Selected = static_cast<AllocatorOption *>(
      cl::getRegisteredOptions().lookup("regalloc"));
  if (!Selected || !Selected->getNumOccurrences())
    return "";
  for (const RegisterRegAlloc *A = RegisterRegAlloc::getList(); A;
       A = A->getNext())
    if (A->getCtor() == Selected->getValue() && A->getName() != "default")
      return A->getName();
  return "";
}

bool mincaml::isMinCamlAllocatorSelected() {
  return selectedAllocator().starts_with("mincaml");
}

void mincaml::choosePipelineForAllocator() {
  const StringRef Allocator = selectedAllocator();
  if (Allocator.empty())
    return;
  cl::Option *Optimize = cl::getRegisteredOptions().lookup("optimize-regalloc");
  if (!Optimize->getNumOccurrences())
    Optimize->addOccurrence(0, "optimize-regalloc",
                            Allocator == "fast" ? "false" : "true");
  else if (isMinCamlAllocatorSelected() &&
           static_cast<cl::opt<cl::boolOrDefault> *>(Optimize)->getValue() ==
               cl::BOU_FALSE)
    reportFatalUsageError("MinCaml's register allocators cannot be used with "
                          "-optimize-regalloc=false");
}
