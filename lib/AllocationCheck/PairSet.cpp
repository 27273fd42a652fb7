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

/// Joins two subtries neither of which covers the other; consumes the
/// references to both.
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

/// Returns the part of a subtrie that a merge keeps if the other set contains
/// none of its keys.
using Rule = function_ref<Node *(Node *)>;

static Node *keepAll(Node *N) { return retain(N); }
static Node *keepNone(Node *) { return nullptr; }

/// Returns the trie of the keys whose minors Keep accepts.
static Node *filter(Node *N, function_ref<bool(uint32_t)> Keep) {
  if (isLeaf(N))
    return Keep(minorOf(N)) ? retain(N) : nullptr;
  Node *Zero = filter(N->Children[0], Keep);
  return rebuild(N, Zero, filter(N->Children[1], Keep));
}

/// Merges A and B, by major as in mergeByMajor or else by pair. Keys that are
/// in both are kept; OnlyA and OnlyB decide about the others.
static Node *merge(Node *A, Node *B, Rule OnlyA, Rule OnlyB, bool ByMajor) {
  if (A == B)
    return retain(A);
  if (!A)
    return OnlyB(B);
  if (!B)
    return OnlyA(A);
  if (ByMajor && hasOneMajor(A) && hasOneMajor(B) && majorOf(A) == majorOf(B))
    return merge(A, B, keepNone, keepNone, /*ByMajor=*/false);
  Node *Top = A->Bit < B->Bit ? B : A, *Other = Top == A ? B : A;
  if (!covers(Top, Other->Key)) {
    Node *First = OnlyA(A), *Second = OnlyB(B);
    if (!First || !Second)
      return First ? First : Second;
    return link(First, Second);
  }
  if (isLeaf(Top))
    return retain(A);
  // The part of a subtrie below one of the children of Top.
  auto Part = [Top](Node *N, unsigned Side) {
    if (N->Bit == Top->Bit)
      return N->Children[Side];
    return side(Top, N->Key) == Side ? N : nullptr;
  };
  Node *Zero = merge(Part(A, 0), Part(B, 0), OnlyA, OnlyB, ByMajor);
  return rebuild(Top, Zero,
                 merge(Part(A, 1), Part(B, 1), OnlyA, OnlyB, ByMajor));
}

PairSet PairSet::mergeByMajor(const PairSet &A, const PairSet &B) {
  return PairSet(merge(A.Root, B.Root, keepAll, keepAll, /*ByMajor=*/true));
}

PairSet PairSet::mergeByPair(const PairSet &A, const PairSet &B,
                             function_ref<bool(uint32_t)> KeepA,
                             function_ref<bool(uint32_t)> KeepB) {
  return PairSet(merge(
      A.Root, B.Root, [&](Node *N) { return filter(N, KeepA); },
      [&](Node *N) { return filter(N, KeepB); }, /*ByMajor=*/false));
}
