//===- SourceLocation.cpp - Source locations of LLVM IR -------------------===//

#include "mincaml/CodeGen/SourceLocation.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/Support/SourceMgr.h"

using namespace mincaml;
using namespace llvm;

SMLoc mincaml::findLocation(const SourceMgr &Sources,
                            const DiagnosticLocation &Location) {
  if (!Location.isValid() || !Location.getLine())
    return SMLoc();
  const auto &Buffer = Sources.getBufferInfo(Sources.getMainFileID());
  const char *Line = Buffer.getPointerForLineNumber(Location.getLine());
  const size_t Column = std::max(Location.getColumn(), 1u) - 1;
  if (!Line ||
      Column > static_cast<size_t>(Buffer.Buffer->getBufferEnd() - Line) ||
      StringRef(Line, Column).contains('\n'))
    return SMLoc();
  return SMLoc::getFromPointer(Line + Column);
}
