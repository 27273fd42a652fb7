//===- Externals.cpp - Externals ------------------------------------------===//

#include "Characters.h"
#include "Inference/Inference.h"
#include "Names.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

//===- Declared externals -------------------------------------------------===//

/// Describes a part of a type that has no counterpart in C; returns an empty
/// string if there is none.
static StringRef findForeignPart(const Type *T) {
  std::vector<const Type *> Pending{T};
  // Visit each part once: because of abbreviations, types can share parts.
  llvm::DenseSet<const Type *> Visited;
  while (!Pending.empty()) {
    T = Pending.back()->resolve();
    Pending.pop_back();
    if (!Visited.insert(T).second)
      continue;
    if (T->isFunction())
      return "a function";
    if (T->is(Type::Kind::Exception))
      return "an exception";
    if (T->isArray())
      Pending.push_back(T->element());
    else
      for (unsigned I = 0; I != T->size(); ++I)
        Pending.push_back(T->operand(I));
    if (T->isData())
      for (const Constructor *X : T->definition()->Constructors)
        llvm::append_range(Pending, X->Arguments);
  }
  return "";
}

static bool isCName(StringRef Text) {
  return !Text.empty() && !isDigit(Text.front()) &&
         llvm::all_of(Text, [](char C) {
           return C == '_' || isLower(C) || isUpper(C) || isDigit(C);
         });
}

/// Reports a symbol that cannot be the name of a user's C function.
void DeclaredExternals::checkSymbol(const ExternalDefinition &X) {
  if (!X.Variable.Annotation) // A syntax error.
    return;
  if (!isCName(X.Symbol))
    Diagnostics.report(X.SymbolRange, DiagnosticID::ExternalSymbol, X.Symbol,
                       "it is not a C identifier");
  else if (X.Symbol == "main" || X.Symbol.starts_with(runtime::SymbolPrefix))
    Diagnostics.report(X.SymbolRange, DiagnosticID::ExternalSymbol, X.Symbol,
                       "this name is reserved for the runtime");
}

/// Appends the letter for the C type in which a value of type T is passed. A
/// value of type unit is not passed.
static void appendCType(std::string &Signature, const Type *T) {
  T = T->resolve();
  if (T->isFloat())
    Signature += 'd';
  else if (T->isInt() || T->isBool() || T->is(Type::Kind::Char) ||
           (T->isData() && T->definition()->isEnumeration()))
    Signature += 'i';
  else if (!T->isUnit())
    Signature += 'p';
}

/// Checks that all declarations of a symbol have the same C type. Their MinCaml
/// types may differ.
void DeclaredExternals::checkSignature(const ExternalDefinition &X,
                                       llvm::ArrayRef<Type *> Parameters,
                                       Type *Result) {
  std::string Signature;
  for (const Type *T : Parameters)
    appendCType(Signature, T);
  Signature += '>';
  appendCType(Signature, Result);
  auto [I, IsFirst] =
      Declared.try_emplace(X.Symbol, Declaration{X.SymbolRange, Signature});
  if (IsFirst || I->second.Signature == Signature)
    return;
  Diagnostics.report(X.SymbolRange, DiagnosticID::ExternalRedeclared, X.Symbol)
      .note(I->second.Range, "it is declared here");
}

