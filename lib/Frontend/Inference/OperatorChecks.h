//===- OperatorChecks.h - Types of operands ---------------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_OPERATORCHECKS_H
#define MINCAML_LIB_FRONTEND_INFERENCE_OPERATORCHECKS_H

#include "Inference/TypeReasons.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include <vector>

namespace mincaml {

/// Compares the types of operands with those that their operators take, and
/// reports errors.
class OperatorChecks {
public:
  OperatorChecks(TypeContext &Types, const LanguageOptions &Options,
                 DiagnosticEngine &Diagnostics, Unifier &U,
                 const TypeReasons &Reasons)
      : Types(Types), Options(Options), Diagnostics(Diagnostics), U(U),
        Reasons(Reasons) {}

  /// Checks one operand of an operator that takes operands of type Wanted.
  /// Returns false if an error was reported.
  bool checkOperand(llvm::StringRef Operator, llvm::SMLoc OperatorLoc,
                    Type *Wanted, const ast::Expression *Operand, Type *Found);

  /// Checks both operands of `^`.
  void checkConcatenation(const ast::Binary *B, Type *Left, Type *Right);

  /// To OCaml, `not` is a function like others: its argument must not be a call
  /// without parentheses.
  void checkArgumentOfNot(const ast::Not *N);

  /// Returns the type of B.
  Type *checkArithmetic(const ast::Binary *B, Type *Left, Type *Right);

  void checkComparison(const ast::Binary *B, Type *Left, Type *Right);

  /// V is a function that compares values of this type.
  void addComparison(const ast::VariableReference *V, Type *Compared);

  /// V is a use of a polymorphic function that compares values of the type
  /// Compared: Comparison is where it does so.
  void addInstance(const ast::VariableReference *V, Type *Compared,
                   const ast::Expression *Comparison);

  /// Checks the comparisons whose operands had no known type before. To be
  /// called when all types are known.
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
  const TypeReasons &Reasons;
  std::vector<const ast::Binary *> OpenComparisons;
  struct Comparer {
    const ast::VariableReference *V;
    Type *Compared;
    /// In a function of the program; null for one of the library.
    const ast::Expression *Comparison;
  };
  std::vector<Comparer> Comparers;
};

/// Reports a subtraction from a function, `f -1` or `f x -1`, which was
/// probably meant to be an argument. Function is the type of the left operand.
void reportSubtraction(DiagnosticEngine &Diagnostics, const ast::Binary *B,
                       Type *Function);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_OPERATORCHECKS_H
