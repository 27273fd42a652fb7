//===- ASTPrinter.cpp - Printing of syntax trees --------------------------===//
//
// Definitions, sequences, conditionals, functions and loops that are not
// operands are printed as blocks of several lines. Everything else is printed
// on one line. Like the parser, the printer recurses only on nested
// constructs, not along chains of definitions or of left operands.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/ASTPrinter.h"
#include "Characters.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

namespace mincaml::ast {
namespace {

/// Maps the names of a tree to identifiers. Names that are not identifiers,
/// which desugaring, monomorphization or the library have created, get new
/// identifiers that do not occur in the tree, numbered in the order of their
/// appearance. Other names are unchanged.
class PrintedNames {
public:
  explicit PrintedNames(const Expression &Program);

  StringRef operator[](StringRef Name) const {
    auto I = Identifiers.find(Name);
    return I == Identifiers.end() ? Name : StringRef(I->second);
  }

private:
  std::string newIdentifier(const std::string &Prefix);

  llvm::DenseSet<StringRef> Taken;
  llvm::StringMap<unsigned> Numbers;
  llvm::DenseMap<StringRef, std::string> Identifiers;
};

/// The binding strength of expressions. The levels between Operand and Prefix
/// are the precedences of the operators in Syntax.def.
enum Level : unsigned {
  Loosest = 0, ///< assignments
  Operand = 1, ///< operands of a comma
  Prefix = 9,
  Application = 10,
  Simple = 11,
};

/// The binding strength of a type.
enum TypeLevel : unsigned { FunctionLevel, TupleLevel, OperandLevel };

// Some functions are not inlined: a single frame with the variables of all of
// them would need more stack for each level of nesting.
class Printer {
public:
  Printer(llvm::raw_ostream &OS, const Expression &Program, bool WithTypes,
          SourceRanges *Marks)
      : OS(OS), Marks(Marks), Names(Program), WithTypes(WithTypes) {}

  LLVM_ATTRIBUTE_NOINLINE void printBlock(const Expression *E);

private:
  struct PendingNode {
    const Expression *Node;
    bool HasParentheses;
  };

  // Heads of definitions, up to their `=`.
  void binder(const Binder &B);
  void typedBinder(const Binder &B);
  void pattern(const LetTuple *T);
  /// The binding strength of a pattern.
  enum class PatternLevel : uint8_t { Loosest, Cons, Applied, Simple };
  static PatternLevel patternLevel(const Pattern &P);
  void pattern(const Pattern &P, PatternLevel Minimum = PatternLevel::Simple);
  void patternContent(const Pattern &P);
  void patternList(llvm::ArrayRef<Pattern> Elements, StringRef Separator,
                   PatternLevel Minimum);
  void recordPattern(const Pattern &P);
  void constructPattern(const Pattern &P);
  StringRef constructorName(StringRef Name, const Constructor *X) const;
  LLVM_ATTRIBUTE_NOINLINE void functionHead(StringRef Keyword,
                                            const FunctionDefinition *F);
  LLVM_ATTRIBUTE_NOINLINE void definition(const LetDefinitions *L, size_t I);
  void parameters(const FunctionDefinition *F);
  LLVM_ATTRIBUTE_NOINLINE void exception(const ExceptionDefinition *X);
  LLVM_ATTRIBUTE_NOINLINE void external(const ExternalDefinition *X);
  LLVM_ATTRIBUTE_NOINLINE void module(const ModuleDefinition *M);
  LLVM_ATTRIBUTE_NOINLINE void typeDefinition(const TypeDefinition *T);
  void typeDeclaration(const TypeDeclaration &D);
  void fieldDeclarations(llvm::ArrayRef<FieldDeclaration> Fields);
  void dataType(const DataType &D);
  void coreArguments(const Constructor &X, Type::VariableNames &Variables);
  void coreType(const Type *T, TypeLevel Minimum,
                Type::VariableNames &Variables);
  void coreTypePart(const Type *T, TypeLevel Minimum,
                    Type::VariableNames &Variables);
  void type(const Type *Found, const TypeExpression *Annotation);
  void annotation(const TypeExpression &T, TypeLevel Minimum = FunctionLevel);
  LLVM_ATTRIBUTE_NOINLINE std::pair<const Expression *, bool>
  printHead(const Expression *E, size_t I);

  const Expression *printLink(const Expression *E, bool &HasRest);
  void newLine();
  void printIndented(const Expression *E);
  bool printRest(const Expression *Rest);
  void printBlockValue(const Expression *E, StringRef End, bool IsBody);
  void printLast(const Expression *E);
  void printParenthesizedBlock(const Expression *E);
  void printForHead(const For *F);
  void printLoopBody(const Expression *Body);
  void printFunHead(const Fun *F);
  void funHead(const FunctionDefinition *F);
  void printIfBlock(const If *I);
  void printBranch(const Expression *E);
  LLVM_ATTRIBUTE_NOINLINE void printMatchBlock(const Match *M);
  LLVM_ATTRIBUTE_NOINLINE void printInlineMatch(const Match *M);
  void printMatchWord(const Match *M);
  void printCaseHead(const Match *M, size_t I);
  LLVM_ATTRIBUTE_NOINLINE void printInline(const Expression *E,
                                           unsigned Minimum);
  LLVM_ATTRIBUTE_NOINLINE void printInlineBlock(const Expression *E);
  void printLeaf(const Expression *E);
  LLVM_ATTRIBUTE_NOINLINE void printConstruct(const Construct *C);
  LLVM_ATTRIBUTE_NOINLINE void printRecord(const Record *R);
  void printElements(llvm::ArrayRef<Expression *> Elements,
                     StringRef Separator);
  void printAfterLeft(const Expression *E);
  const Expression *printBeforeLeft(const Expression *E, unsigned &Minimum);
  void printFloat(double Value);

  llvm::raw_ostream &OS;
  SourceRanges *Marks;
  const PrintedNames Names;
  /// The associativity of operators at this position of the text.
  Associativity OfOperators;
  const bool WithTypes;
  /// The names of type variables in the current outermost definition.
  Type::VariableNames TypeVariables;
  unsigned Indentation = 0;
  /// Set after the head of a definition that ends with `function`: the body of
  /// this function, which is then printed as a list of cases.
  const Expression *ByCases = nullptr;
  std::vector<PendingNode> Pending;
};

bool isDefinitionOrSequence(const Expression *E) {
  return continuation(E) != nullptr;
}

/// Whether the body of F is a `function`, whose parameter is the last parameter
/// of F. Returns false after inference, when parameters have types, because
/// later phases may change the tree.
bool isDefinedByCases(const FunctionDefinition *F) {
  const auto *M = dyn_cast<Match>(F->Body);
  const auto *X = M ? dyn_cast<VariableReference>(M->Scrutinee) : nullptr;
  return X && !F->Parameters.back().Ty && isCompilerGenerated(X->Name) &&
         X->Name == F->Parameters.back().Name;
}

/// Whether F has a parameter besides that of a `function`.
bool hasWrittenParameters(const FunctionDefinition *F) {
  return F->Parameters.size() > isDefinedByCases(F);
}

} // namespace
} // namespace mincaml::ast

//===----------------------------------------------------------------------===//
// Type expressions
//===----------------------------------------------------------------------===//

