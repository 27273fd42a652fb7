//===- ApprovedCode.h - Emitted words against checked code ------*- C++ -*-===//
//
// The round trip (RoundTrip of LoweringRules.def): each word of an object file
// is the encoding of the instruction that the check of machine IR checked.
//
// While that check runs, each function is recorded as the words that it has to
// become. Fields of registers and opcodes come from LLVM's encoder; immediates
// and distances of branches are put into their fields here, at the widths of
// the check's own table, so that what an encoder wraps shows as a difference.
// What a relocation fills in is left out of the comparison.
//
// Lengths that only the printer knows (inline assembly, GETPCX, entries for
// patching) and aligned blocks leave the whole function *unproved*.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCHECK_APPROVEDCODE_H
#define MINCAML_SPARCCHECK_APPROVEDCODE_H

#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <string>
#include <vector>

namespace llvm {
class MachineFunction;
}

namespace mincaml::sparc {

class InstructionTable;

class ApprovedCode {
public:
  /// Notes a function that is about to be emitted.
  void record(const llvm::MachineFunction &MF, InstructionTable &Table);

  /// Compares the object file with all that was recorded. An error: it cannot
  /// be read, and is not what was emitted.
  llvm::Error compare(llvm::MemoryBufferRef Object,
                      llvm::function_ref<void(const Finding &)> Report) const;

private:
  struct ApprovedWord {
    uint32_t Word;
    /// The bits that no relocation fills in.
    uint32_t Mask;
  };
  struct ApprovedFunction {
    std::string Name;
    /// In Words.
    size_t Begin, End;
    /// Why its words are not known; empty: they are.
    std::string Reason;
    /// The object file has a symbol for it.
    bool HasSymbol;
  };

  std::vector<ApprovedWord> Words;
  std::vector<ApprovedFunction> Functions;

  friend class WordRecorder;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_APPROVEDCODE_H
