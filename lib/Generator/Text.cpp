//===- Text.cpp - Strings and characters ----------------------------------===//
//
// Strings stay short, because strings that others are made of are cut
// (Helper::Clip). Otherwise a loop could double the length of a string in each
// iteration.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

/// The cost of a loop over a short string, and of calling a function for each
/// of its characters.
static constexpr uint64_t ShortLength = 40;
static constexpr Cost Scan = {ShortLength * 20, 0};
static constexpr Cost CallForEach = {
    Scan.Steps + ShortLength * CallBounds[0].Steps, 0};

Expression *ProgramGenerator::shortString(unsigned Depth) {
  switch (R.below(5)) {
  case 0:
  case 1:
    return literal(String);
  case 2:
    return Build.call("string_of_int", {operand(Int, Depth)});
  default:
    return help(Helper::Clip, {operand(String, Depth)});
  }
}

Expression *ProgramGenerator::concatenation(const ValueType *, unsigned Depth) {
  Expression *A = shortString(Depth - 1);
  Expression *B = shortString(Depth - 1);
  if (R.percent(30)) {
    Expression *C = shortString(Depth - 1);
    B = Build.binary(Operator::Concatenate, B, C);
  }
  return Build.binary(Operator::Concatenate, A, B);
}

Expression *ProgramGenerator::stringPart(const ValueType *, unsigned Depth) {
  Expression *Whole = operand(String, Depth - 1);
  Expression *From = operand(Int, Depth - 1);
  return help(Helper::Part, {Whole, From, operand(Int, Depth - 1)});
}

Expression *ProgramGenerator::stringMake(const ValueType *, unsigned Depth) {
  Expression *Count = Build.binary(Operator::BitwiseAnd,
                                   operand(Int, Depth - 1), Build.integer(7));
  return Build.call("String.make", {Count, operand(Char, Depth - 1)});
}

Expression *ProgramGenerator::stringOfValue(const ValueType *, unsigned Depth) {
  switch (R.below(4)) {
  case 0:
    return Build.call("string_of_bool", {expression(Bool, Depth - 1)});
  case 1: {
    Expression *Limited =
        help(Helper::Limit, {operand(Float, Depth - 1), Build.floating(-1e6),
                             Build.floating(1e6)});
    return Build.call("string_of_float", {Limited});
  }
  default:
    return Build.call("string_of_int", {expression(Int, Depth - 1)});
  }
}

Expression *ProgramGenerator::mappedString(const ValueType *, unsigned Depth) {
  constexpr StringRef Functions[] = {"String.uppercase_ascii",
                                     "String.lowercase_ascii",
                                     "String.capitalize_ascii", "String.trim"};
  if (!EffectsAllowed || R.coin() || !meter().affords(CallForEach)) {
    if (!meter().affords(Scan))
      return nullptr;
    meter().spend(Scan);
    return Build.call(R.pick<StringRef>(Functions), {shortString(Depth - 1)});
  }
  meter().HasEffect = true;
  meter().spend(CallForEach);
  if (R.coin()) {
    const ValueType *F = Table.function({Char}, Char, 0);
    Expression *Function = expression(F, Depth - 1);
    return Build.call("String.map", {Function, shortString(Depth - 1)});
  }
  const ValueType *OfIndex = Table.function({Int}, Char, 0);
  return Build.call("String.init", {Build.integer(R.between(0, 12)),
                                    expression(OfIndex, Depth - 1)});
}

Expression *ProgramGenerator::formattedString(const ValueType *,
                                              unsigned Depth) {
  return formatCall("Printf.sprintf", Depth - 1);
}

Expression *ProgramGenerator::possiblyFailingPart(const ValueType *,
                                                  unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  if (R.percent(30)) {
    Expression *Count =
        Build.subtract(Build.binary(Operator::BitwiseAnd,
                                    operand(Int, Depth - 1), Build.integer(15)),
                       Build.integer(R.between(1, 8)));
    return Build.call("String.make", {Count, operand(Char, Depth - 1)});
  }
  Expression *Whole = operand(String, Depth - 1);
  auto Number = [&] {
    return R.coin() ? Build.integer(R.between(-1, 6)) : operand(Int, Depth - 1);
  };
  Expression *From = Number();
  return Build.call("String.sub", {Whole, From, Number()});
}

