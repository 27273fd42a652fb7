//===- MemoryDefinitions.h - Reaching definitions of memory -----*- C++ -*-===//
//
// Determines for each load and call which stores and calls may have written the
// values that it reads, and for each of these its uses. ReachingDefinitions.h
// does this for slots, which nothing else can access. This analysis does it for
// all memory: mutable fields of records, references, array elements, global
// variables.
//
// A *location* is an address with the size of an access: an SSA value, the
// base, plus a constant offset. A *definition* is a store, which writes to a
// location; a call or another instruction that may write to memory; or
// `outside`, of which each location has one. It stands for what the function has
// not written itself: the caller, or a callee that has allocated the object,
// has.
//
// A base that is computed in a loop is another address in each iteration. So a
// store has two states: it is *current* as long as its base has not been
// computed again, and *old* afterwards. Only a current store can be overwritten
// for certain.
//
//   Lattice    sets of definitions with their states, ordered by inclusion
//   Direction  forward, from the entry, where the definitions `outside` hold
//   Join       union: a definition that reaches on some path reaches
//   Transfer   a store to the location L removes the current stores to L and
//              the definition `outside` of L, then adds itself as current;
//              a call adds itself and removes nothing;
//              an instruction that computes a base turns the current stores
//              with this base into old ones, and adds the definitions `outside`
//              of the locations with this base
//
// The transfer functions are monotone: the effect on a definition depends on
// this definition only. The height is twice the number of stores, plus that of
// calls and locations.
//
// A load of the location L reads the definitions that hold before it and may
// write to L:
// - `outside` of L;
// - current stores with the same base, if the bytes overlap;
// - other stores, unless alias analysis shows that they do not write to L. Its
//   answers have to hold for addresses from different iterations;
// - calls, unless the effects of the callee (Effects.h) show the same, or the
//   field is immutable.
//
// A call uses the definitions that it may read. `outside` uses the stores that
// hold where the function returns, unless their objects are local to it. So a
// store without uses is dead.
//
// Source: [Lecture8], "reaching definitions", "def-use analysis", and the
// exercise on alias analysis.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_MEMORYDEFINITIONS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_MEMORYDEFINITIONS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/IR/PassManager.h"
#include <optional>
#include <vector>

namespace mincaml {

class ModuleEffects;

/// The solution for a function. This is a snapshot: it does not follow changes.
class MemoryDefinitions {
public:
  MemoryDefinitions(llvm::Function &F, llvm::AAResults &AA,
                    const ModuleEffects &Effects);

  /// Whether the function is so large that nothing was computed.
  bool isTooLarge() const { return TooLarge; }
  /// The largest product of the number of definitions and that of blocks, or of
  /// instructions that read.
  static constexpr uint64_t MaximumSize = uint64_t(1) << 24;

  struct Reaching {
    /// Whether the value may have been written outside of the function. This is
    /// not computed for calls.
    bool Outside = false;
    /// The stores and calls that may have written it, in program order.
    llvm::SmallVector<llvm::Instruction *, 4> Definitions;
  };
  /// Returns what an instruction in a reachable block may read, or null if it
  /// does not read memory.
  const Reaching *reach(const llvm::Instruction &Reader) const;

  struct Uses {
    /// Whether code outside of the function may read the value afterwards. This
    /// is not computed for calls.
    bool Outside = false;
    /// The instructions that may read it, in program order.
    llvm::SmallVector<llvm::Instruction *, 4> Readers;
  };
  /// Returns what may read the values that a store or call has written, or null
  /// if nothing does.
  const Uses *uses(const llvm::Instruction &Definition) const;

private:
  bool TooLarge = false;
  llvm::DenseMap<const llvm::Instruction *, Reaching> Reach;
  llvm::DenseMap<const llvm::Instruction *, Uses> UsesOf;
};

/// `print<mincaml-memory-defs>`: prints for each statement the definitions of
/// memory that reach its loads and its call, and what uses its definition.
void printMemoryDefinitions(llvm::raw_ostream &OS, llvm::Module &M,
                            llvm::ModuleAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_MEMORYDEFINITIONS_H
