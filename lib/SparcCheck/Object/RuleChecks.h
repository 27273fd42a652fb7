//===- RuleChecks.h - Checks of the rules on one function -------*- C++ -*-===//
//
// The checks of all rules on one function of an object file, and the context
// that is passed to them. Each group of rules (LoweringRules.def) has a source
// file with its name. A parameter \p State is the state before the instruction
// unless its function says otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_RULECHECKS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_RULECHECKS_H

#include "Object/Files/DebugInformation.h"
#include "Object/FunctionReport.h"
#include "Object/ProcedureSummaries.h"
#include "Object/TransferFunctions.h"
#include <vector>

namespace mincaml::sparc {

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
//
//===----------------------------------------------------------------------===//

/// The class of a word: the word with those operands cleared that may have any
/// value. Either all words of a class are instructions of an architecture and
/// encode as themselves, or none of them. Words that are not instructions have
/// classes too.
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
/// Checks that the halves of an address belong together. \p State is the state
/// before the instruction.
void checkAddressPair(const CheckedFunction &F, unsigned Index,
                      const AbstractState &State);

//===- Registers ----------------------------------------------------------===//
//
// Checks the rules IntegerPair, FloatPair, ReservedRegister, FrameRegister,
// WindowOwnership and LiveAcrossCall on object code.
//
//===----------------------------------------------------------------------===//

/// Checks the pairs and quads among the operands of the instruction.
void checkRegisterPairs(const CheckedFunction &F, unsigned Index);
/// Checks the registers that the instruction reads and writes. \p State is the
/// state before it.
void checkRegisters(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);

/// Whether \p R is half of a pair or quad that the instruction copies or stores
/// as a unit, and the other half is not in \p Meaningless.
bool isHalfOfCopy(const FunctionCode &Code, unsigned Index, unsigned R,
                  const RegisterSet &Meaningless);
/// Whether the instruction only copies or stores \p R. Compilers emit this for
/// a loop variable that has no value yet in the first iteration.
bool onlyMoves(const DecodedInstruction &I, unsigned R);
/// Whether the instruction stores \p R in the frame.
bool spills(const CheckedFunction &F, unsigned Index, unsigned R,
            const AbstractState &State);

/// Checks the registers that the instruction reads. \p State is the state
/// before it.
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
//
//===----------------------------------------------------------------------===//

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
/// slot would have defined. \p State is the state before it.
void checkAnnulledEffect(const CheckedFunction &F, unsigned Index,
                         const AbstractState &State);

//===- Hazards and condition codes ----------------------------------------===//
//
// Checks the rules FloatCompareDelay, YRegisterDelay and, for condition codes
// and %y, ConditionDefined on object code.
//
//===----------------------------------------------------------------------===//

/// \p State is the state before the instruction.
void checkHazards(const CheckedFunction &F, unsigned Index,
                  const AbstractState &State);

//===- Stack and memory ---------------------------------------------------===//
//
// Checks the rules FrameSize, BelowStackPointer, WindowSaveArea, Alignment and
// WindowDepth on object code.
//
//===----------------------------------------------------------------------===//

/// Checks the frame that the instruction creates, and its memory access.
/// \p State is the state before it.
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
//
//===----------------------------------------------------------------------===//

/// Checks the target of a return. \p State is the state before the instruction.
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
//
//===----------------------------------------------------------------------===//

/// Checks the target of the instruction if it is a branch or a direct call. If
/// the object's tables are invalid, the rule is unproved.
void checkBranchTarget(const CheckedFunction &F, unsigned Index);

/// \p State is the state before the instruction.
void checkJump(const CheckedFunction &F, unsigned Index,
               const AbstractState &State);

/// Checks that %o7 contains the caller's return address at the tail call at
/// \p Index. \p State is the state in which control leaves the function.
void checkReturnAddressOfTailCall(const CheckedFunction &F, unsigned Index,
                                  const AbstractState &State);

//===- Functions that return structures -----------------------------------===//
//
// Checks the rules ReturnAddress and Signature on object code, for functions
// that return structures in 32-bit code. The caller stores the address of the
// memory for the result at %sp+64 and puts an unimp after the delay slot of the
// call. The callee loads the address and returns to the instruction after the
// unimp ([SPARC-ABI] 3, "Functions Returning Structures").
//
//===----------------------------------------------------------------------===//

/// Collects the returns of a function and whether they skip an unimp.
class StructureReturns {
public:
  explicit StructureReturns(const CheckedFunction &F) : F(F) {}

  /// Visits an instruction. \p State is the state before it.
  void visit(unsigned Index, const AbstractState &State);
  /// Visits the tail call at the end of \p B.
  void visitTailCall(const CodeBlock &B);
  /// Reports returns that contradict each other or the load of the structure's
  /// address.
  void report() const;

private:
  const CheckedFunction &F;
  bool LoadsAddress = false;
  llvm::SmallVector<unsigned, 4> AfterCall, AfterStructure;
  /// The tail calls of functions that return structures.
  llvm::SmallVector<unsigned, 2> TailCalls;
};

/// Checks that a call that is followed by an unimp passes the address of a
/// structure. \p State is the state after its delay slot.
void checkStructureAddress(const CheckedFunction &F, unsigned Index,
                           const AbstractState &State);

//===- Call frame information ---------------------------------------------===//
//
// Compares call frame information (CallFrames) with the state at calls, where
// exception handling and debuggers use it, and where control goes to another
// part of the function. A part of a function with its own symbol (f.cold) is
// assumed to begin in the state that its first row describes. Each jump to the
// part is checked against this row.
//
//===----------------------------------------------------------------------===//

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

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_RULECHECKS_H
