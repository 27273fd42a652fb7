//===- PromoteFields.h - Fields as arguments --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_PROMOTEFIELDS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_PROMOTEFIELDS_H

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace mincaml {

class ContentsFinder;

/// Passes the fields of a tuple or closure in place of the object, where the
/// function only loads fields that never change (ObjectContents.h) and hands
/// the object at most to itself, and some call passes an object whose contents
/// are known, so that the object may become superfluous there.
///
/// The loads move to the calls. They could be executed where they were not
/// before. This relies on what the MinCaml front end promises with its alias
/// tags (docs/code-generation.md): a parameter through which such a field is
/// loaded anywhere, and that is declared to be neither null nor undefined,
/// points to an object of that type on every path through the function, so it
/// can be dereferenced there. LLVM IR alone does not guarantee that. IR of
/// other front ends, which does not have these tags, is left alone.
///
/// A function whose address is used as well keeps its parameters for those who
/// call it by that, and tail-calls another for the direct calls.
///
/// A function keeps its parameters if they would take more than six words
/// afterwards: beyond that tail calls are not possible on every target.
///
/// The new function, or null if nothing was done.
llvm::Function *promoteFields(llvm::Function &F, ContentsFinder &Finder);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_PROMOTEFIELDS_H
