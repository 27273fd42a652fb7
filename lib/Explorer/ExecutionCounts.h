//===- ExecutionCounts.h - Execution counts of instructions -----*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_EXECUTIONCOUNTS_H
#define MINCAML_LIB_EXPLORER_EXECUTIONCOUNTS_H

#include "Assembly.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Sets the execution count of each instruction word of SPARC code, from a file
/// that the plugin sparc-count wrote (utils/qemu-plugin/code-counts.h). The
/// first executed address of a function is taken as its start, since control
/// does not enter it elsewhere.
///
/// Returns an error if the file has another format or describes other code.
llvm::Error addExecutionCounts(llvm::MemoryBufferRef Counts, Assembly &Code);

/// Writes the attribute `executions`, if there are counts.
void writeExecutions(const Assembly &Code, llvm::json::OStream &J);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_EXECUTIONCOUNTS_H
