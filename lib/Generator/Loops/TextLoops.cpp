//===- TextLoops.cpp - Loops over strings ---------------------------------===//

#include "Loops/TextLoops.h"
#include "Expressions/ExpressionMaker.h"
#include "Loops/LoopMaker.h"
#include "Statements/BlockMaker.h"

using namespace mincaml;
using namespace mincaml::generator;

/// Makes a loop over the characters of a string:
///
///   let rec loop i n =
///     if i < String.length s then loop (i + 1) (... s.[i]) else n
bool TextLoops::characters(Block &B) {
  constexpr Cost Whole = {2500, 0};
  if (!extended() || !meter().affords(Whole))
    return false;
  meter().spend(Whole);
  StringRef Text = Blocks.define(B, String, Expressions.make(String, 3));
  StringRef Name = newName("loop"), I = newName("i"), Sum = newName("n");
  auto Use = [&](StringRef V) { return Build.variable(V); };
  Expression *Element =
      Build.make<ast::ArrayGet>(Use(Text), Use(I), /*IsString=*/true);
  Expression *Code = Build.call("Char.code", {Element});
  Expression *Next = Expressions.combine(Int, Use(Sum), Code);
  if (R.percent(40)) {
    Expression *Other =
        Build.make<ast::ArrayGet>(Use(Text), Use(I), /*IsString=*/true);
    Expression *Test = Build.binary(R.coin() ? Operator::Equal : Operator::Less,
                                    Other, Expressions.simplest(Char));
    Next = Build.conditional(Test, Use(Sum), Next);
  }
  Expression *Length = Build.call("String.length", {Use(Text)});
  B.add(Build.letRec(
      Name, {I, Sum},
      Build.conditional(
          Build.binary(Operator::Less, Use(I), Length),
          Build.call(Name, {Build.add(Use(I), Build.integer(1)), Next}),
          Use(Sum)),
      nullptr));
  Blocks.define(B, Int,
                Build.call(Name, {maybeOpaque(0), Expressions.simplest(Int)}));
  return true;
}

/// Makes a loop that builds a string:
///
///   let rec loop i s = if i < n then loop (i + 1) (s ^ ...) else s
bool TextLoops::building(Block &B) {
  if (!extended())
    return false;
  LoopShape Shape = Loops.counted(8);
  if (!Shape.trips())
    return false;
  Shape.Accumulators = {String};
  Shape.Initial = {help(Helper::Clip, {Expressions.simplest(String)})};
  return Loops.emit(B, Shape, [&](LoopBody &Body) {
    auto Whole = [&] {
      return help(Helper::Clip, {Build.variable(Body.Accumulators[0])});
    };
    Expression *More =
        R.coin() ? Build.call("string_of_int", {Build.variable(Body.Counter)})
                 : help(Helper::Clip, {Expressions.make(String, 2)});
    Body.Next[0] = R.coin()
                       ? Build.binary(Operator::Concatenate, Whole(), More)
                       : Build.binary(Operator::Concatenate, More, Whole());
  });
}
