//===- MemoryDefinitions.cpp - Reaching definitions of memory -------------===//

#include "mincaml/Analysis/Interprocedural/MemoryDefinitions.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/SlotForm.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

namespace {

/// An address as a base and a constant offset.
struct Address {
  const Value *Base;
  int64_t Offset;
};

struct Location {
  Address At;
  /// The number of bytes; nothing if it is not known.
  std::optional<uint64_t> Size;

  bool overlaps(const Location &Other) const {
    if (!Size || !Other.Size)
      return true;
    return At.Offset < Other.At.Offset + int64_t(*Other.Size) &&
           Other.At.Offset < At.Offset + int64_t(*Size);
  }
};

/// The locations and definitions of a function, and the sets of the problem.
/// The facts are, in this order: the stores as current, the stores as old,
/// calls and other writes, and `outside` of each location.
class MemoryTable {
public:
  explicit MemoryTable(Function &F) {
    for (Instruction &I : instructions(F)) {
      if (isa<LoadInst, StoreInst>(I)) {
        const unsigned L = addLocation(I);
        if (auto *Store = dyn_cast<StoreInst>(&I)) {
          StoreNumbers[Store] = Stores.size();
          StoresTo[L].push_back(Stores.size());
          Stores.push_back(Store);
        }
      }
      // An access that orders those of other threads is both.
      if (mayWriteElsewhere(I)) {
        OtherNumbers[&I] = Others.size();
        Others.push_back(&I);
      }
    }
  }

  unsigned size() const {
    return 2 * Stores.size() + Others.size() + Locations.size();
  }
  unsigned definitions() const { return Stores.size() + Others.size(); }
  unsigned current(unsigned Store) const { return Store; }
  unsigned old(unsigned Store) const { return Stores.size() + Store; }
  unsigned other(unsigned Number) const { return 2 * Stores.size() + Number; }
  unsigned outside(unsigned L) const {
    return 2 * Stores.size() + Others.size() + L;
  }

  ArrayRef<StoreInst *> stores() const { return Stores; }
  ArrayRef<Instruction *> others() const { return Others; }
  const Location &location(unsigned L) const { return Locations[L]; }
  unsigned location(const Instruction &Access) const {
    return LocationOf.lookup(&Access);
  }

  BitVector boundary() const {
    BitVector Result(size());
    Result.set(outside(0), size());
    return Result;
  }

  void transfer(const Instruction &I, BitVector &Fact) const {
    if (auto Other = OtherNumbers.find(&I); Other != OtherNumbers.end())
      Fact.set(other(Other->second));
    if (auto Number = StoreNumbers.find(&I); Number != StoreNumbers.end()) {
      const unsigned L = location(I);
      // Accesses of unknown size may write to different bytes.
      if (Locations[L].Size) {
        for (unsigned Store : StoresTo[L])
          Fact.reset(current(Store));
        Fact.reset(outside(L));
      }
      Fact.set(current(Number->second));
    }
    auto AtBase = LocationsWithBase.find(&I);
    if (AtBase == LocationsWithBase.end())
      return;
    for (unsigned L : AtBase->second) {
      Fact.set(outside(L));
      for (unsigned Store : StoresTo[L])
        if (Fact.test(current(Store))) {
          Fact.reset(current(Store));
          Fact.set(old(Store));
        }
    }
  }

private:
  static bool mayWriteElsewhere(const Instruction &I) {
    if (const auto *Store = dyn_cast<StoreInst>(&I))
      return !Store->isUnordered();
    return I.mayWriteToMemory();
  }

  /// Returns the number of the location that a load or store accesses.
  unsigned addLocation(const Instruction &Access) {
    const DataLayout &Layout = Access.getDataLayout();
    const Value *Pointer = getLoadStorePointerOperand(&Access);
    APInt Offset(Layout.getIndexTypeSizeInBits(Pointer->getType()), 0);
    const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
        Layout, Offset, /*AllowNonInbounds=*/true);
    const TypeSize Size = Layout.getTypeStoreSize(getLoadStoreType(&Access));
    Location Of{{Base, Offset.getSExtValue()}, std::nullopt};
    if (!Size.isScalable())
      Of.Size = Size.getFixedValue();
    auto Key = std::make_tuple(Base, Of.At.Offset, Of.Size.value_or(0));
    auto [Entry, IsNew] = Numbers.try_emplace(Key, Locations.size());
    if (IsNew) {
      Locations.push_back(Of);
      StoresTo.emplace_back();
      LocationsWithBase[Base].push_back(Entry->second);
    }
    LocationOf[&Access] = Entry->second;
    return Entry->second;
  }

