//===- TestProgram.h - K-normal forms for tests -----------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_KNORMAL_TESTPROGRAM_H
#define MINCAML_TEST_UNIT_KNORMAL_TESTPROGRAM_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"
#include "mincaml/KNormal/Phases.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>
#include <string>

namespace mincaml::knormal {

/// Runs the phases on a source text and verifies the result of each. A verifier
/// failure or an error in the source fails the test.
class TestProgram {
public:
  explicit TestProgram(llvm::StringRef Source);
  ~TestProgram();

  Expression *open() { return Open; }
  Expression *renamed();
  const ClosedProgram &closed(const ClosureOptions &Options = {});

  std::string openText() { return text(*Open); }
  std::string renamedText() { return text(*renamed()); }
  std::string closedText(const ClosureOptions &Options = {});

  /// The closed function whose name in the source is Source, or null.
  const ClosedFunction *function(llvm::StringRef Source);

  static std::string text(const Expression &E);
  static std::string text(const ClosedProgram &P);
  static std::string names(llvm::ArrayRef<Binder> Binders);

private:
  llvm::SourceMgr Sources;
  TypeContext Types;
  ast::ASTContext Tree;
  Context C{Types};
  Expression *Open = nullptr;
  Expression *Renamed = nullptr;
  std::unique_ptr<ClosedProgram> Closed;
};

/// Returns Text without the spaces at the start of its lines, so that
/// expectations can have any indentation.
std::string unindented(llvm::StringRef Text);

} // namespace mincaml::knormal

#endif // MINCAML_TEST_UNIT_KNORMAL_TESTPROGRAM_H
