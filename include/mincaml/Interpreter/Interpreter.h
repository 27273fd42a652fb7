//===- Interpreter.h - Runs the typed syntax tree ---------------*- C++ -*-===//
//
// The reference with which compiled code is compared: language.md, section 6,
// on the typed syntax tree. It shares no code with K-normalization, IR
// generation or the C runtime, so that a mistake in one of them shows.
//
// The nodes of the tree are first put in the order of their evaluation, one
// instruction for each node (Resolver.h); a machine with an explicit stack runs
// these (Machine.h). Neither recurses: only memory limits the depth of the
// program's text and of its calls, and a call in tail position takes no stack.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_INTERPRETER_INTERPRETER_H
#define MINCAML_INTERPRETER_INTERPRETER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourcePositions.h"
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

/// The exit statuses of a run, besides 0. The first is that of compiled
/// programs; neither compiled programs nor the compiler have the others.
enum InterpreterStatus : int {
  RuntimeErrorStatus = 2,
  StepLimitStatus = 3,
  MemoryLimitStatus = 4,
};

struct InterpreterOptions {
  static constexpr uint64_t DefaultMaxMemory = uint64_t(1) << 30;

  /// How many steps a run may take; 0 is no limit. A step is one instruction:
  /// every literal, variable, operator, call, tuple, array operation and `let`
  /// that is evaluated is one; `if`, `&&` and `||` are one, and a second one at
  /// the end of the first branch; and the return of a function is one. The
  /// count depends on the program and its input only.
  uint64_t MaxSteps = 0;

  /// How many bytes heap and stack may take together; 0 is no limit. All values
  /// take eight bytes. A tuple takes that for each component, an array or a
  /// closure for each element or captured variable and one more, a call for
  /// each parameter, variable and operand and two more. Only the stack of calls
  /// that have returned is freed; the largest size of the stack counts.
  uint64_t MaxMemory = DefaultMaxMemory;

  /// Sys.argv.
  std::vector<std::string> Arguments;

  /// A descriptor from which nothing can be read, and to which nothing is
  /// written.
  static constexpr int Nowhere = -1;
  /// The file descriptors of read_*, print_* and prerr_*.
  int InputDescriptor = 0;
  int OutputDescriptor = 1;
  int ErrorDescriptor = 2;
};

/// A program that is ready to run, any number of times.
class Interpreter {
public:
  /// Requires that inference has run on Program without errors. Source is the
  /// text from which it was parsed; it and Program must outlive the result.
  /// Reports an error and returns null if the program uses external symbols
  /// that are not in the runtime.
  static std::unique_ptr<Interpreter> create(const ast::Expression &Program,
                                             llvm::MemoryBufferRef Source,
                                             DiagnosticEngine &Diagnostics);
  ~Interpreter();

  /// Runs the program and returns its exit status: 0 or an InterpreterStatus.
  /// Run-time errors print the messages of compiled programs. All output is
  /// written when this returns.
  int run(const InterpreterOptions &Options) const;
  /// The same; also says what was evaluated. Profile must be empty.
  int run(const InterpreterOptions &Options, ExecutionProfile &Profile) const;
  /// The same; also writes what variables are bound to, as interpreter.md says.
  int run(const InterpreterOptions &Options,
          llvm::raw_ostream &TraceOutput) const;
  /// The same; also says what each step did (RunObserver.h).
  int run(const InterpreterOptions &Options, RunObserver &Observer) const;

private:
  explicit Interpreter(llvm::MemoryBufferRef Source);

  SourcePositions Positions;
  std::unique_ptr<interpreter::Code> TheCode;
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_INTERPRETER_H
