//===- Recorders.h - Recording the stages of a compilation ------*- C++ -*-===//
//
// The observers that record passes, code generation and runs, and the functions
// that they share.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_EXPLORER_RECORDERS_H
#define MINCAML_LIB_EXPLORER_RECORDERS_H

#include "Recording.h"
#include "mincaml/CodeGen/CodeObserver.h"
#include "mincaml/Passes/Pipelines.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <memory>
#include <set>
#include <tuple>

namespace llvm {
class Any;
}

namespace mincaml::explorer {

//===----------------------------------------------------------------------===//
// Functions as text
//===----------------------------------------------------------------------===//

/// Records F after a pass: its text with the origin of each instruction, and
/// its blocks without their control flow. The text is that of -print-after-all,
/// except for the numbers of metadata and attribute groups. F is not changed.
Version printFunction(llvm::Function &F, unsigned Pass, Recording &Data);

/// Records MF after a pass in the same way, block by block, without debug
/// locations. Slots is the slot tracker of the module; creating one for each
/// function would take quadratic time.
Version printFunction(const llvm::MachineFunction &MF, unsigned Pass,
                      llvm::ModuleSlotTracker &Slots, Recording &Data);

/// Returns the line of each instruction of MF, except debug instructions, in
/// the text that printFunction prints.
llvm::DenseMap<const llvm::MachineInstr *, unsigned>
linesOfInstructions(const llvm::MachineFunction &MF);

/// Adds the version New of F, with its control flow, to the recorded functions of
/// LLVM IR or, if \p MF is not null, of machine IR. Does nothing and returns
/// false if its text equals that of the previous version.
bool addVersion(const llvm::Function &F, const llvm::MachineFunction *MF,
                Version New, Recording &Data);

/// Returns the names of the classes of machine instructions that are not
/// generated for a source expression: spills, copies and so on.
llvm::ArrayRef<llvm::StringRef> classes();

/// Returns the origin of an instruction: the source expression of its debug
/// location. An instruction without a location gets its class and, if there is
/// one, the expression of a related instruction.
Origin originOf(const llvm::MachineInstr &MI, OriginTable &Origins);

//===----------------------------------------------------------------------===//
// Passes on LLVM IR
//===----------------------------------------------------------------------===//

/// Measures time, except while it is paused. Passes are timed without the time
/// that recording takes.
class Stopwatch {
public:
  using Clock = std::chrono::steady_clock;

  /// Pauses the stopwatch while this object exists.
  class Pause {
  public:
    explicit Pause(Stopwatch &Watch) : Watch(Watch), Begin(Clock::now()) {}
    Pause(const Pause &) = delete;
    Pause &operator=(const Pause &) = delete;
    ~Pause() { Watch.Paused += Clock::now() - Begin; }
    /// The time at which the pause began.
    Clock::duration time() const {
      return Begin.time_since_epoch() - Watch.Paused;
    }

  private:
    Stopwatch &Watch;
    Clock::time_point Begin;
  };

  Clock::duration time() const {
    return Clock::now().time_since_epoch() - Paused;
  }

private:
  Clock::duration Paused{};
};

/// Returns the IDs of the analyses whose results a pass of this project uses.
llvm::ArrayRef<llvm::StringRef> findingsUsedBy(llvm::StringRef Pass);

/// Runs analyses and collects their results. The solutions of general data-flow
/// problems are computed for every version of a function. The analyses that a
/// particular pass uses are run before the pass, and the results are kept if
/// the pass changes the function. These analyses are also run on each function
/// after IR generation and after the pipeline.
class AnalysisCollector {
public:
  explicit AnalysisCollector(Recording &Data);
  ~AnalysisCollector();

