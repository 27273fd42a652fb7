//===- KNormal.cpp - Names and operators of K-normal form -----------------===//

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::StringRef;

StringRef knormal::spelling(ArithmeticOperator Operator) {
  static constexpr StringRef Spellings[] = {
#define ARITHMETIC(Name, Spelling, Operand) Spelling,
#include "mincaml/KNormal/KNormal.def"
  };
  return Spellings[unsigned(Operator)];
}

StringRef knormal::spelling(Comparison Operator) {
  static constexpr StringRef Spellings[] = {
#define COMPARISON(Name, Spelling) Spelling,
#include "mincaml/KNormal/KNormal.def"
  };
  return Spellings[unsigned(Operator)];
}

bool knormal::isFloatOperator(ArithmeticOperator Operator) {
  enum class OperandKind { Int, Float };
  static constexpr OperandKind Kinds[] = {
#define ARITHMETIC(Name, Spelling, Operand) OperandKind::Operand,
#include "mincaml/KNormal/KNormal.def"
  };
  return Kinds[unsigned(Operator)] == OperandKind::Float;
}

llvm::SmallVector<Type *, 8>
knormal::fieldTypes(TypeContext &Types, Type *Ty,
                    const Constructor *TheConstructor) {
  llvm::SmallVector<Type *, 8> Fields;
  if (TheConstructor) {
    for (Type *Argument : Types.argumentTypes(Ty, *TheConstructor))
      Fields.push_back(Argument->resolve());
    return Fields;
  }
  Ty = Ty->resolve();
  if (Ty->isTuple())
    for (unsigned I = 0; I != Ty->size(); ++I)
      Fields.push_back(Ty->operand(I));
  return Fields;
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