Expression *ProgramGenerator::stringElement(const ValueType *, unsigned Depth) {
  const Variable *V =
      InScope.pick([](const Variable &V) { return V.Type->is(Kind::String); });
  if (!V)
    return nullptr;
  StringRef Text = V->Name;
  ScopeGuard Guard(InScope);
  Expression *Value = expression(Int, Depth - 1);
  StringRef Index = newName("i");
  bind(Index, Int);
  auto I = [&] { return Build.variable(Index); };
  Expression *Length = Build.call("String.length", {Text});
  Expression *InRange =
      Build.binary(Operator::And, Build.binary(Operator::GreaterEqual, I(), 0),
                   Build.binary(Operator::Less, I(), Length));
  Expression *Read =
      Build.make<ast::ArrayGet>(Build.variable(Text), I(), /*IsString=*/true);
  return Build.let(Index, Value,
                   Build.conditional(InRange, Read, simplest(Char)));
}

Expression *ProgramGenerator::characterOfCode(const ValueType *,
                                              unsigned Depth) {
  constexpr StringRef Cases[] = {"Char.uppercase_ascii",
                                 "Char.lowercase_ascii"};
  if (R.percent(30))
    return Build.call(R.pick<StringRef>(Cases), {expression(Char, Depth - 1)});
  Expression *Code = Build.binary(Operator::BitwiseAnd, operand(Int, Depth - 1),
                                  Build.integer(R.coin() ? 127 : 255));
  return Build.call(R.coin() ? "Char.chr" : "char_of_int", {Code});
}

Expression *ProgramGenerator::possiblyFailingElement(const ValueType *,
                                                     unsigned Depth) {
  if (!mayRaise(ExceptionTable::only(ExceptionTable::InvalidArgument)))
    return nullptr;
  if (R.percent(30))
    return Build.call("Char.chr", {operand(Int, Depth - 1)});
  Expression *Text = operand(String, Depth - 1);
  Expression *Index =
      R.coin() ? Build.integer(R.between(-1, 6)) : operand(Int, Depth - 1);
  if (R.percent(30))
    return Build.call("String.get", {Text, Index});
  return Build.make<ast::ArrayGet>(Text, Index, /*IsString=*/true);
}

Expression *ProgramGenerator::textLength(const ValueType *, unsigned Depth) {
  if (R.percent(60))
    return Build.call("String.length", {expression(String, Depth - 1)});
  return Build.call(R.coin() ? "Char.code" : "int_of_char",
                    {expression(Char, Depth - 1)});
}

Expression *ProgramGenerator::numberOfString(const ValueType *T,
                                             unsigned Depth) {
  if (T->is(Kind::Int)) {
    Expression *Text =
        Build.call("string_of_int", {expression(Int, Depth - 1)});
    return Build.call("int_of_string", {Text});
  }
  constexpr StringRef Texts[] = {"1.5", "-2.25", "0.1", "1e10",
                                 ".5",  "7",     "-0.", "1_0.5"};
  return Build.call("float_of_string",
                    {Build.make<ast::StringLiteral>(R.pick<StringRef>(Texts))});
}

Expression *ProgramGenerator::possiblyFailingNumber(const ValueType *T,
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
    Literal = Build.get(Build.arrayMake(1, Literal), 0);
  return Build.call(IsInt ? "int_of_string" : "float_of_string", {Literal});
}

Expression *ProgramGenerator::stringFold(const ValueType *T, unsigned Depth) {
  const ValueType *F = Table.function({T, Char}, T, 0);
  if (!EffectsAllowed || F->Level != 0 || !meter().affords(CallForEach))
    return nullptr;
  meter().spend(CallForEach);
  meter().HasEffect = true;
  Expression *Function = expression(F, Depth - 1);
  Expression *Initial = operand(T, Depth - 1);
  return Build.call("String.fold_left",
                    {Function, Initial, shortString(Depth - 1)});
}

Expression *ProgramGenerator::stringTest(const ValueType *, unsigned Depth) {
  if (R.percent(30) && meter().affords(Scan)) {
    meter().spend(Scan);
    Expression *Text = shortString(Depth - 1);
    return Build.call("String.contains", {Text, operand(Char, Depth - 1)});
  }
  Expression *A = operand(String, Depth - 1);
  Expression *B = operand(String, Depth - 1);
  if (R.percent(20))
    return Build.call("String.equal", {A, B});
  return Build.binary(R.pick<Operator>(Comparisons), A, B);
}

Expression *ProgramGenerator::printText(const ValueType *, unsigned Depth) {
  if (!permits({12, 1}, /*IsPure=*/false))
    return nullptr;
  meter().spend({12, 1});
  meter().HasEffect = true;
  switch (R.below(4)) {
  case 0:
    return Build.call("print_char", {expression(Char, Depth - 1)});
  case 1:
    return Build.call("print_string", {expression(String, Depth - 1)});
  case 2:
    return Build.call("print_endline", {expression(String, Depth - 1)});
  default:
    return formatCall("Printf.printf", Depth - 1);
  }
}

