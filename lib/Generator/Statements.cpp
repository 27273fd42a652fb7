//===- Statements.cpp - Statements of blocks ------------------------------===//

#include "ProgramGenerator.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::SaveAndRestore;

bool ProgramGenerator::scalarDefinition(Block &B) {
  const Type *Ty = scalarType();
  define(B, Ty, expr(Ty), UsualSize, true);
  return true;
}

bool ProgramGenerator::compoundDefinition(Block &B) {
  const Type *Ty = anyType(3);
  unsigned Size = R.percent(25) ? LargeSize : UsualSize;
  SaveAndRestore<unsigned> Room(C.Room, Size);
  define(B, Ty, expr(Ty), Size, true);
  return true;
}

/// Generates the definition of a value with a pattern that destructures it.
bool ProgramGenerator::partsDefinition(Block &B) {
  Text Parts, Value;
  if (!drawParts(depth(), Parts, Value))
    return false;
  B.let(Parts, Value);
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

/// Generates a value or an assignment that shows the order in which its
/// operands are evaluated.
bool ProgramGenerator::orderStatement(Block &B) {
  const Type *Ty = R.percent(60) ? scalarType() : anyType(2);
  if (R.percent(20))
    Ty = T.Unit;
  const Text Value = visibleOrder(Ty, 2);
  if (Value.empty())
    return false;
  if (Ty == T.Unit)
    B.effect(Value);
  else
    output(B, Ty, define(B, Ty, Value));
  return true;
}

/// Generates two names for a mutable value, and writes through both of them.
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
  B.effect(filled("$0.($1) <- #2", {First, I, pure(Element, 2)}));
  Text Read = filled("$0.($1)", {First, I});
  B.effect(
      filled("$0.($1) <- #2", {Second, R.coin() ? I : index(Ty->Length),
                               arithmetic(Element, {Read, pure(Element, 1)})}));
  output(B, Element, Read);
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

/// Generates a long block of arithmetic with common subexpressions.
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

/// Generates many values that are live across calls.
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
  Text Code = pure(Ty, 1);
  for (unsigned I = 0, E = 3 + R.below(6); I < E; ++I)
    Code = filled(R.coin() ? "if $0 then #1 else #2" : "if $0 then #2 else #1",
                  {pure(T.Bool, 1), Code, pure(Ty, 1)});
  define(B, Ty, Code);
  return true;
}

/// Generates every kind of comparison with a NaN.
bool ProgramGenerator::notANumber(Block &B) {
  Text Nan = name("x");
  B.let(Nan, "0.0 /. 0.0");
  bind(Nan, T.Float);
  Text Sum = "0";
  for (const char *Operator : {"=", "<>", "<", ">", "<=", ">="}) {
    Text Other = R.coin() ? Nan : pure(T.Float, 1);
    Sum = filled(R.coin() ? "($0) + (if $1 $2 #3 then $4 else 0)"
                          : "($0) + (if #3 $2 $1 then $4 else 0)",
                 {Sum, Nan, Operator, Other, literal(R.between(1, 99))});
  }
  define(B, T.Int, Sum);
  return true;
}

/// Generates a call whose result is not used.
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

/// Prints an int and a float with functions whose names have this prefix.
bool ProgramGenerator::printWith(Block &B, const Text &Prefix) {
  if (!C.HasEffects || !affords({60, 1}))
    return false;
  charge({40, 1});
  C.DoesEffects = true;
  B.effect(filled("$0_int #1", {Prefix, pure(T.Int, 2)}));
  B.effect(Prefix + "_byte 32");
  B.effect(filled("$0_float #1", {Prefix, pure(T.Float, 2)}));
  B.effect(Prefix + "_newline ()");
  return true;
}

bool ProgramGenerator::printNumbers(Block &B) { return printWith(B, "print"); }

bool ProgramGenerator::printError(Block &B) { return printWith(B, "prerr"); }

/// Generates statements in a `try`.
bool ProgramGenerator::tryBlock(Block &B) {
  if (!C.HasEffects || Nesting > 6 || !affords(300))
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
  Text Number = atom(pure(T.Int, 2));
  B.effect(R.coin() ? "assert (compare " + Number + " " + Number + " = 0)"
                    : "assert (hide 1 3 = 3)");
  return true;
}

/// Generates a match whose cases contain statements.
bool ProgramGenerator::matchStatement(Block &B) {
  if (!affords(200) || Nesting > 6)
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

/// Generates a module. Later code uses its definitions with its name, or without
/// if it opens the module.
bool ProgramGenerator::moduleStatement(Block &B) {
  if (!affords(200) || Nesting > 4)
    return false;
  SaveAndRestore<unsigned> Deeper(Nesting, Nesting + 2);
  const size_t Size = Scope.size();
  const Text Name = name("M"), Let = B.isTop() ? "" : "let ";
  Block Content(/*IsTop=*/true);
  statements(Content, 1 + R.below(4));
  B.function(Let + "module " + Name + " = struct\n" +
             indented(Content.finish("()")) + "\nend");
  if (R.percent(30)) {
    // What a module opens is not part of the module, but what it includes is.
    B.function(B.isTop() ? "include " + Name : "let open " + Name);
    return true;
  }
  for (Variable &V : llvm::MutableArrayRef(Scope).drop_front(Size)) {
    // What a name hid before the module is visible again.
    if (V.Hides >= 0 && size_t(V.Hides) < Size)
      Scope[unsigned(V.Hides)].IsHidden = false;
    V.Hides = -1;
    V.Name.insert(V.Name[0] == '!' ? 1 : 0, Name + ".");
    if (V.Function)
      llvm::find_if(Infos, [&](const FunctionInfo &F) {
        return &F == V.Function;
      })->Name = V.Name;
  }
  return true;
}

/// Generates a lazy value and code that forces it.
bool ProgramGenerator::lazyStatement(Block &B) {
  const Type *Ty = anyType(2, false);
  const Text Name = name("z");
  B.let(Name, "lazy " + atom(annotated(Ty, expr(Ty))));
  for (unsigned I = 0, E = 1 + R.below(2); I < E; ++I)
    define(B, Ty,
           R.coin()
               ? "Lazy.force " + Name
               : filled("(match $0 with lazy $1 -> $1)", {Name, name("v")}));
  return true;
}
