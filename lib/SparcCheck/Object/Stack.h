//===- Stack.h - Rules about the stack and memory ---------------*- C++ -*-===//
//
// Checks the rules FrameSize, BelowStackPointer, WindowSaveArea, Alignment and
// WindowDepth on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_STACK_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_STACK_H

#include "Object/CheckedFunction.h"
#include "Object/StateProblem.h"

namespace mincaml::sparc {

/// Checks the frame that the instruction creates, and its memory access.
/// \p State is the state before it.
void checkStack(const CheckedFunction &F, unsigned Index,
                const AbstractState &State);
/// Checks that the frame is large enough for what the callee may use. \p State
/// is the state before the callee.
void checkFrameAtCall(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);
/// Checks only the alignment of the memory access, if the instruction is one.
void checkAlignment(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);
/// Checks that the paths that meet at the start of node \p N have the same
/// window depth.
void checkWindowsAtStart(const CheckedFunction &F, dataflow::Node N,
                         const StateGraph &Nodes,
                         const StateSolution &Solution);
/// Checks the window depth where the function exits. \p State is the state at
/// the end of the block.
void checkWindowsAtEnd(const CheckedFunction &F, const CodeBlock &B,
                       const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_STACK_H
