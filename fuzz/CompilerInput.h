//===- CompilerInput.h - A program and its compilation ----------*- C++ -*-===//

#ifndef MINCAML_FUZZ_COMPILERINPUT_H
#define MINCAML_FUZZ_COMPILERINPUT_H

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

/// A program under test and its intermediate forms. Each stage of the compiler
/// has a member function, which checks the properties that must hold for every
/// input, and returns false if the text has errors. A stage may be called only
/// if the previous one succeeded. A CompilerInput owns everything that the
/// stages allocate, so that inputs do not influence each other.
class CompilerInput {
public:
  /// \p Text must outlive this object. It need not be null-terminated.
  explicit CompilerInput(llvm::StringRef Text, LanguageOptions Language = {},
                         DiagnosticOptions Options = {});

  /// Returns false if the bytes are not valid source text.
  bool load();
  bool parse();
  /// Resolves modules, and adds the definitions of the library that the program
  /// uses.
  bool addLibrary();
  bool infer();
  /// Returns false only if the program needs too many copies of functions, or
  /// if the copies are too large.
  bool monomorphize();
  /// Runs desugaring, K-normalization, alpha conversion and closure conversion,
  /// and verifies each result. These stages cannot fail.
  const knormal::ClosedProgram &close();

  const ast::Expression &tree() const { return *Tree; }
  TypeContext &types() { return Types; }
  llvm::StringRef text() const;
  /// Whether addLibrary() has added definitions whose names are not
  /// identifiers: those of the library, of modules, or of cells for recursive
  /// values. The printed program gives them other names.
  bool hasOtherNames() const { return HasOtherNames; }
  /// Returns a lexer at the start of the text. This object must outlive it.
  Lexer lexer(DiagnosticEngine &Diagnostics) const;
  llvm::MemoryBufferRef source() const;
  const LanguageOptions &language() const { return Language; }
  const DiagnosticEngine &diagnostics() const { return Engine; }
  std::string printed() const;
  std::string printedTyped() const;

  /// Ends the output of diagnostics and returns its text.
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
  bool HasOtherNames = false;
};

/// The nesting limit for inputs. It is lower than that of the compiler, because
/// sanitizers make frames large and a fuzzer runs on a stack of the default
/// size.
constexpr unsigned NestingLimit = 100;
/// The nesting limit for printed programs. Their parentheses may nest deeper
/// than those of the input.
constexpr unsigned PrintedNestingLimit = 4 * NestingLimit;

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_COMPILERINPUT_H
