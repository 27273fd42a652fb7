//===- ConstantFolding.cpp - Constant folding -----------------------------===//

#include "llvm/Analysis/ConstantFolding.h"
#include "Utils/Utils.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/UpToDate.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-constfold"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

//===----------------------------------------------------------------------===//
// Forwarding of stores to fresh objects
//===----------------------------------------------------------------------===//

/// The maximum number of loads times stores for which an object is analyzed.
static constexpr size_t MaximumPairs = size_t(1) << 16;

static bool isFreshObject(const Instruction &I) {
  if (const auto *Slot = dyn_cast<AllocaInst>(&I))
    return !Slot->isSwiftError() && !Slot->isUsedWithInAlloca();
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || !Call->hasRetAttr(Attribute::NoAlias))
    return false;
  Attribute Kind = Call->getFnAttr(Attribute::AllocKind);
  return Kind.isValid() &&
         (Kind.getAllocKind() & AllocFnKind::Alloc) != AllocFnKind::Unknown;
}

namespace {

/// A load or store at a known offset of an object.
template <typename AccessT> struct Access {
  AccessT *I;
  int64_t Offset;
  int64_t Size;

  template <typename OtherT> bool overlaps(const Access<OtherT> &Other) const {
    return Offset < Other.Offset + Other.Size && Other.Offset < Offset + Size;
  }
};

/// All uses of one fresh object in the function.
class ObjectUses {
public:
  explicit ObjectUses(Instruction &Object) : DL(Object.getDataLayout()) {
    add(Object, 0);
    while (!Pending.empty() && AllWritesKnown) {
      auto [Pointer, Offset] = Pending.pop_back_val();
      for (Use &U : Pointer->uses())
        if (AllWritesKnown)
          visit(U, Offset);
    }
    if (Loads.size() * Stores.size() > MaximumPairs)
      AllWritesKnown = false;
  }

  /// False if the object may be written to other than by the Stores.
  bool AllWritesKnown = true;
  /// Whether unknown code may have a pointer to the object.
  bool Escapes = false;
  SmallVector<Access<LoadInst>, 4> Loads;
  SmallVector<Access<StoreInst>, 4> Stores;

private:
  void add(Value &Pointer, int64_t Offset) {
    if (Seen.insert(&Pointer).second)
      Pending.push_back({&Pointer, Offset});
  }

  void visit(Use &U, int64_t Offset) {
    auto *User = cast<Instruction>(U.getUser());
    if (auto *Load = dyn_cast<LoadInst>(User)) {
      // Volatile and atomic loads are not replaced.
      TypeSize Size = DL.getTypeStoreSize(Load->getType());
      if (Load->isSimple() && !Size.isScalable())
        Loads.push_back({Load, Offset, int64_t(Size.getFixedValue())});
    } else if (auto *Store = dyn_cast<StoreInst>(User)) {
      visitStore(*Store, U, Offset);
    } else if (auto *Address = dyn_cast<GetElementPtrInst>(User)) {
      APInt Distance(DL.getIndexTypeSizeInBits(Address->getType()), 0);
      if (Address->getType()->isVectorTy() ||
          !Address->accumulateConstantOffset(DL, Distance) ||
          !Distance.isSignedIntN(32))
        AllWritesKnown = false;
      else
        add(*Address, Offset + Distance.getSExtValue());
    } else if (auto *Call = dyn_cast<CallBase>(User)) {
      visitCall(*Call, U);
    } else if (!isa<ICmpInst, ReturnInst>(User)) {
      // Any other use may let the object escape. A comparison does not write,
      // and loads of this function do not see what happens after the return.
      Escapes = true;
    }
  }

  void visitStore(StoreInst &Store, const Use &U, int64_t Offset) {
    if (U.getOperandNo() != Store.getPointerOperandIndex()) {
      Escapes = true;
      return;
    }
    TypeSize Size = DL.getTypeStoreSize(Store.getValueOperand()->getType());
    if (Size.isScalable())
      AllWritesKnown = false;
    else
      Stores.push_back({&Store, Offset, int64_t(Size.getFixedValue())});
  }

  void visitCall(CallBase &Call, const Use &U) {
    if (Call.isLifetimeStartOrEnd() || Call.isDroppable())
      return;
    if (!Call.isArgOperand(&U) || isa<AnyMemIntrinsic>(Call)) {
      AllWritesKnown = false;
      return;
    }
    unsigned Argument = Call.getArgOperandNo(&U);
    if (!Call.doesNotCapture(Argument) || !Call.onlyReadsMemory(Argument))
      Escapes = true;
  }

  const DataLayout &DL;
  SmallPtrSet<Value *, 8> Seen;
  SmallVector<std::pair<Value *, int64_t>, 8> Pending;
};

} // namespace

