//===- Types.cpp - Types, exceptions and variables ------------------------===//

#include "Types.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::StringRef;
using Kind = ValueType::Kind;

const ValueType *TypeTable::intern(ValueType T) {
  for (const ValueType &Known : Types)
    if (Known.TheKind == T.TheKind && Known.Operands == T.Operands &&
        Known.Result == T.Result && Known.Length == T.Length &&
        Known.Level == T.Level && Known.MayRaise == T.MayRaise)
      return &Known;
  Types.push_back(std::move(T));
  return &Types.back();
}

const ValueType *TypeTable::tuple(ArrayRef<const ValueType *> Components) {
  ValueType T{Kind::Tuple, {Components.begin(), Components.end()}};
  for (const ValueType *Component : Components)
    T.SimplestSteps += Component->SimplestSteps;
  return intern(std::move(T));
}

const ValueType *TypeTable::array(const ValueType *Element, uint32_t Length) {
  ValueType T{Kind::Array, {}};
  T.Result = Element;
  T.Length = Length;
  T.SimplestSteps = Element->SimplestSteps + Length + 3;
  return intern(std::move(T));
}

const ValueType *TypeTable::function(ArrayRef<const ValueType *> Parameters,
                                     const ValueType *Result, uint32_t Level,
                                     bool MayRaise) {
  ValueType T{Kind::Function, {Parameters.begin(), Parameters.end()}};
  T.Result = Result;
  while (Level + 1 < NumLevels &&
         CallBounds[Level].Steps < Result->SimplestSteps)
    ++Level;
  T.Level = Level;
  T.MayRaise = MayRaise;
  // The nodes of the definition, the function and its body.
  T.SimplestSteps = 3 + Result->SimplestSteps;
  return intern(std::move(T));
}

//===- The types of a program ---------------------------------------------===//

ProgramTypes::ProgramTypes(TypeTable &Table, Random &R, bool Extended,
                           unsigned TextShare)
    : Table(Table), R(R), Extended(Extended),
      TextShare(Extended ? TextShare : 0) {
  Compounds = {Table.array(Table.integer(), someLength()),
               Table.array(Table.floating(), someLength()),
               Table.tuple({Table.integer(), Table.floating()})};
  for (unsigned I = 3 + R.below(5); I > 0; --I) {
    const ValueType *T = randomType(2);
    if (T->isScalar() || T->SimplestSteps >= 200)
      continue;
    Compounds.push_back(T);
    // Add the type of a partial application of such a function.
    if (Extended && T->is(Kind::Function) && T->Operands.size() > 1 &&
        T->Level + 1 < NumLevels) {
      unsigned Given = 1 + R.below(uint32_t(T->Operands.size()) - 1);
      Compounds.push_back(
          Table.function(ArrayRef(T->Operands).drop_front(Given), T->Result,
                         T->Level + 1, T->MayRaise));
    }
  }
}

const ValueType *ProgramTypes::randomType(unsigned Depth) {
  if (TextShare && R.percent(TextShare))
    return someText();
  unsigned Compound = Depth ? 6 : 0;
  switch (R.weighted({6u, 6u, 2u, 1u, Compound, Compound, Compound})) {
  case 0:
    return Table.integer();
  case 1:
    return Table.floating();
  case 2:
    return Table.boolean();
  case 3:
    return Table.unit();
  case 4: {
    TypeList Components;
    for (unsigned I = 2 + R.below(3); I > 0; --I)
      Components.push_back(randomType(Depth - 1));
    return Table.tuple(Components);
  }
  case 5:
    return Table.array(randomType(Depth - 1), someLength());
  default: {
    TypeList Parameters;
    for (unsigned I = 1 + R.below(4); I > 0; --I)
      Parameters.push_back(randomType(R.percent(30) ? Depth - 1 : 0));
    return Table.function(Parameters, randomType(R.percent(30) ? Depth - 1 : 0),
                          R.below(NumLevels), Extended && R.percent(25));
  }
  }
}

