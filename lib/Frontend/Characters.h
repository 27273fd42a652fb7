//===- Characters.h - Classes of characters, and operators ------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_CHARACTERS_H
#define MINCAML_LIB_FRONTEND_CHARACTERS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Lexer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mincaml {

// The classes contain ASCII characters only and do not depend on the locale:
// language.md, section 1.

inline bool isDigit(char C) { return C >= '0' && C <= '9'; }
inline bool isLower(char C) { return C >= 'a' && C <= 'z'; }
inline bool isUpper(char C) { return C >= 'A' && C <= 'Z'; }
inline bool isASCII(char C) { return !(C & 0x80); }

inline const char *skipWord(const char *P, const char *End) {
  while (P != End && isWordCharacter(*P))
    ++P;
  return P;
}

// As in OCaml, a maximal run of operator characters is one operator:
// language.md, section 1. Its first characters determine its precedence. In
// the syntax tree, such an operator is a variable whose name is the run.

/// Returns the operator characters at the beginning of Text; empty if the first
/// of them cannot begin an operator.
llvm::StringRef leadingSymbol(llvm::StringRef Text);

/// Whether the run is a prefix operator, such as `!!`.
bool isPrefixSymbol(llvm::StringRef Symbol);

/// Whether the name of a variable is an operator that consists of such
/// characters, or a binding operator.
bool isSymbolName(llvm::StringRef Name);

/// Whether programs can redefine this operator of the language, such as `+`,
/// `mod`, `:=` or `~-`.
bool isDefinableOperator(llvm::StringRef Name);

/// Whether the name of a variable is an operator, which is written in
/// parentheses where it is defined.
inline bool isOperatorName(llvm::StringRef Name) {
  return isSymbolName(Name) || isDefinableOperator(Name);
}

/// Returns the operators for which isDefinableOperator holds.
llvm::ArrayRef<llvm::StringRef> definableOperators();

/// Returns the built-in operator that has the same precedence and associativity
/// as a user-defined infix operator.
ast::BinaryOperator operatorLike(llvm::StringRef Symbol);

/// Splits a run into built-in operators with blanks between them: `+ -` for
/// `+-`. Returns an empty string if the run does not consist of operators that
/// can follow each other.
std::string separatedSymbol(llvm::StringRef Symbol);

/// Returns what to write instead of an operator of another language that a
/// program could define here, such as `++`. Returns an empty string if there is
/// no hint.
llvm::StringRef otherLanguageHint(llvm::StringRef Symbol);

/// Returns what to write instead of an operator of OCaml that MinCaml does not
/// have. Returns an empty string if there is no hint.
llvm::StringRef foreignOperatorHint(llvm::StringRef Symbol);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_CHARACTERS_H
