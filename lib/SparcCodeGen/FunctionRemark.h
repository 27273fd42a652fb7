//===- FunctionRemark.h - Remarks on whole functions ------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_FUNCTIONREMARK_H
#define MINCAML_LIB_SPARCCODEGEN_FUNCTIONREMARK_H

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace mincaml {

/// Emits a remark of a pass about a function, if remarks are enabled.
/// \p Describe appends the text to the remark.
template <typename RemarkT = llvm::MachineOptimizationRemark,
          typename DescribeT>
void emitFunctionRemark(llvm::MachineFunction &MF, const char *Pass,
                        llvm::StringRef Name, DescribeT Describe) {
  llvm::MachineOptimizationRemarkEmitter ORE(MF, /*MBFI=*/nullptr);
  ORE.emit([&] {
    RemarkT Remark(Pass, Name,
                   llvm::DiagnosticLocation(MF.getFunction().getSubprogram()),
                   &MF.front());
    Describe(Remark);
    return Remark;
  });
}

} // namespace mincaml

#endif // MINCAML_LIB_SPARCCODEGEN_FUNCTIONREMARK_H
