//===- Annotations.cpp - Type annotations and type definitions ------------===//

#include "Inference/Inference.h"
#include "Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;
using llvm::StringRef;

//===- Definitions --------------------------------------------------------===//

void TypeAnnotations::define(TypeDefinition &Group) {
  for (TypeDeclaration &D : Group.Declarations)
    declare(D);
  resolveAbbreviations(Group);
  for (const TypeDeclaration &D : Group.Declarations)
    if (const NamedType &N = Names.find(D.Name)->second; N.Definition)
      defineConstructors(N);
  Defining = nullptr;
  endDefinition();
}

/// Brings the name of a type into scope.
void TypeAnnotations::declare(TypeDeclaration &D) {
  std::vector<Type *> Parameters;
  for (size_t I = 0; I != D.Parameters.size(); ++I) {
    Parameters.push_back(Types.variable());
    Parameters.back()->Level = Type::GeneralizedLevel;
  }
  NamedType N;
  N.Declaration = &D;
  N.Parameters = Types.copy(Parameters);
  if (!D.Meaning) {
    N.Definition = D.Definition = Types.makeDataType(D.Name, D.NameRange);
    N.Definition->IsRecord = !D.Fields.empty();
    N.Definition->Parameters = N.Parameters;
    // The definition of `ref` in the library, or its copy in a core program
    // that was printed, precedes the program's definitions.
    if (!Types.Reference && definesReference(D)) {
      N.Definition->IsReference = true;
      Types.Reference = N.Definition;
    }
    if (D.Name == "option" && !D.NameRange.isValid())
      Option = N.Definition;
  }
  Names[D.Name] = N;
}

/// Begins the definition of a type. Its parameters are the type variables in
/// scope.
void TypeAnnotations::beginDeclaration(const NamedType &N) {
  Defining = N.Declaration;
  Variables.clear();
  for (auto [P, Variable] :
       llvm::zip_equal(N.Declaration->Parameters, N.Parameters))
    Variables[P.Name] = Variable;
}

/// Returns an abbreviation in T whose meaning is not known yet, or null.
const TypeExpression *
TypeAnnotations::findUnresolved(const TypeExpression &T) const {
  if (T.TheKind == TypeExpression::Kind::Constructor)
    if (auto I = Names.find(T.Name);
        I != Names.end() && !I->second.Definition && !I->second.Meaning)
      return &T;
  for (const TypeExpression *Operand : T.Operands)
    if (const TypeExpression *Found = findUnresolved(*Operand))
      return Found;
  return nullptr;
}

/// Resolves the abbreviations of a group, each after the abbreviations that it
/// uses. This is a loop, because chains of abbreviations can have any length.
void TypeAnnotations::resolveAbbreviations(const TypeDefinition &Group) {
  std::vector<StringRef> Path;
  for (const TypeDeclaration &D : Group.Declarations) {
    if (D.Meaning && !Names.find(D.Name)->second.Meaning)
      Path.push_back(D.Name);
    while (!Path.empty()) {
      NamedType &N = Names.find(Path.back())->second;
      N.IsBeingResolved = true;
      const TypeExpression *Next = findUnresolved(*N.Declaration->Meaning);
      if (!Next) {
        resolveAbbreviation(N);
        Path.pop_back();
        continue;
      }
      NamedType &Used = Names.find(Next->Name)->second;
      if (!Used.IsBeingResolved) {
        Path.push_back(Next->Name);
        continue;
      }
      Diagnostics.report(Next->Range, DiagnosticID::CyclicAbbreviation,
                         Next->Name);
      Used.Meaning = U.poison();
    }
  }
}

void TypeAnnotations::resolveAbbreviation(NamedType &N) {
  if (N.Meaning) // An error has been reported.
    return;
  beginDeclaration(N);
  N.Meaning = resolve(*N.Declaration->Meaning);
  if (!N.Parameters.empty())
    N.Scheme = Schemes.makeScheme(N.Parameters, N.Meaning);
}

void TypeAnnotations::defineConstructors(const NamedType &N) {
  beginDeclaration(N);
  DataType &D = *N.Definition;
  std::vector<Constructor *> Constructors;
  if (D.IsRecord)
    Constructors.push_back(
        makeConstructor(D, D.Name, D.Range, N.Declaration->Fields));
  for (const ConstructorDeclaration &Declared : N.Declaration->Constructors)
    Constructors.push_back(makeConstructor(D, Declared));
  D.Constructors = Types.copyArray(llvm::ArrayRef(Constructors));
  if (!D.isEnumeration() && D.NumConstants > DataType::MaximumConstants)
    Diagnostics.report(D.Range, DiagnosticID::TooManyConstants, D.Name,
                       unsigned(DataType::MaximumConstants));
  if (N.Parameters.empty())
    return;
  Type *Whole = Types.data(&D, N.Parameters);
  for (Constructor *X : Constructors) {
    std::vector<Type *> Parts = X->Arguments.vec();
    Parts.push_back(Whole);
    X->Scheme = Schemes.makeScheme(N.Parameters, Types.tuple(Parts));
  }
}

