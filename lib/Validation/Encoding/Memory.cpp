//===- Memory.cpp - Memory as a list of operations ------------------------===//

#include "Encoding/Memory.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

const MemoryNode *MemoryStates::intern(MemoryNode Node,
                                       ArrayRef<unsigned> Key) {
  std::vector<unsigned> FullKey{unsigned(Node.Kind)};
  FullKey.insert(FullKey.end(), Key.begin(), Key.end());
  auto [Position, IsNew] = Known.try_emplace(std::move(FullKey), nullptr);
  if (IsNew) {
    Node.Number = Nodes.size();
    Position->second = &Nodes.emplace_back(std::move(Node));
  }
  return Position->second;
}

const MemoryNode *MemoryStates::initial() { return intern({}, {}); }

const MemoryNode *MemoryStates::store(const MemoryNode *M, const Range &Where,
                                      const RawBytes &What) {
  MemoryNode Node;
  Node.Kind = MemoryNode::Store;
  Node.Parent = M;
  Node.Where = Where;
  Node.What = What;
  return intern(std::move(Node),
                {M->Number, Where.Provenance.id(), Where.Address.id(),
                 Where.Bytes, unsigned(Where.Alignment), What.Bits.id(),
                 What.Poison.id(), What.Provenance ? What.Provenance.id() : 0});
}

const MemoryNode *MemoryStates::join(Term Condition, const MemoryNode *A,
                                     const MemoryNode *B) {
  if (A == B || isTrue(Condition))
    return A;
  if (isFalse(Condition))
    return B;
  MemoryNode Node;
  Node.Kind = MemoryNode::Join;
  Node.Condition = Condition;
  Node.Parent = A;
  Node.Other = B;
  return intern(std::move(Node), {Condition.id(), A->Number, B->Number});
}

const MemoryNode *MemoryStates::havoc(const MemoryNode *M, Term EventNumber,
                                      ArrayRef<unsigned> PrivateBlocks,
                                      std::optional<ArrayRef<Term>> Limit) {
  MemoryNode Node;
  Node.Kind = MemoryNode::Havoc;
  Node.Parent = M;
  Node.EventNumber = EventNumber;
  Node.PrivateBlocks.assign(PrivateBlocks.begin(), PrivateBlocks.end());
  SmallVector<unsigned, 8> Key{M->Number, EventNumber.id(),
                               unsigned(PrivateBlocks.size())};
  append_range(Key, PrivateBlocks);
  if (Limit) {
    Node.IsLimited = true;
    Node.LimitedTo.assign(Limit->begin(), Limit->end());
    Key.push_back(1);
    for (Term T : *Limit)
      Key.push_back(T.id());
  }
  return intern(std::move(Node), Key);
}

const MemoryNode *MemoryStates::forget(const MemoryNode *M, Term Provenance) {
  MemoryNode Node;
  Node.Kind = MemoryNode::Forget;
  Node.Parent = M;
  Node.Where.Provenance = Provenance;
  return intern(std::move(Node), {M->Number, Provenance.id()});
}

//===- Bytes --------------------------------------------------------------===//

Term MemoryStates::byte(Term Bits, unsigned Count, unsigned Index) {
  unsigned Low = 8 * (IsBigEndian ? Count - 1 - Index : Index);
  return extract(Bits, Low + 7, Low);
}

Term MemoryStates::join(ArrayRef<Term> BytesByAddress) {
  Term Result = BytesByAddress.front();
  for (Term Byte : BytesByAddress.drop_front())
    Result = IsBigEndian ? concat(Result, Byte) : concat(Byte, Result);
  return Result;
}

Term MemoryStates::byteMask(Term Poison) {
  SmallVector<Term, 8> Bytes;
  for (unsigned I = 0; I < width(Poison); ++I)
    Bytes.push_back(sextOrTrunc(extract(Poison, I, I), 8));
  return join(Bytes);
}

static void addUndefs(RawBytes &To, const RawBytes &From) {
  for (Term U : From.Undefs)
    if (none_of(To.Undefs, [&](Term Have) { return isSame(Have, U); }))
      To.Undefs.push_back(U);
}

