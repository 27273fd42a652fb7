//===- Types.cpp - Types of generated programs ----------------------------===//

#include "Types.h"
#include <algorithm>

using namespace mincaml;
using namespace mincaml::generator;

const Type *Types::intern(Type T) {
  for (const Type &Known : All)
    if (std::tie(Known.TheKind, Known.Parts, Known.Definition, Known.Length,
                 Known.HasEffects,
                 Known.Raises) == std::tie(T.TheKind, T.Parts, T.Definition,
                                           T.Length, T.HasEffects, T.Raises))
      return &Known;
  T.ContainsFunction = T.is(Type::Function);
  T.ContainsParameter = T.is(Type::Parameter);
  if (const DataType *D = T.Definition) {
    T.ContainsFunction = D->ContainsFunction;
    T.IsRecursive = D->IsRecursive;
    T.IsCyclic = D->IsCyclic;
  }
  for (const Type *Part : T.Parts) {
    T.ContainsFunction |= Part->ContainsFunction;
    T.ContainsParameter |= Part->ContainsParameter;
    // A function type is neither recursive nor cyclic, because the sizes of
    // functions do not count, and functions cannot be compared anyway.
    if (!T.is(Type::Function)) {
      T.IsRecursive |= Part->IsRecursive;
      T.IsCyclic |= Part->IsCyclic;
    }
  }
  return &All.emplace_back(std::move(T));
}

const Type *Types::simple(Type::Kind K) {
  Type T;
  T.TheKind = K;
  return intern(T);
}

const Type *Types::tuple(std::vector<const Type *> Components) {
  Type T;
  T.TheKind = Type::Tuple;
  T.Parts = std::move(Components);
  return intern(std::move(T));
}

const Type *Types::array(const Type *Element, unsigned Length) {
  Type T;
  T.TheKind = Type::Array;
  T.Parts = {Element};
  T.Length = Length;
  return intern(std::move(T));
}

const Type *Types::function(std::vector<const Type *> Parameters,
                            const Type *Result, bool HasEffects,
                            ExceptionSet Raises) {
  Type T;
  T.TheKind = Type::Function;
  T.Parts = std::move(Parameters);
  T.Parts.push_back(Result);
  T.HasEffects = HasEffects;
  T.Raises = Raises;
  // A function may call its parameters, and its result is usually called, too.
  T.Steps = 90;
  for (const Type *Part : T.Parts)
    if (Part->is(Type::Function))
      T.Steps += 2 * Part->Steps;
  return intern(std::move(T));
}

const Type *Types::data(const DataType *Definition,
                        std::vector<const Type *> Arguments) {
  Type T;
  T.TheKind = Type::Data;
  T.Parts = std::move(Arguments);
  T.Definition = Definition;
  return intern(std::move(T));
}

const Type *Types::parameter(unsigned Index) {
  Type T;
  T.TheKind = Type::Parameter;
  T.Length = Index;
  return intern(std::move(T));
}

const Type *Types::substitute(const Type *T,
                              llvm::ArrayRef<const Type *> Arguments) {
  if (!T->ContainsParameter)
    return T;
  if (T->is(Type::Parameter))
    return Arguments[T->Length];
  Type Changed = *T;
  for (const Type *&Part : Changed.Parts)
    Part = substitute(Part, Arguments);
  if (Changed.is(Type::Function))
    return function(std::vector<const Type *>(Changed.parameters()),
                    Changed.result(), Changed.HasEffects, Changed.Raises);
  return intern(std::move(Changed));
}