Constructor *
TypeAnnotations::makeConstructor(DataType &D,
                                 const ConstructorDeclaration &Declared) {
  if (!Declared.Fields.empty())
    return makeConstructor(D, Declared.Name, Declared.NameRange,
                           Declared.Fields);
  std::vector<Type *> Arguments;
  for (const TypeExpression *Argument : Declared.Arguments)
    Arguments.push_back(resolve(*Argument));
  return Types.makeConstructor(D, Declared.Name, Declared.NameRange, Arguments,
                               {});
}

/// Returns the constructor of a record, or one with an inline record.
Constructor *
TypeAnnotations::makeConstructor(DataType &D, StringRef Name, SMRange Range,
                                 llvm::ArrayRef<FieldDeclaration> Declared) {
  std::vector<Type *> Arguments;
  std::vector<Field> Fields;
  for (const FieldDeclaration &F : Declared) {
    Arguments.push_back(resolve(*F.Annotation));
    Fields.push_back({F.Name.Name, F.Name.Range, F.IsMutable});
  }
  return Types.makeConstructor(D, Name, Range, Arguments, Fields);
}

//===- Annotations --------------------------------------------------------===//

Type *TypeAnnotations::resolve(const TypeExpression &T) {
  // The quantified variables are in scope only in T.
  std::vector<Type *> Outer;
  for (const FieldName &V : T.Quantified) {
    Quantified.push_back({V, Types.variable()});
    Outer.push_back(std::exchange(Variables[V.Name], Quantified.back().second));
  }
  Type *Result = resolveBody(T);
  for (auto [V, Type] : llvm::zip_equal(T.Quantified, Outer))
    Variables[V.Name] = Type;
  return Result;
}

/// Resolves a type whose quantified variables are in scope. The recursion is
/// bounded: LanguageOptions::NestingLimit also limits types.
Type *TypeAnnotations::resolveBody(const TypeExpression &T) {
  switch (T.TheKind) {
  case TypeExpression::Kind::Any:
  case TypeExpression::Kind::Variable:
    return resolveVariable(T);
  case TypeExpression::Kind::Constructor:
    return resolveConstructor(T);
  case TypeExpression::Kind::Tuple:
  case TypeExpression::Kind::Function:
    break;
  }
  std::vector<Type *> Operands;
  Operands.reserve(T.Operands.size());
  for (const TypeExpression *Operand : T.Operands)
    Operands.push_back(resolve(*Operand));
  if (T.TheKind == TypeExpression::Kind::Tuple)
    return Types.tuple(Operands);
  if (!T.Labels.empty())
    Labelled.push_back(&T);
  for (size_t I = 0; I != T.Labels.size(); ++I)
    if (T.Labels[I].IsOptional)
      Operands[I] = optional(Operands[I]);
  return Types.setLabels(
      Types.calledFunction(llvm::ArrayRef(Operands).drop_back(),
                           Operands.back()),
      T.Labels);
}

void TypeAnnotations::checkQuantified(size_t Base, bool IsFinite) {
  llvm::SmallPtrSet<Type *, 4> Found;
  for (auto [Variable, Ty] : llvm::ArrayRef(Quantified).drop_front(Base)) {
    Type *T = Ty->resolve();
    if (U.isPoison(T))
      continue;
    if (!IsFinite)
      Diagnostics.report(Variable.Range, DiagnosticID::NotPolymorphic,
                         Variable.Name,
                         "polymorphic recursion is not supported; a function "
                         "has one type in its own body");
    else if (!T->isVariable())
      Diagnostics.report(Variable.Range, DiagnosticID::NotPolymorphic,
                         Variable.Name,
                         "`" + Variable.Name + "` is " + T->str());
    else if (!Schemes.isFree(T))
      Diagnostics.report(Variable.Range, DiagnosticID::NotPolymorphic,
                         Variable.Name,
                         "`" + Variable.Name + "` stands for a single type");
    else if (!Found.insert(T).second)
      Diagnostics.report(
          Variable.Range, DiagnosticID::NotPolymorphic, Variable.Name,
          "`" + Variable.Name + "` is the same as another variable");
  }
  Quantified.resize(Base);
}

