//===- Parts.h - Data that the page reads on demand -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_PARTS_H
#define MINCAML_LIB_EXPLORER_PARTS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace mincaml::explorer {

/// Compresses JSON by gzip and encodes it in base64.
std::string encode(llvm::StringRef JSON);

/// Values that are stored outside the document, numbered from 0, so that the page
/// of a large program opens without reading all of them. Several values are
/// compressed together as one array, because small values do not compress well.
class Parts {
public:
  unsigned add(llvm::function_ref<void(llvm::json::OStream &)> Write);
  /// Must be called after the last value.
  void finish();

  /// The number of values in each array.
  llvm::ArrayRef<unsigned> counts() const { return Counts; }
  /// The arrays, encoded.
  llvm::ArrayRef<std::string> texts() const { return Texts; }

private:
  /// The unfinished array, to which values are added.
  std::string Open;
  unsigned Total = 0;
  unsigned InOpen = 0;
  std::vector<unsigned> Counts;
  std::vector<std::string> Texts;
};

/// Writes attributes of the current object of \p J: to a part, or to the object
/// itself if \p ToParts is null. \p Counts are numbers that the page needs without
/// reading the part; they are stored in the object.
void writePart(Parts *ToParts, llvm::json::OStream &J,
               llvm::function_ref<void(llvm::json::OStream &)> Write,
               llvm::ArrayRef<uint64_t> Counts = {});

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_PARTS_H
