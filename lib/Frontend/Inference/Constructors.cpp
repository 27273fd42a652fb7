//===- Constructors.cpp - Constructors and fields in scope ----------------===//

#include "Inference/Inference.h"
#include "Names.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMRange;
using llvm::StringRef;

//===- Definitions --------------------------------------------------------===//

void ConstructorScope::define(ExceptionDefinition *X) {
  std::vector<Type *> Arguments;
  std::vector<Field> Named;
  auto Append = [&](const TypeExpression &T) {
    const TypeExpression *Open = findOpenPart(T);
    if (Open)
      Diagnostics.report(Open->Range, DiagnosticID::OpenException);
    Arguments.push_back(Open ? U.poison() : Annotations.resolve(T));
  };
  if (X->Annotation && X->Arity > 1)
    for (const TypeExpression *T : X->Annotation->Operands)
      Append(*T);
  else if (X->Annotation)
    Append(*X->Annotation);
  for (const FieldDeclaration &F : X->Fields) {
    Append(*F.Annotation);
    Named.push_back({F.Name.Name, F.Name.Range, F.IsMutable});
    if (F.IsMutable)
      MutableFields.insert(F.Name.Name);
  }
  Annotations.endDefinition();
  X->Constructor =
      Types.Constructors.make(X->Name, X->NameRange, Types.copy(Arguments));
  X->Constructor->Fields = Types.copyArray(ArrayRef(Named));
  if (!X->IsOfLibrary)
    X->Constructor->FileName = Diagnostics.fileName(X->NameRange.Start);
  // Modules.cpp has added a number to the name of a local exception.
  X->Constructor->IsLocal = X->Name.contains('#');
  add(*X->Constructor);
}

void ConstructorScope::define(const TypeDefinition &D) {
  for (const TypeDeclaration &Declared : D.Declarations) {
    if (!Declared.Definition)
      continue;
    for (const Constructor *X : Declared.Definition->Constructors) {
      for (auto [I, F] : llvm::enumerate(X->Fields)) {
        if (F.IsMutable)
          MutableFields.insert(F.Name);
        if (!X->hasInlineRecord())
          Fields[F.Name].push_back({X, unsigned(I)});
      }
      if (!Declared.Definition->IsRecord)
        add(*X);
    }
  }
}

/// Returns the name of a constructor as a program writes it, without a path.
static StringRef shortName(StringRef Name) {
  return sourceName(unqualifiedName(Name));
}

void ConstructorScope::add(const Constructor &X) {
  StringRef Name = shortName(X.Name);
  std::vector<const Constructor *> &Same = InScope[Name];
  if (Same.empty())
    Names.push_back(Name);
  Same.push_back(&X);
}

//===- Constructors -------------------------------------------------------===//

/// Whether Name, the name of a field with the path of its module, can be that of
/// a field of X.
static bool isInModuleOf(const Constructor &X, StringRef Name) {
  return modulePath(X.Name) == modulePath(Name);
}

/// Returns the constructor of this name that makes values of the data type Ty,
/// or null.
const Constructor *ConstructorScope::findInType(StringRef Name,
                                                const Type *Ty) const {
  if (auto I = InScope.find(Name); I != InScope.end())
    for (const Constructor *X : llvm::reverse(I->second))
      if (X->Parent == Ty->definition())
        return X;
  return nullptr;
}

const Constructor *ConstructorScope::find(StringRef Name, SMRange Range,
                                          Type *Expected, ConstructorUse Use) {
  // A constructor of the expected type takes precedence, even if Name lacks the
  // path of its module.
  Expected = Expected ? Expected->resolve() : nullptr;
  if (Expected && Expected->isData())
    if (const Constructor *Known = findInType(shortName(Name), Expected))
      return Known;
  if (auto I = InScope.find(shortName(Name)); I != InScope.end())
    for (const Constructor *X : llvm::reverse(I->second))
      if (X->Name == Name)
        return X;
  if (const Constructor *Known = Types.Constructors.findPredefined(Name))
    return Known;
  reportUnknown(Name, Range, Expected, Use);
  return nullptr;
}

