//===- SourceLines.cpp - Source lines of code addresses -------------------===//

#include "Object/Files/SourceLines.h"
#include "Object/Files/DebugSections.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugLine.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/FormatVariadic.h"
#include <deque>

using namespace mincaml::sparc;
using namespace llvm;

/// The parsed tables, whose file names refer to the sections.
struct SourceLines::Tables {
  explicit Tables(const ObjectProgram &Program) : Sections(Program) {}

  DebugSections Sections;
  std::unique_ptr<DWARFContext> Context;
  std::deque<DWARFDebugLine::LineTable> Lines;
};

SourceLines::SourceLines(const ObjectProgram &Program) : Program(Program) {}
SourceLines::~SourceLines() = default;

//===- Validation ---------------------------------------------------------===//

/// Skips a value of one of the forms that headers of line tables may have
/// ([DWARF] 6.2.4.1). Returns false for another form.
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
  // There could be any number of entries without a size.
  if (Forms.empty() && Entries)
    return false;
  for (; C && Entries; --Entries)
    for (uint64_t Form : Forms)
      if (!skipForm(Data, C, Form))
        return false;
  return bool(C);
}

/// Whether the headers of line tables have only legal forms and the right
/// address size. LLVM's reader crashes on others.
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
      // Skip the length of the header, and five fields before the number of
      // opcodes.
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

//===- Lines --------------------------------------------------------------===//

void SourceLines::load() {
  IsLoaded = true;
  auto T = std::make_unique<Tables>(Program);
  // Units are not read, since line tables have the file names, and since LLVM's
  // reader of functions and inlined code crashes on corrupted files.
  if (!T->Sections.read({".debug_line", ".debug_line_str", ".debug_str"}))
    return;
  StringRef Contents = T->Sections.contents(".debug_line");
  unsigned AddressSize = T->Sections.addressSize();
  if (Contents.empty() || !areReadable(Contents, AddressSize))
    return;
  T->Context = T->Sections.createContext();
  const DWARFObject &Object = T->Context->getDWARFObj();
  DWARFDataExtractor Data(Object, Object.getLineSection(),
                          /*IsLittleEndian=*/false, AddressSize);
  DWARFDebugLine::SectionParser Parser(Data, *T->Context,
                                       T->Context->normal_units());
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  while (!Parser.done())
    T->Lines.push_back(Parser.parseNext(Ignore, Ignore));
  Read = std::move(T);
}

std::string SourceLines::find(uint64_t Address) {
  if (!IsLoaded)
    load();
  if (!Read)
    return "";
  for (const DWARFDebugLine::LineTable &Table : Read->Lines) {
    DILineInfo Info;
    if (!Table.getFileLineInfoForAddress(
            {Address, object::SectionedAddress::UndefSection},
            /*Approximate=*/false, /*CompDir=*/"",
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
