//===- MergeFunctions.h - Merging of equal functions ------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_MERGEFUNCTIONS_H
#define MINCAML_TRANSFORMS_IPO_MERGEFUNCTIONS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-merge-functions`: merges functions that do the same.
///
/// A polymorphic function is copied for each type at which it is used. The
/// copies for int and char, or for arrays and strings, have the same code:
///
///   let length_of_pair (a, b) = Array.length a + Array.length b
///
/// Two functions are equal if they have the same type, calling convention and
/// blocks, and corresponding blocks have the same instructions, with the same
/// flags, on corresponding operands. Blocks correspond if a depth-first search
/// visits them at the same position, and incoming values of phi nodes
/// correspond if their blocks do. Whether the globals correspond that two
/// functions refer to is decided for all of them at once, as the coarsest
/// partition that is consistent with itself. So a recursive
/// function can equal another one, and so can a group of mutually recursive
/// functions; callers become equal if their callees are. Constants in static
/// memory, such as the closures of functions, are included.
///
/// The first function in the order of the module is kept. Its attributes,
/// including those of its instructions, become the ones that all merged
/// functions have: AttributeList::intersectWith distinguishes attributes that
/// are assumptions from those that change the behavior, and functions that
/// differ in the latter are not equal. Metadata that describes the memory or
/// the value of an access is weakened to what holds in all merged functions: an
/// array of ints and an array of chars have different alias tags. Other
/// metadata that differs is dropped.
///
/// Debug information is not compared, so that it does not influence the code. A
/// debugger shows the function that was kept, with its lines; the copies of a
/// polymorphic function have the same lines. It shows no variables there,
/// because their values and types could be those of another function.
///
/// The pass merges internal functions, and private or internal constants, whose
/// address is not significant: they are `unnamed_addr`, or functions whose
/// address is never taken. It does not merge functions that are optnone, naked
/// or coroutines, functions in a section or comdat or with labels whose address
/// is taken, and globals that `llvm.used`, an alias or an ifunc refers to.
///
/// Source: [Hopcroft] (docs/sources.md).
class MergeFunctionsPass : public llvm::PassInfoMixin<MergeFunctionsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_MERGEFUNCTIONS_H
