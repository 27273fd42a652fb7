//===- Checks.h - Planning code that checks analysis results ----*- C++ -*-===//

#ifndef MINCAML_LIB_FACTCHECK_CHECKS_H
#define MINCAML_LIB_FACTCHECK_CHECKS_H

#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/FactCheck/FactCheck.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace mincaml {

//===- Calls of the runtime -----------------------------------------------===//

/// The names of the enumerators of AnalysisResult.
constexpr llvm::StringRef ResultNames[] = {
#define RESULT(Enumerator, Name, Description) Name,
#include "mincaml/FactCheck/AnalysisResults.def"
};

/// The functions of the runtime, from Support/FactCheckABI.def.
enum class Hook : unsigned char {
#define FACT_HOOK(Name, Result, ...) Name,
#include "mincaml/Support/FactCheckABI.def"
};

/// The kinds of values that the runtime distinguishes (`mincaml_facts_equal`).
enum class ValueKind : unsigned char { Integer, Single, Double };

/// The kind of a value; std::nullopt if it does not fit into 64 bits or has no
/// bit representation.
std::optional<ValueKind> kindOf(const llvm::Value &V,
                                const llvm::DataLayout &Layout);

/// The functions of the runtime and the descriptions that a module needs.
class Hooks {
public:
  explicit Hooks(llvm::Module &M);

  /// Whether the module has been instrumented.
  static bool isUsedBy(const llvm::Module &M);

  llvm::Value *call(llvm::IRBuilderBase &Builder, Hook Which,
                    llvm::ArrayRef<llvm::Value *> Arguments);

  /// A `struct mincaml_facts_site`: a check, its location and its text.
  llvm::Constant *site(AnalysisResult Kind, const llvm::Instruction &At,
                       llvm::StringRef Text);
  /// A `struct mincaml_facts_function`: the effects of a function.
  llvm::Constant *function(const llvm::Function &F, llvm::StringRef Text,
                           uint32_t Effects, uint32_t Reads, uint32_t Writes);

  llvm::ConstantInt *word(uint32_t Value) const {
    return llvm::ConstantInt::get(wordType(), Value);
  }
  llvm::ConstantInt *number(uint64_t Value) const {
    return llvm::ConstantInt::get(llvm::Type::getInt64Ty(M.getContext()),
                                  Value);
  }
  llvm::IntegerType *wordType() const {
    return llvm::Type::getInt32Ty(M.getContext());
  }

  /// The bits of a comparable value as 64 bits; integers are sign-extended or
  /// zero-extended.
  llvm::Value *bits(llvm::IRBuilderBase &Builder, llvm::Value *V,
                    bool IsSigned = true) const;

  const llvm::DataLayout &layout() const { return M.getDataLayout(); }

private:
  llvm::Constant *text(llvm::StringRef Text);
  llvm::Constant *siteConstant(AnalysisResult Kind, const llvm::Function &F,
                               const llvm::DILocation *Location,
                               llvm::StringRef Text);
  llvm::Constant *moduleDescription();
  llvm::GlobalVariable *add(llvm::Constant *Initializer, const char *Name,
                            bool IsConstant = true);

  llvm::Module &M;
  llvm::StructType *SiteType;
  llvm::StringMap<llvm::Constant *> Texts;
  llvm::Constant *Description = nullptr;
};

//===- Values that are defined --------------------------------------------===//

