//===- Page.cpp - The explorer's data in its page -------------------------===//

#include "mincaml/Explorer/Page.h"
#include "Parts.h"
#include "Writer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

static constexpr StringRef Placeholder = "@MINCAML_EXPLORER_DATA@";

StringRef mincaml::explorerTemplate() {
  static constexpr unsigned char Text[] = {
#include "ExplorerTemplate.inc"
      0};
  return StringRef(reinterpret_cast<const char *>(Text), sizeof(Text) - 1);
}

Expected<std::string> explorer::makePage(StringRef Template,
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
