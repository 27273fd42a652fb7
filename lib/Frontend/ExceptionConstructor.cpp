//===- ExceptionConstructor.cpp - Exception constructors ------------------===//

#include "mincaml/Frontend/ExceptionConstructor.h"
#include "mincaml/Frontend/Desugar.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

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

std::string mincaml::exceptionName(const ExceptionConstructor &X,
                                   StringRef FileName) {
  StringRef Name = ast::sourceName(X.Name);
  std::string Module =
      llvm::sys::path::filename(FileName).split('.').first.str();
  if (X.isPredefined() || Module.empty())
    return Name.str();
  Module[0] = llvm::toUpper(Module[0]);
  return Module + "." + Name.str();
}

static char printed(const Type *Ty) {
  switch (Ty->kind()) {
  case Type::Kind::Int:
  case Type::Kind::Char:
  case Type::Kind::Bool:
    return 'i';
  case Type::Kind::Unit:
    return 'u';
  case Type::Kind::Float:
    return 'f';
  case Type::Kind::String:
    return 's';
  default:
    return 'p';
  }
}

std::string mincaml::printedArguments(const ExceptionConstructor &X) {
  std::string Result;
  if (!X.Payload)
    return Result;
  const Type *Payload = X.Payload->resolve();
  if (X.Arity == 1)
    return {printed(Payload)};
  for (unsigned I = 0; I != X.Arity; ++I)
    Result += printed(Payload->operand(I));
  return Result;
}
