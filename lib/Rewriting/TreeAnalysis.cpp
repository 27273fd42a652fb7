//===- TreeAnalysis.cpp - Traversal, variables, effects -------------------===//

#include "mincaml/Rewriting/TreeAnalysis.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

size_t mincaml::rewriting::countNodes(Expression *E) {
  std::vector<Expression *> Pending{E};
  size_t Count = 0;
  while (!Pending.empty()) {
    Expression *Node = Pending.back();
    Pending.pop_back();
    ++Count;
    for (unsigned I = 0; Expression **Slot = operand(Node, I); ++I)
      Pending.push_back(*Slot);
  }
  return Count;
}

bool TreeWalker::enter(Expression *&) { return true; }
void TreeWalker::leave(Expression *&) {}

Expression *TreeWalker::parent() const {
  return Path.size() > 1 ? *Path[Path.size() - 2].Slot : nullptr;
}

unsigned TreeWalker::operandNumber() const {
  return Path.size() > 1 ? Path[Path.size() - 2].NextOperand - 1 : 0;
}

bool TreeWalker::isCallee() const {
  const Expression *Parent = parent();
  return Parent && isa<Apply>(Parent) && operandNumber() == 0;
}

bool TreeWalker::isFormat() const {
  const auto *Call = llvm::dyn_cast_or_null<Apply>(parent());
  if (!Call || operandNumber() > 1)
    return false;
  // In the core language, a format is the first argument of a call of a library
  // function `%d`, `%f` or `%s`.
  const auto *V = dyn_cast<VariableReference>(Call->Callee);
  return V && V->Name.starts_with("%");
}

/// Whether operand number I of E is in tail position if E is in tail position.
static bool passesTail(const Expression *E, unsigned I) {
  switch (E->TheKind) {
  case Expression::Kind::If:
  case Expression::Kind::Let:
  case Expression::Kind::LetRec:
  case Expression::Kind::LetTuple:
  case Expression::Kind::Sequence:
    return I > 0;
  case Expression::Kind::Match:
    return I > cast<Match>(E)->Cases.size();
  case Expression::Kind::LetRecGroup:
    return I == cast<LetRecGroup>(E)->Functions.size();
  case Expression::Kind::Binary:
    return I > 0 && group(cast<Binary>(E)->Operator) == OperatorGroup::Logical;
  default:
    return false;
  }
}

/// Returns the function whose body is operand number I of E, or null.
static const FunctionDefinition *functionOf(const Expression *E, unsigned I) {
  if (auto *R = dyn_cast<LetRec>(E); R && I == 0)
    return R->Function;
  if (auto *G = dyn_cast<LetRecGroup>(E); G && I < G->Functions.size())
    return G->Functions[I];
  return nullptr;
}

/// Returns the case of M to which operand number I, a guard or a body, belongs.
/// Returns null for the scrutinee.
static const MatchCase *caseOf(const Match *M, unsigned I) {
  return I == 0 ? nullptr : &M->Cases[(I - 1) % M->Cases.size()];
}

/// Brings into scope the variables that E binds in its operand number I.
void TreeWalker::bind(Expression *E, unsigned I) {
  if (auto *L = dyn_cast<Let>(E)) {
    if (I == 1)
      Variables.add(L->Variable);
  } else if (auto *R = dyn_cast<LetRec>(E)) {
    Variables.add(R->Function->Name, R->Function);
  } else if (auto *G = dyn_cast<LetRecGroup>(E); G && I == 0) {
    // The functions stay in scope for all following operands.
    for (const FunctionDefinition *F : G->Functions)
      Variables.add(F->Name, F);
    Path.back().ScopeSize = Variables.size();
  } else if (auto *M = dyn_cast<Match>(E)) {
    if (const MatchCase *Case = caseOf(M, I))
      for (const Binder *B : boundVariables(Case->ThePattern))
        Variables.add(*B);
  } else if (auto *T = dyn_cast<LetTuple>(E)) {
    if (I == 1)
      for (const Binder &B : T->Variables)
        Variables.add(B);
  }
  if (const FunctionDefinition *F = functionOf(E, I))
    for (const Binder &P : F->Parameters)
      Variables.add(P);
}

void TreeWalker::push(Expression **Slot, unsigned FunctionDepth, bool IsTail) {
  Path.push_back(
      {Slot, 0, NextPosition++, FunctionDepth, IsTail, Variables.size()});
}

void TreeWalker::walk(Expression *&Root) {
  NextPosition = 0;
  push(&Root, 0, false);
  if (!enter(Root)) {
    Path.pop_back();
    return;
  }
  while (!Path.empty()) {
    Frame &Top = Path.back();
    Variables.leave(Top.ScopeSize);
    Expression *E = *Top.Slot;
    unsigned I = Top.NextOperand++;
    Expression **Slot = operand(E, I);
    if (!Slot) {
      if (auto *G = dyn_cast<LetRecGroup>(E))
        Variables.leave(Top.ScopeSize - G->Functions.size());
      leave(*Top.Slot);
      Path.pop_back();
      continue;
    }
    bind(E, I);
    bool IsBody = functionOf(E, I) != nullptr;
    push(Slot, Top.FunctionDepth + IsBody,
         IsBody || (Top.IsTail && passesTail(E, I)));
    if (!enter(*Slot))
      Path.pop_back();
  }
}

