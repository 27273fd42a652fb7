//===- Parts.h - Data that a page reads when it shows it --------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_PARTS_H
#define MINCAML_LIB_EXPLORER_PARTS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace mincaml::explorer {

/// Compressed by gzip, in base64.
std::string encode(llvm::StringRef JSON);

/// Values that stand beside the document, numbered from 0: a page of a large
/// program opens without reading all of them. Several together are compressed
/// as one array, since small ones would not become smaller.
class Parts {
public:
  unsigned add(llvm::function_ref<void(llvm::json::OStream &)> Write);
  /// To be called after the last one.
  void finish();

  /// Of each array, how many values it has.
  llvm::ArrayRef<unsigned> counts() const { return Counts; }
  /// The arrays, encoded.
  llvm::ArrayRef<std::string> texts() const { return Texts; }

private:
  /// The array that more values fit into, without its end.
  std::string Open;
  unsigned Total = 0;
  unsigned InOpen = 0;
  std::vector<unsigned> Counts;
  std::vector<std::string> Texts;
};

/// Writes attributes of the object that \p J is in: to a part, where there are
/// any, or to the object itself. What a page counts without reading the part
/// stands in the object, too.
void writeApart(Parts *Apart, llvm::json::OStream &J,
                llvm::function_ref<void(llvm::json::OStream &)> Write,
                llvm::ArrayRef<uint64_t> Counts = {});

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_PARTS_H