Type *TypeAnnotations::resolveVariable(const TypeExpression &T) {
  const bool IsAny = T.TheKind == TypeExpression::Kind::Any;
  if (Defining) {
    if (Type *Parameter = IsAny ? nullptr : Variables.lookup(T.Name))
      return Parameter;
    Diagnostic D =
        Diagnostics.report(T.Range, DiagnosticID::UnboundTypeVariable,
                           IsAny ? "_" : T.Name, Defining->Name);
    if (!IsAny && Defining->Parameters.empty())
      D.insert(Defining->NameRange.Start, (T.Name + " ").str())
          .note(SMRange(),
                "the parameters of a type are written before its name: "
                "`type 'a t = ...`");
    return U.poison();
  }
  if (IsAny)
    return Recorder.freshVariable(T.Range, "`_`");
  Type *&Variable = Variables[T.Name];
  if (!Variable) {
    Variable = Recorder.freshVariable(T.Range, ("`" + T.Name + "`").str());
    // The variable denotes one type in the whole outermost definition, even if
    // its first use is in a nested definition.
    Variable->Level = std::min(Variable->Level, 1U);
  }
  return Variable;
}

Type *TypeAnnotations::resolveConstructor(const TypeExpression &T) {
  if (auto I = Names.find(T.Name); I != Names.end())
    return resolveNamed(T, I->second);
  if (T.Name == "array")
    return T.Operands.size() == 1 ? Types.array(resolve(*T.Operands[0]))
                                  : reportCount(T, 1);
  Type *Base = llvm::StringSwitch<Type *>(T.Name)
                   .Case("unit", Types.unit())
                   .Case("bool", Types.boolean())
                   .Case("int", Types.integer())
                   .Case("float", Types.floating())
                   .Case("char", Types.character())
                   .Case("string", Types.string())
                   .Case("exn", Types.exception())
                   .Default(nullptr);
  if (!Base)
    return reportUnknown(T);
  return T.Operands.empty() ? Base : reportCount(T, 0);
}

Type *TypeAnnotations::find(StringRef Name) const {
  auto I = Names.find(Name);
  if (I == Names.end() || !I->second.Parameters.empty())
    return nullptr;
  const NamedType &N = I->second;
  return N.Definition ? Types.data(N.Definition, {}) : N.Meaning;
}

Type *TypeAnnotations::resolveNamed(const TypeExpression &T,
                                    const NamedType &N) {
  if (T.Operands.size() != N.Parameters.size())
    return reportCount(T, N.Parameters.size());
  std::vector<Type *> Arguments;
  for (const TypeExpression *Operand : T.Operands)
    Arguments.push_back(resolve(*Operand));
  if (N.Definition)
    return Types.data(N.Definition, Arguments);
  if (!N.Scheme)
    return N.Meaning;
  if (Type *Meaning = Schemes.instantiate(*N.Scheme, Arguments))
    return Meaning;
  Diagnostics.report(T.Range, DiagnosticID::LargePolymorphicType, T.Name);
  return U.poison();
}

// Type expressions are const, because other phases do not change them. Changing
// one in place is simpler than replacing all type expressions around it.
void TypeAnnotations::removeLabels(ASTContext &Trees) {
  for (const TypeExpression *T : Labelled) {
    auto Operands = Trees.copy(T->Operands);
    for (size_t I = 0; I != T->Labels.size(); ++I)
      if (T->Labels[I].IsOptional)
        Operands[I] = Trees.make<TypeExpression>(
            TypeExpression::Kind::Constructor, Operands[I]->Range, "option",
            Trees.copy(llvm::ArrayRef(T->Operands[I])));
    auto *Changed = const_cast<TypeExpression *>(T);
    Changed->Operands = Operands;
    Changed->Labels = {}; // An annotation can be resolved several times.
  }
}

/// Returns the source range of the type's name, which is at the end of the
/// text.
static SMRange nameRange(const TypeExpression &T) {
  // Scan the text: the name in T has the path of its module, and the text may
  // have none, or a different one.
  const char *End = T.Range.End.getPointer();
  const char *Start = End;
  while (Start != T.Range.Start.getPointer() &&
         (isWordCharacter(Start[-1]) || Start[-1] == '.'))
    --Start;
  return {llvm::SMLoc::getFromPointer(Start), T.Range.End};
}

