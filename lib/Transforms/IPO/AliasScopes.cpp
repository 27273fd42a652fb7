//===- AliasScopes.cpp - Alias scope metadata from points-to sets ---------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SparseBitVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// The maximum number of scopes of a function. Each access has a list of them.
static constexpr unsigned MaximumScopes = 32;
/// The maximum number of objects that a call is known to access. Beyond that,
/// it is assumed to access all objects.
static constexpr unsigned MaximumTouched = 128;

namespace {

/// The set of objects that an instruction or function may access.
struct Objects {
  SparseBitVector<> Known;
  /// Whether the set also contains all objects that have escaped.
  bool Escaped = false;
  bool All = false;

  bool contains(ObjectNumber Object, const ValueAnalysis &Values) const {
    return All || Known.test(Object) || (Escaped && Values.hasEscaped(Object));
  }
  void addTargets(const AbstractValue &Pointer, const ValueAnalysis &Values) {
    Escaped |= Pointer.isUnknownPointer();
    for (ObjectNumber Object : Values.objectsOf(Pointer))
      Known.set(Object);
  }
  /// Computes the union, or the set of all objects if the union is too large.
  /// Returns whether the set has grown.
  bool join(const Objects &Other) {
    if (All)
      return false;
    bool Changed = (Known |= Other.Known) || (Other.Escaped && !Escaped);
    Escaped |= Other.Escaped;
    if (Other.All || Known.count() > MaximumTouched) {
      Known.clear();
      return All = true;
    }
    return Changed;
  }
};

/// The objects that calls of each function may access.
class CallEffects {
public:
  CallEffects(const Module &M, const ValueAnalysis &Values);

  Objects ofCall(const CallBase &Call) const;

private:
  /// The accesses of the body without those of callees, which are added to
  /// \p Callees.
  Objects ofBody(const Function &F,
                 SmallSetVector<const Function *, 4> &Callees) const;
  Objects ofUnknownCall(const CallBase &Call) const;
  /// The functions with an exact definition that a call may reach, or nothing
  /// if it may reach others.
  std::optional<SmallVector<const Function *, 2>>
  callees(const CallBase &Call) const;

  const ValueAnalysis &Values;
  DenseMap<const Function *, Objects> Functions;
};

} // namespace

CallEffects::CallEffects(const Module &M, const ValueAnalysis &Values)
    : Values(Values) {
  DenseMap<const Function *, SmallSetVector<const Function *, 4>> Callers;
  SetVector<const Function *> Pending;
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    SmallSetVector<const Function *, 4> Callees;
    Functions[&F] = ofBody(F, Callees);
    Pending.insert(&F);
    for (const Function *Callee : Callees)
      Callers[Callee].insert(&F);
  }
  while (!Pending.empty()) {
    const Function *F = Pending.pop_back_val();
    const Objects Touched = Functions[F];
    for (const Function *Caller : Callers[F])
      if (Functions[Caller].join(Touched))
        Pending.insert(Caller);
  }
}

std::optional<SmallVector<const Function *, 2>>
CallEffects::callees(const CallBase &Call) const {
  // An operand bundle may read and write in addition to the callee.
  if (Call.hasReadingOperandBundles() || Call.hasClobberingOperandBundles() ||
      Call.isInlineAsm())
    return std::nullopt;
  SmallVector<const Function *, 2> Result;
  auto Add = [&](const Value &V) {
    const auto *F = dyn_cast<Function>(&V);
    if (!F || F->isDeclaration() || !F->isDefinitionExact())
      return false;
    Result.push_back(F);
    return true;
  };
  if (const Function *F = Call.getCalledFunction()) {
    if (!Add(*F))
      return std::nullopt;
    return Result;
  }
  const AbstractValue Target = Values.of(Call.getCalledOperandUse());
  if (Target.isUnknownPointer())
    return std::nullopt;
  for (ObjectNumber Object : Values.objectsOf(Target))
    if (!Add(Values.origin(Object)))
      return std::nullopt;
  return Result;
}

/// The effects of a call on memory that the module can access.
static MemoryEffects effectsOf(const CallBase &Call) {
  return Call.getMemoryEffects().getWithoutLoc(IRMemLocation::InaccessibleMem);
}

Objects CallEffects::ofUnknownCall(const CallBase &Call) const {
  Objects Result;
  // The callee may call functions of this module, too.
  Result.All = !effectsOf(Call).onlyAccessesArgPointees();
  for (const Use &U : Call.args())
    if (U->getType()->isPointerTy())
      Result.addTargets(Values.of(U), Values);
    else if (!U->getType()->isIntOrIntVectorTy() &&
             !U->getType()->isFPOrFPVectorTy())
      Result.All = true;
  return Result;
}

Objects CallEffects::ofCall(const CallBase &Call) const {
  Objects Result;
  if (effectsOf(Call).doesNotAccessMemory())
    return Result;
  auto Callees = callees(Call);
  if (!Callees)
    return ofUnknownCall(Call);
  for (const Function *Callee : *Callees)
    Result.join(Functions.lookup(Callee));
  return Result;
}

