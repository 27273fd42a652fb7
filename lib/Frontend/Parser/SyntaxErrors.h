//===- SyntaxErrors.h - Errors that several parsers report ------*- C++ -*-===//
//
// Each function reports an error at the current token, unless it would only be
// a consequence of an earlier one.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_SYNTAXERRORS_H
#define MINCAML_LIB_FRONTEND_PARSER_SYNTAXERRORS_H

#include "Parser/TokenStream.h"
#include "mincaml/Frontend/AST.h"

namespace mincaml {

/// The current token is a reserved word of OCaml.
void reportForeignWord(TokenStream &Tokens);

/// The current token follows a complete program or expression.
void reportTrailingText(TokenStream &Tokens);

/// Reports an `exception` or `external` that is not at the top level, and skips
/// the rest.
void reportNestedItem(TokenStream &Tokens);

/// The current token begins a type annotation, which is skipped up to SkipTo.
void reportTypeAnnotation(TokenStream &Tokens, TokenKind SkipTo);

/// The current token is `;;`, which is taken.
void reportDoubleSemicolon(TokenStream &Tokens, bool EndsDefinition);

/// With -std=mincaml, reports that the text at Range is an extension.
void reportExtension(TokenStream &Tokens, llvm::SMRange Range,
                     llvm::StringRef What);

/// Takes the token that closes the one at Opening, or reports that it is
/// missing, or that a type annotation precedes it, and skips to it.
void expectClosing(TokenStream &Tokens, TokenKind Closing,
                   llvm::SMRange Opening);

/// Reports that the argument of `not` at Range needs parentheses; not with
/// -std=mincaml, where `not` is a prefix of any operand.
void reportArgumentOfNot(TokenStream &Tokens, llvm::SMRange Range,
                         llvm::StringRef What);

/// Reports the current token if it begins what has to be in parentheses after
/// `not`.
void checkArgumentOfNot(TokenStream &Tokens);

/// The current token is `_` where an expression is expected.
void reportWildcard(TokenStream &Tokens);

/// The current token is not the `with` that the `try` at Word needs.
void reportMissingWith(TokenStream &Tokens, llvm::SMRange Word);

/// The expression in place of text that could not be parsed.
ast::Expression *makePlaceholder(const TokenStream &Tokens,
                                 ast::ASTContext &Context);

/// The last of the names Words before the current token in its line; invalid if
/// there is none.
llvm::SMRange findWordBefore(const TokenStream &Tokens,
                             llvm::ArrayRef<llvm::StringRef> Words);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_SYNTAXERRORS_H
