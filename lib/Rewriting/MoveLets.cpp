//===- MoveLets.cpp - The variants `split-lets`, `merge-lets` -------------===//
//
// `split-lets` turns every expression into a chain of definitions of new
// variables, followed by an expression whose operands are variables and
// literals. Chains move outward, unless something else is evaluated before
// them: `a.(0) + f (g x)` becomes
//
//   let t = a.(0) in let t1 = g x in let t2 = f t1 in t + t2
//
// Chains stay inside branches and function bodies. They also stay inside the
// expression after the `in` of a definition, because they may use the variables
// of the definition.
//
//===----------------------------------------------------------------------===//

#include "VariantBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

namespace {

class Splitter : public TreeWalker {
public:
  explicit Splitter(VariantBuilder &Builder) : Builder(Builder) {}

  void run() {
    walk(Builder.Program.Tree);
    close(Builder.Program.Tree);
  }

private:
  struct Definition {
    Binder TheBinder;
    Expression *Value;
  };
  using Chain = std::vector<Definition>;

  void leave(Expression *&Slot) override;
  Expression *splitLogical(Binary *B, Chain &Definitions);
  void splitOperand(Expression *&Slot, Chain &Definitions);
  void takeChain(Expression *Operand, Chain &Definitions);
  void close(Expression *&Slot);

  VariantBuilder &Builder;
  /// The chain of each expression whose chain is not empty.
  llvm::DenseMap<Expression *, Chain> Chains;
};

} // namespace

/// Appends the chain of an operand to Definitions.
void Splitter::takeChain(Expression *Operand, Chain &Definitions) {
  auto I = Chains.find(Operand);
  if (I == Chains.end())
    return;
  if (Definitions.empty())
    Definitions = std::move(I->second);
  else
    llvm::append_range(Definitions, I->second);
  Chains.erase(I);
}

/// Makes an operand a variable, defined in Definitions, unless it is a variable
/// or a literal.
void Splitter::splitOperand(Expression *&Slot, Chain &Definitions) {
  takeChain(Slot, Definitions);
  if (isAtomic(Slot))
    return;
  Binder B = TreeBuilder::binder(Builder.TheNames.fresh("t"), Slot->Ty);
  Definitions.push_back({B, Slot});
  Slot = Builder.Build.variable(B);
  ++Builder.Changes;
}

/// Puts the chain of an operand around the operand.
void Splitter::close(Expression *&Slot) {
  Chain Definitions;
  takeChain(Slot, Definitions);
  for (const Definition &D : llvm::reverse(Definitions))
    Slot = Builder.Build.let(D.TheBinder, D.Value, Slot);
}

/// Turns `&&` and `||` into an `if`. The chain of the right operand stays with
/// that operand, which is not always evaluated.
Expression *Splitter::splitLogical(Binary *B, Chain &Definitions) {
  splitOperand(B->Left, Definitions);
  close(B->Right);
  ++Builder.Changes;
  if (B->Operator == BinaryOperator::And)
    return Builder.Build.conditional(B->Left, B->Right,
                                     Builder.Build.boolean(false));
  return Builder.Build.conditional(B->Left, Builder.Build.boolean(true),
                                   B->Right);
}

