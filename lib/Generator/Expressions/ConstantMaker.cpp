//===- ConstantMaker.cpp - Constants --------------------------------------===//

#include "Expressions/ConstantMaker.h"
#include <limits>
#include <string>

using namespace mincaml;
using namespace mincaml::generator;

Expression *ConstantMaker::literal(const ValueType *T) {
  switch (T->TheKind) {
  case Kind::Unit:
    return Build.unit();
  case Kind::Bool:
    return Build.boolean(R.coin());
  case Kind::Int:
    return Build.integer(R.between(R.percent(20) ? -20 : 0, 20));
  case Kind::Char:
    return Build.make<ast::CharacterLiteral>(character());
  case Kind::String:
    return Build.make<ast::StringLiteral>(State.Context.intern(text()));
  default:
    // Quarters are exact; tenths are not.
    return Build.floating(R.between(R.percent(20) ? -80 : 0, 80) /
                          (R.percent(60) ? 4.0 : 10.0));
  }
}

uint8_t ConstantMaker::character() {
  constexpr uint8_t Unusual[] = {'\n', '\t', '"', '\'', '\\', '*', 0, 255};
  return R.percent(10) ? R.pick<uint8_t>(Unusual)
                       : uint8_t((R.coin() ? 'a' : ' ') + R.below(26));
}

std::string ConstantMaker::text() {
  std::string Text;
  for (unsigned I = R.below(R.percent(20) ? 20 : 6); I > 0; --I)
    Text.push_back(char(character()));
  return Text;
}

/// Returns a power of two or a neighbour of one. The ends of the ranges of
/// immediate operands (13 bits signed, 22 bits for sethi) and of 32-bit ints
/// are among these.
int32_t ConstantMaker::edgeInteger() {
  int64_t Power = int64_t(1) << R.below(32);
  int64_t Value = Power + R.between(-1, 1);
  if (R.percent(30)) {
    constexpr int32_t Frequent[] = {
        4095, 4096, -4096, -4097,     1023,      1024,         0,
        1,    -1,   65535, INT32_MAX, INT32_MIN, INT32_MIN + 1};
    return R.pick<int32_t>(Frequent);
  }
  return int32_t(uint32_t(R.coin() ? Value : -Value));
}

Expression *ConstantMaker::edgeFloat() {
  constexpr double Values[] = {
      0.0,
      -0.0,
      1.0,
      -1.0,
      0.5,
      2.0,
      0.1,
      -0.1,
      1e-300,
      1e300,
      std::numeric_limits<double>::infinity(),
      -std::numeric_limits<double>::infinity(),
      std::numeric_limits<double>::denorm_min(),
      std::numeric_limits<double>::min(),
      std::numeric_limits<double>::max(),
      2147483647.0,
      2147483648.0,
      -2147483648.0,
      -2147483649.0,
      2147483647.5,
      -2147483648.5,
      4503599627370496.5,
      9007199254740993.0,
      3.141592653589793,
      1.0000000000000002,
  };
  constexpr unsigned NaNs = 2;
  uint32_t I = R.below(std::size(Values) + NaNs);
  if (I < std::size(Values))
    return Build.floating(Values[I]);
  // NaN has no literal.
  if (R.coin())
    return Build.binary(Operator::FloatDivide, Build.floating(0.0),
                        Build.floating(0.0));
  double Infinity = std::numeric_limits<double>::infinity();
  return Build.binary(Operator::FloatSubtract, Build.floating(Infinity),
                      Build.floating(Infinity));
}