namespace {

TypeLevel levelOf(const TypeExpression &T) {
  switch (T.TheKind) {
  case TypeExpression::Kind::Function:
    return FunctionLevel;
  case TypeExpression::Kind::Tuple:
    return TupleLevel;
  default:
    return OperandLevel;
  }
}

/// Returns the printed name of a type.
using TypeNaming = llvm::function_ref<StringRef(StringRef)>;

void printType(llvm::raw_ostream &OS, const TypeExpression &T,
               TypeLevel Minimum, TypeNaming NameOf);

/// Prints the arguments before the name of a type: `int `, `(int, string) `.
void printTypeArguments(llvm::raw_ostream &OS,
                        llvm::ArrayRef<TypeExpression *> Arguments,
                        TypeNaming NameOf) {
  if (Arguments.empty())
    return;
  if (Arguments.size() == 1) {
    printType(OS, *Arguments.front(), OperandLevel, NameOf);
    OS << ' ';
    return;
  }
  llvm::ListSeparator Comma;
  OS << '(';
  for (const TypeExpression *Argument : Arguments) {
    OS << Comma;
    printType(OS, *Argument, FunctionLevel, NameOf);
  }
  OS << ") ";
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits types.
void printType(llvm::raw_ostream &OS, const TypeExpression &T,
               TypeLevel Minimum, TypeNaming NameOf) {
  bool HasParentheses = levelOf(T) < Minimum;
  OS << (HasParentheses ? "(" : "");
  if (!T.Quantified.empty()) {
    llvm::interleave(
        T.Quantified, OS, [&](const FieldName &V) { OS << V.Name; }, " ");
    OS << ". ";
  }
  llvm::ListSeparator Arrow(" -> ");
  llvm::ListSeparator Star(" * ");
  switch (T.TheKind) {
  case TypeExpression::Kind::Any:
    OS << '_';
    break;
  case TypeExpression::Kind::Variable:
    OS << T.Name;
    break;
  case TypeExpression::Kind::Constructor:
    printTypeArguments(OS, T.Operands, NameOf);
    OS << NameOf(T.Name);
    break;
  case TypeExpression::Kind::Tuple:
    for (const TypeExpression *Operand : T.Operands) {
      OS << Star;
      printType(OS, *Operand, OperandLevel, NameOf);
    }
    break;
  case TypeExpression::Kind::Function:
    for (size_t I = 0; I != T.Operands.size(); ++I) {
      OS << Arrow;
      if (I < T.Labels.size() && !T.Labels[I].isNone())
        OS << (T.Labels[I].IsOptional ? "?" : "") << T.Labels[I].Name << ':';
      printType(OS, *T.Operands[I], TupleLevel, NameOf);
    }
    break;
  }
  OS << (HasParentheses ? ")" : "");
}

} // namespace

void TypeExpression::print(llvm::raw_ostream &OS) const {
  printType(OS, *this, FunctionLevel, [](StringRef Name) { return Name; });
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

namespace {

/// Calls Visit with the names that T defines.
template <typename Function>
void forEachDefinedName(const TypeDefinition &T, Function Visit) {
  for (const TypeDeclaration &D : T.Declarations) {
    Visit(D.Name);
    for (const ConstructorDeclaration &C : D.Constructors) {
      Visit(C.Name);
      for (const FieldDeclaration &F : C.Fields)
        Visit(F.Name.Name);
    }
    for (const FieldDeclaration &F : D.Fields)
      Visit(F.Name.Name);
    // Desugaring may have given the constructors and fields other names.
    if (D.Definition)
      for (const Constructor *X : D.Definition->Constructors) {
        Visit(X->Name);
        for (const Field &F : X->Fields)
          Visit(F.Name);
      }
  }
}

/// Calls Visit with each name in a tree, in the order of the text, and with
/// whether the tree binds the name at this point.
template <typename Function>
void forEachName(const Expression &Program, Function Visit) {
  forEachExpression(Program, [&Visit](const Expression &E) {
    if (const auto *V = dyn_cast<VariableReference>(&E))
      Visit(V->Name, /*IsBound=*/false);
    if (const auto *X = dyn_cast<ExceptionDefinition>(&E)) {
      Visit(X->Name, /*IsBound=*/true);
      for (const FieldDeclaration &F : X->Fields)
        Visit(F.Name.Name, /*IsBound=*/true);
      if (X->Constructor)
        for (const Field &F : X->Constructor->Fields)
          Visit(F.Name, /*IsBound=*/true);
    }
    if (const auto *T = dyn_cast<TypeDefinition>(&E))
      forEachDefinedName(*T, [&](StringRef N) { Visit(N, /*IsBound=*/true); });
    if (const auto *C = dyn_cast<Construct>(&E))
      Visit(C->Name, /*IsBound=*/false);
    if (const auto *G = dyn_cast<GetField>(&E))
      Visit(G->Name.Name, /*IsBound=*/false);
    if (const auto *S = dyn_cast<SetField>(&E))
      Visit(S->Name.Name, /*IsBound=*/false);
    if (const auto *R = dyn_cast<Record>(&E))
      for (const FieldName &F : R->Names)
        Visit(F.Name, /*IsBound=*/false);
    forEachPattern(E, [&](const Pattern &P) {
      if (P.is(Pattern::Kind::Construct))
        Visit(P.Name, /*IsBound=*/false);
      for (const FieldName &F : P.FieldNames)
        Visit(F.Name, /*IsBound=*/false);
    });
    forEachBinder(E, [&](const Binder &B) { Visit(B.Name, /*IsBound=*/true); });
  });
}

/// Whether a name is not an identifier, because the compiler has created it or
/// the library defines it.
bool isGenerated(StringRef Name, bool IsBound) {
  if (mincaml::isOperatorName(Name))
    return false;
  return Name.contains('#') || (IsBound && Name.contains('.'));
}

/// Returns the beginning of a new identifier: `array_map` for `Array.map#1`,
/// `Stack_empty` for the exception `Stack.Empty`.
std::string identifierPrefix(StringRef Name) {
  if (mincaml::isOperatorName(sourceName(Name)) ||
      !mincaml::isWordCharacter(sourceName(Name).back()))
    return "operator";
  if (sourceName(Name) == "[]")
    return "Nil";
  if (sourceName(Name) == "::")
    return "Cons";
  // An exception of a module needs a capital letter: `M_E` for `M.E`.
  std::string Prefix = sourceName(Name).str();
  if (Name.contains('.') && !mincaml::isUpper(unqualifiedName(Prefix).front()))
    Prefix = sourceName(Name).lower();
  llvm::replace(Prefix, '.', '_');
  return Prefix;
}

} // namespace

PrintedNames::PrintedNames(const Expression &Program) {
  std::vector<StringRef> Generated;
  forEachName(Program, [&](StringRef Name, bool IsBound) {
    if (!Taken.insert(Name).second)
      return;
    if (isGenerated(Name, IsBound))
      Generated.push_back(Name);
    else if (mincaml::isOperatorName(Name))
      Identifiers[Name] = ("( " + Name + " )").str();
  });
  for (StringRef Name : Generated)
    Identifiers[Name] = newIdentifier(identifierPrefix(Name));
}

std::string PrintedNames::newIdentifier(const std::string &Prefix) {
  std::string Identifier;
  do
    Identifier =
        (llvm::Twine(Prefix) + "_" + llvm::Twine(++Numbers[Prefix])).str();
  while (Taken.contains(Identifier));
  return Identifier;
}

static bool isNegativeLiteral(const Expression *E) {
  if (const auto *I = dyn_cast<IntLiteral>(E))
    return I->Value < 0;
  const auto *F = dyn_cast<FloatLiteral>(E);
  return F && std::signbit(F->Value);
}

//===----------------------------------------------------------------------===//
// Heads of definitions
//===----------------------------------------------------------------------===//

void Printer::binder(const Binder &B) {
  OfOperators.define(B.Name);
  OS << Names[B.Name];
  type(B.Ty, B.Annotation);
}

/// Prints a type annotation: the inferred type if types are printed, otherwise
/// the annotated type if there is one.
void Printer::type(const Type *Found, const TypeExpression *Annotation) {
  if (WithTypes) {
    OS << " : " << Found->str(&TypeVariables, [this](StringRef Name) {
      StringRef Printed = Names[Name];
      return Printed == Name ? sourceName(Name) : Printed;
    });
  } else if (Annotation) {
    OS << " : ";
    annotation(*Annotation);
  }
}

void Printer::annotation(const TypeExpression &T, TypeLevel Minimum) {
  printType(OS, T, Minimum, [this](StringRef Name) { return Names[Name]; });
}

/// Prints a binder, in parentheses if it has a type.
void Printer::typedBinder(const Binder &B) {
  if (B.IsUnitPattern) {
    OS << "()";
    return;
  }
  bool HasType = WithTypes || B.Annotation;
  OS << (HasType ? "(" : "");
  binder(B);
  OS << (HasType ? ")" : "");
}

void Printer::pattern(const LetTuple *T) {
  OS << '(';
  llvm::ListSeparator Comma;
  for (const Binder &B : T->Variables) {
    OS << Comma;
    typedBinder(B);
  }
  OS << ')';
}

/// Whether X is the constructor of a record.
static bool isRecord(const Constructor *X) {
  return X && X->Parent && X->Parent->IsRecord;
}

static bool isRecordPart(const Pattern &P) {
  return P.is(Pattern::Kind::Record);
}
static bool isRecordPart(const Expression *E) { return isa<Record>(E); }

/// Whether the arguments of X are the fields of an inline record. Before
/// inference replaces the record by its fields, the record itself is the
/// argument.
template <typename Parts>
static bool hasFields(const Constructor &X, const Parts &Arguments) {
  return !X.Fields.empty() && Arguments.size() == X.Fields.size() &&
         !isRecordPart(Arguments.front());
}

Printer::PatternLevel Printer::patternLevel(const Pattern &P) {
  if ((P.isNamed() && !P.Variable.InlineRecord) || P.is(Pattern::Kind::Or))
    return PatternLevel::Loosest;
  bool IsConstruct = P.is(Pattern::Kind::Construct);
  if (IsConstruct && P.Name == "::" && P.Elements.size() == 2)
    return PatternLevel::Cons;
  bool IsApplied = IsConstruct && !isRecord(P.TheConstructor) &&
                   (P.IgnoresArguments || !P.Elements.empty());
  return IsApplied || (P.Literal && isNegativeLiteral(P.Literal))
             ? PatternLevel::Applied
             : PatternLevel::Simple;
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits patterns.
void Printer::pattern(const Pattern &P, PatternLevel Minimum) {
  if (P.isVariable()) {
    typedBinder(P.Variable);
    return;
  }
  bool HasAnnotation = !WithTypes && P.Variable.Annotation;
  bool HasParentheses = HasAnnotation || patternLevel(P) < Minimum;
  OS << (HasParentheses ? "(" : "");
  patternContent(P);
  if (P.isNamed() && !P.Variable.InlineRecord)
    OS << " as " << Names[P.Variable.Name];
  if (HasAnnotation)
    type(P.Ty, P.Variable.Annotation);
  OS << (HasParentheses ? ")" : "");
}

void Printer::patternContent(const Pattern &P) {
  switch (P.TheKind) {
  case Pattern::Kind::Variable:
    return;
  case Pattern::Kind::Literal:
    printInline(P.Literal, Loosest);
    if (P.Last) {
      OS << "..";
      printInline(P.Last, Loosest);
    }
    return;
  case Pattern::Kind::Or: {
    // `as` binds looser than `|`.
    OS << (P.isNamed() ? "(" : "");
    patternList(P.Elements, " | ", PatternLevel::Cons);
    OS << (P.isNamed() ? ")" : "");
    return;
  }
  case Pattern::Kind::Record:
    recordPattern(P);
    return;
  case Pattern::Kind::Array:
    OS << "[|";
    patternList(P.Elements, "; ", PatternLevel::Loosest);
    OS << "|]";
    return;
  case Pattern::Kind::Construct:
    constructPattern(P);
    return;
  case Pattern::Kind::Tuple:
    OS << '(';
    patternList(P.Elements, ", ", PatternLevel::Cons);
    OS << ')';
    return;
  }
}

void Printer::patternList(llvm::ArrayRef<Pattern> Elements, StringRef Separator,
                          PatternLevel Minimum) {
  llvm::ListSeparator Next(Separator);
  for (const Pattern &Element : Elements) {
    OS << Next;
    pattern(Element, Minimum);
  }
}

/// Prints a record with its braces. After inference, a record pattern is the
/// pattern of a constructor whose arguments have names.
void Printer::recordPattern(const Pattern &P) {
  OS << "{ ";
  llvm::ListSeparator Semicolon("; ");
  for (size_t I = 0; I != P.Elements.size(); ++I) {
    OS << Semicolon
       << (P.is(Pattern::Kind::Construct)
               ? Names[P.TheConstructor->Fields[I].Name]
               : Names[P.FieldNames[I].Name])
       << " = ";
    pattern(P.Elements[I], PatternLevel::Loosest);
  }
  OS << (P.IsOpen ? "; _ }" : " }");
}

void Printer::constructPattern(const Pattern &P) {
  if (P.Name == "::" && P.Elements.size() == 2) {
    pattern(P.Elements[0], PatternLevel::Applied);
    OS << " :: ";
    pattern(P.Elements[1], PatternLevel::Cons);
    return;
  }
  if (isRecord(P.TheConstructor)) {
    recordPattern(P);
    return;
  }
  OS << constructorName(P.Name, P.TheConstructor);
  if (P.IgnoresArguments)
    OS << " _";
  if (P.Elements.empty())
    return;
  OS << ' ';
  if (P.Variable.InlineRecord) {
    if (llvm::all_of(P.Elements,
                     [](const Pattern &E) { return E.isWildcard(); })) {
      OS << Names[P.Variable.Name];
      return;
    }
    OS << '(';
    recordPattern(P);
    OS << " as " << Names[P.Variable.Name] << ')';
    return;
  }
  if (P.TheConstructor && hasFields(*P.TheConstructor, P.Elements)) {
    recordPattern(P);
    return;
  }
  if (P.Elements.size() == 1) {
    pattern(P.Elements.front());
    return;
  }
  OS << '(';
  patternList(P.Elements, ", ", PatternLevel::Cons);
  OS << ')';
}

/// Returns the printed name of a constructor: that of X, which is null before
/// inference, or Name if X is an exception.
StringRef Printer::constructorName(StringRef Name, const Constructor *X) const {
  return X && X->Parent ? Names[X->Name] : Names[Name];
}

void Printer::functionHead(StringRef Keyword, const FunctionDefinition *F) {
  OfOperators.define(F->Name.Name);
  OS << Keyword << Names[F->Name.Name];
  if (isDefinedByCases(F))
    ByCases = F->Body;
  // The annotation is the type of the whole function, as in `let rec f : t =
  // fun x -> e`.
  if (!WithTypes && F->Name.Annotation) {
    type(nullptr, F->Name.Annotation);
    OS << " =";
    if (hasWrittenParameters(F)) {
      OS << ' ';
      funHead(F);
    }
    return;
  }
  parameters(F);
  type(WithTypes ? F->Name.Ty->result() : nullptr, F->ResultAnnotation);
  OS << " =";
}

/// Prints the parameters of F, except that of a `function`.
void Printer::parameters(const FunctionDefinition *F) {
  for (size_t I = 0; I != F->Parameters.size() - isDefinedByCases(F); ++I) {
    OS << ' ';
    if (!F->Labels.empty() && !F->Labels[I].isNone())
      OS << F->Labels[I].str() << ':';
    if (F->Patterns.empty()) {
      typedBinder(F->Parameters[I]);
      continue;
    }
    // After `?x:`, a pattern needs parentheses.
    bool HasParentheses = !F->Labels.empty() && F->Labels[I].IsOptional &&
                          !F->Patterns[I].isVariable();
    OS << (HasParentheses ? "(" : "");
    pattern(F->Patterns[I]);
    OS << (HasParentheses ? ")" : "");
  }
}

/// Prints definition number I up to its `=`.
void Printer::definition(const LetDefinitions *L, size_t I) {
  StringRef Keyword = I ? "and " : L->IsRecursive ? "let rec " : "let ";
  const Definition &D = L->Definitions[I];
  if (D.Function) {
    functionHead(Keyword, D.Function);
    return;
  }
  OS << Keyword;
  if (!D.Target.isVariable() || D.Target.Variable.IsUnitPattern)
    pattern(D.Target);
  else
    binder(D.Target.Variable);
  OS << " =";
}

/// The number of definitions in E.
static size_t countDefinitions(const Expression *E) {
  if (const auto *G = dyn_cast<LetRecGroup>(E))
    return G->Functions.size();
  if (const auto *D = dyn_cast<LetDefinitions>(E))
    return D->Definitions.size();
  return isa<Let, LetTuple, LetRec>(E);
}

/// Prints definition number I of E up to its `=`. Returns its value, and
/// whether that is the body of a function.
std::pair<const Expression *, bool> Printer::printHead(const Expression *E,
                                                       size_t I) {
  if (const auto *L = dyn_cast<Let>(E)) {
    OS << "let ";
    binder(L->Variable);
    OS << " =";
    return {L->Value, false};
  }
  if (const auto *T = dyn_cast<LetTuple>(E)) {
    OS << "let ";
    pattern(T);
    OS << " =";
    return {T->Value, false};
  }
  if (const auto *D = dyn_cast<LetDefinitions>(E)) {
    definition(D, I);
    return {D->Values[I], D->Definitions[I].Function != nullptr};
  }
  const FunctionDefinition *F = isa<LetRec>(E)
                                    ? cast<LetRec>(E)->Function
                                    : cast<LetRecGroup>(E)->Functions[I];
  functionHead(I ? "and " : "let rec ", F);
  return {F->Body, true};
}

/// Prints a type of the core. The names of data types are mapped by Names,
/// because desugaring may have renamed them.
void Printer::coreTypePart(const Type *T, TypeLevel Minimum,
                           Type::VariableNames &Variables) {
  T = T->resolve();
  bool HasParentheses = (T->isFunction() && Minimum > FunctionLevel) ||
                        (T->isTuple() && Minimum > TupleLevel);
  OS << (HasParentheses ? "(" : "");
  if (T->isFunction()) {
    for (unsigned I = 0; I != T->size(); ++I) {
      coreTypePart(T->operand(I), TupleLevel, Variables);
      OS << " -> ";
    }
    coreTypePart(T->result(), FunctionLevel, Variables);
  } else if (T->isTuple()) {
    llvm::ListSeparator Star(" * ");
    for (unsigned I = 0; I != T->size(); ++I) {
      OS << Star;
      coreTypePart(T->operand(I), OperandLevel, Variables);
    }
  } else if (T->isArray()) {
    coreTypePart(T->element(), OperandLevel, Variables);
    OS << " array";
  } else if (T->isData()) {
    bool IsList = T->size() > 1;
    OS << (IsList ? "(" : "");
    llvm::ListSeparator Comma;
    for (unsigned I = 0; I != T->size(); ++I) {
      OS << Comma;
      coreTypePart(T->operand(I), IsList ? FunctionLevel : OperandLevel,
                   Variables);
    }
    OS << (IsList      ? ") "
           : T->size() ? " "
                       : "")
       << Names[T->definition()->Name];
  } else {
    OS << T->str(&Variables);
  }
  OS << (HasParentheses ? ")" : "");
}

void Printer::coreType(const Type *T, TypeLevel Minimum,
                       Type::VariableNames &Variables) {
  // Types that share structure can be exponentially larger as text.
  std::string Text = T->str();
  if (StringRef(Text).contains("..."))
    OS << Text;
  else
    coreTypePart(T, Minimum, Variables);
}

/// Prints the types of the arguments of X, `t * t` or `{ x : t }`.
void Printer::coreArguments(const Constructor &X,
                            Type::VariableNames &Variables) {
  llvm::ListSeparator Separator(X.Fields.empty() ? " * " : "; ");
  OS << (X.Fields.empty() ? "" : "{ ");
  for (size_t I = 0; I != X.Arguments.size(); ++I) {
    OS << Separator;
    if (!X.Fields.empty())
      OS << (X.Fields[I].IsMutable ? "mutable " : "") << Names[X.Fields[I].Name]
         << " : ";
    coreType(X.Arguments[I], X.Fields.empty() ? OperandLevel : FunctionLevel,
             Variables);
  }
  OS << (X.Fields.empty() ? "" : " }");
}

/// Prints the type variables before the name of a type.
static void printParameters(llvm::raw_ostream &OS,
                            llvm::ArrayRef<std::string> Parameters) {
  if (Parameters.size() > 1)
    OS << '(' << llvm::join(Parameters, ", ") << ") ";
  else if (!Parameters.empty())
    OS << Parameters.front() << ' ';
}

static StringRef definedName(StringRef Constructor) {
  return Constructor == "::" ? "(::)" : Constructor;
}

/// Prints the definition of a type in the core, from its parameters on.
void Printer::dataType(const DataType &D) {
  Type::VariableNames Variables;
  std::vector<std::string> Parameters;
  for (const Type *P : D.Parameters)
    Parameters.push_back(P->str(&Variables));
  printParameters(OS, Parameters);
  OS << Names[D.Name] << " =";
  llvm::ListSeparator Bar(" |");
  for (const Constructor *X : D.Constructors) {
    OS << Bar;
    if (!D.IsRecord)
      OS << ' ' << definedName(Names[X->Name])
         << (X->Arguments.empty() ? "" : " of");
    if (!X->Arguments.empty()) {
      OS << ' ';
      coreArguments(*X, Variables);
    }
  }
}

void Printer::fieldDeclarations(llvm::ArrayRef<FieldDeclaration> Fields) {
  OS << "{ ";
  llvm::ListSeparator Semicolon("; ");
  for (const FieldDeclaration &F : Fields) {
    OS << Semicolon << (F.IsMutable ? "mutable " : "") << Names[F.Name.Name]
       << " : ";
    annotation(*F.Annotation);
  }
  OS << " }";
}

/// Prints one of the types of a definition, from its parameters on. In the
/// core, it is printed from its DataType, because it has no source text.
void Printer::typeDeclaration(const TypeDeclaration &D) {
  if (D.Definition && D.Constructors.empty() && D.Fields.empty()) {
    dataType(*D.Definition);
    return;
  }
  std::vector<std::string> Parameters;
  for (const FieldName &P : D.Parameters)
    Parameters.push_back(P.Name.str());
  printParameters(OS, Parameters);
  OS << Names[D.Name] << " =";
  if (D.Meaning) {
    OS << ' ';
    annotation(*D.Meaning);
  }
  llvm::ListSeparator Bar(" |");
  for (const ConstructorDeclaration &C : D.Constructors) {
    OS << Bar << ' ' << definedName(Names[C.Name]);
    llvm::ListSeparator Star(" * ");
    OS << (C.Arguments.empty() && C.Fields.empty() ? "" : " of ");
    for (const TypeExpression *Argument : C.Arguments) {
      OS << Star;
      annotation(*Argument, OperandLevel);
    }
    if (!C.Fields.empty())
      fieldDeclarations(C.Fields);
  }
  if (!D.Fields.empty()) {
    OS << ' ';
    fieldDeclarations(D.Fields);
  }
}

void Printer::typeDefinition(const TypeDefinition *T) {
  llvm::ListSeparator And("\nand ");
  OS << "type ";
  for (const TypeDeclaration &D : T->Declarations) {
    OS << And;
    typeDeclaration(D);
  }
}

void Printer::module(const ModuleDefinition *M) {
  OS << "module " << M->Name.Name << " = " << M->Path.Name;
  const bool IsFunctor =
      !M->Argument.Name.empty() || (M->Contents && !M->Path.Name.empty());
  OS << (IsFunctor ? " (" : "") << M->Argument.Name;
  if (M->Contents) {
    OS << "struct";
    if (!isEndOfProgram(M->Contents))
      printIndented(M->Contents);
    newLine();
    OS << "end";
  }
  OS << (IsFunctor ? ")" : "");
}

void Printer::external(const ExternalDefinition *X) {
  OS << "external " << Names[X->Variable.Name] << " : ";
  if (X->Variable.Annotation)
    annotation(*X->Variable.Annotation);
  else {
    Type::VariableNames Variables;
    coreType(X->Variable.Ty, FunctionLevel, Variables);
  }
  OS << " = \"" << X->Symbol << '"';
}

void Printer::exception(const ExceptionDefinition *X) {
  OS << "exception " << Names[X->Name];
  if (!X->Arity)
    return;
  bool IsOne = X->Arity == 1;
  OS << " of ";
  if (X->Annotation) {
    using Kind = TypeExpression::Kind;
    bool NeedsParentheses = IsOne && (X->Annotation->TheKind == Kind::Tuple ||
                                      X->Annotation->TheKind == Kind::Function);
    OS << (NeedsParentheses ? "(" : "");
    annotation(*X->Annotation);
    OS << (NeedsParentheses ? ")" : "");
    return;
  }
  if (!X->Fields.empty()) {
    fieldDeclarations(X->Fields);
    return;
  }
  Type::VariableNames Variables;
  coreArguments(*X->Constructor, Variables);
}

//===----------------------------------------------------------------------===//
// Printing on several lines
//===----------------------------------------------------------------------===//

/// Begins a line. Indentation is limited, because deeply nested programs would
/// be mostly blanks.
void Printer::newLine() {
  constexpr unsigned MaximalIndentation = 40;
  OS << '\n';
  OS.indent(2 * std::min(Indentation, MaximalIndentation));
}

/// Prints E on lines of its own, indented further.
void Printer::printIndented(const Expression *E) {
  ++Indentation;
  newLine();
  printBlock(E);
  --Indentation;
}

/// Prints a definition or the first operand of a sequence, and returns the
/// expression that follows it. Returns null if E is neither. Sets HasRest to
/// false if there is nothing to print after it.
const Expression *Printer::printLink(const Expression *E, bool &HasRest) {
  SourceRangeScope Marked(OS, Marks, E->Range);
  if (size_t Count = countDefinitions(E)) {
    const auto *D = dyn_cast<LetDefinitions>(E);
    const bool IsTopLevel = D && D->IsTopLevel;
    for (size_t I = 0; I != Count; ++I) {
      if (I)
        newLine();
      auto [Value, IsBody] = printHead(E, I);
      printBlockValue(Value, I + 1 == Count && !IsTopLevel ? "in" : "", IsBody);
    }
    HasRest = !IsTopLevel || printRest(D->Body);
    return continuation(E);
  }
  if (const auto *T = dyn_cast<TopLevelExpression>(E)) {
    printBlock(T->Value);
    printRest(T->Body);
    return T->Body;
  }
  if (const auto *X = dyn_cast<ExceptionDefinition>(E); X && X->IsLocal) {
    OS << "let ";
    exception(X);
    OS << " in";
    return X->Body;
  }
  if (const auto *M = dyn_cast<ModuleDefinition>(E); M && M->IsLocal) {
    OS << "let ";
    module(M);
    OS << " in";
    return M->Body;
  }
  if (const auto *O = dyn_cast<Open>(E);
      O && O->Written == Open::Notation::Let) {
    OS << "let open " << O->Path.Name << " in";
    return O->Body;
  }
  if (isTopLevelDefinition(E)) {
    if (const auto *M = dyn_cast<ModuleDefinition>(E)) {
      module(M);
    } else if (const auto *O = dyn_cast<Open>(E)) {
      OS << (O->Written == Open::Notation::Include ? "include " : "open ")
         << O->Path.Name;
    } else if (const auto *T = dyn_cast<TypeDefinition>(E)) {
      typeDefinition(T);
    } else if (const auto *X = dyn_cast<ExceptionDefinition>(E)) {
      exception(X);
    } else {
      external(cast<ExternalDefinition>(E));
    }
    HasRest = printRest(continuation(E));
    return continuation(E);
  }
  const auto *S = dyn_cast<Sequence>(E);
  if (!S)
    return nullptr;
  if (isDefinitionOrSequence(S->First))
    printParenthesizedBlock(S->First);
  else if (isa<If, For, While>(S->First))
    printLast(S->First);
  else
    printInline(S->First, Loosest);
  OS << ';';
  return S->Second;
}

void Printer::printBlock(const Expression *E) {
  for (;;) {
    if (!Indentation)
      TypeVariables.clear();
    bool HasRest = true;
    const Expression *Next = printLink(E, HasRest);
    if (!HasRest)
      return;
    if (!Next)
      break;
    E = Next;
    newLine();
  }
  printLast(E);
}

/// Prints an expression that is not a definition or a sequence.
void Printer::printLast(const Expression *E) {
  SourceRangeScope Marked(OS, Marks, E->Range);
  if (const auto *I = dyn_cast<If>(E)) {
    printIfBlock(I);
  } else if (const auto *M = dyn_cast<Match>(E)) {
    printMatchBlock(M);
  } else if (const auto *F = dyn_cast<For>(E)) {
    printForHead(F);
    printLoopBody(F->Body);
  } else if (const auto *W = dyn_cast<While>(E)) {
    OS << "while ";
    printInline(W->Condition, Loosest);
    OS << " do";
    printLoopBody(W->Body);
  } else if (const auto *F = dyn_cast<Fun>(E)) {
    printFunHead(F);
    if (!hasWrittenParameters(F->Function))
      printLast(F->Function->Body);
    else
      printIndented(F->Function->Body);
  } else {
    printInline(E, Loosest);
  }
}

void Printer::printParenthesizedBlock(const Expression *E) {
  OS << '(';
  printIndented(E);
  newLine();
  OS << ')';
}

void Printer::printForHead(const For *F) {
  OS << "for " << Names[F->Variable.Name] << " = ";
  printInline(F->From, Loosest);
  OS << (F->IsDownward ? " downto " : " to ");
  printInline(F->To, Loosest);
  OS << " do";
}

void Printer::printLoopBody(const Expression *Body) {
  printIndented(Body);
  newLine();
  OS << "done";
}

void Printer::printFunHead(const Fun *F) {
  if (isDefinedByCases(F->Function))
    ByCases = F->Function->Body;
  if (!hasWrittenParameters(F->Function))
    return;
  funHead(F->Function);
}

/// Prints `fun x : t ->`, where the type is that of the result.
void Printer::funHead(const FunctionDefinition *F) {
  OS << "fun";
  parameters(F);
  if (!WithTypes && F->ResultAnnotation) {
    OS << " : ";
    annotation(*F->ResultAnnotation, OperandLevel);
  }
  OS << " ->";
}

/// Prints the separator between an item at the top level and the rest of the
/// program. Returns false if there is no rest.
bool Printer::printRest(const Expression *Rest) {
  if (isEndOfProgram(Rest))
    return false;
  if (isTopLevelDefinition(Rest))
    return true;
  newLine();
  OS << ";;";
  return true;
}

/// Prints the value of a definition, and End, the word that follows it. The
/// body of a function always begins on a new line.
void Printer::printBlockValue(const Expression *E, StringRef End, bool IsBody) {
  if (!isDefinitionOrSequence(E) && !isa<If, For, While, Fun, Match>(E) &&
      !IsBody) {
    OS << ' ';
    printInline(E, Loosest);
    OS << (End.empty() ? "" : " ") << End;
    return;
  }
  printIndented(E);
  if (End.empty())
    return;
  newLine();
  OS << End;
}

void Printer::printIfBlock(const If *I) {
  for (;;) {
    OS << "if ";
    printInline(I->Condition, Loosest);
    OS << " then";
    printBranch(I->Then);
    if (!I->Else)
      return;
    newLine();
    OS << "else";
    const auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      printBranch(I->Else);
      return;
    }
    OS << ' ';
    I = Next;
  }
}

void Printer::printBranch(const Expression *E) {
  // A `;` would end the branch, and an `else` would belong to an `if` in it.
  bool NeedsParentheses = isDefinitionOrSequence(E) || isa<If, Fun, Match>(E);
  if (NeedsParentheses)
    OS << " (";
  printIndented(E);
  if (NeedsParentheses) {
    newLine();
    OS << ')';
  }
}

//===----------------------------------------------------------------------===//
// Printing on one line
//===----------------------------------------------------------------------===//

/// Whether C is `e :: e`.
static bool isCons(const Construct *C) {
  return C->Name == "::" && C->Arguments.size() == 2;
}

static Level levelOf(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::Binary:
    return Level(precedence(cast<Binary>(E)->Operator));
  case Expression::Kind::Not:
  case Expression::Kind::Negate:
  case Expression::Kind::FloatNegate:
    return Prefix;
  case Expression::Kind::Apply:
    switch (cast<Apply>(E)->Written) {
    case Apply::Notation::Plain:
      return Application;
    case Apply::Notation::ApplyTo:
      return Level(precedence(BinaryOperator::ApplyTo));
    case Apply::Notation::Pipe:
      return Level(precedence(BinaryOperator::Pipe));
    }
    llvm_unreachable("covered switch");
  case Expression::Kind::ArrayMake:
  case Expression::Kind::ArrayLength:
  case Expression::Kind::Assert:
  case Expression::Kind::Raise:
    return Application;
  case Expression::Kind::Construct: {
    const auto *C = cast<Construct>(E);
    if (isCons(C))
      return Level(precedence(BinaryOperator::Cons));
    return C->Arguments.empty() || isRecord(C->Constructor) ? Simple
                                                            : Application;
  }
  case Expression::Kind::ArrayPut:
  case Expression::Kind::SetField:
  case Expression::Kind::Assign:
    return Loosest;
  default:
    // printLeaf adds parentheses to the expressions that need them.
    return isNegativeLiteral(E) ? Prefix : Simple;
  }
}

/// Whether an operand of `-` begins with an operator, which must be separated
/// by a blank.
static bool beginsWithSymbol(const Expression *E) {
  if (levelOf(E) <= Prefix)
    return levelOf(E) == Prefix;
  while (!isa<Dereference>(E)) {
    if (const auto *A = dyn_cast<Apply>(E))
      E = A->Callee;
    else if (const auto *G = dyn_cast<ArrayGet>(E))
      E = G->Array;
    else if (const auto *F = dyn_cast<GetField>(E))
      E = F->Object;
    else
      return false;
    if (levelOf(E) < Simple)
      return false;
  }
  return true;
}

/// Whether E is `f @@ x`, which needs parentheses as a left operand of `^`.
static bool isApplyTo(const Expression *E) {
  const auto *A = dyn_cast<Apply>(E);
  return A && A->Written == Apply::Notation::ApplyTo;
}

/// If E begins with an operand, possibly after a prefix operator, prints the
/// text before this operand, returns the operand, and sets Minimum to the
/// binding strength that the operand needs. Returns null otherwise.
const Expression *Printer::printBeforeLeft(const Expression *E,
                                           unsigned &Minimum) {
  Minimum = Simple;
  switch (E->TheKind) {
  case Expression::Kind::Binary: {
    const auto *B = cast<Binary>(E);
    Minimum = precedence(B->Operator) +
              (OfOperators.isRight(B->Operator) || isApplyTo(B->Left));
    return B->Left;
  }
  case Expression::Kind::Apply: {
    const auto *A = cast<Apply>(E);
    if (A->Written == Apply::Notation::Pipe) {
      Minimum = precedence(BinaryOperator::Pipe);
      return A->Arguments.front();
    }
    if (A->Written == Apply::Notation::ApplyTo)
      Minimum = precedence(BinaryOperator::ApplyTo) + 1;
    // Without parentheses, the argument would become that of the constructor.
    else if (isa<Construct>(A->Callee))
      Minimum = Simple + 1;
    return A->Callee;
  }
  case Expression::Kind::Construct: {
    const auto *C = cast<Construct>(E);
    if (!isCons(C))
      return nullptr;
    Minimum = precedence(BinaryOperator::Cons) + 1;
    return C->Arguments.front();
  }
  case Expression::Kind::ArrayGet:
    return cast<ArrayGet>(E)->Array;
  case Expression::Kind::ArrayPut:
    return cast<ArrayPut>(E)->Array;
  case Expression::Kind::GetField:
    return cast<GetField>(E)->Object;
  case Expression::Kind::SetField:
    return cast<SetField>(E)->Object;
  case Expression::Kind::Assign:
    Minimum = Operand;
    return cast<Assign>(E)->Target;
  case Expression::Kind::Dereference: {
    const Expression *Operand = cast<Dereference>(E)->Operand;
    // `!` binds tighter than `.(` and `.x`, and in `!E.x`, E would be read as a
    // module.
    Minimum =
        isa<ArrayGet, GetField, Construct, IntLiteral, FloatLiteral>(Operand)
            ? Simple + 1
            : unsigned(Simple);
    OS << (isa<Dereference>(Operand) ? "! " : "!");
    return Operand;
  }
  case Expression::Kind::Not:
    // In OCaml, `not f x` is a call with two arguments.
    OS << "not ";
    return cast<Not>(E)->Operand;
  case Expression::Kind::Negate: {
    const Expression *Operand = cast<Negate>(E)->Operand;
    // A literal directly after the sign would be read as a negative one.
    bool IsLiteral = isa<IntLiteral, FloatLiteral>(Operand);
    Minimum = IsLiteral ? Simple + 1 : unsigned(Prefix);
    OS << (!IsLiteral && beginsWithSymbol(Operand) ? "- " : "-");
    return Operand;
  }
  case Expression::Kind::FloatNegate: {
    const Expression *Operand = cast<FloatNegate>(E)->Operand;
    Minimum = Prefix;
    OS << (beginsWithSymbol(Operand) ? "-. " : "-.");
    return Operand;
  }
  default:
    return nullptr;
  }
}

void Printer::printAfterLeft(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::Binary: {
    const auto *B = cast<Binary>(E);
    OS << ' ' << spelling(B->Operator) << ' ';
    printInline(B->Right,
                precedence(B->Operator) + !OfOperators.isRight(B->Operator));
    break;
  }
  case Expression::Kind::Apply: {
    const auto *A = cast<Apply>(E);
    if (A->Written == Apply::Notation::Pipe) {
      OS << " |> ";
      printInline(A->Callee, precedence(BinaryOperator::Pipe) + 1);
      break;
    }
    if (A->Written == Apply::Notation::ApplyTo)
      OS << " @@";
    unsigned Minimum = A->Written == Apply::Notation::ApplyTo
                           ? precedence(BinaryOperator::ApplyTo)
                           : unsigned(Simple);
    for (size_t I = 0; I != A->Arguments.size(); ++I) {
      OS << ' ';
      if (!A->Labels.empty() && !A->Labels[I].isNone())
        OS << A->Labels[I].str() << ':';
      printInline(A->Arguments[I], Minimum);
    }
    break;
  }
  case Expression::Kind::Construct:
    OS << " :: ";
    printInline(cast<Construct>(E)->Arguments.back(),
                precedence(BinaryOperator::Cons));
    break;
  case Expression::Kind::GetField: {
    const auto *Get = cast<GetField>(E);
    OS << '.'
       << (Get->Constructor ? Names[Get->Constructor->Fields[Get->Index].Name]
                            : Names[Get->Name.Name]);
    break;
  }
  case Expression::Kind::SetField: {
    const auto *Set = cast<SetField>(E);
    OS << '.'
       << (Set->Constructor ? Names[Set->Constructor->Fields[Set->Index].Name]
                            : Names[Set->Name.Name])
       << " <- ";
    printInline(Set->Value, Operand);
    break;
  }
  case Expression::Kind::ArrayGet: {
    const auto *Get = cast<ArrayGet>(E);
    OS << (Get->IsString ? ".[" : ".(");
    printInline(Get->Index, Loosest);
    OS << (Get->IsString ? ']' : ')');
    break;
  }
  case Expression::Kind::ArrayPut:
    OS << ".(";
    printInline(cast<ArrayPut>(E)->Index, Loosest);
    OS << ") <- ";
    printInline(cast<ArrayPut>(E)->Value, Operand);
    break;
  case Expression::Kind::Assign:
    OS << " := ";
    printInline(cast<Assign>(E)->Value, Operand);
    break;
  default:
    break;
  }
}

