//===- DataGroups.h - Variables with a common high half ---------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_DATAGROUPS_H
#define MINCAML_TRANSFORMS_SPARC_DATAGROUPS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Puts small variables of the module into groups whose addresses have the same
/// high half, the upper 22 of 32 bits: `sethi` makes it once for all of them.
///
/// A group is a private variable, a struct of what it contains, of at most
/// 1,024 bytes and aligned to the next power of two: no addition of an offset
/// in it carries into the upper bits. What is in it becomes an alias, which
/// keeps the name, so that each access stays `[register+%lo(name)]`; SPARC code
/// of LLVM has no `%lo(name+8)`. Constant addresses within a variable become
/// aliases of their own.
///
/// Constants, variables that start as zero and others are in different
/// groups, in the order in which functions use them first. Left alone are
/// variables that can be seen from outside, that have a section, are
/// thread-local, larger than 128 bytes, strings (the linker merges them), in
/// `llvm.used`, or used in no function.
///
/// Runs last: passes that collect facts about variables see one in place of
/// several.
///
/// Source: GCC's section anchors and LLVM's GlobalMerge, which add offsets to
/// the whole address of the first variable.
struct SparcDataGroupsPass : llvm::PassInfoMixin<SparcDataGroupsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_DATAGROUPS_H
