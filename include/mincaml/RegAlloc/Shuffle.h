//===- Shuffle.h - A parallel copy as a sequence of moves -------*- C++ -*-===//
//
// Several registers are to be copied to others at once, as if all were read
// before any is written. `shuffle` finds an order: a move whose target nobody
// still wants to read goes first; when there is none, what is left is cycles,
// and the source of one move is put away in a free register, or in memory if no
// register is free. Source: the MinCaml reading notes, "the algorithm of
// shuffle".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_SHUFFLE_H
#define MINCAML_REGALLOC_SHUFFLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCRegister.h"

namespace mincaml {

/// One of the copies that happen at once. Index is the caller's name for it.
struct ParallelMove {
  unsigned Index;
  llvm::MCRegister From, To;
};

struct ShuffleStep {
  enum Kind : unsigned char {
    /// From goes to To.
    Move,
    /// A move that breaks a cycle: From goes to the free register To.
    PutAway,
    /// From goes to memory.
    ToMemory,
    /// To gets what ToMemory of the same index has put there.
    FromMemory
  };
  Kind TheKind;
  unsigned Index;
  llvm::MCRegister From, To;

  bool operator==(const ShuffleStep &) const = default;
};

/// The steps for Moves. No two targets overlap. Overlap says whether two
/// registers share storage; FreeRegister gives a register for a move that
/// overlaps none of the moves, nor any of the registers it is handed, or none.
llvm::SmallVector<ShuffleStep, 8>
shuffle(llvm::ArrayRef<ParallelMove> Moves,
        llvm::function_ref<bool(llvm::MCRegister, llvm::MCRegister)> Overlap,
        llvm::function_ref<llvm::MCRegister(const ParallelMove &,
                                            llvm::ArrayRef<llvm::MCRegister>)>
            FreeRegister);

} // namespace mincaml

#endif // MINCAML_REGALLOC_SHUFFLE_H
