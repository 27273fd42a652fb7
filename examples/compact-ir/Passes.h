//===- Passes.h - Three passes on both representations ----------*- C++ -*-===//
//
// Each pass exists twice. Both versions do the same; only what they walk over,
// and how they replace, insert and delete, differs.
//
//   copies  Copy propagation with constant folding, in one walk. Copies are
//           phi nodes whose operands are all the same value or the phi node
//           itself, phi-c nodes whose upsilon nodes all store the same constant
//           or argument, selects with equal arms or a constant condition, and
//           casts to the same type. Integer operations on constants are
//           computed. A pi node is not a copy: it has information that its
//           value lacks. With this information, comparisons with constants are
//           decided, and a pi node that says "equal to a constant" becomes the
//           constant.
//   tuples  Scalar replacement of tuples. (1) A field of an aggregate that
//           insertvalue has made becomes the inserted value; the field of a phi
//           node (or phi-c node) of such aggregates becomes a phi node of the
//           fields. (2) Memory of a tuple whose address does not escape is
//           removed: each field is stored once, in the block of the
//           allocation, so that a load yields the stored value.
//   dead    Removes everything that no statement with an effect needs. Cycles
//           of phi nodes go, too.
//
// None of them changes the control flow. They do not fold divisions by zero, or
// operations whose operands are undef or poison, and leave floating point alone.
//
//===----------------------------------------------------------------------===//

#ifndef PASSES_H
#define PASSES_H

#include "CompactIR.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"

namespace compact {

void propagateCopies(CompactFunction &F);
void replaceTuples(CompactFunction &F);
void removeDead(CompactFunction &F);

/// Blocks are those of a function, in an order in which each reachable block
/// follows its dominators.
void propagateCopies(llvm::ArrayRef<llvm::BasicBlock *> Blocks);
void replaceTuples(llvm::ArrayRef<llvm::BasicBlock *> Blocks);
void removeDead(llvm::ArrayRef<llvm::BasicBlock *> Blocks);

/// The result of an integer operation on constants, or null. Predicate is that
/// of a comparison.
llvm::Constant *fold(unsigned Opcode, unsigned Predicate, llvm::Type *Ty,
                     llvm::ArrayRef<llvm::Constant *> Operands,
                     const llvm::DataLayout &DL);
/// The constant that a comparison of a value in Range with C is, or null.
llvm::Constant *decide(const llvm::ConstantRange &Range, unsigned Predicate,
                       const llvm::ConstantInt &C, llvm::Type *Ty);

/// Limits: for phi nodes that are replaced together, and the length of a chain of
/// insertvalue or pi nodes; for the fields of a tuple in memory.
constexpr unsigned MaximumSteps = 64, MaximumFields = 64;

/// Whether a statement precedes another one of the same block.
inline bool precedes(uint32_t A, uint32_t B) { return A < B; }
inline bool precedes(llvm::Instruction *A, llvm::Instruction *B) {
  return A->comesBefore(B);
}

/// The accesses to the memory of a tuple.
template <typename StatementRef> struct TupleAccesses {
  struct Store {
    uint64_t Offset, Size;
    llvm::Type *Ty;
    StatementRef TheStatement;
  };
  struct Load {
    uint64_t Offset;
    llvm::Type *Ty;
    StatementRef TheStatement;
    /// Whether the load is in the block of the allocation, as all stores are.
    bool IsInBlock;
  };
  llvm::SmallVector<Store, 4> Stores;
  llvm::SmallVector<Load, 4> Loads;
  bool Escapes = false;

  void addStore(uint64_t Offset, llvm::Type *Ty, const llvm::DataLayout &DL,
                StatementRef S, bool IsInBlock) {
    if (!IsInBlock || !Ty || Stores.size() == MaximumFields ||
        DL.getTypeStoreSize(Ty).isScalable()) {
      Escapes = true;
      return;
    }
    Stores.push_back({Offset, DL.getTypeStoreSize(Ty).getFixedValue(), Ty, S});
  }

  /// The store whose value L loads, or null.
  const Store *storeOf(const Load &L) const {
    for (const Store &S : Stores)
      if (S.Offset == L.Offset)
        return S.Ty == L.Ty && (!L.IsInBlock ||
                                precedes(S.TheStatement, L.TheStatement))
                   ? &S
                   : nullptr;
    return nullptr;
  }

  /// Whether each load yields the value of one store.
  bool canReplace() const {
    if (Escapes)
      return false;
    for (size_t I = 0; I < Stores.size(); ++I)
      for (size_t J = 0; J < I; ++J)
        if (Stores[I].Offset < Stores[J].Offset + Stores[J].Size &&
            Stores[J].Offset < Stores[I].Offset + Stores[I].Size)
          return false;
    return llvm::all_of(Loads, [&](const Load &L) { return storeOf(L); });
  }
};

} // namespace compact

#endif // PASSES_H
