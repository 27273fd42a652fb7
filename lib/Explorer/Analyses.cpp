//===- Analyses.cpp - Recording the results of analyses -------------------===//

#include "Recorders.h"
#include "Writer.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Expressions/AvailableExpressions.h"
#include "mincaml/Analysis/Expressions/PartialRedundancy.h"
#include "mincaml/Analysis/Expressions/ValueNumbers.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "mincaml/Analysis/Ranges/Constructors.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "mincaml/Passes/Registration.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include <map>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace mincaml::dataflow;
using namespace llvm;

/// The maximum number of blocks, and of domain elements. Larger graphs and
/// tables would be unreadable.
static constexpr size_t MaximumBlocks = 40;
static constexpr size_t MaximumDomain = 120;

namespace {

/// A function that is equal to its last recorded version. Analyses do not
/// change it.
struct AnalyzedFunction {
  Function &F;
  /// The indices of the function and of the version.
  unsigned Index;
  unsigned Version;
  /// The line of each instruction in the text of the version.
  ArrayRef<unsigned> Lines;
  OriginTable &Origins;
  /// The slot tracker of the module. Creating one for each function would take
  /// quadratic time.
  ModuleSlotTracker &Names;
  FunctionAnalysisManager &AM;

  std::string nameOf(const Value &V) const {
    std::string Text;
    raw_string_ostream OS(Text);
    V.printAsOperand(OS, /*PrintType=*/false, Names);
    return Text;
  }
  int originOf(const Instruction *I) const {
    return I ? Origins.find(I->getDebugLoc().get()).Expression : -1;
  }
};

/// Is called when a result is omitted because it would be too large to read.
using OmissionCallback = function_ref<void(StringRef What, StringRef Why)>;

} // namespace

//===----------------------------------------------------------------------===//
// Solutions of data-flow problems
//===----------------------------------------------------------------------===//

static std::vector<unsigned> elements(const BitVector &Set) {
  auto Bits = Set.set_bits();
  return {Bits.begin(), Bits.end()};
}

namespace {

/// Solves the data-flow problems of one function.
class Finder {
public:
  Finder(const AnalyzedFunction &S, std::vector<DataFlowSolution> &Result,
         OmissionCallback Omit)
      : S(S), F(S.F), Result(Result), Omit(Omit) {
    for (const BasicBlock &BB : F)
      Blocks[&BB] = Blocks.size();
  }

  void findReachingDefinitions() {
    SlotForm Form(F);
    Graph G(F);
    DefinitionTable Table(F, Form);
    DataFlowSolution New = begin("reaching-definitions", "Reaching definitions",
                                 Direction::Forward, /*IsUnion=*/true);
    for (Definition D = 0; D < Table.size(); ++D) {
      const std::string Slot = Form.slots()[Table.slot(D)]->getName().str();
      const StoreInst *Store = Table.store(D);
      addElement(New,
                 Store ? Slot + " = " + S.nameOf(*Store->getValueOperand()) +
                             " in " + S.nameOf(*Store->getParent())
                       : Slot + " undefined",
                 Store);
    }
    ReachingDefinitionsProblem TheProblem(G, Table);
    solveAndAdd(std::move(New), TheProblem, G,
                [&](Node N) -> const GenKill & { return TheProblem.row(N); });
  }

  void findLiveness() {
    SlotForm Form(F);
    Graph G(F);
    VariableTable Table(F, Form);
    DataFlowSolution New = begin("liveness", "Liveness", Direction::Backward,
                                 /*IsUnion=*/true);
    for (unsigned V = 0; V < Table.size(); ++V)
      addElement(New, S.nameOf(*Table.variable(V)),
                 dyn_cast<Instruction>(Table.variable(V)));
    LivenessProblem TheProblem(G, Table);
    solveAndAdd(std::move(New), TheProblem, G,
                [&](Node N) -> const GenKill & { return TheProblem.row(N); });
  }

  /// Adds the solution of an analysis of expressions.
  template <Direction D, typename AnalysisT>
  void findExpressions(StringRef ID, StringRef Title,
                       const AnalysisT &Analysis) {
    DataFlowSolution New = begin(ID, Title, D, /*IsUnion=*/false);
    addExpressions(New, Analysis.Expressions);
    solveAndAdd(
        std::move(New),
        GenKillProblem<D, MustHold>(Analysis.Expressions.size(), Analysis.Rows),
        Analysis.Graph,
        [&](Node N) -> const GenKill & { return Analysis.Rows[N]; });
  }

