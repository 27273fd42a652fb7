//===- Diagnostics.cpp - Errors, warnings, notes and fix-its --------------===//

#include "mincaml/Support/Diagnostics.h"
#include "DiagnosticRenderer.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
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

/// The maximum length of an argument and of a note, in bytes: text from the
/// source and types can have any length. The message of a SPARC rule, which ends
/// with the number of the rule, is shorter.
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

StringRef mincaml::diagnosticCode(DiagnosticID ID) { return info(ID).Code; }
StringRef mincaml::diagnosticOption(DiagnosticID ID) { return info(ID).Option; }

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

//===- DiagnosticEngine ---------------------------------------------------===//

DiagnosticEngine::DiagnosticEngine(const llvm::SourceMgr &Sources,
                                   llvm::raw_ostream &OS,
                                   DiagnosticOptions Options)
    : Sources(Sources), OS(OS), Options(std::move(Options)) {}

Diagnostic DiagnosticEngine::reportFormatted(SMRange Range, DiagnosticID ID,
                                             ArrayRef<std::string> Arguments) {
  return Diagnostic(*this, ID, Range, substitute(info(ID).Format, Arguments));
}

bool DiagnosticEngine::isEnabled(DiagnosticID ID) const {
  return ID != DiagnosticID::ImplicitExternal ||
         Options.ImplicitExternalWarning;
}

void DiagnosticEngine::emit(Diagnostic &D) {
  if (!isEnabled(D.ID) || SaidStopping)
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

SourcePosition DiagnosticEngine::position(SMLoc Loc) {
  unsigned BufferID = Sources.FindBufferContainingLoc(Loc);
  return BufferID ? positions(BufferID).position(Loc) : SourcePosition();
}
