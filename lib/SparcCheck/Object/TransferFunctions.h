//===- TransferFunctions.h - Transfer functions -----------------*- C++ -*-===//
//
// The transfer functions of the forward analysis of object code
// (AbstractState.h), for the steps of CodeGraph.h.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_TRANSFERFUNCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_TRANSFERFUNCTIONS_H

#include "Domain/RegisterValue.h"
#include "Object/AbstractState.h"
#include "Object/CodeGraph.h"
#include "Object/Files/DebugInformation.h"
#include "mincaml/DataFlow/Solver.h"

namespace mincaml::sparc {

class TransferFunctions {
public:
  /// \p PrivateArguments are the registers in which callers may pass arguments
  /// although the calling convention does not.
  TransferFunctions(const FunctionCode &Code, const CalleeKnowledge &Callees,
                    CallFrames &Frames, const RegisterSet &PrivateArguments)
      : Code(Code), Callees(Callees), Frames(Frames),
        PrivateArguments(PrivateArguments),
        Arithmetic(Code.Program->architecture().Is64) {}

  AbstractState entryState() const;
  void execute(const Step &S, AbstractState &State) const;

  /// The result of an arithmetic instruction. For a save or restore, it is the
  /// value of the destination register in the other window.
  RegisterValue result(unsigned Index, const AbstractState &State) const;
  /// The address of a memory access or jump.
  RegisterValue address(unsigned Index, const AbstractState &State) const;

  /// The distance of \p Address, which the instruction accesses, from %sp plus
  /// its bias; nothing if it is unknown.
  std::optional<int64_t>
  offsetFromStackPointer(unsigned Index, const RegisterValue &Address,
                         const AbstractState &State) const;

  /// The value of the immediate or of the second source register.
  RegisterValue secondOperand(unsigned Index, const AbstractState &State) const;

private:
  RegisterValue relocated(unsigned Index, const CodeRelocation &R,
                          const AbstractState &State) const;
  void saveWindow(AbstractState &State) const;
  void restoreWindow(AbstractState &State) const;
  void call(unsigned Index, AbstractState &State) const;
  void store(unsigned Index, AbstractState &State) const;
  RegisterValue newStackPointer(unsigned Index, const RegisterValue &Residue,
                                AbstractState &State) const;

  const FunctionCode &Code;
  const CalleeKnowledge &Callees;
  CallFrames &Frames;
  RegisterSet PrivateArguments;
  ValueArithmetic Arithmetic;
};

using StateGraph = dataflow::FlowGraph<CodeBlock>;
using StateSolution = dataflow::Solution<AbstractState>;

/// The data-flow problem whose lattice is AbstractStateLattice. An edge that may
/// not exist makes the state doubtful.
class StateProblem {
public:
  using LatticeType = AbstractStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  StateProblem(const FunctionCode &Code, const TransferFunctions &Semantics,
               const StateGraph &Nodes)
      : Code(Code), Semantics(Semantics), Nodes(Nodes) {}

  AbstractStateLattice lattice() const { return {}; }
  AbstractState boundary() const { return Semantics.entryState(); }
  void transfer(dataflow::Node N, AbstractState &State) const;
  bool flow(dataflow::Node From, dataflow::Node To, AbstractState &State) const;
  /// Whether the edge may not exist.
  bool isDoubtfulEdge(dataflow::Node From, dataflow::Node To) const;

private:
  const FunctionCode &Code;
  const TransferFunctions &Semantics;
  const StateGraph &Nodes;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_TRANSFERFUNCTIONS_H
