//===- Effects.h - Side effects of functions --------------------*- C++ -*-===//
//
// Computes for each function with a body the effects that a call of the
// function can have, as seen by the caller.
//
// Lattice: sets of effects, ordered by inclusion; the bottom is the empty set.
// An effect is
//   - reading or writing memory through a certain parameter, of global
//     variables, or anywhere;
//   - allocating; input and output, that is, access to memory that the module
//     cannot access;
//   - not returning (loops, recursion, the end of the program); unwinding;
//   - keeping or returning the address in a certain parameter (Alias.h).
// Accesses to the function's own memory (allocas, memory that it has just
// allocated) are not effects. The height is the number of effects,
// 3 * 32 parameters + 8.
//
// Direction: from callees to callers, over the components of the call graph.
// Transfer function of a component: the union of the effects of its
// instructions. The effects of a call are those of the callee, with its
// parameters replaced by the memory that the arguments point to. Within a
// component this is repeated until no effect is added. A component with a cycle
// may not return, unless it is a single function whose recursion provably ends
// (Termination.h).
//
// Attributes (`memory(...)`, `willreturn`, `nounwind`) are trusted for
// functions without a body and limit the computed effects of the others.
//
// Source: [Lecture8], exercise on interprocedural analysis; [MinCamlNotes],
// "elimination of unused definitions" (Elim.effect, for which every call has an
// effect).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_INTERPROCEDURAL_EFFECTS_H
#define MINCAML_ANALYSIS_INTERPROCEDURAL_EFFECTS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class CallBase;
class Value;
} // namespace llvm

namespace mincaml {

class CallComponents;

/// The memory that may be read or written.
struct MemoryLocations {
  /// Bit N stands for the memory that parameter N points to. The last bit also
  /// stands for all further parameters.
  uint32_t Parameters = 0;
  /// Global variables that the function names.
  bool Globals = false;
  /// Memory at loaded or computed addresses. This may include global variables.
  bool Anywhere = false;

  static uint32_t parameterBit(unsigned Number) {
    return 1u << (Number < 31 ? Number : 31);
  }
  bool any() const { return Parameters != 0 || Globals || Anywhere; }
  bool add(const MemoryLocations &Other);
};

struct FunctionEffects {
  MemoryLocations Reads, Writes;
  bool Allocates = false;
  bool DoesInputOutput = false;
  bool MayNotReturn = false;
  bool MayUnwind = false;
  /// The parameters whose values may be kept or returned, by bit. The memory
  /// that they point to may then be accessed later.
  uint32_t Escaping = 0;

  static FunctionEffects unknown();
  /// Adds effects; returns whether any of them is new.
  bool add(const FunctionEffects &Other);
  /// Whether a call whose result is not needed can be removed.
  bool isRemovable() const {
    return !Writes.any() && !DoesInputOutput && !MayNotReturn && !MayUnwind;
  }
};

class ModuleEffects {
public:
  ModuleEffects(llvm::Module &M, llvm::FunctionAnalysisManager &AM);

  /// The effects of a function; null if the function has no body, is variadic,
  /// naked or an unsplit coroutine, or may be replaced at link time.
  const FunctionEffects *of(const llvm::Function &F) const;

  /// The effects of executing this call. Parameters in the result are those of
  /// the callee.
  FunctionEffects ofCallee(const llvm::CallBase &Call) const;

  /// The effects of this call that callers of the enclosing function can
  /// observe. Parameters are those of the enclosing function, and accesses to
  /// its own memory do not count.
  FunctionEffects ofCall(const llvm::CallBase &Call) const;

  /// Prints the effects of a function:
  /// `reads nothing; writes globals; allocates`.
  void printEffects(llvm::raw_ostream &OS, const llvm::Function &F) const;

private:
  void analyze(llvm::ArrayRef<llvm::Function *> Component, bool IsRecursive,
               llvm::FunctionAnalysisManager &AM);
  FunctionEffects ofBody(const llvm::Function &F) const;

  llvm::DenseMap<const llvm::Function *, FunctionEffects> Functions;
};

/// The module analysis. A module pass requests the result, uses it, and only
/// then changes the module: any change invalidates the result. Function passes
/// do not use it. Such a pass may change a callee before it visits the caller,
/// and effects that are older than the attributes of a function may contradict
/// them (docs/passes.md, "Which results an analysis may use").
struct EffectsAnalysis : llvm::AnalysisInfoMixin<EffectsAnalysis> {
  static inline llvm::AnalysisKey Key;
  using Result = ModuleEffects;
  Result run(llvm::Module &M, llvm::ModuleAnalysisManager &AM) {
    return Result(
        M,
        AM.getResult<llvm::FunctionAnalysisManagerModuleProxy>(M).getManager());
  }
};

/// `print<mincaml-effects>`: prints a line for each function with a body.
void printEffects(llvm::raw_ostream &OS, llvm::Module &M,
                  llvm::ModuleAnalysisManager &AM);

/// The values that a pointer is based on, found by following address
/// arithmetic, phi nodes and selects; empty if there are too many.
llvm::SmallVector<const llvm::Value *, 4>
underlyingObjects(const llvm::Value &Pointer);

/// Whether Object is memory that did not exist before the function was called:
/// a static or dynamic alloca, the result of an allocation, a parameter passed
/// by copy.
bool isFresh(const llvm::Value &Object);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_INTERPROCEDURAL_EFFECTS_H
