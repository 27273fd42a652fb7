//===- Phrases.cpp - The phrases of a session -----------------------------===//

#include "Phrases.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <functional>
#include <set>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::prompt;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMRange;
using llvm::StringRef;

/// The variable that stands for the value of an expression. A program cannot
/// contain this name.
static constexpr StringRef ValueName = "it#";

/// The module that contains the definitions of a phrase that has failed.
static constexpr StringRef FailedModule = "Failed#";

/// Returns a text that identifies something in the programs of all phrases: the
/// place where it is defined, and a number if there are several at this place.
static std::string keyOf(SMRange Range, StringRef Name = "",
                         unsigned Number = 0) {
  return (llvm::utohexstr(uintptr_t(Range.Start.getPointer())) + "/" + Name +
          "/" + llvm::Twine(Number))
      .str();
}

Phrases::Phrases(const PromptOptions &Options, Session &TheSession,
                 llvm::raw_ostream &OS)
    : Options(Options), TheSession(TheSession), OS(OS) {}

//===- The program of a phrase --------------------------------------------===//

/// Creates a phrase. Returns null if the text is empty, or after reporting an
/// error.
std::unique_ptr<Phrase> Phrases::begin(StringRef Text) {
  if (Text.trim(" \t\r\n;").empty())
    return nullptr;
  auto P = std::make_unique<Phrase>();
  DiagnosticEngine Diagnostics(Sources, OS, Options.Diagnostics);
  P->Buffer =
      addSource(llvm::MemoryBuffer::getMemBufferCopy(Text, "//toplevel//"),
                Sources, Diagnostics);
  return P->Buffer ? std::move(P) : nullptr;
}

DiagnosticOptions Phrases::diagnosticOptions(const Phrase &P) const {
  DiagnosticOptions Result = Options.Diagnostics;
  const StringRef Text = Sources.getMemoryBuffer(P.Buffer)->getBuffer();
  Result.WarningRange = SMRange(llvm::SMLoc::getFromPointer(Text.begin()),
                                llvm::SMLoc::getFromPointer(Text.end()));
  return Result;
}

bool Phrases::isIn(unsigned Buffer, SMRange Range) const {
  const StringRef Text = Sources.getMemoryBuffer(Buffer)->getBuffer();
  const char *Start = Range.Start.getPointer();
  return Start >= Text.begin() && Start <= Text.end();
}

bool Phrases::isOfFailedPhrase(SMRange Range) const {
  return llvm::any_of(Earlier, [&](const auto &P) {
    return P->HasFailed && isIn(P->Buffer, Range);
  });
}

/// Returns a definition of a variable for the value of an expression at the top
/// level. As in OCaml, its type is generalized.
Expression *Phrases::evaluation(Phrase &P, Expression *Value) {
  Definition D;
  D.Target = Pattern::variable({ValueName, Value->Range});
  auto *L = P.Trees.make<LetDefinitions>(
      Value->Range, /*Rec=*/false, P.Trees.copy(llvm::ArrayRef(D)),
      P.Trees.copy(llvm::ArrayRef(Value)), nullptr);
  L->IsTopLevel = true;
  return L;
}

/// Whether E is `let _ = e`, which is printed like an expression.
static Expression *discardedValue(Expression *E) {
  auto *L = dyn_cast<LetDefinitions>(E);
  return L && !L->IsRecursive && L->Definitions.size() == 1 &&
                 !L->Definitions.front().Function &&
                 L->Definitions.front().Target.isWildcard() &&
                 !L->Definitions.front().Target.Variable.Annotation
             ? L->Values.front()
             : nullptr;
}

/// Parses a phrase into its items. IsRight becomes false if there are errors.
std::vector<Expression *> Phrases::parseItems(Phrase &P, unsigned Buffer,
                                              DiagnosticEngine &Diagnostics,
                                              bool &IsRight) {
  Expression *E =
      parse(Sources, Buffer, P.Trees, Options.Language, Diagnostics);
  std::vector<Expression *> Items;
  if (!E) {
    IsRight = false;
    return Items;
  }
  while (isTopLevelDefinition(E) || isa<TopLevelExpression>(E)) {
    auto *T = dyn_cast<TopLevelExpression>(E);
    Items.push_back(T ? evaluation(P, T->Value) : E);
    E = *continuation(E);
  }
  if (!isEndOfProgram(E))
    Items.push_back(evaluation(P, E));
  else if (Expression *Value =
               Items.size() == 1 ? discardedValue(Items[0]) : nullptr)
    Items[0] = evaluation(P, Value);
  return Items;
}

Expression *Phrases::link(Phrase &P, llvm::ArrayRef<Expression *> Items) {
  const char *End = Sources.getMemoryBuffer(P.Buffer)->getBufferEnd();
  const llvm::SMLoc At = llvm::SMLoc::getFromPointer(End);
  Expression *Rest = P.Trees.make<UnitLiteral>(SMRange(At, At));
  for (Expression *Item : llvm::reverse(Items)) {
    *continuation(Item) = Rest;
    Rest = Item;
  }
  return Rest;
}

