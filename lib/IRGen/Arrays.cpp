//===- Arrays.cpp - Array operations --------------------------------------===//

#include "FunctionBuilder.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

Value *mincaml::emitArrayMake(FunctionBuilder &Builder, const ArrayMake &E) {
  const mincaml::Type *Element = E.Ty->element();
  Value *Size = Builder.lookup(E.Size);
  Value *Initial = Builder.lookup(E.Initial);
  auto *Known = dyn_cast<ConstantInt>(Size);
  if (Builder.Emitter.Options.Checks && !(Known && !Known->isNegative()))
    Builder.emitFailureIf(
        Builder.CreateICmpSLT(Size, Builder.getInt32(0), "negative"),
        runtime::Failure::array_size, {Size});
  llvm::Function *Constructor = Builder.Emitter.Runtime.arrayConstructor(
      Builder.Emitter.Types.arrayElement(Element));
  SmallVector<Value *, 2> Arguments{Size};
  if (Initial)
    Arguments.push_back(Builder.toMemory(Initial));
  return Builder.CreateCall(Constructor, Arguments, "array");
}

Value *mincaml::emitArrayLength(FunctionBuilder &Builder, Value *Array) {
  // This is not `inbounds`: the symbol of an external array is that of its
  // element 0, and the length is outside of the LLVM object.
  Value *Address = Builder.CreateGEP(
      Builder.getInt8Ty(), Array,
      Builder.getInt32(-static_cast<uint32_t>(runtime::ARRAY_LENGTH_OFFSET)),
      "length.address");
  LoadInst *Load = Builder.CreateAlignedLoad(Builder.getInt32Ty(), Address,
                                             Align(4), "length");
  Builder.Emitter.Memory.arrayLength(Load);
  return Load;
}

static void checkBounds(FunctionBuilder &Builder, Value *Array, Value *Index,
                        runtime::Failure Failure = runtime::Failure::bounds) {
  if (!Builder.Emitter.Options.Checks)
    return;
  Value *Length = emitArrayLength(Builder, Array);
  // One unsigned comparison also catches negative indices.
  Builder.emitFailureIf(Builder.CreateICmpUGE(Index, Length, "outside"),
                        Failure, {Index, Length});
}

static Value *elementAddress(FunctionBuilder &Builder, llvm::Type *Element,
                             Value *Array, Value *Index) {
  if (auto *Known = dyn_cast<ConstantInt>(Index); Known && Known->isZero())
    return Array;
  // The address computation is `inbounds` because the length below element 0
  // belongs to the same object. `nuw` preserves the knowledge that the index is
  // not negative after its bounds check is eliminated.
  return Builder.CreateGEP(Element, Array, Index, "element.address",
                           GEPNoWrapFlags::inBounds() |
                               GEPNoWrapFlags::noUnsignedWrap());
}

static Value *emitCharacter(FunctionBuilder &Builder, Value *String,
                            Value *Index) {
  checkBounds(Builder, String, Index, runtime::Failure::string_bounds);
  Value *Address = elementAddress(Builder, Builder.getInt8Ty(), String, Index);
  LoadInst *Load =
      Builder.CreateLoad(Builder.getInt8Ty(), Address, "character");
  Builder.Emitter.Memory.character(Load);
  return Builder.CreateZExt(Load, Builder.getInt32Ty(), "code");
}

Value *mincaml::emitArrayGet(FunctionBuilder &Builder, const ArrayGet &E) {
  Value *Array = Builder.lookup(E.Array);
  Value *Index = Builder.lookup(E.Index);
  if (E.IsString)
    return emitCharacter(Builder, Array, Index);
  if (!E.IsInBounds)
    checkBounds(Builder, Array, Index);
  llvm::Type *Memory = Builder.Emitter.Types.memoryType(E.Ty);
  if (!Memory)
    return nullptr;
  Value *Address = elementAddress(Builder, Memory, Array, Index);
  LoadInst *Load = Builder.CreateLoad(Memory, Address, "element");
  Builder.Emitter.Memory.arrayElement(Load, E.Ty);
  return Builder.fromMemory(Load, E.Ty);
}

void mincaml::emitArrayPut(FunctionBuilder &Builder, const ArrayPut &E) {
  Value *Array = Builder.lookup(E.Array);
  Value *Index = Builder.lookup(E.Index);
  Value *V = Builder.lookup(E.Value);
  if (!E.IsInBounds)
    checkBounds(Builder, Array, Index);
  if (!V)
    return;
  llvm::Type *Memory = Builder.Emitter.Types.memoryType(E.ElementTy);
  Value *Address = elementAddress(Builder, Memory, Array, Index);
  StoreInst *Store = Builder.CreateStore(Builder.toMemory(V), Address);
  Builder.Emitter.Memory.arrayElement(Store, E.ElementTy);
}

//===----------------------------------------------------------------------===//
// Array literals
//===----------------------------------------------------------------------===//

