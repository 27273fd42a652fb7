//===- Obligations.cpp - What refinement requires -------------------------===//

#include "Refinement/Obligations.h"
#include "Encoding/Accesses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstrTypes.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// B is not a refinement of A.
static Term differs(Z3_context C, const Scalar &A, const Scalar &B) {
  Term Result = B.Poison || !eq(A.Bits, B.Bits);
  // A pointer that may access nothing may become one that may.
  if (A.Provenance)
    Result = Result || (!eq(A.Provenance, B.Provenance) &&
                        !eq(A.Provenance,
                            bits(C, ProvenanceBits, blocks::Null)));
  return !A.Poison && Result;
}

namespace {

/// Collects violations.
struct Collector {
  World &W;
  Side &Before;
  Side &After;
  std::vector<Obligation> Result;
  unsigned Places = 0;

  void add(StringRef What, Term Violation,
           ArrayRef<Term> Candidates = {});
  void undefinedBehaviour();
  void events();
  void ends();
  Term mismatch(const Event &B, const Event &A);
  Term memoryDiffers(const MemoryNode *B, const MemoryNode *A,
                     Term (*IsVisible)(World &, Term, const std::set<unsigned> &),
                     const std::set<unsigned> &Known,
                     std::vector<Term> &Candidates);
};

} // namespace

void Collector::add(StringRef What, Term Violation,
                    ArrayRef<Term> Candidates) {
  if (!isFalse(Violation))
    Result.push_back({What.str(), Violation, Candidates.vec()});
}

void Collector::undefinedBehaviour() {
  std::set<unsigned> Known;
  for (Term T : Before.Undefined)
    Known.insert(T.id());
  Term Any = boolean(W.C, false);
  for (Term T : After.Undefined)
    if (!Known.count(T.id()))
      Any = Any || T;
  add("the second has undefined behaviour", Any);
}

/// Blocks that the callee or the caller can read: those of others, and those
/// that they know.
static Term isVisible(World &W, Term Block, const std::set<unsigned> &Known) {
  Term Result = ult(Block, W.number(blocks::Events));
  for (unsigned Number : Known)
    Result = Result || eq(Block, W.number(Number));
  return Result;
}

/// `noalias` arguments' blocks are for the callee to see only if it knows them.
static Term isVisibleInCall(World &W, Term Block,
                            const std::set<unsigned> &Known) {
  Term Result = ult(Block, W.number(blocks::OthersEnd));
  for (unsigned Number : Known)
    Result = Result || eq(Block, W.number(Number));
  return Result;
}

/// At some place, which the solver chooses, memory is different.
Term Collector::memoryDiffers(
    const MemoryNode *B, const MemoryNode *A,
    Term (*IsVisible)(World &, Term, const std::set<unsigned> &),
    const std::set<unsigned> &Known, std::vector<Term> &Candidates) {
  if (B == A)
    return boolean(W.C, false);
  std::string Name = "place." + std::to_string(Places++);
  unsigned Bytes = W.PointerBits / 8;
  unsigned Low = Log2_64(Bytes);
  Term Block = variable(W.C, Name + ".block", ProvenanceBits);
  Term Address =
      concat(variable(W.C, Name + ".address", W.PointerBits - Low),
             bits(W.C, Low, 0));
  Range Where{Block, Address, Bytes, Bytes};
  auto Read = [&](Side &S, const MemoryNode *M) {
    return W.Memory.read(M, Where, [&](const Range &R) {
      return S.choice("uninit." + Twine(R.Provenance.id()) + "." +
                          Twine(R.Address.id()),
                      8 * R.Bytes);
    });
  };
  RawBytes Old = Read(Before, B);
  RawBytes New = Read(After, A);
  // What is stored beside the words is no pointer that is found in them.
  W.Memory.takeUnknownBlocks();
  Candidates.push_back(New.Bits);
  Term Differs = !isZero((Old.Bits ^ New.Bits) &
                         ~W.Memory.byteMask(Old.Poison));
  if (isSame(Old.Bits, New.Bits))
    Differs = boolean(W.C, false);
  if (!isSame(Old.Poison, New.Poison))
    Differs = Differs || !isZero(New.Poison & ~Old.Poison);
  Term NoBlock = W.number(blocks::Null);
  Differs = Differs ||
            (isZero(Old.Poison) && !eq(Old.Provenance, NoBlock) &&
             !eq(Old.Provenance, New.Provenance));
  return IsVisible(W, Block, Known) && Differs;
}

