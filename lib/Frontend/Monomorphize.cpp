//===- Monomorphize.cpp - Monomorphization --------------------------------===//
//
// A polymorphic definition is visible only in its continuation and in itself.
// The walk visits the continuation first and collects the types at which the
// definition is used there. It then copies the definition once for each of them
// and visits the copies. In a copy, the type variables of the definition stand
// for types without variables. Therefore the types at which a copy uses other
// definitions are known, too. These definitions precede it in the text and are
// processed later.
//
// Data types are not copied. The type of a value is an instance of the
// definition, with type arguments without variables, and each instance has its
// own layout.
//
// The walk is a loop over a stack of tasks. All tasks that a task pushes finish
// before any task below them begins. Therefore each type variable stands for
// only one type at any time.
//
//===----------------------------------------------------------------------===//

#include "Inference/Inference.h"
#include "Names.h"
#include "TypeSubstitution.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Frontend/Type.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::StringRef;

namespace {

class Monomorphizer {
public:
  Monomorphizer(ast::ASTContext &Trees, TypeContext &Types,
                const LanguageOptions &Options, DiagnosticEngine &Diagnostics)
      : Trees(Trees), Types(Types), Options(Options), Diagnostics(Diagnostics),
        Substitution(Types.substitution()) {}

  /// Returns false if an error was reported.
  bool run(ast::Expression &Program);

private:
  /// The types for which a copy is made: one for each variable of the scheme.
  using Arguments = llvm::ArrayRef<Type *>;

  /// The copies that a definition needs. The number of a copy becomes part of
  /// its name; the first copy has the number 0 and keeps the name of the
  /// definition.
  using Copies = llvm::MapVector<Arguments, unsigned>;

  /// One name that a definition defines, with its value.
  struct Member {
    ast::Binder *Name = nullptr;
    /// The pattern of a value in a LetDefinitions; otherwise null.
    ast::Pattern *Target = nullptr;
    /// Null if the member is a value.
    ast::FunctionDefinition *Function = nullptr;
    ast::Expression *Value = nullptr;
  };

  struct Task {
    enum Kind { Visit, Define, BeginCopy } TheKind;
    /// The expression of Visit and Define.
    ast::Expression *E = nullptr;
    // The copy that BeginCopy begins.
    Member Copied = {};
    Arguments Types = {};
    unsigned Number = 0;
  };

  void visit(ast::Expression *E);
  void visitOperands(ast::Expression *E);
  void visitVariable(ast::VariableReference *V);
  void visitArbitraryValue(const ast::Expression &E);
  void visitComparison(llvm::SMRange Range, const Type *Compared);
  void visitMember(const Member &M);

  void beginDefinition(const ast::Binder &Name);
  void define(ast::Expression *E);
  void defineGroup(ast::LetDefinitions *L);
  void beginCopy(const Task &T);

  static std::vector<Member> membersOf(ast::Expression *E);
  const Copies &copiesOf(const TypeScheme &Scheme);
  void copyChain(ast::Expression *E, const TypeScheme &Scheme);
  void pushCopy(const Member &M, const std::pair<Arguments, unsigned> &Copy);
  bool mayCopy(llvm::ArrayRef<Member> Members);
  void checkDataTypes();
  void reportTooManyCopies(llvm::SMRange Range, llvm::StringRef Name,
                           const llvm::Twine &Limit);

  void substitute(Type *&Ty) {
    if (Ty)
      Ty = Substitution.apply(Ty);
  }
  void substitute(ast::Pattern &P);
  void substitute(ast::FunctionDefinition &F);

