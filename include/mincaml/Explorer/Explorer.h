//===- Explorer.h - Recording a compilation ---------------------*- C++ -*-===//
//
// Records the data of `--emit=explorer-json`: the program after each stage of
// the compilation, and the source expression that each part of the program
// comes from. The driver passes the result of each stage to an Explorer.
// docs/explorer-data.md describes the data.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_EXPLORER_EXPLORER_H
#define MINCAML_EXPLORER_EXPLORER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class DILocation;
class Module;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class CodeObserver;
class Interpreter;
class PassObserver;
struct InterpreterOptions;

namespace explorer {
class OriginTable;
}

/// The options of the compilation that the data describes.
struct ExplorerProgram {
  std::string Target;
  unsigned Level = 0;
  std::string Allocator;
  std::vector<std::string> Command;
  /// Whether the data contains the running times of passes, which differ
  /// between runs of the compiler.
  bool HasTimes = false;
};

class Explorer {
public:
  /// \p Source must outlive this object. The trees and modules that are passed
  /// to its methods must exist until the end of their stage.
  Explorer(ExplorerProgram Program, llvm::MemoryBufferRef Source);
  Explorer(const Explorer &) = delete;
  Explorer &operator=(const Explorer &) = delete;
  ~Explorer();

  /// Sets the tree that the parser built. Must be called before any other stage
  /// is added.
  void setTree(const ast::Expression &Tree);

  /// The debug location of an expression, which differs from those of all
  /// other expressions (IRGenOptions::DistinctLocation).
  llvm::SMLoc distinctLocation(llvm::SMRange Expression) const;

  /// Whether the parts of a printed text are marked with the source ranges of
  /// expressions or of tokens.
  enum class MarksOf : uint8_t { Expressions, Tokens };
  /// Records the text that Print prints as a stage before LLVM IR.
  void
  addStage(llvm::StringRef ID, llvm::StringRef Title, MarksOf What,
           llvm::function_ref<void(llvm::raw_ostream &, SourceRanges &)> Print);

  /// Runs the program in the interpreter. Records its first steps, and how
  /// often each expression is evaluated.
  void addRun(const Interpreter &Program, const InterpreterOptions &Options,
              size_t Steps);

  /// Records the module as IR generation built it.
  void addModule(llvm::Module &M);
  /// Records the results of analyses of the functions after the pipeline.
  void addAnalyses(llvm::Module &M);
  /// The observer that records a pipeline of passes on LLVM IR.
  PassObserver &passes();
  /// The observer that records code generation.
  CodeObserver &code();
  /// Takes the instruction words of SPARC code from the object file and runs
  /// the check of SPARC objects on it. This requires LLVM's disassembler.
  void addObject(llvm::MemoryBufferRef Object, llvm::StringRef CPU,
                 llvm::StringRef Features);

  /// Adds the execution count of each instruction word of SPARC code. Counts
  /// is a file that the plugin sparc-count wrote in a run of the program.
  /// Returns an error if the file has another format or describes other code.
  llvm::Error addExecutionCounts(llvm::MemoryBufferRef Counts);

  /// Records that the data does not contain something, and why.
  void omit(llvm::StringRef What, llvm::StringRef Why);
  /// Ends recording. If the data has more than MaximumSize bytes, omits parts
  /// of it until it has about that size, or nothing more can be omitted; the
  /// data lists the omitted parts. MaximumSize 0 means no limit.
  void finish(uint64_t MaximumSize);
  void write(llvm::raw_ostream &OS) const;
  /// Returns the page with the data in place of the text
  /// @MINCAML_EXPLORER_DATA@. The data is written as lines of base64, each
  /// compressed by gzip: first the document, then the parts that the page reads
  /// on demand. Returns an error if @MINCAML_EXPLORER_DATA@ does not occur
  /// exactly once in the page, or if LLVM was built without zlib.
  llvm::Expected<std::string> makePage(llvm::StringRef Template) const;

private:
  struct Recording;
  std::unique_ptr<Recording> Data;
};

/// The page that is embedded in the compiler; empty if the compiler was built
/// without it.
llvm::StringRef explorerTemplate();

/// A map from debug locations to the source expressions of a program.
class SourceExpressions {
public:
  /// \p Tree is the tree that the parser built from \p Source. Source must
  /// outlive this object.
  SourceExpressions(llvm::MemoryBufferRef Source, const ast::Expression &Tree);
  ~SourceExpressions();

  /// See Explorer::distinctLocation.
  llvm::SMLoc distinctLocation(llvm::SMRange Expression) const;
  /// The text of the expression at a location, on one line and shortened if it
  /// is long. Empty if there is no expression. Precondition: IR generation has
  /// used distinctLocation.
  std::string text(const llvm::DILocation &Location) const;

private:
  std::unique_ptr<explorer::OriginTable> Origins;
};

} // namespace mincaml

#endif // MINCAML_EXPLORER_EXPLORER_H
