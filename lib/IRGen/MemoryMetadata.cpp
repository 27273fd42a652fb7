//===- MemoryMetadata.cpp - Metadata of loads and stores ------------------===//

#include "ModuleEmitter.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using llvm::LLVMContext;
using llvm::MDNode;

MemoryMetadata::MemoryMetadata(LLVMContext &Context, const TypeLowering &Types)
    : Context(Context), Types(Types), Builder(Context),
      Root(Builder.createTBAARoot(runtime::AliasRoot)) {}

void MemoryMetadata::tag(llvm::Instruction *Access, llvm::StringRef Region) {
  MDNode *&Tag = Tags[Region];
  if (!Tag) {
    MDNode *Node = Builder.createTBAAScalarTypeNode(Region, Root);
    Tag = Builder.createTBAAStructTagNode(Node, Node, 0);
  }
  Access->setMetadata(LLVMContext::MD_tbaa, Tag);
}

void MemoryMetadata::tagTyped(llvm::Instruction *Access, llvm::StringRef Region,
                              const Type *Ty) {
  tag(Access, Region);
  if (!llvm::isa<llvm::LoadInst>(Access))
    return;
  Access->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
  if (Ty->isBool())
    Access->setMetadata(
        LLVMContext::MD_range,
        Builder.createRange(llvm::APInt(32, 0), llvm::APInt(32, 2)));
  if (!isPointer(Ty))
    return;
  Access->setMetadata(LLVMContext::MD_nonnull, MDNode::get(Context, {}));
  auto Number = [&](uint64_t N) {
    return MDNode::get(Context, Builder.createConstant(llvm::ConstantInt::get(
                                    llvm::Type::getInt64Ty(Context), N)));
  };
  if (llvm::Align Least = pointeeAlign(Types, Ty); Least > 1)
    Access->setMetadata(LLVMContext::MD_align, Number(Least.value()));
  // FieldBytes is not rounded up to the size of a heap object, because a tuple
  // that a C function returns may be only as large as its fields.
  if (Ty->isTuple())
    if (uint64_t Bytes = Types.tuple(Ty).FieldBytes)
      Access->setMetadata(LLVMContext::MD_dereferenceable, Number(Bytes));
}

void MemoryMetadata::character(llvm::LoadInst *Load) {
  tag(Load, "characters");
  Load->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
}

void MemoryMetadata::arrayLength(llvm::LoadInst *Load) {
  tag(Load, "array length");
  Load->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(Context, {}));
  Load->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
  Load->setMetadata(
      LLVMContext::MD_range,
      Builder.createRange(llvm::APInt(32, 0), llvm::APInt(32, 0x80000000u)));
}

void MemoryMetadata::exceptionNumber(llvm::Instruction *Access) {
  tag(Access, "exception number");
  if (llvm::isa<llvm::LoadInst>(Access))
    Access->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
}

void MemoryMetadata::closureCode(llvm::Instruction *Access) {
  tag(Access, runtime::ClosureCodeRegion);
  if (llvm::isa<llvm::LoadInst>(Access)) {
    Access->setMetadata(LLVMContext::MD_nonnull, MDNode::get(Context, {}));
    Access->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
  }
}
