//===- Writer.h - Writing the recorded data as JSON -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_WRITER_H
#define MINCAML_LIB_EXPLORER_WRITER_H

#include "Recording.h"
#include "llvm/Support/JSON.h"

namespace mincaml::explorer {

/// Writes the values as an array.
template <typename... Ts>
void writeTuple(llvm::json::OStream &J, const Ts &...Values) {
  J.array([&] { (J.value(Values), ...); });
}

/// Writes the values as an attribute that is an array.
template <typename RangeT>
void writeList(llvm::StringRef Key, const RangeT &Values,
               llvm::json::OStream &J) {
  J.attributeArray(Key, [&] {
    for (const auto &V : Values)
      J.value(V);
  });
}

/// Writes the elements as an attribute that is an array of objects. Write is
/// called for each element and writes the attributes of its object.
template <typename RangeT, typename WriteT>
void writeObjects(llvm::StringRef Key, const RangeT &Elements,
                  llvm::json::OStream &J, WriteT Write) {
  J.attributeArray(Key, [&] {
    for (const auto &E : Elements)
      J.object([&] { Write(E); });
  });
}

/// Writes an attribute, unless the index is -1.
inline void writeOptional(llvm::StringRef Key, int Index,
                          llvm::json::OStream &J) {
  if (Index >= 0)
    J.attribute(Key, Index);
}

inline void writeOrigin(const Origin &From, llvm::json::OStream &J) {
  writeOptional("origin", From.Expression, J);
  writeOptional("inlined", From.Inlined, J);
  writeOptional("class", From.Class, J);
}

/// Values that are stored outside the document, numbered from 0, so that the
/// page of a large program opens without reading all of them. Several values
/// are compressed together as one array, because small values do not compress
/// well.
class Parts {
public:
  unsigned add(llvm::function_ref<void(llvm::json::OStream &)> Write);
  /// Must be called after the last value.
  void finish();

  /// The number of values in each array.
  llvm::ArrayRef<unsigned> counts() const { return Counts; }
  /// The arrays, compressed by gzip and encoded in base64.
  llvm::ArrayRef<std::string> texts() const { return Texts; }

private:
  /// The array to which values are being added.
  std::string Open;
  unsigned Total = 0;
  unsigned InOpen = 0;
  std::vector<unsigned> Counts;
  std::vector<std::string> Texts;
};

/// Writes attributes of the current object of \p J to a new part, or to the
/// object itself if \p ToParts is null. \p Counts are stored in the object: the
/// page needs these numbers without reading the part.
void writePart(Parts *ToParts, llvm::json::OStream &J,
               llvm::function_ref<void(llvm::json::OStream &)> Write,
               llvm::ArrayRef<uint64_t> Counts = {});

// Each of these functions writes one or more attributes of the document. If
// ToParts is not null, most of the data goes there.

/// Writes `analyses`, `notes` and `predicates`.
void writeFindings(const Findings &All, llvm::json::OStream &J, Parts *ToParts);
/// Writes `allocations`.
void writeAllocations(const Recording &Data, llvm::json::OStream &J,
                      Parts *ToParts);
/// Writes `assembly`, and the rules and execution counts if they are known.
void writeAssembly(const Assembly &Code, llvm::json::OStream &J,
                   Parts *ToParts);
/// Writes `run`.
void writeRun(const Run &R, llvm::json::OStream &J);

/// Writes the document that docs/explorer-data.md describes. If \p ToParts is
/// not null, large parts go there.
void writeJSON(const Recording &Data, llvm::raw_ostream &OS,
               Parts *ToParts = nullptr);

/// See Explorer::makePage.
llvm::Expected<std::string> makePage(llvm::StringRef Template,
                                     const Recording &Data);

/// Omits parts of the data until the document has about Bytes bytes, in the
/// order that docs/explorer-data.md describes. The source, its expressions and
/// the passes that changed something are always kept.
void limitSize(Recording &Data, uint64_t Bytes);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_WRITER_H
