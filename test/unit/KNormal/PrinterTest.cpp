//===- PrinterTest.cpp - Tests of the printer -----------------------------===//

#include "TestProgram.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;

static std::string floatText(double Value) {
  TypeContext Types;
  Float E(Types.floating(), llvm::SMLoc(), Value);
  return TestProgram::text(E);
}

TEST(Printer, FloatsReadBackAsTheSameValue) {
  EXPECT_EQ(floatText(0.0), "0.\n");
  EXPECT_EQ(floatText(-0.0), "-0.\n");
  EXPECT_EQ(floatText(0.1), "0.1\n");
  EXPECT_EQ(floatText(0.1 + 0.2), "0.30000000000000004\n");
  EXPECT_EQ(floatText(1e300), "1e+300\n");
  EXPECT_EQ(floatText(123456789012345.0), "123456789012345.\n");
  EXPECT_EQ(floatText(1e308 * 10), "inf\n");
}

TEST(Printer, IndentsByNesting) {
  EXPECT_EQ(TestProgram("let rec f x = if x < 1 then"
                        " (let y = (if x > 2 then x else 3) in y + x)"
                        " else f x in print_int (f 1)")
                .openText(),
            R"(let rec f (x : int) : int =
  let tmp.1 : int = 1 in
  if x < tmp.1 then
    let tmp.2 : int = 2 in
    let y : int =
      if x > tmp.2 then
        x
      else
        3
    in
    y + x
  else
    f x
in
let tmp.3 : int = 1 in
let tmp.4 : int = f tmp.3 in
external print_int tmp.4
)");
}

TEST(Printer, ExternalArrays) {
  TestProgram P("print_int screen.(0) ");
  EXPECT_EQ(P.openText(), "let tmp.1 : int array = external screen in\n"
                          "let tmp.2 : int = 0 in\n"
                          "let tmp.3 : int = tmp.1.(tmp.2) in\n"
                          "external print_int tmp.3\n");
}

TEST(Printer, ChainsOfElseDoNotPrintQuadratically) {
  std::string Source = "let x = read_int () in print_int (";
  for (unsigned I = 0; I != 1000; ++I)
    Source += "if x = " + std::to_string(I) + " then 1 else ";
  EXPECT_LT(TestProgram(Source + "2)").openText().size(), 1000u * 400);
}