/// Prints E, in parentheses if it binds looser than Minimum.
void Printer::printInline(const Expression *E, unsigned Minimum) {
  size_t Base = Pending.size();
  bool IsObject = false;
  for (;;) {
    // Without parentheses, `1.(0)` would begin with the float `1.`, and `E.x`
    // with the module E.
    bool NeedsParentheses =
        levelOf(E) < Minimum ||
        (IsObject && isa<IntLiteral, FloatLiteral, Construct>(E));
    if (Marks)
      Marks->begin(OS.tell(), E->Range);
    if (NeedsParentheses)
      OS << '(';
    const Expression *Left = printBeforeLeft(E, Minimum);
    if (!Left) {
      printLeaf(E);
      if (NeedsParentheses)
        OS << ')';
      if (Marks)
        Marks->end(OS.tell());
      break;
    }
    Pending.push_back({E, NeedsParentheses});
    IsObject = isa<ArrayGet, ArrayPut, GetField, SetField>(E);
    E = Left;
  }
  while (Pending.size() > Base) {
    PendingNode P = Pending.back();
    Pending.pop_back();
    printAfterLeft(P.Node);
    if (P.HasParentheses)
      OS << ')';
    if (Marks)
      Marks->end(OS.tell());
  }
}

void Printer::printLeaf(const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
    OS << "()";
    break;
  case Expression::Kind::BoolLiteral:
    OS << (cast<BoolLiteral>(E)->Value ? "true" : "false");
    break;
  case Expression::Kind::IntLiteral:
    OS << cast<IntLiteral>(E)->Value;
    break;
  case Expression::Kind::FloatLiteral:
    printFloat(cast<FloatLiteral>(E)->Value);
    break;
  case Expression::Kind::CharacterLiteral:
    OS << quoteCharacter(cast<CharacterLiteral>(E)->Value);
    break;
  case Expression::Kind::StringLiteral:
    OS << quoteString(cast<StringLiteral>(E)->Value);
    break;
  case Expression::Kind::VariableReference: {
    const auto *V = cast<VariableReference>(E);
    StringRef Name = V->Name;
    // The name of this runtime function is a conversion such as `%d`. The
    // conversion is also its first argument.
    const bool IsConversion =
        V->ResolvedTo == VariableReference::Resolution::RuntimeExternal &&
        Name.starts_with("%");
    const Constructor *X = V->InlineRecord;
    if (X)
      OS << '(' << constructorName(X->Name, X) << ' ';
    OS << (IsConversion ? "Printf.sprintf" : Names[Name]) << (X ? ")" : "");
    break;
  }
  case Expression::Kind::Tuple:
    OS << '(';
    printElements(cast<Tuple>(E)->Elements, ", ");
    OS << ')';
    break;
  case Expression::Kind::Annotated: {
    const auto *A = cast<Annotated>(E);
    OS << '(';
    printInline(A->Operand, Loosest);
    OS << " : ";
    annotation(*A->Annotation);
    OS << ')';
    break;
  }
  case Expression::Kind::ArrayLiteral:
    OS << "[|";
    printElements(cast<ArrayLiteral>(E)->Elements, "; ");
    OS << "|]";
    break;
  case Expression::Kind::ListLiteral:
    OS << '[';
    printElements(cast<ListLiteral>(E)->Elements, "; ");
    OS << ']';
    break;
  case Expression::Kind::Record:
    printRecord(cast<Record>(E));
    break;
  case Expression::Kind::Open:
    OS << cast<Open>(E)->Path.Name << ".(";
    printInlineBlock(cast<Open>(E)->Body);
    OS << ')';
    break;
  case Expression::Kind::ArrayMake:
    OS << "Array.make ";
    printInline(cast<ArrayMake>(E)->Size, Simple);
    OS << ' ';
    printInline(cast<ArrayMake>(E)->Initial, Simple);
    break;
  case Expression::Kind::ArrayLength:
    OS << (cast<ArrayLength>(E)->IsString ? "String.length " : "Array.length ");
    printInline(cast<ArrayLength>(E)->Array, Simple);
    break;
  case Expression::Kind::Construct:
    printConstruct(cast<Construct>(E));
    break;
  case Expression::Kind::Raise:
    OS << "raise ";
    printInline(cast<Raise>(E)->Operand, Simple);
    break;
  case Expression::Kind::Assert:
    OS << "assert ";
    printInline(cast<Assert>(E)->Condition, Simple);
    break;
  default:
    OS << '(';
    printInlineBlock(E);
    OS << ')';
  }
}

