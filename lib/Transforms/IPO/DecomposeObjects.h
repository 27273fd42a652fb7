//===- DecomposeObjects.h - Scalar replacement of objects -------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_DECOMPOSEOBJECTS_H
#define MINCAML_LIB_TRANSFORMS_IPO_DECOMPOSEOBJECTS_H

namespace llvm {
class Function;
} // namespace llvm

namespace mincaml {

/// Replaces objects that are initialized where they are allocated, and
/// otherwise only loaded from, by the values of their fields (scalar
/// replacement).
///
/// Objects that meet in phi nodes and selects are replaced together: the phi
/// node of the pointers becomes one phi node for each field. If one of these
/// pointers has another use, such as a call, a store or a comparison, or
/// another origin, none of the objects is replaced. Returns whether anything
/// was replaced.
bool decomposeObjects(llvm::Function &F);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_IPO_DECOMPOSEOBJECTS_H