/// Returns the core program of a phrase, or null after reporting an error.
/// With KeepsEarlier, the program has the definitions of values that earlier
/// phrases have computed, and stores nothing.
Expression *Phrases::analyze(Phrase &P, DiagnosticEngine &Diagnostics,
                             bool KeepsEarlier) {
  LanguageOptions Language = Options.Language;
  Language.IsPrompt = true;
  DiagnosticEngine Silent(Sources, llvm::nulls());
  bool IsRight = true;
  std::vector<Expression *> Items;
  for (const auto &Before : Earlier) {
    std::vector<Expression *> Found =
        parseItems(P, Before->Buffer, Silent, IsRight);
    if (!Before->HasFailed) {
      llvm::append_range(Items, Found);
      continue;
    }
    // Inference must see these definitions, because they can determine the types
    // of others, but later phrases must not.
    Items.push_back(P.Trees.make<ModuleDefinition>(
        Found.front()->Range, FieldName{FailedModule, Found.front()->Range},
        FieldName(), link(P, Found), nullptr));
  }
  std::vector<Expression *> New = parseItems(P, P.Buffer, Diagnostics, IsRight);
  if (!IsRight)
    return nullptr;
  P.Items = show(P, New, /*IsTop=*/true);
  llvm::append_range(Items, New);
  Expression *Program =
      addLibrary(*link(P, Items), P.Trees, Language, Diagnostics);
  if (!Program || !inferTypes(*Program, P.Trees, P.Types, Language, Diagnostics,
                              [&] { nameTypes(P, *Program); }))
    return nullptr;
  numberExceptions(P.Types);
  Program = replaceEarlier(P, *Program, KeepsEarlier);
  Program = fixEvaluationOrder(*Program, P.Trees, P.Types, Language);
  Program = monomorphize(*Program, P.Trees, P.Types, Language, Diagnostics);
  return Program ? desugar(*Program, P.Trees, P.Types) : nullptr;
}

//===- What is shown ------------------------------------------------------===//

/// Returns what is to be printed for the items of a phrase or a module. The
/// texts of definitions must be made before names are resolved, which changes
/// them.
std::vector<Shown> Phrases::show(Phrase &P, llvm::ArrayRef<Expression *> Items,
                                 bool IsTop) {
  using Kind = Shown::Kind;
  std::vector<Shown> Result;
  auto ShowText = [&](auto Print) {
    Print(Result.emplace_back(Shown{Kind::Text}).Printed);
  };
  // Of several values of one name, only the last one is shown.
  auto ShowValue = [&](const Binder &B) {
    llvm::erase_if(Result, [&](const Shown &S) {
      return S.TheKind == Kind::Value && S.Name == B.Name;
    });
    Result.push_back({Kind::Value, B.Name.str(), keyOf(B.Range)});
  };
  for (Expression *E : Items) {
    if (auto *L = dyn_cast<LetDefinitions>(E)) {
      for (const Definition &D : L->Definitions) {
        if (D.Function) {
          ShowValue(D.Function->Name);
          continue;
        }
        for (const Binder *B : boundVariables(D.Target))
          if (B->Name == ValueName)
            Result.push_back({Kind::Evaluation, "", keyOf(B->Range)});
          else
            ShowValue(*B);
      }
    } else if (auto *T = dyn_cast<TypeDefinition>(E)) {
      for (const TypeDeclaration &D : T->Declarations)
        ShowText([&](Formatter &To) {
          printDeclaration(To, &D == T->Declarations.begin() ? "type" : "and",
                           D);
        });
    } else if (auto *X = dyn_cast<ExceptionDefinition>(E)) {
      ShowText([&](Formatter &To) { printException(To, *X); });
    } else if (auto *X = dyn_cast<ExternalDefinition>(E)) {
      ShowText([&](Formatter &To) { printExternal(To, *X); });
    } else if (auto *O = dyn_cast<Open>(E)) {
      if (IsTop)
        P.Opens.push_back(O->Path.Name.str());
    } else if (auto *M = dyn_cast<ModuleDefinition>(E)) {
      if (!M->Path.Name.empty()) {
        const std::string Argument = !M->Argument.Name.empty()
                                         ? "(" + M->Argument.Name.str() + ")"
                                     : M->Contents ? "(struct ... end)"
                                                   : "";
        ShowText([&](Formatter &To) {
          To.open(2);
          To.text(("module " + M->Name.Name + " =").str());
          To.hint();
          To.text(M->Path.Name.str() + Argument);
          To.close();
        });
        continue;
      }
      std::vector<Expression *> Members;
      for (Expression *Member = M->Contents; continuation(Member);
           Member = *continuation(Member))
        Members.push_back(Member);
      Result.push_back({Kind::Module,
                        M->Name.Name.str(),
                        "",
                        {},
                        show(P, Members, /*IsTop=*/false)});
    }
  }
  return Result;
}

/// Calls Visit with each variable that the program and the library define at the
/// top level, in their order. The key of a variable is the same in the programs
/// of all phrases.
void Phrases::forEachBinder(Expression &Program, BinderVisitor Visit) {
  std::map<std::string, unsigned> Numbers;
  for (Expression *E = &Program; continuation(E); E = *continuation(E)) {
    auto *L = dyn_cast<LetDefinitions>(E);
    if (!L)
      continue;
    for (Definition &D : L->Definitions) {
      auto VisitBinder = [&](const Binder &B) {
        // All definitions of the library have the range of their first use, and
        // all those of an instance of a functor that of its name.
        if (L->IsOfLibrary && isLibraryName(B.Name))
          return Visit(D, B, "library/" + B.Name.str());
        // The cell of a recursive value has the range of the value.
        const StringRef Name = L->IsOfLibrary ? unqualifiedName(B.Name)
                               : B.Name.ends_with("#cell") ? StringRef("#cell")
                                                           : StringRef();
        const std::string Base = keyOf(B.Range, Name);
        Visit(D, B, keyOf(B.Range, Name, Numbers[Base]++));
      };
      if (D.Function)
        VisitBinder(D.Function->Name);
      else
        for (const Binder *B : boundVariables(D.Target))
          VisitBinder(*B);
    }
  }
}

