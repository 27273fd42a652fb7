//===- CallFrames.cpp - Call frame information of a program ---------------===//

#include "Object/Files/CallFrames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/DebugInfo/DWARF/DWARFDataExtractor.h"

using namespace mincaml::sparc;
using namespace llvm;

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
  bool HasErrors = !C;
  consumeError(C.takeError());
  return IsReadable && !HasErrors;
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
    // Each instruction may make a row of many registers.
    static constexpr unsigned MaxInstructions = 100'000;
    if (Found->Description->cfis().size() > MaxInstructions)
      return nullptr;
    Expected<dwarf::UnwindTable> Table =
        dwarf::createUnwindTable(Found->Description);
    if (!Table) {
      consumeError(Table.takeError());
      return nullptr;
    }
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
