//===- ProcedureSummaries.h - Summaries of functions ------------*- C++ -*-===//
//
// Interprocedural summaries: for each function of an object file, the registers
// that a call of it may clobber, and whether and where it returns. One pass
// over the instructions of each function collects what the function itself
// does.
//
// A compiler that knows both the caller and the callee may keep values in
// volatile registers that the callee does not write (GCC's -fipa-ra). Therefore
// a call of a known function clobbers only the registers that it and its
// callees write. Any other call clobbers the registers that the ABI allows.
//
// A worklist algorithm adds the registers that callees write to those of their
// callers; each function is revisited at most once for each register. The
// functions that return are the solution of a second problem.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H

#include "Object/CodeGraph.h"
#include "mincaml/SparcCheck/FunctionFacts.h"

namespace mincaml::sparc {

class ArgumentReads;

/// Returns the facts about functions of other files that the program declares
/// in its debug information (DeclaredFunctions.cpp). Debug information that
/// cannot be read is ignored.
FactSet declaredFunctions(const ObjectProgram &Program);

struct ProcedureSummary {
  /// The registers that the function writes, as the caller's window names them:
  /// %i0 of a callee with a window is %o0.
  RegisterSet Writes;
  /// The %l and %i registers of the caller's window that the function writes,
  /// because it has no window of its own. GCC's __sparc_get_pc_thunk.l7 returns
  /// an address in %l7. Registers that the function stores are not included:
  /// its own check requires that it restores them.
  RegisterSet WritesLocals;
  bool CallsUnknown = false;
  /// The function calls a function that is known, by its name or by a fact, not
  /// to return.
  bool CallsNoReturnName = false;
  /// The function returns to +8: after the delay slot of the call.
  bool ReturnsAfterCall = false;
  /// The function returns to +12: after the unimp with the size of a structure.
  bool ReturnsAfterStructure = false;
  /// Whether some call of the function in the program is followed by the size
  /// of a structure, and whether some call is not.
  bool IsCalledForStructure = false, IsCalledForOther = false;
  /// Some instruction reads a floating-point register.
  bool ReadsFloats = false;
  /// The function computes the address to which it returns.
  bool ChangesReturnAddress = false;
  /// The function has an exit that does not show whether or where it returns.
  bool MayReturnOtherwise = false;
  /// The function has such an exit that is not a tail call of a function of the
  /// program.
  bool HasUnknownExit = false;
  std::vector<unsigned> Callees;
  /// The functions of the program that it tail-calls.
  std::vector<unsigned> TailCallees;
};

class ProcedureSummaries final : public CalleeKnowledge {
public:
  /// Computes the summaries of all functions. \p LLVM completes the register
  /// sets of instructions of extensions, as in FunctionCode. \p Facts are about
  /// functions of other files. \p Declared contains what the program's own
  /// declarations show about such functions. Both may be null.
  static llvm::Expected<ProcedureSummaries>
  compute(const ObjectProgram &Program, Disassembly *LLVM, const FactSet *Facts,
          const FactSet *Declared = nullptr);

  Answer returns(const FunctionCode &Code, unsigned Call) const override;
  RegisterSet clobbered(const FunctionCode &Code, unsigned Call) const override;
  RegisterSet results(const FunctionCode &Code, unsigned Call) const override;
  /// The callee of a direct call; null if it is not in the program.
  const ProcedureSummary *callee(const FunctionCode &Code,
                                 unsigned Call) const {
    std::optional<unsigned> Number = calleeNumber(Code, Call);
    return Number ? &Summaries[*Number] : nullptr;
  }
  /// The target function of a direct call or branch; null if it is not in the
  /// program.
  const ProcedureSummary *target(const FunctionCode &Code,
                                 unsigned Index) const {
    std::optional<unsigned> Number = targetNumber(Code, Index);
    return Number ? &Summaries[*Number] : nullptr;
  }
  std::optional<unsigned> targetNumber(const FunctionCode &Code,
                                       unsigned Index) const;
  /// Returns the argument registers that a function of the program reads on
  /// every path, as the caller's window names them (ArgumentReads). They are
  /// computed on demand, because nothing in the file calls most functions of a
  /// library.
  const RegisterSet &argumentsReadBy(const ProcedureSummary &Callee) const;
  /// Returns the fact about the function of another file to which a direct call
  /// or branch goes; null if there is none.
  const FunctionFact *fact(const FunctionCode &Code, unsigned Index) const;
  /// Returns the fact about the function of another file with this name; null
  /// if there is none.
  const FunctionFact *fact(llvm::StringRef Name) const;
  std::optional<unsigned> numberAt(CodeLocation Location) const;
  const ProcedureSummary &summary(unsigned Number) const {
    return Summaries[Number];
  }
  /// Whether the function may return, as far as is known.
  bool mayReturn(unsigned Number) const;

