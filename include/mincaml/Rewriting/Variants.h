//===- Variants.h - Programs that do the same -------------------*- C++ -*-===//
//
// Metamorphic variants: programs that differ from a given one in their text and
// must not in what they do. Variants.def lists the kinds. What a variant does
// not keep is how much time and memory a program takes, but a tail call stays
// one.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REWRITING_VARIANTS_H
#define MINCAML_REWRITING_VARIANTS_H

#include "mincaml/Rewriting/TypedProgram.h"
#include <optional>

namespace mincaml::rewriting {

enum class VariantKind : uint8_t {
#define VARIANT(Enum, Name, Description) Enum,
#include "mincaml/Rewriting/Variants.def"
};

/// The kind that --kind= names.
std::optional<VariantKind> parseVariantKind(llvm::StringRef Name);

/// One line for each kind: name and description.
void printVariantKinds(llvm::raw_ostream &OS);

struct VariantOptions {
  VariantKind Kind = VariantKind::Mix;
  uint64_t Seed = 0;
  /// How many of the places where something could be changed are, in percent.
  /// More, if that changes nothing. Alpha and SplitLets change all.
  unsigned Rate = 20;
  /// If Strict, the variant uses no extension that the program does not use.
  LanguageOptions Language;
};

/// The text of a variant of Program, whose tree is lost. The same as that of
/// Program if there is nothing that this kind of variant changes. The same
/// program and options give the same text.
std::string makeVariant(std::unique_ptr<TypedProgram> Program,
                        const VariantOptions &Options);

} // namespace mincaml::rewriting

#endif // MINCAML_REWRITING_VARIANTS_H
