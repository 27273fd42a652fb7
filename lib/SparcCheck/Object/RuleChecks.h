//===- RuleChecks.h - Checks of the rules on one function -------*- C++ -*-===//
//
// The checks of all rules on one function of an object file, and the context
// that is passed to them. Each group of rules (LoweringRules.def) has a source
// file with its name, except Hazards, which is in DelaySlots.cpp. A parameter
// \p State is the state before the instruction unless the comment of the
// function says otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_RULECHECKS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_RULECHECKS_H

#include "Object/ProcedureSummaries.h"
#include "Object/TransferFunctions.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"
#include <functional>
#include <map>
#include <type_traits>

namespace mincaml::sparc {

//===- Findings and counts ------------------------------------------------===//

/// The reasons why a rule is unproved: missing facts about functions of other
/// files, and properties that the check does not model.
struct Reasons {
  std::vector<MissingFact> Needs;
  std::vector<std::string> NotModelled;

  /// Adds the reasons of \p Other that this object does not have.
  void add(const Reasons &Other);
  /// The reasons as a text such as "callee g: unknown whether it returns;
  /// callee h: ...".
  std::string text() const;
};

/// A condition such as "unless the call before does not return", and the
/// reasons why it is not decided, such as which call that is.
struct DoubtReasons {
  std::string Unless;
  Reasons Why;
};

/// The findings and counts of all rules for one function.
class FunctionReport {
public:
  /// \p Location returns "foo.ml:3:7" for an address, or an empty string.
  /// \p Observer may be null.
  FunctionReport(const FunctionCode &Code, Disassembly &LLVM,
                 bool ReportUnproved, ObjectCheckResult &Result,
                 llvm::function_ref<std::string(uint64_t)> Location,
                 ObjectCheckObserver *Observer = nullptr)
      : Code(Code), LLVM(LLVM), ReportUnproved(ReportUnproved), Result(Result),
        Location(Location), Observer(Observer) {}

  /// Records that the rule applies to an instruction and holds.
  void holds(Rule R, unsigned Index) {
    ++Result.Rules[size_t(R)].Checked;
    checked(R, Index);
  }
  /// Passes the depth of register windows before an instruction to the
  /// observer.
  void setWindow(unsigned Index, unsigned Depth) {
    if (Observer)
      Observer->window(Code.Function->Name, uint64_t(Index) * 4, Depth);
  }
  void violated(Rule R, unsigned Index, const llvm::Twine &Detail) {
    report(R, Verdict::Violation, Index, Detail);
  }
  void unproved(Rule R, unsigned Index, const llvm::Twine &Reason) {
    report(R, Verdict::Unproved, Index, Reason);
  }
  /// Calls MakeReason, which returns a string, only if the finding is reported.
  template <typename Function>
    requires std::is_invocable_r_v<std::string, Function>
  void unproved(Rule R, unsigned Index, Function MakeReason) {
    report(R, Verdict::Unproved, Index,
           ReportUnproved ? std::string(MakeReason()) : std::string());
  }
  /// Calls \p Why only if the finding is reported.
  void unproved(Rule R, unsigned Index, llvm::function_ref<Reasons()> Why) {
    if (Finding *F = report(R, Verdict::Unproved, Index, ""))
      explain(*F, Why());
  }
  /// Reports that the rule is unproved, because the state of \p Register, or
  /// the window depth if no register is given, depends on edges of the graph
  /// that may not exist.
  void doubtful(Rule R, unsigned Index, const llvm::Twine &What,
                std::optional<unsigned> Register) {
    if (report(R, Verdict::Unproved, Index, What))
      Doubts.push_back({Findings.size() - 1, Register});
  }
  /// Adds the reasons to the details of the doubtful findings since the last
  /// call.
  void explainDoubts(
      llvm::function_ref<DoubtReasons(std::optional<unsigned> Register)> Why);

