//===- Externals.cpp - Names that the program does not define -------------===//

#include "Inference/Externals.h"
#include "Inference/Unifier.h"
#include "LibraryHints.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using llvm::SMRange;
using llvm::StringRef;

namespace {

enum class ScalarType { UNIT, INT, FLOAT };

struct RuntimeExternal {
  StringRef Name;
  ScalarType Parameter;
  ScalarType Result;
};

constexpr RuntimeExternal RuntimeExternals[] = {
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect)                      \
  {#Name, ScalarType::Parameter, ScalarType::Result},
#include "mincaml/Support/RuntimeABI.def"
};

Type *scalar(TypeContext &Types, ScalarType T) {
  switch (T) {
  case ScalarType::UNIT:
    return Types.unit();
  case ScalarType::INT:
    return Types.integer();
  case ScalarType::FLOAT:
    break;
  }
  return Types.floating();
}

/// Symbols of the runtime that are not externals.
constexpr StringRef ReservedSymbols[] = {
#define MINCAML_RESERVED(Name) "min_caml_" #Name,
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Name, CType) #Name,
#define MINCAML_FAILURE(Name, Arguments) "min_caml_fail_" #Name,
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

Externals::Externals(TypeContext &Types) : Types(Types) {
  for (const RuntimeExternal &E : RuntimeExternals)
    Runtime[E.Name] =
        Types.function(scalar(Types, E.Parameter), scalar(Types, E.Result));
  Runtime["create_array"] = nullptr; // a new one at each use
  Runtime["create_float_array"] = Types.function(
      {Types.integer(), Types.floating()}, Types.array(Types.floating()));
}

Type *Externals::runtimeType(StringRef Name) {
  auto I = Runtime.find(Name);
  if (I == Runtime.end())
    return nullptr;
  if (I->second)
    return I->second;
  Type *Element = Types.variable();
  return Types.function({Types.integer(), Element}, Types.array(Element));
}

Type *Externals::implicitType(const ast::VariableReference &Use, bool IsCallee,
                              const SymbolTable &Scope) {
  ImplicitExternal &E = Implicit[Use.Name];
  if (!E.Ty) {
    E.Ty = Types.outermostVariable();
    E.FirstUse = Use.Range;
    if (!findLibraryHint(Use.Name))
      E.Suggestion = findNear(Use.Name, Scope);
  }
  if (!IsCallee && !E.ValueUse)
    E.ValueUse = Use.Range;
  return E.Ty;
}

StringRef Externals::findNear(StringRef Name, const SymbolTable &Scope) {
  constexpr size_t ShortestName = 3;
  constexpr size_t LongestName = 60;
  if (Name.size() < ShortestName || Name.size() > LongestName)
    return "";
  unsigned Distance = (Name.size() + 2) / 3;
  StringRef Best;
  auto Consider = [&](StringRef Candidate) {
    if (!ComparisonBudget)
      return false;
    --ComparisonBudget;
    unsigned Difference = std::max(Candidate.size(), Name.size()) -
                          std::min(Candidate.size(), Name.size());
    if (Difference > Distance || Candidate.size() < 2)
      return true;
    unsigned D = Name.edit_distance(Candidate, true, Distance);
    if (D <= Distance) {
      Best = Candidate;
      // Another one has to be better.
      Distance = D - 1;
    }
    return D > 1;
  };
  Scope.forEachName(Consider);
  for (const auto &[Candidate, Ty] : Runtime)
    if (!Consider(Candidate))
      break;
  return Best;
}

void Externals::report(DiagnosticEngine &Diagnostics, Unifier &U) {
  for (auto &[Name, E] : Implicit) {
    std::string DidYouMean;
    if (!E.Suggestion.empty())
      DidYouMean = ("; did you mean '" + E.Suggestion + "'?").str();
    std::string Symbol = (runtime::SymbolPrefix + Name).str();
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
      if (!E.Suggestion.empty())
        D.replace(Use, E.Suggestion);
      if (const LibraryHint *Known = findLibraryHint(N))
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