  void findConstructors(const ValueAnalysis &Values) {
    Graph G(F);
    ConstructorsProblem TheProblem(F, G, Values);
    DataFlowSolution New = begin("constructors", "Constructors",
                                 Direction::Forward, /*IsUnion=*/true);
    for (const ConstructorsProblem::Pair &Pair : TheProblem.pairs())
      addElement(New, S.nameOf(*Pair.Variable) + ": " + Pair.Constructor,
                 dyn_cast<Instruction>(Pair.Variable));
    GenKill Row(New.Domain.size());
    solveAndAdd(std::move(New), TheProblem, G, [&](Node N) -> const GenKill & {
      Row.Gen = TheProblem.generated(N);
      return Row;
    });
  }

private:
  using Graph = FlowGraph<BasicBlock>;

  /// Creates the description of a problem, without a solution.
  DataFlowSolution begin(StringRef ID, StringRef Title, Direction D,
                         bool IsUnion) const {
    DataFlowSolution New{{ID, Title, S.Index, S.Version}};
    New.IsForward = D == Direction::Forward;
    New.IsUnion = IsUnion;
    return New;
  }

  void addElement(DataFlowSolution &To, std::string Text,
                  const Instruction *From) const {
    To.Domain.push_back(std::move(Text));
    To.Origins.push_back(S.originOf(From));
  }

  void addExpressions(DataFlowSolution &To,
                      const ExpressionTable &Expressions) const {
    std::vector<const Instruction *> First(Expressions.size());
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        if (auto E = Expressions.computedBy(I); E && !First[*E])
          First[*E] = &I;
    for (unsigned E = 0; E < Expressions.size(); ++E) {
      std::string Text;
      raw_string_ostream OS(Text);
      Expressions.print(OS, E, S.Names);
      addElement(To, std::move(Text), First[E]);
    }
  }

  /// Solves the problem and appends the result.
  template <typename P>
  void solveAndAdd(DataFlowSolution New, const P &TheProblem, const Graph &G,
                   function_ref<const GenKill &(Node)> RowOf) {
    if (New.Domain.empty())
      return;
    if (New.Domain.size() > MaximumDomain) {
      Omit(New.Title, "more than 120 facts");
      return;
    }
    auto Solved = solve(TheProblem, G,
                        [&](Node N, const Solution<BitVector> &Now,
                            bool Changed, auto IsPending) {
                          if (BasicBlock *BB = G.block(N))
                            New.Steps.push_back(
                                {Blocks.lookup(BB), elements(Now.In[N]),
                                 elements(Now.Out[N]), Changed,
                                 nodesToBlocks(G, P::TheDirection, IsPending)});
                        });
    New.Blocks.resize(Blocks.size());
    for (Node N = 1; N < G.exit(); ++N) {
      const GenKill &Row = RowOf(N);
      New.Blocks[Blocks.lookup(G.block(N))] = {
          elements(Row.Gen), elements(Row.Kill), elements(Solved.In[N]),
          elements(Solved.Out[N])};
    }
    Result.push_back(std::move(New));
  }

  std::vector<unsigned> nodesToBlocks(const Graph &G, Direction D,
                                      function_ref<bool(Node)> IsIn) const {
    std::vector<unsigned> Nodes;
    for (Node N = 1; N < G.exit(); ++N)
      if (IsIn(N))
        Nodes.push_back(Blocks.lookup(G.block(N)));
    // Use the order in which the solver processes the blocks.
    if (D == Direction::Backward)
      std::reverse(Nodes.begin(), Nodes.end());
    return Nodes;
  }

  const AnalyzedFunction &S;
  Function &F;
  std::vector<DataFlowSolution> &Result;
  OmissionCallback Omit;
  DenseMap<const BasicBlock *, unsigned> Blocks;
};

} // namespace