/// An analysis result for a value is only meaningful if the value is neither
/// undef nor poison, since each use of undef may see a different value. A
/// result is therefore checked only where the value is proved to be defined:
///
/// - LLVM proves it (isGuaranteedNotToBeUndefOrPoison);
/// - or it is a phi node or an operation that cannot create poison, and all of
///   its operands are defined;
/// - or it is a load of a slot to which only defined values are stored, after a
///   store on every path since its lifetime began.
///
/// The set of defined values and slots is the greatest fixed point. This is
/// sound, because each computed value depends only on values computed before
/// it. A forward data-flow problem determines which slots have been stored to:
/// the meet is intersection, a store adds its slot, a lifetime marker removes
/// it, and the set is empty at the start.
class Definedness {
public:
  Definedness(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

  /// Whether V is defined where At is executed, or directly after At if At
  /// computes it.
  bool isDefined(const llvm::Value &V, const llvm::Instruction &At) const;

private:
  void findStoredLoads(llvm::Function &F);
  void findUndefined(llvm::Function &F);
  bool isProved(const llvm::Value &V, const llvm::Instruction &At) const;
  bool mayStartUndefined(const llvm::Instruction &I) const;

  llvm::DominatorTree &Dominators;
  llvm::AssumptionCache &Assumptions;
  SlotForm Form;
  llvm::DenseSet<const llvm::Instruction *> StoredLoads;
  /// The values that may be undefined, and the values that depend on them.
  llvm::DenseSet<const llvm::Value *> Undefined;
};

//===- The code to insert -------------------------------------------------===//

/// Code at the same point of a function is ordered by stage, and within a stage
/// in the order in which it was planned.
enum class Stage : unsigned char { Enter, Access, Check, Update, Leave };

/// The analysis results are collected for the whole module before any code is
/// inserted, since the analyses would see that code. A plan lists the steps
/// that insert code.
class Plan {
public:
  using Step = std::function<void(llvm::IRBuilderBase &)>;

  enum class Side : unsigned char { Before, After };

  /// Plans code before I, or after all phi nodes of its block if it is one.
  void before(llvm::Instruction &I, Stage When, Step Insert);
  /// Plans code after I, or after all phi nodes of its block if it is one. I
  /// must be neither a terminator nor a `musttail` call.
  void after(llvm::Instruction &I, Stage When, Step Insert);
  void at(Side Where, llvm::Instruction &I, Stage When, Step Insert) {
    Where == Side::Before ? before(I, When, std::move(Insert))
                          : after(I, When, std::move(Insert));
  }
  void apply();

private:
  struct Entry {
    llvm::Instruction *Before;
    llvm::DebugLoc Location;
    Step Insert;
  };
  std::array<std::vector<Entry>, unsigned(Stage::Leave) + 1> Stages;
};

/// Whether code can be inserted after I, or at the start of B. No code can be
/// inserted before a terminator that follows a `musttail` call.
bool canInsertAfter(const llvm::Instruction &I);
inline bool canInsertAtStart(const llvm::BasicBlock &B) {
  return B.getFirstInsertionPt() != B.end();
}

/// The state that the checks of one function share.
class FunctionChecks {
public:
  /// Incorporates F into \p Names. Names are valid until another function is
  /// incorporated.
  FunctionChecks(llvm::Function &F, llvm::FunctionAnalysisManager &AM,
                 llvm::ModuleAnalysisManager &ModuleAM,
                 const ModuleEffects &Effects, Hooks &TheHooks, Plan &ThePlan,
                 llvm::ModuleSlotTracker &Names,
                 const FactCheckPass::Options &Options);

  llvm::Function &F;
  llvm::FunctionAnalysisManager &AM;
  llvm::ModuleAnalysisManager &ModuleAM;
  const ModuleEffects &Effects;
  Hooks &TheHooks;
  Plan &ThePlan;
  const FactCheckPass::Options &Options;
  llvm::DominatorTree &Dominators;
  llvm::LoopInfo &Loops;
  Definedness Defined;
  /// Whether the function has fast-math operations: repeating them may give
  /// different results.
  bool HasFastMath = false;

  bool includes(AnalysisResult Kind) const { return Options.includes(Kind); }

  /// The name of a value in messages: `%x`, `%3`, `42`.
  std::string name(const llvm::Value &V);
  /// The text for an instruction in messages: "store to %p", "call of @f".
  std::string describe(const llvm::Instruction &I);

  /// Whether values like V can be compared at run time.
  bool isComparable(const llvm::Value &V) const;

  /// A variable of the instrumented function whose value is Initial at the
  /// start. Slot is null until the plan is applied.
  struct Variable {
    llvm::AllocaInst *Slot = nullptr;

