//===- EquationGraph.h - The equations of ValueAnalysis ---------*- C++ -*-===//
//
// A node is an unknown of the equations: an integer or pointer, a pi node, a
// parameter, the result of a function, or a cell of memory. An instruction that
// only affects other nodes (a store, return or branch) is a node without a
// value. The equations are solved by chaotic iteration: a node is evaluated
// again when a node that it reads has been raised. An instruction is also
// evaluated when its block is reached.
//
// The abstract memory consists of objects. An object consists of the cells that
// the accesses to it use:
//
//   object                       cells
//   array of the runtime         its length; one for all elements
//   variable                     one for each distance; one for all elements of
//                                an array in it
//   other allocation, alloca     one for each distance
//   all objects of a constructor one for each distance
//   function                     none
//
// IR generation marks the allocations and constants of a constructor
// (ConstructorMetadata). If a type has many of them, all objects of a
// constructor of the type are one object. This is the widening that keeps sets
// of objects small; it also bounds the depth of nested values.
//
// An object escapes if the cell of an access to it cannot be determined.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_EQUATIONGRAPH_H
#define MINCAML_LIB_ANALYSIS_RANGES_EQUATIONGRAPH_H

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PassManager.h"
#include <deque>
#include <optional>
#include <queue>

namespace mincaml {

/// Whether a call makes a new object with unknown contents.
bool makesObject(const llvm::CallBase &Call);

/// The numbers of the exceptions that a call of the runtime may return: the
/// exception for a failed check, or for a failure in the function of the runtime
/// that has been called before. std::nullopt for other calls.
std::optional<NumberSet> exceptionsFrom(const llvm::CallBase &Call);

struct MemoryCell {
  llvm::Type *Ty;
  int64_t Distance;
  bool IsForElements;
  /// The node of the cell in the solver.
  unsigned Node;
};

struct MemoryObject {
  enum class Kind : unsigned char {
    Array,
    Variable,
    Allocation,
    Constructor,
    Function
  };

  /// Poison for all objects of a constructor.
  const llvm::Value *Origin;
  Kind TheKind;
  bool HasEscaped = false;
  /// Whether something may be stored to the length of an array.
  bool IsHeaderWritten = false;
  llvm::SmallVector<MemoryCell, 2> Cells;
  /// The ConstructorMetadata of the object, or null.
  const llvm::MDNode *Constructor = nullptr;
  /// The constants in memory that are objects of the constructor.
  llvm::SmallVector<const llvm::GlobalVariable *, 1> Constants = {};
  /// For exceptions that the runtime makes: the numbers of their constructors.
  /// Their other contents are unknown.
  NumberSet Exceptions = {};
};

/// An access to an object: its offset in the object, its type and its
/// alignment.
struct ObjectAccess {
  dataflow::Interval Distance;
  llvm::Type *Ty;
  llvm::Align Alignment;
};

class AbstractMemory {
public:
  explicit AbstractMemory(const llvm::DataLayout &DL) : DL(DL) {}

  /// Reads the marks of IR generation.
  void addConstructors(const llvm::Module &M);
  ObjectNumber objectOf(const llvm::Value &Origin, MemoryObject::Kind Kind);
  /// The exceptions that the called function of the runtime makes.
  ObjectNumber exceptionsOf(const llvm::CallBase &Call, NumberSet Exceptions);
  MemoryObject &operator[](ObjectNumber N) { return Objects[N]; }
  const MemoryObject &operator[](ObjectNumber N) const { return Objects[N]; }
  unsigned size() const { return Objects.size(); }

  /// Returns the cell of an access to an object. A new cell has no node; the
  /// caller must set it. Returns null if the cell cannot be determined; the
  /// object has to escape then. The next call invalidates the result.
  MemoryCell *cellFor(ObjectNumber Object, const ObjectAccess &Access);
  static constexpr unsigned NoNode = ~0u;

  /// The distance of the length of an array from element 0.
  static int64_t lengthDistance();
  /// The offset of the position from which distances are measured. In a
  /// variable that contains an array with a header, this is the end of the
  /// header, so that pointers to such an array and to an array on the heap have
  /// the same distances. In other objects, it is 0.
  static int64_t startOf(const llvm::Value &Origin);

private:
  std::optional<MemoryCell> cellOf(const MemoryObject &Object,
                                   const ObjectAccess &Access) const;
  std::optional<MemoryCell> cellInVariable(const llvm::GlobalVariable &G,
                                           const ObjectAccess &Access) const;

  const llvm::DataLayout &DL;
  /// A deque, so that references stay valid when objects are added.
  std::deque<MemoryObject> Objects;
  llvm::DenseMap<const llvm::Value *, ObjectNumber> Numbers;
  llvm::DenseMap<const llvm::Value *, const llvm::MDNode *> Constructors;
  llvm::DenseMap<const llvm::Function *, ObjectNumber> RuntimeExceptions;
};

/// The number of nodes for the elements of a structure, such as the result of a
/// function that returns exceptions; 0 for other types. A pair whose second
/// element is a pointer has a third node: the first element if the second is
/// null. An exception comes with a meaningless first element, which is not part
/// of that node.
unsigned trackedElements(const llvm::Type &Ty);
/// The number of the element that is the first one if the second one is null.
static constexpr unsigned ElementIfNull = 2;
/// Whether a structure has this element.
bool hasElementIfNull(const llvm::Type &Ty);
/// The type of an element.
const llvm::Type &elementType(const llvm::Type &Ty, unsigned Element);

class EquationGraph {
public:
  using Node = unsigned;

