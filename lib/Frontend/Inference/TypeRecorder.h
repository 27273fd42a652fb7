//===- TypeRecorder.h - Types that inference has assigned -------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_TYPERECORDER_H
#define MINCAML_LIB_FRONTEND_INFERENCE_TYPERECORDER_H

#include "mincaml/Frontend/AST.h"
#include <string>
#include <vector>

namespace mincaml {

class DiagnosticEngine;

/// Records where the tree holds types, to resolve them at the end of inference,
/// and the type variables created for it.
class TypeRecorder {
public:
  explicit TypeRecorder(TypeContext &Types) : Types(Types) {}

  void setType(ast::Expression *E, Type *T) { set(E->Ty, T); }
  void setType(ast::Binder &B, Type *T) { set(B.Ty, T); }
  void setType(ast::Pattern &P, Type *T) { set(P.Ty, T); }

  /// Returns a new variable. Origin is the text that has the type, Name
  /// describes it in the warning if the variable stays open, and Group
  /// identifies the definition, which gets one such warning.
  Type *freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                      const void *Group = nullptr);
  /// Records a variable that was created elsewhere, like `freshVariable`.
  void addVariable(Type *Ty, llvm::SMRange Origin, llvm::StringRef Name);
  /// Records a variable that gets no warning if it stays open: the arguments of
  /// a type scheme do not influence the behavior of a polymorphic function.
  void addSilentVariable(Type *Ty) { addVariable(Ty, llvm::SMRange(), ""); }

  /// Binds all open variables to int, except for those of type schemes. Reports
  /// one warning for each definition.
  void defaultOpenVariables(DiagnosticEngine &Diagnostics);

  /// Replaces all types in the tree by their resolved types.
  void resolve();
  /// Ends currying for all types in the tree (Currying::mergeArrows).
  void mergeArrows();

private:
  void set(Type *&Field, Type *T) {
    Field = T;
    Fields.push_back(&Field);
  }

  TypeContext &Types;
  std::vector<Type **> Fields;
  struct Variable {
    Type *Ty;
    llvm::SMRange Origin;
    std::string Name;
    const void *Group;
  };
  std::vector<Variable> Variables;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_TYPERECORDER_H
