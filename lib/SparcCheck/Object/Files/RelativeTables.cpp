//===- RelativeTables.cpp - Tables of position-independent code -----------===//

#include "Object/Files/RelativeTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Endian.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// A relocation that says where a table is.
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
  void appendTargets(std::vector<uint64_t> &Into) const;

private:
  Expected<bool> isTable(const CodeRelocation &R) const;
  bool hasRelocation(uint64_t Offset) const;

  const ObjectProgram &Program;
  unsigned Section;
  ArrayRef<uint8_t> Bytes;
  std::vector<CodeRelocation> Relocations;
  /// Sorted.
  std::vector<TableReference> References;
};

} // namespace

Expected<bool> RelativeTables::isTable(const CodeRelocation &R) const {
  if (R.Type != ELF::R_SPARC_PC22)
    return false;
  uint64_t Table = R.Offset - uint64_t(R.Addend);
  // Where the address of the global offset table itself is computed, the
  // difference is an address in the function.
  if (Table >= Bytes.size() || Table % 4 ||
      Program.functionAt({Section, Table}))
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
    Expected<bool> IsTable = isTable(R);
    if (!IsTable)
      return IsTable.takeError();
    if (*IsTable)
      References.push_back({R.Offset - uint64_t(R.Addend), R.Offset});
  }
  sort(References);
  return Error::success();
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
    // Nothing says how long a table is: another one or a function follows, or
    // padding, which is not a distance to code of the function.
    for (uint64_t At = R.Table; Owner && At + 4 <= End; At += 4) {
      if (Program.functionAt({Section, At}))
        break;
      // The target is in another section.
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

Error mincaml::sparc::appendRelativeTargets(const ObjectProgram &Program,
                                            unsigned Section,
                                            std::vector<uint64_t> &Into) {
  RelativeTables Tables(Program, Section);
  if (Error E = Tables.findReferences())
    return E;
  Tables.appendTargets(Into);
  return Error::success();
}
