//===- PairSet.cpp - Persistent sets of pairs -----------------------------===//
//
// Ownership: the caller of a function that returns a node owns a reference to
// it. Functions that take nodes do not consume the caller's references, except
// where their comments say so. The recursion depth is at most the height of the
// trie.
//
//===----------------------------------------------------------------------===//

#include "PairSet.h"
#include "llvm/ADT/bit.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

using Node = PairSetNode;

static uint64_t key(uint32_t Major, uint32_t Minor) {
  return uint64_t(Major) << 32 | Minor;
}
static uint32_t majorOf(const Node *N) { return N->Key >> 32; }
static uint32_t minorOf(const Node *N) { return N->Key; }
static bool isLeaf(const Node *N) { return N->Bit < 0; }
static unsigned side(const Node *N, uint64_t Key) { return Key >> N->Bit & 1; }
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

static void release(Node *N) {
  if (!N || --N->References)
    return;
  release(N->Children[0]);
  release(N->Children[1]);
  delete N;
}

/// Creates an inner node; consumes the references to the children. If one child
/// is null, returns the other one.
static Node *branch(uint64_t Key, int Bit, Node *Zero, Node *One) {
  if (!Zero || !One)
    return Zero ? Zero : One;
  uint64_t Prefix = Bit == 63 ? 0 : Key >> (Bit + 1) << (Bit + 1);
  return new Node{Prefix, 1, Bit, {Zero, One}};
}

/// Returns a node with the key of Old and these children: Old itself if its
/// children have not changed. Consumes the references to the children.
static Node *rebuild(Node *Old, Node *Zero, Node *One) {
  if (Zero != Old->Children[0] || One != Old->Children[1])
    return branch(Old->Key, Old->Bit, Zero, One);
  release(Zero);
  release(One);
  return retain(Old);
}

/// Joins two subtries neither of which covers the other; consumes the references
/// to both.
static Node *link(Node *A, Node *B) {
  int Bit = 63 - llvm::countl_zero(A->Key ^ B->Key);
  return A->Key >> Bit & 1 ? branch(A->Key, Bit, B, A)
                           : branch(A->Key, Bit, A, B);
}

/// Replaces N by a copy if other sets share it.
static void own(Node *&N) {
  if (N->References == 1)
    return;
  Node *Copy = new Node{
      N->Key, 1, N->Bit, {retain(N->Children[0]), retain(N->Children[1])}};
  --N->References;
  N = Copy;
}

PairSet::~PairSet() { release(Root); }

bool PairSet::contains(uint32_t Major, uint32_t Minor) const {
  uint64_t Key = key(Major, Minor);
  const Node *N = Root;
  while (N && !isLeaf(N))
    N = N->Children[side(N, Key)];
  return N && N->Key == Key;
}

/// Returns the subtrie of all pairs with this major, or null.
static const Node *subtrie(const Node *N, uint32_t Major) {
  uint64_t Key = key(Major, 0);
  while (N && !hasOneMajor(N))
    N = N->Children[side(N, Key)];
  return N && majorOf(N) == Major ? N : nullptr;
}

bool PairSet::contains(uint32_t Major) const { return subtrie(Root, Major); }

void PairSet::insert(uint32_t Major, uint32_t Minor) {
  if (contains(Major, Minor))
    return;
  uint64_t Key = key(Major, Minor);
  Node **Slot = &Root;
  while (*Slot && !isLeaf(*Slot) && covers(*Slot, Key)) {
    own(*Slot);
    Slot = &(*Slot)->Children[side(*Slot, Key)];
  }
  Node *Leaf = new Node{Key, 1, -1, {nullptr, nullptr}};
  *Slot = *Slot ? link(*Slot, Leaf) : Leaf;
}

/// Removes the largest subtrie on the path to Key whose bit is below Height.
/// There must be one, and its keys must agree with Key above Height.
void PairSet::cut(uint64_t Key, int Height) {
  Node **Slot = &Root, **Parent = nullptr;
  while ((*Slot)->Bit >= Height) {
    own(*Slot);
    Parent = Slot;
    Slot = &(*Slot)->Children[side(*Slot, Key)];
  }
  if (!Parent) {
    release(std::exchange(Root, nullptr));
    return;
  }
  Node *Old = *Parent;
  *Parent = retain(Old->Children[1 - side(Old, Key)]);
  release(Old);
}

void PairSet::erase(uint32_t Major, uint32_t Minor) {
  if (contains(Major, Minor))
    cut(key(Major, Minor), 0);
}

void PairSet::erase(uint32_t Major) {
  if (subtrie(Root, Major))
    cut(key(Major, 0), 32);
}

SmallVector<uint32_t, 4> PairSet::minors(uint32_t Major) const {
  SmallVector<uint32_t, 4> Result;
  SmallVector<const Node *, 16> Pending;
  if (const Node *N = subtrie(Root, Major))
    Pending.push_back(N);
  while (!Pending.empty()) {
    const Node *N = Pending.pop_back_val();
    if (isLeaf(N)) {
      Result.push_back(minorOf(N));
      continue;
    }
    Pending.push_back(N->Children[1]);
    Pending.push_back(N->Children[0]);
  }
  return Result;
}