void Printer::printElements(llvm::ArrayRef<Expression *> Elements,
                            StringRef Separator) {
  llvm::ListSeparator Next(Separator);
  for (const Expression *Element : Elements) {
    OS << Next;
    printInline(Element, Operand);
  }
}

/// Prints the application of a constructor. After inference, this includes
/// records.
void Printer::printConstruct(const Construct *C) {
  const Constructor *X = C->Constructor;
  const bool IsRecord = isRecord(X);
  if (const auto *V = llvm::dyn_cast_or_null<VariableReference>(
          C->Arguments.size() == 1 ? C->Arguments.front() : nullptr);
      V && V->InlineRecord) {
    printInline(V, Simple); // This prints the constructor, too.
    return;
  }
  if (!IsRecord)
    OS << constructorName(C->Name, X);
  if (C->Arguments.empty())
    return;
  OS << (IsRecord ? "" : " ");
  if (IsRecord || (X && hasFields(*X, C->Arguments))) {
    OS << "{ ";
    llvm::ListSeparator Semicolon("; ");
    for (size_t I = 0; I != C->Arguments.size(); ++I) {
      OS << Semicolon << Names[X->Fields[I].Name] << " = ";
      printInline(C->Arguments[I], Operand);
    }
    OS << " }";
    return;
  }
  if (C->Arguments.size() == 1) {
    printInline(C->Arguments.front(), Simple);
    return;
  }
  OS << '(';
  printElements(C->Arguments, ", ");
  OS << ')';
}

