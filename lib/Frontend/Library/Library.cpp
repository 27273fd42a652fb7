//===- Library.cpp - The library that is written in MinCaml ---------------===//

#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

namespace {

struct Module {
  StringRef Name;
  StringRef Text;
};

constexpr Module Modules[] = {
#include "LibraryText.inc"
};

/// Calls Visit with each name that a module defines, without the module's name.
/// Relies on every definition starting in the first column.
template <typename Function> void forEachName(const Module &M, Function Visit) {
  constexpr StringRef Keyword = "\nlet ";
  StringRef Rest = M.Text;
  for (size_t I = Rest.find(Keyword); I != StringRef::npos;
       I = Rest.find(Keyword)) {
    Rest = Rest.drop_front(I + Keyword.size());
    Visit(Rest.take_until([](char C) { return C == ' '; }));
  }
}

/// The library names that are used, each with the source range of a use.
using Uses = llvm::MapVector<StringRef, SMRange>;

void collectUses(const Expression &Root, Uses &Found) {
  forEachExpression(Root, [&Found](const Expression &E) {
    if (const auto *V = dyn_cast<VariableReference>(&E);
        V && V->Name.contains('.') && isLibraryName(V->Name))
      Found.insert({V->Name, V->Range});
  });
}

Binder &nameOf(LetDefinitions &L) {
  Definition &D = L.Definitions.front();
  return D.Function ? D.Function->Name : D.Target.Variable;
}

/// Parses a module and returns its definitions in the order of the text. Each
/// uses only earlier ones.
std::vector<LetDefinitions *> parseModule(const Module &M, ASTContext &Trees) {
  llvm::SourceMgr Sources;
  DiagnosticEngine Diagnostics(Sources, llvm::nulls());
  unsigned ID = Sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(M.Text, M.Name), llvm::SMLoc());
  Expression *E = parse(Sources, ID, Trees, LanguageOptions(), Diagnostics);
  if (!E)
    llvm::report_fatal_error("the library has errors: " + M.Name);
  std::vector<LetDefinitions *> Definitions;
  while (auto *L = dyn_cast<LetDefinitions>(E)) {
    Binder &Name = nameOf(*L);
    Name.Name = Trees.intern((M.Name + "." + Name.Name).str());
    Definitions.push_back(L);
    E = L->Body;
  }
  return Definitions;
}

void relocate(FunctionDefinition &F, SMRange Range) {
  F.Range = Range;
  F.Name.Range = Range;
  for (Binder &B : F.Parameters)
    B.Range = Range;
}

/// Sets the ranges of all nodes of a definition to a range of the program. The
/// library uses no patterns but names.
void relocate(LetDefinitions &Root, SMRange Range) {
  std::vector<Expression *> Pending{&Root};
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    E->Range = Range;
    if (auto *B = dyn_cast<Binary>(E))
      B->OperatorLoc = Range.Start;
    else if (auto *A = dyn_cast<Assign>(E))
      A->OperatorLoc = Range.Start;
    else if (auto *L = dyn_cast<Let>(E))
      L->Variable.Range = Range;
    else if (auto *L = dyn_cast<LetRec>(E))
      relocate(*L->Function, Range);
    else if (auto *F = dyn_cast<Fun>(E))
      relocate(*F->Function, Range);
    else if (auto *F = dyn_cast<For>(E))
      F->Variable.Range = Range;
    else if (auto *L = dyn_cast<LetDefinitions>(E))
      for (Definition &D : L->Definitions) {
        D.Target.Range = D.Target.Variable.Range = Range;
        if (D.Function)
          relocate(*D.Function, Range);
      }
    for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
      Pending.push_back(*Operand);
  }
}

} // namespace

bool mincaml::isLibraryName(StringRef Name) {
  auto [ModuleName, Member] = Name.split('.');
  bool IsFound = false;
  for (const Module &M : Modules)
    if (M.Name == ModuleName)
      forEachName(M, [&, Wanted = Member](StringRef Known) {
        IsFound = IsFound || Known == Wanted;
      });
  return IsFound;
}

std::string mincaml::nearestLibraryName(StringRef Name) {
  constexpr unsigned LargestDistance = 2;
  auto [ModuleName, Member] = Name.split('.');
  unsigned Distance = LargestDistance + 1;
  std::string Nearest;
  for (const Module &M : Modules)
    if (M.Name == ModuleName)
      forEachName(M, [&, Wanted = Member](StringRef Known) {
        unsigned D = Wanted.edit_distance(Known, true, LargestDistance);
        if (D >= Distance)
          return;
        Distance = D;
        Nearest = (M.Name + "." + Known).str();
      });
  return Nearest;
}

Expression *mincaml::addLibrary(Expression &Program, ASTContext &Trees,
                                const LanguageOptions &Options) {
  if (Options.Strict)
    return &Program;
  Uses Used;
  collectUses(Program, Used);
  if (Used.empty())
    return &Program;

  // Definitions are visited backwards, so that all uses of a definition have
  // been collected when it is reached. A module uses only earlier modules.
  Expression *Root = &Program;
  for (const Module &M : llvm::reverse(Modules)) {
    if (llvm::none_of(Used, [&M](const auto &Use) {
          return Use.first.split('.').first == M.Name;
        }))
      continue;
    std::vector<LetDefinitions *> Definitions = parseModule(M, Trees);
    for (LetDefinitions *L : llvm::reverse(Definitions)) {
      auto I = Used.find(nameOf(*L).Name);
      if (I == Used.end())
        continue;
      SMRange Range = I->second;
      L->Body = Trees.make<UnitLiteral>(Range);
      relocate(*L, Range);
      collectUses(*L, Used);
      L->Body = Root;
      Root = L;
    }
  }
  return Root;
}