/// The only store that writes to any byte that Load reads. It is null if there
/// is no such store or more than one, or if it is not to the same field with
/// the same type.
static StoreInst *storeOfField(const ObjectUses &Uses,
                               const Access<LoadInst> &Load) {
  const Access<StoreInst> *Only = nullptr;
  for (const Access<StoreInst> &Store : Uses.Stores) {
    if (!Store.overlaps(Load))
      continue;
    if (Only)
      return nullptr;
    Only = &Store;
  }
  if (!Only || Only->Offset != Load.Offset || !Only->I->isSimple() ||
      Only->I->getValueOperand()->getType() != Load.I->getType())
    return nullptr;
  return Only->I;
}

/// Replaces loads from Object. Adds addresses that may be unused now to
/// Addresses.
static bool replaceLoadsOf(Instruction &Object, const DominatorTree &DT,
                           OptimizationRemarkEmitter &Remarks,
                           SmallVectorImpl<WeakTrackingVH> &Addresses) {
  ObjectUses Uses(Object);
  if (!Uses.AllWritesKnown)
    return false;
  bool Changed = false;
  for (const Access<LoadInst> &Load : Uses.Loads) {
    StoreInst *Store = storeOfField(Uses, Load);
    if (!Store || !DT.isReachableFromEntry(Load.I->getParent()) ||
        !DT.isReachableFromEntry(Store->getParent()) ||
        !DT.dominates(Store, Load.I))
      continue;
    if (Uses.Escapes &&
        !(isImmutableField(*Load.I) && isImmutableField(*Store))) {
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "MayBeWritten", Load.I)
               << "not replaced by the value stored before: other code may "
                  "have written it since";
      });
      continue;
    }
    Value *Stored = Store->getValueOperand();
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "KnownContents", Load.I)
             << "the field read here is known to be " << operandName(*Stored);
    });
    Addresses.push_back(Load.I->getPointerOperand());
    Load.I->replaceAllUsesWith(Stored);
    Load.I->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Forwards stores to loads for tuples, closures and variables that the
/// function itself allocates:
///
///     let t = (a, b) in let (x, y) = t in ...
///
/// becomes `let x = a in let y = b in ...`. A load is replaced by the stored
/// value if
///
/// - it reads a field of a fresh object: an alloca, or the result of an
///   allocation function (noalias, allockind "alloc");
/// - the function has one store to that field, of the same type, which
///   dominates the load. No other access of the object in this function writes
///   to any part of the field;
/// - no other code can have written to it: either no pointer to the object
///   escapes, or both accesses are to a region of MinCaml memory that is
///   written only once, when an object is created (docs/code-generation.md,
///   "Information for the optimizer").
///
/// This also holds in loops. The store has been executed since the object was
/// last allocated: every path from the allocation to the load goes through the
/// store, because otherwise the store would not dominate the load. The same
/// argument applies to the stored value.
///
/// Returns whether any load was replaced.
static bool replaceKnownLoads(Function &F, const DominatorTree &DT,
                              OptimizationRemarkEmitter &Remarks) {
  SmallVector<Instruction *, 16> Objects;
  for (Instruction &I : instructions(F))
    if (isFreshObject(I) && DT.isReachableFromEntry(I.getParent()))
      Objects.push_back(&I);
  bool Changed = false;
  SmallVector<WeakTrackingVH, 16> Addresses;
  for (Instruction *Object : Objects)
    Changed |= replaceLoadsOf(*Object, DT, Remarks, Addresses);
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Addresses);
  return Changed;
}

//===----------------------------------------------------------------------===//
// Algebraic simplification
//===----------------------------------------------------------------------===//

