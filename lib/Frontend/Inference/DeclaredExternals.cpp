//===- DeclaredExternals.cpp - Declared externals -------------------------===//

#include "Inference/DeclaredExternals.h"
#include "CharacterClass.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::StringRef;

/// Describes a part of a type that has no counterpart in C; returns an empty
/// string if there is none.
static StringRef findForeignPart(const Type *T) {
  std::vector<const Type *> Pending{T};
  // Abbreviations make types share parts.
  llvm::DenseSet<const Type *> Visited;
  while (!Pending.empty()) {
    T = Pending.back()->resolve();
    Pending.pop_back();
    if (!Visited.insert(T).second)
      continue;
    if (T->isFunction())
      return "a function";
    if (T->is(Type::Kind::Exception))
      return "an exception";
    if (T->isArray())
      Pending.push_back(T->element());
    else
      for (unsigned I = 0; I != T->size(); ++I)
        Pending.push_back(T->operand(I));
  }
  return "";
}

static bool isCName(StringRef Text) {
  return !Text.empty() && !isDigit(Text.front()) &&
         llvm::all_of(Text, [](char C) {
           return C == '_' || isLower(C) || isUpper(C) || isDigit(C);
         });
}

/// Reports a symbol that cannot be the name of a user's C function.
void DeclaredExternals::checkSymbol(const ExternalDefinition &X) {
  if (!X.Variable.Annotation) // A syntax error.
    return;
  if (!isCName(X.Symbol))
    Diagnostics.report(X.SymbolRange, DiagnosticID::ExternalSymbol, X.Symbol,
                       "it is not a name of C");
  else if (X.Symbol == "main" || X.Symbol.starts_with(runtime::SymbolPrefix))
    Diagnostics.report(X.SymbolRange, DiagnosticID::ExternalSymbol, X.Symbol,
                       "the runtime has this name");
}

/// Appends the character of the C type that T is passed as. Unit has none.
static void appendCType(std::string &Signature, const Type *T) {
  T = T->resolve();
  if (T->isFloat())
    Signature += 'd';
  else if (T->isInt() || T->isBool() || T->is(Type::Kind::Char))
    Signature += 'i';
  else if (!T->isUnit())
    Signature += 'p';
}

/// Checks that all declarations of a symbol have the same C type. Their MinCaml
/// types may differ.
void DeclaredExternals::checkSignature(const ExternalDefinition &X,
                                       llvm::ArrayRef<Type *> Parameters,
                                       Type *Result) {
  std::string Signature;
  for (const Type *T : Parameters)
    appendCType(Signature, T);
  Signature += '>';
  appendCType(Signature, Result);
  auto [I, IsFirst] =
      Declared.try_emplace(X.Symbol, Declaration{X.SymbolRange, Signature});
  if (IsFirst || I->second.Signature == Signature)
    return;
  Diagnostics.report(X.SymbolRange, DiagnosticID::ExternalRedeclared, X.Symbol)
      .note(I->second.Range, "it is declared here");
}

/// Returns the type of the external; the poison type after an error.
Type *DeclaredExternals::declaredType(const ExternalDefinition &X) {
  const TypeExpression *Annotation = X.Variable.Annotation;
  if (!Annotation) // A syntax error.
    return U.poison();
  if (const TypeExpression *Open = findOpenPart(*Annotation)) {
    Diagnostics.report(Open->Range, DiagnosticID::ExternalType,
                       "a value of any type");
    return U.poison();
  }
  if (!X.Arity) {
    Type *T = Annotations.resolve(*Annotation);
    // An abbreviation of a function type is not allowed here, because it does
    // not say how many parameters the C function has.
    if (!U.isPoison(T))
      Diagnostics.report(Annotation->Range, DiagnosticID::ExternalNotAFunction,
                         X.Variable.Name, T->str());
    return U.poison();
  }
  bool Failed = false;
  auto Resolve = [&](const TypeExpression *Part) {
    Type *T = Annotations.resolve(*Part);
    StringRef Foreign = findForeignPart(T);
    if (!Foreign.empty())
      Diagnostics.report(Part->Range, DiagnosticID::ExternalType, Foreign);
    Failed |= !Foreign.empty() || U.isPoison(T);
    return T;
  };
  std::vector<Type *> Parameters;
  const TypeExpression *Rest = Annotation;
  for (; Rest->TheKind == TypeExpression::Kind::Function;
       Rest = Rest->Operands.back())
    for (const TypeExpression *Part : Rest->Operands.drop_back())
      Parameters.push_back(Resolve(Part));
  Type *Result = Resolve(Rest);
  if (Failed)
    return U.poison();
  checkSignature(X, Parameters, Result);
  return Types.function(Parameters, Result);
}

void DeclaredExternals::define(ExternalDefinition *X) {
  checkSymbol(*X);
  Recorder.setType(X->Variable, declaredType(*X));
  Annotations.endDefinition();
  Symbols.add(X->Variable, X);
}
