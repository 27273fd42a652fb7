//===- TestProgram.cpp - K-normal forms for tests -------------------------===//

#include "TestProgram.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/KNormal/Phases.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::StringRef;

TestProgram::TestProgram(StringRef Source) {
  std::string Messages;
  llvm::raw_string_ostream OS(Messages);
  DiagnosticEngine Diagnostics(Sources, OS);
  unsigned Buffer =
      addSource(llvm::MemoryBuffer::getMemBufferCopy(Source, "test.ml"),
                Sources, Diagnostics);
  ast::Expression *E = Buffer ? runFrontend(Sources, Buffer, Tree, Types,
                                            LanguageOptions(), Diagnostics)
                              : nullptr;
  if (!E || Diagnostics.hadError()) {
    ADD_FAILURE() << Messages;
    // The test continues with the program `()`.
    Open = C.make<Unit>(Types.unit(), llvm::SMLoc());
    return;
  }
  Open = normalize(C, *E);
  std::string Errors;
  llvm::raw_string_ostream ErrorStream(Errors);
  EXPECT_TRUE(verify(*Open, Types, Binders::MayShadow, ErrorStream)) << Errors;
}

TestProgram::~TestProgram() = default;

Expression *TestProgram::renamed() {
  if (Renamed)
    return Renamed;
  Renamed = alphaRename(C, Open);
  std::string Errors;
  llvm::raw_string_ostream ErrorStream(Errors);
  EXPECT_TRUE(verify(*Renamed, Types, Binders::AreUnique, ErrorStream))
      << Errors;
  return Renamed;
}

const ClosedProgram &TestProgram::closed(const ClosureOptions &Options) {
  Closed =
      std::make_unique<ClosedProgram>(closureConvert(C, renamed(), Options));
  std::string Errors;
  llvm::raw_string_ostream ErrorStream(Errors);
  EXPECT_TRUE(verify(*Closed, Types, ErrorStream)) << Errors;
  return *Closed;
}

std::string TestProgram::closedText(const ClosureOptions &Options) {
  return text(closed(Options));
}

const ClosedFunction *TestProgram::function(StringRef Source) {
  if (!Closed)
    closed();
  for (const ClosedFunction *F : Closed->Functions)
    if (F->Label->Source == Source)
      return F;
  return nullptr;
}

std::string TestProgram::text(const Expression &E) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  print(OS, E);
  return Text;
}

std::string TestProgram::text(const ClosedProgram &P) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  print(OS, P);
  return Text;
}

std::string TestProgram::names(llvm::ArrayRef<Binder> Binders) {
  std::string Text;
  llvm::ListSeparator Separator(" ");
  for (const Binder &B : Binders)
    Text += (StringRef(Separator) + B.TheName->Text).str();
  return Text;
}

std::string knormal::unindented(StringRef Text) {
  std::string Result;
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    if (!Line.trim().empty())
      Result += (Line.trim() + "\n").str();
    Text = Rest;
  }
  return Result;
}
