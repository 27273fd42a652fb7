//===- OriginTable.h - The expressions of the source ------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ORIGINTABLE_H
#define MINCAML_LIB_EXPLORER_ORIGINTABLE_H

#include "LineTable.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourcePositions.h"
#include "mincaml/Support/TextMarks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <map>
#include <vector>

namespace llvm {
class DILocation;
}

namespace mincaml::explorer {

/// The expressions of a program and where each stands, from the ranges of the
/// parser's tree. Two things lead back to an expression: its range, which the
/// nodes of all stages before LLVM keep, and its *distinct location*, a
/// position in its text that no other expression has, which debug information
/// carries through LLVM's passes.
class OriginTable {
public:
  explicit OriginTable(llvm::MemoryBufferRef Source);

  void build(const ast::Expression &Tree);

  /// A function is an expression of this kind, besides those of Syntax.def.
  static constexpr unsigned FunctionKind = 0;
  /// The names of the kinds.
  static llvm::ArrayRef<llvm::StringRef> kinds();

  struct Expression {
    /// Offsets in bytes. What follows a definition is not part of it.
    size_t Begin;
    size_t End;
    unsigned Kind;
    /// Index of the innermost function that contains it; -1: none.
    int Function;
    /// The innermost expression that contains it; -1: none.
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
  llvm::ArrayRef<Function> functions() const { return Functions; }
  llvm::ArrayRef<InlinedCall> inlinedCalls() const { return InlinedCalls; }

  llvm::SMLoc distinctLocation(llvm::SMRange Range) const;
  /// The expression with a range; -1 if there is none.
  int find(llvm::SMRange Range) const;
  /// The expression that a location stands for, with the calls that brought it
  /// to the function where it is.
  Origin find(const llvm::DILocation *Location);
  /// The same for a line and a column.
  Origin find(unsigned Line, unsigned Column) const;
  /// The function of the source that debug information calls by this name and
  /// line; -1 if there is none.
  int findFunction(llvm::StringRef Name, unsigned Line) const;

  /// The innermost expression around a range, or the one that its start stands
  /// for: of an operator the operation; -1 if there is none.
  int findAround(llvm::SMRange Range) const;

  /// The spans of a printed text. Its marks have the ranges of expressions.
  std::vector<Span> spans(const TextMarks &Marks, uint64_t EndOfText) const;
  /// The same for marks of any ranges.
  std::vector<Span> spansAround(const TextMarks &Marks,
                                uint64_t EndOfText) const;

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
  std::vector<Span>
  spans(const TextMarks &Marks, uint64_t EndOfText,
        llvm::function_ref<int(llvm::SMRange)> ExpressionOf) const;

  llvm::MemoryBufferRef Source;
  SourcePositions Positions;
  std::vector<Expression> Expressions;
  std::vector<Function> Functions;
  std::vector<InlinedCall> InlinedCalls;
  llvm::DenseMap<RangeKey, int> ByRange;
  llvm::DenseMap<RangeKey, llvm::SMLoc> Locations;
  /// By distinct location.
  llvm::DenseMap<size_t, int> ByOffset;
  /// In the order in which they begin, outer before inner.
  std::vector<int> ByBegin;
  /// Functions by the line where they begin.
  llvm::DenseMap<unsigned, std::vector<int>> ByLine;
  std::map<std::pair<int, int>, int> InlinedIndices;
  llvm::DenseMap<const llvm::DILocation *, int> Chains;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ORIGINTABLE_H
