//===- Recording.h - The recorded data --------------------------*- C++ -*-===//
//
// The data of a compilation, without the code that records and writes it: the
// source expressions of the program, the texts whose parts come from them, and
// what the stages computed.
// docs/explorer-data.md describes the document that is written.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_EXPLORER_RECORDING_H
#define MINCAML_LIB_EXPLORER_RECORDING_H

#include "mincaml/AllocationView/AllocationData.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "mincaml/RegAlloc/AllocationTrace.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include <bitset>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace mincaml::explorer {

//===----------------------------------------------------------------------===//
// The source expressions of texts
//===----------------------------------------------------------------------===//

/// The origin of a part of a text: the source expression, the inlined call and
/// the class of the instruction, as indices into the tables of the output. -1
/// means none.
struct Origin {
  int Expression = -1;
  int Inlined = -1;
  int Class = -1;
  bool isKnown() const { return Expression >= 0 || Class >= 0; }
};

/// A part of a text, from byte Begin to byte End (exclusive).
struct Span {
  uint64_t Begin;
  uint64_t End;
  Origin From;
};

/// Returns, for each byte of a text and for its end, the number of UTF-16 code
/// units that precede it in validUTF8(Text).
std::vector<unsigned> utf16Positions(llvm::StringRef Text);

/// The set of all printed lines. Equal lines are stored once, because a hundred
/// versions of a function share nearly all of their lines.
class LineTable {
public:
  struct Line {
    std::string Text;
    /// The positions count UTF-16 code units.
    std::vector<Span> Spans;
  };

  /// Adds a text and returns the indices of its lines. Spans are disjoint and
  /// sorted, and may extend over several lines.
  std::vector<unsigned> addText(llvm::StringRef Text,
                                llvm::ArrayRef<Span> Spans);

  llvm::ArrayRef<Line> lines() const { return Lines; }

private:
  unsigned add(llvm::StringRef Text, llvm::ArrayRef<Span> Spans);

  std::vector<Line> Lines;
  llvm::StringMap<unsigned> Indices;
};

/// The expressions of a program and their source ranges, from the parser's
/// tree. An expression can be found by its range, which the nodes of all stages
/// before LLVM IR keep, and by its *distinct location*. This is a position in
/// its text that no other expression has; debug information carries it through
/// LLVM's passes.
class OriginTable {
public:
  explicit OriginTable(llvm::MemoryBufferRef Source);

  void build(const ast::Expression &Tree);

  /// The kind of functions, in addition to the kinds of Syntax.def.
  static constexpr unsigned FunctionKind = 0;
  /// Returns the names of the kinds.
  static llvm::ArrayRef<llvm::StringRef> kinds();

  struct Expression {
    /// The range as offsets in bytes. That of a definition does not contain the
    /// expression that follows it.
    size_t Begin;
    size_t End;
    unsigned Kind;
    /// The index of the innermost function that contains the expression; -1 if
    /// there is none.
    int Function;
    /// The innermost expression that contains this one; -1 if there is none.
    int Parent;
  };
  struct Function {
    llvm::StringRef Name;
    int Expression;
    unsigned Line;
  };
  struct InlinedCall {
    int Expression;
    int Parent;
  };
  llvm::ArrayRef<Expression> expressions() const { return Expressions; }
  llvm::StringRef text(const Expression &E) const {
    return Source.getBuffer().slice(E.Begin, E.End);
  }
  llvm::ArrayRef<Function> functions() const { return Functions; }
  llvm::ArrayRef<InlinedCall> inlinedCalls() const { return InlinedCalls; }

  llvm::SMLoc distinctLocation(llvm::SMRange Range) const;
  /// Returns the expression with this source range, or -1.
  int find(llvm::SMRange Range) const;
  /// Returns the expression of a debug location, with the inlined calls through
  /// which it got into its function.
  Origin find(const llvm::DILocation *Location);
  /// Returns the expression at a line and column.
  Origin find(unsigned Line, unsigned Column) const;
  /// Returns the source function that has this name and line in debug
  /// information, or -1.
  int findFunction(llvm::StringRef Name, unsigned Line) const;

