//===- TypeExplanations.h - Explanations of types ---------------*- C++ -*-===//
//
// Functions that the type checks share: unification of the types of
// expressions, and parts of messages.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_TYPEEXPLANATIONS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_TYPEEXPLANATIONS_H

#include "Inference/SymbolTable.h"
#include "Inference/Unifier.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"
#include <vector>

namespace mincaml {

/// Returns the expression that gives E its value if E is a definition or a
/// sequence; otherwise E. Messages about the type of E point at it.
const ast::Expression *resultExpression(const ast::Expression *E);

/// Unifies Found and Expected. At is the expression that requires it. Returns
/// false if they differ.
bool unifyAt(Unifier &U, Type *Found, Type *Expected,
             const ast::Expression *At);

/// Returns the description of an expression in messages.
std::string describe(const ast::Expression *E);

/// Returns the name of a variable, or the shortened text of a pattern that is
/// not a name.
std::string nameInText(const ast::Binder &B);

/// The source range of an operator that begins at Loc.
llvm::SMRange operatorRange(llvm::SMLoc Loc, llvm::StringRef Spelling);

/// Adds a fix-it to a message that E does not have the type Expected. If E is a
/// number literal of the other type of numbers, the fix-it replaces it: `1.0`
/// for `1`. If E is a variable that is a reference and Expected is not, it
/// inserts `!`.
void fixLiteral(Diagnostic &D, const ast::Expression *E, Type *Expected);

/// Adds explanations of types to messages.
class TypeExplanations {
public:
  TypeExplanations(const Unifier &U, const SymbolTable &Symbols)
      : U(U), Symbols(Symbols) {}

  /// Returns the variable in scope that E refers to; null if E is not a
  /// variable in scope.
  const Symbol *symbolOf(const ast::Expression *E) const;

  /// Adds a note that explains the type of E. For a variable, it shows what
  /// determined the type; for a call with too few arguments, it says so.
  void note(Diagnostic &D, const ast::Expression *E) const;

  /// Records an array literal such as `[| 1, 2 |]`. Messages about its element
  /// say that it is a tuple.
  void addArrayOfTuple(const ast::ArrayLiteral &A) { Arrays.push_back(&A); }

private:
  void noteArrayOfTuple(Diagnostic &D, const ast::Expression *E) const;

  const Unifier &U;
  const SymbolTable &Symbols;
  std::vector<const ast::ArrayLiteral *> Arrays;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_TYPEEXPLANATIONS_H