void Splitter::leave(Expression *&Slot) {
  Expression *E = Slot;
  Chain Definitions;
  switch (E->TheKind) {
  case Expression::Kind::If:
    splitOperand(cast<If>(E)->Condition, Definitions);
    close(cast<If>(E)->Then);
    if (cast<If>(E)->Else)
      close(cast<If>(E)->Else);
    break;
  case Expression::Kind::Let:
    takeChain(cast<Let>(E)->Value, Definitions);
    close(cast<Let>(E)->Body);
    break;
  case Expression::Kind::LetTuple:
    takeChain(cast<LetTuple>(E)->Value, Definitions);
    close(cast<LetTuple>(E)->Body);
    break;
  case Expression::Kind::LetRec:
    close(cast<LetRec>(E)->Function->Body);
    close(cast<LetRec>(E)->Body);
    break;
  case Expression::Kind::LetRecGroup:
    for (FunctionDefinition *F : cast<LetRecGroup>(E)->Functions)
      close(F->Body);
    close(cast<LetRecGroup>(E)->Body);
    break;
  case Expression::Kind::Try:
    close(cast<Try>(E)->Body);
    for (Expression *&Handler : cast<Try>(E)->Handlers)
      close(Handler);
    break;
  case Expression::Kind::Sequence:
    takeChain(cast<Sequence>(E)->First, Definitions);
    close(cast<Sequence>(E)->Second);
    break;
  default:
    if (auto *B = llvm::dyn_cast<Binary>(E);
        B && group(B->Operator) == OperatorGroup::Logical) {
      Slot = splitLogical(B, Definitions);
      break;
    }
    for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
      splitOperand(*Operand, Definitions);
  }
  if (!Definitions.empty())
    Chains[Slot] = std::move(Definitions);
}

void mincaml::rewriting::splitLets(VariantBuilder &Builder) {
  Splitter(Builder).run();
}

//===- The variant `merge-lets` -------------------------------------------===//

namespace {

class Merger : public TreeWalker {
public:
  explicit Merger(VariantBuilder &Builder)
      : Builder(Builder), Table(Builder.Program.Tree) {}

  void run() { walk(Builder.Program.Tree); }

private:
  bool enter(Expression *&Slot) override;
  void leave(Expression *&Slot) override;
  Let *movableDefinition(const VariableReference *Use);

  VariantBuilder &Builder;
  VariableTable Table;
  /// The number of function bodies around each definition that was entered.
  llvm::DenseMap<Let *, unsigned> Depths;
  /// The definitions whose values have been moved to their uses.
  llvm::DenseSet<Let *> Empty;
};

} // namespace

/// Returns the definition of the variable if its value can also be computed at
/// Use, or null.
Let *Merger::movableDefinition(const VariableReference *Use) {
  // Bounds the size, because values grow when other values are moved into them.
  constexpr unsigned MaximalSize = 60;
  const ScopedVariable *Found = scope().lookup(Use->Name);
  if (!Found)
    return nullptr;
  const Variable &V = Table[Table.number(*Found->TheBinder)];
  auto *L = dyn_cast<Let>(V.Definition);
  if (!L || V.Uses.size() != 1 || Depths.lookup(L) != functionDepth() ||
      !isPureAndTotal(L->Value, MaximalSize))
    return nullptr;
  // The names in the value must refer to the same variables here, so their
  // definitions must precede L.
  bool IsSame = llvm::all_of(freeNames(L->Value), [&](llvm::StringRef Name) {
    const ScopedVariable *Here = scope().lookup(Name);
    return !Here || Here < Found;
  });
  return IsSame ? L : nullptr;
}

bool Merger::enter(Expression *&Slot) {
  if (auto *L = dyn_cast<Let>(Slot))
    Depths[L] = functionDepth();
  auto *Use = dyn_cast<VariableReference>(Slot);
  if (!Use)
    return true;
  Let *L = movableDefinition(Use);
  if (!L || !Builder.choose())
    return true;
  Slot = L->Value;
  Empty.insert(L);
  ++Builder.Changes;
  return false;
}

void Merger::leave(Expression *&Slot) {
  auto *L = dyn_cast<Let>(Slot);
  if (!L)
    return;
  if (Empty.contains(L)) {
    Slot = L->Body;
    return;
  }
  // `let x = e in x` becomes e, for any e.
  auto *Result = dyn_cast<VariableReference>(L->Body);
  if (Result && Result->Name == L->Variable.Name && Builder.choose()) {
    Slot = L->Value;
    ++Builder.Changes;
  }
}

void mincaml::rewriting::mergeLets(VariantBuilder &Builder) {
  Merger(Builder).run();
}