  ast::ASTContext &Trees;
  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  TypeSubstitution &Substitution;
  std::vector<Task> Tasks;
  /// The copies that each definition needs; the key is the group of its scheme.
  llvm::DenseMap<const void *, Copies> RequiredCopies;
  size_t CopiedText = 0;
  bool Failed = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Monomorphization
//===----------------------------------------------------------------------===//

Expression *mincaml::monomorphize(Expression &Program, ASTContext &Trees,
                                  TypeContext &Types,
                                  const LanguageOptions &Options,
                                  DiagnosticEngine &Diagnostics) {
  if (!Types.hasSchemes() && Types.dataTypes().empty())
    return &Program;
  Monomorphizer M(Trees, Types, Options, Diagnostics);
  return M.run(Program) ? &Program : nullptr;
}

bool Monomorphizer::run(Expression &Program) {
  Tasks.push_back({Task::Visit, &Program});
  while (!Tasks.empty() && !Failed) {
    Task T = Tasks.back();
    Tasks.pop_back();
    switch (T.TheKind) {
    case Task::Visit:
      visit(T.E);
      break;
    case Task::Define:
      define(T.E);
      break;
    case Task::BeginCopy:
      beginCopy(T);
      break;
    }
  }
  if (!Failed)
    checkDataTypes();
  return !Failed;
}

//===- The walk -----------------------------------------------------------===//

static Binder &binderOf(Definition &D) {
  return D.Function ? D.Function->Name : D.Target.Variable;
}

void Monomorphizer::visit(Expression *E) {
  substitute(E->Ty);
  auto VisitDefinition = [&] {
    Tasks.push_back({Task::Define, E});
    Tasks.push_back({Task::Visit, *continuation(E)});
  };
  switch (E->TheKind) {
  case Expression::Kind::Let:
    beginDefinition(cast<Let>(E)->Variable);
    return VisitDefinition();
  case Expression::Kind::LetRec:
    beginDefinition(cast<LetRec>(E)->Function->Name);
    return VisitDefinition();
  case Expression::Kind::LetDefinitions:
    for (Definition &D : cast<LetDefinitions>(E)->Definitions)
      beginDefinition(binderOf(D));
    return VisitDefinition();
  case Expression::Kind::VariableReference:
    return visitVariable(cast<VariableReference>(E));
  case Expression::Kind::LetTuple:
    for (Binder &B : cast<LetTuple>(E)->Variables)
      substitute(B.Ty);
    break;
  case Expression::Kind::Fun:
    substitute(*cast<Fun>(E)->Function);
    break;
  case Expression::Kind::For:
    substitute(cast<For>(E)->Variable.Ty);
    break;
  case Expression::Kind::Match:
    for (MatchCase &Case : cast<Match>(E)->Cases)
      substitute(Case.ThePattern);
    break;
  case Expression::Kind::ArrayLiteral:
    if (cast<ArrayLiteral>(E)->Elements.empty())
      visitArbitraryValue(*E);
    break;
  case Expression::Kind::Assert:
    visitArbitraryValue(*E);
    break;
  case Expression::Kind::Binary:
    if (auto *B = cast<Binary>(E);
        group(B->Operator) == OperatorGroup::Comparison)
      visitComparison(E->Range, Substitution.apply(B->Left->Ty));
    break;
  default:
    break;
  }
  visitOperands(E);
}

void Monomorphizer::visitOperands(Expression *E) {
  size_t Base = Tasks.size();
  for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
    Tasks.push_back({Task::Visit, *Operand});
  std::reverse(Tasks.begin() + Base, Tasks.end());
}

/// Checks the size of the type again: in a copy, it may be larger than in the
/// polymorphic definition.
void Monomorphizer::visitArbitraryValue(const Expression &E) {
  if (!checkArbitraryValue(E, Diagnostics))
    Failed = true;
}

void Monomorphizer::visitComparison(llvm::SMRange Range, const Type *Compared) {
  if (!checkComparedType(Range, Compared, Diagnostics))
    Failed = true;
}

/// Makes a use of a polymorphic definition refer to the copy for its types.
void Monomorphizer::visitVariable(VariableReference *V) {
  if (V->ResolvedTo == VariableReference::Resolution::Builtin &&
      compares(*findBuiltin(V->Name)))
    visitComparison(V->Range, V->Ty->operand(0));
  if (!V->Instance)
    return;
  llvm::SmallVector<Type *, 4> Key;
  for (Type *T : V->Instance->Arguments)
    Key.push_back(Substitution.apply(T));
  Copies &All = RequiredCopies[V->Instance->Scheme->group()];
  V->Instance = nullptr;
  auto I = All.find(Key);
  if (I == All.end()) {
    unsigned Number = All.empty() ? 0 : Trees.uniqueNumber();
    if (All.size() == Options.CopiesLimit)
      reportTooManyCopies(V->Range, V->Name,
                          "more than " + llvm::Twine(Options.CopiesLimit) +
                              " copies are needed");
    I = All.insert({Types.copy(Key), Number}).first;
  }
  if (I->second)
    V->Name = Trees.uniqueName(V->Name, I->second);
}

//===- Definitions --------------------------------------------------------===//

/// Must be called before the continuation of a definition is visited.
void Monomorphizer::beginDefinition(const Binder &Name) {
  // Each copy of an enclosing definition needs its own copies of this
  // definition.
  if (Name.Scheme)
    RequiredCopies[Name.Scheme->group()] = {};
}

/// Copies a definition after its continuation has been visited.
void Monomorphizer::define(Expression *E) {
  if (auto *L = dyn_cast<LetDefinitions>(E); L && !L->IsRecursive) {
    defineGroup(L);
    return;
  }
  std::vector<Member> Members = membersOf(E);
  if (const TypeScheme *Scheme = Members.front().Name->Scheme) {
    copyChain(E, *Scheme);
    return;
  }
  for (const Member &M : llvm::reverse(Members))
    visitMember(M);
}

/// Returns the members of a definition that is copied as a whole: everything
/// but a LetDefinitions that is not recursive.
std::vector<Monomorphizer::Member> Monomorphizer::membersOf(Expression *E) {
  if (auto *L = dyn_cast<Let>(E))
    return {{&L->Variable, nullptr, nullptr, L->Value}};
  if (auto *L = dyn_cast<LetRec>(E))
    return {{&L->Function->Name, nullptr, L->Function, L->Function->Body}};
  std::vector<Member> Members;
  auto *L = cast<LetDefinitions>(E);
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values))
    Members.push_back({&binderOf(D), &D.Target, D.Function, Value});
  return Members;
}

