//===- DiagnosticRenderer.h - Printing diagnostics --------------*- C++ -*-===//

#ifndef MINCAML_LIB_SUPPORT_DIAGNOSTICRENDERER_H
#define MINCAML_LIB_SUPPORT_DIAGNOSTICRENDERER_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"

namespace llvm::json {
class OStream;
}

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
  /// The part of a source line that is shown, and the display column of each
  /// of its bytes.
  struct ShownLine {
    const char *Begin = nullptr;
    const char *End = nullptr;
    std::string Text;
    /// The column of each byte, and of the end.
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
  bool isOnLineOf(llvm::SMLoc Loc, const FixIt &F);

  llvm::StringRef fileName(llvm::SMLoc Loc);
  void writePosition(llvm::json::OStream &J, llvm::SMLoc Loc);
  void writeLocation(llvm::json::OStream &J, llvm::SMRange Range);
  void writeRange(llvm::json::OStream &J, llvm::SMRange Range);

  DiagnosticEngine &Engine;
  llvm::raw_ostream &OS;
};

} // namespace mincaml

#endif // MINCAML_LIB_SUPPORT_DIAGNOSTICRENDERER_H