/// Moves a constant operand to the right. Two constants stay as they are.
static bool moveConstantToTheRight(Instruction &I) {
  if (!isa<Constant>(I.getOperand(0)) || isa<Constant>(I.getOperand(1)))
    return false;
  if (auto *Compare = dyn_cast<CmpInst>(&I))
    Compare->swapOperands();
  else if (I.isCommutative() && I.isBinaryOp())
    cast<BinaryOperator>(I).swapOperands();
  else
    return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static Value *simplifyAdd(BinaryOperator &I) {
  Value *X, *Y;
  if (match(&I, m_Add(m_Value(X), m_Zero())))
    return X;
  // (x - y) + y
  if (match(&I, m_c_Add(m_Sub(m_Value(X), m_Value(Y)), m_Deferred(Y))))
    return X;
  // x + (0 - y)
  if (match(&I, m_c_Add(m_Value(X), m_Neg(m_Value(Y)))))
    return BinaryOperator::CreateSub(X, Y, "", I.getIterator());
  return nullptr;
}

static Value *simplifySub(BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1), *Z;
  Constant *Zero = Constant::getNullValue(I.getType());
  if (X == Y)
    return Zero;
  if (match(Y, m_Zero()))
    return X;
  // (y + z) - y, x - (x - z), x - (0 - z)
  if (match(X, m_c_Add(m_Specific(Y), m_Value(Z))) ||
      match(Y, m_Sub(m_Specific(X), m_Value(Z))))
    return Z;
  if (match(Y, m_Neg(m_Value(Z))))
    return BinaryOperator::CreateAdd(X, Z, "", I.getIterator());
  // x - (x + z), (y - z) - y
  if (match(Y, m_c_Add(m_Specific(X), m_Value(Z))) ||
      match(X, m_Sub(m_Specific(Y), m_Value(Z))))
    return BinaryOperator::CreateSub(Zero, Z, "", I.getIterator());
  // x - c is x + -c. Both overflow (signed) in the same cases unless c is the
  // minimum.
  Constant *C;
  if (!match(Y, m_ImmConstant(C)))
    return nullptr;
  Constant *Negated = ConstantFoldBinaryOpOperands(Instruction::Sub, Zero, C,
                                                   I.getDataLayout());
  if (!Negated)
    return nullptr;
  auto *Add = BinaryOperator::CreateAdd(X, Negated, "", I.getIterator());
  Add->setHasNoSignedWrap(I.hasNoSignedWrap() && C->isNotMinSignedValue());
  return Add;
}

static Value *simplifyMultiplicative(BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  Constant *Zero = Constant::getNullValue(I.getType());
  switch (I.getOpcode()) {
  case Instruction::Mul:
    return match(Y, m_One()) ? X : nullptr;
  // A division by zero is undefined behavior, so these folds need not exclude
  // it.
  case Instruction::SDiv:
  case Instruction::UDiv:
    if (match(Y, m_One()))
      return X;
    if (match(X, m_Zero()))
      return Zero;
    return X == Y ? ConstantInt::get(I.getType(), 1) : nullptr;
  case Instruction::SRem:
  case Instruction::URem:
    return X == Y || match(Y, m_One()) || match(X, m_Zero()) ? Zero : nullptr;
  // A shift by the bit width or more is poison, so these folds need not exclude
  // it.
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    if (match(Y, m_Zero()))
      return X;
    return match(X, m_Zero()) ? Zero : nullptr;
  default:
    return nullptr;
  }
}

static Value *simplifyXor(BinaryOperator &I) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1), *Z;
  if (X == Y)
    return Constant::getNullValue(I.getType());
  if (match(Y, m_Zero()))
    return X;
  // (y ^ z) ^ y
  if (match(X, m_c_Xor(m_Specific(Y), m_Value(Z))) ||
      match(Y, m_c_Xor(m_Specific(X), m_Value(Z))))
    return Z;
  // The negation of a comparison without other uses is the inverse comparison.
  if (auto *Compare = dyn_cast<CmpInst>(X);
      Compare && Compare->hasOneUse() && match(Y, m_AllOnes())) {
    auto *Inverse = cast<CmpInst>(Compare->clone());
    Inverse->setPredicate(Compare->getInversePredicate());
    Inverse->insertBefore(I.getIterator());
    Inverse->setDebugLoc(I.getDebugLoc());
    return Inverse;
  }
  return nullptr;
}

