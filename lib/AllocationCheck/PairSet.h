//===- PairSet.h - Persistent sets of pairs ---------------------*- C++ -*-===//
//
// A persistent set of pairs of numbers (Major, Minor), stored as a Patricia
// trie in the order of the majors. Copies share their nodes until one of them
// changes. Thus a copy takes constant time, and a change takes at most as many
// steps as the height of the trie (at most 64). Comparing or merging two sets
// with a common origin takes time proportional to their differences. The shape
// of the trie depends only on its contents.
//
// Source: [PatriciaTries] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_PAIRSET_H
#define MINCAML_LIB_ALLOCATIONCHECK_PAIRSET_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <utility>

namespace mincaml::allocationcheck {

/// A leaf (Bit < 0) has a key. In any other node, all keys below agree with Key
/// in the bits above Bit; Children[1] has the keys with Bit set.
struct PairSetNode {
  uint64_t Key;
  unsigned References;
  int Bit;
  PairSetNode *Children[2];
};

class PairSet {
public:
  PairSet() = default;
  PairSet(const PairSet &Other) : Root(Other.Root) {
    if (Root)
      ++Root->References;
  }
  PairSet(PairSet &&Other) : Root(std::exchange(Other.Root, nullptr)) {}
  PairSet &operator=(PairSet Other) {
    std::swap(Root, Other.Root);
    return *this;
  }
  ~PairSet();

  bool operator==(const PairSet &Other) const;

  bool contains(uint32_t Major, uint32_t Minor) const;
  /// Whether any pair has this major.
  bool contains(uint32_t Major) const;
  void insert(uint32_t Major, uint32_t Minor);
  void erase(uint32_t Major, uint32_t Minor);
  /// Erases all pairs with this major.
  void erase(uint32_t Major);
  /// The minors of a major, in increasing order.
  llvm::SmallVector<uint32_t, 4> minors(uint32_t Major) const;
  /// Calls Visit(Major) for each major below Limit, in increasing order.
  void forEachMajorBelow(uint32_t Limit,
                         llvm::function_ref<void(uint32_t)> Visit) const;

  /// Merges A and B. A major that is in one set keeps its pairs; a major that
  /// is in both keeps the pairs that are in both.
  static PairSet mergeByMajor(const PairSet &A, const PairSet &B);
  /// Merges A and B. A pair that is only in A is kept if KeepA accepts its
  /// minor, likewise for B; a pair that is in both is kept.
  static PairSet mergeByPair(const PairSet &A, const PairSet &B,
                             llvm::function_ref<bool(uint32_t)> KeepA,
                             llvm::function_ref<bool(uint32_t)> KeepB);

private:
  explicit PairSet(PairSetNode *Root) : Root(Root) {}
  void cut(uint64_t Key, int Height);

  PairSetNode *Root = nullptr;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_PAIRSET_H
