//===- QueriesTest.cpp - Queries on right and on broken texts -------------===//
//
// In the programs of these tests, `@` marks the cursor, which is not a part of
// the program.
//
//===----------------------------------------------------------------------===//

#include "mincaml/LanguageServer/Queries.h"
#include "Helpers/LargeStack.h"
#include "Sample.h"
#include "mincaml/LanguageServer/Completion.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::lsp;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

/// A program with a cursor.
struct AtCursor {
  explicit AtCursor(StringRef Marked, LanguageOptions Options = language())
      : Offset(std::min(Marked.find('@'), Marked.size())),
        A(Document(
              (Marked.take_front(Offset) + Marked.substr(Offset + 1)).str()),
          Options) {}

  std::string text(TextRange R) const { return A.document().text(R).str(); }
  /// The line and the text of a range: "1:x".
  std::string at(TextRange R) const {
    return std::to_string(A.document().line(R.Begin) + 1) + ":" + text(R);
  }
  std::string hover() const {
    std::optional<HoverText> H = lsp::hover(A, Offset);
    if (!H)
      return "none";
    return H->Code + (H->TypeHere.empty() ? "" : " here " + H->TypeHere);
  }
  std::string definition() const {
    std::optional<TextRange> D = lsp::definition(A, Offset);
    return D ? at(*D) : "none";
  }
  std::string references() const {
    std::string Found;
    for (TextRange R : lsp::references(A, Offset, true))
      Found += (Found.empty() ? "" : " ") + at(R);
    return Found;
  }
  /// The program after a rename, or "error: ..."
  std::string rename(StringRef NewName) const {
    auto Edits = lsp::rename(A, Offset, NewName);
    if (!Edits)
      return "error: " + llvm::toString(Edits.takeError());
    Document New = A.document();
    for (const TextEdit &E : llvm::reverse(*Edits))
      New = New.withChange(E.Range, E.Replacement);
    return New.text().str();
  }
  std::string errors() const {
    std::string Codes;
    for (const TextDiagnostic &D : A.diagnostics())
      Codes += (Codes.empty() ? "" : " ") + D.Code;
    return Codes;
  }
  /// The completions: "name type, name type".
  std::string completions() const {
    LibraryIndex Library(A.options());
    std::string Found;
    for (const CompletionItem &Item : complete(A, Offset, Library).Items)
      Found += (Found.empty() ? "" : ", ") + Item.Name +
               (Item.Detail.empty() ? "" : " " + Item.Detail);
    return Found;
  }
  bool completes(StringRef Name) const {
    LibraryIndex Library(A.options());
    return llvm::any_of(
        complete(A, Offset, Library).Items,
        [&](const CompletionItem &Item) { return Item.Name == Name; });
  }
  std::string signature() const {
    std::optional<SignatureHelp> Help = signatureHelp(A, Offset);
    if (!Help)
      return "none";
    std::string Text = Help->Label;
    if (Help->ActiveParameter < Help->Parameters.size()) {
      TextRange R = Help->Parameters[Help->ActiveParameter];
      Text += ", at " + Text.substr(R.Begin, R.End - R.Begin);
    }
    return Text;
  }
  std::string hints() const {
    std::string Text;
    size_t End = 0;
    for (const InlayHint &H : inlayHints(A, {0, A.document().text().size()})) {
      Text += A.document().text({End, H.Offset}).str() + "<" + H.Label + ">";
      End = H.Offset;
    }
    return Text + A.document().text().drop_front(End).str();
  }

  size_t Offset;
  Analysis A;
};

/// The names of an outline: `f M(x y)`.
std::string names(llvm::ArrayRef<OutlineItem> Items) {
  std::string Text;
  for (const OutlineItem &Item : Items) {
    Text += (Text.empty() ? "" : " ") + Item.Name;
    if (!Item.Children.empty())
      Text += "(" + names(Item.Children) + ")";
  }
  return Text;
}

//===- Diagnostics --------------------------------------------------------===//

TEST(DiagnosticsTest, TheSampleHasNone) {
  withLargeStack([] { EXPECT_EQ(AtCursor(Sample).errors(), ""); });
}

