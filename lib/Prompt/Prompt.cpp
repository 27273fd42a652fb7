//===- Prompt.cpp - Reads phrases and directives --------------------------===//

#include "mincaml/Prompt/Prompt.h"
#include "Phrases.h"
#include "mincaml/LanguageServer/Analysis.h"
#include "mincaml/LanguageServer/Completion.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/LineEditor/LineEditor.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <csignal>
#include <optional>
#include <unistd.h>

using namespace mincaml;
using namespace mincaml::prompt;
using llvm::StringRef;

//===- Phrases in a text --------------------------------------------------===//

/// Returns the length of the character literal at the start of Text, or 0: a
/// quote also begins a type variable.
static size_t characterLength(StringRef Text) {
  if (Text.size() >= 3 && Text[1] != '\\' && Text[2] == '\'')
    return 3;
  if (!Text.starts_with("'\\"))
    return 0;
  const size_t End = Text.find('\'', 3);
  return End == StringRef::npos || End > 6 ? 0 : End + 1;
}

/// Returns the length of the string at the start of Text, or npos if it does not
/// end.
static size_t stringLength(StringRef Text) {
  for (size_t I = 1; I < Text.size(); ++I) {
    if (Text[I] == '\\')
      ++I;
    else if (Text[I] == '"')
      return I + 1;
  }
  return StringRef::npos;
}

/// Returns the length of the string `{id|...|id}` at the start of Text; 0 if
/// there is none, or npos if it does not end.
static size_t quotedLength(StringRef Text) {
  const size_t Bar =
      Text.find_if_not([](char C) { return llvm::isLower(C) || C == '_'; }, 1);
  if (Bar == StringRef::npos || Text[Bar] != '|')
    return 0;
  const std::string Closing = ("|" + Text.slice(1, Bar) + "}").str();
  const size_t End = Text.find(Closing, Bar + 1);
  return End == StringRef::npos ? End : End + Closing.size();
}

/// Returns the length of the first part of Text: a string, a character, the start
/// or the end of a comment, or any other byte; npos if it does not end. Comments is
/// the number of open comments.
static size_t partLength(StringRef Text, unsigned &Comments) {
  if (Text.starts_with("(*")) {
    ++Comments;
    return 2;
  }
  if (Comments && Text.starts_with("*)")) {
    --Comments;
    return 2;
  }
  switch (Text.front()) {
  case '"':
    return stringLength(Text);
  case '{':
    return std::max<size_t>(quotedLength(Text), 1);
  case '\'':
    return std::max<size_t>(characterLength(Text), 1);
  default:
    return 1;
  }
}

/// Returns the length of the first phrase in Text with its `;;`, or npos if the
/// phrase does not end. A `;;` in a comment or a string ends no phrase. IsBlank is
/// set to whether the phrase only consists of blanks and comments.
static size_t phraseLength(StringRef Text, bool &IsBlank) {
  IsBlank = true;
  unsigned Comments = 0;
  for (size_t I = 0; I < Text.size();) {
    const StringRef Rest = Text.drop_front(I);
    if (!Comments && Rest.starts_with(";;"))
      return I + 2;
    const unsigned Outer = Comments;
    const size_t Length = partLength(Rest, Comments);
    if (Length == StringRef::npos)
      return Length;
    IsBlank &= Outer || Comments || llvm::isSpace(Rest.front());
    I += Length;
  }
  return StringRef::npos;
}

//===- The prompt ---------------------------------------------------------===//

namespace {

class Prompt {
public:
  explicit Prompt(const PromptOptions &Options);

  int run();

private:
  std::optional<std::string> readLine(bool IsFirst);
  std::optional<int> handle(StringRef Text);
  std::optional<int> direct(StringRef Text);
  void printType(StringRef Expression) { ThePhrases.printTypeOf(Expression); }
  void emit(StringRef Arguments);
  void showTime(StringRef Arguments);
  void interpret(StringRef) { ThePhrases.setCompiling(false); }
  void compile(StringRef) { ThePhrases.setCompiling(true); }
  void help(StringRef);
  void report(const llvm::Twine &Message);
  std::vector<llvm::LineEditor::Completion> complete(StringRef Buffer,
                                                     size_t Position);

