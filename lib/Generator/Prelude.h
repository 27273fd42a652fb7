//===- Prelude.h - Helper functions of programs -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_PRELUDE_H
#define MINCAML_LIB_GENERATOR_PRELUDE_H

#include "Meter.h"
#include "TreeBuilder.h"
#include <bitset>

namespace mincaml::generator {

/// The helper functions that programs may use, in the order of their
/// definitions.
enum class Helper : unsigned {
  Checksum, ///< an array, not a function
  Mix,
  Split,
  Normalise,
  MixFloat,
  NoteInt,
  NoteFloat,
  NoteBool,
  MixInts,
  MixFloats,
  Wrap,
  Clamp,
  Limit,
  Coarse,
  TickInt,
  TickFloat,
  ShowInt,
  Hide,
  Clip,
  Part,
  NoteString,
};
constexpr unsigned NumHelpers = unsigned(Helper::NoteString) + 1;

/// The helper functions that a program uses.
class Prelude {
public:
  static llvm::StringRef name(Helper H);
  /// The largest cost of a call.
  static Cost callCost(Helper H);

  /// Adds the helpers that the program refers to.
  void useNamesIn(const ast::Expression *Program);
  /// Adds the definitions of all helpers in use to a block.
  void define(Block &B, ast::ASTContext &Context) const;

private:
  void use(Helper H);

  std::bitset<NumHelpers> Used;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PRELUDE_H
