//===- UnwindInformation.h - The rule about call frames ---------*- C++ -*-===//
//
// Compares what call frame information says (CallFrames.h) with the state at
// calls, where exception handling and debuggers use it, and where control goes
// to another part of the function. A part (f.cold) begins in the state that its
// first row describes: whoever jumps there is held to it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_UNWINDINFORMATION_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_UNWINDINFORMATION_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Checks the row for the call at \p Index against the state in which the
/// callee is entered.
void checkUnwindAtCall(const CheckedFunction &F, unsigned Index,
                       const AbstractState &State);

/// Checks the row for the target against the state at the end of a block of the
/// kind BlockEnd::OtherPart. Returns whether it is the right one; if not, that
/// is reported; if there is none, not.
bool checkUnwindAtOtherPart(const CheckedFunction &F, const CodeBlock &B,
                            const AbstractState &State);

/// Adds to the state at the start of a part what \p Row says about it, if that
/// is modelled: the window depth, the caller's stack pointer and the return
/// address.
void describeEntry(const llvm::dwarf::UnwindRow &Row, bool Is64,
                   AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_UNWINDINFORMATION_H