static Value *simplifyAndOr(BinaryOperator &I) {
  bool IsAnd = I.getOpcode() == Instruction::And;
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  if (X == Y || (IsAnd ? match(Y, m_AllOnes()) : match(Y, m_Zero())))
    return X;
  // (y & z) & y
  if (match(X, m_c_BinOp(I.getOpcode(), m_Specific(Y), m_Value())))
    return X;
  if (match(Y, m_c_BinOp(I.getOpcode(), m_Specific(X), m_Value())))
    return Y;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Comparisons, conditions, casts
//===----------------------------------------------------------------------===//

/// Replaces the comparison of a zero extension by an unsigned comparison of its
/// operand. A constant outside of the range of the extension decides the
/// comparison.
static Value *simplifyCompareOfExtension(ICmpInst &I) {
  Value *X, *Y;
  if (!match(I.getOperand(0), m_ZExt(m_Value(X))))
    return nullptr;
  CmpInst::Predicate Unsigned =
      ICmpInst::getUnsignedPredicate(I.getPredicate());
  if (match(I.getOperand(1), m_ZExt(m_Value(Y))))
    return X->getType() == Y->getType()
               ? CmpInst::Create(Instruction::ICmp, Unsigned, X, Y, "",
                                 I.getIterator())
               : nullptr;
  const APInt *C;
  if (!match(I.getOperand(1), m_APInt(C)))
    return nullptr;
  unsigned Width = X->getType()->getScalarSizeInBits();
  if (I.isSigned() && C->isNegative())
    return ConstantInt::getBool(I.getType(),
                                I.getPredicate() == CmpInst::ICMP_SGT ||
                                    I.getPredicate() == CmpInst::ICMP_SGE);
  if (C->getActiveBits() > Width)
    return ConstantInt::getBool(I.getType(),
                                Unsigned == CmpInst::ICMP_ULT ||
                                    Unsigned == CmpInst::ICMP_ULE ||
                                    Unsigned == CmpInst::ICMP_NE);
  return CmpInst::Create(Instruction::ICmp, Unsigned, X,
                         ConstantInt::get(X->getType(), C->trunc(Width)), "",
                         I.getIterator());
}

static Value *simplifyICmp(ICmpInst &I) {
  // The address of an object is not null, unlike the first constant constructor
  // of a data type.
  if (I.isEquality() && isa<ConstantPointerNull>(I.getOperand(1)) &&
      isKnownNonZero(I.getOperand(0), SimplifyQuery(I.getDataLayout(), &I)))
    return ConstantInt::getBool(I.getType(),
                                I.getPredicate() == CmpInst::ICMP_NE);
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  if (X == Y)
    return ConstantInt::getBool(I.getType(), I.isTrueWhenEqual());
  // Simplify the comparison of a condition with true or false.
  if (X->getType()->isIntOrIntVectorTy(1) && I.isEquality() &&
      (match(Y, m_Zero()) || match(Y, m_AllOnes()))) {
    bool Same = match(Y, m_AllOnes()) == (I.getPredicate() == CmpInst::ICMP_EQ);
    return Same ? X : BinaryOperator::CreateNot(X, "", I.getIterator());
  }
  // Fold comparisons with the least or greatest number.
  const APInt *C;
  if (match(Y, m_APInt(C))) {
    const ConstantRange Region =
        ConstantRange::makeExactICmpRegion(I.getPredicate(), *C);
    if (Region.isFullSet() || Region.isEmptySet())
      return ConstantInt::getBool(I.getType(), Region.isFullSet());
  }
  return simplifyCompareOfExtension(I);
}

static Value *simplifySelect(SelectInst &I) {
  Value *Condition = I.getCondition(), *Negated;
  Value *True = I.getTrueValue(), *False = I.getFalseValue();
  if (True == False || match(Condition, m_AllOnes()))
    return True;
  if (match(Condition, m_Zero()))
    return False;
  if (I.getType() == Condition->getType()) {
    if (match(True, m_AllOnes()) && match(False, m_Zero()))
      return Condition;
    if (match(True, m_Zero()) && match(False, m_AllOnes()))
      return BinaryOperator::CreateNot(Condition, "", I.getIterator());
  }
  if (match(Condition, m_Not(m_Value(Negated)))) {
    I.setCondition(Negated);
    I.swapValues();
    I.swapProfMetadata();
    return &I;
  }
  return nullptr;
}

static Value *simplifyBranch(BranchInst &I) {
  Value *Negated;
  if (!I.isConditional() || !match(I.getCondition(), m_Not(m_Value(Negated))))
    return nullptr;
  I.setCondition(Negated);
  I.swapSuccessors();
  return &I;
}

static Value *simplifyCast(CastInst &I) {
  Value *X;
  // A value is extended or truncated and converted back. If the intermediate
  // type is narrower, the flags of the truncation must guarantee that nothing
  // is lost.
  bool IsBack = match(&I, m_Trunc(m_ZExtOrSExt(m_Value(X)))) ||
                match(&I, m_BitCast(m_BitCast(m_Value(X)))) ||
                match(&I, m_ZExt(m_NUWTrunc(m_Value(X)))) ||
                match(&I, m_SExt(m_NSWTrunc(m_Value(X))));
  return IsBack && X->getType() == I.getType() ? X : nullptr;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

/// Whether an operation preserves denormal operands.
static bool keepsDenormals(const Instruction &I) {
  const Type *Scalar = I.getType()->getScalarType();
  const Function &F = *I.getFunction();
  return !Scalar->isPPC_FP128Ty() && !F.hasFnAttribute(Attribute::StrictFP) &&
         F.getDenormalMode(Scalar->getFltSemantics()) ==
             DenormalMode::getIEEE();
}

static bool isNeverNegativeZero(const Value *V) {
  return isa<SIToFPInst, UIToFPInst>(V) || match(V, m_FAbs(m_Value())) ||
         match(V, m_FAdd(m_Value(), m_PosZeroFP()));
}

static Value *simplifyFloat(Instruction &I) {
  Value *X;
  // Negation only changes the sign; nothing is computed.
  if (match(&I, m_FNeg(m_Value(X))) && isa<UnaryOperator>(I)) {
    auto *Inner = dyn_cast<UnaryOperator>(X);
    return Inner && Inner->getOpcode() == Instruction::FNeg
               ? Inner->getOperand(0)
               : nullptr;
  }
  if (!keepsDenormals(I))
    return nullptr;
  X = I.getOperand(0);
  const Value *Y = I.getOperand(1);
  switch (I.getOpcode()) {
  case Instruction::FAdd:
    if (match(Y, m_NegZeroFP()) ||
        (match(Y, m_PosZeroFP()) &&
         (I.hasNoSignedZeros() || isNeverNegativeZero(X))))
      return X;
    return nullptr;
  case Instruction::FSub:
    return match(Y, m_PosZeroFP()) ? X : nullptr;
  case Instruction::FMul:
  case Instruction::FDiv:
    return match(Y, m_FPOne()) ? X : nullptr;
  default:
    return nullptr;
  }
}

static Value *simplifyFCmp(FCmpInst &I) {
  if (I.getPredicate() == CmpInst::FCMP_FALSE)
    return ConstantInt::getFalse(I.getType());
  if (I.getPredicate() == CmpInst::FCMP_TRUE)
    return ConstantInt::getTrue(I.getType());
  return nullptr;
}

/// Applies one algebraic identity to I.
///
/// Returns null if none applies; I itself if it was changed in place; otherwise
/// the value that replaces I everywhere, which precedes I and may be a new
/// instruction.
///
/// Every identity holds for all values of the operands, including wrapping and
/// NaNs, or yields a defined value where I yields undef or poison. The result
/// never has more instructions. In the canonical form, constants are on the
/// right, `sub x, c` is `add x, -c`, and no condition of `br` and `select` is
/// `xor c, true`.
static Value *simplify(Instruction &I) {
  if ((I.isBinaryOp() || isa<CmpInst>(I)) && moveConstantToTheRight(I))
    return &I;
  switch (I.getOpcode()) {
  case Instruction::Add:
    return simplifyAdd(cast<BinaryOperator>(I));
  case Instruction::Sub:
    return simplifySub(cast<BinaryOperator>(I));
  case Instruction::Xor:
    return simplifyXor(cast<BinaryOperator>(I));
  case Instruction::And:
  case Instruction::Or:
    return simplifyAndOr(cast<BinaryOperator>(I));
  case Instruction::ICmp:
    return simplifyICmp(cast<ICmpInst>(I));
  case Instruction::FCmp:
    return simplifyFCmp(cast<FCmpInst>(I));
  case Instruction::Select:
    return simplifySelect(cast<SelectInst>(I));
  case Instruction::Br:
    return simplifyBranch(cast<BranchInst>(I));
  case Instruction::FNeg:
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
    return simplifyFloat(I);
  default:
    if (auto *Operation = dyn_cast<BinaryOperator>(&I))
      return simplifyMultiplicative(*Operation);
    return isa<CastInst>(I) ? simplifyCast(cast<CastInst>(I)) : nullptr;
  }
}

//===----------------------------------------------------------------------===//
// Reassociation of constants
//===----------------------------------------------------------------------===//

using Opcode = Instruction::BinaryOps;

namespace {

/// An operand of the form `x op c` or, for sub, `c - x`.
struct Term {
  Value *Rest = nullptr;
  Constant *C = nullptr;
  bool HasOneUse = false;

  explicit operator bool() const { return C; }
};

class Chain {
public:
  explicit Chain(BinaryOperator &I) : I(I) {}

  Value *reassociate() {
    if (!I.getType()->isIntOrIntVectorTy())
      return nullptr;
    switch (I.getOpcode()) {
    case Instruction::Add:
      if (Value *V = reassociateAdd())
        return V;
      return reassociateCommutative();
    case Instruction::Mul:
    case Instruction::And:
    case Instruction::Or:
    case Instruction::Xor:
      return reassociateCommutative();
    case Instruction::Sub:
      return reassociateSub();
    default:
      return nullptr;
    }
  }

private:
  static Constant *plainConstant(Value *V) {
    Constant *C;
    return match(V, m_ImmConstant(C)) && !isa<UndefValue>(C) &&
                   !C->containsUndefOrPoisonElement()
               ? C
               : nullptr;
  }

  /// Matches V as `rest Op c`.
  static Term withConstant(Value *V, Opcode Op) {
    auto *Operation = dyn_cast<BinaryOperator>(V);
    if (!Operation || Operation->getOpcode() != Op ||
        isa<Constant>(Operation->getOperand(0)))
      return {};
    return {Operation->getOperand(0), plainConstant(Operation->getOperand(1)),
            Operation->hasOneUse()};
  }

  /// Matches V as `c - rest`.
  static Term fromConstant(Value *V) {
    auto *Operation = dyn_cast<BinaryOperator>(V);
    if (!Operation || Operation->getOpcode() != Instruction::Sub ||
        isa<Constant>(Operation->getOperand(1)))
      return {};
    return {Operation->getOperand(1), plainConstant(Operation->getOperand(0)),
            Operation->hasOneUse()};
  }

  Constant *fold(Opcode Op, Constant *A, Constant *B) const {
    return ConstantFoldBinaryOpOperands(Op, A, B, I.getDataLayout());
  }

  Constant *negate(Constant *C) const {
    return fold(Instruction::Sub, Constant::getNullValue(C->getType()), C);
  }

  /// Creates `(A Op B) OuterOp C` in place of I.
  Value *make(Opcode Op, Value *A, Value *B, Opcode OuterOp, Constant *C) {
    return makeOuter(OuterOp, makeInner(Op, A, B), C);
  }
  Value *makeInner(Opcode Op, Value *A, Value *B) {
    auto *Inner = BinaryOperator::Create(Op, A, B, "", I.getIterator());
    Inner->setDebugLoc(I.getDebugLoc());
    return Inner;
  }
  Value *makeOuter(Opcode Op, Value *A, Value *B) {
    if (I.getOpcode() != Op)
      return makeInner(Op, A, B);
    I.setOperand(0, A);
    I.setOperand(1, B);
    I.dropPoisonGeneratingFlags();
    return &I;
  }

  Value *reassociateCommutative() {
    Opcode Op = I.getOpcode();
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    Term Left = withConstant(X, Op), Right = withConstant(Y, Op);
    // (x op c1) op c2
    if (Constant *C = plainConstant(Y))
      return Left ? makeOuter(Op, Left.Rest, fold(Op, Left.C, C)) : nullptr;
    // (x op c1) op (y op c2)
    if (Left && Right && Left.HasOneUse && Right.HasOneUse)
      return make(Op, Left.Rest, Right.Rest, Op, fold(Op, Left.C, Right.C));
    if (isa<Constant>(X) || isa<Constant>(Y))
      return nullptr;
    if (Left && Left.HasOneUse)
      return make(Op, Left.Rest, Y, Op, Left.C);
    if (Right && Right.HasOneUse)
      return make(Op, X, Right.Rest, Op, Right.C);
    return nullptr;
  }

  Value *reassociateAdd() {
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    Term Left = fromConstant(X), Right = fromConstant(Y);
    // (c1 - x) + c2
    if (Constant *C = plainConstant(Y))
      return Left ? makeOuter(Instruction::Sub,
                              fold(Instruction::Add, Left.C, C), Left.Rest)
                  : nullptr;
    if (isa<Constant>(X) || isa<Constant>(Y))
      return nullptr;
    // (c - x) + y and x + (c - y)
    if (Left && Left.HasOneUse)
      return make(Instruction::Sub, Y, Left.Rest, Instruction::Add, Left.C);
    if (Right && Right.HasOneUse)
      return make(Instruction::Sub, X, Right.Rest, Instruction::Add, Right.C);
    return nullptr;
  }

  Value *reassociateSub() {
    Value *X = I.getOperand(0), *Y = I.getOperand(1);
    Term Sum = withConstant(Y, Instruction::Add), Difference = fromConstant(Y);
    if (Constant *C = plainConstant(X)) {
      // c2 - (y + c1)
      if (Sum)
        return makeOuter(Instruction::Sub, fold(Instruction::Sub, C, Sum.C),
                         Sum.Rest);
      // c2 - (c1 - y)
      if (Difference)
        return makeOuter(Instruction::Add, Difference.Rest,
                         fold(Instruction::Sub, C, Difference.C));
      return nullptr;
    }
    if (isa<Constant>(X) || isa<Constant>(Y))
      return nullptr;
    // x - (y + c) and x - (c - y)
    if (Sum && Sum.HasOneUse)
      return make(Instruction::Sub, X, Sum.Rest, Instruction::Add,
                  negate(Sum.C));
    if (Difference && Difference.HasOneUse)
      return make(Instruction::Add, X, Difference.Rest, Instruction::Add,
                  negate(Difference.C));
    // (x + c) - y
    if (Term Left = withConstant(X, Instruction::Add); Left && Left.HasOneUse)
      return make(Instruction::Sub, Left.Rest, Y, Instruction::Add, Left.C);
    // (c - x) - y
    if (Term Left = fromConstant(X); Left && Left.HasOneUse)
      return makeOuter(Instruction::Sub, Left.C,
                       makeInner(Instruction::Add, Left.Rest, Y));
    return nullptr;
  }

  BinaryOperator &I;
};

} // namespace

/// Combines the constants in a chain of integer operations, one step at a time:
/// `(3 + a) + 7` becomes `a + 10`.
///
/// If both an operation and its operand have a constant, the two are folded. A
/// single constant is moved towards the end of the chain, where it may meet
/// another one: `(x + c) + y` becomes `(x + y) + c`. Constants only move in
/// this direction, so the process terminates. An operand is only rewritten if
/// it has no other use, or if the result needs no new instruction, so no step
/// adds code.
///
/// Supported are add, sub, mul, and, or, and xor of integers and vectors of
/// integers. They wrap around, and are therefore associative; `nuw`, `nsw` and
/// `disjoint` are dropped. Floating-point operations are not associative and
/// are not changed. Constants must be on the right, and there must be no
/// `sub x, c` (see simplify).
///
/// The return value is that of simplify: null, I, or the value that replaces I.
static Value *reassociate(BinaryOperator &I) { return Chain(I).reassociate(); }

//===----------------------------------------------------------------------===//
// Conditions implied by branches
//===----------------------------------------------------------------------===//

/// Each branch visits all uses of its condition. Values with more uses than
/// this are not replaced, because a long chain of comparisons of one value
/// would take quadratic time.
static constexpr unsigned MaximumConditionUses = 64;

/// Replaces the uses of X that an edge of the branch dominates.
static bool replaceOnEdge(BranchInst &Branch, unsigned Successor, Value &X,
                          Constant *C, DominatorTree &DT,
                          OptimizationRemarkEmitter &Remarks) {
  if (!isa<ConstantInt>(C) || isa<Constant>(X) ||
      X.hasNUsesOrMore(MaximumConditionUses))
    return false;
  BasicBlockEdge Edge(Branch.getParent(), Branch.getSuccessor(Successor));
  if (replaceDominatedUsesWith(&X, C, DT, Edge) == 0)
    return false;
  Remarks.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "KnownCondition", &Branch)
           << operandName(X) << " is " << operandName(*C)
           << " on the edge from this branch to "
           << operandName(*Edge.getEnd());
  });
  return true;
}

