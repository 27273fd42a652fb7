//===- TypeReasons.h - Where types come from --------------------*- C++ -*-===//
//
// What the checks of types share: unifying the types of expressions, and the
// parts of messages about them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_TYPEREASONS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_TYPEREASONS_H

#include "Inference/SymbolTable.h"
#include "Inference/Unifier.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"
#include <vector>

namespace mincaml {

/// The expression that gives E its value, if E is a definition or a sequence;
/// otherwise E. Messages about the type of E point at it.
const ast::Expression *resultExpression(const ast::Expression *E);

/// Makes the types Found and Expected equal, because of the expression At.
bool unifyAt(Unifier &U, Type *Found, Type *Expected,
             const ast::Expression *At);

/// How messages refer to an expression.
std::string describe(const ast::Expression *E);

/// The name of a variable; of a pattern that is not a name, its text,
/// shortened.
std::string nameInText(const ast::Binder &B);

/// The text of an operator that begins at Loc.
llvm::SMRange operatorRange(llvm::SMLoc Loc, llvm::StringRef Spelling);

/// If E is a literal of the other type of numbers than Expected, adds a fix-it
/// that replaces it: `1.0` for `1`. If it is a reference and Expected is not,
/// one that inserts `!`.
void fixLiteral(Diagnostic &D, const ast::Expression *E, Type *Expected);

/// Explains the types of variables.
class TypeReasons {
public:
  TypeReasons(const Unifier &U, const SymbolTable &Symbols)
      : U(U), Symbols(Symbols) {}

  /// The variable in scope that E refers to; null if E is something else.
  const Symbol *symbolOf(const ast::Expression *E) const;

  /// If E is a variable, adds a note that shows what decided its type; if it is
  /// a call with too few arguments, one that says so.
  void note(Diagnostic &D, const ast::Expression *E) const;

  /// `[| 1, 2 |]`: messages about its element say that it is a tuple.
  void addArrayOfTuple(const ast::ArrayLiteral &A) { Arrays.push_back(&A); }

private:
  void noteArrayOfTuple(Diagnostic &D, const ast::Expression *E) const;

  const Unifier &U;
  const SymbolTable &Symbols;
  std::vector<const ast::ArrayLiteral *> Arrays;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_TYPEREASONS_H
