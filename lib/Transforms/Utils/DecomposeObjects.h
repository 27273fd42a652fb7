//===- DecomposeObjects.h - Objects in registers ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_DECOMPOSEOBJECTS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_DECOMPOSEOBJECTS_H

namespace llvm {
class Function;
} // namespace llvm

namespace mincaml {

/// Replaces objects that are filled where they are allocated, and otherwise
/// only loaded from, by the values of their fields.
///
/// Objects that meet in phi nodes and selects are taken apart together: the phi
/// node of the pointers becomes one for each field. If one of them leads
/// elsewhere, to a call, a store or a comparison, or comes from elsewhere, all
/// of them stay. Whether anything was done.
bool decomposeObjects(llvm::Function &F);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_DECOMPOSEOBJECTS_H
