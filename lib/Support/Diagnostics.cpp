//===- Diagnostics.cpp - Errors, warnings, notes and fix-its --------------===//

#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

namespace {

struct DiagnosticDescription {
  StringRef Code;
  Severity Level;
  StringRef Option;
  StringRef Format;
  StringRef Explanation;
};

constexpr DiagnosticDescription Infos[] = {
#define DIAGNOSTIC(Enum, Code, Level, Option, Format, Explanation)             \
  {Code, Severity::Level, Option, Format, Explanation},
#include "mincaml/Support/Diagnostics.def"
};

struct DiagnosticExample {
  DiagnosticID ID;
  StringRef Options;
  StringRef Program;
  /// The arguments of the message, padded with empty strings.
  StringRef Arguments[4];
};

constexpr DiagnosticExample Examples[] = {
#define EXAMPLE(Enum, Options, Program, ...)                                   \
  {DiagnosticID::Enum, Options, Program, {__VA_ARGS__}},
#include "mincaml/Support/DiagnosticExamples.def"
};

const DiagnosticDescription &info(DiagnosticID ID) {
  return Infos[unsigned(ID)];
}

/// The maximum length in bytes of an argument and of a note. Text from the
/// source and types can have any length. Messages of SPARC rules end with the
/// number of the rule; they are shorter than this, so that the number is not
/// cut off.
constexpr size_t MaximalText = 400;

std::string shorten(StringRef Text, size_t Length) {
  if (Text.size() <= Length)
    return Text.str();
  Length -= 3;
  // Do not cut a character of several bytes.
  while (Length && (Text[Length] & 0xC0) == 0x80)
    --Length;
  return (Text.take_front(Length) + "...").str();
}

std::string substitute(StringRef Format, ArrayRef<std::string> Arguments) {
  std::string Result;
  while (!Format.empty()) {
    size_t Brace = Format.find('{');
    Result += Format.take_front(Brace);
    Format = Format.substr(std::min(Brace, Format.size()));
    unsigned Index = 0;
    if (Format.consume_front("{") && !Format.consumeInteger(10, Index) &&
        Format.consume_front("}"))
      Result += shorten(Arguments[Index], MaximalText);
  }
  return Result;
}

} // namespace

bool mincaml::explainDiagnostic(StringRef Code, llvm::raw_ostream &OS) {
  if (Code.starts_with_insensitive("MC"))
    Code = Code.drop_front(2);
  const auto *I =
      llvm::find_if(Infos, [Code](const DiagnosticDescription &Info) {
        return Info.Code.drop_front(2) == Code;
      });
  if (I == std::end(Infos))
    return false;
  const auto *Example =
      llvm::find_if(Examples, [I](const DiagnosticExample &Example) {
        return &info(Example.ID) == I;
      });
  const bool HasExample = Example != std::end(Examples);
  std::vector<std::string> Arguments(4, "...");
  if (HasExample)
    llvm::transform(Example->Arguments, Arguments.begin(),
                    [](StringRef Argument) { return Argument.str(); });
  OS << I->Code << ": " << substitute(I->Format, Arguments) << "\n\n"
     << I->Explanation << '\n';
  if (HasExample) {
    const bool IsCommand = Example->Options == "$";
    OS << "\nExample";
    if (!IsCommand && !Example->Options.empty())
      OS << ", with " << Example->Options;
    OS << ":\n\n";
    for (StringRef Line : llvm::split(Example->Program, '\n'))
      OS << "  " << Line << '\n';
  }
  if (!I->Option.empty())
    OS << "\nOption: -W[no-]" << I->Option << '\n';
  return true;
}

