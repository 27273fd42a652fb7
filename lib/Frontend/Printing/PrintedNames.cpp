//===- PrintedNames.cpp - Names in printed trees --------------------------===//

#include "Printing/PrintedNames.h"
#include "OperatorSymbols.h"
#include "mincaml/Frontend/Desugar.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::StringRef;

namespace {

/// Calls Visit with each name in a tree and whether it is bound there, in the
/// order of the text.
template <typename Function>
void forEachName(const Expression &Program, Function Visit) {
  std::vector<const Expression *> Pending{&Program};
  llvm::SmallVector<const Expression *, 8> Operands;
  while (!Pending.empty()) {
    const Expression *E = Pending.back();
    Pending.pop_back();
    if (const auto *V = dyn_cast<VariableReference>(E))
      Visit(V->Name, /*IsBound=*/false);
    if (const auto *X = dyn_cast<ExceptionDefinition>(E))
      Visit(X->Name, /*IsBound=*/true);
    if (const auto *C = dyn_cast<MakeException>(E))
      Visit(C->Name, /*IsBound=*/false);
    if (const auto *T = dyn_cast<Try>(E))
      for (const HandlerCase &Case : T->Cases)
        if (!Case.Name.empty())
          Visit(Case.Name, /*IsBound=*/false);
    forEachBinder(*E,
                  [&](const Binder &B) { Visit(B.Name, /*IsBound=*/true); });
    Operands.clear();
    appendOperands(E, Operands);
    for (const Expression *Operand : llvm::reverse(Operands))
      Pending.push_back(Operand);
  }
}

/// Whether a name is not an identifier, because the compiler has created it or
/// the library defines it.
bool isMade(StringRef Name, bool IsBound) {
  if (mincaml::isSymbolName(Name))
    return false;
  return Name.contains('#') || (IsBound && Name.contains('.'));
}

/// Returns the beginning of a new identifier: `array_map` for `Array.map#1`.
std::string identifierPrefix(StringRef Name) {
  if (mincaml::isSymbolName(sourceName(Name)))
    return "operator";
  std::string Prefix = sourceName(Name).lower();
  llvm::replace(Prefix, '.', '_');
  return Name.contains('.') ? Prefix : sourceName(Name).str();
}

} // namespace

PrintedNames::PrintedNames(const Expression &Program) {
  llvm::DenseSet<StringRef> Taken;
  std::vector<StringRef> Generated;
  forEachName(Program, [&](StringRef Name, bool IsBound) {
    if (!Taken.insert(Name).second)
      return;
    if (isMade(Name, IsBound))
      Generated.push_back(Name);
    else if (mincaml::isSymbolName(Name))
      Identifiers[Name] = ("( " + Name + " )").str();
  });
  llvm::StringMap<unsigned> Numbers;
  for (StringRef Name : Generated) {
    std::string Prefix = identifierPrefix(Name);
    std::string Identifier;
    do
      Identifier =
          (llvm::Twine(Prefix) + "_" + llvm::Twine(++Numbers[Prefix])).str();
    while (Taken.contains(Identifier));
    Identifiers[Name] = Identifier;
  }
}
