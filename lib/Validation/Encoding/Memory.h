//===- Memory.h - Symbolic values and memory --------------------*- C++ -*-===//
//
// A node is a state of memory: the initial state, or the result of an operation
// on another state. Equal nodes are one object (hash consing), so two functions
// that perform the same operations have the same memory.
//
// A read searches the nodes, starting with the current state, for the contents
// of a range of bytes. It skips nodes that cannot affect the range, and takes
// the bytes of a store that covers it. Otherwise it builds a case distinction
// on the distance of the addresses. Blocks are compared before addresses.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_MEMORY_H
#define MINCAML_LIB_VALIDATION_ENCODING_MEMORY_H

#include "Smt.h"
#include "llvm/IR/DataLayout.h"
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace mincaml::validation {

/// An integer, a floating-point number or a pointer.
struct Scalar {
  Term Bits; ///< for a pointer, its address
  Term Poison;
  Term Provenance = {}; ///< for a pointer, the number of its memory block

  void poisonIf(Term Condition) { Poison = Poison || Condition; }
};

/// A value of any type, as the list of its scalars.
struct SymbolicValue {
  llvm::SmallVector<Scalar, 1> Leaves;
  /// The variables for undef, which are replaced by new ones at each use.
  llvm::SmallVector<Term, 0> Undefs;
};

/// A scalar in a type, and its offset in memory.
struct Leaf {
  llvm::Type *Ty;
  uint64_t Offset; ///< in bytes
};

/// The width of the number of a memory block.
inline constexpr unsigned ProvenanceBits = 16;

/// The scalars of a type. Returns nothing if the type is not supported or has
/// more than 64 scalars.
std::optional<llvm::SmallVector<Leaf, 4>> leavesOf(llvm::Type *Ty,
                                                   const llvm::DataLayout &DL);

/// The width of the bits of a scalar type.
unsigned scalarWidth(llvm::Type *Ty, const llvm::DataLayout &DL);

/// A range of bytes in one memory block. In executions without undefined
/// behaviour, Address is a multiple of Alignment.
struct Range {
  Term Provenance;
  Term Address;
  unsigned Bytes;
  uint64_t Alignment;
};

/// The contents of a range. Bits is the integer of this size at the address, in
/// the byte order of the target.
struct RawBytes {
  Term Bits;
  Term Poison;     ///< one bit for each byte, that of the first address lowest
  Term Provenance; ///< the block, if the range is one pointer
  llvm::SmallVector<Term, 0> Undefs;
};

struct MemoryNode {
  enum NodeKind {
    Initial,
    Store, ///< Where := What
    Join,  ///< Condition ? Parent : Other
    Havoc, ///< an event changed blocks that it can access
    Forget ///< Where.Provenance is uninitialized again
  };
  NodeKind Kind = Initial;
  const MemoryNode *Parent = nullptr;
  const MemoryNode *Other = nullptr;
  Range Where = {};
  RawBytes What = {};
  Term Condition;
  /// For Havoc, the number of the event.
  Term EventNumber;
  /// For Havoc, the private blocks that the event may change.
  llvm::SmallVector<unsigned, 0> PrivateBlocks;
  /// For Havoc, whether the event may change only the blocks in LimitedTo.
  bool IsLimited = false;
  llvm::SmallVector<Term, 0> LimitedTo;
  unsigned Number = 0;
};

/// The numbering of memory blocks. Blocks from Arguments on are private: other
/// code cannot access them before a pointer to them escapes.
namespace blocks {
inline constexpr unsigned Null = 0;
/// The end of the blocks from outside the function: globals first, then unnamed
/// blocks.
inline constexpr unsigned ExternalEnd = 0x2000;
/// The blocks of `noalias` arguments.
inline constexpr unsigned Arguments = 0x2000;
/// The blocks that events allocate; that of event K is Events + K.
inline constexpr unsigned Events = 0x4000;
/// The blocks of allocas and of modelled allocation functions.
inline constexpr unsigned FrameBlocks = 0x8000;
} // namespace blocks

/// The block numbers from Begin on that occur in the term of a provenance.
llvm::SmallVector<unsigned, 4> blocksIn(Term Provenance, unsigned Begin);

class MemoryStates {
public:
  /// MakeUndef(Where) is called for the contents of uninitialized memory.
  using UndefMaker = std::function<Term(const Range &Where)>;

  MemoryStates(Z3_context C, bool IsBigEndian)
      : C(C), IsBigEndian(IsBigEndian) {}

  const MemoryNode *initial();
  const MemoryNode *store(const MemoryNode *M, const Range &Where,
                          const RawBytes &What);
  const MemoryNode *join(Term Condition, const MemoryNode *A,
                         const MemoryNode *B);
  /// If \p Limit is set, only these blocks are changed.
  const MemoryNode *havoc(const MemoryNode *M, Term EventNumber,
                          llvm::ArrayRef<unsigned> PrivateBlocks,
                          std::optional<llvm::ArrayRef<Term>> Limit);
  const MemoryNode *forget(const MemoryNode *M, Term Provenance);

  RawBytes read(const MemoryNode *M, const Range &Where,
                const UndefMaker &MakeUndef);

  /// A mask with all bits of the bytes that are set in Poison (see RawBytes).
  Term byteMask(Term Poison);

  /// Returns and clears the list of provenances that reads have found in memory
  /// contents from an event or from the caller, each with the number of the
  /// event.
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
  RawBytes contentsAfterEvent(Term EventNumber, const Range &Where);
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

#endif // MINCAML_LIB_VALIDATION_ENCODING_MEMORY_H