/// Whether other threads may access any object after this access.
static bool synchronizes(const Instruction &Access) {
  const auto *Load = dyn_cast<LoadInst>(&Access);
  const auto *Store = dyn_cast<StoreInst>(&Access);
  return !(Load ? Load->isUnordered() : Store && Store->isUnordered());
}

Objects
CallEffects::ofBody(const Function &F,
                    SmallSetVector<const Function *, 4> &Callees) const {
  Objects Result;
  for (const Instruction &I : instructions(F)) {
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      if (effectsOf(*Call).doesNotAccessMemory())
        continue;
      if (auto Known = callees(*Call))
        Callees.insert_range(*Known);
      else
        Result.join(ofUnknownCall(*Call));
    } else if (I.mayReadOrWriteMemory() && synchronizes(I)) {
      Result.All = true;
    } else if (isa<LoadInst, StoreInst>(I)) {
      Objects Targets;
      Targets.addTargets(Values.ofAddress(I), Values);
      Result.join(Targets);
    }
  }
  return Result;
}

namespace {

/// Attaches scopes to the accesses of one function.
class ScopeWriter {
public:
  ScopeWriter(Function &F, const ValueAnalysis &Values,
              const CallEffects &Calls)
      : F(F), Values(Values), Calls(Calls) {}

  bool run();

private:
  void collect();
  bool areScopes(const Objects &Touched) const;
  MDNode *scopesWhere(function_ref<bool(ObjectNumber)> Condition) const;

  Function &F;
  const ValueAnalysis &Values;
  const CallEffects &Calls;
  MapVector<Instruction *, Objects> Accesses;
  MapVector<ObjectNumber, MDNode *> Scopes;
};

} // namespace

static bool hasScopes(const Instruction &I) {
  return I.hasMetadata(LLVMContext::MD_alias_scope) ||
         I.hasMetadata(LLVMContext::MD_noalias);
}

void ScopeWriter::collect() {
  for (Instruction &I : instructions(F)) {
    if (hasScopes(I))
      continue;
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      Objects Touched = Calls.ofCall(*Call);
      if (!effectsOf(*Call).doesNotAccessMemory() && !Touched.All)
        Accesses.insert({&I, std::move(Touched)});
      continue;
    }
    if (!isa<LoadInst, StoreInst>(I) ||
        I.hasMetadata(LLVMContext::MD_invariant_load))
      continue;
    Objects Touched;
    Touched.addTargets(Values.ofAddress(I), Values);
    for (ObjectNumber Object : Touched.Known)
      if (Scopes.size() < MaximumScopes)
        Scopes.insert({Object, nullptr});
    Accesses.insert({&I, std::move(Touched)});
  }
}

MDNode *
ScopeWriter::scopesWhere(function_ref<bool(ObjectNumber)> Condition) const {
  SmallVector<Metadata *, 8> List;
  for (const auto &[Object, Scope] : Scopes)
    if (Condition(Object))
      List.push_back(Scope);
  return List.empty() ? nullptr : MDNode::get(F.getContext(), List);
}

/// Whether all of these objects have a scope. A list in which one is missing
/// would be wrong.
bool ScopeWriter::areScopes(const Objects &Touched) const {
  for (ObjectNumber Object : Touched.Known)
    if (!Scopes.contains(Object))
      return false;
  return !Touched.Escaped;
}

bool ScopeWriter::run() {
  collect();
  if (Scopes.empty() || Accesses.size() < 2)
    return false;
  MDBuilder Metadata(F.getContext());
  MDNode *Domain = Metadata.createAnonymousAliasScopeDomain(ObjectScopes);
  for (auto &[Object, Scope] : Scopes)
    Scope = Metadata.createAnonymousAliasScope(Domain,
                                               Values.origin(Object).getName());
  bool Changed = false;
  for (const auto &[Access, Touched] : Accesses) {
    auto Set = [&](unsigned Kind, MDNode *List) {
      if (List)
        Access->setMetadata(Kind, List);
      Changed |= List != nullptr;
    };
    Set(LLVMContext::MD_noalias, scopesWhere([&](ObjectNumber Object) {
          return !Touched.contains(Object, Values);
        }));
    if (isa<CallBase>(Access) || !areScopes(Touched))
      continue;
    Set(LLVMContext::MD_alias_scope, scopesWhere([&](ObjectNumber Object) {
          return Touched.Known.test(Object);
        }));
  }
  return Changed;
}

PreservedAnalyses AliasScopesPass::run(Module &M, ModuleAnalysisManager &AM) {
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  const CallEffects Calls(M, Values);
  bool Changed = false;
  for (Function &F : M)
    if (mayTransform(F))
      Changed |= ScopeWriter(F, Values, Calls).run();
  return preservingCFG(Changed);
}
