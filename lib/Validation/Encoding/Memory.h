//===- Memory.h - Memory as the list of what was done to it ----*- C++ -*-===//
//
// A node is a state of memory: the initial one, or what one step makes of
// another. Nodes that are made alike are one object, so that two functions that
// have done the same have the same memory.
//
// A read looks for what a range of bytes contains. It passes nodes that cannot
// concern it, takes the bytes of a store that covers it, and otherwise makes a
// case distinction on the distance of the addresses; whether the blocks agree
// is compared before the addresses are.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_ENCODING_MEMORY_H
#define MINCAML_VALIDATION_ENCODING_MEMORY_H

#include "Encoding/Value.h"
#include <deque>
#include <functional>
#include <map>
#include <utility>

namespace mincaml::validation {

/// A range of bytes in one block. Alignment holds for the address in defined
/// executions.
struct Range {
  Term Provenance;
  Term Address;
  unsigned Bytes;
  uint64_t Alignment;
};

/// The contents of a range. In the order of the target: the bits of an integer
/// of this size.
struct RawBytes {
  Term Bits;
  Term Poison;     ///< one bit for each byte, that of the first address lowest
  Term Provenance; ///< if the range is one pointer
  llvm::SmallVector<Term, 0> Undefs;
};

struct MemoryNode {
  enum NodeKind {
    Initial,
    Store, ///< Where := What
    Join,  ///< Condition ? Parent : Other
    Havoc, ///< an event changed blocks that others know
    Forget ///< Where.Provenance is uninitialized again
  };
  NodeKind Kind = Initial;
  const MemoryNode *Parent = nullptr;
  const MemoryNode *Other = nullptr;
  Range Where = {};
  RawBytes What = {};
  Term Condition;
  /// Havoc: the number of the event.
  Term Era;
  /// Havoc: the private blocks that it changes.
  llvm::SmallVector<unsigned, 0> Privates;
  /// Havoc: it changes only these blocks.
  bool IsLimited = false;
  llvm::SmallVector<Term, 0> LimitedTo;
  unsigned Number = 0;
};

/// How blocks are numbered. From Arguments on they are private: nobody else
/// knows them before a pointer to them escapes.
namespace blocks {
inline constexpr unsigned Null = 0;
/// Blocks of the caller: globals first, then what no name is known of.
inline constexpr unsigned OthersEnd = 0x2000;
/// Blocks that a `noalias` argument points to.
inline constexpr unsigned Arguments = 0x2000;
/// What event K has allocated is EventsBegin + K.
inline constexpr unsigned Events = 0x4000;
/// Allocas and allocations.
inline constexpr unsigned Locals = 0x8000;
} // namespace blocks

class MemoryStates {
public:
  /// MakeUndef(Where) is called for contents of uninitialized memory.
  using UndefMaker = std::function<Term(const Range &Where)>;

  MemoryStates(Z3_context C, bool IsBigEndian)
      : C(C), IsBigEndian(IsBigEndian) {}

  const MemoryNode *initial();
  const MemoryNode *store(const MemoryNode *M, const Range &Where,
                          const RawBytes &What);
  const MemoryNode *join(Term Condition, const MemoryNode *A,
                         const MemoryNode *B);
  /// \p Limit: only these blocks are changed.
  const MemoryNode *havoc(const MemoryNode *M, Term Era,
                          llvm::ArrayRef<unsigned> Privates,
                          std::optional<llvm::ArrayRef<Term>> Limit);
  const MemoryNode *forget(const MemoryNode *M, Term Provenance);

  RawBytes read(const MemoryNode *M, const Range &Where,
                const UndefMaker &MakeUndef);

  /// All bits of the bytes for which Poison, as in RawBytes, has a bit.
  Term byteMask(Term Poison);

  /// The provenances that reads have found in contents that an event, or the
  /// caller, left, with the number of the event; empties the list.
  std::vector<std::pair<Term, Term>> takeUnknownBlocks() {
    return std::exchange(UnknownBlocks, {});
  }

private:
  struct Reading {
    const Range &Where;
    const UndefMaker &MakeUndef;
    std::map<const MemoryNode *, RawBytes> Done;
  };

  const MemoryNode *intern(MemoryNode Node, llvm::ArrayRef<unsigned> Key);
  RawBytes readNode(const MemoryNode *M, Reading &R);
  RawBytes computeNode(const MemoryNode *M, Reading &R);
  RawBytes readStore(const MemoryNode &M, Reading &R);
  RawBytes readHavoc(const MemoryNode &M, Reading &R);
  RawBytes era(Term Era, const Range &Where);
  RawBytes uninitialized(Reading &R);
  RawBytes choose(Term Condition, const RawBytes &A, const RawBytes &B);
  RawBytes overlay(const Range &Where, const MemoryNode &Store,
                   int64_t Distance, const RawBytes *Old);
  Term byte(Term Bits, unsigned Count, unsigned Index);
  Term join(llvm::ArrayRef<Term> BytesByAddress);

  Z3_context C;
  bool IsBigEndian;
  std::deque<MemoryNode> Nodes;
  std::map<std::vector<unsigned>, const MemoryNode *> Known;
  std::vector<std::pair<Term, Term>> UnknownBlocks;
};

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_MEMORY_H
