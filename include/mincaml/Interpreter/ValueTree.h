//===- ValueTree.h - Values as a prompt shows them --------------*- C++ -*-===//

#ifndef MINCAML_INTERPRETER_VALUETREE_H
#define MINCAML_INTERPRETER_VALUETREE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mincaml {

class Type;
class TypeContext;
struct Constructor;

/// Reads values as a program represents them. Each value is given as 64 bits; of
/// a float, these are its bits. Types are resolved.
class ValueReader {
public:
  virtual ~ValueReader() = default;

  /// The value of type int, bool or char.
  virtual int32_t integer(uint64_t Value) const = 0;
  virtual llvm::StringRef string(uint64_t Value) const = 0;
  /// The constructor of a value, whose type is a data type or exn.
  virtual const Constructor &constructor(uint64_t Value,
                                         const Type &Ty) const = 0;
  /// The component of a tuple, or the argument of its constructor X.
  virtual uint64_t part(uint64_t Value, const Type &Ty, const Constructor *X,
                        unsigned Number) const = 0;
  virtual uint32_t length(uint64_t Array) const = 0;
  virtual uint64_t element(uint64_t Array, const Type &Ty,
                           uint32_t Index) const = 0;
};

/// The parts of a value that OCaml's prompt prints. Parts that are too deep, or
/// that follow many others, are replaced by an Ellipsis.
struct ValueTree {
  enum class Kind : uint8_t {
    Ellipsis,
    /// A text without structure: `<fun>`, `<abstr>`, a float
    Text,
    /// A number, in Text. A negative one needs parentheses as an argument.
    Number,
    /// The characters are in Text.
    Character,
    String,
    Tuple,
    List,
    Array,
    /// The names of the fields are in Fields.
    Record,
    /// The name is in Text, the arguments are in Parts.
    Construct
  };
  Kind TheKind = Kind::Ellipsis;
  std::string Text = {};
  std::vector<ValueTree> Parts = {};
  std::vector<std::string> Fields = {};
  /// String: the number of characters to print.
  size_t Limit = 0;
  /// Construct: the constructor is an exception, whose module is always printed.
  bool IsException = false;
};

/// Returns what a prompt prints of a value. The time that this takes is bounded.
ValueTree valueTree(const ValueReader &Reader, uint64_t Value, Type &Ty,
                    TypeContext &Types);

} // namespace mincaml

#endif // MINCAML_INTERPRETER_VALUETREE_H