  /// Must be called after a change of the whole module.
  void start(llvm::Module &M);
  /// Runs all analyses on the current functions.
  void addAll(llvm::Module &M);
  /// Solves the general data-flow problems for F, which must be equal to its
  /// last recorded version.
  void addGeneral(llvm::Function &F);
  /// Computes the side effects of functions that have a new version.
  void addEffectsOf(llvm::ArrayRef<llvm::Function *> Changed);
  /// Returns the results of the analyses that this pass uses, except the
  /// general data-flow problems.
  Findings findUsed(llvm::Function &F, llvm::StringRef Pass);
  void add(Findings New);
  /// Records what was omitted.
  void finish();

private:
  struct Managers;

  template <typename FindT> void visit(llvm::Function &F, FindT Find);
  template <typename FindT> void analyze(llvm::Function &F, FindT Find);
  void addEffects(llvm::Module &M, llvm::ArrayRef<llvm::Function *> Of);
  void addConstructors(llvm::Module &M, llvm::ArrayRef<llvm::Function *> Of);
  bool replaceEffects(const Annotations &Found);
  /// Appends findings. If the last finding of the function is equal, records
  /// that it also holds for the new version.
  template <typename T> void append(std::vector<T> New, std::vector<T> &All);
  void omit(unsigned Function, llvm::StringRef What, llvm::StringRef Why);

  VersionTable &Functions;
  Recording &Data;
  std::unique_ptr<Managers> Analyses;
  /// The (analysis, function, version) triples for which Data.Found has a
  /// result.
  std::set<std::tuple<llvm::StringRef, unsigned, unsigned>> Known;
  /// For each analysis and function, the index of the last finding.
  std::map<std::pair<llvm::StringRef, unsigned>, size_t> Last;
  /// For each omitted part and reason, the functions that it is omitted for.
  std::map<std::pair<std::string, std::string>, std::set<unsigned>> OmittedIn;
  /// The sum of sizeOf over all findings.
  uint64_t Size = 0;
  /// The number of instructions that the computations of effects have read.
  uint64_t InstructionsOfEffects = 0;
};

/// Records the passes of the pipelines that it observes, and the versions of
/// the functions that they change.
class PassRecorder : public PassObserver {
public:
  PassRecorder(Recording &Data, AnalysisCollector &Collector)
      : Data(Data), Passes(Data.PassRuns), Functions(Data.IR),
        Collector(Collector) {}

  /// Records the module after IR generation, which counts as the first pass.
  void addModule(llvm::Module &M);

  void
  registerCallbacks(llvm::PassInstrumentationCallbacks &Callbacks) override;
  void start(llvm::Module &M) override;
  void addRemark(const llvm::DiagnosticInfoOptimizationBase &Remark) override;
  bool wantsRemarks(llvm::StringRef) const override { return true; }
  bool wantsAllRemarks() const override { return true; }

private:
  /// A pass or a manager of passes that is running.
  struct Running {
    /// The index into Passes; -1 for a manager.
    int Pass = -1;
    /// The function that contains the unit of IR that the pass runs on. Null if
    /// the pass runs on several functions.
    llvm::Function *F = nullptr;
    /// If the pass runs on an SCC, the names of its functions.
    std::vector<std::string> Names;
    /// The number of iterations so far, if the pass iterates to a fixed point.
    unsigned Rounds = 0;
    /// The analysis results that the pass uses.
    Findings Used;
    /// The time at which it started.
    Stopwatch::Clock::duration Start{};
  };

  void begin(llvm::StringRef Class, llvm::StringRef Name, const llvm::Any &IR);
  void end(bool Changed);
  void recordChanges(Running &R);
  bool record(llvm::Function &F, unsigned Pass);
  /// Adds F to \p Changed if it has changed.
  void recordAndAnalyze(llvm::Function &F, Running &R,
                        std::vector<llvm::Function *> &Changed);
  bool recordDeletion(unsigned Function, unsigned Pass);
  unsigned countInstructions(const Running &R) const;

