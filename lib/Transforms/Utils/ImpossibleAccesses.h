//===- ImpossibleAccesses.h - Accesses with undefined behavior --*- C++ -*-===//
//
// A load or store has undefined behavior if its pointer is null, undef or
// poison, an integer that is not aligned as the access requires, or an address
// that is outside of a variable or misaligned in it. A program without
// undefined behavior never takes the path to it. If such a path stayed in the
// code, later passes would process values of wrong types on it, and the check
// of machine code would find accesses that no processor allows.
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

/// Replaces accesses that are never reached, and the code after them, by
/// `unreachable`, and removes the branches that lead only there. The code
/// before an access stays up to the last call, which may print, exit or never
/// return. \p PassName is used for remarks.
void removePathsTo(llvm::ArrayRef<llvm::Instruction *> Accesses,
                   llvm::Function &F, llvm::OptimizationRemarkEmitter &Remarks,
                   const char *PassName);

/// Does so for all accesses in a function that have undefined behavior, except
/// volatile and atomic ones and those outside of address space 0. Returns
/// whether there were any.
bool removeImpossibleAccesses(llvm::Function &F,
                              llvm::OptimizationRemarkEmitter &Remarks,
                              const char *PassName);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_IMPOSSIBLEACCESSES_H
