//===- ImpossibleAccesses.h - Paths that cannot be taken --------*- C++ -*-===//
//
// A load or store is undefined if nothing can be where it goes: its pointer is
// null, undef or poison, a number that is not aligned as the access requires,
// or an address in a variable, beside it or not aligned. The path to it is
// never taken by a program without undefined behaviour. Where such a path is
// left in the code, later passes compute on it with values of wrong types, and
// the check of machine code finds accesses that no processor allows.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_IMPOSSIBLEACCESSES_H
#define MINCAML_LIB_TRANSFORMS_UTILS_IMPOSSIBLEACCESSES_H

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Function;
class Instruction;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Replaces accesses that are never reached, and what comes after them, by
/// `unreachable`, and removes the branches that lead nowhere else. What comes
/// before an access stays up to the last call, which may print, exit or never
/// return. \p PassName is for remarks.
void removePathsTo(llvm::ArrayRef<llvm::Instruction *> Accesses,
                   llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks,
                   const char *PassName);

/// Does so for all accesses of a function that are undefined, except volatile
/// and atomic ones and those outside address space 0. Returns whether there was
/// one.
bool removeImpossibleAccesses(llvm::Function &F,
                              llvm::OptimizationRemarkEmitter &Remarks,
                              const char *PassName);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_IMPOSSIBLEACCESSES_H
