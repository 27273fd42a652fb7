//===- AliasRegions.cpp - Regions of MinCaml's alias tags -----------------===//

#include "mincaml/Analysis/Interprocedural/AliasRegions.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::isImmutableField(const Instruction &Access) {
  const MDNode *Tag = Access.getMetadata(LLVMContext::MD_tbaa);
  if (!Tag || Tag->getNumOperands() < 2)
    return false;
  const auto *Region = dyn_cast<MDNode>(Tag->getOperand(1));
  if (!Region || Region->getNumOperands() < 2)
    return false;
  const auto *Name = dyn_cast<MDString>(Region->getOperand(0));
  const auto *Root = dyn_cast<MDNode>(Region->getOperand(1));
  if (!Name || !Root || Root->getNumOperands() < 1)
    return false;
  const auto *RootName = dyn_cast<MDString>(Root->getOperand(0));
  if (!RootName || RootName->getString() != runtime::AliasRoot)
    return false;
  return Name->getString().starts_with(runtime::TupleFieldRegion) ||
         Name->getString().starts_with(runtime::ClosureFieldRegion) ||
         Name->getString() == runtime::ClosureCodeRegion;
}
