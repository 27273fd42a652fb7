//===- Constructors.cpp - Constructors that a value can have --------------===//

#include "mincaml/Analysis/Ranges/Constructors.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <map>

using namespace mincaml;
using namespace mincaml::dataflow;
using namespace llvm;

/// The maximum number of integers that are listed one by one.
static constexpr unsigned MaximumListed = 8;
/// The number of bytes at the start of an exception that are not its arguments.
static constexpr int64_t ExceptionHeader = 8;

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

static bool isException(const MDNode &Constructor) {
  return cast<MDString>(Constructor.getOperand(0))->getString() == "exn";
}

std::string mincaml::constructorName(const ValueAnalysis &Values,
                                     ObjectNumber Object) {
  if (const MDNode *Constructor = Values.constructorOf(Object))
    return cast<MDString>(Constructor->getOperand(1))->getString().str();
  std::string Text;
  ListSeparator Separator;
  for (unsigned Number : Values.runtimeExceptions(Object).members())
    Text += (StringRef(Separator) + runtime::Exceptions[Number].Name).str();
  if (!Text.empty())
    return Text;
  const Value &Origin = Values.origin(Object);
  if (isa<GlobalValue>(Origin))
    return operandName(Origin);
  const auto *Call = dyn_cast<CallBase>(&Origin);
  if (Call && makesArray(*Call))
    return "array";
  for (const ValueAnalysis::Contents &Part : Values.contentsOf(Object))
    if (ArrayRef<ObjectNumber> Code = Values.objectsOf(Part.Value);
        Part.Distance == 0 && !Code.empty() &&
        isa<Function>(Values.origin(Code.front())))
      return "closure " + operandName(Values.origin(Code.front()));
  return "object";
}

namespace {

/// The join of the values of one field.
struct JoinedValue {
  const Type *Ty = nullptr;
  bool IsUnknown = false;
  SetVector<ObjectNumber> Objects = {};
  NumberSet Numbers = {};
  Interval Range = {};

  void add(const ValueAnalysis &Values, const AbstractValue &V,
           const Type &ItsType) {
    Ty = &ItsType;
    IsUnknown |= V.isUnknownPointer();
    for (ObjectNumber Object : Values.objectsOf(V))
      Objects.insert(Object);
    Numbers = Numbers | V.Numbers;
    if (V.Objects == ObjectSets::None)
      dataflow::IntervalLattice::join(Range, V.Range);
  }
};

class Describer {
public:
  explicit Describer(const ValueAnalysis &Values) : Values(Values) {}

  /// Describes arguments down to the given depth.
  std::string describe(const JoinedValue &V, unsigned Depth) const {
    if (!V.Ty->isPointerTy())
      return describeNumber(V);
    if (V.IsUnknown)
      return "Any";
    SmallVector<std::string, 4> Texts;
    for (const Member &M : members(V))
      Texts.push_back(M.Name +
                      (M.Objects.empty() ? "" : arguments(M.Objects, Depth)));
    return unionOf(Texts);
  }

  /// A constructor that a pointer can have.
  struct Member {
    std::string Name;
    /// This is set for a constructor without arguments.
    std::optional<int64_t> Constant = std::nullopt;
    /// These are the objects of a constructor with arguments.
    SmallVector<ObjectNumber, 2> Objects = {};
  };

  /// The constructors of a known pointer, in order of their numbers and then of
  /// their names.
  SmallVector<Member, 4> members(const JoinedValue &V) const {
    // The objects of a constructor, by its name.
    std::map<std::string, SmallVector<ObjectNumber, 2>> Groups;
    const MDNode *Type = nullptr;
    for (ObjectNumber Object : V.Objects) {
      Groups[constructorName(Values, Object)].push_back(Object);
      if (!Type)
        Type = Values.constructorOf(Object);
    }
    SmallVector<Member, 4> Members;
    for (unsigned Number : V.Numbers.members())
      Members.push_back({constantName(Number, Type), Number});
    if (V.Numbers.hasOthers() || V.Numbers.hasFromNull())
      Members.push_back({"other constants"});
    for (const auto &[Name, Objects] : Groups)
      Members.push_back({Name, std::nullopt, Objects});
    return Members;
  }

private:
  static std::string unionOf(ArrayRef<std::string> Members) {
    return Members.size() == 1 ? Members.front()
                               : "Union{" + join(Members, ", ") + "}";
  }

