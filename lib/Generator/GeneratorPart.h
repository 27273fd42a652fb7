//===- GeneratorPart.h - What makers of constructs have in common -*- C++ -*-=//
//
// The generator consists of *makers*, which make what constructs have in common
// (expressions of a type, definitions of functions, blocks, loops), and of
// *families* of constructs, each with one method for each of its rows of
// Constructs.def. Both work on one ProgramState. A part is constructed with the
// makers that it uses, which are those before it in ProgramGenerator.h.
// Expressions and blocks contain constructs of families that come later: those
// are registered with ExpressionMaker and BlockMaker, which choose among them.
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

/// The base of makers and families: short names for the parts of the state.
class GeneratorPart {
protected:
  explicit GeneratorPart(ProgramState &State)
      : State(State), Options(State.Options), R(State.R), Table(State.Table),
        Types(State.Types), Build(State.Build), InScope(State.InScope) {}

  Meter &meter() { return State.Costs.meter(); }
  bool extended() const { return State.extended(); }
  bool knob(Construct C) { return State.knob(C); }
  StringRef newName(StringRef Prefix, bool MayHide = false) {
    return State.newName(Prefix, MayHide);
  }
  /// A name that suits a value of the type.
  StringRef newName(const ValueType *T, bool MayHide = false);
  /// Binds a variable of which only the type is known.
  void bind(StringRef Name, const ValueType *T) { InScope.bind({Name, T}); }
  /// Whether an expression of this cost can be afforded here, and an effect is
  /// allowed if it has one.
  bool permits(Cost C, bool IsPure) {
    return meter().affords(C) && (IsPure || State.EffectsAllowed);
  }
  /// Whether these exceptions may be raised here; if so, they are noted.
  bool mayRaise(ExceptionSet Raised) {
    if (!(State.Raisable & Raised) || !State.EffectsAllowed)
      return false;
    meter().Raises |= Raised;
    meter().HasEffect = true;
    return true;
  }
  /// A depth for an expression.
  unsigned someDepth();
  /// A number of iterations that can be afforded, up to \p Most; 0 if none.
  int32_t affordableTrips(int32_t Most);
  /// An int expression without effects whose value the text does not show.
  Expression *opaque(int32_t Value);
  /// A literal, or, as the knob says, an opaque expression.
  Expression *maybeOpaque(int32_t Value);
  /// A call of a function of the prelude.
  Expression *help(Helper H, ArrayRef<Expression *> Arguments);

  ProgramState &State;
  const GeneratorOptions &Options;
  Random &R;
  TypeTable &Table;
  Palette &Types;
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
