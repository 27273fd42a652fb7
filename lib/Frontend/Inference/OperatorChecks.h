//===- OperatorChecks.h - Type checks of operators --------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_OPERATORCHECKS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_OPERATORCHECKS_H

#include "Inference/TypeExplanations.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include <vector>

namespace mincaml {

/// Checks the types of operands against those that their operators take, and
/// reports errors.
class OperatorChecks {
public:
  OperatorChecks(TypeContext &Types, const LanguageOptions &Options,
                 DiagnosticEngine &Diagnostics, Unifier &U,
                 const TypeExplanations &Explanations)
      : Types(Types), Options(Options), Diagnostics(Diagnostics), U(U),
        Explanations(Explanations) {}

  /// Checks one operand of an operator whose operands must have the type
  /// Wanted. Returns false if an error was reported.
  bool checkOperand(llvm::StringRef Operator, llvm::SMLoc OperatorLoc,
                    Type *Wanted, const ast::Expression *Operand, Type *Found);

  /// Checks both operands of `^`.
  void checkConcatenation(const ast::Binary *B, Type *Left, Type *Right);

  /// Reports an argument of `not` that is a call without parentheses: in OCaml,
  /// `not` is an ordinary function.
  void checkArgumentOfNot(const ast::Not *N);

  /// Returns the type of B.
  Type *checkArithmetic(const ast::Binary *B, Type *Left, Type *Right);

  void checkComparison(const ast::Binary *B, Type *Left, Type *Right);

  /// Records that V is a builtin or library function that compares values of
  /// type Compared.
  void addComparison(const ast::VariableReference *V, Type *Compared);

  /// Records that V is a use of a polymorphic function that compares values of
  /// type Compared. Comparison is the expression in the function that compares
  /// them.
  void addInstance(const ast::VariableReference *V, Type *Compared,
                   const ast::Expression *Comparison);

  /// Checks the comparisons whose operand types were not known before. Must be
  /// called after all types have been inferred.
  void checkOpenComparisons();

private:
  void reportArithmetic(const ast::Binary *B, const ast::Expression *Operand,
                        Type *Found, const ast::Expression *Other,
                        Type *OtherType);
  void checkComparable(const ast::Binary *B, Type *Found);
  bool canBeCompared(Type *Root) const;
  bool isDecided(const Type *T) const;
  llvm::StringRef comparedTypes() const;

  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Unifier &U;
  const TypeExplanations &Explanations;
  std::vector<const ast::Binary *> OpenComparisons;
  struct Comparer {
    const ast::VariableReference *V;
    Type *Compared;
    /// The comparison in the function; null for a builtin or library function.
    const ast::Expression *Comparison;
  };
  std::vector<Comparer> Comparers;
};

/// Reports a subtraction whose left operand is a function, `f -1` or `f x -1`.
/// The right operand was probably meant to be a negative argument. Function is
/// the type of the left operand.
void reportSubtraction(DiagnosticEngine &Diagnostics, const ast::Binary *B,
                       Type *Function);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_OPERATORCHECKS_H