/// Returns the part of a type with this number, or null.
static const Type *partOf(const Type *T, unsigned Number) {
  T = T->resolve();
  if (Number < T->size())
    return T->operand(Number)->resolve();
  const bool HasMore = Number == T->size();
  return HasMore && T->isFunction() ? T->result()->resolve()
         : HasMore && T->isArray()  ? T->element()->resolve()
                                    : nullptr;
}

/// Appends the variables of a pattern in the order in which OCaml shows them.
/// Inference has given the parts of records the order of the fields.
static void appendShown(const Pattern &P,
                        llvm::SmallVectorImpl<const Binder *> &Order) {
  for (const Pattern &Element : P.Elements)
    appendShown(Element, Order);
  if (P.isVariable() || P.isNamed())
    Order.push_back(&P.Variable);
}

/// Sorts the variables of each pattern among the items by their ranks: the number
/// of the pattern, and the position there.
static void
sortShown(std::vector<Shown> &Items,
          const std::map<std::string, std::pair<unsigned, unsigned>> &Ranks) {
  for (auto Begin = Items.begin(); Begin != Items.end();) {
    auto Rank = [&](const Shown &S) {
      auto I = Ranks.find(S.Key);
      return I == Ranks.end() ? std::pair(0U, 0U) : I->second;
    };
    const unsigned Pattern = Rank(*Begin).first;
    auto End = std::find_if(Begin + 1, Items.end(), [&](const Shown &S) {
      return !Pattern || Rank(S).first != Pattern;
    });
    std::sort(Begin, End, [&](const Shown &A, const Shown &B) {
      return Rank(A) < Rank(B);
    });
    sortShown(Begin->Members, Ranks);
    Begin = End;
  }
}

/// Makes the texts of the types in the result of a phrase. Called before the
/// types that the program leaves open become int.
void Phrases::nameTypes(Phrase &P, Expression &Program) {
  std::map<std::string, Type *> TypeOf;
  llvm::DenseMap<const Definition *, unsigned> Patterns;
  std::map<std::string, std::pair<unsigned, unsigned>> Ranks;
  forEachBinder(
      Program, [&](Definition &D, const Binder &B, const std::string &Key) {
        TypeOf[Key] = B.Ty;
        if (D.Function)
          return;
        llvm::SmallVector<const Binder *, 8> Order;
        appendShown(D.Target, Order);
        const unsigned Pattern =
            Patterns.try_emplace(&D, Patterns.size() + 1).first->second;
        Ranks[Key] = {Pattern, unsigned(llvm::find(Order, &B) - Order.begin())};
      });
  sortShown(P.Items, Ranks);
  Weak.clear();
  for (auto [I, W] : llvm::enumerate(WeakVariables)) {
    const Type *T = TypeOf.contains(W.Key) ? TypeOf[W.Key]->resolve() : nullptr;
    for (unsigned Number : W.Path)
      T = T ? partOf(T, Number) : nullptr;
    if (T && T->isVariable())
      Weak.try_emplace(T, I + 1);
  }
  for (Shown &S : P.Items)
    nameType(S, "", TypeOf);
}

/// Whether OCaml knows that a value of type D only contains the values of its
/// type arguments.
static bool isContainer(const DataType &D) {
  const bool IsOfLibrary = !D.Range.isValid();
  if (IsOfLibrary && D.Name.contains('.'))
    return llvm::is_contained({"Either.t", "Seq.node"}, D.Name);
  return llvm::none_of(D.Constructors, [](const Constructor *X) {
    return llvm::any_of(X->Fields,
                        [](const Field &F) { return F.IsMutable; }) ||
           llvm::any_of(X->Arguments, [](const Type *T) {
             const Type *Argument = T->resolve();
             return Argument->isFunction() || Argument->isArray();
           });
  });
}

/// Collects the variables in a type that OCaml does not generalize for a value
/// that is computed (the relaxed value restriction): those of parameters and of
/// mutable parts. IsShared says whether T is in such a part.
static void collectShared(const Type *T, bool IsShared,
                          llvm::DenseSet<const Type *> &Shared,
                          std::set<std::pair<const Type *, bool>> &Visited) {
  T = T->resolve();
  // The parts of a type can be shared, so that it is exponentially larger as a
  // tree.
  if (!Visited.insert({T, IsShared}).second)
    return;
  if (T->isVariable() && IsShared)
    Shared.insert(T);
  const bool IsInside = IsShared || T->isArray() ||
                        (T->isData() && !isContainer(*T->definition()));
  for (unsigned I = 0; const Type *Part = partOf(T, I); ++I)
    collectShared(Part, IsInside || (T->isFunction() && I < T->size()), Shared,
                  Visited);
}

