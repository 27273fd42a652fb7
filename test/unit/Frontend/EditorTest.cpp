//===- EditorTest.cpp - The front end for editors -------------------------===//
//
// With LanguageOptions::IsForEditor, programs with errors have trees and types.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "mincaml/Frontend/Operands.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::test;
using llvm::dyn_cast;
using llvm::StringRef;

namespace {

LanguageOptions forEditor(bool HasErrors = false) {
  LanguageOptions Options;
  Options.AllowsImplicitExternals = false;
  Options.IsForEditor = true;
  Options.HasErrors = HasErrors;
  return Options;
}

/// The types of the variables and functions at the top level: "f int -> int".
std::string types(const Expression *E) {
  std::string Text;
  for (; E; E = continuation(E))
    if (const auto *L = dyn_cast<LetDefinitions>(E); L && !L->IsOfLibrary)
      for (const Definition &D : L->Definitions) {
        const Binder &B = D.Function ? D.Function->Name : D.Target.Variable;
        Text += (Text.empty() ? "" : ", ") + B.Name.str() + " " + B.Ty->str();
      }
  return Text;
}

TEST(Editor, SyntaxErrorsLeaveATree) {
  Program Wrong("let f x = (x +\nlet g y = y + 1");
  EXPECT_FALSE(Wrong.parse());
  Program P("let f x = (x +\nlet g y = y + 1", forEditor(/*HasErrors=*/true));
  ASSERT_TRUE(P.parse());
  (void)P.infer();
  // The definition in the first column is not a part of the one before it.
  EXPECT_TRUE(StringRef(types(P.Tree)).ends_with("g int -> int"))
      << types(P.Tree);
}

TEST(Editor, WithoutErrorsLayoutMeansNothing) {
  Program P("let a =\nlet b = 1 in b", forEditor());
  EXPECT_TRUE(P.infer());
  EXPECT_EQ(types(P.Tree), "a int");
}

TEST(Editor, UnknownModulesLeaveATree) {
  Program P("let x = Nothing.y\nlet z = 1", forEditor());
  EXPECT_FALSE(P.infer());
  ASSERT_TRUE(P.Tree);
  EXPECT_TRUE(StringRef(types(P.Tree)).ends_with("z int")) << types(P.Tree);
}

TEST(Editor, WrongExpressionsHaveAnUnknownType) {
  Program P("let x = 1 + 2.0", forEditor());
  EXPECT_FALSE(P.infer());
  EXPECT_EQ(types(P.Tree), "x _");
}

TEST(Editor, TypesHaveLabels) {
  Program P("let f ~a b = a + b", forEditor());
  ASSERT_TRUE(P.infer());
  EXPECT_EQ(types(P.Tree), "f a:int -> int -> int");
  Program Compiled("let f ~a b = a + b");
  ASSERT_TRUE(Compiled.infer());
  EXPECT_EQ(types(Compiled.Tree), "f int -> int -> int");
}

TEST(Editor, VariablesKnowTheirDefinitions) {
  const StringRef Text = "let x = 1 let y = x let z = List.length []";
  Program P(Text, forEditor());
  ASSERT_TRUE(P.infer());
  std::string Found;
  forEachExpression(*P.Tree, [&](const Expression &E) {
    const auto *V = dyn_cast<VariableReference>(&E);
    if (V && V->Name == "x")
      Found += std::to_string(
          V->Definition.Start.getPointer() -
          P.Sources.getMemoryBuffer(P.BufferID)->getBufferStart());
  });
  EXPECT_EQ(Found, std::to_string(Text.find("x")));
}

TEST(Editor, ModulesKnowTheirDefinitions) {
  const StringRef Text =
      "module M = struct module N = struct let x = 1 end end\n"
      "open M let y = N.x let z = M.N.x let w = List.map";
  Program P(Text, forEditor());
  ASSERT_TRUE(P.parse());
  std::vector<ModuleUse> Uses;
  P.Tree = addLibrary(*P.Tree, P.Trees, P.Language, P.Engine, &Uses);
  ASSERT_TRUE(P.Tree);
  const char *Begin = P.Sources.getMemoryBuffer(P.BufferID)->getBufferStart();
  std::string Found;
  for (const ModuleUse &U : Uses) {
    StringRef Name(U.Use.Start.getPointer(),
                   U.Use.End.getPointer() - U.Use.Start.getPointer());
    Found += Name.str() + ":" +
             (U.Definition.isValid()
                  ? std::to_string(U.Definition.Start.getPointer() - Begin)
                  : "library") +
             " ";
  }
  EXPECT_EQ(Found, "M:7 N:25 M:7 N:25 M:7 N:25 List:library ");
}

TEST(Editor, TheLibraryHasNames) {
  std::vector<std::string> Names = libraryValueNames();
  for (StringRef Name : {"print_int", "sqrt", "List.map", "Array.make", "ref",
                         "List.to_seq", "Map.Make.add", "Printf.printf"})
    EXPECT_TRUE(llvm::is_contained(Names, Name)) << Name.str();
  for (StringRef Name : {"Primitive.same", "rec", "exit'"})
    EXPECT_FALSE(llvm::is_contained(Names, Name)) << Name.str();
  // Each is defined, except for those of functors.
  std::string Text;
  for (StringRef Name : Names)
    if (!Name.contains(".Make."))
      Text += ("let _ = " + Name + "\n").str();
  LanguageOptions Options;
  Options.AllowsImplicitExternals = false;
  Program P(Text, Options);
  (void)P.infer();
  EXPECT_EQ(P.Output.find("is not defined"), std::string::npos) << P.Output;
}

} // namespace
