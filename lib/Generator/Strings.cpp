//===- Strings.cpp - Characters, strings, output --------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml;
using namespace mincaml::generator;

Text ProgramGenerator::concatenation(const Type *, unsigned Depth) {
  charge(30);
  Text Left = "clip " + arg(T.String, Depth);
  return "(" + Left + ") ^ " + arg(T.String, Depth);
}

Text ProgramGenerator::stringPart(const Type *, unsigned Depth) {
  charge(40);
  Text Whole = arg(T.String, Depth);
  Text Start = arg(T.Int, Depth > 0);
  return "part " + Whole + " " + Start + " " + arg(T.Int, Depth > 0);
}

Text ProgramGenerator::stringOfValue(const Type *, unsigned Depth) {
  charge(60);
  switch (R.below(7)) {
  case 0:
    return "string_of_int " + arg(T.Int, Depth);
  case 1:
    return "string_of_float " + arg(T.Float, Depth);
  case 2:
    return "string_of_bool " + arg(T.Bool, Depth);
  case 3:
    return "String.make " + atom(opaque(int32_t(R.below(6)))) + " " +
           arg(T.Char, Depth);
  case 4:
    return "String.concat " + arg(T.String, 0) + " [" +
           operand(T.String, Depth) + "; clip " + arg(T.String, Depth) + "]";
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
    Text Value = arg(Ty, Depth);
    // Of a negative int, OCaml shows more bits.
    if (Format.find_first_of("xXou") != Text::npos)
      Value = "(" + Value + " land 2147483647)";
    return "Printf.sprintf \"<" + Format + ">\" " + Value;
  }
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
  return "String.sub " + atom(pure(T.String, Depth)) + " " +
         atom(opaque(R.between(-1, 3))) + " " + atom(opaque(R.between(-1, 3)));
}

Text ProgramGenerator::stringElement(const Type *, unsigned Depth) {
  Text Name = name("s"), Index = name("i");
  Text Value = pure(T.String, Depth);
  return "(let " + Name + " = " + Value + " in let " + Index + " = " +
         pure(T.Int, Depth) + " in if " + Index + " >= 0 && " + Index +
         " < String.length " + Name + " then " + Name + ".[" + Index +
         "] else " + atom(simplest(T.Char)) + ")";
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
  Text Whole = atom(pure(T.String, Depth));
  return Whole + ".[" + opaque(R.between(-1, 4)) + "]";
}

Text ProgramGenerator::textLength(const Type *, unsigned Depth) {
  return R.coin() ? "String.length " + arg(T.String, Depth)
                  : "Char.code " + arg(T.Char, Depth);
}

Text ProgramGenerator::numberOfString(const Type *Ty, unsigned Depth) {
  charge(60);
  return Ty->is(Type::Int)
             ? "int_of_string (string_of_int " + arg(T.Int, Depth) + ")"
             : "float_of_string \"" + floatLiteral(R, false) + "\"";
}

Text ProgramGenerator::stringTest(const Type *, unsigned Depth) {
  charge(40);
  Text Left = arg(T.String, Depth);
  return Left + " " + Text(oneOf("=", "<>", "<", ">=")) + " " +
         arg(T.String, Depth);
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
