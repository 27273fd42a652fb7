//===- Variants.h - Metamorphic variants of programs ------------*- C++ -*-===//
//
// Makes metamorphic variants of a program: programs with a different text that
// must behave the same. Variants.def lists the kinds. Variants may take more
// time and memory, but tail calls stay tail calls.
//
// Some kinds are equivalent only for one input: they change expressions that a
// run with this input does not evaluate, and insert code that has no effect in
// that run [EMI], [LiveMutation]. The compiler does not know the input, and so
// cannot know that such a variant is equivalent.
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

/// Returns the kind of this name, as for --kind=.
std::optional<VariantKind> parseVariantKind(llvm::StringRef Name);

/// Returns whether variants of the kind depend on the profile of a run of the
/// program.
bool needsProfile(VariantKind Kind);

/// Runs a program and returns the profile of the run, or nullopt if the program
/// cannot be run or the run reaches a limit.
using Profiler =
    std::function<std::optional<ExecutionProfile>(TypedProgram &Program)>;

/// Prints one line for each kind, with its name and description.
void printVariantKinds(llvm::raw_ostream &OS);

struct VariantOptions {
  VariantKind Kind = VariantKind::Mix;
  uint64_t Seed = 0;
  /// The percentage of possible changes to make. If this percentage changes
  /// nothing, a higher one is tried. Alpha and SplitLets make all changes.
  unsigned Rate = 20;
  /// If Strict, the variant uses no language extension that the program does
  /// not use.
  LanguageOptions Language;
  /// Profiles the program, for the kinds that need a profile. If it is empty,
  /// these kinds change nothing.
  Profiler Profile;
};

/// Returns the text of a variant of Program, whose tree is destroyed. It is the
/// text of Program if this kind of variant changes nothing. The same program
/// and options always give the same text.
std::string makeVariant(std::unique_ptr<TypedProgram> Program,
                        const VariantOptions &Options);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_VARIANTS_H