void Printer::printRecord(const Record *R) {
  OS << "{ ";
  if (R->Base) {
    printInline(R->Base, Simple);
    OS << " with ";
  }
  llvm::ListSeparator Semicolon("; ");
  for (size_t I = 0; I != R->Values.size(); ++I) {
    OS << Semicolon << Names[R->Names[I].Name] << " = ";
    printInline(R->Values[I], Operand);
  }
  OS << " }";
}

/// Prints a definition, sequence or conditional on one line.
void Printer::printInlineBlock(const Expression *E) {
  for (;;) {
    if (size_t Count = countDefinitions(E)) {
      for (size_t I = 0; I != Count; ++I) {
        const Expression *Value = printHead(E, I).first;
        OS << ' ';
        printInline(Value, Loosest);
        OS << ' ';
      }
      OS << "in ";
      E = continuation(E);
    } else if (const auto *S = dyn_cast<Sequence>(E)) {
      printInline(S->First, Loosest);
      OS << "; ";
      E = S->Second;
    } else if (const auto *X = dyn_cast<ExceptionDefinition>(E)) {
      OS << "let ";
      exception(X);
      OS << " in ";
      E = X->Body;
    } else if (const auto *M = dyn_cast<ModuleDefinition>(E)) {
      OS << "let ";
      module(M);
      OS << " in ";
      E = M->Body;
    } else {
      break;
    }
  }
  if (const auto *F = dyn_cast<For>(E)) {
    printForHead(F);
    OS << ' ';
    printInline(F->Body, Loosest);
    OS << " done";
    return;
  }
  if (const auto *W = dyn_cast<While>(E)) {
    OS << "while ";
    printInline(W->Condition, Loosest);
    OS << " do ";
    printInline(W->Body, Loosest);
    OS << " done";
    return;
  }
  if (const auto *F = dyn_cast<Fun>(E)) {
    printFunHead(F);
    OS << (hasWrittenParameters(F->Function) ? " " : "");
    printInlineBlock(F->Function->Body);
    return;
  }
  if (const auto *M = dyn_cast<Match>(E)) {
    printInlineMatch(M);
    return;
  }
  const auto *I = dyn_cast<If>(E);
  if (!I) {
    printInline(E, Loosest);
    return;
  }
  for (;;) {
    OS << "if ";
    printInline(I->Condition, Loosest);
    OS << " then ";
    printInline(I->Then, Loosest);
    if (!I->Else)
      return;
    OS << " else ";
    const auto *Next = dyn_cast<If>(I->Else);
    if (!Next) {
      printInline(I->Else, Loosest);
      return;
    }
    I = Next;
  }
}

