//===- Mutators.h - Mutation of programs for fuzzing ------------*- C++ -*-===//
//
// Random bytes are rarely a well-typed program. So inputs are mutated on three
// levels: bytes, as libFuzzer does; tokens; and typed expressions, which are
// replaced with others of the same type, so that most mutations of well-typed
// programs are well-typed.
//
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

/// The relative frequency of each level of mutation. If a level cannot be used
/// for an input, the level before it is used.
struct MutationWeights {
  unsigned Bytes;
  unsigned Tokens;
  unsigned Trees;
};

/// Defined by each fuzzer.
extern const MutationWeights TargetWeights;

/// Deletes, repeats, swaps and inserts tokens. Returns nothing if Text has no
/// tokens or is not valid source text.
std::optional<std::string> mutateTokens(llvm::StringRef Text, Random &R);

/// Inserts tokens from Donor into Text.
std::optional<std::string> crossTokens(llvm::StringRef Text,
                                       llvm::StringRef Donor, Random &R);

/// Replaces an expression with one of the same type: one that occurs elsewhere
/// in Text, a new one, or one that contains the old one. Returns nothing if
/// Text is not well-typed, or if no well-typed result was found.
std::optional<std::string> mutateExpressions(llvm::StringRef Text, Random &R);

/// Like mutateExpressions, but takes existing expressions from Donor.
std::optional<std::string> crossExpressions(llvm::StringRef Text,
                                            llvm::StringRef Donor, Random &R);

} // namespace mincaml::fuzz

#endif // MINCAML_FUZZ_MUTATORS_H