TEST(DiagnosticsTest, HaveRangesAndEdits) {
  AtCursor P("let s = \"a\" + \"b\"");
  ASSERT_EQ(P.A.diagnostics().size(), 1u);
  const TextDiagnostic &D = P.A.diagnostics().front();
  EXPECT_EQ(D.Code, "MC0302");
  ASSERT_EQ(D.Edits.size(), 1u);
  EXPECT_EQ(P.text(D.Edits[0].Range), "+");
  EXPECT_EQ(D.Edits[0].Replacement, "^");
}

TEST(DiagnosticsTest, AfterASyntaxErrorThereAreNoOthers) {
  // As from the compiler: the type error could be a consequence.
  AtCursor P("let x = (1\nlet y = 1 + 2.0");
  EXPECT_EQ(P.A.diagnostics().size(), 1u);
}

TEST(DiagnosticsTest, NulAndEmptyTextsAreReported) {
  EXPECT_EQ(Analysis(Document(std::string("let x\0 = 1", 10)), language())
                .diagnostics()
                .size(),
            1u);
  EXPECT_EQ(Analysis(Document(""), language()).diagnostics().size(), 1u);
}

TEST(DiagnosticsTest, NestingBeyondTheLimitIsReported) {
  withLargeStack([] {
    LanguageOptions Options = language();
    Options.NestingLimit = 1000;
    std::string Deep = "let x = " + std::string(5000, '(') + "1";
    Analysis A(Document(Deep), Options);
    ASSERT_EQ(A.diagnostics().size(), 1u);
    EXPECT_NE(A.diagnostics()[0].Message.find("1000"), std::string::npos);
  });
}

//===- Hover --------------------------------------------------------------===//

TEST(HoverTest, ShowsTypesAndSchemes) {
  EXPECT_EQ(AtCursor("let i@d x = x").hover(), "val id : 'a -> 'a");
  EXPECT_EQ(AtCursor("let id x = x\nlet y = i@d 1").hover(),
            "val id : 'a -> 'a here int -> int");
  EXPECT_EQ(AtCursor("let f x = x@ + 1").hover(), "val x : int");
  EXPECT_EQ(AtCursor("let l = List.ma@p succ [1]").hover(),
            "val map : ('a -> 'b) -> 'a list -> 'b list here (int -> int) -> "
            "int list -> int list");
  EXPECT_EQ(AtCursor("let f ~a ?(b = 1) c = a + b + c\nlet g = f@").hover(),
            "val f : a:int -> ?b:int -> int -> int");
  EXPECT_EQ(AtCursor("let x = 1 +@ 2").hover(), "int");
}

TEST(HoverTest, ShowsDefinitionsOfTypes) {
  EXPECT_EQ(AtCursor("type t = A | B of int\nlet f (x : t@) = x").hover(),
            "type t = A | B of int");
  EXPECT_EQ(
      AtCursor("type 'a t = A | B of 'a * int\nlet x = B@ (1, 2)").hover(),
      "B of 'a * int\ntype 'a t = A | B of 'a * int");
  EXPECT_EQ(AtCursor("type r = { mutable a : int }\nlet f x = x.a@").hover(),
            "mutable a : int\ntype r = { mutable a : int }");
  EXPECT_EQ(AtCursor("exception E of string\nlet x = E@ \"\"").hover(),
            "exception E of string");
  EXPECT_EQ(AtCursor("let x = Some@ 1").hover(),
            "Some of 'a\ntype 'a option = None | Some of 'a");
  EXPECT_EQ(AtCursor("let x : int option@ = None").hover(),
            "type 'a option = None | Some of 'a");
  EXPECT_EQ(AtCursor("module M = struct let x = 1 end\nlet y = M@.x").hover(),
            "module M");
}

TEST(HoverTest, NothingInCommentsAndBlanks) {
  EXPECT_EQ(AtCursor("(* x@ *) let x = 1").hover(), "none");
  EXPECT_EQ(AtCursor("let x = 1\n@\n").hover(), "none");
  EXPECT_EQ(AtCursor("@").hover(), "none");
}

