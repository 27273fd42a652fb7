//===- Utils.cpp - Helpers of several passes ------------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

PreservedAnalyses mincaml::preservingFunctions(bool Changed) {
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Preserved;
  Preserved.preserve<FunctionAnalysisManagerModuleProxy>();
  Preserved.preserveSet<AllAnalysesOn<Function>>();
  return Preserved;
}

bool mincaml::becomesCode(const Instruction &I) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
    return !Alloca->isStaticAlloca();
  if (const auto *Branch = dyn_cast<BranchInst>(&I))
    return Branch->isConditional();
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return !Intrinsic->isAssumeLikeIntrinsic();
  return !isa<PHINode, ReturnInst, UnreachableInst>(I);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

bool mincaml::endsProgram(const BasicBlock &B) {
  return isa<UnreachableInst>(B.getTerminator()) && !B.isEHPad();
}

std::optional<unsigned> mincaml::continuingSuccessor(const BranchInst &Branch) {
  if (Branch.isUnconditional())
    return 0;
  const bool EndsIfTrue = endsProgram(*Branch.getSuccessor(0));
  if (EndsIfTrue == endsProgram(*Branch.getSuccessor(1)))
    return std::nullopt;
  return EndsIfTrue ? 1 : 0;
}

std::optional<CheckBranch> CheckBranch::of(BranchInst &Branch) {
  if (Branch.isUnconditional())
    return std::nullopt;
  const auto *Comparison = dyn_cast<ICmpInst>(Branch.getCondition());
  std::optional<unsigned> Continuing = continuingSuccessor(Branch);
  if (!Comparison || !Continuing)
    return std::nullopt;
  const bool PassesIfTrue = *Continuing == 0;
  return CheckBranch{&Branch, PassesIfTrue,
                     PassesIfTrue ? Comparison->getPredicate()
                                  : Comparison->getInversePredicate(),
                     Comparison->getOperand(0), Comparison->getOperand(1)};
}

//===----------------------------------------------------------------------===//
// Copies of blocks
//===----------------------------------------------------------------------===//

bool mincaml::canCopy(ArrayRef<BasicBlock *> Blocks) {
  const SmallPtrSet<const BasicBlock *, 8> Copied(Blocks.begin(), Blocks.end());
  for (const BasicBlock *B : Blocks) {
    if (B->isEHPad() || B->hasAddressTaken() ||
        isa<IndirectBrInst, CallBrInst>(B->getTerminator()))
      return false;
    for (const Instruction &I : *B) {
      const auto *Call = dyn_cast<CallBase>(&I);
      if ((Call && (Call->isConvergent() || Call->cannotDuplicate())) ||
          (I.getType()->isTokenTy() && any_of(I.users(), [&](const User *U) {
             return !Copied.contains(cast<Instruction>(U)->getParent());
           })))
        return false;
    }
  }
  return true;
}

void mincaml::addIncomingOfCopies(BasicBlock &To, ValueToValueMapTy &Map) {
  for (PHINode &Phi : To.phis())
    for (unsigned I = 0, End = Phi.getNumIncomingValues(); I < End; ++I)
      if (auto *Copy =
              cast_or_null<BasicBlock>(Map.lookup(Phi.getIncomingBlock(I)))) {
        Value *V = Phi.getIncomingValue(I);
        Value *Copied = Map.lookup(V);
        Phi.addIncoming(Copied ? Copied : V, Copy);
      }
}

//===----------------------------------------------------------------------===//
// Checks on slow paths
//===----------------------------------------------------------------------===//

void mincaml::markSlowCheck(Instruction &Branch, StringRef Pass) {
  LLVMContext &Context = Branch.getContext();
  Branch.setMetadata(SlowCheckMetadata,
                     MDNode::get(Context, MDString::get(Context, Pass)));
}

StringRef mincaml::passOfSlowCheck(const Instruction &Branch) {
  const MDNode *Mark = Branch.getMetadata(SlowCheckMetadata);
  const auto *Pass = Mark && Mark->getNumOperands() == 1
                         ? dyn_cast<MDString>(Mark->getOperand(0))
                         : nullptr;
  return Pass ? Pass->getString() : StringRef();
}

