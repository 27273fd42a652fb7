//===- Data.cpp - Data types, patterns, matches ---------------------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::SaveAndRestore;

/// Returns Value with a type annotation, if the names of its constructors or
/// fields do not determine its type.
Text ProgramGenerator::annotated(const Type *Ty, const Text &Value) {
  if (!Types::isAmbiguous(Ty))
    return Value;
  // In OCaml, a type variable stands for the same type in a whole top-level
  // definition, which can be the whole program. So `_` replaces the variables.
  Text S = T.text(Ty);
  for (size_t At = 0; (At = S.find('\'', At)) != Text::npos;)
    S.replace(At, 2, "_");
  return "(" + Value + " : " + S + ")";
}

//===- Construction -------------------------------------------------------===//

Text ProgramGenerator::constructText(const Type *Ty, unsigned Constructor,
                                     ArrayRef<Text> Values) {
  const DataType *D = Ty->Definition;
  const DataConstructor &Made = D->Constructors[Constructor];
  if (D == T.List)
    return Values.empty() ? "[]" : atom(Values[0]) + " :: " + atom(Values[1]);
  if (D == T.Ref)
    return "ref " + atom(Values[0]);
  Text S;
  if (D->IsRecord || Made.IsInline) {
    for (const auto &[F, Value] : llvm::zip_equal(Made.Fields, Values))
      S += Text(S.empty() ? "{ " : "; ") + F.Name + " = " + atom(Value);
    S += " }";
  } else if (Values.size() == 1) {
    S = atom(Values[0]);
  } else if (!Values.empty()) {
    for (const Text &Value : Values)
      S += (S.empty() ? "(" : ", ") + atom(Value);
    S += ")";
  }
  if (!D->IsRecord)
    S = Made.Name + (S.empty() ? "" : " ") + S;
  return annotated(Ty, S);
}

Text ProgramGenerator::construct(const Type *Ty, unsigned Constructor,
                                 unsigned Depth, bool Simple) {
  const DataType *D = Ty->Definition;
  const DataConstructor &Made = D->Constructors[Constructor];
  charge(3 + Made.Fields.size());
  unsigned Recursive = 0;
  for (const Field &F : Made.Fields)
    Recursive += T.fieldType(Ty, F)->IsRecursive;
  SaveAndRestore<unsigned> Room(
      C.Room, Recursive
                  ? std::min(UsualSize, std::max(C.Room, 1u) - 1) / Recursive
                  : C.Room);
  std::vector<Text> Values;
  for (const Field &F : Made.Fields) {
    const Type *FieldTy = T.fieldType(Ty, F);
    Values.push_back(Simple || C.Room == 0 ? simplest(FieldTy)
                                           : operand(FieldTy, Depth));
  }
  return constructText(Ty, Constructor, Values);
}

Text ProgramGenerator::construction(const Type *Ty, unsigned Depth) {
  const DataType *D = Ty->Definition;
  bool IsSmall = Ty->IsRecursive && C.Room < 2;
  unsigned Choice =
      IsSmall ? D->Base : R.below(unsigned(D->Constructors.size()));
  return construct(Ty, Choice, Depth, IsSmall);
}

Text ProgramGenerator::listLiteral(const Type *Ty, unsigned Depth) {
  if (Ty->Definition != T.List || C.Room < 6)
    return "";
  SaveAndRestore<unsigned> Room(C.Room, C.Room / 5);
  Text S = "[";
  for (unsigned I = 0, E = R.below(4); I < E; ++I)
    S += (I ? "; " : "") + arg(Ty->Parts[0], Depth);
  return S + "]";
}