//===- Formats ------------------------------------------------------------===//

Expression *ProgramGenerator::formatConversion(std::string &Format,
                                               unsigned Depth) {
  constexpr StringRef Ints[] = {"%d",   "%i",  "%5d", "%-5d",
                                "%05d", "%+d", "% d"};
  // These print a negative number differently in OCaml, whose ints have more
  // bits.
  constexpr StringRef Naturals[] = {"%u", "%x", "%X", "%o", "%04x"};
  constexpr StringRef Floats[] = {"%f",     "%e",   "%g",    "%.3f", "%8.2f",
                                  "%-9.1f", "%.0f", "%+.2e", "%G",   "%E"};
  constexpr StringRef Strings[] = {"%s", "%10s", "%-10s"};
  auto Add = [&](StringRef Conversion) { Format += Conversion; };
  switch (R.below(8)) {
  case 0:
    Add(R.pick<StringRef>(Naturals));
    return Build.binary(Operator::BitwiseAnd, operand(Int, Depth),
                        Build.integer(0xffff));
  case 1:
  case 2:
    // The argument is not a NaN, because OCaml prints the sign of one.
    Add(R.pick<StringRef>(Floats));
    return help(Helper::Limit, {operand(Float, Depth), Build.floating(-1e6),
                                Build.floating(1e6)});
  case 3:
    Add(R.pick<StringRef>(Strings));
    return help(Helper::Clip, {operand(String, Depth)});
  case 4:
    Add("%c");
    return operand(Char, Depth);
  case 5:
    Add("%b");
    return operand(Bool, Depth);
  default:
    Add(R.pick<StringRef>(Ints));
    return operand(Int, Depth);
  }
}

Expression *ProgramGenerator::formatCall(StringRef Function, unsigned Depth) {
  std::string Format;
  ExpressionList Arguments = {nullptr};
  for (unsigned I = 1 + R.below(3); I > 0; --I) {
    constexpr StringRef Between[] = {"", " ", "a", "%%", ", ", "\n"};
    Format += R.pick<StringRef>(Between);
    Arguments.push_back(formatConversion(Format, Depth));
  }
  meter().spend({20, 0});
  Arguments[0] = Build.make<ast::StringLiteral>(Context.intern(Format));
  return Build.call(Function, Arguments);
}

//===- Loops --------------------------------------------------------------===//

/// Makes a loop over the characters of a string:
///
///   let rec loop i n =
///     if i < String.length s then loop (i + 1) (... s.[i]) else n
bool ProgramGenerator::characterLoop(Block &B) {
  constexpr Cost Whole = {2500, 0};
  if (!extended() || !meter().affords(Whole))
    return false;
  meter().spend(Whole);
  StringRef Text = define(B, String, expression(String, 3));
  StringRef Name = newName("loop"), I = newName("i"), Sum = newName("n");
  Expression *Element = Build.make<ast::ArrayGet>(
      Build.variable(Text), Build.variable(I), /*IsString=*/true);
  Expression *Code = Build.call("Char.code", {Element});
  Expression *Next = combine(Int, Sum, Code);
  if (R.percent(40)) {
    Expression *Other = Build.make<ast::ArrayGet>(
        Build.variable(Text), Build.variable(I), /*IsString=*/true);
    Expression *Test = Build.binary(R.coin() ? Operator::Equal : Operator::Less,
                                    Other, simplest(Char));
    Next = Build.conditional(Test, Sum, Next);
  }
  Expression *Length = Build.call("String.length", {Text});
  B.add(Build.letRec(
      Name, {I, Sum},
      Build.conditional(Build.binary(Operator::Less, I, Length),
                        Build.call(Name, {Build.add(I, 1), Next}), Sum)));
  define(B, Int, Build.call(Name, {maybeOpaque(0), simplest(Int)}));
  return true;
}

/// Makes a loop that builds a string:
///
///   let rec loop i s = if i < n then loop (i + 1) (s ^ ...) else s
bool ProgramGenerator::concatenatingLoop(Block &B) {
  if (!extended())
    return false;
  LoopShape Shape = countedLoop(8);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {String};
  Shape.Initial = {help(Helper::Clip, {simplest(String)})};
  return addLoop(B, Shape, [&](LoopBody &Body) {
    auto Whole = [&] { return help(Helper::Clip, {Body.Accumulators[0]}); };
    Expression *More = R.coin() ? Build.call("string_of_int", {Body.Counter})
                                : help(Helper::Clip, {expression(String, 2)});
    Body.Next[0] = R.coin()
                       ? Build.binary(Operator::Concatenate, Whole(), More)
                       : Build.binary(Operator::Concatenate, More, Whole());
  });
}
