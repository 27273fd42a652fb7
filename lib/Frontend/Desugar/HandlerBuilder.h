//===- HandlerBuilder.h - Exception handlers of the core --------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_HANDLERBUILDER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_HANDLERBUILDER_H

#include "Desugar/CoreBuilder.h"
#include <vector>

namespace mincaml {

/// Builds the core expression of a `try` whose patterns are variables and
/// literals:
///
///   try e with               becomes   try e with
///   | E 1 -> e1                        | x -> let rec otherwise () =
///   | F y -> e2                                 (try raise x with
///                                                | F y -> e2
///                                                | z -> raise z) in
///                                              (try raise x with
///                                               | E w -> if w = 1 then e1
///                                                        else otherwise ()
///                                               | _ -> otherwise ())
///
/// Without literals, only a last case is added, which raises the exception
/// again.
class HandlerBuilder : CoreBuilder {
public:
  HandlerBuilder(ast::ASTContext &Trees, TypeContext &Types, const ast::Try &T)
      : CoreBuilder(Trees, Types), T(T) {}

  ast::Expression *build();

private:
  using Index = size_t;

  ast::Expression *buildPlain(ast::Expression *Body, Index Begin, Index End);
  ast::Expression *buildLiterals(const ast::Binder &Exception, Index Begin,
                                 Index Literals, Index End,
                                 ast::Expression *Rest);
  void appendPlain(Index Begin, Index End);
  void append(const ast::HandlerCase &Case, ast::Expression *Handler);
  void appendLast(const ast::Binder &Exception, ast::Expression *Handler);
  ast::Expression *finish(ast::Expression *Body);
  ast::Expression *raise(const ast::Binder &Exception);

  const ast::Try &T;
  // The cases and handlers of the expression that is being built.
  std::vector<ast::HandlerCase> Cases;
  std::vector<ast::Expression *> Handlers;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_HANDLERBUILDER_H