  std::vector<StoreInst *> Stores;
  std::vector<Instruction *> Others;
  std::vector<Location> Locations;
  /// For each location, the numbers of the stores to it.
  std::vector<SmallVector<unsigned, 2>> StoresTo;
  DenseMap<const Instruction *, unsigned> StoreNumbers, OtherNumbers,
      LocationOf;
  DenseMap<const Value *, SmallVector<unsigned, 2>> LocationsWithBase;
  DenseMap<std::tuple<const Value *, int64_t, uint64_t>, unsigned> Numbers;
};

/// The data-flow equations. The statements of a node are the instructions of a
/// block.
class MemoryProblem {
public:
  using LatticeType = MayHold;
  static constexpr Direction TheDirection = Direction::Forward;

  MemoryProblem(const FlowGraph<BasicBlock> &Graph, const MemoryTable &Table)
      : Graph(Graph), Table(Table) {}

  MayHold lattice() const { return MayHold(Table.size()); }
  BitVector boundary() const { return Table.boundary(); }
  iterator_range<BasicBlock::iterator> statements(Node N) const {
    BasicBlock *B = Graph.block(N);
    return B ? make_range(B->begin(), B->end())
             : make_range(BasicBlock::iterator(), BasicBlock::iterator());
  }
  void transferStatement(const Instruction &I, BitVector &Fact) const {
    Table.transfer(I, Fact);
  }
  void transfer(Node N, BitVector &Fact) const {
    for (const Instruction &I : statements(N))
      transferStatement(I, Fact);
  }

private:
  const FlowGraph<BasicBlock> &Graph;
  const MemoryTable &Table;
};

/// Answers which accesses may touch the same memory.
class AccessAliases {
public:
  AccessAliases(const MemoryTable &Table, AAResults &AA,
                const ModuleEffects &Effects)
      : Table(Table), AA(AA), Effects(Effects) {
    // The two addresses may have been computed in different iterations.
    this->AA.enableCrossIterationMode();
  }

  bool mayWrite(const StoreInst &Store, bool IsCurrent, const LoadInst &Load) {
    const Location &Written = Table.location(Table.location(Store));
    const Location &Read = Table.location(Table.location(Load));
    if (IsCurrent && Written.At.Base == Read.At.Base)
      return Written.overlaps(Read);
    return !AA.isNoAlias(anyScope(Store), anyScope(Load)) &&
           !areNoAlias(*Store.getPointerOperand(), *Load.getPointerOperand(),
                       &Effects);
  }

  bool mayWrite(const Instruction &Other, const LoadInst &Load) {
    const auto *Call = dyn_cast<CallBase>(&Other);
    // A callee that has written an immutable field has made the object; this is
    // the definition `outside`.
    return !Call ||
           (!isImmutableField(Load) &&
            mincaml::mayWrite(*Call, *Load.getPointerOperand(), Effects));
  }

  bool mayRead(const Instruction &Reader, const StoreInst &Store) {
    const auto *Call = dyn_cast<CallBase>(&Reader);
    return !Call ||
           mincaml::mayRead(*Call, *Store.getPointerOperand(), Effects);
  }

  /// Whether both instructions access memory. Which memory two calls access is
  /// not compared.
  bool mayRead(const Instruction &Reader, const Instruction &Other) {
    auto EffectsOf = [&](const Instruction &I) {
      const auto *Call = dyn_cast<CallBase>(&I);
      return Call ? Effects.ofCallee(*Call) : FunctionEffects::unknown();
    };
    return EffectsOf(Reader).Reads.any() && EffectsOf(Other).Writes.any();
  }

private:
  /// The memory of an access. Scopes of `noalias` are left out, because they
  /// say nothing about other iterations.
  static MemoryLocation anyScope(const Instruction &Access) {
    MemoryLocation Result = MemoryLocation::get(&Access);
    Result.AATags.Scope = Result.AATags.NoAlias = nullptr;
    return Result;
  }

