//===- Queries.h - What editors ask about a text ----------------*- C++ -*-===//
//
// Functions that answer the requests of the language server from an analysis.
// They know nothing of the protocol and can be called from tests.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LANGUAGESERVER_QUERIES_H
#define MINCAML_LANGUAGESERVER_QUERIES_H

#include "mincaml/LanguageServer/Analysis.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml::lsp {

/// The type of a value, with its labels, for example `'a list -> int`.
std::string typeText(const Type *T);
/// The definition of a variant or a record as a program would write it.
std::string definitionText(const DataType &D);
/// A constructor with the types of its arguments: `Some of 'a`.
std::string constructorText(const Constructor &C);

//===- Hover --------------------------------------------------------------===//

struct HoverText {
  /// The text to which it belongs.
  TextRange Range;
  /// A declaration or a type, in the syntax of MinCaml.
  std::string Code;
  /// The type of a polymorphic value at this use, if it differs from that of
  /// the definition; otherwise empty.
  std::string TypeHere;
};

std::optional<HoverText> hover(const Analysis &A, size_t Offset);

//===- Definitions and uses -----------------------------------------------===//

/// The name in the definition of the name at an offset. Nothing if the program
/// does not define it.
std::optional<TextRange> definition(const Analysis &A, size_t Offset);

/// The uses of the name at an offset, in the order of the text.
std::vector<TextRange> references(const Analysis &A, size_t Offset,
                                  bool IncludeDefinition);

struct Highlight {
  TextRange Range;
  bool IsDefinition;
};
std::vector<Highlight> highlights(const Analysis &A, size_t Offset);

/// A change of a text.
using TextEdit = TextDiagnostic::Edit;

/// The name at an offset if it can be renamed; otherwise nothing.
std::optional<TextRange> renamableName(const Analysis &A, size_t Offset);

/// Renames what the name at an offset denotes. Analyzes the changed text, and
/// returns an error if a name means something else there than before, for
/// example because the new name hides another definition.
llvm::Expected<std::vector<TextEdit>> rename(const Analysis &A, size_t Offset,
                                             llvm::StringRef NewName);

//===- The whole text -----------------------------------------------------===//

/// The type that the outline shows for a name; empty if there is none.
std::string outlineDetail(const Analysis &A, const OutlineItem &Item);

struct InlayHint {
  size_t Offset;
  std::string Label;
  /// The type of the result of a function, before its `=`; otherwise, the type
  /// of the name that precedes the hint.
  bool IsResult;
};
/// The inferred types of names and results in a range that have no annotation.
std::vector<InlayHint> inlayHints(const Analysis &A, TextRange Range);

/// The kinds of semantic tokens; the order is that of semanticTokenTypes.
enum class SemanticKind {
  Namespace,
  Type,
  TypeParameter,
  Parameter,
  Variable,
  Property,
  EnumMember,
  Function,
  Keyword,
  Comment,
  String,
  Number,
  Operator
};
/// The names that the protocol has for the kinds.
llvm::ArrayRef<llvm::StringRef> semanticTokenTypes();

struct SemanticToken {
  /// A part of one line.
  TextRange Range;
  SemanticKind Kind;
  bool IsDefinition = false;
  bool IsOfLibrary = false;
};
/// The tokens in the order of the text, without overlaps.
std::vector<SemanticToken> semanticTokens(const Analysis &A);

struct FoldingRange {
  size_t FirstLine;
  size_t LastLine;
  bool IsComment;
};
/// The definitions, expressions and comments of several lines, at most one for
/// each first line.
std::vector<FoldingRange> foldingRanges(const Analysis &A);

} // namespace mincaml::lsp

#endif // MINCAML_LANGUAGESERVER_QUERIES_H
