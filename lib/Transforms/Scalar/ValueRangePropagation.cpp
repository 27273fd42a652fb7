//===- ValueRangePropagation.cpp - Value range propagation ----------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-vrp"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// The number that a pointer always is, as an address; null if it may be
/// another one. A value that is never computed has no number.
static Constant *knownConstructor(Value &V, const AbstractValue &Address,
                                  const DataLayout &DL) {
  const Interval Number = Address.Numbers.hull();
  if (Address.Objects != ObjectSets::None || !Number.isConstant())
    return nullptr;
  return ConstantExpr::getIntToPtr(
      ConstantInt::get(DL.getIntPtrType(V.getType()), Number.Low), V.getType());
}

/// The constant address to which a pointer always points; null if it is
/// unknown.
static Constant *knownAddress(Value &V, const AbstractValue &Address,
                              const ValueAnalysis &Values,
                              const DataLayout &DL) {
  ArrayRef<ObjectNumber> Objects = Values.objectsOf(Address);
  if (Objects.size() != 1 || !Address.Range.isConstant())
    return nullptr;
  auto *Object = const_cast<GlobalValue *>(
      dyn_cast<GlobalValue>(&Values.origin(Objects.front())));
  // A number other than 0, such as a constructor without arguments, is not null
  // either.
  if (!Object || Object->getType() != V.getType() ||
      !Address.Numbers.without(NumberSet::of(0)).isEmpty() ||
      !(Address.Numbers.isEmpty() || isKnownNonZero(&V, SimplifyQuery(DL))))
    return nullptr;
  auto *Offset = ConstantInt::getSigned(DL.getIndexType(V.getType()),
                                        Address.Range.Low +
                                            Values.startOf(Objects.front()));
  if (Offset->isNullValue())
    return Object;
  return ConstantExpr::getGetElementPtr(Type::getInt8Ty(V.getContext()), Object,
                                        Offset);
}

/// The operation whose signed overflow V indicates, if V is the second result
/// of an intrinsic such as `llvm.sadd.with.overflow`; null otherwise.
static const WithOverflowInst *checkedOperation(const Value &V) {
  const auto *Extract = dyn_cast<ExtractValueInst>(&V);
  if (!Extract || Extract->getIndices() != ArrayRef<unsigned>(1))
    return nullptr;
  const auto *Operation =
      dyn_cast<WithOverflowInst>(Extract->getAggregateOperand());
  return Operation && Operation->isSigned() ? Operation : nullptr;
}

/// Whether no operands in the known ranges overflow. The results of the three
/// operations are largest and smallest for bounds of the ranges.
static bool neverOverflows(const WithOverflowInst &I,
                           const ValueAnalysis &Values) {
  // Products of wider integers could overflow 64 bits.
  if (!hasInterval(*I.getLHS()->getType()) ||
      I.getLHS()->getType()->getIntegerBitWidth() > 32)
    return false;
  const unsigned Width = I.getLHS()->getType()->getIntegerBitWidth();
  const Interval L = Values.rangeOf(I.getArgOperandUse(0)),
                 R = Values.rangeOf(I.getArgOperandUse(1));
  if (L.isEmpty() || R.isEmpty())
    return false;
  auto Fits = [&](int64_t A, int64_t B) {
    switch (I.getBinaryOp()) {
    case Instruction::Add:
      return isIntN(Width, A + B);
    case Instruction::Sub:
      return isIntN(Width, A - B);
    default:
      return isIntN(Width, A * B);
    }
  };
  return Fits(L.Low, R.Low) && Fits(L.Low, R.High) && Fits(L.High, R.Low) &&
         Fits(L.High, R.High);
}

static Constant *knownConstant(Value &V, const ValueAnalysis &Values,
                               const DataLayout &DL, bool KeepTests) {
  Type &Ty = *V.getType();
  if (const WithOverflowInst *I = checkedOperation(V);
      I && neverOverflows(*I, Values))
    return ConstantInt::getFalse(&Ty);
  if (Ty.isPointerTy() && Ty.getPointerAddressSpace() != 0)
    return nullptr;
  if (Ty.isPointerTy()) {
    const AbstractValue Address = Values.of(V);
    Constant *Number = KeepTests ? nullptr : knownConstructor(V, Address, DL);
    return Number ? Number : knownAddress(V, Address, Values, DL);
  }
  if (!hasInterval(Ty))
    return nullptr;
  const Interval Range = Values.of(V).Range;
  return Range.isConstant() ? ConstantInt::getSigned(&Ty, Range.Low) : nullptr;
}

namespace {

/// The sizes of arrays, which replace loads of their lengths.
class KnownLengths {
public:
  KnownLengths(Module &M, const ValueAnalysis &Values)
      : Values(Values), DL(M.getDataLayout()) {
    for (BasicBlock *B : blocksExecutedOnce(M))
      Once.insert(B);
  }