Types::Types(bool Strict)
    : Unit(simple(Type::Unit)), Bool(simple(Type::Bool)),
      Int(simple(Type::Int)), Float(simple(Type::Float)),
      Char(simple(Type::Char)), String(simple(Type::String)) {
  if (Strict)
    return;
  DataType D;
  D.Name = "option";
  D.Parameters = 1;
  D.Constructors = {{"None", {}}, {"Some", {{"", parameter(0)}}}};
  Option = &Predefined.emplace_back(D);
  D.Name = "ref";
  D.IsRecord = true;
  D.Constructors = {{"", {{"contents", parameter(0), true}}}};
  Ref = &Predefined.emplace_back(D);
  D.IsRecord = false;
  D.Name = "result";
  D.Parameters = 2;
  D.Constructors = {{"Ok", {{"", parameter(0)}}},
                    {"Error", {{"", parameter(1)}}}};
  Result = &Predefined.emplace_back(D);
  D.Name = "list";
  D.Parameters = 1;
  D.IsRecursive = true;
  D.Constructors.clear();
  List = &Predefined.emplace_back(D);
  Predefined.back().Constructors = {
      {"[]", {}}, {"::", {{"", parameter(0)}, {"", list(parameter(0))}}}};
}

//===- Random definitions -------------------------------------------------===//

/// Draws the type of a field of definition number Self. MayRecur says whether
/// the type may be one of the group that contains the definition.
const Type *Types::drawFieldType(Random &R, unsigned Self, bool MayRecur) {
  const DataType &D = Definitions[Self];
  if (D.Parameters && R.percent(35))
    return parameter(R.below(D.Parameters));
  if (MayRecur && R.percent(45)) {
    std::vector<const Type *> Same;
    for (unsigned I = 0; I < D.Parameters; ++I)
      Same.push_back(parameter(I));
    unsigned First = Self - D.JoinsPrevious;
    unsigned Other = First + R.below(unsigned(Definitions.size()) - First);
    const Type *T = data(&Definitions[Other], Same);
    switch (R.below(8)) {
    case 0:
      return option(T);
    case 1:
      return list(T);
    case 2:
      return array(T, 2);
    case 3:
      return tuple({T, Int});
    default:
      return T;
    }
  }
  switch (R.below(16)) {
  case 0:
    return Unit;
  case 1:
    return Bool;
  case 2:
    return Char;
  case 3:
    return String;
  case 4:
  case 5:
  case 6:
    return Float;
  case 7:
    if (!Aliases.empty() && R.coin())
      return R.pick<const Type *>(Aliases);
    return tuple(
        {drawFieldType(R, Self, false), drawFieldType(R, Self, false)});
  case 8:
    return option(drawFieldType(R, Self, false));
  case 9:
    return list(drawFieldType(R, Self, false));
  case 10:
    return array(R.coin() ? Int : Float, 1u << R.below(4));
  case 11:
    return R.coin() ? ref(Int) : function({Int}, Int, false, 0);
  case 12:
    // Try to use an earlier type of the program.
    if (Self) {
      const DataType &Earlier = Definitions[R.below(Self)];
      std::vector<const Type *> Arguments;
      for (unsigned I = 0; I < Earlier.Parameters; ++I)
        Arguments.push_back(R.coin() ? Int : Float);
      if (!D.JoinsPrevious)
        return data(&Earlier, Arguments);
    }
    [[fallthrough]];
  default:
    return Int;
  }
}

void Types::drawRecord(Random &R, unsigned Self) {
  DataType &D = Definitions[Self];
  DataConstructor &C = D.Constructors.emplace_back();
  unsigned Count = 1 + R.below(R.percent(20) ? 9 : 4);
  for (unsigned I = 0; I < Count; ++I) {
    Field F{"r" + std::to_string(NextName++), drawFieldType(R, Self, false)};
    F.IsMutable = R.percent(40);
    C.Fields.push_back(F);
  }
  // A recursive record type needs a field that can end the recursion; otherwise
  // it has no finite value.
  if (R.percent(20) && D.IsRecursive) {
    std::vector<const Type *> Same;
    for (unsigned I = 0; I < D.Parameters; ++I)
      Same.push_back(parameter(I));
    const Type *T = data(&D, Same);
    C.Fields.push_back({"r" + std::to_string(NextName++),
                        R.coin() ? option(T) : list(T), R.percent(50)});
  }
}

