//===- TypeTable.h - The generator's types ----------------------*- C++ -*-===//
//
// The generator's types are finer than MinCaml's: an array type has the length
// of its arrays, so that constant indices can be in range, and a function type
// has a bound on the cost of a call, so that a program that calls elements of
// an array terminates: a function that calls values of some type costs more
// than that type allows, and so is not of that type. It also says whether the
// call may raise an exception.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_TYPETABLE_H
#define MINCAML_LIB_GENERATOR_TYPETABLE_H

#include "Meter.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>

namespace mincaml::generator {

struct ValueType {
  enum class Kind : uint8_t {
    Unit,
    Bool,
    Int,
    Float,
    Char,
    String,
    Tuple,
    Array,
    Function
  };

  Kind TheKind;
  /// Tuple: the components. Function: the parameters.
  llvm::SmallVector<const ValueType *, 4> Operands;
  /// Array: the element. Function: the result.
  const ValueType *Result = nullptr;
  /// Array: its length.
  uint32_t Length = 0;
  /// Function: an index of CallBounds.
  uint32_t Level = 0;
  /// Function: a call may raise any exception.
  bool MayRaise = false;
  /// The cost of the simplest value of the type.
  uint32_t LeafSteps = 1;

  bool is(Kind K) const { return TheKind == K; }
  bool isScalar() const { return TheKind <= Kind::Float; }
  bool isNumber() const { return is(Kind::Int) || is(Kind::Float); }
  bool isText() const { return is(Kind::Char) || is(Kind::String); }
};

constexpr unsigned NumKinds = unsigned(ValueType::Kind::Function) + 1;

/// The largest cost of a call of a function of each level.
constexpr Cost CallBounds[] = {{60, 0}, {200, 1}, {800, 3}, {3000, 6}};
constexpr uint32_t NumLevels = std::size(CallBounds);

/// Makes types. Equal types are the same pointer.
class TypeTable {
public:
  using Kind = ValueType::Kind;

  const ValueType *unit() { return scalar(Kind::Unit); }
  const ValueType *boolean() { return scalar(Kind::Bool); }
  const ValueType *integer() { return scalar(Kind::Int); }
  const ValueType *floating() { return scalar(Kind::Float); }
  const ValueType *character() { return scalar(Kind::Char); }
  const ValueType *string() { return scalar(Kind::String); }
  const ValueType *scalar(Kind K) { return intern({K, {}}); }
  const ValueType *tuple(llvm::ArrayRef<const ValueType *> Components);
  const ValueType *array(const ValueType *Element, uint32_t Length);
  /// Of level Level, or of a higher one if no function with this result is
  /// cheap enough.
  const ValueType *function(llvm::ArrayRef<const ValueType *> Parameters,
                            const ValueType *Result, uint32_t Level,
                            bool MayRaise = false);

private:
  const ValueType *intern(ValueType T);
  std::deque<ValueType> Types;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_TYPETABLE_H
