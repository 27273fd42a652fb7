//===- DebugInformation.h - Debug information of a program ------*- C++ -*-===//
//
// Reads the sections that debuggers and exception handling use, with LLVM's
// DWARF reader: line tables, and call frame information in .eh_frame and
// .debug_frame. For each address, the latter describes how the frame of the
// caller (the CFA), the return address and the caller's registers are computed
// from the registers of the callee ([DWARF] 6.4), including
// DW_CFA_GNU_window_save of SPARC.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGINFORMATION_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGINFORMATION_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugFrame.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include <deque>

namespace llvm {
class DWARFContext;
}

namespace mincaml::sparc {

/// Some of the debug sections of a program, with their relocations applied.
/// This object must outlive everything that LLVM reads from them.
class DebugSections {
public:
  explicit DebugSections(const ObjectProgram &Program) : Program(Program) {}

  /// Reads sections, with names like ".debug_line"; a program may lack some.
  /// Returns false if one is inconsistent.
  bool read(llvm::ArrayRef<llvm::StringRef> Names);
  /// Returns the contents of a section; empty if the program lacks it.
  llvm::StringRef contents(llvm::StringRef Name) const {
    auto Found = Sections.find(Name.drop_front());
    return Found == Sections.end() ? llvm::StringRef()
                                   : Found->second->getBuffer();
  }
  /// Returns the address of a section (DebugContents::Address).
  uint64_t address(llvm::StringRef Name) const {
    return Addresses.lookup(Name.drop_front());
  }
  unsigned addressSize() const { return Program.architecture().Is64 ? 8 : 4; }
  /// Returns a context of these sections that ignores errors, since debug
  /// information that cannot be read is not an error of the code.
  std::unique_ptr<llvm::DWARFContext> createContext() const;

private:
  const ObjectProgram &Program;
  std::deque<std::string> Relocated;
  /// The sections by name without the leading dot, as LLVM expects them.
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> Sections;
  llvm::StringMap<uint64_t> Addresses;
};

/// The DWARF line tables of a program. They are read at the first query. A
/// program without tables, or with broken ones, has no lines.
class SourceLines {
public:
  explicit SourceLines(const ObjectProgram &Program);
  ~SourceLines();
  /// Returns the line of an address, such as "foo.ml:3:7", or "" if it is
  /// unknown.
  std::string find(uint64_t Address);

private:
  void load();

  /// The sections must outlive Lines, whose file names refer to them.
  DebugSections Sections;
  bool IsLoaded = false;
  std::unique_ptr<llvm::DWARFContext> Context;
  std::deque<llvm::DWARFDebugLine::LineTable> Lines;
};

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

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGINFORMATION_H