void Phrases::nameType(Shown &S, StringRef Path,
                       const std::map<std::string, Type *> &TypeOf) {
  if (S.TheKind == Shown::Kind::Module) {
    const std::string Inner = Path.empty() ? S.Name : Path.str() + "." + S.Name;
    for (Shown &Member : S.Members)
      nameType(Member, Inner, TypeOf);
    return;
  }
  auto Found = TypeOf.find(S.Key);
  if (S.TheKind == Shown::Kind::Text || Found == TypeOf.end())
    return;
  // Nothing can refer to the value of an expression, so the types of its parts
  // cannot be determined later, except through a reference to it.
  llvm::DenseSet<const Type *> Shared;
  if (S.TheKind == Shown::Kind::Evaluation) {
    std::set<std::pair<const Type *, bool>> Visited;
    collectShared(Found->second, /*IsShared=*/false, Shared, Visited);
  }
  // Number the variables that are open and not generalized.
  std::vector<unsigned> Way;
  llvm::DenseSet<const Type *> Visited;
  std::function<void(const Type *)> Visit = [&](const Type *T) {
    T = T->resolve();
    if (!Visited.insert(T).second)
      return;
    const bool IsGeneral =
        S.TheKind == Shown::Kind::Evaluation && !Shared.contains(T);
    if (T->isVariable() && !T->isGeneralized() && !IsGeneral &&
        Weak.try_emplace(T, WeakVariables.size() + 1).second)
      WeakVariables.push_back({S.Key, Way});
    for (unsigned I = 0; const Type *Part = partOf(T, I); ++I) {
      Way.push_back(I);
      Visit(Part);
      Way.pop_back();
    }
  };
  Visit(Found->second);
  printType(S.PrintedType, *Found->second, Weak, NamePrinter(Opened, Path));
}

//===- Values of earlier phrases ------------------------------------------===//

/// Gives each exception the same number as in the programs of earlier phrases.
void Phrases::numberExceptions(TypeContext &Types) {
  for (Constructor &X : Types.Constructors) {
    if (X.isPredefined())
      continue;
    const std::string Key =
        X.FileName.empty() ? "library/" + X.Name.str() : keyOf(X.Range);
    X.Number = ExceptionNumbers
                   .try_emplace(Key, std::size(runtime::Exceptions) +
                                         ExceptionNumbers.size())
                   .first->second;
  }
}

unsigned Phrases::cellOf(const std::string &Key) {
  auto [I, IsNew] = Cells.try_emplace(Key);
  if (IsNew)
    I->second = TheSession.addCell();
  return I->second;
}

/// Returns T with ints in place of its variables.
static Type *atInts(Type *T, TypeContext &Types,
                    llvm::DenseMap<const Type *, Type *> &Known) {
  T = T->resolve();
  if (T->isVariable())
    return Types.integer();
  if (!partOf(T, 0))
    return T;
  if (Type *Result = Known.lookup(T))
    return Result;
  Type *Result =
      Types.rebuild(T, [&](Type *Part) { return atInts(Part, Types, Known); });
  Known[T] = Result;
  return Result;
}

static Type *atInts(Type *T, TypeContext &Types) {
  llvm::DenseMap<const Type *, Type *> Known;
  return atInts(T, Types, Known);
}

/// Returns a definition of B with the value in a cell.
Expression *Phrases::load(Phrase &P, const Binder &B, unsigned Cell) {
  auto *V = P.Trees.make<VariableReference>(B.Range, B.Name);
  V->ResolvedTo = VariableReference::Resolution::Stored;
  V->Cell = Cell;
  V->Ty = B.Ty;
  Definition D;
  D.Target = Pattern::variable(B);
  auto *L = P.Trees.make<LetDefinitions>(
      B.Range, /*Rec=*/false, P.Trees.copy(llvm::ArrayRef(D)),
      P.Trees.copy(llvm::ArrayRef<Expression *>(V)), nullptr);
  L->IsTopLevel = true;
  return L;
}

/// Returns an expression that stores the value of B in a cell before Rest.
Expression *Phrases::store(Phrase &P, const Binder &B, unsigned Cell,
                           Expression *Rest) {
  auto *V = P.Trees.make<VariableReference>(B.Range, B.Name);
  V->Definition = B.Range;
  V->Ty = B.Ty;
  if (const TypeScheme *Scheme = B.Scheme) {
    // The value has no parts of the types of its variables.
    std::vector<Type *> Ints(Scheme->Variables.size(), P.Types.integer());
    V->Instance = P.Types.instance(Scheme, Ints);
    V->Ty = atInts(B.Ty, P.Types);
  }
  auto *F = P.Trees.make<VariableReference>(B.Range, "store");
  F->ResolvedTo = VariableReference::Resolution::StoreFunction;
  F->Cell = Cell;
  F->NumParameters = 1;
  F->Ty = P.Types.function(V->Ty, P.Types.unit());
  auto *A = P.Trees.make<Apply>(B.Range, F,
                                P.Trees.copy(llvm::ArrayRef<Expression *>(V)));
  A->Ty = P.Types.unit();
  auto *T = P.Trees.make<TopLevelExpression>(B.Range, A, Rest);
  T->Ty = Rest->Ty;
  return T;
}

