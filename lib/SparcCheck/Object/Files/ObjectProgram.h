//===- ObjectProgram.h - Functions of a SPARC object file -------*- C++ -*-===//
//
// The parts of an ELF file that the object check reads: its architecture, code
// sections and functions, and for a range of code the relocations and symbols.
// Only the table of functions is copied; relocations are read for one function
// at a time.
//
// Inconsistent contents of a file result in an Error, never in an assertion
// failure or an access outside the buffer.
//
// LLVM's ObjectFile is not used, because its symbols and relocations are
// virtual iterators without an order, and because all section addresses in its
// relocatable files are zero.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTPROGRAM_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTPROGRAM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mincaml::sparc {

struct CodeArchitecture {
  bool Is64 = false;
  /// Also true for 32-bit code with V9 instructions (V8+).
  bool HasV9 = false;
  /// V7 has no integer multiplication and division.
  bool HasMultiplication = true;
  /// Whether the code may contain the instructions that LLVM does not support
  /// (Disassembly.h).
  bool HasVIS3 = false, HasVIS4 = false;
  /// The processor and features, as LLVM names them.
  std::string CPU = "v8";
  std::string Features;

  /// Returns the architecture of a processor, or an error if LLVM does not have
  /// it. LLVM's SPARC target and its MC layer must be initialized.
  static llvm::Expected<CodeArchitecture>
  ofProcessor(llvm::StringRef CPU, llvm::StringRef Features, bool Is64);

  /// The triple for LLVM's disassembler: 32-bit code for V9 may contain 64-bit
  /// instructions.
  llvm::StringRef decoderTriple() const {
    return HasV9 ? "sparcv9-unknown-linux-gnu" : "sparc-unknown-linux-gnu";
  }
};

//===- Programs -------------------------------------------------------------===//

struct CodeSection {
  llvm::StringRef Name;
  /// In a relocatable file, addresses are assigned consecutively, so that an
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
  /// There is another symbol within the function, at which the code ends.
  bool Continues = false;
  bool IsGlobal = false;
  /// Control may enter the function other than at its start or by its own
  /// branches and tables: at landing pads, and from f.cold, the part into which
  /// GCC moves unlikely code of f.
  bool HasHiddenEntries = false;
  /// The function is such an f.cold, which control enters from f in f's window.
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
  /// The offset from the start of the section.
  uint64_t Offset = 0;
  unsigned Type = 0;
  /// The index in the symbol table.
  unsigned Symbol = 0;
  int64_t Addend = 0;
  /// The address relative to a section of the file or to an undefined symbol.
  /// It is the same for all symbols that denote the same address.
  unsigned Base = 0;
  int64_t BaseAddend = 0;
};

struct CodeSymbol {
  llvm::StringRef Name;
  /// Its location, if that is in code of this program.
  std::optional<CodeLocation> Location;
  bool IsDefined = false;
  /// The symbol is a weak definition, which a global definition in another file
  /// replaces.
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
  /// The address of the section, to which its contents may be relative; 0 in a
  /// relocatable file.
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
  /// Replaces the architecture that the file states.
  void setArchitecture(CodeArchitecture A) { Architecture = std::move(A); }
  /// The functions, sorted by section and address.
  llvm::ArrayRef<CodeFunction> functions() const { return Functions; }
  /// The names of all code symbols with a size. Several functions, aliases and
  /// indirect functions may have the same location.
  llvm::ArrayRef<std::pair<llvm::StringRef, CodeLocation>> names() const {
    return Names;
  }
  /// The function that contains a location; null if none does.
  const CodeFunction *functionAt(CodeLocation Location) const;
  /// The location of an address; nothing if it is not in code.
  std::optional<CodeLocation> locationOf(uint64_t Address) const;
  /// The offsets in a section to which data refers, sorted: entries of jump
  /// tables and addresses of functions.
  llvm::ArrayRef<uint64_t> addressTaken(unsigned Section) const {
    return AddressTaken[Section];
  }

  /// Appends the relocations in [Begin, End) of a section, sorted by offset, to
  /// \p Into.
  virtual llvm::Error relocations(unsigned Section, uint64_t Begin,
                                  uint64_t End,
                                  std::vector<CodeRelocation> &Into) const = 0;
  virtual llvm::Expected<CodeSymbol> symbol(unsigned Index) const = 0;
  /// Like symbol(Index).Location, but does not look up the symbol's name.
  virtual llvm::Expected<std::optional<CodeLocation>>
  symbolLocation(unsigned Index) const = 0;
  virtual llvm::Expected<std::vector<CodeExport>> exports() const = 0;
  /// The names of undefined and weak symbols, whose definitions may be in other
  /// files.
  virtual llvm::Expected<std::vector<std::string>> imports() const = 0;
  /// The name of a CodeRelocation::Base.
  virtual std::string baseName(unsigned Base) const = 0;
  /// Whether the base is a section of the file without code.
  virtual bool isData(unsigned Base) const = 0;
  /// The location at an offset from the base, if it is in code of this program.
  virtual std::optional<CodeLocation> codeLocation(unsigned Base,
                                                   uint64_t Offset) const = 0;
  /// Whether baseAlignment() is the alignment that the file requires of a
  /// linker. Otherwise the file does not state the alignment.
  virtual bool hasKnownAlignment(unsigned Base) const = 0;
  /// A power of two that divides the address of the base.
  virtual uint64_t baseAlignment(unsigned Base) const = 0;

  /// A debug section, or .eh_frame, with its relocations applied; empty if
  /// there is no such section. The bytes are in the file, or in \p Relocated if
  /// there are relocations.
  virtual llvm::Expected<DebugContents>
  debugSection(llvm::StringRef Name, std::string &Relocated) const = 0;

protected:
  /// Makes the functions disjoint. Before the call, Continues is set for
  /// functions whose symbol has no size.
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
