//===- TextExpressions.cpp - Strings and characters -----------------------===//

#include "Expressions/TextExpressions.h"
#include "Exceptions/ExceptionTable.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Expressions/FormatMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

/// The cost of a loop over a short string, and of calling a function for each
/// of its characters.
static constexpr uint64_t ShortLength = 40;
static constexpr Cost Scan = {ShortLength * 20, 0};
static constexpr Cost CallForEach = {
    Scan.Steps + ShortLength * CallBounds[0].Steps, 0};

Expression *TextExpressions::shortString(unsigned Depth) {
  switch (R.below(5)) {
  case 0:
  case 1:
    return Constants.literal(String);
  case 2:
    return Build.call("string_of_int", {Expressions.operand(Int, Depth)});
  default:
    return help(Helper::Clip, {Expressions.operand(String, Depth)});
  }
}

Expression *TextExpressions::concatenation(const ValueType *, unsigned Depth) {
  Expression *A = shortString(Depth - 1);
  Expression *B = shortString(Depth - 1);
  if (R.percent(30)) {
    Expression *C = shortString(Depth - 1);
    B = Build.binary(Operator::Concatenate, B, C);
  }
  return Build.binary(Operator::Concatenate, A, B);
}

Expression *TextExpressions::part(const ValueType *, unsigned Depth) {
  Expression *Whole = Expressions.operand(String, Depth - 1);
  Expression *From = Expressions.operand(Int, Depth - 1);
  return help(Helper::Part, {Whole, From, Expressions.operand(Int, Depth - 1)});
}

Expression *TextExpressions::repeated(const ValueType *, unsigned Depth) {
  Expression *Count =
      Build.binary(Operator::BitwiseAnd, Expressions.operand(Int, Depth - 1),
                   Build.integer(7));
  return Build.call("String.make",
                    {Count, Expressions.operand(Char, Depth - 1)});
}

Expression *TextExpressions::ofValue(const ValueType *, unsigned Depth) {
  switch (R.below(4)) {
  case 0:
    return Build.call("string_of_bool", {Expressions.make(Bool, Depth - 1)});
  case 1: {
    Expression *Limited =
        help(Helper::Limit, {Expressions.operand(Float, Depth - 1),
                             Build.floating(-1e6), Build.floating(1e6)});
    return Build.call("string_of_float", {Limited});
  }
  default:
    return Build.call("string_of_int", {Expressions.make(Int, Depth - 1)});
  }
}

Expression *TextExpressions::mapped(const ValueType *, unsigned Depth) {
  constexpr StringRef Functions[] = {"String.uppercase_ascii",
                                     "String.lowercase_ascii",
                                     "String.capitalize_ascii", "String.trim"};
  if (!State.EffectsAllowed || R.coin() || !meter().affords(CallForEach)) {
    if (!meter().affords(Scan))
      return nullptr;
    meter().spend(Scan);
    return Build.call(R.pick<StringRef>(Functions), {shortString(Depth - 1)});
  }
  meter().HasEffect = true;
  meter().spend(CallForEach);
  if (R.coin()) {
    const ValueType *F = Table.function({Char}, Char, 0);
    Expression *Function = Expressions.make(F, Depth - 1);
    return Build.call("String.map", {Function, shortString(Depth - 1)});
  }
  const ValueType *OfIndex = Table.function({Int}, Char, 0);
  return Build.call("String.init", {Build.integer(R.between(0, 12)),
                                    Expressions.make(OfIndex, Depth - 1)});
}

Expression *TextExpressions::formatted(const ValueType *, unsigned Depth) {
  return Formats.make("Printf.sprintf", Depth - 1);
}

Expression *TextExpressions::possiblyFailingPart(const ValueType *,
                                                 unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  if (R.percent(30)) {
    Expression *Count = Build.subtract(
        Build.binary(Operator::BitwiseAnd, Expressions.operand(Int, Depth - 1),
                     Build.integer(15)),
        Build.integer(R.between(1, 8)));
    return Build.call("String.make",
                      {Count, Expressions.operand(Char, Depth - 1)});
  }
  Expression *Whole = Expressions.operand(String, Depth - 1);
  auto Number = [&] {
    return R.coin() ? Build.integer(R.between(-1, 6))
                    : Expressions.operand(Int, Depth - 1);
  };
  Expression *From = Number();
  return Build.call("String.sub", {Whole, From, Number()});
}

Expression *TextExpressions::element(const ValueType *, unsigned Depth) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::String); });
  if (!V)
    return nullptr;
  StringRef Text = V->Name;
  ScopeGuard Guard(InScope);
  Expression *Value = Expressions.make(Int, Depth - 1);
  StringRef Index = newName("i");
  bind(Index, Int);
  auto I = [&] { return Build.variable(Index); };
  Expression *Length = Build.call("String.length", {Build.variable(Text)});
  Expression *InRange =
      Build.binary(Operator::And,
                   Build.binary(Operator::GreaterEqual, I(), Build.integer(0)),
                   Build.binary(Operator::Less, I(), Length));
  Expression *Read =
      Build.make<ast::ArrayGet>(Build.variable(Text), I(), /*IsString=*/true);
  return Build.let(
      Index, Value,
      Build.conditional(InRange, Read, Expressions.simplest(Char)));
}