/// Appends the solutions of data-flow problems: reaching definitions, liveness
/// of slots and values, available expressions and anticipated expressions.
static void findSolutions(const AnalyzedFunction &S,
                          std::vector<DataFlowSolution> &Result,
                          OmissionCallback Omit) {
  Finder TheFinder(S, Result, Omit);
  AAResults &AA = S.AM.getResult<AAManager>(S.F);
  TheFinder.findReachingDefinitions();
  TheFinder.findLiveness();
  TheFinder.findExpressions<Direction::Forward>("available-expressions",
                                                "Available expressions",
                                                AvailableExpressions(S.F, AA));
  TheFinder.findExpressions<Direction::Backward>(
      "anticipated-expressions", "Anticipated expressions",
      AnticipatedExpressions(S.F, AA));
}

//===----------------------------------------------------------------------===//
// Annotations of single lines
//===----------------------------------------------------------------------===//

namespace {

/// Collects the annotations of one analysis.
class NoteWriter {
public:
  NoteWriter(const AnalyzedFunction &S, StringRef ID, StringRef Title)
      : S(S), New{{ID, Title, S.Index, S.Version}} {
    for (auto [I, Line] : zip_equal(instructions(S.F), S.Lines))
      LineOf[&I] = Line;
  }

  void findConstants() {
    const auto &Result = S.AM.getResult<ConstantPropagationAnalysis>(S.F);
    for (const BasicBlock &BB : S.F)
      findConstants(BB, Result);
  }

  void findValueNumbers() {
    const auto &Numbers = S.AM.getResult<ValueNumbersAnalysis>(S.F);
    for (const Instruction &I : instructions(S.F))
      if (std::string Text = describeValueNumber(I, Numbers, S.Names);
          !Text.empty())
        add(I, std::move(Text));
  }

  void findInductionVariables() {
    for (const LoopInduction &Induction :
         S.AM.getResult<InductionVariablesAnalysis>(S.F).loops())
      describeInduction(
          Induction, S.F,
          [&](const Instruction &I, StringRef Kind, const std::string &Text) {
            add(I, (Kind + ": " + Text).str());
          });
  }

  /// Returns the annotations sorted by line.
  Annotations take() {
    New.Lines.assign(Found.begin(), Found.end());
    return std::move(New);
  }

private:
  void add(const Instruction &I, std::string Text) {
    Found.emplace(LineOf.lookup(&I), std::move(Text));
  }

  void findConstants(const BasicBlock &BB, const ConstantPropagation &Result) {
    if (!Result.isReached(BB)) {
      add(BB.front(), "never reached");
      return;
    }
    for (const Instruction &I : BB) {
      const auto *Store = dyn_cast<StoreInst>(&I);
      if (Store && is_contained(Result.slots(), Store->getPointerOperand())) {
        if (const Constant *C = Result.constantOf(*Store->getValueOperand()))
          add(I, S.nameOf(*Store->getPointerOperand()) + " := " + S.nameOf(*C));
      } else if (!I.getType()->isVoidTy()) {
        if (const Constant *C = Result.constantOf(I))
          add(I, S.nameOf(I) + " = " + S.nameOf(*C));
      }
    }
    const BasicBlock *Last = nullptr;
    for (const BasicBlock *Successor : successors(&BB))
      if (!Result.isFeasible(BB, *Successor) &&
          std::exchange(Last, Successor) != Successor)
        add(*BB.getTerminator(), "never to " + S.nameOf(*Successor));
  }

  const AnalyzedFunction &S;
  Annotations New;
  std::multimap<unsigned, std::string> Found;
  DenseMap<const Instruction *, unsigned> LineOf;
};

struct NoteKind {
  StringRef ID, Title;
  void (NoteWriter::*Find)();
};

} // namespace

static constexpr NoteKind NoteKinds[] = {
    {"constants", "Constants", &NoteWriter::findConstants},
    {"value-numbers", "Value numbers", &NoteWriter::findValueNumbers},
    {"induction-variables", "Induction variables",
     &NoteWriter::findInductionVariables},
};

static void findAnnotations(const NoteKind &Kind, const AnalyzedFunction &S,
                            std::vector<Annotations> &Result) {
  NoteWriter Writer(S, Kind.ID, Kind.Title);
  (Writer.*Kind.Find)();
  if (Annotations New = Writer.take(); !New.Lines.empty())
    Result.push_back(std::move(New));
}

//===----------------------------------------------------------------------===//
// Predicates of partial redundancy elimination
//===----------------------------------------------------------------------===//