  static std::string constantName(unsigned Number, const MDNode *Type) {
    // The operands from the fourth on are the names of the constants.
    if (Type && Type->getNumOperands() > Number + 3)
      if (const auto *Name = dyn_cast<MDString>(Type->getOperand(Number + 3)))
        return Name->getString().str();
    return Number == 0 ? "null" : "constant " + std::to_string(Number);
  }

  static std::string describeNumber(const JoinedValue &V) {
    if (V.Ty->isFloatingPointTy())
      return "float";
    if (!hasInterval(*V.Ty))
      return "Any";
    const Interval All = Interval::all(V.Ty->getIntegerBitWidth());
    const Interval Range = V.Range.intersect(All);
    if (Range.isEmpty())
      return "Union{}";
    if (Range.isConstant())
      return std::to_string(Range.Low);
    if (!V.Numbers.hasOthers()) {
      SmallVector<std::string, 4> Members;
      for (unsigned Number : V.Numbers.members())
        Members.push_back(std::to_string(Number));
      if (Members.size() <= MaximumListed &&
          int64_t(Members.size()) <= Range.High - Range.Low)
        return unionOf(Members);
    }
    if (Range == All)
      return "int";
    auto Bound = [](int64_t Number, int64_t Limit) {
      return Number == Limit ? std::string() : std::to_string(Number);
    };
    return "[" + Bound(Range.Low, All.Low) + ", " +
           Bound(Range.High, All.High) + "]";
  }

  std::string arguments(ArrayRef<ObjectNumber> Objects, unsigned Depth) const {
    // Only constructors have arguments that are worth showing.
    const MDNode *Constructor = Values.constructorOf(Objects.front());
    if (!Constructor || Depth == 0)
      return {};
    std::map<int64_t, JoinedValue> Fields;
    for (ObjectNumber Object : Objects) {
      if (Values.hasEscaped(Object))
        return "(...)";
      for (const ValueAnalysis::Contents &Part : Values.contentsOf(Object))
        Fields[Part.Distance].add(Values, Part.Value, *Part.Ty);
    }
    const int64_t First = isException(*Constructor)    ? ExceptionHeader
                          : Constructor->getOperand(2) ? 1
                                                       : 0;
    SmallVector<std::string, 4> Texts;
    for (const auto &[Distance, Field] : Fields)
      if (Distance >= First)
        Texts.push_back(describe(Field, Depth - 1));
    return Texts.empty() ? std::string() : "(" + join(Texts, ", ") + ")";
  }

  const ValueAnalysis &Values;
};

} // namespace

std::string mincaml::describeConstructors(const ValueAnalysis &Values,
                                          const AbstractValue &V,
                                          const Type &Ty, unsigned Depth) {
  JoinedValue Joined;
  Joined.add(Values, V, Ty);
  return Describer(Values).describe(Joined, Depth);
}

//===----------------------------------------------------------------------===//
// The constructors of one function, as equations over its blocks
//===----------------------------------------------------------------------===//

/// The number that all objects begin with; std::nullopt if they begin with
/// different ones, or with none.
static std::optional<int64_t> tagOf(ArrayRef<ObjectNumber> Objects,
                                    const ValueAnalysis &Values) {
  std::optional<int64_t> Tag;
  for (ObjectNumber Object : Objects) {
    const MDNode *Constructor = Values.constructorOf(Object);
    const auto *Number = Constructor
                             ? mdconst::dyn_extract_or_null<ConstantInt>(
                                   Constructor->getOperand(2))
                             : nullptr;
    if (!Number || (Tag && *Tag != Number->getSExtValue()))
      return std::nullopt;
    Tag = Number->getSExtValue();
  }
  return Tag;
}

/// The pairs of a variable; none if its constructors are unknown.
static std::vector<ConstructorsProblem::Pair>
pairsOf(const Value &Variable, const AbstractValue &V,
        const ValueAnalysis &Values) {
  JoinedValue Joined;
  Joined.add(Values, V, *Variable.getType());
  std::vector<ConstructorsProblem::Pair> Result;
  if (!Joined.IsUnknown)
    for (const Describer::Member &M : Describer(Values).members(Joined))
      Result.push_back(
          {&Variable, M.Name, M.Constant, tagOf(M.Objects, Values)});
  return Result;
}

