//===- ProcedureSummaries.h - Effects of functions on callers ---*- C++ -*-===//
//
// For each function of an object file, from one pass over its words: which
// registers a call of it may clobber, and whether and where it returns. A
// compiler that knows both functions may keep values in volatile registers that
// the callee does not write (GCC's -fipa-ra). Therefore a call of a known
// function clobbers only what it and its callees write; other calls clobber
// what the ABI allows.
//
// Which functions return is the solution of a second problem; see
// ReturningFunctions.cpp. A worklist adds the registers that callees write to
// those of their callers; a function is revisited at most once for each
// register.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H

#include "Object/CodeGraph.h"
#include "mincaml/SparcCheck/FunctionFacts.h"

namespace mincaml::sparc {

class ArgumentReads;

struct ProcedureSummary {
  /// In the window of the caller: %i0 of a callee with a window is %o0.
  RegisterSet Writes;
  /// Those of %l and %i of the caller's window that it writes itself, having no
  /// window: GCC's __sparc_get_pc_thunk.l7 returns an address in %l7. Not those
  /// that it stores: its own check requires that it restores them.
  RegisterSet WritesLocals;
  bool CallsUnknown = false;
  /// It calls a function that is known by its name not to return.
  bool CallsNoReturnName = false;
  bool ReturnsAfterCall = false;      ///< To +8.
  bool ReturnsAfterStructure = false; ///< To +12.
  /// Some call of it in the program has the size of a structure behind it, some
  /// has none.
  bool IsCalledForStructure = false, IsCalledForOther = false;
  /// Some word reads a floating-point register.
  bool ReadsFloats = false;
  /// It computes where it returns.
  bool ChangesReturnAddress = false;
  /// It has an exit that does not determine whether or where it returns.
  bool MayReturnOtherwise = false;
  /// It has one that is not a call of a function of the program.
  bool HasUnknownExit = false;
  std::vector<unsigned> Callees;
  /// The functions of the program with whose calls it ends (TailCalls.cpp).
  std::vector<unsigned> TailCallees;
};

class ProcedureSummaries final : public CalleeKnowledge {
public:
  /// \p LLVM completes the register sets of extensions, as in FunctionCode.
  /// \p Facts, which may be null, are about functions of other files; \p
  /// Declared, which may be null too, contains what is known about those of
  /// them that the program declares.
  static llvm::Expected<ProcedureSummaries>
  compute(const ObjectProgram &Program, Disassembly *LLVM, const FactSet *Facts,
          const FactSet *Declared = nullptr);

  Answer returns(const FunctionCode &Code, unsigned Call) const override;
  RegisterSet destroyed(const FunctionCode &Code, unsigned Call) const override;
  RegisterSet results(const FunctionCode &Code, unsigned Call) const override;
  /// The callee of a direct call; null if it is not in the program.
  const ProcedureSummary *callee(const FunctionCode &Code, unsigned Call) const;
  /// The function that a direct call or branch goes to.
  const ProcedureSummary *target(const FunctionCode &Code,
                                 unsigned Index) const {
    std::optional<unsigned> Number = targetNumber(Code, Index);
    return Number ? &Summaries[*Number] : nullptr;
  }
  std::optional<unsigned> targetNumber(const FunctionCode &Code,
                                       unsigned Index) const;
  /// The argument registers that one of these functions certainly reads, in the
  /// window of the caller (ArgumentReads.h). Computed when it is asked for:
  /// nothing in the file calls most functions of a library.
  const RegisterSet &argumentsReadBy(const ProcedureSummary &Callee) const;
  /// What is known of the function of another file that a direct call or branch
  /// goes to; null if nothing is.
  const FunctionFact *fact(const FunctionCode &Code, unsigned Index) const;
  /// The same of a function of another file with this name.
  const FunctionFact *fact(llvm::StringRef Name) const;
  std::optional<unsigned> numberAt(CodeLocation Location) const;
  const ProcedureSummary &summary(unsigned Number) const {
    return Summaries[Number];
  }
  /// Whether the function may return as far as is known.
  bool mayReturn(unsigned Number) const;

  ProcedureSummaries(ProcedureSummaries &&);
  ~ProcedureSummaries() override;

private:
  ProcedureSummaries(const ObjectProgram &Program, Disassembly *LLVM,
                     const FactSet *Facts, const FactSet *Declared);

  llvm::Error summarize(unsigned Number);
  void summarizeWords(const FunctionCode &Code, ProcedureSummary &S);
  llvm::Error noteReturningSymbols(const FunctionCode &Code);
  /// The call or branch at \p Index leaves the function for good.
  void noteTailCall(const FunctionCode &Code, unsigned Index,
                    ProcedureSummary &S) const;
  void closeOverTailCalls();
  bool callsNoReturn(const FunctionCode &Code) const;
  /// Determines the function's exits from what control flow reaches.
  llvm::Error findExits(unsigned Number);
  llvm::Error
  closeOverReturns(llvm::ArrayRef<llvm::SmallVector<unsigned, 2>> Callers);
  llvm::Error closeOverCalls();
  std::optional<unsigned> calleeNumber(const FunctionCode &Code,
                                       unsigned Call) const {
    return Code.Words[Call].Op == WordOperation::Call ? targetNumber(Code, Call)
                                                      : std::nullopt;
  }

  const ObjectProgram *Program;
  Disassembly *LLVM;
  const FactSet *Facts;
  const FactSet *Declared;
  std::vector<ProcedureSummary> Summaries;
  /// Refers to this object, and is therefore created by its first use.
  mutable std::unique_ptr<ArgumentReads> Reads;
  /// By symbol number: how many calls of the symbol precede code with no other
  /// predecessor, minus how many end a function. If the compiler knew that the
  /// callee returns, there are none of the latter; if it knew that the callee
  /// does not return, there are hardly any of the former.
  std::vector<int> SeenToReturn;
};

/// The function at whose start the location is; null if there is none.
inline const ProcedureSummary *summaryAt(const ProcedureSummaries &Summaries,
                                         CodeLocation Location) {
  std::optional<unsigned> Number = Summaries.numberAt(Location);
  return Number ? &Summaries.summary(*Number) : nullptr;
}

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_PROCEDURESUMMARIES_H