/// Whether the value of E needs no cell, because all its evaluations have the same
/// value: a string literal, or a constructor without arguments.
static bool isConstant(const Expression &E) {
  const auto *C = dyn_cast<Construct>(&E);
  return isa<StringLiteral>(E) || (C && C->Arguments.empty());
}

/// Removes the definitions of earlier phrases and of the library that the new
/// phrase does not need, and the effects of earlier phrases. Values that have
/// been computed are loaded from their cells; others are stored there. With
/// KeepsEarlier, no cells are used.
Expression *Phrases::replaceEarlier(Phrase &P, Expression &Program,
                                    bool KeepsEarlier) {
  llvm::DenseMap<const Binder *, std::string> KeyOf;
  // Where variables at the top level are defined.
  llvm::DenseSet<const char *> Starts;
  forEachBinder(Program,
                [&](Definition &, const Binder &B, const std::string &Key) {
                  KeyOf[&B] = Key;
                  Starts.insert(B.Range.Start.getPointer());
                });
  std::map<std::string, Shown *> ShownAt;
  std::function<void(std::vector<Shown> &)> Index =
      [&](std::vector<Shown> &Items) {
        for (Shown &S : Items) {
          ShownAt[S.Key] = &S;
          Index(S.Members);
        }
      };
  Index(P.Items);

  std::vector<Expression *> Items;
  Expression *Rest = &Program;
  for (; continuation(Rest); Rest = *continuation(Rest))
    Items.push_back(Rest);
  // The names of variables at the top level that the items after the current one
  // use. Local variables of the library can have the same names as values of the
  // session, and its definitions have no ranges by which to tell them apart. But
  // the library uses values of the session only as members of modules, which are
  // arguments of functors.
  llvm::DenseSet<StringRef> Used, UsedByLibrary;
  auto Use = [&](const Expression &E, bool IsOfLibrary) {
    forEachExpression(E, [&](const Expression &Part) {
      const auto *V = dyn_cast<VariableReference>(&Part);
      if (V && (!V->Definition.isValid() ||
                Starts.contains(V->Definition.Start.getPointer())))
        (IsOfLibrary && !V->Name.contains('.') ? UsedByLibrary : Used)
            .insert(V->Name);
    });
  };
  auto Add = [&](Expression *Item) {
    *continuation(Item) = Rest;
    Item->Ty = Rest->Ty;
    Rest = Item;
  };
  for (Expression *Item : llvm::reverse(Items)) {
    auto *L = dyn_cast<LetDefinitions>(Item);
    const bool IsNew = isIn(P.Buffer, Item->Range) && !(L && L->IsOfLibrary);
    if (auto *T = dyn_cast<TopLevelExpression>(Item)) {
      if (IsNew) {
        Use(*T->Value, /*IsOfLibrary=*/false);
        Add(T);
      }
      continue;
    }
    if (!L) {
      Add(Item);
      continue;
    }
    if (!L->IsOfLibrary && isOfFailedPhrase(L->Range))
      continue;
    auto BindersOf = [](const Definition &D) {
      return D.Function
                 ? llvm::SmallVector<const Binder *, 4>{&D.Function->Name}
                 : boundVariables(D.Target);
    };
    bool IsUsed = IsNew;
    for (const Definition &D : L->Definitions)
      for (const Binder *B : BindersOf(D))
        for (auto *Names : {&Used, &UsedByLibrary})
          if (Names == &Used || L->IsOfLibrary)
            IsUsed |= Names->erase(B->Name);
    if (!IsUsed)
      continue;
    // The values that are loaded follow the other definitions of the group, which
    // do not see them.
    std::vector<Definition> Kept;
    std::vector<Expression *> Values;
    for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values)) {
      const auto Binders = BindersOf(D);
      const bool IsPolymorphic =
          llvm::any_of(Binders, [](const Binder *B) { return B->Scheme; });
      const bool IsLoaded =
          !IsNew && !D.Function && !IsPolymorphic && !KeepsEarlier &&
          !isConstant(*Value) && llvm::all_of(Binders, [&](const Binder *B) {
            auto I = Cells.find(KeyOf[B]);
            return I != Cells.end() && TheSession.isSet(I->second);
          });
      for (const Binder *B : Binders) {
        const std::string &Key = KeyOf[B];
        Shown *S = ShownAt.contains(Key) ? ShownAt[Key] : nullptr;
        if (S)
          S->Ty = B->Scheme ? atInts(B->Ty, P.Types) : B->Ty;
        if (D.Function)
          continue;
        if (IsLoaded) {
          Add(load(P, *B, Cells[Key]));
          continue;
        }
        if (KeepsEarlier || ((IsPolymorphic || isConstant(*Value)) && !S))
          continue;
        // A polymorphic value is stored only to be printed.
        const unsigned Cell =
            IsPolymorphic ? TheSession.addCell() : cellOf(Key);
        Rest = store(P, *B, Cell, Rest);
        if (S)
          S->Cell = Cell;
      }
      if (IsLoaded)
        continue;
      Kept.push_back(D);
      Values.push_back(Value);
      Use(*Value, L->IsOfLibrary);
    }
    if (Kept.empty())
      continue;
    L->Definitions = P.Trees.copy(llvm::ArrayRef(Kept));
    L->Values = P.Trees.copy(llvm::ArrayRef(Values));
    Add(L);
  }
  return Rest;
}