RawBytes MemoryStates::choose(Term Condition, const RawBytes &A,
                              const RawBytes &B) {
  if (isTrue(Condition))
    return A;
  if (isFalse(Condition))
    return B;
  RawBytes Result;
  Result.Bits = ite(Condition, A.Bits, B.Bits);
  Result.Poison = ite(Condition, A.Poison, B.Poison);
  Result.Provenance = ite(Condition, A.Provenance, B.Provenance);
  addUndefs(Result, A);
  addUndefs(Result, B);
  return Result;
}

/// The contents of a range after a store that starts Distance bytes before it.
/// Old is the contents before the store; it may be null if the store covers the
/// range.
RawBytes MemoryStates::overlay(const Range &Where, const MemoryNode &Store,
                               int64_t Distance, const RawBytes *Old) {
  int64_t Count = Where.Bytes;
  int64_t Stored = Store.Where.Bytes;
  bool IsCovered = Distance >= 0 && Distance + Count <= Stored;
  Term NoBlock = bits(C, ProvenanceBits, blocks::Null);
  if (Distance == 0 && Count == Stored) {
    RawBytes Result = Store.What;
    if (Result.Provenance.isNone())
      Result.Provenance = NoBlock;
    return Result;
  }
  RawBytes Result;
  SmallVector<Term, 8> Bytes;
  SmallVector<Term, 8> Poison;
  for (int64_t I = 0; I < Count; ++I) {
    int64_t From = I + Distance;
    if (From >= 0 && From < Stored) {
      Bytes.push_back(byte(Store.What.Bits, Stored, From));
      Poison.push_back(extract(Store.What.Poison, From, From));
    } else {
      Bytes.push_back(byte(Old->Bits, Count, I));
      Poison.push_back(extract(Old->Poison, I, I));
    }
  }
  Result.Bits = join(Bytes);
  Result.Poison = Poison.front();
  for (Term P : drop_begin(Poison))
    Result.Poison = concat(P, Result.Poison);
  Result.Provenance =
      IsCovered && Store.What.Provenance ? Store.What.Provenance : NoBlock;
  addUndefs(Result, Store.What);
  if (Old && !IsCovered)
    addUndefs(Result, *Old);
  return Result;
}

RawBytes MemoryStates::contentsAfterEvent(Term EventNumber,
                                          const Range &Where) {
  SmallVector<Term, 8> Bytes;
  SmallVector<Term, 8> Poison;
  for (unsigned I = 0; I < Where.Bytes; ++I) {
    Term Address = Where.Address;
    if (I)
      Address = simplified(Address + bits(C, width(Address), I));
    Bytes.push_back(
        apply(C, "byte", {EventNumber, Where.Provenance, Address}, 8));
    Poison.push_back(
        apply(C, "bytepoison", {EventNumber, Where.Provenance, Address}, 1));
  }
  RawBytes Result;
  Result.Bits = join(Bytes);
  Result.Poison = Poison.front();
  for (Term P : drop_begin(Poison))
    Result.Poison = concat(P, Result.Poison);
  Result.Provenance =
      apply(C, "block", {EventNumber, Where.Provenance, Where.Address},
            ProvenanceBits);
  UnknownBlocks.emplace_back(Result.Provenance, EventNumber);
  return Result;
}

RawBytes MemoryStates::uninitialized(Reading &R) {
  RawBytes Result;
  Term U = R.MakeUndef(R.Where);
  Result.Bits = U;
  Result.Poison = bits(C, R.Where.Bytes, 0);
  Result.Provenance = bits(C, ProvenanceBits, blocks::Null);
  Result.Undefs.push_back(U);
  return Result;
}

//===- Reading ------------------------------------------------------------===//

RawBytes MemoryStates::read(const MemoryNode *M, const Range &Where,
                            const UndefMaker &MakeUndef) {
  Reading R{Where, MakeUndef, {}};
  return readNode(M, R);
}

RawBytes MemoryStates::readNode(const MemoryNode *M, Reading &R) {
  auto Found = R.Done.find(M);
  if (Found != R.Done.end())
    return Found->second;
  RawBytes Result = computeNode(M, R);
  R.Done[M] = Result;
  return Result;
}

SmallVector<unsigned, 4> validation::blocksIn(Term Provenance, unsigned Begin) {
  SmallVector<unsigned, 4> Result;
  for (Term N : numbersIn(Provenance))
    if (width(N) == ProvenanceBits && number(N)->uge(Begin))
      Result.push_back(number(N)->getZExtValue());
  return Result;
}

