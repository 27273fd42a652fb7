//===- Strings.cpp - Characters, strings, output --------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

Text ProgramGenerator::concatenation(const Type *, unsigned Depth) {
  charge(30);
  return filled("(clip #0) ^ #1",
                {operand(T.String, Depth), operand(T.String, Depth)});
}

Text ProgramGenerator::stringPart(const Type *, unsigned Depth) {
  charge(40);
  return filled("part #0 #1 #2",
                {operand(T.String, Depth), operand(T.Int, Depth > 0),
                 operand(T.Int, Depth > 0)});
}

Text ProgramGenerator::stringOfValue(const Type *, unsigned Depth) {
  charge(60);
  // OCaml prints the sign of a NaN, so the operand must not be a negative NaN.
  auto Float = [&] {
    return R.percent(30) ? atom(floatLiteral(R, R.coin()))
                         : filled("(abs_float #0)", {operand(T.Float, Depth)});
  };
  switch (R.below(7)) {
  case 0:
    return "string_of_int " + arg(T.Int, Depth);
  case 1:
    return "string_of_float " + Float();
  case 2:
    return "string_of_bool " + arg(T.Bool, Depth);
  case 3:
    return filled("String.make #0 #1",
                  {opaque(int32_t(R.below(6))), operand(T.Char, Depth)});
  case 4:
    return filled("String.concat #0 [$1; clip #2]",
                  {operand(T.String, 0), operand(T.String, Depth),
                   operand(T.String, Depth)});
  default: {
    Text Format =
        oneOf("%d", "%5d", "%-4d|", "%05d", "%x", "%X", "%o", "%u", "%i");
    const Type *Ty = T.Int;
    if (R.percent(60)) {
      Ty = R.coin()   ? T.Float
           : R.coin() ? T.String
           : R.coin() ? T.Char
                      : T.Bool;
      Format = Ty == T.Float    ? oneOf("%f", "%.3f", "%e", "%g", "%10.2f")
               : Ty == T.String ? oneOf("%s", "%6s", "%-6s|")
               : Ty == T.Char   ? "%c"
                                : "%b";
    }
    Text Value = Ty == T.Float ? Float() : arg(Ty, Depth);
    // OCaml prints a negative int with more than 32 bits, so clear the sign.
    if (Format.find_first_of("xXou") != Text::npos)
      Value = "(" + Value + " land 2147483647)";
    return "Printf.sprintf \"<" + Format + ">\" " + Value;
  }
  }
}

Text ProgramGenerator::formatValue(const Type *, unsigned Depth) {
  if (!affords(2500))
    return "";
  charge(1500);
  Text Int = oneOf("%d", "%i", "%4d", "%-3d", "%+d", "%05d", "%.3d", "%#d");
  Text Other = oneOf("%s", "%6s", "<%s>", "%%%s");
  Text Number = arg(T.Int, Depth), String = "(clip " + arg(T.String, 0) + ")";
  switch (R.below(4)) {
  case 0:
    return filled("(let $0 : (int -> string -> string, unit, string) format = "
                  "\"$1 $2\" in Printf.sprintf $0 $3 $4)",
                  {name("f"), Int, Other, Number, String});
  case 1:
    return filled("Printf.sprintf (\"$0\" ^^ \"$1|%c\") $2 $3 #4",
                  {Int, Other, Number, String, operand(T.Char, 0)});
  case 2:
    return filled(
        "(let $0 format = Printf.ksprintf (fun s -> s ^ \"!\") format in "
        "$0 \"$1\" $3 ^ $0 \"$2 %b\" $4 #5)",
        {name("f"), Int, Other, Number, String, operand(T.Bool, 0)});
  default:
    return filled(
        "(let $0 = Printf.sprintf (if #1 then \"$2 $3\" else \"%d%s\") $4 in "
        "$0 $5)",
        {name("f"), operand(T.Bool, 0), Int, Other, Number, String});
  }
}

Text ProgramGenerator::mappedString(const Type *, unsigned Depth) {
  if (!affords(3500))
    return "";
  charge(300);
  if (R.percent(70))
    return oneOf("String.trim ", "String.uppercase_ascii ",
                 "String.lowercase_ascii ", "String.capitalize_ascii ",
                 "String.escaped ") +
           ("(clip " + arg(T.String, Depth) + ")");
  const Type *F = T.function({T.Char}, T.Char, false, 0);
  charge(40 * F->Steps);
  return "String.map " + atom(lambda(F, Depth)) + " (clip " +
         arg(T.String, Depth) + ")";
}

Text ProgramGenerator::possiblyFailingPart(const Type *, unsigned Depth) {
  if (!mayRaise(1u << InvalidArgument))
    return "";
  C.Raises |= 1u << InvalidArgument;
  charge(30);
  return filled("String.sub #0 #1 #2",
                {pure(T.String, Depth), opaque(R.between(-1, 3)),
                 opaque(R.between(-1, 3))});
}

Text ProgramGenerator::stringElement(const Type *, unsigned Depth) {
  return filled(
      "(let $0 = $1 in let $2 = $3 in if $2 >= 0 && $2 < String.length "
      "$0 then $0.[$2] else #4)",
      {name("s"), pure(T.String, Depth), name("i"), pure(T.Int, Depth),
       simplest(T.Char)});
}

Text ProgramGenerator::characterOfCode(const Type *, unsigned Depth) {
  if (R.coin())
    return "Char.chr (" + arg(T.Int, Depth) + " land 255)";
  return oneOf("Char.uppercase_ascii ", "Char.lowercase_ascii ") +
         arg(T.Char, Depth);
}

Text ProgramGenerator::possiblyFailingElement(const Type *, unsigned Depth) {
  if (!mayRaise(1u << InvalidArgument))
    return "";
  C.Raises |= 1u << InvalidArgument;
  if (R.percent(30))
    return "Char.chr " + atom(pure(T.Int, Depth));
  return filled("#0.[$1]", {pure(T.String, Depth), opaque(R.between(-1, 4))});
}

Text ProgramGenerator::textLength(const Type *, unsigned Depth) {
  return R.coin() ? "String.length " + arg(T.String, Depth)
                  : oneOf("Char.code ", "int_of_char ") + arg(T.Char, Depth);
}

Text ProgramGenerator::numberOfString(const Type *Ty, unsigned Depth) {
  charge(60);
  return Ty->is(Type::Int)
             ? "int_of_string (string_of_int " + arg(T.Int, Depth) + ")"
             : "float_of_string \"" + floatLiteral(R, false) + "\"";
}

Text ProgramGenerator::stringTest(const Type *, unsigned Depth) {
  charge(40);
  return compared(T.String, Depth);
}

Text ProgramGenerator::printText(const Type *, unsigned Depth) {
  if (!C.HasEffects || !affords({20, 1}))
    return "";
  charge({20, 1});
  C.DoesEffects = true;
  switch (R.below(4)) {
  case 0:
    return "print_string " + arg(T.String, Depth);
  case 1:
    return "print_char " + arg(T.Char, Depth);
  case 2:
    return "print_endline " + arg(T.String, Depth);
  default:
    return "Printf.printf \"[%s %d]\\n\" " + arg(T.String, 0) + " " +
           arg(T.Int, Depth);
  }
}