/// Returns the type of the external; the poison type after an error.
Type *DeclaredExternals::declaredType(const ExternalDefinition &X) {
  const TypeExpression *Annotation = X.Variable.Annotation;
  if (!Annotation) // A syntax error.
    return U.poison();
  if (const TypeExpression *Open = findOpenPart(*Annotation)) {
    Diagnostics.report(Open->Range, DiagnosticID::ExternalType,
                       "a value of a polymorphic type");
    return U.poison();
  }
  if (!X.Arity) {
    Type *T = Annotations.resolve(*Annotation);
    // An abbreviation of a function type is not allowed here, because it does
    // not say how many parameters the C function has.
    if (!U.isPoison(T))
      Diagnostics.report(Annotation->Range, DiagnosticID::ExternalNotAFunction,
                         X.Variable.Name, T->str());
    return U.poison();
  }
  bool Failed = false;
  auto Resolve = [&](const TypeExpression *Part) {
    Type *T = Annotations.resolve(*Part);
    StringRef Foreign = findForeignPart(T);
    if (!Foreign.empty())
      Diagnostics.report(Part->Range, DiagnosticID::ExternalType, Foreign);
    Failed |= !Foreign.empty() || U.isPoison(T);
    return T;
  };
  std::vector<Type *> Parameters;
  const TypeExpression *Rest = Annotation;
  for (; Rest->TheKind == TypeExpression::Kind::Function;
       Rest = Rest->Operands.back())
    for (const TypeExpression *Part : Rest->Operands.drop_back())
      Parameters.push_back(Resolve(Part));
  Type *Result = Resolve(Rest);
  if (Failed)
    return U.poison();
  checkSignature(X, Parameters, Result);
  return Types.function(Parameters, Result);
}

void DeclaredExternals::define(ExternalDefinition *X) {
  checkSymbol(*X);
  Recorder.setType(X->Variable, declaredType(*X));
  Annotations.endDefinition();
  Symbols.add(X->Variable, X);
}

//===- Definitions of the program -----------------------------------------===//

namespace {

/// The names that a program defines, for messages about names that are used
/// before their definition or outside of its scope.
class ProgramDefinitions {
public:
  explicit ProgramDefinitions(const Expression &Program);

  /// Returns the first definition of Name after Use that is outside of all
  /// functions and values; null if there is none.
  const Binder *find(StringRef Name, SMRange Use) const;

  /// Returns the first definition of Name inside a function or an expression;
  /// null if there is none, or if Name is also defined outside of functions.
  const Binder *findInner(StringRef Name);

  /// Returns a parameter that has another name than its label Name; null if
  /// there is none.
  const Binder *findLabelled(StringRef Name);

private:
  void collectInner();
  void add(const Binder &B);
  void add(const Pattern &P);

  llvm::DenseMap<StringRef, std::vector<const Binder *>> ByName;
  const Expression &Program;
  /// The first definition of each name inside functions and expressions. It is
  /// computed when it is first needed.
  llvm::DenseMap<StringRef, const Binder *> Inner;
  llvm::DenseMap<StringRef, const Binder *> Labelled;
};

} // namespace

void ProgramDefinitions::add(const Binder &B) {
  if (B.Name != "_" && B.Range.isValid())
    ByName[B.Name].push_back(&B);
}

void ProgramDefinitions::add(const Pattern &P) {
  forEachBinder(P, [this](const Binder &B) { add(B); });
}

ProgramDefinitions::ProgramDefinitions(const Expression &Program)
    : Program(Program) {
  for (const Expression *E = &Program; E; E = continuation(E)) {
    if (const auto *L = dyn_cast<Let>(E))
      add(L->Variable);
    else if (const auto *F = dyn_cast<LetRec>(E))
      add(F->Function->Name);
    else if (const auto *T = dyn_cast<LetTuple>(E))
      llvm::for_each(T->Variables, [this](const Binder &B) { add(B); });
    else if (const auto *D = dyn_cast<LetDefinitions>(E))
      for (const Definition &One : D->Definitions)
        One.Function ? add(One.Function->Name) : add(One.Target);
  }
}

const Binder *ProgramDefinitions::find(StringRef Name, SMRange Use) const {
  auto I = ByName.find(Name);
  if (I == ByName.end())
    return nullptr;
  for (const Binder *B : I->second)
    if (B->Range.Start.getPointer() > Use.Start.getPointer())
      return B;
  return nullptr;
}

static StringRef textOf(SMRange Range) {
  const char *Start = Range.Start.getPointer();
  return {Start, size_t(Range.End.getPointer() - Start)};
}

/// Returns the label of a parameter that is written `~label:name`. Inference has
/// moved the labels of functions into their types.
static StringRef labelBefore(const Binder &B) {
  const char *End = B.Range.Start.getPointer() - 1;
  if (*End != ':')
    return "";
  const char *Start = End;
  while (isWordCharacter(Start[-1]))
    --Start;
  return Start[-1] == '~' ? StringRef(Start, End - Start) : "";
}