/// Returns the predefined exception that a program probably means by a name.
static StringRef exceptionLike(StringRef Name) {
  const std::string Lower = Name.lower();
  auto Contains = [&](StringRef Word) {
    return StringRef(Lower).contains(Word);
  };
  return Contains("not_found") || Contains("notfound") ? "Not_found"
         : Contains("div") && Contains("zero")         ? "Division_by_zero"
         : Contains("end_of_file") || Lower == "eof"   ? "End_of_file"
         : Contains("invalid_arg")                     ? "Invalid_argument"
                                                       : "";
}

/// Returns the names of the constructors of a type as a list; an empty text if
/// there are too many.
static std::string constructorNames(const DataType &D) {
  constexpr size_t MostNames = 8;
  std::string Names;
  if (D.IsRecord || D.Constructors.size() > MostNames)
    return Names;
  for (const Constructor *X : D.Constructors)
    Names += (Names.empty() ? "`" : ", `") + X->Name.str() + "`";
  return Names;
}

void ConstructorScope::reportUnknown(StringRef Name, SMRange Range,
                                     const Type *Expected, ConstructorUse Use) {
  if (!ReportedConstructors.insert(Name).second)
    return;
  // A constructor of a module that is not opened.
  if (auto I = InScope.find(Name); I != InScope.end()) {
    StringRef Full = I->second.back()->Name;
    Diagnostics
        .report(Range, DiagnosticID::UnknownConstructor, Name,
                ("; did you mean '" + Full + "'?").str())
        .replace(Range, Full);
    return;
  }
  NearestName Nearest(Name);
  constexpr size_t MostNames = 1000;
  for (StringRef Candidate : ArrayRef(Names).take_back(MostNames))
    Nearest.consider(Candidate);
  for (const runtime::ExceptionRow &Row : runtime::Exceptions)
    Nearest.consider(Row.Name);
  const StringRef Like = exceptionLike(Name);
  const std::string OfType = Expected && Expected->isData()
                                 ? constructorNames(*Expected->definition())
                                 : "";
  if (!Nearest.name().empty())
    Diagnostics
        .report(Range, DiagnosticID::UnknownConstructor, Name, Nearest.hint())
        .replace(Range, Nearest.name());
  else if (!Like.empty())
    Diagnostics
        .report(Range, DiagnosticID::UnknownConstructor, Name,
                ("; did you mean '" + Like + "'?").str())
        .replace(Range, Like);
  else if (!OfType.empty())
    Diagnostics.report(Range, DiagnosticID::UnknownConstructor, Name, "")
        .note({}, "the type " + Expected->str() + " has the constructors " +
                      OfType);
  else if (Use == ConstructorUse::Pattern)
    Diagnostics.report(Range, DiagnosticID::UnknownConstructor, Name, "")
        .note({}, ("a constructor is defined at the top level: `type t = " +
                   Name + "`, `exception " + Name +
                   "`; the name of a variable begins with a lower-case letter")
                      .str());
  else
    reportCapitalized(Diagnostics, Range, Name, /*IsStrict=*/false,
                      /*IsValue=*/Use == ConstructorUse::Value);
}

ConstructorType ConstructorScope::instantiate(const Constructor &X,
                                              SMRange Use) {
  if (!X.Scheme)
    return {X.Arguments.vec(),
            X.Parent ? Types.data(X.Parent, {}) : Types.exception()};
  std::vector<Type *> Variables(X.Scheme->Variables.size());
  for (Type *&Variable : Variables) {
    Variable = Types.variable();
    Recorder.addSilentVariable(Variable);
  }
  const size_t Size = X.Arguments.size();
  Type *Parts = Schemes.instantiate(*X.Scheme, Variables);
  if (!Parts) {
    Diagnostics.report(Use, DiagnosticID::LargePolymorphicType, X.Name);
    return {std::vector<Type *>(Size, U.poison()), U.poison()};
  }
  ConstructorType Result{{}, Parts->operand(Size)};
  for (size_t I = 0; I != Size; ++I)
    Result.Arguments.push_back(Parts->operand(I));
  return Result;
}

static std::string arguments(size_t Count) {
  return Count == 0   ? "no argument"
         : Count == 1 ? "1 argument"
                      : std::to_string(Count) + " arguments";
}

