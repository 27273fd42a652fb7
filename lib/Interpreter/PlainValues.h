//===- PlainValues.h - First-order values of a session ----------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_PLAINVALUES_H
#define MINCAML_LIB_INTERPRETER_PLAINVALUES_H

#include "Runtime.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace mincaml::interpreter {

// See Session::isPlain, restore and literal.
bool isPlainType(Type &Ty, TypeContext &Types,
                 llvm::DenseSet<const Type *> &Visited);
std::optional<Value> restoreValue(Type &Ty, llvm::StringRef &Bytes,
                                  TypeContext &Types, Heap &TheHeap,
                                  Code &TheCode);
ast::Expression *literalOf(Value V, Type &Ty, TypeContext &Types,
                           ast::ASTContext &Trees, llvm::SMRange Range,
                           unsigned &Budget);

/// Returns the object of a constructor without arguments. Constructors with equal
/// numbers share one object, because types keep them apart. In a session, the
/// object is the same in all programs.
Value constantObject(const Constructor &X, Code &TheCode);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_PLAINVALUES_H
