//===- FunctionFacts.cpp - Facts about functions --------------------------===//

#include "mincaml/SparcCheck/FunctionFacts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>

using namespace mincaml::sparc;
using namespace llvm;

StringRef mincaml::sparc::name(ReturnFact Fact) {
  switch (Fact) {
  case ReturnFact::Unknown:
    return "unknown";
  case ReturnFact::Never:
    return "never";
  case ReturnFact::AfterCall:
    return "+8";
  case ReturnFact::AfterStructure:
    return "+12";
  case ReturnFact::AfterCallIfAtAll:
    return "+8 if at all";
  case ReturnFact::AfterStructureIfAtAll:
    return "+12 if at all";
  }
  llvm_unreachable("all facts are handled");
}

//===- Two facts ----------------------------------------------------------===//

namespace {

/// The ways in which a function may end, as a bit set.
enum Exit : unsigned { Stop = 1, ToCall = 2, ToStructure = 4 };

} // namespace

static unsigned exits(ReturnFact Fact) {
  switch (Fact) {
  case ReturnFact::Unknown:
    return Stop | ToCall | ToStructure;
  case ReturnFact::Never:
    return Stop;
  case ReturnFact::AfterCall:
    return ToCall;
  case ReturnFact::AfterStructure:
    return ToStructure;
  case ReturnFact::AfterCallIfAtAll:
    return Stop | ToCall;
  case ReturnFact::AfterStructureIfAtAll:
    return Stop | ToStructure;
  }
  llvm_unreachable("all facts are handled");
}

static ReturnFact ofExits(unsigned Exits) {
  for (ReturnFact Fact :
       {ReturnFact::Never, ReturnFact::AfterCall, ReturnFact::AfterStructure,
        ReturnFact::AfterCallIfAtAll, ReturnFact::AfterStructureIfAtAll})
    if (exits(Fact) == Exits)
      return Fact;
  return ReturnFact::Unknown;
}

/// Replaces \p Fact with what is true if one of the two facts is.
static void weaken(FunctionFact &Fact, const FunctionFact &Other) {
  Fact.Returns = ofExits(exits(Fact.Returns) | exits(Other.Returns));
  if (Fact.Reads && Other.Reads)
    *Fact.Reads &= *Other.Reads;
  else
    Fact.Reads.reset();
  if (Fact.MayRead && Other.MayRead)
    *Fact.MayRead |= *Other.MayRead;
  else
    Fact.MayRead.reset();
  Fact.Source = std::min(Fact.Source, Other.Source);
}

/// Replaces \p Fact with what is true if both facts are. They must not
/// contradict each other.
static void strengthen(FunctionFact &Fact, const FunctionFact &Other) {
  Fact.Returns = ofExits(exits(Fact.Returns) & exits(Other.Returns));
  if (Other.Reads)
    Fact.Reads = Fact.Reads.value_or(RegisterSet()) | *Other.Reads;
}

static std::string nameRegisters(const RegisterSet &Set) {
  std::string Names;
  for (unsigned R = 0; R != reg::Count; ++R)
    if (Set.test(R))
      Names += (Names.empty() ? "" : ", ") + std::string(registerName(R));
  return Names;
}

static std::string describeReturn(ReturnFact Fact) {
  return Fact == ReturnFact::Never
             ? "never returns"
             : formatv("returns to {0}", name(Fact)).str();
}

std::optional<std::string>
mincaml::sparc::contradiction(const FunctionFact &Claim,
                              const FunctionFact &Derived) {
  if ((exits(Claim.Returns) & exits(Derived.Returns)) == 0)
    return formatv("that it {0} contradicts {1}, where it {2}",
                   describeReturn(Claim.Returns), Derived.Source,
                   describeReturn(Derived.Returns));
  if (!Claim.Reads || !Derived.MayRead)
    return std::nullopt;
  RegisterSet Unread = *Claim.Reads & ~*Derived.MayRead;
  if (Unread.none())
    return std::nullopt;
  return formatv("that it reads {0} contradicts {1}, where it does not",
                 nameRegisters(Unread), Derived.Source);
}

