//===- Prompt.h - The prompt of mincaml-llc ---------------------*- C++ -*-===//

#ifndef MINCAML_PROMPT_PROMPT_H
#define MINCAML_PROMPT_PROMPT_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Interpreter/ValueTree.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mincaml {

/// A phrase as a program of the core language.
struct PhraseProgram {
  ast::Expression &Program;
  TypeContext &Types;
  /// The text of the phrase, and of all earlier phrases, whose functions the
  /// program can contain.
  llvm::MemoryBufferRef Source;
  std::vector<llvm::MemoryBufferRef> EarlierSources;
};

/// A value that a compiled phrase stores by a call of the external
/// FunctionPrefix followed by the number of the value.
struct StoredValue {
  static constexpr llvm::StringLiteral FunctionPrefix = "prompt_store_";
  enum class Use : uint8_t {
    Printed,
    Kept, ///< the prompt gets the value, whose type is scalar (Session::isScalar)
    Raised ///< an exception that the phrase does not handle
  };
  Type *Ty;
  Use TheUse;
};

/// The result of a compiled phrase.
struct CompiledRun {
  enum class Kind : uint8_t {
    NotCompiled, ///< nothing has been evaluated
    Finished,
    Raised, ///< no handler took the exception
    Interrupted,
    StackOverflow,
    NoMemory,
    Stopped ///< the program ended for another reason: see Message
  };
  Kind TheKind;
  std::string Message = {};
  /// The values that are kept: their numbers, and what Session::setScalar takes.
  std::vector<std::pair<unsigned, uint64_t>> Values = {};
};

/// Prints the result of a compiled phrase. Values has the stored values; they are
/// unspecified if they have not been stored.
using ResultPrinter = llvm::function_ref<void(
    CompiledRun::Kind, llvm::ArrayRef<ValueTree> Values)>;

struct PromptOptions {
  LanguageOptions Language;
  DiagnosticOptions Diagnostics;
  InterpreterOptions Run;
  /// Compiles a phrase and runs it in a child process, which also prints the
  /// result if the phrase finishes or raises an exception. Empty if phrases
  /// cannot be compiled.
  std::function<CompiledRun(const PhraseProgram &, llvm::ArrayRef<StoredValue>,
                            ResultPrinter Print)>
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
