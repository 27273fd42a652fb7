//===- Reporter.h - Findings about machine IR -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_REPORTER_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_REPORTER_H

#include "mincaml/SparcCheck/LoweringCheck.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/CodeGen/MachineFunction.h"

namespace mincaml::sparc {

/// Builds findings and passes them to a sink.
class Reporter {
public:
  using Sink =
      llvm::function_ref<void(const Finding &, const llvm::DebugLoc &)>;

  using Listener = std::function<void(const llvm::MachineInstr &, Rule)>;

  /// \p Checked may be empty.
  Reporter(Sink Report, bool Unproved, const Listener &Checked)
      : Report(Report), Unproved(Unproved), Checked(Checked) {}

  /// Records that a rule that only this check can decide was checked for an
  /// instruction.
  void checked(Rule R, const llvm::MachineInstr &MI) {
    if (Checked)
      Checked(MI, R);
  }

  void violation(Rule R, const llvm::MachineInstr &MI,
                 const llvm::Twine &Detail);
  void unproved(Rule R, const llvm::MachineInstr &MI,
                const llvm::Twine &Reason);
  /// These findings are about the function as a whole.
  void violation(Rule R, const llvm::MachineFunction &MF,
                 const llvm::Twine &Detail);
  void unproved(Rule R, const llvm::MachineFunction &MF,
                const llvm::Twine &Reason);

private:
  void report(Rule R, Verdict V, const llvm::MachineInstr &MI,
              const llvm::Twine &Detail);
  void report(Rule R, Verdict V, const llvm::MachineFunction &MF,
              const llvm::Twine &Detail);

  Sink Report;
  bool Unproved;
  const Listener &Checked;
};

/// Calls \p Check with a reporter that passes findings to the destination that
/// the options specify.
void withReporter(const llvm::MachineFunction &MF,
                  const LoweringCheckOptions &Options,
                  llvm::function_ref<void(Reporter &)> Check);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_REPORTER_H