//===- Sets ---------------------------------------------------------------===//

const FunctionFact *FactSet::find(StringRef Name, bool Is64) const {
  auto Found = Functions[Is64].find(Name);
  return Found == Functions[Is64].end() ? nullptr : &Found->second;
}

bool FactSet::operator==(const FactSet &Other) const {
  for (bool Is64 : {false, true}) {
    if (Functions[Is64].size() != Other.Functions[Is64].size())
      return false;
    for (const auto &Entry : Functions[Is64]) {
      const FunctionFact *Fact = Other.find(Entry.getKey(), Is64);
      if (!Fact || !(*Fact == Entry.getValue()))
        return false;
    }
  }
  return true;
}

void FactSet::forEach(
    function_ref<void(StringRef, bool, const FunctionFact &)> Visit) const {
  for (bool Is64 : {false, true}) {
    std::map<StringRef, const FunctionFact *> Sorted;
    for (const auto &Entry : Functions[Is64])
      Sorted[Entry.getKey()] = &Entry.getValue();
    for (auto [Name, Fact] : Sorted)
      Visit(Name, Is64, *Fact);
  }
}

void FactSet::addDerived(StringRef Name, bool Is64, const FunctionFact &Fact) {
  auto [Entry, IsNew] = Functions[Is64].try_emplace(Name, Fact);
  FunctionFact &Old = Entry->second;
  if (IsNew)
    return;
  if (Old.IsInArchive && Fact.IsInArchive) {
    weaken(Old, Fact);
    Old.IsWeak &= Fact.IsWeak;
  } else if (Old.IsWeak && !Fact.IsWeak) {
    Old = Fact;
  } else if (Old.IsWeak == Fact.IsWeak) {
    weaken(Old, Fact);
  }
}

void FactSet::addDerived(const FactSet &Facts) {
  Facts.forEach([&](StringRef Name, bool Is64, const FunctionFact &Fact) {
    addDerived(Name, Is64, Fact);
  });
}

Error FactSet::addClaim(StringRef Name, bool Is64, const FunctionFact &Fact) {
  auto [Entry, IsNew] = Functions[Is64].try_emplace(Name, Fact);
  FunctionFact &Old = Entry->second;
  if (IsNew || (!Old.IsWeak && Fact.IsWeak))
    return Error::success();
  if (Old.IsWeak && !Fact.IsWeak) {
    Old = Fact;
    return Error::success();
  }
  if (std::optional<std::string> Reason = contradiction(Fact, Old))
    return createStringError(formatv(
        "{0}: the fact about {1} {2}; remove one of them, or write the facts "
        "again with --write-facts",
        Fact.Source, Name, *Reason));
  strengthen(Old, Fact);
  return Error::success();
}

void FactSet::correct(const FactSet *Better) {
  if (!Better || Better->empty())
    return;
  for (bool Is64 : {false, true})
    for (auto &[Name, Fact] : Functions[Is64])
      if (const FunctionFact *Known = Better->find(Name, Is64)) {
        if (Known->Returns != ReturnFact::Unknown)
          Fact.Returns = Known->Returns;
        if (Known->Reads || Known->MayRead) {
          Fact.Reads = Known->Reads;
          Fact.MayRead = Known->MayRead;
        }
      }
}

void FactSet::complete(const FactSet &Claims) {
  Claims.forEach([&](StringRef Name, bool Is64, const FunctionFact &Claim) {
    auto [Entry, IsNew] = Functions[Is64].try_emplace(Name, Claim);
    FunctionFact &Derived = Entry->second;
    if (IsNew || (!Derived.IsWeak && Claim.IsWeak))
      return;
    if (Derived.IsWeak && !Claim.IsWeak)
      Derived = Claim;
    else if (!contradiction(Claim, Derived))
      strengthen(Derived, Claim);
  });
}
