//===- SourceFileTest.cpp -------------------------------------------------===//

#include "mincaml/Support/SourceFile.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mincaml;
using llvm::StringRef;

namespace {

/// Returns the error that is reported for a text, without its code; empty if
/// there is none.
std::string problem(StringRef Text) {
  llvm::SourceMgr Sources;
  std::string Output;
  llvm::raw_string_ostream OS(Output);
  DiagnosticEngine Engine(Sources, OS);
  unsigned ID = addSource(llvm::MemoryBuffer::getMemBufferCopy(Text, "f"),
                          Sources, Engine);
  EXPECT_EQ(ID == 0, Engine.hadError());
  return StringRef(Output).take_until([](char C) { return C == '['; }).str();
}

TEST(SourceFile, AcceptsOtherBytes) {
  EXPECT_EQ(problem(""), "");
  EXPECT_EQ(problem("(* \xC3\xA4 \xE6\x97\xA5 \xF0\x9F\x90\xAB *)"), "");
  EXPECT_EQ(problem("\xEF\xBB\xBF()"), "");
  EXPECT_EQ(problem("(* \xA4 *)"), "");
}

TEST(SourceFile, RefusesNulBytes) {
  EXPECT_EQ(
      problem(StringRef("ab\n\0c", 5)),
      "f:2:1: error: the file has a NUL byte at offset 3, so it is not text ");
  EXPECT_NE(problem(StringRef("\0", 1)), "");
}

TEST(SourceFile, FindsByteOrderMark) {
  EXPECT_EQ(byteOrderMark("\xEF\xBB\xBFx").size(), 3u);
  EXPECT_EQ(byteOrderMark("\xEF\xBB").size(), 0u);
  EXPECT_EQ(byteOrderMark("x").size(), 0u);
}

TEST(SourceFile, ReportsFilesThatCannotBeRead) {
  llvm::SourceMgr Sources;
  std::string Output;
  llvm::raw_string_ostream OS(Output);
  DiagnosticEngine Engine(Sources, OS);
  EXPECT_EQ(loadSource("/nonexistent/file.ml", Sources, Engine), 0u);
  EXPECT_EQ(loadSource("/", Sources, Engine), 0u);
  EXPECT_NE(Output.find("[MC0101]"), std::string::npos);
  EXPECT_NE(Output.find("[MC0102]"), std::string::npos);
}

} // namespace
