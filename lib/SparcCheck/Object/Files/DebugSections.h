//===- DebugSections.h - Sections for LLVM's DWARF reader -------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGSECTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGSECTIONS_H

#include "Object/Files/ObjectProgram.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <deque>
#include <memory>
#include <string>

namespace llvm {
class DWARFContext;
}

namespace mincaml::sparc {

/// Some of the debug sections of a program, with their relocations applied.
/// This object must outlive everything that LLVM reads from them.
class DebugSections {
public:
  explicit DebugSections(const ObjectProgram &Program);
  ~DebugSections();

  /// Reads sections, with names like ".debug_line"; a program may lack some.
  /// Returns false if one is inconsistent.
  bool read(llvm::ArrayRef<llvm::StringRef> Names);
  /// The contents of one of them; empty if the program lacks it.
  llvm::StringRef contents(llvm::StringRef Name) const;
  /// The address of one of them (DebugContents::Address).
  uint64_t address(llvm::StringRef Name) const;
  unsigned addressSize() const;
  /// A context of these sections that ignores errors, since debug information
  /// that cannot be read is not an error of the code.
  std::unique_ptr<llvm::DWARFContext> createContext() const;

private:
  const ObjectProgram &Program;
  std::deque<std::string> Relocated;
  /// The sections by name without the leading dot, as LLVM expects them.
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> Sections;
  llvm::StringMap<uint64_t> Addresses;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_DEBUGSECTIONS_H