/// Substitutes the types of a member and visits its value. All its type
/// variables must be bound.
void Monomorphizer::visitMember(const Member &M) {
  substitute(M.Name->Ty);
  if (M.Function)
    substitute(*M.Function);
  else if (M.Target)
    substitute(*M.Target);
  Tasks.push_back({Task::Visit, M.Value});
}

void Monomorphizer::beginCopy(const Task &T) {
  Binder &Name = *T.Copied.Name;
  Substitution.bind(Name.Scheme->Variables, T.Types);
  Name.Scheme = nullptr;
  if (T.Number)
    Name.Name = Trees.uniqueName(Name.Name, T.Number);
  visitMember(T.Copied);
}

const Monomorphizer::Copies &Monomorphizer::copiesOf(const TypeScheme &Scheme) {
  Copies &All = RequiredCopies[Scheme.group()];
  if (All.empty()) {
    std::vector<Type *> Ints(Scheme.Variables.size(), Types.integer());
    All.insert({Types.copy(Ints), 0});
  }
  return All;
}

/// Replaces a definition in its chain by its copies, which follow each other.
void Monomorphizer::copyChain(Expression *E, const TypeScheme &Scheme) {
  const Copies &All = copiesOf(Scheme);
  Expression *Rest = std::exchange(*continuation(E), nullptr);
  std::vector<Expression *> Links{E};
  while (Links.size() != All.size() && mayCopy(membersOf(E)))
    Links.push_back(clone(*E, Trees));
  if (Failed)
    return;
  for (size_t I = Links.size(); I--;) {
    *continuation(Links[I]) = Rest;
    Rest = Links[I];
    for (const Member &M : membersOf(Links[I]))
      pushCopy(M, *(All.begin() + I));
  }
}

