//===- Validation.h - Translation validation of LLVM IR ---------*- C++ -*-===//
//
// Given a function before and after a transformation, decides whether the
// second refines the first. This is the case if, for each input, the first has
// undefined behaviour, or the second has no undefined behaviour, performs the
// same calls with side effects in the same order, leaves memory that refines
// the first's memory, and returns a value that refines the first's value. Where
// the first may choose (undef, freeze, the payload of a NaN), it must be able to
// make the choices of the second.
//
// The encoding for the solver:
//
// - An integer, and the bits of a floating-point number, are a bit vector. A
//   pointer is an address and the number of the memory block that it may access
//   (its provenance). Each value has a Boolean that says whether it is poison.
// - undef and the contents of uninitialized memory are variables that are
//   replaced by new ones at each use. The result of freeze is a variable.
// - Memory is a list of operations: stores, joins of paths, and calls that may
//   change memory. A load searches this list, comparing addresses. The initial
//   contents, at the end of the list, are uninterpreted functions from block
//   and address to a byte. An access has undefined behaviour if it is
//   misaligned or outside its block, if a call may have freed the block, if it
//   stores to a constant, or if it contradicts `tbaa`, `alias.scope` or
//   `invariant.load`.
// - A call that may have side effects is an event. The result of the K-th
//   event, whether it returns, and the memory that it leaves are functions of K
//   alone, which both functions share: a trace of the environment's answers. It
//   is proved that both functions behave equally up to each event. Calls
//   without side effects are functions of their arguments and of the memory
//   that they may read.
// - Allocas and allocation functions create new blocks with uninitialized
//   contents. Two allocations of the two functions are the same block if they
//   have the same name, or if the runs on a counterexample show that they
//   correspond.
// - An attribute or metadata is either modelled, or the validation gives up;
//   docs/validation.md lists them.
// - Floating-point arithmetic is an uninterpreted, commutative function of the
//   operands' bits in a first attempt, and Z3's theory of floating-point
//   numbers in a second attempt. Comparisons, fneg, fabs, copysign and the
//   flags nnan and ninf are exact in both.
// - Loops are unrolled: a path takes at most Options::Unroll back edges.
//   Executions that take more are not considered ("bounded").
//
// Not modelled: termination; undef in arguments, in memory before the call, and
// in results of calls (poison is modelled); other threads that read memory;
// accesses that lifetime markers forbid.
//
// Sources: [Alive] and [Alive2] describe the method, [LangRef] the semantics.
//
// A counterexample is reported only if the evaluator, which shares no code with
// the encoding, runs both functions on it and finds a difference.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_VALIDATION_H
#define MINCAML_VALIDATION_VALIDATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
class raw_ostream;
} // namespace llvm

namespace mincaml::validation {

struct Options {
  /// The limits of one query.
  unsigned QueryMilliseconds = 2000;
  unsigned QueryMegabytes = 1024;
  /// The time limit of all queries for one function.
  unsigned FunctionMilliseconds = 10000;
  /// The maximum number of back edges on a path.
  unsigned Unroll = 3;
  /// Whether the pass may have used information about the whole module. If so,
  /// calls of functions that the module defines are expanded before the
  /// comparison, and a function that only the module can call is never refuted,
  /// because its callers may exclude the counterexample.
  bool Interprocedural = false;
  /// The name of the only function to validate; empty for all functions.
  std::string Function;
};

enum class Verdict {
  Unchanged, ///< the text of the function is the same
  Proved,
  Refuted, ///< the evaluator has confirmed a counterexample
  Bounded, ///< proved for executions within the bound of unrolling
  GivenUp,
};

struct FunctionReport {
  std::string Name;
  Verdict Result = Verdict::GivenUp;
  /// If Result is Refuted, the difference. If it is GivenUp, the reason.
  std::string Reason;
  /// If Result is Refuted, the inputs and the behaviour of both functions, as
  /// lines of text.
  std::string Counterexample;
  double Milliseconds = 0;
  unsigned Queries = 0; ///< number of queries to the solver
};

/// Decides whether \p Target refines \p Source. Both must be valid definitions
/// in the same LLVMContext, with the same data layout.
FunctionReport validateFunction(const llvm::Function &Source,
                                const llvm::Function &Target,
                                const Options &Opts);

/// Compares the functions that both modules define, in the order of \p Source.
/// With Options::Interprocedural, this may change the modules.
std::vector<FunctionReport> validateModules(llvm::Module &Source,
                                            llvm::Module &Target,
                                            const Options &Opts);

llvm::StringRef str(Verdict Result);

/// Prints one line for each function that was compared, the counterexamples,
/// and the totals.
void printReports(llvm::ArrayRef<FunctionReport> Reports,
                  llvm::raw_ostream &OS);
/// Prints the reports as one JSON object on one line.
void printReportsAsJSON(llvm::ArrayRef<FunctionReport> Reports,
                        llvm::raw_ostream &OS);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_VALIDATION_H
