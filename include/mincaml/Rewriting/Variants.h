//===- Variants.h - Programs that do the same -------------------*- C++ -*-===//
//
// Metamorphic variants: programs whose text differs from that of a given one
// and whose behaviour must not. Variants.def lists the kinds. Variants may take
// more time and memory, but tail calls stay tail calls.
//
// Some kinds behave the same only for one input: they change what a run with
// this input does not evaluate, and insert code that has no effect in that run
// [EMI], [LiveMutation]. A compiler that does not know the input cannot know
// that either.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REWRITING_VARIANTS_H
#define MINCAML_REWRITING_VARIANTS_H

#include "mincaml/Frontend/ExecutionProfile.h"
#include "mincaml/Rewriting/TypedProgram.h"
#include <functional>
#include <optional>

namespace mincaml::rewriting {

enum class VariantKind : uint8_t {
#define VARIANT(Enum, Name, Description) Enum,
#include "mincaml/Rewriting/Variants.def"
};

/// The kind that --kind= names.
std::optional<VariantKind> parseVariantKind(llvm::StringRef Name);

/// Returns whether variants of the kind depend on a run of the program.
bool needsProfile(VariantKind Kind);

/// Runs a program and says what it evaluated. Nothing if it does not end, or
/// runs too long.
using Profiler =
    std::function<std::optional<ExecutionProfile>(TypedProgram &Program)>;

/// Prints one line for each kind: name and description.
void printVariantKinds(llvm::raw_ostream &OS);

struct VariantOptions {
  VariantKind Kind = VariantKind::Mix;
  uint64_t Seed = 0;
  /// The percentage of possible changes that are made; more, if that changes
  /// nothing. Alpha and SplitLets make all.
  unsigned Rate = 20;
  /// If Strict, the variant uses no extension that the program does not use.
  LanguageOptions Language;
  /// For kinds that need a profile; without it they change nothing.
  Profiler Profile;
};

/// The text of a variant of Program, whose tree is destroyed. It is the text of
/// Program if this kind of variant changes nothing. The same program and
/// options give the same text.
std::string makeVariant(std::unique_ptr<TypedProgram> Program,
                        const VariantOptions &Options);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_VARIANTS_H
