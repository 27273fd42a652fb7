//===- EncodingContext.cpp - Common context of both functions -------------===//

#include "Encoding/EncodingContext.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

EncodingContext::EncodingContext(Z3_context C, const Module &Source,
                                 bool ExactFloats, const AllocationKeys &Keys)
    : C(C), DL(Source.getDataLayout()), ExactFloats(ExactFloats), Keys(Keys),
      Memory(C, DL.isBigEndian()), PointerBits(DL.getPointerSizeInBits(0)),
      Source(Source) {
  // The block of the null pointer has size 0, so that nothing can be accessed.
  Term Zero = bits(C, PointerBits, 0);
  Blocks[blocks::Null].Size = Zero;
  assume(eq(apply(C, "base", number(blocks::Null), PointerBits), Zero));
  assume(eq(apply(C, "size", number(blocks::Null), PointerBits), Zero));
}

void EncodingContext::assume(Term Fact) {
  if (!isTrue(Fact) && KnownAssumptions.insert(Fact.id()).second)
    Assumptions.push_back(Fact);
}

Term EncodingContext::base(Term Block) {
  if (std::optional<APInt> N = validation::number(Block))
    if (N->isZero())
      return bits(C, PointerBits, 0);
  Term Base = apply(C, "base", Block, PointerBits);
  Term Size = apply(C, "size", Block, PointerBits);
  // A block is smaller than half of the address space, does not wrap around its
  // end, and does not start at null unless it is empty.
  assume(isZero(extract(Size, PointerBits - 1, PointerBits - 1)) &&
         ule(Base, ~Size) && (isZero(Size) || !isZero(Base)));
  return Base;
}

Term EncodingContext::size(Term Block) {
  if (std::optional<APInt> N = validation::number(Block)) {
    auto Found = Blocks.find(N->getZExtValue());
    if (Found != Blocks.end() && Found->second.Size)
      return Found->second.Size;
  }
  return apply(C, "size", Block, PointerBits);
}

Term EncodingContext::blockOf(const GlobalValue &G) {
  auto [Position, IsNew] = Globals.try_emplace(G.getName(), Globals.size() + 1);
  unsigned Number = Position->second;
  Term Result = number(Number);
  if (!IsNew)
    return Result;
  Block &B = Blocks[Number];
  B.Global = &G;
  Term Size = apply(C, "size", Result, PointerBits);
  if (const auto *Variable = dyn_cast<GlobalVariable>(&G)) {
    B.Alignment = Variable->getPointerAlignment(DL).value();
    Type *Ty = Variable->getValueType();
    uint64_t Least =
        Ty->isSized() ? DL.getTypeAllocSize(Ty).getFixedValue() : 0;
    Term Bytes = bits(C, PointerBits, Least);
    if (Variable->hasDefinitiveInitializer())
      B.Size = Bytes;
    else if (!Variable->hasExternalWeakLinkage())
      assume(ule(Bytes, Size));
  } else if (isa<Function>(G)) {
    B.Size = bits(C, PointerBits, 0);
  }
  if (B.Size)
    assume(eq(Size, B.Size));
  if (!G.hasExternalWeakLinkage())
    assume(!isZero(base(Result)));
  if (B.Alignment > 1)
    assume(isZero(base(Result) & bits(C, PointerBits, B.Alignment - 1)));
  return Result;
}

Term EncodingContext::allocation(StringRef Key, Term Size, uint64_t Alignment) {
  auto [Position, IsNew] = Allocations.try_emplace(Key, Allocations.size());
  unsigned Number = blocks::FrameBlocks + Position->second;
  Term Result = number(Number);
  if (!IsNew)
    return Result;
  Block &B = Blocks[Number];
  B.Size = Size;
  B.Alignment = Alignment;
  if (Size)
    assume(eq(apply(C, "size", Result, PointerBits), Size));
  Term Base = base(Result);
  assume(!isZero(Base));
  if (Alignment > 1)
    assume(isZero(Base & bits(C, PointerBits, Alignment - 1)));
  return Result;
}

const Function &EncodingContext::reference(const Function &F) const {
  const Function *Known = Source.getFunction(F.getName());
  return Known ? *Known : F;
}

const GlobalValue *EncodingContext::global(Term Block) const {
  std::optional<APInt> N = validation::number(Block);
  if (!N)
    return nullptr;
  auto Found = Blocks.find(N->getZExtValue());
  return Found == Blocks.end() ? nullptr : Found->second.Global;
}

uint64_t EncodingContext::alignmentOf(Term Block) const {
  std::optional<APInt> N = validation::number(Block);
  if (!N)
    return 1;
  auto Found = Blocks.find(N->getZExtValue());
  return Found == Blocks.end() ? 1 : Found->second.Alignment;
}
