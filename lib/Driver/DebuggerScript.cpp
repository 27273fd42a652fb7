//===- DebuggerScript.cpp - The gdb script of executables -----------------===//

#include "DebuggerScript.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

/// gdb's SECTION_SCRIPT_ID_PYTHON_FILE: the path of a script follows.
static constexpr char PythonFile = 1;

void mincaml::addDebuggerScript(Module &M, StringRef Path) {
  Constant *Entry = ConstantDataArray::getString(
      M.getContext(), (Twine(PythonFile) + Path).str());
  auto *G =
      new GlobalVariable(M, Entry->getType(), /*isConstant=*/true,
                         GlobalValue::PrivateLinkage, Entry, "debugger.script");
  G->setSection(".debug_gdb_scripts");
  G->setAlignment(Align(1));
  appendToCompilerUsed(M, {G});
}
