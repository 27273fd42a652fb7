//===- Page.cpp - The explorer's data in its page -------------------------===//

#include "Writer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Data that the page reads on demand
//===----------------------------------------------------------------------===//

static void append32(SmallVectorImpl<uint8_t> &Bytes, uint32_t Value) {
  uint8_t Encoded[4];
  support::endian::write32le(Encoded, Value);
  Bytes.append(std::begin(Encoded), std::end(Encoded));
}

/// Compresses data in the gzip format (RFC 1952). LLVM produces the zlib format
/// (RFC 1950), which has another header and trailer around the same compressed
/// data. The header contains no time and no name, so that the output depends
/// only on the data.
static SmallVector<uint8_t, 0> compressAsGzip(ArrayRef<uint8_t> Data) {
  constexpr size_t ZlibHeader = 2, ZlibChecksum = 4;
  SmallVector<uint8_t, 0> Zlib;
  compression::zlib::compress(Data, Zlib);
  constexpr uint8_t Deflate = 8, UnknownSystem = 255;
  SmallVector<uint8_t, 0> Result = {0x1f, 0x8b, Deflate, 0, 0,
                                    0,    0,    0,       0, UnknownSystem};
  ArrayRef<uint8_t> Compressed =
      ArrayRef<uint8_t>(Zlib).drop_front(ZlibHeader).drop_back(ZlibChecksum);
  Result.append(Compressed.begin(), Compressed.end());
  append32(Result, crc32(Data));
  append32(Result, uint32_t(Data.size()));
  return Result;
}

/// Compresses JSON by gzip and encodes it in base64.
static std::string encode(StringRef JSON) {
  return encodeBase64(compressAsGzip(arrayRefFromStringRef(JSON)));
}

unsigned Parts::add(function_ref<void(json::OStream &)> Write) {
  // A page reads an array of this size in a few milliseconds.
  constexpr size_t Size = 1 << 17;
  Open += InOpen ? ',' : '[';
  {
    raw_string_ostream OS(Open);
    json::OStream J(OS);
    Write(J);
  }
  ++InOpen;
  const unsigned Number = Total++;
  if (Open.size() >= Size)
    finish();
  return Number;
}

void Parts::finish() {
  if (!InOpen)
    return;
  Open += ']';
  Counts.push_back(std::exchange(InOpen, 0));
  Texts.push_back(encode(Open));
  Open.clear();
}

void mincaml::explorer::writePart(Parts *ToParts, json::OStream &J,
                                  function_ref<void(json::OStream &)> Write,
                                  ArrayRef<uint64_t> Counts) {
  if (!ToParts)
    return Write(J);
  const unsigned Number = ToParts->add(
      [&](json::OStream &OfPart) { OfPart.object([&] { Write(OfPart); }); });
  J.attributeArray("part", [&] {
    J.value(Number);
    for (uint64_t Count : Counts)
      J.value(Count);
  });
}

//===----------------------------------------------------------------------===//
// The page
//===----------------------------------------------------------------------===//

static constexpr StringRef Placeholder = "@MINCAML_EXPLORER_DATA@";

StringRef mincaml::explorerTemplate() {
  static constexpr unsigned char Text[] = {
#include "ExplorerTemplate.inc"
      0};
  return StringRef(reinterpret_cast<const char *>(Text), sizeof(Text) - 1);
}

Expected<std::string> mincaml::explorer::makePage(StringRef Template,
                                                  const Recording &Data) {
  if (!compression::zlib::isAvailable())
    return createStringError(
        "LLVM was built without zlib, which compresses the "
        "data of the page");
  if (Template.count(Placeholder) != 1)
    return createStringError("the page has to contain " + Placeholder +
                             " exactly once");
  auto [Before, After] = Template.split(Placeholder);
  std::string Document;
  raw_string_ostream OS(Document);
  Parts PageParts;
  writeJSON(Data, OS, &PageParts);
  std::string Page = (Before + encode(Document)).str();
  for (const std::string &Text : PageParts.texts()) {
    Page += '\n';
    Page += Text;
  }
  Page += After;
  return Page;
}
