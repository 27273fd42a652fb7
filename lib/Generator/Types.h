//===- Types.h - Types of generated programs --------------------*- C++ -*-===//
//
// The types of the generator contain more information than those of the
// language. An array type has a length, so that indices are known to be in
// range. A function type has an upper bound on the steps of a call, and records
// whether a call has effects and which exceptions it may raise. A function that
// calls a value of some type takes more steps than this type allows, so it
// cannot be a value of the type itself. Therefore calls of parameters,
// components and elements terminate.
//
// Types are interned: equal types are the same object.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_TYPES_H
#define MINCAML_LIB_GENERATOR_TYPES_H

#include "mincaml/Support/Random.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <string>
#include <tuple>
#include <vector>

namespace mincaml::generator {

struct DataType;

/// The predefined exceptions come first, followed by those of the program.
enum Exception : unsigned {
  InvalidArgument,
  DivisionByZero,
  FailureException,
  NotFound,
  MatchFailure,
  FirstUserException
};
/// A bit for each exception.
using ExceptionSet = uint32_t;

struct Type {
  enum Kind : uint8_t {
    Unit,
    Bool,
    Int,
    Float,
    Char,
    String,
    Tuple,
    Array,
    Function,
    Data,
    Parameter
  };

  Kind TheKind = Unit;
  /// The components of a tuple, the element of an array, the parameters of a
  /// function followed by its result, or the arguments of a data type.
  std::vector<const Type *> Parts;
  const DataType *Definition = nullptr;
  /// The length, if this is an array; the index, if this is a type parameter.
  unsigned Length = 0;
  /// The maximum number of steps of a call, if this is a function type.
  unsigned Steps = 0;
  bool HasEffects = false;
  ExceptionSet Raises = 0;

  // The following members are computed from those above.
  bool ContainsFunction = false;
  bool ContainsParameter = false;
  /// Whether the size of values is not bounded.
  bool IsRecursive = false;
  /// Whether values may be cyclic.
  bool IsCyclic = false;

  bool is(Kind K) const { return TheKind == K; }
  bool isComparable() const {
    return !ContainsFunction && !ContainsParameter && !IsCyclic;
  }
  const Type *result() const { return Parts.back(); }
  llvm::ArrayRef<const Type *> parameters() const {
    return llvm::ArrayRef(Parts).drop_back();
  }
};

struct Field {
  std::string Name;
  const Type *Ty;
  bool IsMutable = false;
};

struct DataConstructor {
  std::string Name;
  std::vector<Field> Fields;
  /// Whether the argument is an inline record.
  bool IsInline = false;
};

/// The definition of a variant or a record.
struct DataType {
  std::string Name;
  unsigned Parameters = 0;
  bool IsRecord = false;
  /// Whether other types have constructors or fields of the same names.
  bool IsAmbiguous = false;
  bool ContainsFunction = false;
  bool IsRecursive = false;
  bool IsCyclic = false;
  /// A constructor that makes values that contain no values of the same type.
  unsigned Base = 0;
  std::vector<DataConstructor> Constructors;
  /// Whether it is defined in a group with the type before it.
  bool JoinsPrevious = false;
};

class Types {
  std::deque<Type> All;
  std::deque<DataType> Definitions;
  std::deque<DataType> Predefined;
  /// Tuple types for which the program defines names, and the text of these
  /// definitions.
  std::vector<const Type *> Aliases;
  std::string AliasText;
  unsigned NextName = 0;

public:
  /// If Strict, there are no data types.
  explicit Types(bool Strict);

  const Type *Unit, *Bool, *Int, *Float, *Char, *String;
  const DataType *List = nullptr, *Option = nullptr, *Result = nullptr,
                 *Ref = nullptr;

  const Type *tuple(std::vector<const Type *> Components);
  const Type *array(const Type *Element, unsigned Length);
  const Type *function(std::vector<const Type *> Parameters, const Type *Result,
                       bool HasEffects, ExceptionSet Raises);
  const Type *data(const DataType *Definition,
                   std::vector<const Type *> Arguments);
  const Type *list(const Type *Element) { return data(List, {Element}); }
  const Type *option(const Type *Element) { return data(Option, {Element}); }
  const Type *ref(const Type *Contents) { return data(Ref, {Contents}); }
  const Type *parameter(unsigned Index);
  /// Returns T with Arguments in place of its type parameters.
  const Type *substitute(const Type *T, llvm::ArrayRef<const Type *> Arguments);
  /// Returns the type of the field F in values of type T.
  const Type *fieldType(const Type *T, const Field &F) {
    return substitute(F.Ty, T->Parts);
  }

  /// Chooses the data types of a program.
  void drawDataTypes(Random &R, unsigned Count, unsigned SharedNames);
  /// Returns the types that the program defines.
  const std::deque<DataType> &definitions() const { return Definitions; }
  /// Returns the text of the definitions, one on each line.
  std::string definitionText() const;
  /// Whether the names of constructors and fields do not determine the type T.
  static bool isAmbiguous(const Type *T);
  /// Returns the text of a type in the program.
  std::string text(const Type *T) const;

  /// Defines a name for a random tuple type.
  void drawAlias(Random &R);
  llvm::ArrayRef<const Type *> aliases() const { return Aliases; }

private:
  const Type *intern(Type T);
  std::string fieldsText(const std::vector<Field> &Fields) const;
  const Type *simple(Type::Kind K);
  const Type *drawFieldType(Random &R, unsigned Self, bool MayRecur);
  void drawRecord(Random &R, unsigned Self);
  void drawVariant(Random &R, unsigned Self);
  void shareNames(Random &R, DataType &D);
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_TYPES_H
