//===- StaticArrays.cpp - Static allocation of arrays and objects ---------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/IPO.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <map>
#include <optional>

#define DEBUG_TYPE "mincaml-static-arrays"

using namespace mincaml;
using namespace llvm;

/// The maximum size in bytes of nonzero elements in the object file.
static constexpr uint64_t MaximumInitializer = 4096;
/// The maximum number of elements that are filled by single stores. More
/// elements are filled by a loop.
static constexpr uint64_t MaximumStores = 8;

/// The maximum number of instructions after the allocation of an object that
/// are searched for stores that initialize it.
static constexpr unsigned MaximumDistance = 64;

/// The static initial value of all elements, or null if they have to be stored.
static Constant *knownElement(Value &Initial, bool IsFilled, uint64_t Bytes) {
  Type *Ty = Initial.getType();
  if (IsFilled)
    return Constant::getNullValue(Ty);
  auto *C = dyn_cast<Constant>(&Initial);
  if (!C || C->containsUndefOrPoisonElement() || C->isThreadDependent() ||
      isa<ConstantExpr>(C))
    return nullptr;
  return C->isNullValue() || Bytes <= MaximumInitializer ? C : nullptr;
}

/// Inserts code before Call that stores Initial to all elements.
static void fill(CallInst &Call, Constant &First, Value &Initial,
                 uint64_t Length) {
  Type *Ty = Initial.getType();
  IRBuilder<> Builder(&Call);
  if (Length <= MaximumStores) {
    for (uint64_t I = 0; I < Length; ++I)
      Builder.CreateStore(&Initial,
                          Builder.CreateConstInBoundsGEP1_32(Ty, &First, I));
    return;
  }
  auto [Body, Index] = SplitBlockAndInsertSimpleForLoop(
      ConstantInt::get(Builder.getInt32Ty(), Length), Call.getIterator());
  Builder.SetInsertPoint(Body);
  Builder.SetCurrentDebugLocation(Call.getDebugLoc());
  Builder.CreateStore(&Initial,
                      Builder.CreateGEP(Ty, &First, Index, "element.address",
                                        GEPNoWrapFlags::inBounds() |
                                            GEPNoWrapFlags::noUnsignedWrap()));
}

namespace {

class StorageMaker {
public:
  StorageMaker(Module &M, const StaticArraysPass::Options &Limits)
      : M(M), DL(M.getDataLayout()), Limits(Limits) {}

  /// Replaces the creation of an array. \p IsFilled means that nothing reads
  /// the initial elements.
  bool replaceArray(CallInst &Call, bool IsFilled) {
    auto *Size = dyn_cast<ConstantInt>(Call.getArgOperand(0));
    if (!Size || Size->isNegative() || Call.isMustTailCall())
      return false;
    const uint64_t Length = Size->getZExtValue();
    LLVMContext &Context = M.getContext();
    Value *Initial = Call.arg_size() > 1 ? Call.getArgOperand(1) : nullptr;
    Type *Element = Initial ? Initial->getType() : Type::getInt8Ty(Context);
    // Arrays of unit consist only of a length.
    auto *Elements = ArrayType::get(Element, Initial ? Length : 0);
    const uint64_t Bytes = DL.getTypeAllocSize(Elements);
    if (Bytes > Limits.Bytes || Used + Bytes > Limits.Total ||
        (Element->isPointerTy() && !Limits.Pointers))
      return false;
    constexpr uint64_t Padding =
        runtime::ARRAY_HEADER_SIZE - runtime::ARRAY_LENGTH_OFFSET;
    auto *Ty =
        StructType::get(ArrayType::get(Type::getInt8Ty(Context), Padding),
                        Size->getType(), Elements);
    if (DL.getStructLayout(Ty)->getElementOffset(2) !=
        runtime::ARRAY_HEADER_SIZE)
      return false;
    Constant *Known =
        Initial ? knownElement(*Initial, IsFilled, Bytes) : nullptr;
    Constant *Contents =
        !Known || Known->isNullValue()
            ? Constant::getNullValue(Elements)
            : ConstantArray::get(Elements,
                                 SmallVector<Constant *, 16>(
                                     Elements->getNumElements(), Known));
    GlobalVariable &G = addVariable(
        Call,
        *ConstantStruct::get(Ty, {Constant::getNullValue(Ty->getElementType(0)),
                                  Size, Contents}));
    Constant *First = ConstantExpr::getInBoundsGetElementPtr(
        Type::getInt8Ty(Context), &G,
        ConstantInt::get(DL.getIndexType(G.getType()),
                         runtime::ARRAY_HEADER_SIZE));
    OptimizationRemarkEmitter Remarks(Call.getFunction());
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Static", &Call)
             << "array of " << ore::NV("Length", Length)
             << " elements, allocated only once, is put in static storage";
    });
    if (Initial && !Known)
      fill(Call, *First, *Initial, Length);
    Call.replaceAllUsesWith(First);
    Call.eraseFromParent();
    return true;
  }

  /// Replaces the allocation of an object.
  bool replaceObject(CallInst &Call) {
    auto *Size = dyn_cast<ConstantInt>(Call.getArgOperand(0));
    if (!Size)
      return false;
    const uint64_t Bytes = Size->getZExtValue();
    if (Bytes > Limits.Bytes || Used + Bytes > Limits.Total)
      return false;
    GlobalVariable &G = addVariable(Call, *takeContents(Call, Bytes));
    OptimizationRemarkEmitter Remarks(Call.getFunction());
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "StaticObject", &Call)
             << "object of " << ore::NV("Bytes", Bytes)
             << " bytes, allocated only once, is put in static storage";
    });
    Call.replaceAllUsesWith(&G);
    Call.eraseFromParent();
    return true;
  }

