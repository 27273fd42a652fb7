//===- DemandSet.cpp - Set of demands -------------------------------------===//

#include "DemandSet.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

unsigned DemandSet::find(Demand D) const {
  // The list of the location is short: it nearly always has one or two entries.
  unsigned E = OfLocation[D.L];
  if (D.L != 0) {
    while (E != None && Entries[E].D.V != D.V)
      E = Entries[E].NextOfLocation;
    return E;
  }
  E = OfVariable[D.V];
  while (E != None && Entries[E].D.L != D.L)
    E = Entries[E].NextOfVariable;
  return E;
}

bool DemandSet::insert(Demand D) {
  if (contains(D))
    return false;
  unsigned Index = Entries.size();
  if (Unused.empty())
    Entries.emplace_back();
  else
    Index = Unused.pop_back_val();
  unsigned &OfV = OfVariable[D.V], &OfL = OfLocation[D.L];
  Entries[Index] = {D, OfV, None, OfL, None, true};
  if (OfV != None)
    Entries[OfV].PreviousOfVariable = Index;
  if (OfL != None)
    Entries[OfL].PreviousOfLocation = Index;
  OfV = OfL = Index;
  ++Size;
  return true;
}

void DemandSet::remove(unsigned Index) {
  Entry &E = Entries[Index];
  (E.PreviousOfVariable == None
       ? OfVariable[E.D.V]
       : Entries[E.PreviousOfVariable].NextOfVariable) = E.NextOfVariable;
  if (E.NextOfVariable != None)
    Entries[E.NextOfVariable].PreviousOfVariable = E.PreviousOfVariable;
  (E.PreviousOfLocation == None
       ? OfLocation[E.D.L]
       : Entries[E.PreviousOfLocation].NextOfLocation) = E.NextOfLocation;
  if (E.NextOfLocation != None)
    Entries[E.NextOfLocation].PreviousOfLocation = E.PreviousOfLocation;
  E.IsUsed = false;
  Unused.push_back(Index);
  --Size;
}

SmallVector<Demand, 4> DemandSet::takeVariable(Variable V) {
  SmallVector<Demand, 4> Result;
  while (OfVariable[V] != None) {
    Result.push_back(Entries[OfVariable[V]].D);
    remove(OfVariable[V]);
  }
  return Result;
}

SmallVector<Demand, 4> DemandSet::takeLocation(Location L) {
  SmallVector<Demand, 4> Result;
  while (OfLocation[L] != None) {
    Result.push_back(Entries[OfLocation[L]].D);
    remove(OfLocation[L]);
  }
  return Result;
}

std::vector<Demand> DemandSet::takeAll() {
  std::vector<Demand> Result;
  Result.reserve(Size);
  for (const Entry &E : Entries)
    if (E.IsUsed) {
      Result.push_back(E.D);
      OfVariable[E.D.V] = OfLocation[E.D.L] = None;
    }
  Entries.clear();
  Unused.clear();
  Size = 0;
  return Result;
}