/// Returns an example of how a value or pattern of this constructor is written.
static std::string exampleOf(const Constructor &X, bool IsPattern) {
  auto Part = [&](size_t I) {
    return IsPattern ? "_" : "e" + std::to_string(I + 1);
  };
  if (X.Name == "::")
    return Part(0) + " :: " + Part(1);
  std::string Text = X.Name.str() + " ";
  if (X.Arguments.size() == 1)
    return Text + (IsPattern ? "_" : "e");
  for (size_t I = 0; I != X.Arguments.size(); ++I)
    Text += (I == 0 ? "(" : ", ") + Part(I);
  return Text + ")";
}

/// Returns the part after `fun` of a function that calls the constructor.
static std::string functionOf(const Constructor &X) {
  std::string Arguments = "x";
  for (size_t I = 1; I != X.Arguments.size(); ++I)
    Arguments += ", x" + std::to_string(I);
  if (X.Arguments.size() > 1)
    Arguments = "(" + Arguments + ")";
  return X.Name == "::" ? "(x, l) -> x :: l"
                        : Arguments + " -> " + X.Name.str() + " " + Arguments;
}

bool ConstructorScope::checkCount(const Constructor &X, size_t Found,
                                  SMRange Range, bool IsPattern) {
  if (Found == X.Arguments.size())
    return true;
  Diagnostic D =
      Diagnostics.report(Range, DiagnosticID::ConstructorArguments, X.Name,
                         arguments(X.Arguments.size()),
                         Found == 0   ? "none is"
                         : Found == 1 ? "1 is"
                                      : std::to_string(Found) + " are");
  if (!X.isPredefined())
    D.note(X.Range, "it is defined here");
  constexpr unsigned Most = 8;
  if (X.Arguments.empty() || X.Arguments.size() > Most)
    return false;
  const std::string Example = exampleOf(X, IsPattern);
  D.note({}, IsPattern ? "write `" + Example + "`"
                       : "write `" + Example +
                             "`, or, as the argument of a function, `(" +
                             Example + ")`");
  if (!IsPattern && Found == 0)
    D.note({}, "a constructor is not a function; write `fun " + functionOf(X) +
                   "` where a function is needed");
  return false;
}

void ConstructorScope::reportInlineRecord(const Constructor &X, SMRange Range) {
  Diagnostic D = Diagnostics.report(
      Range, DiagnosticID::InlineRecord, X.Name,
      (X.Name + " { " + X.Fields.front().Name + " = ... }").str());
  D.note(X.Range, "it is defined here");
}

//===- Fields -------------------------------------------------------------===//

/// Returns the fields of X in the form in which messages show them.
static std::string fieldList(const Constructor &X) {
  constexpr size_t Most = 8;
  std::string Text;
  for (const Field &F : ArrayRef<Field>(X.Fields).take_front(Most))
    Text += (Text.empty() ? "`" : ", `") + F.Name.str() + "`";
  return Text + (X.Fields.size() > Most ? ", ..." : "");
}

void ConstructorScope::reportUnknownField(const FieldName &Name,
                                          const Constructor &X) {
  if (!ReportedFieldsOfRecord.insert({&X, Name.Name}).second)
    return;
  Diagnostic D = Diagnostics.report(Name.Range, DiagnosticID::UnknownField,
                                    X.Name, Name.Name);
  D.note(X.Range, "its fields are " + fieldList(X));
  auto I = Fields.find(Name.Name);
  if (I == Fields.end())
    return;
  const Constructor &Other = *I->second.back().Record;
  D.note(Other.Range,
         "the record '" + Other.Name +
             "' has this field; if several records have a field, the last "
             "definition is used unless the type is known: "
             "`(r : " +
             Other.Name + ")`");
}

