//===- Interpreter.cpp - Reference interpreter for the typed AST ----------===//

#include "mincaml/Interpreter/Interpreter.h"
#include "Console.h"
#include "Machine.h"
#include "Resolver.h"
#include "StepRecorder.h"
#include "Trace.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBufferRef.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::Twine;

Interpreter::Interpreter(llvm::MemoryBufferRef Source)
    : Positions(Source), TheCode(std::make_unique<Code>()) {}

Interpreter::~Interpreter() = default;

std::unique_ptr<Interpreter>
Interpreter::create(const ast::Expression &Program,
                    llvm::MemoryBufferRef Source,
                    DiagnosticEngine &Diagnostics) {
  std::unique_ptr<Interpreter> Result(new Interpreter(Source));
  if (!Resolver(*Result->TheCode, Diagnostics).run(Program))
    return nullptr;
  return Result;
}

/// Prints the message of the outcome, if it has one, and returns the exit
/// status.
static int report(const Outcome &O, const Machine &TheMachine,
                  const SourcePositions &Positions,
                  const InterpreterOptions &Options, Console &TheConsole) {
  SourcePosition P =
      Positions.position(llvm::SMLoc::getFromPointer(O.Location));
  std::string Location = (Positions.fileName() + ":" + Twine(P.Line) + ":" +
                          Twine(P.Column) + ": ")
                             .str();
  switch (O.TheKind) {
  case Outcome::Kind::Finished:
    TheConsole.flush();
    return TheConsole.failed() ? RuntimeErrorStatus : 0;
  case Outcome::Kind::Bounds:
    TheConsole.fail(Location + "index " + Twine(O.Operands[0]) +
                    " out of bounds for an array of length " +
                    Twine(O.Operands[1]));
    return RuntimeErrorStatus;
  case Outcome::Kind::StringBounds:
    TheConsole.fail(Location + "index " + Twine(O.Operands[0]) +
                    " out of bounds for a string of length " +
                    Twine(O.Operands[1]));
    return RuntimeErrorStatus;
  case Outcome::Kind::Library:
    TheConsole.fail((O.Location ? Location : std::string()) +
                    TheMachine.failureMessage());
    return RuntimeErrorStatus;
  case Outcome::Kind::Exit:
    TheConsole.flush();
    return TheConsole.failed() ? RuntimeErrorStatus : O.Operands[0];
  case Outcome::Kind::Uncaught:
    TheConsole.die("Fatal error: exception " +
                   TheMachine.uncaughtException(Positions.fileName()));
    return RuntimeErrorStatus;
  case Outcome::Kind::Division:
    TheConsole.fail(Location + "division by zero");
    return RuntimeErrorStatus;
  case Outcome::Kind::Assertion:
    TheConsole.fail(Location + "assertion failed");
    return RuntimeErrorStatus;
  case Outcome::Kind::ArraySize:
    TheConsole.fail(Location + "negative array size " + Twine(O.Operands[0]));
    return RuntimeErrorStatus;
  case Outcome::Kind::External:
    return RuntimeErrorStatus;
  case Outcome::Kind::StepLimit:
    TheConsole.fail("step limit reached: " + Twine(Options.MaxSteps) +
                    " steps (--interpret-steps)");
    return StepLimitStatus;
  case Outcome::Kind::NoMemory:
    if (!TheMachine.reachedMemoryLimit())
      TheConsole.fail("out of memory");
    else
      TheConsole.fail("memory limit reached: " + Twine(Options.MaxMemory) +
                      " bytes (--interpret-memory)");
    return MemoryLimitStatus;
  }
  llvm_unreachable("covered switch");
}

int Interpreter::run(const InterpreterOptions &Options,
                     ExecutionProfile &Profile) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  Outcome O = TheMachine.run(Profile);
  return report(O, TheMachine, Positions, Options, TheConsole);
}

int Interpreter::run(const InterpreterOptions &Options,
                     llvm::raw_ostream &TraceOutput) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  Trace TheTrace(*TheCode, Positions, TraceOutput);
  Outcome O = TheMachine.run(TheTrace);
  return report(O, TheMachine, Positions, Options, TheConsole);
}

int Interpreter::run(const InterpreterOptions &Options,
                     RunObserver &Observer) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  StepRecorder Steps(*TheCode, TheConsole, Observer);
  Outcome O = TheMachine.run(Steps);
  // The message about a limit does not belong to the program's output.
  if (O.TheKind == Outcome::Kind::StepLimit ||
      O.TheKind == Outcome::Kind::NoMemory)
    Steps.end();
  int Status = report(O, TheMachine, Positions, Options, TheConsole);
  Steps.end();
  return Status;
}

int Interpreter::run(const InterpreterOptions &Options) const {
  Console TheConsole(Options);
  Machine TheMachine(*TheCode, Options, TheConsole);
  Outcome O = TheMachine.run();
  return report(O, TheMachine, Positions, Options, TheConsole);
}
