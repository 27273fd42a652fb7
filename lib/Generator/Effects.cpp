//===- Effects.cpp - Output and visible effects ---------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *ProgramGenerator::output(const ValueType *T, Expression *Value) {
  switch (T->TheKind) {
  case Kind::Unit:
    return nullptr;
  case Kind::Bool:
  case Kind::Int:
  case Kind::Float: {
    Helper H = T->is(Kind::Int)     ? Helper::NoteInt
               : T->is(Kind::Float) ? Helper::NoteFloat
                                    : Helper::NoteBool;
    if (meter().affords(Prelude::callCost(H)))
      return help(H, {Value});
    return T->is(Kind::Bool) ? nullptr : mix(T, Value);
  }
  case Kind::Char:
    if (!meter().affords(Prelude::callCost(Helper::NoteInt)))
      return nullptr;
    return help(Helper::NoteInt, {Build.call("Char.code", {Value})});
  case Kind::String:
    if (!meter().affords(Prelude::callCost(Helper::NoteString)))
      return nullptr;
    return help(Helper::NoteString, {Value});
  case Kind::Tuple: {
    NameList Parts;
    Expression *Notes = nullptr;
    for (const ValueType *Component : T->Operands) {
      Parts.push_back(newName(Component));
      Expression *N = output(Component, Build.variable(Parts.back()));
      Notes = Notes && N ? Build.sequence(Notes, N) : (N ? N : Notes);
    }
    return Notes ? Build.letTuple(Parts, Value, Notes) : nullptr;
  }
  case Kind::Array: {
    if (T->Length == 0)
      return nullptr;
    Expression *Element =
        Build.get(Value, Build.integer(R.between(0, int32_t(T->Length) - 1)));
    return output(T->Result, Element);
  }
  case Kind::Function: {
    if (!meter().affords(CallBounds[T->Level]))
      return nullptr;
    meter().spend(CallBounds[T->Level]);
    meter().HasEffect = true;
    return output(T->Result, apply(Value, T, arguments(T, 0, -1)));
  }
  }
  llvm_unreachable("all kinds are handled");
}

void ProgramGenerator::outputVariable(Block &B, StringRef Name,
                                      const ValueType *T) {
  bool IsInts = T->is(Kind::Array) && T->Result->is(Kind::Int);
  bool IsFloats = T->is(Kind::Array) && T->Result->is(Kind::Float);
  if (IsInts || IsFloats) {
    Helper H = IsInts ? Helper::MixInts : Helper::MixFloats;
    if (meter().affords(Prelude::callCost(H) * T->Length)) {
      ++Build.Lines;
      B.add(help(H, {Build.variable(Name), Build.integer(0),
                     Build.integer(int32_t(T->Length))}));
      meter().spend(Prelude::callCost(H) * T->Length);
    }
  }
  if (Expression *E = output(T, Build.variable(Name))) {
    ++Build.Lines;
    B.add(E);
  }
}

Expression *ProgramGenerator::mix(const ValueType *T, Expression *Value) {
  return help(T->is(Kind::Int) ? Helper::Mix : Helper::MixFloat, {Value});
}

Expression *ProgramGenerator::withEffect(const ValueType *T,
                                         Expression *Value) {
  Expression *Key = Build.integer(R.between(1, 99));
  if (T->is(Kind::Float))
    return help(Helper::TickFloat, {Key, Value});
  if (!meter().affords({20, 1}) || R.percent(80))
    return help(Helper::TickInt, {Key, Value});
  return help(Helper::ShowInt, {R.between(0, 25), Value});
}

Expression *ProgramGenerator::effect(unsigned Depth) {
  if (Expression *E = expression(Unit, Depth); !llvm::isa<ast::UnitLiteral>(E))
    return E;
  return mix(Int, simplest(Int));
}

//===- Constructs ---------------------------------------------------------===//

Expression *ProgramGenerator::sequence(const ValueType *T, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  Expression *Effect = effect(Depth - 1);
  return Build.sequence(Effect, expression(T, Depth - 1));
}

Expression *ProgramGenerator::tick(const ValueType *T, unsigned Depth) {
  if (!permits({50, 0}, /*IsPure=*/false))
    return nullptr;
  return withEffect(T, expression(T, Depth - 1));
}

Expression *ProgramGenerator::arrayWrite(const ValueType *, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const Variable *V = InScope.pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length > 0;
  });
  if (!V)
    return nullptr;
  StringRef Array = V->Name;
  const ValueType *T = V->Type;
  meter().HasEffect = true;
  Expression *Index = index(T->Length);
  Expression *Value = operand(T->Result, Depth - 1);
  return Build.put(Array, Index, Value);
}

Expression *ProgramGenerator::note(const ValueType *, unsigned Depth) {
  if (!EffectsAllowed)
    return nullptr;
  const ValueType *T = Types.someScalar();
  return output(T, expression(T, Depth - 1));
}

Expression *ProgramGenerator::ifWithoutElse(const ValueType *, unsigned Depth) {
  Expression *Condition = expression(Bool, Depth - 1);
  return Build.conditional(Condition, expression(Unit, Depth - 1), nullptr);
}
