//===- Validation.h - Does one function refine another? --------*- C++ -*-===//
//
// Translation validation of LLVM IR: given a function
// before and after a transformation, decides whether the second refines the
// first, that is, whether for each input the first has undefined behaviour, or
// the second has none, performs the same calls in the same order, leaves
// memory that refines the first's, and returns a value that refines the
// first's. Where the first may choose (undef, freeze, the payload of a NaN), it
// has to be able to choose what the second does.
//
// The encoding, in terms of the solver:
//
// - An integer, and the bits of a floating-point number, are a bit vector; a
//   pointer is an address and the number of the block that it may access (its
//   provenance). Each has a truth value beside it: whether it is poison.
// - undef, and memory that nothing was stored to, is a variable that is
//   replaced by a new one at each use. freeze is a variable.
// - Memory is the list of what was done to it: stores, joins of paths, calls
//   that may change it. A load looks through this list, comparing addresses; at
//   its end stand uninterpreted functions from block and address to a byte.
//   Accesses are undefined behaviour outside of the block, after a call that
//   may have freed it, in constants, misaligned, or against `tbaa`,
//   `alias.scope` and `invariant.load`.
// - A call that may have an effect is an event. What the K-th event returns,
//   whether it returns, and what it leaves in memory, are functions of K alone:
//   a tape that both sides read. That they do the same up to each event is what
//   is proved. Calls without effects are functions of their arguments, and of
//   the memory that they may read.
// - Allocas and allocation functions make blocks of their own, with
//   uninitialized contents. Both sides' are the same block if they have the
//   same name, or if the runs on a counterexample show that they correspond.
// - What an attribute or metadata promises is modelled, or the answer is given
//   up; docs/validation.md has the list.
// - Floating-point arithmetic is an uninterpreted function of the operands'
//   bits, with commutativity, in a first attempt, and Z3's theory of
//   floating-point numbers in a second one. Comparisons, fneg, fabs, copysign
//   and the flags nnan and ninf are exact in both.
// - Loops are unrolled: no more than Options::Unroll jumps backwards happen on
//   one path; runs with more of them are left out ("bounded").
//
// Not modelled: termination; undef (poison is) in arguments, in memory before
// the call, and in what calls return; that another thread reads memory;
// lifetime markers forbid no access.
//
// Sources: [Alive] and [Alive2] describe the method, [LangRef] the semantics.
//
// A counterexample is believed only if the evaluator, which shares no code with
// the encoding, runs both functions on it and finds the difference.
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
  /// Limits of one query.
  unsigned QueryMilliseconds = 2000;
  unsigned QueryMegabytes = 1024;
  /// Limit of all queries about one function.
  unsigned FunctionMilliseconds = 10000;
  /// How many jumps backwards a path may have.
  unsigned Unroll = 3;
  /// The pass may use what it knows of the module: calls of functions that the
  /// module defines are expanded before the comparison, and a function that
  /// only the module can call is not refuted, since its callers may exclude
  /// the counterexample.
  bool Interprocedural = false;
  /// Only the function of this name; empty: all.
  std::string Function;
};

enum class Verdict {
  Unchanged, ///< the text of the function is the same
  Proved,
  Refuted, ///< with a counterexample that the evaluator has confirmed
  Bounded, ///< proved for runs within the bound of unrolling
  GivenUp,
};

struct FunctionReport {
  std::string Name;
  Verdict Result = Verdict::GivenUp;
  /// Refuted: what differs. GivenUp: the reason.
  std::string Reason;
  /// Refuted: the inputs and what both functions do, as lines of text.
  std::string Counterexample;
  double Milliseconds = 0;
  unsigned Queries = 0; ///< that the solver had to answer
};

/// Whether \p After refines \p Before. Both are of one LLVMContext, valid IR,
/// with bodies and the same data layout.
FunctionReport validateFunction(const llvm::Function &Before,
                                const llvm::Function &After,
                                const Options &Opts);

/// Compares the functions with bodies that both modules have, in the order of
/// \p Before. A function that only one has is left out: nothing is to be
/// compared. The modules may be changed (Options::Interprocedural).
std::vector<FunctionReport>
validateModules(llvm::Module &Before, llvm::Module &After, const Options &Opts);

llvm::StringRef str(Verdict Result);

/// One line for each function that was compared, the counterexamples, and the
/// sums.
void printReports(llvm::ArrayRef<FunctionReport> Reports,
                  llvm::raw_ostream &OS);
/// The same as one JSON object on one line.
void printReportsAsJSON(llvm::ArrayRef<FunctionReport> Reports,
                        llvm::raw_ostream &OS);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_VALIDATION_H