private:
  /// Returns the initial contents of an object. Deletes the stores that
  /// initialize it with constants: those that precede all other uses in the
  /// block of the allocation.
  Constant *takeContents(CallInst &Call, uint64_t Bytes) {
    // For each offset that is stored to, the size of the field and its initial
    // value, which is null if it is not a constant.
    std::map<uint64_t, std::pair<uint64_t, Constant *>> Fields;
    unsigned Visited = 0;
    for (Instruction &I : make_early_inc_range(make_range(
             std::next(Call.getIterator()), Call.getParent()->end()))) {
      if (++Visited > MaximumDistance)
        break;
      if (none_of(I.operands(),
                  [&](const Use &U) { return offsetIn(Call, *U); }) ||
          offsetIn(Call, I))
        continue;
      auto *Store = dyn_cast<StoreInst>(&I);
      if (!Store || !Store->isSimple() ||
          offsetIn(Call, *Store->getValueOperand()))
        break;
      Value &Stored = *Store->getValueOperand();
      const uint64_t Offset = *offsetIn(Call, *Store->getPointerOperand());
      const uint64_t Size = DL.getTypeStoreSize(Stored.getType());
      auto Next = Fields.lower_bound(Offset);
      if (Offset + Size > Bytes ||
          (Next != Fields.end() && Next->first < Offset + Size) ||
          (Next != Fields.begin() &&
           std::prev(Next)->first + std::prev(Next)->second.first > Offset))
        break;
      Constant *Known = knownElement(Stored, /*IsFilled=*/false, Size);
      Fields[Offset] = {Size, Known};
      if (Known)
        Store->eraseFromParent();
    }
    return contents(Fields, Bytes);
  }

  /// The offset of an address in an object; nothing if it is not known to be a
  /// constant.
  std::optional<uint64_t> offsetIn(const CallInst &Object,
                                   const Value &Address) const {
    if (!Address.getType()->isPointerTy())
      return std::nullopt;
    APInt Offset(DL.getIndexTypeSizeInBits(Address.getType()), 0);
    const Value *Base = Address.stripAndAccumulateConstantOffsets(
        DL, Offset, /*AllowNonInbounds=*/true);
    return Base == &Object ? std::optional(Offset.getZExtValue())
                           : std::nullopt;
  }

  /// A constant with these fields, and zeros elsewhere.
  Constant *
  contents(const std::map<uint64_t, std::pair<uint64_t, Constant *>> &Fields,
           uint64_t Bytes) const {
    SmallVector<Constant *, 8> Parts;
    uint64_t End = 0;
    auto PadTo = [&](uint64_t Offset) {
      if (Offset != End)
        Parts.push_back(Constant::getNullValue(
            ArrayType::get(Type::getInt8Ty(M.getContext()), Offset - End)));
    };
    for (const auto &[Offset, Field] : Fields) {
      if (!Field.second)
        continue;
      PadTo(Offset);
      Parts.push_back(Field.second);
      End = Offset + Field.first;
    }
    PadTo(Bytes);
    return Parts.size() == 1 ? Parts.front()
                             : ConstantStruct::getAnon(Parts, /*Packed=*/true);
  }

  GlobalVariable &addVariable(CallInst &Call, Constant &Initializer) {
    auto *G = new GlobalVariable(M, Initializer.getType(), /*isConstant=*/false,
                                 GlobalValue::InternalLinkage, &Initializer,
                                 Call.getName() + ".storage");
    G->setAlignment(Align(runtime::ALLOCATION_ALIGNMENT));
    Used += DL.getTypeAllocSize(Initializer.getType());
    return *G;
  }

  Module &M;
  const DataLayout &DL;
  const StaticArraysPass::Options &Limits;
  uint64_t Used = 0;
};

} // namespace

static bool isPassed(const Use &U) {
  auto *Call = dyn_cast<CallBase>(U.getUser());
  return Call && Call->isArgOperand(&U);
}

/// Whether Call allocates a reference cell that holds a number.
static bool makesNumberReference(const CallInst &Call) {
  if (!allocatesObject(Call) || any_of(Call.users(), [](const User *U) {
        return isImmutableField(*cast<Instruction>(U));
      }))
    return false;
  const Type *Contents = referencedType(
      Call, [](const Use &U) { return !isa<GetElementPtrInst>(U.getUser()); });
  return Contents && !Contents->isPointerTy();
}

PreservedAnalyses StaticArraysPass::run(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  // All queries precede the changes, because filling an array changes the
  // control flow.
  SmallVector<std::pair<CallInst *, bool>, 32> Arrays;
  SmallVector<CallInst *, 8> Objects;
  for (BasicBlock *B : blocksExecutedOnce(M)) {
    if (!mayTransform(*B->getParent()))
      continue;
    for (Instruction &I : *B) {
      auto *Call = dyn_cast<CallInst>(&I);
      if (!Call)
        continue;
      // This is a reference cell that is passed to calls. If these are inlined
      // later, the cell need not be in memory at all.
      if (!TheOptions.Pointers && referencedType(*Call, isPassed))
        continue;
      if (makesArray(*Call))
        Arrays.push_back(
            {Call, Call->arg_size() > 1 &&
                       isFilledBeforeUse(
                           *Call, Functions.getResult<DominatorTreeAnalysis>(
                                      *B->getParent()))});
      else if (TheOptions.Pointers ? allocatesObject(*Call)
                                   : makesNumberReference(*Call))
        Objects.push_back(Call);
    }
  }
  StorageMaker Maker(M, TheOptions);
  bool Changed = false;
  for (auto [Call, IsFilled] : Arrays)
    Changed |= Maker.replaceArray(*Call, IsFilled);
  for (CallInst *Call : Objects)
    Changed |= Maker.replaceObject(*Call);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
