//===- CodeGen.h - LLVM IR to machine code ----------------------*- C++ -*-===//

#ifndef MINCAML_CODEGEN_CODEGEN_H
#define MINCAML_CODEGEN_CODEGEN_H

#include "mincaml/AllocationView/AllocationView.h"
#include "mincaml/MachinePasses/MachinePasses.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include <optional>
#include <string>

namespace llvm {
class DiagnosticLocation;
}

namespace mincaml {

class CodeObserver;
class PassObserver;

/// Options of code generation. All optimizations except SparcCosts are off by
/// default: the caller enables those of its optimization level.
struct CodeGenOptions : MachinePassOptions {
  /// Collect the garbage of the program that \p StartSymbol evaluates.
  bool Collect = false;
  std::string StartSymbol = runtime::StartSymbol;
  /// Run LLVM's verifiers after each pass.
  bool VerifyEach = false;
  /// Also check the register allocations of LLVM's allocators.
  bool VerifyAllocation = false;
  /// On SPARC: LLVM's passes use the cost model of SparcTarget/CostModel.h.
  bool SparcCosts = true;
  /// Write comments into assembly.
  bool VerboseAssembly = false;
  /// Returns the source text of an expression, for comments in assembly and for
  /// pictures of allocations; may be empty.
  ExpressionText ExpressionAt;
  /// On 64-bit SPARC: compute array indices in 64 bits (WidenIndicesPass).
  bool WidenIndices = false;
};

/// One output of code generation.
struct CodeOutput {
  enum class Kind : uint8_t {
    MachineIR,
    AllocationView,
    Assembly,
    Object,
    Observation, ///< No output is written; the Observer is called.
  };

  Kind What;
  llvm::raw_pwrite_stream *OS;
  /// The form, if What is AllocationView.
  AllocationViewForm View = AllocationViewForm::Text;
  CodeObserver *Observer = nullptr;
};

/// Lowers a module to the form that code generation requires: removes pi nodes,
/// lowers overflow checks, expands heap allocation inline, prepares the module
/// for the garbage collector if \p Options says so, and adds stack probes on
/// SPARC. Also runs the last optimizations of LLVM IR, which depend on the
/// optimization level and on \p Options. Must be called once, after all other
/// optimizations.
void prepareForCodeGen(llvm::Module &M, llvm::TargetMachine &Machine,
                       const CodeGenOptions &Options,
                       llvm::ArrayRef<PassObserver *> Observers = {});

/// Generates each output from its own clone of a prepared module. \p Options
/// must be the options with which the module was prepared. With -stop-after=
/// and similar options, every output is the machine IR at that point. The
/// outputs are incomplete if an error has been reported.
void generateCode(llvm::Module &M, llvm::TargetMachine &Machine,
                  const CodeGenOptions &Options,
                  llvm::ArrayRef<CodeOutput> Outputs,
                  DiagnosticEngine &Diagnostics);

/// Prints the values of -regalloc=, one per line, with name and description.
void printRegisterAllocators(llvm::raw_ostream &OS);

/// Returns the location in the main file to which a location of LLVM IR refers,
/// or an invalid location if there is none. (SourceMgr::FindLocForLineAndColumn
/// cannot be called on a const SourceMgr.)
llvm::SMLoc findLocation(const llvm::SourceMgr &Sources,
                         const llvm::DiagnosticLocation &Location);

} // namespace mincaml

#endif // MINCAML_CODEGEN_CODEGEN_H
