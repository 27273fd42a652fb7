//===- FunctionFacts.h - What is known of functions elsewhere ---*- C++ -*-===//
//
// Facts about functions that callers in other files depend on: whether and
// where they return, and which registers of arguments they read. They come from
// the code of other files (collectFacts) or are claimed: by a facts file, or on
// the command line.
//
// What code shows always holds. A claim that it contradicts is an error; it is
// never used for a function of the file that is checked.
//
// Names resolve as a linker resolves them: a global definition replaces weak
// ones. Of several definitions that a linker may choose, what all of them have
// in common is known.
//
// A facts file is JSON:
//
//   {"format": "sparc-lint facts", "version": 1, "functions": [
//     {"name": "die", "bits": 32, "binding": "global", "returns": "never",
//      "reads": ["%o0"], "source": "libfoo.a(die.o)"}
//   ]}
//
// name and bits, of a pointer, are required; binding is global by default, and
// what is absent of returns and reads is not known.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_FUNCTIONFACTS_H
#define MINCAML_SPARCCHECK_FUNCTIONFACTS_H

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace mincaml::sparc {

/// Whether and where a function returns.
enum class ReturnFact : uint8_t {
  Unknown,
  Never,
  AfterCall,             ///< To +8.
  AfterStructure,        ///< To +12, over the unimp of a structure.
  AfterCallIfAtAll,      ///< To +8, or never.
  AfterStructureIfAtAll, ///< To +12, or never.
};

/// "never", "+8", "+12 if at all".
llvm::StringRef name(ReturnFact Fact);

struct FunctionFact {
  ReturnFact Returns = ReturnFact::Unknown;
  /// Registers that it reads on every path before it writes them: of %o0 to
  /// %o5, and in 64-bit code of %f0 to %f31. Others may also be read.
  std::optional<RegisterSet> Reads;
  /// Of code or of a declaration, if that is known: no path reads any other.
  std::optional<RegisterSet> MayRead;
  bool IsWeak = false;
  /// Of a member of an archive, which the linker may leave out where another
  /// definition is there, also a weak one.
  bool IsOfArchive = false;
  /// "facts.json:3:5", "libfoo.a(die.o)".
  std::string Source;

  bool operator==(const FunctionFact &) const = default;
};

class FactSet {
public:
  const FunctionFact *find(llvm::StringRef Name, bool Is64) const;
  bool empty() const { return Functions[0].empty() && Functions[1].empty(); }
  bool operator==(const FactSet &Other) const;
  /// Calls Visit in the order of names, of 32-bit code first.
  void forEach(llvm::function_ref<void(llvm::StringRef Name, bool Is64,
                                       const FunctionFact &Fact)>
                   Visit) const;

  /// Adds what code shows: of another definition that a linker may choose.
  void addShown(llvm::StringRef Name, bool Is64, const FunctionFact &Fact);
  void addShown(const FactSet &Facts);
  /// Adds what is claimed. An error if another claim contradicts it.
  llvm::Error addClaim(llvm::StringRef Name, bool Is64,
                       const FunctionFact &Fact);
  /// Adds to what code shows, which this set contains, what is claimed beyond
  /// that.
  void complete(const FactSet &Claims);
  /// Replaces what \p Better, which may be null, knows about a function of this
  /// set.
  void correct(const FactSet *Better);
  void remove(llvm::StringRef Name, bool Is64) { Functions[Is64].erase(Name); }

private:
  /// Of 32-bit and of 64-bit code.
  llvm::StringMap<FunctionFact> Functions[2];
};

/// Why a claim about a function cannot be true of code; nothing if it can.
std::optional<std::string> contradiction(const FunctionFact &Claim,
                                         const FunctionFact &Shown);

/// Adds the claims of a facts file. Errors have the form "facts.json:3:5: what
/// is wrong; remedy".
llvm::Error readFacts(llvm::MemoryBufferRef File, FactSet &Claims);

void writeFacts(const FactSet &Facts, llvm::raw_ostream &OS);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FUNCTIONFACTS_H