TEST(HoverTest, WorksBesideErrors) {
  // A definition that lacks its end, before and after right ones.
  const StringRef Broken = "let id x = x\nlet broken = (id 1 +\nlet y = id 2\n";
  EXPECT_EQ(AtCursor((Broken + "let z = i@d 3").str()).hover(),
            "val id : 'a -> 'a here int -> int");
  EXPECT_EQ(AtCursor((Broken + "let z = y@").str()).hover(), "val y : int");
  EXPECT_EQ(AtCursor("let f x = x + 1.0\nlet g y = y@ + 1").hover(),
            "val y : int");
  EXPECT_EQ(AtCursor("let f x = x +\nlet g y = f@ y").definition(), "1:f");
  EXPECT_EQ(AtCursor("let x@ = undefined 1").hover(), "val x : 'a");
  EXPECT_EQ(AtCursor("let x = if tru@e then 1 else").hover(), "bool");
  EXPECT_EQ(AtCursor("let f a = match a with\nlet x@ = 1").hover(),
            "val x : int");
}

//===- Definition and references ------------------------------------------===//

TEST(DefinitionTest, FindsTheInnermostDefinition) {
  EXPECT_EQ(AtCursor("let x = 1\nlet f x =\n  x@").definition(), "2:x");
  EXPECT_EQ(AtCursor("let x = 1\nlet x =\n  x@").definition(), "1:x");
  EXPECT_EQ(AtCursor("let rec f x =\n  f@ x").definition(), "1:f");
  EXPECT_EQ(AtCursor("let x = List.map@ succ []").definition(), "none");
  EXPECT_EQ(AtCursor("type t = A\nlet x = A@").definition(), "1:A");
  EXPECT_EQ(AtCursor("type r = { a : int }\nlet f x = x.a@").definition(),
            "1:a");
  EXPECT_EQ(
      AtCursor("module M = struct\nlet x = 1 end\nlet y = M.x@").definition(),
      "2:x");
  EXPECT_EQ(
      AtCursor("module M = struct\nlet x = 1 end\nlet y = M@.x").definition(),
      "1:M");
  EXPECT_EQ(AtCursor("type t = int\ntype u = t@ list").definition(), "1:t");
  EXPECT_EQ(AtCursor("let ( +++ ) a b = a + b\nlet x = 1 ++@+ 2").definition(),
            "1:+++");
}

TEST(DefinitionTest, WorksOnBrokenText) {
  EXPECT_EQ(AtCursor("let f x = x\nlet y = f@ (1").definition(), "1:f");
  EXPECT_EQ(AtCursor("let f x = x\nlet ( = 3\nlet y = f@ 1").definition(),
            "1:f");
  EXPECT_EQ(AtCursor("let f x =\nlet g y = 1\nlet z = g@ 1").definition(),
            "2:g");
  EXPECT_EQ(AtCursor("let g y = y.@x").definition(), "none");
}

TEST(ReferencesTest, FindsAllUses) {
  EXPECT_EQ(AtCursor("let x@ = 1\nlet f x = x\nlet y = x + x").references(),
            "1:x 3:x 3:x");
  EXPECT_EQ(
      AtCursor("let f = function 1, n@ | n, 2 -> n | _ -> 0").references(),
      "1:n 1:n 1:n");
  EXPECT_EQ(AtCursor("let x = print_int@ 1; print_int 2").references(),
            "1:print_int 1:print_int");
  EXPECT_EQ(
      AtCursor("type t@ = A\nlet f (x : t) : t list = [x; A]").references(),
      "1:t 2:t 2:t");
}

TEST(ReferencesTest, WorksOnBrokenText) {
  EXPECT_EQ(AtCursor("let f@ x = x\nlet y = f (1\nlet z = f 2 +").references(),
            "1:f 2:f 3:f");
}

//===- Rename -------------------------------------------------------------===//

TEST(RenameTest, ChangesAllOccurrences) {
  EXPECT_EQ(AtCursor("let f@ x = x\nlet y = f (f 1)").rename("g"),
            "let g x = x\nlet y = g (g 1)");
  EXPECT_EQ(
      AtCursor("module M@ = struct let x = 1 end\nlet y = M.x").rename("N"),
      "module N = struct let x = 1 end\nlet y = N.x");
  EXPECT_EQ(AtCursor("type t = A@\nlet x = A").rename("B"),
            "type t = B\nlet x = B");
}

