//===- CodeGen.h - LLVM IR to machine code ----------------------*- C++ -*-===//

#ifndef MINCAML_CODEGEN_CODEGEN_H
#define MINCAML_CODEGEN_CODEGEN_H

#include "mincaml/AllocationView/AllocationView.h"
#include "mincaml/SparcCheck/LoweringCheck.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include <optional>

namespace mincaml {

class CodeObserver;
class PassObserver;

/// The optimizations are off unless they are asked for: a level of optimization
/// is the business of whoever fills this in.
struct CodeGenOptions {
  /// Run LLVM's verifiers after each pass.
  bool VerifyEach = false;
  /// Prove register allocations by LLVM's allocators, too.
  bool VerifyAllocation = false;
  /// On SPARC: fill delay slots that LLVM leaves empty.
  bool FillDelaySlots = false;
  /// On SPARC: allocate register windows only where they are needed.
  bool ShrinkWrap = false;
  /// On SPARC: one compare for several branches.
  bool EliminateCompares = false;
  /// On 64-bit SPARC: branches and conditional moves on registers where 32-bit
  /// numbers are compared with zero.
  bool RegisterBranches = false;
  /// On 64-bit SPARC: branches that are probably not taken say so.
  bool PredictBranches = false;
  /// On SPARC: no register windows for deep recursions.
  bool FlatFrames = false;
  /// On SPARC: LLVM's passes ask the cost model of SparcTarget/CostModel.h.
  bool SparcCosts = true;
  /// Comments in assembly.
  bool VerboseAssembly = false;
  /// For these comments, and pictures of allocations; may be empty.
  ExpressionText ExpressionAt;
  /// On 32-bit SPARC: pass floating-point arguments of internal functions in
  /// floating-point registers.
  bool FloatRegisterArguments = false;
  /// On SPARC: put what the code addresses together and share high halves.
  bool ShareAddresses = false;
  /// On SPARC: branch instead of selecting on several comparisons at once.
  bool SelectBranches = false;
  /// On 64-bit SPARC: compute indices in the width of addresses.
  bool WidenIndices = false;
  sparc::CheckLevel SparcCheck = sparc::CheckLevel::Violations;
};

/// One output of code generation.
struct CodeOutput {
  enum class Kind : uint8_t {
    MachineIR,
    AllocationView,
    Assembly,
    Object,
    Observation, ///< nothing is written; Observer is told
  };

  Kind What;
  llvm::raw_pwrite_stream *OS;
  /// The form of an allocation view.
  AllocationViewForm View = AllocationViewForm::Text;
  CodeObserver *Observer = nullptr;
};

/// Brings a module into the form that code generation requires, at any level:
/// inline allocation, invariant loads, blocks of bounded length, and on SPARC
/// stack probes, conventions of internal functions and groups of data. To call
/// once, after all optimizations.
void prepareForCodeGen(llvm::Module &M, llvm::TargetMachine &Machine,
                       const CodeGenOptions &Options,
                       llvm::ArrayRef<PassObserver *> Observers = {});

/// Generates code from a clone of a prepared module for each output, with the
/// options with which it was prepared. With
/// -stop-after= and the like, every output is the machine IR at that point. The
/// outputs are incomplete if an error was reported.
void generateCode(llvm::Module &M, llvm::TargetMachine &Machine,
                  const CodeGenOptions &Options,
                  llvm::ArrayRef<CodeOutput> Outputs,
                  DiagnosticEngine &Diagnostics);

/// Prints the values of -regalloc=, one line each: name and description.
void printRegisterAllocators(llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_CODEGEN_CODEGEN_H
