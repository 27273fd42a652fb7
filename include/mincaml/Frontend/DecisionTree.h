//===- DecisionTree.h - Decision trees for pattern matching -----*- C++ -*-===//
//
// A match is compiled to a decision tree. An inner node tests a part of the
// value and has a subtree for each outcome; a leaf selects a case. No test is
// executed twice on a path, and the bodies of the cases are not copied.
// DecisionTreePrinter.h prints these trees.
//
// Source: [Maranget2008] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_DECISIONTREE_H
#define MINCAML_FRONTEND_DECISIONTREE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace mincaml {

/// A part of the matched value: the value itself, a field of a tuple or of a
/// value that a constructor made, or an element of an array.
struct Occurrence {
  /// Null for the matched value itself.
  const Occurrence *Parent = nullptr;
  /// The constructor that made Parent; null if Parent is a tuple or an array.
  const Constructor *TheConstructor = nullptr;
  /// The position of the field or element in Parent.
  unsigned Index = 0;
  Type *Ty = nullptr;
  /// Parts of this value: the fields of a tuple, the arguments of a constructor
  /// that a pattern names, or the elements of an array whose length a pattern
  /// gives.
  struct Fields {
    const Constructor *TheConstructor;
    llvm::SmallVector<Occurrence *, 2> Elements;
  };
  llvm::SmallVector<Fields, 1> Parts;
};

/// The head of a pattern: the constructor, number, string or array length that
/// the root of a matching value has.
struct PatternHead {
  enum class Kind : uint8_t {
    Constructor,
    Int, ///< an int, a char, or a bool, from Int to Last
    Float,
    String,
    Length ///< an array of this length
  };
  Kind TheKind = Kind::Int;
  const Constructor *TheConstructor = nullptr;
  /// The number or the array length. Last differs from Int only in an interval.
  int32_t Int = 0;
  int32_t Last = 0;
  double Float = 0;
  llvm::StringRef String;

  /// Whether all values with the head Other also have this head. Floats are
  /// compared as numbers.
  bool covers(const PatternHead &Other) const;
  /// The text of the head of a value of type Ty: a literal, an interval, or the
  /// name of a constructor.
  std::string text(const Type &Ty) const;
};

/// Returns the head of P, which is neither a variable nor a tuple nor an
/// or-pattern.
PatternHead headOf(const ast::Pattern &P);
/// Splits heads of one type so that they do not overlap: each of Heads is the
/// union of some heads of the result, which are in the order of their first
/// appearance. Takes time n log n for n heads and pieces.
std::vector<PatternHead> disjointHeads(llvm::ArrayRef<PatternHead> Heads);
/// An index of disjoint heads. A lookup takes logarithmic time.
class HeadIndex {
public:
  explicit HeadIndex(llvm::ArrayRef<PatternHead> Disjoint);
  /// Calls Visit with the position of each head of the index that H covers. H
  /// must be the union of these heads.
  void forEachPiece(const PatternHead &H,
                    llvm::function_ref<void(size_t)> Visit) const;

private:
  /// An order in which the pieces of an interval are consecutive.
  struct Less {
    bool operator()(const PatternHead &A, const PatternHead &B) const;
  };
  std::map<PatternHead, size_t, Less> Positions;
};
/// Whether each value of type Ty has one of Heads, which must not overlap.
bool areAllHeads(const Type *Ty, llvm::ArrayRef<PatternHead> Heads);

class DecisionTree {
public:
  struct Node;
  struct Branch {
    /// One or more heads after which the same tests remain.
    llvm::SmallVector<PatternHead, 1> Heads;
    Node *Then;
  };
  struct Node {
    enum class Kind : uint8_t {
      Fail, ///< no case matches
      Case, ///< the case is taken, if its guard holds
      Test  ///< a test of Tested
    };
    Kind TheKind = Kind::Fail;

    // Case only.
    size_t Number = 0;
    /// The variables that the pattern binds, with their values.
    struct Binding {
      const ast::Binder *Variable;
      const Occurrence *Value;
    };
    llvm::SmallVector<Binding, 2> Bindings;

    // Test only.
    const Occurrence *Tested = nullptr;
    llvm::SmallVector<Branch, 2> Branches;

    /// Case: the node to continue with if the guard fails. Test: the node to
    /// continue with if no branch fits; null if there is a branch for each
    /// value.
    Node *Otherwise = nullptr;
  };

  /// If OfExceptions is true, compiles the cases of M that match exceptions,
  /// otherwise its other cases. The matched value has type Ty; null stands for
  /// exn.
  ///
  /// The number of nodes and the number of rows of a node can be exponential in
  /// the size of the patterns. If either exceeds its limit, the tree is
  /// incomplete.
  DecisionTree(TypeContext &Types, const ast::Match &M, bool OfExceptions,
               Type *Ty);
  DecisionTree(const DecisionTree &) = delete;
  DecisionTree &operator=(const DecisionTree &) = delete;

  const Node &root() const { return *Root; }
  const Occurrence &value() const { return Occurrences.front(); }
  bool isTooLarge() const {
    return Nodes.size() > NodeLimit || HasTooManyRows || NumRows > TotalLimit;
  }

private:
  /// A case that can still match: Left remains to be tested, and Bindings are
  /// the variables that are bound already.
  struct Row {
    size_t Case;
    struct Requirement {
      Occurrence *Part;
      const ast::Pattern *P;
      bool operator==(const Requirement &) const = default;
    };
    llvm::SmallVector<Requirement, 4> Left;
    llvm::SmallVector<Node::Binding, 2> Bindings;

    bool operator==(const Row &Other) const;
    llvm::hash_code hash() const;
  };
  using Rows = std::vector<Row>;

  Node *compile(Rows Remaining);
  Node *makeCase(Rows Remaining);
  Node *makeTest(Rows Remaining);
  void dropUnreachable(Rows &Remaining) const;
  Rows expand(Rows Remaining, const Occurrence *Part);
  struct Outcome;
  std::vector<Outcome> outcomes(Rows &Expanded, Occurrence *Part,
                                Rows &Default);
  void require(Row &R, Occurrence *Part, const ast::Pattern &P);
  llvm::ArrayRef<Occurrence *> partsOf(Occurrence *Whole,
                                       const ast::Pattern &P);
  static Occurrence *choose(const Rows &Remaining);

  static constexpr size_t NodeLimit = 50000;
  /// The maximum number of rows of a node.
  static constexpr size_t RowLimit = 50000;
  bool HasTooManyRows = false;
  /// The maximum number of rows of all nodes together, which bounds the time.
  static constexpr size_t TotalLimit = 400000;
  size_t NumRows = 0;
  TypeContext &Types;
  const ast::Match &M;
  std::deque<Occurrence> Occurrences;
  std::deque<Node> Nodes;
  Node *Root;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_DECISIONTREE_H