//===----------------------------------------------------------------------===//
// Options of passes
//===----------------------------------------------------------------------===//

static bool isFlag(const PassOption &O) {
  return std::holds_alternative<bool *>(O.Value);
}

/// Sets the option if the text is its name, followed by a valid value unless it
/// is a flag. Returns whether the option was set.
static bool setOption(const PassOption &O, StringRef Text) {
  unsigned Number = 0;
  if (!Text.consume_front(O.Name) ||
      (isFlag(O) ? !Text.empty()
                 : !Text.consume_front("=") || Text.getAsInteger(10, Number) ||
                       Number < O.Minimum || Number > O.Maximum))
    return false;
  if (bool *const *Flag = std::get_if<bool *>(&O.Value))
    **Flag = true;
  else if (unsigned *const *Plain = std::get_if<unsigned *>(&O.Value))
    **Plain = Number;
  else
    *std::get<std::optional<unsigned> *>(O.Value) = Number;
  return true;
}

Error mincaml::parsePassOptions(StringRef Text, StringRef PassName,
                                ArrayRef<PassOption> Options) {
  while (!Text.empty()) {
    auto [Word, Rest] = Text.split(';');
    Text = Rest;
    if (any_of(Options,
               [&](const PassOption &O) { return setOption(O, Word); }))
      continue;
    std::string Expected;
    for (auto [I, O] : enumerate(Options)) {
      if (I != 0)
        Expected += I + 1 == Options.size() ? " or " : ", ";
      Expected += describePassOptions(O);
      if (O.Maximum != ~0u)
        Expected += formatv(" from {0} to {1}", O.Minimum, O.Maximum);
      else if (O.Minimum != 0)
        Expected += formatv(", at least {0}", O.Minimum);
    }
    return createStringError(PassName + ": expected " + Expected + ", not '" +
                             Word + "'");
  }
  return Error::success();
}

void mincaml::printPassOptions(raw_ostream &OS, ArrayRef<PassOption> Options) {
  StringRef Separator = "<";
  for (const PassOption &O : Options) {
    std::optional<unsigned> Number;
    if (bool *const *Flag = std::get_if<bool *>(&O.Value)) {
      if (**Flag)
        OS << std::exchange(Separator, ";") << O.Name;
      continue;
    }
    if (unsigned *const *Plain = std::get_if<unsigned *>(&O.Value))
      Number = **Plain;
    else
      Number = *std::get<std::optional<unsigned> *>(O.Value);
    if (Number && Number != O.Unprinted)
      OS << std::exchange(Separator, ";") << O.Name << '=' << *Number;
  }
  if (Separator == ";")
    OS << '>';
}

std::string mincaml::describePassOptions(ArrayRef<PassOption> Options) {
  return join(map_range(Options,
                        [](const PassOption &O) {
                          return isFlag(O)
                                     ? O.Name.str()
                                     : (O.Name + "=" + O.Placeholder).str();
                        }),
              ";");
}

//===----------------------------------------------------------------------===//
// Accesses with undefined behavior
//===----------------------------------------------------------------------===//

/// The size of the variable at \p Base, if no other module can change it.
static std::optional<uint64_t> sizeOfVariable(const Value &Base,
                                              const DataLayout &DL) {
  TypeSize Size = TypeSize::getScalable(0);
  if (const auto *Slot = dyn_cast<AllocaInst>(&Base))
    Size = Slot->getAllocationSize(DL).value_or(Size);
  else if (const auto *G = dyn_cast<GlobalVariable>(&Base);
           G && G->hasInitializer() && !G->isInterposable())
    Size = DL.getTypeAllocSize(G->getValueType());
  if (Size.isScalable())
    return std::nullopt;
  return Size.getFixedValue();
}

