//===- MergeFunctions.h - One copy of functions that are equal --*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_FUNCTIONS_MERGEFUNCTIONS_H
#define MINCAML_TRANSFORMS_FUNCTIONS_MERGEFUNCTIONS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// `mincaml-merge-functions`: keeps one of several functions that do the same.
///
/// A polymorphic function has a copy for each type that it is used at, and
/// those for int and char, or for arrays and strings, become the same code:
///
///   let length_of_pair (a, b) = Array.length a + Array.length b
///
/// Two functions are equal if they have the same type, calling convention and
/// blocks, and in corresponding blocks the same instructions, with all flags,
/// on corresponding operands. Blocks correspond by the order in which a
/// depth-first search meets them, incoming values of phi nodes by their blocks.
/// Whether two functions correspond that are mentioned in two others is decided
/// for all at once, as the coarsest partition that is consistent with itself
/// (EqualGlobals.h): a recursion equals another one, a group of functions that
/// call each other another group, and callers become equal because their
/// callees are. Constants of static storage, such as the closures that lead to
/// functions, take part.
///
/// The first one in the order of the module stays. Attributes, of its
/// instructions too, become those that all had (AttributeList::intersectWith
/// says which of them are assumptions and which change the behavior; with
/// different ones of the latter functions are not equal). Metadata that
/// describes the memory or the value of an access is weakened to what is true
/// in all of them: an array of ints and an array of chars have different alias
/// tags. All other metadata that differs is dropped.
///
/// Debug information is not compared, so that it does not change the code. A
/// debugger shows the function that stays, at its lines; the copies of a
/// polymorphic function have the same ones. It shows no variables there: their
/// values, and their types, would be those of another function.
///
/// Merged are internal functions, and private or internal constants, whose
/// address is not significant: `unnamed_addr`, or, of functions, never taken.
/// Left alone are functions that are optnone, naked or coroutines, those in a
/// section or comdat or with labels whose address is taken, and what
/// `llvm.used`, an alias or an ifunc names.
///
/// Source: [Hopcroft] (docs/sources.md).
class MergeFunctionsPass : public llvm::PassInfoMixin<MergeFunctionsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_FUNCTIONS_MERGEFUNCTIONS_H