ConstructorsProblem::ConstructorsProblem(const Function &F,
                                         const FlowGraph<BasicBlock> &Graph,
                                         const ValueAnalysis &Values)
    : Graph(Graph), Values(Values), Nodes(Values.piNodes(F).nodes()) {
  for (const Argument &A : F.args())
    addVariable(A);
  EndOfParameters = Pairs.size();
  for (const BasicBlock &B : F)
    for (const Instruction &I : B)
      // The results of address computations are not values of a data type.
      if (!isa<GetElementPtrInst>(I))
        addVariable(I);
}

void ConstructorsProblem::addVariable(const Value &V) {
  if (!V.getType()->isPointerTy())
    return;
  std::vector<Pair> Own = pairsOf(V, Values.of(V), Values);
  if (Own.empty())
    return;
  const unsigned First = Pairs.size();
  llvm::append_range(Pairs, std::move(Own));
  RangeOf[&V] = {First, unsigned(Pairs.size())};
}

BitVector ConstructorsProblem::boundary() const {
  BitVector Result(Pairs.size());
  Result.set(0, EndOfParameters);
  return Result;
}

BitVector ConstructorsProblem::generated(Node N) const {
  BitVector Result(Pairs.size());
  if (const BasicBlock *B = Graph.block(N))
    for (const Instruction &I : *B)
      if (auto Own = RangeOf.find(&I); Own != RangeOf.end() && !isa<PHINode>(I))
        Result.set(Own->second.First, Own->second.Last);
  return Result;
}

void ConstructorsProblem::transfer(Node N, BitVector &Fact) const {
  // An instruction has made all pairs of its variable, so nothing is removed.
  Fact |= generated(N);
}

/// Whether a value that is known to be Pair may satisfy the condition of a pi
/// node.
bool ConstructorsProblem::isPossible(const Pair &P, const PiNode &Pi) const {
  const Value &Other = *Pi.Other.V;
  int64_t Number;
  if (const auto *Constant = dyn_cast<ConstantInt>(&Other))
    Number = Constant->getSExtValue();
  else if (isa<ConstantPointerNull>(Other))
    Number = 0;
  else
    return true;
  auto Holds = [&](int64_t Left) {
    return ICmpInst::compare(APInt(64, uint64_t(Left)),
                             APInt(64, uint64_t(Number)), Pi.Predicate);
  };
  if (Pi.Loaded) // A constant has no tag in memory.
    return P.Tag ? Holds(*P.Tag) : !P.Constant;
  if (P.Constant)
    return Holds(*P.Constant);
  // No object is at the address of a constant.
  return Pi.Predicate != CmpInst::ICMP_EQ;
}

void ConstructorsProblem::restrict(const PiNode &Pi, BitVector &Fact) const {
  auto Own = RangeOf.find(Pi.Variable);
  if (Own == RangeOf.end())
    return;
  for (unsigned P = Own->second.First; P < Own->second.Last; ++P)
    if (Fact.test(P) && !isPossible(Pairs[P], Pi))
      Fact.reset(P);
}

