//===- TestProgram.h - Programs for tests -----------------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_REWRITING_TESTPROGRAM_H
#define MINCAML_TEST_UNIT_REWRITING_TESTPROGRAM_H

#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Rewriting/Variants.h"
#include "llvm/Support/raw_ostream.h"
#include <fcntl.h>
#include <unistd.h>

namespace mincaml::rewriting {

/// Parses Text and infers its types; returns null if there are errors.
inline std::unique_ptr<TypedProgram>
parseProgram(llvm::StringRef Text, LanguageOptions Language = {}) {
  DiagnosticOptions Options;
  Options.ImplicitExternalWarning = false;
  return TypedProgram::parse(Text, "test.ml", Language, Options, llvm::errs());
}

/// Parses Text and prints the tree.
inline std::string unchanged(llvm::StringRef Text) {
  std::unique_ptr<TypedProgram> P = parseProgram(Text);
  return P ? P->text() : "no program";
}

/// Returns the profile of a run of the program without input.
inline std::optional<ExecutionProfile> profileOf(TypedProgram &P) {
  auto Machine = Interpreter::create(*P.Tree, P.buffer(), P.diagnostics());
  if (!Machine)
    return std::nullopt;
  InterpreterOptions Options;
  int Null = open("/dev/null", O_RDWR);
  Options.InputDescriptor = Options.OutputDescriptor = Options.ErrorDescriptor =
      Null;
  ExecutionProfile Profile;
  Machine->run(Options, Profile);
  close(Null);
  return Profile;
}

} // namespace mincaml::rewriting

#endif // MINCAML_TEST_UNIT_REWRITING_TESTPROGRAM_H
