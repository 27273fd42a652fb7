//===- UndefinedExternals.cpp - C functions that are missing --------------===//

#include "UndefinedExternals.h"
#include "JIT.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::StringRef;
using Resolution = VariableReference::Resolution;

/// The symbol of the external that \p Use refers to. Empty if it refers to a
/// definition in the program.
static std::string symbolOf(const VariableReference &Use) {
  if (Use.ResolvedTo == Resolution::DeclaredExternal)
    return Use.External->Symbol.str();
  if (Use.ResolvedTo == Resolution::ImplicitExternal)
    return (runtime::SymbolPrefix + Use.Name).str();
  return "";
}

/// The first use of each external in the text, sorted by location.
static std::vector<std::pair<std::string, const VariableReference *>>
firstUses(const Expression &Program) {
  llvm::StringMap<const VariableReference *> Firsts;
  auto Start = [](const VariableReference *Use) {
    return Use->Range.Start.getPointer();
  };
  // Use a worklist, because programs can be nested too deeply for recursion.
  llvm::SmallVector<const Expression *, 64> Open{&Program};
  while (!Open.empty()) {
    const Expression *E = Open.pop_back_val();
    appendOperands(E, Open);
    const auto *Use = llvm::dyn_cast<VariableReference>(E);
    std::string Symbol = Use ? symbolOf(*Use) : "";
    if (Symbol.empty())
      continue;
    const VariableReference *&First = Firsts[Symbol];
    if (!First || Start(Use) < Start(First))
      First = Use;
  }
  std::vector<std::pair<std::string, const VariableReference *>> Uses;
  for (const auto &[Symbol, First] : Firsts)
    Uses.emplace_back(Symbol, First);
  llvm::sort(Uses, [&](const auto &Left, const auto &Right) {
    return Start(Left.second) < Start(Right.second);
  });
  return Uses;
}

void mincaml::reportUndefinedExternals(const Expression &Program,
                                       llvm::StringSet<> &Undefined,
                                       DiagnosticEngine &Diagnostics) {
  for (const auto &[Symbol, Use] : firstUses(Program)) {
    if (!Undefined.erase(Symbol))
      continue;
    const bool IsDeclared = Use->ResolvedTo == Resolution::DeclaredExternal;
    Diagnostic D = Diagnostics.report(
        Use->Range, DiagnosticID::UndefinedExternal, Use->Name,
        IsDeclared ? "the C function" : "the symbol", Symbol);
    if (IsDeclared)
      D.note(Use->External->SymbolRange, "it is declared here");
  }
}

llvm::Error mincaml::reportUndefinedExternals(const Expression &Program,
                                              llvm::Error LoadingError,
                                              DiagnosticEngine &Diagnostics) {
  auto Report = [&](UndefinedSymbols &E) -> llvm::Error {
    reportUndefinedExternals(Program, E.Symbols, Diagnostics);
    if (E.Symbols.empty())
      return llvm::Error::success();
    return llvm::make_error<UndefinedSymbols>(std::move(E.Symbols));
  };
  return llvm::handleErrors(std::move(LoadingError), Report);
}

/// The symbol that a line reports as undefined, or empty.
static StringRef undefinedSymbol(StringRef Line) {
  StringRef Rest = Line.split("undefined symbol: ").second;
  if (!Rest.empty())
    return Rest.trim();
  // The plural is for messages such as "more undefined references to `f'
  // follow".
  for (StringRef Words :
       {"undefined reference to ", "undefined references to "}) {
    Rest = Line.split(Words).second;
    if (Rest.consume_front("`") || Rest.consume_front("'"))
      return Rest.take_until([](char C) { return C == '\''; });
  }
  return "";
}

/// Whether a line only says where a symbol is undefined, or that the linker
/// failed.
static bool isContext(StringRef Line) {
  return Line.trim().empty() || Line.contains(": in function `") ||
         Line.starts_with(">>> ") ||
         Line.contains("error: ld returned 1 exit status") ||
         Line.contains("error: linker command failed");
}

LinkerMessages mincaml::parseLinkerMessages(StringRef Text) {
  LinkerMessages Result;
  for (StringRef Line : llvm::split(Text, '\n')) {
    StringRef Symbol = undefinedSymbol(Line);
    if (!Symbol.empty())
      Result.Undefined.insert(Symbol);
    else
      Result.HasOthers |= !isContext(Line);
  }
  return Result;
}
