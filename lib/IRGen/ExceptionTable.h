//===- ExceptionTable.h - The names of exceptions ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_EXCEPTIONTABLE_H
#define MINCAML_LIB_IRGEN_EXCEPTIONTABLE_H

#include "mincaml/Frontend/Type.h"
#include "llvm/IR/Module.h"
#include <map>

namespace mincaml {

/// What the runtime needs to print an exception that nothing handles: for each
/// number of the program's own exceptions its name and its arguments, as
/// printedArguments describes them.
class ExceptionTable {
public:
  ExceptionTable(llvm::Module &M, llvm::StringRef FileName)
      : M(M), FileName(FileName.str()) {}

  /// The program makes exceptions of this kind.
  void add(const ExceptionConstructor &X) {
    if (!X.isPredefined())
      Made[X.Number] = &X;
  }
  llvm::Constant *address();
  /// To be called when all exceptions have been added.
  void finish();

private:
  llvm::Module &M;
  const std::string FileName;
  std::map<unsigned, const ExceptionConstructor *> Made;
  /// A placeholder until the table is known.
  llvm::GlobalVariable *Table = nullptr;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_EXCEPTIONTABLE_H
