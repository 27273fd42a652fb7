//===- TestProgram.h - A program in a test ----------------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_REWRITING_TESTPROGRAM_H
#define MINCAML_TEST_UNIT_REWRITING_TESTPROGRAM_H

#include "mincaml/Rewriting/TypedProgram.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml::rewriting {

/// Null if Text is not a program.
inline std::unique_ptr<TypedProgram>
parseProgram(llvm::StringRef Text, LanguageOptions Language = {}) {
  DiagnosticOptions Options;
  Options.ImplicitExternalWarning = false;
  return TypedProgram::parse(Text, "test.ml", Language, Options, llvm::errs());
}

} // namespace mincaml::rewriting

#endif // MINCAML_TEST_UNIT_REWRITING_TESTPROGRAM_H
