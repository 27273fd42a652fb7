//===- Analysis.h - What is known about one version of a text ---*- C++ -*-===//
//
// Runs the front end on a text, which may have errors, and builds an index of
// the names in it: where each is defined, where it is used, and what type it
// has. The queries (Queries.h, Completion.h) read this index.
//
// All positions are offsets in the text that was analyzed. An analysis never
// changes; a new version of a document gets a new one.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LANGUAGESERVER_ANALYSIS_H
#define MINCAML_LANGUAGESERVER_ANALYSIS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Frontend/Type.h"
#include "mincaml/LanguageServer/Document.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mincaml::lsp {

/// A diagnostic of the front end.
struct TextDiagnostic {
  struct Edit {
    TextRange Range;
    std::string Replacement;
  };
  struct Note {
    /// Nothing if the note is about no text.
    std::optional<TextRange> Range;
    std::string Message;
  };

  /// Empty, at the start of the text, if the diagnostic is about no text.
  TextRange Range;
  Severity Level = Severity::Error;
  std::string Code;
  std::string Message;
  /// The changes that correct the error together.
  std::vector<Edit> Edits;
  std::vector<Note> Notes;
};

/// The kind of thing that a name denotes.
enum class SymbolKind {
  Value,     ///< defined by `let`, or bound by a pattern
  Parameter, ///< bound by a parameter of a function
  External,  ///< declared by `external`
  Type,
  Constructor,
  Exception,
  Field,
  Module
};

/// Something that has a name. The program or the library defines it.
struct Symbol {
  SymbolKind Kind = SymbolKind::Value;
  /// The name in the text, without the modules before it.
  std::string Name;
  /// The name with the path of its module, `M.x`.
  std::string FullName;
  /// The name in the definition; nothing if the library defines the symbol.
  std::optional<TextRange> Definition;
  /// Values: the type at the definition. Constructors and exceptions: null.
  Type *Ty = nullptr;
  /// The type scheme of a polymorphic value; otherwise null.
  const TypeScheme *Scheme = nullptr;
  /// Constructors and exceptions, and the record of a field.
  const Constructor *TheConstructor = nullptr;
  /// Fields: the position among the fields of the record.
  unsigned FieldIndex = 0;
  /// Types that are defined as variants or records; null for abbreviations.
  const DataType *TheType = nullptr;
  /// The text in which the name of a value, parameter or external is visible.
  TextRange Scope;
  /// Values and parameters: the definition states no type.
  bool LacksAnnotation = false;
  /// The symbol is defined at the top level of the program or of a module.
  bool IsTopLevel = false;

  bool isFunction() const { return Ty && Ty->resolve()->isFunction(); }
};

/// A name in the text.
struct Occurrence {
  TextRange Range;
  unsigned SymbolIndex = 0;
  bool IsDefinition = false;
  /// The type of a value here; null for other symbols.
  Type *Ty = nullptr;
};

/// A function that the text defines.
struct FunctionHead {
  /// The place of the `=` after the parameters.
  size_t Equal = 0;
  unsigned NumParameters = 0;
  /// The type of the function.
  Type *Ty = nullptr;
  bool LacksResultAnnotation = false;
};

/// An item in the outline of a document.
struct OutlineItem {
  enum class Kind {
    Function,
    Value,
    Type,
    Constructor,
    Field,
    Exception,
    External,
    Module
  };
  Kind TheKind = Kind::Value;
  std::string Name;
  /// The whole definition.
  TextRange Range;
  TextRange NameRange;
  std::vector<OutlineItem> Children;
};

/// Names that are brought into scope by `open` or `include`.
struct OpenedModule {
  std::string Path;
  TextRange Scope;
};

/// A module that the program defines. Target is the full name of the module
/// that it stands for: its own path, or that of the module after `=`.
struct ModuleAlias {
  std::string Path;
  std::string Target;
};

class Analysis {
public:
  /// Requires a stack for Options.NestingLimit (see `parse`).
  Analysis(Document Text, const LanguageOptions &Options);
  Analysis(const Analysis &) = delete;
  Analysis &operator=(const Analysis &) = delete;
  ~Analysis();

  const Document &document() const { return Text; }
  const LanguageOptions &options() const { return Options; }
  llvm::ArrayRef<TextDiagnostic> diagnostics() const { return Diagnostics; }
  llvm::ArrayRef<Symbol> symbols() const { return Symbols; }
  /// In the order of the text.
  llvm::ArrayRef<Occurrence> occurrences() const { return Occurrences; }
  llvm::ArrayRef<OutlineItem> outline() const { return Outline; }
  llvm::ArrayRef<FunctionHead> functions() const { return Functions; }
  llvm::ArrayRef<OpenedModule> openedModules() const { return Opened; }
  llvm::ArrayRef<ModuleAlias> modules() const { return Modules; }
  /// All tokens except EndOfFile, in the order of the text.
  llvm::ArrayRef<Token> tokens() const { return Tokens; }

  const Symbol &symbolOf(const Occurrence &O) const {
    return Symbols[O.SymbolIndex];
  }
  /// The occurrence at an offset or ending there; null if there is none. If a
  /// name stands for a field and a variable, as in `{ x }`, this is the variable.
  const Occurrence *occurrenceAt(size_t Offset) const;
  /// The occurrences of a symbol, in the order of the text.
  std::vector<const Occurrence *> occurrencesOf(unsigned SymbolIndex) const;
  /// The innermost expression whose text contains the offset; null if there is
  /// none.
  const ast::Expression *expressionAt(size_t Offset) const;

  /// The token at an offset or ending there; null if there is none.
  const Token *tokenAt(size_t Offset) const;
  /// Whether an offset is inside a comment or a literal in quotes.
  bool isInCommentOrString(size_t Offset) const;
  /// The comments, each as a whole, in the order of the text.
  llvm::ArrayRef<TextRange> comments() const { return Comments; }

  /// The text of a source range, which may be invalid.
  TextRange textRange(llvm::SMRange R) const;
  /// Whether a source range is a part of the text.
  bool contains(llvm::SMRange R) const;

  /// Calls Visit with the expressions of the program, without the definitions
  /// of the library. There are none if nothing could be parsed.
  void forEachExpression(
      llvm::function_ref<void(const ast::Expression &)> Visit) const;
  /// The data types of the program, and those of the library that it uses.
  const std::deque<DataType> &dataTypes() const { return Types.dataTypes(); }

private:
  friend class IndexBuilder;

  void run();

  Document Text;
  LanguageOptions Options;
  llvm::SourceMgr Sources;
  ast::ASTContext Trees;
  TypeContext Types;
  const char *Begin = nullptr;
  ast::Expression *Program = nullptr;
  std::vector<TextDiagnostic> Diagnostics;
  std::vector<Token> Tokens;
  std::vector<TextRange> Comments;
  std::vector<Symbol> Symbols;
  std::vector<Occurrence> Occurrences;
  std::vector<FunctionHead> Functions;
  std::vector<OutlineItem> Outline;
  std::vector<OpenedModule> Opened;
  std::vector<ModuleAlias> Modules;
};

} // namespace mincaml::lsp

#endif // MINCAML_LANGUAGESERVER_ANALYSIS_H