TEST(RenameTest, ExpandsAbbreviations) {
  EXPECT_EQ(AtCursor("type r = { a : int }\nlet f { a@ } = a").rename("b"),
            "type r = { a : int }\nlet f { a = b } = b");
  EXPECT_EQ(AtCursor("type r = { a@ : int }\nlet f { a } = a").rename("b"),
            "type r = { b : int }\nlet f { b = a } = a");
  EXPECT_EQ(AtCursor("let f ~a@ = a\nlet a = 1\nlet x = f ~a").rename("b"),
            "let f ~a:b = b\nlet a = 1\nlet x = f ~a");
  EXPECT_EQ(AtCursor("let f ~a = a\nlet a@ = 1\nlet x = f ~a").rename("b"),
            "let f ~a = a\nlet b = 1\nlet x = f ~a:b");
  EXPECT_EQ(AtCursor("let f ?(a@ = 1) () = a").rename("b"),
            "let f ?a:(b = 1) () = b");
}

TEST(RenameTest, RefusesToChangeTheMeaning) {
  // The new name would hide another one, or be hidden.
  for (StringRef Program :
       {"let y = 1\nlet f x@ = x + y", "let f x@ = let y = 2 in x + y",
        "let x@ = 1\nlet y = 2\nlet z = x + y"})
    EXPECT_EQ(AtCursor(Program).rename("y").substr(0, 5), "error")
        << Program.str();
  EXPECT_EQ(AtCursor("let f x@ = x").rename("let"),
            "error: 'let' is not a name that begins with a small letter");
  EXPECT_EQ(AtCursor("let f x@ = x").rename("X"),
            "error: 'X' is not a name that begins with a small letter");
  EXPECT_EQ(AtCursor("type t = A@").rename("b"),
            "error: 'b' is not a name that begins with a capital letter");
  EXPECT_EQ(AtCursor("let f x@ = x").rename("x y").substr(0, 5), "error");
  EXPECT_EQ(AtCursor("let f x@ = x").rename("").substr(0, 5), "error");
  EXPECT_EQ(AtCursor("let x = List.map@ succ []").rename("g").substr(0, 5),
            "error");
}

TEST(RenameTest, WorksOnBrokenText) {
  EXPECT_EQ(AtCursor("let f@ x = x\nlet y = f (1\nlet z = f 2").rename("g"),
            "let g x = x\nlet y = g (1\nlet z = g 2");
}

//===- Outline, hints -----------------------------------------------------===//

TEST(OutlineTest, ShowsDefinitions) {
  EXPECT_EQ(names(AtCursor("type t = A | B of int\n"
                           "module M = struct let x = 1 exception E end\n"
                           "let f a = let g b = b in g a\n"
                           "let (p, q) = (1, 2)")
                      .A.outline()),
            "t(A B) M(x E) f(g) p q");
  // A program of the original language.
  EXPECT_EQ(names(AtCursor("let rec f x = x in let y = 1 in f y").A.outline()),
            "f y");
}

TEST(OutlineTest, ShowsDefinitionsBesideErrors) {
  EXPECT_EQ(names(AtCursor("let f x = (\nlet g y = 1\ntype t =\nlet h = 2")
                      .A.outline()),
            "f g t h");
}

TEST(OutlineTest, EndsAtTheDeepestModule) {
  std::string Text;
  for (unsigned I = 0; I != 1000; ++I)
    Text += "module M = struct\n";
  AtCursor P(Text);
  unsigned Depth = 0;
  for (llvm::ArrayRef<OutlineItem> Items = P.A.outline(); !Items.empty();
       Items = Items[0].Children)
    ++Depth;
  EXPECT_GE(Depth, 200u);
  EXPECT_LE(Depth, 201u);
}

