//===- Statements.cpp - Statements of blocks ------------------------------===//

#include "ProgramGenerator.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::SaveAndRestore;

bool ProgramGenerator::scalarDefinition(Block &B) {
  const Type *Ty = scalarType();
  define(B, Ty, expr(Ty), 12, true);
  return true;
}

bool ProgramGenerator::compoundDefinition(Block &B) {
  const Type *Ty = anyType(3);
  unsigned Size = R.percent(25) ? 30 : 12;
  SaveAndRestore<unsigned> Room(C.Room, Size);
  define(B, Ty, expr(Ty), Size, true);
  return true;
}

/// A value that a pattern takes apart.
bool ProgramGenerator::partsDefinition(Block &B) {
  const Type *Ty = anyType(3);
  if (!Ty->is(Type::Tuple) && !(Ty->is(Type::Data) && Ty->Definition != T.Ref &&
                                Ty->Definition->Constructors.size() == 1))
    return false;
  Text Value = annotated(Ty, expr(Ty));
  if (!extended())
    B.let(bindTuple(Ty), Value);
  else
    B.let(bound(Ty->is(Type::Tuple) ? wildcards(Pattern::Tuple, Ty, Ty->Parts)
                                    : constructorPattern(Ty, 0)),
          Value);
  return true;
}

bool ProgramGenerator::effectStatement(Block &B) {
  if (!C.HasEffects)
    return false;
  Text Effect = expr(T.Unit);
  if (Effect == "()")
    return false;
  B.effect(Effect);
  return true;
}

/// Two names of one mutable value, written through both.
bool ProgramGenerator::alias(Block &B) {
  const Variable *V = pickArray(numberType(), 2);
  if (!V || !C.HasEffects)
    return false;
  const Type *Ty = V->Ty, *Element = Ty->Parts[0];
  Text First = V->Name, Second = name("a");
  Text Other = pick(Ty)->Name;
  if (R.coin())
    Other = "if " + pure(T.Bool, 2) + " then " + First + " else " + Other;
  B.let(Second, Other);
  bind(Second, Ty);
  Text I = literal(int32_t(R.below(Ty->Length)));
  B.effect(First + ".(" + I + ") <- " + atom(pure(Element, 2)));
  B.effect(
      Second + ".(" + (R.coin() ? I : index(Ty->Length)) + ") <- " +
      atom(arithmetic(Element, {First + ".(" + I + ")", pure(Element, 1)})));
  output(B, Element, First + ".(" + I + ")");
  C.DoesEffects = true;
  return true;
}

bool ProgramGenerator::unusedDefinition(Block &B) {
  const Type *Ty = anyType(2);
  if (extended() && R.coin())
    B.let("_", expr(Ty));
  else
    B.let(name("unused"), expr(Ty));
  return true;
}

/// A long block of arithmetic with common subexpressions.
bool ProgramGenerator::straightLine(Block &B) {
  const Type *Ty = numberType();
  std::vector<Text> Names = {atom(pure(Ty, 2)), atom(pure(Ty, 1))};
  for (unsigned I = 0, E = 4 + R.below(8); I < E; ++I) {
    Text Name = name("c");
    B.let(Name, arithmetic(Ty, {R.pick<Text>(Names), R.pick<Text>(Names)}));
    bind(Name, Ty);
    Names.push_back(Name);
  }
  output(B, Ty, Names.back());
  return true;
}

/// Many values that live across calls.
bool ProgramGenerator::pressure(Block &B) {
  std::vector<Text> Ints, Floats;
  if (!affords(800))
    return false;
  for (unsigned I = 0, E = 8 + R.below(30); I < E; ++I) {
    const Type *Ty = numberType();
    Text Name = name("p");
    B.let(Name, pure(Ty, 1));
    bind(Name, Ty);
    (Ty == T.Int ? Ints : Floats).push_back(Name);
  }
  if (C.HasEffects)
    B.effect("mix 1");
  Ints.push_back("1");
  Floats.push_back("1.0");
  define(B, T.Int, arithmetic(T.Int, Ints));
  define(B, T.Float, arithmetic(T.Float, Floats));
  return true;
}