  /// Returns the innermost expression around a range, or -1. If the start of
  /// the range is a distinct location, returns the expression of that location:
  /// for example, an operator belongs to the whole operation.
  int findAround(llvm::SMRange Range) const;

private:
  using RangeKey = std::pair<const char *, const char *>;
  static RangeKey key(llvm::SMRange R) {
    return {R.Start.getPointer(), R.End.getPointer()};
  }
  struct Pending {
    const ast::Expression *Node;
    int Parent;
    int Function;
  };
  size_t offset(llvm::SMLoc Loc) const {
    return Loc.getPointer() - Source.getBufferStart();
  }
  bool isInSource(llvm::SMRange Range) const;
  int addExpression(const ast::Expression &E, const Pending &Context);
  int addFunction(const ast::FunctionDefinition &F, const Pending &Context);
  void visit(const Pending &P, std::vector<Pending> &Next);
  int findOffset(size_t Offset) const;

  llvm::MemoryBufferRef Source;
  SourcePositions Positions;
  std::vector<Expression> Expressions;
  std::vector<Function> Functions;
  std::vector<InlinedCall> InlinedCalls;
  llvm::DenseMap<RangeKey, int> ByRange;
  llvm::DenseMap<RangeKey, llvm::SMLoc> Locations;
  /// Maps distinct locations to expressions.
  llvm::DenseMap<size_t, int> ByOffset;
  /// The expressions sorted by their start, outer before inner.
  std::vector<int> ByBegin;
  /// Maps lines to the functions that start on them.
  llvm::DenseMap<unsigned, std::vector<int>> ByLine;
  std::map<std::pair<int, int>, int> InlinedIndices;
  llvm::DenseMap<const llvm::DILocation *, int> Chains;
};

/// Finds the names of variables that are bound to conditionals (`let x = if
/// ...`). If only results of the conditional are written to a register, and at
/// least two of them, the register holds the variable. Without debug
/// information for variables, neither the phi node nor the register has this
/// name.
class MergedValues {
public:
  void build(const ast::Expression &Tree, const OriginTable &Origins);

  /// Returns the name of the variable that a register holds, or an empty name
  /// if it holds no variable. Writers are the expressions of the instructions
  /// that write the register, Readers those of the instructions that only read
  /// it; -1 means an unknown expression. If the code of a result reads the
  /// register, the register holds an intermediate value of that result and not
  /// the variable.
  llvm::StringRef nameOf(llvm::ArrayRef<int> Writers,
                         llvm::ArrayRef<int> Readers) const;

private:
  void addResults(const ast::Expression &Conditional,
                  const OriginTable &Origins);

  std::vector<llvm::StringRef> Names;
  /// For each expression that is a result of a conditional, the index of the
  /// variable in Names.
  llvm::DenseMap<int, unsigned> ResultOf;
};

//===----------------------------------------------------------------------===//
// Versions of functions after passes
//===----------------------------------------------------------------------===//

/// A basic block of a version. Blocks are identified by their index.
struct Block {
  struct Edge {
    unsigned To;
    double Probability;
  };
  std::string Name;
  /// The first and last line in the text of the version.
  unsigned First = 0;
  unsigned Last = 0;
  std::vector<Edge> Edges;
  /// The header of the innermost loop; -1 if the block is not in a loop.
  int Loop = -1;
  unsigned Depth = 0;
  /// The immediate dominator; -1 for the entry and unreachable blocks.
  int Dominator = -1;
};

/// A function after a pass.
struct Version {
  unsigned Pass;
  bool IsDeleted = false;
  std::vector<unsigned> Lines;
  std::vector<Block> Blocks;
  /// For LLVM IR, the line of each instruction, in order. Not part of the
  /// output.
  std::vector<unsigned> InstructionLines = {};
};

