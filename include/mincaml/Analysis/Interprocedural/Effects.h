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
// allocated) is no effect.
// Height: the number of effects, 3 * 32 parameters + 8.
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

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class CallBase;
class Value;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class CallComponents;

/// Where the memory that is read or written may be.
struct Locations {
  /// Bit N: what parameter N points to. The last bit: also all that follow.
  uint32_t Parameters = 0;
  /// Variables that the function names.
  bool Globals = false;
  /// Where loaded or computed addresses lead, also to variables.
  bool Anywhere = false;

  static uint32_t parameterBit(unsigned Number) {
    return 1u << (Number < 31 ? Number : 31);
  }
  bool any() const { return Parameters != 0 || Globals || Anywhere; }
  bool add(const Locations &Other);
};

struct FunctionEffects {
  Locations Reads, Writes;
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
  ModuleEffects(llvm::Module &M, llvm::FunctionAnalysisManager &AM);

  /// Null for a function without a body or with variadic arguments, or one
  /// whose body can be replaced.
  const FunctionEffects *of(const llvm::Function &F) const;

  /// What executing this call can do. Parameters in the result are those of the
  /// callee.
  FunctionEffects ofCallee(const llvm::CallBase &Call) const;

  /// What the callers of the function that this call is in can notice of it.
  /// Parameters are those of that function, and its own memory does not count.
  FunctionEffects ofCall(const llvm::CallBase &Call) const;

  void print(llvm::raw_ostream &OS, const llvm::Module &M) const;
  /// `reads nothing; writes globals; allocates`.
  void printEffects(llvm::raw_ostream &OS, const llvm::Function &F) const;

private:
  void analyze(llvm::ArrayRef<llvm::Function *> Component, bool IsRecursive,
               llvm::FunctionAnalysisManager &AM);
  FunctionEffects ofBody(const llvm::Function &F) const;

  llvm::DenseMap<const llvm::Function *, FunctionEffects> Functions;
};

/// For a pass that computes it on the module as it is, uses it, and changes the
/// module last. Any change invalidates it. No function pass reads it: callees
/// change between two functions of such a pass, and effects that are older than
/// the attributes of a function contradict them (docs/passes.md, "What an
/// analysis may know").
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