bool ProgramGenerator::deepIf(Block &B) {
  const Type *Ty = scalarType();
  Text Code = atom(pure(Ty, 1));
  for (unsigned I = 0, E = 3 + R.below(6); I < E; ++I) {
    Text Condition = pure(T.Bool, 1), Other = atom(pure(Ty, 1));
    Code = R.coin()
               ? "(if " + Condition + " then " + Code + " else " + Other + ")"
               : "(if " + Condition + " then " + Other + " else " + Code + ")";
  }
  define(B, Ty, Code);
  return true;
}

/// Every comparison with a NaN.
bool ProgramGenerator::notANumber(Block &B) {
  Text Nan = name("x");
  B.let(Nan, "0.0 /. 0.0");
  bind(Nan, T.Float);
  Text Sum = "0";
  for (const char *Operator : {"=", "<>", "<", ">", "<=", ">="}) {
    Text Other = R.coin() ? Nan : atom(pure(T.Float, 1));
    Sum = "(" + Sum + ") + (if " +
          (R.coin() ? Nan + " " + Operator + " " + Other
                    : Other + " " + Operator + " " + Nan) +
          " then " + literal(R.between(1, 99)) + " else 0)";
  }
  define(B, T.Int, Sum);
  return true;
}

/// A call for its effect, whose result nothing uses.
bool ProgramGenerator::deadResult(Block &B) {
  const Variable *V = pick([&](const Variable &V) {
    return V.Function && affords(V.Function->TheCost) &&
           (C.HasEffects || !V.Function->HasEffects);
  });
  if (!V)
    return false;
  Text Value = call(*V->Function, 1);
  B.let(extended() && R.coin() ? "_" : name("unused"), Value);
  return true;
}

bool ProgramGenerator::printNumbers(Block &B) {
  if (!C.HasEffects || !affords({60, 1}))
    return false;
  charge({40, 1});
  C.DoesEffects = true;
  B.effect("print_int " + atom(pure(T.Int, 2)));
  B.effect("print_byte 32");
  B.effect("print_float " + atom(pure(T.Float, 2)));
  B.effect("print_newline ()");
  return true;
}

bool ProgramGenerator::printError(Block &B) {
  if (!C.HasEffects || !affords({60, 1}))
    return false;
  charge({40, 1});
  C.DoesEffects = true;
  B.effect("prerr_int " + atom(pure(T.Int, 2)));
  B.effect("prerr_byte 32");
  B.effect("prerr_float " + atom(pure(T.Float, 2)));
  B.effect("prerr_newline ()");
  return true;
}

/// Statements in a `try`.
bool ProgramGenerator::tryBlock(Block &B) {
  if (!extended() || !C.HasEffects || Nesting > 6 || !affords(300))
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  const Type *Ty = R.coin() ? T.Unit : scalarType();
  Text Value = tried(Ty, someExceptions(), 1, [&] {
    Block Inner;
    statements(Inner, 1 + R.below(4));
    return "(\n" + indented(Inner.finish(expr(Ty, 2))) + ")";
  });
  if (Ty == T.Unit)
    B.effect(Value);
  else
    define(B, Ty, Value);
  return true;
}

bool ProgramGenerator::assertion(Block &B) {
  if (!extended())
    return false;
  Text Number = atom(pure(T.Int, 2));
  B.effect(R.coin() ? "assert (compare " + Number + " " + Number + " = 0)"
                    : "assert (hide 1 3 = 3)");
  return true;
}

/// A match whose cases have statements.
bool ProgramGenerator::matchStatement(Block &B) {
  if (!extended() || !affords(200) || Nesting > 6)
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  const Type *Matched = dataType(2);
  if (Matched->Definition == T.Ref)
    return false;
  const Type *Ty = anyType(2, false);
  define(B, Ty, matchOf(Matched, Ty, 2, [&] {
           Block Arm;
           if (affords(100))
             statements(Arm, R.below(3));
           return "(\n" + indented(Arm.finish(expr(Ty, 2))) + ")";
         }));
  return true;
}
