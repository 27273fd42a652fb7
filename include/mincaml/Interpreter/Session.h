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
      Overflow, ///< with -fcheck-overflow: see Message and Location
      Exited,   ///< the program called `exit`, or standard output has failed
      Failed    ///< a message was printed
    };
    Kind TheKind = Kind::Finished;
    int Status = 0;
    std::string Message = {};
    llvm::SMLoc Location = {};
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

  /// Whether a type has only values without parts: unit, bool, int, float, char,
  /// and types of which all constructors are constant. The value in a cell can
  /// then be given to a compiled program and taken from one, because no program
  /// can tell a copy from it.
  static bool isScalar(const Type &Ty);
  /// Stores a value of a scalar type in a cell. Bits are those of a float; or an
  /// int, or the number of a constructor.
  void setScalar(unsigned Cell, const Type &Ty, uint64_t Bits);
  /// Returns a core expression for the value in a cell if it has no parts: for a
  /// scalar, or a constant constructor. Returns null for another value.
  ast::Expression *literal(unsigned Cell, Type &Ty, ast::ASTContext &Trees,
                           llvm::SMRange Range) const;

  /// Returns the next line of the input, which programs also read; nothing at
  /// the end. The line ends with a newline, except perhaps the last one.
  std::optional<std::string> readLine();

private:
  struct Implementation;
  std::unique_ptr<Implementation> Impl;
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_SESSION_H