/// The minimum number of elements that are copied from constant storage. Fewer
/// elements are cheaper as separate stores.
static constexpr size_t MinElements = 64;

namespace {

/// A run of constants that are assigned to successive elements of an array.
class ElementRun {
public:
  explicit ElementRun(FunctionBuilder &Builder) : Builder(Builder) {}

  /// Collects the run from the chain that begins with L, which assigns the
  /// first element.
  void read(const Let &L);
  /// Emits the copy and binds the variables that the chain from L defines.
  void emit(const Let &L) const;

  const ArrayPut *First = nullptr;
  std::vector<Constant *> Elements;
  /// The expression after the last assignment.
  const Expression *Rest = nullptr;

private:
  Constant *constant(const Name *N) const;
  Constant *literal(const Expression &E) const;
  bool add(const ArrayPut &P);

  FunctionBuilder &Builder;
  uint64_t FirstIndex = 0;
  /// The constants that the chain defines.
  DenseMap<const Name *, Constant *> Constants;
};

} // namespace

Constant *ElementRun::constant(const Name *N) const {
  if (Constant *Known = Constants.lookup(N))
    return Known;
  if (!Builder.isBound(N))
    return nullptr;
  auto *Known = dyn_cast_or_null<Constant>(Builder.lookup(N));
  return Known && !isa<UndefValue>(Known) ? Known : nullptr;
}

Constant *ElementRun::literal(const Expression &E) const {
  LLVMContext &C = Builder.getContext();
  if (auto *I = dyn_cast<Int>(&E))
    return Builder.getInt32(static_cast<uint32_t>(I->Value));
  if (auto *F = dyn_cast<Float>(&E))
    return ConstantFP::get(C, APFloat(F->Value));
  if (auto *B = dyn_cast<Bool>(&E))
    return Builder.getInt1(B->Value);
  if (auto *S = dyn_cast<knormal::String>(&E))
    return Builder.Emitter.stringLiteral(S->Value);
  if (isConstantConstructor(E))
    return Builder.Emitter.Types.constant(*cast<Construct>(E).TheConstructor);
  return nullptr;
}

bool ElementRun::add(const ArrayPut &P) {
  if (!P.IsInBounds || (First && P.Array != First->Array))
    return false;
  auto *Index = dyn_cast_or_null<ConstantInt>(constant(P.Index));
  Constant *Element = constant(P.Value);
  if (!Index || !Element)
    return false;
  if (!First) {
    First = &P;
    FirstIndex = Index->getZExtValue();
  }
  if (Index->getZExtValue() != FirstIndex + Elements.size())
    return false;
  // The conversion folds to a constant.
  Elements.push_back(cast<Constant>(Builder.toMemory(Element)));
  return true;
}

void ElementRun::read(const Let &L) {
  const Expression *E = &L;
  while (auto *Next = dyn_cast<Let>(E)) {
    E = Next->Body;
    if (auto *P = dyn_cast<ArrayPut>(Next->Value)) {
      if (!add(*P))
        return;
      Rest = E;
    } else if (Constant *Literal = literal(*Next->Value)) {
      Constants[Next->Variable.TheName] = Literal;
    } else {
      return;
    }
  }
}

void ElementRun::emit(const Let &L) const {
  Builder.setLocation(First->Loc, First->Range);
  llvm::Type *Ty = Builder.Emitter.Types.memoryType(First->ElementTy);
  Constant *Values =
      ConstantArray::get(ArrayType::get(Ty, Elements.size()), Elements);
  auto *Storage =
      privateConstant(Builder.Emitter.M, Values, "elements", allocationAlign());
  const DataLayout &DL = Builder.Emitter.M.getDataLayout();
  uint64_t Size = DL.getTypeAllocSize(Ty).getFixedValue();
  Value *Target = Builder.CreateConstInBoundsGEP1_32(
      Ty, Builder.lookup(First->Array), FirstIndex, "elements.address");
  Builder.CreateMemCpy(
      Target, commonAlignment(allocationAlign(), FirstIndex * Size), Storage,
      allocationAlign(),
      Builder.getIntN(DL.getPointerSizeInBits(), Elements.size() * Size));
  for (const Expression *E = &L; E != Rest; E = cast<Let>(E)->Body) {
    const Binder &B = cast<Let>(E)->Variable;
    Builder.setLocation(B.Loc.isValid() ? B.Loc : E->Loc, E->Range);
    Builder.bind(B, Constants.lookup(B.TheName));
  }
}

const Expression *mincaml::emitConstantElements(FunctionBuilder &Builder,
                                                const Let &E) {
  auto *Put = dyn_cast<ArrayPut>(E.Value);
  if (!Put || !Put->IsInBounds)
    return nullptr;
  ElementRun Run(Builder);
  Run.read(E);
  if (Run.Elements.size() < MinElements)
    return nullptr;
  Run.emit(E);
  return Run.Rest;
}
