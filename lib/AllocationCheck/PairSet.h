//===- PairSet.h - Shared sets of pairs -------------------------*- C++ -*-===//
//
// A set of pairs of numbers (Major, Minor), kept in the order of the majors as
// a Patricia tree. Copies share their nodes until one of them changes, so that
// a copy costs nothing, a change as many steps as the tree is high (64 at
// most), and comparing or merging two sets that have grown out of one only as
// much as they differ. The shape of the tree depends on its contents alone.
//
// Source: Okasaki and Gill, "Fast Mergeable Integer Maps", 1998.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_PAIRSET_H
#define MINCAML_LIB_ALLOCATIONCHECK_PAIRSET_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <utility>

namespace mincaml {

class PairSet {
public:
  PairSet() = default;
  PairSet(const PairSet &Other) : Root(retain(Other.Root)) {}
  PairSet(PairSet &&Other) : Root(std::exchange(Other.Root, nullptr)) {}
  PairSet &operator=(PairSet Other) {
    std::swap(Root, Other.Root);
    return *this;
  }
  ~PairSet() { release(Root); }

  bool operator==(const PairSet &Other) const {
    return isEqual(Root, Other.Root);
  }
  bool empty() const { return !Root; }

  bool contains(uint32_t Major, uint32_t Minor) const;
  /// Whether any pair has this major.
  bool contains(uint32_t Major) const { return subtree(Major); }
  void insert(uint32_t Major, uint32_t Minor);
  void erase(uint32_t Major, uint32_t Minor);
  /// Erases all pairs with this major.
  void erase(uint32_t Major);
  /// The minors of a major, in their order.
  llvm::SmallVector<uint32_t, 4> minors(uint32_t Major) const;
  /// Calls Visit(Major) for each major below Limit, in their order.
  void forEachMajorBelow(uint32_t Limit,
                         llvm::function_ref<void(uint32_t)> Visit) const;

  /// Majors of one set only keep their pairs; a major of both keeps the pairs
  /// that are in both.
  static PairSet mergeByMajor(const PairSet &A, const PairSet &B);
  /// Pairs of one set only are kept if KeepA or KeepB says so about their
  /// minor; pairs of both are kept.
  static PairSet mergeByPair(const PairSet &A, const PairSet &B,
                             llvm::function_ref<bool(uint32_t)> KeepA,
                             llvm::function_ref<bool(uint32_t)> KeepB);

private:
  /// A leaf (Bit < 0) holds a key. The keys below any other node agree above
  /// Bit, which Key has, and differ in it; Children[1] has those with Bit set.
  struct Node {
    uint64_t Key;
    unsigned References;
    int Bit;
    Node *Children[2];
  };

  explicit PairSet(Node *Root) : Root(Root) {}

  static uint64_t key(uint32_t Major, uint32_t Minor) {
    return uint64_t(Major) << 32 | Minor;
  }
  static bool isLeaf(const Node *N) { return N->Bit < 0; }
  static unsigned side(const Node *N, uint64_t Key) {
    return Key >> N->Bit & 1;
  }
  static bool covers(const Node *N, uint64_t Key) {
    return N->Bit == 63 || N->Key >> (N->Bit + 1) == Key >> (N->Bit + 1);
  }
  /// Whether all keys below a node have the same major.
  static bool hasOneMajor(const Node *N) { return N->Bit < 32; }
  static Node *retain(Node *N) {
    if (N)
      ++N->References;
    return N;
  }
  static void release(Node *N);
  static Node *leaf(uint64_t Key) {
    return new Node{Key, 1, -1, {nullptr, nullptr}};
  }
  static Node *branch(uint64_t Key, int Bit, Node *Zero, Node *One);
  static Node *rebuild(Node *Old, Node *Zero, Node *One);
  static Node *link(Node *A, Node *B);
  static Node *&own(Node *&N);
  static bool isEqual(const Node *A, const Node *B);
  static Node *intersect(Node *A, Node *B);
  static Node *merge(Node *A, Node *B);
  static Node *filter(Node *N, llvm::function_ref<bool(uint32_t)> Keep);
  static Node *mergePairs(Node *A, Node *B,
                          llvm::function_ref<bool(uint32_t)> KeepA,
                          llvm::function_ref<bool(uint32_t)> KeepB);

  const Node *subtree(uint32_t Major) const;
  void cut(uint64_t Key, int Height);

  Node *Root = nullptr;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONCHECK_PAIRSET_H
