//===- InferredTypes.h - The types of a tree while they are inferred *- C++
//-*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_INFERREDTYPES_H
#define MINCAML_LIB_FRONTEND_INFERENCE_INFERREDTYPES_H

#include "mincaml/Frontend/AST.h"
#include <string>
#include <vector>

namespace mincaml {

class DiagnosticEngine;

/// Remembers the types of a tree, to resolve them at the end, and the variables
/// made for it.
class InferredTypes {
public:
  explicit InferredTypes(TypeContext &Types) : Types(Types) {}

  void setType(ast::Expression *E, Type *T) { set(E->Ty, T); }
  void setType(ast::Binder &B, Type *T) { set(B.Ty, T); }
  void setType(ast::Pattern &P, Type *T) { set(P.Ty, T); }

  /// A new variable: what has the type, where, and in which definition.
  Type *freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                      const void *Group = nullptr);
  /// The same, with a variable that was made before.
  void addVariable(Type *Ty, llvm::SMRange Origin, llvm::StringRef Name);
  /// The same, without a warning: it makes no difference to a polymorphic
  /// function what its variables stand for.
  void addSilentVariable(Type *Ty) { addVariable(Ty, llvm::SMRange(), ""); }

  /// Makes all open variables int, except for those of type schemes. One
  /// warning for each definition.
  void defaultOpenVariables(DiagnosticEngine &Diagnostics);

  /// Replaces all types of the tree by what they represent.
  void resolve();
  /// Ends currying of all types of the tree.
  void joinArrows();

private:
  void set(Type *&Slot, Type *T) {
    Slot = T;
    Slots.push_back(&Slot);
  }

  TypeContext &Types;
  std::vector<Type **> Slots;
  struct Variable {
    Type *Ty;
    llvm::SMRange Origin;
    std::string Name;
    const void *Group;
  };
  std::vector<Variable> Variables;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_INFERREDTYPES_H
