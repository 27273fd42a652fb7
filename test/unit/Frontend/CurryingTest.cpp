//===- CurryingTest.cpp ---------------------------------------------------===//

#include "Program.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

/// Returns the types of the definitions at the top level after inference. A
/// function that returns a function has the type `int -> (int -> int)`.
std::vector<std::string> typesOf(StringRef Text) {
  Program P(Text);
  EXPECT_TRUE(P.infer()) << P.codes();
  std::vector<std::string> Types;
  for (const Expression *E = P.Tree; E; E = continuation(E)) {
    const auto *L = llvm::dyn_cast<LetDefinitions>(E);
    if (!L)
      continue;
    for (const Definition &D : L->Definitions)
      Types.push_back(D.Function ? D.Function->Name.Ty->str()
                                 : D.Target.Variable.Ty->str());
  }
  return Types;
}

using Strings = std::vector<std::string>;

constexpr StringRef Functions = "let add x y = x + y\n"
                                "let staged x = print_int x; fun y -> x * y\n";

/// Returns the types of the definitions that Text adds to Functions.
Strings more(StringRef Text) {
  Strings Types = typesOf((Functions + Text).str());
  // Uses of the functions do not change their types.
  EXPECT_EQ(Types[0], "int -> int -> int");
  EXPECT_EQ(Types[1], "int -> (int -> int)");
  return {Types.begin() + 2, Types.end()};
}

TEST(Currying, FunctionsTakeTheirParametersAtOnce) {
  EXPECT_EQ(more("let f x y z = x + y + z\n let g = f"),
            (Strings{"int -> int -> int -> int", "int -> int -> int -> int"}));
  EXPECT_EQ(more("let f = fun x y -> x + y"), (Strings{"int -> int -> int"}));
  EXPECT_EQ(more("let f x y = fun z t -> x + y + z + t"),
            (Strings{"int -> int -> int -> int -> int"}));
  EXPECT_EQ(more("let f x y = let a = x + y in fun z t -> a + z + t"),
            (Strings{"int -> int -> (int -> int -> int)"}));
}

TEST(Currying, ValuesThatMeetTakeTheSame) {
  EXPECT_EQ(more("let a = [| add; add |]"),
            (Strings{"(int -> int -> int) array"}));
  EXPECT_EQ(more("let a = [| add; staged |]"),
            (Strings{"(int -> (int -> int)) array"}));
  EXPECT_EQ(more("let a = [| staged; add |]"),
            (Strings{"(int -> (int -> int)) array"}));
  EXPECT_EQ(more("let a = (add, staged)"),
            (Strings{"(int -> int -> int) * (int -> (int -> int))"}));
  EXPECT_EQ(more("let apply f = f 1 2 let a = apply add"),
            (Strings{"(int -> int -> 'a) -> 'a", "int"}));
  EXPECT_EQ(more("let f g = [| add; g |] let a = f add"),
            (Strings{"(int -> int -> int) -> (int -> int -> int) array",
                     "(int -> int -> int) array"}));
  EXPECT_EQ(more("let f g = [| add; g |] let a = f staged"),
            (Strings{"(int -> (int -> int)) -> (int -> (int -> int)) array",
                     "(int -> (int -> int)) array"}));
}

TEST(Currying, PartialApplicationsHaveTypesOfTheirOwn) {
  EXPECT_EQ(more("let f x y z = x + y + z\n let g = f 1\n"
                 "let h = [| f 2; staged |]"),
            (Strings{"int -> int -> int -> int", "int -> int -> int",
                     "(int -> (int -> int)) array"}));
}

TEST(Currying, StatedTypes) {
  EXPECT_EQ(more("let f : int -> int -> int = staged let g = (add : _ -> _)"),
            (Strings{"int -> (int -> int)", "int -> int -> int"}));
  // An abbreviation denotes the same type everywhere.
  EXPECT_EQ(more("type t = int -> int -> int let f : t = staged\n"
                 "let g : t = add let rec h : t = fun x y -> h y x"),
            (Strings{"int -> (int -> int)", "int -> (int -> int)",
                     "int -> int -> int"}));
}

TEST(Currying, ResultsThatBecomeFunctions) {
  EXPECT_EQ(more("let id x = x let f = id add let g = id staged"),
            (Strings{"'a -> 'a", "int -> int -> int", "int -> (int -> int)"}));
  EXPECT_EQ(more("let f g = g 1 let h = f add let i = f"),
            (Strings{"(int -> 'a) -> 'a", "int -> int", "(int -> 'a) -> 'a"}));
}

} // namespace
