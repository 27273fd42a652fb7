//===- JSONPositions.h - Positions of values in JSON text -------*- C++ -*-===//
//
// The values that llvm::json returns have no source locations. For error
// messages, this class finds the position of a value in the text.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_JSONPOSITIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_JSONPOSITIONS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mincaml::sparc {

class JSONPositions {
public:
  explicit JSONPositions(llvm::StringRef Text) : Text(Text) {}

  /// A member of an object, with the offsets of its name and its value.
  struct Member {
    std::string Name;
    size_t Offset, Value;
  };
  using Members = std::vector<Member>;

  /// The line and column of an offset, both counted from 1.
  std::pair<unsigned, unsigned> lineAndColumn(size_t Offset) const;
  /// The offset of the first bracket that is nested more deeply than in any
  /// facts file. LLVM's parser is recursive, so such a text must not be parsed.
  /// The text need not be valid JSON.
  std::optional<size_t> nestedTooDeeply() const;
  /// Removes the position from an error message of llvm::json::parse and stores
  /// it in \p Offset.
  static std::string messageOf(llvm::StringRef Error, size_t &Offset);

  // These functions require that the text is valid JSON and that the value at
  // the offset is an object or an array, respectively.
  size_t begin() const { return skipSpace(0); }
  Members members(size_t Object) const;
  std::vector<size_t> elements(size_t Array) const;

private:
  size_t skipSpace(size_t At) const;
  size_t skipString(size_t At) const;
  size_t skipValue(size_t At) const;

  llvm::StringRef Text;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_JSONPOSITIONS_H
