//===- PhraseCompiler.h - Compiles the phrases of a prompt ------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_PHRASECOMPILER_H
#define MINCAML_LIB_DRIVER_PHRASECOMPILER_H

#include "Toolchain.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Driver/Options.h"
#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Prompt/Prompt.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <optional>
#include <string>

namespace mincaml {

/// Compiles the phrases of a prompt, each to a module of its own, and runs them.
class PhraseCompiler {
public:
  /// \p ProgramPath is argv[0].
  PhraseCompiler(const DriverOptions &Options, llvm::StringRef ProgramPath);

  /// Whether phrases can run: the target is the host, and its runtime exists.
  bool canRun() const { return Tools.has_value(); }
  /// Runs a phrase in a child process (see PromptOptions::Compile).
  CompiledRun run(const PhraseProgram &Phrase,
                  llvm::ArrayRef<StoredValue> Stored, ResultPrinter Print);
  /// See PromptOptions::Emit.
  bool emit(llvm::StringRef Kind, llvm::StringRef Function,
            const PhraseProgram &Phrase, llvm::raw_ostream &OS);

private:
  /// Emitted is the name of a function that `#emit` shows, or empty.
  std::unique_ptr<llvm::Module> compile(const PhraseProgram &Phrase,
                                        llvm::LLVMContext &Context,
                                        llvm::TargetMachine &Machine,
                                        llvm::StringRef Emitted = "");

  DriverOptions Options;
  std::string ProgramPath;
  llvm::SourceMgr NoSources;
  DiagnosticEngine Silent;
  std::optional<TargetDescription> Target;
  std::optional<Toolchain> Tools;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_PHRASECOMPILER_H
