//===- ValueTree.h - Values as a prompt shows them --------------*- C++ -*-===//

#ifndef MINCAML_INTERPRETER_VALUETREE_H
#define MINCAML_INTERPRETER_VALUETREE_H

#include <cstdint>
#include <string>
#include <vector>

namespace mincaml {

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

} // namespace mincaml

#endif // MINCAML_INTERPRETER_VALUETREE_H
