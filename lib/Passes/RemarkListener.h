//===- RemarkListener.h - Remarks for a report ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_PASSES_REMARKLISTENER_H
#define MINCAML_LIB_PASSES_REMARKLISTENER_H

#include "llvm/IR/LLVMContext.h"

namespace mincaml {

class CheckReport;

/// As long as it lives, remarks of our passes go to a report as well as to
/// where the user wants them.
class RemarkListener {
public:
  RemarkListener(llvm::LLVMContext &Context, CheckReport &Report);
  RemarkListener(const RemarkListener &) = delete;
  RemarkListener &operator=(const RemarkListener &) = delete;
  ~RemarkListener();

private:
  llvm::LLVMContext &Context;
};

} // namespace mincaml

#endif // MINCAML_LIB_PASSES_REMARKLISTENER_H
