//===- CheckedFunction.h - What the rules look at ---------------*- C++ -*-===//
//
// One function of an object file while its rules are checked. Each group of
// rules (LoweringRules.def) has a source file of its name.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CHECKEDFUNCTION_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CHECKEDFUNCTION_H

#include "Object/Facts/FloatArguments.h"
#include "Object/Files/CallFrames.h"
#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"
#include "Object/WordSemantics.h"

namespace mincaml::sparc {

struct CheckedFunction {
  const FunctionCode &Code;
  const CodeGraph &Graph;
  const WordSemantics &Semantics;
  const ProcedureSummaries &Summaries;
  FloatArguments &Floats;
  CallFrames &Frames;
  Disassembly &LLVM;
  FunctionReport &Report;
  /// It makes a call that is not a tail call.
  bool HasCalls = false;
  /// It changes %sp other than by save, restore or relative to itself: it has
  /// dynamic allocas.
  bool MovesStackPointer = false;
  /// It looks whether the size of a structure follows the call of it.
  bool ReadsStructureSize = false;

  const ObjectProgram &program() const { return *Code.Program; }
  const CodeArchitecture &architecture() const {
    return program().architecture();
  }
  const InstructionWord &word(unsigned Index) const {
    return Code.Words[Index];
  }
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_CHECKEDFUNCTION_H
