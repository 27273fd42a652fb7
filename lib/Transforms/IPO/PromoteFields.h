//===- PromoteFields.h - Promotion of fields to arguments -------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_PROMOTEFIELDS_H
#define MINCAML_LIB_TRANSFORMS_IPO_PROMOTEFIELDS_H

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace mincaml {

class ContentsFinder;

/// Passes the fields of a tuple or closure instead of the object (argument
/// promotion). This requires that the function only loads fields that never
/// change (ObjectContents.h) and passes the object on to no other function.
/// Some call must pass an object whose contents are known, so that the object
/// may become unnecessary there.
///
/// The loads move to the calls, where they may be executed although the
/// function would not have executed them. This relies on the alias tags of the
/// MinCaml front end (docs/code-generation.md): if such a field is loaded
/// anywhere through a parameter that is declared to be neither null nor
/// undefined, the parameter points to an object of that type on every path
/// through the function, and can be dereferenced. LLVM IR alone does not
/// guarantee that. IR of other front ends does not have these tags and is not
/// changed.
///
/// A function whose address is taken keeps its parameters for indirect calls,
/// and tail-calls a new function for the direct calls.
///
/// A function keeps its parameters if the new ones would take more than six
/// words: tail calls would not be possible on every target.
///
/// Returns the new function, or null if nothing was done.
llvm::Function *promoteFields(llvm::Function &F, ContentsFinder &Finder);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_IPO_PROMOTEFIELDS_H
