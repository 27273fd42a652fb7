//===- ExpressionWriter.h - Random expressions as text ----------*- C++ -*-===//

#ifndef MINCAML_FUZZ_EXPRESSIONWRITER_H
#define MINCAML_FUZZ_EXPRESSIONWRITER_H

#include "Mutators.h"
#include "mincaml/Frontend/Type.h"
#include <string>
#include <vector>

namespace mincaml::fuzz {

/// Whether two types are structurally equal. Types that share structure can be
/// exponentially large, so only a limited number of nodes is compared; the rest
/// is assumed to be equal.
bool sameType(const Type *A, const Type *B);

/// Generates the text of random expressions of a given type over the variables
/// in scope. They are never executed, so they need not terminate.
class ExpressionWriter {
public:
  struct Variable {
    llvm::StringRef Name;
    Type *Ty;
  };

  /// \p Scope has the innermost variable last.
  ExpressionWriter(TypeContext &Types, std::vector<Variable> Scope, Random &R)
      : Types(Types), Scope(std::move(Scope)), R(R) {}

  /// Returns a random type.
  Type *type(unsigned Depth = 2);

  /// Returns a random expression of type T, in parentheses if it needs any.
  std::string expression(Type *T, unsigned Depth);

  /// Returns an expression of type T that contains \p Inner, the text of an
  /// expression of this type.
  std::string around(llvm::StringRef Inner, Type *T);

private:
  std::string leaf(Type *T);
  std::string value(Type *T, unsigned Depth);
  std::string number(Type *T);
  std::string arithmetic(Type *T, unsigned Depth);
  std::string condition(unsigned Depth);
  std::string statement(unsigned Depth);
  std::string conditional(Type *T, unsigned Depth);
  std::string data(Type *T, unsigned Depth);
  std::string tuple(Type *T, unsigned Depth);
  std::string definition(Type *T, unsigned Depth);
  std::string function(Type *T, unsigned Depth);
  std::string functionText(llvm::StringRef Name, Type *T, llvm::StringRef Body,
                           unsigned Depth);
  std::string callOfNewFunction(llvm::StringRef Body, Type *T, unsigned Depth);
  std::string use(Type *T, unsigned Depth);
  std::string call(Type *T, unsigned Depth);
  std::string component(Type *T);
  std::string etaExpanded(llvm::StringRef Inner, Type *T);

  llvm::StringRef newName();
  /// Returns a random variable that is not shadowed and whose type \p Wanted
  /// accepts, or null.
  template <typename Predicate> const Variable *find(Predicate Wanted);

  TypeContext &Types;
  std::vector<Variable> Scope;
  Random &R;
};

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_EXPRESSIONWRITER_H
