//===- ParserFuzzer.cpp - Fuzzing the lexer and the parser ----------------===//
//
// For every input, the fuzzer requires that
//  - the tokens are in order and within the text,
//  - there is a syntax tree if and only if there is no error,
//  - the locations of diagnostics are in the text, and JSON diagnostics are
//    valid,
//  - printing a tree and parsing the result gives the same tree.
//
//===----------------------------------------------------------------------===//

#include "CompilerInput.h"
#include "Input.h"
#include "Mutators.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Lexer.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/JSON.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::StringRef;

namespace {

/// Checks that every position in JSON diagnostics is in the text.
class PositionChecker {
public:
  explicit PositionChecker(StringRef Text) { Text.split(Lines, '\n'); }

  void check(const llvm::json::Value &V);

private:
  /// Checks the position in an object, if it has a line and a column.
  void checkPosition(const llvm::json::Object &O);
  bool isInText(int64_t Line, int64_t Column) const;

  llvm::SmallVector<StringRef> Lines;
};

} // namespace

bool PositionChecker::isInText(int64_t Line, int64_t Column) const {
  if (Line < 1 || Line > int64_t(Lines.size()))
    return false;
  // The line break is the column after the last character of the line.
  return Column >= 1 && Column <= int64_t(Lines[Line - 1].size()) + 1;
}

void PositionChecker::checkPosition(const llvm::json::Object &O) {
  std::optional<int64_t> Line = O.getInteger("line");
  std::optional<int64_t> Column = O.getInteger("column");
  if (!Line || !Column)
    return;
  require(isInText(*Line, *Column), "diagnostics have locations in the text");
}

void PositionChecker::check(const llvm::json::Value &V) {
  if (const llvm::json::Array *A = V.getAsArray())
    for (const llvm::json::Value &Element : *A)
      check(Element);
  const llvm::json::Object *O = V.getAsObject();
  if (!O)
    return;
  checkPosition(*O);
  for (const auto &Member : *O)
    check(Member.second);
}

static void checkJSON(StringRef Diagnostics, StringRef Text) {
  llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Diagnostics);
  if (!Parsed)
    fail("diagnostics are valid JSON: " + llvm::toString(Parsed.takeError()));
  PositionChecker(Text).check(*Parsed);
}

static void checkTokens(const CompilerInput &S) {
  llvm::SourceMgr NoSources;
  DiagnosticEngine Silent(NoSources, llvm::nulls());
  Lexer TheLexer = S.lexer(Silent);
  TheLexer.setQuiet(true);
  StringRef Text = S.text();
  const char *End = Text.begin();
  for (;;) {
    Token T = TheLexer.next();
    require(T.start().getPointer() >= End, "tokens are in order");
    End = T.end().getPointer();
    require(End <= Text.end(), "tokens are within the text");
    if (T.is(TokenKind::EndOfFile))
      break;
    require(!T.text().empty(), "tokens have characters");
  }
  require(End == Text.end(), "the last token is at the end of the text");
}

static void checkRoundTrip(const CompilerInput &S) {
  LanguageOptions Language = S.language();
  Language.NestingLimit = PrintedNestingLimit;
  std::string Text = S.printed();
  CompilerInput Again(Text, Language);
  bool Accepted = Again.load() && Again.parse();
  if (!Accepted)
    fail("a printed tree parses:\n" + Text + Again.finish());
  // For an optional parameter with a default and for a lazy pattern, the parser
  // makes variables, whose names are different in a printed program. In this
  // case, compare only the texts.
  bool HasVariables = S.text().contains("?(") || S.text().contains("?:") ||
                      S.text().contains("lazy");
  if (HasVariables ? Again.printed() != Text
                   : !ast::equal(S.tree(), Again.tree()))
    fail("a printed tree parses to the same tree:\n" + Text + "is\n" +
         Again.printed());
}

const MutationWeights fuzz::TargetWeights = {/*Bytes=*/70, /*Tokens=*/27,
                                             /*Trees=*/3};

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  Choices Choose(configurationNumber(Text));
  DiagnosticOptions Options;
  bool IsJSON = Choose.next(2);
  if (IsJSON)
    Options.Format = DiagnosticOptions::OutputFormat::JSON;
  LanguageOptions Language;
  Language.Strict = Choose.next(2);
  if (Choose.next(2))
    Options.ErrorLimit = 0;
  Language.NestingLimit = NestingLimit;

  CompilerInput S(Text, Language, Options);
  bool IsText = S.load();
  bool Accepted = IsText && S.parse();
  StringRef Diagnostics = S.finish();
  if (IsJSON)
    checkJSON(Diagnostics, Text);
  if (IsText)
    checkTokens(S);
  if (Accepted)
    checkRoundTrip(S);
  return 0;
}