void ConstructorScope::reportNoSuchField(const FieldName &Name) {
  if (!ReportedFields.insert(Name.Name).second)
    return;
  // A field of a record in a module that is not opened.
  if (auto I = Fields.find(Name.Name); I != Fields.end()) {
    std::string Full =
        (modulePath(I->second.back().Record->Name) + "." + Name.Name).str();
    Diagnostics
        .report(Name.Range, DiagnosticID::NoSuchField, Name.Name,
                "; did you mean '" + Full + "'?")
        .replace(Name.Range, Full);
    return;
  }
  NearestName Nearest(Name.Name);
  for (const auto &[Field, Ignored] : Fields)
    Nearest.consider(Field);
  Diagnostic D = Diagnostics.report(Name.Range, DiagnosticID::NoSuchField,
                                    Name.Name, Nearest.hint());
  if (!Nearest.name().empty()) {
    D.replace(Name.Range, Nearest.name());
    return;
  }
  // A field that looks like a method of another language.
  constexpr size_t Most = 3;
  std::string Calls;
  const std::vector<std::string> Known = qualifiedLibraryNames(Name.Name);
  for (StringRef Function : llvm::ArrayRef(Known).take_front(Most))
    Calls += (Calls.empty() ? "`" : " or `") + Function.str() + " x`";
  if (!Calls.empty())
    D.note(SMRange(), "values have no methods; the function '" + Name.Name +
                          "' of the library is called by " + Calls);
}

/// Returns the constructor of the record type Ty; null for other types.
static const Constructor *recordOf(const Type *Ty) {
  return Ty->isData() && Ty->definition()->IsRecord &&
                 !Ty->definition()->Constructors.empty()
             ? Ty->definition()->Constructors.front()
             : nullptr;
}

ConstructorScope::FoundField ConstructorScope::findField(const FieldName &Name,
                                                         Type *Ty) {
  Ty = Ty->resolve();
  if (U.isPoison(Ty))
    return {};
  auto I = Fields.find(unqualifiedName(Name.Name));
  if (Ty->isVariable()) {
    if (I != Fields.end())
      for (const FoundField &F : llvm::reverse(I->second))
        if (isInModuleOf(*F.Record, Name.Name))
          return F;
    reportNoSuchField(Name);
    return {};
  }
  const Constructor *X = recordOf(Ty);
  if (!X) {
    Diagnostic D = Diagnostics.report(Name.Range, DiagnosticID::NotARecord,
                                      Name.Name, Ty->str());
    if (Name.Name == "length") // An array has this field in other languages.
      D.note({}, "write `Array.length a`, `String.length s` or "
                 "`List.length l`");
    return {};
  }
  if (I != Fields.end())
    for (const FoundField &F : llvm::reverse(I->second))
      if (F.Record == X)
        return F;
  reportUnknownField(Name, *X);
  return {};
}

const Constructor *ConstructorScope::findRecord(ArrayRef<FieldName> Written,
                                                Type *Expected, SMRange Range) {
  if (const Constructor *X = Expected ? recordOf(Expected->resolve()) : nullptr)
    return X;
  for (const FieldName &Name : Written)
    if (!Fields.contains(unqualifiedName(Name.Name))) {
      reportNoSuchField(Name);
      return nullptr;
    }
  if (Written.empty()) // A syntax error.
    return nullptr;
  auto HasAll = [&](const Constructor *X) {
    return llvm::all_of(Written, [&](const FieldName &Name) {
      return llvm::any_of(Fields.find(unqualifiedName(Name.Name))->second,
                          [X](const FoundField &F) { return F.Record == X; });
    });
  };
  for (const FoundField &F : llvm::reverse(
           Fields.find(unqualifiedName(Written.front().Name))->second))
    if (isInModuleOf(*F.Record, Written.front().Name) && HasAll(F.Record))
      return F.Record;
  for (const FoundField &F :
       Fields.find(unqualifiedName(Written.front().Name))->second)
    if (HasAll(F.Record)) { // In a module that is not opened.
      reportNoSuchField(Written.front());
      return nullptr;
    }
  Diagnostics.report(Range, DiagnosticID::NoSuchRecord);
  return nullptr;
}

std::vector<std::optional<unsigned>>
ConstructorScope::fieldPositions(const Constructor &X,
                                 ArrayRef<FieldName> Written) {
  llvm::DenseMap<StringRef, unsigned> PositionOf;
  for (auto [I, F] : llvm::enumerate(X.Fields))
    PositionOf[F.Name] = I;
  std::vector<std::optional<unsigned>> Positions;
  for (const FieldName &Name : Written) {
    auto I = PositionOf.find(unqualifiedName(Name.Name));
    Positions.push_back(I != PositionOf.end() ? std::optional(I->second)
                                              : std::nullopt);
    if (I == PositionOf.end())
      reportUnknownField(Name, X);
  }
  return Positions;
}
