//===- UndefinedNames.cpp - Messages about undefined names ----------------===//

#include "Inference/UndefinedNames.h"
#include "LibraryHints.h"
#include "OperatorSymbols.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

void mincaml::reportUndefinedOperator(DiagnosticEngine &Diagnostics,
                                      const VariableReference &V) {
  StringRef Hint = foreignOperatorHint(V.Name);
  if (!Hint.empty()) {
    Hint = Hint.split("; in the original language").first;
    Diagnostic D = Diagnostics.report(V.Range, DiagnosticID::ForeignOperator,
                                      V.Name, Hint);
    if (Hint.consume_front("write `") && Hint.consume_back("`") &&
        !Hint.contains('`'))
      D.replace(V.Range, Hint);
    return;
  }
  std::string Separated = separatedSymbol(V.Name);
  StringRef Other = otherLanguageHint(V.Name);
  bool IsSeparable = StringRef(Separated).contains(' ');
  Diagnostic D = Diagnostics.report(
      V.Range, DiagnosticID::UndefinedOperator, V.Name,
      !Other.empty() ? ("; " + Other).str()
      : IsSeparable  ? "; write `" + Separated + "` with a blank"
                     : "");
  if (IsSeparable)
    D.replace(V.Range, Separated);
}

void mincaml::reportNotVisible(DiagnosticEngine &Diagnostics,
                               const VariableReference &V, const Binder &B) {
  SourcePosition Use = Diagnostics.position(V.Range.Start);
  const char *Line = V.Range.Start.getPointer() - (Use.Column - 1);
  if (Use.Line != Diagnostics.position(B.Range.Start).Line &&
      llvm::isAlpha(*Line)) {
    StringRef Word =
        StringRef(Line, V.Range.End.getPointer() - Line).take_while([](char C) {
          return llvm::isAlnum(C) || C == '_' || C == '.' || C == '\'';
        });
    Diagnostics
        .report(SMRange(SMLoc::getFromPointer(Line),
                        SMLoc::getFromPointer(Word.end())),
                DiagnosticID::ExpressionAfterDefinition, "an expression")
        .insert(SMLoc::getFromPointer(Line), "let () = ")
        .note(B.Range, "so it is a part of the definition of '" + B.Name + "'");
    return;
  }
  Diagnostics.report(V.Range, DiagnosticID::NotVisible, V.Name)
      .insert(B.Range.Start, "rec ")
      .note(B.Range, "the definition is here");
}

bool mincaml::reportForeignName(DiagnosticEngine &Diagnostics,
                                const VariableReference &V) {
  const LibraryHint *Known = findNameHint(V.Name);
  if (!Known)
    return false;
  Diagnostic D = Diagnostics.report(V.Range, DiagnosticID::UndefinedName,
                                    V.Name, ("; " + Known->Hint).str());
  if (!Known->Replacement.empty())
    D.replace(V.Range, Known->Replacement);
  return true;
}
