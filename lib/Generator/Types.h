//===- Types.h - The generator's types --------------------------*- C++ -*-===//
//
// The generator's types are finer than those of MinCaml. An array type has the
// length of its arrays, so that constant indices can be in range. A function
// type has a bound on the cost of a call, so that programs that call elements
// of an array terminate: a function that calls values of some function type
// costs more than that type allows, and so does not have that type itself. A
// function type also says whether a call may raise an exception.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_TYPES_H
#define MINCAML_LIB_GENERATOR_TYPES_H

#include "Meter.h"
#include "mincaml/Support/Random.h"
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
  /// The components of a tuple or the parameters of a function.
  llvm::SmallVector<const ValueType *, 4> Operands;
  /// The element of an array or the result of a function.
  const ValueType *Result = nullptr;
  /// The length of an array.
  uint32_t Length = 0;
  /// The index in CallBounds of the bound of a function.
  uint32_t Level = 0;
  /// Whether a call of the function may raise any exception.
  bool MayRaise = false;
  /// The cost of the simplest value of the type.
  uint32_t SimplestSteps = 1;

  bool is(Kind K) const { return TheKind == K; }
  bool isScalar() const { return TheKind <= Kind::Float; }
  bool isNumber() const { return is(Kind::Int) || is(Kind::Float); }
  bool isText() const { return is(Kind::Char) || is(Kind::String); }
};

constexpr unsigned NumKinds = unsigned(ValueType::Kind::Function) + 1;

/// The largest cost of a call of a function of each level.
constexpr Cost CallBounds[] = {{60, 0}, {200, 1}, {800, 3}, {3000, 6}};
constexpr uint32_t NumLevels = std::size(CallBounds);

/// Makes types. Equal types have the same address.
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
  /// A function type of level Level, or of a higher one if no function with
  /// this result is cheap enough.
  const ValueType *function(llvm::ArrayRef<const ValueType *> Parameters,
                            const ValueType *Result, uint32_t Level,
                            bool MayRaise = false);

private:
  const ValueType *intern(ValueType T);
  std::deque<ValueType> Types;
};

using TypeList = llvm::SmallVector<const ValueType *, 8>;

/// Chooses a few compound types for the program at its start, and later types
/// among these and the scalars.
class ProgramTypes {
public:
  /// If \p Extended, the types include char, string and functions that may
  /// raise, which the original language does not have. \p TextShare is the
  /// percentage of types that are char or string.
  ProgramTypes(TypeTable &Table, Random &R, bool Extended, unsigned TextShare);

  /// A scalar or one of the compound types.
  const ValueType *someType();
  const ValueType *someCompound();
  const ValueType *someScalar();
  const ValueType *someNumber();
  /// Types for 1 to \p Most parameters.
  TypeList parameterTypes(unsigned Most);

private:
  const ValueType *randomType(unsigned Depth);
  const ValueType *someText();
  uint32_t someLength();

  TypeTable &Table;
  Random &R;
  bool Extended;
  unsigned TextShare;
  TypeList Compounds;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_TYPES_H
