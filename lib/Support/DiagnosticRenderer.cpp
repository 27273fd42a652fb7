//===- DiagnosticRenderer.cpp - Printing diagnostics ----------------------===//

#include "DiagnosticRenderer.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/Unicode.h"

using namespace mincaml;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// The part of a line that is shown, in bytes: lines up to MaximalLine are shown
/// completely. Longer ones start at most SideOfCaret before the caret and are
/// cut after MaximalLine.
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
  switch (Level) {
  case Severity::Note: {
    ColourScope Scope(OS, Colour, llvm::raw_ostream::CYAN);
    OS << "note: ";
    break;
  }
  case Severity::Remark: {
    ColourScope Scope(OS, Colour, llvm::raw_ostream::BLUE);
    OS << "remark: ";
    break;
  }
  case Severity::Warning: {
    ColourScope Scope(OS, Colour, llvm::raw_ostream::MAGENTA);
    OS << "warning: ";
    break;
  }
  case Severity::Error: {
    ColourScope Scope(OS, Colour, llvm::raw_ostream::RED);
    OS << "error: ";
    break;
  }
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
    // If two would touch, move the second one to the right.
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

bool DiagnosticRenderer::isOnLineOf(SMLoc Loc, const FixIt &F) {
  return Engine.position(Loc).Line == Engine.position(F.Range.Start).Line;
}

void DiagnosticRenderer::printRemark(SMLoc Loc, StringRef Text) {
  printHeader(SMRange(Loc, Loc), Severity::Remark, Text);
  printSnippet(SMRange(Loc, Loc), {}, {});
}

void DiagnosticRenderer::printText(const Diagnostic &D) {
  std::string Message = D.Message;
  Message += (" [" + diagnosticCode(D.ID) + "]").str();
  StringRef Option = diagnosticOption(D.ID);
  bool Promoted = D.Level == Severity::Error && Engine.Options.WarningsAsErrors;
  if (!Option.empty())
    Message += ((Promoted ? " [-Werror,-W" : " [-W") + Option + "]").str();
  printHeader(D.Range, D.Level, Message);
  if (D.Range.isValid())
    printSnippet(D.Range, D.Highlights, D.FixIts);

  for (const Diagnostic::Note &N : D.Notes) {
    printHeader(N.Range, Severity::Note, N.Text);
    if (N.Range.isValid())
      printSnippet(N.Range, {}, {});
  }
  // A fix-it on another line is not part of the snippet above.
  for (const FixIt &F : D.FixIts) {
    if (D.Range.isValid() && isOnLineOf(D.Range.Start, F))
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
    J.attribute("code", diagnosticCode(D.ID));
    if (!diagnosticOption(D.ID).empty())
      J.attribute("option", ("-W" + diagnosticOption(D.ID)).str());
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
      for (const Diagnostic::Note &N : D.Notes)
        J.object([&] {
          J.attribute("message", printableText(N.Text));
          if (N.Range.isValid())
            writeLocation(J, N.Range);
        });
    });
  });
}