//===- Compiled phrases ---------------------------------------------------===//
//
// A compiled phrase runs in a child process, which also prints the result. Scalar
// values of earlier phrases become literals of its program, and those that it
// defines come back. Other values cannot pass between phrases, because a copy of
// an object is another object. If a phrase uses or defines such values, it is
// interpreted. The value of an expression may be of any type: no other phrase
// sees it.
//
//===----------------------------------------------------------------------===//

/// Calls Visit with each slot of the tree that holds an expression, an expression
/// before its operands.
static void forEachSlot(Expression *&Root,
                        llvm::function_ref<void(Expression *&)> Visit) {
  std::vector<Expression **> Pending{&Root};
  while (!Pending.empty()) {
    Expression **Slot = Pending.back();
    Pending.pop_back();
    Visit(*Slot);
    for (unsigned I = 0; Expression **Operand = operand(*Slot, I); ++I)
      if (*Operand)
        Pending.push_back(Operand);
  }
}

/// Whether a program evaluates a call, other than those that store values.
/// Functions that are only defined do not count.
static bool evaluatesCall(Expression *Program) {
  std::vector<Expression *> Pending{Program};
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    if (auto *A = dyn_cast<Apply>(E)) {
      auto *V = dyn_cast<VariableReference>(A->Callee);
      if (!V || V->ResolvedTo != VariableReference::Resolution::StoreFunction)
        return true;
    }
    if (isa<LetRec, LetRecGroup>(E)) {
      Pending.push_back(*continuation(E));
      continue;
    }
    for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
      if (*Operand)
        Pending.push_back(*Operand);
  }
  return false;
}

/// Whether a function of the runtime needs this process: it reads the input or
/// the clock, or ends the session.
static bool needsSession(StringRef Name) {
  if (const auto *F = runtime::findLibraryFunction(Name))
    return F->TheEffect == runtime::Effect::INPUT || Name == "exit";
  return Name.starts_with("read_");
}

/// Prepares the program of a phrase for compilation. Returns false, and changes
/// nothing, if the phrase must be interpreted.
bool Phrases::prepare(Phrase &P, Expression *&Program,
                      std::vector<CompiledValue> &Stored) {
  auto IsPrivate = [&](unsigned Cell) {
    return llvm::any_of(P.Items, [&](const Shown &S) {
      return S.TheKind == Shown::Kind::Evaluation && S.Cell == Cell;
    });
  };
  bool IsPossible = true;
  llvm::DenseMap<const Expression *, Expression *> Literals;
  std::vector<VariableReference *> Stores;
  forEachSlot(Program, [&](Expression *&E) {
    // The interpreter decides what `==` means for constants, such as literals.
    if (auto *B = dyn_cast<Binary>(E);
        B && group(B->Operator) == OperatorGroup::Identity)
      IsPossible = false;
    auto *V = dyn_cast<VariableReference>(E);
    if (!V || !IsPossible)
      return;
    using Resolution = VariableReference::Resolution;
    switch (V->ResolvedTo) {
    case Resolution::Stored:
      Literals[V] = TheSession.literal(V->Cell, *V->Ty, P.Trees, V->Range);
      IsPossible = Literals[V];
      return;
    case Resolution::StoreFunction:
      IsPossible = IsPrivate(V->Cell) ||
                   Session::isScalar(*V->Ty->resolve()->operand(0));
      Stores.push_back(V);
      return;
    case Resolution::RuntimeExternal:
      IsPossible = !needsSession(V->Name);
      return;
    case Resolution::DeclaredExternal:
    case Resolution::ImplicitExternal:
      IsPossible = false;
      return;
    default:
      return;
    }
  });
  if (!IsPossible)
    return false;
  forEachSlot(Program, [&](Expression *&E) {
    if (Expression *Literal = Literals.lookup(E))
      E = Literal;
  });
  auto Name = [&](VariableReference *V) {
    V->ResolvedTo = VariableReference::Resolution::ImplicitExternal;
    V->Name = P.Trees.intern(
        (StoredValue::FunctionPrefix + llvm::Twine(Stored.size())).str());
  };
  for (VariableReference *V : Stores) {
    Name(V);
    Stored.push_back({{V->Ty->resolve()->operand(0),
                       IsPrivate(V->Cell) ? StoredValue::Use::Printed
                                          : StoredValue::Use::Kept},
                      V->Cell});
  }
  // Store the exception that the program does not handle.
  Expression **Start = &Program;
  while (isa<TypeDefinition, ExceptionDefinition, ExternalDefinition>(*Start))
    Start = continuation(*Start);
  const SMRange Range = (*Start)->Range;
  MatchCase Case;
  Case.IsException = true;
  Case.ThePattern = Pattern::variable(
      {P.Trees.uniqueName("raised#"), Range, P.Types.exception()});
  auto *Raised =
      P.Trees.make<VariableReference>(Range, Case.ThePattern.Variable.Name);
  Raised->Ty = P.Types.exception();
  auto *Store = P.Trees.make<VariableReference>(Range, "");
  Store->Ty = P.Types.function(P.Types.exception(), P.Types.unit());
  Name(Store);
  Stored.push_back(
      {{P.Types.exception(), StoredValue::Use::Raised}, std::nullopt});
  auto *Body = P.Trees.make<Apply>(
      Range, Store, P.Trees.copy(llvm::ArrayRef<Expression *>(Raised)));
  auto *Guard = P.Trees.make<BoolLiteral>(SMRange(), true);
  Guard->Ty = P.Types.boolean();
  auto *M = P.Trees.make<Match>(
      Range, /*Try=*/true, *Start, P.Trees.copy(llvm::ArrayRef(Case)),
      P.Trees.copy(llvm::ArrayRef<Expression *>(Guard)),
      P.Trees.copy(llvm::ArrayRef<Expression *>(Body)));
  M->Ty = Body->Ty = P.Types.unit();
  *Start = M;
  return true;
}

