//===- EqualGlobals.h - Functions and constants that are equal --*- C++ -*-===//
//
// The partition of the mergeable functions and constants of a module in which
// two are in one class exactly if they have the same shape (GlobalShape.h) and
// mention globals of the same classes. The coarsest one is the minimal
// automaton whose states are the globals: recursive functions are equal unless
// something tells them apart.
//
// It starts with one class for each shape. A class is split where members
// mention globals of different classes; those that have not changed, or else
// the largest part, keep its number, so that only the users of the others have
// to be looked at again.
//
// Source: [Hopcroft] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_EQUALGLOBALS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_EQUALGLOBALS_H

#include "GlobalShape.h"
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
  /// module, functions before variables, and so are classes by their first one.
  std::vector<llvm::SmallVector<const GlobalShape *, 2>> classes() const;

private:
  /// The classes of what a member mentions.
  using Key = std::vector<unsigned>;
  /// Members of a class by their keys.
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
  /// For each candidate, those that mention it, and its class.
  std::vector<llvm::SmallVector<unsigned, 2>> Users;
  std::vector<unsigned> ClassOf;
  /// For each class.
  std::vector<unsigned> Sizes;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_EQUALGLOBALS_H
