//===- Trace.h - Trace of calls and bindings --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_TRACE_H
#define MINCAML_LIB_INTERPRETER_TRACE_H

#include "Code.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourcePositions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml::interpreter {

/// An observer of the machine that writes a trace: one line for each call and
/// for each binding, in the order of the run:
///
///     call 3 sum 7      sum, defined in line 7, is called; this is call 3
///     bind 3 9 x 42     in call 3, the variable x of line 9 is bound to 42
///
/// Calls are numbered from 1; 0 is the program. Only ints, bools, chars and
/// floats are written, and no variables that desugaring introduced. A call of a
/// function that desugaring introduced, such as that of a `for`, is part of the
/// enclosing call.
class Trace {
public:
  Trace(const Code &TheCode, const SourcePositions &Positions,
        llvm::raw_ostream &OS)
      : TheCode(TheCode), Positions(Positions), OS(OS) {
    Calls[0] = 0;
  }

  void executed(size_t) {}
  void read(size_t, Value) {}
  void caught(ptrdiff_t, Value) {}
  void finished(size_t, ptrdiff_t, const Value *) {}
  /// A function has been called. Caller and Frame are the frames of caller and
  /// callee, identified by their offsets in the stack; for a tail call both are
  /// the same.
  void entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t Frame,
               const Value *Parameters);
  /// The instruction has stored the values of the variables that it binds to
  /// their slots.
  void bound(size_t Index, ptrdiff_t Frame, const Value *Slots);

private:
  void bind(unsigned Call, const ast::Binder &B, Value V);

  const Code &TheCode;
  const SourcePositions &Positions;
  llvm::raw_ostream &OS;
  /// The number of the call that a frame belongs to.
  llvm::DenseMap<ptrdiff_t, unsigned> Calls;
  unsigned Last = 0;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_TRACE_H
