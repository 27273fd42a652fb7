//===- FreshNames.cpp - Fresh names ---------------------------------------===//

#include "mincaml/Rewriting/FreshNames.h"
#include "mincaml/Rewriting/VariableTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

/// The names that must not be used. The first two are array constructors of
/// language.md, the only externals of the runtime that RuntimeABI.def does not
/// list.
static constexpr StringRef Reserved[] = {
    "create_array",
    "create_float_array",
#define TOKEN(Name, Description)
#define KEYWORD(Name, Spelling) Spelling,
#define PUNCTUATION(Name, Spelling)
#define EXTENSION_KEYWORD(Name, Spelling, Hint) Spelling,
#define EXTENSION_PUNCTUATION(Name, Spelling, Hint)
#define RESERVED_WORD(Spelling, Hint) Spelling,
#include "mincaml/Frontend/Token.def"
#define MINCAML_EXTERNAL(Name, Parameter, Result, Effect) #Name,
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Result, Effect)                                        \
  Spelling,
#include "mincaml/Support/RuntimeABI.def"
};

bool FreshNames::isReserved(StringRef Name) {
  return llvm::is_contained(Reserved, Name);
}

FreshNames::FreshNames(ast::Expression *&Program, ast::ASTContext &Context)
    : Context(Context) {
  VariableTable Table(Program);
  for (const Variable &V : Table.variables())
    Taken.insert(V.TheBinder->Name);
  for (StringRef Name : Table.externals())
    Taken.insert(Name);
  for (StringRef Name : Reserved)
    Taken.insert(Name);
}

StringRef FreshNames::fresh(StringRef Prefix) {
  std::string Name = Prefix.str();
  while (!Taken.insert(Name).second)
    Name = (Prefix + llvm::Twine(++Numbers[Prefix])).str();
  return Context.intern(Name);
}