  const MemoryTable &Table;
  BatchAAResults AA;
  const ModuleEffects &Effects;
};

} // namespace

/// Whether I reads memory that others may have written: a load, a call, or an
/// instruction that orders accesses.
static bool isReader(const Instruction &I) { return I.mayReadFromMemory(); }

MemoryDefinitions::MemoryDefinitions(Function &F, AAResults &AA,
                                     const ModuleEffects &Effects) {
  FlowGraph<BasicBlock> Graph(F);
  MemoryTable Table(F);
  const uint64_t Readers = count_if(instructions(F), isReader);
  if (Table.size() * std::max<uint64_t>(Graph.size(), Readers) > MaximumSize) {
    TooLarge = true;
    return;
  }
  MemoryProblem Problem(Graph, Table);
  const Solution<BitVector> Result = solve(Problem, Graph);
  AccessAliases Aliases(Table, AA, Effects);
  ArrayRef<StoreInst *> Stores = Table.stores();

  auto ReadByLoad = [&](LoadInst &Load, const BitVector &Fact) {
    Reaching &Found = Reach[&Load];
    Found.Outside = Fact.test(Table.outside(Table.location(Load)));
    for (auto [Number, Store] : enumerate(Stores))
      if ((Fact.test(Table.current(Number)) &&
           Aliases.mayWrite(*Store, /*IsCurrent=*/true, Load)) ||
          (Fact.test(Table.old(Number)) &&
           Aliases.mayWrite(*Store, /*IsCurrent=*/false, Load)))
        Found.Definitions.push_back(Store);
    for (auto [Number, Other] : enumerate(Table.others()))
      if (Fact.test(Table.other(Number)) && Aliases.mayWrite(*Other, Load))
        Found.Definitions.push_back(Other);
  };
  auto Holds = [&](unsigned Store, const BitVector &Fact) {
    return Fact.test(Table.current(Store)) || Fact.test(Table.old(Store));
  };
  auto ReadByOther = [&](Instruction &I, const BitVector &Fact) {
    Reaching Found;
    for (auto [Number, Store] : enumerate(Stores))
      if (Holds(Number, Fact) && Aliases.mayRead(I, *Store))
        Found.Definitions.push_back(Store);
    for (auto [Number, Other] : enumerate(Table.others()))
      if (Fact.test(Table.other(Number)) && Aliases.mayRead(I, *Other))
        Found.Definitions.push_back(Other);
    if (!Found.Definitions.empty())
      Reach[&I] = std::move(Found);
  };
  auto Record = [&](Instruction &I, const BitVector &Fact) {
    if (auto *Load = dyn_cast<LoadInst>(&I))
      ReadByLoad(*Load, Fact);
    else if (isReader(I))
      ReadByOther(I, Fact);
    if (isa<ReturnInst>(I) || I.mayThrow())
      for (auto [Number, Store] : enumerate(Stores))
        if (Holds(Number, Fact) &&
            mayBeKnownOutside(*Store->getPointerOperand(), Effects))
          UsesOf[Store].Outside = true;
  };
  for (BasicBlock *B : Graph.blocks())
    visitStatements(Problem, Result, *Graph.node(B), Record);

  DenseMap<const Instruction *, unsigned> Position;
  for (Instruction &I : instructions(F))
    Position.try_emplace(&I, Position.size());
  for (Instruction &I : instructions(F)) {
    auto Entry = Reach.find(&I);
    if (Entry == Reach.end())
      continue;
    auto &Definitions = Entry->second.Definitions;
    // A store that orders accesses of other threads is in both lists.
    llvm::sort(Definitions, [&](const Instruction *A, const Instruction *B) {
      return Position.lookup(A) < Position.lookup(B);
    });
    Definitions.erase(llvm::unique(Definitions), Definitions.end());
    for (Instruction *D : Definitions)
      UsesOf[D].Readers.push_back(&I);
  }
}

