//===- Visitor.h - Dispatch over the nodes of the syntax tree ---*- C++ -*-===//
//
// The functions here are generated from Syntax.def, so that a phase names only
// the nodes that it treats specially.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_VISITOR_H
#define MINCAML_FRONTEND_VISITOR_H

#include "mincaml/Frontend/AST.h"
#include "llvm/Support/ErrorHandling.h"
#include <type_traits>

namespace mincaml::ast {

/// Class, const if Node is.
template <typename Class, typename Node>
using LikeNode = std::conditional_t<std::is_const_v<Node>, const Class, Class>;

/// Calls F with E, an expression of the core, cast to its class. F must accept
/// every class of the core; a set of overloads can take the rest as `const auto
/// &` or `auto &`.
template <typename Node, typename Function>
decltype(auto) dispatch(Node &E, Function &&F) {
  LikeNode<Expression, Node> &Base = E;
  switch (Base.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<LikeNode<Class, Node> &>(Base));
#include "mincaml/Frontend/Syntax.def"
  default:
    llvm::report_fatal_error("a surface expression after desugaring");
  }
}

/// Calls F with E cast to its class, like `dispatch`. E may be an expression of
/// the core or of the surface language.
template <typename Node, typename Function>
decltype(auto) dispatchSurface(Node &E, Function &&F) {
  LikeNode<Expression, Node> &Base = E;
  switch (Base.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<LikeNode<Class, Node> &>(Base));
#define SURFACE_EXPRESSION(Class) EXPRESSION(Class)
#include "mincaml/Frontend/Syntax.def"
  }
  llvm_unreachable("covered switch");
}

/// Calls F with each operand field of E, in the order of Syntax.def. A field is
/// an `Expression *`, a `MutableArrayRef<Expression *>`, or a
/// `MutableArrayRef<FunctionDefinition *>` whose function bodies are the
/// operands. For an If without `else`, the field Else is null.
template <typename Node, typename Function>
void forEachOperandField(Node &E, Function &&F) {
#define OPERAND(Class, Field)                                                  \
  if constexpr (std::is_same_v<std::remove_const_t<Node>, Class>)              \
    F(E.Field);
#include "mincaml/Frontend/Syntax.def"
  (void)E;
  (void)F;
}

} // namespace mincaml::ast

#endif // MINCAML_FRONTEND_VISITOR_H
