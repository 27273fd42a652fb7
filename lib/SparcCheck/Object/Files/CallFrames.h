//===- CallFrames.h - Call frame information of a program -------*- C++ -*-===//
//
// Reads the call frame information in .eh_frame and .debug_frame, which
// debuggers and exception handling use. For each address, it describes how the
// frame of the caller (the CFA), the return address and the caller's registers
// are computed from the registers of the callee ([DWARF] 6.4). LLVM parses it,
// including DW_CFA_GNU_window_save of SPARC.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CALLFRAMES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CALLFRAMES_H

#include "Object/Files/DebugSections.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugFrame.h"
#include <optional>

namespace mincaml::sparc {

/// The call frame information of a program. It is read at the first query.
/// Information that cannot be read is ignored.
class CallFrames {
public:
  explicit CallFrames(const ObjectProgram &Program)
      : Program(Program), Sections(Program) {}

  /// The row for an address; null if there is none. Valid until the next call.
  const llvm::dwarf::UnwindRow *row(uint64_t Address);

private:
  struct Entry {
    uint64_t Begin, End;
    size_t Number;
    const llvm::dwarf::FDE *Description;
  };

  void load();
  void load(llvm::StringRef Name, bool IsEH);
  /// The entry for an address; null if there is none.
  const Entry *find(uint64_t Address) const;

  const ObjectProgram &Program;
  DebugSections Sections;
  bool IsLoaded = false;
  std::vector<std::unique_ptr<llvm::DWARFDebugFrame>> Frames;
  /// The entries, sorted by address; those of .eh_frame precede those of
  /// .debug_frame.
  std::vector<Entry> Entries;
  /// The entry of the last query, and its rows.
  const Entry *Current = nullptr;
  std::optional<llvm::dwarf::UnwindTable> Rows;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CALLFRAMES_H
