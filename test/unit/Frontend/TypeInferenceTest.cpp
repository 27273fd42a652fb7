//===- TypeInferenceTest.cpp ----------------------------------------------===//

#include "Program.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::test;
using llvm::cast;
using llvm::StringRef;

namespace {

/// Returns the type of `x` in `let x = TEXT in ()`.
std::string typeOf(const llvm::Twine &Text) {
  Program P(("let x = " + Text + " in ()").str());
  if (!P.infer())
    return "error: " + P.codes();
  // Functions of the library come first.
  Expression *E = P.Tree;
  while (auto *F = llvm::dyn_cast<LetDefinitions>(E))
    E = F->Body;
  return cast<Let>(E)->Variable.Ty->str();
}

/// Returns the type of the function that a program begins with.
std::string typeOfFunction(StringRef Text) {
  Program P(Text);
  if (!P.infer())
    return "error: " + P.codes();
  return cast<LetRec>(P.Tree)->Function->Name.Ty->str();
}

std::string inferenceCodes(StringRef Text) {
  Program P(Text);
  bool Good = P.infer();
  EXPECT_TRUE(P.Tree) << Text.str();
  EXPECT_EQ(Good, !P.Engine.hadError());
  return P.codes();
}

TEST(TypeInference, Literals) {
  EXPECT_EQ(typeOf("1"), "int");
  EXPECT_EQ(typeOf("1.0"), "float");
  EXPECT_EQ(typeOf("true"), "bool");
  EXPECT_EQ(typeOf("()"), "unit");
  EXPECT_EQ(typeOf("'a'"), "char");
  EXPECT_EQ(typeOf("\"a\""), "string");
}

TEST(TypeInference, Operators) {
  EXPECT_EQ(typeOf("1 + 2 * 3 - -4"), "int");
  EXPECT_EQ(typeOf("1.0 +. 2.0 /. -.3.0"), "float");
  EXPECT_EQ(typeOf("1 < 2 && not (1.0 = 2.0) || true <> false"), "bool");
  EXPECT_EQ(typeOf("if true then 1 else 2"), "int");
  EXPECT_EQ(typeOf("\"a\" ^ \"b\" < \"c\" && 'a' = 'b'"), "bool");
  EXPECT_EQ(typeOf("\"a\" ^ \"b\""), "string");
  EXPECT_EQ(typeOf("\"a\".[0]"), "char");
  EXPECT_EQ(typeOf("Printf.sprintf \"%d%s\" 1 \"a\""), "string");
  EXPECT_EQ(typeOf("if true then ()"), "unit");
}

TEST(TypeInference, Structures) {
  EXPECT_EQ(typeOf("(1, (2.0, true), ())"), "int * (float * bool) * unit");
  EXPECT_EQ(typeOf("Array.make 1 (1, 2)"), "(int * int) array");
  EXPECT_EQ(typeOf("(Array.make 1 1.0).(0)"), "float");
  EXPECT_EQ(typeOf("(Array.make 1 1.0).(0) <- 2.0"), "unit");
  EXPECT_EQ(typeOf("Array.length (Array.make 1 1.0)"), "int");
  EXPECT_EQ(typeOf("let (a, b) = (1, 2.0) in b"), "float");
  EXPECT_EQ(typeOf("create_array 1 true"), "bool array");
  EXPECT_EQ(typeOf("create_float_array 1 2.0"), "float array");
  EXPECT_EQ(typeOf("print_int"), "int -> unit");
}

TEST(TypeInference, RuntimeExternalsHaveTheTypesOfTheTable) {
  const std::string UNIT = "unit", INT = "int", FLOAT = "float";
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  if (StringRef(#Name) != "print_char")                                        \
    EXPECT_EQ(typeOf(#Name), Parameter + " -> " + Result);
#include "mincaml/Support/RuntimeABI.def"
  EXPECT_EQ(typeOf("print_char"), "char -> unit");
}

TEST(TypeInference, LibraryFunctionsHaveTheTypesOfTheTable) {
  const std::string UNIT = "unit", INT = "int", FLOAT = "float", BOOL = "bool",
                    CHAR = "char", STRING = "string", ANY = "'a", NONE;
  auto Next = [](const std::string &Ty) {
    return Ty.empty() ? Ty : Ty + " -> ";
  };
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Parameter4, Parameter5, Result, Effect)                \
  if (llvm::isAlpha(Spelling[0]))                                              \
    EXPECT_EQ(typeOf(Spelling), Next(Parameter1) + Next(Parameter2) +          \
                                    Next(Parameter3) + Next(Parameter4) +      \
                                    Next(Parameter5) + Result);
#include "mincaml/Support/RuntimeABI.def"
}

TEST(TypeInference, Functions) {
  EXPECT_EQ(typeOfFunction("let rec f x y = x + y in ()"), "int -> int -> int");
  EXPECT_EQ(typeOfFunction("let rec f () = 1.0 in ()"), "unit -> float");
  EXPECT_EQ(typeOfFunction("let rec f g x = g (g x) + 1 in ()"),
            "(int -> int) -> int -> int");
  EXPECT_EQ(typeOfFunction("let rec f x = let rec g y = x + y in g in ()"),
            "int -> (int -> int)");
  EXPECT_EQ(typeOfFunction("let rec f a i = a.(i) +. 1.0 in ()"),
            "float array -> int -> float");
  EXPECT_EQ(typeOfFunction("let rec f x = x in print_float (f 1.0)"),
            "'a -> 'a");
  EXPECT_EQ(typeOfFunction("let rec f x = x in ()"), "'a -> 'a");
  EXPECT_EQ(typeOfFunction("let rec f x g = g (f x g) in ()"),
            "'a -> ('b -> 'b) -> 'b");
  EXPECT_EQ(typeOfFunction("let rec f x = let rec g y = x in g in ()"),
            "'a -> ('b -> 'a)");
  EXPECT_EQ(typeOfFunction("let rec f p = let (a, b) = p in a + b in ()"),
            "int * int -> int");
}

TEST(TypeInference, EveryNodeHasAResolvedType) {
  Program P("let rec f x = let y = x in if y < 1.0 then f y else y in "
            "let (a, b) = (f 1.0, f) in print_float (b a); ext a");
  ASSERT_TRUE(P.infer()) << P.Output;
  auto *F = cast<LetRec>(P.Tree);
  EXPECT_TRUE(F->Ty->isUnit());
  EXPECT_TRUE(F->Function->Name.Ty->isFunction());
  EXPECT_TRUE(F->Function->Parameters[0].Ty->isFloat());
  auto *Y = cast<Let>(F->Function->Body);
  EXPECT_TRUE(Y->Ty->isFloat());
  EXPECT_TRUE(Y->Variable.Ty->isFloat());
  EXPECT_TRUE(Y->Body->Ty->isFloat());
  auto *T = cast<LetTuple>(F->Body);
  EXPECT_TRUE(T->Variables[0].Ty->isFloat());
  EXPECT_TRUE(T->Variables[1].Ty->isFunction());
  auto *S = cast<Sequence>(T->Body);
  EXPECT_TRUE(S->First->Ty->isUnit());
  auto *Call = cast<Apply>(S->Second);
  EXPECT_TRUE(Call->Callee->Ty->isFunction());
}

TEST(TypeInference, ResolvesNames) {
  using Resolution = VariableReference::Resolution;
  auto Resolve = [](StringRef Text) {
    Program P(Text);
    EXPECT_TRUE(P.infer()) << P.Output;
    const Expression *E = P.Tree;
    while (const auto *L = llvm::dyn_cast<LetRec>(E))
      E = L->Body;
    return cast<VariableReference>(cast<Apply>(E)->Callee)->ResolvedTo;
  };
  EXPECT_EQ(Resolve("print_int 1"), Resolution::RuntimeExternal);
  EXPECT_EQ(Resolve("foo 1"), Resolution::ImplicitExternal);
  EXPECT_EQ(Resolve("let rec foo x = () in foo 1"), Resolution::Local);
  EXPECT_EQ(Resolve("let rec print_int x = () in print_int 1"),
            Resolution::Local);
  EXPECT_EQ(Resolve("let rec f x = let y = x in () in y 1"),
            Resolution::ImplicitExternal);
}

TEST(TypeInference, OneErrorForOneMistake) {
  EXPECT_EQ(
      inferenceCodes("let x = 1 + 1.0 in print_float (x +. 1.0); print_int x"),
      "MC0302");
  EXPECT_EQ(inferenceCodes("let x = true 1 in print_int (x + 1)"), "MC0309");
  EXPECT_EQ(inferenceCodes("print_int (if 1 then 2 else 3)"), "MC0306");
  EXPECT_EQ(inferenceCodes("print_int (if true then 1 else 2.0)"), "MC0304");
  EXPECT_EQ(inferenceCodes("let rec f x y = x + y in print_int (f 1)"),
            "MC0310");
  EXPECT_EQ(inferenceCodes("let rec f x = x + 1 in print_int (f 1 2)"),
            "MC0308");
  EXPECT_EQ(inferenceCodes("let rec f x = x + 1 in print_int (f -1)"),
            "MC0303");
  EXPECT_EQ(inferenceCodes(
                "let rec f g = print_int (g 1); print_float (g 2.0) in ()"),
            "MC0311");
  EXPECT_EQ(inferenceCodes("let rec f x = f in ()"), "MC0313");
  EXPECT_EQ(inferenceCodes("let a = [|1|] let f b = b.(0) +. 1.0 let _ = f a "
                           "let () = print_int (succ a.(0)); a.(0) <- 1; "
                           "print_int (if true then a else [|1|]).(0)"),
            "MC0310");
  EXPECT_EQ(inferenceCodes("1; ()"), "MC0314");
  EXPECT_EQ(inferenceCodes("print_int 1.(0)"), "MC0308");
  EXPECT_EQ(inferenceCodes("print_int (1).(0)"), "MC0316");
  EXPECT_EQ(inferenceCodes("let (a, b) = 1 in print_int (a + b)"), "MC0318");
  EXPECT_EQ(inferenceCodes("let (a, b) = (1, 2, 3) in print_int (a + b)"),
            "MC0319");
  EXPECT_EQ(inferenceCodes("if () = () then ()"), "");
  EXPECT_EQ(inferenceCodes("if print_int = print_int then ()"), "MC0312");
}

TEST(TypeInference, ComparisonsOfWhatIsDecidedLater) {
  EXPECT_EQ(
      inferenceCodes("let rec f x y = x < y in let _ = f (1, f) (3, f) in ()"),
      "MC0340");
  EXPECT_EQ(inferenceCodes("let rec f x = x () < x () in f (fun () -> f); ()"),
            "MC0314 MC0340");
  EXPECT_EQ(inferenceCodes("let rec f x y = x < y in let _ = f 1.0 2.0 in ()"),
            "");
}

TEST(TypeInference, ImplicitExternals) {
  Program P("let rec double n = n in print_int (duoble 1); foo.(0) <- 2");
  EXPECT_TRUE(P.infer());
  EXPECT_EQ(P.codes(), "MC0330 MC0330");
  EXPECT_NE(P.Output.find("min_caml_duoble: int -> int"), std::string::npos);
  EXPECT_NE(P.Output.find("did you mean 'double'?"), std::string::npos);
  EXPECT_NE(P.Output.find("min_caml_foo: int array"), std::string::npos);
  EXPECT_EQ(inferenceCodes("print_int foo"), "MC0320");
  EXPECT_EQ(inferenceCodes("let rec f g = g 1 in f foo; f print_int"),
            "MC0320");
}

TEST(TypeInference, SuggestsTheInnermostOfTheNearest) {
  auto Suggestion = [](StringRef Text) {
    Program P(Text);
    P.infer();
    StringRef Rest = StringRef(P.Output).split("did you mean '").second;
    return Rest.split('\'').first.str();
  };
  EXPECT_EQ(Suggestion("let abcd = 1 in let abce = abcd in print_int abcf"),
            "abce");
  EXPECT_EQ(Suggestion("let abcdxx = 1 in print_int abcdyy"), "abcdxx");
  EXPECT_EQ(Suggestion("let abxx = 1 in print_int abcd"), "");
  EXPECT_EQ(Suggestion("print_itn 1"), "print_int");
  EXPECT_EQ(Suggestion("let x = 1 in print_int y"), "");
  EXPECT_EQ(Suggestion("ref 1"), "");
}

TEST(TypeInference, SharedTypesTakeNoExponentialTime) {
  // The types are structurally equal and have 2^200 leaves.
  std::string Text = "let f = let rec f x = x in f in let a0 = (1, 1) in "
                     "let b0 = (1, 1) in ";
  for (unsigned I = 1; I != 200; ++I)
    for (char Name : {'a', 'b'}) {
      std::string Before = Name + std::to_string(I - 1);
      Text += "let " + (Name + std::to_string(I)) + " = (" + Before + ", " +
              Before + ") in ";
    }
  EXPECT_EQ(inferenceCodes(Text + "let _ = f a199 in let _ = f b199 in ()"),
            "");
  EXPECT_EQ(inferenceCodes(Text + "let _ = f a199 in let _ = f b198 in ()"),
            "MC0310");
}

TEST(TypeInference, CyclicTypesEnd) {
  EXPECT_EQ(inferenceCodes("let rec f x = x x in let rec g x = x x in "
                           "let _ = f g in let _ = g f in ()"),
            "MC0313 MC0313");
  EXPECT_EQ(inferenceCodes("let rec f a b = a.(0) <- a; b.(0) <- b; "
                           "if true then a else b in ()"),
            "MC0313 MC0313");
}

TEST(TypeInference, LongTypesTakeLinearTime) {
  // The first program has types that are as deep as the program is long, the
  // second a chain of unified variables.
  std::string Text = "let rec f x = ";
  for (unsigned I = 0; I != 100000; ++I)
    Text += "let y = Array.make 1 x in let x = y in ";
  EXPECT_EQ(inferenceCodes(Text + "() in ()"), "");
  Text = "let rec f x = ";
  for (unsigned I = 0; I != 100000; ++I)
    Text += "let x = x.(0) in ";
  EXPECT_EQ(inferenceCodes(Text + "x + 1 in ()"), "");
}

/// Returns the names that a program defines with their types, `::` before
/// polymorphic ones.
std::string schemes(StringRef Text) {
  Program P(Text);
  EXPECT_TRUE(P.infer()) << P.Output;
  std::string Result;
  for (const Expression *E = P.Tree; E; E = continuation(E))
    if (const auto *L = llvm::dyn_cast<LetDefinitions>(E))
      for (const Definition &D : L->Definitions) {
        const Binder &B = D.Function ? D.Function->Name : D.Target.Variable;
        Result +=
            (B.Name + (B.Scheme ? " :: " : " : ") + B.Ty->str() + "; ").str();
      }
  return Result;
}

TEST(TypeInference, Generalization) {
  EXPECT_EQ(schemes("let id x = x let f = fun x y -> x let g = f and h = id"),
            "id :: 'a -> 'a; f :: 'a -> 'b -> 'a; g :: 'a -> 'b -> 'a; "
            "h :: 'a -> 'a; ");
  // The value restriction applies: a tuple of values is a value.
  EXPECT_EQ(schemes("let id x = x let f = id id let g = (id, 1) "
                    "let h = if true then id else id let _ = f 1 "
                    "let (a, _) = g let _ = a 2 let _ = h 3"),
            "id :: 'a -> 'a; f : int -> int; g :: ('a -> 'a) * int; "
            "h : int -> int; _ : int; _ : (int -> int) * int; _ : int; "
            "_ : int; ");
  // Type variables of enclosing definitions are not generalized.
  EXPECT_EQ(schemes("let f x = let g y = (x, y) in (g 1, g 2.0) "
                    "let h x = let g y = if true then x else y in g"),
            "f :: 'a -> ('a * int) * ('a * float); h :: 'a -> ('a -> 'a); ");
  EXPECT_EQ(schemes("let f x = let r = [|x|] in let g y = r.(0) <- y in g"),
            "f :: 'a -> ('a -> unit); ");
  // This also holds if they are unified after the type that contains them was
  // created.
  EXPECT_EQ(schemes("let f x y = let g z = let _ = [|x; (y, z)|] in z in g"),
            "f :: 'a * 'b -> 'a -> ('b -> 'b); ");
  EXPECT_EQ(inferenceCodes("let f x = let g z = let _ = [|x; z|] in z in "
                           "print_int (g 1); print_float (g 2.0)"),
            "MC0311");
}

TEST(TypeInference, ChainsOfPolymorphicFunctions) {
  std::string Text = "let f0 x = x\n";
  for (unsigned I = 1; I != 20000; ++I)
    Text +=
        "let f" + std::to_string(I) + " x = f" + std::to_string(I - 1) + " x\n";
  EXPECT_EQ(inferenceCodes(Text), "");
  // The functions are nested.
  Text = "";
  for (unsigned I = 0; I != 2000; ++I)
    Text += "let f" + std::to_string(I) + " x = ";
  Text += "x";
  for (unsigned I = 2000; I--;)
    Text += " in f" + std::to_string(I) + " (f" + std::to_string(I) + " 1)";
  Text = "let a = " + Text + " let () = print_int a";
  EXPECT_EQ(inferenceCodes(Text), "");
}

TEST(TypeInference, ExponentialTypesEnd) {
  std::string Text = "let f0 x = (x, x)\n";
  for (unsigned I = 1; I != 40; ++I) {
    std::string Before = "f" + std::to_string(I - 1);
    Text += "let f" + std::to_string(I) + " x = " + Before + " (" + Before +
            " x)\n";
  }
  std::string Codes = inferenceCodes(Text);
  EXPECT_TRUE(StringRef(Codes).starts_with("MC0341")) << Codes;
}

} // namespace
