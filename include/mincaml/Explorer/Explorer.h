//===- Explorer.h - The way of a program, as data ---------------*- C++ -*-===//
//
// `--emit=explorer-json`: what each stage of a compilation made of a program,
// and which expression of the source each part of it comes from. The driver
// tells an Explorer of each stage; docs/explorer-data.md describes what it
// writes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_EXPLORER_EXPLORER_H
#define MINCAML_EXPLORER_EXPLORER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/TextMarks.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SMLoc.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Module;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class CodeObserver;
class Interpreter;
class PassObserver;
struct InterpreterOptions;

/// What was compiled, and how.
struct ExplorerProgram {
  std::string Target;
  unsigned Level = 0;
  std::string Allocator;
  std::vector<std::string> Command;
  /// The data is to say how long passes ran, which differs from run to run.
  bool HasTimes = false;
};

class Explorer {
public:
  /// \p Source outlives this, and so do the trees and modules that it is told
  /// of until their stage is over.
  Explorer(ExplorerProgram Program, llvm::MemoryBufferRef Source);
  Explorer(const Explorer &) = delete;
  Explorer &operator=(const Explorer &) = delete;
  ~Explorer();

  /// The tree that the parser made, before all other stages.
  void setTree(const ast::Expression &Tree);

  /// The location that debug information has to give an expression, so that it
  /// can be told from all others (IRGenOptions::DistinctLocation).
  llvm::SMLoc distinctLocation(llvm::SMRange Expression) const;

  /// What the marks of a printed text are ranges of.
  enum class MarksOf : uint8_t { Expressions, Tokens };
  /// Records the text that Print prints as a stage before LLVM IR.
  void
  addStage(llvm::StringRef ID, llvm::StringRef Title, MarksOf What,
           llvm::function_ref<void(llvm::raw_ostream &, TextMarks &)> Print);

  /// Runs the program, and records its first steps and how often each
  /// expression is evaluated.
  void addRun(const Interpreter &Program, const InterpreterOptions &Options,
              size_t Steps);

  /// The module as IR generation made it.
  void addModule(llvm::Module &M);
  /// Finds what the data-flow analyses say about the functions as the pipeline
  /// has left them.
  void addFacts(llvm::Module &M);
  /// Watches a pipeline of passes on LLVM IR.
  PassObserver &passes();
  /// Watches code generation.
  CodeObserver &code();
  /// The object file, for a processor, from which the words of SPARC code are
  /// taken. They are checked, which takes LLVM's disassembler.
  void addObject(llvm::MemoryBufferRef Object, llvm::StringRef CPU,
                 llvm::StringRef Features);

  /// Adds how often a run of the program has executed each word of SPARC code,
  /// as the plugin sparc-count has written it. Errors: the file has another
  /// form, or is about other code.
  llvm::Error addExecutionCounts(llvm::MemoryBufferRef Counts);

  /// Notes what the data does not have.
  void omit(llvm::StringRef What, llvm::StringRef Why);
  /// Nothing more is recorded. Leaves parts out until the data is about as
  /// large as MaximumSize, in bytes, as far as that is possible; the data names
  /// them. 0: no limit.
  void finish(uint64_t MaximumSize);
  void write(llvm::raw_ostream &OS) const;
  /// Puts the data into a page, at the one place where the page has the text
  /// @MINCAML_EXPLORER_DATA@, in lines of base64: the document, and parts of
  /// it that the page reads later, compressed by gzip. Errors: the page does
  /// not have that text exactly once; LLVM was built without zlib.
  llvm::Expected<std::string> makePage(llvm::StringRef Template) const;

private:
  struct Recording;
  std::unique_ptr<Recording> Data;
};

} // namespace mincaml

#endif // MINCAML_EXPLORER_EXPLORER_H