void mincaml::listDiagnostics(llvm::raw_ostream &OS) {
  for (const DiagnosticDescription &Info : Infos)
    OS << Info.Code << ": " << Info.Format << '\n';
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace mincaml {

/// Prints one diagnostic, as text or as JSON; see Diagnostics.h.
class DiagnosticRenderer {
public:
  explicit DiagnosticRenderer(DiagnosticEngine &Engine)
      : Engine(Engine), OS(Engine.OS) {}

  void printText(const Diagnostic &D);
  void printJSON(const Diagnostic &D);
  void printRemark(llvm::SMLoc Loc, llvm::StringRef Text);

private:
  /// The part of a source line that is shown, with the display column of each
  /// of its bytes.
  struct ShownLine {
    const char *Begin = nullptr;
    const char *End = nullptr;
    std::string Text;
    /// The display column of each byte, and of the end.
    std::vector<unsigned> Columns;
    bool contains(const char *P) const { return P >= Begin && P <= End; }
    unsigned column(const char *P) const;
  };

  void printHeader(llvm::SMRange Range, Severity Level,
                   const llvm::Twine &Message);
  void printSnippet(llvm::SMRange Range, llvm::ArrayRef<llvm::SMRange> More,
                    llvm::ArrayRef<FixIt> FixIts);
  ShownLine showLine(llvm::SMLoc Loc);
  std::string fixItLine(const ShownLine &Line, llvm::ArrayRef<FixIt> FixIts);

  llvm::StringRef fileName(llvm::SMLoc Loc);
  void writePosition(llvm::json::OStream &J, llvm::SMLoc Loc);
  void writeLocation(llvm::json::OStream &J, llvm::SMRange Range);
  void writeRange(llvm::json::OStream &J, llvm::SMRange Range);

  DiagnosticEngine &Engine;
  llvm::raw_ostream &OS;
};

} // namespace mincaml

namespace {

/// The limits for the part of a line that is shown, in bytes. Lines up to
/// MaximalLine are shown completely. Longer lines start at most SideOfCaret
/// before the caret, and are cut after MaximalLine.
constexpr size_t MaximalLine = 160;
constexpr size_t SideOfCaret = 60;
constexpr unsigned TabStop = 8;

/// Changes the colour of a stream while this object exists.
class ColourScope {
public:
  ColourScope(llvm::raw_ostream &OS, bool Enabled,
              llvm::raw_ostream::Colors Colour, bool Bold = true)
      : OS(OS), Enabled(Enabled) {
    if (Enabled)
      OS.changeColor(Colour, Bold);
  }
  ~ColourScope() {
    if (Enabled)
      OS.resetColor();
  }

private:
  llvm::raw_ostream &OS;
  bool Enabled;
};

bool usesColour(llvm::raw_ostream &OS, const DiagnosticOptions &Options) {
  switch (Options.Colour) {
  case DiagnosticOptions::ColourMode::Never:
    return false;
  case DiagnosticOptions::ColourMode::Auto:
    return OS.has_colors();
  case DiagnosticOptions::ColourMode::Always:
    OS.enable_colors(true);
    return true;
  }
  return false;
}

bool isContinuationByte(char C) { return (C & 0xC0) == 0x80; }

} // namespace

StringRef DiagnosticRenderer::fileName(SMLoc Loc) {
  unsigned BufferID = Engine.Sources.FindBufferContainingLoc(Loc);
  if (!BufferID)
    return "";
  return Engine.Sources.getMemoryBuffer(BufferID)->getBufferIdentifier();
}

//===- Text ---------------------------------------------------------------===//

unsigned DiagnosticRenderer::ShownLine::column(const char *P) const {
  return Columns[std::clamp(P, Begin, End) - Begin];
}

void DiagnosticRenderer::printHeader(SMRange Range, Severity Level,
                                     const llvm::Twine &Message) {
  bool Colour = usesColour(OS, Engine.Options);
  {
    ColourScope Scope(OS, Colour, llvm::raw_ostream::SAVEDCOLOR);
    if (Range.isValid()) {
      SourcePosition At = Engine.position(Range.Start);
      OS << printableText(fileName(Range.Start)) << ':' << At.Line << ':'
         << At.Column << ": ";
    } else if (Level != Severity::Note) {
      OS << Engine.Options.ProgramName << ": ";
    }
  }
  // These are in the order of Severity.
  static constexpr std::pair<llvm::raw_ostream::Colors, StringRef> Labels[] = {
      {llvm::raw_ostream::CYAN, "note: "},
      {llvm::raw_ostream::BLUE, "remark: "},
      {llvm::raw_ostream::MAGENTA, "warning: "},
      {llvm::raw_ostream::RED, "error: "}};
  {
    auto [LabelColour, Label] = Labels[unsigned(Level)];
    ColourScope Scope(OS, Colour, LabelColour);
    OS << Label;
  }
  ColourScope Scope(OS, Colour, llvm::raw_ostream::SAVEDCOLOR);
  OS << printableText(Message.str()) << '\n';
}

/// Splits the line into characters, expands tabs, and replaces characters that
/// a terminal cannot show by `?`.
DiagnosticRenderer::ShownLine DiagnosticRenderer::showLine(SMLoc Loc) {
  ShownLine Line;
  unsigned BufferID = Engine.Sources.FindBufferContainingLoc(Loc);
  StringRef Buffer = Engine.Sources.getMemoryBuffer(BufferID)->getBuffer();
  ArrayRef<size_t> Starts = Engine.positions(BufferID).lineStarts();
  unsigned Number = Engine.position(Loc).Line;
  size_t Start = Starts[Number - 1];
  size_t End = Number < Starts.size() ? Starts[Number] - 1 : Buffer.size();
  if (End > Start && Buffer[End - 1] == '\r')
    --End;

  bool CutStart = false;
  bool CutEnd = false;
  if (End - Start > MaximalLine) {
    size_t Caret =
        std::clamp<size_t>(Loc.getPointer() - Buffer.data(), Start, End);
    if (Caret - Start > SideOfCaret) {
      Start = Caret - SideOfCaret;
      CutStart = true;
    }
    if (End - Start > MaximalLine) {
      End = Start + MaximalLine;
      CutEnd = true;
    }
    while (CutStart && Start < Caret && isContinuationByte(Buffer[Start]))
      ++Start;
    while (CutEnd && End > Caret && isContinuationByte(Buffer[End]))
      --End;
  }

  Line.Begin = Buffer.data() + Start;
  Line.End = Buffer.data() + End;
  unsigned Column = 0;
  if (CutStart) {
    Line.Text = "...";
    Column = 3;
  }
  for (const char *P = Line.Begin; P != Line.End;) {
    size_t Length =
        std::max<size_t>(characterLength(StringRef(P, Line.End - P)), 1);
    StringRef Character(P, Length);
    int Width = llvm::sys::unicode::columnWidthUTF8(Character);
    Line.Columns.insert(Line.Columns.end(), Length, Column);
    if (*P == '\t') {
      Width = TabStop - Column % TabStop;
      Line.Text.append(Width, ' ');
    } else if (Width < 0) {
      Width = 1;
      Line.Text += '?';
    } else {
      Line.Text += Character;
    }
    Column += Width;
    P += Length;
  }
  Line.Columns.push_back(Column);
  if (CutEnd)
    Line.Text += "...";
  return Line;
}

std::string DiagnosticRenderer::fixItLine(const ShownLine &Line,
                                          ArrayRef<FixIt> FixIts) {
  constexpr size_t LongestShown = 80;
  llvm::SmallVector<const FixIt *, 4> Shown;
  for (const FixIt &F : FixIts)
    if (Line.contains(F.Range.Start.getPointer()) &&
        F.Replacement.size() <= LongestShown &&
        StringRef(F.Replacement).find_first_of("\n\t") == StringRef::npos)
      Shown.push_back(&F);
  // Sort by location, then by the order in which they were added.
  llvm::sort(Shown, [](const FixIt *A, const FixIt *B) {
    return std::pair(A->Range.Start.getPointer(), A) <
           std::pair(B->Range.Start.getPointer(), B);
  });
  std::string Text;
  for (const FixIt *F : Shown) {
    size_t Column = Line.column(F->Range.Start.getPointer());
    // If two replacements would touch, move the second one to the right.
    if (!Text.empty() && Column <= Text.size())
      Column = Text.size() + 1;
    Text.resize(std::max(Column, Text.size()), ' ');
    Text += printableText(F->Replacement);
  }
  return StringRef(Text).rtrim().str();
}

void DiagnosticRenderer::printSnippet(SMRange Range, ArrayRef<SMRange> More,
                                      ArrayRef<FixIt> FixIts) {
  ShownLine Line = showLine(Range.Start);
  OS << Line.Text << '\n';

  std::string Carets(Line.Columns.back() + 1, ' ');
  auto Underline = [&](SMRange R) {
    const char *Start = R.Start.getPointer();
    const char *End = R.End.getPointer();
    if (Start > Line.End || End < Line.Begin)
      return;
    for (unsigned I = Line.column(Start), E = Line.column(End); I < E; ++I)
      Carets[I] = '~';
  };
  for (SMRange R : More)
    Underline(R);
  Underline(Range);
  Carets[Line.column(Range.Start.getPointer())] = '^';

  bool Colour = usesColour(OS, Engine.Options);
  ColourScope Scope(OS, Colour, llvm::raw_ostream::GREEN);
  OS << StringRef(Carets).rtrim() << '\n';
  std::string Fixes = fixItLine(Line, FixIts);
  if (!Fixes.empty())
    OS << Fixes << '\n';
}

void DiagnosticRenderer::printRemark(SMLoc Loc, StringRef Text) {
  printHeader(SMRange(Loc, Loc), Severity::Remark, Text);
  printSnippet(SMRange(Loc, Loc), {}, {});
}

void DiagnosticRenderer::printText(const Diagnostic &D) {
  std::string Message = D.Message;
  Message += (" [" + info(D.ID).Code + "]").str();
  StringRef Option = info(D.ID).Option;
  bool Promoted = D.Level == Severity::Error && Engine.Options.WarningsAsErrors;
  if (!Option.empty())
    Message += ((Promoted ? " [-Werror,-W" : " [-W") + Option + "]").str();
  printHeader(D.Range, D.Level, Message);
  if (D.Range.isValid())
    printSnippet(D.Range, D.Highlights, D.FixIts);

  for (const DiagnosticNote &N : D.Notes) {
    printHeader(N.Range, Severity::Note, N.Text);
    if (N.Range.isValid())
      printSnippet(N.Range, {}, {});
  }
  // A fix-it on another line is not part of the snippet above, so it gets its
  // own note.
  for (const FixIt &F : D.FixIts) {
    if (D.Range.isValid() && Engine.position(D.Range.Start).Line ==
                                 Engine.position(F.Range.Start).Line)
      continue;
    bool Inserts = F.Range.Start == F.Range.End;
    StringRef Text = StringRef(F.Replacement).trim();
    printHeader(F.Range, Severity::Note,
                (Inserts ? "insert `" : "replace this with `") + Text + "`");
    printSnippet(F.Range, {}, F);
  }
}

//===- JSON ---------------------------------------------------------------===//

void DiagnosticRenderer::writePosition(llvm::json::OStream &J, SMLoc Loc) {
  SourcePosition At = Engine.position(Loc);
  J.attribute("line", At.Line);
  J.attribute("column", At.Column);
}

void DiagnosticRenderer::writeLocation(llvm::json::OStream &J, SMRange Range) {
  J.attributeObject("location", [&] {
    J.attribute("file", llvm::json::fixUTF8(fileName(Range.Start)));
    writePosition(J, Range.Start);
    J.attributeObject("end", [&] { writePosition(J, Range.End); });
  });
}

void DiagnosticRenderer::writeRange(llvm::json::OStream &J, SMRange Range) {
  J.attributeObject("start", [&] { writePosition(J, Range.Start); });
  J.attributeObject("end", [&] { writePosition(J, Range.End); });
}

void DiagnosticRenderer::printJSON(const Diagnostic &D) {
  llvm::json::OStream J(OS, 2);
  J.object([&] {
    J.attribute("severity", D.Level == Severity::Error ? "error" : "warning");
    J.attribute("code", info(D.ID).Code);
    if (!info(D.ID).Option.empty())
      J.attribute("option", ("-W" + info(D.ID).Option).str());
    J.attribute("message", printableText(D.Message));
    if (D.Range.isValid())
      writeLocation(J, D.Range);
    J.attributeArray("ranges", [&] {
      for (SMRange R : D.Highlights)
        J.object([&] { writeRange(J, R); });
    });
    J.attributeArray("fixits", [&] {
      for (const FixIt &F : D.FixIts)
        J.object([&] {
          J.attributeObject("range", [&] { writeRange(J, F.Range); });
          J.attribute("replacement", llvm::json::fixUTF8(F.Replacement));
        });
    });
    J.attributeArray("notes", [&] {
      for (const DiagnosticNote &N : D.Notes)
        J.object([&] {
          J.attribute("message", printableText(N.Text));
          if (N.Range.isValid())
            writeLocation(J, N.Range);
        });
    });
  });
}

//===- Diagnostic ---------------------------------------------------------===//

Diagnostic::Diagnostic(DiagnosticEngine &Engine, DiagnosticID ID, SMRange Range,
                       std::string Message)
    : Engine(&Engine), ID(ID), Level(info(ID).Level), Range(Range),
      Message(std::move(Message)) {}

Diagnostic::Diagnostic(Diagnostic &&Other)
    : Engine(Other.Engine), ID(Other.ID), Level(Other.Level),
      Range(Other.Range), Message(std::move(Other.Message)),
      Highlights(std::move(Other.Highlights)), FixIts(std::move(Other.FixIts)),
      Notes(std::move(Other.Notes)) {
  Other.Engine = nullptr;
}

Diagnostic::~Diagnostic() {
  if (Engine)
    Engine->emit(*this);
}

Diagnostic &Diagnostic::highlight(SMRange R) {
  if (R.isValid())
    Highlights.push_back(R);
  return *this;
}

Diagnostic &Diagnostic::replace(SMRange R, const Twine &Replacement) {
  FixIts.push_back({R, Replacement.str()});
  return *this;
}

Diagnostic &Diagnostic::insert(SMLoc Loc, const Twine &Text) {
  return replace(SMRange(Loc, Loc), Text);
}

Diagnostic &Diagnostic::note(SMRange R, const Twine &Text) {
  Notes.push_back({R, shorten(Text.str(), MaximalText)});
  return *this;
}

StringRef Diagnostic::code() const { return info(ID).Code; }

StringRef Diagnostic::sourceAfter(SMLoc Loc) const {
  const llvm::SourceMgr &Sources = Engine->Sources;
  StringRef Text =
      Sources.getMemoryBuffer(Sources.FindBufferContainingLoc(Loc))
          ->getBuffer();
  return Text.drop_front(Loc.getPointer() - Text.data());
}

//===- DiagnosticEngine ---------------------------------------------------===//

DiagnosticEngine::DiagnosticEngine(const llvm::SourceMgr &Sources,
                                   llvm::raw_ostream &OS,
                                   DiagnosticOptions Options)
    : Sources(Sources), OS(OS), Options(std::move(Options)) {}

DiagnosticEngine::DiagnosticEngine(const llvm::SourceMgr &Sources,
                                   DiagnosticConsumer Consumer,
                                   DiagnosticOptions Options)
    : Sources(Sources), OS(llvm::nulls()), Consumer(std::move(Consumer)),
      Options(std::move(Options)) {}

Diagnostic DiagnosticEngine::reportFormatted(SMRange Range, DiagnosticID ID,
                                             ArrayRef<std::string> Arguments) {
  return Diagnostic(*this, ID, Range, substitute(info(ID).Format, Arguments));
}

void DiagnosticEngine::emit(Diagnostic &D) {
  if (SaidStopping || (D.ID == DiagnosticID::ImplicitExternal &&
                       !Options.ImplicitExternalWarning))
    return;
  if (D.Level == Severity::Warning &&
      (Options.NoWarnings ||
       (Options.WarningRange.isValid() &&
        (D.Range.Start.getPointer() < Options.WarningRange.Start.getPointer() ||
         D.Range.Start.getPointer() > Options.WarningRange.End.getPointer()))))
    return;
  if (D.Level == Severity::Warning && Options.WarningsAsErrors)
    D.Level = Severity::Error;
  bool IsJSON = Options.Format == DiagnosticOptions::OutputFormat::JSON;
  if (D.Level == Severity::Error) {
    if (Options.ErrorLimit && NumErrors >= Options.ErrorLimit) {
      SaidStopping = true;
      if (!IsJSON)
        OS << "fatal error: too many errors emitted, stopping now "
              "[-ferror-limit=]\n";
      return;
    }
    ++NumErrors;
  } else {
    ++NumWarnings;
  }
  if (Consumer) {
    Consumer(D);
    return;
  }
  DiagnosticRenderer Renderer(*this);
  if (IsJSON) {
    OS << (NumPrinted++ ? ",\n" : "[\n");
    Renderer.printJSON(D);
  } else {
    Renderer.printText(D);
  }
}

void DiagnosticEngine::remark(SMLoc Loc, StringRef Text) {
  DiagnosticRenderer(*this).printRemark(Loc, Text);
}

void DiagnosticEngine::finish() {
  if (Options.Format == DiagnosticOptions::OutputFormat::JSON) {
    OS << (NumPrinted ? "\n]\n" : "[]\n");
    return;
  }
  if (!NumErrors && !NumWarnings)
    return;
  auto PrintCount = [this](unsigned Count, StringRef What) {
    OS << Count << ' ' << What << (Count == 1 ? "" : "s");
  };
  if (NumErrors)
    PrintCount(NumErrors, "error");
  if (NumErrors && NumWarnings)
    OS << " and ";
  if (NumWarnings)
    PrintCount(NumWarnings, "warning");
  OS << " generated.\n";
}

const SourcePositions &DiagnosticEngine::positions(unsigned BufferID) {
  if (Positions.size() <= BufferID)
    Positions.resize(BufferID + 1);
  std::unique_ptr<SourcePositions> &Lines = Positions[BufferID];
  if (!Lines)
    Lines = std::make_unique<SourcePositions>(
        Sources.getMemoryBuffer(BufferID)->getMemBufferRef());
  return *Lines;
}

StringRef DiagnosticEngine::fileName(SMLoc Loc) const {
  unsigned ID = Sources.FindBufferContainingLoc(Loc);
  return ID ? Sources.getMemoryBuffer(ID)->getBufferIdentifier() : StringRef();
}

SourcePosition DiagnosticEngine::position(SMLoc Loc) {
  unsigned BufferID = Sources.FindBufferContainingLoc(Loc);
  return BufferID ? positions(BufferID).position(Loc) : SourcePosition();
}
