//===- TypedProgram.h - A program to be rewritten ---------------*- C++ -*-===//

#ifndef MINCAML_REWRITING_TYPEDPROGRAM_H
#define MINCAML_REWRITING_TYPEDPROGRAM_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <string>

namespace mincaml::rewriting {

/// The typed tree of a program in the core language, and the contexts that own
/// it.
class TypedProgram {
public:
  /// Reads, parses and types a file. Returns null after reporting errors to
  /// Messages.
  static std::unique_ptr<TypedProgram> load(llvm::StringRef Path,
                                            const LanguageOptions &Language,
                                            const DiagnosticOptions &Options,
                                            llvm::raw_ostream &Messages);
  /// Parses and types a text. Messages refer to it as Name.
  static std::unique_ptr<TypedProgram> parse(llvm::StringRef Text,
                                             llvm::StringRef Name,
                                             const LanguageOptions &Language,
                                             const DiagnosticOptions &Options,
                                             llvm::raw_ostream &Messages);

  /// The text that was read.
  llvm::StringRef source() const;
  /// The current tree as text.
  std::string text() const;
  /// The number of warnings about the program.
  unsigned warnings() const { return Diagnostics.warnings(); }
  /// The buffer into which the locations of the tree point, and the engine that
  /// reports errors.
  llvm::MemoryBufferRef buffer() const;
  DiagnosticEngine &diagnostics() { return Diagnostics; }

  ast::ASTContext Trees;
  TypeContext Types;
  /// The program without its definitions of types, exceptions and externals. It
  /// may be changed; type inference does not run again.
  ast::Expression *Tree = nullptr;

private:
  TypedProgram(const DiagnosticOptions &Options, llvm::raw_ostream &Messages)
      : Diagnostics(Sources, Messages, Options) {}
  bool analyze(const LanguageOptions &Language);

  /// The definitions of types, exceptions and externals, in their order.
  std::vector<ast::Expression *> Definitions;

  llvm::SourceMgr Sources;
  unsigned BufferID = 0;
  DiagnosticEngine Diagnostics;
};

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_TYPEDPROGRAM_H