struct FunctionVersions {
  std::string Name;
  /// The index of the source function; -1 if there is none.
  int Function = -1;
  std::vector<Version> Versions;
  /// Versions that are kept when others are removed: those on which all
  /// analyses were run, and those before and after register allocation.
  std::vector<unsigned> Milestones = {};
};

/// One execution of a pass.
struct PassRun {
  std::string Name;
  bool IsOurs = false;
  /// Whether the pass ran on machine code.
  bool IsMachine = false;
  /// The unit of IR that the pass ran on: "module", "cgscc", "function" or
  /// "loop".
  llvm::StringRef Unit = "module";
  /// The index of the function that the pass ran on; -1 for several functions.
  int Function = -1;
  /// The number of passes that contain it.
  unsigned Nest = 0;
  /// The number of the iteration, from 1, in the innermost enclosing pass that
  /// iterates to a fixed point; 0 if there is none.
  unsigned Round = 0;
  bool Changed = false;
  /// The numbers of instructions before and after the pass.
  unsigned Before = 0;
  unsigned After = 0;
  /// The running time of the pass.
  std::chrono::steady_clock::duration Time{};

  struct Remark {
    /// "passed", "missed" or "analysis".
    llvm::StringRef Kind;
    std::string Text;
    int Function;
    Origin From;
  };
  std::vector<Remark> Remarks;
};

/// The functions of a module in LLVM IR or machine IR, in the order in which
/// they were first seen.
class VersionTable {
public:
  /// Returns the index of a function, which is added if it is new.
  unsigned function(llvm::StringRef Name) {
    auto [It, IsNew] = Indices.try_emplace(Name, Functions.size());
    if (IsNew)
      Functions.push_back({Name.str(), -1, {}});
    return It->second;
  }
  /// Whether the function has a version, and was not deleted.
  bool exists(unsigned Function) const {
    const std::vector<Version> &All = Functions[Function].Versions;
    return !All.empty() && !All.back().IsDeleted;
  }
  /// Whether Lines differ from the last version of the function.
  bool isNew(unsigned Function, llvm::ArrayRef<unsigned> Lines) const {
    return !exists(Function) ||
           llvm::ArrayRef(Functions[Function].Versions.back().Lines) != Lines;
  }
  void add(unsigned Function, Version New) {
    Functions[Function].Versions.push_back(std::move(New));
  }

  std::vector<FunctionVersions> Functions;

private:
  llvm::StringMap<unsigned> Indices;
};

//===----------------------------------------------------------------------===//
// Results of analyses
//===----------------------------------------------------------------------===//

/// The result of an analysis of one version of an LLVM IR function.
struct Finding {
  llvm::StringRef ID;
  llvm::StringRef Title;
  /// The indices of the function and of its version.
  unsigned Function;
  unsigned Version;
  /// Later versions for which the analysis has the same result.
  std::vector<unsigned> Also = {};
};

/// A data-flow problem of a function, its solution, and the steps of the
/// solver.
struct DataFlowSolution : Finding {
  /// The sets of a block, as indices into Domain.
  struct Sets {
    std::vector<unsigned> Gen, Kill, In, Out;
    bool operator==(const Sets &) const = default;
  };
  /// A step of the solver: it recomputes a block. Worklist has the blocks that
  /// are pending after the step.
  struct Step {
    unsigned Block;
    std::vector<unsigned> In, Out;
    bool Changed;
    std::vector<unsigned> Worklist;
    bool operator==(const Step &) const = default;
  };

  bool IsForward = true;
  /// Whether the meet is union (a property must hold on some path). Otherwise
  /// it is intersection (a property must hold on all paths).
  bool IsUnion = true;
  /// The possible elements of the sets, as text, with their source expressions.
  std::vector<std::string> Domain = {};
  std::vector<int> Origins = {};
  /// The solution of each block of the version.
  std::vector<Sets> Blocks = {};
  std::vector<Step> Steps = {};
};

