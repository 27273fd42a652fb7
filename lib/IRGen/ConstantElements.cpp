//===- ConstantElements.cpp - Array literals ------------------------------===//

#include "Operations.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

/// The minimal number of elements: fewer are cheaper as stores.
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
    // Element 0 of a literal is initialized by `Array.make`. A store to element
    // 0 may also assign to a reference.
    if (Index->isZero())
      return false;
    First = &P;
    FirstIndex = Index->getZExtValue();
  }
  if (Index->getZExtValue() != FirstIndex + Elements.size())
    return false;
  // This folds to a constant.
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
  auto *Storage = new GlobalVariable(
      Builder.Emitter.M, Values->getType(),
      /*isConstant=*/true, GlobalValue::PrivateLinkage, Values, "elements");
  Storage->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  Storage->setAlignment(allocationAlign());
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