Expression *TextExpressions::ofCode(const ValueType *, unsigned Depth) {
  constexpr StringRef Cases[] = {"Char.uppercase_ascii",
                                 "Char.lowercase_ascii"};
  if (R.percent(30))
    return Build.call(R.pick<StringRef>(Cases),
                      {Expressions.make(Char, Depth - 1)});
  Expression *Code =
      Build.binary(Operator::BitwiseAnd, Expressions.operand(Int, Depth - 1),
                   Build.integer(R.coin() ? 127 : 255));
  return Build.call(R.coin() ? "Char.chr" : "char_of_int", {Code});
}

Expression *TextExpressions::possiblyFailingElement(const ValueType *,
                                                    unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  if (R.percent(30))
    return Build.call("Char.chr", {Expressions.operand(Int, Depth - 1)});
  Expression *Text = Expressions.operand(String, Depth - 1);
  Expression *Index = R.coin() ? Build.integer(R.between(-1, 6))
                               : Expressions.operand(Int, Depth - 1);
  if (R.percent(30))
    return Build.call("String.get", {Text, Index});
  return Build.make<ast::ArrayGet>(Text, Index, /*IsString=*/true);
}

Expression *TextExpressions::length(const ValueType *, unsigned Depth) {
  if (R.percent(60))
    return Build.call("String.length", {Expressions.make(String, Depth - 1)});
  return Build.call(R.coin() ? "Char.code" : "int_of_char",
                    {Expressions.make(Char, Depth - 1)});
}

Expression *TextExpressions::number(const ValueType *T, unsigned Depth) {
  if (T->is(Kind::Int)) {
    Expression *Text =
        Build.call("string_of_int", {Expressions.make(Int, Depth - 1)});
    return Build.call("int_of_string", {Text});
  }
  constexpr StringRef Texts[] = {"1.5", "-2.25", "0.1", "1e10",
                                 ".5",  "7",     "-0.", "1_0.5"};
  return Build.call("float_of_string",
                    {Build.make<ast::StringLiteral>(R.pick<StringRef>(Texts))});
}

Expression *TextExpressions::possiblyFailingNumber(const ValueType *T,
                                                   unsigned) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::Failure)))
    return nullptr;
  // Ints that do not fit 32 bits are missing, because they are errors in
  // MinCaml but not in OCaml.
  constexpr StringRef Ints[] = {"12",   "x",   "",    "-7",          "0x1F",
                                "1_0",  " 5",  "5 ",  "2147483647",  "-",
                                "0b11", "12.", "0o7", "-2147483648", "1x",
                                "_1",   "--1"};
  constexpr StringRef Floats[] = {"1.5", "x",    "",     "-7",  "1e",   "1e5",
                                  ".",   " 1.0", "1.0 ", "-.5", "1.2.3"};
  bool IsInt = T->is(Kind::Int);
  StringRef Text = IsInt ? R.pick<StringRef>(Ints) : R.pick<StringRef>(Floats);
  Expression *Literal = Build.make<ast::StringLiteral>(Text);
  // The text is not always known to the compiler.
  if (R.coin())
    Literal =
        Build.get(Build.arrayMake(Build.integer(1), Literal), Build.integer(0));
  return Build.call(IsInt ? "int_of_string" : "float_of_string", {Literal});
}

Expression *TextExpressions::fold(const ValueType *T, unsigned Depth) {
  const ValueType *F = Table.function({T, Char}, T, 0);
  if (!State.EffectsAllowed || F->Level != 0 || !meter().affords(CallForEach))
    return nullptr;
  meter().spend(CallForEach);
  meter().HasEffect = true;
  Expression *Function = Expressions.make(F, Depth - 1);
  Expression *Initial = Expressions.operand(T, Depth - 1);
  return Build.call("String.fold_left",
                    {Function, Initial, shortString(Depth - 1)});
}

Expression *TextExpressions::test(const ValueType *, unsigned Depth) {
  if (R.percent(30) && meter().affords(Scan)) {
    meter().spend(Scan);
    Expression *Text = shortString(Depth - 1);
    return Build.call("String.contains",
                      {Text, Expressions.operand(Char, Depth - 1)});
  }
  Expression *A = Expressions.operand(String, Depth - 1);
  Expression *B = Expressions.operand(String, Depth - 1);
  if (R.percent(20))
    return Build.call("String.equal", {A, B});
  constexpr Operator Comparisons[] = {
      Operator::Equal,   Operator::NotEqual,  Operator::Less,
      Operator::Greater, Operator::LessEqual, Operator::GreaterEqual};
  return Build.binary(R.pick<Operator>(Comparisons), A, B);
}

Expression *TextExpressions::print(const ValueType *, unsigned Depth) {
  if (!permits({12, 1}, /*IsPure=*/false))
    return nullptr;
  meter().spend({12, 1});
  meter().HasEffect = true;
  switch (R.below(4)) {
  case 0:
    return Build.call("print_char", {Expressions.make(Char, Depth - 1)});
  case 1:
    return Build.call("print_string", {Expressions.make(String, Depth - 1)});
  case 2:
    return Build.call("print_endline", {Expressions.make(String, Depth - 1)});
  default:
    return Formats.make("Printf.printf", Depth - 1);
  }
}
