//===- FrontendFuzzer.cpp - Any text to closed K-normal form --------------===//
//
// Parses and infers types. K-normalization, alpha conversion and closure
// conversion of well-typed programs are each checked by the verifier. Printing
// a typed program and parsing it again changes neither its types nor its closed
// form: both depend on the tree alone.
//
//===----------------------------------------------------------------------===//

#include "Input.h"
#include "Mutators.h"
#include "Subject.h"
#include "mincaml/KNormal/Printer.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::StringRef;

static std::string print(const knormal::ClosedProgram &Program) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  knormal::print(OS, Program);
  return Text;
}

/// TextWarnings are about bytes that are not UTF-8, which are not printed.
static void checkAgain(Subject &S, unsigned TextWarnings) {
  LanguageOptions Language = S.language();
  Language.NestingLimit = PrintedNestingLimit;
  std::string Text = S.printed();
  std::string Typed = S.printedTyped();
  if (!S.monomorphize())
    return;
  std::string Code = print(S.close());
  Subject Again(Text, Language);
  bool Accepted = Again.load() && Again.parse() && Again.infer();
  if (!Accepted)
    fail("a typed program that is printed is well-typed:\n" + Text +
         Again.finish());
  require(S.diagnostics().warnings() ==
              TextWarnings + Again.diagnostics().warnings(),
          "a program that is printed gives the same warnings:\n" + Text);
  require(Typed == Again.printedTyped(),
          "a program that is printed has the same types:\n" + Text);
  require(Again.monomorphize(),
          "a program that is printed needs the same copies:\n" + Text);
  // Functions of the library have other names when they are printed.
  require(print(Again.close()) == Code || S.usesLibrary(),
          "a program that is printed gives the same code:\n" + Text);
  // The program that desugaring has made.
  std::string Core = S.printed();
  Subject CoreAgain(Core, Language);
  if (!(CoreAgain.load() && CoreAgain.parse() && CoreAgain.infer()))
    fail("a program of the core that is printed is well-typed:\n" + Core +
         CoreAgain.finish());
}

const MutationWeights fuzz::TargetWeights = {/*Bytes=*/10, /*Tokens=*/15,
                                             /*Trees=*/75};

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  Choices Choose(configurationNumber(Text));
  DiagnosticOptions Options;
  if (Choose.next(2))
    Options.Format = DiagnosticOptions::OutputFormat::JSON;
  LanguageOptions Language;
  Language.Strict = Choose.next(4) == 1;
  Language.NestingLimit = NestingLimit;

  Subject S(Text, Language, Options);
  // Texts with syntax errors are for fuzz-parser, and do not enter this corpus.
  if (!S.load() || !S.parse())
    return -1;
  const unsigned TextWarnings = S.diagnostics().warnings();
  bool IsTyped = S.infer();
  S.finish();
  if (IsTyped)
    checkAgain(S, TextWarnings);
  return 0;
}
