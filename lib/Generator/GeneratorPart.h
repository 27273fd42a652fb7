//===- GeneratorPart.h - Base of the generator's parts ----------*- C++ -*-===//
//
// The generator consists of *makers*, which make what several constructs
// contain (expressions of a type, definitions of functions, blocks, loops), and
// of *families* of constructs, which have a method for each of their rows of
// Constructs.def. All of them work on one ProgramState. A part gets references
// to the makers that it uses; ProgramGenerator.h lists the parts in this order.
// Expressions and blocks also contain constructs of families that come later:
// these are registered with ExpressionMaker and BlockMaker, which choose among
// them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_GENERATORPART_H
#define MINCAML_LIB_GENERATOR_GENERATORPART_H

#include "Prelude.h"
#include "ProgramState.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mincaml::generator {

using ast::Expression;
using llvm::ArrayRef;
using llvm::SaveAndRestore;
using llvm::StringRef;
using Kind = ValueType::Kind;
using NameList = llvm::SmallVector<StringRef, 8>;
using ExpressionList = llvm::SmallVector<Expression *, 8>;

/// The base class of makers and families, with short names for the parts of the
/// state.
class GeneratorPart {
protected:
  explicit GeneratorPart(ProgramState &State)
      : State(State), Options(State.Options), R(State.R), Table(State.Table),
        Types(State.Types), Build(State.Build), InScope(State.InScope) {}

  Meter &meter() { return State.Costs.meter(); }
  bool extended() const { return State.extended(); }
  bool chance(Construct C) { return State.chance(C); }
  StringRef newName(StringRef Prefix, bool MayShadow = false) {
    return State.newName(Prefix, MayShadow);
  }
  /// A new name that suits a value of the type.
  StringRef newName(const ValueType *T, bool MayShadow = false);
  /// Binds a variable of which only the type is known.
  void bind(StringRef Name, const ValueType *T) { InScope.bind({Name, T}); }
  /// Whether an expression of this cost can be afforded here and, if it has an
  /// effect, effects are allowed.
  bool permits(Cost C, bool IsPure) {
    return meter().affords(C) && (IsPure || State.EffectsAllowed);
  }
  /// Whether one of these exceptions may be raised here. If so, records that
  /// the code being made may raise them.
  bool mayRaise(ExceptionSet Raised) {
    if (!(State.Raisable & Raised) || !State.EffectsAllowed)
      return false;
    meter().Raises |= Raised;
    meter().HasEffect = true;
    return true;
  }
  /// A random depth for an expression.
  unsigned someDepth();
  /// A number of iterations that can be afforded, up to \p Most; 0 if none can.
  int32_t affordableTrips(int32_t Most);
  /// An int expression without effects, from whose text the value cannot be
  /// seen.
  Expression *opaque(int32_t Value);
  /// A literal or, with the probability `opaque` of Constructs.def, an opaque
  /// expression.
  Expression *maybeOpaque(int32_t Value);
  /// Makes a call of a helper function.
  Expression *help(Helper H, ArrayRef<Expression *> Arguments);

  ProgramState &State;
  const GeneratorOptions &Options;
  Random &R;
  TypeTable &Table;
  ProgramTypes &Types;
  TreeBuilder &Build;
  Scope &InScope;
  const ValueType *const Unit = Table.unit();
  const ValueType *const Bool = Table.boolean();
  const ValueType *const Int = Table.integer();
  const ValueType *const Float = Table.floating();
  const ValueType *const Char = Table.character();
  const ValueType *const String = Table.string();
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_GENERATORPART_H
