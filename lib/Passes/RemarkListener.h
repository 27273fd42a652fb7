//===- RemarkListener.h - Remarks for a report ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_PASSES_REMARKLISTENER_H
#define MINCAML_LIB_PASSES_REMARKLISTENER_H

#include "mincaml/Passes/PassObserver.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/LLVMContext.h"

namespace mincaml {

/// As long as it lives, remarks go to observers as well as to where the user
/// wants them.
class RemarkListener {
public:
  RemarkListener(llvm::LLVMContext &Context,
                 llvm::ArrayRef<PassObserver *> Observers);
  RemarkListener(const RemarkListener &) = delete;
  RemarkListener &operator=(const RemarkListener &) = delete;
  ~RemarkListener();

private:
  llvm::LLVMContext &Context;
};

} // namespace mincaml

#endif // MINCAML_LIB_PASSES_REMARKLISTENER_H
