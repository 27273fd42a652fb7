//===- JumpTables.cpp - Jump tables in data -------------------------------===//

#include "Object/Files/JumpTables.h"
#include "Object/Instructions/DecodedInstruction.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Endian.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Addresses ----------------------------------------------------------===//

/// Visits the data as words of \p Size bytes.
static void appendRows(const ObjectProgram &Program, ArrayRef<uint8_t> Bytes,
                       size_t Size, std::vector<std::vector<uint64_t>> &Into) {
  // The words of a shorter row may be numbers.
  static constexpr size_t Fewest = 3;
  const CodeFunction *Current = nullptr;
  SmallVector<CodeLocation> Row;
  auto EndRow = [&] {
    if (Row.size() >= Fewest)
      for (CodeLocation L : Row)
        Into[L.Section].push_back(L.Offset);
    Row.clear();
  };
  for (size_t At = 0; At + Size <= Bytes.size(); At += Size) {
    uint64_t Word = Size == 8 ? support::endian::read64be(Bytes.data() + At)
                              : support::endian::read32be(Bytes.data() + At);
    std::optional<CodeLocation> L =
        Word % 4 == 0 ? Program.locationOf(Word) : std::nullopt;
    const CodeFunction *F = L ? Program.functionAt(*L) : nullptr;
    if (!F || F != Current || F->Begin == L->Offset)
      EndRow();
    Current = F;
    if (F && F->Begin != L->Offset)
      Row.push_back(*L);
  }
  EndRow();
}

void mincaml::sparc::appendAddressesInRows(
    const ObjectProgram &Program, ArrayRef<uint8_t> Bytes,
    std::vector<std::vector<uint64_t>> &Into) {
  appendRows(Program, Bytes, 4, Into);
  if (Program.architecture().Is64)
    appendRows(Program, Bytes, 8, Into);
}

//===- Distances ----------------------------------------------------------===//

namespace {

/// The offset of a table, and the offset By of the instruction whose relocation
/// or result refers to it.
struct TableReference {
  uint64_t Table;
  uint64_t By;

  bool operator<(const TableReference &Other) const {
    return std::pair(Table, By) < std::pair(Other.Table, Other.By);
  }
};

class RelativeTables {
public:
  RelativeTables(const ObjectProgram &Program, unsigned Section)
      : Program(Program), Section(Section),
        Bytes(Program.sections()[Section].Bytes) {}

  Error findReferences();
  void findReferencesOfLinked(uint64_t Global);
  void appendTargets(std::vector<uint64_t> &Into) const;

private:
  bool mayBeTable(uint64_t Offset) const;
  Expected<bool> isReference(const CodeRelocation &R) const;
  DecodedInstruction word(uint64_t Offset) const {
    return decodeInstruction(support::endian::read32be(Bytes.data() + Offset),
                             Program.architecture().HasV9);
  }
  std::optional<uint64_t> lastWriter(uint64_t Before, unsigned Register) const;
  std::optional<uint64_t> constantBefore(uint64_t Offset,
                                         unsigned Register) const;
  bool hasRelocation(uint64_t Offset) const;

  const ObjectProgram &Program;
  unsigned Section;
  ArrayRef<uint8_t> Bytes;
  std::vector<CodeRelocation> Relocations;
  /// The references, sorted.
  std::vector<TableReference> References;
};

} // namespace

bool RelativeTables::mayBeTable(uint64_t Offset) const {
  return Offset < Bytes.size() && Offset % 4 == 0 &&
         !Program.functionAt({Section, Offset});
}

Expected<bool> RelativeTables::isReference(const CodeRelocation &R) const {
  // If the code computes the address of the global offset table itself, the
  // difference is an address in the function.
  if (R.Type != ELF::R_SPARC_PC22 || !mayBeTable(R.Offset - uint64_t(R.Addend)))
    return false;
  Expected<CodeSymbol> Symbol = Program.symbol(R.Symbol);
  if (!Symbol)
    return Symbol.takeError();
  return Symbol->Name == "_GLOBAL_OFFSET_TABLE_";
}

