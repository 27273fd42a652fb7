//===- ApprovedCode.h - Check of emitted instruction words ------*- C++ -*-===//
//
// The round-trip rule (RoundTrip in LoweringRules.def): each instruction word
// of an object file is the encoding of the instruction that the check of
// machine IR examined.
//
// During that check, the words that must be emitted are computed for each
// function. LLVM's encoder encodes opcodes and registers, but immediates and
// branch displacements are inserted into their fields here. A field that is
// narrower than the checked range always counts as a difference, so that an
// encoder that truncates immediates is found. Bits that a relocation fills in
// are not compared.
//
// The rule is reported as *unproved* for functions with aligned blocks, and for
// functions whose length only the assembly printer knows: those with inline
// assembly, GETPCX or patchable entries.
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

/// The instruction words as which the checked functions must be emitted.
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
    /// The function's range in Words.
    size_t Begin, End;
    /// Why the function's words are unknown; empty if they are known.
    std::string Reason;
    /// Whether the object file has a symbol for the function.
    bool HasSymbol;
  };

  std::vector<ApprovedWord> Words;
  std::vector<ApprovedFunction> Functions;

  friend class WordRecorder;
};

} // namespace mincaml::sparc

#endif // MINCAML_SPARCCHECK_APPROVEDCODE_H
