//===- SymbolTable.h - Names in scope ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_SYMBOLTABLE_H
#define MINCAML_LIB_FRONTEND_INFERENCE_SYMBOLTABLE_H

#include "OperatorSymbols.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace mincaml {

struct Symbol {
  llvm::StringRef Name;
  llvm::SMRange Range;
  /// The type at the definition, not resolved.
  Type *Ty;
  /// The function of this name, if a `let rec` defines it.
  const ast::FunctionDefinition *Function;
  /// The external of this name, if it is declared.
  const ast::ExternalDefinition *External;
  /// The type scheme of a polymorphic definition; otherwise null.
  const TypeScheme *Scheme;
  /// Where uses are recorded while a recursive definition has no scheme yet;
  /// otherwise null.
  std::vector<ast::VariableReference *> *Uses;

  /// Whether the library defines the symbol. Messages do not show such
  /// definitions.
  bool isOfLibrary() const { return Name.contains('.') && !isSymbolName(Name); }
};

/// The names in scope, innermost last. To end a scope, call `endScope` with the
/// `size` at its beginning. This is not an llvm::ScopedHashTable, because the
/// search for misspelled names iterates over all names in scope.
class SymbolTable {
public:
  size_t size() const { return Symbols.size(); }

  void add(const ast::Binder &B,
           const ast::FunctionDefinition *Function = nullptr,
           std::vector<ast::VariableReference *> *Uses = nullptr) {
    if (B.Name == "_")
      return;
    unsigned &Innermost = Index[B.Name];
    Symbols.push_back(
        {{B.Name, B.Range, B.Ty, Function, nullptr, B.Scheme, Uses},
         Innermost});
    Innermost = Symbols.size();
  }

  void add(const ast::Binder &B, const ast::ExternalDefinition *External) {
    size_t Before = Symbols.size();
    add(B);
    if (Symbols.size() != Before)
      Symbols.back().External = External;
  }

  /// Sets the scheme of the recursive definition B after its inference has
  /// ended.
  void setScheme(const ast::Binder &B) {
    if (unsigned I = Index.lookup(B.Name)) {
      Symbols[I - 1].Scheme = B.Scheme;
      Symbols[I - 1].Uses = nullptr;
    }
  }

  void endScope(size_t Size) {
    for (; Symbols.size() > Size; Symbols.pop_back())
      Index[Symbols.back().Name] = Symbols.back().Shadowed;
  }

  /// Returns the innermost symbol of this name, or null. The result is valid
  /// until the next `add`.
  const Symbol *lookup(llvm::StringRef Name) const {
    unsigned I = Index.lookup(Name);
    return I ? &Symbols[I - 1] : nullptr;
  }

  /// Calls Visit with the symbols, the innermost first, until it returns false.
  template <typename Function> void forEachSymbol(Function Visit) const {
    for (size_t I = Symbols.size(); I--;)
      if (!Visit(Symbols[I]))
        return;
  }

private:
  struct Entry : Symbol {
    /// One more than the index of the entry of the same name that this one
    /// shadows; 0 if there is none.
    unsigned Shadowed;
  };
  std::vector<Entry> Symbols;
  llvm::DenseMap<llvm::StringRef, unsigned> Index;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_SYMBOLTABLE_H
