//===- SlowChecks.cpp - Marking of bounds checks on slow paths ------------===//

#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace llvm;

void mincaml::markSlowCheck(Instruction &Branch, StringRef Pass) {
  LLVMContext &Context = Branch.getContext();
  Branch.setMetadata(SlowCheckMetadata,
                     MDNode::get(Context, MDString::get(Context, Pass)));
}

StringRef mincaml::passOfSlowCheck(const Instruction &Branch) {
  const MDNode *Mark = Branch.getMetadata(SlowCheckMetadata);
  const auto *Pass = Mark && Mark->getNumOperands() == 1
                         ? dyn_cast<MDString>(Mark->getOperand(0))
                         : nullptr;
  return Pass ? Pass->getString() : StringRef();
}