/// Replaces uses that an edge of a branch dominates by the constant that the
/// branch implies: after `if c then a else b`, c is true in a and false in b,
/// and if c is `x = 5`, x is 5 in a.
///
/// A branch on undef or poison is undefined behavior, so after the branch c,
/// and therefore x, has a value. Only integers are replaced: equal floats may
/// be 0.0 and -0.0, and equal pointers may have different provenance.
///
/// Returns whether any use was replaced.
static bool replaceKnownConditions(Function &F, DominatorTree &DT,
                                   OptimizationRemarkEmitter &Remarks) {
  bool Changed = false;
  for (BasicBlock &B : F) {
    auto *Branch = dyn_cast<BranchInst>(B.getTerminator());
    if (!Branch || !Branch->isConditional() ||
        Branch->getSuccessor(0) == Branch->getSuccessor(1) ||
        !DT.isReachableFromEntry(&B))
      continue;
    auto Replace = [&](unsigned Successor, Value &X, Constant *C) {
      Changed |= replaceOnEdge(*Branch, Successor, X, C, DT, Remarks);
    };
    Value *Condition = Branch->getCondition(), *X;
    Constant *C;
    Replace(0, *Condition, ConstantInt::getTrue(F.getContext()));
    Replace(1, *Condition, ConstantInt::getFalse(F.getContext()));
    if (match(Condition,
              m_SpecificICmp(CmpInst::ICMP_EQ, m_Value(X), m_ImmConstant(C))))
      Replace(0, *X, C);
    else if (match(Condition, m_SpecificICmp(CmpInst::ICMP_NE, m_Value(X),
                                             m_ImmConstant(C))))
      Replace(1, *X, C);
  }
  return Changed;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {

class ConstantPropagator {
public:
  ConstantPropagator(Function &F, OptimizationRemarkEmitter &Remarks)
      : F(F), Remarks(Remarks) {}

  /// Applies the steps until nothing changes. Each may enable the others: the
  /// load of a field of a known closure yields a constant, and a decided branch
  /// leaves one store of two.
  void run(const ConstantPropagation &Constants) {
    bool More = apply(Constants);
    More |= rewrite();
    while (More) {
      Changed = true;
      More = apply(ConstantPropagation(F));
      More |= rewrite();
    }
  }

  bool Changed = false;
  bool ChangedControlFlow = false;

private:
  bool apply(const ConstantPropagation &Constants) {
    bool Applied = replaceConstants(Constants);
    if (decideBranches()) {
      // This also removes the operands of phi nodes for edges from unreachable
      // blocks.
      EliminateUnreachableBlocks(F);
      Applied = ChangedControlFlow = true;
    }
    if (removeImpossibleAccesses(F, Remarks, DEBUG_TYPE))
      Applied = ChangedControlFlow = true;
    return Applied;
  }

  bool replaceConstants(const ConstantPropagation &Constants) {
    bool Replaced = false;
    for (BasicBlock &B : F) {
      if (!Constants.isReached(B))
        continue;
      for (Instruction &I : make_early_inc_range(B)) {
        if (I.getType()->isVoidTy())
          continue;
        Constant *C = Constants.constantOf(I);
        if (!C)
          continue;
        if (!I.use_empty()) {
          Remarks.emit([&] {
            return OptimizationRemark(DEBUG_TYPE, "Constant", &I)
                   << operandName(I) << " is always " << operandName(*C);
          });
          I.replaceAllUsesWith(C);
          Replaced = true;
        }
        if (isInstructionTriviallyDead(&I)) {
          I.eraseFromParent();
          Replaced = true;
        }
      }
    }
    return Replaced;
  }

  bool decideBranches() {
    bool Decided = false;
    for (BasicBlock &B : F)
      if (BasicBlock *Target = decidedTarget(*B.getTerminator())) {
        Remarks.emit([&] {
          return OptimizationRemark(DEBUG_TYPE, "BranchDecided",
                                    B.getTerminator())
                 << "this branch always goes to " << operandName(*Target);
        });
        jumpTo(B, *Target);
        Decided = true;
      }
    return Decided;
  }

  /// The successor that a branch or switch on a constant takes; null for other
  /// terminators.
  static BasicBlock *decidedTarget(Instruction &Terminator) {
    if (auto *Branch = dyn_cast<BranchInst>(&Terminator)) {
      auto *C = Branch->isConditional()
                    ? dyn_cast<ConstantInt>(Branch->getCondition())
                    : nullptr;
      return C ? Branch->getSuccessor(C->isZero() ? 1 : 0) : nullptr;
    }
    if (auto *Switch = dyn_cast<SwitchInst>(&Terminator))
      if (auto *C = dyn_cast<ConstantInt>(Switch->getCondition()))
        return Switch->findCaseValue(C)->getCaseSuccessor();
    return nullptr;
  }

  static void jumpTo(BasicBlock &B, BasicBlock &Target) {
    Instruction *Old = B.getTerminator();
    bool IsKept = false;
    for (BasicBlock *Successor : successors(&B)) {
      if (Successor == &Target && !IsKept)
        IsKept = true;
      else
        Successor->removePredecessor(&B);
    }
    auto *New = BranchInst::Create(&Target, Old->getIterator());
    New->copyMetadata(*Old, {LLVMContext::MD_loop, LLVMContext::MD_dbg});
    Old->eraseFromParent();
  }

  bool rewrite() {
    DominatorTree DT(F);
    bool Rewritten = replaceKnownLoads(F, DT, Remarks);
    Rewritten |= replaceKnownConditions(F, DT, Remarks);
    while (rewriteOnce())
      Rewritten = true;
    return Rewritten;
  }

  /// Visits operands before users, except in loops. Instructions that lose
  /// their last use are erased at the end, so that the walk never meets an
  /// erased instruction.
  bool rewriteOnce() {
    bool Rewritten = false;
    SmallVector<WeakTrackingVH, 16> MaybeDead;
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : make_early_inc_range(*B)) {
        SmallVector<Value *, 3> Before(I.operands());
        Value *New = simplify(I);
        if (!New && isa<BinaryOperator>(I))
          New = reassociate(cast<BinaryOperator>(I));
        if (!New)
          continue;
        Rewritten = true;
        MaybeDead.append(Before.begin(), Before.end());
        if (New != &I)
          replace(I, *New);
      }
    RecursivelyDeleteTriviallyDeadInstructionsPermissive(MaybeDead);
    return Rewritten;
  }

  static void replace(Instruction &I, Value &New) {
    // An instruction without uses is one that simplify or reassociate has just
    // created.
    if (auto *NewInstruction = dyn_cast<Instruction>(&New);
        NewInstruction && NewInstruction->use_empty()) {
      NewInstruction->setDebugLoc(I.getDebugLoc());
      NewInstruction->takeName(&I);
    }
    I.replaceAllUsesWith(&New);
    I.eraseFromParent();
  }

  Function &F;
  OptimizationRemarkEmitter &Remarks;
};

} // namespace

static PreservedAnalyses fold(Function &F, FunctionAnalysisManager &AM) {
  ConstantPropagator Folder(F,
                            AM.getResult<OptimizationRemarkEmitterAnalysis>(F));
  // The result is not requested from the analysis manager, which would keep it
  // for every function of the module.
  Folder.run(ConstantPropagation(F));
  if (!Folder.Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Preserved;
  if (!Folder.ChangedControlFlow)
    Preserved.preserveSet<CFGAnalyses>();
  return Preserved;
}

PreservedAnalyses ConstantFoldingPass::run(Function &F,
                                           FunctionAnalysisManager &AM) {
  if (F.isPresplitCoroutine())
    return PreservedAnalyses::all();
  return runUnlessUpToDate<UpToDateFunctionAnalysis>(
      name(), F, AM, [&] { return fold(F, AM); });
}
