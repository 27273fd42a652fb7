//===- ObjectProgram.h - Functions of a SPARC object file -------*- C++ -*-===//
//
// What the object check reads of an ELF file: its architecture, code sections
// and functions, and for a range of code the relocations and symbols. Only the
// table of functions is copied; relocations are read for one function at a
// time.
//
// Inconsistent contents of a file are an Error: they never cause an assertion
// failure or an access outside of the buffer.
//
// Why not LLVM's ObjectFile: its symbols and relocations are virtual iterators
// without order, and its section addresses in relocatable files are all zero.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTPROGRAM_H

#include "Object/Files/CodeArchitecture.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>
#include <optional>
#include <vector>

namespace mincaml::sparc {

struct CodeSection {
  llvm::StringRef Name;
  /// In a relocatable file addresses are assigned consecutively, so that an
  /// address identifies the section.
  uint64_t Address = 0;
  llvm::ArrayRef<uint8_t> Bytes;
};

/// A function symbol and the code up to its end or the next symbol. Offsets are
/// in bytes from the start of the section.
struct CodeFunction {
  llvm::StringRef Name;
  unsigned Section = 0;
  uint64_t Begin = 0, End = 0;
  /// Another symbol is within the function; the code ends there.
  bool Continues = false;
  bool IsGlobal = false;
  /// Control may enter it other than by its own branches and tables: at landing
  /// pads, and from f.cold, into which GCC moves unlikely code of f.
  bool HasHiddenEntries = false;
  /// It is such an f.cold, which control enters from f, in f's window.
  bool IsPart = false;

  uint64_t words() const { return (End - Begin) / 4; }
};

/// A location in the program's own code.
struct CodeLocation {
  unsigned Section = 0;
  uint64_t Offset = 0;

  bool operator==(const CodeLocation &) const = default;
};

struct CodeRelocation {
  /// From the start of the section.
  uint64_t Offset = 0;
  unsigned Type = 0;
  /// In the symbol table.
  unsigned Symbol = 0;
  int64_t Addend = 0;
  /// The same address whichever of several symbols names it: relative to a
  /// section of the file or to an undefined symbol.
  unsigned Base = 0;
  int64_t BaseAddend = 0;
};

struct CodeSymbol {
  llvm::StringRef Name;
  /// Its location, if that is in code of this program.
  std::optional<CodeLocation> Location;
  bool IsDefined = false;
  /// A definition that a global one of another file replaces.
  bool IsWeak = false;
};

/// A function that other files can call.
struct CodeExport {
  llvm::StringRef Name;
  CodeLocation Location;
  bool IsWeak = false;
};

struct DebugContents {
  llvm::StringRef Bytes;
  /// To which its contents may be relative; 0 in a relocatable file.
  uint64_t Address = 0;
};

class ObjectProgram {
public:
  /// Reads the headers and tables.
  static llvm::Expected<std::unique_ptr<ObjectProgram>>
  read(llvm::MemoryBufferRef Buffer);
  virtual ~ObjectProgram();

  const CodeArchitecture &architecture() const { return Architecture; }
  bool isRelocatable() const { return Relocatable; }
  llvm::ArrayRef<CodeSection> sections() const { return Sections; }
  /// Replaces what the file states.
  void setArchitecture(CodeArchitecture A) { Architecture = std::move(A); }
  /// By section, then by address.
  llvm::ArrayRef<CodeFunction> functions() const { return Functions; }
  /// All names of code that has a size: several functions, aliases and indirect
  /// functions may be at one place.
  llvm::ArrayRef<std::pair<llvm::StringRef, CodeLocation>> names() const {
    return Names;
  }
  /// The function that contains a location; null if none does.
  const CodeFunction *functionAt(CodeLocation Location) const;
  /// The location of an address; nothing if it is not in code.
  std::optional<CodeLocation> locationOf(uint64_t Address) const;
  /// The offsets in a section that data refers to, sorted: entries of jump
  /// tables and addresses of functions.
  llvm::ArrayRef<uint64_t> addressTaken(unsigned Section) const;

  /// The relocations of [Begin, End) of a section, by offset.
  virtual llvm::Error relocations(unsigned Section, uint64_t Begin,
                                  uint64_t End,
                                  std::vector<CodeRelocation> &Into) const = 0;
  virtual llvm::Expected<CodeSymbol> symbol(unsigned Index) const = 0;
  /// CodeSymbol::Location of a symbol, without looking for its name.
  virtual llvm::Expected<std::optional<CodeLocation>>
  symbolLocation(unsigned Index) const = 0;
  virtual llvm::Expected<std::vector<CodeExport>> exports() const = 0;
  /// The names for which other files may have the definition: of undefined and
  /// of weak symbols.
  virtual llvm::Expected<std::vector<std::string>> imports() const = 0;
  /// The name of a CodeRelocation::Base.
  virtual std::string baseName(unsigned Base) const = 0;
  /// Whether it is a section of the file without code.
  virtual bool isData(unsigned Base) const = 0;
  /// The location at an offset from it, if that is in code of this program.
  virtual std::optional<CodeLocation> codeLocation(unsigned Base,
                                                   uint64_t Offset) const = 0;
  /// Whether baseAlignment is all that a linker has to keep to; otherwise the
  /// file does not state the alignment.
  virtual bool hasKnownAlignment(unsigned Base) const = 0;
  /// A power of two that divides the address of the base.
  virtual uint64_t baseAlignment(unsigned Base) const = 0;

  /// A debug section, or .eh_frame, with its relocations applied; empty if
  /// there is no such section. The bytes are in the file, or in \p Relocated if
  /// there are relocations.
  virtual llvm::Expected<DebugContents>
  debugSection(llvm::StringRef Name, std::string &Relocated) const = 0;

protected:
  /// Makes the functions disjoint. Before the call, Continues marks those whose
  /// symbol has no size.
  void cutFunctions();
  void findHiddenEntries();

  CodeArchitecture Architecture;
  bool Relocatable = false;
  bool HasLandingPads = false;
  std::vector<CodeSection> Sections;
  std::vector<CodeFunction> Functions;
  std::vector<std::pair<llvm::StringRef, CodeLocation>> Names;
  std::vector<std::vector<uint64_t>> AddressTaken;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTPROGRAM_H
