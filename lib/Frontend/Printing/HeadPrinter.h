//===- HeadPrinter.h - Printing of definition heads -------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PRINTING_HEADPRINTER_H
#define MINCAML_LIB_FRONTEND_PRINTING_HEADPRINTER_H

#include "Printing/PrintedNames.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml::ast {

/// Prints definitions up to their `=`.
class HeadPrinter {
public:
  HeadPrinter(llvm::raw_ostream &OS, const PrintedNames &Names, bool WithTypes)
      : OS(OS), Names(Names), WithTypes(WithTypes) {}

  /// Begins an outermost definition: the names of type variables may be used
  /// again.
  void beginOutermost() { TypeVariables.clear(); }

  void binder(const Binder &B);
  void typedBinder(const Binder &B);
  void pattern(const LetTuple *T);
  void pattern(const Pattern &P);
  void functionHead(llvm::StringRef Keyword, const FunctionDefinition *F);
  void definition(const LetDefinitions *L, size_t I);
  void parameters(const FunctionDefinition *F);
  void exception(const ExceptionDefinition *X);
  void external(const ExternalDefinition *X);
  /// Prints the pattern of a handler's case.
  void casePattern(const HandlerCase &Case);

private:
  void type(const Type *Found, const TypeExpression *Annotation);

  llvm::raw_ostream &OS;
  const PrintedNames &Names;
  const bool WithTypes;
  Type::VariableNames TypeVariables;
};

} // namespace mincaml::ast

#endif // MINCAML_LIB_FRONTEND_PRINTING_HEADPRINTER_H
