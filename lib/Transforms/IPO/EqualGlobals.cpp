//===- EqualGlobals.cpp - Equal functions and constants -------------------===//

#include "IPO/EqualGlobals.h"
#include "Utils/MayTransform.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace mincaml;
using namespace llvm;

/// Globals that `llvm.used`, an alias or an ifunc refers to.
static SmallPtrSet<const GlobalValue *, 8> namedGlobals(const Module &M) {
  SmallVector<GlobalValue *, 8> Used;
  collectUsedGlobalVariables(M, Used, /*CompilerUsed=*/false);
  collectUsedGlobalVariables(M, Used, /*CompilerUsed=*/true);
  SmallPtrSet<const GlobalValue *, 8> Named(Used.begin(), Used.end());
  for (const GlobalAlias &A : M.aliases())
    Named.insert(A.getAliaseeObject());
  for (const GlobalIFunc &I : M.ifuncs())
    Named.insert(I.getResolverFunction());
  return Named;
}

static bool isMergeable(const Function &F) {
  return mayTransform(F) &&
         (F.hasGlobalUnnamedAddr() || !F.hasAddressTaken()) &&
         none_of(F, [](const BasicBlock &B) { return B.hasAddressTaken(); });
}

static bool isMergeable(const GlobalVariable &V) {
  return V.isConstant() && V.hasDefinitiveInitializer() &&
         V.hasGlobalUnnamedAddr() && !V.isThreadLocal() && !V.hasMetadata() &&
         !V.hasAttributes();
}

void EqualGlobals::collectCandidates(Module &M) {
  const SmallPtrSet<const GlobalValue *, 8> Named = namedGlobals(M);
  for (GlobalObject &G : M.global_objects()) {
    const auto *F = dyn_cast<Function>(&G);
    if (G.hasLocalLinkage() && !G.hasSection() && !G.hasComdat() &&
        !G.hasPartition() && !Named.contains(&G) &&
        (F ? isMergeable(*F) : isMergeable(cast<GlobalVariable>(G)))) {
      Numbers.insert({&G, Candidates.size()});
      Candidates.push_back(&G);
    }
  }
}

EqualGlobals::EqualGlobals(Module &M) {
  collectCandidates(M);
  Shapes.reserve(Candidates.size());
  Users.resize(Candidates.size());
  for (auto [I, G] : enumerate(Candidates)) {
    Shapes.emplace_back(*G, Numbers);
    for (unsigned Reference : Shapes.back().references())
      Users[Reference].push_back(I);
  }
  makeInitialClasses();
  refine();
}

void EqualGlobals::makeInitialClasses() {
  // The numbers of classes do not depend on the hashes. This is a std::map
  // because hashes may have the values that a DenseMap reserves.
  std::map<unsigned, SmallVector<unsigned, 1>> FirstMembers;
  for (auto [I, Shape] : enumerate(Shapes)) {
    SmallVector<unsigned, 1> &Bucket = FirstMembers[Shape.hash()];
    auto *Same = find_if(Bucket, [this, &Shape](unsigned First) {
      return Shape.isSameAs(Shapes[First]);
    });
    if (Same != Bucket.end()) {
      ClassOf.push_back(ClassOf[*Same]);
      ++Sizes[ClassOf.back()];
      continue;
    }
    Bucket.push_back(I);
    ClassOf.push_back(Sizes.size());
    Sizes.push_back(1);
  }
}

EqualGlobals::Key EqualGlobals::keyOf(unsigned Candidate) const {
  Key Result;
  for (unsigned Reference : Shapes[Candidate].references())
    Result.push_back(ClassOf[Reference]);
  return Result;
}

void EqualGlobals::refine() {
  // Changed has the globals that refer to one whose class has a new number. All
  // other members of a class refer to the same classes.
  SetVector<unsigned> Changed;
  for (unsigned I = 0; I < Candidates.size(); ++I)
    Changed.insert(I);
  while (!Changed.empty()) {
    std::map<unsigned, Parts> Split;
    for (unsigned I : Changed)
      Split[ClassOf[I]][keyOf(I)].push_back(I);
    Changed.clear();
    for (auto &[Class, ByKey] : Split)
      for (unsigned Renumbered : separate(Class, ByKey))
        Changed.insert_range(Users[Renumbered]);
  }
}

/// Gives all parts of the class except one new numbers. Returns the members
/// with a new number.
SmallVector<unsigned, 4> EqualGlobals::separate(unsigned Class,
                                                const Parts &ByKey) {
  size_t Rest = Sizes[Class];
  const auto *Largest = ByKey.begin();
  for (const auto &Part : ByKey) {
    Rest -= Part.second.size();
    if (Part.second.size() > Largest->second.size())
      Largest = &Part;
  }
  SmallVector<unsigned, 4> Renumbered;
  for (const auto &Part : ByKey) {
    if (Rest == 0 && &Part == Largest)
      continue;
    for (unsigned I : Part.second)
      ClassOf[I] = Sizes.size();
    Sizes[Class] -= Part.second.size();
    Sizes.push_back(Part.second.size());
    Renumbered.append(Part.second.begin(), Part.second.end());
  }
  return Renumbered;
}

std::vector<SmallVector<const GlobalShape *, 2>> EqualGlobals::classes() const {
  MapVector<unsigned, SmallVector<const GlobalShape *, 2>> Members;
  for (auto [I, Shape] : enumerate(Shapes))
    Members[ClassOf[I]].push_back(&Shape);
  std::vector<SmallVector<const GlobalShape *, 2>> Result;
  for (auto &[Class, Shapes] : Members)
    if (Shapes.size() > 1)
      Result.push_back(std::move(Shapes));
  return Result;
}