  struct Directive {
    StringRef Name;
    /// What follows the name; empty for nothing.
    StringRef Arguments;
    StringRef Help;
    /// Null for the directive that ends the session.
    void (Prompt::*Execute)(StringRef Arguments);

    std::string text() const {
      return ("#" + Name + (Arguments.empty() ? "" : " ") + Arguments + ";;")
          .str();
    }
  };
  static const Directive Directives[];

  PromptOptions Options;
  llvm::raw_ostream &OS = llvm::outs();
  /// SIGINT, which is blocked, so that it waits until a phrase looks for it.
  sigset_t Interrupt;
  Session TheSession;
  Phrases ThePhrases;
  /// Null if standard input is not a terminal.
  std::unique_ptr<llvm::LineEditor> Editor;
  std::optional<lsp::LibraryIndex> Library;
  /// The text that follows the last phrase.
  std::string Pending;
  bool ShowsTime = false;
};

const Prompt::Directive Prompt::Directives[] = {
    {"type", "e", "the type of an expression, which is not evaluated",
     &Prompt::printType},
    {"emit", "kind f",
     "an output of the compiler for the function f: core, llvm or asm",
     &Prompt::emit},
    {"time", "on", "show the time that each phrase takes; off: do not",
     &Prompt::showTime},
    {"interpret", "", "evaluate the next phrases in the interpreter",
     &Prompt::interpret},
    {"compile", "", "compile the next phrases where that is possible",
     &Prompt::compile},
    {"help", "", "list the directives", &Prompt::help},
    {"quit", "", "end the session", nullptr}};

} // namespace

static bool takeSignal(const sigset_t &Signals) {
  const timespec Now = {};
  return sigtimedwait(&Signals, nullptr, &Now) > 0;
}

Prompt::Prompt(const PromptOptions &Options)
    : Options(Options),
      TheSession(Options.Run, [this] { return takeSignal(Interrupt); }),
      ThePhrases(this->Options, TheSession, OS) {
  sigemptyset(&Interrupt);
  sigaddset(&Interrupt, SIGINT);
  pthread_sigmask(SIG_BLOCK, &Interrupt, nullptr);
  if (!isatty(0) || !isatty(1))
    return;
  Editor = std::make_unique<llvm::LineEditor>(
      "mincaml-llc", llvm::LineEditor::getDefaultHistoryPath("mincaml-llc"));
  Editor->setListCompleter([this](StringRef Buffer, size_t Position) {
    return complete(Buffer, Position);
  });
  OS << "mincaml-llc " MINCAML_VERSION "; a phrase ends with ;; and #help;; "
        "lists the directives\n";
}

/// Returns the names that can follow the text before the cursor.
std::vector<llvm::LineEditor::Completion> Prompt::complete(StringRef Buffer,
                                                           size_t Position) {
  if (!Library)
    Library.emplace(Options.Language);
  const std::string Before =
      ThePhrases.definitions() + Pending + Buffer.take_front(Position).str();
  const lsp::Analysis A(lsp::Document(Before), Options.Language);
  const lsp::CompletionList Found = lsp::complete(A, Before.size(), *Library);
  const StringRef Typed = StringRef(Before).drop_front(Found.Replaced.Begin);
  std::vector<llvm::LineEditor::Completion> Result;
  for (const lsp::CompletionItem &Item : Found.Items)
    if (StringRef(Item.Name).starts_with(Typed))
      Result.emplace_back(
          Item.Name.substr(Typed.size()),
          Item.Detail.empty() ? Item.Name : Item.Name + " : " + Item.Detail);
  return Result;
}

