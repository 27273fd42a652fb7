//===- MemoryMetadata.cpp - Metadata of loads and stores ------------------===//

#include "ModuleEmitter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/Twine.h"
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
    limit(Access, 2);
  if (Ty->isData() && Ty->definition()->isEnumeration())
    limit(Access, Ty->definition()->NumConstants);
  if (!isPointer(Ty))
    return;
  Access->setMetadata(LLVMContext::MD_nonnull, MDNode::get(Context, {}));
  auto Number = [&](uint64_t N) {
    return MDNode::get(Context, Builder.createConstant(llvm::ConstantInt::get(
                                    llvm::Type::getInt64Ty(Context), N)));
  };
  if (llvm::Align Least = pointeeAlign(Types, Ty); Least > 1)
    Access->setMetadata(LLVMContext::MD_align, Number(Least.value()));
  if (uint64_t Bytes = Types.dereferenceableBytes(Ty))
    Access->setMetadata(LLVMContext::MD_dereferenceable, Number(Bytes));
}

void MemoryMetadata::limit(llvm::Instruction *Load, uint32_t Size) {
  Load->setMetadata(
      LLVMContext::MD_range,
      Builder.createRange(llvm::APInt(32, 0), llvm::APInt(32, Size)));
}

void MemoryMetadata::dataField(llvm::Instruction *Access, const Type *Ty,
                               const Constructor &X, unsigned Index,
                               const Type *Field) {
  bool IsMutable = !X.Fields.empty() && X.Fields[Index].IsMutable;
  llvm::StringRef Region = IsMutable ? runtime::MutableFieldRegion
                           : isPointer(Ty) && !hasTag(*X.Parent)
                               ? runtime::RecordFieldRegion
                               : runtime::DataFieldRegion;
  tagTyped(Access,
           (Region + Ty->str() + "." + X.Name + "." + llvm::Twine(Index)).str(),
           Field);
}

void MemoryMetadata::dataTag(llvm::Instruction *Access, const DataType &D) {
  tag(Access, runtime::DataTagRegion);
  if (!llvm::isa<llvm::LoadInst>(Access))
    return;
  Access->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
  limit(Access, D.NumBlocks);
}

MDNode *MemoryMetadata::constructorNode(const Type *Ty, const Constructor *X) {
  auto Text = [this](const llvm::Twine &T) {
    return llvm::MDString::get(Context, T.str());
  };
  auto Number = [this](unsigned N) {
    return llvm::ConstantAsMetadata::get(
        llvm::ConstantInt::get(llvm::Type::getInt32Ty(Context), N));
  };
  if (!Ty)
    return MDNode::get(Context, {Text("exn"), Text(ast::sourceName(X->Name)),
                                 Number(X->Number)});
  if (!X)
    return MDNode::get(Context, {Text(Ty->str()), Text("tuple"), nullptr});
  llvm::SmallVector<llvm::Metadata *, 4> Operands = {
      Text(Ty->str()), Text(ast::sourceName(X->Name)),
      hasTag(*X->Parent) ? Number(X->Tag) : nullptr};
  for (const Constructor *Other : X->Parent->Constructors)
    if (Other->isConstant())
      Operands.push_back(Text(ast::sourceName(Other->Name)));
  return MDNode::get(Context, Operands);
}

void MemoryMetadata::constructor(llvm::GlobalVariable *Object, const Type *Ty,
                                 const Constructor *X) {
  Object->getParent()
      ->getOrInsertNamedMetadata(ConstantObjectsMetadata)
      ->addOperand(MDNode::get(Context, {llvm::ConstantAsMetadata::get(Object),
                                         constructorNode(Ty, X)}));
}

void MemoryMetadata::character(llvm::Instruction *Access) {
  tag(Access, "characters");
  if (llvm::isa<llvm::LoadInst>(Access))
    Access->setMetadata(LLVMContext::MD_noundef, MDNode::get(Context, {}));
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
  tag(Access, runtime::ExceptionNumberRegion);
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
