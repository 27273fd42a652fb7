//===- Alias.cpp - Alias analysis -----------------------------------------===//

#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// Tells whether an address escapes to code that the function does not see.
/// Comparing an address does not count, because no access is based on the
/// result.
///
/// LLVM's capture tracking walks the uses. This class adds the effects of
/// callees and address computations in constants.
class EscapeTracker : public CaptureTracker {
public:
  explicit EscapeTracker(const ModuleEffects *Effects) : Effects(Effects) {}

  bool escapes(const Value &Object) {
    constexpr unsigned MaximumUses = 64;
    Pointers.push_back(&Object);
    while (!Pointers.empty() && !Escapes)
      PointerMayBeCaptured(Pointers.pop_back_val(), this, MaximumUses);
    return Escapes;
  }

  void tooManyUses() override { Escapes = true; }

  /// LLVM's walk follows the address through a call that returns it.
  /// underlyingObjects() does not. The address therefore escapes at such a call
  /// unless the callee is known not to let it escape.
  bool shouldExplore(const Use *U) override {
    const auto *Call = dyn_cast<CallBase>(U->getUser());
    Escapes |= Call && !isKeptByCallee(*Call, *U) &&
               capturesAnyProvenance(
                   DetermineUseCaptureKind(*U, /*Base=*/nullptr).ResultCC);
    return !Escapes;
  }

  Action captured(const Use *U, UseCaptureInfo Info) override {
    if (!capturesAnyProvenance(Info.UseCC))
      return Continue;
    const User *TheUser = U->getUser();
    // LLVM treats volatile accesses as captures, but the address does not
    // escape through an access to the memory.
    if (isa<LoadInst>(TheUser))
      return Continue;
    if (const auto *Store = dyn_cast<StoreInst>(TheUser);
        Store && Store->getValueOperand() != U->get())
      return Continue;
    if (isa<ConstantExpr>(TheUser) && isa<GEPOperator>(TheUser)) {
      Pointers.push_back(TheUser);
      return Continue;
    }
    // The result of a call is based on the address only if the callee lets the
    // address escape.
    if (const auto *Call = dyn_cast<CallBase>(TheUser);
        Call && isKeptByCallee(*Call, *U))
      return ContinueIgnoringReturn;
    Escapes = true;
    return Stop;
  }

protected:
  bool Escapes = false;

private:
  bool isKeptByCallee(const CallBase &Call, const Use &U) const {
    const Function *Callee = Call.getCalledFunction();
    if (!Effects || !Callee || !Call.isArgOperand(&U) ||
        Call.hasOperandBundles())
      return false;
    const FunctionEffects *Known = Effects->of(*Callee);
    return Known && !(Known->Escaping &
                      MemoryLocations::parameterBit(Call.getArgOperandNo(&U)));
  }

  const ModuleEffects *Effects;
  SmallVector<const Value *, 4> Pointers;
};

/// A stricter tracker, for which an address that is passed to a callee escapes.
class PassingTracker : public EscapeTracker {
public:
  PassingTracker() : EscapeTracker(nullptr) {}

  bool shouldExplore(const Use *U) override {
    const auto *Call = dyn_cast<CallBase>(U->getUser());
    Escapes |= Call && !Call->isCallee(U);
    return !Escapes;
  }
};

} // namespace

StringRef mincaml::aliasRegion(const Instruction &Access) {
  const MDNode *Tag = Access.getMetadata(LLVMContext::MD_tbaa);
  if (!Tag || Tag->getNumOperands() < 3 ||
      Tag->getOperand(0) != Tag->getOperand(1))
    return {};
  const auto *Region = dyn_cast<MDNode>(Tag->getOperand(1));
  if (!Region || Region->getNumOperands() < 2)
    return {};
  const auto *Name = dyn_cast<MDString>(Region->getOperand(0));
  const auto *Root = dyn_cast<MDNode>(Region->getOperand(1));
  if (!Name || !Root || Root->getNumOperands() != 1)
    return {};
  const auto *RootName = dyn_cast<MDString>(Root->getOperand(0));
  if (!RootName || RootName->getString() != runtime::AliasRoot)
    return {};
  return Name->getString();
}

bool mincaml::isImmutableField(const Instruction &Access) {
  StringRef Region = aliasRegion(Access);
  return Region.starts_with(runtime::TupleFieldRegion) ||
         Region.starts_with(runtime::ClosureFieldRegion) ||
         Region.starts_with(runtime::RecordFieldRegion) ||
         Region.starts_with(runtime::DataFieldRegion) ||
         Region == runtime::DataTagRegion ||
         Region == runtime::ClosureCodeRegion;
}

bool mincaml::needsTestOfConstructor(const Instruction &Access) {
  StringRef Region = aliasRegion(Access);
  return Region.starts_with(runtime::DataFieldRegion) ||
         Region == runtime::DataTagRegion;
}

bool mincaml::readsConstructor(const Value &V) {
  const auto *Load = dyn_cast<LoadInst>(&V);
  if (!Load)
    return false;
  StringRef Region = aliasRegion(*Load);
  return Region == runtime::DataTagRegion ||
         Region == runtime::ExceptionNumberRegion;
}

bool mincaml::mayEscape(const Value &Object, const ModuleEffects *Effects) {
  return EscapeTracker(Effects).escapes(Object);
}

/// Whether Object is a variable with local linkage whose address neither
/// escapes nor is passed to a callee.
static bool isAddressNotTaken(const Value &Object) {
  const auto *Global = dyn_cast<GlobalVariable>(&Object);
  return Global && Global->hasLocalLinkage() &&
         !PassingTracker().escapes(*Global);
}

