//===- Prompt.h - The prompt of mincaml-llc ---------------------*- C++ -*-===//

#ifndef MINCAML_PROMPT_PROMPT_H
#define MINCAML_PROMPT_PROMPT_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <functional>
#include <optional>
#include <string>

namespace mincaml {

/// A phrase as a program of the core language.
struct PhraseProgram {
  ast::Expression &Program;
  TypeContext &Types;
  llvm::MemoryBufferRef Source;
};

/// A value that a compiled phrase stores by a call of the external
/// FunctionPrefix followed by the number of the value.
struct StoredValue {
  static constexpr llvm::StringLiteral FunctionPrefix = "prompt_store_";
  /// The cell; nothing for an exception that the phrase has not handled.
  std::optional<unsigned> Cell;
  Type *Ty = nullptr;
};

/// The result of a compiled phrase.
struct CompiledRun {
  enum class Kind : uint8_t {
    NotCompiled, ///< nothing has been evaluated
    Finished,    ///< Values is complete
    Interrupted,
    StackOverflow,
    Stopped ///< the phrase has ended the process with Status
  };
  Kind TheKind;
  int Status = 0;
  /// The stored values in their order: each is its number, 4 bytes, and its
  /// bytes, as HeapReader writes them.
  std::string Values = {};
  /// What the phrase has printed to standard error.
  std::string Errors = {};
};

struct PromptOptions {
  LanguageOptions Language;
  DiagnosticOptions Diagnostics;
  InterpreterOptions Run;
  /// Compiles a phrase and runs it in a child process. Empty if that is not
  /// possible.
  std::function<CompiledRun(const PhraseProgram &, llvm::ArrayRef<StoredValue>)>
      Compile;
  /// Writes an output of the compiler, such as `llvm`, for the functions of this
  /// name to a stream. Returns false if there is no such output.
  std::function<bool(llvm::StringRef Kind, llvm::StringRef Function,
                     const PhraseProgram &, llvm::raw_ostream &OS)>
      Emit;
};

/// Reads phrases from standard input, evaluates them, and prints the results to
/// standard output, until the end of the input or until a phrase ends the
/// session. Returns the exit status. Requires a stack for
/// LanguageOptions::NestingLimit levels of recursion.
int runPrompt(const PromptOptions &Options);

} // namespace mincaml

#endif // MINCAML_PROMPT_PROMPT_H