/// Returns the elements of Set as indices into Shown.
static std::vector<unsigned> members(const BitVector &Set,
                                     ArrayRef<unsigned> Shown) {
  std::vector<unsigned> Result;
  for (auto [Number, E] : enumerate(Shown))
    if (Set.test(E))
      Result.push_back(Number);
  return Result;
}

/// Appends the predicates of partial redundancy elimination, which say where
/// code motion may insert computations of expressions.
static void findPartialRedundancy(const AnalyzedFunction &S,
                                  std::vector<Predicates> &Result,
                                  OmissionCallback Omit) {
  const PartialRedundancy Found(S.F, S.AM.getResult<AAManager>(S.F),
                                S.AM.getResult<LoopAnalysis>(S.F),
                                PartialRedundancy::Candidates::All);
  Predicates New{
      {"partial-redundancy", "Partial redundancy", S.Index, S.Version}};
  std::vector<unsigned> Shown;
  for (unsigned E = 0; E != Found.Expressions.size(); ++E)
    if (Found.isOfInterest(E))
      Shown.push_back(E);
  if (Shown.empty())
    return;
  if (Shown.size() > MaximumDomain) {
    Omit(New.Title, "more than 120 facts");
    return;
  }
  for (unsigned E : Shown) {
    raw_string_ostream OS(New.Domain.emplace_back());
    Found.Expressions.print(OS, E, S.Names);
    ArrayRef<Instruction *> Occurrences = Found.Expressions[E].Occurrences;
    New.Origins.push_back(
        S.originOf(Occurrences.empty() ? nullptr : Occurrences.front()));
  }
  DenseMap<const BasicBlock *, int> Blocks;
  for (const BasicBlock &BB : S.F)
    Blocks[&BB] = Blocks.size();
  const auto All = Found.predicates();
  for (const auto &[Name, Sets] : All)
    New.Names.push_back(Name);
  for (PartialRedundancy::Node N = 1; N < Found.Graph.exit(); ++N) {
    const SplitNode &Block = *Found.Graph.block(N);
    Predicates::Row &Row = New.Rows.emplace_back();
    Row.Block = Block.Block ? Blocks.lookup(Block.Block) : -1;
    Row.Name = Block.Block ? S.nameOf(*Block.Block)
                           : S.nameOf(*Block.From) + "->" + S.nameOf(*Block.To);
    for (const auto &[Name, Sets] : All)
      Row.Sets.push_back(members(Sets[N], Shown));
  }
  Result.push_back(std::move(New));
}

//===----------------------------------------------------------------------===//
// Collecting results
//===----------------------------------------------------------------------===//

static uint64_t sizeOfTexts(ArrayRef<std::string> Texts) {
  uint64_t Size = 0;
  for (const std::string &Text : Texts)
    Size += Text.size();
  return Size;
}

/// Returns the approximate size of a finding: the number of set elements and
/// characters.
static uint64_t sizeOf(const DataFlowSolution &A) {
  // These sizes include the names of the JSON fields.
  constexpr uint64_t SizeOfBlock = 12, SizeOfStep = 18;
  uint64_t Size = sizeOfTexts(A.Domain) + SizeOfBlock * A.Blocks.size() +
                  SizeOfStep * A.Steps.size();
  for (const DataFlowSolution::Sets &S : A.Blocks)
    Size += S.Gen.size() + S.Kill.size() + S.In.size() + S.Out.size();
  for (const DataFlowSolution::Step &S : A.Steps)
    Size += S.In.size() + S.Out.size() + S.Worklist.size();
  return Size;
}

static uint64_t sizeOf(const Annotations &A) {
  uint64_t Size = 0;
  for (const auto &[Line, Text] : A.Lines)
    Size += 1 + Text.size();
  return Size;
}

static uint64_t sizeOf(const Predicates &A) {
  uint64_t Size = sizeOfTexts(A.Domain);
  for (const Predicates::Row &Row : A.Rows)
    for (const std::vector<unsigned> &Set : Row.Sets)
      Size += 1 + Set.size();
  return Size;
}

/// The size of all findings (set elements and characters) above which versions
/// between the first and the last are not analyzed.
static constexpr uint64_t MaximumSize = 4'000'000;

/// The number of instructions that the computations of effects may read.
/// Effects are computed from the whole module. Above this limit, they are
/// omitted for all remaining versions except the last.
static constexpr uint64_t MaximumInstructionsOfEffects = 200'000;