Error RelativeTables::findReferences() {
  if (Error E = Program.relocations(Section, 0, Bytes.size(), Relocations))
    return E;
  for (const CodeRelocation &R : Relocations) {
    Expected<bool> IsReference = isReference(R);
    if (!IsReference)
      return IsReference.takeError();
    if (*IsReference)
      References.push_back({R.Offset - uint64_t(R.Addend), R.Offset});
  }
  sort(References);
  return Error::success();
}

/// The last instruction shortly before \p Before that writes the register.
std::optional<uint64_t> RelativeTables::lastWriter(uint64_t Before,
                                                   unsigned Register) const {
  static constexpr uint64_t Near = 32 * 4;
  uint64_t First = Before > Near ? Before - Near : 0;
  for (uint64_t At = Before; At > First; At -= 4)
    if (word(At - 4).Writes.test(Register))
      return At - 4;
  return std::nullopt;
}

/// The constant that a sethi and an or compute in the register.
std::optional<uint64_t>
RelativeTables::constantBefore(uint64_t Offset, unsigned Register) const {
  std::optional<uint64_t> Low = lastWriter(Offset, Register);
  if (!Low)
    return std::nullopt;
  DecodedInstruction Or = word(*Low);
  if (Or.Op != DecodedOperation::Or || !Or.HasImmediate || Or.Rs1 == reg::G0)
    return std::nullopt;
  std::optional<uint64_t> High = lastWriter(*Low, Or.Rs1);
  if (!High || word(*High).Op != DecodedOperation::Sethi)
    return std::nullopt;
  return uint64_t(word(*High).Immediate) | uint64_t(Or.Immediate);
}

void RelativeTables::findReferencesOfLinked(uint64_t Global) {
  for (uint64_t At = 0; At + 4 <= Bytes.size(); At += 4) {
    // sub %a, %b, %c
    static constexpr uint32_t Operation = 0xc1f82000, Subtract = 0x80200000;
    if ((support::endian::read32be(Bytes.data() + At) & Operation) != Subtract)
      continue;
    std::optional<uint64_t> Distance = constantBefore(At, word(At).Rs2);
    if (!Distance)
      continue;
    uint64_t Table = Global - *Distance - Program.sections()[Section].Address;
    if (mayBeTable(Table))
      References.push_back({Table, At});
  }
  sort(References);
}

bool RelativeTables::hasRelocation(uint64_t Offset) const {
  auto Found = partition_point(
      Relocations, [&](const CodeRelocation &R) { return R.Offset < Offset; });
  return Found != Relocations.end() && Found->Offset == Offset;
}

void RelativeTables::appendTargets(std::vector<uint64_t> &Into) const {
  uint64_t End = Bytes.size(), Last = End;
  for (const TableReference &R : reverse(References)) {
    if (R.Table != Last)
      End = Last;
    Last = R.Table;
    const CodeFunction *Owner = Program.functionAt({Section, R.By});
    // The length of a table is not stated. It ends at another table, at a
    // function, or at padding, which is not a distance to code of the function.
    for (uint64_t At = R.Table; Owner && At + 4 <= End; At += 4) {
      if (Program.functionAt({Section, At}))
        break;
      // An entry with a relocation has its target in another section.
      if (hasRelocation(At))
        continue;
      uint64_t Target =
          R.Table + int32_t(support::endian::read32be(Bytes.data() + At));
      const CodeFunction *F = Program.functionAt({Section, Target});
      if (Target % 4 || !F || (F != Owner && !F->IsPart))
        break;
      Into.push_back(Target);
    }
  }
}

Error mincaml::sparc::appendRelativeTargets(
    const ObjectProgram &Program, std::optional<uint64_t> Global,
    std::vector<std::vector<uint64_t>> &Into) {
  for (auto [Section, Offsets] : enumerate(Into)) {
    RelativeTables Tables(Program, Section);
    if (Global)
      Tables.findReferencesOfLinked(*Global);
    else if (Error E = Tables.findReferences())
      return E;
    Tables.appendTargets(Offsets);
  }
  return Error::success();
}
