//===- Trace.h - The values that variables are bound to ---------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_TRACE_H
#define MINCAML_LIB_INTERPRETER_TRACE_H

#include "Code.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourcePositions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml::interpreter {

/// An observer of the machine. Writes what a run binds, a line each, in the
/// order of the run:
///
///     call 3 sum 7      sum, which begins in line 7, is called
///     bind 3 9 x 42     in that call x, which stands in line 9, becomes 42
///
/// Calls are numbered from 1; 0 is the program. Only ints, bools, chars and
/// floats, and no variables of desugaring; a function of desugaring, as that of
/// a `for`, is part of the call around it.
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
  /// A function begins in a frame. Frames are told apart by their offsets in
  /// the stack; for a tail call both are the same.
  void entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t Frame,
               const Value *Parameters);
  /// The instruction has stored to the slots of the variables that it binds.
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
