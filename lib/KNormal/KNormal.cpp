//===- KNormal.cpp - Names and operators of K-normal form -----------------===//

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::StringRef;

StringRef knormal::spelling(ArithmeticOperator Operator) {
  switch (Operator) {
#define ARITHMETIC(Name, Spelling, Operand)                                    \
  case ArithmeticOperator::Name:                                               \
    return Spelling;
#include "mincaml/KNormal/KNormal.def"
  }
  llvm_unreachable("covered switch");
}

StringRef knormal::spelling(Comparison Operator) {
  switch (Operator) {
#define COMPARISON(Name, Spelling)                                             \
  case Comparison::Name:                                                       \
    return Spelling;
#include "mincaml/KNormal/KNormal.def"
  }
  llvm_unreachable("covered switch");
}

bool knormal::isFloatOperator(ArithmeticOperator Operator) {
  enum class OperandKind { Int, Float };
  switch (Operator) {
#define ARITHMETIC(Name, Spelling, Operand)                                    \
  case ArithmeticOperator::Name:                                               \
    return OperandKind::Operand == OperandKind::Float;
#include "mincaml/KNormal/KNormal.def"
  }
  llvm_unreachable("covered switch");
}

llvm::SmallVector<Binder, 8> ClosedFunction::allParameters() const {
  llvm::SmallVector<Binder, 8> Result(Parameters);
  Result.append(Lifted.begin(), Lifted.end());
  return Result;
}

Name *Context::identifier(StringRef Identifier) {
  auto Known = Identifiers.find(Identifier);
  if (Known != Identifiers.end())
    return Known->second;
  StringRef Text = save(Identifier);
  return Identifiers[Text] = make<Name>(Text, ast::sourceName(Text),
                                        ast::isCompilerGenerated(Text));
}

Name *Context::temporary() { return numbered("tmp", StringRef()); }

Name *Context::rename(Name *X) {
  // A temporary has no source name; its new name is another temporary.
  return X->isTemporary()
             ? temporary()
             : numbered(X->Source, X->Source, X->IsCompilerGenerated);
}

Name *Context::numbered(StringRef Prefix, StringRef Source,
                        bool IsCompilerGenerated) {
  unsigned Number = ++LastNumber[Prefix];
  llvm::SmallString<32> Text;
  (Prefix + "." + llvm::Twine(Number)).toVector(Text);
  return make<Name>(save(Text), Source, IsCompilerGenerated);
}