static bool isImpossible(const Instruction &I) {
  const Value *Pointer = getLoadStorePointerOperand(&I);
  if (!Pointer || I.isVolatile() || I.isAtomic() ||
      Pointer->getType()->getPointerAddressSpace() != 0)
    return false;
  if (isa<UndefValue>(Pointer))
    return true;
  const DataLayout &DL = I.getDataLayout();
  APInt Offset(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
      DL, Offset, /*AllowNonInbounds=*/true);
  const uint64_t Required = getLoadStoreAlignment(&I).value();
  const APInt *Number = nullptr;
  if (isa<ConstantPointerNull>(Base))
    return Offset.isZero() ? !NullPointerIsDefined(I.getFunction())
                           : Offset.countr_zero() < Log2_64(Required);
  if (match(Base, m_IntToPtr(m_APInt(Number)))) {
    const APInt Address = Number->zextOrTrunc(Offset.getBitWidth()) + Offset;
    return Address.countr_zero() < Log2_64(Required);
  }
  if (!isa<AllocaInst, GlobalVariable>(Base))
    return false;
  if (Offset.countr_zero() <
      Log2_64(std::min(Required, Base->getPointerAlignment(DL).value())))
    return true;
  const TypeSize Size = DL.getTypeStoreSize(getLoadStoreType(&I));
  std::optional<uint64_t> Whole = sizeOfVariable(*Base, DL);
  return Whole && !Size.isScalable() && !Size.isZero() &&
         (Offset.isNegative() ||
          Offset.getZExtValue() + Size.getFixedValue() > *Whole);
}

/// Removes the instructions before the `unreachable` at the end of a block that
/// have no visible effect. Returns whether only phi nodes precede it then.
static bool removePathToUnreachable(BasicBlock &B) {
  while (Instruction *Last = B.getTerminator()->getPrevNode()) {
    if (isa<PHINode>(Last))
      break;
    if (Last->isEHPad() || Last->getType()->isTokenTy() ||
        (isa<CallBase>(Last) && !Last->isLifetimeStartOrEnd()) ||
        !isGuaranteedToTransferExecutionToSuccessor(Last))
      return false;
    Last->replaceAllUsesWith(PoisonValue::get(Last->getType()));
    Last->eraseFromParent();
  }
  return true;
}

/// Redirects a branch to an unreachable block to its other target. Returns true
/// if it has no other target: its own block is then unreachable as well.
static bool removeEdge(BasicBlock &From, BasicBlock &To) {
  auto *Branch = dyn_cast<BranchInst>(From.getTerminator());
  if (!Branch)
    return false;
  if (From.getUniqueSuccessor())
    return true;
  BasicBlock *Other = Branch->getSuccessor(Branch->getSuccessor(0) == &To);
  To.removePredecessor(&From);
  Value *Condition = Branch->getCondition();
  auto *New = BranchInst::Create(Other, Branch->getIterator());
  New->copyMetadata(*Branch, {LLVMContext::MD_loop, LLVMContext::MD_dbg});
  Branch->eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(Condition);
  return false;
}

void mincaml::removePathsTo(ArrayRef<Instruction *> Accesses, Function &F,
                            OptimizationRemarkEmitter &Remarks,
                            const char *PassName) {
  const SmallPtrSet<const Instruction *, 8> Ends(Accesses.begin(),
                                                 Accesses.end());
  SmallVector<BasicBlock *, 4> Ended;
  for (BasicBlock &B : F) {
    auto End = find_if(B, [&](Instruction &I) { return Ends.contains(&I); });
    if (End == B.end())
      continue;
    Remarks.emit([&] {
      return OptimizationRemark(PassName, "Impossible", &*End)
             << "this access is unreachable: no object can be at its address";
    });
    changeToUnreachable(&*End);
    Ended.push_back(&B);
  }
  while (!Ended.empty()) {
    BasicBlock &B = *Ended.pop_back_val();
    if (!removePathToUnreachable(B))
      continue;
    const SmallVector<BasicBlock *, 4> Predecessors(predecessors(&B));
    for (BasicBlock *P : Predecessors)
      if (removeEdge(*P, B)) {
        changeToUnreachable(P->getTerminator());
        Ended.push_back(P);
      }
  }
  EliminateUnreachableBlocks(F);
}

bool mincaml::removeImpossibleAccesses(Function &F,
                                       OptimizationRemarkEmitter &Remarks,
                                       const char *PassName) {
  SmallVector<Instruction *, 4> Accesses;
  for (Instruction &I : instructions(F))
    if (isImpossible(I))
      Accesses.push_back(&I);
  if (Accesses.empty())
    return false;
  removePathsTo(Accesses, F, Remarks, PassName);
  return true;
}
