//===- RunObserver.h - Observer of the steps of a run -----------*- C++ -*-===//

#ifndef MINCAML_INTERPRETER_RUNOBSERVER_H
#define MINCAML_INTERPRETER_RUNOBSERVER_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

/// The contents of a field of an object: another object, or the text of a value
/// that is not on the heap, such as a number, a literal or `[]`.
struct HeapValue {
  /// The number of the object; -1 if the value is not on the heap.
  int Object = -1;
  std::string Text;
};

/// An object that the program has allocated. Objects are numbered from 0 in the
/// order of their allocation.
struct HeapObject {
  enum class Kind : uint8_t { Data, Tuple, Array, String, Closure, Exception };
  Kind TheKind;
  /// The name of the constructor or the function; empty for records.
  std::string Name;
  /// The number of values that it takes, as InterpreterOptions::MaxMemory
  /// counts. An exception takes one for each argument, and two more.
  uint64_t Size;
  /// The expression that allocated it.
  const ast::Expression *Origin;
  /// The names of the fields of a record, and of the variables that a closure
  /// captures; empty for other objects.
  llvm::SmallVector<llvm::StringRef, 2> FieldNames = {};
  /// The fields. For an array, the only element is the initial value of all
  /// fields; for a string, it is the text.
  llvm::SmallVector<HeapValue, 2> Fields = {};
};

/// A store to a field of an object, or a change of a string by the library.
struct HeapStore {
  unsigned Object;
  uint32_t Field;
  HeapValue Stored;
};

/// A reference from the stack of the interpreter to an object.
struct HeapRoot {
  unsigned Object;
  /// The number of active calls around the call whose frame has the reference.
  unsigned Depth;
  /// The variable, or one of the names below.
  llvm::StringRef Name;

  /// The value that a match examines, a part of it, or the exception that a
  /// handler has received.
  static constexpr llvm::StringLiteral Matched = "(match)";
  /// A variable that the front end has introduced.
  static constexpr llvm::StringLiteral Temporary = "(temporary)";
  /// A value that waits for its operator.
  static constexpr llvm::StringLiteral Operand = "(operand)";
  /// The closure that is being called.
  static constexpr llvm::StringLiteral Closure = "(closure)";

  bool operator==(const HeapRoot &Other) const = default;
};

/// The differences between the heaps after a step and after the previous one.
struct HeapChange {
  std::vector<HeapObject> Objects;
  std::vector<HeapStore> Stores;
  /// The roots of a step are a list, from the outermost call to the innermost.
  /// The first roots are those of the previous step.
  size_t NumKept = 0;
  std::vector<HeapRoot> Roots;

  /// Adds the changes of the next step.
  void append(HeapChange Next);
};

/// One step of a run: the computation of a value from others, the binding of
/// variables, or the begin or end of a call. Literals and reads of variables
/// are not steps of their own. A call of a function that desugaring generated
/// is part of the enclosing call.
///
/// Values are written as OCaml writes them, but long ones are abbreviated.
/// Functions are `<fun>`.
struct RunStep {
  /// The expression that was evaluated; null only in a step that ends a call.
  const ast::Expression *Expression = nullptr;
  /// The number of active calls before the step.
  unsigned Depth = 0;
  /// The name of the function, if the step enters one; otherwise empty. If it
  /// is not empty, Bindings contains the parameters of the function.
  llvm::StringRef Enters;
  /// The call is a tail call: it replaces the call that makes it.
  bool IsTail = false;
  /// The call that this step ends, whose value is Result; null if the step ends
  /// no call. If tail calls have replaced the call, this is the original one.
  const ast::Expression *ReturnsTo = nullptr;

  struct Binding {
    llvm::StringRef Name;
    std::string Value;
  };
  llvm::SmallVector<Binding, 2> Bindings;
  /// A variable that was read since the last step, and its value.
  struct Read {
    const ast::Expression *Variable;
    std::string Value;
  };
  llvm::SmallVector<Read, 2> Reads;
  /// The value of the expression, unless its type is unit.
  std::optional<std::string> Result;
  /// The exception that the step raised, if there is a handler for it.
  std::optional<std::string> Raises;
  /// The output of the program in this step.
  std::string Output;
  /// The changes of the heap; absent from the first step on after which there
  /// are too many objects or changes.
  std::optional<HeapChange> Heap;
};

/// An observer that is called after each step of a run.
class RunObserver {
public:
  virtual ~RunObserver() = default;
  /// Returns false if the observer does not want to be called for further
  /// steps. The run continues in any case.
  virtual bool step(const RunStep &Step) = 0;
  /// Called after the run with each expression that was evaluated, in the order
  /// of the program, and the number of its evaluations. Several expressions
  /// that desugaring generated may have the same range.
  virtual void counted(const ast::Expression &, uint64_t /*Count*/) {}
};

} // namespace mincaml

#endif // MINCAML_INTERPRETER_RUNOBSERVER_H
