//===- UnwindInformation.h - Rule about call frame information --*- C++ -*-===//
//
// Compares call frame information (CallFrames.h) with the state at calls, where
// exception handling and debuggers use it, and where control goes to another
// part of the function. A part of a function with its own symbol (f.cold) is
// assumed to begin in the state that its first row describes. Each jump to the
// part is checked against this row.
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

/// Checks the row for the target against the state at the end of a block with
/// BlockEnd::OtherPart. Returns whether they agree. A mismatch is reported; a
/// missing row is not.
bool checkUnwindAtOtherPart(const CheckedFunction &F, const CodeBlock &B,
                            const AbstractState &State);

/// Adds to the state at the start of a part what \p Row says about the window
/// depth, the caller's stack pointer and the return address, as far as it can
/// be modelled.
void describeEntry(const llvm::dwarf::UnwindRow &Row, bool Is64,
                   AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_UNWINDINFORMATION_H