/// The result of an analysis as annotations of single lines of a version.
struct Annotations : Finding {
  std::vector<std::pair<unsigned, std::string>> Lines = {};
};

/// Predicates of expressions at the blocks of a version and at its critical
/// edges, which are split by empty blocks.
struct Predicates : Finding {
  struct Row {
    std::string Name;
    /// The index of the block; -1 for a critical edge.
    int Block;
    /// For each predicate, the expressions that satisfy it, as indices into
    /// Domain.
    std::vector<std::vector<unsigned>> Sets;
    bool operator==(const Row &) const = default;
  };
  std::vector<std::string> Domain = {};
  std::vector<int> Origins = {};
  std::vector<llvm::StringRef> Names = {};
  std::vector<Row> Rows = {};
};

struct Findings {
  std::vector<DataFlowSolution> AllFacts;
  std::vector<Annotations> AllNotes;
  std::vector<Predicates> AllPredicates;
};

//===----------------------------------------------------------------------===//
// Register allocations
//===----------------------------------------------------------------------===//

/// The state of the allocation checker before each instruction of an allocated
/// function. It refers to lines and block indices instead of instructions and
/// blocks, because later passes change the code.
struct CheckedAllocation {
  using Content = allocationcheck::CheckedValues::Content;
  struct Instruction {
    unsigned Line;
    unsigned Point;
    std::vector<Content> Changes;
  };
  struct Lost {
    unsigned Location;
    unsigned Value;
    llvm::SmallVector<unsigned, 2> From;
  };
  struct Block {
    bool IsReached;
    std::vector<Content> Entry;
    std::vector<Lost> Merged;
    /// The index of the first instruction.
    unsigned First;
    std::vector<Content> End;
  };

  std::string Problem;
  std::vector<std::string> Locations;
  std::vector<allocationcheck::CheckedValues::Value> Values;
  std::vector<Block> Blocks;
  std::vector<Instruction> Instructions;
};

/// The trace of one of MinCaml's allocators: how it chose the registers of a
/// function.
struct AllocationTrace {
  std::vector<RegisterTrial> Trials;
  /// For each trial, the program point at which it took place.
  std::vector<unsigned> Points;
  /// Maps the LLVM number of each register that occurs to its index in
  /// Registers.
  std::map<unsigned, unsigned> Indices;
  std::vector<std::string> Registers;
};

/// The register allocation of a function.
struct Allocation {
  /// The indices of the machine function and of its version before allocation.
  unsigned Function;
  unsigned Version;
  /// The line of each program point in that version.
  std::vector<unsigned> Lines;
  AllocationData Facts;
  /// For each interval, the source expression of the instruction that defines
  /// it; -1 if there is none.
  std::vector<int> Origins;
  /// The index of the version after allocation.
  unsigned After = 0;
  std::optional<CheckedAllocation> Checked = {};
  /// Set only by MinCaml's allocators.
  std::optional<AllocationTrace> Trials = {};
};

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

struct AssemblyLine {
  bool IsLabel = false;
  std::string Text;
  /// The offset in bytes from the start of the function.
  uint64_t Offset = 0;
  llvm::SmallVector<uint8_t, 4> Bytes;
  Origin From;
  /// Whether the instruction is in a delay slot.
  bool IsSlot = false;
  /// The numbers of the rules for SPARC code that the instruction was checked
  /// against.
  std::bitset<64> Rules;
  /// The depth of register windows at which the instruction is executed; -1 if
  /// it is unknown.
  int Window = -1;
  /// The number of times that a run executed the instruction.
  uint64_t Executions = 0;
};

struct AssemblyFunction {
  /// The index of the machine function.
  unsigned Function;
  std::string Symbol;
  std::vector<AssemblyLine> Lines;
};