const ValueType *ProgramTypes::someType() {
  if (TextShare && R.percent(TextShare))
    return someText();
  return R.percent(60) ? someScalar() : someCompound();
}

const ValueType *ProgramTypes::someCompound() {
  return R.pick<const ValueType *>(Compounds);
}

const ValueType *ProgramTypes::someText() {
  return R.percent(70) ? Table.string() : Table.character();
}

const ValueType *ProgramTypes::someScalar() {
  return R.percent(85) ? someNumber() : Table.boolean();
}

const ValueType *ProgramTypes::someNumber() {
  return R.percent(55) ? Table.integer() : Table.floating();
}

uint32_t ProgramTypes::someLength() {
  constexpr uint32_t Lengths[] = {1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 16, 20};
  return R.percent(2) ? 0 : R.pick<uint32_t>(Lengths);
}

TypeList ProgramTypes::parameterTypes(unsigned Most) {
  TypeList Parameters;
  for (unsigned I = 1 + R.below(Most); I > 0; --I)
    Parameters.push_back(R.percent(70) ? someNumber() : someType());
  return Parameters;
}

//===- The exceptions of a program ----------------------------------------===//

/// Chooses the types of the arguments of an exception.
static TypeList someArguments(TypeTable &Table, ProgramTypes &Types,
                              Random &R) {
  switch (R.below(11)) {
  case 0:
  case 1:
    return {};
  case 2:
    return {Table.floating()};
  case 3:
    return {Types.someNumber(), Types.someNumber()};
  case 4:
    return {Table.tuple({Table.integer(), Types.someNumber()})};
  case 5:
    return {Types.someNumber(), Types.someType(), Types.someScalar()};
  case 6:
    return {Types.someCompound()};
  case 7:
    return {Table.string()};
  default:
    return {Table.integer()};
  }
}

ExceptionTable::ExceptionTable(ast::ASTContext &Context, TypeTable &Table,
                               ProgramTypes &Types, Random &R)
    : Context(Context) {
  Infos = {{"Not_found", {}},
           {"Exit", {}},
           {"Division_by_zero", {}},
           {"Failure", {Table.string()}},
           {"Invalid_argument", {Table.string()}}};
  for (unsigned I = R.below(6); I > 0; --I) {
    std::string Name = "E" + std::to_string(I);
    Infos.push_back({Context.intern(Name), someArguments(Table, Types, R)});
  }
}

const ast::TypeExpression *ExceptionTable::write(const ValueType *T) const {
  using Form = ast::TypeExpression::Kind;
  ast::TypeExpression E{Form::Constructor, {}, {}, {}};
  llvm::SmallVector<ast::TypeExpression *, 4> Parts;
  auto Add = [&](const ValueType *Part) {
    Parts.push_back(Context.make<ast::TypeExpression>(*write(Part)));
  };
  constexpr StringRef Names[] = {"unit", "bool",   "int", "float",
                                 "char", "string", "",    "array"};
  switch (T->TheKind) {
  case Kind::Tuple:
    E.TheKind = Form::Tuple;
    for (const ValueType *Component : T->Operands)
      Add(Component);
    break;
  case Kind::Function:
    E.TheKind = Form::Function;
    for (const ValueType *Parameter : T->Operands)
      Add(Parameter);
    Add(T->Result);
    break;
  case Kind::Array:
    Add(T->Result);
    [[fallthrough]];
  default:
    E.Name = Names[unsigned(T->TheKind)];
  }
  E.Operands = Context.copy(ArrayRef<ast::TypeExpression *>(Parts));
  return Context.make<ast::TypeExpression>(E);
}

/// The names of the exceptions in an expression.
static llvm::StringSet<> namesIn(const ast::Expression *Program) {
  llvm::StringSet<> Names;
  llvm::SmallVector<const ast::Expression *, 32> Rest = {Program};
  while (!Rest.empty()) {
    const ast::Expression *E = Rest.pop_back_val();
    if (const auto *C = llvm::dyn_cast<ast::Construct>(E))
      Names.insert(C->Name);
    ast::forEachPattern(*E,
                        [&](const ast::Pattern &P) { Names.insert(P.Name); });
    ast::appendOperands(E, Rest);
  }
  return Names;
}