/// Whether Object is memory of this function that no other code can access.
static bool isNonEscapingLocal(const Value &Object,
                               const ModuleEffects *Effects) {
  return isFresh(Object) && !mayEscape(Object, Effects);
}

/// Whether every pointer to Object is visibly based on it.
static bool isPrivate(const Value &Object, const ModuleEffects *Effects) {
  return isNonEscapingLocal(Object, Effects) || isAddressNotTaken(Object);
}

/// Whether two objects on which pointers are based are known not to overlap.
static bool areDistinct(const Value &A, const Value &B,
                        const ModuleEffects *Effects) {
  if (&A == &B)
    return false;
  auto IsNamed = [](const Value &V) {
    return isFresh(V) || isa<GlobalVariable>(V);
  };
  if (IsNamed(A) && IsNamed(B))
    return true;
  // Memory that the function allocates did not exist when its arguments were
  // computed.
  if ((isFresh(A) && isa<Argument>(B)) || (isFresh(B) && isa<Argument>(A)))
    return true;
  return isPrivate(A, Effects) || isPrivate(B, Effects);
}

bool mincaml::areNoAlias(const Value &A, const Value &B,
                         const ModuleEffects *Effects) {
  SmallVector<const Value *, 4> As = underlyingObjects(A);
  SmallVector<const Value *, 4> Bs = underlyingObjects(B);
  return !As.empty() && !Bs.empty() && all_of(As, [&](const Value *ObjectA) {
    return all_of(Bs, [&](const Value *ObjectB) {
      return areDistinct(*ObjectA, *ObjectB, Effects);
    });
  });
}

bool mincaml::mayBeKnownOutside(const Value &Pointer,
                                const ModuleEffects &Effects) {
  SmallVector<const Value *, 4> Objects = underlyingObjects(Pointer);
  return Objects.empty() || any_of(Objects, [&](const Value *Object) {
           return !isNonEscapingLocal(*Object, &Effects);
         });
}

static bool mayAccess(const CallBase &Call, const MemoryLocations &Accessed,
                      const Value &Pointer, const ModuleEffects &Effects) {
  if (!Accessed.any())
    return false;
  for (const Use &Argument : Call.args())
    if (Accessed.Parameters &
            MemoryLocations::parameterBit(Call.getArgOperandNo(&Argument)) &&
        !areNoAlias(*Argument, Pointer, &Effects))
      return true;
  SmallVector<const Value *, 4> Objects = underlyingObjects(Pointer);
  if (Objects.empty())
    return Accessed.Globals || Accessed.Anywhere;
  return any_of(Objects, [&](const Value *Object) {
    return (Accessed.Globals && !isFresh(*Object)) ||
           (Accessed.Anywhere && !isPrivate(*Object, &Effects));
  });
}

bool mincaml::mayRead(const CallBase &Call, const Value &Pointer,
                      const ModuleEffects &Effects) {
  return mayAccess(Call, Effects.ofCallee(Call).Reads, Pointer, Effects);
}

bool mincaml::mayWrite(const CallBase &Call, const Value &Pointer,
                       const ModuleEffects &Effects) {
  return mayAccess(Call, Effects.ofCallee(Call).Writes, Pointer, Effects);
}

bool MinCamlAAResult::invalidate(Function &, const PreservedAnalyses &Preserved,
                                 FunctionAnalysisManager::Invalidator &) {
  return !Preserved.getChecker<MinCamlAA>().preservedWhenStateless();
}

AliasResult MinCamlAAResult::alias(const MemoryLocation &A,
                                   const MemoryLocation &B, AAQueryInfo &,
                                   const Instruction *) {
  return areNoAlias(*A.Ptr, *B.Ptr, /*Effects=*/nullptr)
             ? AliasResult::NoAlias
             : AliasResult::MayAlias;
}

MinCamlAAResult MinCamlAA::run(Function &, FunctionAnalysisManager &) {
  return MinCamlAAResult();
}

/// The pointers that a function loads from and stores to, in program order.
static SmallVector<const Value *, 16> pointersOf(const Function &F) {
  constexpr unsigned MaximumPointers = 30;
  SmallSetVector<const Value *, 16> Result;
  for (const Instruction &I : instructions(F))
    if (const Value *Pointer = getLoadStorePointerOperand(&I))
      if (Result.size() < MaximumPointers)
        Result.insert(Pointer);
  return Result.takeVector();
}

void mincaml::printAliases(raw_ostream &OS, Module &M,
                           ModuleAnalysisManager &AM) {
  const ModuleEffects &Effects = AM.getResult<EffectsAnalysis>(M);
  const DataLayout &Layout = M.getDataLayout();
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    OS << "Aliases in '" << F.getName() << "':\n";
    SmallVector<const Value *, 16> Pointers = pointersOf(F);
    for (unsigned I = 0; I < Pointers.size(); ++I)
      for (unsigned J = I + 1; J < Pointers.size(); ++J) {
        const Value *A = Pointers[I], *B = Pointers[J];
        APInt OffsetA(Layout.getIndexTypeSizeInBits(A->getType()), 0);
        APInt OffsetB(Layout.getIndexTypeSizeInBits(B->getType()), 0);
        bool IsSame =
            A->stripAndAccumulateConstantOffsets(Layout, OffsetA, true) ==
                B->stripAndAccumulateConstantOffsets(Layout, OffsetB, true) &&
            OffsetA == OffsetB;
        bool IsNoAlias = areNoAlias(*A, *B, &Effects);
        OS << "  " << operandName(*A) << ", " << operandName(*B) << ": "
           << (IsSame      ? "must"
               : IsNoAlias ? "no"
                           : "may")
           << '\n';
      }
  }
}