/// Suggests `::` if the unknown type at Range looks like the name of a list, as
/// in the pattern `(x : xs)`.
static void noteList(Diagnostic &D, SMRange Range, StringRef Name) {
  const char *Start = Range.Start.getPointer(), *Colon = Start - 1;
  while (*Colon == ' ')
    --Colon;
  if (*Colon != ':')
    return;
  const char *End = Colon;
  while (End[-1] == ' ')
    --End;
  const char *First = End;
  while (llvm::isAlnum(First[-1]) || First[-1] == '_')
    --First;
  if (!llvm::is_contained({"rest", "tail", "tl"}, Name) &&
      Name != (StringRef(First, End - First) + "s").str())
    return;
  D.replace({llvm::SMLoc::getFromPointer(Colon),
             llvm::SMLoc::getFromPointer(Colon + 1)},
            "::")
      .note(SMRange(), "`x :: xs` is a list; `x : t` is a value of type t");
}

Type *TypeAnnotations::reportUnknown(const TypeExpression &T) {
  if (!ReportedTypes.insert(T.Name).second)
    return U.poison();
  // First try names of other languages, then similar names.
  StringRef Known =
      llvm::StringSwitch<StringRef>(T.Name)
          .Cases({"integer", "Int", "long", "int32", "int64"}, "int")
          .Cases({"double", "real", "Float"}, "float")
          .Cases({"boolean", "Bool"}, "bool")
          .Cases({"str", "text", "String"}, "string")
          .Cases({"character", "Char"}, "char")
          .Case("void", "unit")
          .Default("");
  if (Known.empty()) {
    NearestName Nearest(T.Name);
    for (StringRef Name :
         {"unit", "bool", "int", "float", "char", "string", "exn", "array"})
      Nearest.consider(Name);
    // A type of a module that is not opened is a better suggestion than a
    // similar name.
    for (const auto &[Name, Ignored] : Names) {
      Nearest.consider(Name);
      if (unqualifiedName(Name) == T.Name && (Known.empty() || Name < Known))
        Known = Name;
    }
    if (Known.empty())
      Known = Nearest.name();
  }
  Diagnostic D = Diagnostics.report(
      nameRange(T), DiagnosticID::UnknownType, T.Name,
      Known.empty() ? "" : ("; did you mean `" + Known + "`?").str());
  if (!Known.empty())
    D.replace(nameRange(T), Known);
  else
    noteList(D, nameRange(T), T.Name);
  return U.poison();
}

/// Whether a type of this name takes one type argument.
bool TypeAnnotations::takesOne(StringRef Name) const {
  auto I = Names.find(Name);
  return I == Names.end() ? Name == "array" : I->second.Parameters.size() == 1;
}

Type *TypeAnnotations::reportCount(const TypeExpression &T, size_t Expected) {
  size_t Found = T.Operands.size();
  // `list int` is written as in other languages.
  const TypeExpression *Only = Found == 1 ? T.Operands.front() : nullptr;
  if (Expected == 0 && Only && Only->Operands.empty() &&
      Only->TheKind == TypeExpression::Kind::Constructor &&
      takesOne(Only->Name)) {
    std::string Better = (T.Name + " " + Only->Name).str();
    Diagnostics
        .report(nameRange(T), DiagnosticID::TypeArguments, T.Name,
                "no argument", "1 is", "; write `" + Better + "`")
        .replace(T.Range, Better);
    return U.poison();
  }
  std::string Example;
  for (size_t I = 0; I != Expected && Expected != 1; ++I)
    Example += I ? ", int" : "int";
  if (Defining && Defining->Name == T.Name && Found == 0) {
    // A recursive type usually refers to itself with its own parameters.
    if (!ReportedTypes.insert(T.Name).second)
      return U.poison();
    std::string Parameters;
    for (const auto &P : Defining->Parameters)
      Parameters += (Parameters.empty() ? "" : ", ") + P.Name.str();
    if (Expected > 1)
      Parameters = "(" + Parameters + ")";
    Example = "; write `" + Parameters + " " + T.Name.str() + "`";
  } else if (Expected == 1)
    Example = "; write `int " + T.Name.str() + "`";
  else if (Expected)
    Example = "; write `(" + Example + ") " + T.Name.str() + "`, for example";
  Diagnostics.report(nameRange(T), DiagnosticID::TypeArguments, T.Name,
                     Expected == 0   ? "no argument"
                     : Expected == 1 ? "1 argument"
                                     : std::to_string(Expected) + " arguments",
                     Found == 0   ? "none is"
                     : Found == 1 ? "1 is"
                                  : std::to_string(Found) + " are",
                     Example);
  return U.poison();
}