void Types::drawVariant(Random &R, unsigned Self) {
  DataType &D = Definitions[Self];
  unsigned Constants = R.below(3);
  unsigned Blocks = 1 + R.below(3);
  switch (R.below(8)) {
  case 0: // An enumeration.
    Constants = 1 + R.below(R.percent(25) ? 30 : 5);
    Blocks = 0;
    break;
  case 1: // A single constructor.
    Constants = 0;
    Blocks = 1;
    break;
  case 2: // A constant and a block.
    Constants = Blocks = 1;
    break;
  case 3: // Many of both.
    Constants = R.below(12);
    Blocks = 1 + R.below(12);
    break;
  default:
    break;
  }
  unsigned Base = Constants ? 0 : R.below(Blocks);
  for (unsigned I = 0; I < Constants + Blocks; ++I) {
    DataConstructor C;
    C.Name = "C" + std::to_string(NextName++);
    if (I < Blocks) {
      C.IsInline = R.percent(20);
      unsigned Count = 1 + R.below(R.percent(15) ? 7 : 3);
      bool MayRecur = D.IsRecursive && (Constants || I != Base);
      for (unsigned J = 0; J < Count; ++J)
        C.Fields.push_back({C.IsInline ? "r" + std::to_string(NextName++) : "",
                            drawFieldType(R, Self, MayRecur)});
    }
    D.Constructors.push_back(C);
  }
  D.Base = Constants ? Blocks : Base;
  // Shuffle the constructors: those with and without arguments may come in any
  // order.
  for (unsigned I = D.Constructors.size(); I > 1; --I) {
    unsigned J = R.below(I);
    std::swap(D.Constructors[I - 1], D.Constructors[J]);
    if (D.Base == I - 1 || D.Base == J)
      D.Base = D.Base == J ? I - 1 : J;
  }
}

/// Gives a constructor or field the name of a constructor or field of an
/// earlier type.
void Types::shareNames(Random &R, DataType &D) {
  DataType &Earlier = Definitions[R.below(Definitions.size())];
  if (&Earlier == &D || Earlier.IsRecord != D.IsRecord ||
      Earlier.Constructors.empty())
    return;
  DataConstructor &C = D.Constructors[R.below(D.Constructors.size())];
  const DataConstructor &Other =
      Earlier.Constructors[R.below(Earlier.Constructors.size())];
  if (D.IsRecord)
    C.Fields.front().Name = Other.Fields.back().Name;
  else
    C.Name = Other.Name;
  D.IsAmbiguous = Earlier.IsAmbiguous = true;
}

void Types::drawAlias(Random &R) {
  const Type *Scalars[] = {Int, Float, String, Bool};
  std::vector<const Type *> Parts;
  for (unsigned I = 0, E = 2 + R.below(2); I < E; ++I)
    Parts.push_back(R.pick<const Type *>(Scalars));
  const Type *T = tuple(Parts);
  AliasText +=
      "type a" + std::to_string(Aliases.size()) + " = " + text(T) + "\n";
  Aliases.push_back(T);
}

void Types::drawDataTypes(Random &R, unsigned Count, unsigned SharedNames) {
  while (Definitions.size() < Count) {
    unsigned First = Definitions.size();
    unsigned End = First + (R.percent(20) ? 2 : 1);
    unsigned Parameters = R.percent(30) ? 1 + R.below(2) : 0;
    bool IsRecursive = R.percent(45) || End > First + 1;
    for (unsigned I = First; I < End; ++I) {
      DataType &D = Definitions.emplace_back();
      D.Name = "t" + std::to_string(I);
      D.Parameters = Parameters;
      D.IsRecursive = IsRecursive;
      D.JoinsPrevious = I > First;
    }
    bool ContainsFunction = false, IsCyclic = false;
    for (unsigned I = First; I < End; ++I) {
      DataType &D = Definitions[I];
      D.IsRecord = R.percent(35);
      if (D.IsRecord)
        drawRecord(R, I);
      else
        drawVariant(R, I);
      for (const DataConstructor &C : D.Constructors)
        for (const Field &F : C.Fields) {
          ContainsFunction |= F.Ty->ContainsFunction;
          IsCyclic |=
              F.Ty->IsCyclic || (IsRecursive && F.Ty->IsRecursive &&
                                 (F.IsMutable || F.Ty->is(Type::Array)));
        }
      if (First && R.percent(SharedNames))
        shareNames(R, D);
    }
    for (unsigned I = First; I < End; ++I) {
      Definitions[I].ContainsFunction = ContainsFunction;
      Definitions[I].IsCyclic = IsCyclic;
    }
    // Update the types that were interned before these properties were known.
    for (Type &T : All) {
      auto Update = [&](const Type &Part) {
        T.ContainsFunction |= Part.ContainsFunction;
        T.IsCyclic |= Part.IsCyclic && !T.is(Type::Function);
      };
      if (T.Definition) {
        T.ContainsFunction |= T.Definition->ContainsFunction;
        T.IsCyclic |= T.Definition->IsCyclic;
      }
      for (const Type *Part : T.Parts)
        Update(*Part);
    }
  }
}