  /// The size that replaces V; null if V is not a load of a length, or the size
  /// is unknown.
  Value *of(Value &V, const DominatorTree &DT) const {
    const auto *Load = dyn_cast<LoadInst>(&V);
    if (!Load || !Load->isSimple() || !V.getType()->isIntegerTy(32))
      return nullptr;
    const Use &Address =
        Load->getOperandUse(LoadInst::getPointerOperandIndex());
    const AbstractValue Pointer = Values.of(Address);
    ArrayRef<ObjectNumber> Objects = Values.objectsOf(Pointer);
    if (Objects.empty() || !Pointer.Range.isConstant() ||
        Pointer.Range.Low != -int64_t(runtime::ARRAY_LENGTH_OFFSET))
      return nullptr;
    Value *Size = nullptr;
    for (ObjectNumber Object : Objects) {
      const auto *Array = dyn_cast<CallBase>(&Values.origin(Object));
      // The length of an array that has not escaped is never changed.
      if (!Array || !makesArray(*Array) || !Values.hasFixedLength(Object))
        return nullptr;
      Value *Other = Array->getArgOperand(0);
      if (Size && Size != Other)
        return nullptr;
      Size = Other;
    }
    // An allocation site may create many arrays. Either the address is computed
    // from the result of this call, which has then created the array, or the
    // size is the same for all arrays.
    APInt Distance(DL.getIndexTypeSizeInBits(Address->getType()), 0);
    const Value *Base = Address->stripAndAccumulateConstantOffsets(
        DL, Distance, /*AllowNonInbounds=*/true);
    const bool IsOfThisCall =
        Objects.size() == 1 && Base == &Values.origin(Objects.front());
    // An undefined size could be different at each use.
    if ((!IsOfThisCall && !isOneNumber(*Size, *Load->getFunction())) ||
        !isGuaranteedNotToBeUndefOrPoison(Size) || !DT.dominates(Size, Load))
      return nullptr;
    return Size;
  }

private:
  /// Whether a size is computed in F, and only once in the execution of the
  /// program.
  bool isOneNumber(const Value &Size, const Function &F) const {
    const auto *I = dyn_cast<Instruction>(&Size);
    return I && I->getFunction() == &F && Once.contains(I->getParent());
  }

  const ValueAnalysis &Values;
  const DataLayout &DL;
  SmallPtrSet<const BasicBlock *, 32> Once;
};

} // namespace

/// Describes what is known about the operands of a comparison.
static std::string proofOf(const ICmpInst &I, const ValueAnalysis &Values) {
  const Interval L = Values.rangeOf(I.getOperandUse(0)),
                 R = Values.rangeOf(I.getOperandUse(1));
  if (L.isEmpty() || R.isEmpty())
    return {};
  const unsigned Width = I.getOperand(0)->getType()->getIntegerBitWidth();
  const ConstantRange OfL = toRange(L, Width), OfR = toRange(R, Width);
  if (!OfL.icmp(I.getPredicate(), OfR) &&
      !OfL.icmp(I.getInversePredicate(), OfR))
    return " after an earlier comparison of the operands";
  std::string Text;
  raw_string_ostream OS(Text);
  for (const Use &U : I.operands()) {
    if (isa<Constant>(U))
      continue;
    OS << (Text.empty() ? ": " : ", ") << operandName(*U) << ' '
       << describe(Values.rangeOf(U), U->getType()->getIntegerBitWidth());
  }
  return Text;
}

static void report(const Instruction &I, const Value &C,
                   const ValueAnalysis &Values,
                   OptimizationRemarkEmitter &Remarks) {
  Remarks.emit([&] {
    OptimizationRemark Remark(DEBUG_TYPE, "Known", &I);
    if (const auto *Comparison = dyn_cast<ICmpInst>(&I))
      return Remark << "comparison is always "
                    << (cast<Constant>(C).isNullValue() ? "false" : "true")
                    << (hasInterval(*Comparison->getOperand(0)->getType())
                            ? proofOf(*Comparison, Values)
                            : std::string());
    if (const WithOverflowInst *Operation = checkedOperation(I))
      return Remark << Instruction::getOpcodeName(Operation->getBinaryOp())
                    << " never overflows";
    if (isa<LoadInst>(I))
      return Remark << "loaded value is always " << ore::NV("Value", &C);
    return Remark << "value is always " << ore::NV("Value", &C);
  });
}

/// Whether an access is unreachable, because its pointer can only be null.
static bool isUnreachableAccess(const Instruction &I,
                                const ValueAnalysis &Values) {
  return isa<LoadInst, StoreInst>(I) && !I.isVolatile() && !I.isAtomic() &&
         Values.ofAddress(I).isNullOrNever();
}

/// The cases that a switch never takes, and its default.
struct ImpossibleCases {
  SwitchInst *Switch;
  SmallVector<ConstantInt *, 4> Cases;
  bool Default;
};

