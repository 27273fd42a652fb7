//===- ObjectLines.cpp - Source lines of code addresses -------------------===//

#include "ObjectLines.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

ObjectLines::ObjectLines(const ObjectProgram &Program) : Program(Program) {}
ObjectLines::~ObjectLines() = default;

void ObjectLines::load() {
  IsLoaded = true;
  for (StringRef Name :
       {".debug_info", ".debug_abbrev", ".debug_line", ".debug_line_str",
        ".debug_str", ".debug_str_offsets", ".debug_addr", ".debug_ranges",
        ".debug_rnglists", ".debug_aranges"}) {
    Expected<std::string> Contents = Program.debugSection(Name);
    if (!Contents) {
      consumeError(Contents.takeError());
      return;
    }
    if (!Contents->empty())
      Sections[Name.drop_front()] =
          MemoryBuffer::getMemBufferCopy(*Contents, Name);
  }
  if (!Sections.count("debug_info") || !Sections.count("debug_line"))
    return;
  // A line that cannot be found is no fault of the code.
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  Context =
      DWARFContext::create(Sections, Program.architecture().is64() ? 8 : 4,
                           /*isLittleEndian=*/false, Ignore, Ignore);
}

std::string ObjectLines::find(uint64_t Address) {
  if (!IsLoaded)
    load();
  if (!Context)
    return "";
  std::optional<DILineInfo> Info = Context->getLineInfoForAddress(
      {Address, object::SectionedAddress::UndefSection},
      DILineInfoSpecifier(
          DILineInfoSpecifier::FileLineInfoKind::RelativeFilePath,
          DINameKind::None));
  if (!Info || Info->FileName == DILineInfo::BadString || !Info->Line)
    return "";
  std::string Text = formatv("{0}:{1}", Info->FileName, Info->Line);
  if (Info->Column)
    Text += formatv(":{0}", Info->Column);
  return Text;
}
