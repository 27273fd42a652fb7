//===- Page.cpp - The explorer's data in its page -------------------------===//

#include "mincaml/Explorer/Page.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Endian.h"

using namespace mincaml;
using namespace llvm;

static constexpr StringRef Placeholder = "@MINCAML_EXPLORER_DATA@";

StringRef mincaml::explorerTemplate() {
  static constexpr unsigned char Text[] = {
#include "ExplorerTemplate.inc"
      0};
  return StringRef(reinterpret_cast<const char *>(Text), sizeof(Text) - 1);
}

static void append32(SmallVectorImpl<uint8_t> &Bytes, uint32_t Value) {
  uint8_t Encoded[4];
  support::endian::write32le(Encoded, Value);
  Bytes.append(std::begin(Encoded), std::end(Encoded));
}

/// The form of gzip (RFC 1952) of what LLVM compresses in that of zlib (RFC
/// 1950): other bytes are around the same compressed data. No time and no name,
/// so that the same data gives the same bytes.
static SmallVector<uint8_t, 0> compressAsGzip(ArrayRef<uint8_t> Data) {
  constexpr size_t ZlibHeader = 2, ZlibChecksum = 4;
  SmallVector<uint8_t, 0> Zlib;
  compression::zlib::compress(Data, Zlib);
  SmallVector<uint8_t, 0> Result = {0x1f,
                                    0x8b,
                                    /*deflate*/ 8,
                                    0,
                                    0,
                                    0,
                                    0,
                                    0,
                                    0,
                                    /*unknown system*/ 255};
  ArrayRef<uint8_t> Compressed =
      ArrayRef<uint8_t>(Zlib).drop_front(ZlibHeader).drop_back(ZlibChecksum);
  Result.append(Compressed.begin(), Compressed.end());
  append32(Result, crc32(Data));
  append32(Result, uint32_t(Data.size()));
  return Result;
}

Expected<std::string> mincaml::makeExplorerPage(StringRef Template,
                                                StringRef Data) {
  if (!compression::zlib::isAvailable())
    return createStringError(
        "LLVM was built without zlib, which compresses the "
        "data of the page");
  if (Template.count(Placeholder) != 1)
    return createStringError("the page has to contain " + Placeholder +
                             " exactly once");
  auto [Before, After] = Template.split(Placeholder);
  return (Before + encodeBase64(compressAsGzip(arrayRefFromStringRef(Data))) +
          After)
      .str();
}
