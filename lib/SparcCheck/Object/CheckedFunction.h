//===- CheckedFunction.h - Context of the rule checks -----------*- C++ -*-===//
//
// The context that is passed to the checks of all rules on one function of an
// object file. Each group of rules (LoweringRules.def) has a source file with
// its name.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CHECKEDFUNCTION_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CHECKEDFUNCTION_H

#include "Object/Files/DebugInformation.h"
#include "Object/FloatArguments.h"
#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"
#include "Object/TransferFunctions.h"

namespace mincaml::sparc {

struct CheckedFunction {
  const FunctionCode &Code;
  const CodeGraph &Graph;
  const TransferFunctions &Semantics;
  const ProcedureSummaries &Summaries;
  FloatArguments &Floats;
  CallFrames &Frames;
  Disassembly &LLVM;
  FunctionReport &Report;
  /// The function makes a call that is not a tail call.
  bool HasCalls = false;
  /// The function changes %sp other than by save, restore or an offset. That is
  /// the case if it has dynamic allocas.
  bool MovesStackPointer = false;
  /// The function checks whether the size of a structure follows the call that
  /// it returns from.
  bool ReadsStructureSize = false;

  const ObjectProgram &program() const { return *Code.Program; }
  const CodeArchitecture &architecture() const {
    return program().architecture();
  }
  const DecodedInstruction &instruction(unsigned Index) const {
    return Code.Instructions[Index];
  }
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_CHECKEDFUNCTION_H