void PairSet::forEachMajorBelow(uint32_t Limit,
                                function_ref<void(uint32_t)> Visit) const {
  SmallVector<const Node *, 64> Pending;
  if (Root)
    Pending.push_back(Root);
  while (!Pending.empty()) {
    const Node *N = Pending.pop_back_val();
    if (majorOf(N) >= Limit)
      continue;
    if (hasOneMajor(N)) {
      Visit(majorOf(N));
      continue;
    }
    Pending.push_back(N->Children[1]);
    Pending.push_back(N->Children[0]);
  }
}

static bool isEqual(const Node *A, const Node *B) {
  if (A == B)
    return true;
  if (!A || !B || A->Key != B->Key || A->Bit != B->Bit)
    return false;
  return isLeaf(A) || (isEqual(A->Children[0], B->Children[0]) &&
                       isEqual(A->Children[1], B->Children[1]));
}

bool PairSet::operator==(const PairSet &Other) const {
  return isEqual(Root, Other.Root);
}

/// Returns the keys that are in both subtries.
static Node *intersect(Node *A, Node *B) {
  if (A == B)
    return retain(A);
  if (!A || !B)
    return nullptr;
  if (A->Bit < B->Bit)
    return covers(B, A->Key) ? intersect(A, B->Children[side(B, A->Key)])
                             : nullptr;
  if (A->Bit > B->Bit)
    return covers(A, B->Key) ? intersect(A->Children[side(A, B->Key)], B)
                             : nullptr;
  if (A->Key != B->Key)
    return nullptr;
  if (isLeaf(A))
    return retain(A);
  return rebuild(A, intersect(A->Children[0], B->Children[0]),
                 intersect(A->Children[1], B->Children[1]));
}

/// Implements mergeByMajor.
static Node *merge(Node *A, Node *B) {
  if (A == B || !B)
    return retain(A);
  if (!A)
    return retain(B);
  if (hasOneMajor(A) && hasOneMajor(B) && majorOf(A) == majorOf(B))
    return intersect(A, B);
  if (A->Bit == B->Bit && A->Key == B->Key)
    return rebuild(A, merge(A->Children[0], B->Children[0]),
                   merge(A->Children[1], B->Children[1]));
  if (A->Bit > B->Bit && covers(A, B->Key)) {
    if (side(A, B->Key))
      return rebuild(A, retain(A->Children[0]), merge(A->Children[1], B));
    return rebuild(A, merge(A->Children[0], B), retain(A->Children[1]));
  }
  if (B->Bit > A->Bit && covers(B, A->Key)) {
    if (side(B, A->Key))
      return rebuild(B, retain(B->Children[0]), merge(A, B->Children[1]));
    return rebuild(B, merge(A, B->Children[0]), retain(B->Children[1]));
  }
  return link(retain(A), retain(B));
}

/// Returns the keys whose minors are accepted.
static Node *filter(Node *N, function_ref<bool(uint32_t)> Keep) {
  if (!N)
    return nullptr;
  if (isLeaf(N))
    return Keep(minorOf(N)) ? retain(N) : nullptr;
  return rebuild(N, filter(N->Children[0], Keep), filter(N->Children[1], Keep));
}

/// Implements mergeByPair.
static Node *mergePairs(Node *A, Node *B, function_ref<bool(uint32_t)> KeepA,
                        function_ref<bool(uint32_t)> KeepB) {
  if (A == B)
    return retain(A);
  if (!A)
    return filter(B, KeepB);
  if (!B)
    return filter(A, KeepA);
  if (A->Bit == B->Bit && A->Key == B->Key)
    return isLeaf(A)
               ? retain(A)
               : rebuild(
                     A,
                     mergePairs(A->Children[0], B->Children[0], KeepA, KeepB),
                     mergePairs(A->Children[1], B->Children[1], KeepA, KeepB));
  if (A->Bit > B->Bit && covers(A, B->Key)) {
    bool One = side(A, B->Key);
    Node *Zero = mergePairs(A->Children[0], One ? nullptr : B, KeepA, KeepB);
    return rebuild(A, Zero,
                   mergePairs(A->Children[1], One ? B : nullptr, KeepA, KeepB));
  }
  if (B->Bit > A->Bit && covers(B, A->Key)) {
    bool One = side(B, A->Key);
    Node *Zero = mergePairs(One ? nullptr : A, B->Children[0], KeepA, KeepB);
    return rebuild(B, Zero,
                   mergePairs(One ? A : nullptr, B->Children[1], KeepA, KeepB));
  }
  Node *First = filter(A, KeepA), *Second = filter(B, KeepB);
  if (!First || !Second)
    return First ? First : Second;
  return link(First, Second);
}

PairSet PairSet::mergeByMajor(const PairSet &A, const PairSet &B) {
  return PairSet(merge(A.Root, B.Root));
}

PairSet PairSet::mergeByPair(const PairSet &A, const PairSet &B,
                             function_ref<bool(uint32_t)> KeepA,
                             function_ref<bool(uint32_t)> KeepB) {
  return PairSet(mergePairs(A.Root, B.Root, KeepA, KeepB));
}
