//===- Type.h - MinCaml types -----------------------------------*- C++ -*-===//
//
// The types of MinCaml (language.md, section 4): unit, bool, int, float, char,
// string, uncurried functions, tuples, arrays, and the variables that inference
// binds. Types are allocated in a TypeContext and live as long as it does.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_TYPE_H
#define MINCAML_FRONTEND_TYPE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Allocator.h"
#include <string>

namespace llvm {
class raw_ostream;
}

namespace mincaml {

/// A type. Two types are the same if they are structurally equal after
/// `resolve`; pointers are not canonical.
///
/// A variable that inference has bound represents its binding: every accessor
/// below that returns a type returns a resolved one, so that code after
/// inference sees no bound variable.
class Type {
public:
  enum class Kind : uint8_t {
    Unit,
    Bool,
    Int,
    Float,
    Char,
    String,
    Function,
    Tuple,
    Array,
    Variable
  };

  Kind kind() const { return TheKind; }
  bool isUnit() const { return TheKind == Kind::Unit; }
  bool isBool() const { return TheKind == Kind::Bool; }
  bool isInt() const { return TheKind == Kind::Int; }
  bool isFloat() const { return TheKind == Kind::Float; }
  bool isChar() const { return TheKind == Kind::Char; }
  bool isString() const { return TheKind == Kind::String; }
  bool isFunction() const { return TheKind == Kind::Function; }
  bool isTuple() const { return TheKind == Kind::Tuple; }
  /// An array or a reference.
  bool isArray() const { return TheKind == Kind::Array; }
  /// `t ref`: in the core an array of one element, whose accesses are in
  /// bounds.
  bool isReference() const { return IsReference; }
  bool isVariable() const { return TheKind == Kind::Variable; }

  /// Follows bound variables to the type that they represent, shortening the
  /// path.
  Type *resolve() { return isBound() ? followBindings() : this; }
  const Type *resolve() const { return isBound() ? followBindings() : this; }

  /// Function: number of parameters. Tuple: number of components.
  unsigned size() const { return NumOperands; }
  /// Function: the I-th parameter. Tuple: the I-th component.
  Type *operand(unsigned I) const { return Operands[I]->resolve(); }
  /// Function: the result. Array: the element.
  Type *result() const { return Result->resolve(); }
  Type *element() const { return Result->resolve(); }

  /// Variable only: null while inference has not bound it.
  Type *binding() const { return Result; }
  void bind(Type *To) { Result = To; }

  /// Prints in OCaml's syntax; unbound variables as 'a, 'b, ... in the order of
  /// their appearance. A function of two parameters is `int -> int -> int`.
  /// Types that share structure can be exponentially larger as text: above a
  /// certain length the rest is printed as `...`.
  void print(llvm::raw_ostream &OS) const;
  std::string str() const;

private:
  friend class TypeContext;
  friend class Unifier;
  explicit Type(Kind K) : TheKind(K) {}

  bool isBound() const { return isVariable() && Result; }
  Type *followBindings() const;

  Kind TheKind;
  bool IsReference = false;
  unsigned NumOperands = 0;
  Type **Operands = nullptr;
  /// Mutable, because `resolve` shortens paths.
  mutable Type *Result = nullptr;
};

/// Owns types. The base types exist once; others are created on demand.
class TypeContext {
public:
  TypeContext();
  TypeContext(const TypeContext &) = delete;
  TypeContext &operator=(const TypeContext &) = delete;

  Type *unit() { return &UnitType; }
  Type *boolean() { return &BoolType; }
  Type *integer() { return &IntType; }
  Type *floating() { return &FloatType; }
  Type *character() { return &CharType; }
  Type *string() { return &StringType; }
  Type *function(llvm::ArrayRef<Type *> Parameters, Type *Result);
  Type *tuple(llvm::ArrayRef<Type *> Components);
  Type *array(Type *Element);
  Type *reference(Type *Element);
  Type *variable();

private:
  Type *make(Type::Kind K, llvm::ArrayRef<Type *> Operands, Type *Result);

  llvm::BumpPtrAllocator Allocator;
  Type UnitType, BoolType, IntType, FloatType, CharType, StringType;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_TYPE_H
