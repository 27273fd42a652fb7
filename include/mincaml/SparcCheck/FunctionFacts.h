//===- FunctionFacts.h - Properties of functions in other files -*- C++ -*-===//
//
// Facts are properties of functions on which the check of their callers in
// other files depends: whether and where a function returns, and which argument
// registers it reads. A fact is either derived from the code of another file
// (collectFacts), or claimed by a facts file or on the command line.
//
// A derived fact always holds. A claim that contradicts a derived fact is an
// error. A claim about a function of the checked file is not used.
//
// Names are resolved as a linker resolves them: a global definition replaces
// weak definitions. If the linker may choose among several definitions, the
// fact only states what holds for all of them.
//
// A facts file is JSON:
//
//   {"format": "sparc-lint facts", "version": 1, "functions": [
//     {"name": "die", "bits": 32, "binding": "global", "returns": "never",
//      "reads": ["%o0"], "source": "libfoo.a(die.o)"}
//   ]}
//
// "name" and "bits", the width of a pointer, are required. "binding" defaults
// to "global". If "returns" or "reads" is absent, that property is unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_FUNCTIONFACTS_H
#define MINCAML_SPARCCHECK_FUNCTIONFACTS_H

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <vector>

namespace llvm {
class raw_ostream;
}

namespace mincaml::sparc {

/// Whether a function returns, and to which offset from the address of the
/// call.
enum class ReturnFact : uint8_t {
  Unknown,
  Never,
  AfterCall,             ///< It returns to +8.
  AfterStructure,        ///< It returns to +12, after the unimp of the caller.
  AfterCallIfAtAll,      ///< It returns to +8, or never.
  AfterStructureIfAtAll, ///< It returns to +12, or never.
};

/// Returns "never", "+8", "+12 if at all" and so on.
llvm::StringRef name(ReturnFact Fact);

/// The known properties of one function.
struct FunctionFact {
  ReturnFact Returns = ReturnFact::Unknown;
  /// Argument registers that the function reads on every path before it writes
  /// them, among %o0 to %o5 and, in 64-bit code, %f0 to %f31. The function may
  /// also read other argument registers.
  std::optional<RegisterSet> Reads;
  /// All argument registers that some path may read; unknown unless code or a
  /// declaration shows them.
  std::optional<RegisterSet> MayRead;
  bool IsWeak = false;
  /// Whether the definition is in a member of an archive. The linker may leave
  /// such a member out if there is another definition, even a weak one.
  bool IsInArchive = false;
  /// Where the fact comes from: "facts.json:3:5" or "libfoo.a(die.o)".
  std::string Source;

  bool operator==(const FunctionFact &) const = default;
};

/// Facts about functions, by name and word size.
class FactSet {
public:
  const FunctionFact *find(llvm::StringRef Name, bool Is64) const {
    auto Found = Functions[Is64].find(Name);
    return Found == Functions[Is64].end() ? nullptr : &Found->second;
  }
  bool empty() const { return Functions[0].empty() && Functions[1].empty(); }
  bool operator==(const FactSet &Other) const;
  /// Calls \p Visit for each fact, in the order of names: first for 32-bit
  /// code, then for 64-bit code.
  void forEach(llvm::function_ref<void(llvm::StringRef Name, bool Is64,
                                       const FunctionFact &Fact)>
                   Visit) const;

  /// Adds a fact that is derived from code. If the linker may choose between
  /// this definition and one in the set, keeps what holds for both.
  void addDerived(llvm::StringRef Name, bool Is64, const FunctionFact &Fact);
  void addDerived(const FactSet &Facts) {
    Facts.forEach(
        [&](llvm::StringRef Name, bool Is64, const FunctionFact &Fact) {
          addDerived(Name, Is64, Fact);
        });
  }
  /// Adds a claim. Returns an error if another claim contradicts it.
  llvm::Error addClaim(llvm::StringRef Name, bool Is64,
                       const FunctionFact &Fact);
  /// Adds those claims that state more than the facts of this set. The facts of
  /// this set must be derived from code.
  void complete(const FactSet &Claims);
  /// Replaces each property of a function in this set by the property in
  /// \p Better, if it is known there. \p Better may be null.
  void correct(const FactSet *Better);
  void remove(llvm::StringRef Name, bool Is64) { Functions[Is64].erase(Name); }

private:
  /// The facts for 32-bit and for 64-bit code.
  llvm::StringMap<FunctionFact> Functions[2];
};

/// Returns why a claim about a function contradicts a fact that is derived from
/// code, or nothing if both can hold.
std::optional<std::string> contradiction(const FunctionFact &Claim,
                                         const FunctionFact &Derived);

/// Adds the claims of a facts file. An error has the form "facts.json:3:5: what
/// is wrong; remedy".
llvm::Error readFacts(llvm::MemoryBufferRef File, FactSet &Claims);

void writeFacts(const FactSet &Facts, llvm::raw_ostream &OS);

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_FUNCTIONFACTS_H
