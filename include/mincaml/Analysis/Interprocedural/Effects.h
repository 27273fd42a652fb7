//===- Effects.h - What calling a function does -----------------*- C++ -*-===//
//
// For each function with a body: what a call of it can do, as seen by the
// caller.
//
// Lattice: sets of effects, ordered by inclusion; no effects at the bottom.
// An effect is
//   - reading or writing memory through a certain parameter, of global
//     variables, or anywhere;
//   - allocating; input and output, which is memory that the module has no
//     access to;
//   - not returning (loops, recursion, the end of the program); unwinding;
//   - keeping or returning the address that a certain parameter is (Alias.h).
// What a function does to memory of its own (allocas, what it has just
// allocated) is no effect. With reads and writes go the alias tags (TBAA) of
// the accesses, as sets of at most 16, then "any".
// Height: the number of effects, 3 * 32 parameters + 8, and three times 17 for
// tags.
//
// Direction: from callees to callers, over the components of the call graph.
// Transfer function of a component: the union of what its instructions do; the
// effects of a call are those of the callee, with its parameters replaced by
// what the arguments point to. Within a component this is repeated until
// nothing is added. A component with a cycle may not return, unless it is a
// single function whose recursion provably ends (Termination.h).
//
// What attributes promise (`memory(...)`, `willreturn`, `nounwind`) is believed
// for functions without a body and limits what is found for the others.
//
// Source: [Lecture8], exercise on interprocedural analysis; [MinCamlNotes],
// "elimination of unused definitions" (Elim.effect, for which every call has an
// effect).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_EFFECTS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_EFFECTS_H

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class CallBase;
class MDNode;
class Value;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class CallComponents;

/// The alias tags of accesses.
class TagSet {
public:
  static constexpr unsigned MaximumSize = 16;

  /// A null tag stands for an access without one, which may be any.
  bool add(const llvm::MDNode *Tag);
  bool add(const TagSet &Other);
  bool isAny() const { return Any; }
  /// In the order in which they were found; none if any.
  llvm::ArrayRef<const llvm::MDNode *> tags() const { return Tags; }

private:
  bool Any = false;
  llvm::SmallVector<const llvm::MDNode *, 2> Tags;
};

/// Where the memory that is read or written may be.
struct Locations {
  /// Bit N: what parameter N points to. The last bit: also all that follow.
  uint32_t Parameters = 0;
  /// Variables that the function names.
  bool Globals = false;
  /// Where loaded or computed addresses lead, also to variables.
  bool Anywhere = false;
  /// Of all accesses that count here.
  TagSet Tags;

  static uint32_t parameterBit(unsigned Number) {
    return 1u << (Number < 31 ? Number : 31);
  }
  bool any() const { return Parameters != 0 || Globals || Anywhere; }
  bool add(const Locations &Other);
};

struct FunctionEffects {
  Locations Reads, Writes;
  /// The tags of writes to memory that the function, or one that it calls, has
  /// made. If Writes has any, then Writes.Tags has these too: if the memory is
  /// only made once and its address kept in a variable, other passes make a
  /// variable of it, and then its writes are among those.
  TagSet Initializations;
  bool Allocates = false;
  bool Communicates = false;
  bool MayNotReturn = false;
  bool MayUnwind = false;
  /// Parameters whose values may be kept or returned, by bit. The memory that
  /// they lead to may then be touched later.
  uint32_t Escaping = 0;

  static FunctionEffects unknown();
  /// Whether that added anything.
  bool add(const FunctionEffects &Other);
  /// A call whose result is not needed can be left out.
  bool isRemovable() const {
    return !Writes.any() && !Communicates && !MayNotReturn && !MayUnwind;
  }
};

class ModuleEffects {
public:
  explicit ModuleEffects(llvm::Module &M);

  /// Null for a function without a body, or one whose body can be replaced.
  const FunctionEffects *of(const llvm::Function &F) const;

  /// What executing this call can do. Parameters in the result are those of the
  /// callee.
  FunctionEffects ofCallee(const llvm::CallBase &Call) const;

  /// What the callers of the function that this call is in can notice of it.
  /// Parameters are those of that function, and its own memory does not count.
  FunctionEffects ofCall(const llvm::CallBase &Call) const;

  void print(llvm::raw_ostream &OS, const llvm::Module &M) const;

  /// Only where a pass says so (PreservedAnalyses::abandon).
  bool invalidate(llvm::Module &M, const llvm::PreservedAnalyses &Preserved,
                  llvm::ModuleAnalysisManager::Invalidator &);

private:
  void analyze(llvm::ArrayRef<llvm::Function *> Component);
  FunctionEffects ofBody(const llvm::Function &F) const;

  /// The handle is null once the function is gone; another may then have its
  /// address.
  struct Entry {
    llvm::WeakVH Handle;
    FunctionEffects Effects;
  };
  llvm::DenseMap<const llvm::Function *, Entry> Functions;
};

/// What a call was found to do is still all that it can do when the body of the
/// function is transformed, so that other passes may use the result that is
/// there, function passes by getCachedResult of the module proxy. Of functions
/// that came later nothing is known; passes that make some should abandon the
/// analysis.
///
/// But the same locations may be found in other ways than before. A loaded
/// address or a parameter may have become that of a variable, also of one that
/// nothing else has the address of any more, and an argument that is not used
/// now may be anything. Allocated memory may have become a variable. So the
/// effects may not be combined with what the module looks like now to rule out
/// a variable; only memory that the calling function has made, and never lets
/// out, is out of the callee's reach permanently.
class EffectsAnalysis : public llvm::AnalysisInfoMixin<EffectsAnalysis> {
public:
  using Result = ModuleEffects;
  Result run(llvm::Module &M, llvm::ModuleAnalysisManager &);

private:
  friend llvm::AnalysisInfoMixin<EffectsAnalysis>;
  static llvm::AnalysisKey Key;
};

/// `print<mincaml-effects>`: a line for each function with a body.
void printEffects(llvm::raw_ostream &OS, llvm::Module &M,
                  llvm::ModuleAnalysisManager &AM);

/// What a pointer is based on: the values at the start of all ways to it
/// through address arithmetic, phi nodes and selects; empty if there are too
/// many.
llvm::SmallVector<const llvm::Value *, 4>
underlyingObjects(const llvm::Value &Pointer);

/// Memory that did not exist before the function was called: a static or
/// dynamic alloca, the result of an allocation, a parameter passed by copy.
bool isFresh(const llvm::Value &Object);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_EFFECTS_H