  /// The findings in the order in which they were reported.
  llvm::MutableArrayRef<Finding> findings() { return Findings; }
  /// Makes the violations among the findings from \p First on unproved, because
  /// no path leads to them.
  void setUnreachable(size_t First);
  /// Returns the findings, sorted by address, rule and detail.
  std::vector<Finding> takeFindings();

private:
  /// Adds a finding. Returns null if it is a duplicate or is only counted. The
  /// pointer is valid until the next finding is added.
  Finding *report(Rule R, Verdict V, unsigned Index, const llvm::Twine &Detail);
  static void explain(Finding &F, Reasons Why) {
    std::string Text = Why.text();
    F.Detail += (F.Detail.empty() || Text.empty() ? "" : "; ") + Text;
    F.Needs = std::move(Why.Needs);
  }
  void checked(Rule R, unsigned Index) {
    if (Observer)
      Observer->checked(Code.Function->Name, uint64_t(Index) * 4, R);
  }
  std::string line(unsigned Index) const;

  const FunctionCode &Code;
  Disassembly &LLVM;
  bool ReportUnproved;
  ObjectCheckResult &Result;
  llvm::function_ref<std::string(uint64_t)> Location;
  ObjectCheckObserver *Observer;
  std::vector<Finding> Findings;
  struct Doubt {
    size_t Finding;
    std::optional<unsigned> Register;
  };
  std::vector<Doubt> Doubts;
  /// The combinations of instruction, rule and verdict that have been reported.
  /// They are not reported again if an instruction is in two blocks.
  llvm::DenseSet<uint64_t> Reported;
};

//===- Reasons why a rule is unproved -------------------------------------===//
//
// whyUnknown() determines why the effect of a call is not known: a fact about a
// function of another file is missing, or the check does not model how the
// target or the exit of the callee is computed.
//
// A function of this file whose exits are unknown may end with tail calls. Then
// facts about their callees are missing.
//
// whyDoubtful() finds the calls and jumps on which a doubtful finding depends.
//
// Such a finding depends on edges of the graph that may not exist: those after
// a call that may not return, and those out of jump tables (CodeBlock::Doubt).
// The edges are searched backward from the finding, through the blocks at whose
// end its property is doubtful.

/// Returns the reasons why \p Kind is not known about the target of the call or
/// branch at \p Index.
Reasons whyUnknown(const FunctionCode &Code,
                   const ProcedureSummaries &Summaries, unsigned Index,
                   MissingFact::Kind Kind);

/// Returns the reasons why the value of \p Register or, if there is none, the
/// window depth is doubtful in node \p N.
DoubtReasons whyDoubtful(const FunctionCode &Code,
                         const ProcedureSummaries &Summaries,
                         const StateGraph &Nodes, const StateSolution &Solution,
                         dataflow::Node N, std::optional<unsigned> Register);

//===- The function -------------------------------------------------------===//

struct CheckedFunction {
  const FunctionCode &Code;
  const CodeGraph &Graph;
  const TransferFunctions &Semantics;
  const ProcedureSummaries &Summaries;
  FloatArguments &Floats;
  CallFrames &Frames;
  Disassembly &LLVM;
  FunctionReport &Report;
  /// The function makes a call that is not a tail call.
  bool HasCalls = false;
  /// The function changes %sp other than by save, restore or an offset. That is
  /// the case if it has dynamic allocas.
  bool MovesStackPointer = false;
  /// The function checks whether the size of a structure follows the call that
  /// it returns from.
  bool ReadsStructureSize = false;