static constexpr StringRef PredicatesID = "partial-redundancy";
static constexpr StringRef EffectsID = "effects";

ArrayRef<StringRef> mincaml::explorer::findingsUsedBy(StringRef Pass) {
  struct Use {
    StringRef Pass;
    SmallVector<StringRef, 2> IDs;
  };
  static const Use Uses[] = {
      {"mincaml-constfold", {"constants"}},
      {"mincaml-cse", {"available-expressions"}},
      {"mincaml-gvn", {"value-numbers", "available-expressions"}},
      {"mincaml-pre", {"partial-redundancy"}},
      {"mincaml-strength", {"induction-variables"}},
      {"mincaml-rd-copyprop", {"reaching-definitions"}},
      {"mincaml-rd-constfold", {"reaching-definitions"}},
      {"sparc-flat-frames", {"liveness"}},
  };
  for (const Use &U : Uses)
    if (U.Pass == Pass)
      return U.IDs;
  return {};
}

/// Separate analysis managers. If results were cached in the managers of the
/// pipeline, they could change the behaviour of its passes.
struct AnalysisCollector::Managers {
  Managers() {
    registerPasses(Builder);
    registerAnalyses(Builder, LAM, FAM, CGAM, MAM);
  }
  /// Discards all results, because the functions will change.
  void clear() {
    LAM.clear();
    FAM.clear();
    CGAM.clear();
    MAM.clear();
  }

  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder Builder;
  /// The names of the values in the module at the last call of start().
  std::optional<ModuleSlotTracker> Names;
};

AnalysisCollector::AnalysisCollector(Recording &Data)
    : Functions(Data.IR), Data(Data) {}

AnalysisCollector::~AnalysisCollector() = default;

void AnalysisCollector::start(Module &M) {
  if (!Analyses)
    Analyses = std::make_unique<Managers>();
  Analyses->Names.emplace(&M);
}

void AnalysisCollector::omit(unsigned Function, StringRef What, StringRef Why) {
  OmittedIn[{What.str(), Why.str()}].insert(Function);
}

/// Whether the results for two versions are equal.
static bool isSame(const DataFlowSolution &A, const DataFlowSolution &B) {
  return A.Domain == B.Domain && A.Origins == B.Origins &&
         A.Blocks == B.Blocks && A.Steps == B.Steps;
}
static bool isSame(const Annotations &A, const Annotations &B) {
  return A.Lines == B.Lines;
}
static bool isSame(const Predicates &A, const Predicates &B) {
  return A.Domain == B.Domain && A.Origins == B.Origins && A.Rows == B.Rows;
}

template <typename T>
void AnalysisCollector::append(std::vector<T> New, std::vector<T> &All) {
  for (T &A : New) {
    if (!Known.insert({A.ID, A.Function, A.Version}).second)
      continue;
    auto [It, IsFirst] = Last.try_emplace({A.ID, A.Function}, All.size());
    if (!IsFirst && isSame(All[It->second], A)) {
      All[It->second].Also.push_back(A.Version);
      continue;
    }
    It->second = All.size();
    Size += sizeOf(A);
    All.push_back(std::move(A));
  }
}

void AnalysisCollector::add(Findings New) {
  append(std::move(New.AllFacts), Data.Found.AllFacts);
  append(std::move(New.AllNotes), Data.Found.AllNotes);
  append(std::move(New.AllPredicates), Data.Found.AllPredicates);
}

/// Calls Find with the function and its last recorded version. Does nothing if
/// there is no version.
template <typename FindT>
void AnalysisCollector::visit(Function &F, FindT Find) {
  const unsigned Index = Functions.function(F.getName());
  if (!Functions.exists(Index))
    return;
  const std::vector<Version> &All = Functions.Functions[Index].Versions;
  const std::vector<unsigned> &Lines = All.back().InstructionLines;
  // Ignore a function that a pass changed although it reported no change.
  if (Lines.size() != F.getInstructionCount())
    return;
  Analyses->Names->incorporateFunction(F);
  Find(AnalyzedFunction{F, Index, unsigned(All.size() - 1), Lines, Data.Origins,
                        *Analyses->Names, Analyses->FAM},
       [&](StringRef What, StringRef Why) { omit(Index, What, Why); });
}

/// Does the same and then discards the results of analyses.
template <typename FindT>
void AnalysisCollector::analyze(Function &F, FindT Find) {
  visit(F, Find);
  Analyses->clear();
}