Text ProgramGenerator::recordUpdate(const Type *Ty, unsigned Depth) {
  const DataType *D = Ty->Definition;
  if (!D->IsRecord || D == T.Ref || D->Constructors[0].Fields.size() < 2)
    return "";
  const Variable *V = pick(Ty);
  SaveAndRestore<unsigned> Room(C.Room, C.Room / 2);
  if (V && V->Size > C.Room && Ty->IsRecursive)
    return "";
  Text Old = annotated(Ty, V ? V->Name : atom(simplest(Ty)));
  ArrayRef<Field> Fields = D->Constructors[0].Fields;
  size_t Kept = R.below(unsigned(Fields.size()));
  Text Changes;
  for (size_t I = 1; I < Fields.size(); ++I) {
    const Field &F = Fields[(Kept + I) % Fields.size()];
    if (I == 1 || R.percent(25))
      Changes += filled("$0$1 = #2", {Changes.empty() ? "" : "; ", F.Name,
                                      operand(T.fieldType(Ty, F), Depth)});
  }
  return filled("{ $0 with $1 }", {Old, Changes});
}

/// Returns a variable with a field of type Ty, or null, and sets F to the
/// field.
const Variable *ProgramGenerator::pickField(const Type *Ty, bool Mutable,
                                            const Field *&F) {
  llvm::SmallVector<std::pair<const Variable *, const Field *>, 16> Found;
  for (const Variable &V : Scope)
    if (!V.IsHidden && V.Ty && V.Ty->is(Type::Data) &&
        V.Ty->Definition->IsRecord)
      for (const Field &Candidate : V.Ty->Definition->Constructors[0].Fields)
        if ((!Mutable || Candidate.IsMutable) &&
            (!Ty || T.fieldType(V.Ty, Candidate) == Ty) &&
            (!Ty || !Ty->IsRecursive || V.Size <= C.Room))
          Found.push_back({&V, &Candidate});
  if (Found.empty())
    return nullptr;
  auto [V, Candidate] = Found[R.below(unsigned(Found.size()))];
  F = Candidate;
  return V;
}

Text ProgramGenerator::fieldAccess(const Type *Ty, unsigned) {
  const Field *F;
  const Variable *V = pickField(Ty, false, F);
  if (!V || !hasRoom(Ty))
    return "";
  return fieldText(V->Ty, V->Name, *F);
}

Text ProgramGenerator::fieldText(const Type *Ty, const Text &Value,
                                 const Field &F) {
  // `!!` is one operator.
  if (Ty->Definition == T.Ref)
    return "!" + (Value.front() == '!' ? "(" + Value + ")" : Value);
  return annotated(Ty, Value) + "." + F.Name;
}

Text ProgramGenerator::assignmentText(const Type *Ty, const Text &Record,
                                      const Field &F, const Text &Value) {
  if (Ty->Definition == T.Ref)
    return filled("$0 := #1", {Record, Value});
  return filled("$0 <- #1", {fieldText(Ty, Record, F), Value});
}

Text ProgramGenerator::fieldAssignment(const Type *, unsigned Depth) {
  const Field *F;
  const Variable *V = pickField(nullptr, true, F);
  if (!V || !C.HasEffects)
    return "";
  const Type *Ty = V->Ty;
  Text Record = V->Name;
  C.DoesEffects = true;
  SaveAndRestore<unsigned> Room(C.Room, UsualSize);
  Text Value = operand(T.fieldType(Ty, *F), Depth);
  return assignmentText(Ty, Record, *F, Value);
}

//===- Patterns -----------------------------------------------------------===//