/// Compiles and runs a phrase. Returns nothing if it must be interpreted. IsWrong
/// is set if the program has been changed nevertheless.
std::optional<Session::Outcome>
Phrases::runCompiled(Phrase &P, Expression *&Program, bool &IsWrong) {
  using Kind = Session::Outcome::Kind;
  std::vector<CompiledValue> Stored;
  // The interpreter is faster where there is little to do.
  if (!evaluatesCall(Program) || !prepare(P, Program, Stored))
    return std::nullopt;
  std::vector<StoredValue> Values;
  for (const CompiledValue &S : Stored)
    Values.push_back(S.Value);
  auto Print = [&](CompiledRun::Kind Ended, llvm::ArrayRef<ValueTree> Trees) {
    if (Ended == CompiledRun::Kind::Raised)
      printRaised(Trees.back());
    else
      print(P, [&](unsigned Cell, Type &) {
        const auto I = llvm::find_if(
            Stored, [&](const CompiledValue &S) { return S.Cell == Cell; });
        return Trees[I - Stored.begin()];
      });
    OS.flush();
  };
  const CompiledRun Run =
      Options.Compile(programOf(P, *Program), Values, Print);
  IsWrong = Run.TheKind == CompiledRun::Kind::NotCompiled;
  if (IsWrong)
    return std::nullopt;
  for (auto [Number, Bits] : Run.Values)
    TheSession.setScalar(*Stored[Number].Cell, *Stored[Number].Value.Ty, Bits);
  Session::Outcome O;
  switch (Run.TheKind) {
  case CompiledRun::Kind::Finished:
    O.TheKind = Kind::Finished;
    break;
  case CompiledRun::Kind::Raised:
    O.TheKind = Kind::Raised;
    break;
  case CompiledRun::Kind::Interrupted:
    O.TheKind = Kind::Interrupted;
    break;
  case CompiledRun::Kind::StackOverflow:
    O.TheKind = Kind::StackOverflow;
    break;
  case CompiledRun::Kind::NoMemory:
    O.TheKind = Kind::NoMemory;
    break;
  default:
    O.TheKind = Kind::Failed;
    O.Message = Run.Message;
  }
  return O;
}

//===- Evaluation ---------------------------------------------------------===//

std::optional<int> Phrases::evaluate(StringRef Text) {
  std::unique_ptr<Phrase> P = begin(Text);
  if (!P)
    return std::nullopt;
  DiagnosticEngine Diagnostics(Sources, OS, diagnosticOptions(*P));
  const size_t NumWeak = WeakVariables.size();
  Expression *Program = analyze(*P, Diagnostics);
  OS.flush();
  if (!Program) {
    WeakVariables.resize(NumWeak);
    return std::nullopt;
  }
  std::optional<Session::Outcome> Compiled;
  bool IsWrong = false;
  if (IsCompiling && Options.Compile)
    Compiled = runCompiled(*P, Program, IsWrong);
  if (IsWrong) {
    // LLVM cannot compile the program, which has been changed for compilation.
    WeakVariables.resize(NumWeak);
    P = begin(Text);
    DiagnosticEngine Silent(Sources, llvm::nulls());
    Program = analyze(*P, Silent);
  }
  const Session::Outcome O =
      Compiled ? *Compiled : TheSession.run(*Program, Diagnostics);
  if (O.TheKind != Session::Outcome::Kind::Finished)
    WeakVariables.resize(NumWeak); // Their names are not printed.
  using Kind = Session::Outcome::Kind;
  if (O.TheKind == Kind::Exited)
    return O.Status;
  P->HasFailed = O.TheKind != Kind::Finished;
  if (P->HasFailed) {
    // The process of a compiled phrase has printed the exception.
    if (!Compiled || O.TheKind != Kind::Raised)
      printOutcome(O, *P);
  } else {
    if (!Compiled)
      print(*P, [&](unsigned Cell, Type &Ty) {
        return TheSession.value(Cell, Ty, P->Types);
      });
    for (const std::string &Module : P->Opens)
      Opened.insert(Module);
    if (llvm::any_of(P->Items,
                     [](const Shown &S) {
                       return S.TheKind != Shown::Kind::Evaluation;
                     }) ||
        !P->Opens.empty())
      (Definitions += Text) += '\n';
  }
  OS.flush();
  Earlier.push_back(std::move(P));
  return std::nullopt;
}

