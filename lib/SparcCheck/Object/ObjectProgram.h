//===- ObjectProgram.h - Functions of a SPARC object file -------*- C++ -*-===//
//
// What the object check reads of an ELF file: its architecture, code sections,
// functions, and for a piece of code the relocations and symbols. Nothing of
// the file is copied but the table of functions; relocations are handed out
// for one function at a time.
//
// All of a file that lies is reported as an Error: it never asserts or reads
// outside of its buffer.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_OBJECTPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_OBJECTPROGRAM_H

#include "mincaml/SparcCheck/Disassembly.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <vector>

namespace mincaml::sparc {

struct CodeSection {
  llvm::StringRef Name;
  /// Sections of relocatable files get made-up addresses, one behind the
  /// other, so that an address tells them apart.
  uint64_t Address = 0;
  llvm::ArrayRef<uint8_t> Bytes;
};

/// A function symbol and the code up to its end or the next symbol. Offsets
/// count from the start of the section, in bytes.
struct CodeFunction {
  llvm::StringRef Name;
  unsigned Section = 0;
  uint64_t Begin = 0, End = 0;
  /// Another symbol stands within the function and cuts it short.
  bool Continues = false;
  bool IsGlobal = false;
  /// Some of its code may be entered in ways that neither its own branches nor
  /// tables show: landing pads, and what GCC has split off into f.cold, from
  /// where branches lead back.
  bool HasHiddenEntries = false;
  /// It is such a f.cold, which is entered with a window of f and values in its
  /// registers.
  bool IsPart = false;

  uint64_t words() const { return (End - Begin) / 4; }
};

/// A place in the program's own code.
struct CodePlace {
  unsigned Section = 0;
  uint64_t Offset = 0;

  bool operator==(const CodePlace &) const = default;
};

struct CodeRelocation {
  /// From the start of the section.
  uint64_t Offset = 0;
  unsigned Type = 0;
  /// In the symbol table.
  unsigned Symbol = 0;
  int64_t Addend = 0;
  /// The same place in a form that does not depend on which of several symbols
  /// names it: a section of the file or a symbol, as baseName tells, plus a
  /// number.
  unsigned Base = 0;
  int64_t BaseAddend = 0;
};

struct CodeSymbol {
  llvm::StringRef Name;
  /// Where it is, if that is in code of this program.
  std::optional<CodePlace> Place;
  bool IsDefined = false;
};

class ObjectProgram {
public:
  /// Reads the headers and tables. Name stands in messages.
  static llvm::Expected<std::unique_ptr<ObjectProgram>>
  read(llvm::MemoryBufferRef Buffer);
  virtual ~ObjectProgram();

  const ArchitectureLevel &architecture() const { return Level; }
  bool isRelocatable() const { return Relocatable; }
  llvm::ArrayRef<CodeSection> sections() const { return Sections; }
  /// To be what the caller says instead of the file.
  void setArchitecture(const ArchitectureLevel &L) { Level = L; }
  /// By section, then by address.
  llvm::ArrayRef<CodeFunction> functions() const { return Functions; }
  /// The function that begins at or holds a place; nothing: none does.
  const CodeFunction *functionAt(CodePlace Place) const;
  /// The place of an address; nothing: it is not in code.
  std::optional<CodePlace> placeOf(uint64_t Address) const;
  /// Places that data refers to, sorted: the entries of jump tables and
  /// addresses of functions. Offsets of one section.
  llvm::ArrayRef<uint64_t> addressTaken(unsigned Section) const;

  /// The relocations of [Begin, End) of a section, by offset.
  virtual llvm::Error relocations(unsigned Section, uint64_t Begin,
                                  uint64_t End,
                                  std::vector<CodeRelocation> &Into) const = 0;
  virtual llvm::Expected<CodeSymbol> symbol(unsigned Index) const = 0;
  /// About CodeRelocation::Base.
  virtual std::string baseName(unsigned Base) const = 0;
  /// A power of two that its address is a multiple of.
  virtual uint64_t baseAlignment(unsigned Base) const = 0;

  /// Contents of a debug section with its relocations carried out, ".debug_"
  /// and more; empty: there is none.
  virtual llvm::Expected<std::string>
  debugSection(llvm::StringRef Name) const = 0;

protected:
  /// Makes the functions disjoint. Those whose symbol has no size are marked as
  /// continued before.
  void cutFunctions();
  void findHiddenEntries();

  ArchitectureLevel Level;
  bool Relocatable = false;
  bool HasLandingPads = false;
  std::vector<CodeSection> Sections;
  std::vector<CodeFunction> Functions;
  std::vector<std::vector<uint64_t>> AddressTaken;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_OBJECTPROGRAM_H