/// Appends to Result copies of P in which one wildcard is replaced by patterns
/// for the constructors, the components or some literals of its type. Together,
/// the copies match all values that P matches. Returns false if P contains no
/// wildcard that can be replaced.
bool ProgramGenerator::refine(Pattern &P, std::vector<Pattern> &Result) {
  if (P.TheKind == Pattern::Wildcard) {
    auto AddLiteral = [&](const Text &S) {
      if (llvm::none_of(Result,
                        [&](const Pattern &Q) { return Q.Literals == S; }))
        Result.push_back({Pattern::Literal, P.Ty, 0, S});
    };
    switch (P.Ty->TheKind) {
    case Type::Bool:
      AddLiteral("true");
      AddLiteral("false");
      return true;
    case Type::Int:
      for (unsigned I = 0, E = 1 + R.below(R.percent(15) ? 9 : 3); I < E; ++I)
        AddLiteral(literal(R.percent(10) ? INT32_MIN + int32_t(R.below(2))
                                         : R.between(-3, 9)));
      break;
    case Type::Float:
      AddLiteral(oneOf("0.5", "0.0", "1.0"));
      break;
    case Type::Char:
      AddLiteral("'a'..'m'");
      if (R.coin())
        AddLiteral("'0'..'9'");
      if (R.coin())
        AddLiteral("'n'");
      break;
    case Type::String:
      AddLiteral("\"a\"");
      if (R.coin())
        AddLiteral("\"\"");
      break;
    case Type::Tuple:
      Result.push_back(wildcards(Pattern::Tuple, P.Ty, P.Ty->Parts));
      return true;
    case Type::Array: {
      // The length is not part of the type in the program, so a pattern may
      // have another length.
      unsigned Length = R.percent(70) ? P.Ty->Length : R.below(3);
      if (Length > 4)
        return false;
      std::vector<const Type *> Tys(Length, P.Ty->Parts[0]);
      Result.push_back(wildcards(Pattern::Array, P.Ty, Tys));
      break;
    }
    case Type::Data: {
      const DataType *D = P.Ty->Definition;
      if (D == T.Ref)
        return false;
      for (unsigned I = 0; I < D->Constructors.size(); ++I) {
        if (D->Constructors.size() > 6 && R.percent(60))
          continue;
        Result.push_back(constructorPattern(P.Ty, I));
      }
      if (Result.size() == D->Constructors.size())
        return true;
      break;
    }
    default:
      return false;
    }
    Result.push_back(P);
    return true;
  }
  // Try the parts in order, from a random one on.
  size_t N = P.Parts.size();
  for (size_t I = 0, First = N ? R.below(unsigned(N)) : 0; I < N; ++I) {
    std::vector<Pattern> Parts;
    size_t Part = (First + I) % N;
    if (!refine(P.Parts[Part], Parts))
      continue;
    for (const Pattern &Refined : Parts) {
      Result.push_back(P);
      Result.back().Parts[Part] = Refined;
    }
    return true;
  }
  return false;
}

Pattern ProgramGenerator::wildcards(Pattern::Kind K, const Type *Ty,
                                    ArrayRef<const Type *> Parts) {
  Pattern P{K, Ty};
  for (const Type *Part : Parts)
    P.Parts.push_back({Pattern::Wildcard, Part});
  return P;
}

/// Replaces a wildcard by a pattern that matches all values and destructures
/// them, and may do the same for their parts. Returns false if there is no such
/// pattern.
bool ProgramGenerator::takeApart(Pattern &P) {
  if (P.Ty->is(Type::Tuple))
    P = wildcards(Pattern::Tuple, P.Ty, P.Ty->Parts);
  else if (P.Ty->is(Type::Data) && P.Ty->Definition != T.Ref &&
           P.Ty->Definition->Constructors.size() == 1)
    P = constructorPattern(P.Ty, 0);
  else
    return false;
  for (Pattern &Part : P.Parts)
    if (R.percent(30))
      takeApart(Part);
  return true;
}

/// Binds a parameter, which is a name or a pattern that matches all values.
/// Returns its text.
Text ProgramGenerator::boundParameter(const Type *Ty) {
  if (Ty->is(Type::Unit) && R.coin())
    return "()";
  Pattern P{Pattern::Wildcard, Ty};
  if (extended() && percent(Construct::ParameterPatterns) && takeApart(P))
    return annotated(Ty, atom(bound(P)));
  return bindNew("p", Ty);
}

