//===- EqualGlobals.h - Equal functions and constants -----------*- C++ -*-===//
//
// Computes a partition of the mergeable functions and constants of a module.
// Two globals are in one class exactly if they have the same shape
// (GlobalShape.h) and refer to globals of the same classes. This is the
// coarsest such partition, which corresponds to the minimal automaton whose
// states are the globals: recursive functions are equal unless something
// distinguishes them.
//
// The algorithm starts with one class for each shape, and splits a class if
// members refer to globals of different classes. The unchanged members keep the
// number of the class, or else the largest part does, so that only the users of
// the other parts have to be examined again.
//
// Source: [Hopcroft] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_EQUALGLOBALS_H
#define MINCAML_LIB_TRANSFORMS_IPO_EQUALGLOBALS_H

#include "IPO/GlobalShape.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace mincaml {

class EqualGlobals {
public:
  explicit EqualGlobals(llvm::Module &M);

  /// The classes with more than one member. Members are in the order of the
  /// module, functions before variables, and classes are in the order of their
  /// first members.
  std::vector<llvm::SmallVector<const GlobalShape *, 2>> classes() const;

private:
  /// The classes of the globals to which a member refers.
  using Key = std::vector<unsigned>;
  /// The members of a class, grouped by their keys.
  using Parts = llvm::MapVector<Key, llvm::SmallVector<unsigned, 4>,
                                std::map<Key, unsigned>>;

  void collectCandidates(llvm::Module &M);
  void makeInitialClasses();
  void refine();
  Key keyOf(unsigned Candidate) const;
  llvm::SmallVector<unsigned, 4> separate(unsigned Class, const Parts &ByKey);

  llvm::SmallVector<llvm::GlobalObject *, 0> Candidates;
  GlobalShape::Numbering Numbers;
  std::vector<GlobalShape> Shapes;
  /// For each candidate, the candidates that refer to it, and its class.
  std::vector<llvm::SmallVector<unsigned, 2>> Users;
  std::vector<unsigned> ClassOf;
  /// The size of each class.
  std::vector<unsigned> Sizes;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_IPO_EQUALGLOBALS_H
