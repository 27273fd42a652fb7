//===- ChoiceLog.h - Log of register choices --------------------*- C++ -*-===//
//
// Collects the trials that an AllocationTracer is told about. Without a tracer,
// all functions do nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_CHOICELOG_H
#define MINCAML_LIB_REGALLOC_WALK_CHOICELOG_H

#include "mincaml/RegAlloc/AllocationTrace.h"

namespace mincaml::regalloc {

class ChoiceLog {
public:
  explicit ChoiceLog(AllocationTracer *Tracer) : Tracer(Tracer) {}

  bool isOn() const { return Tracer; }

  void startBlock() { FirstOfBlock = Trials.size(); }
  /// Starts a search at the instruction at a position of the block. Searches
  /// may be nested.
  void begin(llvm::Register Value, const llvm::MachineInstr &At,
             unsigned Position, RegisterTrial::Purpose For,
             const char *Why = nullptr) {
    if (!Tracer)
      return;
    Open.push_back(Trials.size());
    Trials.push_back({Value, &At, For, Why});
    Positions.push_back(Position);
  }
  void consider(const RegisterTrial::Candidate &C) {
    if (Tracer)
      current().Candidates.push_back(C);
  }
  void find(RegisterTrial::Outcome How) {
    if (Tracer)
      current().Found = How;
  }
  void displace(llvm::Register Value, llvm::MCRegister To) {
    if (Tracer)
      current().Lost.push_back({Value, To});
  }
  void end(llvm::MCRegister Chosen) {
    if (!Tracer)
      return;
    RegisterTrial &Trial = current();
    Trial.Chosen = Chosen;
    if (!Chosen)
      Trial.Found = RegisterTrial::Outcome::None;
    Open.pop_back();
  }
  /// Marks the trials from a position on as undone: their plan is discarded.
  void goBack(unsigned Position) {
    for (size_t I = FirstOfBlock; I < Trials.size(); ++I)
      if (Positions[I] >= Position)
        Trials[I].IsUndone = true;
  }
  void finish(const llvm::MachineFunction &MF) {
    if (Tracer)
      Tracer->traced(MF, std::move(Trials));
  }

private:
  RegisterTrial &current() { return Trials[Open.back()]; }

  AllocationTracer *Tracer;
  std::vector<RegisterTrial> Trials;
  /// The position of the instruction of each trial.
  std::vector<unsigned> Positions;
  llvm::SmallVector<size_t, 4> Open;
  size_t FirstOfBlock = 0;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_CHOICELOG_H
