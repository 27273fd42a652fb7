//===- Code.h - A program in the order of its evaluation --------*- C++ -*-===//
//
// The instructions of a function are in the order in which its nodes are
// evaluated, operands before their operator. They work on the function's frame
// on the stack:
//
//   closure | parameters | link | variables | operands
//           ^ slot 0
//
// The caller pushes the closure and the arguments, the call adds the link, and
// the return puts the result in place of the closure.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_CODE_H
#define MINCAML_LIB_INTERPRETER_CODE_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <deque>
#include <vector>

namespace mincaml {
struct ExceptionConstructor;
}
namespace mincaml::ast {
struct Expression;
struct FunctionDefinition;
} // namespace mincaml::ast

namespace mincaml::interpreter {

class CallContext;
struct Function;

/// How a call returns to its caller.
struct Link {
  /// Index into Code::Instructions.
  uint32_t ReturnAddress;
  /// The distance from the caller's slot 0 to the callee's.
  uint32_t Distance;
};

/// A value of the machine. Programs are typed, so that no tag is needed to tell
/// which field is in use.
union Value {
  /// An int, a bool (0 or 1) or unit (0).
  int32_t Int;
  double Float;
  /// A tuple: its components. An array: its length as an int, its elements. A
  /// string: its length as an int, its bytes, eight in each value. A closure:
  /// its function, its captured variables. An exception: Exception.h.
  Value *Object;
  const Function *Callee;
  Link Return;
};

inline Value intValue(int32_t Int) {
  Value V = {};
  V.Int = Int;
  return V;
}
static_assert(sizeof(Value) == 8, "InterpreterOptions::MaxMemory says so");

using ExternalFunction = Value (*)(CallContext &, const Value *Arguments);

enum class Opcode : uint8_t {
#define INSTRUCTION(Name, Effect) Name,
#include "Instructions.def"
};

/// See Instructions.def.
struct Instruction {
  Opcode Operation;
  uint32_t Index = 0;
  union {
    Value Constant;
    const Function *Callee;
    ExternalFunction External;
    /// Location in the source text.
    const char *Location;
    uint32_t Count;
  } Operand = {};
};

/// A variable of the enclosing function that a closure captures.
struct Capture {
  /// Local, Captured or Self, in the enclosing function.
  Opcode From;
  uint32_t Index;
};

struct Function {
  uint32_t NumParameters = 0;
  /// Index into Code::Instructions.
  uint32_t Entry = 0;
  /// The slot after the link and the variables.
  uint32_t FirstOperand = 0;
  /// The number of all slots, without the closure.
  uint32_t FrameSize = 0;
  std::vector<Capture> Captures;
  /// Null for Main and for externals.
  const ast::FunctionDefinition *Definition = nullptr;

  static uint32_t linkSlot(uint32_t NumParameters) { return NumParameters; }
};

/// A program. It starts with Main, which has no parameters and no captures and
/// returns to instruction 0, the only Halt.
struct Code {
  std::vector<Instruction> Instructions;
  /// For each instruction the expression that it is part of; null for Halt.
  std::vector<const ast::Expression *> Origins;
  /// A deque, because its elements do not move.
  std::deque<Function> Functions;
  /// The literals.
  std::deque<std::vector<Value>> Strings;
  /// Of the exceptions that the program makes, by their numbers.
  llvm::DenseMap<uint32_t, const ExceptionConstructor *> Constructors;
  const Function *Main = nullptr;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CODE_H
