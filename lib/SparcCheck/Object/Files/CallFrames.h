//===- CallFrames.h - Call frame information of a program -------*- C++ -*-===//
//
// What .eh_frame and .debug_frame say about frames, for debuggers and exception
// handling: for each address, how the frame of the caller (the CFA), the return
// address and the caller's registers are computed from those of the callee
// ([DWARF] 6.4). LLVM reads them, including the DW_CFA_GNU_window_save of
// SPARC.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CALLFRAMES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CALLFRAMES_H

#include "Object/Files/DebugSections.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugFrame.h"
#include <optional>

namespace mincaml::sparc {

/// Is read at the first query. What cannot be read is as if it were not there.
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
  /// By address, those of .eh_frame before those of .debug_frame.
  std::vector<Entry> Entries;
  /// Of the entry that was asked for last.
  const Entry *Current = nullptr;
  std::optional<llvm::dwarf::UnwindTable> Rows;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_CALLFRAMES_H
