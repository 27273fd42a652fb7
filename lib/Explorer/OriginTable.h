//===- OriginTable.h - The expressions of the source ------------*- C++ -*-===//
//
// The source expressions of a program, and the lines of printed texts whose
// parts come from them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_EXPLORER_ORIGINTABLE_H
#define MINCAML_LIB_EXPLORER_ORIGINTABLE_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <map>
#include <string>
#include <vector>

namespace llvm {
class DILocation;
}

namespace mincaml::explorer {

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

/// For each byte of a text and for its end, the number of UTF-16 code units that
/// precede it in validUTF8(Text).
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

/// The expressions of a program and their source ranges, from the parser's tree.
/// An expression can be found by its range, which the nodes of all stages before
/// LLVM IR keep, and by its *distinct location*. This is a position in its text
/// that no other expression has; debug information carries it through LLVM's
/// passes.
class OriginTable {
public:
  explicit OriginTable(llvm::MemoryBufferRef Source);

  void build(const ast::Expression &Tree);

  /// The kind of functions, in addition to the kinds of Syntax.def.
  static constexpr unsigned FunctionKind = 0;
  /// The names of the kinds.
  static llvm::ArrayRef<llvm::StringRef> kinds();

  struct Expression {
    /// The range as offsets in bytes. It ends before the expression that follows
    /// a definition.
    size_t Begin;
    size_t End;
    unsigned Kind;
    /// The index of the innermost function that contains it; -1 if none.
    int Function;
    /// The innermost expression that contains it; -1 if none.
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
  /// The expression with a range; -1 if there is none.
  int find(llvm::SMRange Range) const;
  /// The expression of a debug location, with the inlined calls through which
  /// it got into its function.
  Origin find(const llvm::DILocation *Location);
  /// The expression of a line and column.
  Origin find(unsigned Line, unsigned Column) const;
  /// The source function that has this name and line in debug information; -1
  /// if there is none.
  int findFunction(llvm::StringRef Name, unsigned Line) const;

  /// The innermost expression around a range. If the start of the range is a
  /// distinct location, it is the expression of that location; for example, an
  /// operator belongs to the operation. -1 if there is none.
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
  /// The expressions by distinct location.
  llvm::DenseMap<size_t, int> ByOffset;
  /// The expressions sorted by their start, outer before inner.
  std::vector<int> ByBegin;
  /// The functions by the line on which they start.
  llvm::DenseMap<unsigned, std::vector<int>> ByLine;
  std::map<std::pair<int, int>, int> InlinedIndices;
  llvm::DenseMap<const llvm::DILocation *, int> Chains;
};

/// Finds the names of variables that are bound to conditionals (`let x = if
/// ...`). If only results of the conditional are written to a register, and at
/// least two of them, the register holds the variable. Without debug information
/// for variables, neither the phi node nor the register has this name.
class MergedValues {
public:
  void build(const ast::Expression &Tree, const OriginTable &Origins);

  /// The variable that a register holds. Writers and Readers are the expressions
  /// of the instructions that write the register, and of those that only read
  /// it; -1 means an unknown expression. Returns an empty name if the register
  /// holds no variable. This includes the case that code of a result reads the
  /// register: the register then holds an intermediate value of that result.
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

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ORIGINTABLE_H
