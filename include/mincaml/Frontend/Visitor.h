//===- Visitor.h - Dispatch over the nodes of the syntax tree ---*- C++ -*-===//
//
// Everything here follows from Syntax.def, so that a phase names only the nodes
// that it treats in its own way.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_VISITOR_H
#define MINCAML_FRONTEND_VISITOR_H

#include "mincaml/Frontend/AST.h"
#include "llvm/Support/ErrorHandling.h"
#include <type_traits>

namespace mincaml::ast {

/// Calls F with E, an expression of the core, cast to its class. F must accept
/// every class of the core; a set of overloads can take the rest as `const auto
/// &` or `auto &`.
template <typename Function>
decltype(auto) dispatch(const Expression &E, Function &&F) {
  switch (E.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<const Class &>(E));
#include "mincaml/Frontend/Syntax.def"
  default:
    llvm::report_fatal_error("a surface expression after desugaring");
  }
}

template <typename Function>
decltype(auto) dispatch(Expression &E, Function &&F) {
  switch (E.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<Class &>(E));
#include "mincaml/Frontend/Syntax.def"
  default:
    llvm::report_fatal_error("a surface expression after desugaring");
  }
}

/// The same for expressions of the core and of the surface.
template <typename Function>
decltype(auto) dispatchSurface(const Expression &E, Function &&F) {
  switch (E.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<const Class &>(E));
#define SURFACE_EXPRESSION(Class) EXPRESSION(Class)
#include "mincaml/Frontend/Syntax.def"
  }
  llvm_unreachable("covered switch");
}

template <typename Function>
decltype(auto) dispatchSurface(Expression &E, Function &&F) {
  switch (E.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return F(static_cast<Class &>(E));
#define SURFACE_EXPRESSION(Class) EXPRESSION(Class)
#include "mincaml/Frontend/Syntax.def"
  }
  llvm_unreachable("covered switch");
}

/// Calls F with each operand field of E, an `Expression *`, a
/// `MutableArrayRef<Expression *>`, or a `MutableArrayRef<FunctionDefinition
/// *>` of which the bodies are operands, in the order of Syntax.def. An If
/// without Else passes null.
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