const MemoryDefinitions::Reaching *
MemoryDefinitions::reach(const Instruction &Reader) const {
  auto Entry = Reach.find(&Reader);
  return Entry == Reach.end() ? nullptr : &Entry->second;
}

const MemoryDefinitions::Uses *
MemoryDefinitions::uses(const Instruction &Definition) const {
  auto Entry = UsesOf.find(&Definition);
  return Entry == UsesOf.end() ? nullptr : &Entry->second;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {

class MemoryPrinter {
public:
  MemoryPrinter(const Function &F, const SlotForm &Form,
                const MemoryDefinitions &Result)
      : Form(Form), Result(Result), Text(F, Form) {
    for (const Instruction &I : instructions(F))
      if (unsigned N = Form.statement(I); N && Result.reach(I))
        ReadersIn[N].push_back(&I);
  }

  std::string block(const BasicBlock &B) { return Text.value(B); }

  /// `s3: if *%p < 100  reach[*%p]={s1, outside}`, `s4: *%p = 1  use={s5}`.
  std::string statement(unsigned N) {
    std::string Line = "s" + std::to_string(N) + ": " + Text.statement(N);
    StringMap<bool> Shown;
    for (const Instruction *Reader : ReadersIn[N]) {
      const MemoryDefinitions::Reaching &Reaching = *Result.reach(*Reader);
      std::string Entry = "  reach[" + read(*Reader) +
                          "]=" + set(Reaching.Definitions, Reaching.Outside);
      if (Shown.try_emplace(Entry).second)
        Line += Entry;
    }
    const Instruction &Root = *Form.roots()[N - 1];
    if (const MemoryDefinitions::Uses *Uses = Result.uses(Root))
      Line += "  use=" + set(Uses->Readers, Uses->Outside);
    else if (isa<StoreInst>(Root))
      Line += "  use={}";
    return Line;
  }

private:
  /// Returns the text of what an instruction reads: a location, or `...` for a
  /// call.
  std::string read(const Instruction &Load) {
    if (!isa<LoadInst>(Load))
      return "...";
    const Value *Pointer = getLoadStorePointerOperand(&Load);
    const DataLayout &Layout = Load.getDataLayout();
    APInt Offset(Layout.getIndexTypeSizeInBits(Pointer->getType()), 0);
    const Value *Base = Pointer->stripAndAccumulateConstantOffsets(
        Layout, Offset, /*AllowNonInbounds=*/true);
    if (auto Slot = Form.slot(Base))
      return Text.slot(*Slot);
    if (Offset.isZero())
      return '*' + Text.value(*Base);
    return "*(" + Text.value(*Base) + " + " +
           toString(Offset, 10, /*Signed=*/true) + ')';
  }

  std::string set(ArrayRef<Instruction *> Instructions, bool HasOutside) {
    SmallVector<unsigned> Numbers;
    for (const Instruction *I : Instructions)
      Numbers.push_back(Form.statement(*I));
    return statementSetText(std::move(Numbers), HasOutside ? "outside" : "");
  }

  const SlotForm &Form;
  const MemoryDefinitions &Result;
  StatementText Text;
  DenseMap<unsigned, SmallVector<const Instruction *, 2>> ReadersIn;
};

} // namespace

void mincaml::printMemoryDefinitions(raw_ostream &OS, Module &M,
                                     ModuleAnalysisManager &AM) {
  const ModuleEffects &Effects = AM.getResult<EffectsAnalysis>(M);
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    MemoryDefinitions Result(F, Functions.getResult<AAManager>(F), Effects);
    if (!printTitle(OS, "definitions of memory", F, Result.isTooLarge()))
      continue;
    const SlotForm Form(F);
    MemoryPrinter Printer(F, Form, Result);
    unsigned N = 1;
    for (const BasicBlock &B : F) {
      OS << Printer.block(B) << ":\n";
      for (; N <= Form.roots().size() && Form.roots()[N - 1]->getParent() == &B;
           ++N)
        OS << "  " << Printer.statement(N) << '\n';
    }
  }
}
