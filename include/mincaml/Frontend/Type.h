//===- Type.h - MinCaml types -----------------------------------*- C++ -*-===//
//
// The types of MinCaml (language.md, section 4): unit, bool, int, float, char,
// string, functions, tuples, arrays, data types, and the variables that
// inference binds or generalizes. Types are allocated in a TypeContext and live
// as long as it does.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_TYPE_H
#define MINCAML_FRONTEND_TYPE_H

#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/SMLoc.h"
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace mincaml {

struct ArityClass;
class Type;
class TypeSubstitution;

struct DataType;
struct TypeScheme;

/// The label of a parameter or an argument; empty if it has no label.
struct Label {
  llvm::StringRef Name;
  /// `?x`
  bool IsOptional = false;

  bool isNone() const { return Name.empty(); }
  bool operator==(const Label &Other) const = default;
  /// `~x` or `?x`
  std::string str() const { return (IsOptional ? "?" : "~") + Name.str(); }
};

/// A field of a record.
struct Field {
  llvm::StringRef Name;
  llvm::SMRange Range;
  bool IsMutable = false;
};

/// A constructor of a data type. A record has one constructor, whose arguments
/// are its fields. An exception is a constructor of the type exn, defined by
/// `exception E of t`. Every definition creates a different constructor, even
/// if two definitions have the same name.
struct Constructor {
  llvm::StringRef Name;
  /// The source range of the name in its definition; invalid if the exception
  /// is predefined, or if the library defines the type.
  llvm::SMRange Range;
  /// The types of the arguments: two for `of t * t`, and one for `of (t * t)`.
  /// They can contain the parameters of the data type.
  llvm::MutableArrayRef<Type *> Arguments;
  /// The position among the constructors of the type. The numbers of the
  /// predefined exceptions are their row numbers in RuntimeABI.def.
  unsigned Number;
  /// Null for an exception.
  const DataType *Parent = nullptr;
  /// The names of the arguments, if these are the fields of a record or of an
  /// inline record; otherwise empty.
  llvm::MutableArrayRef<Field> Fields = {};
  /// The position among the constructors of the type without arguments, if this
  /// constructor has none; otherwise, among the constructors with arguments.
  unsigned Tag = 0;
  /// The type of the constructor if Parent has parameters; otherwise null. Its
  /// root is a tuple type: the arguments, then the data type.
  const TypeScheme *Scheme = nullptr;
  /// The exception is defined in an expression. OCaml prints its name without
  /// the module of the program.
  bool IsLocal = false;
  /// The file that defines the exception; empty if the library does.
  llvm::StringRef FileName = "";

  bool isPredefined() const { return !Range.isValid(); }
  bool isConstant() const { return Arguments.empty(); }
  /// Whether the argument is an inline record.
  bool hasInlineRecord() const;
};

/// A type that the program or the library defines: a variant or a record.
struct DataType {
  llvm::StringRef Name;
  llvm::SMRange Range;
  bool IsRecord = false;
  /// Whether this is the `ref` of the library.
  bool IsReference = false;
  /// Generalized variables.
  llvm::ArrayRef<Type *> Parameters = {};
  llvm::ArrayRef<Constructor *> Constructors = {};
  /// The numbers of constructors without and with arguments.
  unsigned NumConstants = 0;
  unsigned NumBlocks = 0;

  /// If a type has constructors with and without arguments, those without are
  /// represented by addresses below this number, which no object has.
  static constexpr unsigned MaximumConstants = 4096;

  /// Whether the type has only constant constructors.
  bool isEnumeration() const { return !NumBlocks; }
};

inline bool Constructor::hasInlineRecord() const {
  return !Fields.empty() && !(Parent && Parent->IsRecord);
}

/// The exceptions that a program can raise, in the order of their numbers: the
/// predefined ones, then those that the program defines.
class ExceptionConstructors {
public:
  /// String and Int are the types string and int, of which the argument types
  /// of the predefined exceptions consist.
  ExceptionConstructors(Type *String, Type *Int);

  Constructor *make(llvm::StringRef Name, llvm::SMRange Range,
                    llvm::MutableArrayRef<Type *> Arguments);
  const Constructor &predefined(runtime::Exception Which) const {
    return Constructors[unsigned(Which)];
  }
  /// The predefined exception of this name, or null.
  const Constructor *findPredefined(llvm::StringRef Name) const;

  auto begin() const { return Constructors.begin(); }
  auto end() const { return Constructors.end(); }
  auto begin() { return Constructors.begin(); }
  auto end() { return Constructors.end(); }

private:
  /// A deque, so that its elements do not move.
  std::deque<Constructor> Constructors;
  /// The argument types of Match_failure and Assert_failure. Those of every
  /// other predefined exception are a prefix of them.
  Type *PredefinedArguments[3];
};

/// Returns the name of an exception as OCaml prints it: `Not_found`, or
/// `Main.E` if the program in main.ml defines E.
std::string exceptionName(const Constructor &X, llvm::StringRef FileName);

/// Returns one character for each argument of X: `i` for an int, a char, a bool
/// or an enumeration, which are printed as ints; `d` for another data type,
/// whose constants are printed as ints; `u` for unit, which is printed as 0 and
/// not stored; `s` for a string; `f` for a float and `p` for another pointer,
/// which are not printed.
std::string printedArguments(const Constructor &X);

/// A type. Two types are the same if they are structurally equal after
/// `resolve`; pointers are not canonical.
///
/// A variable that inference has bound represents its binding: every accessor
/// below that returns a type returns a resolved type, so code after inference
/// sees no bound variable.
class Type {
public:
  enum class Kind : uint8_t {
    Unit,
    Bool,
    Int,
    Float,
    Char,
    String,
    Exception, ///< exn
    Function,
    Tuple,
    Array,
    Data, ///< a DataType, applied to the operands
    Variable
  };

  Kind kind() const { return TheKind; }
  bool is(Kind K) const { return TheKind == K; }
  bool isUnit() const { return TheKind == Kind::Unit; }
  bool isBool() const { return TheKind == Kind::Bool; }
  bool isInt() const { return TheKind == Kind::Int; }
  bool isFloat() const { return TheKind == Kind::Float; }
  bool isFunction() const { return TheKind == Kind::Function; }
  bool isTuple() const { return TheKind == Kind::Tuple; }
  bool isArray() const { return TheKind == Kind::Array; }
  bool isVariable() const { return TheKind == Kind::Variable; }
  bool isData() const { return TheKind == Kind::Data; }
  /// `t ref`, a record that the library defines.
  bool isReference() const { return isData() && Definition->IsReference; }
  /// Data only.
  const DataType *definition() const { return Definition; }

  /// Follows bound variables to the type that they represent, shortening the
  /// path.
  Type *resolve() { return isBound() ? followBindings() : this; }
  const Type *resolve() const { return isBound() ? followBindings() : this; }

  /// Function: the number of parameters, which is one while inference uses
  /// curried types. Tuple: the number of components. Data: the number of type
  /// arguments.
  unsigned size() const { return NumOperands; }
  /// Function: the I-th parameter. Tuple: the I-th component. Data: the I-th
  /// type argument.
  Type *operand(unsigned I) const { return Operands[I]->resolve(); }
  /// Function: the result. Array: the element.
  Type *result() const { return Result->resolve(); }
  Type *element() const { return Result->resolve(); }

  /// Function, while inference uses curried types: the label of the parameter.
  const Label &label() const { return ParameterLabel; }

  /// Variable only: the type that the variable is bound to; null if it is not
  /// bound.
  Type *binding() const { return Result; }
  void bind(Type *To) { Result = To; }
  /// Whether this is a generalized variable of a type scheme, which stands for
  /// any type.
  bool isGeneralized() const {
    return isVariable() && !Result && Level == GeneralizedLevel;
  }

  /// Prints in OCaml's syntax; unbound variables as 'a, 'b, ... in the order of
  /// their appearance. A function of two parameters is `int -> int -> int`.
  /// Types that share structure can be exponentially larger as text: above a
  /// certain length the rest is printed as `...`.
  void print(llvm::raw_ostream &OS) const;
  using VariableNames = llvm::DenseMap<const Type *, unsigned>;
  /// Returns the text that `print` prints. \p Shared, if not null, contains the
  /// numbers of named variables; it lets several texts use the same names.
  /// \p NameOf, if not null, returns the name to print for a data type.
  std::string str(VariableNames *Shared = nullptr,
                  llvm::function_ref<llvm::StringRef(llvm::StringRef)> NameOf =
                      nullptr) const;

private:
  friend class Currying;
  friend class TypeContext;
  friend class Unifier;
  friend class Generalizer;
  friend class TypeAnnotations;
  explicit Type(Kind K) : TheKind(K) {}

  bool isBound() const { return isVariable() && Result; }
  Type *followBindings() const;

  static constexpr unsigned GeneralizedLevel = ~0U;

  Kind TheKind;
  /// Whether this is a function type of one parameter that may still be merged
  /// with its result (lib/Frontend/Currying.h).
  bool IsCurried = false;
  unsigned NumOperands = 0;
  const DataType *Definition = nullptr;
  Label ParameterLabel;
  /// See lib/Frontend/Inference/Inference.h.
  unsigned Level = GeneralizedLevel;
  Type **Operands = nullptr;
  /// Decides whether a curried function type is merged with its result; null
  /// for other types (lib/Frontend/Currying.h).
  ArityClass *Arity = nullptr;
  /// Mutable, because `resolve` shortens paths.
  mutable Type *Result = nullptr;
};

/// The type of a polymorphic definition: Root, for all types that its Variables
/// may stand for.
struct TypeScheme {
  /// The definitions of a recursive group share one array.
  llvm::ArrayRef<Type *> Variables;
  Type *Root;
  /// The function, tuple, array and data types in Root that contain variables.
  /// A type comes after its parts.
  llvm::ArrayRef<Type *> Constructed;

  /// Identifies the definition, or the recursive group.
  const void *group() const { return Variables.data(); }
};

/// The instantiation of a type scheme at one use: the type that each variable
/// of the scheme stands for.
struct TypeInstance {
  const TypeScheme *Scheme;
  llvm::MutableArrayRef<Type *> Arguments;
};

/// Owns types. The base types exist once; others are created on demand.
class TypeContext {
public:
  TypeContext();
  ~TypeContext();
  TypeContext(const TypeContext &) = delete;
  TypeContext &operator=(const TypeContext &) = delete;

  Type *unit() { return &UnitType; }
  Type *boolean() { return &BoolType; }
  Type *integer() { return &IntType; }
  Type *floating() { return &FloatType; }
  Type *character() { return &CharType; }
  Type *string() { return &StringType; }
  Type *exception() { return &ExceptionType; }
  /// The type of a function that takes all Parameters at once.
  Type *function(llvm::ArrayRef<Type *> Parameters, Type *Result);
  /// The type of a function that is called with these arguments. Unlike
  /// `function`, it does not say that the function takes all of them at once.
  Type *calledFunction(llvm::ArrayRef<Type *> Arguments, Type *Result);
  /// Sets the labels of the parameters of a new curried function type and
  /// returns the type. Labels may be empty.
  Type *setLabels(Type *Function, llvm::ArrayRef<Label> Labels);
  Type *tuple(llvm::ArrayRef<Type *> Components);
  Type *array(Type *Element);
  /// The type `t ref`. A new type variable if the program uses no references;
  /// the type is then only needed for messages about misspelled names.
  Type *reference(Type *Contents);
  Type *data(const DataType *Definition, llvm::ArrayRef<Type *> Arguments);
  /// Returns a new data type, without constructors.
  DataType *makeDataType(llvm::StringRef Name, llvm::SMRange Range);
  /// Returns a new constructor of D with the next tag. The caller adds it to D.
  Constructor *makeConstructor(DataType &D, llvm::StringRef Name,
                               llvm::SMRange Range,
                               llvm::ArrayRef<Type *> Arguments,
                               llvm::ArrayRef<Field> Fields);
  /// Returns a constant constructor for a value of type D that is never used.
  /// It is not one of D's constructors. D must not have constant constructors.
  const Constructor *makePlaceholder(const DataType &D);
  /// Returns the types of the arguments of X in T, a type that is exn or has X
  /// as a constructor. Equal types are the same pointer. Results from before
  /// the end of inference are not valid afterwards (Currying::mergeArrows).
  llvm::ArrayRef<Type *> argumentTypes(Type *T, const Constructor &X);
  /// The substitution that `argumentTypes` and monomorphization share.
  TypeSubstitution &substitution() { return *Substitution; }
  Type *variable();
  /// A variable that is never generalized.
  Type *outermostVariable();
  /// Returns a copy of T in which Map has replaced each part.
  Type *rebuild(const Type *T, llvm::function_ref<Type *(Type *)> Map);

  llvm::MutableArrayRef<Type *> copy(llvm::ArrayRef<Type *> Ts) {
    return Ts.copy(Allocator);
  }
  template <typename Element>
  llvm::MutableArrayRef<Element> copyArray(llvm::ArrayRef<Element> Elements) {
    return Elements.copy(Allocator);
  }
  TypeScheme *scheme(llvm::ArrayRef<Type *> Variables, Type *Root,
                     llvm::ArrayRef<Type *> Constructed);
  TypeInstance *instance(const TypeScheme *Scheme,
                         llvm::ArrayRef<Type *> Arguments);
  /// Whether any definition is polymorphic.
  bool hasSchemes() const { return HasSchemes; }
  /// The data types that the program and the library define.
  const std::deque<DataType> &dataTypes() const { return DataTypes; }
  /// The data types without parameters, and the instances of the others that
  /// monomorphization has found.
  std::vector<Type *> dataInstances();

  /// Whether new function types are curried: `int -> int -> int` is then a
  /// function type of one parameter whose result is another function type
  /// (lib/Frontend/Currying.h).
  void setCurried(bool Is) { IsCurried = Is; }
  /// Whether functions that are used as values take one argument at a time
  /// (LanguageOptions::IsPrompt).
  void setSeparate(bool Is) { IsSeparate = Is; }
  bool isSeparate() const { return IsSeparate; }

  /// The exceptions of the program.
  ExceptionConstructors Constructors;
  /// The `ref` of the library, to which `ref`, `!`, `:=`, `incr` and `decr`
  /// belong even where the program hides the type; null if the program does not
  /// use it.
  const DataType *Reference = nullptr;

private:
  friend class Currying;
  friend class Unifier;
  friend class Generalizer;
  Type *make(Type::Kind K, llvm::ArrayRef<Type *> Operands, Type *Result);

  Type *curry(llvm::ArrayRef<Type *> Parameters, Type *Result,
              bool TakesAllAtOnce);

  llvm::BumpPtrAllocator Allocator;
  bool HasSchemes = false;
  bool IsCurried = false;
  bool IsSeparate = false;
  std::vector<TypeInstance *> Instances;
  /// A deque, so that its elements do not move.
  std::deque<DataType> DataTypes;
  /// The type of each data type without parameters.
  llvm::DenseMap<const DataType *, Type *> ConstantTypes;
  std::unique_ptr<TypeSubstitution> Substitution;
  llvm::DenseMap<std::pair<Type *, const Constructor *>, llvm::ArrayRef<Type *>>
      ArgumentTypes;
  /// The level of new variables.
  unsigned Level = 0;
  Type UnitType, BoolType, IntType, FloatType, CharType, StringType,
      ExceptionType;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_TYPE_H
