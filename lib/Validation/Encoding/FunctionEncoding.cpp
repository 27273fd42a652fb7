//===- FunctionEncoding.cpp - Symbolic execution of one function ----------===//

#include "Encoding/FunctionEncoding.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

FunctionEncoding::FunctionEncoding(EncodingContext &EC, bool IsSource)
    : EC(EC), IsSource(IsSource), BeyondBound(boolean(EC.C, false)) {
  Now.PathCondition = boolean(EC.C, true);
  Now.Events = bits(EC.C, 8, 0);
  Now.LastFreeEvent = bits(EC.C, 8, 0);
  Now.Memory = EC.Memory.initial();
}

void FunctionEncoding::giveUp(const Twine &Why) {
  if (Reason.empty())
    Reason = Why.str();
}

SymbolicValue FunctionEncoding::value(const Value *V) {
  if (const auto *C = dyn_cast<Constant>(V))
    return encodeConstant(*this, *C);
  auto Found = Now.Values.find(V);
  if (Found != Now.Values.end())
    return Found->second;
  if (!hasGivenUp())
    giveUp("a value of the type of '" + V->getName() + "'");
  return {};
}

SymbolicValue FunctionEncoding::use(const Value *V) {
  SymbolicValue Result = value(V);
  if (Result.Undefs.empty())
    return Result;
  SmallVector<Term, 4> New;
  for (Term U : Result.Undefs)
    New.push_back(choice("use." + Twine(nameOf(U)).str().substr(2), width(U)));
  for (Scalar &L : Result.Leaves) {
    L.Bits = substituted(L.Bits, Result.Undefs, New);
    L.Poison = substituted(L.Poison, Result.Undefs, New);
    if (L.Provenance)
      L.Provenance = substituted(L.Provenance, Result.Undefs, New);
  }
  Result.Undefs.assign(New.begin(), New.end());
  return Result;
}

void FunctionEncoding::define(const Instruction &I, SymbolicValue V) {
  // Remove the undef variables that no longer occur in the value.
  if (!V.Undefs.empty()) {
    std::vector<Term> Parts;
    for (const Scalar &L : V.Leaves) {
      Parts.push_back(L.Bits);
      Parts.push_back(L.Poison);
    }
    std::vector<Term> Variables = variablesIn(Parts);
    SmallVector<Term, 0> Kept;
    for (Term U : V.Undefs)
      if (any_of(Variables, [&](Term X) { return isSame(X, U); }) &&
          none_of(Kept, [&](Term X) { return isSame(X, U); }))
        Kept.push_back(U);
    V.Undefs = std::move(Kept);
  }
  Now.Values[&I] = std::move(V);
}

void FunctionEncoding::undefinedIf(Term Condition) {
  Term Here = Now.PathCondition && Condition;
  if (!isFalse(Here) && KnownUndefined.insert(Here.id()).second)
    Undefined.push_back(Here);
}

Term FunctionEncoding::choice(const Twine &Key, unsigned Width) {
  std::string Name = ((IsSource ? "b!" : "a!") + Key).str();
  unsigned Count = KeyCounts[Name]++;
  Term Result = variable(EC.C, Name + "!" + Twine(Count), Width);
  Choices.push_back(Result);
  return Result;
}

SymbolicValue FunctionEncoding::undef(const Twine &Key, unsigned Width) {
  SymbolicValue Result;
  Term U = choice(Key, Width);
  Result.Leaves.push_back({U, boolean(EC.C, false), {}});
  Result.Undefs.push_back(U);
  return Result;
}

void FunctionEncoding::escape(Term Provenance) {
  SmallVector<unsigned, 4> Work;
  for (Term N : numbersIn(Provenance))
    if (width(N) == ProvenanceBits)
      if (uint64_t Block = number(N)->getZExtValue();
          Block >= blocks::Arguments)
        Work.push_back(Block);
  while (!Work.empty()) {
    unsigned Block = Work.pop_back_val();
    if (!Now.Escaped.insert(Block).second)
      continue;
    auto Found = Now.Held.find(Block);
    if (Found != Now.Held.end())
      Work.append(Found->second.begin(), Found->second.end());
  }
}

std::string FunctionEncoding::key(const Instruction &I) {
  std::string Name = I.getName().str();
  if (Name.empty())
    Name = ("unnamed." + Twine(I.getOpcodeName())).str();
  unsigned Count = KeyCounts["key " + Name]++;
  std::string Key = Name + "@" + std::to_string(Count);
  if (Count == 0)
    if (auto Other = EC.Keys.find(&I); Other != EC.Keys.end())
      Key = Other->second;
  while (!Keys.insert(Key).second)
    Key += "'";
  return Key;
}
