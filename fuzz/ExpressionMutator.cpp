//===- ExpressionMutator.cpp - Mutation of well-typed expressions ---------===//
//
// The mutator takes the type, the source range and the variables in scope of
// each expression from the syntax tree, and edits the text.
//
//===----------------------------------------------------------------------===//

#include "CompilerInput.h"
#include "ExpressionWriter.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SmallVector;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// The expressions of a program, each with the variables in scope.
class Inventory {
public:
  explicit Inventory(const Expression &Program);

  struct Entry {
    const Expression *Node;
    unsigned Scope;
  };
  ArrayRef<Entry> entries() const { return Entries; }
  /// The variables in scope at E, the innermost one last.
  std::vector<ExpressionWriter::Variable> variables(const Entry &E) const;

private:
  /// A scope is represented by its innermost variable and the scope outside it.
  /// Scope 0 is empty.
  struct ScopeEntry {
    unsigned Outer;
    const Binder *Variable;
  };

  void add(const Expression *E, unsigned Scope) {
    Entries.push_back({E, Scope});
  }
  unsigned bind(unsigned Outer, const Binder &B) {
    Scopes.push_back({Outer, &B});
    return Scopes.size() - 1;
  }
  unsigned bind(unsigned Outer, ArrayRef<Binder> Bs) {
    for (const Binder &B : Bs)
      Outer = bind(Outer, B);
    return Outer;
  }
  void addChildren(const Expression *E, unsigned Scope);

  std::vector<ScopeEntry> Scopes = {{0, nullptr}};
  std::vector<Entry> Entries;
};

class ExpressionMutator {
public:
  ExpressionMutator(CompilerInput &Program, Random &R)
      : Program(Program), R(R), Here(Program.tree()) {}

  std::string edit(const Inventory &There);

private:
  std::string splice(const Inventory::Entry &E, const Inventory &There);
  std::string shrink(const Inventory::Entry &E);
  std::string changeOperator(const Binary &B);
  std::string replace(SMRange Range, StringRef Text) const;

  CompilerInput &Program;
  Random &R;
  Inventory Here;
};

} // namespace

//===- Inventory ----------------------------------------------------------===//

Inventory::Inventory(const Expression &Program) {
  add(&Program, 0);
  // Children are appended to the list while it is processed.
  for (size_t I = 0; I != Entries.size(); ++I)
    addChildren(Entries[I].Node, Entries[I].Scope);
}

void Inventory::addChildren(const Expression *E, unsigned Scope) {
  switch (E->TheKind) {
  case Expression::Kind::Let:
    add(cast<Let>(E)->Value, Scope);
    return add(cast<Let>(E)->Body, bind(Scope, cast<Let>(E)->Variable));
  case Expression::Kind::LetRec: {
    const FunctionDefinition &F = *cast<LetRec>(E)->Function;
    unsigned Outer = bind(Scope, F.Name);
    add(F.Body, bind(Outer, F.Parameters));
    return add(cast<LetRec>(E)->Body, Outer);
  }
  case Expression::Kind::LetTuple:
    add(cast<LetTuple>(E)->Value, Scope);
    return add(cast<LetTuple>(E)->Body,
               bind(Scope, cast<LetTuple>(E)->Variables));
  default:
    SmallVector<const Expression *, 8> Operands;
    appendOperands(E, Operands);
    for (const Expression *Operand : Operands)
      // The parser adds the guard `true` to a case without `when`. This guard
      // has no source range.
      if (Operand->Range.isValid())
        add(Operand, Scope);
  }
}

std::vector<ExpressionWriter::Variable>
Inventory::variables(const Entry &E) const {
  std::vector<ExpressionWriter::Variable> Variables;
  for (unsigned S = E.Scope; S; S = Scopes[S].Outer)
    Variables.push_back({Scopes[S].Variable->Name, Scopes[S].Variable->Ty});
  std::reverse(Variables.begin(), Variables.end());
  return Variables;
}

//===- Edits --------------------------------------------------------------===//

static StringRef textOf(SMRange Range) {
  return {Range.Start.getPointer(),
          size_t(Range.End.getPointer() - Range.Start.getPointer())};
}

static std::string parenthesized(const Expression &E) {
  return ("(" + textOf(E.Range) + ")").str();
}

std::string ExpressionMutator::replace(SMRange Range, StringRef Text) const {
  StringRef All = Program.text();
  size_t Begin = Range.Start.getPointer() - All.begin();
  size_t End = Range.End.getPointer() - All.begin();
  return (All.take_front(Begin) + Text + All.drop_front(End)).str();
}