  Recording &Data;
  std::vector<PassRun> &Passes;
  VersionTable &Functions;
  AnalysisCollector &Collector;
  Stopwatch Watch;
  llvm::Module *TheModule = nullptr;
  std::vector<Running> Stack;
};

//===----------------------------------------------------------------------===//
// Code generation
//===----------------------------------------------------------------------===//

class AllocationRecorder : public AllocationObserver, public AllocationTracer {
public:
  explicit AllocationRecorder(Recording &Data) : Data(Data) {}

  void beforeAllocation(const llvm::MachineFunction &MF) override;
  void afterAllocation(const llvm::MachineFunction &MF,
                       AllocationData Facts) override;
  void traced(const llvm::MachineFunction &MF,
              std::vector<RegisterTrial> Found) override;

private:
  void nameMerged(AllocationData::Interval &I);

  Recording &Data;
  // The state for the function that is being allocated.
  unsigned Function = 0;
  unsigned Version = 0;
  std::vector<unsigned> Lines;
  llvm::DenseMap<const llvm::MachineInstr *, unsigned> PointOf;
  std::optional<AllocationTrace> Trials;
};

/// Records the passes of code generation, the versions of the functions that
/// they change, register allocations, and the assembly.
class MachineRecorder : public CodeObserver {
public:
  explicit MachineRecorder(Recording &Data) : Data(Data) {}

  llvm::FunctionPass *createPassAfter(const llvm::Pass &P, bool IsOurs,
                                      llvm::MachineModuleInfo &MMI) override;
  void addAllocationPasses(llvm::TargetPassConfig &Config) override;
  void checked(const llvm::MachineInstr &MI, sparc::Rule R) override;
  /// Creates a streamer that adds labels and instructions to the assembly. An
  /// instruction gets the origin of the part that is being printed
  /// (Assembly::Parts). Returns null if the target cannot print or encode
  /// instructions.
  std::unique_ptr<llvm::MCStreamer>
  createStreamer(llvm::TargetMachine &TM, llvm::MCContext &Context) override;
  /// Creates a handler that records which instruction is being printed. LLVM
  /// calls the handler once for a bundle of a branch and the instruction in its
  /// delay slot.
  std::unique_ptr<llvm::AsmPrinterHandler>
  createHandler(llvm::AsmPrinter &Printer) override;

  /// Records a function after a pass. \p MF is null if the function has no
  /// machine code yet.
  void record(llvm::Function &F, const llvm::MachineFunction *MF,
              unsigned Pass);

private:
  Recording &Data;
  AllocationRecorder Allocations{Data};
  /// The module that is being compiled, and the numbers of its unnamed values.
  const llvm::Module *TheModule = nullptr;
  std::optional<llvm::ModuleSlotTracker> Slots;
  /// The hash of each LLVM IR function after the last pass.
  llvm::StringMap<uint64_t> Hashes;
  /// The number of instructions of each function after the last pass.
  llvm::StringMap<unsigned> Counts;
  Stopwatch Watch;
  /// The time at which the last pass ended.
  Stopwatch::Clock::duration LastEnd{};
};

/// Replaces the encodings in Code by the instruction words of a SPARC object
/// file, where the displacements of branches are filled in. Then runs the check
/// of SPARC object code, and records for each word the rules that it is checked
/// against, and the depth of register windows before it. Does nothing for
/// objects of other targets, where an instruction may be longer or shorter than
/// its first encoding.
void addObject(llvm::MemoryBufferRef Object, llvm::StringRef CPU,
               llvm::StringRef Features, Assembly &Code);

/// Sets the execution count of each instruction word of SPARC code from Counts,
/// a file that the plugin sparc-count wrote (utils/qemu-plugin/code-counts.h).
/// The first executed address of a function is taken as its start, because
/// control does not enter the function elsewhere.
///
/// Returns an error if the file has another format or describes other code.
llvm::Error addExecutionCounts(llvm::MemoryBufferRef Counts, Assembly &Code);

/// Runs the program in the interpreter and records at most the first Limit
/// steps.
Run recordRun(const Interpreter &Program, const InterpreterOptions &Options,
              size_t Limit, const OriginTable &Origins);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_RECORDERS_H
