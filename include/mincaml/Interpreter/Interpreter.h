//===- Interpreter.h - Runs the typed syntax tree ---------------*- C++ -*-===//
//
// The reference that compiled code is tested against: language.md, section 6,
// from the typed syntax tree alone. It shares no code with K-normalization, IR
// generation or the C runtime, so that none of them can hide its own mistake.
//
// The tree is first put in the order of evaluation, one instruction for each
// node (Resolver.h); a machine with an explicit stack runs that (Machine.h).
// Neither recurses: depth, of the program's text and of its calls, is limited
// by memory only, and a call in tail position takes no stack.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_INTERPRETER_INTERPRETER_H
#define MINCAML_INTERPRETER_INTERPRETER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourcePositions.h"
#include <cstdint>
#include <memory>

namespace mincaml {

class DiagnosticEngine;

namespace interpreter {
struct Code;
}

/// What a run ends with, beside 0. The first is that of compiled programs; the
/// others belong to no compiled program and to no failure of the compiler.
enum InterpreterStatus : int {
  RuntimeErrorStatus = 2,
  StepLimitStatus = 3,
  MemoryLimitStatus = 4,
};

struct InterpreterOptions {
  static constexpr uint64_t DefaultMaxMemory = uint64_t(1) << 30;

  /// How many steps a run may take; 0: any number. A step is one instruction:
  /// every literal, variable, operator, call, tuple, array operation and `let`
  /// that is evaluated is one, `if`, `&&` and `||` are one and a second one to
  /// leave the first branch, and a function's return is one. The count depends
  /// on the program and its input only.
  uint64_t MaxSteps = 0;

  /// How many bytes heap and stack may take together; 0: any number. All
  /// values take eight bytes. A tuple takes that for each component, an array
  /// or a closure for each element or captured variable and one more, a call
  /// for each parameter, variable and operand and two more. Nothing is freed
  /// but the stack of calls that have returned, and the stack counts as large
  /// as it has ever been.
  uint64_t MaxMemory = DefaultMaxMemory;

  /// Where read_*, print_* and prerr_* go.
  int InputDescriptor = 0;
  int OutputDescriptor = 1;
  int ErrorDescriptor = 2;
};

/// A program that is ready to run, any number of times.
class Interpreter {
public:
  /// Needs: inference has run on Program without errors. Source is the text it
  /// was parsed from; it and Program must outlive the result. Null: the program
  /// uses external symbols that are not the runtime's, which is reported.
  static std::unique_ptr<Interpreter> create(const ast::Expression &Program,
                                             llvm::MemoryBufferRef Source,
                                             DiagnosticEngine &Diagnostics);
  ~Interpreter();

  /// Runs the program and returns its exit status: 0 or an InterpreterStatus.
  /// Failures print what they print in compiled programs. Everything printed
  /// is written when this returns.
  int run(const InterpreterOptions &Options) const;

private:
  explicit Interpreter(llvm::MemoryBufferRef Source);

  SourcePositions Positions;
  std::unique_ptr<interpreter::Code> TheCode;
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_INTERPRETER_H
