//===- Subject.h - A text on its way through the compiler -------*- C++ -*-===//

#ifndef MINCAML_FUZZ_SUBJECT_H
#define MINCAML_FUZZ_SUBJECT_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>

namespace mincaml::fuzz {

/// One text and its intermediate forms. Each stage checks the properties that
/// hold for every input, and returns false if the text has errors; the next
/// stage requires that this one succeeded. Nothing outlives a subject, so that
/// inputs do not influence each other.
class Subject {
public:
  /// \p Text must outlive this. It need not be terminated.
  explicit Subject(llvm::StringRef Text, LanguageOptions Language = {},
                   DiagnosticOptions Options = {});

  /// Returns false if the bytes are not valid source text.
  bool load();
  bool parse();
  bool infer();
  /// Fails for a typed program only if it needs too many or too large copies.
  bool monomorphize();
  /// Desugaring, K-normalization, alpha conversion and closure conversion,
  /// verified. These cannot fail.
  const knormal::ClosedProgram &close();

  const ast::Expression &tree() const { return *Tree; }
  TypeContext &types() { return Types; }
  llvm::StringRef text() const;
  /// Known after `infer`.
  bool usesLibrary() const { return UsesLibrary; }
  /// A lexer at the start of the text, for as long as this lives.
  Lexer lexer(DiagnosticEngine &Diagnostics) const;
  llvm::MemoryBufferRef source() const;
  const LanguageOptions &language() const { return Language; }
  const DiagnosticEngine &diagnostics() const { return Engine; }
  std::string printed() const;
  std::string printedTyped() const;

  /// Ends the diagnostics, and returns them.
  llvm::StringRef finish();

private:
  bool agrees(bool Succeeded);

  const LanguageOptions Language;
  llvm::SourceMgr Sources;
  std::string Output;
  llvm::raw_string_ostream OS{Output};
  DiagnosticEngine Engine;
  TypeContext Types;
  ast::ASTContext Trees;
  knormal::Context KNormal;
  std::optional<knormal::ClosedProgram> Closed;
  ast::Expression *Tree = nullptr;
  unsigned BufferID = 0;
  bool UsesLibrary = false;
};

/// Less than the compiler's limit: sanitizers make frames large, and the stack
/// is of the usual size.
constexpr unsigned NestingLimit = 100;
/// The printer's parentheses may nest deeper than the text that was parsed.
constexpr unsigned PrintedNestingLimit = 4 * NestingLimit;

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_SUBJECT_H