bool ConstructorsProblem::flow(Node From, Node To, BitVector &Fact) const {
  const BasicBlock *FromBlock = Graph.block(From), *ToBlock = Graph.block(To);
  if (!FromBlock || !ToBlock)
    return true;
  if (!Values.isReached(*ToBlock))
    return false;
  // This is what holds on the edge.
  BitVector OnEdge = Fact;
  for (const PiNode &Pi : Nodes) {
    if (Pi.From != FromBlock || Pi.To != ToBlock)
      continue;
    restrict(Pi, OnEdge);
    auto Own = RangeOf.find(Pi.Variable);
    if (Own != RangeOf.end() &&
        OnEdge.find_first_in(Own->second.First, Own->second.Last) == -1)
      return false;
  }
  Fact = OnEdge;
  for (const PHINode &Phi : ToBlock->phis()) {
    auto Own = RangeOf.find(&Phi);
    if (Own == RangeOf.end())
      continue;
    // The pairs of the operand on this edge.
    const Use &Operand = Phi.getOperandUse(Phi.getBasicBlockIndex(FromBlock));
    std::vector<Pair> OfOperand;
    if (auto Source = RangeOf.find(Operand); Source != RangeOf.end()) {
      for (unsigned P = Source->second.First; P < Source->second.Last; ++P)
        if (OnEdge.test(P))
          OfOperand.push_back(Pairs[P]);
    } else {
      OfOperand = pairsOf(*Operand, Values.of(Operand), Values);
    }
    // The name of a constant is known only if the type is.
    auto IsSame = [](const Pair &A, const Pair &B) {
      return A.Constant ? A.Constant == B.Constant
                        : !B.Constant && A.Constructor == B.Constructor;
    };
    for (unsigned P = Own->second.First; P < Own->second.Last; ++P)
      Fact[P] = any_of(OfOperand, [&](const Pair &Other) {
        return IsSame(Pairs[P], Other);
      });
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {

class ConstructorWriter {
public:
  ConstructorWriter(raw_ostream &OS, const Module &M,
                    const ValueAnalysis &Values)
      : OS(OS), Values(Values), Slots(&M) {}

  void writeFunction(const Function &F) {
    Slots.incorporateFunction(F);
    OS << "Constructors in function '" << F.getName() << "':\n";
    if (!Values.isReached(F.getEntryBlock())) {
      OS << "  never called\n";
      return;
    }
    for (const Argument &A : F.args())
      if (isTracked(*A.getType()))
        write(operandName(A, Slots), Values.of(A), *A.getType());
    DenseMap<const BasicBlock *, SmallVector<unsigned, 2>> NodesInto;
    for (const auto &[Number, Pi] : enumerate(Values.piNodes(F).nodes()))
      NodesInto[Pi.To].push_back(Number);
    for (const BasicBlock &B : F) {
      OS << operandName(B, Slots) << ":";
      if (!Values.isReached(B)) {
        OS << " never executed\n";
        continue;
      }
      OS << '\n';
      for (unsigned Number : NodesInto.lookup(&B))
        writePiNode(F, Number);
      for (const Instruction &I : B)
        writeInstruction(I);
    }
    writeResult(F);
  }

private:
  void write(const Twine &Name, const AbstractValue &V, const Type &Ty) {
    OS << "  " << Name << ": " << describeConstructors(Values, V, Ty) << '\n';
  }

  void writePiNode(const Function &F, unsigned Number) {
    const PiNode &Pi = Values.piNodes(F).nodes()[Number];
    if (Pi.isInteger())
      return;
    write("pi " + operandName(*Pi.Variable, Slots) + " from " +
              operandName(*Pi.From, Slots) + ", where " +
              conditionOf(
                  Pi, [&](const Value &V) { return operandName(V, Slots); }),
          Values.ofPi(F, Number), *Pi.Variable->getType());
  }

  void writeInstruction(const Instruction &I) {
    if (const auto *Call = dyn_cast<CallBase>(&I);
        Call && Call->getCalledFunction() &&
        Call->getCalledFunction()->getName() == runtime::UncaughtSymbol)
      write("uncaught", Values.of(Call->getArgOperandUse(0)),
            *Call->getArgOperand(0)->getType());
    if (I.getType()->isPointerTy()
            ? !isa<GetElementPtrInst>(I)
            : hasInterval(*I.getType()) && isa<LoadInst, PHINode>(I) &&
                  !Values.of(I).Numbers.hasOthers())
      write(operandName(I, Slots), Values.of(I), *I.getType());
  }

  void writeResult(const Function &F) {
    const Type &Ty = *F.getReturnType();
    if (Ty.isPointerTy())
      return write("result", Values.ofResult(F), Ty);
    // The second element of the result is an exception. The third node of a pair
    // is its first element if there is no exception.
    const auto *Pair = dyn_cast<StructType>(&Ty);
    if (!Pair || Pair->getNumElements() != 2 ||
        !Pair->getElementType(1)->isPointerTy())
      return;
    if (isTracked(*Pair->getElementType(0)))
      write("result", Values.ofResultElement(F, 2), *Pair->getElementType(0));
    write("exception", Values.ofResultElement(F, 1), *Pair->getElementType(1));
  }

  raw_ostream &OS;
  const ValueAnalysis &Values;
  ModuleSlotTracker Slots;
};

} // namespace

void mincaml::printConstructors(raw_ostream &OS, Module &M,
                                ModuleAnalysisManager &AM) {
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  ConstructorWriter W(OS, M, Values);
  for (const Function &F : M)
    if (!F.isDeclaration())
      W.writeFunction(F);
}
