//===- Plugin.cpp - The passes for opt ------------------------------------===//
//
//   compact<...>  reads a function into the vector of statements, runs the
//                 passes in the brackets, and writes it back
//   direct<...>   runs the passes on LLVM IR
//
// The names in the brackets are separated by semicolons: copies, tuples, dead,
// and for compact, print, and no-pis (before the first pass).
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {

using Names = SmallVector<StringRef, 4>;

struct CompactPass : PassInfoMixin<CompactPass> {
  explicit CompactPass(std::string Passes) : Passes(std::move(Passes)) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    const bool WithPis = !StringRef(Passes).contains("no-pis");
    std::string Reason;
    auto Statements = compact::read(F, WithPis, Reason);
    if (!Statements) {
      errs() << F.getName() << " is not read: " << Reason << '\n';
      return PreservedAnalyses::all();
    }
    for (StringRef Name : split(Passes, ';')) {
      if (Name == "copies")
        compact::propagateCopies(*Statements);
      else if (Name == "tuples")
        compact::replaceTuples(*Statements);
      else if (Name == "dead")
        compact::removeDead(*Statements);
      else if (Name == "print")
        Statements->print(outs());
    }
    compact::write(*Statements);
    return PreservedAnalyses::none();
  }
  static bool isRequired() { return true; }

  std::string Passes;
};

struct DirectPass : PassInfoMixin<DirectPass> {
  explicit DirectPass(std::string Passes) : Passes(std::move(Passes)) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    // The order in which the reader reads.
    SmallVector<BasicBlock *, 32> Blocks;
    SmallPtrSet<BasicBlock *, 32> Seen;
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      Seen.insert(B), Blocks.push_back(B);
    for (BasicBlock &B : F)
      if (Seen.insert(&B).second)
        Blocks.push_back(&B);
    for (StringRef Name : split(Passes, ';')) {
      if (Name == "copies")
        compact::propagateCopies(Blocks);
      else if (Name == "tuples")
        compact::replaceTuples(Blocks);
      else if (Name == "dead")
        compact::removeDead(Blocks);
    }
    return PreservedAnalyses::none();
  }
  static bool isRequired() { return true; }

  std::string Passes;
};

} // namespace

static bool parse(StringRef Name, FunctionPassManager &PM,
                  ArrayRef<PassBuilder::PipelineElement>) {
  const bool IsCompact = Name.consume_front("compact");
  if (!IsCompact && !Name.consume_front("direct"))
    return false;
  if (!Name.empty() && !(Name.consume_front("<") && Name.consume_back(">")))
    return false;
  for (StringRef Pass : split(Name, ';'))
    if (!is_contained({"", "copies", "tuples", "dead"}, Pass) &&
        !(IsCompact && is_contained({"print", "no-pis"}, Pass)))
      return false;
  if (IsCompact)
    PM.addPass(CompactPass(Name.str()));
  else
    PM.addPass(DirectPass(Name.str()));
  return true;
}

extern "C" PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "CompactIR", "1",
          [](PassBuilder &PB) { PB.registerPipelineParsingCallback(parse); }};
}
