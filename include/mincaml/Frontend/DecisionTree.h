//===- DecisionTree.h - Decision trees for pattern matching -----*- C++ -*-===//
//
// A match is compiled to a decision tree: a test of a part of the value, with a
// subtree for each outcome, down to the case that is taken. No test is executed
// twice on a path, and the bodies of the cases are not copied.
//
// Source: [Maranget2008] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_DECISIONTREE_H
#define MINCAML_FRONTEND_DECISIONTREE_H

#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <deque>

namespace mincaml {

/// A part of the matched value: the value itself, or a field of a tuple or of a
/// value that a constructor made.
struct Occurrence {
  /// Null for the matched value itself.
  const Occurrence *Parent = nullptr;
  /// The constructor that made Parent; null if that is a tuple.
  const Constructor *TheConstructor = nullptr;
  /// The position of the field in Parent.
  unsigned Index = 0;
  Type *Ty = nullptr;
  /// The fields: those of a tuple, and those of each constructor that has been
  /// tested for.
  struct Fields {
    const Constructor *TheConstructor;
    llvm::SmallVector<Occurrence *, 2> Elements;
  };
  llvm::SmallVector<Fields, 1> Parts;
};

/// What a pattern requires of the root of a value.
struct PatternHead {
  enum class Kind : uint8_t {
    Constructor,
    Int, ///< an int, a char, or a bool
    Float,
    String
  };
  Kind TheKind = Kind::Int;
  const Constructor *TheConstructor = nullptr;
  int32_t Int = 0;
  double Float = 0;
  llvm::StringRef String;

  /// Floats are compared as numbers.
  bool operator==(const PatternHead &Other) const;
};

/// Calls Visit with each head that P, which is neither a variable nor a tuple
/// nor an or-pattern, matches: one, or all characters of an interval.
void forEachHead(const ast::Pattern &P,
                 llvm::function_ref<void(const PatternHead &)> Visit);
/// The number of different heads of values of type Ty; 0 if it is not known or
/// not finite.
uint64_t numberOfHeads(const Type *Ty);

class DecisionTree {
public:
  struct Node;
  struct Branch {
    PatternHead Head;
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

    /// Case: if the guard fails. Test: if no branch fits; null if there is a
    /// branch for each value.
    Node *Otherwise = nullptr;
  };

  /// Compiles the cases of M that are those of exceptions, or all others. The
  /// matched value has type Ty; null stands for exn. All types must be known.
  ///
  /// The number of nodes can be exponential in the size of the patterns. If it
  /// exceeds a limit, the tree is not complete.
  DecisionTree(const ast::Match &M, bool OfExceptions, Type *Ty);
  DecisionTree(const DecisionTree &) = delete;
  DecisionTree &operator=(const DecisionTree &) = delete;

  const Node &root() const { return *Root; }
  const Occurrence &value() const { return Occurrences.front(); }
  bool isTooLarge() const { return Nodes.size() > NodeLimit; }

private:
  /// What remains to be tested for a case, and what is bound already.
  struct Row {
    size_t Case;
    struct Requirement {
      Occurrence *Part;
      const ast::Pattern *P;
    };
    llvm::SmallVector<Requirement, 4> Left;
    llvm::SmallVector<Node::Binding, 2> Bindings;
  };
  using Rows = std::vector<Row>;

  Node *compile(Rows Remaining);
  Node *makeCase(Rows Remaining);
  Node *makeTest(Rows Remaining);
  void require(Row &R, Occurrence *Part, const ast::Pattern &P);
  llvm::ArrayRef<Occurrence *> partsOf(Occurrence *Whole,
                                       const Constructor *TheConstructor);
  static Occurrence *choose(const Rows &Remaining);

  static constexpr size_t NodeLimit = 50000;
  const ast::Match &M;
  std::deque<Occurrence> Occurrences;
  std::deque<Node> Nodes;
  Node *Root;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_DECISIONTREE_H
