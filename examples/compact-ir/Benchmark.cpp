//===- Benchmark.cpp - Both representations, measured ---------------------===//
//
//   compact-bench SIZE...          prints, for generated functions of about
//                                  these numbers of instructions, times in ns
//                                  per instruction and memory in bytes per
//                                  instruction, one value a line
//   compact-bench --once=compact|llvm:none|walk|passes SIZE
//                                  does this once, for valgrind
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/NoFolder.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"
#include <malloc.h>
#include <random>
#include <time.h>
#include <unistd.h>

using namespace compact;
using namespace llvm;

static cl::list<unsigned> Sizes(cl::Positional, cl::OneOrMore,
                                cl::desc("SIZE..."));
static cl::opt<std::string> Once("once", cl::desc("Do one thing, once"));

//===----------------------------------------------------------------------===//
// Generated functions
//===----------------------------------------------------------------------===//

namespace {

/// Makes a function of segments: arithmetic, copies, branches, loops, tuples,
/// and code that is dead. About a third of it can be removed.
class Generator {
public:
  Generator(Module &M, unsigned Size)
      : B(M.getContext(), NoFolder(),
          IRBuilderCallbackInserter([this](Instruction *) { ++Count; })),
        Size(Size) {
    Type *Int = B.getInt32Ty();
    F = Function::Create(FunctionType::get(Int, {Int, Int}, false),
                         Function::ExternalLinkage, "generated", M);
    TupleType = StructType::get(Int, Int);
    B.SetInsertPoint(newBlock());
    Recent = {F->getArg(0), F->getArg(1)};
  }

  Function *run() {
    Value *Sum = F->getArg(0);
    while (Count + 2 < Size) {
      segment();
      Sum = B.CreateXor(Sum, any());
    }
    B.CreateRet(Sum);
    return F;
  }

private:
  void segment() {
    switch (Random() % 8) {
    case 0:
    case 1:
      for (unsigned I = 0; I < 6; ++I)
        remember(operation());
      return;
    case 2:
      remember(B.CreateSelect(B.CreateICmpSLT(any(), any()), Recent.back(),
                              Recent.back()));
      remember(B.CreateAdd(number(), number()));
      return;
    case 3:
      for (unsigned I = 0; I < 4; ++I)
        operation(); // dead
      return;
    case 4: {
      Value *Tuple = tuple();
      remember(B.CreateExtractValue(Tuple, 0));
      remember(B.CreateExtractValue(Tuple, 1));
      return;
    }
    case 5: {
      Value *Tuple = choose([&] { return tuple(); });
      remember(B.CreateExtractValue(Tuple, 1));
      remember(B.CreateExtractValue(Tuple, 0));
      return;
    }
    case 6: {
      const unsigned Before = Recent.size();
      Value *Result = choose([&] {
        for (unsigned I = 0; I < 3; ++I)
          remember(operation());
        Value *V = Recent.back();
        Recent.resize(Before);
        return V;
      });
      remember(Result);
      return;
    }
    default:
      loop();
    }
  }

  BasicBlock *newBlock() { return BasicBlock::Create(B.getContext(), "", F); }

  /// A branch, whose sides make the operands of a phi node.
  Value *choose(function_ref<Value *()> Make) {
    BasicBlock *Then = newBlock(), *Else = newBlock(), *Join = newBlock();
    B.CreateCondBr(B.CreateICmpEQ(any(), any()), Then, Else);
    SmallVector<std::pair<Value *, BasicBlock *>, 2> Incoming;
    for (BasicBlock *Side : {Then, Else}) {
      B.SetInsertPoint(Side);
      Incoming.push_back({Make(), Side});
      B.CreateBr(Join);
    }
    B.SetInsertPoint(Join);
    PHINode *Phi = B.CreatePHI(Incoming[0].first->getType(), 2);
    for (auto [V, From] : Incoming)
      Phi->addIncoming(V, From);
    return Phi;
  }

  void loop() {
    BasicBlock *Before = B.GetInsertBlock(), *Body = newBlock(),
               *After = newBlock();
    Value *Start = any(), *Limit = any();
    B.CreateBr(Body);
    B.SetInsertPoint(Body);
    PHINode *Phi = B.CreatePHI(B.getInt32Ty(), 2);
    Value *V = B.CreateMul(B.CreateAdd(Phi, any()), any());
    Value *Next = B.CreateAdd(Phi, B.getInt32(1));
    Phi->addIncoming(Start, Before);
    Phi->addIncoming(Next, Body);
    B.CreateCondBr(B.CreateICmpSLT(Next, Limit), Body, After);
    B.SetInsertPoint(After);
    remember(V);
  }

  Value *tuple() {
    Value *First = B.CreateInsertValue(PoisonValue::get(TupleType), any(), 0);
    return B.CreateInsertValue(First, any(), 1);
  }

  Value *operation() {
    static constexpr Instruction::BinaryOps Operations[] = {
        Instruction::Add, Instruction::Sub, Instruction::Mul,
        Instruction::And, Instruction::Or,  Instruction::Xor};
    return B.CreateBinOp(Operations[Random() % std::size(Operations)], any(),
                         Random() % 4 ? any() : number());
  }