static std::optional<ImpossibleCases>
impossibleCases(SwitchInst &Switch, const ValueAnalysis &Values) {
  const AbstractValue Condition = Values.of(Switch.getOperandUse(0));
  if (!hasInterval(*Switch.getCondition()->getType()) || Condition.isBottom())
    return std::nullopt;
  ImpossibleCases Result = {&Switch, {}, false};
  for (const auto &Case : Switch.cases())
    if (!mayBe(Condition, Case.getCaseValue()->getSExtValue()))
      Result.Cases.push_back(Case.getCaseValue());
  Result.Default =
      !isa<UnreachableInst>(Switch.getDefaultDest()->getFirstNonPHIOrDbg()) &&
      !mayTakeDefault(Switch, Condition);
  if (Result.Cases.empty() && !Result.Default)
    return std::nullopt;
  return Result;
}

static void removeCases(const ImpossibleCases &Found) {
  SwitchInst &Switch = *Found.Switch;
  BasicBlock &From = *Switch.getParent();
  OptimizationRemarkEmitter Remarks(From.getParent());
  // LLVM's class keeps the weights of a switch whose last case it removes.
  if (Found.Cases.size() == Switch.getNumCases())
    Switch.setMetadata(LLVMContext::MD_prof, nullptr);
  SwitchInstProfUpdateWrapper Wrapper(Switch);
  for (ConstantInt *Number : Found.Cases) {
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Case", &Switch)
             << "case " << ore::NV("Number", Number) << " is never taken";
    });
    auto Case = Switch.findCaseValue(Number);
    Case->getCaseSuccessor()->removePredecessor(&From,
                                                /*KeepOneInputPHIs=*/true);
    Wrapper.removeCase(Case);
  }
  if (!Found.Default)
    return;
  Remarks.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Default", &Switch)
           << "the default of the switch is never taken";
  });
  auto *Never =
      BasicBlock::Create(From.getContext(), "never", From.getParent());
  (new UnreachableInst(From.getContext(), Never))
      ->setDebugLoc(Switch.getDebugLoc());
  Switch.getDefaultDest()->removePredecessor(&From,
                                             /*KeepOneInputPHIs=*/true);
  Switch.setDefaultDest(Never);
}

/// Whether a comparison or the condition of a switch tells which constructor a
/// value has, or V is what such a test loads.
static bool isTestOfConstructor(const Value &V) {
  const auto *Comparison = dyn_cast<ICmpInst>(&V);
  if (!Comparison)
    return readsConstructor(V);
  return any_of(Comparison->operand_values(), [](const Value *Operand) {
    return Operand->getType()->isPointerTy() || readsConstructor(*Operand);
  });
}

PreservedAnalyses ValueRangePropagationPass::run(Module &M,
                                                 ModuleAnalysisManager &AM) {
  const DataLayout &DL = M.getDataLayout();
  // The value that replaces another one may be replaced itself.
  SmallVector<std::pair<Value *, WeakTrackingVH>, 32> Known;
  MapVector<Function *, SmallVector<WeakVH, 2>> Impossible;
  SmallVector<ImpossibleCases, 4> Cases;
  // The analysis results refer to the unchanged module, so all of them are read
  // before anything changes.
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  const KnownLengths Lengths(M, Values);
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  for (Function &F : M) {
    if (!mayTransform(F))
      continue;
    const auto &DT = Functions.getResult<DominatorTreeAnalysis>(F);
    OptimizationRemarkEmitter Remarks(&F);
    auto Look = [&](Value &V) {
      if (V.use_empty() || V.getType()->isVoidTy() ||
          (TheOptions.KeepTests && isTestOfConstructor(V)))
        return;
      Value *C = knownConstant(V, Values, DL, TheOptions.KeepTests);
      if (!C)
        C = Lengths.of(V, DT);
      if (!C)
        return;
      if (auto *I = dyn_cast<Instruction>(&V))
        report(*I, *C, Values, Remarks);
      Known.push_back({&V, C});
    };
    for (Argument &A : F.args())
      Look(A);
    for (Instruction &I : instructions(F)) {
      const auto *Call = dyn_cast<CallInst>(&I);
      if (!Call || !Call->isMustTailCall())
        Look(I);
      if (!TheOptions.KeepTests && isUnreachableAccess(I, Values))
        Impossible[&F].push_back(&I);
      if (auto *Switch = dyn_cast<SwitchInst>(&I);
          Switch && !(TheOptions.KeepTests &&
                      isTestOfConstructor(*Switch->getCondition())))
        if (std::optional<ImpossibleCases> Found =
                impossibleCases(*Switch, Values))
          Cases.push_back(std::move(*Found));
    }
  }
  if (Known.empty() && Impossible.empty() && Cases.empty())
    return PreservedAnalyses::all();
  for (const ImpossibleCases &Found : Cases)
    removeCases(Found);
  for (auto &[V, C] : Known) {
    V->replaceAllUsesWith(C);
    if (auto *I = dyn_cast<Instruction>(V); I && isInstructionTriviallyDead(I))
      I->eraseFromParent();
  }
  for (auto &[F, Handles] : Impossible) {
    SmallVector<Instruction *, 2> Accesses;
    for (const WeakVH &Handle : Handles)
      if (Handle)
        Accesses.push_back(cast<Instruction>(Handle));
    OptimizationRemarkEmitter Remarks(F);
    removePathsTo(Accesses, *F, Remarks, DEBUG_TYPE);
  }
  return PreservedAnalyses::none();
}
