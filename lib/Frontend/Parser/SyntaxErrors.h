//===- SyntaxErrors.h - Syntax errors ---------------------------*- C++ -*-===//
//
// Functions that report errors, shared by the parsers. Each reports an error at
// the current token, unless it would only be a consequence of an earlier error.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_SYNTAXERRORS_H
#define MINCAML_LIB_FRONTEND_PARSER_SYNTAXERRORS_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"

namespace mincaml {

/// Reports the current token, which is a reserved word of OCaml.
void reportForeignWord(TokenStream &Tokens);

/// Reports the current token, which follows a complete program or expression.
void reportTrailingText(TokenStream &Tokens);

/// Reports an `exception` or `external` that is not at the top level, and skips
/// it.
void reportNestedItem(TokenStream &Tokens);

/// Reports the type annotation that begins at the current token, and skips to
/// the token SkipTo.
void reportTypeAnnotation(TokenStream &Tokens, TokenKind SkipTo);

/// Reports and consumes the current token, which is `;;`.
void reportDoubleSemicolon(TokenStream &Tokens, bool EndsDefinition);

/// With -std=mincaml, reports that the text at Range is an extension.
void reportExtension(TokenStream &Tokens, llvm::SMRange Range,
                     llvm::StringRef What);

/// Consumes the token that closes the one at Opening. If it is missing, or a
/// type annotation precedes it, reports that and skips to it.
void expectClosing(TokenStream &Tokens, TokenKind Closing,
                   llvm::SMRange Opening);

/// Reports that the argument of `not` at Range needs parentheses. With
/// -std=mincaml, `not` is a prefix of any operand, and there is no such error.
void reportArgumentOfNot(TokenStream &Tokens, llvm::SMRange Range,
                         llvm::StringRef What);

/// Reports the current token if it begins an expression that needs parentheses
/// after `not`.
void checkArgumentOfNot(TokenStream &Tokens);

/// Reports the current token, which is `_` in place of an expression.
void reportWildcard(TokenStream &Tokens);

/// Reports that the current token is not the `with` that the `try` at Word
/// needs.
void reportMissingWith(TokenStream &Tokens, llvm::SMRange Word);

/// Returns an expression that replaces text that could not be parsed.
ast::Expression *makePlaceholder(const TokenStream &Tokens,
                                 ast::ASTContext &Context);

/// Returns the last occurrence of one of the names Words before the current
/// token in its line; an invalid range if there is none.
llvm::SMRange findWordBefore(const TokenStream &Tokens,
                             llvm::ArrayRef<llvm::StringRef> Words);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_SYNTAXERRORS_H
