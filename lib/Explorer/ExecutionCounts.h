//===- ExecutionCounts.h - How often words were executed --------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_EXECUTIONCOUNTS_H
#define MINCAML_LIB_EXPLORER_EXECUTIONCOUNTS_H

#include "Assembly.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Gives each word of SPARC code the number of times that a run has executed
/// it, from what the plugin sparc-count has written
/// (utils/qemu-plugin/code-counts.h). A function begins where its first
/// executed instruction is: control enters it nowhere else.
///
/// Errors: the file has another form, or is about other code.
llvm::Error addExecutionCounts(llvm::MemoryBufferRef Counts, Assembly &Code);

/// Writes the attribute `executions`, if there are counts.
void writeExecutions(const Assembly &Code, llvm::json::OStream &J);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_EXECUTIONCOUNTS_H