bool Types::isAmbiguous(const Type *T) {
  return (T->is(Type::Data) && T->Definition->IsAmbiguous) ||
         std::any_of(T->Parts.begin(), T->Parts.end(), isAmbiguous);
}

//===- Text ---------------------------------------------------------------===//

std::string Types::text(const Type *T) const {
  for (size_t I = 0; I < Aliases.size(); ++I)
    if (Aliases[I] == T)
      return "a" + std::to_string(I);
  auto Operand = [&](const Type *Part) {
    std::string S = text(Part);
    return Part->is(Type::Tuple) || Part->is(Type::Function) ? "(" + S + ")"
                                                             : S;
  };
  std::string S;
  switch (T->TheKind) {
  case Type::Unit:
    return "unit";
  case Type::Bool:
    return "bool";
  case Type::Int:
    return "int";
  case Type::Float:
    return "float";
  case Type::Char:
    return "char";
  case Type::String:
    return "string";
  case Type::Parameter:
    return T->Length ? "'b" : "'a";
  case Type::Array:
    return Operand(T->Parts[0]) + " array";
  case Type::Tuple:
    for (const Type *Part : T->Parts)
      S += (S.empty() ? "" : " * ") + Operand(Part);
    return S;
  case Type::Function:
    for (const Type *Part : T->parameters())
      S += Operand(Part) + " -> ";
    return S + Operand(T->result());
  case Type::Data:
    break;
  }
  if (T->Parts.size() == 1)
    return Operand(T->Parts[0]) + " " + T->Definition->Name;
  for (const Type *Part : T->Parts)
    S += (S.empty() ? "(" : ", ") + text(Part);
  return S + (S.empty() ? "" : ") ") + T->Definition->Name;
}

std::string Types::fieldsText(const std::vector<Field> &Fields) const {
  std::string S;
  for (const Field &F : Fields)
    S += std::string(S.empty() ? "{ " : "; ") +
         (F.IsMutable ? "mutable " : "") + F.Name + " : " + text(F.Ty);
  return S + " }";
}

std::string Types::definitionText() const {
  std::string S = AliasText;
  for (const DataType &D : Definitions) {
    S += D.JoinsPrevious ? "and " : "type ";
    S += D.Parameters == 1 ? "'a " : D.Parameters ? "('a, 'b) " : "";
    S += D.Name + " =";
    for (const DataConstructor &C : D.Constructors) {
      if (D.IsRecord) {
        S += " " + fieldsText(C.Fields);
        continue;
      }
      S += &C == &D.Constructors.front() ? " " : " | ";
      S += C.Name;
      if (C.IsInline)
        S += " of " + fieldsText(C.Fields);
      else
        for (const Field &F : C.Fields)
          S += (&F == &C.Fields.front() ? " of " : " * ") +
               (F.Ty->is(Type::Tuple) || F.Ty->is(Type::Function)
                    ? "(" + text(F.Ty) + ")"
                    : text(F.Ty));
    }
    S += "\n";
  }
  return S;
}
