//===- RemarkListener.h - Forwarding remarks to observers -------*- C++ -*-===//

#ifndef MINCAML_LIB_PASSES_REMARKLISTENER_H
#define MINCAML_LIB_PASSES_REMARKLISTENER_H

#include "mincaml/Passes/PassObserver.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/LLVMContext.h"

namespace mincaml {

/// While the object exists, remarks are passed to the observers as well as to
/// the diagnostic handler of the context.
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
