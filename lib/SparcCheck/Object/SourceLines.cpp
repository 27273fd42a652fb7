//===- SourceLines.cpp - Source lines of code addresses -------------------===//

#include "SourceLines.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

ObjectLines::ObjectLines(const ObjectProgram &Program) : Program(Program) {}
ObjectLines::~ObjectLines() = default;

/// Skips a value of one of the forms that DWARF 5 (6.2.4.1) allows in headers
/// of line tables; false: it is of another one.
static bool skipForm(const DataExtractor &Data, DataExtractor::Cursor &C,
                     uint64_t Form) {
  switch (Form) {
  case dwarf::DW_FORM_string:
    Data.getCStrRef(C);
    return true;
  case dwarf::DW_FORM_line_strp:
  case dwarf::DW_FORM_strp:
  case dwarf::DW_FORM_data4:
    Data.skip(C, 4);
    return true;
  case dwarf::DW_FORM_udata:
    Data.getULEB128(C);
    return true;
  case dwarf::DW_FORM_data1:
    Data.skip(C, 1);
    return true;
  case dwarf::DW_FORM_data2:
    Data.skip(C, 2);
    return true;
  case dwarf::DW_FORM_data8:
    Data.skip(C, 8);
    return true;
  case dwarf::DW_FORM_data16:
    Data.skip(C, 16);
    return true;
  case dwarf::DW_FORM_block:
    Data.skip(C, Data.getULEB128(C));
    return true;
  default:
    return false;
  }
}

/// Skips a table of directories or files in the header of a line table.
static bool skipEntries(const DataExtractor &Data, DataExtractor::Cursor &C) {
  SmallVector<uint64_t, 4> Forms;
  for (unsigned Count = Data.getU8(C); C && Count; --Count) {
    Data.getULEB128(C);
    Forms.push_back(Data.getULEB128(C));
  }
  uint64_t Entries = Data.getULEB128(C);
  // Entries of no size would go on for ever.
  if (Forms.empty() && Entries)
    return false;
  for (; C && Entries; --Entries)
    for (uint64_t Form : Forms)
      if (!skipForm(Data, C, Form))
        return false;
  return bool(C);
}

/// Whether the headers of line tables have nothing in them on which LLVM's
/// reader crashes: forms and sizes of addresses that they must not have.
static bool areReadable(StringRef LineTables, unsigned AddressSize) {
  DataExtractor Data(LineTables, /*IsLittleEndian=*/false, AddressSize);
  DataExtractor::Cursor C(0);
  bool IsReadable = true;
  while (IsReadable && C && !Data.eof(C)) {
    uint64_t Length = Data.getU32(C);
    uint64_t End = C.tell() + Length;
    unsigned Version = Data.getU16(C);
    IsReadable = C && End <= LineTables.size() && Version >= 2 && Version <= 5;
    if (IsReadable && Version == 5) {
      IsReadable = Data.getU8(C) == AddressSize && Data.getU8(C) == 0;
      // The length of the header, and five fields up to the opcodes.
      Data.skip(C, 4 + 5);
      if (unsigned Opcodes = Data.getU8(C))
        Data.skip(C, Opcodes - 1);
      IsReadable = IsReadable && C && skipEntries(Data, C) &&
                   skipEntries(Data, C) && C.tell() <= End;
    }
    if (IsReadable && C)
      C.seek(End);
  }
  bool HasErrors = !C;
  consumeError(C.takeError());
  return IsReadable && !HasErrors;
}

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
  unsigned AddressSize = Program.architecture().is64() ? 8 : 4;
  if (!Sections.count("debug_info") || !Sections.count("debug_line") ||
      !areReadable(Sections["debug_line"]->getBuffer(), AddressSize))
    return;
  // A line that cannot be found is no fault of the code.
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  Context = DWARFContext::create(Sections, AddressSize,
                                 /*isLittleEndian=*/false, Ignore, Ignore);
}

std::string ObjectLines::find(uint64_t Address) {
  if (!IsLoaded)
    load();
  if (!Context)
    return "";
  // From the line tables alone: what LLVM knows of functions and their inlined
  // parts it does not get from corrupted files without crashing.
  for (const std::unique_ptr<DWARFUnit> &Unit : Context->compile_units()) {
    const DWARFDebugLine::LineTable *Table =
        Context->getLineTableForUnit(Unit.get());
    DILineInfo Info;
    if (!Table ||
        !Table->getFileLineInfoForAddress(
            {Address, object::SectionedAddress::UndefSection},
            /*Approximate=*/false, Unit->getCompilationDir(),
            DILineInfoSpecifier::FileLineInfoKind::RelativeFilePath, Info) ||
        Info.FileName == DILineInfo::BadString || !Info.Line)
      continue;
    std::string Text = formatv("{0}:{1}", Info.FileName, Info.Line);
    if (Info.Column)
      Text += formatv(":{0}", Info.Column);
    return Text;
  }
  return "";
}