/// Returns the next line with its newline, or nothing at the end of the input.
std::optional<std::string> Prompt::readLine(bool IsFirst) {
  OS.flush();
  if (!Editor)
    return TheSession.readLine();
  Editor->setPrompt(IsFirst ? "# " : "  ");
  std::optional<std::string> Line = Editor->readLine();
  if (Line)
    *Line += '\n';
  return Line;
}

void Prompt::report(const llvm::Twine &Message) {
  llvm::SourceMgr NoSources;
  DiagnosticEngine(NoSources, OS, Options.Diagnostics)
      .report(DiagnosticID::Usage, Message.str());
}

int Prompt::run() {
  for (;;) {
    bool IsBlank;
    const size_t Length = phraseLength(Pending, IsBlank);
    if (Length == StringRef::npos) {
      if (StringRef(Pending).trim().empty())
        Pending.clear();
      std::optional<std::string> Line = readLine(Pending.empty());
      if (!Line)
        break;
      // The editor has removed what stood in this line.
      if (Editor && takeSignal(Interrupt) && !Pending.empty()) {
        OS << "Interrupted.\n";
        Pending.clear();
      }
      Pending += *Line;
      continue;
    }
    const std::string Text = Pending.substr(0, Length);
    Pending.erase(0, Length);
    if (Pending == "\n")
      Pending.clear();
    if (IsBlank)
      continue;
    while (takeSignal(Interrupt)) {
      // It came before the phrase.
    }
    if (std::optional<int> Status = handle(Text))
      return *Status;
  }
  bool IsBlank;
  phraseLength(Pending, IsBlank);
  if (!IsBlank)
    report("the last phrase does not end with `;;`");
  if (Editor)
    OS << '\n';
  OS.flush();
  return 0;
}

/// Evaluates a phrase or executes a directive. Returns the exit status if it
/// ends the session.
std::optional<int> Prompt::handle(StringRef Text) {
  if (Text.ltrim().starts_with("#"))
    return direct(Text);
  const auto Start = std::chrono::steady_clock::now();
  const std::optional<int> Status = ThePhrases.evaluate(Text);
  const std::chrono::duration<double> Time =
      std::chrono::steady_clock::now() - Start;
  if (ShowsTime)
    OS << llvm::format("time: %.3f s\n", Time.count());
  return Status;
}

std::optional<int> Prompt::direct(StringRef Text) {
  const StringRef Command = Text.trim().drop_front().drop_back(2).trim();
  const StringRef Name = Command.take_until(llvm::isSpace);
  const StringRef Arguments = Command.drop_front(Name.size()).trim();
  const auto *D = llvm::find_if(
      Directives, [&](const Directive &Known) { return Known.Name == Name; });
  if (D == std::end(Directives)) {
    report("#" + Name + ": unknown directive; `#help;;` lists the directives");
  } else if (Arguments.empty() != D->Arguments.empty()) {
    report("#" + Name + ": expected `" + D->text() + "`");
  } else {
    if (!D->Execute)
      return 0;
    (this->*D->Execute)(Arguments);
  }
  OS.flush();
  return std::nullopt;
}

void Prompt::showTime(StringRef Arguments) {
  if (Arguments != "on" && Arguments != "off")
    return report("#time: expected `on` or `off`");
  ShowsTime = Arguments == "on";
}

void Prompt::help(StringRef) {
  for (const Directive &D : Directives)
    OS << llvm::left_justify(D.text(), 18) << D.Help << '\n';
}

void Prompt::emit(StringRef Arguments) {
  auto [Kind, Name] = Arguments.split(' ');
  Name = Name.trim();
  if (Kind.empty() || Name.empty())
    return report(
        "#emit: expected an output and the name of a function, such as "
        "`#emit llvm f;;`");
  ThePhrases.compile(
      ("let _ = " + Name + ";;").str(),
      [&, Kind = Kind, Name = Name](const PhraseProgram &Program) {
        if (!Options.Emit(Kind, Name, Program, OS))
          report("#emit " + Kind + " " + Name +
                 ": there is no such output, or no such function");
      });
}

int mincaml::runPrompt(const PromptOptions &Options) {
  return Prompt(Options).run();
}
