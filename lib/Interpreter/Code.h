//===- Code.h - A program in the order of its evaluation --------*- C++ -*-===//
//
// The instructions of a function stand in the order in which its nodes are
// evaluated, operands before their operator. They work on the stack of the
// function's frame:
//
//   closure | parameters | link | variables | operands
//           ^ slot 0
//
// The caller pushes the closure and the arguments, the call adds the link, and
// the return leaves the result where the closure was.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_CODE_H
#define MINCAML_LIB_INTERPRETER_CODE_H

#include <cstdint>
#include <deque>
#include <vector>

namespace mincaml::interpreter {

class Console;
struct Function;

/// Where a call returns to.
struct Link {
  /// Index into Code::Instructions.
  uint32_t ReturnAddress;
  /// From the caller's slot 0 to the callee's.
  uint32_t Distance;
};

/// What the machine works on. Programs are typed: nothing has to tell which
/// field is in use.
union Value {
  /// An int, a bool (0 or 1) or unit (0).
  int32_t Int;
  double Float;
  /// A tuple: its components. An array: its length as an int, its elements. A
  /// closure: its function, its captured variables.
  Value *Object;
  const Function *Callee;
  Link Return;
};
static_assert(sizeof(Value) == 8, "InterpreterOptions::MaxMemory says so");

using ExternalFunction = Value (*)(Console &, Value);

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
    /// Place in the source text.
    const char *Location;
    uint32_t Count;
  } Operand = {};
};

/// A variable of the surrounding function that a closure takes along.
struct Capture {
  /// Local, Captured or Self, in the surrounding function.
  Opcode From;
  uint32_t Index;
};

struct Function {
  uint32_t NumParameters = 0;
  /// Index into Code::Instructions.
  uint32_t Entry = 0;
  /// The slot after the link and the variables.
  uint32_t FirstOperand = 0;
  /// Slots for everything, without the closure.
  uint32_t FrameSize = 0;
  std::vector<Capture> Captures;

  static uint32_t linkSlot(uint32_t NumParameters) { return NumParameters; }
};

/// A program. It starts with Main, which has no parameter and no captures and
/// returns to instruction 0, the only Halt.
struct Code {
  std::vector<Instruction> Instructions;
  /// A deque, because its elements stay where they are.
  std::deque<Function> Functions;
  const Function *Main = nullptr;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CODE_H
