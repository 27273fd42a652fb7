//===- Mutators.h - New inputs from old ones --------------------*- C++ -*-===//
//
// Random bytes are rarely a well-typed program. So inputs are mutated on three
// levels: bytes, as libFuzzer does; tokens; and typed expressions, which are
// replaced by others of the same type, so that most mutations of well-typed
// programs are well-typed.
// Mutators.cpp has the entry points that libFuzzer calls.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FUZZ_MUTATORS_H
#define MINCAML_FUZZ_MUTATORS_H

#include "mincaml/Support/Random.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mincaml::fuzz {

/// The relative frequency of each level. If a level cannot be used, the one
/// before it is.
struct MutationWeights {
  unsigned Bytes;
  unsigned Tokens;
  unsigned Trees;
};

/// Defined by each fuzzer.
extern const MutationWeights TargetWeights;

/// Deletes, repeats, exchanges and inserts tokens. The result is empty if Text
/// has none or is not UTF-8.
std::optional<std::string> mutateTokens(llvm::StringRef Text, Random &R);

/// Inserts tokens of Donor into Text.
std::optional<std::string> crossTokens(llvm::StringRef Text,
                                       llvm::StringRef Donor, Random &R);

/// Replaces an expression by one of the same type: one that occurs elsewhere in
/// Text, a new one, or one that contains the old one. The result is empty if
/// Text is not well-typed, or if nothing well-typed was found.
std::optional<std::string> mutateExpressions(llvm::StringRef Text, Random &R);

/// The same with expressions of Donor.
std::optional<std::string> crossExpressions(llvm::StringRef Text,
                                            llvm::StringRef Donor, Random &R);

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_MUTATORS_H
