//===- ExceptionTable.h - The exceptions of a program -----------*- C++ -*-===//
//
// The exceptions that the language defines and some that the program defines,
// whose arguments have types of the generator.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_EXCEPTIONTABLE_H
#define MINCAML_LIB_GENERATOR_EXCEPTIONTABLE_H

#include "Types.h"
#include "mincaml/Frontend/AST.h"
#include <vector>

namespace mincaml::generator {

struct ExceptionInfo {
  llvm::StringRef Name;
  /// The types of the arguments. A tuple type counts as one argument.
  TypeList Arguments;
};

class ExceptionTable {
public:
  ExceptionTable(ast::ASTContext &Context, TypeTable &Table,
                 ProgramTypes &Types, Random &R);

  /// The predefined exceptions, by number.
  enum : unsigned {
    NotFound,
    Exit,
    DivisionByZero,
    Failure,
    InvalidArgument,
    NumPredefined
  };
  static ExceptionSet only(unsigned E) { return ExceptionSet(1) << E; }

  unsigned size() const { return unsigned(Infos.size()); }
  const ExceptionInfo &operator[](unsigned E) const { return Infos[E]; }

  /// Returns the program with definitions of the exceptions that it refers to
  /// and the language does not define.
  ast::Expression *define(ast::Expression *Program) const;

private:
  const ast::TypeExpression *write(const ValueType *T) const;

  ast::ASTContext &Context;
  std::vector<ExceptionInfo> Infos;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_EXCEPTIONTABLE_H