RawBytes MemoryStates::computeNode(const MemoryNode *M, Reading &R) {
  switch (M->Kind) {
  case MemoryNode::Initial: {
    if (std::optional<APInt> Block = number(R.Where.Provenance))
      if (Block->uge(blocks::FrameBlocks))
        return uninitialized(R);
    RawBytes Result = contentsAfterEvent(bits(C, 8, 0), R.Where);
    for (unsigned Local : blocksIn(R.Where.Provenance, blocks::FrameBlocks))
      Result = choose(eq(R.Where.Provenance, bits(C, ProvenanceBits, Local)),
                      uninitialized(R), Result);
    return Result;
  }
  case MemoryNode::Store:
    return readStore(*M, R);
  case MemoryNode::Join: {
    RawBytes A = readNode(M->Parent, R);
    RawBytes B = readNode(M->Other, R);
    return choose(M->Condition, A, B);
  }
  case MemoryNode::Havoc:
    return readHavoc(*M, R);
  case MemoryNode::Forget: {
    Term IsMeant = simplified(eq(R.Where.Provenance, M->Where.Provenance));
    if (isFalse(IsMeant))
      return readNode(M->Parent, R);
    if (isTrue(IsMeant))
      return uninitialized(R);
    return choose(IsMeant, uninitialized(R), readNode(M->Parent, R));
  }
  }
  llvm_unreachable("there is no such node");
}

RawBytes MemoryStates::readStore(const MemoryNode &M, Reading &R) {
  Term InBlock = simplified(eq(R.Where.Provenance, M.Where.Provenance));
  if (isFalse(InBlock))
    return readNode(M.Parent, R);
  Term Difference = simplified(R.Where.Address - M.Where.Address);
  int64_t Count = R.Where.Bytes;
  int64_t Stored = M.Where.Bytes;
  auto IsWithin = [&](int64_t D) { return D > -Count && D < Stored; };
  auto Covers = [&](int64_t D) { return D >= 0 && D + Count <= Stored; };
  if (std::optional<APInt> Known = number(Difference)) {
    int64_t D = Known->getSExtValue();
    if (!IsWithin(D))
      return readNode(M.Parent, R);
    if (isTrue(InBlock) && Covers(D))
      return overlay(R.Where, M, D, nullptr);
    RawBytes Old = readNode(M.Parent, R);
    return choose(InBlock, overlay(R.Where, M, D, &Old), Old);
  }
  // Aligned addresses differ by multiples of the smaller alignment.
  int64_t Step =
      std::max<int64_t>(1, std::min(R.Where.Alignment, M.Where.Alignment));
  RawBytes Old = readNode(M.Parent, R);
  RawBytes Result = Old;
  for (int64_t D = 1 - Count; D < Stored; ++D) {
    if (D % Step != 0)
      continue;
    Term IsDistance =
        D == 0 ? eq(R.Where.Address, M.Where.Address)
               : eq(Difference,
                    bits(C, APInt(width(Difference), D, /*isSigned=*/true)));
    Result =
        choose(InBlock && IsDistance, overlay(R.Where, M, D, &Old), Result);
  }
  return Result;
}

RawBytes MemoryStates::readHavoc(const MemoryNode &M, Reading &R) {
  if (std::optional<APInt> Block = number(R.Where.Provenance))
    if (Block->uge(blocks::Arguments) &&
        !is_contained(M.PrivateBlocks, Block->getZExtValue()))
      return readNode(M.Parent, R);
  RawBytes Changed = contentsAfterEvent(M.EventNumber, R.Where);
  // The condition under which the event does not change the block.
  Term Keeps = boolean(C, false);
  for (unsigned Private : blocksIn(R.Where.Provenance, blocks::Arguments))
    if (!is_contained(M.PrivateBlocks, Private))
      Keeps = Keeps || eq(R.Where.Provenance, bits(C, ProvenanceBits, Private));
  if (M.IsLimited) {
    Term IsMeant = boolean(C, false);
    for (Term Block : M.LimitedTo)
      IsMeant = IsMeant || simplified(eq(R.Where.Provenance, Block));
    Keeps = Keeps || !IsMeant;
  }
  if (isFalse(Keeps))
    return Changed;
  return choose(Keeps, readNode(M.Parent, R), Changed);
}
