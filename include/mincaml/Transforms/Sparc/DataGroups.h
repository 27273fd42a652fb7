//===- DataGroups.h - Grouping of small global variables --------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_DATAGROUPS_H
#define MINCAML_TRANSFORMS_SPARC_DATAGROUPS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Groups small global variables of the module so that the addresses in a group
/// have the same high half, the upper 22 of 32 bits: one `sethi` serves all of
/// them.
///
/// A group is a private variable: a struct of the grouped variables, of at most
/// 1,024 bytes and aligned to the next power of two, so that no offset in it
/// carries into the upper bits. A grouped variable is replaced by an alias with
/// its name, so that accesses stay `[register+%lo(name)]`; LLVM's SPARC backend
/// has no `%lo(name+8)`. Constant addresses inside of a variable become
/// separate aliases.
///
/// Constants, zero-initialized variables and others are in different groups,
/// ordered by their first use in a function. The pass does not group variables
/// that are visible outside of the module, have a section, are thread-local,
/// larger than 128 bytes, strings (which the linker merges), in `llvm.used`, or
/// not used by any function.
///
/// The pass runs last, because analyses of variables see a group as one
/// variable.
///
/// Source: GCC's section anchors and LLVM's GlobalMerge, which add offsets to
/// the full address of the first variable.
struct SparcDataGroupsPass : llvm::PassInfoMixin<SparcDataGroupsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_DATAGROUPS_H
