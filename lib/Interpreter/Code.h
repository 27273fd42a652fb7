//===- Code.h - Instructions of the interpreter -----------------*- C++ -*-===//
//
// The instructions of a function are in the order in which its nodes are
// evaluated, operands before their operator. They work on the frame of the
// function on the stack:
//
//   closure | parameters | link | variables | operands
//           ^ slot 0
//
// The caller pushes the closure and the arguments. The call stores the link.
// The return replaces the closure with the result.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_CODE_H
#define MINCAML_LIB_INTERPRETER_CODE_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <deque>
#include <vector>

namespace mincaml {
class DiagnosticEngine;
struct ExceptionConstructor;
} // namespace mincaml
namespace mincaml::ast {
struct Expression;
struct FunctionDefinition;
} // namespace mincaml::ast

namespace mincaml::interpreter {

struct CallContext;
struct Function;

/// The return information of a call.
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
  /// A pointer to an object. A tuple consists of its components; an array of
  /// its length as an int and its elements; a string of its length as an int
  /// and its bytes, eight in each value; a closure of its function and its
  /// captured variables. ExceptionField describes exceptions.
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

/// The fields of the object of an exception.
enum ExceptionField : uint8_t {
  ExceptionNumber, ///< the number of the constructor, an int
  ExceptionPayload,
  /// The failed check that raised it, or null.
  ExceptionFailure,
  ExceptionSize
};

/// The fields of the object that describes a failed check.
enum FailureField : uint8_t {
  FailureKind,     ///< Outcome::Kind, an int
  FailureLocation, ///< a pointer into the text, as Object
  FailureOperand0,
  FailureOperand1,
  FailureMessage, ///< a string, for Outcome::Kind::Library
  FailureSize
};

using ExternalFunction = Value (*)(CallContext &, const Value *Arguments);

enum class Opcode : uint8_t {
#define INSTRUCTION(Name, Effect) Name,
#include "Instructions.def"
};

/// An instruction. Instructions.def says what Index and Operand mean.
struct Instruction {
  Opcode Operation;
  uint32_t Index = 0;
  union {
    Value Constant;
    const Function *Callee;
    ExternalFunction External;
    /// The location in the source text for a run-time error.
    const char *Location;
    uint32_t Count;
  } Operand = {};
};

/// A variable of the enclosing function that a closure captures.
struct Capture {
  /// The location of the variable in the enclosing function: Local, Captured or
  /// Self.
  Opcode From;
  uint32_t Index;
};

struct Function {
  uint32_t NumParameters = 0;
  /// Index into Code::Instructions.
  uint32_t Entry = 0;
  /// The slot of the first operand, after the link and the variables.
  uint32_t FirstOperand = 0;
  /// The number of slots of a frame, without that of the closure.
  uint32_t FrameSize = 0;
  std::vector<Capture> Captures;
  /// Null for Main and for functions that only call an external.
  const ast::FunctionDefinition *Definition = nullptr;

  static uint32_t linkSlot(uint32_t NumParameters) { return NumParameters; }
};

/// A program. It starts with Main, which has no parameters and no captures and
/// returns to instruction 0, the only Halt.
struct Code {
  std::vector<Instruction> Instructions;
  /// The expression that each instruction is part of; null for Halt.
  std::vector<const ast::Expression *> Origins;
  /// A deque, so that elements do not move.
  std::deque<Function> Functions;
  /// The objects of constants: string literals, and exceptions without
  /// argument.
  std::deque<std::vector<Value>> Strings;
  /// The constructors of the exceptions that the program makes, by their
  /// numbers.
  llvm::DenseMap<uint32_t, const ExceptionConstructor *> Constructors;
  const Function *Main = nullptr;
};

/// Translates a program to instructions (Resolver.cpp). Returns false if errors
/// were reported.
bool resolve(const ast::Expression &Program, Code &Result,
             DiagnosticEngine &Diagnostics);

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CODE_H
