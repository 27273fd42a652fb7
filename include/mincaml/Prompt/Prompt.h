//===- Prompt.h - The prompt of mincaml-llc ---------------------*- C++ -*-===//

#ifndef MINCAML_PROMPT_PROMPT_H
#define MINCAML_PROMPT_PROMPT_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <string>

namespace mincaml {

struct PromptOptions {
  LanguageOptions Language;
  DiagnosticOptions Diagnostics;
  InterpreterOptions Run;
  /// Writes an output of the compiler, such as `llvm`, for a program of the core
  /// language to a stream; of the functions, only those of this name if it is not
  /// empty. Returns false if there is no such output.
  std::function<bool(llvm::StringRef Kind, llvm::StringRef Function,
                     ast::Expression &Program, ast::ASTContext &Trees,
                     TypeContext &Types, llvm::MemoryBufferRef Source,
                     llvm::raw_ostream &OS)>
      Emit;
};

/// Reads phrases from standard input, evaluates them, and prints the results to
/// standard output, until the end of the input or until a phrase ends the
/// session. Returns the exit status. Requires a stack for
/// LanguageOptions::NestingLimit levels of recursion.
int runPrompt(const PromptOptions &Options);

} // namespace mincaml

#endif // MINCAML_PROMPT_PROMPT_H
