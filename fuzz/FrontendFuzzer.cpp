//===- FrontendFuzzer.cpp - Fuzzing from text to closure conversion -------===//
//
// The fuzzer parses a text and infers types. For well-typed programs it runs
// K-normalization, alpha conversion and closure conversion, and the verifier
// checks the result of each. It also checks that printing a typed program and
// parsing it again changes neither its types nor the closure-converted program,
// since both depend on the syntax tree alone.
//
//===----------------------------------------------------------------------===//

#include "CompilerInput.h"
#include "Input.h"
#include "Mutators.h"
#include "mincaml/KNormal/Phases.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::StringRef;

static std::string print(const knormal::ClosedProgram &Program) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  knormal::print(OS, Program);
  return Text;
}

/// Removes the numbers from names that the compiler makes, because they differ
/// when the printed program is compiled. One of these names is the parameter of
/// a `function` expression, which is printed as the identifier `matched_1`.
static std::string withoutNumbers(std::string Code) {
  for (StringRef Name : {"##", "matched"}) {
    std::string Result;
    for (StringRef Rest = Code; !Rest.empty();) {
      auto [Before, After] = Rest.split(Name);
      Result += Before;
      Rest = After.ltrim("_.0123456789");
    }
    Code = Result;
  }
  return Code;
}

/// Prints the typed program of S, compiles the result, and compares types,
/// warnings and the closure-converted programs. TextWarnings is the number of
/// S's warnings that the printed program cannot repeat, such as those about
/// bytes that are not UTF-8.
static void checkAgain(CompilerInput &S, unsigned TextWarnings) {
  LanguageOptions Language = S.language();
  Language.NestingLimit = PrintedNestingLimit;
  std::string Text = S.printed();
  std::string Typed = S.printedTyped();
  if (!S.monomorphize())
    return;
  std::string Code = withoutNumbers(print(S.close()));
  CompilerInput Again(Text, Language);
  bool Accepted =
      Again.load() && Again.parse() && Again.addLibrary() && Again.infer();
  if (!Accepted)
    fail("a typed program that is printed is well-typed:\n" + Text +
         Again.finish());
  // A match with lazy patterns gives no warnings, but the program is printed
  // with variables in place of these patterns, and may then give some. Optional
  // parameters may give a warning, but type inference removes their labels, so
  // the printed program does not repeat the warning.
  const bool HasOtherWarnings =
      S.text().contains("lazy") || S.text().contains('?');
  require(HasOtherWarnings || S.diagnostics().warnings() ==
                                  TextWarnings + Again.diagnostics().warnings(),
          "a program that is printed gives the same warnings:\n" + Text);
  require(Typed == Again.printedTyped(),
          "a program that is printed has the same types:\n" + Text);
  require(Again.monomorphize(),
          "a program that is printed needs the same copies:\n" + Text);
  // An operator that the program redefines is printed as an identifier,
  // `operator_1`. The code of a match that can fail contains the location of the
  // match, which is different in the printed program.
  require(withoutNumbers(print(Again.close())) == Code || S.hasOtherNames() ||
              StringRef(Text).contains("operator_") ||
              StringRef(Code).contains("Match_failure"),
          "a program that is printed gives the same code:\n" + Text);
  // close() has desugared the tree of S, so this prints a program in the core
  // language.
  std::string Core = S.printed();
  CompilerInput CoreAgain(Core, Language);
  if (!(CoreAgain.load() && CoreAgain.parse() && CoreAgain.addLibrary() &&
        CoreAgain.infer()))
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

  CompilerInput S(Text, Language, Options);
  // The corpus accepts only texts without syntax errors; fuzz-parser covers the
  // others.
  if (!S.load() || !S.parse())
    return -1;
  const unsigned TextWarnings = S.diagnostics().warnings();
  bool IsTyped = S.addLibrary() && S.infer();
  S.finish();
  if (IsTyped)
    checkAgain(S, TextWarnings);
  return 0;
}
