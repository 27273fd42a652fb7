//===- VerifyCore.cpp - Verifier of the core language ---------------------===//

#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml::ast;
using llvm::StringRef;

static bool isCore(const Expression &E) {
  switch (E.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return true;
#include "mincaml/Frontend/Syntax.def"
  default:
    return false;
  }
}

static StringRef className(const Expression &E) {
  switch (E.TheKind) {
#define EXPRESSION(Class)                                                      \
  case Expression::Kind::Class:                                                \
    return #Class;
#define SURFACE_EXPRESSION(Class) EXPRESSION(Class)
#include "mincaml/Frontend/Syntax.def"
  }
  llvm_unreachable("covered switch");
}

/// Returns a description of what is wrong with the constructor or field that E
/// uses, or an empty string.
static StringRef constructorProblem(const Expression &E) {
  auto HasField = [](const auto &Access) {
    return Access.Constructor &&
           Access.Index < Access.Constructor->Fields.size();
  };
  if (const auto *C = llvm::dyn_cast<Construct>(&E))
    return !C->Constructor ? "has no constructor"
           : C->Arguments.size() != C->Constructor->Arguments.size()
               ? "has a wrong number of arguments"
               : "";
  if (const auto *G = llvm::dyn_cast<GetField>(&E))
    return HasField(*G) ? "" : "has no field";
  if (const auto *S = llvm::dyn_cast<SetField>(&E))
    return HasField(*S) ? "" : "has no field";
  if (const auto *T = llvm::dyn_cast<TypeDefinition>(&E))
    return llvm::any_of(T->Declarations,
                        [](const TypeDeclaration &D) { return !D.Definition; })
               ? "has an abbreviation"
               : "";
  return "";
}

/// Whether P is a pattern of the core. It must contain no record pattern.
static bool isCorePattern(const Pattern &P) {
  return !P.is(Pattern::Kind::Record) &&
         (!P.is(Pattern::Kind::Construct) || P.TheConstructor);
}

bool mincaml::ast::verifyCore(const Expression &Program,
                              llvm::raw_ostream &OS) {
  bool IsGood = true;
  auto Report = [&](const Expression &E, StringRef Problem) {
    OS << className(E) << ": " << Problem << '\n';
    IsGood = false;
  };
  std::vector<const Expression *> Pending{&Program};
  llvm::SmallVector<const Expression *, 8> Operands;
  while (!Pending.empty()) {
    const Expression *E = Pending.back();
    Pending.pop_back();
    if (!isCore(*E))
      Report(*E, "is not an expression of the core");
    if (!E->Ty)
      Report(*E, "has no type");
    if (StringRef Problem = constructorProblem(*E); !Problem.empty())
      Report(*E, Problem);
    forEachPattern(*E, [&](const Pattern &P) {
      if (!isCorePattern(P))
        Report(*E, "has a pattern that does not belong to the core");
    });
    if (const auto *L = llvm::dyn_cast<LetRec>(E))
      if (!L->Function->Patterns.empty())
        Report(*E, "has a parameter that is not a name");
    if (const auto *L = llvm::dyn_cast<LetRecGroup>(E)) {
      if (L->Functions.size() < 2)
        Report(*E, "is not a group of two or more functions");
      for (const FunctionDefinition *F : L->Functions)
        if (!F->Patterns.empty())
          Report(*E, "has a parameter that is not a name");
    }
    if (const auto *M = llvm::dyn_cast<Match>(E))
      if (M->Cases.empty() || M->Cases.size() != M->Guards.size() ||
          M->Cases.size() != M->Bodies.size())
        Report(*E, "has a wrong number of cases");
    Operands.clear();
    appendOperands(E, Operands);
    Pending.insert(Pending.end(), Operands.begin(), Operands.end());
  }
  return IsGood;
}
