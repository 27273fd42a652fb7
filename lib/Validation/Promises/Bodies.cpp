//===- Bodies.cpp - Bodies that may break a promise -----------------------===//

#include "Promises/Bodies.h"
#include "Preparation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/ModRef.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

/// The uses of an argument and of the pointers that are based on it.
class ArgumentUses {
public:
  ArgumentUses(const Argument &A, Attribute Promise) : Promise(Promise) {
    follow(&A);
  }

  bool mayBreak();

private:
  void follow(const Value *V) {
    if (Seen.insert(V).second)
      Work.push_back(V);
  }
  bool mayBreak(const Use &U);
  bool mayBreakByCall(const CallBase &Call, unsigned Index);
  bool is(Attribute::AttrKind Kind) const {
    return Promise.getKindAsEnum() == Kind;
  }

  Attribute Promise;
  SmallPtrSet<const Value *, 8> Seen;
  SmallVector<const Value *, 8> Work;
};

} // namespace

bool ArgumentUses::mayBreakByCall(const CallBase &Call, unsigned Index) {
  bool Captures = !Call.doesNotCapture(Index);
  // A captured pointer may be used in any way.
  if (Captures)
    return true;
  if (is(Attribute::NoFree))
    return !Call.hasFnAttr(Attribute::NoFree) &&
           !Call.paramHasAttr(Index, Attribute::NoFree) &&
           !Call.onlyReadsMemory(Index);
  if (is(Attribute::ReadNone))
    return !Call.doesNotAccessMemory(Index);
  if (is(Attribute::ReadOnly))
    return !Call.onlyReadsMemory(Index);
  if (is(Attribute::WriteOnly))
    return !Call.onlyWritesMemory(Index);
  return false;
}

bool ArgumentUses::mayBreak(const Use &U) {
  const auto &I = *cast<Instruction>(U.getUser());
  switch (I.getOpcode()) {
  case Instruction::GetElementPtr:
  case Instruction::PHI:
  case Instruction::Select:
  case Instruction::Freeze:
    follow(&I);
    return false;
  case Instruction::Load:
    return is(Attribute::ReadNone) || is(Attribute::WriteOnly);
  case Instruction::Store:
    return U.getOperandNo() == 0 || is(Attribute::ReadNone) ||
           is(Attribute::ReadOnly);
  case Instruction::Ret:
  case Instruction::ICmp:
    return is(Attribute::Captures);
  case Instruction::Call: {
    const auto &Call = cast<CallBase>(I);
    return !Call.isArgOperand(&U) ||
           mayBreakByCall(Call, Call.getArgOperandNo(&U));
  }
  default:
    return true;
  }
}

bool ArgumentUses::mayBreak() {
  while (!Work.empty())
    for (const Use &U : Work.pop_back_val()->uses())
      if (mayBreak(U))
        return true;
  return false;
}

/// Whether the memory effects do not allow an access through a pointer.
static bool isExcluded(const MemoryEffects &Allowed, const Value *Pointer,
                       ModRefInfo Access) {
  auto Lacks = [&](IRMemLocation Where) {
    return (Allowed.getModRef(Where) & Access) != Access;
  };
  const Value *Object = getUnderlyingObject(Pointer);
  const auto *G = dyn_cast<GlobalVariable>(Object);
  if (isa<AllocaInst>(Object) || (G && G->isConstant()))
    return false;
  if (isa<Argument>(Object))
    return Lacks(IRMemLocation::ArgMem);
  // The origin of a loaded pointer is unknown, so it may also be based on an
  // argument.
  return Lacks(IRMemLocation::Other) ||
         (!isIdentifiedObject(Object) && Lacks(IRMemLocation::ArgMem));
}

static bool mayExceed(const MemoryEffects &Allowed, const Instruction &I) {
  if (const Value *Pointer = getLoadStorePointerOperand(&I))
    return isExcluded(Allowed, Pointer,
                      isa<LoadInst>(I) ? ModRefInfo::Ref : ModRefInfo::Mod);
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return I.mayReadOrWriteMemory();
  MemoryEffects Effects = Call->getMemoryEffects();
  ModRefInfo AtArguments = Effects.getModRef(IRMemLocation::ArgMem);
  if (AtArguments != ModRefInfo::NoModRef)
    for (const Value *Argument : Call->args())
      if (Argument->getType()->isPointerTy() &&
          isExcluded(Allowed, Argument, AtArguments))
        return true;
  // Assumptions and markers have memory effects only to prevent reordering.
  if (isa<IntrinsicInst>(I) && cast<IntrinsicInst>(I).isAssumeLikeIntrinsic())
    return false;
  return any_of(MemoryEffects::locations(), [&](IRMemLocation Where) {
    ModRefInfo Access = Effects.getModRef(Where);
    return Where != IRMemLocation::ArgMem &&
           (Allowed.getModRef(Where) & Access) != Access;
  });
}

/// Whether an instruction may break a promise of the function that contains it.
/// `nounwind`, `willreturn` and `nofree` need no check: the encoding assumes that
/// the calls of a function keep them.
static bool mayBreakHere(Attribute Promise, const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (const Function *F = Call ? Call->getCalledFunction() : nullptr;
      F && F->getName() == BeyondBoundName)
    return false;
  switch (Promise.getKindAsEnum()) {
  case Attribute::Memory:
    return mayExceed(Promise.getMemoryEffects(), I);
  case Attribute::DeadOnUnwind:
    return I.mayThrow() && !I.getFunction()->doesNotThrow();
  case Attribute::NoSync:
  case Attribute::NoCallback:
    return Call && !Call->hasFnAttr(Promise.getKindAsEnum()) &&
           !Call->onlyReadsMemory();
  case Attribute::NoRecurse:
    return Call && (Call->getCalledFunction() == I.getFunction() ||
                    (!Call->hasFnAttr(Attribute::NoRecurse) &&
                     !Call->hasFnAttr(Attribute::NoCallback)));
  default:
    return false;
  }
}

bool validation::mayBreak(Attribute Promise, const Function &F,
                          const Argument *A) {
  switch (Promise.getKindAsEnum()) {
  case Attribute::Captures:
    if (A && capturesAll(Promise.getCaptureInfo()))
      return false;
    break;
  case Attribute::NoFree:
  case Attribute::ReadNone:
  case Attribute::ReadOnly:
  case Attribute::WriteOnly:
    break;
  default:
    A = nullptr;
  }
  if (A)
    return ArgumentUses(*A, Promise).mayBreak();
  return any_of(instructions(F),
                [&](const Instruction &I) { return mayBreakHere(Promise, I); });
}
