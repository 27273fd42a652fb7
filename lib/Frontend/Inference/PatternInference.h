//===- PatternInference.h - Type inference of patterns ----------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_INFERENCE_PATTERNINFERENCE_H
#define MINCAML_LIB_FRONTEND_INFERENCE_PATTERNINFERENCE_H

#include "Inference/Annotations.h"
#include "Inference/ContextChecks.h"
#include "Inference/SymbolTable.h"
#include "Inference/TypeRecorder.h"

namespace mincaml {

/// Assigns types to the patterns of definitions, parameters and handlers.
class PatternInference {
public:
  PatternInference(TypeContext &Types, Unifier &U, SymbolTable &Symbols,
                   ContextChecks &Contexts, TypeRecorder &Recorder,
                   TypeAnnotations &Annotations)
      : Types(Types), U(U), Symbols(Symbols), Contexts(Contexts),
        Recorder(Recorder), Annotations(Annotations) {}

  /// Assigns the type Found to a pattern. The caller has checked Found against
  /// the annotation of the whole pattern. Value is the expression that the
  /// pattern is matched with; null for a parameter, whose type is new. Group
  /// identifies the definition, for warnings.
  void infer(ast::Pattern &P, Type *Found, const ast::Expression *Value,
             const void *Group);

  /// Brings the variables of a pattern into scope.
  void add(const ast::Pattern &P);

private:
  TypeContext &Types;
  Unifier &U;
  SymbolTable &Symbols;
  ContextChecks &Contexts;
  TypeRecorder &Recorder;
  TypeAnnotations &Annotations;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_INFERENCE_PATTERNINFERENCE_H