TEST(OutlineTest, HasTypesAsDetails) {
  AtCursor P("let f x = x + 1");
  ASSERT_EQ(P.A.outline().size(), 1u);
  EXPECT_EQ(outlineDetail(P.A, P.A.outline()[0]), "int -> int");
  EXPECT_EQ(P.text(P.A.outline()[0].Range), "let f x = x + 1");
}

TEST(HintsTest, ShowInferredTypes) {
  EXPECT_EQ(AtCursor("let x = 1").hints(), "let x<: int> = 1");
  EXPECT_EQ(AtCursor("let f a (b : int) = a + b").hints(),
            "let f a<: int> (b : int) <: int>= a + b");
  EXPECT_EQ(AtCursor("let f (a : int) : int = a").hints(),
            "let f (a : int) : int = a");
  EXPECT_EQ(AtCursor("let f = function Some n -> n | None -> 0").hints(),
            "let f<: int option -> int> = function Some n<: int> -> n | None "
            "-> 0");
}

TEST(HintsTest, WorkOnBrokenText) {
  EXPECT_EQ(AtCursor("let x = 1\nlet y = (2 +").hints(),
            "let x<: int> = 1\nlet y = (2 +");
}

//===- Completion ---------------------------------------------------------===//

TEST(CompletionTest, NamesInScope) {
  AtCursor P("let alpha = 1\nlet f beta =\n  let gamma = 2 in\n  @\n"
             "let delta = 3");
  EXPECT_TRUE(P.completes("alpha"));
  EXPECT_TRUE(P.completes("beta"));
  EXPECT_TRUE(P.completes("gamma"));
  EXPECT_FALSE(P.completes("delta"));
  EXPECT_FALSE(P.completes("f"));
  EXPECT_TRUE(P.completes("print_int"));
  EXPECT_TRUE(P.completes("List"));
  EXPECT_TRUE(P.completes("match"));
  EXPECT_TRUE(P.completes("Some"));
  EXPECT_EQ(AtCursor("let alpha = 1\nlet f x = alp@").completions(),
            "alpha int");
}

TEST(CompletionTest, Members) {
  EXPECT_EQ(AtCursor("let x = Option.is_@").completions(),
            "is_none 'a option -> bool, is_some 'a option -> bool");
  EXPECT_EQ(AtCursor("module M = struct let aa = 1 type ab = A end\n"
                     "module N = M\nlet x = N.@\nlet y = 1")
                .completions(),
            "A A, aa int, ab type M.ab = A");
  EXPECT_EQ(
      AtCursor("module S = Set.Make(String)\nlet x = S.add@").completions(),
      "add key -> t -> t, add_seq (unit -> key Seq.node) -> t -> t");
  EXPECT_TRUE(AtCursor("let x = List.to_@").completes("to_seq"));
  EXPECT_FALSE(AtCursor("let x = Primitive.@").completes("same"));
}

TEST(CompletionTest, Fields) {
  const std::string Types = "type r = { a : int; bc : string }\n"
                            "type s = { d : int }\n";
  EXPECT_EQ(AtCursor(Types + "let f (x : r) = x.@").completions(),
            "a int, bc string");
  EXPECT_EQ(
      AtCursor(Types + "let f (x : r) = x.b@ + 1\nlet g = 2").completions(),
      "bc string");
  EXPECT_EQ(AtCursor(Types + "let x = { a = 1; @ }").completions(),
            "a int, bc string");
  EXPECT_EQ(AtCursor(Types + "let f = function { d@ } -> 1").completions(),
            "d int");
}

TEST(CompletionTest, TypesAndLabelsAndModules) {
  EXPECT_EQ(AtCursor("type tea = A\nlet f (x : te@) = x").completions(),
            "tea type tea = A");
  EXPECT_EQ(AtCursor("let f ~alpha ~beta = alpha + beta\nlet x = f ~al@")
                .completions(),
            "alpha int");
  EXPECT_EQ(AtCursor("open Lis@").completions(), "List, ListLabels");
}

TEST(CompletionTest, AllNamesOfTheLibraryHaveTypes) {
  LibraryIndex Library(language());
  EXPECT_GT(Library.names().size(), 500u);
  for (const LibraryIndex::Name &N : Library.names())
    if (N.Kind == SymbolKind::Value)
      EXPECT_TRUE(!N.Detail.empty() && N.Detail != "_" &&
                  !StringRef(N.Detail).contains("Make."))
          << N.FullName << " : " << N.Detail;
}