/// Generates a value and a pattern that destructures it. The pattern may fail
/// to match if something handles Match_failure. Returns false if the type has
/// no parts.
bool ProgramGenerator::drawParts(unsigned Depth, Text &Parts, Text &Value) {
  const Type *Ty = anyType(2);
  Pattern P{Pattern::Wildcard, Ty};
  if (mayRaise(1u << MatchFailure) && Ty->is(Type::Data) &&
      Ty->Definition != T.Ref && percent(Construct::NotExhaustive)) {
    P = constructorPattern(
        Ty, R.below(unsigned(Ty->Definition->Constructors.size())));
    C.Raises |= 1u << MatchFailure;
  } else if (!takeApart(P)) {
    return false;
  }
  Value = annotated(Ty, expr(Ty, Depth));
  // OCaml infers the type of the pattern before that of the value, so the
  // pattern needs the annotation, too.
  Parts = extended() ? annotated(Ty, atom(bound(P))) : bindTuple(Ty);
  return true;
}

/// Returns a pattern of the constructor with wildcards for its fields.
Pattern ProgramGenerator::constructorPattern(const Type *Ty,
                                             unsigned Constructor) {
  std::vector<const Type *> Tys;
  for (const Field &F : Ty->Definition->Constructors[Constructor].Fields)
    Tys.push_back(T.fieldType(Ty, F));
  Pattern P = wildcards(Pattern::Construct, Ty, Tys);
  P.Constructor = Constructor;
  return P;
}

/// Returns patterns that together match all values of a type. If only some
/// literals or constructors are listed, the last patterns overlap the earlier
/// ones.
std::vector<Pattern> ProgramGenerator::cover(const Type *Ty,
                                             unsigned Refinements) {
  std::vector<Pattern> Cases = {{Pattern::Wildcard, Ty}};
  for (unsigned I = 0; I < Refinements && Cases.size() < 10; ++I) {
    size_t Choice = R.below(unsigned(Cases.size()));
    std::vector<Pattern> Refined;
    if (!refine(Cases[Choice], Refined))
      continue;
    Cases.erase(Cases.begin() + Choice);
    Cases.insert(Cases.begin() + Choice, Refined.begin(), Refined.end());
  }
  return Cases;
}

static void collectParts(Pattern &P, std::vector<Pattern *> &Result) {
  Result.push_back(&P);
  if (P.TheKind != Pattern::Or)
    for (Pattern &Part : P.Parts)
      collectParts(Part, Result);
}

/// Replaces a part of the pattern by an or-pattern that matches more values.
void ProgramGenerator::addAlternative(Pattern &P) {
  std::vector<Pattern *> Parts;
  collectParts(P, Parts);
  Pattern *Part = R.pick<Pattern *>(Parts);
  if (Part->TheKind == Pattern::Wildcard)
    Part = &P;
  if (Part->TheKind == Pattern::Wildcard)
    return;
  // The alternatives can be equal patterns in which the variables are bound to
  // different parts.
  Pattern Other = *Part;
  if (R.percent(60))
    Other = R.pick<Pattern>(cover(Part->Ty, 1 + R.below(3)));
  Pattern Both{Pattern::Or, Part->Ty, 0, "", {*Part, Other}};
  if (R.coin())
    std::swap(Both.Parts[0], Both.Parts[1]);
  *Part = Both;
}