void Phrases::printTypeOf(StringRef Expression) {
  const std::string Text = Expression.str();
  std::unique_ptr<Phrase> P = begin(Text);
  if (!P)
    return;
  DiagnosticEngine Diagnostics(Sources, OS, diagnosticOptions(*P));
  if (!analyze(*P, Diagnostics))
    return;
  for (const Shown &S : P->Items) {
    Formatter To;
    To.open(2);
    To.text(S.TheKind == Shown::Kind::Evaluation
                ? "- :"
                : "val " + valueName(S.Name) + " :");
    To.hint();
    To.append(S.PrintedType);
    To.close();
    if (!S.Key.empty())
      OS << To.layout() << '\n';
  }
}

PhraseProgram Phrases::programOf(Phrase &P, Expression &Program) const {
  PhraseProgram Result{
      Program, P.Types, *Sources.getMemoryBuffer(P.Buffer), {}};
  for (const auto &Before : Earlier)
    Result.EarlierSources.push_back(*Sources.getMemoryBuffer(Before->Buffer));
  return Result;
}

void Phrases::compile(StringRef Text,
                      llvm::function_ref<void(const PhraseProgram &)> Use) {
  std::unique_ptr<Phrase> P = begin(Text);
  if (!P)
    return;
  DiagnosticEngine Diagnostics(Sources, OS, diagnosticOptions(*P));
  const size_t NumWeak = WeakVariables.size();
  if (Expression *Program = analyze(*P, Diagnostics, /*KeepsEarlier=*/true))
    Use(programOf(*P, *Program));
  WeakVariables.resize(NumWeak);
}

void Phrases::print(Formatter &To, const Shown &S) {
  switch (S.TheKind) {
  case Shown::Kind::Text:
    To.open();
    To.append(S.Printed);
    To.close();
    return;
  case Shown::Kind::Module:
    To.open(2);
    To.text("module " + S.Name + " :");
    To.hint();
    To.open(2, Formatter::Box::Consistent);
    To.text("sig");
    for (const Shown &Member : S.Members) {
      To.hint();
      print(To, Member);
    }
    To.hint(1, -2);
    To.text("end");
    To.close();
    To.close();
    return;
  case Shown::Kind::Evaluation:
  case Shown::Kind::Value:
    To.open(2);
    To.text("val " + valueName(S.Name) + " :");
    To.hint();
    To.append(S.PrintedType);
    To.close();
    return;
  }
}

void Phrases::print(const Phrase &P, CellReader Read) {
  const NamePrinter Names(Opened);
  auto PrintValueOf = [&](Formatter &To, const Shown &S) {
    if (!S.Cell)
      To.text("<fun>");
    else
      printValue(To, Read(*S.Cell, *S.Ty), Names);
  };
  if (P.Items.empty())
    return;
  Formatter To;
  if (P.Items.size() == 1 &&
      P.Items.front().TheKind == Shown::Kind::Evaluation) {
    const Shown &S = P.Items.front();
    To.open();
    To.text("- : ");
    To.append(S.PrintedType);
    To.hint();
    To.text("=");
    To.hint();
    PrintValueOf(To, S);
    To.close();
    OS << To.layout() << '\n';
    return;
  }
  To.open(0, Formatter::Box::Vertical);
  bool IsFirst = true;
  for (const Shown &S : P.Items) {
    if (S.TheKind == Shown::Kind::Evaluation)
      continue;
    if (!std::exchange(IsFirst, false))
      To.hint();
    if (S.TheKind != Shown::Kind::Value) {
      print(To, S);
      continue;
    }
    To.open(2);
    print(To, S);
    To.text(" =");
    To.hint();
    PrintValueOf(To, S);
    To.close();
  }
  To.close();
  if (!IsFirst)
    OS << To.layout() << '\n';
}

void Phrases::printRaised(const ValueTree &Exception) {
  Formatter To;
  To.open();
  To.text("Exception:");
  To.hint();
  printValue(To, Exception, NamePrinter(Opened));
  To.text(".");
  To.close();
  OS << To.layout() << '\n';
}

/// Returns a place in the text of a phrase with a colon, as in a message.
std::string Phrases::placeOf(llvm::SMLoc Loc) const {
  const unsigned Buffer = Sources.FindBufferContainingLoc(Loc);
  if (!Buffer)
    return "";
  const SourcePositions Positions(*Sources.getMemoryBuffer(Buffer));
  const SourcePosition At = Positions.position(Loc);
  return (Positions.fileName() + ":" + llvm::Twine(At.Line) + ":" +
          llvm::Twine(At.Column) + ": ")
      .str();
}

void Phrases::printOutcome(const Session::Outcome &O, const Phrase &P) {
  switch (O.TheKind) {
  case Session::Outcome::Kind::Raised:
    return printRaised(
        TheSession.exception(const_cast<TypeContext &>(P.Types)));
  case Session::Outcome::Kind::StackOverflow:
    OS << "Stack overflow during evaluation (looping recursion?).\n";
    return;
  case Session::Outcome::Kind::NoMemory:
    OS << "Out of memory during evaluation.\n";
    return;
  case Session::Outcome::Kind::Interrupted:
    OS << "Interrupted.\n";
    return;
  case Session::Outcome::Kind::Overflow:
    OS << placeOf(O.Location) << O.Message << '\n';
    return;
  case Session::Outcome::Kind::Failed:
    if (!O.Message.empty())
      OS << O.Message << '\n';
    return;
  case Session::Outcome::Kind::Finished:
  case Session::Outcome::Kind::Exited:
    return;
  }
}
