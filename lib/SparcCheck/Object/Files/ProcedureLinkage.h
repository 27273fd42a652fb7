//===- ProcedureLinkage.h - Procedure linkage table -------------*- C++ -*-===//
//
// In a linked file, a call of a function of a shared object goes to an entry of
// the procedure linkage table, whose instructions the dynamic linker writes.
// The relocation of the entry names the function ([SPARC-ABI] 5, "Procedure
// Linkage Table"; [SCD] for 64-bit code).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_PROCEDURELINKAGE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_PROCEDURELINKAGE_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Object/ELF.h"
#include <optional>
#include <vector>

namespace mincaml::sparc {

class ProcedureLinkage {
public:
  /// Reads the table of a linked file. The result is empty if the file has
  /// none.
  template <typename ELFT>
  static llvm::Expected<ProcedureLinkage>
  read(const llvm::object::ELFFile<ELFT> &File);

  bool empty() const { return Entries.empty(); }
  unsigned size() const { return Entries.size(); }
  /// Adds a relocation, as in an object file, for each call or branch in
  /// [Begin, End) that goes to an entry of the table. Its symbol is
  /// \p FirstSymbol plus the number of the entry.
  void addCalls(const CodeSection &Section, uint64_t Begin, uint64_t End,
                bool HasV9, unsigned FirstSymbol,
                std::vector<CodeRelocation> &Into) const;
  /// The name of the function to which the entry leads.
  llvm::StringRef name(unsigned Entry) const { return Entries[Entry].Name; }

private:
  struct Entry {
    uint64_t Address;
    llvm::StringRef Name;
  };
  std::optional<unsigned> find(uint64_t Address) const;

  /// The entries, sorted by address.
  std::vector<Entry> Entries;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_PROCEDURELINKAGE_H
