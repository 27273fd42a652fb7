//===- FormatMaker.cpp - Calls of Printf ----------------------------------===//

#include "Expressions/FormatMaker.h"
#include "Expressions/ExpressionMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

Expression *FormatMaker::conversion(std::string &Format, unsigned Depth) {
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
    return Build.binary(Operator::BitwiseAnd, Expressions.operand(Int, Depth),
                        Build.integer(0xffff));
  case 1:
  case 2:
    // The argument is not a NaN, because OCaml prints the sign of one.
    Add(R.pick<StringRef>(Floats));
    return help(Helper::Limit, {Expressions.operand(Float, Depth),
                                Build.floating(-1e6), Build.floating(1e6)});
  case 3:
    Add(R.pick<StringRef>(Strings));
    return help(Helper::Clip, {Expressions.operand(String, Depth)});
  case 4:
    Add("%c");
    return Expressions.operand(Char, Depth);
  case 5:
    Add("%b");
    return Expressions.operand(Bool, Depth);
  default:
    Add(R.pick<StringRef>(Ints));
    return Expressions.operand(Int, Depth);
  }
}

Expression *FormatMaker::make(StringRef Function, unsigned Depth) {
  std::string Format;
  ExpressionList Arguments = {nullptr};
  for (unsigned I = 1 + R.below(3); I > 0; --I) {
    constexpr StringRef Between[] = {"", " ", "a", "%%", ", ", "\n"};
    Format += R.pick<StringRef>(Between);
    Arguments.push_back(conversion(Format, Depth));
  }
  meter().spend({20, 0});
  Arguments[0] = Build.make<ast::StringLiteral>(State.Context.intern(Format));
  return Build.call(Function, Arguments);
}
