//===- JSONPositions.h - Where values stand in a JSON text ------*- C++ -*-===//
//
// llvm::json parses a text to values that do not know where they come from. To
// say where a value is wrong, this finds it again in the text.
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

  /// A member of an object, and where its name and its value begin.
  struct Member {
    std::string Name;
    size_t Offset, Value;
  };
  using Members = std::vector<Member>;

  /// Line and column, from 1.
  std::pair<unsigned, unsigned> lineAndColumn(size_t Offset) const;
  /// The first bracket that is nested more deeply than facts are: LLVM's
  /// parser is recursive. The text need not be JSON.
  std::optional<size_t> nestedTooDeeply() const;
  /// The message of an error of llvm::json::parse without the position, which
  /// becomes \p Offset.
  static std::string messageOf(llvm::StringRef Error, size_t &Offset);

  // These require that the text is JSON and that the value at the offset is of
  // that kind.
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