  Value *number() { return B.getInt32(Random() % 16); }
  /// One of the last values.
  Value *any() {
    return Recent[Recent.size() - 1 -
                  Random() % std::min<size_t>(Recent.size(), 16)];
  }
  void remember(Value *V) { Recent.push_back(V); }

  IRBuilder<NoFolder, IRBuilderCallbackInserter> B;
  unsigned Size, Count = 0;
  Function *F;
  StructType *TupleType;
  std::vector<Value *> Recent;
  std::minstd_rand Random;
};

//===----------------------------------------------------------------------===//
// Measurements
//===----------------------------------------------------------------------===//

using Times = std::vector<std::pair<const char *, double>>;

class Stopwatch {
public:
  template <typename Action> void time(const char *Name, Action Run) {
    const double Start = now();
    Run();
    Result.push_back({Name, now() - Start});
  }

  Times Result;

private:
  /// The processor time of this thread, in ns: other programs do not count.
  static double now() {
    timespec T;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &T);
    return T.tv_sec * 1e9 + T.tv_nsec;
  }
};

} // namespace

/// Keeps the compiler from removing a walk.
static volatile uint64_t Sink;

static void walk(CompactFunction &F) {
  uint64_t Sum = 0;
  for (uint32_t N = 0; N < F.size(); ++N) {
    Sum += F.Statements[N].Op + reinterpret_cast<uintptr_t>(F.Types[N]);
    for (Operand O : F.operands(N))
      Sum += O.isResult() ? F.Statements[O.number()].Op : O.number();
  }
  Sink = Sum;
}

static void walk(Function &F) {
  uint64_t Sum = 0;
  for (BasicBlock &B : F)
    for (Instruction &I : B) {
      Sum += I.getOpcode() + reinterpret_cast<uintptr_t>(I.getType());
      for (Value *V : I.operands())
        Sum += V->getValueID();
    }
  Sink = Sum;
}

/// The uses of each statement: where they start in one vector, and the vector.
/// A pass that needs them has to compute them.
static void findUses(CompactFunction &F) {
  std::vector<uint32_t> Start(F.size() + 1), Users;
  for (uint32_t N = 0; N < F.size(); ++N)
    for (Operand O : F.operands(N))
      if (O.isResult())
        ++Start[O.number()];
  uint32_t Total = 0;
  for (uint32_t &S : Start)
    S = Total += S;
  Users.resize(Total);
  for (uint32_t N = F.size(); N-- > 0;)
    for (Operand O : F.operands(N))
      if (O.isResult())
        Users[--Start[O.number()]] = N;
  Sink = Users.size();
}

static Times measure(const CompactFunction &Original) {
  CompactFunction F = Original;
  uint32_t Middle = F.size() / 2;
  while (!Instruction::isBinaryOp(F.Statements[Middle].Op))
    ++Middle;
  Stopwatch W;
  W.time("walk", [&] { walk(F); });
  W.time("compacting walk", [&] { compact::compact(F); });
  W.time("uses found", [&] { findUses(F); });
  W.time("one insertion", [&] {
    const Operand A = Operand::argument(0);
    F.insert(Middle, CompactFunction::Place::Before, Instruction::Add,
             F.Types[Middle], F.Origins[Middle], {A, A});
    compact::compact(F);
  });
  W.time("one replacement", [&] {
    F.replace(Middle, Operand::argument(0));
    compact::compact(F);
  });
  W.time("copies", [&] { propagateCopies(F); });
  W.time("tuples", [&] { replaceTuples(F); });
  W.time("dead", [&] { removeDead(F); });
  W.time("last compaction", [&] { compact::compact(F); });
  return W.Result;
}

static SmallVector<BasicBlock *, 32> blocksOf(Function &F) {
  SmallVector<BasicBlock *, 32> Blocks;
  for (BasicBlock &B : F)
    Blocks.push_back(&B);
  return Blocks;
}

/// Removes what has no uses, from the end: what LLVM's lists of uses are good
/// for. Cycles of phi nodes stay.
static void removeUnused(ArrayRef<BasicBlock *> Blocks) {
  for (BasicBlock *B : reverse(Blocks))
    for (Instruction &I : make_early_inc_range(reverse(*B)))
      if (isInstructionTriviallyDead(&I))
        I.eraseFromParent();
}

static Times measureUnused(Function &Original) {
  ValueToValueMapTy Map;
  Function *F = CloneFunction(&Original, Map);
  const auto Blocks = blocksOf(*F);
  propagateCopies(Blocks);
  replaceTuples(Blocks);
  Stopwatch W;
  W.time("unused", [&] { removeUnused(Blocks); });
  F->eraseFromParent();
  return W.Result;
}