void AnalysisCollector::addGeneral(Function &F) {
  analyze(F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
    if (F.size() > MaximumBlocks)
      return Omit("Solutions of data-flow problems", "more than 40 blocks");
    if (Size > MaximumSize)
      return Omit("Solutions of data-flow problems between the first and "
                  "the last version",
                  "too many in all");
    Findings New;
    findSolutions(S, New.AllFacts, Omit);
    add(std::move(New));
  });
}

Findings AnalysisCollector::findUsed(Function &F, StringRef Pass) {
  Findings New;
  ArrayRef<StringRef> IDs = findingsUsedBy(Pass);
  auto IsWanted = [&](StringRef ID) { return is_contained(IDs, ID); };
  if (!IsWanted(PredicatesID) &&
      none_of(NoteKinds, [&](const NoteKind &K) { return IsWanted(K.ID); }))
    return New;
  analyze(F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
    if (Size > MaximumSize)
      return Omit("Facts that passes used", "too many in all");
    for (const NoteKind &Kind : NoteKinds)
      if (IsWanted(Kind.ID) && !Known.contains({Kind.ID, S.Index, S.Version}))
        findAnnotations(Kind, S, New.AllNotes);
    if (IsWanted(PredicatesID) && F.size() <= MaximumBlocks)
      findPartialRedundancy(S, New.AllPredicates, Omit);
  });
  return New;
}

/// Replaces the effects that are already recorded for this version: they are
/// outdated if callees have changed since. The effects of version 0, the result
/// of IR generation, are never replaced. Returns true if Found is now recorded,
/// false if the caller has to add it.
bool AnalysisCollector::replaceEffects(const Annotations &Found) {
  if (!Found.Version ||
      !Known.contains({Found.ID, Found.Function, Found.Version}))
    return false;
  Annotations &Old = Data.Found.AllNotes[Last.at({Found.ID, Found.Function})];
  if (Old.Also.empty() || Old.Lines == Found.Lines) {
    Old.Lines = Found.Lines;
    return true;
  }
  Old.Also.pop_back();
  Known.erase({Found.ID, Found.Function, Found.Version});
  return false;
}

void AnalysisCollector::addEffects(Module &M, ArrayRef<Function *> Of) {
  const auto &Effects = Analyses->MAM.getResult<EffectsAnalysis>(M);
  Findings New;
  for (const Function *Each : Of) {
    const Function &F = *Each;
    const unsigned Index = Functions.function(F.getName());
    if (!Functions.exists(Index))
      continue;
    const std::vector<Version> &All = Functions.Functions[Index].Versions;
    // The annotation belongs to the line of `define`, before the first block.
    const unsigned Line = All.back().Blocks.front().First - 1;
    std::string Text;
    raw_string_ostream OS(Text);
    Effects.printEffects(OS, F);
    Annotations Found = {
        {EffectsID, "Effects", Index, unsigned(All.size() - 1)},
        {{Line, std::move(Text)}}};
    if (!replaceEffects(Found))
      New.AllNotes.push_back(std::move(Found));
  }
  add(std::move(New));
  Analyses->clear();
}

void AnalysisCollector::addEffectsOf(ArrayRef<Function *> Changed) {
  if (Changed.empty())
    return;
  Module &M = *Changed.front()->getParent();
  // Above the limit, do not count any more, because counting takes time, too.
  if (InstructionsOfEffects <= MaximumInstructionsOfEffects)
    InstructionsOfEffects += M.getInstructionCount();
  if (InstructionsOfEffects <= MaximumInstructionsOfEffects)
    return addEffects(M, Changed);
  for (const Function *F : Changed)
    omit(Functions.function(F->getName()),
         "Effects between the first and the last version", "too many in all");
}

void AnalysisCollector::addAll(Module &M) {
  start(M);
  std::vector<Function *> Defined;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    Defined.push_back(&F);
    FunctionVersions &Of = Functions.Functions[Functions.function(F.getName())];
    if (!Of.Versions.empty())
      Of.Milestones.push_back(Of.Versions.size() - 1);
    analyze(F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
      Findings New;
      for (const NoteKind &Kind : NoteKinds)
        findAnnotations(Kind, S, New.AllNotes);
      if (F.size() > MaximumBlocks) {
        Omit("Solutions of data-flow problems", "more than 40 blocks");
      } else {
        findPartialRedundancy(S, New.AllPredicates, Omit);
        if (!Known.contains({"liveness", S.Index, S.Version}))
          findSolutions(S, New.AllFacts, Omit);
      }
      add(std::move(New));
    });
  }
  addEffects(M, Defined);
  addConstructors(M, Defined);
}