/// Gives names to some of the wildcards of a pattern.
void ProgramGenerator::bindNames(Pattern &P, unsigned Size) {
  if (P.TheKind == Pattern::Wildcard) {
    if (R.percent(70))
      P.Name = bindNew("q", P.Ty, Size);
    return;
  }
  if (P.TheKind == Pattern::Or) {
    size_t First = Scope.size();
    bindNames(P.Parts[0], Size);
    if (!bindSame(P.Parts[1], First)) {
      leaveScope(First);
      for (Pattern &Alternative : P.Parts)
        forgetNames(Alternative);
    }
    return;
  }
  ArrayRef<Field> Fields;
  if (P.TheKind == Pattern::Construct)
    Fields = P.Ty->Definition->Constructors[P.Constructor].Fields;
  for (size_t I = 0; I < P.Parts.size(); ++I) {
    Pattern &Part = P.Parts[I];
    bool IsBound = Fields.empty() || Fields[I].Name.empty() ||
                   llvm::any_of(ArrayRef(Scope).drop_front(GroupStart),
                                [&](const Variable &V) {
                                  return V.Name == Fields[I].Name;
                                });
    if (Part.TheKind == Pattern::Wildcard && !IsBound && R.percent(20))
      bind(Part.Name = Fields[I].Name, Part.Ty, Size);
    else
      bindNames(Part, Size);
  }
  if (R.percent(8))
    bind(P.Name = name("w"), P.Ty, Size);
}

/// Gives parts of P the names of the variables from First on, which have the
/// same types. Returns false if P has too few parts of one of these types.
bool ProgramGenerator::bindSame(Pattern &P, size_t First) {
  std::vector<Pattern *> Parts;
  collectParts(P, Parts);
  for (size_t I = First; I < Scope.size(); ++I) {
    std::vector<Pattern *> Same;
    for (Pattern *Part : Parts)
      if (Part->Ty == Scope[I].Ty && Part->Name.empty())
        Same.push_back(Part);
    if (Same.empty())
      return false;
    R.pick<Pattern *>(Same)->Name = Scope[I].Name;
  }
  return true;
}

void ProgramGenerator::forgetNames(Pattern &P) {
  P.Name.clear();
  for (Pattern &Part : P.Parts)
    forgetNames(Part);
}

/// Gives names to parts of the pattern, brings them into scope, and returns the
/// text of the pattern.
Text ProgramGenerator::bound(Pattern P, unsigned Size) {
  SaveAndRestore<size_t> Group(GroupStart, std::min(GroupStart, Scope.size()));
  bindNames(P, Size);
  return patternText(P);
}

Text ProgramGenerator::patternText(const Pattern &P) {
  if (P.TheKind == Pattern::Wildcard)
    return P.Name.empty() ? "_" : P.Name;
  Text S = unnamedText(P);
  return P.Name.empty() ? S : "(" + S + " as " + P.Name + ")";
}

Text ProgramGenerator::unnamedText(const Pattern &P) {
  auto List = [&](StringRef Open, StringRef Separator, StringRef Close) {
    Text S;
    for (const Pattern &Part : P.Parts)
      S += (S.empty() ? Open : Separator).str() + operandText(Part);
    return (S.empty() ? Open.str() : S) + Close.str();
  };
  switch (P.TheKind) {
  case Pattern::Wildcard:
    return "_";
  case Pattern::Literal:
    return P.Literals;
  case Pattern::Tuple:
    return List("(", ", ", ")");
  case Pattern::Array:
    return List("[|", "; ", "|]");
  case Pattern::Or:
    return List("(", " | ", ")");
  case Pattern::Construct:
    break;
  }
  const DataType *D = P.Ty->Definition;
  const DataConstructor &Made = D->Constructors[P.Constructor];
  if (D == T.List)
    return P.Parts.empty() ? "[]" : List("(", " :: ", ")");
  auto IsHole = [](const Pattern &Part) {
    return Part.TheKind == Pattern::Wildcard && Part.Name.empty();
  };
  Text S;
  if (D->IsRecord || Made.IsInline) {
    bool LeavesOut = false;
    for (const auto &[F, Part] : llvm::zip_equal(Made.Fields, P.Parts)) {
      if (IsHole(Part) && R.percent(40) &&
          (!S.empty() || &F != &Made.Fields.back())) {
        LeavesOut = true;
        continue;
      }
      S += S.empty() ? "{ " : "; ";
      S += F.Name;
      if (Part.TheKind != Pattern::Wildcard || Part.Name != F.Name)
        S += " = " + operandText(Part);
    }
    S += LeavesOut ? "; _ }" : " }";
  } else if (P.Parts.size() == 1) {
    S = operandText(P.Parts[0]);
  } else if (!P.Parts.empty()) {
    bool HasNone = llvm::all_of(P.Parts, IsHole) && R.percent(20);
    S = HasNone ? "_" : List("(", ", ", ")");
  }
  if (!D->IsRecord)
    S = Made.Name + (S.empty() ? "" : " ") + S;
  return S;
}