Term Collector::mismatch(const Event &B, const Event &A) {
  if (B.Call->getFunctionType() != A.Call->getFunctionType() ||
      B.Call->getCallingConv() != A.Call->getCallingConv() ||
      B.Arguments.size() != A.Arguments.size())
    return boolean(W.C, true);
  Term Result = boolean(W.C, false);
  for (auto [X, Y] : zip_equal(B.Arguments, A.Arguments))
    Result = Result || differs(W.C, X, Y);
  return Result;
}

static bool isNever(Term Condition) { return isFalse(simplified(Condition)); }

void Collector::events() {
  auto Meets = [](const Event &B, const Event &A) {
    Term Same = eq(B.Position, A.Position);
    if (!isTrue(Same) && !isFalse(Same))
      Same = simplified(Same);
    return B.Domain && A.Domain && Same;
  };
  for (const Event &A : After.Events) {
    Term IsMatched = boolean(W.C, false);
    for (const Event &B : Before.Events) {
      Term Both = Meets(B, A);
      if (isNever(Both))
        continue;
      IsMatched =
          IsMatched || (B.Domain && eq(B.Position, A.Position));
      std::vector<Term> Candidates;
      for (const Scalar &X : A.Arguments)
        Candidates.push_back(X.Bits);
      add("a call differs, or its arguments", Both && mismatch(B, A),
          Candidates);
      if (!B.Memory)
        continue;
      Candidates.clear();
      // Where only arguments are read, their blocks matter.
      Term Differs =
          A.Memory ? memoryDiffers(B.Memory, A.Memory, isVisibleInCall,
                                   B.Visible, Candidates)
                   : boolean(W.C, true);
      if (B.ReadsArgumentsOnly && !isFalse(Differs) && A.Memory) {
        Term Block = variable(
            W.C, "place." + Twine(Places - 1) + ".block", ProvenanceBits);
        Term IsArgument = boolean(W.C, false);
        for (Term X : B.ArgumentBlocks)
          IsArgument = IsArgument || eq(Block, X);
        Differs = Differs && IsArgument;
      }
      add("a call finds different memory", Both && Differs, Candidates);
    }
    if (!isSame(A.Domain, IsMatched))
      add("the second has a call that the first has not",
          A.Domain && !IsMatched);
  }
  for (const Event &B : Before.Events) {
    Term IsMatched = boolean(W.C, false);
    for (const Event &A : After.Events)
      if (!isNever(Meets(B, A)))
        IsMatched = IsMatched || (A.Domain && eq(B.Position, A.Position));
    if (!isSame(B.Domain, IsMatched))
      add("the second lacks a call of the first", B.Domain && !IsMatched);
  }
}

void Collector::ends() {
  Term BeforeReturns =
      Before.Exit ? Before.Exit->Domain : boolean(W.C, false);
  Term AfterReturns = After.Exit ? After.Exit->Domain : boolean(W.C, false);
  if (!isSame(BeforeReturns, AfterReturns))
    add("only one of them returns", (BeforeReturns && !AfterReturns) ||
                                        (AfterReturns && !BeforeReturns));
  if (!Before.Exit || !After.Exit)
    return;
  Term Both = BeforeReturns && AfterReturns;
  Term ValueDiffers = boolean(W.C, false);
  std::vector<Term> Candidates;
  for (auto [X, Y] : zip_equal(Before.Result.Leaves, After.Result.Leaves)) {
    ValueDiffers = ValueDiffers || differs(W.C, X, Y);
    Candidates.push_back(Y.Bits);
  }
  add("the returned value differs", Both && ValueDiffers, Candidates);
  // Allocas are gone; what was allocated is there if somebody knows it.
  std::set<unsigned> Known;
  for (unsigned Block : Before.Exit->Escaped) {
    bool IsHeap = any_of(Before.Heap, [&](Term Allocated) {
      return any_of(numbersIn(Allocated), [&](Term N) {
        return width(N) == ProvenanceBits && *number(N) == Block;
      });
    });
    if (Block < blocks::Locals || IsHeap)
      Known.insert(Block);
  }
  Candidates.clear();
  Term MemoryDiffers =
      memoryDiffers(Before.Exit->Memory, After.Exit->Memory, isVisible, Known,
                    Candidates);
  add("memory differs at the return", Both && MemoryDiffers, Candidates);
}

std::vector<Obligation> validation::obligationsOf(World &W, Side &Before,
                                                  Side &After) {
  Collector C{W, Before, After, {}};
  C.undefinedBehaviour();
  C.events();
  C.ends();
  return std::move(C.Result);
}

std::vector<Term> validation::preconditionOf(const Side &Before,
                                             const Side &After) {
  std::vector<Term> Result;
  for (Term T : Before.Undefined)
    Result.push_back(!T);
  for (Term T : {Before.BeyondBound, After.BeyondBound})
    if (!isFalse(T))
      Result.push_back(!T);
  return Result;
}