//===- The variables of a program -----------------------------------------===//

namespace mincaml::rewriting {

class VariableTableBuilder : TreeWalker {
public:
  explicit VariableTableBuilder(VariableTable &Table) : Table(Table) {}

  void run(Expression *&Program) {
    walk(Program);
    llvm::sort(Table.Externals);
    Table.Externals.erase(llvm::unique(Table.Externals), Table.Externals.end());
  }

private:
  bool enter(Expression *&Slot) override {
    Slots.push_back(&Slot);
    beginScopes();
    if (auto *V = dyn_cast<VariableReference>(Slot))
      addUse(V);
    return true;
  }

  void leave(Expression *&) override {
    for (; !Open.empty() && Open.back().Depth == Slots.size() &&
           Open.back().LastOperand == operandNumber();
         Open.pop_back())
      Table.Variables[Open.back().Variable].End = nextPosition();
    Slots.pop_back();
  }

  void addUse(VariableReference *V) {
    const ScopedVariable *Found = scope().lookup(V->Name);
    if (!Found) {
      Table.Externals.push_back(V->Name);
      return;
    }
    Expression **Call = isCallee() ? Slots[Slots.size() - 2] : nullptr;
    Table.Variables[Table.number(*Found->TheBinder)].Uses.push_back(
        {Slots.back(), Call, position()});
  }

  /// Adds a variable. Its scope ends with operand number LastOperand of
  /// Definition.
  Variable &add(Binder &B, Expression *Definition, unsigned Number,
                unsigned LastOperand, bool IsParameter = false) {
    Open.push_back({Table.Variables.size(), Slots.size(), LastOperand});
    Table.Numbers[&B] = Table.Variables.size();
    Variable &V = Table.Variables.emplace_back();
    V.TheBinder = &B;
    V.Definition = Definition;
    // The current expression is an operand of Definition.
    V.Slot = Slots[Slots.size() - 2];
    V.Number = Number;
    V.IsParameter = IsParameter;
    V.Begin = position();
    return V;
  }

  void addParameters(FunctionDefinition *F, Expression *Definition) {
    for (auto [I, B] : llvm::enumerate(F->Parameters))
      add(B, Definition, I, operandNumber(), /*IsParameter=*/true).Function = F;
  }

  /// Brings the variables of a case into the scope of its guard or its body.
  void addCase(const Pattern &P, Match *M, unsigned Operand) {
    for (const Binder *First : boundVariables(P)) {
      if (Table.Numbers.contains(First)) {
        // The variable was added for the guard.
        Open.push_back({Table.number(*First), Slots.size(), Operand});
        continue;
      }
      // Use a Number other than 0, so that no reduction removes these
      // variables.
      Variable &V = add(const_cast<Binder &>(*First), M, /*Number=*/1, Operand);
      forEachBinder(P, [&](const Binder &B) {
        if (B.Name == First->Name && &B != First)
          V.OtherBinders.push_back(const_cast<Binder *>(&B));
      });
    }
  }

  /// Brings into scope the variables that the parent binds in the current
  /// operand.
  void beginScopes() {
    Expression *E = parent();
    if (!E)
      return;
    const unsigned Operand = operandNumber();
    bool IsSecond = Operand == 1;
    if (auto *L = dyn_cast<Let>(E)) {
      if (IsSecond)
        add(L->Variable, E, 0, 1);
    } else if (auto *T = dyn_cast<LetTuple>(E)) {
      if (IsSecond)
        for (auto [I, B] : llvm::enumerate(T->Variables))
          add(B, E, I, 1);
    } else if (auto *M = dyn_cast<Match>(E); M && Operand > 0) {
      addCase(caseOf(M, Operand)->ThePattern, M, Operand);
    } else if (auto *R = dyn_cast<LetRec>(E); R && !IsSecond) {
      add(R->Function->Name, E, 0, 1).Function = R->Function;
      addParameters(R->Function, E);
    } else if (auto *G = dyn_cast<LetRecGroup>(E)) {
      const unsigned Size = G->Functions.size();
      if (Operand == 0)
        for (auto [I, F] : llvm::enumerate(G->Functions))
          add(F->Name, E, I, Size).Function = F;
      if (Operand < Size)
        addParameters(G->Functions[Operand], E);
    }
  }

  VariableTable &Table;
  /// A variable in scope, and the number of slots at the start of its scope.
  /// Inner variables come last.
  struct OpenScope {
    size_t Variable, Depth;
    unsigned LastOperand;
  };
  std::vector<OpenScope> Open;
  std::vector<Expression **> Slots;
};

} // namespace mincaml::rewriting

VariableTable::VariableTable(Expression *&Program) {
  VariableTableBuilder(*this).run(Program);
}

