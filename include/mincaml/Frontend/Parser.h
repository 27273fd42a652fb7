//===- Parser.h - The parser ------------------------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_PARSER_H
#define MINCAML_FRONTEND_PARSER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"

namespace llvm {
class SourceMgr;
}

namespace mincaml {

class DiagnosticEngine;

/// Parses a buffer that `loadSource` has accepted, by the grammar and
/// precedences of language.md, sections 2 and 3. The parser continues after an
/// error, so that it can report several. Returns null if there were errors.
/// Source: [MinCamlNotes], syntax analysis (docs/sources.md).
///
/// Requires a stack for LanguageOptions::NestingLimit levels of recursion,
/// about a kilobyte each.
ast::Expression *parse(const llvm::SourceMgr &Sources, unsigned BufferID,
                       ast::ASTContext &Context, const LanguageOptions &Options,
                       DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_FRONTEND_PARSER_H
