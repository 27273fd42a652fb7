//===- ExceptionTable.h - Names of exceptions -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_EXCEPTIONTABLE_H
#define MINCAML_LIB_IRGEN_EXCEPTIONTABLE_H

#include "mincaml/Frontend/Type.h"
#include "llvm/IR/Module.h"
#include <map>

namespace mincaml {

/// The table from which the runtime prints an uncaught exception: for each
/// exception number of the program, the name of the exception and a description
/// of its arguments (see printedArguments).
class ExceptionTable {
public:
  ExceptionTable(llvm::Module &M, llvm::StringRef FileName)
      : M(M), FileName(FileName.str()) {}

  /// Adds an exception that the program constructs.
  void add(const ExceptionConstructor &X) {
    if (!X.isPredefined())
      Constructed[X.Number] = &X;
  }
  llvm::Constant *address();
  /// Creates the table. Must be called after all exceptions have been added.
  void finish();

private:
  llvm::Module &M;
  const std::string FileName;
  std::map<unsigned, const ExceptionConstructor *> Constructed;
  /// A placeholder until `finish` creates the table.
  llvm::GlobalVariable *Table = nullptr;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_EXCEPTIONTABLE_H
