//===- Diagnostics.h - Errors, warnings, notes and fix-its ------*- C++ -*-===//
//
// All messages about source files are reported to a DiagnosticEngine, which
// counts and limits them, and prints them as text in the style of
// llvm::SMDiagnostic
//
//   foo.ml:3:7: error: `+` adds integers, ... [MC0302]
//     x + 1.0
//       ^ ~~~
//       +.
//
// or as JSON. Only Diagnostics.def contains the messages, their codes and the
// text of `--explain`.
//
// The JSON is one array with an object for each diagnostic, in the order in
// which they are reported:
//
//   {
//     "severity": "error" | "warning",
//     "code": "MC0302",
//     "option": "-Wimplicit-external",        // only if an option controls it
//     "message": "...",
//     "location": LOCATION,                   // only if it is about source text
//     "ranges": [RANGE, ...],                 // more text to underline
//     "fixits": [{"range": RANGE, "replacement": "+."}, ...],
//     "notes": [{"message": "...", "location": LOCATION}, ...]
//   }
//   LOCATION = {"file": "foo.ml", "line": 3, "column": 7,
//               "end": {"line": 3, "column": 8}}
//   RANGE    = {"start": {"line": 3, "column": 7},
//               "end": {"line": 3, "column": 8}}
//
// Lines and columns count from 1, columns in bytes; an end is exclusive. A
// fix-it replaces the text of its range. An empty range means an insertion.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_DIAGNOSTICS_H
#define MINCAML_SUPPORT_DIAGNOSTICS_H

#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class SourceMgr;
class raw_ostream;
} // namespace llvm

namespace mincaml {

enum class DiagnosticID : uint16_t {
#define DIAGNOSTIC(Enum, Code, Severity, Option, Format, Explanation) Enum,
#include "mincaml/Support/Diagnostics.def"
};

enum class Severity : uint8_t { Note, Remark, Warning, Error };

struct DiagnosticOptions {
  enum class OutputFormat : uint8_t { Text, JSON };
  enum class ColourMode : uint8_t { Auto, Always, Never };

  /// The number of errors after which to stop; 0 means no limit.
  unsigned ErrorLimit = 20;
  bool WarningsAsErrors = false;
  /// Report no warning.
  bool NoWarnings = false;
  /// If valid, only warnings about this part of the text are reported.
  llvm::SMRange WarningRange;
  /// The option -Wimplicit-external.
  bool ImplicitExternalWarning = true;
  OutputFormat Format = OutputFormat::Text;
  /// Auto uses colours if the stream is a terminal.
  ColourMode Colour = ColourMode::Auto;
  /// The prefix of messages without a location.
  std::string ProgramName = "mincaml-llc";
};

struct FixIt {
  llvm::SMRange Range;
  std::string Replacement;
};

class DiagnosticEngine;

/// Additional information of a diagnostic, at another location or without one.
struct DiagnosticNote {
  llvm::SMRange Range;
  std::string Text;
};

/// A message under construction. Its destructor emits it, usually at the end of
/// the statement.
class Diagnostic {
public:
  Diagnostic(Diagnostic &&Other);
  Diagnostic(const Diagnostic &) = delete;
  Diagnostic &operator=(const Diagnostic &) = delete;
  Diagnostic &operator=(Diagnostic &&) = delete;
  ~Diagnostic();

  /// Underlines additional text.
  Diagnostic &highlight(llvm::SMRange Range);
  Diagnostic &replace(llvm::SMRange Range, const llvm::Twine &Replacement);
  Diagnostic &insert(llvm::SMLoc Loc, const llvm::Twine &Text);
  /// Adds a note at another location, or a note without a location if the
  /// range is invalid.
  Diagnostic &note(llvm::SMRange Range, const llvm::Twine &Text);

  /// The source text from a valid location to the end of the file. A source
  /// that is not read from a file may lack a null character at its end.
  llvm::StringRef sourceAfter(llvm::SMLoc Loc) const;

  // For a DiagnosticConsumer.
  /// The code, such as "MC0302".
  llvm::StringRef code() const;
  Severity severity() const { return Level; }
  /// Invalid if the message is not about source text.
  llvm::SMRange range() const { return Range; }
  llvm::StringRef message() const { return Message; }
  llvm::ArrayRef<FixIt> fixIts() const { return FixIts; }
  llvm::ArrayRef<DiagnosticNote> notes() const { return Notes; }

private:
  friend class DiagnosticEngine;
  friend class DiagnosticRenderer;