/// Returns the text of a pattern within another pattern.
Text ProgramGenerator::operandText(const Pattern &P) {
  Text S = patternText(P);
  bool IsApplication = P.TheKind == Pattern::Construct && P.Name.empty() &&
                       !P.Parts.empty() && !P.Ty->Definition->IsRecord;
  return (IsApplication || S.front() == '-') && S.front() != '(' ? "(" + S + ")"
                                                                 : S;
}

/// Returns a condition, which usually depends on one of the variables from
/// First on.
Text ProgramGenerator::guard(size_t First) {
  for (size_t I = Scope.size(); I-- > First;) {
    const Variable &V = Scope[I];
    if (V.IsHidden || !V.Ty || R.percent(40))
      continue;
    if (V.Ty->is(Type::Bool))
      return V.Name;
    if (V.Ty->is(Type::Int) || V.Ty->is(Type::Float) || V.Ty->is(Type::Char))
      return V.Name + " " + oneOf("=", "<>", "<", ">=") + " " +
             atom(constant(V.Ty, 0));
  }
  return atom(pure(T.Bool, 2));
}

/// Generates cases, " | pattern -> body | ...". Their patterns may be disjoint,
/// overlap, or match only values that earlier cases match.
Text ProgramGenerator::matchCases(const Type *Scrutinee, unsigned Size,
                                  llvm::function_ref<Text()> Body) {
  struct Case {
    Pattern ThePattern;
    /// Whether the other cases match all values of this one.
    bool IsExtra = false;
    bool IsGuarded = false;
  };
  std::vector<Case> Cases;
  for (const Pattern &P : cover(Scrutinee, 1 + R.below(4)))
    Cases.push_back({P});
  // Omit a case if something handles Match_failure.
  bool MayFail = mayRaise(1u << MatchFailure);
  if (MayFail && percent(Construct::NotExhaustive)) {
    C.Raises |= 1u << MatchFailure;
    Cases.erase(Cases.begin() + R.below(unsigned(Cases.size())));
  }
  // Add cases that overlap the others: patterns of other coverings, and copies
  // with a guard.
  while (Cases.empty() || (Cases.size() < 10 && percent(Construct::Overlap))) {
    size_t At = R.below(unsigned(Cases.size()) + 1);
    Case Extra{R.pick<Pattern>(cover(Scrutinee, 1 + R.below(3))), true};
    if (At < Cases.size() && R.percent(40))
      Extra = {Cases[At].ThePattern, true, true};
    Cases.insert(Cases.begin() + At, Extra);
  }
  charge(2 * Cases.size());
  // OCaml 4.13 fails with an internal error if a case with a guard and an
  // or-pattern has no value left to match, unless later cases match everything.
  bool NeedsRest = false;
  Text S;
  for (const Text &Arm : branches(unsigned(Cases.size()), [&](unsigned I) {
         Case &Current = Cases[I];
         if (percent(Construct::OrPatterns))
           addAlternative(Current.ThePattern);
         size_t First = Scope.size();
         Text Arm = bound(Current.ThePattern, Size);
         if ((MayFail || Current.IsExtra) &&
             (Current.IsGuarded || percent(Construct::Guards))) {
           C.Raises |= MayFail ? 1u << MatchFailure : 0;
           NeedsRest |= I && (StringRef(Arm).contains('|') ||
                              StringRef(Arm).contains(".."));
           Arm += " when " + guard(First);
         }
         return Arm + " -> " + atom(Body());
       }))
    S += " | " + Arm;
  if (NeedsRest)
    S += " | _ -> " + atom(scoped(Body));
  return S;
}

