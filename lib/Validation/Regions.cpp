//===- Regions.cpp - Memory that is written once --------------------------===//

#include "Regions.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace llvm;

/// The name of a TBAA type.
static StringRef typeName(const MDNode *Type) {
  if (!Type || Type->getNumOperands() == 0)
    return "";
  const auto *Name = dyn_cast_or_null<MDString>(Type->getOperand(0));
  return Name ? Name->getString() : "";
}

bool validation::isWrittenOnce(const Instruction &Access) {
  if (Access.hasMetadata(LLVMContext::MD_invariant_load))
    return true;
  const MDNode *Tag = Access.getMetadata(LLVMContext::MD_tbaa);
  if (!Tag || Tag->getNumOperands() < 2)
    return false;
  const auto *Type = dyn_cast_or_null<MDNode>(Tag->getOperand(1));
  if (!Type || Type->getNumOperands() < 2 ||
      typeName(dyn_cast_or_null<MDNode>(Type->getOperand(1))) !=
          runtime::AliasRoot)
    return false;
  StringRef Name = typeName(Type);
  return Name.starts_with(runtime::TupleFieldRegion) ||
         Name.starts_with(runtime::ClosureFieldRegion) ||
         Name == runtime::ClosureCodeRegion;
}