  Diagnostic(DiagnosticEngine &Engine, DiagnosticID ID, llvm::SMRange Range,
             std::string Message);

  DiagnosticEngine *Engine;
  DiagnosticID ID;
  Severity Level = Severity::Error;
  llvm::SMRange Range;
  std::string Message;
  llvm::SmallVector<llvm::SMRange, 2> Highlights;
  llvm::SmallVector<FixIt, 2> FixIts;
  llvm::SmallVector<DiagnosticNote, 2> Notes;
};

/// Gets each diagnostic that a DiagnosticEngine would print.
using DiagnosticConsumer = std::function<void(const Diagnostic &)>;

class DiagnosticEngine {
public:
  /// Both references must outlive the engine.
  DiagnosticEngine(const llvm::SourceMgr &Sources, llvm::raw_ostream &OS,
                   DiagnosticOptions Options = {});
  /// Passes diagnostics to Consumer instead of printing them.
  DiagnosticEngine(const llvm::SourceMgr &Sources, DiagnosticConsumer Consumer,
                   DiagnosticOptions Options = {});
  DiagnosticEngine(const DiagnosticEngine &) = delete;
  DiagnosticEngine &operator=(const DiagnosticEngine &) = delete;

  /// Reports ID at a range of text, which is underlined, with a caret at its
  /// start. Each `{N}` of the format is replaced by the N-th argument: a
  /// string, a character or a number.
  template <typename... Arguments>
  Diagnostic report(llvm::SMRange Range, DiagnosticID ID,
                    const Arguments &...As) {
    return reportFormatted(Range, ID, {toText(As)...});
  }
  template <typename... Arguments>
  Diagnostic report(llvm::SMLoc Loc, DiagnosticID ID, const Arguments &...As) {
    return reportFormatted(llvm::SMRange(Loc, Loc), ID, {toText(As)...});
  }
  /// Reports something without a location.
  template <typename... Arguments>
  Diagnostic report(DiagnosticID ID, const Arguments &...As) {
    return reportFormatted(llvm::SMRange(), ID, {toText(As)...});
  }

  /// Prints a remark of a pass. It is text even with OutputFormat::JSON.
  void remark(llvm::SMLoc Loc, llvm::StringRef Text);

  /// Ends the output: prints the line with the numbers of errors and warnings,
  /// or ends the JSON array, which is empty if nothing was reported. Must be
  /// called once, after all reports.
  void finish();

  unsigned errors() const { return NumErrors; }
  unsigned warnings() const { return NumWarnings; }
  bool hadError() const { return NumErrors != 0; }
  /// Whether the error limit was reached. No more errors are printed then, so
  /// it is useless to look for more.
  bool hasStopped() const { return SaidStopping; }
  const DiagnosticOptions &options() const { return Options; }
  const llvm::SourceMgr &sources() const { return Sources; }

  /// The name of the file that contains a location; empty if the location is
  /// invalid.
  llvm::StringRef fileName(llvm::SMLoc Loc) const;

  /// The line and column of a location. The first location in a buffer takes
  /// linear time, others logarithmic time.
  SourcePosition position(llvm::SMLoc Loc);

private:
  friend class Diagnostic;
  friend class DiagnosticRenderer;

  template <typename Argument> static std::string toText(const Argument &A) {
    return llvm::Twine(A).str();
  }

  Diagnostic reportFormatted(llvm::SMRange Range, DiagnosticID ID,
                             llvm::ArrayRef<std::string> Arguments);
  void emit(Diagnostic &D);
  const SourcePositions &positions(unsigned BufferID);

  const llvm::SourceMgr &Sources;
  llvm::raw_ostream &OS;
  DiagnosticConsumer Consumer;
  DiagnosticOptions Options;
  unsigned NumErrors = 0;
  unsigned NumWarnings = 0;
  unsigned NumPrinted = 0;
  bool SaidStopping = false;
  /// The positions of each buffer, by buffer number; created on demand.
  std::vector<std::unique_ptr<SourcePositions>> Positions;
};

/// Prints the explanation of a code (in upper or lower case, with or without
/// "MC"), for `--explain`. Returns false if there is no such code.
bool explainDiagnostic(llvm::StringRef Code, llvm::raw_ostream &OS);
/// Prints every code with its message.
void listDiagnostics(llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_SUPPORT_DIAGNOSTICS_H
