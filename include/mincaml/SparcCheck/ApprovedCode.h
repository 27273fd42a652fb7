//===- ApprovedCode.h - Emitted words against checked code ------*- C++ -*-===//
//
// The round trip (RoundTrip of LoweringRules.def): each word of an object file
// is the encoding of the instruction that the check of machine IR examined.
//
// During that check, each function is recorded as the words that must be
// emitted. LLVM's encoder encodes opcodes and registers; immediates and branch
// distances are inserted into their fields here, and a field that is narrower
// than the range that was checked always differs, so that a truncating encoder
// is found. Bits that a relocation fills in are not compared.
//
// Functions with code whose length only the printer knows (inline assembly,
// GETPCX, patchable entries) or with aligned blocks are *unproved*.
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
  /// Records a function that is about to be emitted.
  void record(const llvm::MachineFunction &MF, InstructionTable &Table);

  /// Compares the object file with all recorded functions. Returns an error if
  /// it cannot be read.
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
    /// Why its words are unknown; empty if they are known.
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