/// Copies the members of a LetDefinitions that is not recursive. All copies
/// stay in one LetDefinitions, because its members must not see each other.
void Monomorphizer::defineGroup(LetDefinitions *L) {
  std::vector<Definition> Definitions;
  std::vector<Expression *> Values;
  std::vector<std::pair<Arguments, unsigned>> CopyOf;
  auto Append = [&](LetDefinitions *Single,
                    std::pair<Arguments, unsigned> Copy) {
    Definitions.push_back(Single->Definitions.front());
    Values.push_back(Single->Values.front());
    CopyOf.push_back(Copy);
  };
  for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
    auto *Single = Trees.make<LetDefinitions>(
        L->Range, /*Rec=*/false, Trees.copy(llvm::ArrayRef(D)),
        Trees.copy(llvm::ArrayRef(Value)), nullptr);
    const TypeScheme *Scheme = binderOf(D).Scheme;
    if (!Scheme) {
      Append(Single, {});
      continue;
    }
    const Copies &All = copiesOf(*Scheme);
    Append(Single, All.front());
    for (const auto &Copy : llvm::drop_begin(All)) {
      if (!mayCopy(membersOf(Single)))
        return;
      Append(cast<LetDefinitions>(clone(*Single, Trees)), Copy);
    }
  }
  L->Definitions = Trees.copy(llvm::ArrayRef(Definitions));
  L->Values = Trees.copy(llvm::ArrayRef(Values));
  std::vector<Member> Members = membersOf(L);
  for (size_t I = Members.size(); I--;) {
    if (Members[I].Name->Scheme)
      pushCopy(Members[I], CopyOf[I]);
    else
      visitMember(Members[I]);
  }
}

void Monomorphizer::pushCopy(const Member &M,
                             const std::pair<Arguments, unsigned> &Copy) {
  Tasks.push_back({Task::BeginCopy, nullptr, M, Copy.first, Copy.second});
}

/// Whether one more copy of these definitions is within the limit for the total
/// size of the copies. Reports an error otherwise.
bool Monomorphizer::mayCopy(llvm::ArrayRef<Member> Members) {
  constexpr size_t MaximalText = 20 << 20;
  // The cost of a definition besides its text.
  constexpr size_t Overhead = 50;
  for (const Member &M : Members)
    CopiedText += M.Value->Range.End.getPointer() -
                  M.Value->Range.Start.getPointer() + Overhead;
  if (CopiedText <= MaximalText)
    return true;
  reportTooManyCopies(Members.front().Name->Range, Members.front().Name->Name,
                      "the copies would be larger than 20 MB of text");
  return false;
}

/// Reports a data type that contains infinitely many instances of itself, such
/// as `type 'a t = Leaf | Node of ('a * 'a) t`.
void Monomorphizer::checkDataTypes() {
  // First compute the argument types of all data types and exceptions without
  // parameters, which adds the data types in them to the results.
  for (const DataType &D : Types.dataTypes())
    if (D.Parameters.empty())
      for (const Constructor *X : D.Constructors)
        (void)Types.argumentTypes(Types.data(&D, {}), *X);
  for (const Constructor &X : Types.Constructors)
    (void)Types.argumentTypes(Types.exception(), X);
  llvm::DenseMap<const DataType *, size_t> Instances;
  for (size_t I = 0; I != Substitution.dataTypes().size(); ++I) {
    Type *T = Substitution.dataTypes()[I];
    const DataType &D = *T->definition();
    // If a type of the library has too many instances, a type of the program
    // has, too, and is reported.
    if (++Instances[&D] > Options.CopiesLimit && D.Range.isValid())
      return reportTooManyCopies(D.Range, D.Name,
                                 "more than " +
                                     llvm::Twine(Options.CopiesLimit) +
                                     " copies are needed");
    for (const Constructor *X : D.Constructors)
      (void)Types.argumentTypes(T, *X);
  }
}

void Monomorphizer::reportTooManyCopies(llvm::SMRange Range, StringRef Name,
                                        const llvm::Twine &Limit) {
  Diagnostics.report(Range, DiagnosticID::TooManyCopies, Name, Limit.str());
  Failed = true;
}

//===- Types of bound names -----------------------------------------------===//

void Monomorphizer::substitute(Pattern &P) {
  substitute(P.Ty);
  substitute(P.Variable.Ty);
  for (Pattern &Element : P.Elements)
    substitute(Element);
}

void Monomorphizer::substitute(FunctionDefinition &F) {
  substitute(F.Name.Ty);
  for (Binder &B : F.Parameters)
    substitute(B.Ty);
  for (Pattern &P : F.Patterns)
    substitute(P);
}