/// Replaces E with another expression of the same type from There.
std::string ExpressionMutator::splice(const Inventory::Entry &E,
                                      const Inventory &There) {
  llvm::SmallVector<const Expression *> Candidates;
  for (const Inventory::Entry &Other : There.entries())
    if (Other.Node != E.Node && sameType(Other.Node->Ty, E.Node->Ty))
      Candidates.push_back(Other.Node);
  if (Candidates.empty())
    return "";
  const Expression *Chosen = Candidates[R.below(uint32_t(Candidates.size()))];
  return replace(E.Node->Range, parenthesized(*Chosen));
}

/// Replaces E with one of its subexpressions of the same type.
std::string ExpressionMutator::shrink(const Inventory::Entry &E) {
  Inventory Below(*E.Node);
  llvm::SmallVector<const Expression *> Parts;
  for (const Inventory::Entry &Part : Below.entries())
    if (Part.Node != E.Node && sameType(Part.Node->Ty, E.Node->Ty))
      Parts.push_back(Part.Node);
  if (Parts.empty())
    return "";
  const Expression *Chosen = Parts[R.below(uint32_t(Parts.size()))];
  return replace(E.Node->Range, parenthesized(*Chosen));
}

std::string ExpressionMutator::changeOperator(const Binary &B) {
  static constexpr BinaryOperator Operators[] = {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group) BinaryOperator::Name,
#include "mincaml/Frontend/Syntax.def"
  };
  llvm::SmallVector<BinaryOperator> Candidates;
  for (BinaryOperator Operator : Operators)
    if (group(Operator) == group(B.Operator) && Operator != B.Operator)
      Candidates.push_back(Operator);
  StringRef New = spelling(Candidates[R.below(uint32_t(Candidates.size()))]);
  const char *Start = B.OperatorLoc.getPointer();
  const char *End = Start + spelling(B.Operator).size();
  // An operator such as `mod` must not touch an identifier.
  return replace({B.OperatorLoc, llvm::SMLoc::getFromPointer(End)},
                 (" " + New + " ").str());
}

/// Returns the program after one random edit, or "" if the edit is impossible.
std::string ExpressionMutator::edit(const Inventory &There) {
  const Inventory::Entry &E = R.pick(Here.entries());
  ExpressionWriter Writer(Program.types(), Here.variables(E), R);
  switch (R.below(8)) {
  case 0:
  case 1:
    return splice(E, There);
  case 2:
    return shrink(E);
  case 3:
    if (const auto *B = dyn_cast<Binary>(E.Node))
      return changeOperator(*B);
    [[fallthrough]];
  case 4:
  case 5:
    return replace(E.Node->Range, Writer.expression(E.Node->Ty, R.below(4)));
  default:
    return replace(E.Node->Range,
                   Writer.around(parenthesized(*E.Node), E.Node->Ty));
  }
}

static bool isTyped(CompilerInput &S) {
  return S.load() && S.parse() && S.addLibrary() && S.infer();
}

/// Returns the program after an edit that keeps it well-typed, if a few
/// attempts find one.
static std::optional<std::string>
mutateTyped(CompilerInput &Program, const Expression &Donor, Random &R) {
  ExpressionMutator Mutator(Program, R);
  Inventory There(Donor);
  // An edit may produce an ill-typed program, because names in the inserted
  // text may refer to variables of other types at the new location.
  for (unsigned Attempt = 0; Attempt != 3; ++Attempt) {
    std::string Result = Mutator.edit(There);
    CompilerInput Mutated(Result);
    if (!Result.empty() && isTyped(Mutated))
      return Result;
  }
  return std::nullopt;
}

std::optional<std::string> fuzz::mutateExpressions(StringRef Text, Random &R) {
  CompilerInput Program(Text);
  if (!isTyped(Program))
    return std::nullopt;
  if (R.below(4))
    return mutateTyped(Program, Program.tree(), R);
  // The edits add parentheses. Printing the tree removes the redundant ones,
  // which would accumulate otherwise.
  std::string Printed = Program.printed();
  CompilerInput Tidy(Printed);
  if (!isTyped(Tidy))
    return std::nullopt;
  return mutateTyped(Tidy, Tidy.tree(), R);
}

std::optional<std::string> fuzz::crossExpressions(StringRef Text,
                                                  StringRef Donor, Random &R) {
  CompilerInput Program(Text);
  CompilerInput Other(Donor);
  if (!isTyped(Program) || !isTyped(Other))
    return std::nullopt;
  return mutateTyped(Program, Other.tree(), R);
}