TEST(CompletionTest, NothingInLiterals) {
  for (StringRef Program : {"let s = \"pri@\"", "(* pri@ *) let x = 1",
                            "let x = 1.@", "let x = 12@"})
    EXPECT_EQ(AtCursor(Program).completions(), "") << Program.str();
}

//===- Signature help -----------------------------------------------------===//

TEST(SignatureTest, ShowsTheActiveParameter) {
  EXPECT_EQ(AtCursor("let f (a : int) b = a ^ b\nlet g a (b : bool) = a + 1\n"
                     "let x = g 1 @\nlet y = 2")
                .signature(),
            "g : int -> bool -> int, at bool");
  EXPECT_EQ(AtCursor("let x = List.map @").signature(),
            "List.map : ('a -> 'b) -> 'a list -> 'b list, at ('a -> 'b)");
  EXPECT_EQ(AtCursor("let f ~a b = a + b\nlet x = f ~a:1@ 2").signature(),
            "f : a:int -> int -> int, at a:int");
  EXPECT_EQ(AtCursor("let x = 1 @").signature(), "none");
  EXPECT_EQ(AtCursor("@").signature(), "none");
}

TEST(SignatureTest, ShowsTheInnermostCall) {
  EXPECT_EQ(AtCursor("let f a b = a + b\nlet g c = c + 1\nlet x = f (g @")
                .signature(),
            "g : int -> int, at int");
}

//===- Tokens and folding -------------------------------------------------===//

TEST(SemanticTokensTest, KindsOfNames) {
  AtCursor P("type t = A\nlet f x = M.y (A : t) (* c\n d *) + \"s\"");
  std::string Kinds;
  for (const SemanticToken &T : semanticTokens(P.A))
    Kinds += P.text(T.Range) + "=" +
             semanticTokenTypes()[unsigned(T.Kind)].str() +
             (T.IsDefinition ? "! " : " ");
  EXPECT_EQ(Kinds, "type=keyword t=type! ==operator A=enumMember! let=keyword "
                   "f=function! x=parameter! ==operator A=enumMember t=type "
                   "(* c=comment  d *)=comment +=operator \"s\"=string ");
}

TEST(CommentsTest, AreThoseOfTheLexer) {
  // The string in the comment does not end it.
  AtCursor Closed("(* \"*)\" (* x *) *) let a = 1 (* b *)");
  ASSERT_EQ(Closed.A.comments().size(), 2u);
  EXPECT_EQ(Closed.text(Closed.A.comments()[0]), "(* \"*)\" (* x *) *)");
  EXPECT_EQ(Closed.text(Closed.A.comments()[1]), "(* b *)");
  AtCursor Open("let a = 1 (* b");
  ASSERT_EQ(Open.A.comments().size(), 1u);
  EXPECT_EQ(Open.text(Open.A.comments()[0]), "(* b");
}

TEST(FoldingTest, DefinitionsCommentsAndExpressions) {
  AtCursor P("(* a\n b *)\nlet f x =\n  match x with\n  | 1 -> 2\n  | _ -> 3\n"
             "let y = (1 +\n");
  std::string Lines;
  for (const FoldingRange &F : foldingRanges(P.A))
    Lines += std::to_string(F.FirstLine) + "-" + std::to_string(F.LastLine) +
             (F.IsComment ? "c " : " ");
  EXPECT_EQ(Lines, "0-1c 2-5 3-5 ");
}

//===- The original language ----------------------------------------------===//

TEST(OriginalLanguageTest, HasTypesAndDefinitions) {
  LanguageOptions Options;
  Options.Strict = true;
  AtCursor P("let rec f x = x + 1 in\nprint_int (f@ 2)", Options);
  EXPECT_EQ(P.hover(), "val f : int -> int");
  EXPECT_EQ(P.definition(), "1:f");
  EXPECT_EQ(P.rename("g"), "let rec g x = x + 1 in\nprint_int (g 2)");
}

} // namespace