    llvm::Value *load(llvm::IRBuilderBase &Builder) const {
      return Builder.CreateLoad(Slot->getAllocatedType(), Slot);
    }
    void store(llvm::IRBuilderBase &Builder, llvm::Value *V) const {
      Builder.CreateStore(V, Slot);
    }
  };
  std::shared_ptr<Variable> addVariable(llvm::Type *T, uint64_t Initial);
  /// A variable with the number of the current iteration of L, from 0. It is
  /// valid from the start of the header on. Precondition: canCount(L).
  std::shared_ptr<Variable> counterOf(const llvm::Loop &L);

  /// The object that a load or store accesses; set when the plan is applied.
  std::map<const llvm::Instruction *, llvm::Value *> ObjectOf;

  /// Code that calls a function of the runtime with these arguments.
  Plan::Step callOf(Hook Which,
                    llvm::SmallVector<llvm::Value *, 4> Arguments) const;
  /// Plans a check, before or after I, that the condition holds.
  void planHolds(Plan::Side Where, llvm::Instruction &I, Stage When,
                 AnalysisResult Kind, const llvm::Twine &Text,
                 std::function<llvm::Value *(llvm::IRBuilderBase &)> Condition);

  /// Checks that a condition holds.
  void holds(llvm::IRBuilderBase &Builder, llvm::Constant *Site,
             llvm::Value *Condition);
  /// Checks that two values of one comparable type are equal.
  void equal(llvm::IRBuilderBase &Builder, llvm::Constant *Site,
             llvm::Value *Expected, llvm::Value *Actual);

  /// Keeps an object alive that steps of the plan refer to.
  void keep(std::shared_ptr<void> Kept) { All.push_back(std::move(Kept)); }

private:
  llvm::ModuleSlotTracker &Names;
  llvm::DenseMap<const llvm::Loop *, std::shared_ptr<Variable>> Counters;
  std::vector<std::shared_ptr<void>> All;
};

/// The blocks from which the loop is entered.
llvm::SmallVector<llvm::BasicBlock *, 2> entering(const llvm::Loop &L);
/// Whether the iterations can be counted: code can be inserted at the start of
/// the header and before the loop.
bool canCount(const llvm::Loop &L);

//===- The kinds of checks ------------------------------------------------===//

// Each of these functions collects the analysis results of one kind for a
// function and plans the code that checks them. docs/fact-checking.md says
// exactly what is checked.

/// Plans the registration of objects and of every load and store in shadow
/// memory.
void planAccesses(FunctionChecks &Checks);
/// Plans code that gives each execution of the function a frame in the runtime.
/// The frame describes the effects that the analysis has found. Frames are also
/// needed by checks that only use the depth of calls.
void planFrames(FunctionChecks &Checks);
/// Plans the unwinding of frames after a longjmp to F. Used for functions that
/// are not instrumented otherwise.
void planReturnsTwice(llvm::Function &F, Hooks &TheHooks, Plan &ThePlan);

void planAliases(FunctionChecks &Checks);
void planModRef(FunctionChecks &Checks);
void planConstants(FunctionChecks &Checks);
void planValueNumbers(FunctionChecks &Checks);
void planAvailable(FunctionChecks &Checks);
void planAnticipated(FunctionChecks &Checks);
void planLiveness(FunctionChecks &Checks);
void planDefinitions(FunctionChecks &Checks);
void planInduction(FunctionChecks &Checks);
void planDoAll(FunctionChecks &Checks);
void planTermination(FunctionChecks &Checks);
void planPromises(FunctionChecks &Checks);
void planRanges(FunctionChecks &Checks);
void planConstructors(FunctionChecks &Checks);

/// A part of memory that an instruction reads or writes.
struct MemoryAccess {
  llvm::Instruction *I;
  llvm::Value *Pointer;
  /// The size in bytes, an integer of any width.
  llvm::Value *Size;
  bool IsWrite;
};

/// The accesses of I in address space 0; a memory copy has two. Accesses to
/// slots are left out, because nothing else accesses slots.
llvm::SmallVector<MemoryAccess, 2> accessesOf(llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_CHECKS_H
