//===- CapitalizedNames.cpp - Undefined capitalized names -----------------===//

#include "CapitalizedNames.h"
#include "LibraryHints.h"
#include "mincaml/Frontend/Library.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using llvm::SMRange;
using llvm::StringRef;

void mincaml::reportCapitalized(DiagnosticEngine &Diagnostics, SMRange Range,
                                StringRef Name, bool IsStrict, bool IsValue) {
  if (const LibraryHint *Known = findLibraryHint(Name)) {
    Diagnostic D =
        Diagnostics.report(Range, DiagnosticID::Capitalized, Name, Known->Hint);
    if (!Known->Replacement.empty())
      D.replace(Range, Known->Replacement);
  } else if (std::string Nearest = IsStrict ? "" : nearestLibraryName(Name);
             !Nearest.empty()) {
    Diagnostics
        .report(Range, DiagnosticID::Capitalized, Name,
                "did you mean `" + Nearest + "`?")
        .replace(Range, Nearest);
  } else if (Name.contains('.')) {
    StringRef Hint = findModuleHint(Name.split('.').first);
    Diagnostics.report(Range, DiagnosticID::Capitalized, Name,
                       IsStrict       ? "there are no modules"
                       : Hint.empty() ? "the library does not have it, and "
                                        "there are no other modules"
                                      : Hint);
  } else if (!IsStrict && IsValue) {
    Diagnostics
        .report(Range, DiagnosticID::Capitalized, Name,
                "no exception has this name, and there are no types with "
                "constructors")
        .note(SMRange(),
              ("an exception is defined at the top level, `exception " + Name +
               "`; the name of a variable or function begins with a "
               "lower-case letter")
                  .str());
  } else {
    std::string Small = Name.str();
    Small[0] = llvm::toLower(Small[0]);
    Diagnostics
        .report(Range, DiagnosticID::Capitalized, Name,
                IsStrict ? "names begin with a lower-case letter"
                         : "no exception has this name, and there are no "
                           "types with constructors; a variable begins with "
                           "a lower-case letter")
        .replace(Range, Small);
  }
}
