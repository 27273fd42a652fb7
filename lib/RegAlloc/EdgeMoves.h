//===- EdgeMoves.h - Moves and spill code on edges --------------*- C++ -*-===//
//
// Plans the code that brings values from their locations at the end of a block
// to those that the successor expects. On each edge, the values that must be in
// memory are spilled first; then one parallel copy moves the values that stay
// in registers; then the values that come from memory are reloaded. The code is
// inserted at the end of the predecessor if that has no other successor, and in
// a new block on the edge otherwise.
//
// An edge is unsplittable if neither is possible. Unsplittable are the edges to
// exception pads, to the targets of `asm goto`, from the return of an exception
// handler, and after terminators that LLVM cannot redirect. Across an
// unsplittable edge all values are in memory; those that must be spilled are
// spilled in the predecessor. Exceptions and `asm goto` leave a block from its
// middle; only the results of an `asm goto` are live across its edges in
// registers.
//
// Needs: the plans of all blocks, with final entries. Gives: the plan of each
// edge. Must not change the plans of blocks, except to spill a value at its
// definition instead of on the edge.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_EDGEMOVES_H
#define MINCAML_LIB_REGALLOC_EDGEMOVES_H

#include "FunctionPlan.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCRegister.h"

namespace mincaml::regalloc {

// Serializes a parallel copy, in which all registers are read before any is
// written. A move whose target no pending move reads is emitted first. If there
// is none, the pending moves form cycles: the source of one move is copied to a
// free register, or to memory if no register is free. Source: the MinCaml
// reading notes, "the algorithm of shuffle".
//
// Needs: the moves, no two with overlapping targets. A pure function: the
// caller inserts the resulting steps.

/// One copy of a parallel copy. Index identifies it to the caller.
struct ParallelMove {
  unsigned Index;
  llvm::MCRegister From, To;
};

struct CopyStep {
  enum Kind : unsigned char {
    /// To = From.
    Move,
    /// To = From, where To is a free register. This breaks a cycle.
    BreakCycle,
    /// Stores From to memory.
    ToMemory,
    /// Loads the value that ToMemory of the same index has stored into To.
    FromMemory
  };
  Kind TheKind;
  unsigned Index;
  llvm::MCRegister From, To;

  bool operator==(const CopyStep &) const = default;
};

/// Returns the steps for Moves, no two of which have overlapping targets.
/// Overlap returns whether two registers share storage. FreeRegister returns a
/// register for a move that overlaps none of the moves and none of the given
/// registers, or no register.
llvm::SmallVector<CopyStep, 8> serializeParallelCopy(
    llvm::ArrayRef<ParallelMove> Moves,
    llvm::function_ref<bool(llvm::MCRegister, llvm::MCRegister)> Overlap,
    llvm::function_ref<llvm::MCRegister(const ParallelMove &,
                                        llvm::ArrayRef<llvm::MCRegister>)>
        FreeRegister);

/// Marks the blocks that have an incoming unsplittable edge. Needs: nothing
/// planned yet.
void findUnsplittableEdges(const FunctionAnalyses &FA, FunctionPlan &Plan);

void planEdges(const FunctionAnalyses &FA, FunctionPlan &Plan,
               DefinitionSpills &DefSpills);

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_EDGEMOVES_H