void Variable::rename(llvm::StringRef Name) const {
  TheBinder->Name = Name;
  for (Binder *B : OtherBinders)
    B->Name = Name;
  for (const VariableUse &U : Uses)
    cast<VariableReference>(*U.Slot)->Name = Name;
}

bool Variable::isOnlyCalled() const {
  return llvm::all_of(Uses, [](const VariableUse &U) { return U.Call; });
}

bool Variable::isUsedBetween(unsigned First, unsigned Last) const {
  const auto *I = llvm::partition_point(
      Uses, [First](const VariableUse &U) { return U.Position < First; });
  return I != Uses.end() && I->Position < Last;
}

namespace {

class FreeNameCollector : public TreeWalker {
public:
  llvm::SetVector<llvm::StringRef> Found;

private:
  bool enter(Expression *&Slot) override {
    auto *V = dyn_cast<VariableReference>(Slot);
    if (V && !scope().lookup(V->Name))
      Found.insert(V->Name);
    return true;
  }
};

} // namespace

llvm::SmallVector<llvm::StringRef, 0>
mincaml::rewriting::freeNames(Expression *E) {
  FreeNameCollector Names;
  Names.walk(E);
  return Names.Found.takeVector();
}

//===- Fresh names --------------------------------------------------------===//

/// Names that must not be used. The first two are array constructors of
/// language.md. They are the only externals of the runtime that RuntimeABI.def
/// does not list.
static constexpr StringRef Reserved[] = {
    "create_array",
    "create_float_array",
#define TOKEN(Name, Description)
#define KEYWORD(Name, Spelling) Spelling,
#define PUNCTUATION(Name, Spelling)
#define EXTENSION_KEYWORD(Name, Spelling, Hint) Spelling,
#define EXTENSION_PUNCTUATION(Name, Spelling, Hint)
#define RESERVED_WORD(Spelling, Hint) Spelling,
#include "mincaml/Frontend/Token.def"
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect) #Name,
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Parameter4, Parameter5, Result, Effect)                \
  Spelling,
#include "mincaml/Support/RuntimeABI.def"
};

bool FreshNames::isReserved(StringRef Name) {
  return llvm::is_contained(Reserved, Name);
}

FreshNames::FreshNames(ast::Expression *&Program, ast::ASTContext &Context)
    : Context(Context) {
  VariableTable Table(Program);
  for (const Variable &V : Table.variables())
    Taken.insert(V.TheBinder->Name);
  for (StringRef Name : Table.externals())
    Taken.insert(Name);
  for (StringRef Name : Reserved)
    Taken.insert(Name);
}

StringRef FreshNames::fresh(StringRef Prefix) {
  std::string Name = Prefix.str();
  while (!Taken.insert(Name).second)
    Name = (Prefix + llvm::Twine(++Numbers[Prefix])).str();
  return Context.intern(Name);
}

//===- Side effects of expressions ----------------------------------------===//

static bool isPureExternal(const Expression *E) {
  constexpr std::pair<StringRef, runtime::Effect> Effects[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, EffectKind)                  \
  {#Name, runtime::Effect::EffectKind},
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Parameter4, Parameter5, Result, EffectKind)            \
  {Spelling, runtime::Effect::EffectKind},
#include "mincaml/Support/RuntimeABI.def"
  };
  const auto *V = dyn_cast<VariableReference>(E);
  return V && V->ResolvedTo == VariableReference::Resolution::RuntimeExternal &&
         llvm::any_of(Effects, [V](const auto &Row) {
           return Row.first == V->Name && Row.second == runtime::Effect::PURE;
         });
}

static bool mayFail(const Binary *B) {
  if (!isDivision(B->Operator))
    return false;
  const auto *Divisor = dyn_cast<IntLiteral>(B->Right);
  return !Divisor || Divisor->Value == 0;
}

bool mincaml::rewriting::isAtomic(const Expression *E) {
  return isa<VariableReference, UnitLiteral, BoolLiteral, IntLiteral,
             FloatLiteral, CharacterLiteral, StringLiteral>(E);
}

bool mincaml::rewriting::isPureAndTotal(Expression *E, unsigned Limit) {
  std::vector<Expression *> Pending{E};
  while (!Pending.empty()) {
    Expression *Node = Pending.back();
    Pending.pop_back();
    if (Limit-- == 0 ||
        isa<ArrayMake, ArrayGet, ArrayPut, SetField, Assert, Raise, Match>(
            Node))
      return false;
    // The value of a mutable field depends on the time of the read, and a new
    // record with such fields is different from all others.
    if (auto *G = dyn_cast<GetField>(Node);
        G && G->Constructor->Fields[G->Index].IsMutable)
      return false;
    if (auto *C = dyn_cast<Construct>(Node);
        C && llvm::any_of(C->Constructor->Fields,
                          [](const Field &F) { return F.IsMutable; }))
      return false;
    if (auto *A = dyn_cast<Apply>(Node); A && !isPureExternal(A->Callee))
      return false;
    if (auto *B = dyn_cast<Binary>(Node); B && mayFail(B))
      return false;
    for (unsigned I = 0; Expression **Slot = operand(Node, I); ++I)
      Pending.push_back(*Slot);
  }
  return true;
}
