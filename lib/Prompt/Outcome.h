//===- Outcome.h - Values, types and definitions as text --------*- C++ -*-===//
//
// What OCaml's prompt prints of a phrase, box by box as in its `Oprint`.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_PROMPT_OUTCOME_H
#define MINCAML_LIB_PROMPT_OUTCOME_H

#include "Formatter.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/ValueTree.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

namespace mincaml::prompt {

/// Removes from a name the modules that the session has opened, and the numbers
/// by which the compiler tells equal names apart.
class NamePrinter {
public:
  /// Path is a module inside of which names are printed, or empty.
  NamePrinter(const llvm::StringSet<> &Opened, llvm::StringRef Path = "")
      : Opened(Opened), Path(Path) {}

  std::string type(llvm::StringRef Name) const;
  /// A constructor or a field.
  std::string member(llvm::StringRef Name, bool KeepsModule = false) const;

private:
  const llvm::StringSet<> &Opened;
  llvm::StringRef Path;
};

/// The numbers in the names of weak type variables: 1 for `'_weak1`.
using WeakNumbers = llvm::DenseMap<const Type *, unsigned>;

void printValue(Formatter &To, const ValueTree &V, const NamePrinter &Names);

/// Prints a type. The types of Weak print as `'_weak1`; all other variables are
/// named in the order of their appearance.
void printType(Formatter &To, const Type &Ty, const WeakNumbers &Weak,
               const NamePrinter &Names);

/// Prints one type of a definition; Keyword is `type` or `and`.
void printDeclaration(Formatter &To, llvm::StringRef Keyword,
                      const ast::TypeDeclaration &D);
void printException(Formatter &To, const ast::ExceptionDefinition &X);
void printExternal(Formatter &To, const ast::ExternalDefinition &X);

/// Returns a name of a value as a definition shows it: `( + )` for an operator.
std::string valueName(llvm::StringRef Name);

} // namespace mincaml::prompt

#endif // MINCAML_LIB_PROMPT_OUTCOME_H
