//===- DebugInformation.cpp - Debug information of a program --------------===//

#include "Object/Files/DebugInformation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/DebugInfo/DWARF/DWARFDataExtractor.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Sections -----------------------------------------------------------===//

bool DebugSections::read(ArrayRef<StringRef> Names) {
  for (StringRef Name : Names) {
    std::optional<DebugContents> Contents = expectedToOptional(
        Program.debugSection(Name, Relocated.emplace_back()));
    if (!Contents)
      return false;
    if (Contents->Bytes.empty())
      continue;
    Sections[Name.drop_front()] = MemoryBuffer::getMemBuffer(
        Contents->Bytes, Name, /*RequiresNullTerminator=*/false);
    Addresses[Name.drop_front()] = Contents->Address;
  }
  return true;
}

std::unique_ptr<DWARFContext> DebugSections::createContext() const {
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  return DWARFContext::create(Sections, addressSize(),
                              /*isLittleEndian=*/false, Ignore, Ignore);
}

//===- Source lines -------------------------------------------------------===//

SourceLines::SourceLines(const ObjectProgram &Program) : Sections(Program) {}
SourceLines::~SourceLines() = default;

/// Skips a value of one of the forms that headers of line tables may have
/// ([DWARF] 6.2.4.1). Returns false for another form.
static bool skipForm(const DataExtractor &Data, DataExtractor::Cursor &C,
                     uint64_t Form) {
  switch (Form) {
  case dwarf::DW_FORM_string:
    Data.getCStrRef(C);
    return true;
  case dwarf::DW_FORM_udata:
    Data.getULEB128(C);
    return true;
  case dwarf::DW_FORM_block:
    Data.skip(C, Data.getULEB128(C));
    return true;
  case dwarf::DW_FORM_line_strp:
  case dwarf::DW_FORM_strp:
  case dwarf::DW_FORM_data1:
  case dwarf::DW_FORM_data2:
  case dwarf::DW_FORM_data4:
  case dwarf::DW_FORM_data8:
  case dwarf::DW_FORM_data16:
    Data.skip(C, *dwarf::getFixedFormByteSize(
                     dwarf::Form(Form),
                     {/*Version=*/5, /*AddrSize=*/4, dwarf::DWARF32}));
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
  // Entries without any form have no size, so there could be any number of
  // them.
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
  return !errorToBool(C.takeError()) && IsReadable;
}

void SourceLines::load() {
  IsLoaded = true;
  // Units are not read, since line tables have the file names, and since LLVM's
  // reader of functions and inlined code crashes on corrupted files.
  if (!Sections.read({".debug_line", ".debug_line_str", ".debug_str"}))
    return;
  StringRef Contents = Sections.contents(".debug_line");
  unsigned AddressSize = Sections.addressSize();
  if (Contents.empty() || !areReadable(Contents, AddressSize))
    return;
  Context = Sections.createContext();
  const DWARFObject &Object = Context->getDWARFObj();
  DWARFDataExtractor Data(Object, Object.getLineSection(),
                          /*IsLittleEndian=*/false, AddressSize);
  DWARFDebugLine::SectionParser Parser(Data, *Context, Context->normal_units());
  auto Ignore = [](Error E) { consumeError(std::move(E)); };
  while (!Parser.done())
    Lines.push_back(Parser.parseNext(Ignore, Ignore));
}

std::string SourceLines::find(uint64_t Address) {
  if (!IsLoaded)
    load();
  for (const DWARFDebugLine::LineTable &Table : Lines) {
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

//===- Call frames --------------------------------------------------------===//

/// Whether all entries have versions that LLVM's reader knows, addresses of the
/// right size, and a CIE before them. LLVM's reader crashes on others.
static bool areReadable(StringRef Contents, unsigned AddressSize, bool IsEH) {
  DataExtractor Data(Contents, /*IsLittleEndian=*/false, AddressSize);
  DataExtractor::Cursor C(0);
  std::vector<uint64_t> CommonEntries;
  bool IsReadable = true;
  while (IsReadable && C && !Data.eof(C)) {
    uint64_t Begin = C.tell();
    uint64_t Length = Data.getU32(C);
    if (Length == 0)
      break;
    // Larger values announce a 64-bit length, which is not supported.
    IsReadable = Length < 0xfffffff0;
    uint64_t AtID = C.tell();
    uint32_t ID = Data.getU32(C);
    if (ID == (IsEH ? 0 : dwarf::DW_CIE_ID)) {
      CommonEntries.push_back(Begin);
      unsigned Version = Data.getU8(C);
      IsReadable &= Version == 1 || Version == 3 || Version == 4;
      if (Version == 4) {
        Data.getCStrRef(C);
        // There must be no segment selectors.
        IsReadable &= Data.getU8(C) == AddressSize && Data.getU8(C) == 0;
      }
    } else {
      IsReadable &= binary_search(CommonEntries, IsEH ? AtID - ID : ID);
    }
    if (C)
      C.seek(AtID + Length);
  }
  return !errorToBool(C.takeError()) && IsReadable;
}

void CallFrames::load(StringRef Name, bool IsEH) {
  StringRef Contents = Sections.contents(Name);
  unsigned AddressSize = Sections.addressSize();
  if (Contents.empty() || !areReadable(Contents, AddressSize, IsEH))
    return;
  bool Is64 = Program.architecture().Is64;
  auto Frame = std::make_unique<DWARFDebugFrame>(
      Is64 ? Triple::sparcv9 : Triple::sparc, IsEH, Sections.address(Name));
  DWARFDataExtractor Data(Contents, /*IsLittleEndian=*/false, AddressSize);
  if (Error E = Frame->parse(Data))
    return consumeError(std::move(E));
  for (const dwarf::FrameEntry &Found : *Frame)
    if (const auto *Description = dyn_cast<dwarf::FDE>(&Found)) {
      uint64_t Begin = Description->getInitialLocation();
      // LLVM sign-extends relative addresses of 32 bits.
      if (!Is64)
        Begin = uint32_t(Begin);
      Entries.push_back({Begin, Begin + Description->getAddressRange(),
                         Entries.size(), Description});
    }
  Frames.push_back(std::move(Frame));
}

void CallFrames::load() {
  IsLoaded = true;
  if (!Sections.read({".eh_frame", ".debug_frame"}))
    return;
  load(".eh_frame", /*IsEH=*/true);
  load(".debug_frame", /*IsEH=*/false);
  sort(Entries, [](const Entry &A, const Entry &B) {
    return std::pair(A.Begin, A.Number) < std::pair(B.Begin, B.Number);
  });
}

const CallFrames::Entry *CallFrames::find(uint64_t Address) const {
  // If several entries have the same start, use the first one.
  auto After = partition_point(
      Entries, [&](const Entry &E) { return E.Begin <= Address; });
  if (After == Entries.begin())
    return nullptr;
  uint64_t Begin = std::prev(After)->Begin;
  auto First =
      partition_point(Entries, [&](const Entry &E) { return E.Begin < Begin; });
  return Address < First->End ? &*First : nullptr;
}

const dwarf::UnwindRow *CallFrames::row(uint64_t Address) {
  if (!IsLoaded)
    load();
  const Entry *Found = find(Address);
  if (!Found)
    return nullptr;
  if (Found != Current) {
    Current = Found;
    Rows.reset();
    // This bounds the time and the memory: each instruction may add a row with
    // many registers.
    static constexpr unsigned MaxInstructions = 100'000;
    if (Found->Description->cfis().size() > MaxInstructions)
      return nullptr;
    std::optional<dwarf::UnwindTable> Table =
        expectedToOptional(dwarf::createUnwindTable(Found->Description));
    if (!Table)
      return nullptr;
    Rows = std::move(*Table);
  }
  if (!Rows)
    return nullptr;
  // As above, the addresses may be sign-extended.
  uint64_t Begin = Found->Description->getInitialLocation();
  auto After = partition_point(*Rows, [&](const dwarf::UnwindRow &Row) {
    return Row.hasAddress() &&
           Row.getAddress() - Begin <= Address - Found->Begin;
  });
  return After == Rows->begin() ? nullptr : &*std::prev(After);
}