void AnalysisCollector::addConstructors(Module &M, ArrayRef<Function *> Of) {
  const auto &Values = Analyses->MAM.getResult<ModuleValueAnalysis>(M);
  Findings New;
  for (Function *F : Of)
    if (F->size() <= MaximumBlocks)
      visit(*F, [&](const AnalyzedFunction &S, OmissionCallback Omit) {
        Finder(S, New.AllFacts, Omit).findConstructors(Values);
      });
  add(std::move(New));
  Analyses->clear();
}

void AnalysisCollector::finish() {
  // Do not list thousands of names.
  constexpr unsigned MaximumNames = 20;
  for (const auto &[What, OfFunctions] : OmittedIn) {
    std::string Text = What.first + " of ";
    ListSeparator Comma;
    unsigned Count = 0;
    for (unsigned Index : OfFunctions) {
      if (++Count > MaximumNames)
        break;
      Text += StringRef(Comma);
      Text += Functions.Functions[Index].Name;
    }
    if (OfFunctions.size() > MaximumNames)
      Text += " and " + std::to_string(OfFunctions.size() - MaximumNames) +
              " more functions";
    Data.Omitted.push_back({std::move(Text), What.second});
  }
  OmittedIn.clear();
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeTexts(StringRef Key, ArrayRef<std::string> Texts,
                       json::OStream &J) {
  writeList(Key, map_range(Texts, json::fixUTF8), J);
}

static void writeBody(const DataFlowSolution &F, json::OStream &J) {
  J.attribute("direction", F.IsForward ? "forward" : "backward");
  J.attribute("meet", F.IsUnion ? "union" : "intersection");
  writeTexts("domain", F.Domain, J);
  writeList("origins", F.Origins, J);
  writeObjects("blocks", F.Blocks, J, [&](const DataFlowSolution::Sets &Sets) {
    writeList("gen", Sets.Gen, J);
    writeList("kill", Sets.Kill, J);
    writeList("in", Sets.In, J);
    writeList("out", Sets.Out, J);
  });
  writeObjects("steps", F.Steps, J, [&](const DataFlowSolution::Step &Step) {
    J.attribute("block", Step.Block);
    writeList("in", Step.In, J);
    writeList("out", Step.Out, J);
    J.attribute("changed", Step.Changed);
    writeList("worklist", Step.Worklist, J);
  });
}

static void writeBody(const Annotations &A, json::OStream &J) {
  J.attributeArray("lines", [&] {
    for (const auto &[Line, Text] : A.Lines)
      writeTuple(J, Line, json::fixUTF8(Text));
  });
}

static void writeBody(const Predicates &A, json::OStream &J) {
  writeTexts("domain", A.Domain, J);
  writeList("origins", A.Origins, J);
  writeList("names", A.Names, J);
  writeObjects("rows", A.Rows, J, [&](const Predicates::Row &Row) {
    J.attribute("name", json::fixUTF8(Row.Name));
    J.attribute("block", Row.Block);
    J.attributeArray("sets", [&] {
      for (const std::vector<unsigned> &Set : Row.Sets)
        J.array([&] {
          for (unsigned Element : Set)
            J.value(Element);
        });
    });
  });
}

void mincaml::explorer::writeFindings(const Findings &All, json::OStream &J,
                                      Parts *ToParts) {
  auto WriteAll = [&](StringRef Key, const auto &List) {
    writeObjects(Key, List, J, [&](const auto &A) {
      J.attribute("id", A.ID);
      J.attribute("title", A.Title);
      J.attribute("function", A.Function);
      J.attribute("version", A.Version);
      if (!A.Also.empty())
        writeList("also", A.Also, J);
      writePart(ToParts, J, [&](json::OStream &To) { writeBody(A, To); });
    });
  };
  WriteAll("analyses", All.AllFacts);
  WriteAll("notes", All.AllNotes);
  WriteAll("predicates", All.AllPredicates);
}