/// Returns a value to match: a variable, if there is one, or another
/// expression. Sets Size to the largest size of the value.
Text ProgramGenerator::scrutinee(const Type *Ty, unsigned Depth,
                                 unsigned &Size) {
  Size = UsualSize;
  Text Code;
  if (const Variable *V = R.percent(70) ? pick(Ty) : nullptr) {
    Size = V->Size;
    Code = V->Name;
  } else {
    SaveAndRestore<unsigned> Room(C.Room, UsualSize);
    Code = expr(Ty, Depth);
  }
  return annotated(Ty, Code);
}

/// Generates a match whose cases have values of type Ty, which Body generates.
Text ProgramGenerator::matchOf(const Type *Matched, const Type *Ty,
                               unsigned Depth,
                               llvm::function_ref<Text()> Body) {
  unsigned Size;
  auto Value = [&] { return scrutinee(Matched, Depth, Size); };
  auto Cases = [&] { return matchCases(Matched, Size, Body); };
  if (percent(Construct::MatchException))
    return tried(Ty, someExceptions(), Depth, Value, Cases);
  Text Code = Value();
  return "(match " + Code + " with" + Cases() + ")";
}

Text ProgramGenerator::match(const Type *Ty, unsigned Depth) {
  const Type *Matched = nullptr;
  // Prefer types of variables, because a match on a variable tells something
  // about its value.
  if (const Variable *V = R.percent(70) ? pick([](const Variable &V) {
        return V.Ty && (V.Ty->is(Type::Data) || V.Ty->is(Type::Tuple) ||
                        V.Ty->is(Type::Char));
      })
                                        : nullptr)
    Matched = V->Ty;
  else
    Matched = R.percent(60) ? dataType(1) : anyType(2, false);
  if (Matched->is(Type::Data) && Matched->Definition == T.Ref)
    return "";
  return matchOf(Matched, Ty, Depth, [&] { return expr(Ty, Depth); });
}

//===- Mixing values into the checksum ------------------------------------===//

/// Generates functions that mix values of the types in Mixed into the checksum.
/// They traverse the values to a limited depth.
Text ProgramGenerator::mixFunctions(bool IsTop) {
  SaveAndRestore<CodeContext> Outer(C);
  C = {};
  C.Limit = {UINT32_MAX, UINT32_MAX};
  MixDepth = "(d - 1)";
  Text S;
  for (size_t I = 0; I < Mixed.size(); ++I) {
    const Type *Ty = Mixed[I];
    const bool IsRef = Ty->Definition == T.Ref;
    const size_t Constructors = Ty->Definition->Constructors.size();
    S += filled("$0 mix_$1 d (v : $2) =\n  if d > 0 then\n    match v with\n",
                {S.empty() ? "let rec" : "and", std::to_string(I), T.text(Ty)});
    for (unsigned Made = 0; Made < Constructors; ++Made) {
      Pattern P = constructorPattern(Ty, Made);
      Text Effects;
      if (Constructors > 1)
        Effects = "; mix " + literal(int32_t(Made));
      for (Pattern &Part : P.Parts) {
        Part.Name = IsRef ? "!v" : name("y");
        Text Effect = mix(Part.Ty, Part.Name);
        if (Effect.empty())
          Part.Name.clear();
        else
          Effects += "; " + Effect;
      }
      S += filled("    | $0 -> $1\n",
                  {IsRef ? "_" : patternText(P),
                   Effects.empty() ? "()" : Effects.substr(2)});
    }
  }
  return S.empty() || IsTop ? S : S + "in\n";
}