static Times measure(Function &Original) {
  ValueToValueMapTy Map;
  Function *F = CloneFunction(&Original, Map);
  const auto Blocks = blocksOf(*F);
  Instruction *Middle = &Blocks[Blocks.size() / 2]->front();
  while (!Middle->isBinaryOp())
    Middle = Middle->isTerminator()
                 ? &Middle->getParent()->getNextNode()->front()
                 : Middle->getNextNode();
  Stopwatch W;
  W.time("walk", [&] { walk(*F); });
  W.time("one insertion", [&] {
    BinaryOperator::CreateAdd(F->getArg(0), F->getArg(0), "",
                              Middle->getIterator());
  });
  W.time("one replacement", [&] {
    Middle->replaceAllUsesWith(F->getArg(0));
    Middle->eraseFromParent();
  });
  W.time("copies", [&] { propagateCopies(Blocks); });
  W.time("tuples", [&] { replaceTuples(Blocks); });
  W.time("dead", [&] { removeDead(Blocks); });
  F->eraseFromParent();
  return W.Result;
}

static void report(unsigned Size, const char *Which, StringRef What,
                   double Value) {
  outs() << Size << '\t' << Which << '\t' << What << '\t'
         << format("%.5f", Value) << '\n';
}

/// Prints the least of each time, of repetitions that take 300 ms together.
static void measureRepeatedly(const char *Which, unsigned Size,
                              function_ref<Times()> Measure) {
  Times Least = Measure();
  double Total = 0;
  for (unsigned Run = 0; Run < 5 || (Run < 1000 && Total < 3e8); ++Run) {
    const Times Next = Measure();
    for (auto [I, T] : enumerate(Next)) {
      Least[I].second = std::min(Least[I].second, T.second);
      Total += T.second;
    }
  }
  for (auto [Name, Time] : Least)
    report(Size, Which, Name, Time / Size);
}

static size_t heap() {
  const struct mallinfo2 Info = mallinfo2();
  return Info.uordblks + Info.hblkhd;
}

static void measureSize(Module &M, unsigned Wanted) {
  const size_t Before = heap();
  Function *F = Generator(M, Wanted).run();
  const size_t OfLLVM = heap() - Before;
  if (verifyFunction(*F, &errs()))
    report_fatal_error("the generated function is not valid");
  const unsigned Size = F->getInstructionCount();
  std::string Reason;
  auto Statements = read(*F, /*WithPis=*/false, Reason);
  report(Size, "llvm", "bytes", double(OfLLVM) / Size);
  // The vectors; while the function is compacted; and with an insertion.
  for (bool WithInsertion : {false, true}) {
    const size_t BeforeCopy = heap();
    CompactFunction Copy = *Statements;
    if (WithInsertion)
      Copy.insert(0, CompactFunction::Place::Before, Instruction::Add,
                  Type::getInt32Ty(M.getContext()), Copy.Origins[0],
                  {Operand::argument(0), Operand::argument(1)});
    else
      report(Size, "compact", "bytes", double(heap() - BeforeCopy) / Size);
    IncrementalCompaction C(Copy);
    report(Size, "compact",
           WithInsertion ? "bytes, compacting with insertions"
                         : "bytes, compacting in place",
           double(heap() - BeforeCopy) / Size);
    while (C.next())
      ;
  }
  measureRepeatedly("compact", Size, [&] { return measure(*Statements); });
  measureRepeatedly("llvm", Size, [&] { return measure(*F); });
  measureRepeatedly("llvm", Size, [&] { return measureUnused(*F); });
  // Both versions of the passes have to leave the same number of instructions.
  propagateCopies(*Statements);
  replaceTuples(*Statements);
  removeDead(*Statements);
  compact::compact(*Statements);
  const auto Blocks = blocksOf(*F);
  propagateCopies(Blocks);
  replaceTuples(Blocks);
  removeDead(Blocks);
  report(Size, "compact", "statements left", Statements->size());
  report(Size, "llvm", "statements left", F->getInstructionCount());
  F->eraseFromParent();
}

static int doOnce(Module &M, StringRef What, unsigned Size) {
  Function *F = Generator(M, Size).run();
  auto [Which, Action] = What.split(':');
  std::string Reason;
  auto Statements = read(*F, /*WithPis=*/false, Reason);
  const auto Blocks = blocksOf(*F);
  if (Which == "compact" && Action == "walk") {
    walk(*Statements);
  } else if (Which == "compact" && Action == "passes") {
    propagateCopies(*Statements);
    replaceTuples(*Statements);
    removeDead(*Statements);
    compact::compact(*Statements);
  } else if (Which == "llvm" && Action == "walk") {
    walk(*F);
  } else if (Which == "llvm" && Action == "passes") {
    propagateCopies(Blocks);
    replaceTuples(Blocks);
    removeDead(Blocks);
  } else if (Action != "none") {
    errs() << "compact-bench: error: not known: " << What << '\n';
    return 2;
  }
  outs() << F->getInstructionCount() << '\n';
  outs().flush();
  // Freeing everything is not to be counted.
  _exit(0);
}

int main(int Count, char **Words) {
  cl::ParseCommandLineOptions(Count, Words);
  LLVMContext Context;
  for (unsigned Size : Sizes) {
    Module M("benchmark", Context);
    if (!Once.empty())
      return doOnce(M, Once, Size);
    measureSize(M, Size);
  }
  return 0;
}
