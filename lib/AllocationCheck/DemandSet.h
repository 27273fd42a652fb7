//===- DemandSet.h - Set of demands -----------------------------*- C++ -*-===//
//
// A set of demands (BackwardProof.h). It finds the demands of a variable and
// those of a location in time proportional to their number.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_DEMANDSET_H
#define MINCAML_LIB_ALLOCATIONCHECK_DEMANDSET_H

#include "Atoms.h"

namespace mincaml::allocationcheck {

struct Demand {
  Variable V;
  Location L;
};

class DemandSet {
public:
  DemandSet(unsigned Variables, unsigned Locations)
      : OfVariable(Variables, None), OfLocation(Locations, None) {}

  bool empty() const { return Size == 0; }
  bool hasVariable(Variable V) const { return OfVariable[V] != None; }
  bool hasLocation(Location L) const { return OfLocation[L] != None; }
  bool contains(Demand D) const { return find(D) != None; }

  /// Returns false if the set contains the demand already.
  bool insert(Demand D);
  void erase(Demand D) {
    if (unsigned E = find(D); E != None)
      remove(E);
  }
  /// Remove and return the demands of a variable or of a location.
  llvm::SmallVector<Demand, 4> takeVariable(Variable V);
  llvm::SmallVector<Demand, 4> takeLocation(Location L);
  /// Removes and returns all demands.
  std::vector<Demand> takeAll();

private:
  static constexpr unsigned None = ~0u;

  /// An element of two linked lists: that of its variable and that of its
  /// location.
  struct Entry {
    Demand D;
    unsigned NextOfVariable, PreviousOfVariable;
    unsigned NextOfLocation, PreviousOfLocation;
    bool IsUsed;
  };

  unsigned find(Demand D) const;
  void remove(unsigned Index);

  std::vector<Entry> Entries;
  llvm::SmallVector<unsigned, 0> Unused;
  std::vector<unsigned> OfVariable, OfLocation;
  unsigned Size = 0;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_DEMANDSET_H
