//===- ExceptionConstructor.cpp - Exception constructors ------------------===//

#include "mincaml/Frontend/ExceptionConstructor.h"

using namespace mincaml;
using llvm::StringRef;

ExceptionConstructors::ExceptionConstructors(Type *String) {
  for (const runtime::ExceptionRow &Row : runtime::Exceptions) {
    bool HasPayload = Row.Payload == runtime::TableType::STRING;
    make(Row.Name, llvm::SMRange(), HasPayload ? String : nullptr, HasPayload);
  }
}

ExceptionConstructor *ExceptionConstructors::make(StringRef Name,
                                                  llvm::SMRange Range,
                                                  Type *Payload,
                                                  unsigned Arity) {
  unsigned Number = Constructors.size();
  return &Constructors.emplace_back(
      ExceptionConstructor{Name, Range, Payload, Arity, Number});
}

const ExceptionConstructor *
ExceptionConstructors::findPredefined(StringRef Name) const {
  for (size_t I = 0; I != std::size(runtime::Exceptions); ++I)
    if (Constructors[I].Name == Name)
      return &Constructors[I];
  return nullptr;
}
