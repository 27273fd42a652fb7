//===- Parser.h - Text to syntax tree ---------------------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_PARSER_H
#define MINCAML_FRONTEND_PARSER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"

namespace llvm {
class SourceMgr;
}

namespace mincaml {

class DiagnosticEngine;

/// Parses a buffer that `loadSource` has accepted: the grammar and precedence
/// of language.md, sections 2 and 3. Continues after an error, so that several
/// are reported. Returns null if there were any. Source: [MinCamlNotes], syntax
/// analysis (docs/sources.md).
///
/// Requires a stack for LanguageOptions::NestingLimit levels of recursion,
/// about a kilobyte each.
ast::Expression *parse(const llvm::SourceMgr &Sources, unsigned BufferID,
                       ast::ASTContext &Context, const LanguageOptions &Options,
                       DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_FRONTEND_PARSER_H
