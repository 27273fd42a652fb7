//===- Promises.cpp - Checks of attributes and metadata -------------------===//

#include "Checks.h"
#include "llvm/IR/ConstantRange.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// Plans checks of one value at one point.
class AttributeChecks {
public:
  AttributeChecks(FunctionChecks &Checks, Plan::Side Where, Instruction &At,
                  Value &V, std::string Name)
      : Checks(Checks), Where(Where), At(At), V(V), Name(std::move(Name)) {}

  void isAligned(uint64_t Alignment) {
    if (Alignment <= 1)
      return;
    Value *Pointer = &V;
    holds(" is aligned to " + Twine(Alignment), [=](IRBuilderBase &Builder) {
      Value *Address = Builder.CreatePtrToInt(Pointer, Builder.getInt64Ty());
      return Builder.CreateICmpEQ(Builder.CreateAnd(Address, Alignment - 1),
                                  Builder.getInt64(0));
    });
  }

  void isNotNull() {
    Value *Pointer = &V;
    holds(" is not null", [=](IRBuilderBase &Builder) {
      return Builder.CreateIsNotNull(Pointer);
    });
  }

  /// Checks that the unsigned distance from the lower end is less than the size
  /// of the range.
  void isIn(const ConstantRange &Range) {
    if (Range.isFullSet() || Range.isEmptySet())
      return;
    Value *Number = &V;
    std::string Text;
    raw_string_ostream(Text) << " is in " << Range;
    holds(Text, [=](IRBuilderBase &Builder) {
      LLVMContext &Context = Builder.getContext();
      Value *Distance = Builder.CreateSub(
          Number, ConstantInt::get(Context, Range.getLower()));
      return Builder.CreateICmpULT(
          Distance,
          ConstantInt::get(Context, Range.getUpper() - Range.getLower()));
    });
  }

  void isDereferenceable(uint64_t Bytes) {
    if (!Bytes)
      return;
    Hooks &TheHooks = Checks.TheHooks;
    Constant *Site =
        TheHooks.site(AnalysisResult::Promises, At,
                      (Name + " leads to " + Twine(Bytes) + " bytes").str());
    Checks.ThePlan.at(Where, At, Stage::Check,
                      Checks.callOf(Hook::dereferenceable,
                                    {Site, &V, TheHooks.number(Bytes)}));
  }

private:
  using Check = std::function<Value *(IRBuilderBase &)>;

  void holds(const Twine &Text, Check Condition) {
    Checks.planHolds(Where, At, Stage::Check, AnalysisResult::Promises,
                     Name + Text, std::move(Condition));
  }

  FunctionChecks &Checks;
  Plan::Side Where;
  Instruction &At;
  Value &V;
  std::string Name;
};

} // namespace

static bool isPlainPointer(const Value &V) {
  return V.getType()->isPointerTy() &&
         V.getType()->getPointerAddressSpace() == 0;
}

/// Checks that the address of an access is aligned. Otherwise, the access is
/// undefined behavior.
static void checkAccess(FunctionChecks &Checks, Instruction &I) {
  auto *Pointer = const_cast<Value *>(getLoadStorePointerOperand(&I));
  if (Pointer && isPlainPointer(*Pointer) && !isa<AllocaInst>(Pointer))
    AttributeChecks(Checks, Plan::Side::Before, I, *Pointer,
                    "address of " + Checks.describe(I))
        .isAligned(getLoadStoreAlignment(&I).value());
}

static uint64_t numberIn(const MDNode &Node) {
  return mdconst::extract<ConstantInt>(Node.getOperand(0))->getZExtValue();
}

/// Checks the metadata of a load. A load that violates `range`, `nonnull` or
/// `align` yields poison, which is undefined behavior, and thus an error, only
/// with `noundef`.
static void checkLoad(FunctionChecks &Checks, LoadInst &Load) {
  AttributeChecks Result(Checks, Plan::Side::After, Load, Load,
                         Checks.describe(Load) + ": " + Checks.name(Load));
  bool IsPlain = isPlainPointer(Load);
  if (Load.hasMetadata(LLVMContext::MD_noundef)) {
    if (const MDNode *Range = Load.getMetadata(LLVMContext::MD_range);
        Range && Load.getType()->isIntegerTy())
      Result.isIn(getConstantRangeFromMetadata(*Range));
    if (IsPlain && Load.hasMetadata(LLVMContext::MD_nonnull))
      Result.isNotNull();
    if (const MDNode *Alignment = Load.getMetadata(LLVMContext::MD_align);
        Alignment && IsPlain)
      Result.isAligned(numberIn(*Alignment));
  }
  if (const MDNode *Bytes = Load.getMetadata(LLVMContext::MD_dereferenceable);
      Bytes && IsPlain)
    Result.isDereferenceable(numberIn(*Bytes));
  Value *Pointer = Load.getPointerOperand();
  if (!Load.hasMetadata(LLVMContext::MD_invariant_load) ||
      !isPlainPointer(*Pointer))
    return;
  Hooks &TheHooks = Checks.TheHooks;
  Constant *Site =
      TheHooks.site(AnalysisResult::Promises, Load, Checks.describe(Load));
  Value *Size =
      TheHooks.number(TheHooks.layout().getTypeStoreSize(Load.getType()));
  // Code of Stage::Enter comes first, so the bytes are marked as invariant
  // before the next access is reported to the runtime.
  Checks.ThePlan.after(Load, Stage::Enter,
                       Checks.callOf(Hook::invariant, {Site, Pointer, Size}));
}

static void checkParameter(FunctionChecks &Checks, Argument &A) {
  AttributeChecks Value(Checks, Plan::Side::Before,
                        Checks.F.getEntryBlock().front(), A,
                        "parameter " + Checks.name(A));
  if (A.hasAttribute(Attribute::NoUndef)) {
    if (Attribute Range = A.getAttribute(Attribute::Range);
        Range.isValid() && A.getType()->isIntegerTy())
      Value.isIn(Range.getRange());
    if (isPlainPointer(A) && A.hasAttribute(Attribute::NonNull))
      Value.isNotNull();
    if (isPlainPointer(A) && A.getParamAlign() && !A.hasByValAttr())
      Value.isAligned(A.getParamAlign()->value());
  }
  if (isPlainPointer(A) && A.hasAttribute(Attribute::Dereferenceable))
    Value.isDereferenceable(A.getDereferenceableBytes());
}

static void checkResult(FunctionChecks &Checks, CallBase &Call) {
  if (!canInsertAfter(Call) || isa<IntrinsicInst>(Call) ||
      !Call.hasRetAttr(Attribute::NoUndef))
    return;
  AttributeChecks Result(Checks, Plan::Side::After, Call, Call,
                         "result of " + Checks.describe(Call));
  if (Attribute Range = Call.getRetAttr(Attribute::Range);
      Range.isValid() && Call.getType()->isIntegerTy())
    Result.isIn(Range.getRange());
  if (!isPlainPointer(Call))
    return;
  if (Call.hasRetAttr(Attribute::NonNull))
    Result.isNotNull();
  if (MaybeAlign Alignment = Call.getRetAlign())
    Result.isAligned(Alignment->value());
}

void mincaml::planPromises(FunctionChecks &Checks) {
  for (Argument &A : Checks.F.args())
    checkParameter(Checks, A);
  for (Instruction &I : instructions(Checks.F)) {
    checkAccess(Checks, I);
    if (auto *Load = dyn_cast<LoadInst>(&I))
      checkLoad(Checks, *Load);
    if (auto *Call = dyn_cast<CallBase>(&I))
      checkResult(Checks, *Call);
  }
}