  struct FunctionNodes {
    FunctionNodes(const llvm::Function &F, const llvm::DominatorTree &DT);

    PiNodes Pis;
    /// Like the whole graph, it is valid as long as the function does not
    /// change.
    const llvm::DominatorTree *Dominators;
    Node FirstPi = 0;
    /// The node of the result. If the result is a structure, the nodes of its
    /// elements follow.
    Node Result = 0;
    /// Thresholds of widening: constants near those that the function compares
    /// with.
    std::vector<int64_t> Thresholds;
  };
  struct Equation {
    enum class Kind : unsigned char {
      Instruction,
      Element,
      Pi,
      Parameter,
      Result,
      Cell
    };
    Kind TheKind;
    /// Whether the node joins values and therefore has to be widened.
    bool IsJoin = false;
    unsigned char Raises = 0;
    /// An instruction, a parameter, the variable of a pi node, or null.
    const llvm::Value *V = nullptr;
    /// Null for a cell.
    const llvm::Function *F = nullptr;
    const llvm::Type *Ty = nullptr;
    AbstractValue Value;
  };

  EquationGraph(llvm::ArrayRef<llvm::Function *> Bodies, bool IsWhole,
                llvm::FunctionAnalysisManager &AM);

  /// The objects; those of constants are added when they are first requested.
  AbstractMemory &memory() const { return Memory; }
  ObjectSets &sets() const { return Sets; }
  const llvm::DataLayout &layout() const { return DL; }

  const llvm::MapVector<const llvm::Function *, FunctionNodes> &
  functions() const {
    return Functions;
  }
  /// Returns null for a function that is not analyzed.
  const FunctionNodes *in(const llvm::Function &F) const;
  std::optional<Node> nodeOf(const llvm::Value &V) const;
  const Equation &operator[](Node N) const { return Equations[N]; }
  unsigned size() const { return Equations.size(); }

  AbstractValue of(const llvm::Use &U) const;
  AbstractValue of(const llvm::Value &V) const;
  AbstractValue of(const PiName &Name, const FunctionNodes &In) const;
  /// An element of a structure.
  AbstractValue ofElement(const llvm::Value &V, unsigned Element) const;
  /// The element that an instruction extracts. If it extracts the first one where
  /// the second one has been compared with null, this is ElementIfNull.
  unsigned extractedElement(const llvm::ExtractValueInst &Extract) const;
  /// The node of the first element of a structure.
  std::optional<Node> elementsOf(const llvm::Value &V) const;
  AbstractValue ofConstant(const llvm::Constant &C) const;
  AbstractValue unknown(const llvm::Type &Ty) const;

  bool isReached(const llvm::BasicBlock &B) const {
    return Reached.contains(&B);
  }
  bool isTaken(const llvm::BasicBlock &From, const llvm::BasicBlock &To) const {
    return Taken.contains({&From, &To});
  }
  void reach(const llvm::BasicBlock &B);
  void take(const llvm::BasicBlock &From, const llvm::BasicBlock &To);

  Node addCell(const llvm::Type &Ty);
  void addReader(Node Read, Node Reader);
  /// Raises a value to its widened join with another. \p Lost receives the
  /// objects that have to escape because the set of objects becomes too large.
  void raise(Node N, const AbstractValue &From,
             llvm::SmallVectorImpl<ObjectNumber> &Lost);
  void lower(Node N, const AbstractValue &Value) { Equations[N].Value = Value; }
  void enqueue(Node N);
  /// Takes the node with the least number from the queue. In a function, the
  /// parameters come first, then the pi nodes, then the instructions in reverse
  /// post order, and then the result.
  std::optional<Node> next();

private:
  void addFunction(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  void addReaders(const llvm::Function &F);
  Node addNode(Equation::Kind Kind, const llvm::Value *V,
               const llvm::Function *F, const llvm::Type *Ty);
  void findGuardedExtracts(const llvm::Function &F, const FunctionNodes &Parts);
  /// Adds the nodes of the elements, if Ty is a structure with such nodes.
  void addElements(const llvm::Type &Ty, const llvm::Value *V,
                   const llvm::Function &F);
  std::optional<Node> nodeOf(const PiName &Name, const FunctionNodes &In) const;
  void widenChange(Equation &E, const dataflow::Interval &Old);

  const llvm::DataLayout &DL;
  /// Whether null may be the address of an object in some function.
  bool NullIsValid = false;
  mutable ObjectSets Sets;
  mutable AbstractMemory Memory;
  std::vector<Equation> Equations;
  /// For each node, the nodes to evaluate when it has been raised.
  std::vector<llvm::SmallVector<Node, 2>> Readers;
  /// The pairs that addReader() has added: a cell may have many readers.
  llvm::DenseSet<std::pair<Node, Node>> AddedReaders;
  /// The thresholds of all functions, for cells.
  std::vector<int64_t> AllThresholds;
  llvm::DenseMap<const llvm::Value *, Node> Nodes;
  llvm::DenseMap<const llvm::Value *, Node> Elements;
  llvm::DenseSet<const llvm::ExtractValueInst *> GuardedExtracts;
  llvm::MapVector<const llvm::Function *, FunctionNodes> Functions;
  /// The blocks that are known to be reachable, and the feasible edges.
  llvm::DenseSet<const llvm::BasicBlock *> Reached;
  llvm::DenseSet<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
      Taken;
  std::priority_queue<Node, std::vector<Node>, std::greater<>> Queue;
  std::vector<bool> IsQueued;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_EQUATIONGRAPH_H