void ProgramDefinitions::collectInner() {
  forEachExpression(Program, [this](const Expression &E) {
    forEachBinder(E, [this](const Binder &B) {
      // Skip definitions of the library: they have the source range of their
      // first use.
      if (!B.Range.isValid() || textOf(B.Range) != B.Name)
        return;
      if (StringRef Label = labelBefore(B); !Label.empty())
        Labelled.try_emplace(Label, &B);
      const Binder *&First = Inner[B.Name];
      if (!First ||
          B.Range.Start.getPointer() < First->Range.Start.getPointer())
        First = &B;
    });
  });
}

const Binder *ProgramDefinitions::findInner(StringRef Name) {
  if (ByName.contains(Name))
    return nullptr;
  if (Inner.empty())
    collectInner();
  return Inner.lookup(Name);
}

const Binder *ProgramDefinitions::findLabelled(StringRef Name) {
  if (Inner.empty())
    collectInner();
  return Labelled.lookup(Name);
}

//===- Runtime and implicit externals -------------------------------------===//

namespace {

using runtime::TableType;

struct RuntimeExternal {
  StringRef Name;
  TableType Parameter;
  TableType Result;
};

constexpr RuntimeExternal RuntimeExternals[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  {#Name, TableType::Parameter, TableType::Result},
#include "mincaml/Support/RuntimeABI.def"
};

Type *typeOf(TypeContext &Types, TableType T) {
  switch (T) {
  case TableType::UNIT:
    return Types.unit();
  case TableType::INT:
    return Types.integer();
  case TableType::FLOAT:
    return Types.floating();
  case TableType::BOOL:
    return Types.boolean();
  case TableType::CHAR:
    return Types.character();
  case TableType::STRING:
    return Types.string();
  case TableType::NONE:
  case TableType::ANY:
    break;
  }
  return nullptr;
}

/// Symbols of the runtime that programs cannot use as externals.
constexpr StringRef ReservedSymbols[] = {
#define MINCAML_RESERVED(Name) "min_caml_" #Name,
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Name, CType) #Name,
#define MINCAML_FAILURE(Name, Arguments) "min_caml_fail_" #Name,
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

Externals::Externals(InferenceState &S)
    : InferencePart(S),
      AllowsImplicit(Options.Strict || Options.AllowsImplicitExternals),
      HasBuiltins(!Options.Strict) {
  for (const RuntimeExternal &E : RuntimeExternals)
    Runtime[E.Name].Ty =
        Types.function(typeOf(Types, E.Parameter), typeOf(Types, E.Result));
  Runtime["create_array"].Parameter = Types.integer();
  Runtime["create_float_array"].Ty = Types.function(
      {Types.integer(), Types.floating()}, Types.array(Types.floating()));
  if (Options.Strict)
    return;
  Runtime["print_char"].Ty = Types.function(Types.character(), Types.unit());
  for (const runtime::LibraryFunction &F : runtime::LibraryFunctions) {
    if (!llvm::isAlpha(F.Spelling[0]))
      continue;
    std::vector<Type *> Parameters;
    for (TableType T : F.Parameters)
      if (T != TableType::NONE)
        Parameters.push_back(typeOf(Types, T));
    Type *Result = typeOf(Types, F.Result);
    Runtime[F.Spelling] = Result ? Entry{Types.function(Parameters, Result), {}}
                                 : Entry{nullptr, Parameters.front()};
  }
}

ExternalType Externals::runtimeType(StringRef Name) {
  auto I = Runtime.find(Name);
  if (I == Runtime.end())
    return {};
  const Entry &E = I->second;
  if (E.Ty)
    return {E.Ty};
  Type *Open = Types.variable();
  if (Name == "create_array")
    return {Types.function({E.Parameter, Open}, Types.array(Open)), Open};
  return {Types.function(E.Parameter, Open), Open};
}

Type *Externals::implicitType(const VariableReference &Use, bool IsCallee) {
  ImplicitExternal &E = Implicit[Use.Name];
  if (!E.Ty) {
    E.Ty = Types.outermostVariable();
    E.FirstUse = Use.Range;
    if (!findLibraryHint(Use.Name))
      E.Near = findNear(Use.Name);
  }
  if (!IsCallee && !E.ValueUse)
    E.ValueUse = Use.Range;
  return E.Ty;
}

/// Returns the candidates with the smallest edit distances from Name, the
/// nearest first.
std::vector<Externals::Candidate> Externals::findNear(StringRef Name) {
  constexpr size_t Most = 8;
  std::vector<Candidate> Near;
  const unsigned Largest = NearestName::largestDistance(Name);
  if (!Largest)
    return Near;
  auto Consider = [&](StringRef Other, llvm::function_ref<Type *()> TypeOf) {
    if (!ComparisonBudget)
      return false;
    --ComparisonBudget;
    // A name of a module that is not opened is the best suggestion.
    unsigned D = unqualifiedName(Other) == Name
                     ? 0
                     : NearestName::distance(Name, Other, Largest);
    if (D > Largest)
      return true;
    auto Position =
        llvm::find_if(Near, [D](const Candidate &C) { return C.Distance > D; });
    Near.insert(Position, {Other, D, TypeOf()});
    if (Near.size() > Most)
      Near.pop_back();
    return true;
  };
  Symbols.forEachSymbol([&](const Symbol &S) {
    return isCompilerGenerated(S.Name) ||
           Consider(S.Name, [&] { return S.Ty; });
  });
  for (const auto &[Other, Known] : Runtime)
    if (!Consider(Other, [&, &Known = Known] { return Known.Ty; }))
      break;
  if (HasBuiltins)
    for (StringRef Other : builtinNames())
      if (!Consider(Other,
                    [&] { return builtinType(*findBuiltin(Other), Types).Ty; }))
        break;
  return Near;
}

/// Whether a name that is used at type Used may have the type Known. This
/// compares only the outermost kinds of the types and, for functions, those of
/// the parameters and the result.
static bool mayHaveType(Type *Used, Type *Known, const Unifier &U) {
  for (;;) {
    Used = Used->resolve();
    Known = Known->resolve();
    if (Used->isVariable() || Known->isVariable() || U.isPoison(Used) ||
        U.isPoison(Known))
      return true;
    if (Used->kind() != Known->kind() ||
        Used->definition() != Known->definition())
      return false;
    if (!Used->isFunction())
      return true;
    for (unsigned I = 0; I != std::min(Used->size(), Known->size()); ++I) {
      Type *Argument = Used->operand(I)->resolve();
      Type *Parameter = Known->operand(I)->resolve();
      if (!Argument->isVariable() && !Parameter->isVariable() &&
          Argument->kind() != Parameter->kind())
        return false;
    }
    // With -std=mincaml, a function takes all of its arguments at once.
    if (Used->size() != Known->size())
      return false;
    Used = Used->result();
    Known = Known->result();
  }
}

static std::string didYouMean(StringRef Suggestion) {
  return Suggestion.empty() ? ""
                            : ("; did you mean '" + Suggestion + "'?").str();
}

/// Reports an undefined name when implicit externals are not allowed. Later is
/// a definition of the same name after the use, Inner is a definition in another
/// scope, and Labelled is a parameter with this label. Each may be null.
void Externals::reportUndefined(StringRef Name, const ImplicitExternal &E,
                                const Binder *Later, const Binder *Inner,
                                const Binder *Labelled) {
  if (Later) {
    unsigned Line = Diagnostics.position(Later->Range.Start).Line;
    Diagnostics
        .report(E.FirstUse, DiagnosticID::UndefinedName, Name,
                " yet: it is defined later, in line " + std::to_string(Line))
        .note(Later->Range,
              "move this definition before its use; functions that call each "
              "other are defined by `let rec f x = ... and g y = ...`");
    return;
  }
  // A name of the library is a better suggestion than a similar one, but not than
  // one of the program's modules.
  if (!Inner && unqualifiedName(E.Suggestion) != Name)
    if (std::vector<std::string> Known = qualifiedLibraryNames(Name);
        !Known.empty()) {
      constexpr size_t Most = 3;
      std::string Names;
      for (StringRef Full : llvm::ArrayRef(Known).take_front(Most))
        Names += (Names.empty() ? "'" : " or '") + Full.str() + "'";
      Diagnostic D = Diagnostics.report(E.FirstUse, DiagnosticID::UndefinedName,
                                        Name, "; did you mean " + Names + "?");
      if (Known.size() == 1)
        D.replace(E.FirstUse, Known.front());
      return;
    }
  Diagnostic D =
      Diagnostics.report(E.FirstUse, DiagnosticID::UndefinedName, Name,
                         Inner ? " here" : didYouMean(E.Suggestion));
  if (Inner)
    D.note(Inner->Range, "this '" + Name +
                             "' is visible only in the function or expression "
                             "that contains its definition");
  else if (!E.Suggestion.empty())
    D.replace(E.FirstUse, E.Suggestion);
  if (Labelled)
    D.note(Labelled->Range,
           ("`~" + Name + ":" + Labelled->Name + "` names the parameter '" +
            Labelled->Name + "'; its type is stated by `~(" + Name + " : " +
            Labelled->Name + ")`")
               .str());
  if (Diagnostics.position(E.FirstUse.Start).Column > 1 &&
      E.FirstUse.Start.getPointer()[-1] == '~')
    D.note(SMRange(), ("`~" + Name + "` passes the variable '" + Name +
                       "'; another value is passed by `~" + Name + ":e`")
                          .str());
}

void Externals::report(const Expression &Program) {
  if (Implicit.empty())
    return;
  ProgramDefinitions AllDefinitions(Program);
  for (auto &[Name, E] : Implicit) {
    auto Fitting = llvm::find_if(E.Near, [&, &E = E](const Candidate &C) {
      return !C.Ty || mayHaveType(E.Ty, C.Ty, U);
    });
    // If the undefined name is the beginning of a defined one, that one was
    // probably meant.
    if (Fitting == E.Near.end())
      Fitting = llvm::find_if(E.Near, [N = Name](const Candidate &C) {
        return C.Name.starts_with(N);
      });
    if (Fitting != E.Near.end())
      E.Suggestion = Fitting->Name;
    const Binder *Later = AllDefinitions.find(Name, E.FirstUse);
    std::string DidYouMean = didYouMean(E.Suggestion);
    std::string Symbol = (runtime::SymbolPrefix + Name).str();
    if (!AllowsImplicit) {
      reportUndefined(Name, E, Later, AllDefinitions.findInner(Name),
                      AllDefinitions.findLabelled(Name));
      continue;
    }
    if (Name.contains('\'') || llvm::is_contained(ReservedSymbols, Symbol)) {
      Diagnostics.report(E.FirstUse, DiagnosticID::ReservedExternal, Name,
                         Name.contains('\'')
                             ? "a symbol cannot contain `'`"
                             : "the symbol " + Symbol +
                                   " is reserved for the runtime",
                         DidYouMean);
      continue;
    }
    Type *Ty = E.Ty->resolve();
    auto Finish = [&, N = Name](Diagnostic D, SMRange Use) {
      if (Later)
        D.note(Later->Range, "'" + N + "' is defined here, after its use");
      if (!E.Suggestion.empty())
        D.replace(Use, E.Suggestion);
      const LibraryHint *Known = findLibraryHint(N);
      if (!Known && HasBuiltins)
        Known = findNameHint(N);
      if (Known)
        D.note(SMRange(), Known->Hint);
    };
    if (E.ValueUse && !Ty->isArray() && !U.isPoison(Ty))
      Finish(Diagnostics.report(*E.ValueUse, DiagnosticID::ExternalValue, Name,
                                Ty->str(), DidYouMean),
             *E.ValueUse);
    else
      Finish(Diagnostics.report(E.FirstUse, DiagnosticID::ImplicitExternal,
                                Name, Symbol + ": " + Ty->str(), DidYouMean),
             E.FirstUse);
  }
}
