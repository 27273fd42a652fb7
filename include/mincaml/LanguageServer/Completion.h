//===- Completion.h - Completion and signature help -------------*- C++ -*-===//
//
// The text around the cursor is usually incomplete: `r.` or `f 1 `. These
// queries insert a name at the cursor and analyze the result, so that the parser
// and type inference say what is expected there.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LANGUAGESERVER_COMPLETION_H
#define MINCAML_LANGUAGESERVER_COMPLETION_H

#include "mincaml/LanguageServer/Analysis.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml::lsp {

/// The names of the library, with their types.
class LibraryIndex {
public:
  /// Requires a stack like Analysis.
  explicit LibraryIndex(const LanguageOptions &Options);

  struct Name {
    /// With the path of the module. The names of the values of a functor begin
    /// with the name of the functor: `Map.Make.add`.
    std::string FullName;
    /// The type of a value, the definition of a type, or a constructor with its
    /// arguments.
    std::string Detail;
    SymbolKind Kind = SymbolKind::Value;
    bool IsFunction = false;
  };
  /// Values, types, constructors and exceptions.
  llvm::ArrayRef<Name> names() const { return Names; }
  /// The full names of the modules.
  llvm::ArrayRef<std::string> modules() const { return Modules; }

private:
  void addTypes(const Analysis &A);

  std::vector<Name> Names;
  std::vector<std::string> Modules;
};

struct CompletionItem {
  enum class Kind {
    Value,
    Function,
    Type,
    Constructor,
    Field,
    Module,
    Label,
    Keyword
  };
  std::string Name;
  Kind TheKind = Kind::Value;
  /// The type; may be empty.
  std::string Detail;
};

struct CompletionList {
  /// The beginning of a name, which the items replace.
  TextRange Replaced;
  /// Sorted by name; each name once for each kind.
  std::vector<CompletionItem> Items;
};

/// The names that can be written at an offset. Requires a stack like Analysis.
CompletionList complete(const Analysis &A, size_t Offset,
                        const LibraryIndex &Library);

struct SignatureHelp {
  /// The function with its type.
  std::string Label;
  /// The part of Label of each parameter.
  std::vector<TextRange> Parameters;
  /// The number of the parameter whose argument contains the offset.
  unsigned ActiveParameter = 0;
};

/// The function whose call contains an offset. Requires a stack like Analysis.
std::optional<SignatureHelp> signatureHelp(const Analysis &A, size_t Offset);

} // namespace mincaml::lsp

#endif // MINCAML_LANGUAGESERVER_COMPLETION_H
