//===- Session.h - Running the phrases of a prompt --------------*- C++ -*-===//
//
// A session runs one program after another on one heap. A program stores values
// in cells, from which later programs load them: VariableReference::Stored and
// StoreFunction. Closures of earlier programs stay valid.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_INTERPRETER_SESSION_H
#define MINCAML_INTERPRETER_SESSION_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Interpreter/ValueTree.h"
#include <functional>
#include <memory>
#include <string>

namespace mincaml {

class Session {
public:
  /// Of Options, only the memory limit, the arguments and the descriptors are
  /// used. The memory limit is that of the heap, of which nothing is freed.
  /// IsInterrupted is called again and again while a program runs; the program
  /// ends when it returns true.
  Session(const InterpreterOptions &Options,
          std::function<bool()> IsInterrupted);
  ~Session();

  struct Outcome {
    enum class Kind : uint8_t {
      Finished,
      Raised, ///< no handler took the exception
      StackOverflow,
      NoMemory,
      Interrupted,
      Exited, ///< the program called `exit`, or standard output has failed
      Failed  ///< a message was printed
    };
    Kind TheKind = Kind::Finished;
    int Status = 0;
  };
  /// Runs a program of the core language. The tree and its types must outlive
  /// the session. Exceptions must have the same numbers in all programs.
  Outcome run(const ast::Expression &Program, DiagnosticEngine &Diagnostics);

  /// Returns the number of a new cell.
  unsigned addCell();
  /// Whether a program has stored a value in the cell.
  bool isSet(unsigned Cell) const;

  /// Returns the value in a cell that is set, which has the type Ty.
  ValueTree value(unsigned Cell, Type &Ty, TypeContext &Types) const;
  /// Returns the exception that ended the last program.
  ValueTree exception(TypeContext &Types) const;

  /// Whether values of a type can be taken from a compiled program and given to
  /// one: the type is first-order and immutable.
  static bool isPlain(Type &Ty, TypeContext &Types);
  /// Stores a value of a plain type in a cell. Bytes begins with the value in the
  /// form that HeapReader writes, which is removed. Returns false if there is no
  /// memory.
  bool restore(unsigned Cell, Type &Ty, TypeContext &Types,
               llvm::StringRef &Bytes);
  /// Makes an exception, in the same form, the one that `exception` returns.
  bool restoreException(TypeContext &Types, llvm::StringRef &Bytes);
  /// Returns a core expression for the value of a plain type in a cell. Returns
  /// null if it would have more than Budget nodes.
  ast::Expression *literal(unsigned Cell, Type &Ty, TypeContext &Types,
                           ast::ASTContext &Trees, llvm::SMRange Range,
                           unsigned &Budget) const;

  /// Returns the next line of the input, which programs also read; nothing at
  /// the end. The line ends with a newline, except perhaps the last one.
  std::optional<std::string> readLine();

private:
  struct Implementation;
  std::unique_ptr<Implementation> Impl;
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_SESSION_H