ast::Expression *ExceptionTable::define(ast::Expression *Program) const {
  llvm::StringSet<> Used = namesIn(Program);
  for (const ExceptionInfo &Info :
       llvm::reverse(ArrayRef(Infos).drop_front(NumPredefined))) {
    if (!Used.contains(Info.Name))
      continue;
    const ast::TypeExpression *Stated = nullptr;
    if (Info.Arguments.size() == 1) {
      Stated = write(Info.Arguments[0]);
    } else if (!Info.Arguments.empty()) {
      ast::TypeExpression All{ast::TypeExpression::Kind::Tuple, {}, {}, {}};
      llvm::SmallVector<ast::TypeExpression *, 4> Parts;
      for (const ValueType *T : Info.Arguments)
        Parts.push_back(Context.make<ast::TypeExpression>(*write(T)));
      All.Operands = Context.copy(ArrayRef<ast::TypeExpression *>(Parts));
      Stated = Context.make<ast::TypeExpression>(All);
    }
    Program = Context.make<ast::ExceptionDefinition>(
        llvm::SMRange(), Info.Name, llvm::SMRange(), Stated,
        unsigned(Info.Arguments.size()), Program);
  }
  return Program;
}

//===- Variables in scope -------------------------------------------------===//

void Scope::bind(Variable V) {
  int Index = int(Entries.size());
  auto [Position, IsNew] = Innermost.try_emplace(V.Name, Index);
  Entry E{std::move(V)};
  if (!IsNew) {
    E.Shadowed = std::exchange(Position->second, Index);
    Entries[E.Shadowed].IsVisible = false;
  }
  Entries.push_back(std::move(E));
}

void Scope::leave(size_t Mark) {
  while (Entries.size() > Mark) {
    const Entry &E = Entries.back();
    if (E.Shadowed < 0) {
      Innermost.erase(E.TheVariable.Name);
    } else {
      Innermost[E.TheVariable.Name] = E.Shadowed;
      Entries[E.Shadowed].IsVisible = true;
    }
    Entries.pop_back();
  }
}

const Variable *Scope::pick(Predicate Wanted) const {
  constexpr size_t MaxCandidates = 12;
  constexpr size_t MaxLooks = 300;
  llvm::SmallVector<const Variable *, MaxCandidates> Candidates;
  size_t Size = Entries.size();
  if (Size <= Floor)
    return nullptr;
  auto LookFrom = [&](size_t Start) {
    size_t End = Start > MaxLooks ? std::max(Floor, Start - MaxLooks) : Floor;
    for (size_t I = Start; I > End && Candidates.size() < MaxCandidates; --I) {
      const Entry &E = Entries[I - 1];
      if (E.IsVisible && Wanted(E.TheVariable))
        Candidates.push_back(&E.TheVariable);
    }
  };
  if (R.percent(25))
    LookFrom(Floor + 1 + R.below(uint32_t(Size - Floor)));
  if (Candidates.empty())
    LookFrom(Size);
  return Candidates.empty() ? nullptr : R.pick(ArrayRef(Candidates));
}

const Variable *Scope::pickOfType(const ValueType *T) const {
  return pick([&](const Variable &V) {
    if (V.Type == T)
      return V.Fuel < 0;
    // Or a function whose calls cost no more than the type allows.
    return V.CallCost && V.Fuel < 0 && T->is(Kind::Function) &&
           V.Type->Operands == T->Operands && V.Type->Result == T->Result &&
           (T->MayRaise || !V.Raises) && V.CallCost->fits(CallBounds[T->Level]);
  });
}

std::optional<Variable> Scope::pickArray(uint32_t MinLength,
                                         const ValueType *Element) const {
  const Variable *Found = pick([&](const Variable &V) {
    return V.Type->is(Kind::Array) && V.Type->Length >= MinLength &&
           (Element ? V.Type->Result == Element : V.Type->Result->isNumber());
  });
  return Found ? std::optional(*Found) : std::nullopt;
}