/// Prints the shortest text that is read as the same number.
void Printer::printFloat(double Value) {
  if (std::isinf(Value)) {
    OS << (Value < 0 ? "-1e999" : "1e999");
    return;
  }
  if (std::isnan(Value)) {
    OS << "nan";
    return;
  }
  char Text[40];
  for (int Digits = 15; Digits <= 17; ++Digits) {
    snprintf(Text, sizeof(Text), "%.*g", Digits, Value);
    if (std::strtod(Text, nullptr) == Value)
      break;
  }
  OS << Text;
  if (!StringRef(Text).contains_insensitive('e') &&
      !StringRef(Text).contains('.'))
    OS << ".0";
}

//===----------------------------------------------------------------------===//
// Matches
//===----------------------------------------------------------------------===//

/// Prints `try`, `match`, or `function`, which has no expression after it.
void Printer::printMatchWord(const Match *M) {
  OS << (ByCases == M ? "function" : M->IsTry ? "try" : "match");
}

/// Prints a case up to its `->`.
void Printer::printCaseHead(const Match *M, size_t I) {
  const MatchCase &Case = M->Cases[I];
  const bool HasWord = Case.IsException && !M->IsTry;
  OS << (HasWord ? "exception " : "");
  pattern(Case.ThePattern,
          HasWord ? PatternLevel::Applied : PatternLevel::Loosest);
  if (M->hasGuard(I)) {
    OS << " when ";
    printInline(M->Guards[I], Loosest);
  }
  OS << " ->";
}

