//===- ParallelCopy.h - Serialization of parallel copies --------*- C++ -*-===//
//
// Serializes a parallel copy, in which all registers are read before any is
// written. A move whose target no pending move reads is emitted first. If there
// is none, the pending moves form cycles: the source of one move is copied to a
// free register, or to memory if no register is free. Source: the MinCaml
// reading notes, "the algorithm of shuffle".
//
// Needs: the moves, no two with overlapping targets. A pure function: the
// caller inserts the resulting steps.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_EDGES_PARALLELCOPY_H
#define MINCAML_LIB_REGALLOC_EDGES_PARALLELCOPY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCRegister.h"

namespace mincaml::regalloc {

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

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_EDGES_PARALLELCOPY_H
