//===- Interpreter.h - Reference interpreter for the typed AST --*- C++ -*-===//
//
// The reference interpreter: it runs the typed syntax tree according to
// language.md, section 2, and compiled code is compared with it. It shares no
// code with K-normalization, IR generation or the C runtime. A mistake in one
// of them therefore shows up as a difference.
//
// The tree is first flattened to instructions in the order of evaluation, one
// instruction for each node (Resolver.cpp). A stack machine then runs these
// (Interpreter.cpp). Neither recurses: only memory limits the depth of the
// program's text and of its calls, and a tail call takes no stack.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_INTERPRETER_INTERPRETER_H
#define MINCAML_INTERPRETER_INTERPRETER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourceFile.h"
#include <cstdint>
#include <memory>

namespace llvm {
class raw_ostream;
}

namespace mincaml {

class DiagnosticEngine;
class RunObserver;
struct ExecutionProfile;

namespace interpreter {
struct Code;
}

/// The exit statuses of a run that fails or reaches a limit. Compiled programs
/// also exit with RuntimeErrorStatus. They exit with the other statuses only if
/// they call `exit`; a compilation never does.
enum InterpreterStatus : int {
  RuntimeErrorStatus = 2,
  StepLimitStatus = 3,
  MemoryLimitStatus = 4,
};

struct InterpreterOptions {
  static constexpr uint64_t DefaultMaxMemory = uint64_t(1) << 30;

  /// The number of steps that a run may take; 0 means no limit. Every literal,
  /// variable, operator, call, tuple, array operation and `let` that is
  /// evaluated is one step. `if`, `&&` and `||` are one step, and another one
  /// at the end of the first branch. The return of a function is one step. The
  /// count depends only on the program and its input.
  uint64_t MaxSteps = 0;

  /// The number of bytes that heap and stack may take together; 0 means no
  /// limit. The unit is a value, which takes eight bytes. A tuple takes one
  /// value for each component. An array takes one for each element, and one
  /// more. A closure takes one for each captured variable, and one more. A
  /// value of a data type takes one for each argument of its constructor, and
  /// one more unless the constructor has no arguments. A call takes one for
  /// each parameter, variable and operand, and two more. Nothing on the heap is
  /// freed. The stack of a call is reused after the call; its largest size
  /// counts.
  uint64_t MaxMemory = DefaultMaxMemory;

  /// The value of Sys.argv.
  std::vector<std::string> Arguments;

  /// A descriptor that stands for no file: nothing can be read from it, and
  /// output to it is discarded.
  static constexpr int NullDescriptor = -1;
  /// The file descriptors of read_*, print_* and prerr_*.
  int InputDescriptor = 0;
  int OutputDescriptor = 1;
  int ErrorDescriptor = 2;
};

/// A program that is ready to run, any number of times.
class Interpreter {
public:
  /// Prepares a program. Requires that inference has run on Program without
  /// errors. Source is the text from which Program was parsed; both must
  /// outlive the result. Reports an error and returns null if the program uses
  /// external symbols that are not in the runtime.
  static std::unique_ptr<Interpreter> create(const ast::Expression &Program,
                                             llvm::MemoryBufferRef Source,
                                             DiagnosticEngine &Diagnostics);
  ~Interpreter();

  /// Runs the program and returns its exit status: 0, the status given to
  /// `exit`, or an InterpreterStatus. Run-time errors print the same messages
  /// as in compiled programs. When this function returns, all output has been
  /// written.
  int run(const InterpreterOptions &Options) const;
  /// Runs the program and records in Profile, which must be empty, what was
  /// evaluated.
  int run(const InterpreterOptions &Options, ExecutionProfile &Profile) const;
  /// Runs the program and writes a trace of its calls and bindings, as
  /// interpreter.md describes.
  int run(const InterpreterOptions &Options,
          llvm::raw_ostream &TraceOutput) const;
  /// Runs the program and tells Observer about each step (RunObserver.h).
  int run(const InterpreterOptions &Options, RunObserver &Observer) const;

private:
  explicit Interpreter(llvm::MemoryBufferRef Source);

  SourcePositions Positions;
  std::unique_ptr<interpreter::Code> TheCode;
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_INTERPRETER_H