void Printer::printMatchBlock(const Match *M) {
  printMatchWord(M);
  if (ByCases != M) {
    printIndented(M->Scrutinee);
    newLine();
    OS << "with";
  }
  for (size_t I = 0; I != M->Cases.size(); ++I) {
    newLine();
    OS << "| ";
    printCaseHead(M, I);
    const Expression *Body = M->Bodies[I];
    // Without parentheses, the next case would belong to a match at the end of
    // this one.
    bool IsOpen = I + 1 != M->Cases.size() &&
                  (isDefinitionOrSequence(Body) || isa<If, Fun, Match>(Body));
    OS << (IsOpen ? " (" : "");
    printIndented(Body);
    if (!IsOpen)
      continue;
    newLine();
    OS << ')';
  }
}

void Printer::printInlineMatch(const Match *M) {
  printMatchWord(M);
  OS << ' ';
  if (ByCases != M) {
    printInline(M->Scrutinee, Loosest);
    OS << " with ";
  }
  for (size_t I = 0; I != M->Cases.size(); ++I) {
    OS << (I ? " | " : "");
    printCaseHead(M, I);
    OS << ' ';
    printInline(M->Bodies[I], Loosest);
  }
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void mincaml::ast::printAST(const Expression &Program, llvm::raw_ostream &OS,
                            SourceRanges *Marks) {
  Printer(OS, Program, false, Marks).printBlock(&Program);
  OS << '\n';
}

void mincaml::ast::printTyped(const Expression &Program, llvm::raw_ostream &OS,
                              SourceRanges *Marks) {
  Printer(OS, Program, true, Marks).printBlock(&Program);
  OS << '\n';
}