  ProcedureSummaries(ProcedureSummaries &&);
  ~ProcedureSummaries() override;

private:
  ProcedureSummaries(const ObjectProgram &Program, Disassembly *LLVM,
                     const FactSet *Facts, const FactSet *Declared);

  void summarizeWords(const FunctionCode &Code, ProcedureSummary &S);
  llvm::Error recordReturningSymbols(const FunctionCode &Code);
  /// Records that the call or branch at \p Index is a tail call.
  void recordTailCall(const FunctionCode &Code, unsigned Index,
                      ProcedureSummary &S) const;
  void propagateTailCalls();
  /// Determines the function's exits from the code that its control flow graph
  /// reaches.
  llvm::Error findExits(unsigned Number);
  llvm::Error
  propagateReturns(llvm::ArrayRef<llvm::SmallVector<unsigned, 2>> Callers);
  llvm::Error propagateCalls();
  std::optional<unsigned> calleeNumber(const FunctionCode &Code,
                                       unsigned Call) const {
    return Code.Instructions[Call].Op == DecodedOperation::Call
               ? targetNumber(Code, Call)
               : std::nullopt;
  }

  const ObjectProgram *Program;
  Disassembly *LLVM;
  const FactSet *Facts;
  const FactSet *Declared;
  std::vector<ProcedureSummary> Summaries;
  /// The cache of argumentsReadBy(). It refers to this object, and is therefore
  /// created on first use.
  mutable std::unique_ptr<ArgumentReads> Reads;
  /// Evidence about whether the function of each symbol returns: the number of
  /// calls that precede code with no other predecessor, minus the number of
  /// calls that end a function. If the compiler knew that the callee returns,
  /// there are no calls of the second kind; if it knew that the callee does not
  /// return, there are hardly any of the first kind.
  std::vector<int> SeenToReturn;
};

/// The summary of the function that starts at the location; null if there is
/// none.
inline const ProcedureSummary *summaryAt(const ProcedureSummaries &Summaries,
                                         CodeLocation Location) {
  std::optional<unsigned> Number = Summaries.numberAt(Location);
  return Number ? &Summaries.summary(*Number) : nullptr;
}

/// The name of a symbol, or "" if it has none.
std::string symbolName(const FunctionCode &Code, unsigned Symbol);

/// Returns the name of the function of another file to which a direct call or
/// branch goes. The result is empty if it goes elsewhere or if the function has
/// no name.
std::string externalCallee(const FunctionCode &Code, unsigned Index);

//===- Arguments in floating-point registers ------------------------------===//
//
// Determines which floating-point registers contain arguments in 32-bit code.
//
// A compiler may pass arguments of a local function in floating-point
// registers, since it knows all callers. A register that such a function reads
// without having written it is an argument, and has to be defined at each call
// of the function (rule Signature).
//
// The registers that a function may read in this way are the solution of a
// forward data-flow problem. Its lattice is the set of registers that have
// their values at entry on some path, joined by union. An instruction removes
// the registers that it writes, and a call those that the callee may clobber.
// If a call is reached with registers that the callee may read, the caller
// passes them on and reads them, too. Recursive calls are not followed, since
// they add nothing.

/// The registers %f0 to %f31.
RegisterSet floatRegisters();

/// Whether a function of 32-bit code may have arguments in floating-point
/// registers. That is possible if it is local and is called directly.
bool mayHaveFloatArguments(const ObjectProgram &Program,
                           const ProcedureSummaries &Summaries,
                           unsigned Function);

class FloatArguments {
public:
  FloatArguments(const ObjectProgram &Program,
                 const ProcedureSummaries &Summaries, Disassembly *LLVM);

  /// The floating-point registers that the function may read on some path; none
  /// if it cannot have arguments in them.
  const RegisterSet &of(unsigned Function);
  const RegisterSet &of(const ProcedureSummary &Function) {
    return of(&Function - &Summaries.summary(0));
  }

private:
  RegisterSet compute(const FunctionCode &Code);
  RegisterSet readByCallee(const FunctionCode &Code, unsigned At) {
    if (Code.Instructions[At].Op == DecodedOperation::Jump)
      return RegisterSet();
    std::optional<unsigned> Callee = Summaries.targetNumber(Code, At);
    return Callee ? of(*Callee) : RegisterSet();
  }

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  /// Completes the register sets of instructions of extensions. May be null.
  Disassembly *LLVM;
  /// Some local function reads a floating-point register.
  bool AreRead = false;
  /// The cached results. A result is empty while it is being computed.
  std::vector<std::optional<RegisterSet>> Results;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H