/// The functions of a program in the order in which they are emitted.
struct Assembly {
  /// Whether all instructions are SPARC instruction words, so that their fields
  /// are written.
  bool HasFields = false;
  std::vector<AssemblyFunction> Functions;
  /// Whether execution counts are known.
  bool HasExecutions = false;

  /// For the function that is being emitted, the rules that the check of
  /// machine IR applied to each instruction.
  llvm::DenseMap<const llvm::MachineInstr *, std::bitset<64>> RulesOf;

  /// A part of the instruction that is being printed: an instruction of a
  /// bundle, or the instruction itself. The handler of the assembly printer
  /// sets Parts.
  struct Part {
    unsigned Opcode;
    bool IsPseudo;
    Origin From;
    bool IsSlot;
    std::bitset<64> Rules;
  };
  bool IsInFunction = false;
  std::vector<Part> Parts;
  size_t NextPart = 0;
};

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// The trace of a run of the program in the interpreter.
struct Run {
  /// The properties that many objects share: the kind, the name of the
  /// constructor or function, and the names of the fields.
  using Shape =
      std::tuple<HeapObject::Kind, std::string, std::vector<std::string>>;
  /// A HeapObject that refers to its expression by the index.
  struct Object {
    unsigned TheShape;
    int Expression;
    uint64_t Size;
    std::vector<HeapValue> Fields;
  };
  /// A HeapRoot with a copy of the name.
  struct Root {
    unsigned Object;
    unsigned Depth;
    std::string Name;
  };
  /// A HeapChange with these objects and roots.
  struct Heap {
    std::vector<Object> Objects;
    std::vector<HeapStore> Stores;
    size_t NumKept = 0;
    std::vector<Root> Roots;
  };

  /// A RunStep that refers to expressions by their indices.
  struct Step {
    int Expression = -1;
    unsigned Depth = 0;
    std::string Callee;
    bool IsTail = false;
    bool Returns = false;
    int ReturnsTo = -1;
    std::vector<std::pair<std::string, std::string>> Values;
    std::vector<std::pair<int, std::string>> Reads;
    std::optional<std::string> Result;
    std::optional<std::string> Raises;
    std::string Output;
    /// The changes of the heap; null from the step on after which it is not
    /// known.
    std::optional<Heap> TheHeap;
  };

  std::vector<Step> Steps;
  /// The shapes of objects, in the order of their first use.
  llvm::MapVector<Shape, unsigned, std::map<Shape, unsigned>> Shapes;
  /// The maximum number of steps.
  size_t Limit = 0;
  /// Whether Steps has all steps until the run ended.
  bool HasAllSteps = true;
  /// The expressions, each with the number of times that it was evaluated.
  std::vector<std::pair<int, uint64_t>> Counts;
  /// Whether the program ended within the limits of the interpreter.
  bool HasEnded = true;
  int Status = 0;
};

//===----------------------------------------------------------------------===//
// The recording
//===----------------------------------------------------------------------===//

/// A part that was omitted, and the reason.
struct Omission {
  std::string What;
  std::string Why;
};

/// The text of a program in a stage before LLVM IR.
struct Stage {
  std::string ID;
  std::string Title;
  std::vector<unsigned> Lines;
};

struct Recording {
  Recording(ExplorerProgram Program, llvm::MemoryBufferRef Source)
      : Program(std::move(Program)), Source(Source), Origins(Source) {}

  ExplorerProgram Program;
  llvm::MemoryBufferRef Source;
  OriginTable Origins;
  MergedValues Merged;
  LineTable Lines;
  std::vector<Stage> Stages;
  std::vector<PassRun> PassRuns;
  VersionTable IR;
  Findings Found;
  VersionTable Machine;
  std::vector<Allocation> Allocations;
  Assembly TheAssembly;
  std::optional<Run> TheRun;
  std::vector<Omission> Omitted;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_RECORDING_H
