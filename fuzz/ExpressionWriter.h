//===- ExpressionWriter.h - Random expressions as text ----------*- C++ -*-===//

#ifndef MINCAML_FUZZ_EXPRESSIONWRITER_H
#define MINCAML_FUZZ_EXPRESSIONWRITER_H

#include "Mutators.h"
#include "mincaml/Frontend/Type.h"
#include <string>
#include <vector>

namespace mincaml::fuzz {

/// Structural equality up to a number of nodes, since types that share
/// structure can be exponentially large. Optimistic: larger types count as
/// equal.
bool sameType(const Type *A, const Type *B);

/// Writes expressions of a given type over the variables in scope. They are
/// never run, so that they need not terminate.
class ExpressionWriter {
public:
  struct Variable {
    llvm::StringRef Name;
    Type *Ty;
  };

  /// \p Scope: innermost last.
  ExpressionWriter(TypeContext &Types, std::vector<Variable> Scope, Random &R)
      : Types(Types), Scope(std::move(Scope)), R(R) {}

  Type *type(unsigned Depth = 2);

  /// An expression in parentheses if it needs any.
  std::string expression(Type *T, unsigned Depth);

  /// An expression of the type T around one that is given as text.
  std::string around(llvm::StringRef Inner, Type *T);

private:
  std::string leaf(Type *T);
  std::string value(Type *T, unsigned Depth);
  std::string number(Type *T);
  std::string arithmetic(Type *T, unsigned Depth);
  std::string condition(unsigned Depth);
  std::string statement(unsigned Depth);
  std::string conditional(Type *T, unsigned Depth);
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
  /// A visible variable that \p Wanted accepts.
  template <typename Predicate> const Variable *find(Predicate Wanted);

  TypeContext &Types;
  std::vector<Variable> Scope;
  Random &R;
};

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_EXPRESSIONWRITER_H