  const ObjectProgram &program() const { return *Code.Program; }
  const CodeArchitecture &architecture() const {
    return program().architecture();
  }
  const DecodedInstruction &instruction(unsigned Index) const {
    return Code.Instructions[Index];
  }
};

//===- Encoding -----------------------------------------------------------===//
//
// Checks the rules ArchitectureLevel, RoundTrip and AddressPair on object code.

/// Returns the class of a word, which is the word with those operands cleared
/// that may have any value. Either all words of a class are instructions of an
/// architecture and encode as themselves, or none of them. Words that are not
/// instructions have classes too.
uint32_t encodingClass(const DecodedInstruction &I);

/// A cache of the classes whose words are instructions of the architecture and
/// encode as themselves. Most classes in a program occur often.
class LegalWords {
public:
  bool contains(uint32_t Class) const { return Classes[slot(Class)] == Class; }
  /// May evict another class.
  void add(uint32_t Class) { Classes[slot(Class)] = Class; }

private:
  static constexpr unsigned Bits = 12;
  static size_t slot(uint32_t Class) {
    return (Class * UINT32_C(2654435761)) >> (32 - Bits);
  }
  /// Zero is an empty entry. It is the class of an `unimp`, which is never
  /// looked up.
  std::vector<uint32_t> Classes = std::vector<uint32_t>(size_t(1) << Bits, 0);
};

void checkEncoding(const CheckedFunction &F, unsigned Index, LegalWords &Cache);
/// Checks a word that no path reaches: the target of an unknown jump, padding
/// or data.
void checkUnreached(const CheckedFunction &F, unsigned Index,
                    const LegalWords &Cache);
/// Checks that the halves of an address belong together.
void checkAddressPair(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

//===- Registers ----------------------------------------------------------===//
//
// Checks the rules IntegerPair, FloatPair, ReservedRegister, FrameRegister,
// WindowOwnership and LiveAcrossCall on object code.

/// Checks the pairs and quads among the operands of the instruction.
void checkRegisterPairs(const CheckedFunction &F, unsigned Index);
/// Checks the registers that the instruction reads and writes.
void checkRegisters(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);

/// Whether the instruction only copies or stores \p R. Compilers emit this for
/// a loop variable that has no value yet in the first iteration.
bool onlyMoves(const DecodedInstruction &I, unsigned R);
/// Whether the instruction stores \p R in the frame.
bool spills(const CheckedFunction &F, unsigned Index, unsigned R,
            const AbstractState &State);

/// Checks the registers that the instruction reads.
void checkDefinitions(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

/// Reports that register \p R has a definition only if a path to the
/// instruction does not exist, or if another part of the function defines it.
void reportDoubtfulDefinition(const CheckedFunction &F, unsigned Index,
                              unsigned R);

//===- Delay slots --------------------------------------------------------===//
//
// Checks the rules TransferInDelaySlot, DelaySlotEntry, CallSlotReturnAddress,
// AnnulledEffect and DelaySlotFilled on object code.

/// Whether the instruction is a call that is not a tail call: its delay slot
/// neither executes a restore nor sets %o7 to the caller's return address.
bool returnsHere(const FunctionCode &Code, unsigned Index);

/// Checks the delay slot of the instruction, if it has one.
void checkDelaySlot(const CheckedFunction &F, unsigned Index);
/// Checks that \p Target, the target of the branch at \p Index, is not in a
/// delay slot.
void checkDelaySlotEntry(const CheckedFunction &F, unsigned Index,
                         unsigned Target);
/// Checks that the instruction reads no register that only an annulled delay
/// slot would have defined.
void checkAnnulledEffect(const CheckedFunction &F, unsigned Index,
                         const AbstractState &State);

//===- Hazards and condition codes ----------------------------------------===//
//
// Checks the rules FloatCompareDelay, YRegisterDelay and, for condition codes
// and %y, ConditionDefined on object code.

void checkHazards(const CheckedFunction &F, unsigned Index,
                  const AbstractState &State);

//===- Stack and memory ---------------------------------------------------===//
//
// Checks the rules FrameSize, BelowStackPointer, WindowSaveArea, Alignment and
// WindowDepth on object code.

/// Checks the frame that the instruction creates, and its memory access.
void checkStack(const CheckedFunction &F, unsigned Index,
                const AbstractState &State);
/// Checks that the frame is large enough for what the callee may use. \p State
/// is the state before the callee.
void checkFrameAtCall(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);
/// Checks only the alignment of the memory access, if the instruction is one.
void checkAlignment(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);
/// Checks that the paths that meet at the start of node \p N have the same
/// window depth.
void checkWindowsAtStart(const CheckedFunction &F, dataflow::Node N,
                         const StateGraph &Nodes,
                         const StateSolution &Solution);
/// Checks the window depth where the function exits. \p State is the state at
/// the end of the block.
void checkWindowsAtEnd(const CheckedFunction &F, const CodeBlock &B,
                       const AbstractState &State);
/// Checks that the caller's %l and %i registers have their values at entry
/// where the function exits. \p State is the state at the end of the block.
void checkRestored(const CheckedFunction &F, const CodeBlock &B,
                   const AbstractState &State);

//===- Calls and returns --------------------------------------------------===//
//
// Checks the rules ReturnAddress, Signature and FallThrough on object code.

/// Checks the target of a return.
void checkReturn(const CheckedFunction &F, unsigned Index,
                 const AbstractState &State);
/// Checks a call. \p State is the state after the delay slot and before the
/// callee.
void checkCall(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);
/// Checks how control leaves the function at the end of the block. \p State is
/// the state at the end.
void checkBlockEnd(const CheckedFunction &F, const CodeBlock &B,
                   const AbstractState &State);

//===- Branches and jumps -------------------------------------------------===//
//
// Checks the rule BranchDisplacement on object code and, for jumps and calls
// through registers whose target is known, WindowDepth and ReturnAddress.

/// Checks the target of the instruction if it is a branch or a direct call. If
/// the object's tables are invalid, the rule is unproved.
void checkBranchTarget(const CheckedFunction &F, unsigned Index);

void checkJump(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);

/// Checks that %o7 contains the caller's return address at the tail call at
/// \p Index. \p State is the state in which control leaves the function.
void checkReturnAddressOfTailCall(const CheckedFunction &F, unsigned Index,
                                  const AbstractState &State);

//===- Call frame information ---------------------------------------------===//
//
// Compares call frame information (CallFrames) with the state at calls, where
// exception handling and debuggers use it, and where control goes to another
// part of the function. A part of a function with its own symbol (f.cold) is
// assumed to begin in the state that its first row describes. Each jump to the
// part is checked against this row.

/// Checks the row for the call at \p Index against the state in which the
/// callee is entered.
void checkUnwindAtCall(const CheckedFunction &F, unsigned Index,
                       const AbstractState &State);

/// Checks the row for the target against the state at the end of a block with
/// BlockEnd::OtherPart. Returns whether they agree. A mismatch is reported; a
/// missing row is not.
bool checkUnwindAtOtherPart(const CheckedFunction &F, const CodeBlock &B,
                            const AbstractState &State);

/// Adds to the state at the start of a part what \p Row says about the window
/// depth, the caller's stack pointer and the return address, as far as it can
/// be modelled.
void describeEntry(const llvm::dwarf::UnwindRow &Row, bool Is64,
                   AbstractState &State);

//===- Object files and archives ------------------------------------------===//

/// The tools for one architecture.
struct Toolset {
  std::unique_ptr<Disassembly> LLVM;
  LegalWords Cache;
};

/// Creates a toolset for each architecture on demand.
class ObjectCheckTools::ByArchitecture {
public:
  llvm::Expected<Toolset *> get(const CodeArchitecture &A);

private:
  /// The properties of an architecture on which a Toolset depends.
  using Key = std::tuple<bool, bool, std::string, std::string>;
  std::map<Key, Toolset> Toolsets;
};

/// Reads an ELF file. If the options name a processor, its architecture
/// replaces the one that the file states.
llvm::Expected<std::unique_ptr<ObjectProgram>>
openProgram(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options);

bool isArchive(llvm::MemoryBufferRef Buffer);

/// Visits the members of an archive, with names such as "libfoo.a(bar.o)", or
/// the file itself if it is not an archive. All members are visited, even after
/// an error. Returns all errors; those of members have the members' names.
llvm::Error
forEachObject(llvm::MemoryBufferRef Buffer,
              llvm::function_ref<llvm::Error(llvm::MemoryBufferRef)> Visit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_RULECHECKS_H
